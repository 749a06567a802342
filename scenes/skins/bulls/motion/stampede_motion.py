"""How Runners and Bulls run through the streets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from game.bulls.events import Ran
from game.bulls.tokens import owner
from game.core.action import Token, token
from scenes.skins.bulls.crowd import Cell, Point
from scenes.skins.bulls.motion import arena
from scenes.skins.bulls.motion.props import Props
from scenes.stage.effect_sprites import Spray
from scenes.stage.pieces import BOARD, DICE, EFFECT, Piece, change, follow, pop
from scenes.ui.anim import Cue, ease_in_quad, in_turn, linear, together, wait

RUNNER, OWN, BULL = (42.0, 54.0), (46.0, 60.0), (100.0, 76.0)
"""Sizes of a running figure, of one of the player's who looks at the screen, and of a charging bull."""
CARRIED, HOIST, HELD, ON_BACK = 26.0, 0.12, 0.38, 0.55
"""How large every die is that a Runner carries, the seconds in which it is lifted and put down, and how far
above the middle of a figure its head is, and the back of a bull, in heights of it."""
FRAMES, STRIDE = 4, 0.09
"""Pictures of one step of a figure, and the seconds that each is shown."""
RUN, CHARGE = 1.2, 1.0
"""Seconds that Runners take from the middle of a place to the next one, and Bulls for their whole way."""
NEXT, CROWD, IN_TIME, HERD = 0.12, 1.1, 2.5, 0.06
"""Seconds after which the next street sets off, and in it one Runner after another; after which the last one
does, and after which all have come, however many they are; and those from Bull to Bull."""
LANES = (-8.0, 8.0)
"""How far to the side of a street its Runners keep in turn."""
LIT, STAYS = 1.35, 0.5
"""How large a sign leaps up that is passed, and the seconds that it shines after the last one has passed."""

HEELS = Spray(
    ("bulls/dust_2", "bulls/dust_3"), (26.0, 20.0, 30.0), 0.6, 62.0, 180.0, 120.0, over=BOARD + 4 - EFFECT
)
"""The dust of those who set off, under their dice."""


def pictures(colours: Iterable[str]) -> list[str]:
    """Return the pictures of all that runs, of the dust, and of those whom Bulls meet."""
    stems = ("bulls/charge", "bulls/dust", *(f"bulls/runner_{colour}" for colour in colours))
    running = [f"{stem}_{frame + 1}" for stem in stems for frame in range(FRAMES)]
    return [*running, "bulls/ring_charge", "bulls/trampled"]


def ran(props: Props, event: Ran) -> Cue:
    """Let everybody run down the street that their die, or their Direction token, gives them."""
    pieces = {die: piece for die in event.pieces if (piece := props.stage.single(die)) is not None}
    streets = {die: way for die, way in zip(event.pieces, event.streets, strict=True) if die in pieces}
    bulls = event.pieces[0].kind == "bull"
    running = _charge(props, pieces, streets) if bulls else _flee(props, event, pieces, streets)
    return in_turn([props.sound("stampede" if bulls else "die"), running, props.rearrange(0.2)])


def _charge(props: Props, pieces: Mapping[Token, Piece], streets: Mapping[Token, Token]) -> Cue:
    """Let Bulls gallop close behind each other, the foremost first, over everybody who is in their way."""
    arena.fetch(props)
    cells, order = props.dice.cells(), sorted(pieces, key=lambda die: -pieces[die].x)
    runs = []
    for number, die in enumerate(order):
        path = _path(props, pieces[die], streets[die], cells[die])
        runs.append(in_turn([wait(number * HERD), _gallop(props, pieces[die], path, cells[die])]))
    return together([*runs, props.pass_time(float(props.view.row), CHARGE)])


def _flee(props: Props, event: Ran, pieces: Mapping[Token, Piece], streets: Mapping[Token, Token]) -> Cue:
    """Let Runners run street by street, all equally fast, and each sign shine that they pass.

    Where they are many, or their ways long, everybody is faster, so that all have come in time.
    """
    cells = props.dice.cells()
    speed = {way: _length(props.board.paths[way]) / RUN for way in streets.values()}
    mouths = {way: _inner(props, way)[0] for way in speed}
    ways = {
        die: dist((piece.x, piece.y), mouths[streets[die]]) / speed[streets[die]]
        for die, piece in pieces.items()
    }
    departures = files(event, ways)
    paths = {
        die: _path(props, piece, streets[die], cells[die], departures[die].lane)
        for die, piece in pieces.items()
    }
    starts = {die: departure.start for die, departure in departures.items()}
    lasting = {die: _length(path) / speed[streets[die]] for die, path in paths.items()}
    passing = {
        die: starts[die] + _way_to_sign(props, streets[die], path) / speed[streets[die]]
        for die, path in paths.items()
    }
    haste = min(1.0, IN_TIME / max(starts[die] + lasting[die] for die in pieces))
    cues = [
        props.particles.spray(HEELS, props.dice.middle(place), 5)
        for place in sorted({place.id for place in event.origins})
    ]
    for die, piece in pieces.items():
        run = _run(props, piece, paths[die], haste * lasting[die], cells[die])
        cues.append(in_turn([wait(haste * starts[die]), run]))
    for street in speed:
        times = [haste * passing[die] for die, way in streets.items() if way == street]
        cues.append(in_turn([wait(min(times)), _shine(props, street, max(times) - min(times))]))
    return together(cues)


class Departure(NamedTuple):
    """After how many seconds a die sets off, and how far to the side of its street it keeps."""

    start: float
    lane: float


