"""The table takes every decision in the same way, and takes back only what is fair to take back."""

from __future__ import annotations

import pytest

from game.bulls import GAME
from game.core.action import action, parse_action, token
from game.core.errors import UserError
from game.core.event import Played
from game.core.game import resolve_options
from game.core.record import parse_record
from game.core.rng import Rng
from game.core.seat import Seat
from game.core.table import Table, replay, resume
from maps.reader import board
from tests.narrow import there
from tests.pile import PASS, PILE, ROLL, PileState, PileView

ANA, BEN = Seat(0, "Ana", "yellow"), Seat(1, "Ben", "blue")


def table(seed: int = 1, blind: bool = False) -> Table[PileState, PileView]:
    return Table(PILE, [ANA, BEN], seed, {"blind": blind})


def lay(game: Table[PileState, PileView]) -> None:
    """The seat in turn lays its lowest card."""
    assert game.ask is not None
    game.play(game.ask.seat, game.ask.options[0])


def test_it_asks_as_soon_as_it_is_laid() -> None:
    game = table()
    assert game.ask is not None and (game.ask.seat, game.ask.prompt) == (0, "pile.lay")


def test_only_the_seat_in_turn_answers_and_only_what_is_offered() -> None:
    game = table()
    assert game.ask is not None
    with pytest.raises(UserError, match="It is not the turn of seat 2"):
        game.play(1, game.ask.options[0])
    with pytest.raises(UserError, match="'roll' is not allowed here"):
        game.play(0, ROLL)
    assert game.record.actions == [], "a refused answer leaves no trace"


def test_every_decision_is_in_the_record_and_in_its_events() -> None:
    game = table()
    lay(game)
    assert [action.verb for action in game.record.actions] == ["lay"]
    assert [type(event) for event in game.events(None)] == [Played]
    game.play(0, PASS)
    assert game.events(None) == (), "events are those of the last decision"


def test_a_view_is_handed_out_with_each_event_as_the_table_is_right_after_it() -> None:
    game = table()
    assert game.ask is not None
    lay(game)
    ((event, view),) = game.events_with_views(None)
    assert (event,) == game.events(None)
    assert (view.pile, view.counts) == (game.view(None).pile, game.view(None).counts)
    game.undo()
    assert game.events_with_views(None) == ()


def test_after_the_end_nothing_is_played() -> None:
    game = table(blind=True)
    while game.ask is not None:
        lay(game)
    with pytest.raises(UserError, match="The game is over"):
        game.play(0, PASS)
    assert sorted(row.place for row in game.standings()) == [1, 2]


def test_an_own_decision_can_be_taken_back_before_anybody_else_decides() -> None:
    game = table()
    before = game.view(0)
    assert not game.can_undo and not game.undo()
    lay(game)
    assert game.can_undo and game.undo()
    assert game.view(0) == before and game.record.actions == [] and game.events(None) == ()
    lay(game)
    assert game.events(None), "and more of them follow"


def test_nothing_is_taken_back_once_another_seat_is_in_turn() -> None:
    game = table(blind=True)
    lay(game)
    assert game.ask is not None and game.ask.seat == 1
    assert not game.can_undo and not game.undo()


def test_nothing_is_taken_back_once_a_die_was_rolled() -> None:
    game: Table[PileState, PileView] = table()
    lay(game)
    game.play(0, ROLL)
    assert not game.can_undo and not game.undo()
    assert len(game.record.actions) == 2


def test_dice_that_are_picked_can_be_put_back_until_they_roll() -> None:
    town = board("town").graph
    for seed in range(50):
        game = Table(GAME, [ANA, BEN], seed, {"start": "seat1"}, town)
        while game.ask is not None and game.ask.prompt != "bulls.reroll.own":
            game.play(game.ask.seat, game.ask.options[0])
        if game.ask is None or len(game.ask.options) < 3:
            continue
        seat, before = game.ask.seat, game.view(None)
        game.play(seat, game.ask.options[0])
        assert game.view(None) != before
        assert game.undo() and game.view(None) == before
        game.play(seat, game.ask.options[0])
        game.play(seat, action("done"))
        assert not game.can_undo
        return
    raise AssertionError("nobody ever rerolled")


