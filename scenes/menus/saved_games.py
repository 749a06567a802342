"""Saved games: every game under way, to go on with, to be given another name, or to be given up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.seat import audience_of
from game.storage.practice import is_practice
from game.storage.saves import LONGEST_TITLE, Saved, give_up, rename
from game.translation import tr
from scenes.menus.list_page import GAP, RowButtons, list_page
from scenes.menus.menu import (
    MenuChoice,
    MenuScene,
    game_name,
    time_and_turn,
)
from scenes.menus.pasted import paste
from scenes.menus.posters import SHAPE, Poster
from scenes.menus.words_scene import WordsScene
from scenes.services import Screening, Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.clipboard import is_paste
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.input import Key
from scenes.ui.scene import Push, Transition
from scenes.ui.widgets import Label, Widget

PICTURE = 74.0
"""Width of the poster beside a game."""


class SavedGamesScene(MenuScene):
    """A row for each game under way, the last played first."""

    music = None
    first = "go 0"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.games: Sequence[Saved] = ()
        self.message = ""

    def enter(self) -> None:
        self.games = self.services.saved_games()
        if self.page.widgets:  # somebody comes back to a page that may be another one now
            self.relayout()

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        pasted = MenuChoice("paste", tr("Paste a game"), partial(paste, self.services))
        return list_page(canvas, tr("Saved games"), pasted, self.message, self._rows)

    def _rows(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        if not self.games:
            return self._nothing(canvas, area)
        made: list[Widget] = []
        y = area.top + 4
        for place, saved in enumerate(self.games):
            row = self._row(canvas, saved, place, pygame.FRect(area.left + 18, y, area.w - 42, 0))
            made += row
            y = max(widget.rect.bottom for widget in row) + 18
        return made

    def _nothing(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        """What is told where no game is saved, over the posters of those that there are."""
        words = tr("No game is under way. Every game is saved after each decision, and waits here.")
        at = area.left, area.top + 20
        told = Label.measured(canvas, at, area.w, words, "lead", anchor="center top")
        high = min(300.0, area.bottom - told.rect.bottom - 56)
        wide, games = high / SHAPE, list(self.services.skins.values())
        left = area.centerx - len(games) * (wide + 2 * GAP) / 2 + GAP
        return [
            told,
            *(
                Poster((left + place * (wide + 2 * GAP), told.rect.bottom + 28, wide, high), info)
                for place, info in enumerate(games)
            ),
        ]

    def _row(self, canvas: Canvas, saved: Saved, place: int, area: pygame.FRect) -> list[Widget]:
        """The poster, the words and the buttons of a game: buttons at the right, or below in large text."""
        choices = [
            MenuChoice(
                f"go {place}", tr("Continue"), partial(self.go_on, saved), "paper" if place else "gold"
            ),
            *self._film_choice(saved, place),
            MenuChoice(f"name {place}", tr("Rename"), partial(self.ask_name, saved)),
            MenuChoice(f"give {place}", tr("Give up"), partial(self.ask_to_give_up, saved)),
        ]
        left = area.left + PICTURE + GAP
        buttons = RowButtons(canvas, choices, area, left)
        name = saved.title or game_name(self.services, saved)
        head = Label.measured(canvas, (left, area.top), buttons.wide, name, "heading", theme.ALMAGRE_DK)
        made: list[Widget] = [head]
        for words in self._told(saved):
            made.append(Label.measured(canvas, (left, made[-1].rect.bottom + 2), buttons.wide, words, "body"))
        below = made[-1].rect.bottom
        info = self.services.skins.get(saved.record.game)
        if info is not None:
            made.append(Poster((area.left, area.top, PICTURE, PICTURE * SHAPE), info))
        free = max(below - area.top, PICTURE * SHAPE) - buttons.high
        return [*made, *buttons.laid(area.top + free / 2 if buttons.beside else below + 8)]

    def _film_choice(self, saved: Saved, place: int) -> list[MenuChoice]:
        """The button of the film, with the eyes of the one person who plays; of several nobody may look."""
        seat = audience_of(saved.record.seats)
        if seat is None:
            return []
        what = Screening(saved.record, len(saved.record.actions), seat)
        show = partial(self.lead, partial(self.services.film, what))
        return [MenuChoice(f"film {place}", tr("The film"), show)]

    def _told(self, saved: Saved) -> list[str]:
        """Who plays, which game it is (if it has a name of its own), whose turn it is, when it was played."""
        names = ", ".join(seat.name for seat in saved.record.seats)
        played = tr("Last played {when}", when=f"{saved.when:%d.%m.%Y %H:%M}")
        stands = [game_name(self.services, saved)] if saved.title else []
        stands += [tr("Practice")] if is_practice(saved.record) else []
        stands += [words for words in (time_and_turn(self.services, saved), played) if words]
        return [names, " · ".join(stands)]

    def key(self, item: Key) -> Transition | None:
        return paste(self.services) if is_paste(item) else super().key(item)

    # --- what the buttons do ---

    def go_on(self, saved: Saved) -> Transition:
        """Go on with a game."""
        return Push(self.services.resume(saved))

    def ask_name(self, saved: Saved) -> Transition:
        """Ask for another name of a game."""
        return Push(NameScene(self.services, saved, partial(self._rename, saved)))

    def _rename(self, saved: Saved, title: str) -> None:
        self._act(lambda: rename(saved.slot, title), "")

    def ask_to_give_up(self, saved: Saved) -> Transition:
        """Ask whether a game is to be given up."""
        words = tr(
            "{game} with {names} cannot be gone on with any more; "
            "its file is kept in the folder of the games that were given up.",
            game=saved.title or game_name(self.services, saved),
            names=", ".join(seat.name for seat in saved.record.seats),
        )
        given_up = Answer(tr("Give up"), then=lambda: self._give_up(saved))
        return Push(Dialog(tr("Give this game up?"), words, [given_up, Answer(tr("Keep it"), "gold")]))

    def _give_up(self, saved: Saved) -> None:
        self._act(lambda: give_up(saved.slot), tr("The game was given up."))

    def _act(self, act: Callable[[], object], done: str) -> None:
        """Do something to a game, show whether it could be done, and read the games again."""
        self.attempt(act, done)
        self.enter()


class NameScene(WordsScene):
    """Asks for the name of a saved game; `renamed` is called with it."""

    def __init__(self, services: Services, saved: Saved, renamed: Callable[[str], None]) -> None:
        about = tr("Without one it is called {game}.", game=game_name(services, saved))
        super().__init__(
            services, tr("A name for this game"), about, saved.title, longest=LONGEST_TITLE, done=renamed
        )
