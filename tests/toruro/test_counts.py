"""Whole rounds as a seed deals them; all numbers were counted by hand."""

from __future__ import annotations

from game.core.game import resolve_options
from game.core.rng import Rng
from game.core.script import advance
from game.toruro import GAME
from game.toruro.events import GameEnded
from game.toruro.state import Debt, Toruro
from tests.toruro.table import asked, codes, do, play, split, told


def begun(seats: int, seed: int) -> Toruro:
    """A session of the Clásica as that seed deals it."""
    state = GAME.setup(seats, resolve_options(GAME.meta, {"preset": "clasica"}), Rng(seed), None)
    state.events = []
    advance(state)
    return state


def test_two_rounds_of_four() -> None:
    state = begun(4, 11)

    # Round 1. Seat 1 deals (-3); the sota of swords is exposed, and the 7e that seat 0 holds is a sota.
    assert (state.dealer, codes([state.exposed])) == (1, "10e")
    assert [codes(hand) for hand in state.hands] == ["7e 2c 1b", "6o 10o 4b", "1c 5e 12c", "7o 10b 4o"]
    do(state, "2 discard 1c", "discard 12c", "done")
    do(state, "3 discard 4o", "discard 7o", "discard 10b", "done", "give 6c")
    do(state, "0 discard 2c", "discard 1b", "done")
    do(state, "1 discard 6o", "discard 10o", "discard 4b", "done", "give 5c")
    assert [codes(hand) for hand in state.hands] == ["7e 5b 3e", "11o 3b 11c", "5e 6e 7b", "2e 7c 10c"]
    play(state, "5e 2e 7e 3b", "3e 11c 6e 10c", "5b 11o 7b 7c")
    # Seat 0 took head and belly (+2), seat 2 the tail with 7b over 5b (+1); the others owe 3 each.
    assert state.debts == (Debt(0, 3, 3), Debt(1, 1, 3)) and state.lulos == (0, 1, 0, 1)

    # Round 2. Seat 0 deals (2 - 3), seat 1 pays its 3 (-3 - 3), one on each pot: 6 in all.
    assert state.net == [-1, -3, 1, 0]
    do(state, "1 pay")
    split(state, 1, 1)
    assert (state.net, state.pots, state.stake) == ([-1, -6, 1, 0], (2, 2, 2), 6)
    do(state, "1 go", "2 pass", "3 pass", "0 go")
    do(state, "1 discard 5c", "discard 12e", "done", "0 discard 6o", "discard 11e", "done")
    play(state, "3o 1o", "12b 5b", "3e 2c")
    # Seat 0 took everything: -1 + 6. Seat 1 owes 6. Then seat 3 deals.
    assert state.debts == (Debt(0, 3, 3), Debt(2, 1, 6))
    assert (state.round, state.dealer, state.net) == (3, 3, [5, -6, 1, -3])


def test_a_partida_of_three_from_the_first_round_to_the_last() -> None:
    state = begun(3, 19)

    # Round 1. Seat 2 deals (-3). Swords are trumps.
    assert codes([state.exposed]) == "11e"
    do(state, "0 discard 4o", "discard 5o", "discard 5c", "done", "give 2e")
    do(state, "1 discard 7c", "discard 5b", "done")
    do(state, "2 discard 11o", "discard 12c", "discard 6b", "done", "give 2c")
    play(state, "10e 12e 7b", "4c 3c 4e", "5e 4b 1c")
    # Head to seat 1 (+1), belly and tail to seat 0 (+2); seat 2 owes 3. Seat 1 deals (-3).
    assert state.net == [2, -2, -3] and state.debts == (Debt(0, 2, 3),)

    # Round 2. Seat 2 pays 3. Clubs are trumps.
    assert asked(state) == (2, "split")
    split(state, 1, 1)
    do(state, "2 go", "0 go", "1 pass")
    do(state, "2 discard 2o", "discard 4c", "discard 2e", "done", "give 3c", "0 discard 5o", "done")
    play(state, "1e 12b", "11b 5b", "1c 3e")
    # All six to seat 0 (8), and seat 2 (-6) owes 6. Seat 0 deals (8 - 3).
    assert state.net == [5, -2, -6] and state.debts == (Debt(1, 2, 6),)

    # Round 3. Seat 2 pays 6: nine are at stake, three on each pot. Cups are trumps.
    split(state, 2, 2)
    assert (state.pots, state.stake) == ((3, 3, 3), 9) and not state.debts
    do(state, "1 go", "2 pass", "0 go")
    do(state, "1 discard 7e", "discard 4b", "done", "0 discard 12o", "done")
    play(state, "6e 3c", "10c 11c", "7o 2c")
    # Seat 0 took head and tail (5 + 6), seat 1 the belly (-2 + 3). Nobody owes anything: it is over.
    assert told(state, GameEnded) == [GameEnded("toruro.9.4", (0,), (11, 1, -12))]
    assert asked(state) is None and state.lulos == (0, 0, 2)
