"""What the last screen is told of a finished game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.core.seat import Seat
from game.translation import tr
from scenes.stage.epilogue import Epilogue

SHADE = 110
"""How dark a picture of people is made, before which others stand."""


@dataclass(frozen=True, slots=True)
class Results:
    """The public facts of a finished game, all texts translated.

    `rows` has one row for each of `seats`, with one number for each of `columns`; the last column decides.
    `winners` are seat numbers, `verdict` says by what they won, and in a tie why they and nobody else,
    `sentences` whatever else is worth knowing, `picture` the backdrop (None: the wall), `shade` how dark it
    is made behind what stands before it (0 to 255). `when` names the time at which a number of rounds is
    over. An `epilogue` tells how it went, a `memory` the one thing of which people will still speak.
    `decided_by` says in two words by what they won where that was not the last column, whose number of
    theirs has that `sign` beside it. `ranks` are what the
    rules compare seats by, the greatest of which is best, where that is more than the last column. `rain`
    are pictures of what rains on whoever won.
    """

    title: str
    seats: tuple[Seat, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[float, ...], ...]
    winners: tuple[int, ...]
    when: Callable[[int], str]
    verdict: str = ""
    sentences: tuple[str, ...] = ()
    picture: str | None = None
    shade: int = 0
    epilogue: Epilogue | None = None
    memory: str = ""
    decided_by: str = ""
    sign: str = ""
    ranks: Sequence[tuple[float, ...]] = ()
    rain: tuple[str, ...] = ()

    @property
    def order(self) -> list[int]:
        """Return the seats from the best to the last."""
        return sorted(range(len(self.rows)), key=self._rank, reverse=True)

    def place(self, seat: int) -> int:
        """Return the place of a seat, counted from 1; seats that are equal in all that counts share it."""
        return 1 + sum(self._rank(other) > self._rank(seat) for other in range(len(self.rows)))

    def _rank(self, seat: int) -> tuple[bool, tuple[float, ...]]:
        """Return what a seat is compared by; who has won comes first, by whatever they did."""
        return seat in self.winners, self.ranks[seat] if self.ranks else self.rows[seat][-1:]

    @property
    def moment(self) -> str:
        """What is remembered of the game in a sentence; "" if nothing is told of it."""
        if self.epilogue is not None and self.epilogue.moments:
            return self.epilogue.moments[0].words
        return self.memory or next(iter((self.verdict, *self.sentences)), "")


def with_house_rules(results: Results, name: str) -> Results:
    """Return the results with a sentence that names the house rules; as they are if `name` is ""."""
    said = (tr("House rules: {name}", name=name),) if name else ()
    return replace(results, sentences=(*results.sentences, *said))


def amount(number: float) -> str:
    """Return a number as it is read, which may end in a half."""
    whole = int(number // 1)
    return f"{whole or ''}½" if number % 1 else str(whole).replace("-", "−")


def results_picture(seats: Sequence[Seat], winners: Sequence[int], won: str, lost: str) -> str:
    """Return the backdrop of the results: `lost` if people played and none of them won, else `won`."""
    people = {seat.index for seat in seats if seat.human}
    return lost if people and not people.intersection(winners) else won
