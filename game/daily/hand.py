"""Which hand a date has: its game, its chairs and its deal, the same on every computer."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game.bots.characters import find_character, with_habits
from game.core.game import AnyGame, Graph
from game.core.record import Record
from game.core.seat import Seat
from game.core.table import Table
from game.core.toml_rows import load_rows

ROWS = Path(__file__).with_name("hands.toml")
LATEST = 7
"""So many days, with today, can be played."""
SEED_BYTES = 4
"""How much of the hash of a date is the seed of its deal; the byte after that picks the chair."""


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of hands.toml, which explains it."""

    game: str
    sentence: str
    bots: tuple[str, ...]
    options: dict[str, int]
    rounds: Annotated[int, msgspec.Meta(ge=0)]
    minutes: Annotated[int, msgspec.Meta(ge=1)]


class Rows(msgspec.Struct, forbid_unknown_fields=True):
    """A file of hands."""

    hand: Annotated[tuple[Hand, ...], msgspec.Meta(min_length=1)]


HANDS = load_rows(ROWS, Rows).hand


def hand_of(day: date) -> Hand:
    """Return the hand of a date: the games come in turn.

    >>> hand_of(date(2026, 7, 5)) == hand_of(date(2026, 7, 8)) != hand_of(date(2026, 7, 6))
    True
    """
    return HANDS[day.toordinal() % len(HANDS)]


def latest_days(today: date) -> list[date]:
    """Return the days that can be played, today first."""
    return [today - timedelta(days=back) for back in range(LATEST)]


def hash_of(day: date) -> bytes:
    """Return the hash that the deal of a date is made of: that of its words and of the id of its game."""
    return sha256(f"{day:%Y-%m-%d} {hand_of(day).game}".encode()).digest()


def chair_of(day: date) -> int:
    """Return the chair of the player on a date."""
    return hash_of(day)[SEED_BYTES] % (len(hand_of(day).bots) + 1)


def deal(day: date, game: AnyGame, board: Graph | None, people: Mapping[str, str] = {}) -> Table[Any, Any]:
    """Return the table of the hand of a date before anything is decided.

    `game` is the one of that date; the player is called as `people` says of the colour of the chair.
    """
    hand, chair, colours = hand_of(day), chair_of(day), game.meta.colours
    seats = []
    for index in range(len(hand.bots) + 1):
        colour = colours[index]
        if index == chair:
            seats.append(Seat(index, people.get(colour, colour), colour))
            continue
        bot = find_character(hand.bots[index - (index > chair)], game.meta.id)
        seats.append(Seat(index, bot.name, colour, bot.id))
    known = [find_character(seat.bot, game.meta.id) if seat.bot else None for seat in seats]
    seed = int.from_bytes(hash_of(day)[:SEED_BYTES], "big")
    return Table(game, seats, seed, with_habits(hand.options, known), board)


def is_over(hand: Hand, table: Table[Any, Any]) -> bool:
    """Return whether a hand has come to its end, be the game over or not."""
    return table.ask is None or 0 < hand.rounds < table.rounds


def points_of(table: Table[Any, Any]) -> tuple[int, ...]:
    """Return what everybody has, by chair, as the game itself counts it."""
    return tuple(row.points for row in table.standings())


def digest_of(table: Table[Any, Any]) -> str:
    """Return eight letters that tell one deal from another."""
    record: Record = table.snapshot()
    return sha256(record.position.encode()).hexdigest()[:8]
