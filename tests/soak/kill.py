"""The program is killed at any moment of a game, and no more than the decision in flight is lost.

    python -m tests.soak.kill --times 1000

A process sits down at a table of bots, by the same scene that the window shows, and is killed without
warning. Then the game must be there, whole, with all decisions but the one that was on its way, and be
offered as one that was broken off. Every so often it is gone on with, and the process killed again.
"""

from __future__ import annotations

import signal
import sys
import time
from multiprocessing.connection import Connection
from random import Random

from game import GAMES, find
from game.core.table import replay
from game.storage.paths import finished_folder, saves_folder
from game.storage.saves import Saved, latest
from maps.reader import graph_of
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.table.play import PlayScene
from scenes.window.app import windowless
from tests.narrow import as_a
from tests.soak.killing import killed
from tests.soak.run import soak

LONGEST = 0.8
"""Seconds after which the process is killed at the latest, once it has begun to play."""
FRAME = 0.1


def play(told: Connection, game: str, count: int, seed: int, saved: Saved | None) -> None:
    """Play as the window does, and tell after each answer how many decisions there are."""
    app = windowless((1280, 720), "en")
    app.keep = True
    app.services.settings.speed = "instant"
    if saved is None:
        rules = find(game)
        scene = app.begin(NewGame(rules, seats(rules, count, 0), {}), seed)
    else:
        scene = as_a(PlayScene, app.resume(saved))
    app.services.canvas.aim(app.services.canvas.surface)
    scene.layout(app.services.canvas)
    scene.enter()
    told.send(len(scene.table.record.actions))
    while scene.table.ask is not None:
        before = len(scene.table.record.actions)
        scene.update(FRAME)
        if len(scene.table.record.actions) > before:
            told.send(len(scene.table.record.actions))
        else:
            time.sleep(0.001)
    signal.pause()  # the game was over before its time


def kept_after(told: list[int]) -> Saved:
    """What is left of the game, which must hold all but the last of what was told."""
    complaints: list[str] = []
    game = latest(lambda fault: complaints.append(str(fault)))
    assert not complaints, complaints
    assert game is not None, "the game is gone"
    assert game.broken_off, "the program does not know that it broke off"
    least = told[-2] if len(told) > 1 else 0
    left = len(game.record.actions)
    assert left >= least, f"{told[-1]} decisions were taken, {left} are left"
    rules = find(game.record.game)
    replay(rules, game.record, graph_of(rules))
    return game


def once(chance: Random) -> str:
    """Kill a game, and again after it was gone on with, until chance has enough of it."""
    for path in (*saves_folder().glob("*"), *finished_folder().glob("*")):
        path.unlink()
    game = chance.choice(list(GAMES))
    count = chance.choice(find(game).meta.offered)
    saved: Saved | None = None
    while saved is None or chance.random() < 0.3:
        told: list[int] = killed(play, (game, count, chance.getrandbits(63), saved), chance, LONGEST)
        if told == [0]:
            return f"{game}, killed before the first decision"
        if any(finished_folder().iterdir() if finished_folder().exists() else ()):
            return f"{game}, over before it was killed"
        saved = kept_after(told)
    return f"{game}, killed while it was played"


if __name__ == "__main__":
    if sys.platform == "win32":
        sys.exit("Windows has no such signals.")
    sys.exit(soak(__doc__ or "", once, 1000))
