"""Motion: easings, and cues on a timeline.

A cue is a generator that is sent the seconds passed at every frame and ends when its motion has ended:

    def hop(sprite):
        yield from tween(0.16, lambda t: sprite.lift(10 * sin(pi * t)))

A cue sent a huge time ends at once in its final position; that is how motion is skipped. `until_seen` lets
everything lie as long as the player likes to look: only the director knows how long that is.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from enum import Enum
from math import inf


class Pause(Enum):
    """Why a cue does not move.

    It is to be `SEEN` as long as the player likes to look, somebody is `ASKED` as long, or it is `OVER`.
    """

    SEEN = "seen"
    ASKED = "asked"
    OVER = "over"


Cue = Generator[Pause | None, float, None]
Ease = Callable[[float], float]

OVERSHOOT = 1.2
"""How far `ease_out_back` goes too far: at 0 it does not, at 1.7 by a tenth of the way."""


def linear(t: float) -> float:
    """Even speed."""
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
    """The value at share `t` of the way."""
    return start + (end - start) * t


def tween(seconds: float, apply: Callable[[float], object], ease: Ease = linear) -> Cue:
    """Call `apply` every frame with the eased share of the time that has passed; with ease(1.0) at last."""
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


def until_seen() -> Cue:
    """Let the director wait, as long as the player has chosen; not within `together`, where it passes."""
    yield Pause.SEEN


def until_asked() -> Cue:
    """The same, so that somebody may do something: however fast all else is shown."""
    yield Pause.ASKED


def call(act: Callable[[], object]) -> Cue:
    """Do one thing, in no time."""
    act()
    yield from ()


def in_turn(cues: Iterable[Cue]) -> Cue:
    """One cue after the other."""
    for cue in cues:
        yield from cue


def together(cues: Iterable[Cue], stagger: float = 0.0) -> Cue:
    """All cues at once, each beginning `stagger` seconds after the one before it."""
    timeline = Timeline()
    for place, cue in enumerate(cues):
        timeline.add(cue, after=place * stagger)
    while timeline.busy:
        timeline.update((yield None))


def start_cue(cue: Cue) -> Pause | None:
    """Let a cue begin; why it does not move on, if it does not."""
    try:
        return next(cue)
    except StopIteration:
        return Pause.OVER


def advance_cue(cue: Cue, seconds: float) -> Pause | None:
    """Let that much time pass for a cue; why it does not move on, if it does not."""
    try:
        return cue.send(seconds)
    except StopIteration:
        return Pause.OVER


class Timeline:
    """Runs cues. `busy` while any is still in motion."""

    def __init__(self) -> None:
        self._cues: list[Cue] = []

    @property
    def busy(self) -> bool:
        """Something is still in motion."""
        return bool(self._cues)

    def add(self, cue: Cue, after: float = 0.0) -> None:
        """Begin a cue, `after` seconds from now."""
        cue = in_turn((wait(after), cue)) if after > 0 else cue
        if start_cue(cue) is not Pause.OVER:
            self._cues.append(cue)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for all cues; a cue may add others."""
        running, self._cues = self._cues, []
        still = [cue for cue in running if advance_cue(cue, dt) is not Pause.OVER]
        self._cues = still + self._cues

    def finish(self) -> None:
        """Bring every cue, and those that they add, to its end at once."""
        while self._cues:
            self.update(inf)

    def clear(self) -> None:
        """Forget all cues where they stand."""
        self._cues.clear()
