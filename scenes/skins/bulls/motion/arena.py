"""The arena: the roundabout of a charge seen close by, with its crowd, while the town lies in the dark.

It grows out of its roundabout, stays open from the moment in which Bulls charge until nothing more happens
there, and closes before whatever comes next.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from game.bulls.events import Charged
from game.bulls.odds import is_matched
from game.bulls.tokens import NOWHERE, RUNNER, owner
from game.core.action import Token, token
from game.core.event import Event
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.ledge import LEDGE, SHELF
from scenes.skins.bulls.layout import FEW
from scenes.skins.bulls.motion.props import Arena, Props
from scenes.stage.effect_sprites import Spray
from scenes.stage.pieces import EFFECT, Piece, change, pop
from scenes.ui.anim import Cue, ease_in_quad, in_turn, mix, together, wait

GROUND, SINK = (730.0, 453.0), 24.0
"""Size of the roundabout's picture, and how far below the middle of that its own middle lies."""
MIDDLE: Point = (640.0, 318.0)
"""Where every arena opens, in the middle of the window."""
CROWD, BEHIND = (730.0, 182.0), 152.0
"""Size of the picture of the crowd, and how far above the middle its middle lies."""
GROWING = (0.25, 0.5, 0.75)
"""The sizes that it takes on its way: few, so that few have to be made."""
BEAT = 0.04
"""Seconds for each of them."""
DARKEN, GLOOM = 0.24, 0.74
"""Seconds in which the town around grows dark, and how dark: what comes next can still be seen."""
ABOVE_RUNNERS, ON_LEDGE = 42.0, 8.0
"""How far above the middle of the roundabout a ledge lies, and above the middle of that Bulls stand."""
BULL, HERD = (112.0, 108.0, 104.0, 98.0, 92.0, 84.0), 540.0
"""How large one Bull is, how large two, and so on; and how much room all have side by side."""
APART, CLOSE = 26.0, 10.0
"""How far the Runners of two seats stand from one another, and those of many seats."""


class Stand(NamedTuple):
    """How up to so many Runners at `most` stand before the ledge, all within the roundabout.

    They have this `size` at most, and so many `rows`.
    """

    most: int
    size: float
    rows: int


STANDS = (
    Stand(2, 108.0, 1),
    Stand(4, 96.0, 1),
    Stand(5, 84.0, 1),
    Stand(7, 72.0, 1),
    Stand(13, 66.0, 2),
    Stand(21, 48.0, 3),
    Stand(99, 40.0, 3),
)
STAND = 58.0
"""How far below the middle of the roundabout that of all Runners is."""
RING = 1.42
"""How large a ring is around a die of size 1."""
ACROSS, ROWS_ACROSS = 540.0, 500.0
"""The room for the dice of all Runners side by side, and in rows, which reach below its widest part."""
NAMED, WIDEST = 560.0, 600.0
"""The room that tags with names may take at most, and that which all of them have."""
BEAT_OF_FATE, REST, EACH, DIM = 0.25, 0.1, 0.015, 0.4
"""Seconds in which a ring closes around those that will be trampled, in which they are seen so, and for each
of the dice among which they have to be found; how much is seen of all other Bulls then."""
TAGS = 174.0
"""How far below the middle name tags hang."""
HEAD, HEAD_HIGH, HIGH = 152.0, 152.0 * 150 / 170, 170.0
"""How wide and high the head of a Bull is, and how far above the middle."""
DROP = 150.0
"""From how far above Bulls come down."""
FALL = 0.16
"""Seconds until one of them has come down."""
DUST = Spray(("bulls/dust_2", "bulls/dust_3"), (44.0, 34.0, 50.0), 0.4, 90.0, 180.0, 150.0)


def fetch(props: Props) -> None:
    """Begin to read the pictures of the charges that come next, wherever a Runner matches a Bull."""
    hit = {
        die.space
        for die in props.view.runners
        if die.space != NOWHERE and is_matched(props.view, RUNNER[die.id])
    }
    glazes = {props.glaze(token("space", space)) for space in hit}
    if glazes:
        grounds = (f"bulls/arena_{glaze}" for glaze in glazes)
        limping = (f"bulls/limp_{colour}_{frame}" for colour in props.dice.colours for frame in (1, 2))
        faces = (f"bulls/bull_{face}" for face in range(1, 7))
        drawn = ("bulls/crowd_1", "bulls/crowd_2", "bulls/head", "bulls/cap", LEDGE)
        props.expect([*grounds, *drawn, *limping, *faces])


