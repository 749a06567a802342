"""Where cards and the die lie: the piles, the hand, the attack in the air, and cards to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from game.alatriste.events import CardTaken
from game.alatriste.rows import CARDS
from game.alatriste.tokens import CARD
from game.alatriste.view import AlatristeView, PlayerView
from game.core.action import Token, token
from game.core.event import Drew, Event, cards_of
from game.core.script import Ask
from game.translation import tr
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import card_faces, own_tiles
from scenes.stage.pieces import BOARD, CHOICE, HAND, HeldCard, Piece
from scenes.stage.prompt_panel import Hook
from scenes.ui.canvas import Canvas

LISTED, CROWDED, FEW = ("alatriste.move", "alatriste.patrol"), ("alatriste.combat", "alatriste.option"), 3
"""The questions whose answers have all the room below the plates, and those which may have many; so many of
them leave room for the question."""
DECK, PILE, DIE = token("deck", 0), token("pile", 0), token("die", 0)


def die(rolled: int) -> list[Piece]:
    """Return the die of the move that is asked for, above the piles; nothing where none is (0)."""
    size, face = layout.DIE_SIZE, f"alatriste/die_{rolled}"
    return [Piece(DIE, face, *layout.DIE, size, size, BOARD + 5)] if rolled else []


def piles(view: AlatristeView) -> list[Piece]:
    """Return the pack and the discards, the last of which is seen."""
    found = []
    if view.pack:
        found.append(
            Piece(DECK, card_faces.BACK, *layout.PACK, *layout.PILE, BOARD + 5, badge=str(view.pack))
        )
    if view.discard:
        top, count = card_faces.card(view.discard[-1]), str(len(view.discard))
        found.append(Piece(PILE, top, *layout.DISCARDS, *layout.PILE, BOARD + 5, badge=count))
    return found


def hand(view: AlatristeView, face_up: bool) -> list[Piece]:
    """Return the cards of the hand at the edge of the table, folded so that their words can be read."""
    found, cards, is_wide = [], own(view), has_wide_hand(view)
    is_tall = layout.is_tall(len(cards), is_wide)
    over = len(cards) - 1 if len(cards) > layout.side_by_side(is_wide) else 0
    places = layout.hand(len(cards), is_wide)
    for place, (card, (x, y, width, high)) in enumerate(zip(cards, places, strict=True)):
        size = (width, high) if face_up else (high * layout.SHEET, high)
        picture = card_faces.held(card, is_tall, place < over) if face_up else card_faces.BACK
        found.append(Piece(CARD[card], picture, x, y, *size, HAND, shadow=True))
    return found


def has_wide_hand(view: AlatristeView) -> bool:
    """Return whether a large hand has the room of the question, too: in its owner's turn."""
    return view.seat == view.active and len(own(view)) > layout.FEW


def hook(ask: Ask | None) -> Hook:
    """Return where the question hangs while a large hand lies in its place."""
    many = ask is not None and len(ask.options) > FEW and ask.prompt in CROWDED
    return layout.ON_MADRID if many or (ask is not None and ask.prompt in LISTED) else layout.ABOVE_ANSWERS


def ledge(has_wide_hand: bool) -> float:
    """Return what the chronicle ends above while the question hangs below it."""
    return layout.ABOVE_ANSWERS.y - 2 if has_wide_hand else inf


def own(view: AlatristeView) -> Sequence[int]:
    """Return the cards of the hand that lies at the edge of the table."""
    return view.players[view.seat].hand if view.seat is not None else ()


def unfolded(cards: Sequence[int]) -> list[HeldCard]:
    """Return the cards of a hand as whoever holds them sees them."""
    tall = layout.CARD[1] / layout.CARD[0]
    return [HeldCard(CARD[card], card_faces.card(card), tall, tr(CARDS[card].name)) for card in cards]


def shown(event: Event) -> list[str]:
    """Return the pictures of the cards that an event shows, as large as it shows them."""
    cards = [card.id for card in cards_of(event)]
    held = [card_faces.held(card) for card in cards] if isinstance(event, Drew | CardTaken) else []
    return held if isinstance(event, Drew) else [*held, *map(card_faces.card, cards)]


def tiles(player: PlayerView) -> list[Piece]:
    """Return what lies on a board, with names and signs where there is room: attacks first."""
    laid = [card for kind in ("character", "possession") for card in player.board if CARDS[card].kind == kind]
    cards = [*(card for card, _ in player.attacks), *laid]
    beside = layout.columns(len(cards))
    return [
        Piece(CARD[card], _tile(card, beside), x, y, wide, high, BOARD + 6, shadow=True)
        for card, (x, y, wide, high) in zip(cards, layout.tiles(len(cards)), strict=True)
    ]


def _tile(card: int, beside: int) -> str:
    return own_tiles.picture(card, beside) if beside else card_faces.tile(card)


def expect(canvas: Canvas, event: Event, view: AlatristeView) -> None:
    """Have all cards made ready that lie open after an event: those that it shows, the hand and boards."""
    seats = dict.fromkeys((view.active, view.active if view.seat is None else view.seat))
    laid = [piece for seat in seats for piece in tiles(view.players[seat])]
    canvas.art.expect(shown(event))
    for piece in (*hand(view, True), *laid):
        canvas.expect([piece.picture], (piece.width, piece.height))


def in_the_air(view: AlatristeView) -> list[Piece]:
    """Return the attack that has been played and not yet answered, if there is one."""
    if view.attack is None:
        return []
    card = card_faces.card(view.attack)
    return [Piece(CARD[view.attack], card, *layout.AIR, *layout.LARGE, CHOICE + 1, shadow=True)]


def elsewhere(ask: Ask, view: AlatristeView) -> list[Token]:
    """Return the cards to choose from that lie neither in the hand nor on the board of whoever is asked."""
    here = {*own(view), *view.players[ask.seat].board}
    names = [name for option in ask.options for name in option.picks if name.kind == "card"]
    return [name for name in names if name.id not in here]


def spread(names: Sequence[Token]) -> list[Piece]:
    """Return cards of other boards that lie over the table to be chosen from."""
    wide, high = layout.CARD[0] * 1.4, layout.CARD[1] * 1.4
    return [
        Piece(name, card_faces.card(name.id), *at, wide, high, CHOICE, shadow=True)
        for name, at in zip(names, layout.spread(len(names)), strict=True)
    ]
