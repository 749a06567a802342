"""Four people with a pad each play whole games, and an evening of all three."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game import GAMES, find
from game.core.game import Value
from game.evening.slate import points_of
from game.storage.evenings import Evening, Guest
from game.storage.match_history import Match, read_matches
from game.storage.pictures import pictures_folder
from scenes.evening.evenings import EveningsScene
from scenes.evening.night import NightScene
from scenes.evening.room import EveningRoom
from scenes.evening.start import EveningStart
from scenes.menus.hands import HandsScene
from scenes.menus.results import ResultsScene
from scenes.menus.title import TitleScene
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.table.devices import awaited
from scenes.table.play import PlayScene
from scenes.ui.input import Act
from tests.narrow import as_a
from tests.needs import long
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Pad, Walking
from tests.table.pads import VirtualPad, virtual_pads
from tests.table.player import Player

BARE = True
SHORT: dict[str, dict[str, Value]] = {
    "bulls": {"days": 1},
    "toruro": {"min_rounds": 8, "cap": 8},
    "alatriste": {"cap": 30},
}
"""By game, what makes it a short one."""
HUES = 64
"""A picture with more colours than that is not blank."""


class FourPads(Walking):
    """Presses the pad of whoever is asked; in a menu that is everybody's, the first one."""

    def __init__(self, sitting: Sitting, pads: Sequence[VirtualPad]) -> None:
        super().__init__(sitting)
        self.pads = pads
        self.used: set[str] = set()

    @property
    def pad(self) -> VirtualPad:
        """The pad of whoever is asked now."""
        tables = [scene for scene in self.sitting.manager.stack.scenes if isinstance(scene, PlayScene)]
        seat = awaited(tables[-1].session) if tables else None
        source = self.sitting.app.services.hands.device_of(seat) if seat is not None else None
        return next((pad for pad in self.pads if pad.source == source), self.pads[0])

    def act(self, act: Act) -> None:
        pad = self.pad
        self.used.add(pad.source)
        pad.press(Pad.BUTTONS[act])
        self.sitting.frame()

    def go(self, key: str) -> None:
        """Press a button that leads to another scene, and wait until that takes presses."""
        self.press(key)
        self.sitting.rest(1.0)

    def down(self) -> None:
        self.pad.button(Pad.BUTTONS[Act.OK], True)

    def up(self) -> None:
        for pad in self.pads:
            pad.button(Pad.BUTTONS[Act.OK], False)


@pytest.mark.parametrize("game", [long(game) for game in GAMES])
def test_four_pads_play_a_whole_game(sit: Sit, game: str) -> None:
    sitting = sit()
    with virtual_pads(sitting, 4) as pads:
        people, services = seats(find(game), 4, 4), sitting.app.services
        services.hands.remember(people, {pad.source: seat for seat, pad in enumerate(pads)})
        sitting.manager.begin(sitting.app.begin(NewGame(find(game), people, SHORT[game]), 5))
        hands = FourPads(sitting, pads)
        player = Player(sitting, hands, 1)
        player.play_to_the_end()
        assert isinstance(sitting.top, ResultsScene)
        assert hands.used == {pad.source for pad in pads}
        assert player.answers > 20


def begin_an_evening(hands: FourPads, games: Sequence[str]) -> Evening:
    """Begin, from the title on, an evening with those who had one before, each with the pad they press."""
    sitting, services = hands.sitting, hands.sitting.app.services
    guests = tuple(Guest(seat.name, seat.colour) for seat in seats(find("bulls"), 4, 4))
    services.evenings.begin(guests, tuple(games), over=True)
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.0)
    hands.go("evening")
    start = as_a(EveningStart, sitting.top)
    hands.go("hands")
    page = as_a(HandsScene, sitting.top)
    for pad in hands.pads:
        pad.press(pygame.CONTROLLER_BUTTON_A)
        sitting.frame()
    assert page.given == {pad.source: seat for seat, pad in enumerate(hands.pads)}
    hands.pads[-1].press(pygame.CONTROLLER_BUTTON_START)
    sitting.rest(1.0)
    assert sitting.top is start
    hands.go("start")
    evening = as_a(EveningRoom, sitting.top).desk.evening
    assert evening.guests == guests
    assert evening.games == tuple(games)
    return evening


def play_all(hands: FourPads, games: Sequence[str]) -> list[Match]:
    """Play the games of an evening, whose room is shown, and return them as they stand in the annals."""
    sitting = hands.sitting
    for place, _ in enumerate(games, 1):
        as_a(EveningRoom, sitting.top)
        hands.go("play")
        Player(sitting, hands, place).play_to_the_end()
        as_a(ResultsScene, sitting.top)
        hands.go("rematch")
    return read_matches(lambda fault: pytest.fail(str(fault)))


def hues_of(picture: pygame.Surface) -> int:
    """How many colours a picture has, looked at as small as a stamp."""
    small = pygame.transform.smoothscale(picture, (96, 54))
    return len({tuple(small.get_at((x, y))) for x in range(96) for y in range(54)})


@pytest.mark.parametrize("games", [long(tuple(GAMES))])
def test_four_pads_play_an_evening_of_all_three_games(sit: Sit, games: tuple[str, ...]) -> None:
    sitting = sit()
    with virtual_pads(sitting, 4) as pads:
        hands = FourPads(sitting, pads)
        evening = begin_an_evening(hands, games)
        rows = play_all(hands, games)
        assert [(row.game, row.evening) for row in rows] == [(game, evening.id) for game in games]
        for line in as_a(EveningRoom, sitting.top).desk.lines:
            assert line.sum == sum(points_of(row, evening.scheme)[line.name] for row in rows)
        assert hands.used == {pad.source for pad in pads}

        hands.go("night")
        as_a(NightScene, sitting.top)
        hands.go("keep")
        (picture,) = pictures_folder().glob("evening-*.png")
        assert hues_of(pygame.image.load(picture)) > HUES
        hands.go("end")
        as_a(TitleScene, sitting.top)
        hands.go("evening")
        hands.go("nights")
        kept = [desk.evening for desk in as_a(EveningsScene, sitting.top).desks]
        assert [(one.id, one.over) for one in kept[:1]] == [(evening.id, True)]
