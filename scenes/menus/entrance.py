"""How the results come onto the screen: from the last place to the first, and then what is told of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from random import Random

from scenes.ui.anim import Ease, Timeline, call, ease_out_back, linear, tween
from scenes.ui.canvas import Area, Canvas
from scenes.ui.theme import LIFTED
from scenes.ui.widgets import Label, Panel, Scroll, Widget

MEDALS = 3
"""So many places come one by one: those with a medal."""
OTHERS, STARTS = 0.3, (1.65, 0.7, 0.3)
"""Seconds in which all others come, and after how many the first, the second and the third place do."""
RISE = 0.55
"""Seconds in which each of them rises; before the first place that leaves a beat in which nothing moves."""
FALL, ALOFT = 0.5, 220.0
"""Seconds in which the board comes down that names the winner, while that one rises, and how far above its
place it begins."""
TELL = 0.45
"""Seconds in which what is told comes after that, one thing after the other, and curves reach their end."""
CHIPS, WIDTHS, PACE, TURN = 70, (24.0, 30.0, 36.0), 1.7, 340.0
"""How many things rain on the winner, how wide, how much faster than the whole rain the last one falls, and
by how much they turn at most."""


class Entrance:
    """How what the results show comes onto the screen: at first all of it is there."""

    def __init__(self) -> None:
        self.others = 1.0
        """The share of those without a medal who have come, from the last one on."""
        self.risen = [1.0] * MEDALS
        """How far each step of the podium has risen, from the first one's on; 1 is all the way."""
        self.drawn = 1.0
        """The share of the curves that is drawn."""
        self.announced = 1.0
        """How far the board that names the winner has come down; 1 is all the way."""
        self.told = 1.0
        """The share of what is told beside the numbers that has come."""
        self.rained = 1.0
        """The share of what rains on the winner that has come down."""
        self._motion = Timeline()

    @property
    def busy(self) -> bool:
        """True while something comes."""
        return self._motion.busy

    def begin(self, fanfare: Callable[[], object]) -> None:
        """Let the last places come, the third, the second and, after a beat, the first, with the `fanfare`.

        Whoever has won is named as they rise, and told how when they stand there.
        """
        risen = STARTS[0] + RISE
        self._play("others", OTHERS, 0.0)
        for place, start in enumerate(STARTS):
            self.risen[place] = 0.0
            rise = partial(self.risen.__setitem__, place)
            self._motion.add(tween(RISE, rise, ease_out_back), after=start)
        self._motion.add(call(fanfare), after=STARTS[0])
        self._play("drawn", risen + TELL, 0.0)
        self._play("announced", FALL, STARTS[0], ease_out_back)
        self._play("rained", RISE + TELL, STARTS[0])
        self._play("told", TELL, risen)

    def _play(self, what: str, seconds: float, after: float, ease: Ease = linear) -> None:
        setattr(self, what, 0.0)
        self._motion.add(tween(seconds, partial(setattr, self, what), ease), after=after)

    def has_come(self, place: int, count: int) -> bool:
        """Return whether whoever has that place of so many, counted from 0, is there to be seen."""
        if place < MEDALS:
            return self.risen[place] >= 1
        return self.others * (count - MEDALS) >= count - place

    def update(self, seconds: float) -> bool:
        """Let time pass; return True if something has to be drawn anew."""
        busy = self.busy
        self._motion.update(seconds)
        return busy

    def finish(self) -> None:
        """Let everything be there at once."""
        self._motion.finish()


class Announced(Widget):
    """What names the winner: it comes down from above the window as the `entrance` says."""

    entrance = Entrance()

    def draw(self, canvas: Canvas) -> None:
        aloft = (1 - self.entrance.announced) * ALOFT
        self.rect.top -= aloft
        super().draw(canvas)
        self.rect.top += aloft


class Headline(Announced, Label):
    """Words that name the winner."""


class HeadBoard(Announced, Panel):
    """The board on which they stand."""


class Rail(Widget):
    """The board across the foot of the window that buttons stand on, in front of whoever dances there."""

    def draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel_wood", self.rect, shadow=LIFTED)


class Unfolding(Scroll):
    """Paper on which the `late` children come one after the other, as the `entrance` says."""

    def __init__(
        self, rect: Area, children: Sequence[Widget], late: Sequence[Widget], entrance: Entrance
    ) -> None:
        super().__init__(rect, children)
        self._late, self._entrance = late, entrance

    @property
    def seen(self) -> list[Widget]:
        """The children that have come."""
        hidden = self._late[ceil(self._entrance.told * len(self._late)) :]
        return [child for child in self.children if child not in hidden]

    def draw(self, canvas: Canvas) -> None:
        whole, self.children = self.children, self.seen
        super().draw(canvas)
        self.children = whole


class Downpour(Widget):
    """Pictures of things that rain once over all that is there, as the `entrance` says."""

    def __init__(self, rect: Area, pictures: Sequence[str], entrance: Entrance) -> None:
        super().__init__(rect)
        self._pictures, self._entrance = pictures, entrance

    def draw(self, canvas: Canvas) -> None:
        rained, chance = self._entrance.rained, Random(1623)
        if not 0 < rained < 1:
            return
        for number in range(CHIPS if self._pictures else 0):
            wide = WIDTHS[number % len(WIDTHS)]
            start, x, turn = chance.random(), chance.random(), chance.uniform(-TURN, TURN)
            fallen = (rained - start * (1 - 1 / PACE)) * PACE
            if 0 < fallen < 1:
                y = self.rect.top - wide + fallen**1.6 * (self.rect.h + 2 * wide)
                name, angle = self._pictures[number % len(self._pictures)], round(turn * fallen / 15) * 15
                at = self.rect.left + x * self.rect.w, y
                canvas.picture(name, *at, wide, anchor="center", angle=angle)
