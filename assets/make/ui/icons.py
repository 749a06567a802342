"""One-colour pictures of the interface, 40 x 40, cut in ink; the program may print them in other colours."""

from __future__ import annotations

from math import cos, pi, sin

from assets.make.drawing.palette import INK, MASTER, PAPER, PAPER_HI
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, line, path, polygon, rounded, svg

SIZE = 40


def glyph(*parts: str) -> str:
    """An icon from its parts."""
    return svg(SIZE, SIZE, "".join(parts))


def cut(d: str, rounding: float = 2.4) -> str:
    """A solid shape with soft corners."""
    return path(d, INK, INK, rounding)


def pierced(d: str) -> str:
    """A solid shape whose inner outlines are holes."""
    return f'<path d="{d}" fill="{INK}" fill-rule="evenodd"/>'


def gear() -> str:
    """Settings."""
    rim = []
    for k in range(8):
        for turn, radius in ((-0.3, 12.4), (-0.2, 17.6), (0.2, 17.6), (0.3, 12.4)):
            angle = 2 * pi * k / 8 + turn
            rim.append((20 + radius * cos(angle), 20 + radius * sin(angle)))
    return glyph(pierced(polygon(rim) + circle(20, 20, 5.6)))


def pause() -> str:
    """Hold the table."""
    return glyph(cut("M10 8.5L15.6 8L15.2 32L9.8 31.6Z"), cut("M24.6 8L30.4 8.6L30 32L24.4 31.4Z"))


def play() -> str:
    """Normal speed."""
    return glyph(cut("M11.5 7.6L31.8 19.4L31.6 20.8L11.8 32.6Z", 3))


def fast_x2() -> str:
    """Twice as fast."""
    return glyph(*(cut(f"M{x} 10L{x + 13.4} 19.6V20.4L{x} 30.2Z") for x in (5.6, 20.6)))


def fast_x4() -> str:
    """Four times as fast."""
    return glyph(
        *(cut(f"M{x} 11L{x + 8.2} 19.6V20.4L{x} 29L{x + 2} 20Z", 1.4) for x in (3.4, 12, 20.6, 29.2))
    )


def instant() -> str:
    """Without any motion."""
    return glyph(cut("M23.6 4.6L9.4 22.4L18 21.8L14.6 35.6L30.6 16.4L21.4 17.2Z", 2))


def replay() -> str:
    """The last move once more: what is played, in an arrow that goes round it."""
    round_it = line("M13.4 9.2A13 13 0 1 1 7.2 19.4", 3.4), cut("M6.6 3.8L9.4 14L17.8 8.2Z", 1.2)
    return glyph(*round_it, cut("M16.2 14L26.6 20.4L16.4 26.6Z", 1.6))


def undo() -> str:
    """Take back."""
    return glyph(line("M12 14.6H24A8.6 8.6 0 0 1 24 31.8H13", 4.6), cut("M5 14.6L15.4 6.4V22.8Z", 1.6))


_LOUDSPEAKER = "M6 15.4H12.4L20.6 8V32L12.4 24.8H6Z"


def speaker() -> str:
    """Sound."""
    return glyph(cut(_LOUDSPEAKER, 2.2), line("M25.4 14.6Q29.4 20 25.4 25.6M30 10.6Q36.4 20 30 29.6", 3))


def speaker_off() -> str:
    """No sound."""
    return glyph(cut(_LOUDSPEAKER, 2.2), line("M26 15.4L35.4 24.8M35.4 15.4L26 24.8", 3.2))


def eye() -> str:
    """Look at the hand."""
    lids = (
        "M3 20Q11.4 8.6 20 8.6Q28.6 8.6 37 20Q28.6 31.4 20 31.4Q11.4 31.4 3 20Z"
        "M7.4 20Q13.6 27.8 20 27.8Q26.4 27.8 32.6 20Q26.4 12.2 20 12.2Q13.6 12.2 7.4 20Z"
    )
    return glyph(pierced(lids + circle(20, 20, 6)), path(circle(18.2, 18, 1.8), PAPER_HI))


def question() -> str:
    """Help."""
    hook = line("M13.6 14.4Q13.4 7.6 20.4 7.6Q27 7.8 26.8 13.8Q26.6 17.6 22.8 19.6Q20.2 21.2 20.2 24.6", 5)
    return glyph(hook, path(circle(20.2, 31.6, 3.1), INK))


