"""Tricks: cards played into the middle, and taken together with a pot."""

from __future__ import annotations

from game.core.event import Played
from game.toruro.events import TrickTaken
from game.toruro.tokens import CARD
from scenes.skins.toruro.cards import BACK as BACKSIDE
from scenes.skins.toruro.places import BACK, back
from scenes.skins.toruro.staging.chips import won
from scenes.skins.toruro.staging.props import Props, go
from scenes.stage.cues import change, flip, pop
from scenes.stage.pieces import FLYING, Piece
from scenes.ui.anim import Cue, ease_in_out, in_turn, together, until_seen, wait

GLOW = "toruro/glow"


def played(props: Props, event: Played) -> Cue:
    """A card is laid to the trick, a little askew, and the hand closes ranks."""
    deal, seat, card = props.deal, event.seat, event.card
    props.hud.turn, props.hud.trick = seat, len(deal.takers)
    piece = props.stage.pieces.get(card)
    if piece is None:
        piece = _from_hand(props, seat)
        props.stage.remove(back(seat, deal.hands[seat] - 1))
    deal.play(seat, card.id)
    goal = list(deal.played())[-1]
    layer, face = goal.layer, goal.picture
    piece.token, piece.layer, piece.shadow = card, FLYING, True
    props.stage.add(piece)
    fly = change(piece, 0.26, x=goal.x, y=goal.y, height=goal.height, angle=goal.angle)
    turn = flip(piece, face, 0.26, goal.width)
    if piece.picture == face:
        turn = change(piece, 0.26, width=goal.width)
    yield from props.sound("card")
    yield from together([fly, turn, in_turn([wait(0.1), props.rearrange([seat])])])
    piece.layer = layer


def _from_hand(props: Props, seat: int) -> Piece:
    """A card out of a hand that nobody sees."""
    x, y = props.hud.places.played(seat)
    return Piece(back(seat, 0), BACKSIDE, x, y, *BACK, FLYING)


def taken(props: Props, event: TrickTaken) -> Cue:
    """The best card glows; when all have seen it, cards and chips go to whoever played it."""
    deal, seat = props.deal, event.seat
    cards = [piece for play in deal.trick if (piece := props.stage.pieces.get(CARD[play.card]))]
    best = props.stage.pieces.get(event.card)
    props.hud.turn = seat
    if best is not None:
        best.halo = GLOW
        yield from pop(best, 0.22, 1.25)
    yield from wait(0.2)
    yield from until_seen()
    deal.take(seat)
    props.hud.trick = len(deal.takers) if len(deal.takers) < 3 else None
    x, y = props.plate(seat)
    gather = []
    for piece in cards:
        piece.halo = ""
        if best is not None:
            gather.append(go(piece, best, 0.18))
    yield from together([props.sound("deal"), *gather])
    away = [change(piece, 0.32, ease_in_out, x=x, y=y, width=30.0, height=46.0, alpha=0.0) for piece in cards]
    yield from together([*away, won(props, seat, event.pot.id, event.chips)])
    for piece in cards:
        props.stage.remove(piece.token)
