"""The match history: the games that were finished at this screen, and how the dice fell in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.core.errors import UserError
from game.storage.match_history import (
    FACES,
    Match,
    dice,
    export,
    first_earned,
    is_fair,
    opponents,
    read_matches,
)
from game.translation import tr, trn
from scenes.menus.achievements import lay_achievements
from scenes.menus.menu import MenuScene, foot
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.scene import Pop, Transition
from scenes.ui.widgets import Button, Label, Panel, Scroll, Widget

LATEST = 8
"""So many games are told one by one."""


class DiceChart(Widget):
    """A bar for each face of the dice, as high as its count, and a line at the average."""

    def __init__(self, rect: Area, seen: Sequence[int]) -> None:
        super().__init__(rect)
        self.seen = tuple(seen)

    @property
    def spoken_text(self) -> str:
        fell = ", ".join(f"{face}: {count}" for face, count in zip(FACES, self.seen, strict=True))
        return tr("How often each face fell: {faces}.", faces=fell)

    def draw(self, canvas: Canvas) -> None:
        rise = canvas.measure("0", "strong")[1]
        floor = self.rect.bottom - rise - 8
        step, tall = self.rect.w / len(self.seen), floor - self.rect.top - 6
        most, expected = max(*self.seen, 1), sum(self.seen) / len(self.seen)
        level = floor - tall * expected / most
        for place, (face, count) in enumerate(zip(FACES, self.seen, strict=True)):
            middle = self.rect.left + step * (place + 0.5)
            height = tall * count / most
            bar = pygame.FRect(middle - step * 0.32, floor - height, step * 0.64, height)
            canvas.fill(bar, theme.COBALT, radius=4)
            inside = bar.h > rise + 10
            canvas.text(
                str(count), middle, floor - 6 if inside else bar.top - 4, "strong",
                theme.PAPER_HI if inside else theme.INK, anchor="center bottom",
            )  # fmt: skip
            canvas.text(str(face), middle, floor + 6, "strong", theme.INK, anchor="center top")
        canvas.line((self.rect.left, level), (self.rect.right, level), theme.ALMAGRE, 2)
        canvas.line((self.rect.left, floor), (self.rect.right, floor), theme.SEPIA, 2)


class MatchHistoryScene(MenuScene):
    """Two pages for each game: results, opponents and dice on one, achievements on the other."""

    first = "back"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.message = ""
        self.rows = read_matches(lambda fault: setattr(self, "message", tr(fault.text, **fault.values)))
        self.achievements_open = False
        """The page of achievements is open."""
        played = [row.game for row in self.rows]
        self.game = played[-1] if played and played[-1] in services.games else next(iter(services.games))

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        bottom = foot(canvas) - 6
        paper = pygame.FRect(90, 24, 1100, bottom - 24)
        inner = paper.inflate(-88, -60)
        title = canvas.measure(self._title, "title")[1]
        tabs = self._tabs(canvas, inner.left, inner.top + title + 8)
        over = self._other_page(canvas, inner)
        back = Button.size(canvas, tr("Back"))
        write = Button.size(canvas, tr("Write a table"))
        y = inner.bottom - back[1]
        buttons: list[Widget] = [
            Button((inner.left, y, *back), tr("Back"), Pop, key="back"),
            Button(
                (inner.right - write[0], y, *write), tr("Write a table"), self.write, key="table",
                off="" if self.rows else tr("No game has been finished yet."),
            ),
        ]  # fmt: skip
        top = tabs[0].rect.bottom + 14
        told = pygame.FRect(inner.left + back[0] + 20, y, inner.w - back[0] - write[0] - 40, back[1])
        return [
            Panel(paper, "paper", theme.LIFTED),
            Label((inner.left, inner.top, over.rect.left - inner.left - 16, title), self._title, "title",
                  theme.ALMAGRE_DK, wrap=False),
            over,
            *tabs,
            Scroll(pygame.FRect(inner.left, top, inner.w, y - 12 - top), self._page(canvas, inner, top)),
            Label(told, self.message, "caption", theme.INK_2, anchor="center middle"),
            *buttons,
        ]  # fmt: skip

    def open(self, game: str) -> None:
        """Show the pages of a game."""
        self.game = game
        self.relayout()

    def turn_over(self) -> None:
        """Show the other page of the game."""
        self.achievements_open = not self.achievements_open
        self.relayout()

    def write(self) -> Transition | None:
        """Export all games as a table, and show a message where it is."""
        try:
            self.message = tr("The table is {path}.", path=export(self.rows))
        except UserError as fault:
            self.message = tr(fault.text, **fault.values)
        self.relayout()
        return None

    @property
    def _title(self) -> str:
        return tr("Feats") if self.achievements_open else tr("Finished games")

    def _other_page(self, canvas: Canvas, inner: pygame.FRect) -> Button:
        """The button that leads from one page of a game to the other."""
        achievements = self.services.games[self.game].achievements
        count = sum(one.row.id in first_earned(self.rows, self.game) for one in achievements)
        counted = tr("Feats: {n} of {all}", n=count, all=len(achievements))
        words = tr("Finished games") if self.achievements_open else counted
        width, height = Button.size(canvas, words, "small button")
        return Button(
            (inner.right - width, inner.top - 6, width, height), words, self.turn_over,
            kind="primary", style="small button", key="feats",
        )  # fmt: skip

    def _tabs(self, canvas: Canvas, x: float, y: float) -> list[Button]:
        made = []
        for game in self.services.games.values():
            width, height = Button.size(canvas, tr(game.meta.name), "small button")
            kind = "gold" if game.meta.id == self.game else "paper"
            made.append(
                Button(
                    (x, y, width, height), tr(game.meta.name), partial(self.open, game.meta.id),
                    kind=kind, style="small button", key=game.meta.id,
                )
            )  # fmt: skip
            x += width + 12
        return made

    def _page(self, canvas: Canvas, inner: pygame.FRect, top: float) -> list[Widget]:
        if self.achievements_open:
            achievements = self.services.games[self.game].achievements
            firsts = first_earned(self.rows, self.game)
            return lay_achievements(canvas, inner.left, top + 4, inner.w - 18, achievements, firsts)
        rows = [row for row in self.rows if row.game == self.game]
        if not rows:
            words = tr("Nobody has played this to its end yet. What you finish is noted here, and only here.")
            return [Label.measured(canvas, (inner.left, top + 6), inner.w - 30, words, "lead")]
        seen = dice(rows)
        wide = (inner.w - 60) * (0.56 if sum(seen) else 1.0)
        made: list[Widget] = []
        y = top + 4
        for style, words in self._sentences(rows):
            colour = theme.ALMAGRE_DK if style == "heading" else theme.INK
            made.append(Label.measured(canvas, (inner.left, y), wide, words, style, colour))
            y = made[-1].rect.bottom + (4 if style == "body" else 8)
        if sum(seen):
            made += self._dice(
                canvas, pygame.FRect(inner.left + wide + 30, top + 4, inner.w - wide - 60, 0), seen
            )
        return made

    def _sentences(self, rows: Sequence[Match]) -> list[tuple[str, str]]:
        """The sentences about these games, each after its text style."""
        tables: dict[int, int] = {}
        for row in rows:
            tables[len(row.players)] = tables.get(len(row.players), 0) + 1
        won = sum(any(player.place == 1 for player in row.people) for row in rows)
        said = [
            ("heading", trn("1 game", "{n} games", len(rows))),
            ("body", tr("Won by somebody at this screen: {won} of {games}.", won=won, games=len(rows))),
            (
                "body",
                ", ".join(
                    tr("{games} with {count} players", games=games, count=count)
                    for count, games in sorted(tables.items())
                ) + ".",
            ),
        ]  # fmt: skip
        known = {row.id: row for row in self.services.characters(self.game)}
        faced = [one for one in opponents(rows) if one.bot in known]
        if faced:
            said.append(("heading", tr("Against whom")))
            said += [
                (
                    "body",
                    tr(
                        "{name}, {level}: you did better in {beaten} of {games}.",
                        name=known[one.bot].name, level=tr(known[one.bot].level),
                        beaten=one.beaten, games=one.games,
                    ),
                )
                for one in faced
            ]  # fmt: skip
        said.append(("heading", tr("The latest")))
        for row in reversed(rows[-LATEST:]):
            best = ", ".join(player.name for player in row.players if player.place == 1)
            points = max(player.points for player in row.players if player.place == 1)
            said.append(
                ("body", tr("{day}: {name} with {points}.", day=row.when[:10], name=best, points=points))
            )
        return said

    def _dice(self, canvas: Canvas, area: pygame.FRect, seen: Sequence[int]) -> list[Widget]:
        words = trn("1 die was rolled", "{n} dice were rolled", sum(seen))
        average = tr("The line is where each would be on average.")
        verdicts = {
            None: tr("Too few to say whether they are fair."),
            True: tr("This is as even as fair dice are 99 times of 100."),
            False: tr("Fair dice are as uneven as this once in 100 times."),
        }
        verdict = f"{average} {verdicts[is_fair(seen)]}"
        head = canvas.measure(words, "heading", area.w)[1]
        tall = canvas.measure(verdict, "body", area.w)[1]
        chart = 190 + 60 * canvas.lettering.factor
        return [
            Label((area.left, area.top, area.w, head), words, "heading", theme.ALMAGRE_DK),
            DiceChart((area.left, area.top + head + 8, area.w, chart), seen),
            Label((area.left, area.top + head + chart + 18, area.w, tall), verdict, "body"),
        ]
