"""Whatever is pressed in a film and its branches leaves saved games, annals, feats and settings byte by byte.

    python -m tests.soak.film_monkey --times 1000

Each run is a hundred random inputs in the film of a finished game, in its menus and in branches of it. What
is set on the page of settings, or by the knob for the speed of a branch, is set as before. One program plays
all runs; what lies under a menu and how one page turns into the next is drawn in every tenth run alone.
"""

from __future__ import annotations

import sys
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from random import Random

import pygame

from game.storage.match_history import Match, Player, add_match
from game.storage.paths import finished_folder, own, saves_folder
from game.storage.saves import finished_game
from game.storage.settings import Settings, save_settings
from scenes.film.branch_scene import BranchScene
from scenes.menus.settings import SettingsScene
from scenes.services import Screening
from scenes.table.pause import PauseScene
from scenes.ui.input import Act, Input, Key, Pointer, Typed
from scenes.ui.scene import Scene
from scenes.window.app import App
from scenes.window.scene_stack import SceneStack
from tests.soak.run import soak
from tests.table.films import GAMES, finished

INPUTS, FRAME, DRAWN = 100, 0.05, 0.1
"""Inputs of a run, seconds between two of them, and the share of runs that are drawn."""
OWN = ("branches", "webp", "png", "log")
"""The endings of what a film may write: branches, pictures that somebody takes, the log."""


def kept() -> dict[Path, bytes]:
    """All that lies in the player's folder but what belongs to films."""
    files = (path for path in own("saves").parent.rglob("*") if path.is_file())
    return {path: path.read_bytes() for path in files if path.suffix[1:] not in OWN}


@cache
def program() -> App:
    """One program for all runs, which keeps what it is told to keep."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    return App(pygame.Surface((960, 540)), Settings(language="en"))


class BlindStack(SceneStack):
    """Scenes of which no pictures are made."""

    def draw_scene(self, scene: Scene) -> None:
        pass


def slot_of(name: str) -> str:
    """Have a finished game kept, with its row in the annals; return its slot."""
    record = finished(name)
    slot = f"{name}-20260101-120000"
    finished_folder().mkdir(parents=True, exist_ok=True)
    if not finished_game(slot).exists():
        finished_game(slot).write_text(record.text(), encoding="utf-8")
        players = tuple(Player(seat.name, seat.bot, 1, 1) for seat in record.seats)
        add_match(Match(slot, "2026-01-01T13:00:00", name, len(record.actions), players, (1,) * 6))
    saves_folder().mkdir(parents=True, exist_ok=True)
    (saves_folder() / "toruro-20260102-120000.sobremesa").write_text(record.guarded(), encoding="utf-8")
    return slot


def some_input(chance: Random) -> list[Input]:
    """Keys and presses, as they come."""
    spot = chance.uniform(0, 1280), chance.uniform(0, 720)
    if chance.random() < 0.3:
        spot = chance.uniform(0, 1280), chance.uniform(624, 720)
    if chance.random() < 0.5:
        return [Key(chance.choice(list(Act)), slot=chance.randint(1, 9), key=chance.randint(1, 200))]
    if chance.random() < 0.1:
        return [Typed(chance.choice("aeiou "))]
    button = chance.choice((1, 1, 1, 3))
    return [Pointer("move", spot), Pointer("down", spot, button), Pointer("up", spot, button)]


def reset(settings: Settings, wished: Settings) -> None:
    """Set and keep what was wished for."""
    for field in fields(wished):
        setattr(settings, field.name, getattr(replace(wished), field.name))
    save_settings(settings)


def once(chance: Random) -> str:
    """A hundred inputs."""
    name = chance.choice(list(GAMES))
    slot = slot_of(name)
    app, wished = program(), Settings(language="en", mute=True, speed="instant")
    settings = app.services.settings
    reset(settings, wished)
    reports: list[BaseException] = []
    app.services.report = reports.append
    stack = (SceneStack if chance.random() < DRAWN else BlindStack)(app.services, app.home)
    before, text = kept(), finished(name).text()

    def film() -> None:
        stack.begin(app.services.film(Screening(finished(name), chance.randrange(60), slot=slot)))

    film()
    base = stack.scenes[0]
    for _ in range(INPUTS):
        for item in some_input(chance):
            if isinstance(item, Key) and item.act is Act.VOICE:
                continue
            own_wish = isinstance(stack.top, BranchScene | PauseScene | SettingsScene)
            stack.handle(item)
            if own_wish and settings != wished:  # by the knob for the speed, or on the page of settings
                reset(settings, wished)
        stack.update(FRAME)
        assert not reports, repr(reports[0])
        if not stack.scenes or stack.scenes[0] is not base:
            film()
            base = stack.scenes[0]
    stack.leave_all()
    assert finished(name).text() == text
    assert kept() == before, "something that is kept has changed"
    return name


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 1000))
