"""The options of a game that is set up in the lobby."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.game import Meta, Options, Value
from scenes.menus.lobby_seats import LobbySeats


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
        for key, value in (given or {}).items():
            if key in self._places:
                held = {place for seat, place in enumerate(seats.taken) if int(value) >> seat & 1}
                self._places[key] = held
            else:
                self._decided[key] = value

    @property
    def values(self) -> Mapping[str, Value]:
        """The values of all options, as the game takes them."""
        suggested = self.meta.suggest(self.seats.humans)
        values = {option.key: option.default for option in self.meta.options} | {**suggested, **self._decided}
        taken = self.seats.taken
        for key, places in self._places.items():
            values[key] = sum(2**seat for seat, place in enumerate(taken) if place in places)
        return values

    def decide(self, key: str, value: Value) -> None:
        """Set an option, whatever the game suggests."""
        self._decided[key] = value

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
