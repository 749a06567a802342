"""The pads that are plugged in: which of them an event came from, and how they shake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.ui.hands import Hands

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

STRANGER = "pad"
"""The source of a pad that was never seen to be plugged in."""
STRENGTH, MILLISECONDS = 0.5, 180
"""How hard a pad shakes when it is its turn, and for how long."""


class Pads:
    """Opens pads, and knows them by the numbers that the system gives them whenever they are plugged in."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._open: dict[int, tuple[Controller, str]] = {}
        hands.rumble = self.rumble

    def add(self, place: int) -> None:
        """Open the pad that was plugged in at a place of the system's list."""
        from pygame._sdl2.controller import Controller

        pad = Controller(place)
        stick = pad.as_joystick()  # the number that the controller itself calls its id is only its place
        if stick.get_instance_id() not in self._open:
            self._open[stick.get_instance_id()] = pad, self._hands.plug_in(stick.get_guid())

    def remove(self, instance: int) -> None:
        """Forget a pad that was taken away."""
        _, source = self._open.pop(instance, (None, ""))
        self._hands.unplug(source)

    def source(self, instance: int) -> str:
        """Return the source of what an instance sends."""
        return self._open[instance][1] if instance in self._open else STRANGER

    def rumble(self, source: str) -> None:
        """Shake a pad for a moment, if it can."""
        for pad, its in self._open.values():
            if its == source:
                pad.rumble(STRENGTH, STRENGTH, MILLISECONDS)
