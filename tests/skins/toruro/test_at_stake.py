"""What is at stake in this trick? The table's marks answer it: as the rules do, and from nothing hidden."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

import pytest

from game.core.game import resolve_options
from game.core.rng import Rng
from game.core.script import Ask, advance
from game.toruro import GAME
from game.toruro.deck import Card, number, stand_in, suit
from game.toruro.events import LuloCommitted
from game.toruro.state import Debt, Toruro
from game.toruro.tokens import CARD
from game.toruro.trick_rules import playable, winner
from game.toruro.view import ToruroView, view
from game.translation import use
from scenes.screenshots.arrange import seats
from scenes.skins.toruro.card_layout import GLOW, Cards
from scenes.skins.toruro.drawing.cloth import pots
from scenes.skins.toruro.drawing.hud import Hud, said
from scenes.skins.toruro.drawing.order_board import OrderBoard
from scenes.skins.toruro.drawing.slate import Slate
from scenes.skins.toruro.layout import Places
from scenes.skins.toruro.words.facts import fact, promoted, reason
from scenes.skins.toruro.words.questions import Words
from scenes.stage.pieces import HAND, Piece

POSITIONS, STRIDE, AGAIN = 60, 13, 7
"""How many are looked at, out of how many each is one, and of how many one is dealt anew.

