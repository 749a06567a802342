"""How Runners and Bulls run through the streets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter

from game.bulls.events import Ran
from game.bulls.tokens import owner
from game.core.action import Token
from scenes.skins.bulls.layout import Cell, Point
from scenes.skins.bulls.motion import arena
from scenes.skins.bulls.motion.props import Props
from scenes.stage.effect_sprites import Spray
from scenes.stage.pieces import BOARD, EFFECT, Piece, change, follow
from scenes.ui.anim import Cue, ease_in_quad, in_turn, together, wait

RUNNER, OWN, BULL = (42.0, 54.0), (54.0, 70.0), (100.0, 76.0)
"""Sizes of a running figure, of one of the player's who looks at the screen, and of a charging bull."""
FRAMES, STRIDE = 4, 0.09
"""Pictures of one step of a figure, and the seconds that each is shown."""
RUN, CHARGE = 1.5, 1.1
"""Seconds that Runners and Bulls take for a street."""
CROWD = 1.3
"""Seconds after which the last of many Runners sets off."""
LANES = (-7.0, 0.0, 7.0)
"""How far Runners keep to the side of a street, so that they do not hide each other."""

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
    """Let everybody run down the street that their die, or their Direction token, gives them.

    The foremost of every place set off first, so that nobody runs through those who still stand.
    """
    bulls = event.pieces[0].kind == "bull"
    if bulls:
        arena.fetch(props)
    left = () if bulls else sorted({place.id for place in event.origins})
    heels = (props.particles.spray(HEELS, props.dice.middle(place), 5) for place in left)
    cells = props.dice.cells()
    setting_off = []
    for number, (die, street) in enumerate(zip(event.pieces, event.streets, strict=True)):
        piece = props.stage.single(die)
        if piece is not None:
            lane = 0.0 if bulls else LANES[number % len(LANES)]
            path = _path(props, piece, street, cells[die], lane)
            ahead = piece.x - props.dice.middle(event.origins[number].id)[0]
            setting_off.append((ahead, _run(props, piece, path, cells[die], bulls)))
    runs = [run for _, run in sorted(setting_off, key=itemgetter(0), reverse=True)]
    apart = 0.06 if bulls else min(0.06, CROWD / max(1, len(runs)))
    sun = [props.pass_time(float(props.view.row), CHARGE)] if bulls else []
    running = together([together(runs, apart), *heels, *sun])
    return in_turn([props.sound("stampede" if bulls else "die"), running, props.rearrange(0.2)])


def _run(props: Props, piece: Piece, path: Sequence[Point], cell: Cell, bull: bool) -> Cue:
    """Let a figure run with its die over its head, or a bull with its die on its back.

    Until it sets off nobody is there but the die.
    """
    grow = change(piece, 0.3, width=cell.size, height=cell.size)
    if not bull:
        colour = props.dice.colours[owner(piece.token)]
        size = OWN if owner(piece.token) == props.open_hand else RUNNER
        figure = props.effect(f"bulls/runner_{colour}_1", (piece.x, piece.y), *size)
        yield from together([_carry(props, piece, figure, follow(piece, path, RUN)), grow])
        return
    figure = props.effect("bulls/charge_1", (piece.x, piece.y), *BULL)
    dust = (_dust(props, path, share) for share in (0.15, 0.3, 0.45, 0.6, 0.75, 0.9))
    run = _carry(props, piece, figure, follow(piece, path, CHARGE, ease=ease_in_quad))
    yield from together([run, grow, in_turn([wait(0.2), together(dust, 0.12)])])


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
