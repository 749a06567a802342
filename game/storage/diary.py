"""The diary: what became of the hands of the day, and which puzzles were solved. One small file of JSON.

It is read anew before it is written, so that two windows write into it and neither loses a page.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec

from game.core.action import Action, parse_action
from game.core.errors import UserError
from game.storage.paths import own, read_json, reason_of, write_whole

WHOLE = 60
"""Of so many days, the latest ones, all decisions are kept; of the others, how they ended."""

Day: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]


def diary_file(person: str = "") -> Path:
    """Return the path of the diary of a person by their id; guests share one."""
    return own(f"diary-{person}.json" if person else "diary.json")


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a hand of the day was played: by which `version` of the rules, and what was decided.

    `points` are everybody's at its end, () before it; `master` what everybody has when the master plays, ()
    while that is not known.
    """

    version: int = 0
    actions: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    master: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """True if it was played to its end."""
        return bool(self.points)

    def decided(self) -> list[Action]:
        """Return what was decided. Raises UserError: a line of it is no decision."""
        return [parse_action(action) for action in self.actions]


class Pages(msgspec.Struct):
    """All that stands in a diary: days by their dates, and the numbers of solved puzzles by their games."""

    days: dict[Day, Played] = {}
    solved: dict[str, list[Number]] = {}


class Diary:
    """Keeps what was played in the file at `path` (None: nowhere); `complain` hears where that fails."""

    def __init__(
        self, path: Path | None = None, complain: Callable[[UserError], object] = lambda _: None
    ) -> None:
        self._path, self._complain = path, complain
        self._pages: Pages | None = None
        self._is_shut = False
        """The file cannot be read, and is therefore not written either."""

    def day(self, day: date) -> Played:
        """Return how the hand of a date was played; an empty page if it was not."""
        return self._opened().days.get(day.isoformat(), Played())

    def keep(self, day: date, played: Played) -> None:
        """Keep how the hand of a date was played."""
        self._write(lambda pages: pages.days.__setitem__(day.isoformat(), played))

    def keep_master(self, day: date, points: tuple[int, ...]) -> None:
        """Keep what everybody has when the master plays the hand of a date."""
        self.keep(day, msgspec.structs.replace(self.day(day), master=points))

    def solved(self, game: str) -> frozenset[int]:
        """Return the numbers of the puzzles of a game that were solved."""
        return frozenset(self._opened().solved.get(game, ()))

    def solve(self, game: str, number: int) -> None:
        """Keep that a puzzle was solved."""
        if number not in self.solved(game):
            self._write(lambda pages: pages.solved.setdefault(game, []).append(number))

    def take_over(self, other: Diary) -> None:
        """Keep all that stands in another diary, too."""
        theirs = other._opened()

        def add(pages: Pages) -> None:
            pages.days = theirs.days | pages.days
            for game, numbers in theirs.solved.items():
                pages.solved[game] = sorted({*numbers, *pages.solved.get(game, ())})

        self._write(add)

    def delete(self) -> None:
        """Delete the file. Raises UserError: the disk will not let it go."""
        try:
            if self._path is not None:
                self._path.unlink(missing_ok=True)
        except OSError as error:
            raise UserError("The diary cannot be deleted: {reason}.", reason=reason_of(error)) from None

    def _opened(self) -> Pages:
        if self._pages is None:
            self._pages = self._read() or Pages()
        return self._pages

    def _read(self) -> Pages | None:
        if self._path is None:
            return None
        unread = UserError(
            "The diary of hands and puzzles cannot be read ({reason}); nothing is written in it."
        )
        broken = UserError(
            "The diary of hands and puzzles was damaged and begins anew; the old file is now {name}."
        )
        stuck = UserError("The diary of hands and puzzles is damaged and cannot be set aside: {reason}.")

        def complain(fault: UserError) -> None:
            self._is_shut = fault is not broken
            self._complain(fault)

        return read_json(self._path, _pages, complain, unread, broken, stuck)

    def _write(self, change: Callable[[Pages], object]) -> None:
        """Change the pages, those in the file first, which may be newer."""
        known = self._opened()
        if self._path is None or self._is_shut:
            change(known)
            return
        pages = self._read() or known
        change(pages)
        self._pages = pages
        if self._is_shut:
            return
        for day in sorted(pages.days)[:-WHOLE]:
            if pages.days[day].over:
                pages.days[day] = msgspec.structs.replace(pages.days[day], actions=())
        try:
            write_whole(self._path, msgspec.json.encode(pages).decode() + "\n")
        except OSError as error:
            self._complain(
                UserError(
                    "The diary of hands and puzzles cannot be written: {reason}.", reason=reason_of(error)
                )
            )


def _pages(rows: dict[str, Any]) -> Pages:
    try:
        return msgspec.convert(rows, Pages)
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from None
