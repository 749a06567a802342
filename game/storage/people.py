"""The people of this computer, and whose settings are in force.

A seat belongs to the person whose name it bears. Others are guests, who have what is usual on this computer.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import asdict, fields
from pathlib import Path

from game.core.errors import UserError
from game.core.seat import Seat
from game.storage.paths import reason_of
from game.storage.person import FACES, Person, read_people, write_people
from game.storage.settings import CHOICES, FOLLOWING, OWN, SHARED, Settings, own_of, save_settings

MOST = FACES
"""So many people can be kept: each has a face of their own."""


class People:
    """Keeps people in the file at `path` (None: nowhere), and puts into `settings` what holds now.

    Whom `settings` name sits at the screen: all their own settings are in force, until `follow` puts those in
    force that may change with the turn. `complain` hears of a file that cannot be used.
    """

    def __init__(
        self,
        settings: Settings,
        path: Path | None = None,
        complain: Callable[[UserError], object] = lambda _: None,
    ) -> None:
        self._settings, self._path, self._complain = settings, path, complain
        self.guest = Person(own=own_of(settings))
        """Everybody who has no name here; what they change is the usual of this computer."""
        self._people: dict[str, Person] = {}
        self._changed: set[str] = set()
        self._can_write = True
        self.here = self.guest
        """Who sits at the screen; at its title that is who plays, solves and reads."""
        self.turn = self.guest
        """Whose settings follow the turn: whoever is in turn at a table, or else is here."""
        self._table: tuple[Person, ...] = ()
        self._in_force = own_of(settings)
        self._read()
        self.welcome(self._people.get(settings.person, self.guest))

    @property
    def everybody(self) -> tuple[Person, ...]:
        """The people who have a name here, in the order in which they came."""
        return tuple(self._people.values())

    def named(self, name: str) -> Person:
        """Return the person who has that name, or had it; the guest, if nobody does."""
        return next((person for person in self.everybody if name in person.names), self.guest)

    def at(self, seat: Seat) -> Person:
        """Return the person in a seat; the guest for a bot, too."""
        return self.named(seat.name) if seat.human else self.guest

    # --- who comes and goes ---

    def add(self, name: str, face: int, colour: str) -> Person:
        """Keep a new person, whose settings are those in force now. Raises UserError: they cannot be kept."""
        self._gather()
        new = Person(os.urandom(8).hex(), name, face, colour, own=own_of(self._settings))
        self._people[new.id] = new
        self._changed.add(new.id)
        self._write()
        return new

    def change(self, person: Person, name: str, face: int, colour: str) -> None:
        """Give a person another name, face or colour. Raises UserError: it cannot be kept."""
        if name != person.name:
            person.called = tuple(once for once in (*person.called, person.name) if once != name)
        person.name, person.face, person.colour = name, face, colour
        self._changed.add(person.id)
        self._write()

    def have(self, person: Person, device: str) -> None:
        """Note which kind of pad a person has; it is kept with the settings."""
        if device != person.device and not person.is_guest:
            person.device = device
            self._changed.add(person.id)

    def remove(self, person: Person) -> None:
        """Keep a person no longer. Raises UserError: the disk will not let them go."""
        if person in (self.here, self.turn):
            self.welcome(self.guest)
        del self._people[person.id]
        self._write(gone=person.id)

    # --- whose settings are in force ---

    def welcome(self, person: Person) -> None:
        """Let somebody sit at the screen: all their own settings are in force."""
        self._gather()
        self.here = self.turn = person
        self._table = ()
        self._settings.person = person.id
        self._put()

    def sit_down(self, seats: Sequence[Seat]) -> None:
        """Put settings in force as the people in these seats want them, if any has a name here.

        To one person alone the table belongs with all their settings. Of several, each has their own turn by
        `follow`; what is `SHARED` holds as soon as one needs it, all else is as whoever is here wants it.
        """
        self._gather()
        people = [self.at(seat) for seat in seats if seat.human]
        self._table = () if all(person.is_guest for person in people) else tuple(people)
        if self.turn not in self._table:
            self.turn = self._table[0] if self._table else self.here
        self._put()

    def follow(self, seat: Seat) -> None:
        """Put those settings in force that change with the turn, as whoever is in that seat wants them."""
        person = self.at(seat)
        if seat.human and person in self._table and person is not self.turn:
            self._gather()
            self.turn = person
            self._put()

    def keep(self) -> None:
        """Save the settings where each belongs. Raises UserError: the disk will not take them."""
        self._gather()
        save_settings(Settings(**asdict(self._settings) | asdict(self.guest.own)))
        if self._changed:
            self._write()

    def _owners(self, name: str) -> Sequence[Person]:
        """Return whose setting of that name is in force; the first of them, unless others need it more."""
        if name in FOLLOWING or len(self._table) == 1:
            return [self.turn]
        return self._table if name in SHARED and self._table else [self.here]

    def _put(self) -> None:
        for name in OWN:
            wanted = [getattr(person.own, name) for person in self._owners(name)]
            if len(wanted) > 1:
                rising: Sequence[object] = CHOICES.get(name, (False, True))
                wanted.sort(key=rising.index, reverse=True)
            setattr(self._settings, name, deepcopy(wanted[0]))
        self._in_force = own_of(self._settings)

    def _gather(self) -> None:
        """Note with everybody what was changed of their settings while those were in force."""
        now = own_of(self._settings)
        for name in OWN:
            value = getattr(now, name)
            if value != getattr(self._in_force, name):
                for owner in self._owners(name):
                    setattr(owner.own, name, deepcopy(value))
                    self._changed |= {owner.id} - {self.guest.id}
        self._in_force = now

    # --- the file ---

    def _read(self, gone: str = "") -> None:
        """Take over what the file holds, which another window may have changed, but for whoever is `gone`."""
        if self._path is None or not self._can_write:
            return
        found, self._can_write = read_people(self._path, self._complain)
        known, self._people = self._people, {}
        for new in found:
            old = known.get(new.id, new)
            if new.id not in self._changed:
                for row in fields(Person):
                    setattr(old, row.name, getattr(new, row.name))
            if new.id != gone:
                self._people[new.id] = old
        stay = self._changed | {self.here.id, self.turn.id}
        self._people |= {id: one for id, one in known.items() if id in stay and id != gone}

    def _write(self, gone: str = "") -> None:
        """Save the people. Raises UserError: the disk will not take them."""
        self._read(gone)
        if self._path is not None and self._can_write:
            try:
                write_people(self._path, self.everybody)
            except OSError as error:
                raise UserError("The people cannot be saved: {reason}.", reason=reason_of(error)) from None
        self._changed.clear()
