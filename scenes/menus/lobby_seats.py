"""The seats of a game that is set up in the lobby."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import TYPE_CHECKING

from game.core.game import Meta, Options, Value
from game.core.seat import Seat, is_name, numbered
from game.storage.people import People
from game.storage.person import Person
from game.translation import tr

if TYPE_CHECKING:
    from scenes.services import Character

EMPTY, HUMAN = "empty", "human"
NAMES = ("Amaya", "Bruno", "Carmen", "Diego", "Elena", "Iker", "Lucía", "Mateo")


@dataclass(slots=True)
class LobbySeat:
    """A place at the table: `who` is EMPTY, HUMAN or a character's id."""

    who: str
    name: str
    colour: str


def gentle(characters: Sequence[Character]) -> list[Character]:
    """The regulars and novices among the characters by turns, a regular first."""
    regulars, novices = ([row for row in characters if row.level == level] for level in ("regular", "novice"))
    by_turns = chain.from_iterable(zip_longest(regulars, novices))
    return [row for row in by_turns if row is not None]


class LobbySeats:
    """The places at the table. No two people or bots have the same name or colour."""

    def __init__(self, meta: Meta, characters: Sequence[Character], rows: list[LobbySeat]) -> None:
        self.meta, self.characters, self.rows = meta, tuple(characters), rows
        self.people: People | None = None
        """Who has a name here."""

    def person(self, place: int) -> Person | None:
        """Return the person at a place; None if a guest, a character or nobody is there."""
        row = self.rows[place]
        found = self.people.named(row.name.strip()) if self.people is not None and row.who == HUMAN else None
        return None if found is None or found.is_guest else found

    def host(self, person: Person) -> None:
        """Let a person take the place of the only one at the table, or else of the first guest.

        A guest who takes it gets a name that is nobody's.
        """
        humans = [place for place, row in enumerate(self.rows) if row.who == HUMAN]
        guests = [place for place in humans if self.person(place) is None]
        if not any(self.person(place) is person for place in humans):
            for place in (humans if len(humans) == 1 else guests)[:1]:
                self.sit(place, person)

    def sit(self, place: int, person: Person) -> None:
        """Let a person sit at a place in their own colour, if that is free; a guest keeps the one there."""
        row = self.rows[place]
        row.who, row.name = HUMAN, ""
        row.name = self._guest_name() if person.is_guest else person.name
        if person.colour in self._free_colours() and not person.is_guest:
            row.colour = person.colour
        row.colour = row.colour or self._free_colours()[0]
        self._number()

    def toggle(self, person: Person) -> int:
        """Let a person take the place of a guest or a free one, or get up; return that place.

        When nobody else is left, a guest takes theirs.
        """
        humans = [place for place, row in enumerate(self.rows) if row.who == HUMAN]
        for place in humans:
            if self.person(place) is person:
                if len(humans) == 1:
                    self.sit(place, Person())
                else:
                    self.seat(place, EMPTY)
                return place
        free = [place for place, row in enumerate(self.rows) if row.who == EMPTY]
        place = next(place for place in (*humans, *free) if self.person(place) is None)
        self.sit(place, person)
        return place

    def _guest_name(self) -> str:
        """Return a name that nobody has, neither at this table nor among people."""
        known = self.people.everybody if self.people is not None else ()
        kept = {name for person in known for name in person.names}
        names = self._free_names((*NAMES, *numbered(tr("Guest"))))
        return next(name for name in names if name not in kept)

    @classmethod
    def usual(cls, meta: Meta, characters: Sequence[Character]) -> LobbySeats:
        """One human and as many bots as the game is best with, none of whom is a master."""
        made = cls.of(meta, characters, ())
        made.seat(0, HUMAN)
        bots = [row.id for row in gentle(characters)] or [HUMAN]
        for place in range(1, meta.usual):
            made.seat(place, bots[(place - 1) % len(bots)])
        return made

    @classmethod
    def of(cls, meta: Meta, characters: Sequence[Character], seats: Sequence[Seat]) -> LobbySeats:
        """The places of a game that was played before."""
        rows = [LobbySeat(seat.bot or HUMAN, seat.name, seat.colour) for seat in seats]
        nobody = [LobbySeat(EMPTY, "", "") for _ in range(meta.offered[-1] - len(rows))]
        return cls(meta, characters, rows + nobody)

    @property
    def taken(self) -> list[int]:
        """The places that are not empty."""
        return [place for place, seat in enumerate(self.rows) if seat.who != EMPTY]

    @property
    def humans(self) -> int:
        """The number of people at the table."""
        return sum(seat.who == HUMAN for seat in self.rows)

    def character(self, place: int) -> Character | None:
        """The character at a place, None if there is none."""
        return next((row for row in self.characters if row.id == self.rows[place].who), None)

    def seat(self, place: int, who: str) -> None:
        """Seat somebody else at a place, or nobody."""
        seat = self.rows[place]
        seat.who, seat.name = who, ""
        if who == EMPTY:
            seat.colour = ""
        elif not seat.colour:
            seat.colour = self._free_colours()[0]
        if who == HUMAN:
            seat.name = self._guest_name()
        self._number()

    def _number(self) -> None:
        """Name bots after their characters and number equal ones, but keep names that were typed."""
        for bot in self.characters:
            names = numbered(bot.name)
            alike = [row for row in self.rows if row.who == bot.id and row.name in ("", *names)]
            for row in alike:
                row.name = ""
            for row, name in zip(alike, self._free_names(names), strict=False):
                row.name = name

    def _free_names(self, names: Sequence[str]) -> list[str]:
        used = {row.name for row in self.rows}
        return [name for name in names if name not in used]

    def recolour(self, place: int) -> None:
        """Give a place the next colour that is free."""
        seat = self.rows[place]
        free = self._free_colours(self.meta.colours.index(seat.colour))
        seat.colour = free[0] if free else seat.colour

    def problem(self) -> str:
        """Why the game cannot begin with these seats; "" if it can."""
        least = self.meta.offered[0]
        if len(self.taken) < least:
            return tr("At least {n} must play.", n=least)
        names = [self.rows[place].name.strip() for place in self.taken]
        if not all(map(is_name, names)):
            return tr("Everybody needs a name.")
        if len(set(names)) < len(names):
            return tr("Two players have the same name.")
        return ""

    def to_seats(self) -> tuple[Seat, ...]:
        """The seats of the game, in the order of the places."""
        return tuple(
            Seat(index, seat.name.strip(), seat.colour, None if seat.who == HUMAN else seat.who)
            for index, seat in enumerate(self.rows[place] for place in self.taken)
        )

    def _free_colours(self, start: int = 0) -> list[str]:
        """The colours of nobody, in the order that begins at that index."""
        used, colours = {seat.colour for seat in self.rows}, self.meta.colours
        return [colour for colour in colours[start:] + colours[:start] if colour not in used]


