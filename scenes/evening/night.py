"""The picture of a night: its games and who won them, the slate, and everybody who was there."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import pygame

from game.core.errors import UserError
from game.evening.slate import won
from game.storage.match_history import Match
from game.storage.pictures import keep_picture
from game.translation import tr
from scenes.evening.desk import Desk, names_of
from scenes.evening.parts import ChalkSlate, Company
from scenes.menus.menu import MenuChoice, MenuScene, back_choice, button_lines
from scenes.menus.posters import SHAPE, Poster
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key
from scenes.ui.keymap import Hint, with_key
from scenes.ui.scene import STAY, Pop, Transition
from scenes.ui.widgets import Label, Panel, Picture, Scroll, Widget

SIZE = 1600, 900
"""The size of the picture that is kept."""
FIREWORKS = "ui/results"
PICTURE, LARGEST_PICTURE, GAP = 58.0, 92.0, 14.0
"""Width of a poster beside a game, at least and at most, and the room between two games."""
SHADOW = 10.0
"""The room beside a poster for its shadow."""
LAST = 12
"""So many games are told of, the latest ones."""


def day_of(when: str) -> str:
    """Return the day of a moment in ISO 8601, as it is written here."""
    return f"{when[8:10]}.{when[5:7]}.{when[:4]}"


def told(match: Match) -> str:
    """Return who won a game, and by how much."""
    last = won(match)
    names = names_of(last.names)
    return tr("{name} won by {n}.", name=names, n=last.by) if last.by else tr("{name} won.", name=names)


def lay_night(canvas: Canvas, services: Services, desk: Desk, bottom: float) -> list[Widget]:
    """Return what is seen of a night, down to `bottom`."""
    title = tr("The evening of {day}", day=day_of(desk.evening.begun))
    head = Label.measured(canvas, (40, 6), 1200, title, "title", theme.OCHRE_LT, anchor="center top")
    wide = canvas.measure(title, "title", 1200)[0] + 90
    board = Panel(((theme.WIDTH - wide) / 2, -30, wide, head.rect.bottom + 38), "wood", theme.LIFTED)
    top, lines, skins = head.rect.bottom + 18, desk.lines, services.skins
    foot = bottom - 146
    leaders = [line.name for line in lines if line.leads]
    guests = desk.evening.guests
    known = [match for match in desk.games if match.game in skins]
    posters = [skins[match.game].poster for match in known]
    names = [tr(skins[match.game].name) for match in known]
    slate = ChalkSlate((44, top, 560, foot - top), lines, guests, posters, names)
    paper = pygame.FRect(630, top, 606, foot - top)
    inner = paper.inflate(-56, -48)
    rows = _rows(canvas, services, desk, known[-LAST:], inner)
    faces = Company((40, foot + 22, 1200, 110), guests, leaders, gap=0.0)
    return [board, head, slate, Panel(paper, "paper", theme.LIFTED), Scroll(inner, rows), faces]


def _rows(
    canvas: Canvas, services: Services, desk: Desk, games: Sequence[Match], area: pygame.FRect
) -> list[Widget]:
    """Return each game with its poster, who won, and what is remembered of it."""
    if not games:
        words = tr("No game has been finished yet.")
        return [Label.measured(canvas, area.topleft, area.w - 14, words, "lead")]
    made: list[Widget] = []
    across = min(LARGEST_PICTURE, max(PICTURE, (area.h / len(games) - GAP) / SHAPE))
    left, wide = area.left + SHADOW + across + 20, area.w - SHADOW - across - 38
    y = area.top + 2
    for match in games:
        info = services.skins[match.game]
        row: list[Widget] = []
        top = y
        for words, style, colour in (
            (tr(info.name), "strong", theme.SEPIA),
            (told(match), "heading", theme.ALMAGRE_DK),
            (desk.evening.moments.get(match.slot, ""), "body", theme.INK),
        ):
            if words:
                row.append(Label.measured(canvas, (left, y), wide, words, style, colour))
                y = row[-1].rect.bottom
        high = max(across * SHAPE, y - top)
        for label in row:
            label.rect.y += (high - (y - top)) / 2
        made += [Poster((area.left + SHADOW, top, across, across * SHAPE), info), *row]
        y = top + high + GAP
    for widget in made:
        widget.rect.y += max(0.0, (area.bottom - y + GAP) / 2)
    return made


class NightScene(MenuScene):
    """Shows the picture of a night, and keeps it as a file."""

    backdrop = FIREWORKS
    music = None
    first = "keep"

    def __init__(self, services: Services, desk: Desk) -> None:
        super().__init__(services)
        self.desk = desk

    def hints(self) -> Sequence[Hint]:
        return [(Act.PICTURE, tr("Keep the picture")), (Act.OK, tr("Choose")), (Act.BACK, tr("Back"))]

    def key(self, item: Key) -> Transition | None:
        if item.act is not Act.PICTURE:
            return super().key(item)
        self.keep()
        return STAY

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        words = tr("Keep the picture")
        tip = with_key(words, Act.PICTURE, self.services.bindings)
        over = tr("This evening is over.") if self.desk.evening.over else ""
        choices = [
            MenuChoice("keep", words, self.keep, "gold", tip=tip),
            MenuChoice("end", tr("Good night"), self.end, tip=tr("End the evening"), off=over),
            back_choice(),
        ]
        buttons = button_lines(canvas, choices, 20, 12)
        top = min(button.rect.top for button in buttons)
        made = lay_night(canvas, self.services, self.desk, top - 4)
        if self.message:
            high = canvas.measure(self.message, "strong", 900)[1] + 20
            slip = pygame.FRect(170, top - high - 10, 940, high)
            said = Label(slip.inflate(-40, -8), self.message, "strong", anchor="center middle")
            made += [Panel(slip, "paper", theme.LIFTED), said]
        return [*made, *buttons]

    def keep(self) -> None:
        """Keep the picture, and say where it is."""
        screen = self.services.canvas
        surface = pygame.Surface(SIZE)
        with screen.lettering.at_most(1.0):
            canvas = Canvas(surface, screen.art, screen.lettering)
            surface.blit(canvas.art.cover(FIREWORKS, SIZE), (0, 0))
            logo = Picture((1128, 8, 120, 30), "title/logo")
            for widget in (*lay_night(canvas, self.services, self.desk, theme.HEIGHT - 8), logo):
                widget.draw(canvas)
        file = BytesIO()
        pygame.image.save(surface, file, "picture.png")
        try:
            self.message = tr("The picture is {path}.", path=keep_picture("evening", file.getvalue()))
        except UserError as fault:
            self.message = tr(fault.text, **fault.values)
        self.services.stream.tell(self.message)
        self.relayout()

    def end(self) -> Transition:
        """End the evening, and go to the title.

        Raises UserError: the disk will not take it.
        """
        self.desk.change(over=True)
        return Pop(Pop)
