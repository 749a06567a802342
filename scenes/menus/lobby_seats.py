"""LobbySeats: who sits where, as the lobby sets it up, and the seats that come of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest

from game.core.game import Meta
from game.core.seat import Seat
from game.translation import tr
from scenes.services import Character

EMPTY, HUMAN = "empty", "human"
NAMES = ("Amaya", "Bruno", "Carmen", "Diego", "Elena", "Iker", "Lucía", "Mateo")
_NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")


@dataclass(slots=True)
class LobbySeat:
    """One place at the table: EMPTY, HUMAN or a character's id; a name of one's own; a colour."""

    who: str
    name: str
    colour: str


def gentle(characters: Sequence[Character]) -> list[Character]:
    """Regulars and novices by turns, a regular first."""
    regulars, novices = ([row for row in characters if row.level == level] for level in ("regular", "novice"))
    by_turns = chain.from_iterable(zip_longest(regulars, novices))
    return [row for row in by_turns if row is not None]


class LobbySeats:
    """The places at the table. No two guests have the same name or colour."""

    def __init__(self, meta: Meta, characters: Sequence[Character], rows: list[LobbySeat]) -> None:
        self.meta, self.characters, self.rows = meta, tuple(characters), rows

    @classmethod
    def usual(cls, meta: Meta, characters: Sequence[Character]) -> LobbySeats:
        """One human and as many bots as the game is best with, none of whom would crush a newcomer."""
        guests = cls(meta, characters, [LobbySeat(EMPTY, "", "") for _ in range(meta.offered[-1])])
        guests.seat(0, HUMAN)
        bots = [row.id for row in gentle(characters)] or [HUMAN]
        for place in range(1, meta.usual):
            guests.seat(place, bots[(place - 1) % len(bots)])
        return guests

    @classmethod
    def of(cls, meta: Meta, characters: Sequence[Character], seats: Sequence[Seat]) -> LobbySeats:
        """The guests of a game that was played before."""
        rows = [LobbySeat(seat.bot or HUMAN, seat.name, seat.colour) for seat in seats]
        nobody = [LobbySeat(EMPTY, "", "") for _ in range(meta.offered[-1] - len(rows))]
        return cls(meta, characters, rows + nobody)

    @property
    def taken(self) -> list[int]:
        """The places that are not empty."""
        return [place for place, guest in enumerate(self.rows) if guest.who != EMPTY]

    @property
    def humans(self) -> int:
        """How many people sit at the table."""
        return sum(guest.who == HUMAN for guest in self.rows)

    def character(self, place: int) -> Character | None:
        """Who plays there by themselves, if anybody does."""
        return next((row for row in self.characters if row.id == self.rows[place].who), None)

    def seat(self, place: int, who: str) -> None:
        """Let somebody else sit there, or nobody."""
        guest = self.rows[place]
        guest.who, guest.name = who, ""
        if who == EMPTY:
            guest.colour = ""
        elif not guest.colour:
            guest.colour = self._free_colours()[0]
        if who == HUMAN:
            guest.name = self._free_names(NAMES)[0]
        self._number()

    def _number(self) -> None:
        """Name bots after their characters and number those that are alike, but for names given by hand."""
        for bot in self.characters:
            names = [bot.name + numeral for numeral in _NUMERALS]
            alike = [row for row in self.rows if row.who == bot.id and row.name in ("", *names)]
            for row in alike:
                row.name = ""
            for row, name in zip(alike, self._free_names(names), strict=False):
                row.name = name

    def _free_names(self, names: Sequence[str]) -> list[str]:
        used = {row.name for row in self.rows}
        return [name for name in names if name not in used]

    def recolour(self, place: int) -> None:
        """Take the next colour that nobody has."""
        colours = self.meta.colours
        start = colours.index(self.rows[place].colour)
        order = colours[start + 1 :] + colours[:start]
        free = self._free_colours()
        self.rows[place].colour = next(
            (colour for colour in order if colour in free), self.rows[place].colour
        )

    def problem(self) -> str:
        """Why these guests cannot begin, or nothing."""
        least = self.meta.offered[0]
        if len(self.taken) < least:
            return tr("At least {n} must play.", n=least)
        names = [self.rows[place].name.strip() for place in self.taken]
        if not all(names):
            return tr("Everybody needs a name.")
        if len(set(names)) < len(names):
            return tr("Two players have the same name.")
        return ""

    def seats(self) -> tuple[Seat, ...]:
        """The seats of the game, in the order of the places."""
        return tuple(
            Seat(index, guest.name.strip(), guest.colour, None if guest.who == HUMAN else guest.who)
            for index, guest in enumerate(self.rows[place] for place in self.taken)
        )

    def _free_colours(self) -> list[str]:
        used = {guest.colour for guest in self.rows}
        return [colour for colour in self.meta.colours if colour not in used]
