"""How far the player has come in the lessons: one small JSON file, which may be damaged or old."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.core.action import Action, parse_action
from game.core.errors import UserError
from game.storage.paths import progress_file, read_json, reason_of, write_whole


class Halt(NamedTuple):
    """Where a chapter was left: before that beat, after those Actions."""

    game: str
    chapter: str
    beat: int
    actions: tuple[Action, ...] = ()


@dataclass(slots=True)
class Progress:
    """The chapters that were played to their end, by game, and where the last one was left, if one was.

    `played` is true if a game has been begun without any lesson, `skipped` tells where other chapters were
    left.
    """

    learned: dict[str, list[str]] = field(default_factory=dict)
    halt: Halt | None = None
    played: bool = False
    skipped: list[Halt] = field(default_factory=list)

    @property
    def fresh(self) -> bool:
        """True for a new player: nothing has been learned or played yet, or begun to be."""
        return not (self.learned or self.halt or self.played)

    def learn(self, game: str, chapter: str) -> None:
        """Note that this chapter was played to its end."""
        known = self.learned.setdefault(game, [])
        if chapter not in known:
            known.append(chapter)
        self.halt = None
        self.skipped = [halt for halt in self.skipped if (halt.game, halt.chapter) != (game, chapter)]

    def skip(self) -> None:
        """Note that another chapter will follow the one that is left."""
        if self.halt is not None:
            here = self.halt.game, self.halt.chapter
            self.skipped = [halt for halt in self.skipped if (halt.game, halt.chapter) != here]
            self.skipped.append(self.halt)
        self.halt = None

    def left_at(self, game: str, chapter: str) -> Halt | None:
        """Return where this chapter was left; None if it was not."""
        halts = [*self.skipped, *([self.halt] if self.halt is not None else [])]
        return next((halt for halt in reversed(halts) if (halt.game, halt.chapter) == (game, chapter)), None)

    def knows(self, game: str, chapter: str) -> bool:
        """Return whether this chapter was played to its end."""
        return chapter in self.learned.get(game, ())


def load_progress(complain: Callable[[UserError], None]) -> Progress:
    """Return the progress as it was saved; `complain` hears of a file that cannot be read."""
    unread = UserError("The lessons cannot be read ({reason}); they begin anew.")
    broken = UserError("The lessons were damaged and begin anew; the old file is now {name}.")
    stuck = UserError("The lessons are damaged and cannot be set aside: {reason}.")
    return read_json(progress_file(), _progress, complain, unread, broken, stuck) or Progress()


def save_progress(progress: Progress) -> None:
    """Write the progress. Raises UserError: the disk will not take it."""
    halt = progress.halt
    rows: dict[str, object] = {"learned": progress.learned, "played": progress.played}
    if halt is not None:
        rows["halt"] = _halt_row(halt)
    if progress.skipped:
        rows["skipped"] = [_halt_row(halt) for halt in progress.skipped]
    try:
        write_whole(progress_file(), json.dumps(rows, indent=2) + "\n")
    except OSError as error:
        raise UserError("The lessons cannot be saved: {reason}.", reason=reason_of(error)) from None


def _progress(rows: dict[str, Any]) -> Progress:
    learned, played = {}, rows.get("played") is True
    for game, chapters in rows["learned"].items():
        if not isinstance(chapters, list):
            raise TypeError(chapters)
        learned[str(game)] = [str(chapter) for chapter in chapters]
    halt, skipped = rows.get("halt"), rows.get("skipped", [])
    if not isinstance(skipped, list):
        raise TypeError(skipped)
    return Progress(learned, None if halt is None else _halt(halt), played, [_halt(row) for row in skipped])


def _halt_row(halt: Halt) -> dict[str, object]:
    actions = [str(action) for action in halt.actions]
    return {"game": halt.game, "chapter": halt.chapter, "beat": halt.beat, "actions": actions}


def _halt(row: dict[str, Any]) -> Halt:
    actions, beat = row["actions"], row["beat"]
    if not isinstance(actions, list) or not isinstance(beat, int):
        raise TypeError(row)
    lines = tuple(parse_action(str(line)) for line in actions)
    game, chapter = str(row["game"]), str(row["chapter"])
    if not (game + chapter).isprintable():
        raise ValueError(row)
    return Halt(game, chapter, beat, lines)
