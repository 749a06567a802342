"""The screenshots of an evening: how it begins, its room, the vote for the next game, and its picture."""

from __future__ import annotations

from collections.abc import Callable

from game.storage.evenings import Evening, Guest, changed
from game.storage.match_history import Match, Player
from game.translation import tr
from scenes.evening.desk import Desk
from scenes.evening.evenings import EveningsScene
from scenes.evening.night import NightScene
from scenes.evening.room import EveningRoom
from scenes.evening.start import EveningStart
from scenes.screenshots.arrange import Shot
from scenes.ui.scene import Scene
from scenes.window.app import App

GUESTS = (
    Guest("Amaya", "yellow"),
    Guest("Bruno", "blue"),
    Guest("Teo", "green", "teo"),
    Guest("Doña Urraca", "purple", "urraca"),
    Guest("Lola", "pink", "lola"),
)
PLACES = ((1, 2, 3, 4, 4), (2, 1, 3, 3, 5), (1, 3, 2, 5, 4))
"""The place of each guest in each game, in that order."""
BEGUN = "20261121-203000"
MEMORIES: tuple[Callable[[], str], ...] = (
    lambda: tr("One charge trampled {n} Runners of {name}.", n=3, name="Lola"),
    lambda: tr("{name} won head, belly and tail.", name="Bruno"),
    lambda: tr("{name} was received by the Favourite, with {n} to spare.", name="Amaya", n=2),
)
"""What is remembered of each game, in that order."""


class Arranged(Desk):
    """An evening whose games were never played."""

    def read(self) -> None:
        """Know nothing but what was arranged."""


def after_three(app: App) -> Desk:
    """An evening on which every game was played once."""
    games = [*app.services.games]
    evening = Evening(BEGUN, GUESTS, tuple(games))
    app.services.evenings.keep(evening)
    desk = Arranged(app.services, evening)
    for game, places, memory in zip(games, PLACES, MEMORIES, strict=False):
        rows = zip(GUESTS, places, strict=True)
        players = tuple(Player(guest.name, guest.bot, place, 40 - 7 * place) for guest, place in rows)
        slot = f"{game}-{BEGUN}"
        evening.moments[slot] = memory()
        desk.games.append(Match(slot, "2026-11-21T21:03:10", game, 105, players, (0,) * 6, BEGUN))
    return desk


def voting(app: App, seed: int) -> Scene:
    """Somebody has voted for the next game, and the next one is asked."""
    desk = after_three(app)
    desk.evening = changed(desk.evening, way="vote")
    room = EveningRoom(app.services, desk)
    room.votes[GUESTS[0].name] = desk.evening.games[-1]
    return room


def begun_again(app: App, seed: int) -> Scene:
    """The page that begins an evening with those of the last one."""
    after_three(app)
    return EveningStart(app.services)


def kept(app: App, seed: int) -> Scene:
    """The list of evenings."""
    after_three(app)
    return EveningsScene(app.services)


SHOTS: dict[str, Shot] = {
    "evening": begun_again,
    "evening-room": lambda app, seed: EveningRoom(app.services, after_three(app)),
    "evening-vote": voting,
    "evening-night": lambda app, seed: NightScene(app.services, after_three(app)),
    "evenings": kept,
}