`python -m tests.soak.marks` looks at more, and at the picture itself.
"""


COLOURS = ("yellow", "blue", "green", "white", "purple", "pink", "sky", "maroon")


class Position(NamedTuple):
    """A question for a card: the table as it is, and as whoever is asked may see it."""

    state: Toruro
    seen: ToruroView

    @property
    def table(self) -> list[Card]:
        """The cards of the trick so far."""
        return [play.card for play in self.seen.trick]

    @property
    def ends(self) -> tuple[bool, bool]:
        """Whether the trick can still be won, and lost, with a card that may be played now."""
        state, table = self.state, self.table
        trick, overtrump = len(state.takers) + 1, state.house.overtrump
        allowed = playable(self.seen.hand, table, trick, state.exposed, overtrump)
        takes = [winner([*table, card], state.exposed) == len(table) for card in allowed]
        is_last = len(table) == sum(map(bool, state.goes)) - 1
        return any(takes), not (is_last and all(takes))

    def beats(self, card: Card, other: Card) -> bool:
        """The rules give the trick to `other`, if it is played right after `card`."""
        both = [*self.table, card, other]
        return winner(both, self.state.exposed) == len(both) - 1

    def takes(self, card: Card) -> bool:
        """The rules give the trick to `card` if it is the last one."""
        return winner([*self.table, card], self.state.exposed) == len(self.table)


def walk() -> Iterator[Position]:
    """Questions for a card in random games of three to eight, strict and on honour."""
    for seed in range(1, 1000):
        options = {"misplay": "honour" if seed % 3 == 0 else "strict"}
        state = GAME.setup(3 + seed % 6, resolve_options(GAME.meta, options), Rng(seed), None)
        state.events, rng, ask = [], Rng(seed + 1), advance(state)
        while ask is not None and state.round <= 6:
            if ask.prompt == "toruro.play":
                yield Position(GAME.clone(state), view(state, ask.seat))
            ask = advance(state, rng.pick(ask.options))


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    use("en")
    return [*islice(walk(), 0, POSITIONS * STRIDE, STRIDE)]


def pieces(seen: ToruroView) -> list[Piece]:
    """The cards as the table shows them to that seat."""
    return [*Cards(Places(seen.seats), False, seen, seen.seat, True, seen.hand, COLOURS).pieces()]


def hud(seen: ToruroView) -> Hud:
    """Pots and slate as the table shows them."""
    sitting = seats(GAME, seen.seats)
    shown = Hud(sitting, ("",) * seen.seats, Places(seen.seats), Slate(sitting, ("",) * seen.seats))
    shown.settle(seen)
    return shown


def marks(seen: ToruroView) -> object:
    """All that the table marks for whoever is asked."""
    shown = hud(seen)
    looks = [(piece.token, piece.halo, piece.gilt) for piece in pieces(seen)]
    told = [fact(seen, card, counts=True) for card in seen.hand]
    board = OrderBoard(seen, True)
    return looks, told, pots(seen, shown.pots, shown.is_playing), shown.slate.next, board.rows, board.gone


def test_the_card_that_shines_takes_the_trick_as_it_lies(positions: list[Position]) -> None:
    for found in positions:
        shining = [piece.token for piece in pieces(found.seen) if piece.halo == GLOW]
        table = found.table
        assert shining == ([CARD[table[winner(table, found.state.exposed)]]] if table else [])


def test_trumps_have_an_edge_of_gold_and_nothing_else_has(positions: list[Position]) -> None:
    for found in positions:
        trumps = suit(found.state.exposed)
        for piece in pieces(found.seen):
            is_trump = piece.token.kind == "card" and suit(piece.token.id) == trumps
            is_best = found.seen.best is not None and piece.token == CARD[found.seen.best.card]
            assert piece.gilt is (is_best if piece.edge is not None else is_trump)
        seven = stand_in(found.state.exposed)
        assert bool(promoted(found.seen)) is (seven >= 0)


def check_facts(found: Position) -> int:
    """Compare what is said of each card of the hand with what the rules do; how many numbers that were."""
    told = 0
    own = {*found.seen.hand, *found.seen.discards, *found.state.plays, found.state.exposed}
    out = [card for card in range(40) if card not in own]
    for card in found.seen.hand:
        words = fact(found.seen, card, counts=True)
        if words.endswith("!"):  # a duty forbids it
            assert card in found.seen.forbidden_cards and found.state.strict
            continue
        beaten = sum(found.beats(card, other) for other in out)
        last = len(found.table) == sum(map(bool, found.state.goes)) - 1
        if found.table and not found.takes(card):
            assert "loses to" in words
        elif found.table and last:
            assert words.endswith("takes the trick")
        else:
            numbers = re.findall(r"(\d+) (?=cards?|trumps?|higher)", words)
            assert sum(map(int, numbers)) == beaten, words
            told += 1
    return told


def test_a_card_that_is_raised_tells_how_many_cards_may_beat_it(positions: list[Position]) -> None:
    assert sum(map(check_facts, positions)) > POSITIONS / 2


def test_the_pot_that_is_lit_is_the_one_of_the_trick(positions: list[Position]) -> None:
    for found in positions:
        state, shown = found.state, hud(found.seen)
        plates = pots(found.seen, shown.pots, shown.is_playing)
        lit = [(place, pot.chips) for place, pot in enumerate(plates) if pot.is_at_stake]
        assert lit == [(len(state.takers), state.pots[len(state.takers)])]
        done = [(pot.taker, pot.taken) for pot in plates if pot.taker is not None]
        assert done == [*zip(state.takers, state.taken, strict=True)]


def test_the_slate_tells_what_a_lulo_of_this_round_costs() -> None:
    compared = 0
    for seed in range(1, 12):
        state = GAME.setup(4, resolve_options(GAME.meta, {}), Rng(seed), None)
        state.events, rng, ask, costs = [], Rng(seed + 1), advance(state), dict[int, int]()
        while ask is not None and state.round <= 6:
            if ask.prompt == "toruro.play":
                costs[state.round] = hud(view(state, ask.seat)).slate.next
            before, now = len(state.events), state.round
            ask = advance(state, rng.pick(ask.options))
            for event in state.events[before:]:
                if isinstance(event, LuloCommitted) and not event.free and now in costs:
                    assert event.amount == costs[now]
                    compared += 1
    assert compared > 20


def test_the_reason_of_a_winner_names_what_made_it_win(positions: list[Position]) -> None:
    for found in positions:
        trick = found.seen.trick
        if not trick:
            continue
        cards, exposed = found.table, found.state.exposed
        best = cards[winner(cards, exposed)]
        words = reason(trick, exposed, best)
        assert ("trump" in words) is (suit(best) == suit(exposed))
        alike = sum(suit(card) == suit(best) for card in cards)
        assert ("highest" in words) is (alike > 1)


def test_nothing_hidden_moves_a_mark(positions: list[Position]) -> None:
    for place, found in enumerate(positions[::AGAIN]):
        again = GAME.determinize(found.seen, Rng(place))
        assert marks(view(again, found.seen.seat)) == marks(found.seen)


def test_the_order_of_the_cards_is_that_of_the_rules_and_strikes_out_what_was_seen(
    positions: list[Position],
) -> None:
    for found in positions[::AGAIN]:
        board, exposed = OrderBoard(found.seen, True), found.state.exposed
        assert suit(board.rows[0][0]) == suit(exposed)
        for row in board.rows:
            assert all(winner([low, high], exposed) == 1 for high, low in itertools.pairwise(row))
        hidden = {card for hand in found.state.hands for card in hand} - {*found.seen.hand}
        assert not board.gone & (hidden | set(found.state.stock))


def test_on_the_board_of_all_cards_those_of_one_rank_stand_below_one_another(
    positions: list[Position],
) -> None:
    for found in positions[::AGAIN]:
        board, exposed = OrderBoard(found.seen, True), found.state.exposed
        for row in board.rows:
            columns = [board.column(card) for card in row]
            assert columns == sorted(set(columns)), "the highest first, and none on another"
        plain = {number(card): board.column(card) for card in board.rows[1]}
        seven = stand_in(exposed)
        for card in board.rows[0]:
            assert board.column(card) == plain[number(exposed if card == seven else card)]


def test_no_hand_that_lies_face_down_is_gilt(positions: list[Position]) -> None:
    for found in positions[::AGAIN]:
        seen = found.seen
        shown = Cards(Places(seen.seats), True, seen, seen.seat, False, seen.hand, COLOURS).pieces()
        assert not any(piece.gilt for piece in shown if piece.layer == HAND)


def test_plates_say_who_has_a_pot_and_who_would_owe_a_lulo_as_long_as_it_is_open(
    positions: list[Position],
) -> None:
    told = set[str]()
    for found in positions:
        shown, seen = hud(found.seen), found.seen
        for seat in range(seen.seats):
            plate = shown._plate(seat)
            words, _ = said(plate.goes, plate.won)
            told.add(words)
            has = seen.takers.count(seat)
            if not seen.takers or seen.last or not seen.goes[seat]:
                assert plate.won is None and "pot" not in words
            else:
                assert words == ("No pot" if not has else "1 pot" if has == 1 else f"{has} pots")
    assert {"Goes", "Passes", "No pot", "1 pot"} <= told


def test_the_sign_says_how_many_chips_lie_on_the_pot_of_this_trick(positions: list[Position]) -> None:
    for found in positions:
        trick = len(found.seen.takers)
        number, pot = found.seen.pots[trick], ("head", "belly", "tail")[trick]
        chips = "1 chip" if number == 1 else f"{number} chips"
        assert hud(found.seen).task() == f"Trick {trick + 1} of 3: {chips} on the {pot}"
        assert hud(found.seen).sign(1.0) == hud(found.seen).task()
        assert hud(found.seen).sign(2.0) == f"Trick {trick + 1}: {pot} +{number}", "fewer words, and larger"


def test_the_sign_says_who_takes_a_trick_as_soon_as_it_is_taken(positions: list[Position]) -> None:
    shown = hud(positions[0].seen)
    shown.taker, name = 1, shown.seats[1].name
    assert shown.task() == f"{name} takes trick {len(positions[0].seen.takers) + 1} of 3"
    shown.land()
    assert shown.taker is None and shown.task().startswith("Trick")


def test_a_laurel_is_worn_by_whoever_alone_has_most_chips(positions: list[Position]) -> None:
    worn = 0
    for found in positions:
        shown, net = hud(found.seen), found.seen.net
        leading = [seat for seat in range(found.seen.seats) if shown._plate(seat).leads]
        best = [seat for seat, chips in enumerate(net) if chips == max(net)]
        assert leading == (best if len(best) == 1 else [])
        worn += len(leading)
    assert worn


def test_the_sign_says_how_long_an_evening_may_last_and_which_round_may_be_its_last(
    positions: list[Position],
) -> None:
    seen = next(found.seen for found in positions if found.seen.cap and not found.seen.last)
    seen = replace(seen, house=replace(seen.house, least_rounds=8), cap=16, debts=(Debt(1, 0, 6),))
    early, late = replace(seen, round=2), replace(seen, round=9)
    assert hud(early).occasion() == f"Round 2 of 8 to 16, partida {seen.partida}"
    assert hud(late).occasion() == f"Round 9 of 16 at most, partida {seen.partida}"
    paid = replace(late, debts=(), committed=3)
    assert hud(paid).occasion() == "Round 9: it may be the last"


def asked_in_words(found: Position) -> str:
    words = Words(seats(GAME, found.seen.seats))
    words.view = found.seen
    assert found.seen.seat is not None
    return words.prompt(Ask(found.seen.seat, "toruro.play", ()))


def test_whoever_has_no_pot_is_told_at_the_last_card_what_it_decides(positions: list[Position]) -> None:
    told = 0
    for found in positions:
        seen, words = found.seen, asked_in_words(found)
        if len(seen.hand) == 1:
            hangs = seen.seat not in seen.takers and not seen.last
            assert words == (
                f"Your last card: if it does not take the tail, you owe a lulo of {found.state.lulo}."
                if hangs
                else "Play your last card."
            )
            told += hangs
    assert told


def test_where_any_card_will_do_the_question_says_what_wins_and_whether_the_hand_can(
    positions: list[Position],
) -> None:
    told = set[str]()
    for found in positions:
        words = asked_in_words(found)
        if words.startswith("You lead for"):
            assert not found.table and found.seen.pots[len(found.seen.takers)] > 0
            told.add("lead")
        elif words.startswith("Play any card"):
            can = any(found.takes(card) for card in found.seen.hand)
            assert ("none of yours" in words) is not can
            told.add("can" if can else "cannot")
    assert told == {"lead", "can", "cannot"}
