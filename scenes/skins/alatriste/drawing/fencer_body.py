"""The body of whoever fights: parts that turn on their joints, and the poses of guard and blade.

Lengths are in the units of the drawing, from between the feet, to the right and downwards; angles are in
degrees, clockwise. Everybody here looks to the right.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import acos, atan2, cos, degrees, hypot, radians, sin
from typing import NamedTuple

from scenes.ui.anim import mix

Point = tuple[float, float]
SCALE = 2.5
"""How many pixels of the sheet a unit has."""
THIGH, SHIN, ARM, HAND = 24.0, 23.0, 20.0, 24.0
"""How far it is from one joint to the next."""
BLADE = 64.0
NECK, NEAR_SHOULDER, FAR_SHOULDER = (0.0, -34.0), (6.0, -32.0), (-7.0, -33.0)
NEAR_HIP, FAR_HIP = (4.0, 1.0), (-4.0, 1.0)
"""Where the limbs begin, from the hips of whoever stands upright."""


class Part(NamedTuple):
    """Where a part lies on the sheet, and its joint in it."""

    left: float
    top: float
    wide: float
    high: float
    x: float
    y: float


PARTS = {
    "hat": Part(0, 0, 62, 60, 32, 54),
    "plume": Part(62, 0, 62, 60, 32, 54),
    "pain": Part(124, 0, 62, 60, 32, 54),
    "cloak": Part(0, 60, 46, 84, 31, 6),
    "trunk": Part(46, 60, 40, 58, 22, 44),
    "thigh man": Part(86, 60, 24, 42, 12, 10),
    "far thigh man": Part(110, 60, 24, 42, 12, 10),
    "thigh woman": Part(134, 60, 24, 42, 12, 10),
    "far thigh woman": Part(158, 60, 24, 42, 12, 10),
    "shin": Part(182, 60, 22, 34, 11, 5),
    "foot": Part(204, 60, 26, 18, 9, 9),
    "arm": Part(86, 102, 38, 20, 10, 10),
    "far arm": Part(124, 102, 38, 20, 10, 10),
    "hand": Part(162, 102, 44, 20, 9, 10),
    "far hand": Part(206, 102, 44, 20, 9, 10),
    "sword": Part(46, 122, 84, 28, 11, 14),
    "dagger": Part(130, 122, 46, 16, 10, 8),
    "shadow": Part(130, 139, 84, 12, 42, 6),
}
HEADS = "alatriste/fencers_heads"
"""The sheet of what is everybody's own."""
FACES = (
    "face_1", "face_2", "face_3", "face_4", "face_5", "face_6",
    "face_7", "face_8", "face_9", "face_10", "face_11", "face_12",
    "teo", "andres", "cosme", "baltasar", "curro", "rodrigo",
    "gaspar", "lola", "remedios", "ines", "urraca", "maite",
)  # fmt: skip
"""Whose cells lie on it, row by row."""
ACROSS, CELL = 6, (76.0, 60.0)
"""How many lie in a row, and how large each is."""
OWN = {"head": Part(0, 0, 62, 60, 32, 54), "fist": Part(62, 20, 14, 14, 7, 7)}
"""Where in it the bare head lies, and the fist that comes out of a sleeve."""
OWN_HATS = frozenset({
    "face_4", "face_5", "face_7", "face_10", "face_12", "teo", "andres", "curro", "gaspar", "lola",
    "remedios", "ines", "urraca",
})  # fmt: skip
"""The faces that keep the hat of their portrait, with a plume on it; all others wear the felt one."""


class Pose(NamedTuple):
    """How a body is held.

    The hips are at (`x`, `y`), and the trunk and the head lean forward by degrees, as the cloak swings back.
    Each ankle is at a point, with the foot turned. Each hand is so far from its shoulder, and what it holds
    turned.
    """

    x: float = 0.0
    y: float = -45.0
    lean: float = 3.0
    head: float = 0.0
    cloak: float = 6.0
    front_x: float = 20.0
    front_y: float = -5.0
    front_foot: float = 0.0
    back_x: float = -22.0
    back_y: float = -5.0
    back_foot: float = 0.0
    hand_x: float = 40.0
    hand_y: float = -3.0
    blade: float = -14.0
    other_x: float = -26.0
    other_y: float = -13.0
    point: float = -140.0

    def toward(self, other: Pose, share: float) -> Pose:
        """Return the pose at that share of the way to another one."""
        if share == 1:
            return other
        return Pose(*(mix(one, two, share) for one, two in zip(self, other, strict=True)))


GUARD = Pose()
SALUTE = Pose(
    2, -46, -3, -4, 4, 12, -5, 0, -10, -5, 0, hand_x=25, hand_y=-4, blade=-84,
    other_x=-14, other_y=24, point=70,
)  # fmt: skip
LUNGE = Pose(
    16, -35, 17, 6, 34, 47, -5, 0, -26, -5, 8, hand_x=43, hand_y=-7, blade=-9,
    other_x=-36, other_y=6, point=160,
)  # fmt: skip
PARRY = Pose(
    -7, -41, -7, -6, -4, 17, -5, 0, -26, -5, 0, hand_x=27, hand_y=-3, blade=-32,
    other_x=-18, other_y=-20, point=-110,
)  # fmt: skip
STRUCK = Pose(
    -16, -40, -27, -30, -26, 18, -6, -14, -34, -5, 0, hand_x=24, hand_y=-22, blade=-104,
    other_x=-22, other_y=-18, point=-112,
)  # fmt: skip
BEATEN = Pose(
    -14, -28, 24, 32, 20, 10, -5, 0, -38, -7, 54, hand_x=22, hand_y=20, blade=26,
    other_x=4, other_y=24, point=60,
)  # fmt: skip
FALLEN = Pose(
    -4, -10, -84, -74, -98, 38, -6, -24, 34, -5, -40, hand_x=10, hand_y=10, blade=-2,
    other_x=-4, other_y=12, point=14,
)  # fmt: skip
POSES = {
    "guard": GUARD, "salute": SALUTE, "lunge": LUNGE, "parry": PARRY, "struck": STRUCK, "beaten": BEATEN,
    "fallen": FALLEN,
}  # fmt: skip