def ground_of(props: Props, event: Event) -> list[str]:
    """Return the picture of the roundabout that an event opens, if it opens one."""
    return [f"bulls/arena_{props.glaze(event.place)}"] if isinstance(event, Charged) else []


def open_arena(props: Props, place: Token) -> Cue:
    """Darken the town, and let the roundabout grow out of it, with its crowd and nobody else."""
    yield from close_arena(props, stays_dark=True)
    x, y = props.board.points[place]
    middle = MIDDLE
    ground = _piece(props, f"bulls/arena_{props.glaze(place)}", (x, y), *GROUND, 0.1)
    crowd = _piece(props, "bulls/crowd_1", (middle[0], middle[1] - BEHIND), *CROWD, 0.0)
    head = _piece(props, "bulls/head", (middle[0], middle[1] - HIGH), HEAD, HEAD_HIGH, 0.12)
    ledge = _piece(props, LEDGE, (middle[0], middle[1] - ABOVE_RUNNERS), *SHELF, 0.31)
    crowd.alpha = head.alpha = ledge.alpha = 0.0
    props.arena = Arena(place, middle, crowd, head, [ground, crowd, head, ledge])
    goal = middle[0], middle[1] - SINK
    shown = [change(piece, 0.2, alpha=1.0) for piece in (crowd, ledge)]
    yield from together([props.darken(GLOOM, DARKEN), _grow(ground, (x, y), goal), *shown])
    _let_be_seen(props, middle, 0.0)  # what stands behind it would look over its edge


def _let_be_seen(props: Props, middle: Point, alpha: float) -> None:
    """Let so much be seen of all dice that stand in the town behind an arena."""
    points = {space.id: props.board.points[token("space", space.id)] for space in props.board.graph.spaces}
    behind = {
        space
        for space, (x, y) in points.items()
        if abs(x - middle[0]) < GROUND[0] / 2 and abs(y - middle[1]) < GROUND[1] / 2
    }
    for die, space in props.dice.places.items():
        if space in behind and (piece := props.stage.piece(die)) is not None:
            piece.alpha = alpha


def let_loose(props: Props, bulls: Sequence[Token], faces: Sequence[int]) -> Cue:
    """Let Bulls with these faces come down in the arena, all at nearly the same time."""
    arena = props.arena
    assert arena is not None
    fetch(props)  # what comes next, if it has been dropped for other things meanwhile
    middle = arena.middle
    foot = middle[1] - ABOVE_RUNNERS - ON_LEDGE
    gap = min(1.12 * BULL[min(len(bulls), len(BULL)) - 1], HERD / max(1, len(bulls)))
    size = min(BULL[min(len(bulls), len(BULL)) - 1], 1.05 * gap)
    first = middle[0] - gap * (len(bulls) - 1) / 2
    drops = []
    for number, (bull, face) in enumerate(zip(bulls, faces, strict=True)):
        at = first + gap * number, foot - size / 2
        die = _piece(props, props.dice.picture(bull, face), (at[0], at[1] - DROP), size, size, 0.33)
        arena.dice[bull] = die
        arena.pieces.append(die)
        drops.append(in_turn([change(die, FALL, ease_in_quad, y=at[1]), props.particles.spray(DUST, at, 4)]))
    yield from together([change(arena.head, 0.2, alpha=1.0), together(drops, 0.05)])


