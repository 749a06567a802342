"""Who sits down for the next game of an evening, and which one that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from random import Random
from typing import NamedTuple

from game.core.game import Meta
from game.core.seat import Seat
from game.evening.durations import minutes_of
from game.evening.slate import player_of
from game.storage.evenings import Evening, Guest
from game.storage.match_history import Match

Plays = Callable[[str, str], bool]
"""Returns whether the character of an id plays the game of another id."""


def seats_for(evening: Evening, meta: Meta, games: Sequence[Match], plays: Plays) -> tuple[Seat, ...]:
    """Return the seats of a game for those who are there and play it; fewer than it needs where too few do.

    Where there are too many, bots make room, and then whoever has played most. Everybody keeps their colour
    if the game has it.
    """
    able = [guest for guest in evening.company if guest.bot is None or plays(guest.bot, meta.id)]

    def turn(guest: Guest) -> tuple[bool, int]:
        return guest.bot is not None, sum(player_of(match, guest.name) is not None for match in games)

    first = sorted(able, key=turn)[: meta.offered[-1]]
    free = [colour for colour in meta.colours if colour not in {guest.colour for guest in first}]
    seats: list[Seat] = []
    for guest in (guest for guest in able if guest in first):
        colour = guest.colour if guest.colour in meta.colours else free.pop(0)
        seats.append(Seat(len(seats), guest.name, colour, guest.bot))
    return tuple(seats)


def planned(evening: Evening, games: Sequence[Match]) -> str:
    """Return the id of the game that comes next; "" while it is still to be chosen.

    In order, that is the one that was played least, the first of equals.
    """
    if evening.chosen or evening.way != "order":
        return evening.chosen
    played = Counter(match.game for match in games)
    return min(evening.games, key=lambda game: played[game])


def minutes_left(evening: Evening, now: datetime) -> int | None:
    """Return for how many minutes they can still play; None: for as long as they like."""
    try:
        left = (datetime.fromisoformat(evening.until) - now).total_seconds()
    except ValueError:
        return None
    return max(0, int(left // 60))


class Fit(NamedTuple):
    """A game that the company could play: how many minutes it takes (None: unknown), and if that fits."""

    game: str
    minutes: int | None
    fits: bool


def fitting(
    evening: Evening, metas: Iterable[Meta], games: Sequence[Match], plays: Plays, left: int | None
) -> list[Fit]:
    """Return the games of an evening for which enough are there, and which of them fit the time `left`."""
    found = []
    for meta in metas:
        seats = seats_for(evening, meta, games, plays)
        if meta.id in evening.games and len(seats) >= meta.offered[0]:
            took = minutes_of(meta.id, len(seats), sum(seat.human for seat in seats))
            found.append(Fit(meta.id, took, left is None or took is None or took <= left))
    return found


def drawn(fits: Sequence[Fit], chance: Random) -> str:
    """Return the id of one of the games that fit, by lot; of any of them if none fits."""
    return chance.choice([fit.game for fit in fits if fit.fits] or [fit.game for fit in fits])


def elected(votes: Mapping[str, str], games: Sequence[str], chance: Random) -> str:
    """Return the game for which most have voted; between equal ones the lot decides.

    `votes` are the games by the names of those who voted.
    """
    count = [sum(vote == game for vote in votes.values()) for game in games]
    return chance.choice([game for game, found in zip(games, count, strict=True) if found == max(count)])
