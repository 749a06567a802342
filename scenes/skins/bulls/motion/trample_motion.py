"""How Bulls trample: the head comes down on all who match again, and these fly, and limp to their owners."""

from __future__ import annotations

from collections import Counter
from math import pi, sin

from game.bulls.events import Trampled
from game.bulls.tokens import BULL, owner
from game.core.action import Token
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.motion.arena import CROWD, HEAD, HEAD_HIGH, let_in, let_loose, open_arena
from scenes.skins.bulls.motion.doing import cheered, doers, people, triumph
from scenes.skins.bulls.motion.props import Arena, Props
from scenes.stage.effect_sprites import ABOVE, PROPORTION, Spray
from scenes.stage.pieces import EFFECT, Piece, change, pop
from scenes.ui.anim import Cue, ease_out_cubic, in_turn, mix, together, tween, wait
from scenes.ui.canvas import Canvas

REAR, REARED = 0.12, 12.0
"""Seconds in which the head of the Bull rears up, and how high."""
LUNGE, AGAIN, BACK = 0.12, 0.12, 0.22
"""Seconds in which it comes down on those whom it tramples, stays there, and goes back."""
LARGE, ABOVE_DICE = (1.0, 1.25, 1.5), 34.0
"""The sizes that it takes on its way, few, as each has to be made; how far above their middle it ends."""
OVER, BEHIND_TAGS = 0.4, 0.33
"""Over all dice the head, and over these, but behind the portraits, those who fly: how far above the ring."""
BLOW = Spray(("bulls/dust_3", "bulls/dust_2", "bulls/star"), (66.0, 52.0, 34.0), 0.7, 150.0, fall=14.0)
"""What flies where a Bull hits."""
CLOUD, CLOUDS, FEW = (160.0, 9), (104.0, 4), 2
"""The width of the cloud and how much flies off where a `FEW` are hit, and where there are more."""
FIGURE = (82.0, 106.0)
TOSS, HIGH = 0.62, 150.0
"""Seconds that somebody flies, and how high."""
LIMP, STEP, WAY, LOW = 0.55, 0.14, 70.0, 58.0
"""Seconds that somebody limps, and for each step; how far left of a portrait, how far above its middle."""
APART, LATEST = 0.16, 0.64
"""Seconds from one who flies to the next, and after which the last sets off."""
CRY, WIDE, LONG = (246.0, -176.0), 250.0, 0.5
"""Where the town cries out, from the middle of the ring and over nobody who falls; how wide that is, and for
how long."""
STAMPED, QUAKE, SHAKEN = 0.3, 0.4, 6.0
"""Seconds until the portraits of the owners shake, for how many, and how far."""
TURN = 45
"""Degrees by which somebody who is tossed turns at a time."""
PALED = 0.55
"""How much is seen of the die of whoever is trampled, under the dust."""
AY = "¡Ay!"
"""What all cry in every language, as they cry ¡Olé!"""


def expect(canvas: Canvas, props: Props, charged: int) -> None:
    """Have ready what is seen when some of so many who are charged are trampled, or none."""
    canvas.expect(["bulls/crowd_2"], CROWD)
    canvas.expect(["bulls/head"], *((HEAD * size, HEAD_HIGH * size) for size in LARGE))
    canvas.expect(["bulls/trampled"], *((wide, wide) for wide, _ in (CLOUD, CLOUDS)))
    canvas.expect(map(props.shout, cries()), (WIDE, WIDE / PROPORTION))
    tags = [props.tag(seat, named=False) for seat in people(props, range(len(props.hud.seats)))]
    canvas.expect([tag.picture for tag in tags], *{(tag.width, tag.height) for tag in tags})
    losses = [props.tag.loss(lost) for lost in range(1, charged + 1)]
    canvas.expect([loss.picture for loss in losses], *{(loss.width, loss.height) for loss in losses})


def cries() -> tuple[str, str]:
    """Return all that may be cried."""
    return AY, triumph()


def cry(props: Props, event: Trampled) -> str:
    """Return what is cried: to whoever brought rivals under the Bulls, else out of pity."""
    return triumph() if people(props, doers(props, event)) else AY


def trampled(props: Props, event: Trampled) -> Cue:
    """Let the head of the Bull come down on those who match again, and toss them."""
    yield from _be_there_still(props, event)
    arena = props.arena
    assert arena is not None
    arena.crowd.picture = "bulls/crowd_1"
    arena.head.layer = EFFECT - 1 + OVER
    x, y, proud = arena.head.x, arena.head.y, doers(props, event)
    hit = [arena.dice[die] for die in event.runners]
    at = sum(die.x for die in hit) / len(hit), sum(die.y for die in hit) / len(hit) - ABOVE_DICE
    yield from change(arena.head, REAR, y=y - REARED)
    yield from together([_lunge(arena.head, at), *(change(die, LUNGE, alpha=PALED) for die in hit)])
    yield from props.sound("trampled")
    yield from props.sound("gasp")
    yield from props.sound("fall")
    cloud = CLOUD if len(hit) <= FEW else CLOUDS
    falls = [_fall(props, die, arena.dice[die], arena.rings[die], *cloud) for die in event.runners]
    counts = Counter(map(owner, event.runners))
    yield from together(
        [
            in_turn([wait(AGAIN), _lunge(arena.head, (x, y), back=True)]),
            together(falls, min(APART, LATEST / len(falls))),
            _cry(props, arena, cry(props, event), people(props, proud)),
            cheered(props, proud),
            *(_count(props, arena, *loss) for loss in counts.items()),
        ]
    )
    for piece in props.singles(event.runners):
        props.stage.remove(piece.token)
    yield from props.rearrange(0.1)


