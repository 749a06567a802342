"""How Runners and Bulls run through the streets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.bulls.events import Ran
from game.bulls.tokens import owner
from game.core.action import Token
from scenes.skins.bulls.crowd import Cell, Point
from scenes.skins.bulls.motion import arena
from scenes.skins.bulls.motion.props import Props
from scenes.stage.effect_sprites import Spray
from scenes.stage.pieces import BOARD, EFFECT, Piece, change, follow
from scenes.ui.anim import Cue, ease_in_quad, in_turn, linear, together, wait

RUNNER, OWN, BULL = (42.0, 54.0), (54.0, 70.0), (100.0, 76.0)
"""Sizes of a running figure, of one of the player's who looks at the screen, and of a charging bull."""
FRAMES, STRIDE = 4, 0.09
"""Pictures of one step of a figure, and the seconds that each is shown."""
RUN, CHARGE = 1.2, 1.0
"""Seconds that Runners and Bulls take for a street."""
CROWD, BEHIND, HERD = 0.85, 0.28, 0.06
"""Seconds after which the last of many Runners of a street sets off, those after which each follows the one
before where there are few, and those from Bull to Bull."""
PLACE = 0.1
"""Seconds after which those of the next place set off, so that the eye can go down the town with them."""
LANES = (-7.0, 7.0, 0.0)
"""How far the Runners of a colour keep to the side of a street, the next colour to another one."""

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
    bulls = event.pieces[0].kind == "bull"
    if bulls:
        arena.fetch(props)
    left = () if bulls else sorted({place.id for place in event.origins})
    heels = (props.particles.spray(HEELS, props.dice.middle(place), 5) for place in left)
    cells = props.dice.cells()
    pieces = {die: piece for die in event.pieces if (piece := props.stage.single(die)) is not None}
    departures = _herd(pieces) if bulls else files(event, {die: one.x for die, one in pieces.items()})
    runs = []
    for die, street in zip(event.pieces, event.streets, strict=True):
        if die in pieces:
            start, lane = departures[die]
            path = _path(props, pieces[die], street, cells[die], lane)
            runs.append(in_turn([wait(start), _run(props, pieces[die], path, cells[die], bulls)]))
    sun = [props.pass_time(float(props.view.row), CHARGE)] if bulls else []
    running = together([*runs, *heels, *sun])
    return in_turn([props.sound("stampede" if bulls else "die"), running, props.rearrange(0.2)])


class Departure(NamedTuple):
    """After how many seconds a die sets off, and how far to the side of its street it keeps."""

    start: float
    lane: float


def _herd(pieces: Mapping[Token, Piece]) -> dict[Token, Departure]:
    """Return the departures of Bulls: close behind each other, the foremost first."""
    order = sorted(pieces, key=lambda die: -pieces[die].x)
    return {die: Departure(number * HERD, 0.0) for number, die in enumerate(order)}


def files(event: Ran, ahead: Mapping[Token, float]) -> dict[Token, Departure]:
    """Return the departures of Runners: in every street one behind the other, those of a colour in its lane.

    Those of one place set off after those of the place before, of a street the colour of the foremost first,
    so that few run through those who still stand; `ahead` is how far on each stands.
    """
    streets: dict[Token, list[Token]] = {}
    for die, street in zip(event.pieces, event.streets, strict=True):
        if die in ahead:
            streets.setdefault(street, []).append(die)
    found = {}
    places = {die: place for die, place in zip(event.pieces, event.origins, strict=True) if die in ahead}
    order_of_places = sorted({*places.values()})
    for dice in streets.values():
        first = PLACE * order_of_places.index(places[dice[0]])
        front = {seat: max(ahead[die] for die in dice if owner(die) == seat) for seat in map(owner, dice)}
        seats = sorted(front, key=lambda seat: (-front[seat], seat))
        order = sorted(dice, key=lambda die: (seats.index(owner(die)), -ahead[die], die))
        behind = min(BEHIND, (CROWD - first) / len(order))
        for number, die in enumerate(order):
            found[die] = Departure(first + number * behind, LANES[seats.index(owner(die)) % len(LANES)])
    return found


def _run(props: Props, piece: Piece, path: Sequence[Point], cell: Cell, bull: bool) -> Cue:
    """Let a figure run with its die over its head, or a bull with its die on its back.

    Until it sets off nobody is there but the die.
    """
    grow = change(piece, 0.3, width=cell.size, height=cell.size)
    if not bull:
        colour = props.dice.colours[owner(piece.token)]
        size = OWN if owner(piece.token) == props.open_hand else RUNNER
        figure = props.effect(f"bulls/runner_{colour}_1", (piece.x, piece.y), *size)
        yield from together([_carry(props, piece, figure, follow(piece, path, RUN, ease=linear)), grow])
        return
    figure = props.effect("bulls/charge_1", (piece.x, piece.y), *BULL)
    dust = (_dust(props, path, share) for share in (0.15, 0.3, 0.45, 0.6, 0.75, 0.9))
    run = _carry(props, piece, figure, follow(piece, path, CHARGE, ease=ease_in_quad))
    yield from together([run, grow, in_turn([wait(0.15), together(dust, 0.09)])])


def _carry(props: Props, die: Piece, figure: Piece, running: Cue) -> Cue:
    """Let a figure carry its die wherever `running` takes it; it is gone at the end."""
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
        die.lift = figure.height * 0.55
    props.gone(figure)
    die.lift = 0.0


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


def _path(props: Props, piece: Piece, street: Token, cell: Cell, lane: float) -> list[Point]:
    """Return the way from where a die stands, along its lane of the street, to its cell."""
    middle = props.board.paths[street]
    inner = middle[len(middle) // 8 : -max(1, len(middle) // 8)]
    return [(piece.x, piece.y), *((x, y + lane) for x, y in inner), (cell.x, cell.y)]
