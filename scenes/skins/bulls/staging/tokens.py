"""Direction tokens, and what leaves the board."""

from __future__ import annotations

from game.bulls.tokens import FLAGS
from game.core.action import Token
from game.core.event import Placed, Removed
from scenes.skins.bulls.staging.props import Props, marker
from scenes.stage.cues import change, pop, slide
from scenes.ui.anim import Cue, call, ease_in_out, in_turn, together


def placed(props: Props, event: Placed) -> Cue:
    """A Direction token flies from its owner's plate to the sign and is stamped onto it."""
    owner = event.piece.id // FLAGS
    props.stage.remove(event.piece)
    piece = props.stage.add(marker(props.board, event.piece, event.place, props.crowd.colours[owner]))
    goal = piece.x, piece.y
    piece.x, piece.y = props.plate(owner)
    props.hud.lines[owner].markers -= 1
    return in_turn([slide(piece, goal, 0.4, ease_in_out), props.sound("stamp"), pop(piece)])


def removed(props: Props, event: Removed) -> Cue:
    """A Direction token goes home; at dusk all dice do."""
    if event.pieces[0].kind == "marker":
        return _lifted(props, event.pieces[0])
    leaving = []
    for line in props.hud.lines:
        line.runners = 0
    for die in event.pieces:
        piece = props.stage.single(die)
        if piece is not None:
            end = props.home(die)
            leaving.append(together([slide(piece, end, 0.5, ease_in_out), change(piece, 0.5, scale=0.6)]))
        props.crowd.places.pop(die, None)

    def gone() -> None:
        for die in event.pieces:
            props.stage.remove(die)

    return in_turn([together(leaving, 0.015), call(gone)])


def _lifted(props: Props, marker: Token) -> Cue:
    owner = marker.id // FLAGS
    piece = props.stage.piece(marker)

    def gone() -> None:
        props.stage.remove(marker)
        props.hud.lines[owner].markers += 1

    if piece is None:
        return call(gone)
    home = props.plate(owner)
    return in_turn([props.sound("stamp"), slide(piece, home, 0.4, ease_in_out), call(gone)])