def test_a_record_replays_to_the_position_that_it_ends_with() -> None:
    game = table(seed=8)
    rng = Rng(2)
    while game.ask is not None:
        game.play(game.ask.seat, rng.pick(game.ask.options))
    record = parse_record(game.snapshot().text())
    assert replay(PILE, record).view(None) == game.view(None)


def broken(line: str, other: str) -> str:
    """What is wrong with the record of a finished game in which one line is another."""
    game = table(seed=8, blind=True)
    while game.ask is not None:
        lay(game)
    text = game.snapshot().text().rpartition("check")[0]
    assert line in text
    with pytest.raises(UserError) as fault:
        replay(PILE, parse_record(text.replace(line, other, 1)))
    return str(fault.value)


def test_a_record_that_cannot_be_played_says_where() -> None:
    first = next(iter(there(table(seed=8, blind=True).ask).options))
    assert broken(str(first), "lay card:99") == "Decision 1, 'lay card:99', is not possible where it stands."
    assert broken("\nposition", "\npass\nposition") == "The game is over before decision 7, 'pass'."
    assert broken("game pile 1", "game chess 1") == "This is a game of 'chess', not of The Pile."
    assert "version 7 of The Pile; this program plays version 1" in broken("game pile 1", "game pile 7")
    assert "another board (town 12)" in broken("option", "board town 12\noption")
    assert (
        broken('"turns":6', '"turns":5')
        == "All 6 decisions can be played, but they lead to another position."
    )


@pytest.mark.parametrize("decisions", range(1, 13))
def test_a_game_that_other_rules_began_goes_on_from_its_last_position(decisions: int) -> None:
    game = table(seed=8)
    rng = Rng(2)
    for _ in range(decisions):
        assert game.ask is not None
        game.play(game.ask.seat, rng.pick(game.ask.options))
    text = game.snapshot().text().rpartition("check")[0].replace("game pile 1", "game pile 7")
    again = resume(PILE, parse_record(text))
    assert (again.ask, again.view(0)) == (game.ask, game.view(0))
    assert not again.can_undo and again.events(None) == ()
    while game.ask is not None:
        choice = rng.pick(game.ask.options)
        game.play(game.ask.seat, choice)
        assert again.ask is not None
        again.play(again.ask.seat, choice)
        assert again.events(1) == game.events(1)
    assert again.ask is None and again.standings() == game.standings()
    assert again.record.actions == game.record.actions
    assert "game pile 7" in again.snapshot().text(), "it stays a game that those rules began"


def test_a_table_that_goes_to_another_position_takes_nothing_back_before_it() -> None:
    game, other = table(), table(seed=2)
    lay(game)
    assert game.can_undo
    game.go_on(other.snapshot())
    assert game.view(0) == other.view(0) and not game.can_undo


def test_a_game_without_a_position_needs_the_rules_that_began_it() -> None:
    record = table().record
    record.version = 7
    with pytest.raises(UserError, match="The position cannot be read"):
        resume(PILE, record)


def test_a_game_seats_as_many_as_its_rules_say() -> None:
    with pytest.raises(UserError, match="The Pile seats 2 to 5, not 1"):
        Table(PILE, [ANA], 1)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"deaf": True}, "The Pile has no option 'deaf'."),
        ({"blind": 1}, "Option 'blind' cannot be '1'; it can be False, True."),
    ],
)
def test_options_are_settled_before_the_game(given: dict[str, int], words: str) -> None:
    with pytest.raises(UserError) as fault:
        resolve_options(PILE.meta, given)
    assert str(fault.value) == words
    assert resolve_options(PILE.meta, {}) == {"blind": False}


def test_each_seat_hears_and_sees_only_what_it_may() -> None:
    game = table()
    mine, theirs, public = game.view(0), game.view(1), game.view(None)
    assert len(mine.hand) == len(theirs.hand) == 3 and public.hand == ()
    assert not set(mine.hand) & set(theirs.hand)
    assert token("card", mine.hand[0]) in [
        pick for option in there(game.ask).options for pick in option.picks
    ]
    assert parse_action("roll") is ROLL
