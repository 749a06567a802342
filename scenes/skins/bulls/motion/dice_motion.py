"""How dice and Direction tokens move: rolled, put on the board, turned, moved aside, taken away."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees

from game.bulls.events import Entered, Turned
from game.bulls.tokens import owner
from game.core.action import Token, token
from game.core.event import Moved, Placed, Removed, Rolled
from scenes.skins.bulls.crowd import Cell
from scenes.skins.bulls.layout import BESIDE_SIGN, TOKEN
from scenes.skins.bulls.motion.props import Props, hop
from scenes.stage.own_dice import from_the_cup
from scenes.stage.pieces import DICE, Piece, change, flip, pop, slide, tumble
from scenes.ui.anim import Cue, call, ease_in_out, in_turn, together, wait

ROLL, LATEST = 0.6, 0.15
"""Seconds that a die tumbles, and after which the last of them is thrown."""


def rolled(props: Props, event: Rolled) -> Cue:
    """Throw new dice onto the tray, and others where they stand."""
    fresh = [die for die in event.dice if props.stage.piece(die) is None]
    cells = props.dice.cells()
    for die in fresh:
        piece = props.stage.add(props.dice.piece(die, cells[die]))
        piece.x, piece.y = props.home(die)
    throws = [_roll(props, die, cells[die], die in fresh) for die in event.dice]
    thrown = together(throws, min(0.05, LATEST / len(throws)))
    # The first throw opens the game before anything can be chosen: it waits only for who throws every one.
    own = props.own_dice.choice == "every" and props.own_dice.is_awaited(event.seat)
    cup = [from_the_cup(props, (cells[fresh[0]].x, cells[fresh[0]].y))] if own and fresh else []
    return in_turn([*cup, props.sound("dice"), thrown, wait(0.05), props.rearrange(0.2)])


def _roll(props: Props, die: Token, cell: Cell, fresh: bool) -> Cue:
    piece = props.stage.single(die)
    if piece is None:
        return wait(0.0)
    result = props.dice.picture(die)
    throw = tumble(piece, props.dice.tumbling(die), result, ROLL, 34)
    if not fresh:
        return in_turn([throw, props.sound("die")])
    return together([throw, slide(piece, (cell.x, cell.y), 0.45)])


def entered(props: Props, event: Entered) -> Cue:
    """Let dice hop from the tray to their places."""
    props.sprites(event.dice)
    return in_turn([props.rearrange(0.3, hops=event.dice), props.sound("die")])


def turned(props: Props, event: Turned) -> Cue:
    """Flip dice over with a hop."""
    cues = (
        together([flip(piece, props.dice.picture(piece.token), 0.3), hop(piece)])
        for piece in props.singles(event.dice)
    )
    return in_turn([props.sound("die"), together(cues, 0.12), wait(0.08), props.rearrange(0.2)])


def moved(props: Props, event: Moved) -> Cue:
    """Let dice hop to the roundabout beside theirs."""
    props.sprites(event.pieces)
    return in_turn([props.sound("die"), props.rearrange(0.5, hops=event.pieces)])


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
        at = x + side * (BESIDE_SIGN + place // 2 * 13), y - 5
        angle = degrees(atan2(x1 - x0, y1 - y0))
        yield Piece(
            marker, f"bulls/marker_{colour}", *at, *TOKEN, DICE - 1, angle, inked=True, is_rimmed=True
        )


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
    leaving = [
        together([slide(piece, props.home(piece.token), 0.5, ease_in_out), change(piece, 0.5, alpha=0.4)])
        for piece in props.singles(event.pieces)
    ]

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
    return together(
        slide(piece, (goal.x, goal.y), 0.4, ease_in_out)
        for goal in token_pieces(props)
        if (piece := props.stage.piece(goal.token)) is not None and (piece.x, piece.y) != (goal.x, goal.y)
    )
