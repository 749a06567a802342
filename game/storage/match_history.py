"""The match history: one line for each game that people have played to its end, readable by anybody.

What lies in `annals.jsonl` is all that the page of finished games tells. A line that cannot be read is kept
in a file of its own, and the others count on.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import msgspec

from game.core.errors import UserError
from game.core.reading import read_bounded
from game.core.seat import is_name
from game.storage.paths import match_history_file, match_history_table, reason_of, set_aside, write_whole

FACES = range(1, 7)
MOST = 32_000_000  # bytes of all finished games; one is a few hundred
LONGEST = 100  # letters of a word in it
FORMULA = ("=", "+", "-", "@")
"""What begins so is carried out by spreadsheets, unless there is a mark before it."""
FEW = 60
"""With fewer dice than that nobody can say whether they were fair."""
UNEVEN = 15.086
"""The chi-squared of six faces (five degrees of freedom) that one of a hundred fair samples exceeds."""


class Player(msgspec.Struct, frozen=True):
    """Who sat there, and how the game ended for them.

    `bot` is the id of a character, None a person; "" is a person whom `played_by` leaves out.

    `achievements` are the ids of those that a person earned in this game; on disk they are called `feats`.
    Where others have made as many of their seat's decisions, the game `counts` for nobody.
    """

    name: str
    bot: str | None
    place: int
    points: int
    achievements: tuple[str, ...] = msgspec.field(default=(), name="feats")
    counts: bool = True


class Match(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that is over: the name of its slot, when it ended (ISO 8601), who played, and the dice.

    `dice` tells how often each face fell, from 1 to 6; `evening` names the evening that it was
    played at, `house` the house rules.
    """

    slot: str
    when: str
    game: str
    decisions: int
    players: tuple[Player, ...]
    dice: tuple[int, int, int, int, int, int]
    evening: str = ""
    house: str = ""

    @property
    def people(self) -> list[Player]:
        """The players who were no bots."""
        return [player for player in self.players if player.bot is None]


@dataclass(frozen=True, slots=True)
class Opponent:
    """A character that people have played against: in how many games, and in how many somebody did better."""

    bot: str
    games: int
    beaten: int


@dataclass(frozen=True, slots=True)
class FirstEarned:
    """An achievement that was earned at this screen: by whom for the first time, and when (ISO 8601)."""

    name: str
    when: str


def add_match(finished: Match, whose: Callable[[str], str] = str) -> dict[str, FirstEarned]:
    """Add a game, unless nobody but bots played; return the achievements that are new to who earned them.

    A game that was added before is not added again. `whose` returns the same for all names of one person.

    Raises UserError: the disk will not take it.
    """
    if not finished.people:
        return {}
    path = match_history_file()
    try:
        known = read_bounded(path, MOST).decode() if path.exists() else ""
        rows = _rows(known)[0]
        if any(row.slot == finished.slot for row in rows):
            return {}
        write_whole(path, known + msgspec.json.encode(finished).decode() + "\n")
    except (OSError, UnicodeDecodeError) as error:
        raise UserError("The finished game cannot be noted: {reason}.", reason=reason_of(error)) from None
    before = {(whose(name), id) for name, id in _earned(rows, finished.game)}
    new = (one for one in _earned([finished], finished.game) if (whose(one[0]), one[1]) not in before)
    found: dict[str, FirstEarned] = {}
    for name, id in new:
        found.setdefault(id, FirstEarned(name, finished.when))
    return found


def _earned(rows: Iterable[Match], game: str) -> Iterator[tuple[str, str]]:
    """Yield the name of a person and the achievement that they earned in one of these games."""
    for row in rows:
        for player in row.people if row.game == game else ():
            yield from ((player.name, id) for id in player.achievements)


def first_earned(rows: Iterable[Match], game: str) -> dict[str, FirstEarned]:
    """Return the achievements of a game that people earned in these games, the oldest of which come first."""
    found: dict[str, FirstEarned] = {}
    for row in rows:
        for player in row.people if row.game == game else ():
            for id in player.achievements:
                found.setdefault(id, FirstEarned(player.name, row.when))
    return found


