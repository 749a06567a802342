"""Tricks: cards played into the middle, and taken together with a pot."""

from __future__ import annotations

from game.core.event import Played
from game.toruro.events import TrickTaken
from game.toruro.tokens import CARD
from scenes.skins.toruro.drawing.card_faces import BACK as BACKSIDE
from scenes.skins.toruro.layout import BACK, back
from scenes.skins.toruro.motion.chip_motion import won
from scenes.skins.toruro.motion.props import Props
from scenes.stage.cues import change, flip
from scenes.stage.pieces import FLYING, Piece
from scenes.ui.anim import Cue, ease_in_out, ease_out_back, in_turn, together, until_seen, wait

GLOW = "toruro/glow"
TALLER, LIFT = 1.2, 26.0
"""How the card that takes a trick stands out."""


def played(props: Props, event: Played) -> Cue:
    """A card is laid to the trick, a little askew, and the hand closes ranks."""
    cards, seat, card = props.cards, event.seat, event.card
    piece = props.stage.pieces.get(card)
    if piece is None:
        piece = _from_hand(props, seat)
        props.stage.remove(back(seat, cards.view.hands[seat]))
    goal = list(cards.played())[-1]
    layer, face = goal.layer, goal.picture
    props.canvas.art.fetch([face])  # by the time it is turned over it is there
    piece.token, piece.layer, piece.shadow = card, FLYING, False
    props.stage.add(piece)
    fly = change(piece, 0.26, x=goal.x, y=goal.y, height=goal.height, angle=goal.angle)
    turn = flip(piece, face, 0.26, goal.width)
    if piece.picture == face:
        turn = change(piece, 0.26, width=goal.width)
    yield from props.sound("card")
    yield from together([fly, turn, in_turn([wait(0.1), props.rearrange([seat])])])
    piece.layer, piece.shadow = layer, True


def _from_hand(props: Props, seat: int) -> Piece:
    """Return a card out of a hand that nobody sees."""
    x, y = props.hud.places.played(seat)
    return Piece(back(seat, 0), BACKSIDE, x, y, *BACK, FLYING)


def taken(props: Props, event: TrickTaken) -> Cue:
    """The best card glows; when all have seen it, cards and chips go to whoever played it."""
    cards = [piece for play in props.cards.view.trick if (piece := props.stage.pieces.get(CARD[play.card]))]
    best = props.stage.pieces.get(event.card)
    if best is not None:
        best.halo, best.layer = GLOW, best.layer + 1
        rise = change(best, 0.22, ease_out_back, scale=TALLER, lift=LIFT, angle=0.0)
        yield from together([props.sound("count"), rise])
    yield from wait(0.2)
    yield from until_seen()
    props.show()
    x, y = props.plate(event.seat)
    gather = []
    for piece in cards:
        piece.halo, piece.layer = "", FLYING
        if best is not None:
            gather.append(change(piece, 0.18, x=best.x, y=best.y, angle=0.0, scale=1.0, lift=0.0))
    yield from together([props.sound("trick"), *gather])
    away = [change(piece, 0.32, ease_in_out, x=x, y=y, width=30.0, height=46.0, alpha=0.0) for piece in cards]
    yield from together([*away, won(props, event.seat, event.pot.id, event.chips)])
    for piece in cards:
        props.stage.remove(piece.token)