def let_in(props: Props, runners: Sequence[Token], faces: Sequence[int]) -> Cue:
    """Let Runners that are not there yet stand before the Bulls with these faces, their names below them."""
    arena = props.arena
    assert arena is not None
    fresh = [die for die in runners if die not in arena.dice]
    shown = dict(zip(runners, faces, strict=True))
    _, size, rows = next(stand for stand in STANDS if len(runners) <= stand.most)
    seats = [(seat, list(dice)) for seat, dice in groupby(sorted(runners, key=owner), owner)]
    longest = sum(-(-len(dice) // rows) for _, dice in seats)
    between = APART if len(seats) <= FEW else CLOSE
    across = ACROSS if rows == 1 else ROWS_ACROSS
    gap = min(1.3 * size, (across - between * (len(seats) - 1)) / longest)
    size = min(size, gap)
    tags = [props.tag(seat) for seat, _ in seats]
    if (
        sum(max(gap * -(-len(dice) // rows), tag.width) for (_, dice), tag in zip(seats, tags, strict=True))
        > NAMED
    ):
        tags = [props.tag(seat, named=False) for seat, _ in seats]
    widths = [max(gap * -(-len(dice) // rows), tag.width) for (_, dice), tag in zip(seats, tags, strict=True)]
    apart = min(between, (WIDEST - sum(widths)) / max(1, len(seats) - 1))
    left = arena.middle[0] - (sum(widths) + apart * (len(seats) - 1)) / 2
    cues = []
    for (seat, dice), tag, width in zip(seats, tags, widths, strict=True):
        centre = left + width / 2
        for die, (right, down) in zip(dice, _cells(len(dice), rows), strict=True):
            at = centre + right * gap, arena.middle[1] + STAND + down * (size + 4)
            if die in fresh:
                piece = _piece(props, props.dice.picture(die, shown[die]), at, size, size, 0.3)
                piece.alpha = 0.0
                ring = _piece(props, "bulls/ring_charge", at, RING * size, RING * size, 0.25)
                ring.alpha = 0.0
                arena.dice[die], arena.rings[die] = piece, ring
                arena.pieces += [piece, ring]
                cues.append(change(piece, 0.18, alpha=1.0))
        if seat not in arena.tags:
            board = _piece(
                props, tag.picture, (centre, arena.middle[1] + TAGS + 30), tag.width, tag.height, 0.35
            )
            board.alpha = 0.0
            arena.tags[seat] = board
            arena.pieces.append(board)
            cues.append(change(board, 0.2, y=arena.middle[1] + TAGS, alpha=1.0))
        left += width + apart
    yield from together(cues, 0.03)


def tell_apart(props: Props, dice: Collection[Token]) -> Cue:
    """Let those dice that match a Bull be ringed like it for a beat, and all other Bulls dim.

    Whoever has escaped stays in the light.
    """
    arena = props.arena
    if arena is None or not dice:
        return
    faces = {die.face for name in dice if (die := props.view.die(name)) is not None}
    bulls = [name for name in arena.dice if name.kind == "bull" and props.dice.faces[name] in faces]
    bright, cues = {*dice, *bulls}, []
    for name in bright:
        piece = arena.dice[name]
        if name not in arena.rings:
            size = RING * piece.width
            arena.rings[name] = _piece(props, "bulls/ring_charge", (piece.x, piece.y), size, size, 0.32)
            arena.pieces.append(arena.rings[name])
        arena.rings[name].alpha = 1.0
        cues += [pop(arena.rings[name], BEAT_OF_FATE, 1.5), _start(piece)]
    others = [piece for name, piece in arena.dice.items() if name.kind == "bull" and name not in bright]
    dim = [change(piece, 0.15, alpha=DIM) for piece in others]
    yield from props.sound("snort")
    yield from together([*cues, *dim])
    yield from wait(REST + EACH * sum(name.kind == "runner" for name in arena.dice))


def _start(piece: Piece) -> Cue:
    return in_turn([change(piece, 0.1, lift=12.0), change(piece, 0.1, lift=0.0)])


def _cells(count: int, rows: int) -> Iterator[tuple[float, float]]:
    """Yield how many cells right of and below the middle each of so many dice stands in so many rows."""
    long = -(-count // rows)
    used = -(-count // long)
    for place in range(count):
        row, column = divmod(place, long)
        here = min(long, count - row * long)
        yield column - (here - 1) / 2, row - (used - 1) / 2


def close_arena(props: Props, stays_dark: bool = False) -> Cue:
    """Let the roundabout go back to where it belongs, and the light come back unless it `stays_dark`."""
    arena, props.arena = props.arena, None
    if arena is None:
        return
    _let_be_seen(props, arena.middle, 1.0)
    leave = [change(piece, 0.18, alpha=0.0) for piece in arena.pieces]
    yield from together([*leave, *([] if stays_dark else [props.darken(0.0, DARKEN)])])
    for piece in arena.pieces:
        props.gone(piece)


def closing(props: Props, motion: Cue | None) -> Cue:
    """Return a motion that the arena is closed before."""
    return in_turn([close_arena(props), *([motion] if motion is not None else [])])


def _grow(piece: Piece, start: Point, goal: Point) -> Cue:
    """Let a picture grow in few steps from a place in the town to its full size."""
    for share in GROWING:
        piece.scale = share
        piece.x, piece.y = mix(start[0], goal[0], share), mix(start[1], goal[1], share)
        yield from wait(BEAT)
    piece.scale, (piece.x, piece.y) = 1.0, goal


def _piece(props: Props, picture: str, at: Point, width: float, height: float, over: float) -> Piece:
    piece = props.effect(picture, at, width, height)
    piece.layer = EFFECT - 1 + over
    return piece
