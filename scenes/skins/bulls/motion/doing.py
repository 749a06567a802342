"""Whose cards brought a rival under the Bulls: kept until the charge, and cheered where a person did it."""

from __future__ import annotations

from collections.abc import Iterable

from game.bulls.events import DayBegan, Entered, Rerolled, Shifted, StepBegan, Trampled, Turned
from game.bulls.tokens import BULL, owner
from game.core.event import Event
from game.translation import tr
from scenes.skins.bulls.motion.props import Props
from scenes.stage.effect_sprites import ABOVE, PROPORTION, Spray
from scenes.stage.pieces import change, pop
from scenes.ui.anim import Cue, in_turn, together, wait

WIDE, BELOW, AFTER = 190.0, 74.0, 0.35
"""How wide the cry is, how far below the plate, and how many seconds after the blow it comes."""
PROUD = Spray(("bulls/star", "bulls/spark"), (26.0, 20.0), 0.6, 80.0, turn=90.0, fall=30.0)
"""What flies off the plate of somebody who has reason to be proud."""


def take_note(props: Props, event: Event) -> None:
    """Remember whose card changed a die; what Runners show is no longer anybody's doing after their run."""
    match event:
        case DayBegan():
            props.doing.clear()
        case StepBegan():
            for die in [die for die in props.doing if die.kind == "runner"]:
                del props.doing[die]
        case (
            Rerolled(dice=dice, seat=int(seat))
            | Turned(dice=dice, seat=int(seat))
            | Shifted(pieces=dice, seat=int(seat))
            | Entered(rule="bulls.9.8", dice=dice, seat=int(seat))
        ):
            props.doing.update(dict.fromkeys(dice, seat))
        case _:
            pass


def doers(props: Props, event: Trampled) -> set[int]:
    """Return whose cards are to blame, if not their own: for such a Runner, or a Bull that it matches."""
    bulls = {bull.face: BULL[bull.id] for bull in props.view.bulls if bull.space == event.place.id}
    found = set[int]()
    for die, face in zip(event.runners, event.faces, strict=True):
        seats = (props.doing.get(die), props.doing.get(bulls[face]) if face in bulls else None)
        found.update(seat for seat in seats if seat is not None and seat != owner(die))
    return found


def cheered(props: Props, seats: Iterable[int], cry: str = "") -> Cue:
    """Let the plates of those people gleam, below whom the town cries that out; of bots nobody cries."""
    people = [seat for seat in sorted(seats) if props.hud.seats[seat].human]
    yield from together([_cheer(props, seat, cry) for seat in people])


def _cheer(props: Props, seat: int, cry: str) -> Cue:
    x, y = props.plate(seat)
    stars = props.particles.spray(PROUD, (x, y), 10)
    if not cry:
        yield from stars
        return
    yield from wait(AFTER)
    shout = props.effect(props.shout(cry), (x, y + BELOW), WIDE, WIDE / PROPORTION)
    shout.layer += ABOVE
    yield from props.sound("count")
    yield from together([stars, in_turn([pop(shout, 0.2, 0.5), wait(0.7), change(shout, 0.15, alpha=0.0)])])
    props.gone(shout)


def triumph() -> str:
    """Return what is cried to whoever brought a rival under the Bulls."""
    return tr("Got them!")
