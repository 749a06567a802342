"""Faces: the portrait of whoever sits somewhere, in the ring and with the mark of the seat's colour."""

from __future__ import annotations

from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_mark

PEOPLE = 12
"""Portraits that people get by their place; characters have one of their own."""


def face_of(index: int, bot: str | None) -> str:
    """The picture of a character, or of the human at that place."""
    return f"faces/{bot}" if bot else f"faces/face_{index % PEOPLE + 1}"


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
