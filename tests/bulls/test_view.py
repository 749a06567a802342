"""A view holds all that is public and one's own, nothing else, and an imagined state gives it back."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from game.bulls import GAME
from game.bulls.events import (
    Arrived,
    Charged,
    DayBegan,
    FirstPlayerPassed,
    Ran,
    StepBegan,
    Trampled,
)
from game.bulls.rows import CARDS, COLOURS
from game.bulls.state import Bulls
from game.bulls.tokens import BULL, NOWHERE, RUNNER
from game.core.codec import encode
from game.core.event import Event, Played
from game.core.rng import Rng
from game.core.script import advance, pending
from game.core.seat import Seat
from game.core.table import Table
from tests.bulls.table import OPTIONS, card, dawn, do, give, marker, position, runner, sign, town
from tests.bulls.walk import walk


def test_a_seat_sees_its_own_hand_and_of_the_others_how_many_cards_they_hold() -> None:
    state = position(
        hands=[["red_cape", "jostle"], ["cowbell"], ["stampede", "quick_feet", "jostle"]], seats=3
    )
    seen = [GAME.view(state, seat).hand for seat in range(3)]
    assert seen == [tuple(hand) for hand in state.hands]
    assert GAME.view(state, None).hand == ()
    assert {GAME.view(state, seat).hands for seat in (None, 0, 1, 2)} == {(2, 1, 3)}


def test_a_seat_that_has_decided_sees_alone_what_it_discards() -> None:
    state = dawn(Rng(1), day=2)
    give(state, 0, "red_cape")
    give(state, 1, "cowbell")
    advance(state)
    do(state, f"pick card:{card('red_cape')}", "done")
    assert GAME.view(state, 0).sealed == (card("red_cape"),)
    assert GAME.view(state, 1).sealed == GAME.view(state, None).sealed == ()
    imagined = {tuple(GAME.determinize(GAME.view(state, 1), Rng(seed)).sealed) for seed in range(20)}
    assert () in imagined and len(imagined) > 2, "the other may have discarded any card, or none"


def test_the_view_says_which_card_is_being_resolved_and_by_whom() -> None:
    state = position(["0 S2 2", "1 S3 3"], hands=[["jostle"]])
    view = GAME.view(state, 1)
    assert (view.turn, view.player, view.card, view.part) == (0, None, None, None)
    do(state, "play jostle", "done", "pick runner:16")
    view = GAME.view(state, 1)
    assert (view.turn, view.player, view.card, view.part) == (0, 0, card("jostle"), 1)
    assert view.chosen == (16,)


def test_the_view_tells_supplies_and_totals() -> None:
    state = position()
    state.flags[marker(0, 1)] = sign("A2", "odd")
    state.points = [[3, 0, 0], [1, 0, 0]]
    view = GAME.view(state, None)
    assert (view.supply(0), view.supply(1)) == ((0, 2), (3, 4, 5))
    assert view.totals == (3, 1)


def test_the_view_says_what_is_done_in_the_step_of_the_day() -> None:
    seen = {(ask.prompt, GAME.view(state, None).phase) for state, ask in walk(2, seed=26)}
    assert {phase for _, phase in seen} == {"", "play"}
    assert ("bulls.keep_cards", "") in seen and ("bulls.play_card", "play") in seen
    people = [Seat(seat, f"Seat {seat}", COLOURS[seat]) for seat in range(2)]
    table = Table(GAME, people, 26, OPTIONS, town())
    told: dict[tuple[type[Event], str], str] = {}
    while table.ask is not None:
        table.play(table.ask.seat, table.ask.options[0])
        told |= {(type(event), event.rule): view.phase for event, view in table.events_with_views(None)}
    assert told[Played, "bulls.7.1"] == told[StepBegan, "bulls.7"] == "play"
    assert told[Ran, "bulls.7.2"] == "run"
    assert told[Ran, "bulls.7.3"] == told[Charged, "bulls.7.3"] == told[Trampled, "bulls.7.3"] == "charge"
    assert told[FirstPlayerPassed, "bulls.7.4"] == "pass"
    assert told[Arrived, "bulls.8.1"] == told[DayBegan, "bulls.6"] == ""


def test_the_view_names_the_winners_as_the_standings_do() -> None:
    for points, winners in (
        ([[5, 0, 1], [4, 0, 2]], (1,)),
        ([[4, 1, 1], [1, 4, 1]], (0, 1)),
        ([[4, 1, 3], [1, 4, 1]], (0,)),
    ):
        state = position(day=3)
        state.points = points
        assert GAME.view(state, None).winners == winners
        assert tuple(row.seat for row in GAME.standings(state) if row.place == 1) == winners


def test_the_view_finds_dice_by_name_and_counts_those_of_a_seat() -> None:
    state = position(["0 S2 2", "1 S3 3", "1 S4 5"], ["S6 4"])
    state.trampled = [runner(0, 3)]
    view = GAME.view(state, None)
    assert view.die(RUNNER[runner(1, 1)]) == view.runners[2] and view.die(BULL[0]) == view.bulls[0]
    assert view.die(RUNNER[runner(0, 3)]) is None is view.die(BULL[1])
    assert [len(view.runners_of(seat)) for seat in (0, 1)] == [1, 2]
    assert [view.trampled_of(seat) for seat in (0, 1)] == [1, 0]


def test_a_view_cannot_be_changed() -> None:
    view = GAME.view(position(), 0)
    with pytest.raises(FrozenInstanceError):
        setattr(view, "row", 3)  # noqa: B010
    assert isinstance(hash(view), int), "and all that is in it is frozen too"


def test_imagined_hands_come_from_the_cards_that_the_seat_has_not_seen() -> None:
    rng = Rng(2)
    for state, ask in walk(3, seed=21):
        view = GAME.view(state, ask.seat)
        imagined = GAME.determinize(view, rng)
        dealt = [card for seat, hand in enumerate(imagined.hands) if seat != ask.seat for card in hand]
        known = [*view.hand, *view.discard, *([view.card] if view.card is not None else [])]
        assert sorted([*imagined.deck, *dealt, *known]) == list(range(len(CARDS)))
        assert [len(hand) for hand in imagined.hands] == list(view.hands)


HIDDEN = {"stack", "rng", "events", "hands", "deck", "sealed", "ran", "lost", "arrived", "reshuffles"}


def test_a_view_leaves_out_nothing_that_is_public() -> None:
    public = [field.name for field in fields(Bulls) if field.name not in HIDDEN]
    for state, _ in walk(3, seed=25):
        again = GAME.determinize(GAME.view(state, None), Rng(6))
        assert [(name, getattr(again, name)) for name in public] == [
            (name, getattr(state, name)) for name in public
        ]


def test_every_unseen_card_may_be_in_a_rivals_hand() -> None:
    state = position(hands=[["red_cape"], ["cowbell"]])
    view = GAME.view(state, 0)
    rng = Rng(3)
    seen = {GAME.determinize(view, rng).hands[1][0] for _ in range(2000)}
    assert seen == set(range(len(CARDS))) - {card("red_cape")}


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    rng = Rng(4)
    for number, (state, ask) in enumerate(walk(2, seed=22)):
        if number % 7 == 0:
            imagined = GAME.determinize(GAME.view(state, ask.seat), rng)
            answer = pending(imagined)
            while answer is not None:
                answer = advance(imagined, rng.pick(answer.options))
            assert max(standing.points for standing in GAME.standings(imagined)) > 0


def test_imagining_leaves_the_view_and_its_state_alone() -> None:
    for state, ask in walk(2, seed=23):
        before = encode(state)
        view = GAME.view(state, ask.seat)
        imagined = GAME.determinize(view, Rng(5))
        advance(imagined, ask.options[0])
        assert encode(state) == before
        assert GAME.view(state, ask.seat) == view


def test_ones_wait_off_the_board() -> None:
    for state, ask in walk(2, seed=24):
        waiting = [runner for runner in GAME.view(state, None).runners if runner.space == NOWHERE]
        assert all(runner.face == 1 for runner in waiting)
        assert bool(waiting) == (ask.prompt == "bulls.place_one")
