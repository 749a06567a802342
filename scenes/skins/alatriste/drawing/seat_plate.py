"""The plate of a seat: face, name and troubles, what it has, and how far it is from winning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.alatriste.rows import BOXES, PALACE, ZONES
from game.alatriste.signs import Stat
from game.alatriste.view import PlayerView
from game.core.seat import Seat
from scenes.skins.alatriste.drawing import peril, plate_score, plate_way
from scenes.skins.alatriste.drawing.plate_bonds import NONE, Bonds, draw_bonds
from scenes.skins.alatriste.words.characteristics import total
from scenes.stage.pieces import Point
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import NIGHT, OCHRE_LT, PAPER, PAPER_HI, QUIET_ON_WOOD, Colour

LARGEST = 1.12
"""The text size beyond which the numbers of a seat would not fit beside one another."""
LOW = 60.0
"""A plate that is lower has room for two lines: the score stands beside the name, the zone and the cards of
the hand are left to its tip."""
FACE, LARGE_FACE, LOW_FACE = 51.0, 46.0, 40.0
"""The width of a face at most: usually, beside large letters, and on a plate with two lines."""
LEAST, MOST, OVERLAP = 64.0, 70.0, 4.0
"""How wide its plaque is, and in large letters; how far the face reaches over it."""
LAUREL = 1.3
"""Width of the laurel of whoever is nearest to winning, to that of the face."""
SKULL, VEIL = 0.6, 0.8
"""Width of the skull over the face of whoever is dead, and of the dark around it, to that of the face."""
NAME_SIZES = (1.3, LARGEST, 1.0, 0.9, 0.8)
"""The text sizes that are tried for a name beside which there are troubles, before it is shortened."""
SMALL_NAME = 0.9
"""The text size of a name down to which other things beside it keep their room."""
LINES, FEW_LINES, LARGE_LINES = (0.20, 0.48, 0.75), (0.28, 0.70), (0.16, 0.45, 0.76)
"""Where the lines of a plate lie, in its heights: usually, on a low one, and in large letters."""
LINES_BOUND, FEW_LINES_BOUND, HANGS = (0.17, 0.43, 0.68), (0.21, 0.52), 5.5
"""Where those of one with promises lie; how far above its edge these have their middle."""
NUMBERS, FEW_NUMBERS = ("card", 17.0), ("small button", 16.0)
"""The letters of the numbers on a plate, and the size of the icons before them."""
ROOMY, SMALLER, BETWEEN = 1.25, (1.38, 1.25, 1.12, 1.0), 3.0
"""The text size beyond which a plate tells fewer things, in larger numbers; their sizes, of which the first
that fits is taken, and the room between them.