def hint() -> str:
    """A hint: a bulb."""
    bulb = (
        "M20 3.6C12.2 3.6 7.4 9.2 7.6 15.8C7.8 21.4 12.6 23.4 13.6 28.2H26.4C27.4 23.4 32.2 21.4 32.4 15.8"
        "C32.6 9.2 27.8 3.6 20 3.6Z"
    )
    shine = path("M12.6 15.2Q12.8 9.8 18 8.6", "none", PAPER, 2.6)
    return glyph(cut(bulb, 1.6), shine, line("M14.8 31.6H25.2M16.6 35.8H23.4", 3.2))


def why() -> str:
    """What somebody thought: a cloud over two bubbles."""
    cloud = (
        "M12 25.4Q4.4 25.2 4.6 18.6Q4.8 13.4 10 12.6Q10.8 6.2 17.6 5.8Q22 5.6 24.4 8.8Q30.2 7.2 32.4 12.4"
        "Q37 14.2 35.8 19.4Q34.4 25.4 28 25.2Z"
    )
    dots = "".join(circle(x, 16.4, 2.1) for x in (13.2, 20.2, 27.2))
    bubbles = path(circle(12.4, 30.4, 3.1), INK) + path(circle(7.4, 35.4, 1.9), INK)
    return glyph(pierced(cloud + dots), bubbles)


def danger() -> str:
    """What threatens: the head of a bull."""
    head = (
        "M3 7.6Q2.4 17.4 11.4 18.2L12.6 24Q14 35.6 20 35.8Q26 35.6 27.4 24L28.6 18.2Q37.6 17.4 37 7.6"
        "Q33.4 13 26.6 12.4Q20 9.6 13.4 12.4Q6.6 13 3 7.6Z"
    )
    eyes = circle(16, 20.4, 1.9) + circle(24, 20.4, 1.9)
    nose = circle(18, 31, 1.3) + circle(22, 31, 1.3)
    return glyph(pierced(head + eyes + nose))


def plus() -> str:
    """More."""
    return glyph(line("M20 8.4V31.6M8.4 20H31.6", 6))


def minus() -> str:
    """Less."""
    return glyph(line("M8.4 20H31.6", 6))


def keyboard() -> str:
    """Played with the keyboard."""
    keys = "".join(rounded(6.4 + k * 5.7, y, 3.8, 3.8, 0.8) for y in (13.4, 19) for k in range(5))
    return glyph(pierced(rounded(3, 10, 34, 21, 3.6) + keys + rounded(11, 24.6, 18, 3.4, 0.8)))


def mouse() -> str:
    """Played with the mouse."""
    body = "M20 5Q31 5 31 17V24Q31 35.6 20 35.6Q9 35.6 9 24V17Q9 5 20 5Z"
    buttons = "M18.8 8.4Q12.6 9 12.2 16.4H18.8ZM21.2 8.4V16.4H27.8Q27.4 9 21.2 8.4Z"
    return glyph(pierced(body + buttons))


def pad() -> str:
    """Played with a gamepad."""
    body = (
        "M12.4 10.4Q20 12.4 27.6 10.4Q33.6 10.4 36 19Q38.4 29 34.4 30.4Q30.8 31.4 26.4 25.4"
        "H13.6Q9.2 31.4 5.6 30.4Q1.6 29 4 19Q6.4 10.4 12.4 10.4Z"
    )
    cross = "M11.2 14V16.6H8.6V19.4H11.2V22H14V19.4H16.6V16.6H14V14Z"
    return glyph(pierced(body + cross + circle(26.2, 19.6, 2) + circle(30.4, 15.8, 2)))


def log() -> str:
    """The chronicle: a quill."""
    feather = (
        "M34.6 4Q20 5.6 14.4 15.6Q11.6 20.6 12 26.4L8.4 31.6L10.4 32.8L13.8 27.8Q22 27.4 26.6 21.4"
        "L21.6 21.6L28.4 18.4Q30.6 15.2 31.2 12L26 13.4L32.4 9.6Q33.6 7.4 34.6 4Z"
    )
    written = line("M6 34.4Q14 31.8 20 34Q26 36 33 33", 2.4)
    return glyph(written, pierced(feather), line("M14.4 26.4Q18.8 16.4 28.6 9.4", 1.3, PAPER))


PRESS = {"rough": 0.25, "salt": 0.12}
GLYPHS = (
    gear, pause, play, fast_x2, fast_x4, instant, replay, undo, speaker, speaker_off,
    eye, question, hint, why, danger, plus, minus, keyboard, mouse, pad, log,
)  # fmt: skip
SPRITES = {f"ui/{draw.__name__}": Sprite(draw, SIZE * MASTER, PRESS) for draw in GLYPHS}
