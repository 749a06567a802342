"""What is said of a box or a rival is what the rules would do."""

from __future__ import annotations

from typing import Any

import pytest

from game.alatriste import GAME
from game.alatriste.events_combat import Jailed
from game.alatriste.odds import is_dangerous
from game.alatriste.rows import BOX, BOXES, RULES
from game.alatriste.view import AlatristeView
from game.core.action import Token
from game.core.script import pending
from game.core.seat import Seat
from scenes.skins.alatriste.drawing.meeting import Meeting
from scenes.skins.alatriste.words.explain import Explain
from scenes.skins.alatriste.words.questions import Words
from scenes.stage.pieces import Piece
from tests.alatriste.table import do, fight, landing, meeting, playing, position, seat, told
from tests.narrow import there

SEATS = tuple(Seat(place, name, GAME.meta.colours[place]) for place, name in enumerate(("Amaya", "Bruno")))
OTHER = seat("leganitos")


def seen(*seats: dict[str, Any], **values: Any) -> AlatristeView:
    """What seat 0 sees of a position."""
    return GAME.view(position(*seats, frames=playing(), **values), 0)


def said(view: AlatristeView, kind: str, number: int) -> str:
    """What is said of a thing on the table."""
    words = Words(SEATS)
    words.view = view
    return Explain(view, words)(Piece(Token(kind, number), "", 0, 0, 9, 9))


def test_whoever_has_no_patent_of_nobility_is_jailed_for_debt_and_told_so() -> None:
    view, church = seen(seat("puerta_sol", ducats=1), OTHER), BOX["san_gines"]
    assert "**You could not pay here**, and would be jailed for debt." in said(view, "box", church)
    assert is_dangerous(view, church, 0)
    debtor = position(seat("san_gines", ducats=1), OTHER, frames=landing("san_gines"))
    assert debtor.players[0].prison == "town"


def test_a_gentleman_who_cannot_pay_is_told_that_he_loses_fame_and_no_jail() -> None:
    noble = seat("puerta_sol", ducats=1, fame=3, cards="patent")
    view, church = seen(noble, OTHER), BOX["san_gines"]
    assert "**You could not pay here**, and would lose 1 Fame." in said(view, "box", church)
    assert "jail" not in said(view, "box", church)
    assert not is_dangerous(view, church, 0)
    debtor = position(noble | {"at": "san_gines"}, OTHER, frames=landing("san_gines"))
    assert (debtor.players[0].prison, debtor.players[0].fame) == ("", 3)  # alms give the point back


def test_a_gentleman_without_fame_loses_none() -> None:
    noble = seat("puerta_sol", ducats=1, cards="patent")
    lines = said(seen(noble, OTHER), "box", BOX["san_gines"])
    assert "**You could not pay here.**" in lines and "Fame" not in lines.replace("Fame and a", "")


def test_a_thrust_that_waits_counts_where_a_duel_is_spoken_of() -> None:
    view = seen(seat("puerta_sol", fight=4), seat("prado"))
    assert "you would win a duel: 90%" in said(view, "box", BOX["prado"])
    assert "You would win a duel: 90%" in said(view, "pawn", 1)
    without = seen(seat("puerta_sol"), seat("prado"))
    assert "you would win a duel: 50%" in said(without, "box", BOX["prado"])


def test_the_patrol_is_said_to_stop_no_duel_in_the_garden() -> None:
    here = {"patrol": "huerta_regidor"}
    garden = BOX["huerta_regidor"]
    lines = said(seen(seat("prado"), seat("huerta_regidor"), **here), "box", garden)
    assert "The Patrol would stop a combat here: 100%, and never a duel." in lines
    assert "stop a fight" not in lines
    lines = said(seen(seat("huerta_regidor"), seat("prado"), **here), "patrol", 0)
    assert "It would stop a combat where you stand: 100%, and never a duel." in lines


def test_elsewhere_the_patrol_stops_duels_and_combats_alike() -> None:
    view = seen(seat("puerta_sol"), seat("prado"), patrol="prado")
    assert "The Patrol would stop a fight here: 100%." in said(view, "box", BOX["prado"])
    standing = seen(seat("prado"), seat("puerta_sol"), patrol="prado")
    assert "It would stop a fight where you stand: 100%." in said(standing, "patrol", 0)


def test_in_a_church_justice_takes_nobody_and_is_not_said_to() -> None:
    wanted, other = seat("puerta_sol", wanted=3), seat("san_gines")
    view, church = seen(wanted, other), BOX["san_gines"]
    assert "Justice would take you" not in said(view, "box", church)
    assert not is_dangerous(view, church, 0)
    assert is_dangerous(seen(wanted, seat("prado")), BOX["prado"], 0)


@pytest.mark.parametrize("ducats", [0, 3])
@pytest.mark.parametrize("cards", ["", "patent", "tirso"])
def test_whoever_is_jailed_for_debt_at_a_box_was_told_so_and_nobody_else(cards: str, ducats: int) -> None:
    found = []
    for number, row in enumerate(BOXES):
        if row.debt:
            start = seat("puerta_sol", ducats=ducats, fame=5, cards=cards)
            there = position(start | {"at": row.id}, OTHER, frames=landing(row.id), faces=[4] * 9, pack="")
            jailed = any(event.why == "debt" for event in told(there, Jailed))
            assert is_dangerous(seen(start, OTHER), number, 0) == jailed, row.id
            found.append(row.id)
    assert len(found) > 2


@pytest.mark.parametrize("ducats", [2, 4])
def test_whoever_cannot_pay_a_vow_and_the_church_is_warned_of_jail(ducats: int) -> None:
    church, owed = BOX["san_sebastian"], seat("puerta_sol", ducats=ducats, waits=[("vow", 1)])
    assert is_dangerous(seen(owed, OTHER), church, 0) == (ducats < 4)
    assert not is_dangerous(seen(owed | {"waits": []}, OTHER), church, 0)


@pytest.mark.parametrize("cap", [60, RULES.short.rounds])
def test_a_challenge_and_its_answer_are_asked_about_with_the_fame_that_they_bring(cap: int) -> None:
    here = seat("puerta_sol", fame=9, short=cap == RULES.short.rounds)
    state = position(here, here, cap=cap, frames=meeting(), faces=(1, 3, 4, 5, 5))
    words, honour = Words(SEATS), 2 if here["short"] else 1
    for answer, asked in (
        ("challenge", f"brings you {honour} Fame"),
        ("accept", f"+{honour} Fame, or refuse for −2"),
    ):
        ask = there(pending(state))
        words.view = GAME.view(state, ask.seat)
        assert asked in words.prompt(ask)
        stakes = Meeting(ask, words.view, SEATS, True).stakes()
        assert f"+{honour} Fame" in stakes[0] and f"You win: +{honour} Fame" in stakes[1]
        do(state, answer)
    assert [player.fame for player in state.players] == [9 + 2 * honour, 9]


def test_whoever_lost_a_combat_is_told_how_many_cards_go_and_what_to_keep_without_vigour() -> None:
    loser = seat("rastro", hand="levy libel surgeon", vigour=4)
    state = position(
        seat("rastro"),
        loser,
        frames=fight(0, 1, False, "rastro"),
        patrol="el_valido",
        faces=(1, 6, 6, 1, 3, 6),
    )
    words, keep = Words(SEATS), "Keep what saves your life"
    for number in ("2 cards", "1 more card"):
        ask = there(pending(state))
        words.view = GAME.view(state, ask.seat)
        assert number in words.prompt(ask) and keep in words.prompt(ask)
        do(state, "lose levy" if number == "2 cards" else "lose libel")
