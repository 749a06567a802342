"""How Bulls charge in a roundabout: who is charged rolls again, and escapes or is about to be trampled."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from game.bulls.events import Charged
from game.bulls.odds import is_matched
from game.bulls.tokens import BULL, owner
from game.core.action import Token, token
from game.core.event import Rolled
from game.translation import tr
from scenes.skins.bulls.motion.arena import FALL, let_in, let_loose, open_arena, tell_apart
from scenes.skins.bulls.motion.doing import cheered
from scenes.skins.bulls.motion.props import Props, hop
from scenes.stage.effect_sprites import ABOVE, PROPORTION, Spray
from scenes.stage.pieces import Piece, change, pop, slide, tumble
from scenes.ui.anim import Cue, ease_in_quad, in_turn, linear, together, tween, wait

BRIEF = 0.6
"""The share of its usual time for which those are cheered who escape while others do not."""
ROLL, LATEST = 0.75, 0.35
"""Seconds that a die rolls, and after which the last of the rivals is thrown."""
SCOOP, ARC = 0.12, 44.0
"""Seconds in which dice go to the hand of their owner, and how high they fly from there."""
AFTER, BREATH, DECISIVE, HUSHED, LARGER = 0.42, 0.35, 1.0, 0.5, 1.2
"""Seconds after the last rival when one's own are thrown; for which the crowd holds its breath before the
last of these, and for which that one rolls; how much is seen of rivals then, and how large it is."""
STARS = Spray(("bulls/star", "bulls/spark"), (34.0, 26.0), 0.6, 78.0, turn=120.0)
"""What flies off the face of whoever has a die that escaped."""
CAPS = Spray(("bulls/cap",), (34.0, 28.0), 1.0, 150.0, -90.0, 170.0, 120.0, 200.0)
"""What the crowd throws for joy."""
WIDE = 250.0
"""How wide the cry is that greets whoever escapes."""
NOD = 14.0
"""How far the head of the Bull comes down when it has seen whom it charges."""


def charged(props: Props, event: Charged) -> Cue:
    """Show who stands in the arena before the Bulls come down; ring those that they charge in red."""
    yield from props.sound("snort")
    yield from open_arena(props, event.place)
    yield from let_in(props, event.runners, [props.dice.faces[die] for die in event.runners])
    fright = together([_frighten(props, die) for die in event.runners])
    start = in_turn([wait(FALL), together([_nod(props), fright])])
    yield from together([let_loose(props, event.bulls, event.faces), start])


def _nod(props: Props) -> Cue:
    """Let the head of the Bull come down a little, and go back."""
    arena = props.arena
    assert arena is not None
    head, y = arena.head, arena.head.y
    return in_turn([change(head, 0.1, y=y + NOD), change(head, 0.14, y=y)])


def _frighten(props: Props, die: Token) -> Cue:
    """Let a die jump with fright, ringed in red."""
    arena = props.arena
    assert arena is not None
    piece, ring = arena.dice[die], arena.rings[die]
    ring.alpha = 1.0
    leap = in_turn([change(piece, 0.1, lift=16.0), change(piece, 0.12, lift=0.0)])
    return together([leap, pop(ring, 0.2, 1.4)])


def rolled(props: Props, event: Rolled) -> Cue:
    """Let those who were charged roll slowly, one after the other, and cheer whoever escapes.

    Whoever looks at the own hand throws last, and the last of these dice decides.
    """
    yield from _be_there(props, event.dice, event.faces)
    rivals = [die for die in event.dice if owner(die) != props.open_hand]
    own = [die for die in event.dice if die not in rivals]
    yield from together([_scoop(props, die) for die in event.dice])
    yield from props.sound("dice")
    apart = min(0.18, LATEST / len(event.dice))
    throws = [in_turn([wait(apart * number), _throw(props, die)]) for number, die in enumerate(rivals)]
    first = (len(rivals) - 1) * apart + AFTER if rivals else 0.0
    for number, die in enumerate(own[:-1]):
        throws.append(in_turn([wait(first + apart * number), _throw(props, die)]))
    if own:
        throws.append(in_turn([wait(first + apart * (len(own) - 1)), _decide(props, own[-1], rivals)]))
    yield from together(throws)
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


def _scoop(props: Props, die: Token) -> Cue:
    """Let a die go behind the face of its owner, who throws it from there."""
    arena = props.arena
    assert arena is not None
    piece, tag = arena.dice[die], arena.tags[owner(die)]
    arena.rings[die].alpha = 0.0
    return change(piece, SCOOP, ease_in_quad, x=tag.x - (tag.width - tag.height) / 2, y=tag.y)


def _throw(props: Props, die: Token, seconds: float = ROLL) -> Cue:
    """Throw a die to its place; it is ringed if it matches a Bull again."""
    arena = props.arena
    assert arena is not None
    piece, ring = arena.dice[die], arena.rings[die]
    roll = tumble(piece, props.dice.tumbling(die), props.dice.picture(die), seconds, ARC)
    yield from together([roll, slide(piece, (ring.x, ring.y), 0.62 * seconds, linear)])
    ring.alpha = 1.0 if is_matched(props.view, die) else 0.0
    yield from props.sound("die")


def _decide(props: Props, die: Token, rivals: Sequence[Token]) -> Cue:
    """Hold the breath before the die that decides, and while it rolls."""
    arena = props.arena
    assert arena is not None
    piece, others = arena.dice[die], [arena.dice[other] for other in rivals]
    yield from together([wait(BREATH), *(change(other, BREATH, alpha=HUSHED) for other in others)])
    piece.scale = LARGER
    yield from _throw(props, die, DECISIVE)
    yield from together([pop(piece, 0.12, LARGER), *(change(other, 0.12, alpha=1.0) for other in others)])


def _escape(props: Props, saved: Sequence[Token], is_brief: bool) -> Cue:
    """Cheer those who no longer match a Bull; briefly, where others do."""
    arena = props.arena
    if not saved or arena is None:
        yield from wait(0.2)
        return
    rest = BRIEF if is_brief else 1.0
    x, y = arena.middle
    cheer = props.effect(props.shout(tr("¡Olé!")), (x + 252, y - 176), WIDE, WIDE / PROPORTION)
    cheer.layer += ABOVE
    yield from props.sound("ole")
    yield from props.sound("escape")
    arena.crowd.picture = "bulls/crowd_2"
    pieces = _pieces(props, saved)
    tags = [arena.tags[seat] for seat in sorted({owner(die) for die in saved})]
    stars = [props.particles.spray(STARS, (tag.x, tag.y), 8) for tag in tags]  # over no face of a die
    sides = () if is_brief else (-1, 1)
    caps = [props.particles.spray(CAPS, (x + side * 200, y - 190), 5) for side in sides]
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
    return in_turn([change(piece, 0.14, lift=24.0), change(piece, 0.16, lift=0.0), hop(piece)])


def _cheer(crowd: Piece, share_of_time: float) -> Cue:
    """Let the crowd jump up and down."""

    def apply(share: float) -> None:
        crowd.lift = 12 * abs(sin(3 * pi * share))

    return tween(0.9 * share_of_time, apply)


def _pieces(props: Props, dice: Sequence[Token]) -> list[Piece]:
    """Return the dice as they stand in the arena."""
    return [props.arena.dice[die] for die in dice] if props.arena is not None else []
