"""The review of a finished game, worked out a few milliseconds at a time, while frames go on."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from time import perf_counter

from game.core.errors import UserError
from game.core.event import Drew, Event, Rolled
from game.core.game import AnyGame
from game.core.record import Record
from game.core.seat import Seat
from game.review.decisive_moments import Moment, Review, review
from game.translation import tr
from maps.reader import graph_of

SLICE = 0.004
"""Seconds of work in one step."""
MOST = 3
"""How many lines of the log describe a moment at most."""


class ReviewJob:
    """Reviews the record of a game, from the first call of `step` on.

    `audience` is the seat as which this screen saw the game, None for the public; `lines` are the lines of
    the log by their events, and `when` names the time at which a number of rounds is over.
    """

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        audience: int | None,
        lines: Mapping[Event, str],
        when: Callable[[int], str],
    ) -> None:
        self.when = when
        self.progress = 0.0
        """The share of the game that has been stepped through."""
        self.found: Review | None = None
        self.error = ""
        """Why the game cannot be reviewed."""
        self._lines = lines
        self._record = record
        self._work: Generator[float, None, Review] = review(game, record, graph_of(game), audience)

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats of the game."""
        return self._record.seats

    @property
    def busy(self) -> bool:
        """True while there is work left."""
        return self.found is None and not self.error

    def step(self) -> None:
        """Work for a few milliseconds."""
        until = perf_counter() + SLICE
        try:
            while self.busy and perf_counter() < until:
                self.progress = next(self._work)
        except StopIteration as over:
            self.found = over.value
        except UserError as fault:
            self.error = tr(fault.text, **fault.values)

    def words_of(self, moment: Moment) -> str:
        """What the log says about a moment; of a lucky one only what chance did to its seat or to all."""
        chance = moment.gain > 0
        lines = (self._lines[event] for event in moment.events
                 if event in self._lines and (not chance or _is_luck_of(moment.seat, event)))  # fmt: skip
        return "\n".join(_first(lines))


def _is_luck_of(seat: int, event: Event) -> bool:
    """True if the event is chance that concerns that seat or all."""
    return isinstance(event, Rolled | Drew) and event.seat in (seat, None)


def _first(lines: Iterable[str]) -> list[str]:
    return [line for line, _ in zip(dict.fromkeys(lines), range(MOST), strict=False)]
