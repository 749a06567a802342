"""Four people with a pad each play whole games, and an evening of all three."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game import GAMES, find
from game.core.game import Value
from game.evening.slate import points_of
from game.storage.evenings import Guest
from game.storage.match_history import read_matches
from scenes.evening.room import EveningRoom
from scenes.menus.results import ResultsScene
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.table.devices import awaited
from scenes.table.play import PlayScene
from scenes.ui.input import Act
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


@pytest.mark.parametrize("games", [long(tuple(GAMES))])
def test_four_pads_play_an_evening_of_all_three_games(sit: Sit, games: tuple[str, ...]) -> None:
    sitting = sit()
    with virtual_pads(sitting, 4) as pads:
        people, services = seats(find("bulls"), 4, 4), sitting.app.services
        services.hands.remember(people, {pad.source: seat for seat, pad in enumerate(pads)})
        guests = tuple(Guest(seat.name, seat.colour) for seat in people)
        evening = services.evenings.begin(guests, games)
        sitting.manager.begin(services.evening(evening.id))
        hands = FourPads(sitting, pads)
        for place, _ in enumerate(games, 1):
            assert isinstance(sitting.top, EveningRoom)
            sitting.rest(1.0)
            hands.press("play")
            sitting.rest(1.0)
            Player(sitting, hands, place).play_to_the_end()
            assert isinstance(sitting.top, ResultsScene)
            hands.press("rematch")
            sitting.rest(1.0)
        rows = read_matches(lambda fault: pytest.fail(str(fault)))
        assert [row.game for row in rows] == [*games]
        assert isinstance(sitting.top, EveningRoom)
        for line in sitting.top.desk.lines:
            assert line.sum == sum(points_of(row, evening.scheme)[line.name] for row in rows)
        assert hands.used == {pad.source for pad in pads}
