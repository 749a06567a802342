"""An evening is killed at any moment, between two games and in them, and its slate stays true.

    python -m tests.soak.evening --times 100

A process plays one game after the other at an evening, and is killed without warning. Then the slate must be
the sum of the match history, every game that was over must be in it once, and the game under way must be
there to be gone on with.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from multiprocessing.connection import Connection
from random import Random

from game.core.record import Record
from game.evening.slate import BY_PLACE, slate
from game.storage.evenings import EVENING, Evening, Evenings, Guest, evenings_folder
from game.storage.match_history import Match, read_matches
from game.storage.paths import finished_folder, match_history_file, saves_folder
from game.storage.saves import running
from scenes.evening.desk import Desk
from scenes.table.play import PlayScene
from scenes.ui.scene import Push
from scenes.window.app import windowless
from tests.narrow import as_a
from tests.soak.killing import killed
from tests.soak.run import soak

LONGEST = 5.0
"""Seconds after which the process is killed at the latest, once it has begun to play."""
GAMES = ("bulls", "toruro")
GUESTS = (Guest("Amaya", "yellow"), Guest("Teo", "green", "teo"), Guest("Lola", "pink", "lola"))
MOST = 4
"""So many times an evening is killed."""


def play(told: Connection, id: str) -> None:
    """Play the games of an evening, one after the other, and tell of each that is over."""
    app = windowless((640, 360), "en")
    app.keep = True
    app.services.settings.speed = "instant"
    app.services.evenings = Evenings(evenings_folder(), print)
    evening = app.services.evenings.find(id)
    assert evening is not None
    desk = Desk(app.services, evening)
    desk.read()
    told.send("")
    while True:
        scene = as_a(PlayScene, as_a(Push, desk.play()).scene)
        while (ask := scene.table.ask) is not None:
            scene.session.think(ask)
            scene.director.finish()
            while scene.session.saves.is_behind:
                time.sleep(0.0005)
        told.send(scene.session.saves.slot)
        scene.results()
        scene.leave()
        desk.read()


def check(evening: Evening, over: list[str]) -> int:
    """Check what is left of an evening; return how many of its games are over."""
    complaints: list[str] = []
    rows = read_matches(lambda fault: complaints.append(str(fault)))
    kept = Evenings(evenings_folder(), lambda fault: complaints.append(str(fault))).find(evening.id)
    saved = [game.record for game in running(lambda fault: complaints.append(str(fault)))]
    assert not complaints, complaints
    assert kept is not None, "the evening is gone"
    ours = [row for row in rows if row.evening == evening.id]
    slots = [row.slot for row in ours]
    assert len(slots) == len({*slots}), "a game counts twice"
    assert {*over} <= {*slots}, f"{ {*over} - {*slots} } were over and count for nothing"
    assert len(under_way(saved, evening)) <= 1, "two games are under way"
    found = {line.name: line.sum for line in slate(kept, ours)}
    assert found == {guest.name: summed(ours)[guest.name] for guest in GUESTS}, "the slate is not the sum"
    return len(ours)


def under_way(saved: list[Record], evening: Evening) -> list[Record]:
    """Return the games of an evening that can be gone on with."""
    return [record for record in saved if record.notes.get(EVENING) == evening.id]


def summed(rows: list[Match]) -> Counter[str]:
    """Return everybody's points, counted from the rows by hand."""
    points: Counter[str] = Counter()
    for row in rows:
        for player in row.players:
            points[player.name] += [0, *BY_PLACE, 0, 0, 0, 0][player.place]
    return points


def once(chance: Random) -> str:
    """Kill an evening several times, going on with it after each."""
    for path in (*saves_folder().glob("*"), *finished_folder().glob("*"), *evenings_folder().glob("*")):
        path.unlink()
    match_history_file().unlink(missing_ok=True)
    evening = Evenings(evenings_folder(), print).begin(GUESTS, GAMES)
    over: list[str] = []
    for _ in range(MOST):
        over += killed(play, (evening.id,), chance, LONGEST)[1:]
        games = check(evening, over)
    return f"{MOST} kills, {games} games over"


if __name__ == "__main__":
    if sys.platform == "win32":
        sys.exit("Windows has no such signals.")
    sys.exit(soak(__doc__ or "", once, 25))