Cards of the hand are counted beside the name then, and a low plate leaves Fencing to its tip."""
COLUMNS: Sequence[Sequence[float]] = (0.0, 0.6), (0.0, 0.35, 0.69)
LARGE_COLUMNS: dict[int, Sequence[float]] = {2: (0.0, 0.64), 3: (0.0, 0.44, 0.73)}
EVENLY: dict[int, Sequence[float]] = {
    count: tuple(place / count for place in range(count)) for count in (2, 3, 4)
}
"""Where the numbers of a line begin, in shares of its room: usually, where the goal of Fame and the score
have more of it than others, in large letters where the goal has, and as far apart as they can."""
ZONE, NEARER = 24.0, 8.0
"""The room that the zone takes beside a name in large letters, and how much nearer to the face a name begins
that has no room else."""
DANGER = peril.DEADLY
GROWN_ICONS = 1.2
"""How much larger the icons beside a name are then, where a plate has three lines."""
SKULL_RADIUS = 10.0
"""The radius of the disc with a skull at the face of whoever would die of being fallen upon."""


class Victory(NamedTuple):
    """What a plate tells of winning: who `leads`, and the score where it counts, else the way to an audience.

    With chances if whoever looks `has_numbers`.
    """

    leads: bool = False
    is_by_score: bool = True
    has_numbers: bool = True


class Count(NamedTuple):
    """An icon with a number, and what that number is to become."""

    icon: str
    text: str
    colour: Colour = PAPER
    goal: str = ""


def states(player: PlayerView) -> list[tuple[str, int]]:
    """Return icons of all that keeps a player from the turn or hunts them, with turns (0: none)."""
    found = [
        ("dead", player.dead or player.left, 0),
        ("wounded", player.wounded > 0, 0),
        ("jail", bool(player.prison), 0),
        ("away", player.away > 0, player.away),
        ("turn", player.skip > 0, player.skip),
        ("refuge", player.refuge, 0),
        ("wanted", player.wanted > 0, player.wanted),
    ]
    return [(icon, number) for icon, on, number in found if on]


def side_of_face(canvas: Canvas, area: pygame.FRect) -> float:
    """Return how wide the face on a plate is."""
    is_large = canvas.lettering.factor > ROOMY
    if area.h < LOW:
        return min(LOW_FACE, area.h - 10)
    with canvas.lettering.at_most(plate_score.SIZES[0]):
        foot = canvas.measure("0", "key")[1] - OVERLAP
    return min(LARGE_FACE if is_large else FACE, area.h - 10 - foot)


def draw_plate(
    canvas: Canvas,
    who: Seat,
    face: str,
    area: pygame.FRect,
    player: PlayerView,
    active: bool,
    asked: bool,
    nearness: Victory,
    words: Bonds = NONE,
) -> None:
    """Draw face, name, zone and troubles; below them numbers, cards of the hand and waiting attacks.

    Where there are promises, all of it moves up, and they stand in the foot.
    """
    canvas.nine("ui/seat_plate_active" if asked else "ui/seat_plate", area)
    is_low, is_large, is_bound = area.h < LOW, canvas.lettering.factor > ROOMY, words != NONE
    side = side_of_face(canvas, area)
    middle = area.left + 6 + side / 2, area.centery
    left, right = area.left + side + 10, area.right - 9
    if not is_low:
        score = _score_area(canvas, player, area)
        middle, left = (score.centerx, (area.top + score.top + OVERLAP) / 2), score.right + 6
        if nearness.is_by_score:
            plate_score.draw(canvas, player, score, nearness.leads)
        else:
            plate_way.draw(canvas, player, score, nearness.leads, nearness.has_numbers)
    _draw_head(canvas, who, face, middle, side, nearness.leads, player.dead)
    if peril.is_deadly(player):
        peril.draw_rim(canvas, area)
        peril.draw_skull(canvas, (middle[0] - 0.36 * side, middle[1] + 0.36 * side), SKULL_RADIUS)
    first, *others = (area.top + area.h * share for share in _lines(is_low, is_large, is_bound))
    cards = [Count("ui/card", str(player.cards))]
    fame, vigour, fencing, ducats = _chips(player)
    attacks = [Count("alatriste/icon_task", _number(len(player.attacks)))] if player.attacks else []
    goal = _goal(player)
    beside = [*cards, *attacks] if (is_large or goal) and not is_low else attacks
    with canvas.lettering.at_most(LARGEST if is_low else NAME_SIZES[0]):
        end = right
        if is_large and not is_low and right - left < _name_wide(canvas, who, player, beside) + ZONE:
            beside = attacks  # how many cards somebody holds is told by the tip
        if is_low:
            room = right - left - _name_wide(canvas, who, player, beside)
            end = _small(canvas, player, (right, first), room, nearness)
        _name(canvas, who, player, active, (left, end, first), beside, not is_low)
    if is_large:
        rows = [[fame, vigour, ducats]] if is_low else [[fame, fencing], [vigour, ducats]]
        starts = [LARGE_COLUMNS[len(row)] if row[0].goal else EVENLY[len(row)] for row in rows]
    elif is_low:
        rows, starts = [[fame, vigour, fencing, ducats]], [EVENLY[4]]
    else:
        rows, starts = [[fame, fencing], [vigour, ducats, *(goal or cards)]], [*COLUMNS]
    style, icon_size = FEW_NUMBERS if is_low else NUMBERS
    room = right - left
    sizes = SMALLER if is_large and not is_bound else (1.0,)

    def letters() -> tuple[str, float]:
        grown = max(1.0, min(sizes[0], canvas.lettering.factor))
        return style, icon_size * (1.0 if is_low else (1 + grown) / 2)

    def has_room() -> bool:
        return all(_wide(canvas, row, letters()) <= room for row in rows)

    with canvas.lettering.fitting(sizes, has_room):
        for y, row, begins in zip(others, rows, starts, strict=True):
            ends = [left + room * share for share in (*begins, 1.0)]
            if row[0].goal:  # what comes last keeps within the plate
                ends[-2] = min(ends[-2], right - _wide(canvas, row[-1:], letters()))
            for count, x, end in zip(row, ends, ends[1:], strict=False):
                _count(canvas, count, x, y, end - 4, letters())
    if is_bound:
        with canvas.lettering.at_most(1.0):
            draw_bonds(canvas, words, left - 2, right, area.bottom - HANGS)


def _small(canvas: Canvas, player: PlayerView, at: Point, room: float, nearness: Victory) -> float:
    """Draw how near somebody is to winning beside the name; return where that begins."""
    if nearness.is_by_score:
        return plate_score.draw_small(canvas, player, at, room, nearness.leads)
    return plate_way.draw_small(canvas, player, at, room, nearness.leads, nearness.has_numbers)


def _draw_head(
    canvas: Canvas, who: Seat, face: str, middle: Point, side: float, leads: bool, is_dead: bool
) -> None:
    """Draw a face, in a laurel if it leads, under a skull if it is dead."""
    if leads:
        canvas.picture("ui/laurel", *middle, side * LAUREL, anchor="center")
    draw_face(canvas, face, who.colour, middle, side)
    if is_dead:
        draw_death(canvas, middle, side)


def draw_death(canvas: Canvas, middle: Point, side: float) -> None:
    """Draw darkness and a skull over a face of that width."""
    veil = pygame.FRect(0, 0, VEIL * side, VEIL * side)
    veil.center = middle
    canvas.fill(veil, NIGHT, 170, veil.w / 2)
    canvas.picture("alatriste/icon_dead", *middle, SKULL * side, anchor="center")


def _lines(is_low: bool, is_large: bool, is_bound: bool) -> Sequence[float]:
    """Return where the lines of a plate lie, in its heights."""
    if is_bound:
        return FEW_LINES_BOUND if is_low else LINES_BOUND
    if is_low:
        return FEW_LINES
    return LARGE_LINES if is_large else LINES


def _chips(player: PlayerView) -> list[Count]:
    """Return each characteristic, Fame with what the next zone asks; too little Vigour stands out.

    A heart breaks where one wound may kill.
    """
    danger = DANGER if peril.is_deadly(player) else peril.AMBER if peril.is_grave(player) else PAPER
    stats: tuple[Stat, ...] = "fame", "vigour", "fencing", "ducats"
    fame, vigour, fencing, ducats = (str(total(player, stat)) for stat in stats)
    asked = next((asked for asked in player.asked if asked > player.fame_total), 0)
    return [
        Count("alatriste/icon_fame", fame, goal=f"/{asked}" if asked else ""),
        Count(peril.heart(player), vigour, danger),
        Count("alatriste/icon_fencing", fencing),
        Count("alatriste/icon_ducats", ducats),
    ]


def _goal(player: PlayerView) -> list[Count]:
    """Return what two dice must show to whoever is received by the Favourite."""
    target = BOXES[PALACE].audience
    if not player.is_received or target is None:
        return []
    return [Count("alatriste/icon_valido", f"{target - player.friends_at_court}+", OCHRE_LT)]


def _score_area(canvas: Canvas, player: PlayerView, area: pygame.FRect) -> pygame.FRect:
    """Return where the score stands: at the foot of the plate, below the face."""
    wide = MOST if canvas.lettering.factor > ROOMY else LEAST
    with canvas.lettering.at_most(plate_score.size_within(canvas, player, wide)):
        high = canvas.measure("0", "key")[1]
    made = pygame.FRect(0, 0, wide, high)
    made.bottomleft = area.left + 5, area.bottom - 5
    return made


def _wide(canvas: Canvas, row: Sequence[Count], letters: tuple[str, float]) -> float:
    """Return how much room numbers take beside one another, each with its icon and its goal."""
    style, size = letters
    texts = sum(canvas.measure(count.text, _style(count, style))[0] for count in row)
    with canvas.lettering.at_most(1.0):
        goals = sum(1 + canvas.measure(count.goal, "key")[0] for count in row if count.goal)
    return texts + goals + (size + 2) * len(row) + BETWEEN * (len(row) - 1)


def _style(count: Count, style: str) -> str:
    """Return the letters of a number: smaller ones if it is long."""
    return "key" if len(count.text) > 2 else style


def _count(canvas: Canvas, count: Count, x: float, y: float, end: float, letters: tuple[str, float]) -> None:
    """Draw an icon and a number from `x` on, and after it the goal of that where it has room."""
    style, size = letters
    across = size - 5 if count.icon == "ui/card" else size
    canvas.picture(count.icon, x + size / 2, y, across, anchor="center")
    words = canvas.text(count.text, x + size + 2, y, _style(count, style), count.colour, anchor="left middle")
    with canvas.lettering.at_most(1.0):
        if count.goal and words.right + 1 + canvas.measure(count.goal, "key")[0] <= end + 4:
            canvas.text(count.goal, words.right + 1, y, "key", QUIET_ON_WOOD, anchor="left middle")


def _name(
    canvas: Canvas,
    who: Seat,
    player: PlayerView,
    active: bool,
    area: tuple[float, float, float],
    counted: Sequence[Count],
    has_zone: bool,
) -> None:
    """Draw what stands beside the name from the right, and the name from the left, as large as it fits."""
    left, right, y = area
    grown = GROWN_ICONS if canvas.lettering.factor > ROOMY else 1.0
    if has_zone:  # else the whole name is worth more: the goal of Fame tells the zone, too
        has_zone = right - left >= _name_wide(canvas, who, player, counted) + ZONE
    with canvas.lettering.at_most(LARGEST):
        end = _beside_name(canvas, player, (right, y), counted, grown, has_zone)
    if end - left - 2 < _least_wide(canvas, who):
        left -= NEARER
    room = end - left - 2
    with canvas.lettering.fitting(NAME_SIZES, lambda: canvas.fits(who.name, "strong", room)):
        name = canvas.lettering.shorten(who.name, "strong", canvas.k, room * canvas.k)
        canvas.text(name, left, y, "strong", OCHRE_LT if active else PAPER_HI, anchor="left middle")


def _name_wide(canvas: Canvas, who: Seat, player: PlayerView, counted: Sequence[Count]) -> float:
    """Return how wide a whole name is in small letters, with what stands beside it but the zone."""
    name = _least_wide(canvas, who)
    grown = GROWN_ICONS if canvas.lettering.factor > ROOMY else 1.0
    texts = (count.text for count in (*counted, *_troubles(player)) if count.text)
    signs = len(counted) + len(states(player))
    return name + sum(canvas.measure(text, "key")[0] + 1 for text in texts) + signs * (16 * grown + 3) + 11


def _least_wide(canvas: Canvas, who: Seat) -> float:
    """Return how wide a whole name is in small letters."""
    with canvas.lettering.at_most(SMALL_NAME):
        return canvas.measure(who.name, "strong")[0]


def _number(n: int) -> str:
    """Return what is written beside the sign of something that is there so many times."""
    return str(n) if n > 1 else ""


def _troubles(player: PlayerView) -> list[Count]:
    """Return the icons of all that keeps a player from the turn, with the turns that it lasts."""
    return [Count(f"alatriste/icon_{icon}", _number(number), DANGER) for icon, number in states(player)]


def _beside_name(
    canvas: Canvas, player: PlayerView, at: Point, counted: Sequence[Count], grown: float, has_zone: bool
) -> float:
    """Draw from the right the zone, troubles, and what else is counted; return where that begins."""
    end, y = at
    if has_zone:
        zone = f"alatriste/icon_zone_{ZONES[player.level - 1].id}"
        canvas.picture(zone, end - 8 * grown, y, 17 * grown, anchor="center")
        end -= 20 * grown
    for icon, text, colour, _ in reversed([*counted, *_troubles(player)]):
        if text:
            end = canvas.text(text, end, y, "key", colour, anchor="right middle").left - 1
        size = grown * (10.0 if icon == "ui/card" else 16.0)
        canvas.picture(icon, end - size / 2, y, size, anchor="center")
        end -= size + 3
    return end
