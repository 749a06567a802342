"""The rows of the lessons: a course of chapters, each of beats; how a chapter begins, and how far one is.

A chapter begins in a `position`: the fields of the game's own state that differ from those of a game just
begun, with the `rng` from which the dice and deals come that the words speak of.
"""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Collection
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from game.core.action import Action, parse_action, parse_token
from game.core.errors import UserError
from game.core.event import Event
from game.core.game import AnyGame, Graph, Value
from game.core.script import Ask, Subset
from game.core.seat import Seat
from game.core.table import Table
from game.core.toml_rows import read_rows

FOLDER = Path(__file__).parent


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a free decision is graded by: the chance that an event comes (or, to `avoid`, does not come).

    `met` and `ends` are patterns of events as lines; what has not come when `ends` comes does not come any
    more. With `gains` and `losses` it is no chance but an average: of the first numbers in these patterns,
    wherever they match. `text` says in words what is meant.

    `best` is the best answer, its Actions one after another, and `why` says which it is and why. Where not
    only dice decide, `worths` has the chance or average of every answer; if they were `counted`, they are
    told roughly.
    """

    text: str
    ends: str
    met: str = ""
    avoid: bool = False
    gains: tuple[str, ...] = ()
    losses: tuple[str, ...] = ()
    best: str = ""
    why: str = ""
    worths: dict[str, float] = {}
    counted: bool = False

    @property
    def is_average(self) -> bool:
        """True if it is no chance, but an average of what the game counts."""
        return bool(self.gains or self.losses)


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the coach says, and what ends it.

    With a `goal` it is a free decision, with `free` one that nobody grades; with `do` one of these Actions is
    to be played (of a subset: all of them), and `sentence` says why to whoever touches anything else; where
    the text asks for a `choice` nothing shows which it is before somebody tries; with `until`, a pattern, it
    is over when such an event begins, or with `after` ends. Otherwise the player reads it and goes on. `show`
    names the things that are pointed at; `asks` are the questions besides the first that are part of the
    decision. With an empty `text` the one before stands there until the beat is over.
    """

    text: str = ""
    show: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    sentence: str = ""
    choice: bool = False
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


def parse_line(line: str) -> tuple[Action, ...]:
    """Return the Actions of an answer as it stands in the rows, with commas between them.

    Raises UserError: one of them cannot be read.
    """
    return tuple(parse_action(action.strip()) for action in line.split(","))


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
            for line in filter(None, (beat.goal.best, *beat.goal.worths)):
                parse_line(line)
    for answer in (*chapter.others, *chapter.spare):
        parse_action(answer)


def start_chapter(
    game: AnyGame, course: Course, chapter: Chapter, board: Graph | None, word: int | None = None
) -> Table[Any, Any]:
    """Return a table on which that chapter begins, with `word` for its generator if not that of its rows.

    Raises UserError: the game cannot be in that position.
    """
    table = Table(game, course.seats(game.meta.colours), course.seed, chapter.options, board)
    position = merge(json.loads(table.snapshot().position), chapter.position)
    if word is not None:
        position["rng"] = word
    table.record.position = json.dumps(position)
    table.go_on(table.record, board)
    return table


def merge(whole: Any, part: Any) -> Any:
    """Return `whole` with the parts of `part` in place of its own.

    A table with numbers for keys replaces items of a list.
    """
    if isinstance(whole, list) and isinstance(part, dict):
        return [
            merge(item, part[str(place)]) if str(place) in part else item for place, item in enumerate(whole)
        ]
    if isinstance(whole, dict) and isinstance(part, dict):
        return {**whole, **{key: merge(whole.get(key), value) for key, value in part.items()}}
    return part


def event_line(event: Event) -> str:
    """Return an event as a line: its name, then its fields but for the rule, in order."""
    words = [type(event).__name__]
    for field in fields(event):
        if field.name != "rule":
            words += _words(getattr(event, field.name))
    return " ".join(words)


def _words(value: object) -> list[str]:
    if value is None:
        return []
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return [word for item in value for word in _words(item)]
    return [str(value)]


def narrow(ask: Ask, allowed: Collection[Action]) -> Ask:
    """Return the same question with the allowed answers alone; where none is allowed, with all of them."""
    options = tuple(option for option in ask.options if option in allowed)
    if not options:
        return ask
    if ask.subset is None:
        return ask._replace(options=options)
    picks = {name for action in allowed for name in action.picks}
    groups = [
        tuple(tuple(name for name in group if name in picks) for group in cluster)
        for cluster in ask.subset.clusters
    ]
    clusters = tuple(tuple(filter(None, cluster)) for cluster in groups if any(cluster))
    return ask._replace(
        options=(*options[:-1], ask.options[-1]), subset=Subset(min(ask.subset.most, len(picks)), clusters)
    )


class ChapterProgress:
    """A place in a chapter. `verdict` is what is said of the free decision that has just been taken."""

    def __init__(self, course: Course, chapter: Chapter, place: int = 0) -> None:
        self.course, self.chapter = course, chapter
        self.place = max(0, min(place, len(chapter.beat) - 1))
        self.verdict = ""
        self._spare = [parse_action(line) for line in chapter.spare]
        self._others = deque(map(parse_action, chapter.others))

    @property
    def beat(self) -> Beat:
        """The present beat."""
        return self.chapter.beat[self.place]

    @property
    def text(self) -> str:
        """What is said in the present beat."""
        said = (beat.text for beat in reversed(self.chapter.beat[: self.place + 1]))
        return next(filter(None, said), "")

    @property
    def is_last(self) -> bool:
        """True if there is nothing more to say."""
        return self.place == len(self.chapter.beat) - 1 and not self.verdict

    @property
    def frozen(self) -> bool:
        """True if the table waits until the player goes on."""
        return bool(self.verdict) or self.beat.is_only_read

    @property
    def asks(self) -> Beat | None:
        """The beat that the player's next answer belongs to, if it is their turn."""
        return self.beat if self.beat.needs_answer and not self.verdict else None

    def go_on(self) -> None:
        """Go on: the player has read what was said."""
        if self.verdict:
            self.verdict = ""
        elif not self.is_last:
            self.place += 1

    def note_event(self, event: Event, over: bool) -> bool:
        """Take note that an event begins, or is over; return whether that ends the beat."""
        beat = self.beat
        if self.frozen or not beat.until or beat.after != over or not re.match(beat.until, event_line(event)):
            return False
        self.place += 1
        return True

    def stop_waiting(self) -> None:
        """Skip the beats that wait for an event: the table has nothing more to show by itself."""
        while self.beat.until and not self.verdict:
            self.place += 1

    def note_answer(self, following: Ask | None) -> bool:
        """Take note of an answer, after which `following` is asked; return whether that ends the beat."""
        if following is not None and following.prompt in self.beat.asks:
            return False
        self.place += 1
        return True

    def answer_for_player(self, ask: Ask) -> Action | None:
        """Return what is answered for the player, who only watches; None: nothing."""
        if self.frozen or not self.beat.until:
            return None
        return next((answer for answer in self._spare if answer in ask.options), None)

    def answer_for_other(self, ask: Ask) -> Action | None:
        """Return what another seat answers; None: whatever seems best to them."""
        if self._others and self._others[0] in ask.options:
            return self._others.popleft()
        return None
