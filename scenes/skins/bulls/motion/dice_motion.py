"""How dice move: rolled, put on the board, turned, moved aside."""

from __future__ import annotations

from game.bulls.events import Entered
from game.bulls.odds import is_matched
from game.core.action import Token
from game.core.event import Moved, Rolled, Turned
from game.translation import tr
from scenes.skins.bulls.layout import Cell
from scenes.skins.bulls.motion.props import Props, hop, hops
from scenes.stage.cues import change, flip, pop, slide, tumble
from scenes.stage.effect_sprites import PROPORTION, Spray
from scenes.ui.anim import Cue, in_turn, together, wait

STARS = Spray(("bulls/star", "bulls/spark"), (20.0, 16.0), 0.45, 40.0, turn=120.0)
"""What flies off a die that escaped."""
ROLL = 0.6
"""Seconds that a die tumbles."""


def rolled(props: Props, event: Rolled) -> Cue:
    """Throw new dice onto the tray, and others where they stand, the charged ones one by one."""
    charged = event.rule == "bulls.7.3"
    fresh = [die for die in event.dice if props.stage.piece(die) is None]
    cells = props.dice.cells()
    for die in fresh:
        start = props.home(die)
        piece = props.dice.piece(die, cells[die])
        piece.x, piece.y = start
        props.stage.add(piece)
    gap = 0.22 if charged else 0.05
    return in_turn(
        [
            props.sound("dice"),
            together((_roll(props, die, cells[die], die in fresh, charged) for die in event.dice), gap),
            _escapes(props, event) if charged else wait(0.05),
            props.rearrange(0.2),
        ]
    )


def _roll(props: Props, die: Token, cell: Cell, fresh: bool, high: bool) -> Cue:
    piece = props.stage.single(die)
    if piece is None:
        return wait(0.0)
    piece.halo = ""
    result = props.dice.picture(die)
    throw = tumble(piece, props.dice.tumbling(die), result, ROLL, 46 if high else 34)
    if not fresh:
        return in_turn([throw, props.sound("die")])
    return together([throw, slide(piece, (cell.x, cell.y), 0.45)])


def entered(props: Props, event: Entered) -> Cue:
    """Let dice hop from the tray to their places."""
    props.sprites(event.dice)
    return in_turn([props.rearrange(0.4, hops=event.dice), props.sound("die")])


def turned(props: Props, event: Turned) -> Cue:
    """Flip dice over with a hop."""
    cues = []
    for die in event.dice:
        piece = props.stage.single(die)
        if piece is not None:
            cues.append(together([flip(piece, props.dice.picture(die), 0.3), hop(piece)]))
    return in_turn([props.sound("die"), together(cues, 0.12), wait(0.2), props.rearrange(0.2)])


def moved(props: Props, event: Moved) -> Cue:
    """Let dice hop to the roundabout beside theirs."""
    props.sprites(event.pieces)
    return in_turn([props.sound("die"), props.rearrange(0.5, hops=event.pieces)])


def _escapes(props: Props, event: Rolled) -> Cue:
    """Cheer those who no longer match a Bull there."""
    saved = [die for die in event.dice if not is_matched(props.view, die)]
    if not saved:
        yield from wait(0.2)
        return
    x, y = props.dice.middle(props.dice.places[saved[0]])
    cheer = props.effect(props.shout(tr("¡Olé!")), (min(x + 40, 1190), y - 52), 118, 118 / PROPORTION)
    yield from props.sound("ole")
    pieces = [piece for die in saved if (piece := props.stage.piece(die)) is not None]
    stars = (props.particles.spray(STARS, (piece.x, piece.y), 6) for piece in pieces)
    yield from together([pop(cheer, 0.2, 0.5), *hops(props, saved), *stars])
    yield from wait(0.2)
    yield from change(cheer, 0.2, alpha=0.0)
    props.gone(cheer)
