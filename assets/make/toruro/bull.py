"""The bull of the cloth, embroidered in gold cord: its head, belly and tail lie where the three pots are.

The points are those of the table's picture, 1280 by 720. The plates stand with their middles at (304, 344),
(346, 468) and (752, 205) and are 120 wide: eye and horns look out above the first, the muzzle in front of it,
the second hangs on the line of the belly behind the forelegs, and the tail winds round the last. Within the
body the tricks lie.
"""

from __future__ import annotations

from math import cos, pi, sin

from assets.make.drawing.palette import ALMAGRE_LT, INK, PAPER_HI
from assets.make.drawing.svg import circle, clip, line, pairs, path, petals, polygon, spline

CORD, CORD_LT, CORD_DK = "#DDAA45", "#F6DC96", "#5E4216"
FELT, STITCH = "#17402F", "#2C6249"

BODY = (
    "338 264, 368 222, 402 190, 443 176, 488 184, 540 208, 598 226, 662 234, 716 246, 755 282, 770 334,"
    "759 386, 727 416, 675 420, 624 436, 555 460, 480 482, 410 492, 352 480, 328 446, 346 414"
)
HEAD = (
    "334 262, 300 254, 270 268, 248 304, 228 346, 208 382, 200 404, 208 424, 232 434, 262 430, 292 422,"
    "330 414, 364 394, 380 346, 368 296"
)
MUZZLE = "220 360, 206 386, 200 404, 208 424, 232 434, 250 432, 256 408, 246 380"
NEAR_HORN = (
    "330 258, 314 236, 286 230, 256 236, 228 226, 208 196, 208 196, 206 230,"
    "222 252, 254 260, 288 258, 310 272"
)
FAR_HORN = "304 250, 292 222, 272 204, 262 170, 262 170, 250 196, 262 224, 282 248"
EAR = "348 262, 374 240, 408 238, 408 238, 398 268, 366 288"
FAR_LEGS = (
    ("338 424, 316 438, 290 446, 262 452, 236 474", "250 490, 272 470, 298 464, 326 456, 350 440"),
    ("630 416, 643 440, 632 460, 615 486", "635 494, 654 468, 671 446, 701 414"),
)
NEAR_LEGS = (
    ("344 452, 318 468, 292 474, 268 484, 250 502", "270 516, 284 502, 306 494, 334 490, 372 480"),
    ("688 404, 721 424, 744 440, 757 462, 761 484", "781 484, 781 458, 774 430, 776 396, 771 350"),
)
"""Each leg: down its front, then up its back; its upper end runs into the body without a seam."""
TAIL = "731 258, 757 226, 759 186, 744 158, 718 150"
TUFT = (
    "727 152, 697 138, 662 146, 630 170, 630 170, 658 164, 643 180, 643 180,"
    "673 170, 673 184, 673 184, 710 166"
)


def cord_bull() -> str:
    """The whole bull, in the table's own units."""
    return (
        _felt(spline(FAR_HORN))
        + "".join(_leg(*leg) for leg in FAR_LEGS)
        + cord(spline(TAIL, False), 3.4)
        + _felt(spline(TUFT))
        + cord(spline("718 150, 686 152, 658 160", False), 1.6)
        + _felt(spline(BODY))
        + clip(spline(BODY), _stitches())
        + "".join(_leg(*leg) for leg in NEAR_LEGS)
        + _ribs()
        + _rosette(706, 356, 25)
        + _felt(spline(EAR))
        + _felt(spline(HEAD))
        + _felt(spline(MUZZLE))
        + _felt(spline(NEAR_HORN))
        + _face()
    )


def cord(d: str, width: float = 3.0) -> str:
    """A twisted cord laid along a path and sewn down: dark below, gold, and light where it turns."""
    return (
        line(d, width + 2, INK, 0.55)
        + line(d, width, CORD)
        + line(d, width * 0.42, CORD_LT, dash="3 4.2")
        + line(d, width * 0.3, CORD_DK, 0.7, dash="0.1 7.1")
    )


def _felt(d: str) -> str:
    """A patch of darker felt with its cord."""
    return path(d, FELT) + cord(d)


def _leg(front: str, back: str) -> str:
    """A leg, and its hoof between the ends of the two lines."""
    (ax, ay), (bx, by) = pairs(front)[-1], pairs(back)[0]
    whole = spline(pairs(front) + pairs(back))
    dx, dy = (by - ay) * 0.55, (ax - bx) * 0.55
    heel = (bx + dx * 1.1 + (bx - ax) * 0.1, by + dy * 1.1 + (by - ay) * 0.1)
    toe = (ax + dx * 1.2 - (bx - ax) * 0.25, ay + dy * 1.2 - (by - ay) * 0.25)
    hoof = polygon([(ax, ay), (bx, by), heel, toe])
    return (
        path(whole, FELT) + cord(spline(front, False)) + cord(spline(back, False)) + path(hoof, CORD, INK, 1)
    )


def _stitches() -> str:
    """Rows of short stitches that follow the back."""
    rows = ""
    for row in range(12):
        y = 204 + row * 20
        rows += f"M380 {y + 14}Q470 {y - 14} 560 {y + 8}T790 {y + 30}"
    return line(rows, 1.1, STITCH, 0.8, dash="7 9")


def _ribs() -> str:
    """Ribs before and behind the place of the tricks."""
    ribs = "".join(f"M{x} {y}q16 44 4 104" for x, y in ((622, 262), (650, 266)))
    ribs += "".join(f"M{x} {y}q-14 44 -2 96" for x, y in ((446, 300), (472, 290)))
    return line(ribs, 1.8, CORD, 0.6, dash="6 5")


def _rosette(x: float, y: float, r: float) -> str:
    """A flower within a ring of curls, on the haunch."""
    curls = ""
    for k in range(8):
        a = 2 * pi * k / 8
        px, py = x + r * cos(a), y + r * sin(a)
        curls += f"M{px:.1f} {py:.1f}q{5 * cos(a + 1):.1f} {5 * sin(a + 1):.1f}"
        curls += f" {9 * cos(a + 0.5):.1f} {9 * sin(a + 0.5):.1f}"
    return (
        line(curls, 1.8, CORD)
        + cord(circle(x, y, r * 0.86), 1.8)
        + path(petals(x, y, r * 0.74, 8, 0.72), CORD)
        + path(petals(x, y, r * 0.5, 8, 0.62, -67.5), ALMAGRE_LT)
        + path(circle(x, y, r * 0.17), PAPER_HI)
    )


def _face() -> str:
    """Eye, brow, nostril, mouth, the ring, and the curls between the horns."""
    eye = spline("268 292, 276 284, 288 285, 294 293, 284 298, 274 298")
    ring = cord(spline("204 408, 192 420, 196 438, 212 440, 220 430", False), 2)
    curls = "".join(
        cord(f"M{x} {y}q-4 -10 6 -12q10 2 6 10q-5 6 -9 0", 1.5)
        for x, y in ((318, 274), (334, 280), (302, 274))
    )
    return (
        path(eye, CORD_LT, CORD_DK, 1.4)
        + path(circle(281, 291.4, 4), INK)
        + cord("M260 286Q274 272 296 278", 2)
        + path(spline("212 392, 220 388, 226 394, 220 400"), CORD)
        + line("M212 420Q230 424 244 416", 2, CORD)
        + ring
        + curls
    )
