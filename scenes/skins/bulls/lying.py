"""The pieces that lie on the board and beside it: places, signs, destinations, and the two piles."""

from __future__ import annotations

from collections.abc import Callable

from game.bulls.rows import CARDS, DESTINATIONS
from game.bulls.tokens import CARD, DESTINATION
from game.bulls.view import BullsView
from game.core.action import Token, token
from game.translation import tr
from maps.board import Board
from scenes.skins.bulls import layout
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.card_faces import action_card, destination_card
from scenes.skins.bulls.drawing.morning import is_morning
from scenes.skins.bulls.drawing.paving import FOCUS, RING, WIDE_FOCUS, WIDE_RING
from scenes.stage.pieces import BOARD, HeldCard, Piece

PILE = token("pile", 0)


def places(board: Board, sign: Callable[[Token], str], row: int) -> list[Piece]:
    """Return roundabouts, piers and signs: parts of the board that can be pointed at, and most also chosen.

    `sign` names the picture of a sign; the dice stand in that row.
    """
    found = []
    for name, (x, y) in board.points.items():
        if name.kind == "space" and name.id in board.graph.destinations:
            found.append(Piece(name, "", layout.PIER, layout.pier(y), *layout.PIER_SIZE, BOARD))
        elif name.kind == "space" and board.graph.spaces[name.id].row == row:
            area = layout.paved((x, y))
            at = *area.center, *area.size
            found.append(Piece(name, "", *at, BOARD, outline=WIDE_RING, ring=WIDE_FOCUS))
        elif name.kind == "space":
            found.append(Piece(name, "", x, y, *layout.PLAZA, BOARD, outline=RING, ring=FOCUS))
        elif name.kind == "sign":
            found.append(Piece(name, sign(name), x, y, *layout.SIGN, BOARD + 1, painted=True))
    return found


def destinations(view: BullsView, board: Board) -> list[Piece]:
    """Return the cards of the destinations, each at its place; none before those of the day are dealt."""
    found: list[Piece] = []
    if is_morning(view):
        return found
    for card, space in zip(view.slots, board.graph.destinations, strict=False):
        x, y = board.points[token("space", space)]
        picture = destination_card(DESTINATIONS[card].id)
        found.append(Piece(DESTINATION[card], picture, x, y, *layout.DESTINATION, BOARD + 2, shadow=True))
    return found


def piles(view: BullsView, in_play: Callable[[int], Point]) -> list[Piece]:
    """Return deck, discards, and the card that is being resolved, which lies where its seat has it."""
    found = []
    if view.deck:
        at = *layout.DECK, *layout.PILE
        found.append(Piece(layout.DECK_PILE, "bulls/card_back", *at, BOARD + 5, badge=str(view.deck)))
    if view.discard:
        top, at = action_card(CARDS[view.discard[-1]].id), (*layout.DISCARD, *layout.PILE)
        count = str(len(view.discard))  # below, where it does not hide the name of the card
        found.append(Piece(PILE, top, *at, BOARD + 5, badge=count, is_badge_low=True))
    if view.card is not None and view.player is not None:
        picture = action_card(CARDS[view.card].id)
        x, y = in_play(view.player)
        found.append(Piece(CARD[view.card], picture, x, y, *layout.IN_PLAY, BOARD + 6, shadow=True))
    return found


def readable(name: Token, view: BullsView | None, is_open: bool) -> str | None:
    """Return the picture of a card that can be read where it lies; the hand can be if it `is_open`."""
    if name.kind == "destination":
        return destination_card(DESTINATIONS[name.id].id)
    if name == PILE and view is not None and view.discard:
        return action_card(CARDS[view.discard[-1]].id)
    if view is None or name.kind != "card":
        return None
    open_hand = view.hand if is_open else ()
    return action_card(CARDS[name.id].id) if name.id in (*open_hand, view.card) else None


def is_below_plates(view: BullsView, board: Board) -> bool:
    """Return whether dice stand at the last roundabout, and at the highest one of its row."""
    if view.row != len(view.town.rows) - 2:
        return False
    here = min(view.town.rows[view.row], key=lambda space: board.points[token("space", space)][1])
    return here in {*(die.space for die in view.runners), *(bull.space for bull in view.bulls)}


def held(view: BullsView) -> list[HeldCard]:
    """Return the cards of the seat of a view, as whoever holds them sees them."""
    tall = layout.CARD[1] / layout.CARD[0]
    kinds = [(CARD[card], CARDS[card]) for card in view.kept]
    return [HeldCard(card, action_card(kind.id), tall, tr(kind.name)) for card, kind in kinds]
