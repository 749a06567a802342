"""Jobs of thinking for one table, done by workers where there are any. The window never waits for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from game.bots.characters import Character, find_character
from game.bots.reasons import consider, consider_alike
from game.bots.think import Thought, think
from game.core.rng import Rng
from game.core.script import Ask
from game.core.table import Table
from game.storage.logs import log

if TYPE_CHECKING:
    from game.bots.worker_pool import WorkerPool

Then = Callable[[Any], object]
"""Takes what was thought; None where nobody could think it, or not in time."""


INSTINCT = 0.5
"""Seconds that a thought without a search may take, with its reasons, on a busy computer.

One that is lost is thought again by the window, which stands still meanwhile.
"""


def timeout(seconds: float, haste: float = 1.0) -> float:
    """Return how many seconds to wait for somebody who was given `seconds`; less where there is `haste`."""
    return 3 * seconds + 1.0 / haste if seconds else max(INSTINCT, 1.0 / haste)


class BotJobs:
    """Gives jobs of one table to the workers of `pool`; without a pool every result is None, at once.

    One job of each name is under way at a time: a new one cancels the old one.
    """

    def __init__(self, pool: WorkerPool | None) -> None:
        self._pool = pool
        self._asked: dict[int, tuple[str, Then]] = {}

    def ask(
        self,
        name: str,
        then: Then,
        seconds: float,
        work: Callable[..., object],
        *arguments: object,
        haste: float = 1.0,
    ) -> None:
        """Have `work` done with these arguments, which should take `seconds`; call `then` with the result."""
        self.forget(name)
        if self._pool is None:
            then(None)
        else:
            self._asked[self._pool.ask(timeout(seconds, haste), work, *arguments)] = name, then

    @property
    def has_workers(self) -> bool:
        """True if there are workers to be asked."""
        return self._pool is not None

    def busy(self, name: str) -> bool:
        """Return True while the job of that name is under way."""
        return any(other == name for other, _ in self._asked.values())

    def forget(self, *names: str) -> None:
        """Cancel the jobs of these names, or all if none is named."""
        for ticket, (name, _) in [*self._asked.items()]:
            if (name in names or not names) and self._pool is not None:
                self._pool.cancel(ticket)
                del self._asked[ticket]

    def update(self) -> None:
        """Call `then` of every job that is done."""
        for answer in self._pool.poll() if self._pool is not None else ():
            if answer.error:
                log.warning("a thought was lost: %s", answer.error)
            if answer.ticket in self._asked:
                _, then = self._asked.pop(answer.ticket)
                then(answer.value)


class ThinkJob:
    """Thinks about one question for the character that is asked; for a person, as a regular does."""

    def __init__(self, table: Table[Any, Any], ask: Ask, seed: int) -> None:
        seat = table.seats[ask.seat]
        self.game, self.ask, self.view = table.game, ask, table.view(ask.seat)
        self.character = find_character(seat.bot or "regular", self.game.meta.id)
        self._seed = seed
        self._thought: Thought | None = None

    def start(self, jobs: BotJobs, is_open: bool, haste: float) -> None:
        """Begin to think, beside the window, and that many times faster than ever.

        It `is_open` if all can tell how many answers there are.
        """
        who, work = self.character, consider if is_open else consider_alike
        seconds = who.seconds / haste
        question = self.game, self.view, self.ask, Rng(self._seed), who, seconds or None
        jobs.ask("bot", self._take, seconds, work, *question, haste=haste)

    def _take(self, thought: Thought | None) -> None:
        self._thought = thought

    def thought(self) -> Thought:
        """Return what was thought; without a result in time, what the character does without a search."""
        return self._thought or think(
            self.game, self.view, self.ask, Rng(self._seed), without_search(self.character)
        )


def without_search(character: Character) -> Character:
    """Return the same character where there is no time to think."""
    return replace(character, iterations=0, seconds=0.0)
