"""The sheet of an encounter: both fighters, what they add to the dice, and all that may come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.alatriste.tokens import ACCEPT, CHALLENGE
from game.alatriste.view import AlatristeView
from game.core.action import Action
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import language, tr, trn
from scenes.skins.alatriste.drawing import large_sheet
from scenes.skins.alatriste.drawing.cast import FEET, FENCER, GUARD, Cast
from scenes.skins.alatriste.drawing.fight_odds import draw_line
from scenes.skins.alatriste.drawing.fight_outcomes import Chance, in_percent, percents
from scenes.skins.alatriste.drawing.meeting import Meeting, sources, unused, whole_skill
from scenes.skins.alatriste.drawing.option_forms import beside
from scenes.skins.alatriste.drawing.outcome_bar import HIGH, LOW, draw_kinds, draw_outcomes, draw_rail
from scenes.skins.alatriste.drawing.scene_frames import FRAME
from scenes.skins.alatriste.layout import FRAMED_PLACE, SCENE, Point
from scenes.skins.alatriste.layout import SCENE_PLACE as PLACE
from scenes.stage.faces import Mood
from scenes.stage.forms import Reply, Send
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed
from scenes.ui.widgets import Widget

GROWN = 1.25
"""How much higher the bar of chances is in large letters."""
CROWDED, FEW = 50.0, 3
"""How high a row is in which letters have their usual size, if several can be fallen upon; and for how many
there is room in large letters."""
FACE, COLUMN, EDGE = 74.0, 150.0, 8.0
"""The width of a face, of the column of a fighter, and how far that lies from the edge."""
LINE, SOURCES = 18.0, 4
"""The height of a source below a name, and how many of them are listed at most."""
LOW_FACE = 52.0
BODY, MARGIN, GROUND = 214.0, 16.0, 300.0
"""How high a fencer on guard is in a scene, the room above and below one on the sheet, and how far below the
upper edge of the scene the ground lies on which they stand here."""
LARGEST_BODY = 0.62
SIZES = (large_sheet.FULL, 1.0, 0.9, 0.82)
"""The text sizes that are tried for a source."""


class Told(NamedTuple):
    """A line of the sheet: words, how they are written, and the ground of what is dangerous."""

    words: str
    style: str
    colour: theme.Colour
    ground: theme.Colour | None = None


def _short(canvas: Canvas, name: str, room: float) -> str:
    """Return a name, or as much of its beginning or end as there is room for: Pedro Calderón."""
    words = name.split()
    parts = [
        words,
        *(words[:end] for end in range(2, len(words))),
        *(words[at:] for at in range(1, len(words))),
    ]
    whole = [part for part in parts if not (part[0].islower() or part[-1].islower())]
    with canvas.lettering.at_most(SIZES[-1]):
        fitting = [" ".join(part) for part in whole if canvas.fits(" ".join(part), "caption", room)]
    return max(fitting, key=len, default=words[-1])


def _source(canvas: Canvas, name: str, at: Point) -> None:
    with canvas.lettering.fitting(SIZES, lambda: canvas.fits(name, "caption", COLUMN - 33)):
        canvas.text(name, *at, "caption", theme.PAPER_HI, anchor="left middle")


def _struck(canvas: Canvas, words: str, style: str, at: Point, room: float) -> None:
    """Write what does not count, struck through."""
    with canvas.lettering.fitting(SIZES, lambda: canvas.fits(words, style, room)):
        canvas.text(words, *at, style, theme.PAPER_DK, anchor="center middle")
        half = canvas.measure(words, style)[0] / 2 + 3
    canvas.line((at[0] - half, at[1] + 1), (at[0] + half, at[1] + 1), theme.ALMAGRE_LT, 1.6)


class Encounter(Meeting):
    """A form (see `scenes.stage.skin`) for a challenge, its answer, and a combat.

    `cast` knows how each seat looks; `numbers` says whether odds are told.
    """

    def __init__(
        self,
        ask: Ask,
        view: AlatristeView,
        label: Callable[[Action], str],
        seats: Sequence[Seat],
        cast: Cast,
        numbers: bool,
    ) -> None:
        super().__init__(ask, view, seats, numbers)
        self._label, self._cast = label, cast

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return nothing: only the answers can be pressed."""
        return []

    def replies(self) -> Sequence[Reply]:
        """Return all answers but those that stand aside; swords are drawn with the red ones."""
        return [
            Reply(self._label(option), (option,), kind="red" if self._is_fight(option) else "paper")
            for option in beside(self.ask)
        ]

    def _is_fight(self, option: Action) -> bool:
        return option in (CHALLENGE, ACCEPT) or bool(option.picks)

    def take_back(self) -> bool:
        """Return False: there is nothing to undo."""
        return False

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the sheet lies."""
        return large_sheet.grown(FRAMED_PLACE)

    def draw(self, canvas: Canvas) -> None:
        """Draw the scene, and what is told on it."""
        told = tuple(self.players[found.rival] for found in self.odds)
        faces = tuple(self._cast.portrait(found.rival) for found in self.odds)
        key = self.ask, self.own, told, faces, self.numbers, language()
        canvas.layer("alatriste/encounter", key, self.area(canvas), partial(self._draw, canvas))

    def _draw(self, canvas: Canvas) -> None:
        is_sparse = large_sheet.is_sparse(canvas) and len(self.odds) <= FEW
        with large_sheet.larger(canvas, is_sparse):
            self._paint(canvas, is_sparse)

    def _paint(self, canvas: Canvas, is_sparse: bool) -> None:
        frame, scale = FRAMED_PLACE, GROWN if is_sparse else 1.0
        canvas.picture(FRAME, *frame.center, frame.w, height=frame.h, anchor="center")
        above, below = self.lines()
        line = 31.0 if is_sparse else 22.0
        high = (HIGH if len(self.odds) == 1 else LOW) * scale
        has_bar = self.numbers and not self.is_lost
        room = high + 8 if has_bar else 0.0
        strip = pygame.FRect(PLACE.left, 0, PLACE.w, 14 + line * len((*above, *below)) + room)
        strip.bottom = PLACE.bottom
        zone = pygame.FRect(PLACE.topleft, (PLACE.w, strip.top - PLACE.top))
        self._scene(canvas, zone)
        canvas.fill(strip, theme.WALNUT_DK)
        canvas.line(strip.topleft, strip.topright, theme.OCHRE, 1.4)
        self._person(canvas, self.ask.seat, -1, zone, is_sparse)
        if len(self.odds) == 1:
            self._person(canvas, self.odds[0].rival, 1, zone, is_sparse)
        else:
            self._crowd(canvas, zone)
        self._written(canvas, above, strip, strip.top + 7, line)
        top = strip.top + 11 + line * len(above)
        if has_bar:
            area = pygame.FRect(strip.left + 14, top, strip.w - 28, high)
            if len(self.odds) == 1:
                draw_outcomes(canvas, self.bars()[0], area)
            else:
                draw_kinds(canvas, self.kinds(), area)
        self._written(canvas, below, strip, strip.bottom - 7 - line * len(below), line)

    def _written(
        self, canvas: Canvas, lines: Sequence[Told], strip: pygame.FRect, top: float, line: float
    ) -> None:
        for place, told in enumerate(lines):
            at = strip.centerx, top + line * (place + 0.5)
            if told.ground is not None:
                canvas.fill((strip.left + 6, at[1] - line / 2, strip.w - 12, line), told.ground, radius=6)
            draw_line(canvas, told.words, at, told.style, told.colour, strip.w - 28, "center middle")

    def lines(self) -> tuple[list[Told], list[Told]]:
        """Return what is written above the bar, which is what the answers cost, and below it.

        The pieces of the bar say what winning and losing bring; without a bar all of it is written.
        """
        stakes = self.stakes()
        told = stakes
        if self.numbers and not self.odds[0].doomed:
            told = [" ".join([stakes[0], *self.on_condition()])]
        above = [Told(words, "strong", theme.OCHRE_LT) for words in told]
        if danger := self.danger():
            return above, [Told(danger, "strong", theme.PAPER_HI, theme.ALMAGRE_DK)]
        below = [Told(self.wound, "body", theme.PAPER_HI)] if self.numbers and not self.is_settled else []
        return above, below

    def _scene(self, canvas: Canvas, zone: pygame.FRect) -> None:
        """Draw where they meet, and the fighters on guard, from hat to boots."""
        scale = body(zone.h)
        soles = zone.bottom - MARGIN / 2
        with canvas.clip(zone):
            scene = "alatriste/scene_duel" if self.duel else "alatriste/scene_combat"
            top = min(zone.top, soles - GROUND)
            canvas.picture(scene, zone.centerx, top, SCENE[0], height=SCENE[1], anchor="midtop")
            self._fencer(canvas, self.ask.seat, -1, (zone.centerx, soles), scale)
            if len(self.odds) == 1:
                self._fencer(canvas, self.odds[0].rival, 1, (zone.centerx, soles), scale)

    def _fencer(self, canvas: Canvas, seat: int, side: int, middle: Point, scale: float) -> None:
        """Draw a fighter on guard at its side, as in the fight that may follow but smaller."""
        wide, high = FENCER[0] * scale, FENCER[1] * scale
        aside = GUARD[0] if len(self.odds) == 1 else 1.4 * GUARD[0]
        x, y = middle[0] + side * aside * scale, middle[1] + high / 2 - FEET[1] * scale
        canvas.picture(self._cast.fencer(seat, side), x, y, wide, height=high, anchor="center")

    def _person(self, canvas: Canvas, seat: int, side: int, zone: pygame.FRect, is_sparse: bool) -> None:
        """Draw the face of a fighter at its side, what it adds to the dice, and its name."""
        name = 28.0 if is_sparse else 22.0
        room = int((zone.h - 2 * EDGE - FACE - name - 10) / LINE)
        player, idle = self.players[seat], [] if is_sparse else self.idle(seat)
        found = [] if is_sparse else self.listed(seat, min(room, SOURCES) - len(idle))
        column = pygame.FRect(0, zone.top + EDGE, COLUMN, FACE + 8 + name + LINE * (len(found) + len(idle)))
        column.centerx = zone.centerx + side * (zone.w / 2 - EDGE - COLUMN / 2)
        canvas.fill(column, theme.WALNUT_DK, 232, 12)
        is_lost = seat == self.ask.seat and self.odds[0].doomed
        x, y = column.centerx + side * (COLUMN - FACE - 8) / 2, column.top + FACE / 2 + 4
        face = self._cast.portrait(seat, Mood.SORE if is_lost else None)
        canvas.picture(face, x, y, FACE, anchor="center")
        x = column.centerx - side * (FACE / 2 + 2)
        canvas.picture("alatriste/icon_fencing", x - 18, y, 30, anchor="center")
        canvas.text(str(player.skill(self.duel)), x, y, "score", theme.OCHRE_LT, anchor="left middle")
        if unused(player, self.duel):
            _struck(canvas, str(player.combat_fencing), "strong", (x - 18, y + 25), 34)
        at = column.centerx, column.top + FACE + 4 + name / 2
        draw_line(canvas, self.seats[seat].name, at, "strong", theme.PAPER_HI, COLUMN - 14, "center middle")
        top = column.top + FACE + 4 + name
        for place, (words, n) in enumerate(found):
            y = top + LINE * (place + 0.5)
            _source(canvas, _short(canvas, words, COLUMN - 33), (column.left + 7, y))
            number = signed(n) if place else str(n)
            canvas.text(number, column.right - 8, y, "key", theme.OCHRE_LT, anchor="right middle")
        wide, below = COLUMN - 14, top + LINE * (len(found) + 0.5)
        if idle:
            _struck(canvas, idle[0], "caption", (column.centerx, below), wide)
            last = column.centerx, below + LINE
            draw_line(canvas, idle[1], last, "caption", theme.OCHRE_LT, wide, "center middle")

    def listed(self, seat: int, most: int = SOURCES) -> list[tuple[str, int]]:
        """Return where the number of a fighter comes from, on so many lines; nothing if all is Fencing."""
        found = sources(self.players[seat], self.duel)
        if len(found) > most:
            found = [*found[: most - 1], (tr("others"), sum(n for _, n in found[most - 1 :]))]
        return found if len(found) > 1 and most > 1 else []

    def idle(self, seat: int) -> list[str]:
        """Return which Fencing does not count in a duel, and how much does; nothing if all of it does."""
        player = self.players[seat]
        cards = unused(player, self.duel)
        if not cards:
            return []
        name = cards[0][0] if len(cards) == 1 else trn("1 card", "{n} cards", len(cards))
        return [f"{name} {signed(sum(n for _, n in cards))}", whole_skill(player, self.duel)]

    def _crowd(self, canvas: Canvas, zone: pygame.FRect) -> None:
        """Draw several rivals below one another: face, name and Fencing, and the bar against each."""
        step = min(66.0, (zone.h - 20) / len(self.odds))
        with canvas.lettering.at_most(step / CROWDED):
            self._rows(canvas, step)

    def _rows(self, canvas: Canvas, step: float) -> None:
        ground = pygame.FRect(PLACE.centerx - 61, PLACE.top + 10, PLACE.w / 2 + 51, step * len(self.odds) + 6)
        canvas.fill(ground, theme.WALNUT_DK, 236, 12)
        for place, (found, bar) in enumerate(zip(self.odds, self.bars(), strict=True)):
            y, seat = ground.top + 3 + step * (place + 0.5), found.rival
            face = min(LOW_FACE, step - 4)
            canvas.picture(self._cast.portrait(seat), ground.left + 32, y, face, anchor="center")
            name, at = self.seats[seat].name, (ground.left + 64, y - 10)
            draw_line(canvas, name, at, "strong", theme.PAPER_HI, 96, "left middle")
            canvas.picture("alatriste/icon_fencing", ground.left + 73, y + 12, 19, anchor="center")
            skill = str(self.players[seat].skill(self.duel))
            canvas.text(skill, ground.left + 86, y + 12, "small button", theme.OCHRE_LT, anchor="left middle")
            if self.numbers:
                _draw_chances(canvas, bar, pygame.FRect(ground.left + 166, y - 18, ground.w - 178, 36))


def _draw_chances(canvas: Canvas, bar: Sequence[Chance], area: pygame.FRect) -> None:
    """Draw the bar of one of several fights, and below each piece with room for it how likely that is."""
    draw_rail(canvas, bar, pygame.FRect(area.left, area.top, area.w, 16))
    wide, right = area.w / len(bar), area.left
    for chance, n in zip(bar, percents(bar), strict=True):
        if chance.icon:
            canvas.picture(f"alatriste/icon_{chance.icon}", right + 8, area.top + 28, 15, anchor="center")
        else:
            canvas.disc((right + 8, area.top + 28), 5, chance.colour)
        at = right + 18, area.top + 28
        draw_line(canvas, in_percent(n), at, "caption", theme.PAPER_HI, wide - 20, "left middle")
        right += wide


def body(zone: float) -> float:
    """Return how large a fencer is, beside one in a scene, where the picture of a sheet is so high."""
    return min(LARGEST_BODY, (zone - MARGIN) / BODY)
