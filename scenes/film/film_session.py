"""The session of a film: where in the game it stands, whose eyes see it, what moves; no widgets."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from game.core.action import Token
from game.core.event import Event
from game.core.film import Film
from game.core.game import View
from game.core.script import Ask
from game.core.seat import Seat
from game.core.table import Table
from game.storage.settings import Settings
from game.translation import tr
from scenes.stage.chronicle import Chronicle, Narrator
from scenes.stage.director import LINGERS, Director
from scenes.stage.prompt_panel import PromptPanel
from scenes.stage.sitters import Teller, line_of, passings
from scenes.stage.skin import Line, Skin
from scenes.stage.sprites import Mark
from scenes.stage.stage import Stage
from scenes.stage.standing_orders import Viewer

MakeSkin = Callable[[Sequence[Seat], Stage], Skin]
"""Makes the skin of the game for people in these seats."""
RATES = (0.5, 1.0, 2.0, 4.0, 8.0)
"""How much faster than a table a film can run."""
LEAPING = 4.0
"""From this rate on it goes from decision to decision without what moves in between."""
BEAT = 0.7
"""Seconds for which a decision stands while the film runs."""
WATCHED = "watched"
"""The bot that sits, for the skin, in the chair of whoever is looked at from outside."""
GREAT, MOST_GREAT = 2, 30
"""The weight of lines that tell what decides a game, and how many places are great at most."""


class Great(NamedTuple):
    """A place of the film where something great happened, and what the chronicle says of it."""

    place: int
    text: str


class FilmSession:
    """Shows `film` on a stage of its own. A place in it is a number of decisions.

    It is seen with the eyes of `eyes`; None opens everything, and the table is turned to whoever decides. If
    `fixed`, nobody else's eyes can be taken: the game is not over. `say` gets every line that is told.
    """

    def __init__(
        self,
        film: Film[Any, Any],
        make: MakeSkin,
        settings: Settings,
        *,
        eyes: int | None,
        fixed: bool = False,
        at: int = 0,
        say: Callable[[str], object] = lambda text: None,
    ) -> None:
        self.film, self.settings, self.fixed = film, settings, fixed
        self._make, self._say = make, say
        self._record = film.at(0).record
        self.place = at
        self.running = 0
        """1 while it runs, -1 while it runs backwards, 0 while it rests."""
        self.rate = 1.0
        self._rest = 0.0
        self.look(eyes)

    # --- whose eyes ---

    def look(self, eyes: int | None) -> None:
        """See it with other eyes, from the place where it stands."""
        self.eyes, self._sat = eyes, self.seats
        seats = self._watched(self.seats)
        self.stage = Stage()
        self.skin = self._make(seats, self.stage)
        self.skin.orders.sit({}, Viewer(seats, "open"))
        self.chronicle = Chronicle(self.skin.paper, self.skin.ledge)
        self.prompt_panel = PromptPanel(self.skin.hook, self.skin.other_hook)
        narrator = Narrator(self.skin.line, self.prompt_panel, self.chronicle, self._say)
        self.director = Director(self.stage, self.skin, narrator)
        self._read()
        self.adjust()
        self.go(self.place)

    @property
    def seats(self) -> Sequence[Seat]:
        """Those who sit there at this place."""
        return self._record.seats_at(self.place)

    @property
    def is_among_others(self) -> bool:
        """True if others sit there at this place than those for whom the skin was made."""
        return self.seats != self._sat

    def _watched(self, seats: Sequence[Seat]) -> list[Seat]:
        """Return seats as the skin is given them: people are those through whose eyes it is seen."""
        eyes = self.eyes
        return [
            replace(seat, bot=None if eyes in (None, seat.index) else seat.bot or WATCHED) for seat in seats
        ]

    def _read(self) -> None:
        """Find the lines of the chronicle, the places to stop at, the rounds, and what was great."""
        self._lines: list[Line] = []
        self._counts: list[int] = []
        great: list[tuple[type[Event], Great]] = []
        self.stops: list[int] = []
        happened = False
        teller = Teller(lambda seats: self._make(self._watched(seats), Stage()))
        for place, still in enumerate(self.film.stills):
            events, seats = self.seen(place), self._record.seats_at(max(0, place - 1))
            told = [(event, line) for event in events if (line := teller.line(event, seats)) is not None]
            great += [(type(event), Great(place, line.text)) for event, line in told if line.weight >= GREAT]
            self._lines += [line for _, line in told]
            self._lines += map(line_of, passings(self._record, place))
            self._counts.append(len(self._lines))
            happened = happened or bool(events)
            ends = place in (0, self.film.last)
            if ends or (happened and not self._is_hushed(still.ask)):
                self.stops.append(place)
                happened = False
        self.great = _rare(great)
        stills = self.film.stills
        self.turns = [
            place for place in self.stops if not place or _asked(stills, place) != self._before(place)
        ]
        self.rounds = [
            place
            for place in self.stops
            if not place or stills[place].rounds != stills[self._stop_before(place)].rounds
        ]

    def seen(self, place: int) -> Sequence[Event]:
        """Return what the decision before that place led to, as these eyes saw it."""
        return self.film.stills[place].events if self.eyes is None else self.film.events(place, self.eyes)

    def _is_hushed(self, ask: Ask | None) -> bool:
        """Return True if these eyes did not see that somebody was asked."""
        if ask is None or self.eyes is None or ask.seat == self.eyes:
            return False
        return self.skin.orders.is_out_of_turn(ask)

    def _stop_before(self, place: int) -> int:
        return self.stops[max(0, bisect_left(self.stops, place) - 1)]

    def _before(self, place: int) -> int | None:
        return _asked(self.film.stills, self._stop_before(place))

    # --- where it stands ---

    @property
    def table(self) -> Table[Any, Any]:
        """The table at this place, to be looked at."""
        return self.film.at(self.place)

    @property
    def ask(self) -> Ask | None:
        """What is asked at this place, None where the game is over."""
        return self.film.stills[self.place].ask

    @property
    def owner(self) -> int | None:
        """The seat as which this place is seen."""
        if self.eyes is not None or self.ask is None:
            return self.eyes
        return self.ask.seat

    @property
    def lines(self) -> Sequence[Line]:
        """All lines of the chronicle, as these eyes read it at the end."""
        return self._lines

    def place_of(self, line: int) -> int:
        """Return the place at which a line of the chronicle was told."""
        return self.nearest(bisect_right(self._counts, line))

    def nearest(self, place: int) -> int:
        """Return the first stop that does not lie before a place."""
        return self.stops[min(bisect_left(self.stops, place), len(self.stops) - 1)]

    def go(self, place: int) -> None:
        """Stand at a place at once, whatever moves."""
        self.director.finish()
        self.place = self.nearest(max(0, min(place, self.film.last)))
        self._settle()

    def step(self, stops: Sequence[int], by: int) -> None:
        """Go to the next of these stops, or (-1) to the one before; at the end of them stay."""
        at = bisect_right(stops, self.place) if by > 0 else bisect_left(stops, self.place) - 1
        if by > 0 and at == len(stops):
            self.go(self.film.last)
        else:
            self.go(stops[max(0, at)])

    def _settle(self) -> None:
        """Lay every piece where it lay then, and say what was asked."""
        table, ask, owner = self.table, self.ask, self.owner
        self.view: View = table.view(owner)
        # What is seen depends on the place alone, not on the way there.
        if (camera := self.skin.camera) is not None and not camera.by_hand:
            camera.aim(camera.whole, self.director.reduced)
        pieces = self.skin.settle(self.view, True)
        self.skin.consider(None, ())
        if ask is not None and ask.seat == owner:
            pieces = [*pieces, *self.skin.choices(ask)]
        self.stage.settle(pieces)
        self.chronicle.lines = self._lines[: self._counts[self.place]]
        self.prompt_panel.set(self.prompt(), ask.seat if ask is not None else None, self.seats)
        self._rest = BEAT

    def prompt(self) -> str:
        """Return what is asked at this place and what was answered, as far as these eyes may know."""
        ask = self.ask
        if ask is None:
            return tr("The game is over.")
        name = self.seats[ask.seat].name
        if ask.seat != self.owner:
            return tr("{name} is thinking.", name=name)
        question = self.skin.prompt(ask)
        if self.eyes is None:
            question = f"**{name}:** {question}"
        if self.place == self.film.last or ask.subset is not None:
            return question
        answer = self.skin.label(self.film.actions[self.place], ask)
        return tr("{question} Chosen: **{answer}**.", question=question, answer=answer)

    def marks(self) -> dict[Token, Mark]:
        """Return the pieces that the answer of this place is about, if these eyes saw who gave it."""
        ask = self.ask
        if ask is None or ask.seat != self.owner or self.director.busy:
            return {}
        until = self.nearest(self.place + 1)
        stills = self.film.stills
        picked = {
            token
            for place in range(self.place, until)
            if _asked(stills, place) == ask.seat
            for token in self.film.actions[place].picks
        }
        return {piece.token: Mark.PICKED for piece in self.stage.find(picked)}

    # --- how it runs ---

    def run(self, direction: int) -> None:
        """Let it run from here, forwards or (-1) backwards; let it rest (0), or if it runs so already."""
        if direction and direction != self.running:
            ends = self.stops[-1] if direction > 0 else 0
            if self.place == ends:
                self.go(0 if direction > 0 else self.film.last)
            self.running, self._rest = direction, 0.0
        else:
            self.running = 0

    def faster(self) -> None:
        """Go on to the next rate, and from the last to the first."""
        self.rate = RATES[(RATES.index(self.rate) + 1) % len(RATES)]
        self.adjust()

    def show_next(self) -> None:
        """Show how the next decision came to pass."""
        if self.director.busy or self.place == self.film.last:
            return
        target, pairs = self.nearest(self.place + 1), list[tuple[Event, View]]()
        for place in range(self.place + 1, target + 1):
            seat = self.eyes if self.eyes is not None else _asked(self.film.stills, place - 1)
            pairs += self.film.at(place).events_with_views(seat)

        def arrived() -> None:
            self.place = target
            self._settle()

        self.director.show(pairs, self.view, arrived)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if it stands at another place now."""
        before = self.place
        self.director.update(dt)
        if self.running and not self.director.busy:
            self._rest -= dt * self.rate
            if self._rest <= 0:
                self._go_on()
        return self.place != before

    def _go_on(self) -> None:
        if self.running < 0:
            self.step(self.stops, -1)
        elif self.rate >= LEAPING:
            self.step(self.stops, 1)
        else:
            self.show_next()
        if self.place == (self.film.last if self.running > 0 else 0) and not self.director.busy:
            self.running = 0

    def adjust(self) -> None:
        """Read the settings again."""
        self.director.speed = self.rate
        self.director.reduced = self.settings.reduced_motion
        self.director.linger, self.director.patient = LINGERS["short"], False


def _rare(great: list[tuple[type[Event], Great]]) -> list[Great]:
    """Return what is great because it is rare: kinds of events are left out, the most frequent ones first."""
    counts = Counter(kind for kind, _ in great)
    while sum(counts.values()) > MOST_GREAT and len(counts) > 1:
        del counts[max(counts, key=lambda kind: counts[kind])]
    return [found for kind, found in great if kind in counts]


def _asked(stills: Sequence[Any], place: int) -> int | None:
    """Return the seat that is asked at a place."""
    ask = stills[place].ask
    return ask.seat if ask is not None else None
