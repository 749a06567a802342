"""The rows of the lessons: one file a game, a course of chapters, a chapter of beats.

A chapter begins in a `position`: the fields of the game's own state that differ from those of a game just
begun, with the `rng` from which the dice and deals come that the words speak of.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from game.core.action import Action, parse_action, parse_token
from game.core.errors import UserError
from game.core.game import Value
from game.core.seat import Seat
from game.core.toml_rows import read_rows

FOLDER = Path(__file__).parent


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a free decision is graded by: the chance that an event comes (or, to `avoid`, does not come).

    `met` and `ends` are patterns of events as lines; what has not come when `ends` comes does not come any
    more. With `gains` and `losses` it is no chance but an average: of the first numbers in these patterns,
    wherever they match. `text` says in words what is meant.
    """

    text: str
    ends: str
    met: str = ""
    avoid: bool = False
    gains: tuple[str, ...] = ()
    losses: tuple[str, ...] = ()
    samples: int = 240

    @property
    def is_average(self) -> bool:
        """True if it is no chance, but an average of what the game counts."""
        return bool(self.gains or self.losses)


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the coach says, and what ends it.

    With a `goal` it is a free decision, with `free` one that nobody grades; with `do` one of these Actions is
    to be played (of a subset: all of them), and `sentence` says why to whoever touches anything else; with
    `until`, a pattern, it is over when such an event begins, or with `after` ends. Otherwise the player reads
    it and goes on. `show` names the things that are pointed at; `asks` are the questions besides the first
    that are part of the decision.
    """

    text: str
    show: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    sentence: str = ""
    goal: Goal | None = None
    free: bool = False
    asks: tuple[str, ...] = ()
    until: str = ""
    after: bool = False

    @property
    def needs_answer(self) -> bool:
        """True if the player has to play for this beat to end."""
        return bool(self.do) or self.free or self.goal is not None

    @property
    def is_only_read(self) -> bool:
        """True if nothing moves before the player has read it and goes on."""
        return not (self.needs_answer or self.until)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The Actions that are to be played."""
        return tuple(map(parse_action, self.do))


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson: the position that it begins in, and its beats.

    `others` are the answers of the other seats, in order; else they answer as they like. While something is
    only watched, `spare` answers for the player wherever one of its Actions can be played. `wants` are
    patterns of the events that its words rely on, in the order in which they must come before the free
    decision.
    """

    id: str
    name: str
    text: str
    position: dict[str, Any]
    beat: tuple[Beat, ...]
    options: dict[str, Value] = {}
    others: tuple[str, ...] = ()
    spare: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at the table of a course; `bot` is empty for the one who learns."""

    who: str
    bot: str = ""


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All chapters of a game. `name` is the button into the game that follows, which has these `options`."""

    game: str
    name: str
    coach: str
    seed: int
    player: tuple[Player, ...]
    chapter: tuple[Chapter, ...]
    options: dict[str, Value] = {}

    def seats(self, colours: tuple[str, ...]) -> tuple[Seat, ...]:
        """Return the seats, in the game's order of colours."""
        return tuple(
            Seat(place, player.who, colours[place], player.bot or None)
            for place, player in enumerate(self.player)
        )

    def find(self, id: str) -> Chapter | None:
        """Return the chapter of that id."""
        return next((chapter for chapter in self.chapter if chapter.id == id), None)

    def after(self, chapter: Chapter) -> Chapter | None:
        """Return the chapter that follows."""
        place = self.chapter.index(chapter) + 1
        return self.chapter[place] if place < len(self.chapter) else None


def read_course(text: str, name: str) -> Course:
    """Return the course in rows. Raises UserError: what is wrong with the file `name`, and where."""
    course = read_rows(text, name, Course)
    try:
        for chapter in course.chapter:
            _check(chapter)
    except (re.error, UserError) as error:
        raise UserError("{name}: {reason}.", name=name, reason=str(error)) from None
    return course


@cache
def course(game: str) -> Course:
    """Return the course of a game. Raises UserError: it has none."""
    try:
        text = (FOLDER / f"{game}.toml").read_text(encoding="utf-8")
    except OSError:
        raise UserError("There are no lessons for '{game}'.", game=game) from None
    return read_course(text, f"{game}.toml")


def has_course(game: str) -> bool:
    """True if there are lessons for the game with that id."""
    return (FOLDER / f"{game}.toml").is_file()


def _check(chapter: Chapter) -> None:
    """Check that names of things and patterns can be read. Raises UserError or re.error: they cannot."""
    for pattern in chapter.wants:
        re.compile(pattern)
    for beat in chapter.beat:
        for word in beat.show:
            parse_token(word)
        beat.actions  # noqa: B018
        re.compile(beat.until)
        if beat.goal is not None:
            for pattern in (beat.goal.met, beat.goal.ends, *beat.goal.gains, *beat.goal.losses):
                re.compile(pattern)
    for answer in (*chapter.others, *chapter.spare):
        parse_action(answer)
