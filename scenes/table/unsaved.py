"""What a table shows and offers while its game cannot be saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import pygame

from game.core.errors import UserError
from game.storage.autosave import SaveFailure
from game.storage.paths import saves_folder
from game.translation import tr
from scenes.menus.menu import MenuChoice, MenuScene, back_choice, edge_buttons
from scenes.services import Services
from scenes.table.session import TableSession
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.field import TextField
from scenes.ui.scene import Pop, Push, Transition
from scenes.ui.widgets import Button, Label, Panel, Press, Widget

Leave = Callable[[], Transition]
"""Leads to where somebody was about to go."""
LONGEST_PATH = 240


class UnsavedMark(Button):
    """Stays on the table as long as its game cannot be saved; a press says why, and what can be done."""

    ringed = True
    radius = 9.0

    def __init__(self, canvas: Canvas, top: float, failure: SaveFailure, press: Press) -> None:
        words = tr("Not saved")
        tip = tr("Since {time}: {reason}", time=f"{failure.since:%H:%M}", reason=failure.reason)
        wide, high = canvas.measure(words, "strong")
        area = pygame.FRect(0, top, wide + 36, max(theme.TARGET, high + 16))
        area.right = canvas.window.right - 8
        super().__init__(area, words, press, key="unsaved", tip=tip)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(self.rect, theme.PAPER_HI, radius=9)
        canvas.fill(self.rect.inflate(-4, -4), theme.ALMAGRE_DK, radius=8)
        canvas.text(
            self.text, *self.rect.center, "strong", theme.PAPER_HI, anchor="center middle", box=self.rect
        )


def unsaved_mark(services: Services, session: TableSession, top: float) -> list[Widget]:
    """The mark while the game cannot be saved, from that height on; else nothing."""
    failure = session.saves.failure
    press = partial(unsaved, services, session, None)
    return [UnsavedMark(services.canvas, top + 8, failure, press)] if failure is not None else []


def leave_saved(services: Services, session: TableSession, leave: Leave) -> Transition:
    """Leave the table if its game is on the disk; else ask first."""
    return leave() if session.saves.try_again() is None else unsaved(services, session, leave)


def unsaved(services: Services, session: TableSession, leave: Leave | None) -> Transition:
    """Try once more to save the game; say how that went, and offer what can be done.

    Without `leave` nobody is about to go.
    """
    failure = session.saves.try_again()
    if failure is None:
        words = tr("It is on the disk again.")
        return (
            leave() if leave else Push(Dialog(tr("The game is saved"), words, [Answer(tr("Go on"), "gold")]))
        )
    words = tr(
        "{why} What was decided since {time} is on no disk yet, and is lost when you leave.",
        why=tr(failure.error.text, reason=failure.reason), time=f"{failure.since:%H:%M}",
    )  # fmt: skip
    answers = [
        Answer(tr("Try again"), "gold", partial(unsaved, services, session, leave)),
        Answer(tr("Save it elsewhere"), then=lambda: Push(ElsewhereScene(services, session, leave))),
        *([Answer(tr("Leave all the same"), then=leave)] if leave else []),
        Answer(tr("Stay")),
    ]
    return Push(Dialog(tr("The game is not saved"), words, answers))


class ElsewhereScene(MenuScene):
    """Asks for another folder in which the game is saved before somebody leaves."""

    overlay = True
    music = None
    first = "save"

    def __init__(self, services: Services, session: TableSession, leave: Leave | None) -> None:
        super().__init__(services)
        self._session, self._leave = session, leave
        self.folder = str(Path.home())
        self.message = tr("The game is written into this folder as a file.")

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        wide, left, top = 1000.0, theme.WIDTH / 2 - 500.0, 160.0
        title = Label.measured(canvas, (left, top), wide, tr("Save it elsewhere"), "title", theme.ALMAGRE_DK)
        note = Label.measured(canvas, (left, title.rect.bottom + 4), wide, self.message, "body", theme.SEPIA)
        high = max(theme.TARGET, canvas.measure("A", "strong")[1] + 20)
        field = TextField((left, note.rect.bottom + 12, wide, high), self.folder, self._write,
                          longest=LONGEST_PATH, key="folder", tip=tr("Folder"))  # fmt: skip
        foot = pygame.FRect(left, field.rect.bottom + 20, wide, Button.size(canvas, tr("Save here"))[1])
        save = MenuChoice("save", tr("Save here"), self._save, "primary")
        buttons = edge_buttons(canvas, foot, [back_choice()], [save])
        paper = pygame.FRect(left - 50, top - 40, wide + 100, foot.bottom - top + 84)
        return [Panel(paper, "paper", theme.LIFTED), title, note, field, *buttons]

    def _write(self, text: str) -> None:
        self.folder = text

    def _save(self) -> Transition | None:
        """Write the game there, and say where it is and how it is gone on with."""
        try:
            path = self._session.saves.copy_to(_folder(self.folder))
        except UserError as fault:
            self.message = tr(fault.text, **fault.values)
            self.relayout()
            return None
        words = tr(
            "The game is {path}. To go on with it, move that file into the folder {folder}.",
            path=path, folder=saves_folder(),
        )  # fmt: skip
        return Push(Dialog(tr("The game is saved"), words, [Answer(tr("Go on"), "gold", self._leave or Pop)]))


def _folder(words: str) -> Path:
    """The folder that somebody has typed. Raises UserError: there is none of that name."""
    path = Path(words.strip())
    with suppress(RuntimeError):  # ~ is nobody's
        path = path.expanduser()
    if not (path.is_absolute() and path.is_dir()):
        raise UserError("There is no folder {name}.", name=str(path))
    return path
