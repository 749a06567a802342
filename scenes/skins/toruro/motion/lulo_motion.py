"""A lulo: the card that decides about it hangs over the dark table, and whoever commits it is seen large.

Ghosts of the chips of all pots fly to the slate, where they are added up to what it costs. Its burst flies
there, too, and it is chalked up. Where several commit one they are seen together (see
`scenes.skins.toruro.motion.lulo_round`), and what all of them owe flies to the slate at once.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.core.event import Played
from game.toruro.events import LuloCommitted
from game.toruro.tokens import CARD, POTS
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.card_layout import GLOW
from scenes.skins.toruro.drawing.toll import CLIMAX, Toll, weight
from scenes.skins.toruro.layout import SLATE, TRICK, Point, played_size
from scenes.skins.toruro.motion import rim
from scenes.skins.toruro.motion.chip_motion import CHALK, line_of
from scenes.skins.toruro.motion.lulo_round import (
    BURST_AT,
    FACE_AT,
    assembled,
    darkened,
    face_of,
    flinch,
    lighted,
    lightened,
    made_way,
    owing,
    places,
    reckoned,
    rivals,
    stepped_back,
)
from scenes.skins.toruro.motion.props import EMBERS, NIGHT, Props
from scenes.stage.effect_sprites import ABOVE, PROPORTION, Spray
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import (
    Cue,
    ease_in_out,
    ease_in_quad,
    ease_out_back,
    in_turn,
    together,
    tween,
    wait,
)
from scenes.ui.theme import Colour

HUSH = 0.5
"""How dark the table is under a card that decides about a lulo."""
BREATH, QUENCHED = 0.9, 0.2
"""Seconds that a card hangs in the air which decides about a lulo, and the last of them, in which its light
goes out."""
TALLER, ABOVE_TRICK, OUTWARD, HUNG, LIGHT, TREMBLE = 1.35, 16.0, 26.0, 18.0, 420.0, 3.0
"""How much larger that card hangs than it will lie, how far above its place and out of the trick, how far it
stands out from there, how wide the light behind it is, and how far it trembles."""
BEATS, LEAP, HOP = 2, 12.0, 10.0
"""How often it leaps up meanwhile, like a heart, how far, and how far the others hop when it lands."""
SHAKES = 9
"""How often it trembles."""
DEBT, AFTER, OVER = 1.12, 0.15, 12.0
"""Width of the burst in which stands what one of several owes, to its place in the row, seconds after lulos
are chalked up, and how far that burst reaches over the portrait."""
OWN, TALLER_FACE, NEXT, READ = 1.1, 1.1, 0.1, 0.2
"""How much wider that burst is of whoever looks on, how much larger the portrait over it stands, and seconds
until the next one is called in, and for which all are seen."""
STROKE, STROKE_AGAIN = 0.12, 0.08
"""Seconds for each stroke that is counted, the first time in an evening, and later."""
HELD, HELD_AGAIN = 0.9, 0.5
"""Seconds for which the worst lulo is held up, the first time in an evening, and later."""


class Scale(NamedTuple):
    """How large a lulo is shown: its darkness, its colour, widths, sparks, seconds after these, and sounds.

    The worst is held up (see `Props.held`) after its sparks. Sounds are heard `before` its words burst
    out, and with their `blow`.
    """

    dark: float
    shade: Colour
    face: float
    burst: float
    sparks: int
    look: float
    before: tuple[str, ...]
    blow: tuple[str, ...]


SCALES = {
    1: Scale(0.72, NIGHT, 156.0, 380.0, 6, 0.0, ("gasp",), ("lulo",)),
    2: Scale(0.78, NIGHT, 180.0, 450.0, 12, 0.15, ("gasp", "sorrow"), ("lulo", "stamp")),
    3: Scale(0.84, EMBERS, 208.0, 520.0, 22, 0.0, ("gasp", "bell"), ("lulo", "gasp", "fall")),
}
"""By how bad a lulo is (see `weight`)."""
SHOCK = Spray(
    ("toruro/gleam", "toruro/chip_1", "toruro/gleam"),
    (30.0, 26.0, 22.0),
    0.8,
    176.0,
    spread=190.0,
    turn=150.0,
    over=-ABOVE,
)
"""What flies off the burst, behind it and the portrait: upwards, for below it stands what it costs."""
DUST = Spray(("toruro/chalk",), (13.0, 9.0), 0.5, 34.0, fall=26.0)
"""What flies off a card that comes down at last."""


def is_decisive(view: ToruroView, event: Played) -> bool:
    """Return True if a card that is played, or was last, ends the round for somebody without a pot.

    That is the last card of the last trick, where its seat or the one that took the trick so far has none;
    in La Última nobody owes anything for that.
    """
    if view.trick and view.trick[-1].card == event.card.id:
        view = replace(view, tricks=(*view.tricks[:-1], view.trick[:-1]))
    if view.last or len(view.takers) != POTS - 1 or len(view.trick) + 1 < max(2, view.goes.count(True)):
        return False
    ahead = view.best
    return any(one not in view.takers for one in (event.seat, event.seat if ahead is None else ahead.seat))


def dreading(view: ToruroView) -> list[int]:
    """Return who goes and has no pot before the last card of the last trick has come down."""
    won = view.takers[: POTS - 1]
    return [seat for seat in range(view.seats) if view.goes[seat] and seat not in won]


def hung(on_cloth: Point) -> Point:
    """Return the size of a card that hangs in the air and will have that size on the cloth."""
    return on_cloth[0] * TALLER, on_cloth[1] * TALLER


def hangs(props: Props, piece: Piece, seat: int) -> Cue:
    """Let the card hang over the dark table, large and in a light, as long as a breath is held."""
    cards = props.cards  # nothing tells yet whether it will lie there as the best one
    (x, y), (wide, high) = cards.places.trick(seat), hung(played_size(cards.view.seats))
    piece.whole, outward = (wide, high), OUTWARD * (x - TRICK[0]) / abs(x - TRICK[0] or 1.0)
    x, y = x + outward, y - ABOVE_TRICK
    rise = change(piece, 0.28, x=x, y=y, width=wide, height=high, lift=HUNG, angle=0.0, scale=1.0)
    light = props.effect(GLOW, (x, y - HUNG), LIGHT)
    light.layer, light.alpha = piece.layer - 1, 0.0
    faces = [rim.face(props, seat, Mood.SORE) for seat in dreading(props.hud.view)]
    hush = [props.sound("sorrow"), props.darken(HUSH, 0.25), rise, change(light, 0.28, alpha=1.0)]
    yield from together([*hush, *(pop(face, 0.24, 0.3) for face in faces)])

    def tremble(share: float) -> None:
        piece.x = x + (TREMBLE * (round(2 * SHAKES * share) % 3 - 1) if share < 1 else 0.0)

    props.breath.begin(faces)
    beats = in_turn([_beats(props, piece) for _ in range(BEATS)])
    quenched = in_turn([wait(BREATH - QUENCHED), change(light, QUENCHED, alpha=0.0)])
    yield from together([tween(BREATH, tremble), beats, quenched])
    props.breath.end()
    for one in (*faces, light):
        props.gone(one)


def _beats(props: Props, piece: Piece) -> Cue:
    """Let the card leap up once, like a heart."""
    yield from props.sound("count")
    yield from change(piece, 0.12, lift=HUNG + LEAP)
    yield from change(piece, BREATH / BEATS - 0.14, ease_in_out, lift=HUNG)


def lands(props: Props, piece: Piece, goal: Piece) -> Cue:
    """Let that card come down among the others with a blow; the light comes back."""
    yield from wait(0.26)
    played = [props.stage.pieces.get(CARD[play.card]) for play in props.cards.view.trick]
    hop = [_hops(card) for card in played if card is not None and card is not piece]
    blow = props.particles.spray(DUST, (goal.x, goal.y), 18)
    yield from together([props.sound("stamp"), props.darken(0.0, 0.3), blow, *hop])


def _hops(card: Piece) -> Cue:
    """Let a card that lies there leap up from the blow, and lie again as it lay."""
    lift = card.lift

    def hop() -> Cue:
        yield from change(card, 0.07, lift=lift + HOP)
        yield from change(card, 0.16, ease_in_quad, lift=lift)

    return hop()


def committed(props: Props, event: LuloCommitted) -> Cue:
    """Let whoever has none of the pots step out of the dark; a free lulo only makes them smile.

    A seat's second lulo is worse than its first, and its third is what all have been dreading.
    """
    if event.lulo is None:
        yield from lightened(props)
        if not event.free:
            yield from props.sound("sorrow")
            yield from wait(0.3)
            return
        yield from props.sound("relief")
        yield from props.call_out(event.seat, tr("Free!"), 0.8)
        return
    scale = scale_of(event)
    others = owing(event.seat, props.after)
    if others and not props.standing:
        yield from assembled(props, event, others, SCALES[1].dark)
    face = face_of(props, event.seat)
    if face is None or weight(event.ordinal) == CLIMAX:
        yield from _chalked(props)
        yield from _seen_large(props, event, scale, face, is_last=not others)
    else:
        yield from _called_in(props, event, face, is_last=not others)


def _seen_large(
    props: Props, event: LuloCommitted, scale: Scale, face: Piece | None, *, is_last: bool
) -> Cue:
    """Let a seat step out, of its plate or of the row in which its `face` stands, and show what it owes."""
    steps = []
    if face is None:
        face = props.effect(props.portrait(event.seat, Mood.SORE), rim.at(props, event.seat), scale.face)
        face.scale = 0.4
        props.standing.append((event.seat, face))
        props.hud.slate.is_awaiting = True
        steps.append(reckoned(props, event.amount))
    else:
        steps.append(made_way(props, event.seat))
    steps.append(change(face, 0.32, ease_out_back, x=FACE_AT[0], y=FACE_AT[1], scale=scale.face / face.width))
    steps += [*map(props.sound, scale.before), darkened(props, scale.dark, scale.shade)]
    yield from together([*steps, lighted(props, *FACE_AT, scale.face)])
    laughing = rivals(props)
    props.breath.begin([face], laughing)
    toll = Toll.of(event, props.after)
    if weight(event.ordinal) == CLIMAX:
        yield from together([_counted(props, toll), *(pop(piece, 0.2, 0.3) for piece in laughing)])
        laughs = wait(0.0)
    else:
        laughs = together(pop(piece, 0.2, 0.3) for piece in laughing)
    props.toll = toll._replace(strokes=event.ordinal)
    burst = props.effect(props.shout(words(event.ordinal)), BURST_AT, scale.burst, scale.burst / PROPORTION)
    burst.layer += ABOVE
    shock = props.particles.spray(SHOCK, BURST_AT, min(scale.sparks + event.amount, 32))
    stand = together([pop(burst, 0.2, 1.9), flinch(face), laughs])
    yield from together([*map(props.sound, scale.blow), stand, in_turn([wait(0.14), shock])])
    props.breath.begin([face, burst], laughing)
    is_worst = weight(event.ordinal) == CLIMAX
    yield from props.held("third lulo", HELD, HELD_AGAIN) if is_worst else wait(scale.look)
    props.breath.end()
    props.toll = None
    for piece in laughing:
        props.gone(piece)
    props.owed.append((event, burst))
    yield from _chalked(props, lightened(props) if is_last else stepped_back(props))


def _called_in(props: Props, event: LuloCommitted, face: Piece, *, is_last: bool) -> Cue:
    """Let what one of several owes leap out below its portrait, which grows.

    When all have been called in, all of it flies to the slate at once.
    """
    is_own, scale = event.seat == props.hud.slate.own, face.scale
    wide = debt_width(len(props.standing), is_own=is_own)
    below = face.x, face.y + face.width * face.scale / 2 + wide / PROPORTION / 2 - OVER
    burst = props.effect(props.shout(owed(props, event)), below, wide, wide / PROPORTION)
    burst.layer += ABOVE
    props.owed.append((event, burst))
    face.scale = scale * TALLER_FACE
    yield from together([props.sound("stamp"), pop(burst, NEXT, 0.4), flinch(face)] if is_last else
                        [props.sound("stamp"), pop(burst, NEXT, 0.4)])  # fmt: skip
    face.scale = scale
    if is_last:
        yield from wait(READ)
        yield from _chalked(props, lightened(props))


def scale_of(event: LuloCommitted) -> Scale:
    """Return how large a lulo is shown."""
    return SCALES[weight(event.ordinal)]


def debt_width(count: int, *, is_own: bool = False) -> float:
    """Return how wide the burst of one of so many is who stand in a row."""
    (_, face), *_ = places(count)
    return DEBT * face * (OWN if is_own else 1.0)


def owed(props: Props, event: LuloCommitted) -> str:
    """Return what leaps out below the portrait of one of several: how much it owes."""
    if event.seat == props.hud.slate.own:
        return tr("You owe {amounts}", amounts=event.amount)
    return tr("owes {n}", n=event.amount)


def words(ordinal: int) -> str:
    """Return what stands in the burst of a seat's lulo of that number."""
    said = {1: tr("Lulo!"), 2: tr("Second lulo!"), 3: tr("Third lulo!")}
    return said.get(ordinal) or tr("Lulo number {n}!", n=ordinal)