ARMS = ("sword", "dagger")
"""The parts that whoever does not fight leaves at home."""
AT_EASE = Pose(
    0, -51, 1, 0, 3, 9, -5, 0, -9, -5, 0, hand_x=11, hand_y=36, other_x=-10, other_y=37,
)  # fmt: skip
BOWED = Pose(
    -1, -51, 9, 22, 4, 9, -5, 0, -9, -5, 0, hand_x=15, hand_y=35, other_x=-3, other_y=37,
)  # fmt: skip
CHEERING = Pose(
    0, -51, -3, -8, 6, 12, -5, 0, -12, -5, 0, hand_x=24, hand_y=-34, other_x=-17, other_y=28,
)  # fmt: skip
STANDING = {"at ease": AT_EASE, "bowed": BOWED, "cheering": CHEERING}
"""The poses of whoever does not fight, by what they are called."""


class Placed(NamedTuple):
    """A part of a body in a pose: its name, where its joint is, and how far it is turned."""

    part: str
    x: float
    y: float
    angle: float


def placed(pose: Pose, kind: str, face: str = "head") -> Iterator[Placed]:
    """Yield the parts of a "man" or a "woman" in a pose, the rearmost first; `face` is "head" or "hurt"."""
    hips = pose.x, pose.y
    neck, near, far = (_moved(hips, at, pose.lean) for at in (NECK, NEAR_SHOULDER, FAR_SHOULDER))
    yield Placed("shadow", (pose.front_x + pose.back_x + pose.x) / 3, 0.0, 0.0)
    yield from _arm(far, (pose.other_x, pose.other_y), pose.point, "dagger", "far ")
    yield Placed("cloak", *neck, pose.cloak)
    ankle = pose.back_x, pose.back_y
    yield from _leg(_moved(hips, FAR_HIP, pose.lean / 3), ankle, pose.back_foot, f"far thigh {kind}")
    ankle = pose.front_x, pose.front_y
    yield from _leg(_moved(hips, NEAR_HIP, pose.lean / 3), ankle, pose.front_foot, f"thigh {kind}")
    yield Placed("trunk", *hips, pose.lean)
    yield Placed(face, *neck, pose.head)
    yield from _arm(near, (pose.hand_x, pose.hand_y), pose.blade, "sword", "")


def _leg(hip: Point, ankle: Point, foot: float, thigh: str) -> Iterator[Placed]:
    one, two, knee, end = _bent(hip, ankle, THIGH, SHIN, -1)
    yield Placed("foot", *end, foot)
    yield Placed(thigh, *hip, one - 90)
    yield Placed("shin", *knee, two - 90)


def _arm(shoulder: Point, reach: Point, turned: float, held: str, which: str) -> Iterator[Placed]:
    goal = shoulder[0] + reach[0], shoulder[1] + reach[1]
    one, two, elbow, hand = _bent(shoulder, goal, ARM, HAND, 1)
    yield Placed(held, *hand, turned)
    yield Placed(f"{which}arm", *shoulder, one)
    yield Placed(f"{which}hand", *elbow, two)


def _bent(start: Point, goal: Point, one: float, two: float, way: int) -> tuple[float, float, Point, Point]:
    """Return how two bones are turned, and where they end, so that the second one reaches a goal."""
    across, down = goal[0] - start[0], goal[1] - start[1]
    far = min(max(hypot(across, down), abs(one - two) + 0.1), one + two - 0.01)
    aim = degrees(atan2(down, across))
    corner = degrees(acos((one * one + far * far - two * two) / (2 * one * far)))
    first = aim + way * corner
    joint = _moved(start, (one, 0.0), first)
    end = _moved(start, (far, 0.0), aim)
    return first, degrees(atan2(end[1] - joint[1], end[0] - joint[0])), joint, end


def _moved(start: Point, by: Point, angle: float) -> Point:
    """Return a point that lies so far from another one, turned about it."""
    a = radians(angle)
    return start[0] + by[0] * cos(a) - by[1] * sin(a), start[1] + by[0] * sin(a) + by[1] * cos(a)


def tip(pose: Pose) -> Point:
    """Return where the point of the sword is."""
    sword = next(piece for piece in placed(pose, "man") if piece.part == "sword")
    return _moved((sword.x, sword.y), (BLADE, 0.0), pose.blade)


def own(face: str, part: str) -> Part:
    """Return where a part of OWN lies on the sheet for the face of that name."""
    row, column = divmod(FACES.index(face), ACROSS)
    found = OWN[part]
    return found._replace(left=found.left + column * CELL[0], top=found.top + row * CELL[1])


def shape_of(part: str) -> Part:
    """Return how large a part of a body is, and where its joint lies in it."""
    return PARTS["hat" if part in ("head", "hurt") else part]


def middle(piece: Placed) -> Point:
    """Return where the middle of a part is."""
    part = shape_of(piece.part)
    return _moved((piece.x, piece.y), (part.wide / 2 - part.x, part.high / 2 - part.y), piece.angle)