def played_by(rows: Iterable[Match], is_theirs: Callable[[str], bool]) -> list[Match]:
    """Return the games that count for people with such names, with all other people left out."""
    found = []
    for row in rows:
        players = tuple(
            player
            if player.bot is not None or (player.counts and is_theirs(player.name))
            else msgspec.structs.replace(player, bot="")
            for player in row.players
        )
        if any(player.bot is None for player in players):
            found.append(msgspec.structs.replace(row, players=players))
    return found


def read_matches(complain: Callable[[UserError], None]) -> list[Match]:
    """Return all games, the oldest first; `complain` hears of lines that cannot be read."""
    path = match_history_file()
    try:
        rows, broken = _rows(read_bounded(path, MOST).decode("utf-8", "replace"))
        if broken:
            kept = set_aside(path).name
            write_whole(path, "".join(msgspec.json.encode(row).decode() + "\n" for row in rows))
            complain(
                UserError(
                    "{count} finished games cannot be read any more; the old file is now {name}.",
                    count=broken, name=kept,
                )
            )  # fmt: skip
    except FileNotFoundError:
        return []
    except OSError as error:
        complain(UserError("The finished games cannot be read: {reason}.", reason=reason_of(error)))
        return []
    return rows


def opponents(rows: Iterable[Match]) -> list[Opponent]:
    """Return every character in these games, those met most often first."""
    games, beaten = Counter[str](), Counter[str]()
    for row in rows:
        counting = [player for player in row.players if player.counts]
        best = min((player.place for player in counting if player.bot is None), default=0)
        for bot in {player.bot for player in counting if player.bot and best}:
            games[bot] += 1
            beaten[bot] += best < min(player.place for player in counting if player.bot == bot)
    order = sorted(games, key=lambda bot: (-games[bot], bot))
    return [Opponent(bot, games[bot], beaten[bot]) for bot in order]


def dice(rows: Iterable[Match]) -> tuple[int, ...]:
    """Return how often each face has fallen in these games."""
    return tuple(map(sum, zip(*[row.dice for row in rows], strict=True))) or (0,) * len(FACES)


def is_fair(seen: Sequence[int]) -> bool | None:
    """Return whether the faces are as even as fair dice are 99 times of 100; None: too few to say."""
    expected = sum(seen) / len(seen)
    if sum(seen) < FEW:
        return None
    return sum((count - expected) ** 2 / expected for count in seen) <= UNEVEN


def export(rows: Iterable[Match]) -> Path:
    """Write the games as a table for other programs, a line a player, and return its path.

    Raises UserError: the disk will not take it.
    """
    text = StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(("when", "game", "name", "bot", "place", "points", "players", "decisions", "feats"))
    for row in rows:
        for who in row.players:
            name = f"'{who.name}" if who.name.startswith(FORMULA) else who.name
            person = (name, who.bot or "", who.place, who.points)
            feats = " ".join(who.achievements)
            table.writerow((row.when, row.game, *person, len(row.players), row.decisions, feats))
    try:
        write_whole(match_history_table(), text.getvalue())
    except OSError as error:
        raise UserError("The table cannot be written: {reason}.", reason=reason_of(error)) from None
    return match_history_table()


def _rows(text: str) -> tuple[list[Match], int]:
    """Return the games in those lines, and how many lines are none."""
    rows, broken = [], 0
    for line in text.splitlines():
        try:
            row = msgspec.json.decode(line, type=Match)
        except (msgspec.MsgspecError, RecursionError):
            broken += 1
            continue
        if _is_sound(row):
            rows.append(row)
        else:
            broken += 1
    return rows, broken


def _is_sound(row: Match) -> bool:
    """Return whether that can be a game which people have played to its end."""
    places = [player.place for player in row.players]
    words = (row.slot, row.when, row.game, row.house, *(player.bot or "bot" for player in row.players))
    return (
        bool(row.people)
        and min(places) == 1
        and min(row.dice) >= 0
        and all(is_name(player.name) for player in row.players)
        and all(word.isprintable() and len(word) <= LONGEST for word in words)
    )
