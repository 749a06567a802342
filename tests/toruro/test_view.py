"""Who may know what: hands, what was laid aside, and how the unseen is imagined."""

from __future__ import annotations

from game.core.rng import Rng
from game.core.script import pending
from game.toruro import GAME
from game.toruro.bots.policy import hand_value
from game.toruro.deck import DECK, card, suit
from game.toruro.state import Toruro
from tests.toruro.table import asked, cards, contest, dealt, do, play, run, session

FOUR = ("1c 2o 4o", "3c 2e 4e", "12c 2b 4b", "11c 6e 6b")


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    state = dealt(FOUR, "5c")
    view = GAME.view(state, 1)
    assert view.hand == tuple(cards("3c 2e 4e")) and view.hands == (3, 3, 3, 3)
    assert GAME.view(state, None).hand == ()


def test_what_was_laid_aside_given_back_or_laid_down_is_known_to_its_seat_alone() -> None:
    state = dealt(FOUR, "5c")
    do(state, "0 go", "1 pass", "2 go", "3 go", "0 discard 2o", "done")
    assert GAME.view(state, 0).discards == (card("2o"),)
    assert GAME.view(state, 1).discards == tuple(cards(FOUR[1]))
    assert GAME.view(state, 3).discards == ()
    assert GAME.view(state, 3).discarded == (1, 3, 0, 0)


def test_what_is_picked_for_the_exchange_is_nobody_elses_business() -> None:
    state = dealt(FOUR, "5c")
    do(state, "0 go", "1 go", "2 go", "3 go", "0 discard 2o")
    assert GAME.view(state, 0).chosen == (card("2o"),)
    assert all(GAME.view(state, seat).chosen == () for seat in (None, 1, 2, 3))
    do(state, "discard 4o", "discard 1c", "done")
    assert asked(state) == (0, "give_back")
    assert GAME.view(state, 0).aside == tuple(cards("2o 4o 1c"))
    assert GAME.view(state, 1).aside == () and GAME.view(state, 1).waiting == 3


def test_everything_else_is_public() -> None:
    state = contest(("1c 1o 1e", "2o 10e 2b", ""), "5c", pots=(5, 2, 1))
    play(state, "1c 2b", "1o")
    view = GAME.view(state, None)
    assert (view.turn, view.phase) == (1, "play")
    assert [[(play.seat, play.card) for play in trick] for trick in view.tricks] == [
        [(0, card("1c")), (1, card("2b"))],
        [(0, card("1o"))],
    ]
    assert (view.takers, view.taken, view.pots, view.stake, view.lulo) == ((0,), (5,), (0, 2, 1), 8, 8)
    assert view.goes == (True, True, False) and view.exchanged == (0, 0, None)


def test_an_imagined_table_deals_no_card_twice_and_keeps_all_that_is_seen() -> None:
    for number, (state, ask) in enumerate(run(session(6, 3, preset="mesa"), 3)):
        if number % 7:
            continue
        view = GAME.view(state, ask.seat)
        other = GAME.determinize(view, Rng(number))
        assert GAME.view(other, ask.seat) == view and pending(other) == ask
        assert sorted(thing.id for thing in GAME.pieces(other) if thing.kind == "card") == list(DECK)


def others(state: Toruro, seat: int, times: int) -> list[Toruro]:
    """What that seat may imagine."""
    view = GAME.view(state, seat)
    return [GAME.determinize(view, Rng(number)) for number in range(times)]


def mean(worths: list[int]) -> float:
    return sum(worths) / len(worths)


def test_who_has_gone_is_imagined_with_better_cards_than_who_has_passed_or_was_made_to_go() -> None:
    state = dealt(FOUR, "5c")
    do(state, "0 go", "1 pass")
    tables = others(state, 2, 200)
    made_to = others(do_pass(dealt(FOUR, "5c", hr5=0b1)), 2, 200)
    went = mean([hand_value(table.hands[0], state.exposed) for table in tables])
    passed = mean([hand_value(table.discards[1], state.exposed) for table in tables])
    anyhow = mean([hand_value(table.hands[0], state.exposed) for table in made_to])
    assert went > anyhow + 5 > passed + 10


def do_pass(state: Toruro) -> Toruro:
    """The first who is asked passes."""
    do(state, "pass")
    return state


def test_who_did_not_follow_suit_is_imagined_without_it() -> None:
    state = contest(("1o 12o 1e", "2b 3b 4b", "2o 6e 7e"), "5c")
    play(state, "1o 2b")
    coins_or_trumps = [any(suit(card) < 2 for card in table.hands[1]) for table in others(state, 2, 60)]
    assert sum(coins_or_trumps) <= 1
