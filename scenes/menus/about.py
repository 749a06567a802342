"""About: what the program is, whose games it plays, how fairness is proved, and where its files are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.storage.paths import PORTABLE, user_folder
from game.translation import tr
from scenes.menus.menu import MenuScene, back_choice, edge_buttons, heading, paper_below
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.widgets import Label, Picture, Scroll, Widget

SIDE, GAP = 54.0, 16.0
"""Side of the square for a picture beside its words, and the gap between the two."""


class Paragraph(NamedTuple):
    """A text, with the name of a picture beside it or ""."""

    words: str
    picture: str = ""
    style: str = "body"


class AboutScene(MenuScene):
    """The page about the program."""

    first = "back"

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, "Sobremesa")
        paper = paper_below(canvas, title, 90)
        inner = paper.rect.inflate(-88, -56)
        back = edge_buttons(canvas, inner, [back_choice()])
        page = pygame.FRect(inner.topleft, (inner.w, back[0].rect.top - 12 - inner.top))
        wide = canvas.measure("Sobremesa", "poster")[0] / 2
        branch = (84, title.rect.centery - 28, 84, 56)
        return [
            Picture((theme.WIDTH / 2 - wide - 104, *branch[1:]), "title/olive_left"),
            Picture((theme.WIDTH / 2 + wide + 20, *branch[1:]), "title/olive_right"),
            title,
            paper,
            Scroll(page, self._page(canvas, page)),
            *back,
        ]

    def _page(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        made: list[Widget] = []
        y = area.top + 4
        for name, paragraphs in self._sections():
            head = Label.measured(canvas, (area.left, y), area.w - 24, name, "heading", theme.ALMAGRE_DK)
            made.append(head)
            y = head.rect.bottom + 4
            for words, picture, style in paragraphs:
                left = area.left + (SIDE + GAP if picture else 0.0)
                wide = area.right - 24 - left
                label = Label.measured(canvas, (left, y), wide, words, style)
                room = max(label.rect.h, SIDE if picture else 0.0)
                if picture:
                    wide_of, high = canvas.art.size(picture)
                    across = SIDE * wide_of / max(wide_of, high)
                    box = area.left + (SIDE - across) / 2, y + (room - SIDE) / 2, across, SIDE
                    made.append(Picture(box, picture))
                label.rect.y += (room - label.rect.h) / 2
                made.append(label)
                y += room + 8
            y += 12
        return made

    def _sections(self) -> list[tuple[str, list[Paragraph]]]:
        return [
            (tr("Version {version}", version=self.services.version), [Paragraph(tr(
                "Three table games for people at one screen and for bots. It is free software under the MIT "
                "licence: use it, change it, pass it on. It asks for no account, sends nothing anywhere, and "
                "needs nobody's server to go on working."
            ))]),
            (tr("The games"), [
                *(Paragraph(tr(info.credit), info.emblem) for info in self.services.skins.values()
                  if info.credit),
                Paragraph(tr(
                    "Where the three rulebooks are silent, what we decided stands in the rules of each game, "
                    "marked as ours. All pictures and sounds were made for this program."
                )),
            ]),
            (tr("How fairness is proved"), [
                Paragraph(tr(
                    "**Chance** is one number. It is drawn from the system's own source when a game begins "
                    "and stands in its record: the command \"verify\" steps any finished game from it, and "
                    "shows that no die and no card was touched."
                )),
                Paragraph(tr(
                    "**Bots** are given the view of their own chair and nothing else. Tests prove it: they "
                    "deal everything anew that a chair cannot see, and no view, question, hint, decision or "
                    "pixel may change. No bot is helped by better dice, at any level."
                )),
                Paragraph(tr(
                    "**Rules** are held by tests that are named after the sentences of the rulebooks, and by "
                    "finished games that must come out as they did."
                )),
            ]),
            (tr("Your files"), [
                Paragraph(tr(
                    "Settings, lessons, saved and finished games, logs and reports of what went wrong lie in "
                    "one folder:"
                )),
                Paragraph(str(user_folder()), style="strong"),
                Paragraph(tr(
                    "An empty file {file} beside the program keeps them beside it instead.", file=PORTABLE
                )),
                Paragraph(tr(
                    "Hands are hidden on the screen, not on the disk: whoever can read these files can find "
                    "out from a saved game what others hold and which dice are to come."
                )),
            ]),
            (tr("What it stands on"), [Paragraph(tr(
                "Python, pygame-ce and SDL (window, drawing, sound), PyTMX (maps made with Tiled), msgspec, "
                "platformdirs, tqdm and segno, each under its own free licence. Letters: Alegreya Sans, "
                "Spectral, Atkinson Hyperlegible and Fira Sans, and Almendra on posters and in headings, "
                "under the SIL Open Font License. The packaged program carries all licences in its folder "
                "\"licences\"."
            ))]),
        ]  # fmt: skip
