"""A lulo: the card that decides about it hangs over the dark table, and whoever commits it is seen large.

Its burst flies to the slate, where it is chalked up.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.event import Played
from game.toruro.events import LuloCommitted
from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.layout import SLATE, TRICK, Point
from scenes.skins.toruro.motion.chip_motion import CHALK, line_of
from scenes.skins.toruro.motion.props import Props
from scenes.stage.effect_sprites import ABOVE, PROPORTION, Spray
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import Cue, ease_in_out, ease_in_quad, ease_out_back, in_turn, together, tween, wait

DARK, HUSH = 0.75, 0.5
"""How dark the table is behind whoever commits a lulo, and under a card that decides about one."""
BREATH = 0.9
"""Seconds that a card hangs in the air which decides about a lulo."""
TALLER, ABOVE_TRICK, TREMBLE = 1.45, 40.0, 4
"""How much taller that card hangs, how far above the trick, and by how many degrees it trembles."""
SHAKES = 9
"""How often it trembles."""
FACE, FACE_AT, BURST_AT, BURST = 172.0, (548.0, 232.0), (548.0, 352.0), 430.0
"""Width of the portrait of whoever commits a lulo, where it and the burst below it stand, and the width of
that."""
LOOK = 0.6
"""Seconds for which they stand there."""
SHOCK = Spray(
    ("toruro/gleam", "toruro/chip_1", "toruro/chip_5"), (30.0, 26.0, 30.0), 0.8, 176.0, turn=150.0, fall=50.0
)
"""What flies off the burst."""
DUST = Spray(("toruro/chalk",), (13.0, 9.0), 0.5, 34.0, fall=26.0)
"""What flies off a card that comes down at last."""


def is_decisive(view: ToruroView, event: Played) -> bool:
    """Return True if a card that is played, or was last, ends the round for somebody without a pot.

    That is the last card of the last trick, where its seat or the one that took the trick so far has none.
    """
    if view.trick and view.trick[-1].card == event.card.id:
        view = replace(view, tricks=(*view.tricks[:-1], view.trick[:-1]))
    if len(view.takers) != POTS - 1 or len(view.trick) + 1 < max(2, view.goes.count(True)):
        return False
    ahead = view.best
    return any(one not in view.takers for one in (event.seat, event.seat if ahead is None else ahead.seat))


def hangs(props: Props, piece: Piece, goal: Piece) -> Cue:
    """Let the card hang over the dark table, large and face down, for as long as a breath is held."""
    middle = (TRICK[0] + goal.x) / 2, (TRICK[1] + goal.y) / 2 - ABOVE_TRICK
    rise = change(piece, 0.28, x=middle[0], y=middle[1], lift=18.0, angle=0.0, scale=TALLER)
    yield from together([props.sound("sorrow"), props.darken(HUSH, 0.25), rise])

    def tremble(share: float) -> None:
        piece.angle = TREMBLE * (round(2 * SHAKES * share) % 3 - 1) if share < 1 else 0.0
        piece.scale = TALLER + 0.12 * share

    yield from tween(BREATH, tremble)


def lands(props: Props, piece: Piece, goal: Piece) -> Cue:
    """Let that card come down among the others with a blow, while the light comes back."""
    yield from change(piece, 0.26, ease_in_quad, scale=1.0)
    blow = props.particles.spray(DUST, (goal.x, goal.y), 12)
    yield from together([props.sound("stamp"), props.darken(0.0, 0.3), blow])


def committed(props: Props, event: LuloCommitted) -> Cue:
    """Let whoever has none of the pots step out of the dark; a free lulo only makes them smile."""
    if event.lulo is None:
        if not event.free:
            yield from props.sound("sorrow")
            yield from wait(0.3)
            return
        yield from props.sound("relief")
        yield from props.call_out(event.seat, tr("Free!"), 0.8)
        return
    face = props.effect(props.portrait(event.seat, Mood.SORE), props.plate(event.seat), FACE)
    face.scale = 0.4
    step_out = change(face, 0.32, ease_out_back, x=FACE_AT[0], y=FACE_AT[1], scale=1.0)
    yield from together([props.sound("gasp"), props.darken(DARK, 0.25), step_out])
    words = tr("Lulo {n}", n=event.amount)
    burst = props.effect(props.shout(words), BURST_AT, BURST, BURST / PROPORTION)
    burst.layer += ABOVE
    shock = props.particles.spray(SHOCK, BURST_AT, min(8 + event.amount, 24))
    stand = in_turn([together([pop(burst, 0.22, 1.9), _flinch(face)]), wait(LOOK)])
    yield from together([props.sound("lulo"), stand, shock])
    yield from _chalked(props, event.lulo.id, burst, face, props.plate(event.seat))


def _flinch(face: Piece) -> Cue:
    """Let a portrait start back, and come to rest."""
    y = face.y
    return in_turn(
        [change(face, 0.08, y=y - 16, scale=0.94), change(face, 0.2, ease_out_back, y=y, scale=1.0)]
    )


def _chalked(props: Props, serial: int, burst: Piece, face: Piece, plate: Point) -> Cue:
    """Let the burst fly to its line of the slate and the face back to its plate, in the light again."""
    slate = replace(props.hud.slate, debts=props.hud.view.debts)
    line = line_of(props, slate, serial)
    goal = line.center if line is not None else SLATE.center
    fly = change(burst, 0.4, ease_in_out, x=goal[0], y=goal[1], scale=0.25, alpha=0.4)
    go = change(face, 0.4, ease_in_out, x=plate[0], y=plate[1], scale=0.3, alpha=0.2)
    yield from together([fly, go, props.darken(0.0, 0.4)])
    props.gone(burst)
    props.gone(face)
    props.hud.slate.debts = slate.debts
    yield from together([props.sound("chalk"), wait(0.3), props.particles.spray(CHALK, goal, 7)])
