"""How Direction tokens move, and what leaves the board."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees

from game.bulls.tokens import owner
from game.core.action import Token, token
from game.core.event import Placed, Removed
from scenes.skins.bulls.layout import MARKER
from scenes.skins.bulls.motion.props import Props
from scenes.stage.cues import change, pop, slide
from scenes.stage.pieces import DICE, Piece
from scenes.ui.anim import Cue, call, ease_in_out, in_turn, together


def token_pieces(props: Props) -> Iterator[Piece]:
    """Yield every Direction token at its sign, the arrow along its street.

    The first lies at the sign's right end, the next at its left, and so on outwards: the sign can be read.
    """
    count: dict[int, int] = {}
    for marker, sign in sorted(props.dice.signs.items(), key=lambda entry: entry[0].id):
        place = count[sign] = count.get(sign, -1) + 1
        side = -1 if place % 2 else 1
        x, y = props.board.points[token("sign", sign)]
        path = props.board.paths[token("street", sign)]
        (x0, y0), (x1, y1) = path[len(path) // 6], path[len(path) // 2]
        colour = props.dice.colours[owner(marker)]
        yield Piece(
            marker, f"bulls/marker_{colour}", x + side * (33 + place // 2 * 13), y - 5,
            *MARKER, DICE - 1, degrees(atan2(x1 - x0, y1 - y0)), inked=True,
        )  # fmt: skip


def placed(props: Props, event: Placed) -> Cue:
    """Let a Direction token fly from its owner's plate to the sign, and stamp it on."""
    props.stage.remove(event.piece)
    piece = props.stage.add(next(piece for piece in token_pieces(props) if piece.token == event.piece))
    piece.x, piece.y = props.plate(owner(event.piece))
    return in_turn([_gather(props), props.sound("stamp"), pop(piece)])


def removed(props: Props, event: Removed) -> Cue:
    """Let a Direction token go home, or at dusk all dice."""
    if event.pieces[0].kind == "marker":
        return _lift(props, event.pieces[0])
    leaving = []
    for die in event.pieces:
        piece = props.stage.single(die)
        if piece is not None:
            end = props.home(die)
            leaving.append(together([slide(piece, end, 0.5, ease_in_out), change(piece, 0.5, scale=0.6)]))

    def take_off() -> None:
        for die in event.pieces:
            props.stage.remove(die)

    return in_turn([together(leaving, 0.015), call(take_off)])


def _lift(props: Props, marker: Token) -> Cue:
    piece = props.stage.pieces[marker]
    leave = slide(piece, props.plate(owner(marker)), 0.4, ease_in_out)
    take_off = call(lambda: props.stage.remove(marker))
    return in_turn([props.sound("stamp"), together([leave, _gather(props)]), take_off])


def _gather(props: Props) -> Cue:
    """Move every Direction token to the place that is its own now."""
    moves = []
    for goal in token_pieces(props):
        piece = props.stage.piece(goal.token)
        if piece is not None and (piece.x, piece.y) != (goal.x, goal.y):
            moves.append(slide(piece, (goal.x, goal.y), 0.4, ease_in_out))
    return together(moves)
