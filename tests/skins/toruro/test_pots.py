"""Pots and slate: chips add up to what is owed, and debts stand in the order in which they are paid."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.seat import Seat
from game.toruro.view import Debt, ToruroView, view
from scenes.skins.toruro.drawing.account import Account
from scenes.skins.toruro.drawing.cloth import (
    LARGEST_ON_POTS,
    PLAQUE,
    SUM,
    Pot,
    draw_pot,
    heap,
    pots,
    stacks,
)
from scenes.skins.toruro.drawing.hud import Hud
from scenes.skins.toruro.drawing.ledger import DebtLine, LedgerScene
from scenes.skins.toruro.drawing.slate import FACES, Slate
from scenes.skins.toruro.layout import POTS, SLATE, STACK, Places
from scenes.skins.toruro.words.dues import due_next, due_rounds
from scenes.ui.canvas import Canvas
from scenes.ui.widgets import Scroll
from scenes.window.app import App
from tests.skins.toruro.conftest import app
from tests.toruro.table import contest, play

__all__ = ["app"]

SEATS = [Seat(place, f"Player {place}", "blue") for place in range(8)]
FACES_OF = ["faces/teo"] * len(SEATS)


@given(st.integers(0, 4000))
def test_a_heap_is_worth_what_it_shows(amount: int) -> None:
    lying = stacks(amount)
    assert sum(value * count for value, count in lying) == amount
    assert all(0 < count <= STACK for _, count in lying)
    assert [value for value, _ in lying] == sorted((value for value, _ in lying), reverse=True)


@pytest.mark.parametrize("amount", [1, 3, 8])
def test_a_few_chips_lie_in_a_stack_as_high_as_they_are_many(amount: int) -> None:
    (stack,) = heap(300.0, 300.0, amount)
    tops = [top for _, (_, top) in stack]
    assert len(stack) == amount and tops == sorted(tops, reverse=True)


def test_the_sum_of_a_pot_is_always_written_in_the_same_way(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[tuple[str, str]]()
    text = canvas.text

    def note(words: str, x: float, y: float, style: str, *rest: Any, **how: Any) -> pygame.FRect:
        written.append((words, style))
        return text(words, x, y, style, *rest, **how)

    canvas.aim(pygame.Surface((1280, 720)))
    monkeypatch.setattr(canvas, "text", note)
    for number, pot in enumerate((Pot(7), Pot(7, is_at_stake=True), Pot(0, 1, 7))):
        draw_pot(canvas, number, pot, SEATS, FACES_OF)
    sums = [(words, style) for words, style in written if not words.isalpha()]
    assert sums == [("7", SUM)] * 3
    assert canvas.measure("7", SUM)[1] > 1.35 * canvas.measure("7", "number")[1]


def chalked(*amounts: int) -> Slate:
    """A slate on which seat after seat owes these."""
    debts = [Debt(serial, serial % 8, amount) for serial, amount in enumerate(amounts)]
    return Slate(SEATS, FACES_OF, debts)


@pytest.fixture
def canvas(app: App) -> Canvas:
    return app.services.canvas


def test_the_least_debt_is_on_top_and_of_equal_ones_the_oldest(canvas: Canvas) -> None:
    rows = chalked(12, 6, 12, 3).rows(canvas)
    assert [row.debts[0].serial for row in rows] == [3, 1, 0, 2]
    assert all(len(row.debts) == 1 for row in rows)


def test_equal_debts_share_a_line_where_there_are_too_many(canvas: Canvas) -> None:
    slate = chalked(*[6] * 9, *[9] * 8)
    assert not slate.has_all_lines(canvas)
    assert [len(row.debts) for row in slate.rows(canvas)] == [9, 8]


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_where_equal_debts_share_a_line_it_has_room_for_the_face_of_everybody_who_owes_one(
    canvas: Canvas, text: float
) -> None:
    slate = chalked(*[6] * 9, *[9] * 8, 12)
    slate.next = 12
    canvas.lettering.factor = text
    rows = slate.rows(canvas)
    canvas.lettering.factor = 1.0
    assert [row.area.h // row.face * dict(FACES)[row.face] >= len(row.debts) for row in rows] == [True] * 3
    assert all(SLATE.contains(row.area) for row in rows)
    slate.struck = {0}
    canvas.aim(pygame.Surface((1280, 720)))
    slate.draw(canvas)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("count", [0, 5, 9, 30])
def test_every_line_lies_on_the_slate(canvas: Canvas, text: float, count: int) -> None:
    slate = chalked(*range(3, 3 + count))
    with canvas.lettering.at_most(text):
        canvas.lettering.factor = text
        rows = slate.rows(canvas)
    assert all(SLATE.contains(row.area) for row in rows)
    assert not any(a.area.colliderect(b.area.inflate(0, -1)) for a, b in itertools.pairwise(rows))
    assert len(slate.pieces(canvas)) == 1 + len(rows)


def test_a_slate_that_nobody_is_on_says_what_a_lulo_is(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = canvas.text
    for amounts, is_told in (((), True), ((3,), False)):
        written = list[pygame.FRect]()

        def note(words: str, *rest: Any, written: list[pygame.FRect] = written, **how: Any) -> pygame.FRect:
            area = text(words, *rest, **how)
            written.extend([area] * ("commits a lulo" in words))
            return area

        slate = chalked(*amounts)
        slate.next = 3
        canvas.aim(pygame.Surface((1280, 720)))
        with monkeypatch.context() as patch:
            patch.setattr(canvas, "text", note)
            for factor in (1.0, 2.0):
                canvas.lettering.factor = factor
                slate.draw(canvas)
        canvas.lettering.factor = 1.0
        assert bool(written) is is_told and all(SLATE.contains(area) for area in written)


def test_own_debts_are_seen_at_once(canvas: Canvas) -> None:
    pictures = []
    for own in (None, 2):
        slate = chalked(3, 3, 3)
        slate.own = own
        canvas.aim(pygame.Surface((1280, 720)))
        slate.draw(canvas)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] != pictures[1]


def lines(slate: Slate, canvas: Canvas) -> list[tuple[int, int]]:
    """Every line by the seat and the amount of its debt, from above; the lulo of nobody yet has seat -1."""
    return [(row.debts[0].seat, row.debts[0].amount) for row in slate.writing(canvas).rows]


def headings(slate: Slate, canvas: Canvas) -> list[str]:
    return [heading.words for heading in slate.writing(canvas).headings]


def test_what_was_paid_in_a_partida_stays_small_at_the_foot_of_the_slate_the_last_on_top(
    canvas: Canvas,
) -> None:
    slate = chalked(6, 9)
    slate.paid = (Debt(7, 5, 3), Debt(8, 6, 8))
    old = slate.writing(canvas).old
    assert lines(slate, canvas) == [(0, 6), (1, 9)], "who pays next stands on top"
    assert [row.debts[0].amount for row in old] == [8, 3] and all(SLATE.contains(row.area) for row in old)
    paid_off = chalked()
    paid_off.paid = slate.paid
    assert headings(paid_off, canvas) == ["Nobody owes anything.", "Paid"]
    assert old[0].area.top >= slate.rows(canvas)[-1].area.bottom and old[0].area.h < 20
    assert [row.debts[0].serial for row in slate.rows(canvas)] == [0, 1], "they are owed no more"
    assert len(slate.pieces(canvas)) == 3 and slate.has_all_lines(canvas)


def test_where_room_is_short_the_oldest_of_what_was_paid_goes_first(canvas: Canvas) -> None:
    slate = chalked(*range(10, 14))
    slate.paid, slate.next = tuple(Debt(20 + place, 7, place) for place in range(1, 9)), 30
    shown = lines(slate, canvas)
    assert shown[-1] == (-1, 30) and [amount for _, amount in shown[:-1]] == [10, 11, 12, 13]
    kept = [row.debts[0].amount for row in slate.writing(canvas).old]
    assert 0 < len(kept) < 8 and kept == [*range(8, 8 - len(kept), -1)], "the last ones"
    many = replace(chalked(3, 6, 6, 9, 9), due={0})
    assert not many.has_all_lines(canvas) and many.writing(canvas).headings, "five are grouped by amount"


@pytest.mark.parametrize(("amount", "place"), [(3, 0), (6, 1), (7, 1), (9, 2), (40, 2)])
def test_the_next_lulo_stands_where_it_would_be_paid(canvas: Canvas, amount: int, place: int) -> None:
    slate = chalked(6, 9)
    slate.next = amount
    assert lines(slate, canvas)[place] == (-1, amount)
    canvas.aim(pygame.Surface((1280, 720)))
    slate.draw(canvas)


def test_of_equal_lulos_of_which_not_all_are_paid_next_the_slate_says_how_many_are(canvas: Canvas) -> None:
    slate = chalked(6, 6, 6)
    slate.due, slate.pays = {debt.serial for debt in slate.debts}, 1
    assert headings(slate, canvas) == ["1 of these pays next"]
    slate.is_paying, slate.pays = True, 2
    assert headings(slate, canvas) == ["2 of these pay"]


def test_headings_tell_what_was_paid_what_is_due_and_what_comes_later(canvas: Canvas) -> None:
    slate = chalked(6, 9)
    slate.paid, slate.due, slate.next = (Debt(7, 5, 3),), {0}, 12
    assert headings(slate, canvas) == ["Due next round", "Later", "Paid"]
    slate.is_paying = True
    assert headings(slate, canvas)[0] == "Due now"
    tops = [heading.area.top for heading in slate.writing(canvas).headings]
    rows = [row.area.top for row in slate.writing(canvas).rows]
    (old,) = slate.writing(canvas).old
    assert tops[0] < rows[0] < tops[1] < rows[1] < rows[2] < tops[2] < old.area.top


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_at_a_crowded_slate_the_person_here_reads_in_words_what_they_owe_and_faces_are_large(
    canvas: Canvas, text: float
) -> None:
    slate = chalked(*[6] * 9, *[9] * 4)
    slate.due, slate.own = {0}, 0
    canvas.lettering.factor = text
    written = slate.writing(canvas)
    canvas.lettering.factor = 1.0
    assert written.headings[-1].words == "You owe 6 + 6" and written.headings[-1].is_own
    assert min(row.face for row in written.rows) >= 27
    boxes = [row.area for row in written.rows] + [heading.area for heading in written.headings]
    assert all(SLATE.contains(box) for box in boxes)
    assert not any(one.colliderect(other.inflate(0, -1)) for one, other in itertools.combinations(boxes, 2))


def test_a_new_lulo_is_that_of_the_person_here_until_they_have_passed() -> None:
    for went, may_fail in ((None, True), (True, True), (False, False)):
        seen = replace(view(contest(("1c 1o 1e", "2o 2e 2b", "4o 4e 4b"), "5c"), 0), goes=(went, True, True))
        slate = Slate(SEATS, FACES_OF, own=0)
        Hud(SEATS[:3], FACES_OF[:3], Places(3), slate).settle(seen)
        assert slate.may_fail is may_fail


# --- when they are due ---


def owing(amounts: Sequence[int], **changes: Any) -> ToruroView:
    debts = tuple(Debt(serial, serial % 3, amount) for serial, amount in enumerate(amounts))
    seen = view(contest(("1c 1o 1e", "2o 2e 2b", "4o 4e 4b"), "5c"), 0)
    return replace(seen, **{"debts": debts, "round": 4, "at_once": 1, "cap": 0, **changes})


def test_each_round_pays_one_lulo_the_least_first_and_any_of_equal_ones_may_be_it() -> None:
    assert due_rounds(owing((9, 3, 6, 6))) == {1: (5, 5), 2: (6, 7), 3: (6, 7), 0: (8, 8)}
    assert due_next(owing((9, 3, 6, 6))) == {1}
    assert due_next(owing((6, 9, 6))) == {0, 2}


def test_what_is_paid_in_this_round_is_due_now_and_more_at_once_where_the_table_agreed_on_it() -> None:
    assert due_rounds(owing((9, 3), phase="split")) == {1: (4, 4), 0: (5, 5)}
    assert due_rounds(owing((9, 3, 6), agreed=2)) == {1: (5, 5), 2: (5, 5), 0: (6, 6)}


def test_in_the_last_round_of_the_evening_everything_is_due() -> None:
    assert due_rounds(owing((9, 3, 6), cap=6)) == {1: (5, 5), 2: (6, 6), 0: (6, 6)}


def test_the_slate_that_is_read_says_in_which_round_each_lulo_is_due(app: App) -> None:
    seats, faces = SEATS[:3], FACES_OF[:3]
    scene = LedgerScene(app.services, owing((9, 3, 6, 6)), seats, faces, own=0)
    scene.layout(app.services.canvas)
    (scroll,) = [widget for widget in scene.page.widgets if isinstance(widget, Scroll)]
    said = [line.spoken_text for line in scroll.children if isinstance(line, DebtLine)]
    assert said[0] == "1. A lulo of Player 1: 3, due in round 5"
    assert said[1].endswith("due in rounds 6 to 7") and len(said) == 4


def test_between_two_partidas_the_slate_tells_what_everybody_paid() -> None:
    debts = (Debt(0, 2, 3), Debt(1, 0, 12), Debt(2, 2, 6))
    account = Account(1, debts, (40, 75, 65))
    assert account.payers == [0, 2]
    assert account.rows == [(1, ()), (2, (3, 6)), (0, (12,))], "who has most chips stands on top"
    assert account.cause(SEATS) == "No new lulo, and all is paid"
    assert account.sentence(SEATS) == f"{SEATS[0].name} paid 12: the dearest."
    assert Account(1, (), (40, 75, 65)).sentence(SEATS) == f"{SEATS[1].name} has most chips: 75."
    swept = replace(view(contest(("1c 1o 1e",) * 3, "5c"), 0), goes=(None, True, False), taken=(1, 2, 3))
    assert Account.of(1, swept).cause(SEATS) == f"{SEATS[1].name} went alone: +6"


def test_an_emptied_pot_shows_who_took_it_and_how_much() -> None:
    state = contest(("1c 1o 1e", "2o 2e 2b", "4o 4e 4b"), "5c", pots=(5, 4, 3))
    play(state, "1c 2o 4o")
    seen = view(state, None)
    shown = pots(seen, seen.pots, is_playing=True)
    assert shown == (Pot(0, 0, 5), Pot(4, is_at_stake=True), Pot(3))


def test_the_slate_that_ends_a_partida_is_painted_before_it_is_held_up(canvas: Canvas) -> None:
    account = Account(1, (Debt(0, 2, 3), Debt(1, 0, 12)), (40, 75, 65))
    canvas.aim(pygame.Surface((1280, 720)))
    painted = account.prepare(canvas, SEATS, FACES_OF, 0)
    account.draw(canvas, SEATS, FACES_OF, 0, 1.0)
    assert account.prepare(canvas, SEATS, FACES_OF, 0) is painted


@pytest.mark.parametrize("chips", [4, 120])
def test_names_and_amounts_of_pots_grow_with_the_letters_and_stand_within_their_ground(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch, chips: int
) -> None:
    canvas.aim(pygame.Surface((1280, 720)))
    shown = [Pot(chips, is_at_stake=True), Pot(chips), Pot(0, 1, chips)]
    sizes = list[tuple[float, float, float]]()
    for factor in (1.0, 2.0):
        canvas.lettering.factor = factor
        grounds, written = list[pygame.FRect](), list[pygame.FRect]()

        def note(
            *given: Any, written: list[pygame.FRect] = written, text: Any = canvas.text, **how: Any
        ) -> pygame.FRect:
            written.append(text(*given, **how))
            return written[-1]

        with monkeypatch.context() as patch:
            patch.setattr(canvas, "nine", lambda name, area, grounds=grounds: grounds.append(area.copy()))
            patch.setattr(canvas, "text", note)
            with canvas.lettering.at_most(LARGEST_ON_POTS):
                for number, pot in enumerate(shown):
                    draw_pot(canvas, number, pot, SEATS, FACES_OF)
        assert len(grounds) == 3 and len(written) == 6
        for place, (x, _) in enumerate(POTS):
            name, amount, board = written[2 * place], written[2 * place + 1], grounds[place]
            assert board.left < name.left < name.right < amount.left < amount.right < board.right
            assert board.w <= PLAQUE and board.centerx == pytest.approx(x), "it hangs below its own plate"
            assert amount.h <= 1.35 * board.h, "a line is higher than its digits"
        sizes.append((written[2].w, written[3].w, grounds[0].h))
    canvas.lettering.factor = 1.0
    assert all(large > 1.2 * small for small, large in zip(*sizes, strict=True))
