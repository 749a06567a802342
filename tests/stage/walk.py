"""A pawn that walks: the least that a director can show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.core.action import token
from game.core.event import Event, Placed
from game.core.game import View
from scenes.stage.director import Director
from scenes.stage.pieces import Piece, slide
from scenes.stage.skin import Motion
from scenes.stage.stage import Stage
from scenes.ui.anim import Cue, in_turn, until_asked, until_seen, until_thrown

PAWN = token("pawn", 0)
PLACES = {0: (100.0, 0.0), 1: (100.0, 100.0), 2: (0.0, 100.0)}
HALT, CALL, THROW = 9, 10, 11
"""To the first place, a look around, and on to the second; or a halt there for a call, or for dice."""


def steps(*places: int) -> list[Event]:
    """The pawn goes to these places, one after another."""
    return [Placed("walk", PAWN, token("place", place)) for place in places]


class Walk(Motion):
    """A stage with one pawn, and a director who walks it for a second from place to place."""

    def __init__(self) -> None:
        self.stage = Stage()
        self.stage.settle([Piece(PAWN, "", 0, 0, 10, 10)])
        self.foreseen: list[Event] = []
        self.told: list[Event] = []
        self.over: list[Event] = []
        self.told_again: list[Event] = []
        self.ends = 0
        self.director = Director(self.stage, self, self)

    def foresee(self, event: Event, view: View) -> None:
        self.foreseen.append(event)

    def at_once(self, event: Event, view: View) -> Sequence[str]:
        return ("way",)

    def begin(self, event: Event, again: bool) -> None:
        (self.told_again if again else self.told).append(event)

    def end(self, event: Event, again: bool) -> None:
        if not again:
            self.over.append(event)

    def rewind(self, view: View) -> None:
        """All that it keeps in mind is where the pawn stands, and the stage knows that."""

    @property
    def at(self) -> tuple[float, float]:
        pawn = self.stage.pieces[PAWN]
        return round(pawn.x, 6), round(pawn.y, 6)

    def go(self, *places: int) -> None:
        self.show(steps(*places), self.arrive)

    def show(self, events: Iterable[Event], then: Callable[[], None]) -> None:
        """Whoever walks looks at nothing else."""
        self.director.show([(event, View(None)) for event in events], View(None), then)

    def arrive(self) -> None:
        self.ends += 1

    def cue(self, event: Event, view: View) -> Cue | None:
        assert isinstance(event, Placed)
        place = event.place.id
        halts = {HALT: until_seen, CALL: until_asked, THROW: until_thrown}
        if place in halts:
            return in_turn([self.step(0), halts[place](), self.step(1)])
        return self.step(place) if place in PLACES else None

    def step(self, place: int) -> Cue:
        return slide(self.stage.pieces[PAWN], PLACES[place], 1.0, ease=lambda t: t)
