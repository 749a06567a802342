"""The drawing vocabulary. A drawing is SVG text; these functions write it.

Outlines (path data): polygon, spline, limb, circle, ellipse, rounded, notched, star, petals, mark.
Strokes and fills (elements): path, line, edged, ink (the contour of a printed block), tubes, hatch, text.
Containers: group (move, scale, turn), clip, svg (the whole picture). Units are those of the svg's own view.
Points are given as pairs or, for long outlines, as text: "x y, x y".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from math import cos, hypot, pi, radians, sin

from assets.make.drawing.lettering import outline
from assets.make.drawing.palette import INK

Point = tuple[float, float]
Points = Sequence[Point] | str
Box = tuple[float, float, float, float]

_numbers = count(1)


def num(value: float) -> str:
    """A coordinate as short as two decimals allow."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value else "0"


# --- containers ---


def svg(width: float, height: float, body: str) -> str:
    """The whole picture."""
    size = f'width="{num(width)}" height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'


def inside(picture: str) -> str:
    """What a whole picture holds, to be drawn within another."""
    return picture[picture.index(">") + 1 : picture.rindex("</svg>")]


def group(body: str, x: float = 0, y: float = 0, scale: float | Point = 1, turn: float = 0) -> str:
    """The drawing scaled (one number, or one for each axis), turned clockwise by degrees, then moved."""
    across, down = scale if isinstance(scale, tuple) else (scale, scale)
    moves = f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({num(across)} {num(down)})"
    return f'<g transform="{moves}">{body}</g>'


def clip(outline: str, body: str) -> str:
    """What of the drawing lies inside the outline."""
    name = f"c{next(_numbers)}"
    return f'<clipPath id="{name}"><path d="{outline}"/></clipPath><g clip-path="url(#{name})">{body}</g>'


# --- strokes and fills ---


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 0, opacity: float = 1.0) -> str:
    """A flat shape, with or without a round-jointed stroke."""
    drawn = f'<path d="{d}" fill="{fill}"'
    if stroke != "none":
        drawn += (
            f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="round"'
        )
    return drawn + (f' opacity="{num(opacity)}"/>' if opacity != 1 else "/>")


def line(d: str, width: float = 2, colour: str = INK, opacity: float = 1.0, dash: str = "") -> str:
    """A stroke with round ends; `dash` is an SVG dash pattern."""
    drawn = path(d, "none", colour, width, opacity)
    return drawn.replace("/>", f' stroke-dasharray="{dash}"/>') if dash else drawn


def edged(d: str, width: float, inner: float, colour: str) -> str:
    """A stroke of `colour`, `inner` wide, within an edge of ink that makes it `width` wide."""
    return line(d, width) + line(d, inner, colour)


def ink(d: str, fill: str, width: float = 3) -> str:
    """A printed block: its contour is heavier to the lower right, as if lit from the upper left."""
    shadow = group(path(d, INK, INK, width), width * 0.22, width * 0.26)
    return shadow + path(d, fill, INK, width * 0.62)


def tubes(strokes: Sequence[tuple[str, float]], fill: str, width: float = 2.6) -> str:
    """Round-ended strokes (path, thickness) grown together within one contour: hands, ropes."""
    edges = "".join(path(d, "none", INK, thick + width * 1.24) for d, thick in strokes)
    return group(edges, width * 0.16, width * 0.2) + "".join(
        path(d, "none", fill, thick) for d, thick in strokes
    )


def hatch(
    d: str,
    region: str,
    angle: float = 35,
    gap: float = 4,
    width: float = 1.1,
    colour: str = INK,
    opacity: float = 0.8,
    box: Box = (-20, -20, 460, 460),
) -> str:
    """Engraver's strokes where the outlines `d` and `region` overlap; `box` (x, y, w, h) holds both."""
    left, top, wide, high = box
    reach = hypot(wide, high) / 2
    rows = range(-int(reach / gap) - 1, int(reach / gap) + 2)
    strokes = "".join(f"M{num(-reach)} {num(row * gap)}H{num(reach)}" for row in rows)
    drawn = group(path(strokes, "none", colour, width, opacity), left + wide / 2, top + high / 2, 1, angle)
    return clip(d, clip(region, drawn))


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    face: str,
    fill: str = INK,
    anchor: str = "middle",
    track: float = 0.0,
    stroke: str = "none",
    width: float = 0.0,
) -> str:
    """Words as outlines on the baseline `y`; `anchor`: their start, middle or end stands at `x`."""
    data, run = outline(words, face, size, track)
    return group(
        path(data, fill, stroke, width), x - {"start": 0.0, "middle": run / 2, "end": run}[anchor], y
    )


# --- outlines ---


def pairs(points: Points) -> list[Point]:
    """The points as pairs, however they were given."""
    if not isinstance(points, str):
        return list(points)
    return [(float(x), float(y)) for x, y in (pair.split() for pair in points.split(","))]


