"""Whatever keys can reach says what it is, in every scene."""

from __future__ import annotations

import re

import pytest

from game.storage.settings import Settings
from game.translation import use
from scenes.screenshots.catalogue import SHOTS
from scenes.ui.art import Art
from scenes.voice.stream import plain
from scenes.window.app import App
from scenes.window.window import Window
from tests.ui.pages import page_on

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
    app = App(window.surface, Settings(language="en", confirm="always"), keep=False, art=art)
    scene = SHOTS[name](app, 1)
    scene.enter()
    scene.layout(app.services.canvas)
    reached = page_on(scene).ring.around()
    silent = [widget.key for widget in reached if not plain(widget.spoken_text)]
    assert silent == []
    remarks = [plain(remark.text) for remark in scene.remarks()]
    assert all(remarks)
    assert remarks
    said = [*remarks, *(plain(widget.spoken_text) for widget in reached)]
    assert [words for words in said if CODE.search(words)] == []
