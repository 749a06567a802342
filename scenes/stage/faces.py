"""Portraits of whoever sits at a table, each in a ring and with the mark of the seat's colour."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_mark

PEOPLE = 12
"""Portraits that people get by their place, women and men by turns; characters have one of their own."""
WOMEN = frozenset({"ines", "lola", "maite", "remedios", "urraca"})


def face_of(index: int, bot: str | None) -> str:
    """Return the picture of a character, or of the human at that place."""
    return f"faces/{bot}" if bot else f"faces/face_{index % PEOPLE + 1}"


def faces_of(bots: Sequence[str | None]) -> list[str]:
    """Return the portraits at a table, by the characters in its chairs (None: a person). No two are alike.

    A character who sits there twice gets the portrait of another one who plays alike.
    """
    found: list[str] = []
    people = {face_of(place, bot) for place, bot in enumerate(bots) if bot is None}
    for place, bot in enumerate(bots):
        face = face_of(place, bot)
        if face in found:
            like = range(PEOPLE - 2 + (bot not in WOMEN), -1, -2)
            others = [face_of(other, None) for other in (*like, *range(PEOPLE))]
            face = next(other for other in others if other not in people and other not in found)
        found.append(face)
    return found


def draw_face(
    canvas: Canvas, face: str, colour: str, centre: tuple[float, float], width: float, *, laurel: bool = False
) -> None:
    """Draw a portrait `width` wide with its ring and mark, and for a winner the laurel."""
    x, y = centre
    if laurel:
        canvas.picture("ui/laurel", x, y, width * 1.5, anchor="center")
    canvas.picture(face, x, y, width * 0.87, anchor="center")
    canvas.picture(f"ui/ring_{colour}", x, y, width, anchor="center")
    draw_mark(canvas, colour, (x + width * 0.36, y + width * 0.36), width * 0.19)
