"""Fencing: the two who fight in a scene, whose bodies go from pose to pose."""

from __future__ import annotations

from collections.abc import Callable

from scenes.skins.alatriste.drawing import fencer_body
from scenes.skins.alatriste.drawing.cast import FEET, FENCER, GUARD, UNIT, Cast, size, turned
from scenes.skins.alatriste.drawing.fencer_body import (
    BEATEN,
    FALLEN,
    LUNGE,
    PARRY,
    SALUTE,
    STRUCK,
    Placed,
    Pose,
)
from scenes.skins.alatriste.layout import AIR, Point
from scenes.stage.pieces import Piece
from scenes.ui.anim import (
    Cue,
    Ease,
    ease_in_out,
    ease_in_quad,
    ease_out_cubic,
    in_turn,
    mix,
    together,
    tween,
    wait,
)

STAND: Point = (GUARD[0] + FENCER[0] / 2 - FEET[0], GUARD[1] - FENCER[1] / 2 + FEET[1])
"""How far from the middle of a scene, sideways and below, a fencer stands."""
OVER = 0.0004
"""How far one part of a body lies above the one before it."""
NEARER, GROUND, OUT, BACK = 58.0, 20.0, 0.14, 0.2
"""How far an attacker comes forward, the ground won by it, and seconds of a lunge, and back on guard."""
PASSAGES, CLOSE, MORE = 1, 2, 1
"""So many attacks there are as the second dice fall, and with sums that lie as close so many more."""
TOUCHED, REEL, SINK, ASIDE = 22.0, 0.16, 0.3, 36.0
"""How far whoever is hit is driven back; seconds in which they reel, and sink down or fall; and how far they
come forward who fall, so that they lie within the scene."""


class Fencer:
    """One of two who fight: at the left of a scene (-1) or at its right; `pieces` are the parts of the body.

    It is hurt from the first blow on that struck it, or with the `face` that it comes with. Elsewhere than
    in a scene it fights `around` another middle, and is so much smaller as `scale` says.
    """

    def __init__(
        self,
        cast: Cast,
        seat: int,
        side: int,
        pose: Pose = fencer_body.GUARD,
        face: str = "head",
        around: Point = AIR,
        scale: float = 1.0,
    ) -> None:
        self._cast, self._seat, self.side = cast, seat, side
        self._face, self._around, self._scale = face, around, scale
        self.pose, self.step = pose, 0.0
        self.pieces: list[Piece] = []
        self._is_beaten = False

    def parts(self) -> list[tuple[str, Point, Point]]:
        """Return the picture, the middle and the size of every part, the rearmost first."""
        return [
            (self._cast.part(self._seat, self.side, piece.part), self._at(piece), self._size(piece.part))
            for piece in self._placed()
        ]

    def _size(self, part: str) -> Point:
        wide, high = size(part)
        return self._scale * wide, self._scale * high

    def angles(self) -> list[float]:
        """Return how far every part is turned, in the same order."""
        return [self.side * turned(part) for part in self._placed()]

    def hold(self, pieces: list[Piece]) -> None:
        """Take these pieces for the parts of the body."""
        self.pieces = pieces
        self._show()

    @property
    def x(self) -> float:
        """Return where the fencer stands."""
        return self._around[0] + self.side * self._scale * (STAND[0] - self.step)

    def tip(self) -> Point:
        """Return where the point of the blade is."""
        return self._point(fencer_body.tip(self.pose))

    def take(self, pose: Pose, seconds: float, ease: Ease = ease_out_cubic, step: float = 0.0) -> Cue:
        """Go into a pose, and so far forward of where a fencer stands."""
        before, start = self.pose, self.step

        def apply(share: float) -> None:
            self.pose, self.step = before.toward(pose, share), mix(start, step, share)
            self._show()

        return tween(seconds, apply, ease)

    def lunge(self) -> Cue:
        """Attack."""
        return self.take(LUNGE, OUT, ease_in_quad, NEARER)

    def parry(self) -> Cue:
        """Ward a blade off, and give ground."""
        return self.take(PARRY, OUT, step=-GROUND)

    def guard(self, seconds: float = BACK, step: float = 0.0) -> Cue:
        """Stand on guard again."""
        return self.take(fencer_body.GUARD, seconds, ease_in_out, step)

    def salute(self, seconds: float = 0.24) -> Cue:
        """Raise the blade before the face."""
        return self.take(SALUTE, seconds, ease_in_out)

    def reel(self) -> Cue:
        """Be struck, and driven back."""
        self._face = "hurt"
        return self.take(STRUCK, REEL, step=-TOUCHED)

    def sink(self) -> Cue:
        """Go down on a knee."""
        self._is_beaten = True
        return self.take(BEATEN, SINK, ease_in_out, -TOUCHED / 2)

    def fall(self) -> Cue:
        """Fall, and lie there."""
        self._face = "hurt"
        return self.take(FALLEN, SINK, ease_in_quad, ASIDE)

    def wince(self) -> Cue:
        """Feel a wound: start back, and go on as before."""
        yield from self.take(STRUCK, REEL, step=self.step - TOUCHED / 3)
        yield from self.sink() if self._is_beaten else self.guard(SINK)

    def _placed(self) -> list[Placed]:
        return list(fencer_body.placed(self.pose, self._cast.kind(self._seat), self._face))

    def _show(self) -> None:
        for piece, part in zip(self.pieces, self._placed(), strict=True):
            piece.picture = self._cast.part(self._seat, self.side, part.part)
            piece.x, piece.y = self._at(part)
            piece.angle = self.side * turned(part)

    def _at(self, part: Placed) -> Point:
        """Return where the middle of a part is seen."""
        return self._point(fencer_body.middle(part._replace(angle=turned(part))))

    def _point(self, at: Point) -> Point:
        down = self._scale * (STAND[1] + at[1] * UNIT)
        return self.x - self.side * self._scale * at[0] * UNIT, self._around[1] + down


def passages(apart: int) -> int:
    """Return how often they attack whose sums lie so far apart: a close fight is a long one."""
    return PASSAGES + (MORE if abs(apart) <= CLOSE else 0)


def bout(one: Fencer, other: Fencer, attacks: int, sparks: Callable[[Point], Cue]) -> Cue:
    """Let them attack in turn so many times, and win and lose ground; `sparks` fly where blades meet."""
    pairs = ([(one, other), (other, one)] * attacks)[:attacks]
    fight = in_turn([_attack(*pair) for pair in pairs])
    flying = [
        _meet(attacker, place * (OUT + BACK) + OUT, sparks) for place, (attacker, _) in enumerate(pairs)
    ]
    return together([fight, *flying])


def _attack(attacker: Fencer, defender: Fencer) -> Cue:
    yield from together([attacker.lunge(), defender.parry()])
    yield from together([attacker.guard(step=GROUND), defender.guard(step=-GROUND)])


def _meet(attacker: Fencer, seconds: float, sparks: Callable[[Point], Cue]) -> Cue:
    yield from wait(seconds)
    yield from sparks(attacker.tip())


def decide(winner: Fencer, loser: Fencer) -> Cue:
    """Let the last attack strike; then one salutes, and the other one goes down on a knee."""
    yield from together([winner.lunge(), loser.reel()], 0.06)
    yield from together([winner.salute(), loser.sink()])
