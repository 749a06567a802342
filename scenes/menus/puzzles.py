"""The puzzles: for each game how many were solved, and which comes next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.puzzles.puzzle import LEVELS, Puzzle, puzzles
from game.translation import tr
from scenes.menus.menu import MenuChoice, MenuScene, paper_page
from scenes.menus.posters import SHAPE, Poster
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Transition
from scenes.ui.widgets import Label, Widget

POSTER, LARGE, GAP = 192.0, 1.4, 8.0
"""Width of a poster, the text size from which on there is no room for one, and the gap between two lines."""


def level_name(level: str) -> str:
    """Return how hard a puzzle is, in a word."""
    return {"easy": tr("easy"), "middle": tr("middling"), "hard": tr("hard")}[level]


def next_puzzle(services: Services, game: str, after: Puzzle | None = None) -> Puzzle | None:
    """Return the next puzzle that was not solved; None if all were."""
    rows, solved = puzzles(game), services.diary.solved(game)
    start = rows.index(after) + 1 if after is not None else 0
    return next((row for row in (*rows[start:], *rows[:start]) if row.number not in solved), None)


class PuzzlesScene(MenuScene):
    """Shows what was solved of each game, and leads to the next puzzle."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.games = [game for game in services.skins if puzzles(game)]
        self.first = f"next {self.games[0]}" if self.games else "back"

    def enter(self) -> None:
        self.relayout()

    def open(self, game: str) -> Transition | None:
        """Open the next puzzle of a game; the first one again if all were solved."""
        puzzle = next_puzzle(self.services, game) or puzzles(game)[0]
        return self.lead(partial(self.services.puzzle, puzzle))

    def _told(self, game: str) -> list[tuple[str, str]]:
        """Return what is said of the puzzles of a game, each line with its style."""
        rows, solved = puzzles(game), self.services.diary.solved(game)
        levels = []
        for level in LEVELS:
            numbers = {row.number for row in rows if row.level == level}
            if numbers:
                values = {"level": level_name(level), "n": len(numbers & solved), "all": len(numbers)}
                levels.append(tr("{level} {n} of {all}", **values))
        done = len({row.number for row in rows} & solved)
        return [
            (tr(self.services.skins[game].name), "heading"),
            (tr("{n} of {all} solved", n=done, all=len(rows)), "lead"),
            (", ".join(levels), "body"),
        ]

    def _choice(self, game: str) -> MenuChoice:
        puzzle = next_puzzle(self.services, game)
        words = tr("Once more")
        if puzzle is not None:
            words = tr("Puzzle {number}", number=puzzle.number)
        kind = "gold" if self.first == f"next {game}" else "paper"
        return MenuChoice(f"next {game}", words, partial(self.open, game), kind)

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        page = paper_page(canvas, tr("Puzzles"))
        area = page.area
        about = self.message or tr(
            "One position, one choice: which is best? Only what can be seen from your chair counts."
        )
        lead = Label.measured(canvas, (area.left, area.top + 2), area.w - 24, about, "lead")
        columns = len(self.games) if canvas.lettering.factor < LARGE else 1
        wide, top, shown = (area.w - 24) / max(1, columns), lead.rect.bottom + 14, list[Widget]()
        for place, game in enumerate(self.games):
            if columns == 1:
                shown += self._column(canvas, game, area.left, top, wide)
                top = shown[-1].rect.bottom + 20
            else:
                shown += self._column(canvas, game, area.left + place * wide + 10, top, wide - 20)
        return page.around([lead, *shown])

    def _column(self, canvas: Canvas, game: str, left: float, top: float, wide: float) -> list[Widget]:
        """Return what is said of a game, one below the other, and the button of its next puzzle.

        All of it stands below the middle of the poster, where there is one.
        """
        made: list[Widget] = []
        hangs, choice = canvas.lettering.factor < LARGE, self._choice(game)
        (across, high), anchor = choice.size(canvas), "left top"
        button = left
        if hangs:
            poster = (left + (wide - POSTER) / 2, top, POSTER, POSTER * SHAPE)
            made.append(Poster(poster, self.services.skins[game]))
            top, anchor, button = made[0].rect.bottom + 4, "center top", left + (wide - across) / 2
        for words, style in self._told(game):
            colour = theme.ALMAGRE_DK if style == "heading" else theme.INK
            made.append(Label.measured(canvas, (left, top), wide, words, style, colour, anchor=anchor))
            top = made[-1].rect.bottom + 2
        return [*made, choice.button((button, top + GAP, across, high))]