def files(event: Ran, ways: Mapping[Token, float]) -> dict[Token, Departure]:
    """Return the departures of Runners: street by street down the town, in two lanes in turn.

    Of a street those of one colour run behind each other, the nearest first, and the colour of the nearest
    first of all; `ways` are the seconds that each needs to its street.
    """
    streets: dict[tuple[Token, Token], list[Token]] = {}
    for die, street, place in zip(event.pieces, event.streets, event.origins, strict=True):
        if die in ways:
            streets.setdefault((place, street), []).append(die)
    found = {}
    for rank, (_, dice) in enumerate(sorted(streets.items())):
        front = {seat: min(ways[die] for die in dice if owner(die) == seat) for seat in map(owner, dice)}
        order = sorted(dice, key=lambda die: (front[owner(die)], owner(die), ways[die], die))
        apart, free, begun = min(NEXT, CROWD / len(order)), 0.0, dict[int, float]()
        for number, die in enumerate(order):
            start = max(NEXT * rank, free - ways[die], begun.get(owner(die), 0.0))
            found[die] = Departure(start, LANES[number % len(LANES)])
            free, begun[owner(die)] = start + ways[die] + apart, start
    return found


def _run(props: Props, piece: Piece, path: Sequence[Point], seconds: float, cell: Cell) -> Cue:
    """Let a figure run with its die over its head; until it sets off nobody is there but the die.

    Whose hand lies open sees the own ones larger, edged with gold, and over all others.
    """
    colour, own = props.dice.colours[owner(piece.token)], owner(piece.token) == props.open_hand
    figure = props.effect(f"bulls/runner_{colour}_1", (piece.x, piece.y), *(OWN if own else RUNNER))
    layer, figure.gilt = piece.layer, own
    piece.layer += own
    high = HELD * figure.height + CARRIED / 2
    running = follow(piece, path, seconds, ease=linear)
    shrink = change(piece, HOIST, width=CARRIED, height=CARRIED)
    yield from together([_carry(piece, figure, running, high, seconds), shrink])
    props.gone(figure)
    piece.layer = layer
    yield from change(piece, HOIST, width=cell.size, height=cell.size)


def _gallop(props: Props, piece: Piece, path: Sequence[Point], cell: Cell) -> Cue:
    """Let a bull run with its die on its back, over all dice that stand where it comes."""
    figure = props.effect("bulls/charge_1", (piece.x, piece.y), *BULL)
    layer, piece.layer = piece.layer, DICE + 1
    dust = (_dust(props, path, share) for share in (0.15, 0.3, 0.45, 0.6, 0.75, 0.9))
    running = follow(piece, path, CHARGE, ease=ease_in_quad)
    run = _carry(piece, figure, running, ON_BACK * figure.height, CHARGE)
    grow = change(piece, 0.3, width=cell.size, height=cell.size)
    yield from together([run, grow, in_turn([wait(0.15), together(dust, 0.09)])])
    props.gone(figure)
    piece.layer = layer


def _carry(die: Piece, figure: Piece, running: Cue, high: float, whole: float) -> Cue:
    """Let a figure carry its die so high wherever `running` takes it within the `whole` time."""
    figure.layer = die.layer
    stem = figure.picture.rpartition("_")[0]
    next(running)
    seconds = 0.0
    while True:
        dt = yield None
        try:
            running.send(dt)
        except StopIteration:
            break
        seconds += dt
        figure.x, figure.y = die.x, die.y
        figure.picture = f"{stem}_{int(seconds / STRIDE) % FRAMES + 1}"
        die.lift = high * max(0.0, min(1.0, seconds / HOIST, (whole - seconds) / HOIST))
    die.lift = 0.0


def _shine(props: Props, street: Token, passing: float) -> Cue:
    """Let the sign of a street leap up in gold and shine while so many seconds its Runners pass it."""
    sign = props.stage.piece(token("sign", street.id))
    if sign is None:
        return
    light = props.effect(sign.picture, (sign.x, sign.y), sign.width, sign.height)
    light.layer, light.gilt = BOARD + 2, True
    yield from pop(light, 0.2, LIT)
    yield from wait(passing + STAYS - 0.2)
    yield from change(light, 0.2, alpha=0.0)
    props.gone(light)


def _way_to_sign(props: Props, street: Token, path: Sequence[Point]) -> float:
    """Return how far along a path somebody comes by the sign of its street."""
    at = props.board.points.get(token("sign", street.id), path[0])
    return _length(path[: 1 + min(range(len(path)), key=lambda place: dist(path[place], at))])


def _length(path: Sequence[Point]) -> float:
    return sum(dist(a, b) for a, b in pairwise(path))


def _dust(props: Props, path: Sequence[Point], share: float) -> Cue:
    """Raise a cloud where the hooves were: it grows, thins out and is gone."""
    x, y = path[min(len(path) - 1, int(share * len(path)))]
    cloud = props.effect("bulls/dust_1", (x, y + 12), 30)
    cloud.layer = BOARD + 4
    for frame in range(2, 5):
        yield from wait(0.09)
        cloud.picture = f"bulls/dust_{frame}"
    yield from change(cloud, 0.12, alpha=0.0)
    props.gone(cloud)


def _path(props: Props, piece: Piece, street: Token, cell: Cell, lane: float = 0.0) -> list[Point]:
    """Return the way from where a die stands, along its lane of the street, to its cell."""
    return [(piece.x, piece.y), *((x, y + lane) for x, y in _inner(props, street)), (cell.x, cell.y)]


def _inner(props: Props, street: Token) -> Sequence[Point]:
    """Return the way of a street without what lies within the places at its ends."""
    middle = props.board.paths[street]
    return middle[len(middle) // 8 : -max(1, len(middle) // 8)]
