"""The odds of a fight: every way the dice can fall, each played by the rules themselves."""

from __future__ import annotations

from itertools import product

import pytest

from game.alatriste import GAME
from game.alatriste.events_combat import Clashed, Jailed, PatrolWatched
from game.alatriste.fight import Fight
from game.alatriste.madrid import FAR, task_walks
from game.alatriste.odds import chance_of_audience, chance_to_reach, odds
from game.alatriste.rows import BOX, CARDS
from game.alatriste.state import Alatriste
from game.core.rng import Rng
from tests.alatriste.table import madrid, position, seat, told, turn

FIGHTERS = {
    "equals": (seat("prado"), seat("prado")),
    "a better one who is hurt": (seat("prado", fencing=8, vigour=5), seat("prado")),
    "a hopeless one": (seat("prado", fencing=2), seat("prado", fencing=13)),
    "arms and men": (seat("prado", cards="toledo_sword veterano"), seat("prado", cards="saddle_pistols")),
    "who has played a thrust": (seat("prado", fight=3, vigour=4), seat("prado", cards="dagger", vigour=4)),
    "a weak one who begins": (seat("prado", vigour=2), seat("prado", vigour=9)),
}
STEPS = [step.__name__ for step in Fight.steps]


class Falling(Rng):
    """Dice that fall as they are told to, and then anyhow."""

    def __init__(self, *faces: int) -> None:
        super().__init__(1)
        self.faces = list(faces)

    def die(self) -> int:
        return self.faces.pop(0) if self.faces else super().die()


def after(start: Alatriste, step: str, duel: bool, *faces: int) -> Alatriste:
    """The position after that step of a fight of seat 0 against seat 1, with these dice."""
    state = start.clone()
    state.rng, state.events = Falling(*faces), []
    number = STEPS.index(step)
    Fight.steps[number](state, Fight(number, a=0, b=1, duel=int(duel), box=BOX["prado"]), None)
    return state


@pytest.mark.parametrize("duel", [True, False], ids=["duel", "combat"])
@pytest.mark.parametrize("who", FIGHTERS)
def test_they_are_those_of_all_dice(who: str, duel: bool) -> None:
    start = position(*FIGHTERS[who], frames=turn("closing_cards"))
    won, wounded, fallen, won_hurt = list[bool](), list[bool](), list[bool](), list[bool]()
    for faces in product(range(1, 7), repeat=5):
        state = after(start, "clash", duel, *faces)
        first, player = told(state, Clashed)[0], state.players[0]
        if first.winner is not None:
            won.append(first.winner == 0)
            wounded.append(player.vigour < start.players[0].vigour)
            fallen.append(not player.vigour)
            won_hurt.append(won[-1] and wounded[-1])
    found = odds(GAME.view(start, 0), 0, 1, duel, brings=True)
    assert found.win == pytest.approx(sum(won) / len(won))
    assert found.wound == pytest.approx(sum(wounded) / len(won))
    assert found.fall == pytest.approx(sum(fallen) / len(won))
    assert found.win_hurt == pytest.approx(sum(won_hurt) / len(won))


@pytest.mark.parametrize("patrol", ["prado", "recoletos", "huerta_regidor", "puerta_sol", "losas_palacio"])
@pytest.mark.parametrize("cards", ["", "alguacil", "cloak"])
def test_the_patrol_prevents_and_arrests_with_the_same_chance_as_its_die(patrol: str, cards: str) -> None:
    start = position(seat("prado", cards=cards), seat("prado"), patrol=patrol, frames=turn("closing_cards"))
    ends = [after(start, "patrol", False, face) for face in range(1, 7)]
    found = odds(GAME.view(start, 0), 0, 1, False, brings=True)
    prevented = [told(state, PatrolWatched)[0].prevented for state in ends]
    arrested = [any(event.seat == 0 for event in told(state, Jailed)) for state in ends]
    assert (found.patrol, found.jail) == pytest.approx((sum(prevented) / 6, sum(arrested) / 6))


def test_no_patrol_comes_to_a_duel_in_the_garden() -> None:
    start = position(seat("huerta_regidor"), seat("huerta_regidor"), patrol="huerta_regidor")
    view = GAME.view(start, 0)
    assert (odds(view, 0, 1, True, True).patrol, odds(view, 0, 1, False, True).patrol) == (0.0, 1.0)


def test_whoever_is_weak_dies_of_a_fight_that_is_brought_to_him() -> None:
    view = GAME.view(position(seat("prado"), seat("prado", vigour=3)), 0)
    brought, taken = odds(view, 0, 1, True, True), odds(view, 1, 0, True, False)
    assert (brought.dooms, brought.win, brought.fall) == (True, 1.0, 0.0)
    assert (taken.doomed, taken.win, taken.fall) == (True, 0.0, 1.0)


def test_the_way_of_a_task_is_known_from_every_box_though_one_on_it_stops_whoever_passes() -> None:
    board = madrid()
    for target, box, level in product(
        {BOX[row.box] for row in CARDS.values() if row.box}, BOX.values(), (1, 2, 3)
    ):
        way = task_walks(board, box, target, FAR, level, stops=False)[target]
        assert (way[0], way[-1]) == (box, target)


def test_an_audience_is_won_as_often_as_two_dice_and_friends_at_court_reach_its_number() -> None:
    assert [round(100 * chance_to_reach(10 - more)) for more in range(7)] == [17, 28, 42, 58, 72, 83, 92]
    view = GAME.view(position(seat("prado", fame=30, audience=2), seat("prado", fame=29)), 0)
    assert tuple(chance_of_audience(player, 10) for player in view.players) == (chance_to_reach(8), 0.0)
