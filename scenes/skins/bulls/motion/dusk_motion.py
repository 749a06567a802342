"""The end of a day: its sheet rises over the dark town, counts up pier by pier, and rows change places."""

from __future__ import annotations

from collections.abc import Iterable

from game.bulls.events import DayEnded
from scenes.skins.bulls.drawing.dusk_count import START, Part
from scenes.skins.bulls.drawing.dusk_sheet import hero_places
from scenes.skins.bulls.drawing.lights import MIDNIGHT
from scenes.skins.bulls.motion.props import Props
from scenes.stage.effect_sprites import ABOVE, Spray
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import (
    Cue,
    ease_in_out,
    ease_in_quad,
    ease_out_back,
    mix,
    together,
    tween,
    until_read,
    until_seen,
    wait,
)
from scenes.ui.theme import HEIGHT

MIDDLE, FOOT, NIGHTFALL, LOOK = 624.0, 572.0, 0.8, 1.0
"""Where the middle and the foot of the sheet are, how dark it is behind it, and for how many seconds it stays
at least once it is counted."""
RISE, PIER, POP = 0.4, 0.18, 0.14
"""Seconds in which the sheet rises, from one pier to the next, and in which what is paid there comes."""
SETTLE, FALL = 0.3, 0.25
"""Seconds in which rows go where they belong, with their ranks, and in which the sheet falls again."""
HONOUR = Spray(
    ("bulls/carnation", "bulls/star", "bulls/spark"), (30.0, 24.0, 18.0), 0.7, 110.0, turn=160.0, fall=40.0
)
"""What flies up around the face of the day's hero."""


class Counted:
    """A sheet that is counted: its `paper`, and all that has come onto it by now."""

    def __init__(self, props: Props) -> None:
        self._props = props
        bare, self.rows = props.dusk_count.bare(props.view), props.dusk_count.rows(props.view)
        self.paper = props.effect(bare.picture, (MIDDLE, 0.0), *bare.area.size)
        self._laid: list[tuple[Piece, float, float]] = []
        """Each piece on it, how far below the middle of the sheet it belongs, and how far below that."""
        self.points: dict[int, Piece] = {}
        for row in self.rows:
            for part in row.still:
                self.lay(part, row.below)
            self.points[row.seat] = self.lay(row.points[START], row.below)

    @property
    def slots(self) -> list[int]:
        """The piers at which anybody has arrived."""
        return sorted({slot for row in self.rows for slot in row.arrived})

    def lay(self, part: Part, below: float = 0.0) -> Piece:
        """Lay a part on the sheet, so far below its place."""
        area, paper = part.area, self.paper.rect
        at = paper.left + area.centerx, paper.top + area.centery + below
        piece = self._props.effect(part.picture, at, area.w, area.h)
        piece.layer += ABOVE / 2
        self._laid.append((piece, area.centery - paper.h / 2, below))
        return piece

    def move(self, y: float, away: float = 1.0) -> None:
        """Lay the middle of the sheet there, with its rows that share of their way away from their places."""
        self.paper.y = y
        for piece, down, below in self._laid:
            piece.y = y + down + below * away

    def gone(self) -> None:
        """Take it away with all that lies on it."""
        for piece in (self.paper, *(piece for piece, _, _ in self._laid)):
            self._props.gone(piece)


def sheet_shown(props: Props, event: DayEnded) -> Cue:
    """Let the sheet rise and count up; it stays until whoever plays goes on, else for a while.

    The last points are still on their way to their plate while it rises.
    """
    sheet = Counted(props)
    below, goal = HEIGHT + sheet.paper.height / 2, FOOT - sheet.paper.height / 2
    sheet.move(below)
    rise = tween(RISE, lambda share: sheet.move(mix(below, goal, share)), ease_out_back)
    yield from together([props.landed(), props.darken(NIGHTFALL, RISE), rise])
    props.hour = float(MIDNIGHT)  # it becomes night behind the sheet, and no dusk comes back
    for slot in sheet.slots:
        yield from together([props.sound("count"), *_paid(sheet, slot), wait(PIER)])
    left, top = sheet.paper.rect.topleft
    honours = [props.particles.spray(HONOUR, (left + x, top + y), 14) for x, y in hero_places(props.view)]
    yield from together([props.sound("escape"), _settled(props, sheet, goal), *honours])
    if any(seat.human for seat in props.hud.seats):
        yield from until_read()
    else:
        yield from wait(LOOK)
        yield from until_seen()
    fall = tween(FALL, lambda share: sheet.move(mix(goal, below, share), 0.0), ease_in_quad)
    yield from together([fall, props.darken(0.0, 0.3)])
    sheet.gone()


def _settled(props: Props, sheet: Counted, goal: float) -> Cue:
    """Let all rows go where they belong, while their ranks appear and the heroes of the day are crowned."""
    results = [sheet.lay(part, row.below) for row in sheet.rows for part in row.result]
    results.append(sheet.lay(props.dusk_count.crown(props.view)))
    change_places = tween(SETTLE, lambda share: sheet.move(goal, 1 - share), ease_in_out)
    yield from together([change_places, *(_appear(piece, SETTLE) for piece in results)])


def _paid(sheet: Counted, slot: int) -> Iterable[Cue]:
    """Yield what comes onto the sheet for all who arrived at a pier."""
    for row in sheet.rows:
        if slot in row.arrived:
            points = sheet.points[row.seat]
            points.picture = row.points[slot].picture
            yield pop(sheet.lay(row.arrived[slot], row.below), POP, 1.3)
            yield pop(points, POP, 1.4)


def _appear(piece: Piece, seconds: float) -> Cue:
    piece.alpha = 0.0
    return change(piece, seconds, alpha=1.0)
