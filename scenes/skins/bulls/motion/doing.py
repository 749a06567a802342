"""Whose cards brought a rival under the Bulls: kept until the charge, and cheered where a person did it."""

from __future__ import annotations

from collections.abc import Iterable

from game.bulls.events import DayBegan, Entered, Rerolled, Shifted, StepBegan, Trampled, Turned
from game.bulls.tokens import BULL, owner
from game.core.event import Event
from game.translation import tr
from scenes.skins.bulls.motion.props import Props
from scenes.stage.effect_sprites import Spray
from scenes.ui.anim import Cue, together

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


def people(props: Props, seats: Iterable[int]) -> list[int]:
    """Return those of the seats at which people sit: of bots nobody cries."""
    return [seat for seat in sorted(seats) if props.hud.seats[seat].human]


def cheered(props: Props, seats: Iterable[int]) -> Cue:
    """Let the plates of the people among them gleam."""
    return together([props.particles.spray(PROUD, props.plate(seat), 10) for seat in people(props, seats)])


def triumph() -> str:
    """Return what is cried to whoever brought a rival under the Bulls."""
    return tr("Got them!")
