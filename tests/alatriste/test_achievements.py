"""The achievements of El Capitán Alatriste: what earns each of them, and what nearly does."""

from __future__ import annotations

from collections.abc import Sequence

from game.alatriste import GAME
from game.alatriste.events import CameBack, Changed, ContestWon, DiceWon, GameEnded, PromiseSettled
from game.alatriste.events_combat import (
    Challenged,
    Clashed,
    Countered,
    Died,
    FellWounded,
    RefugeTaken,
)
from game.alatriste.rows import BOX as NUMBERS
from game.alatriste.rows import CARDS
from game.alatriste.tokens import BOX, CARD
from game.core.event import Event
from tests.alatriste.table import asked, do, meeting, position, seat, told
from tests.review.achieving import done


def did(id: str, *events: Event, points: Sequence[int] = (0, 0), board: str = "") -> bool:
    """Seat 0 of two did that in those events; at the end those cards lie on its board."""
    view = GAME.view(position(seat("prado", cards=board), seat("rastro")), 0)
    return done(GAME, id, events, view, points)


def clash(winner: int, face: int = 3, duel: bool = True, asked: int = 1) -> Clashed:
    """Seats 0 and 1 fight; seat `asked` brought it, and seat 0 rolled that face."""
    own, other = (face, 1), (2, 2)
    seats, faces = ((1, 0), (other, own)) if asked else ((0, 1), (own, other))
    return Clashed("alatriste.8.2", seats, faces, (9, 8), winner, duel)


def test_the_kings_service_is_won_at_el_valido_and_not_by_score() -> None:
    assert did("kings_service", GameEnded("alatriste.11", "audience", (0,), (30, 8)), points=(30, 8))
    assert not did("kings_service", GameEnded("alatriste.11", "cap", (0,), (30, 8)), points=(30, 8))
    assert not did("kings_service", GameEnded("alatriste.11", "audience", (1,), (30, 8)), points=(8, 30))


def test_satisfaction_is_a_duel_won_that_another_asked_for() -> None:
    challenge = Challenged("alatriste.8.1", 1, 0, True)
    assert did("satisfaction", challenge, clash(0))
    assert not did("satisfaction", challenge, clash(1))
    assert not did("satisfaction", Challenged("alatriste.8.1", 0, 1, True), clash(0, asked=0))
    assert not did("satisfaction", challenge, clash(0, duel=False))


def test_a_duel_lost_with_a_six_is_a_dear_lesson() -> None:
    assert did("dear_lesson", clash(1, face=6))
    assert not did("dear_lesson", clash(1, face=5))
    assert not did("dear_lesson", clash(0, face=6))
    assert not did("dear_lesson", clash(1, face=6, duel=False))


def test_a_riposte_sends_an_attack_back_and_a_parry_does_not() -> None:
    riposte, libel = (
        CARD[next(n for n, row in CARDS.items() if row.key == key)] for key in ("riposte", "libel")
    )
    assert did("and_to_you", Countered("alatriste.7.4", 0, riposte, libel, True))
    assert not did("and_to_you", Countered("alatriste.7.4", 0, riposte, libel, False))
    assert not did("and_to_you", Countered("alatriste.7.4", 1, riposte, libel, True))


def test_a_church_that_takes_one_in_is_sanctuary() -> None:
    assert did("sanctuary", RefugeTaken("alatriste.8.4", 0, True))
    assert not did("sanctuary", RefugeTaken("alatriste.8.4", 1, True))


def test_sanctuary_is_within_reach_kill_a_man_and_walk_into_the_next_church() -> None:
    state = position(
        seat("representantes"),
        seat("representantes", vigour=1),
        frames=meeting(1),
        active=1,
        patrol="el_valido",
        faces=(1, 1),
    )
    do(state, "pass", "pass", "combat 1")
    assert told(state, Died)[0].seat == 1 and state.players[0].wanted == 3
    assert not did("sanctuary", *state.events or ())
    do(state, "stop", "move san_sebastian", "stop", "leave")
    assert asked(state) == "over"
    assert did("sanctuary", *state.events or ())


def test_whoever_wins_on_the_main_square_is_applauded() -> None:
    assert did("applause", ContestWon("alatriste.9.3", "bullfight", 0))
    assert not did("applause", ContestWon("alatriste.9.3", "bullfight", 1))


def test_the_bank_pays_whoever_takes_the_pot() -> None:
    assert did("bank_pays", DiceWon("alatriste.9.2", 0, 10))
    assert not did("bank_pays", DiceWon("alatriste.9.2", -1, 10))


def test_the_wounded_are_back_on_their_feet_once_they_are_up() -> None:
    assert did("on_your_feet", FellWounded("alatriste.8.5", 0), FellWounded("alatriste.8.5", 0, True))
    assert not did("on_your_feet", FellWounded("alatriste.8.5", 0))


def test_one_comes_home_from_flanders_and_not_from_the_sea() -> None:
    assert did("home_from_flanders", CameBack("alatriste.4.1", 0, BOX[NUMBERS["flandes"]]))
    assert not did("home_from_flanders", CameBack("alatriste.4.1", 0, BOX[NUMBERS["embarcado"]]))


def test_fame_in_a_second_life_makes_one_born_twice() -> None:
    died, known = Died("alatriste.8.6", 0, ()), Changed("alatriste.5", 0, "fame", 2, 15)
    assert did("born_twice", died, known)
    assert not did("born_twice", known, died)
    assert not did("born_twice", died, Changed("alatriste.5", 0, "fame", 2, 14))
    assert not did("born_twice", Died("alatriste.8.6", 1, ()), known)


def test_a_word_is_good_that_was_kept_and_never_broken() -> None:
    kept, broken = (PromiseSettled("alatriste.10", 0, 1, "no attack", kept) for kept in (True, False))
    assert did("good_as_your_word", kept)
    assert not did("good_as_your_word", kept, broken)
    assert not did("good_as_your_word")


def test_two_poets_at_ones_side_are_a_table_of_poets() -> None:
    assert did("table_of_poets", board="quevedo lope")
    assert not did("table_of_poets", board="quevedo spinola")
