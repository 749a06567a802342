"""The finished games, one by one: a picture of the end, who won, when and how long it took."""

from __future__ import annotations

from datetime import datetime

import pygame

from game.storage.match_history import Match
from game.translation import tr, trn
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.marks import faces_of
from scenes.ui.widgets import Widget

WIDE, HIGH, GAP = 168.0, 95.0, 16.0
"""The size of a picture, and the room beside it."""
SITTING = 6 * 60
"""Minutes from which on a game was not played at one sitting."""
STYLES = (
    ("heading", theme.ALMAGRE_DK),
    ("caption", theme.INK_2),
    ("body", theme.INK),
    ("body", theme.COBALT_DK),
)
"""How the lines beside a picture are set; the last one is a note of the player's own."""
STAMP = "%Y%m%d-%H%M%S"
"""How the name of a slot tells when its game was begun."""


def minutes_of(match: Match) -> int | None:
    """Return how long a game took; None if it was left and gone on with, or does not say."""
    try:
        begun = datetime.strptime("-".join(match.slot.split("-")[1:3]), STAMP)
        took = int((datetime.fromisoformat(match.when) - begun).total_seconds() // 60)
    except ValueError:
        return None
    return max(1, took) if 0 <= took < SITTING else None


def told(match: Match) -> tuple[str, str, str]:
    """Return who won, when and how long that took, and how the others stood."""
    best = [player.name for player in match.players if player.place == 1]
    points = next(player.points for player in match.players if player.place == 1)
    names = tr("{names} and {last}", names=", ".join(best[:-1]), last=best[-1]) if best[1:] else best[0]
    won = trn("{name} wins with {points}", "{name} win with {points}", len(best), name=names, points=points)
    when = f"{match.when[8:10]}.{match.when[5:7]}.{match.when[:4]}, {match.when[11:16]}"
    took = minutes_of(match)
    parts = [when, *([tr("{n} min", n=took)] if took is not None else [])]
    parts.append(trn("1 decision", "{n} decisions", match.decisions))
    parts += [tr("House rules: {name}", name=match.house)] if match.house else []
    others = sorted(
        (player.place, player.name, player.points) for player in match.players if player.place > 1
    )
    return won, " · ".join(parts), ", ".join(f"{name} {points}" for _, name, points in others)


class MatchRow(Widget):
    """A finished game: its picture of the end, what is told of it, and what the player has noted."""

    def __init__(self, rect: Area, services: Services, match: Match, remark: str = "") -> None:
        super().__init__(rect)
        self._services, self.match, self.remark = services, match, remark

    @property
    def spoken_text(self) -> str:
        return "\n".join(filter(None, (*told(self.match), self.remark)))

    @staticmethod
    def height(canvas: Canvas, match: Match, width: float, remark: str = "") -> float:
        """Height of the words of a row at that width."""
        room = width - WIDE - GAP
        lines = zip((*told(match), remark), STYLES, strict=True)
        return sum(canvas.measure(words, style, room)[1] + 2 for words, (style, _) in lines if words)

    def draw(self, canvas: Canvas) -> None:
        self._draw_end(canvas, pygame.FRect(*self.rect.topleft, WIDE, HIGH))
        left, room = self.rect.left + WIDE + GAP, self.rect.w - WIDE - GAP
        y = self.rect.top
        for words, (style, colour) in zip((*told(self.match), self.remark), STYLES, strict=True):
            if not words:
                continue
            y = canvas.text(words, left, y, style, colour, width=room, box=self.rect).bottom + 2

    def _draw_end(self, canvas: Canvas, area: pygame.FRect) -> None:
        """Draw the evening, with whoever won in the middle and the others beside them."""
        match = self.match
        lost = not any(player.place == 1 for player in match.people)
        info = self._services.skins.get(match.game)
        rect = canvas.to_pixels(area)
        if info is not None and info.ends:
            canvas.blit_at_pixel(canvas.art.cover(info.ends[lost], rect.size), rect.topleft)
        canvas.frame(area, theme.INK, 2.5, 3)
        faces = faces_of(match.players)
        order = sorted(range(len(faces)), key=lambda seat: match.players[seat].place)
        first, others = order[0], order[1:]
        for place, seat in enumerate(others):
            side = -1 if place % 2 else 1
            x = area.centerx + side * (48 + 24 * (place // 2))
            if area.left + 14 < x < area.right - 14:
                canvas.picture(faces[seat], x, area.bottom - 20, 30, anchor="center")
        middle = area.centerx, area.bottom - 38
        canvas.picture("ui/laurel", *middle, 72, anchor="center")
        canvas.picture(faces[first], *middle, 44, anchor="center")
