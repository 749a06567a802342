"""The review of a finished game, made a few milliseconds at a time beside what the window shows."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING

from game.core.errors import UserError
from game.core.event import Drew, Event, Rolled
from game.core.game import AnyGame
from game.core.record import Record
from game.core.seat import Seat
from game.review.audit import Findings
from game.review.decisive_moments import Moment, Review, review
from game.translation import tr
from maps.reader import graph_of
from scenes.menus.audit_job import AuditJob

if TYPE_CHECKING:
    from scenes.services import Pool

SLICE = 0.004
"""Seconds of work in one step."""
MOST = 3
"""How many lines of the log describe a moment at most."""


class ReviewJob:
    """Reviews the record of a game, from the first call of `step` on.

    `audience` is the seat as which this screen saw the game, None for the public; `lines` are the lines of
    the log by their events, and `when` names the time at which a number of rounds is over. The workers of
    `pool` look through the decisions of people.
    """

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        audience: int | None,
        lines: Mapping[Event, str],
        when: Callable[[int], str],
        pool: Callable[[], Pool | None] = lambda: None,
    ) -> None:
        self.when, self.record = when, record
        self.slot = ""
        """The name of the slot of the game, if it is kept."""
        self.progress = 0.0
        """The share of the game that has been stepped through."""
        self.found: Review | None = None
        self.error = ""
        """Why the game cannot be reviewed."""
        self.audit_job: AuditJob | None = None
        """Looks through the decisions of people, as soon as these are known."""
        self._lines, self._game, self._pool = lines, game, pool
        self._work: Generator[float, None, Review] = review(game, record, graph_of(game), audience)

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats of the game."""
        return self.record.seats

    @property
    def busy(self) -> bool:
        """True while there is work left."""
        return self.found is None and not self.error

    @property
    def findings(self) -> Findings | None:
        """What was found in the decisions of people, None as long as that is not known."""
        return self.audit_job.findings if self.audit_job is not None else None

    def step(self) -> None:
        """Work for a few milliseconds; then let workers go on."""
        if self.audit_job is not None:
            self.audit_job.step()
        until = perf_counter() + SLICE
        try:
            while self.busy and perf_counter() < until:
                self.progress = next(self._work)
        except StopIteration as over:
            found: Review = over.value
            self.found = found
            self.audit_job = AuditJob(self._game, found.decisions, self.record.seed, self._pool)
        except UserError as fault:
            self.error = tr(fault.text, **fault.values)

    def rest(self) -> None:
        """Stop at once; the next `step` goes on."""
        if self.audit_job is not None:
            self.audit_job.rest()

    def words_of(self, moment: Moment) -> str:
        """What the log says about a moment; of a lucky one only what chance did to its seat or to all."""
        events = [event for event in moment.events if event in self._lines]
        if moment.gain > 0:
            chance = (event for event in events if isinstance(event, Rolled | Drew))
            events = [event for event in chance if event.seat in (moment.seat, None)]
        return "\n".join(islice(dict.fromkeys(self._lines[event] for event in events), MOST))