def _counted(props: Props, toll: Toll) -> Cue:
    """Draw the strokes of the lulos that a seat had before one by one, and hold a breath."""
    seconds = STROKE_AGAIN if "third lulo" in props.known else STROKE
    for strokes in range(max(0, toll.strokes - CLIMAX + 1), toll.strokes + 1):
        props.toll = toll._replace(strokes=strokes)
        if strokes:
            yield from props.sound("stamp")
        yield from wait(seconds)
    yield from wait(seconds)


def _chalked(props: Props, away: Cue | None = None) -> Cue:
    """Let all that is called out fly to its lines of the slate at once; then they go `away` who owe it."""
    called, props.owed = props.owed, []
    if not called:
        return
    known = {debt.serial for debt in props.hud.slate.debts}
    known |= {event.lulo.id for event, _ in called if event.lulo is not None}
    debts = tuple(debt for debt in props.hud.view.debts if debt.serial in known)
    slate = replace(props.hud.slate, debts=debts, reckoning=())
    flights, dust = [], []
    for event, burst in called:
        line = line_of(props, slate, event.lulo.id) if event.lulo is not None else None
        goal = line.center if line is not None else SLATE.center
        flights.append(change(burst, 0.28, ease_in_out, x=goal[0], y=goal[1], scale=0.25))
        dust.append(props.particles.spray(CHALK, goal, 7))
    yield from together(flights)
    for _, burst in called:
        props.gone(burst)
    props.hud.slate.debts, props.hud.slate.reckoning = slate.debts, ()
    after = [away, wait(AFTER)] if away is not None else []
    yield from together([props.sound("chalk"), *dust, *after])
