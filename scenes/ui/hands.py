"""Hands: which device plays for which seat, and what it may do while another seat is asked.

A device is named by its source: the mouse and the keyboard together are one (`DESK`), each pad is one, and so
is each half of the keyboard. A seat has one device at most, and a device one seat.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping

from game.core.seat import Seat
from game.translation import tr
from scenes.ui.input import DESK, HALVES, Device


class Hands:
    """Knows which devices have a seat, and which pads are plugged in. `rumble` shakes the pad of a source."""

    def __init__(self) -> None:
        self.seats: dict[str, int] = {}
        """The seat of each device that has one."""
        self.people: dict[str, str] = {}
        """The device of each person that has one, by their name: it stays theirs at the next table."""
        self.pads: list[str] = []
        """The pads that are plugged in."""
        self._known: list[str] = []
        self._kinds: dict[str, str] = {}
        self.rumble: Callable[[str], object] = lambda source: None

    # --- pads come and go ---

    def plug_in(self, guid: str) -> str:
        """Return the source of a pad of that kind; one that was taken away comes back before a new one.

        Of several alike, the one that somebody misses comes back first, then the one seen first.
        """
        gone = [pad for pad in self._known if self._kinds[pad] == guid and pad not in self.pads]
        source = min(gone, key=lambda pad: pad not in self.seats, default="")
        if not source:
            source = f"pad {len(self._known) + 1}"
            self._known.append(source)
            self._kinds[source] = guid
        self.pads.append(source)
        return source

    def kind(self, source: str) -> str:
        """Return what kind a pad is of, as the system names it; "" for any other device."""
        return self._kinds.get(source, "")

    def recognize(self, wanted: Mapping[str, str]) -> None:
        """Give people a pad of the kind that they had last, by their names, where nobody can be mistaken.

        Where two want one of a kind, or there are two of it, they press a button on theirs.
        """
        alone = {name: kind for name, kind in wanted.items() if name not in self.people}
        free = [source for source in self.pads if not self.owner(source)]
        for name, kind in alone.items():
            alike = [source for source in free if self._kinds[source] == kind]
            if len(alike) == 1 and [*alone.values()].count(kind) == 1:
                self.people[name] = alike[0]

    def in_doubt(self, wanted: Mapping[str, str], taken: Container[str] = ()) -> list[str]:
        """Return who has no device though pads of the kind that they had last are free and not `taken`."""
        free = {self._kinds[source] for source in self.pads if not (self.owner(source) or source in taken)}
        return [name for name, kind in wanted.items() if kind in free and name not in self.people]

    def unplug(self, source: str) -> None:
        """Note that a pad was taken away; whoever had it keeps it."""
        if source in self.pads:
            self.pads.remove(source)

    def is_here(self, source: str) -> bool:
        """Return whether a device can be used now."""
        return source in self.pads or source == DESK or source in HALVES

    @property
    def missing(self) -> str | None:
        """The first pad that has a seat and was taken away; None if there is none."""
        return next((source for source in self.seats if not self.is_here(source)), None)

    # --- who has which ---

    def device_of(self, seat: int | None) -> str | None:
        """Return the device of a seat; None if any will do."""
        return next((source for source, its in self.seats.items() if its == seat), None)

    def seated(self, seats: Iterable[Seat]) -> dict[str, int]:
        """Return which of their devices the people at a table have at hand, each with its seat."""
        people = {
            self.people[seat.name]: seat.index for seat in seats if seat.human and seat.name in self.people
        }
        return {source: seat for source, seat in people.items() if self.is_here(source)}

    def remember(self, seats: Iterable[Seat], given: Mapping[str, int]) -> None:
        """Note which devices the people at a table have, for this one and the next."""
        names = {seat.index: seat.name for seat in seats}
        for name in names.values():
            self.people.pop(name, None)
        for source, seat in given.items():
            self.people = {name: its for name, its in self.people.items() if its != source}
            self.people[names[seat]] = source

    def owner(self, source: str) -> str:
        """Return the name of the person who has a device; "" if nobody does."""
        return next((name for name, its in self.people.items() if its == source), "")

    def let_go(self, source: str) -> None:
        """Take a device from whoever has it."""
        self.seats.pop(source, None)
        self.people.pop(self.owner(source), None)

    # --- what they may do ---

    def can_act(self, source: str, seat: int) -> bool:
        """Return whether a device may answer for a seat, and use what that seat has opened.

        A seat is played with its own device, and with mouse and keyboard while these are anybody's. One
        without a device of its own is played with whatever nobody has, and with mouse and keyboard always.
        """
        if self.seats.get(source) == seat:
            return True
        if self.device_of(seat) is not None:
            return source == DESK and DESK not in self.seats
        return source == DESK or source not in self.seats


def kind_of(source: str) -> Device:
    """Return the kind of a device."""
    if source in HALVES:
        return HALVES[source].device
    return Device.KEYBOARD if source == DESK else Device.PAD


def device_name(source: str | None) -> str:
    """Return what a device is called; None is any of them."""
    if source is None:
        return tr("Anybody's devices")
    if source in HALVES:
        return tr("Left keys") if HALVES[source].device is Device.LEFT_KEYS else tr("Right keys")
    return tr("Mouse and keys") if source == DESK else tr("Pad {n}", n=source.removeprefix("pad "))
