"""Playing wrong: the strict table and the one on its honour, how it is found out, and what it costs."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.core.script import pending
from game.core.seat import Seat
from game.core.table import Table
from game.toruro import GAME
from game.toruro.deck import card
from game.toruro.events import Accused, CardPlayedOnHonour, Forfeited, LuloCommitted, Misplayed
from game.toruro.play_out import misplays
from game.toruro.state import Misplay, Toruro
from game.toruro.tokens import CARD, TRICK
from tests.toruro.table import asked, contest, do, options, play, told

# Cups are trumps. Seat 0 must lead the ace of trumps and wins everything if it does.
HANDS = ("1c 1o 1e", "2o 10e 2b", "", "", "4o 4e 4b")
HONEST = ("1c 2b 4b", "1o 2o 4o", "1e 10e 4e")
# It leads the ace of coins instead: wins the head, must and does lead the ace of cups, and loses no trick.
WRONG = ("1o 2o 4o", "1c 2b 4b", "1e 10e 4e")


def honour(hands: tuple[str, ...] = HANDS, **words: object) -> Toruro:
    return contest(hands, "5c", misplay="honour", **words)


def test_at_a_strict_table_only_what_the_duties_allow_can_be_played() -> None:
    state = contest(HANDS, "5c")
    assert options(state) == ["1c"]


def test_on_its_honour_every_card_of_the_hand_can_be_played() -> None:
    state = honour()
    assert options(state) == ["1c", "1o", "1e"]
    ask = pending(state)
    assert ask is not None and [str(option) for option in ask.for_bots] == [str(ask.options[0])], (
        "bots keep to the rules"
    )


def test_the_table_keeps_silent_about_a_wrong_card_until_the_audit() -> None:
    state = honour()
    before = GAME.view(state, 1)
    assert play(state, "1o 2o 4o") and not told(state, Misplayed)
    assert GAME.view(state, 1).caught == before.caught == ()


def test_the_card_stands_and_the_trick_is_decided_as_always() -> None:
    state = honour()
    play(state, "1o 2o 4o")
    assert state.takers == (0,) and asked(state) == (0, "play")


def test_the_audit_finds_everything_after_the_third_trick() -> None:
    state = honour()
    play(state, *WRONG)
    assert told(state, Misplayed) == [Misplayed("toruro.7.4", 0, TRICK[0], CARD[card("1o")], "lead_ace")]


def test_at_once_means_at_once() -> None:
    state = honour(detection="instant")
    play(state, "1o")
    assert told(state, Misplayed) == [Misplayed("toruro.7.4", 0, TRICK[0], CARD[card("1o")], "lead_ace")]
    assert GAME.view(state, 1).caught == (Misplay(0, 0, card("1o"), "lead_ace"),)


def test_honest_players_are_never_found_out() -> None:
    for detection in ("audit", "instant"):
        state = honour(detection=detection)
        play(state, *HONEST)
        assert not told(state, Misplayed)
        assert [event.seat for event in told(state, LuloCommitted)] == [1, 4]


@pytest.mark.parametrize(
    ("hands", "tricks", "duty"),
    [
        (HANDS, WRONG, "lead_ace"),
        (("3c 12c 1e", "2o 2e 2b", "", "", "4o 4e 4b"), ("1e 2e 4e", "3c 2b 4b", "12c 2o 4o"), "lead_3_king"),
        (("1o 12c 1e", "2o 2e 2b", "", "", "4o 4e 4b"), ("1o 2o 4o", "1e 2e 4e", "12c 2b 4b"),
         "lead_highest_trump"),
        (("1o 12o 1e", "2o 2e 2b", "", "", "4o 4e 4b"), ("1o 2b 4o", "12o 2o 4b", "1e 2e 4e"), "follow_suit"),
        (("1o 12o 1e", "2c 2e 2b", "", "", "4o 4e 4b"), ("1o 2b 4o", "12o 2c 4b", "2e 4e 1e"), "must_trump"),
        (("12c 2o 1e", "2c 3c 2b", "", "", "4o 4e 4b"), ("12c 2c 4b", "2o 3c 4o", "2b 4e 1e"), "beat_trump"),
    ],
)  # fmt: skip
def test_each_duty_can_be_broken_and_is_named(
    hands: tuple[str, ...], tricks: tuple[str, ...], duty: str
) -> None:
    state = honour(hands)
    play(state, *tricks)
    assert duty in [event.duty for event in told(state, Misplayed)]


def test_who_is_found_out_commits_a_lulo_of_the_whole_stake_above_any_ceiling() -> None:
    state = honour(pots=(40, 30, 20), lulo_ceiling=60)
    play(state, *WRONG)
    assert [(event.seat, event.amount, event.misplay) for event in told(state, LuloCommitted)] == [
        (0, 90, True),
        (1, 60, False),
        (4, 60, False),
    ]


def test_a_lulo_for_a_misplay_is_never_free() -> None:
    state = honour()
    state.lulos = (9, 9, 0, 0, 0)
    play(state, *WRONG)
    assert [(event.seat, event.free) for event in told(state, LuloCommitted)] == [
        (0, False),
        (1, True),
        (4, False),
    ]


def test_its_pots_go_on_to_the_next_round_and_count_there() -> None:
    state = honour(pots=(5, 4, 3), debts=[(2, 6)])
    play(state, *WRONG)
    assert told(state, Forfeited) == [Forfeited("toruro.7.5", 0, (5, 4, 3))]
    assert state.net[0] == 0 and state.round == 3 and asked(state) == (2, "split")
    do(state, "put 0", "put 0")
    assert state.pots == (6, 5, 10) and state.stake == 12 + 3 + 6


def test_or_they_are_kept() -> None:
    state = honour(pots=(5, 4, 3), misplay_pots="keep")
    play(state, *WRONG)
    assert not told(state, Forfeited)
    assert state.net[0] == 12 and [debt.amount for debt in state.debts if debt.seat == 0] == [99, 12]


def test_who_plays_wrong_and_wins_no_pot_commits_one_lulo() -> None:
    hands = ("1o 12o 1e", "2o 2e 2b", "", "", "4o 4e 4b")
    state = honour(hands)
    play(state, "1o 2b 4o", "12o 2o 4b", "1e 2e 4e")
    assert [(event.seat, event.misplay) for event in told(state, LuloCommitted)] == [(1, True), (4, False)]


def test_who_breaks_two_duties_commits_one_lulo() -> None:
    state = honour(("1o 12o 2o", "4o 6o 2b", "", "", "5o 4e 4b"))
    play(state, "1o 2b 4b", "12o 4o 4e", "2o 6o 5o")
    found = [(event.seat, event.trick.id, event.duty) for event in told(state, Misplayed)]
    assert found == [(1, 0, "follow_suit"), (4, 0, "follow_suit"), (4, 1, "follow_suit")]
    lulos = told(state, LuloCommitted)
    assert [(event.seat, event.misplay) for event in lulos] == [(1, True), (4, True)]


def accused() -> Toruro:
    """Seat 0 has misplayed in the first trick, and whoever is asked now may say so; seat 4 dealt."""
    state = honour(detection="accuse")
    play(state, *WRONG)
    return state


def test_after_the_third_trick_everybody_may_accuse_from_the_dealer_on_passers_too() -> None:
    state = accused()
    assert asked(state) == (4, "accuse")
    assert options(state) == [
        "accuse seat 0 trick 0",
        "accuse seat 0 trick 1",
        "accuse seat 1 trick 0",
        "accuse seat 1 trick 1",
        "silent",
    ]
    do(state, "4 silent", "0 silent", "1 silent", "2 silent", "3 silent")
    assert state.round == 3


def test_a_true_accusation_is_a_lulo() -> None:
    state = accused()
    do(state, "4 accuse 0 1", "0 silent")
    assert told(state, Accused) == [Accused("toruro.7.4", 4, 0, TRICK[0], True)]
    assert [event.seat for event in told(state, Misplayed)] == [0]
    assert options(state) == ["accuse seat 4 trick 0", "accuse seat 4 trick 1", "silent"]
    do(state, "1 silent", "2 silent", "3 silent")
    lulos = told(state, LuloCommitted)
    assert [(event.seat, event.misplay) for event in lulos] == [(0, True), (1, False), (4, False)]


def test_a_false_one_spends_nothing_but_itself() -> None:
    state = accused()
    do(state, "4 accuse 0 2", "0 accuse 1 1", "1 silent", "2 silent", "3 silent")
    assert [event.right for event in told(state, Accused)] == [False, False]
    assert not told(state, Misplayed)
    assert [event.seat for event in told(state, LuloCommitted)] == [1, 4]


def test_what_nobody_names_goes_free() -> None:
    state = accused()
    do(state, "4 silent", "0 silent", "1 silent", "2 silent", "3 silent")
    assert not told(state, Forfeited) and state.net[0] == 3


def test_all_can_be_proved_from_the_cards_on_the_table() -> None:
    state = accused()
    assert list(misplays(state)) == [Misplay(0, 0, card("1o"), "lead_ace")]


def test_la_ultima_is_always_strict() -> None:
    state = honour(("1c 1o 1e", "2o 10e 2b", "4o 4e 4b"), last=True)
    assert options(state) == ["1c"]
    play(state, "1c 2b 4b", "1o 2o 4o", "1e 10e 4e")
    assert asked(state) is None


@pytest.mark.parametrize("detection", ["instant", "accuse"])
def test_a_card_laid_on_ones_honour_a_finding_and_an_accusation_are_not_taken_back(detection: str) -> None:
    found = set()
    for seed in range(12):
        seats = [Seat(place, name, "red") for place, name in enumerate(("Ana", "Bea", "Carmen"))]
        table = Table(GAME, seats, seed, {"preset": "mesa", "misplay": "honour", "detection": detection})
        rng = Rng(seed)
        while table.ask is not None:
            table.play(table.ask.seat, rng.pick(table.ask.options))
            kinds = {type(event) for event in table.events(None)}
            bound = kinds & {Accused, Misplayed, CardPlayedOnHonour}
            assert not (bound and table.can_undo), bound
            assert table.is_bound == bool(bound)
            found |= bound
    assert found == {CardPlayedOnHonour, Misplayed} | ({Accused} if detection == "accuse" else set())
