"""Tallies: all that one step of a turn brings to a seat and takes from it, on one label over its pawn.

It is soon gone to where the seat counts what it has, and the sooner if another seat has something to tell.
"""

from __future__ import annotations

from game.alatriste.tokens import NOWHERE, PAWN
from scenes.skins.alatriste.drawing import meeting
from scenes.skins.alatriste.drawing.fight_odds import rivals_of
from scenes.skins.alatriste.drawing.large_sheet import on_screen
from scenes.skins.alatriste.layout import PORT, SCENE_PLACE, Point, plate
from scenes.skins.alatriste.motion.props import Props, Tally
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import Cue, advance_cue, ease_in_out, start_cue
from scenes.ui.text import signed

STAYS, OWN_STAYS, HURRIED = 0.5, 0.6, 0.12
"""For how many seconds a label is read after the last thing that came upon it, one of a person, and one after
which another comes."""
FLIGHT, SHRUNK = 0.35, 0.5
"""How long it flies to the plate of its seat, and how small it is there."""
TOLD, OWN, OVER_PAWN = 1.3, 1.7, 8.0
"""How large a label is, and that of a person; how far above its pawn it lies."""
BESIDE, BELOW_FACES = 84.0, 158.0
"""How far from either side of the sheet of a fight, and below its top, the label of a fighter lies."""


def told(props: Props, seat: int, icon: str, n: int, seconds: float) -> Cue:
    """Tell what a seat gains or loses beside what else the same step brings; go on after so many seconds."""
    tally = props.tallies.get(seat)
    cues: list[Cue] = []
    if tally is None or tally.cue is None or not props.asides.has(tally.cue):
        _hurry(props)
        tally = props.tallies[seat] = Tally(seat)
        tally.cue = _shown(props, tally)
        cues = [tally.cue]
    tally.brought[icon] = tally.brought.get(icon, 0) + n
    tally.left = OWN_STAYS if props.seats[seat].human else STAYS
    _write(props, tally)
    return props.asides.beside(cues, seconds)


def _shown(props: Props, tally: Tally) -> Cue:
    """Let the label come, stay with its pawn, and fly to the plate; one that a scene would cover fades."""
    tally.label = props.effect("", (0.0, 0.0), 0.0)
    tally.label.layer += 0.6
    _write(props, tally)
    coming = pop(tally.label, 0.14, 0.6)
    start_cue(coming)
    is_free = _is_free(props)
    while tally.left > 0 and is_free == _is_free(props):
        passed = yield None
        tally.left, tally.seen = tally.left - passed, tally.seen + passed
        advance_cue(coming, passed)
        tally.label.x, tally.label.y = _place(props, tally.seat, tally.label)
    if tally.left > 0:
        yield from props.fade(tally.label, 0.2, 22)
        return
    x, y = props.plate(tally.seat)
    yield from change(tally.label, FLIGHT, ease_in_out, x=x, y=y, scale=SHRUNK)
    yield from props.fade(tally.label, 0.1)


def _hurry(props: Props) -> None:
    """Let labels go that were there before: one at a time is read, or those that came at once."""
    for tally in props.tallies.values():
        if tally.seen:
            tally.left = min(tally.left, HURRIED)


def _is_free(props: Props) -> bool:
    """Return whether pawns are seen: no scene and no sheet is before them."""
    return props.act is None and not _pair(props)


def _pair(props: Props) -> tuple[int, ...]:
    """Return who stands at the left and at the right of the sheet of a fight before its dice are thrown."""
    if props.fought or props.next_view is None:
        return ()
    met = meeting.standoff(props.next_view, props.seats)
    return (met.seat, *rivals_of(met)) if met is not None else ()


def _write(props: Props, tally: Tally) -> None:
    """Print the label with all that has been brought so far."""
    if tally.label is None:
        return
    size = OWN if props.seats[tally.seat].human else TOLD
    parts = [(_icon(icon, n), signed(n)) for icon, n in tally.brought.items()]
    label = tally.label
    label.picture, label.width, label.height = props.note.row(parts, size)
    label.x, label.y = _place(props, tally.seat, label)


def _icon(icon: str, n: int) -> str:
    return "vigour_lost" if icon == "vigour" and n < 0 else icon


def _place(props: Props, seat: int, label: Piece) -> Point:
    """Return where the label lies: over the pawn as it is seen now, or else upon the plate.

    The sheet of a fight covers the pawns: there it lies below the face of whoever fights.
    """
    player, pawn, camera = props.view.players[seat], props.stage.pieces.get(PAWN[seat]), props.madrid.camera
    wide, high = label.width / 2 + 4, label.height / 2
    if pawn is not None and player.box != NOWHERE and _is_free(props):
        seen = camera.moved(pawn)
        if PORT.collidepoint(seen.x, seen.y):
            above = seen.y - seen.height * seen.scale / 2 - OVER_PAWN - high
            x = min(max(seen.x, PORT.left + wide), PORT.right - wide)
            return x, max(above, PORT.top + high) - _others(props, seat, player.box) * 2 * high
    pair = _pair(props)
    if props.act is None and seat in pair:
        x = SCENE_PLACE.left + BESIDE if seat == pair[0] else SCENE_PLACE.right - BESIDE
        return on_screen((x, SCENE_PLACE.top + BELOW_FACES))
    area = plate(seat, len(props.seats))
    return area.right - wide, area.centery


def _others(props: Props, seat: int, box: int) -> int:
    """Return over how many labels of others at the same box that of a seat lies."""
    here = [one for one in props.tallies if props.view.players[one].box == box]
    return here.index(seat) if seat in here else 0
