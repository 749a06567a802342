"""How Bulls charge in a roundabout: who is charged rolls again, and escapes or is tossed and limps off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import pi, sin

from game.bulls.events import Charged, Trampled
from game.bulls.odds import is_matched
from game.bulls.tokens import BULL, owner
from game.core.action import Token, token
from game.core.event import Rolled
from game.translation import tr
from scenes.skins.bulls.motion.arena import FALL, let_in, let_loose, open_arena, tell_apart
from scenes.skins.bulls.motion.doing import cheered, doers, triumph
from scenes.skins.bulls.motion.props import Props, hop
from scenes.stage.effect_sprites import ABOVE, PROPORTION, Spray
from scenes.stage.pieces import Piece, change, pop, tumble
from scenes.ui.anim import Cue, ease_out_cubic, in_turn, mix, together, tween, wait

BRIEF = 0.6
"""The share of its usual time for which those are cheered who escape while others do not."""
ROLL, LATEST = 1.0, 0.7
"""Seconds that a die rolls, and after which the last of them is thrown."""
STARS = Spray(("bulls/star", "bulls/spark"), (34.0, 26.0), 0.6, 78.0, turn=120.0)
"""What flies off the face of whoever has a die that escaped."""
CAPS = Spray(("bulls/cap",), (34.0, 28.0), 1.0, 150.0, -90.0, 170.0, 120.0, 200.0)
"""What the crowd throws for joy."""
BLOW = Spray(("bulls/dust_3", "bulls/dust_2", "bulls/star"), (50.0, 40.0, 30.0), 0.6, 110.0, fall=14.0)
"""What flies where a Bull hits."""
FIGURE = (82.0, 106.0)
TOSS, HIGH, FAR = 0.62, 150.0, 120.0
"""Seconds that somebody flies, how high, and how far to the side."""
LIMP, STEP, WAY = 0.8, 0.16, 84.0
"""Seconds that somebody limps off, for each step, and how far."""
STAMP = 112.0
"""The width of the number of those that a seat has lost: no wider than a face and what is beside it."""
TURN = 45
"""Degrees by which somebody who is tossed turns at a time."""


def charged(props: Props, event: Charged) -> Cue:
    """Show who stands in the arena before the Bulls come down; ring those that they charge in red."""
    yield from props.sound("snort")
    yield from open_arena(props, event.place)
    yield from let_in(props, event.runners, [props.dice.faces[die] for die in event.runners])
    fright = together([_frighten(props, die) for die in event.runners])
    start = in_turn([wait(FALL), together([_lunge(props, 14.0), fright])])
    yield from together([let_loose(props, event.bulls, event.faces), start])


def _frighten(props: Props, die: Token) -> Cue:
    """Let a die jump with fright, ringed in red."""
    arena = props.arena
    assert arena is not None
    piece, ring = arena.dice[die], arena.rings[die]
    ring.alpha = 1.0
    leap = in_turn([change(piece, 0.1, lift=16.0), change(piece, 0.12, lift=0.0)])
    return together([leap, pop(ring, 0.2, 1.4)])


def rolled(props: Props, event: Rolled) -> Cue:
    """Let those who were charged roll slowly, one after the other, and cheer whoever escapes."""
    yield from _be_there(props, event.dice, event.faces)
    throws = [_throw(props, die) for die in event.dice]
    yield from props.sound("dice")
    yield from together(throws, min(0.18, LATEST / len(throws)))
    props.sprites(event.dice)
    caught = [die for die in event.dice if is_matched(props.view, die)]
    yield from _escape(props, [die for die in event.dice if die not in caught], bool(caught))
    yield from tell_apart(props, caught)
    yield from props.rearrange(0.1)


def _be_there(props: Props, runners: Sequence[Token], faces: Sequence[int]) -> Cue:
    """Open the arena if it is not open, as where only a part of a charge is shown."""
    place = token("space", props.dice.places[runners[0]])
    if props.arena is None or props.arena.place != place:
        bulls = [bull for bull in props.view.bulls if bull.space == place.id]
        yield from open_arena(props, place)
        yield from let_loose(props, [BULL[bull.id] for bull in bulls], [bull.face for bull in bulls])
    yield from let_in(props, runners, faces)


def _throw(props: Props, die: Token) -> Cue:
    """Throw a die, which is ringed if it matches a Bull again."""
    arena = props.arena
    assert arena is not None
    arena.rings[die].alpha = 0.0
    yield from tumble(arena.dice[die], props.dice.tumbling(die), props.dice.picture(die), ROLL, 92.0)
    arena.rings[die].alpha = 1.0 if is_matched(props.view, die) else 0.0
    yield from props.sound("die")


def _escape(props: Props, saved: Sequence[Token], is_brief: bool) -> Cue:
    """Cheer those who no longer match a Bull; briefly, where others do."""
    arena = props.arena
    if not saved or arena is None:
        yield from wait(0.2)
        return
    rest = BRIEF if is_brief else 1.0
    x, y = arena.middle
    cheer = props.effect(props.shout(tr("¡Olé!")), (x + 186, y - 146), 216, 216 / PROPORTION)
    cheer.layer += ABOVE
    yield from props.sound("ole")
    yield from props.sound("escape")
    arena.crowd.picture = "bulls/crowd_2"
    pieces = _pieces(props, saved)
    tags = [arena.tags[seat] for seat in sorted({owner(die) for die in saved})]
    stars = [props.particles.spray(STARS, (tag.x, tag.y), 8) for tag in tags]  # over no face of a die
    sides = () if is_brief else (-1, 1)
    caps = [props.particles.spray(CAPS, (x + side * 150, y - 150), 5) for side in sides]
    jumps = [_hop_high(piece) for piece in pieces]
    yield from together(
        [
            *(in_turn([pop(cheer, 0.2, 0.5), wait(0.5 * rest)]), _cheer(arena.crowd, rest)),
            *(*stars, *caps, *jumps),
            cheered(props, {owner(die) for die in saved}),
        ]
    )
    yield from change(cheer, 0.15, alpha=0.0)
    props.gone(cheer)


def _hop_high(piece: Piece) -> Cue:
    return in_turn([change(piece, 0.14, lift=34.0), change(piece, 0.16, lift=0.0), hop(piece)])


def _cheer(crowd: Piece, share_of_time: float) -> Cue:
    """Let the crowd jump up and down."""

    def apply(share: float) -> None:
        crowd.lift = 12 * abs(sin(3 * pi * share))

    return tween(0.9 * share_of_time, apply)


def trampled(props: Props, event: Trampled) -> Cue:
    """Let the Bulls toss those who match again: they fly, fall, and limp off."""
    yield from _be_there_still(props, event)
    arena = props.arena
    assert arena is not None
    arena.crowd.picture = "bulls/crowd_1"
    yield from props.sound("trampled")
    yield from props.sound("gasp")
    yield from props.sound("fall")
    falls = [_fall(props, die, arena.dice[die], arena.rings[die]) for die in event.runners]
    counts = Counter(map(owner, event.runners))
    yield from together(
        [
            *(_lunge(props, 62.0), together(falls, 0.16), cheered(props, doers(props, event), triumph())),
            *(_count(props, *loss) for loss in counts.items()),
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


def _lunge(props: Props, far: float) -> Cue:
    """Let the head of the Bull come down so far, and go back."""
    arena = props.arena
    assert arena is not None
    head, y = arena.head, arena.head.y
    return in_turn([change(head, 0.12, ease_out_cubic, y=y + far), wait(0.1), change(head, 0.25, y=y)])


def _fall(props: Props, die: Token, piece: Piece, ring: Piece) -> Cue:
    """Let a die spin off, and its Runner fly over the heads of the crowd and limp away."""
    colour = props.dice.colours[owner(die)]
    x, y = piece.x, piece.y
    ring.alpha = 0.0
    puff = props.effect("bulls/trampled", (x, y), 96)
    figure = props.effect(f"bulls/runner_{colour}_2", (x, y), *FIGURE)
    figure.layer += ABOVE

    def fly(share: float) -> None:
        figure.x, figure.y = mix(x, x + FAR, share), mix(y, y + 26, share) - HIGH * 4 * share * (1 - share)
        figure.angle = -TURN * round(360 * share / TURN)

    def spin(share: float) -> None:
        out = ease_out_cubic(share)
        piece.x, piece.lift, piece.alpha = mix(x, x - 70, out), 90 * out, 1 - share
        piece.angle = TURN * round(360 * share / TURN)

    off = tween(0.5, spin)
    blow = props.particles.spray(BLOW, (x, y), 9)
    yield from together(
        [tween(TOSS, fly), off, blow, in_turn([pop(puff, 0.25, 0.4), change(puff, 0.3, alpha=0.0)])]
    )
    props.gone(puff)
    figure.angle = 0.0
    start = figure.x

    def limp(share: float) -> None:
        figure.picture = f"bulls/limp_{colour}_{int(share * LIMP / STEP) % 2 + 1}"
        figure.x = start + WAY * share
        figure.alpha = min(1.0, 3 * (1 - share))

    yield from tween(LIMP, limp)
    props.gone(figure)


def _count(props: Props, seat: int, lost: int) -> Cue:
    """Stamp over the face of a seat how many Runners it has lost here."""
    arena = props.arena
    assert arena is not None
    tag = arena.tags[seat]
    yield from wait(0.3)
    at = tag.x - tag.width / 2 + tag.height / 2, tag.y - tag.height / 2
    stamp = props.effect(props.shout(f"-{lost}"), at, STAMP, STAMP / PROPORTION)
    stamp.layer += ABOVE
    arena.pieces.append(stamp)
    yield from pop(stamp, 0.2, 1.8)


def _pieces(props: Props, dice: Sequence[Token]) -> list[Piece]:
    """Return the dice as they stand in the arena."""
    return [props.arena.dice[die] for die in dice] if props.arena is not None else []
