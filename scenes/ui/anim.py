"""Motion: easings, and cues on a timeline.

A cue is a generator that is sent the seconds since the last frame, and returns when its motion ends:

    def hop(sprite):
        yield from tween(0.16, lambda t: sprite.lift(10 * sin(pi * t)))

A cue that is sent infinite time ends at once in its final position; so motion is skipped. At `until_seen` the
director waits as long as the player has chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from enum import Enum
from math import inf


class Pause(Enum):
    """Why a cue does not move.

    It can be looked at (SEEN), it has to be read (READ), a player may act (ASKED), dice wait for whoever
    throws them (THROWN), or it has ended (OVER).
    """

    SEEN = "seen"
    READ = "read"
    ASKED = "asked"
    THROWN = "thrown"
    OVER = "over"


Cue = Generator[Pause | None, float, None]
Ease = Callable[[float], float]

OVERSHOOT = 1.2
"""How much `ease_out_back` overshoots: 0 not at all, 1.7 by a tenth of the way."""


def linear(t: float) -> float:
    """Move at constant speed."""
    return t


def ease_in_quad(t: float) -> float:
    """Start slowly: a charging bull."""
    return t * t


def ease_out_cubic(t: float) -> float:
    """End very slowly: a dealt card."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Start and end slowly: a walk."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def ease_out_back(t: float) -> float:
    """Go a little too far and come back: a panel."""
    return 1 + (OVERSHOOT + 1) * (t - 1) ** 3 + OVERSHOOT * (t - 1) ** 2


def mix(start: float, end: float, t: float) -> float:
    """The value at share `t` of the way from `start` to `end`."""
    return start + (end - start) * t


def tween(seconds: float, apply: Callable[[float], object], ease: Ease = linear) -> Cue:
    """Call `apply` every frame with the eased share of the time that has passed, at last with ease(1.0)."""
    passed = 0.0
    while passed < seconds:
        passed += yield None
        apply(ease(min(1.0, passed / seconds)))
    if seconds <= 0:
        apply(ease(1.0))


def wait(seconds: float) -> Cue:
    """Let time pass."""
    while seconds > 0:
        seconds -= yield None


def wait_for(ready: Callable[[], bool], most: float) -> Cue:
    """Let time pass until something is ready, but no more than `most` seconds."""
    while most > 0 and not ready():
        most -= yield None


def until_seen() -> Cue:
    """Pause for as long as the player has chosen for reading; `together` ignores it."""
    yield Pause.SEEN


def until_read() -> Cue:
    """Pause until the player goes on."""
    yield Pause.READ


def until_asked() -> Cue:
    """Pause so that a player may act, however fast everything else is shown."""
    yield Pause.ASKED


def until_thrown() -> Cue:
    """Pause until the player throws dice, unless all is shown fast."""
    yield Pause.THROWN


def call(act: Callable[[], object]) -> Cue:
    """Call a function; takes no time."""
    act()
    yield from ()


def in_turn(cues: Iterable[Cue]) -> Cue:
    """Run cues one after the other."""
    for cue in cues:
        yield from cue


def together(cues: Iterable[Cue], stagger: float = 0.0) -> Cue:
    """Run cues at once, each starting `stagger` seconds after the one before it."""
    timeline = Timeline()
    for place, cue in enumerate(cues):
        timeline.add(cue, after=place * stagger)
    while timeline.busy:
        timeline.update((yield None))


def start_cue(cue: Cue) -> Pause | None:
    """Start a cue; return why it does not move, None if it does."""
    try:
        return next(cue)
    except StopIteration:
        return Pause.OVER


def advance_cue(cue: Cue, seconds: float) -> Pause | None:
    """Let `seconds` pass for a cue; return why it does not move, None if it does."""
    try:
        return cue.send(seconds)
    except StopIteration:
        return Pause.OVER


class Timeline:
    """Runs cues."""

    def __init__(self) -> None:
        self._cues: list[Cue] = []

    @property
    def busy(self) -> bool:
        """True while a cue has not ended."""
        return bool(self._cues)

    def add(self, cue: Cue, after: float = 0.0) -> None:
        """Start a cue, `after` seconds from now."""
        cue = in_turn((wait(after), cue)) if after > 0 else cue
        if start_cue(cue) is not Pause.OVER:
            self._cues.append(cue)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for all cues, which may add others."""
        running, self._cues = self._cues, []
        still = [cue for cue in running if advance_cue(cue, dt) is not Pause.OVER]
        self._cues = still + self._cues

    def finish(self) -> None:
        """End every cue at once, and those that they add."""
        while self._cues:
            self.update(inf)

    def clear(self) -> None:
        """Drop all cues, wherever they are."""
        self._cues.clear()
