"""How a portrait looks: calm as it is drawn, or glad, sore, or with a wink.

A portrait hands in each part as it is when calm, and where it lies; a mood draws its own instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal

from assets.make.drawing.palette import INK, MASTER
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import line
from assets.make.ui.portraits import FACE_PRESS, SIZE, brow, brows, eye, eyes, glad_eyes, grin, pair


@dataclass(frozen=True)
class Mood:
    """A mood; its name is the folder of its pictures."""

    name: Literal["faces", "glad", "sore", "wink"]

    def eyes(self, calm: str, x: float, y: float, width: float = 5.2, iris: str = "#3A2418") -> str:
        """Both eyes, with their middles at (x, y) and (-x, y)."""
        match self.name:
            case "faces":
                return calm
            case "glad":
                return glad_eyes(x, y + 0.4, width, 4.4, 2.3)
            case "sore":
                bags = f"M{x - 3.4} {y + 4.8}Q{x} {y + 6.2} {x + 3.4} {y + 4.6}"
                return eyes(x, y + 0.8, width, 2.3, iris=iris, size=2.1, lid=2.6) + pair(line(bags, 1))
        wink = f"M{x - width} {y + 1.4}Q{x} {y - 3.6} {x + width} {y + 1.4}l2 -1.4"
        feet = f"M{x + width} {y + 3}l2.6 .6"
        return eye(-x, y, width, 3.8, 0.8, iris, 2.5, 2.0, False) + line(wink, 2.3) + line(feet, 1.1)

    def brows(self, calm: str, x: float, y: float, half: float, weight: float, colour: str = INK) -> str:
        """Both brows, with their middles at (x, y) and (-x, y)."""
        match self.name:
            case "faces":
                return calm
            case "glad":
                return brows(x, y - 2.2, half, 2.8, -0.4, weight, colour)
            case "sore":
                return brows(x, y - 0.4, half, 0.8, -2.8, weight, colour)
        raised = brow(-x, y - 2.8, half, 2.8, -0.6, weight, colour)
        return raised + brow(x, y + 1.2, half, 0.8, 0.6, weight, colour)

    def mouth(self, calm: str, y: float, half: float, x: float = 0.0) -> str:
        """The mouth, with its middle at (x, y)."""
        match self.name:
            case "faces":
                return calm
            case "glad":
                return grin(x, y - 1, half, 0.8 * half)
            case "sore":
                lips = f"M{x - 0.85 * half:.2f} {y + 3.2}Q{x} {y - 3} {x + 0.85 * half:.2f} {y + 3.2}"
                chin = f"M{x - 0.35 * half:.2f} {y + 6.2}Q{x} {y + 4.8} {x + 0.35 * half:.2f} {y + 6.2}"
                return line(lips, 2.3) + line(chin, 1.2)
        smirk = f"M{x - 0.8 * half:.2f} {y + 0.8}Q{x} {y + 4.4} {x + half:.2f} {y - 1.8}"
        return line(smirk, 2.3) + line(f"M{x + half:.2f} {y - 1.8}q2 -1 2.2 -2.8", 1.5)


CALM, GLAD, SORE, WINK = Mood("faces"), Mood("glad"), Mood("sore"), Mood("wink")
Portrait = Callable[[Mood], str]


def faces(people: Mapping[str, Portrait], *moods: Mood) -> dict[str, Sprite]:
    """Return the sprites of these people in these moods."""
    return {
        f"{mood.name}/{name}": Sprite(partial(draw, mood), SIZE * MASTER, FACE_PRESS)
        for mood in moods
        for name, draw in people.items()
    }
