"""ReviewJob: a finished game is gone through again, a few milliseconds at a time, while frames go on."""

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
"""Seconds that are worked on end."""
MOST = 3
"""So many lines of the chronicle tell one moment."""


class ReviewJob:
    """What the record of a game tells about how it went: begun when it is first asked for, and kept.

    `audience` is as whom this screen was told the game, each event in the words of `told`; `when` names the
    time at which so many rounds were played.
    """

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        audience: int | None,
        told: Mapping[Event, str],
        when: Callable[[int], str],
    ) -> None:
        self.when = when
        self.done = 0.0
        """Which part of the game has been gone through."""
        self.found: Review | None = None
        self.trouble = ""
        """Why nothing can be found."""
        self._told = told
        self._record = record
        self._work: Generator[float, None, Review] = review(game, record, graph_of(game), audience)

    @property
    def seats(self) -> Sequence[Seat]:
        """Who played."""
        return self._record.seats

    @property
    def busy(self) -> bool:
        """There is more of the game to be gone through."""
        return self.found is None and not self.trouble

    def step(self) -> None:
        """Go on for a few milliseconds."""
        until = perf_counter() + SLICE
        try:
            while self.busy and perf_counter() < until:
                self.done = next(self._work)
        except StopIteration as over:
            self.found = over.value
        except UserError as fault:
            self.trouble = tr(fault.text, **fault.values)

    def tell(self, moment: Moment) -> str:
        """What the chronicle said about a moment, as far as it was about that seat or about everybody."""
        chance = moment.gain > 0
        lines = (self._told[event] for event in moment.events
                 if event in self._told and (not chance or _is_luck_of(moment.seat, event)))  # fmt: skip
        return "\n".join(_first(lines))


def _is_luck_of(seat: int, event: Event) -> bool:
    """Chance decided something for that seat, or for all alike."""
    return isinstance(event, Rolled | Drew) and event.seat in (seat, None)


def _first(lines: Iterable[str]) -> list[str]:
    return [line for line, _ in zip(dict.fromkeys(lines), range(MOST), strict=False)]