class LobbyOptions:
    """The options of a game for those seats; those that nobody set are as the game suggests.

    Options that each seat has for itself belong to its place; a character who sits down there brings their
    own. `given` are the options of a game that was played before.
    """

    def __init__(self, meta: Meta, seats: LobbySeats, given: Options | None = None) -> None:
        self.meta, self.seats = meta, seats
        self._decided: dict[str, Value] = {}
        self._places: dict[str, set[int]] = {option.key: set() for option in meta.options if option.per_seat}
        for place in seats.taken:
            self.sit(place)
        suggested = meta.suggest(seats.humans)
        for key, value in (given or {}).items():
            if key in self._places:
                held = {place for seat, place in enumerate(seats.taken) if int(value) >> seat & 1}
                self._places[key] = held
            elif value != suggested.get(key):
                self._decided[key] = value

    @property
    def values(self) -> Mapping[str, Value]:
        """The values of all options, as the game takes them."""
        return self._with(self.meta.suggest(self.seats.humans))

    @property
    def decided(self) -> Mapping[str, Value]:
        """The values as people set them; what nobody set is as the game has it, not as it suggests."""
        return self._with({})

    def _with(self, suggested: Options) -> Mapping[str, Value]:
        values = {option.key: option.default for option in self.meta.options} | {**suggested, **self._decided}
        taken = self.seats.taken
        for key, places in self._places.items():
            values[key] = sum(2**seat for seat, place in enumerate(taken) if place in places)
        return values

    def decide(self, key: str, value: Value) -> None:
        """Set an option, whatever the game suggests."""
        self._decided[key] = value

    def leave(self, key: str) -> None:
        """Leave an option to what the game suggests."""
        self._decided.pop(key, None)

    def sit(self, place: int) -> None:
        """Note that somebody else sits at a place, and turn on the options that they bring."""
        character = self.seats.character(place)
        for key, places in self._places.items():
            places.discard(place)
            if character is not None and key in character.options:
                places.add(place)

    def is_on(self, key: str, place: int) -> bool:
        """True if an option that each seat has for itself is on at that place."""
        return place in self._places[key]

    def turn(self, key: str, place: int, on: bool) -> None:
        """Turn such an option on or off at that place."""
        (self._places[key].add if on else self._places[key].discard)(place)