def _be_there_still(props: Props, event: Trampled) -> Cue:
    """Open the arena if it is not open; those who are lost are not in the view any more."""
    if props.arena is None or props.arena.place != event.place:
        bulls = [bull for bull in props.view.bulls if bull.space == event.place.id]
        dice, faces = [BULL[bull.id] for bull in bulls], [bull.face for bull in bulls]
        yield from open_arena(props, event.place)
        yield from let_loose(props, dice, faces)
    yield from let_in(props, event.runners, event.faces)


def _lunge(head: Piece, goal: Point, back: bool = False) -> Cue:
    """Let the head of the Bull grow as it comes close, or shrink on its way back."""
    start, sizes = (head.x, head.y), LARGE[::-1] if back else LARGE

    def apply(share: float) -> None:
        head.x, head.y = mix(start[0], goal[0], share), mix(start[1], goal[1], share)
        head.scale = sizes[round(share * (len(sizes) - 1))]

    return tween(BACK if back else LUNGE, apply, ease_out_cubic)


def _cry(props: Props, arena: Arena, words: str, proud: list[int]) -> Cue:
    """Let the town cry out over the rim of the ring, above the faces of whoever may be proud."""
    x, y = arena.middle[0] + CRY[0], arena.middle[1] + CRY[1]
    star = props.effect(props.shout(words), (x, y), WIDE, WIDE / PROPORTION)
    shown = [star]
    for number, seat in enumerate(proud):
        tag = props.tag(seat, named=False)
        left, below = x - (tag.width + 4) * number, y + WIDE / PROPORTION / 2
        shown.append(props.effect(tag.picture, (left, below), tag.width, tag.height))
    for piece in shown:
        piece.layer += ABOVE
    yield from together([pop(piece, 0.2, 0.5) for piece in shown])
    yield from wait(LONG)
    yield from together([change(piece, 0.15, alpha=0.0) for piece in shown])
    for piece in shown:
        props.gone(piece)


def _fall(props: Props, die: Token, piece: Piece, ring: Piece, wide: float, dust: int) -> Cue:
    """Let a die spin off, and its Runner fly over the heads of the crowd and limp behind the own portrait."""
    arena, colour = props.arena, props.dice.colours[owner(die)]
    assert arena is not None
    tag = arena.tags[owner(die)]
    x, y, land = piece.x, piece.y, (tag.x - tag.width / 2 + tag.height / 2 - WAY, tag.y - LOW)
    ring.alpha = 0.0
    puff = props.effect("bulls/trampled", (x, y), wide)
    figure = props.effect(f"bulls/runner_{colour}_2", (x, y), *FIGURE)
    figure.layer = EFFECT - 1 + BEHIND_TAGS

    def fly(share: float) -> None:
        high = HIGH * 4 * share * (1 - share)
        figure.x, figure.y = mix(x, land[0], share), mix(y, land[1], share) - high
        figure.angle = -TURN * round(360 * share / TURN)

    def spin(share: float) -> None:
        out = ease_out_cubic(share)
        piece.x, piece.lift, piece.alpha = mix(x, x - 70, out), 90 * out, PALED * (1 - share)
        piece.angle = TURN * round(360 * share / TURN)

    off = tween(0.5, spin)
    blow = props.particles.spray(BLOW, (x, y), dust)
    cloud = in_turn([pop(puff, 0.25, 0.4), change(puff, 0.35, alpha=0.0)])
    yield from together([tween(TOSS, fly), off, blow, cloud])
    props.gone(puff)
    figure.angle = 0.0

    def limp(share: float) -> None:
        figure.picture = f"bulls/limp_{colour}_{int(share * LIMP / STEP) % 2 + 1}"
        figure.x = land[0] + WAY * share
        figure.alpha = min(1.0, 3 * (1 - share))

    yield from tween(LIMP, limp)
    props.gone(figure)


def _count(props: Props, arena: Arena, seat: int, lost: int) -> Cue:
    """Shake the portrait of a seat, and stamp above it how many Runners it has lost here."""
    tag, loss = arena.tags[seat], props.tag.loss(lost)
    yield from wait(STAMPED)
    x = tag.x
    stamp = props.effect(loss.picture, (x - tag.width / 2 + tag.height / 2, tag.y - 44.0), loss.width)
    stamp.layer += ABOVE
    arena.pieces.append(stamp)

    def shake(share: float) -> None:
        tag.x = x + SHAKEN * (1 - share) * sin(6 * pi * share)

    yield from together([pop(stamp, 0.2, 1.8), tween(QUAKE, shake)])
    tag.x = x
