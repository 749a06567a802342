"""What lies behind the buttons of the menus, away from saved games and the table of a new one.

Each is read from the disk when it is first opened: the title needs none, and is shown the sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.record import Record
    from game.daily.job import MasterJob
    from game.puzzles.puzzle import Puzzle
    from game.review.audit import Verdict
    from game.storage.person import Person
    from scenes.services import Rewind, Services
    from scenes.table.play import PlayScene
    from scenes.table.session import TableSession
    from scenes.ui.scene import Scene


class Doors:
    """Opens scenes with the `services` of the program.

    `seated` makes the session of a table, `show` its scene.
    """

    def __init__(
        self,
        services: Callable[[], Services],
        seated: Callable[..., TableSession],
        show: Callable[..., PlayScene],
    ) -> None:
        self._services, self._seated, self._show = services, seated, show

    def write_line(self, record: Record, named: bool = False) -> str:
        """Return a game in one line; see `line_of`."""
        from scenes.window.lines import line_of

        return line_of(record, named)

    def line_for_report(self, record: Record) -> str:
        """Return as much of a game in one line as can be played."""
        from scenes.window.lines import line_for_report

        return line_for_report(record)

    def open_line(self, text: str) -> Scene:
        """Return the scene of the game whose line stands in a text; see `open_line`."""
        from scenes.window.lines import open_line

        return open_line(self._services(), self._seated, text)

    def go_back(self, what: Rewind) -> Scene | None:
        """Return the table of a practice game as it stood before; see `go_back`."""
        from scenes.window.replays import go_back

        return go_back(self._show, what)

    def sit_again(self, record: Record, let_go: Callable[[], Path | None]) -> Scene:
        """Return the table of a game for those who sit there from now on; see `sit_again`."""
        from scenes.window.seating import sit_again

        return sit_again(self._show, record, let_go)

    def try_again(self, record: Record, verdict: Verdict) -> Scene:
        """Return the table of a decision in a finished game; see `try_again`."""
        from scenes.window.again import try_again

        return try_again(self._services(), self._seated, record, verdict)

    def daily(self, day: date) -> Scene:
        """Return the table of the hand of a day; see `open_day`."""
        from scenes.window.daily import open_day

        return open_day(self._services(), self._seated, day)

    def daily_record(self, day: date) -> Record:
        """Return what is kept of the hand of a day; see `record_of`."""
        from scenes.window.daily import record_of

        return record_of(self._services(), day)

    def master_job(self, day: date) -> MasterJob:
        """Return the job in which the master plays the hand of a day."""
        from scenes.window.daily import job_of

        return job_of(self._services(), day)

    def puzzle(self, puzzle: Puzzle, play_on: bool = False) -> Scene:
        """Return the table of a puzzle; to `play_on`, that of its game."""
        from scenes.window.puzzles import open_puzzle

        return open_puzzle(self._services(), self._seated, puzzle, play_on)

    def evening(self, id: str) -> Scene:
        """Return the room of an evening; see `open_evening`."""
        from scenes.window.evenings import open_evening

        return open_evening(self._services(), id)

    def evenings_of(self, person: Person | None) -> Scene:
        """Return the list of the evenings of a person; of None that of all."""
        from scenes.window.evenings import open_evenings_of

        return open_evenings_of(self._services(), person)
