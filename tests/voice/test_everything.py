"""Whatever keys can reach says what it is, in every scene."""

from __future__ import annotations

import re

import pytest

from game.storage.settings import Settings
from game.words import use
from scenes.app import App
from scenes.shots import SHOTS
from scenes.ui.art import Art
from scenes.voice.plain import plain
from scenes.window import Window

SCENES = (
    "title", "lobby", "settings", "keys", "rules", "pause", "curtain", "log", "lessons", "results",
    "results-review", "toruro-lobby", "toruro-slate", "alatriste-lobby", "alatriste-boards", "play",
    "play-dice", "toruro", "toruro-split", "toruro-accuse", "alatriste", "alatriste-split", "alatriste-offer",
    "alatriste-trade", "lesson-bulls-forks-1",
)  # fmt: skip
CODE = re.compile(r"[a-z]+[A-Z]|<|\bobject\b|_|\{|\*\*|\[|[a-z]:\d|\.\.(?!\.)")
"""What nobody says: names of classes and keys, marks, places that were not filled."""


@pytest.mark.parametrize("name", SCENES)
def test_whatever_keys_reach_says_what_it_is(window: Window, art: Art, name: str) -> None:
    use("en")
    app = App(window.surface, Settings(language="en"), keep=False, art=art)
    scene = SHOTS[name](app, 1)
    scene.enter()
    scene.layout(app.services.canvas)
    reached = scene.page.ring.around()
    silent = [widget.key for widget in reached if not plain(widget.said)]
    assert silent == []
    said = [plain(widget.said) for widget in reached] + [plain(remark.text) for remark in scene.remarks()]
    assert [words for words in said if CODE.search(words)] == []
    assert reached


@pytest.mark.parametrize("name", [name for name in SCENES if name not in ("log", "pause")])
def test_every_scene_says_what_it_is_about(window: Window, art: Art, name: str) -> None:
    use("en")
    app = App(window.surface, Settings(language="en"), keep=False, art=art)
    scene = SHOTS[name](app, 1)
    scene.enter()
    scene.layout(app.services.canvas)
    assert [remark for remark in scene.remarks() if plain(remark.text)]
