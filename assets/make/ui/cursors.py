"""Pointers of the mouse: what lies where in them is told to `scenes.ui.input`, in parts of their size."""

from __future__ import annotations

from assets.make.drawing.palette import ALMAGRE, INK, MASTER, OCHRE, OCHRE_DK, OCHRE_LT, PAPER_HI
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import group, ink, line, path, svg

SIZE = 40


def cursor_arrow() -> str:
    """The pointer; its point lies at (8, 4.6)."""
    return svg(SIZE, SIZE, _arrow())


def _arrow() -> str:
    arrow = ink("M8 4.6L31.4 21.4L20.8 23L26.6 33.6L21.4 36.2L15.8 25.2L8.6 32.6Z", PAPER_HI, 2.6)
    return arrow + line("M11.4 10.6V25.4", 1.5, ALMAGRE)


def cursor_wait() -> str:
    """The pointer while somebody thinks: with a sand-glass, which gold runs through."""
    glass = "M-5.4 -8Q-5.4 -2.6 -1.4 0Q-5.4 2.6 -5.4 8H5.4Q5.4 2.6 1.4 0Q5.4 -2.6 5.4 -8Z"
    sand = path("M-3.4 -4.6H3.4Q2.8 -2.4 0 -0.6Q-2.8 -2.4 -3.4 -4.6Z", OCHRE) + path(
        "M-4.4 7.4Q0 2 4.4 7.4Z", OCHRE
    )
    frame = ink("M-7 -10.4H7V-7.4H-7Z", OCHRE_LT, 1.8) + ink("M-7 7.4H7V10.4H-7Z", OCHRE_LT, 1.8)
    return svg(
        SIZE,
        SIZE,
        _arrow() + group(ink(glass, PAPER_HI, 2) + sand + line("M0 -1V5", 0.9, OCHRE_DK) + frame, 31, 26.4),
    )


def cursor_hand() -> str:
    """The pointer over what can be pressed; the finger tip lies at (17.3, 3.6)."""
    hand = (
        "M14.6 20.6V6.6Q14.6 3.6 17.4 3.6Q20 3.6 20 6.6V15.4Q21 13.6 23 14.2Q24.6 14.6 24.8 16.4"
        "Q26.4 14.8 28.4 15.8"
        "Q29.8 16.6 29.8 18.2Q31.8 17.2 33.2 18.8Q34 19.8 33.8 21.4L32.6 29.4Q32 33 29 36.2H17.6"
        "Q14.6 33.4 12.4 29.6"
        "L7.4 23Q5.8 20.6 7.8 19.2Q9.8 18 11.6 19.8L14.6 23.2Z"
    )
    fingers = line("M20 15.4V21M24.8 16.4V21.4M29.8 18.4V22", 1.5)
    return svg(SIZE, SIZE, ink(hand, PAPER_HI, 2.6) + fingers + ink("M16.4 32.6H31V37H16.4Z", ALMAGRE, 1.8))


def cursor_text() -> str:
    """The pointer over what can be written in; its middle counts."""
    stem = "M14 6.4Q18.6 6.4 20 9.6Q21.4 6.4 26 6.4M20 9.6V30.4M14 33.6Q18.6 33.6 20 30.4Q21.4 33.6 26 33.6"
    return svg(
        SIZE, SIZE, line(stem, 7.4, PAPER_HI) + line(stem, 3.2, INK) + line("M17 20.4H23", 2.4, ALMAGRE)
    )


CURSORS = (cursor_arrow, cursor_hand, cursor_text, cursor_wait)
SPRITES = {
    f"ui/{draw.__name__}": Sprite(draw, 32 * MASTER, {"rough": 0.25, "salt": 0.12}) for draw in CURSORS
}