def polygon(points: Points, closed: bool = True) -> str:
    """Straight lines through the points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in pairs(points)) + ("Z" if closed else "")


def spline(points: Points, closed: bool = True) -> str:
    """A smooth curve (Catmull-Rom) through the points; a point that comes twice is a corner."""
    knots: list[Point] = []
    corners: set[int] = set()
    for point in pairs(points):
        if knots and knots[-1] == point:
            corners.add(len(knots) - 1)
        else:
            knots.append(point)
    last = len(knots)

    def at(i: int) -> Point:
        return knots[i % last if closed else min(max(i, 0), last - 1)]

    def handle(i: int, way: float) -> str:
        (x, y), (ax, ay), (bx, by) = at(i), at(i - 1), at(i + 1)
        pull = 0 if i % last in corners else way / 6
        return f"{num(x + (bx - ax) * pull)} {num(y + (by - ay) * pull)}"

    data = f"M{num(knots[0][0])} {num(knots[0][1])}"
    for i in range(last if closed else last - 1):
        end = at(i + 1)
        data += f"C{handle(i, 1)} {handle(i + 1, -1)} {num(end[0])} {num(end[1])}"
    return data + ("Z" if closed else "")


def limb(points: Points, widths: Sequence[float]) -> str:
    """An arm, leg or tail: a smooth curve through the points; `widths`: how thick to each side along it."""
    joints, steps = pairs(points), 8
    spine: list[Point] = []
    for i in range(len(joints) - 1):
        around = [joints[min(max(j, 0), len(joints) - 1)] for j in (i - 1, i, i + 1, i + 2)]
        spine += [_along(around, k / steps) for k in range(steps)]
    spine.append(joints[-1])
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(spine):
        before, after = spine[max(0, i - 1)], spine[min(len(spine) - 1, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        reach = i / (len(spine) - 1) * (len(widths) - 1)
        near = min(int(reach), len(widths) - 2)
        half = widths[near] + (widths[near + 1] - widths[near]) * (reach - near)
        half /= hypot(dx, dy) or 1
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    return polygon(left + right[::-1])


def _along(around: Sequence[Point], t: float) -> Point:
    """The point `t` (0 to 1) of the way from the second to the third of a Catmull-Rom curve's four points."""

    def axis(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (
            2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
        )

    return axis(*(x for x, _ in around)), axis(*(y for _, y in around))


def circle(x: float, y: float, r: float) -> str:
    """A circle around (x, y)."""
    return ellipse(x, y, r, r)


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """An ellipse around (x, y)."""
    arc = f"a{num(rx)} {num(ry)} 0 1 1 "
    return f"M{num(x - rx)} {num(y)}{arc}{num(2 * rx)} 0{arc}{num(-2 * rx)} 0Z"


def rounded(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rectangle with round corners."""
    return _cornered(x, y, width, height, r, 1)


def notched(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rectangle with hollow corners, like a ticket's."""
    return _cornered(x, y, width, height, r, 0)


def _cornered(x: float, y: float, width: float, height: float, r: float, sweep: int) -> str:
    across, down, arc = num(width - 2 * r), num(height - 2 * r), f"a{num(r)} {num(r)} 0 0 {sweep} "
    q = num(r)
    sides = f"h{across}{arc}{q} {q}v{down}{arc}-{q} {q}h-{across}{arc}-{q} -{q}v-{down}{arc}{q} -{q}Z"
    return f"M{num(x + r)} {num(y)}{sides}"


def star(x: float, y: float, outer: float, inner: float, points: int, start: float = -90) -> str:
    """A star whose first point lies at `start` degrees."""
    turns = ((radians(start + 180 * k / points), inner if k % 2 else outer) for k in range(2 * points))
    return polygon([(x + r * cos(a), y + r * sin(a)) for a, r in turns])


def petals(x: float, y: float, r: float, number: int, wide: float = 0.5, start: float = -90) -> str:
    """Pointed petals around (x, y)."""
    spread = pi / number * wide * 1.3

    def at(angle: float, reach: float) -> str:
        return f"{num(x + reach * cos(angle))} {num(y + reach * sin(angle))}"

    data = ""
    for k in range(number):
        a = radians(start + 360 * k / number)
        data += f"M{num(x)} {num(y)}Q{at(a - spread, 0.75 * r)} {at(a, r)}"
        data += f"Q{at(a + spread, 0.75 * r)} {num(x)} {num(y)}Z"
    return data


def mark(shape: str, x: float, y: float, r: float) -> str:
    """A player's mark (palette.Seat.mark), all of the same optical size."""
    if shape == "circle":
        return circle(x, y, r * 0.9)
    if shape == "star":
        return star(x, y + r * 0.06, r * 1.18, r * 0.5, 5)
    if shape == "crescent":
        return crescent(x, y, r)
    return polygon([(x + dx * r, y + dy * r) for dx, dy in _MARKS[shape]])


def crescent(x: float, y: float, r: float) -> str:
    """A moon whose horns point to the right."""
    horn, high, hollow = num(x + r * 0.62), r * 0.92, num(r * 0.98)
    back = f"A{num(r * 1.04)} {num(r * 1.04)} 0 1 0 {horn} {num(y + high)}"
    return f"M{horn} {num(y - high)}{back}A{hollow} {hollow} 0 0 1 {horn} {num(y - high)}Z"


_MARKS: dict[str, list[Point]] = {
    "square": [(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)],
    "triangle": [(0, -1.05), (1.02, 0.75), (-1.02, 0.75)],
    "hexagon": [(0, -1.05), (0.91, -0.525), (0.91, 0.525), (0, 1.05), (-0.91, 0.525), (-0.91, -0.525)],
    "diamond": [(0, -1.15), (0.95, 0), (0, 1.15), (-0.95, 0)],
    "cross": [
        (-0.36, -1), (0.36, -1), (0.36, -0.36), (1, -0.36), (1, 0.36), (0.36, 0.36),
        (0.36, 1), (-0.36, 1), (-0.36, 0.36), (-1, 0.36), (-1, -0.36), (-0.36, -0.36),
    ],
}  # fmt: skip
