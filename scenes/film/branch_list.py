"""The branches of a game: to go on with one, to give it another name, or to delete it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
import pygame

from game.storage.branches import LONGEST_NAME, Branch, branch_name
from game.translation import tr, trn
from scenes.film.branches import Branches
from scenes.menus.menu import MenuChoice, MenuScene, back_choice, edge_buttons, heading, paper_below
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.field import TextField
from scenes.ui.scene import Transition
from scenes.ui.widgets import Label, Scroll, Widget

SMALL, GAP = "small button", 12.0
LARGE = 1.5
"""The text size from which more room is left for what is told of a branch."""


class BranchList(MenuScene):
    """A row for each branch, the last one first; its name is a field."""

    music = None
    first = "back"

    def __init__(self, services: Services, branches: Branches) -> None:
        super().__init__(services)
        self._branches = branches
        self.message = ""

    def enter(self) -> None:
        if self.page.widgets:  # somebody comes back from a branch that may be longer now
            self.relayout()

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, tr("What if?"))
        paper = paper_below(canvas, title)
        inner = paper.rect.inflate(-72, -48)
        back = edge_buttons(canvas, inner, [back_choice()])
        area = pygame.FRect(inner.topleft, (inner.w, back[0].rect.top - 10 - inner.top))
        told = Label(
            (back[0].rect.right + 20, back[0].rect.top, inner.w - back[0].rect.w - 20, back[0].rect.h),
            self.message, "caption", theme.INK_2, anchor="left middle",
        )  # fmt: skip
        return [title, paper, Scroll(area, self._rows(canvas, area)), *back, told]

    def _rows(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        kept = self._branches.kept()
        if not kept:
            words = tr("No branch is kept. What you try by “What if?” is kept here.")
            return [Label.measured(canvas, (area.left, area.top + 6), area.w - 30, words, "lead")]
        made: list[Widget] = []
        y = area.top + 6
        for place, branch in enumerate(reversed(kept)):
            rows = [
                MenuChoice(f"go {place}", tr("Continue"), partial(self.go_on, branch), "gold"),
                MenuChoice(f"drop {place}", tr("Delete"), partial(self.drop, branch)),
            ]
            high = max(theme.TARGET, canvas.measure("A", "strong")[1] + 20)
            wide = area.w * (0.42 if canvas.lettering.factor < LARGE else 0.36)
            field = TextField((area.left + 4, y, wide, high), branch.name, partial(self._rename, branch),
                              longest=LONGEST_NAME, key=f"name {place}", tip=tr("Name"))  # fmt: skip
            x = area.right - 24
            for row in reversed(rows):
                across, tall = row.size(canvas, SMALL)
                x -= across
                made.append(row.button((x, y + (high - tall) / 2, across, tall), SMALL))
                x -= GAP
            left = field.rect.right + GAP
            about = Label.measured(canvas, (left, y), x - left, self._about(branch), "caption", theme.INK_2)
            about.rect.y += max(0.0, (high - about.rect.h) / 2)
            made += [field, about]
            y = max(widget.rect.bottom for widget in made) + 14
        return made

    def _about(self, branch: Branch) -> str:
        dice = tr("the same dice") if branch.chance is None else tr("other dice")
        count = trn("1 decision", "{n} decisions", len(branch.actions))
        return tr("from decision {n}, {dice}, {count}", n=branch.at, dice=dice, count=count)

    def go_on(self, branch: Branch) -> Transition | None:
        """Go on with a branch, or say why that cannot be."""
        return self.lead(partial(self._branches.scene, branch))

    def drop(self, branch: Branch) -> None:
        """Delete a branch."""
        self.attempt(partial(self._branches.drop, branch), tr("{name} was deleted.", name=branch.name))
        self.relayout()

    def _rename(self, branch: Branch, words: str) -> None:
        name = branch_name(words)
        current = next((one for one in self._branches.kept() if one.when == branch.when), branch)
        self._branches.keep(msgspec.structs.replace(current, name=name or branch.name))
