"""Whatever cannot be picked says which rule forbids it."""

from __future__ import annotations

import pytest

from game.bulls import GAME
from game.bulls.state import Bulls
from game.bulls.tokens import BULL, CARD, DESTINATION, FACE, MARKER, RUNNER
from game.bulls.why_not import REASONS, why_not
from game.core.action import parse_token, token
from game.core.rng import Rng
from game.core.script import advance, pending
from tests.bulls.table import card, dawn, do, give, position, sign, space, town
from tests.bulls.walk import walk

PLACES = [token("space", row.id) for row in town().spaces]
SIGNS = [token("sign", row.id) for row in town().streets]
EVERYTHING = (*RUNNER, *BULL, *CARD, *MARKER, *DESTINATION, *FACE, *PLACES, *SIGNS, token("seat", 1))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_exactly_what_is_offered_has_no_reason_against_it(seats: int) -> None:
    for state, ask in walk(seats, seed=30 + seats):
        view = GAME.view(state, ask.seat)
        offered = {thing for option in ask.options for thing in option.picks}
        for thing in EVERYTHING:
            reason = why_not(view, ask, thing)
            assert (reason is None) == (thing in offered)
            assert reason is None or reason in REASONS
        rival = GAME.view(state, (ask.seat + 1) % seats)
        assert all(why_not(rival, ask, thing) == "bulls.why.not_your_turn" for thing in offered)


def reason(state: Bulls, thing: str) -> str:
    """The reason against picking it, for the seat in turn, without the word that all reasons begin with."""
    ask = pending(state)
    assert ask is not None
    code = why_not(GAME.view(state, ask.seat), ask, parse_token(thing))
    assert code is not None
    return code.removeprefix("bulls.why.")


RUNNERS = ["0 A2 2", "0 A2 2", "0 A3 3", "1 A2 4"]


def test_on_ones_turn_a_card_is_played_from_the_hand() -> None:
    state = position(RUNNERS, row=1)
    assert reason(state, "runner:0") == "choose_card"
    assert reason(state, f"card:{card('red_cape')}") == "not_in_hand"


def test_a_card_about_ones_own_runners_takes_no_others() -> None:
    state = position(RUNNERS, ["A2 3"], row=1)
    state.trampled = [3]
    do(state, "play quick_feet")
    assert reason(state, "bull:0") == "choose_runner"
    assert reason(state, "runner:16") == "only_own"
    assert reason(state, "runner:3") == "trampled"
    assert reason(state, "runner:8") == "not_in_play"
    assert reason(state, "runner:1") == "in_order", "its twin comes first"
    do(state, "pick runner:0")
    assert reason(state, "runner:0") == "already_picked"
    do(state, "pick runner:2")
    assert reason(state, "runner:1") == "in_order"


def test_a_card_about_rival_runners_takes_none_of_ones_own() -> None:
    state = position(RUNNERS, hands=[["wrong_turn"]], row=1)
    do(state, "play wrong_turn")
    assert reason(state, "runner:0") == "only_rivals"


def test_a_card_about_bulls_takes_no_runners_and_no_more_than_it_allows() -> None:
    state = position(RUNNERS, ["A2 3", "A3 3"], [["red_cape"]], row=1)
    do(state, "play red_cape")
    assert reason(state, "runner:0") == "choose_bull"
    assert reason(state, "bull:2") == "not_in_play"
    do(state, "pick bull:0")
    assert reason(state, "bull:1") == "enough"
    do(state, "done")
    assert reason(state, "bull:1") == "choose_face"


def test_a_card_about_one_roundabout_takes_dice_of_one_only() -> None:
    state = position(RUNNERS, hands=[["side_alley"]], row=1)
    do(state, "play side_alley", "pick runner:0")
    assert reason(state, "runner:2") == "one_roundabout"
    do(state, "done")
    assert reason(state, f"space:{space('A4')}") == "not_beside"
    assert reason(state, "runner:2") == "choose_space"


def test_firecrackers_need_somebody_to_startle() -> None:
    state = position(RUNNERS, hands=[["firecrackers"]], row=1)
    do(state, "play firecrackers")
    assert reason(state, f"space:{space('A1')}") == "nobody_there"


def test_a_bull_is_released_in_the_row_of_the_dice() -> None:
    state = position(RUNNERS, hands=[["loose_bull"]], row=1)
    do(state, "play loose_bull")
    assert reason(state, f"space:{space('B1')}") == "other_row"


def test_a_token_needs_a_sign_without_an_own_token() -> None:
    state = position(hands=[["follow_the_flag"]])
    state.flags[1] = sign("A2", "odd")
    do(state, "play follow_the_flag")
    assert reason(state, f"sign:{sign('A2', 'odd')}") == "own_token_there"
    single = next(street.id for street in town().streets if street.parity is None)
    assert reason(state, f"sign:{single}") == "no_sign"
    assert reason(state, "marker:1") == "choose_sign"


def test_only_own_tokens_are_lifted_to_lay_them_elsewhere() -> None:
    state = position(hands=[["follow_the_flag"]])
    state.flags[:4] = town().signs[:4]
    do(state, "play follow_the_flag")
    assert reason(state, "marker:3") == "not_your_token"
    assert reason(state, f"sign:{sign('A2', 'odd')}") == "choose_marker"


def test_only_tokens_on_the_board_are_removed() -> None:
    state = position(hands=[["street_sweeper"]])
    state.flags[4] = sign("A2", "odd")
    do(state, "play street_sweeper")
    assert reason(state, "marker:3") == "token_in_supply"


def test_a_one_is_placed_on_a_start() -> None:
    state, _ = next((state, ask) for state, ask in walk(2, seed=3) if ask.prompt == "bulls.place_one")
    assert reason(state, f"space:{space('B2')}") == "not_a_start"


def test_cards_are_discarded_from_the_hand_and_once() -> None:
    state = dawn(Rng(1), day=2)
    for kind in ("red_cape", "cowbell"):
        give(state, 0, kind)
    advance(state)
    do(state, f"pick card:{card('cowbell')}")
    assert reason(state, f"card:{card('cowbell')}") == "already_picked"
    assert reason(state, f"card:{card('red_cape')}") == "enough"
    assert reason(state, "card:0") == "not_in_hand"


def test_every_kind_of_reason_is_given_somewhere() -> None:
    given = set()
    for seed in range(3):
        for state, ask in walk(3, seed=40 + seed):
            for view in (GAME.view(state, ask.seat), GAME.view(state, None)):
                given |= {why_not(view, ask, thing) for thing in EVERYTHING}
    rare = {"bulls.why.not_your_token"}
    assert given - {None} >= set(REASONS) - rare
