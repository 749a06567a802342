"""The match history: the games that were finished at this screen, and how the dice fell in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.core.errors import UserError
from game.storage.finished import LONGEST_REMARK, delete_game, remarks, write_remark
from game.storage.match_history import (
    FACES,
    Match,
    dice,
    export,
    first_earned,
    is_fair,
    opponents,
    played_by,
    read_matches,
)
from game.storage.person import Person
from game.storage.saves import finished_game, read_record
from game.translation import tr, trn
from scenes.menus.feats import lay_achievements
from scenes.menus.game_line import LineScene
from scenes.menus.match_rows import HIGH, MatchRow
from scenes.menus.menu import MenuChoice, MenuScene, back_choice, edge_buttons, foot
from scenes.menus.pasted import paste
from scenes.menus.people_tiles import WhoseButton
from scenes.menus.words_scene import WordsScene
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.clipboard import is_copy, is_paste
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.input import Key
from scenes.ui.scene import Push, Scene, Transition
from scenes.ui.widgets import Button, Label, Panel, Scroll, Widget

LATEST = 20
"""So many games are told one by one."""
BELOW = 1.5
"""From this text size on what all games tell lies below them."""


class DiceChart(Widget):
    """A bar for each face of the dice, as high as its count, and a line at the average."""

    def __init__(self, rect: Area, seen: Sequence[int]) -> None:
        super().__init__(rect)
        self.seen = seen

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
        here = services.people.here
        self.whose: Person | None = None if here.is_guest else here
        """Whose games these are: everybody's, those of one person, or of all guests."""
        self._count()
        self.achievements_open = False
        """The page of achievements is open."""
        played = [row.game for row in self.rows]
        self.game = played[-1] if played and played[-1] in services.games else next(iter(services.games))
        self.notes = self._read_notes()
        """What the player has noted about the games that are shown, by their slots."""

    def _read_notes(self) -> Mapping[str, str]:
        return remarks([row.slot for row in self._shown][-LATEST:])

    @property
    def _shown(self) -> list[Match]:
        """The games of one kind that are shown, the oldest first."""
        slots = {row.slot for row in self.counted}
        all = self.whose is None
        return [row for row in self.rows if row.game == self.game and (all or row.slot in slots)]

    def _count(self) -> None:
        """Find what counts: the games of whoever is looked at, with all other people left out."""
        whose, people = self.whose, self.services.people
        self.counted = played_by(self.rows, lambda name: whose is None or people.named(name) is whose)

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        bottom = foot(canvas) - 6
        paper = pygame.FRect(90, 24, 1100, bottom - 24)
        inner = paper.inflate(-88, -60)
        words = tr("Feats") if self.achievements_open else tr("Finished games")
        if self.whose is not None:
            words = tr("Guests") if self.whose.is_guest else self.whose.name
        title = canvas.measure(words, "title")[1]
        tabs = self.game_tabs(canvas, inner.left, inner.top + title + 8, self.game, self.open)
        over = self._other_page(canvas, inner)
        faces = self._faces(over.rect)
        free = (faces or [over])[0].rect.left - inner.left - 16
        off = "" if self.rows else tr("No game has been finished yet.")
        table = MenuChoice("table", tr("Write a table"), self.write, off=off)
        pasted = MenuChoice("paste", tr("Paste a game"), partial(paste, self.services))
        buttons = edge_buttons(canvas, inner, [back_choice()], [pasted, table])
        back, write = buttons[0].rect, buttons[1].rect
        top = tabs[0].rect.bottom + 14
        told = (back.right + 20, back.top, write.left - back.right - 40, back.h)
        return [
            Panel(paper, "paper", theme.LIFTED),
            Label((*inner.topleft, free, title), words, "title", theme.ALMAGRE_DK, wrap=False),
            *faces,
            over,
            *tabs,
            Scroll((inner.left, top, inner.w, back.top - 12 - top), self._page(canvas, inner, top)),
            Label(told, self.message, "caption", theme.INK_2, anchor="center middle"),
            *buttons,
        ]  # fmt: skip

    def open(self, game: str) -> None:
        """Show the pages of a game."""
        self.game = game
        self.notes = self._read_notes()
        self.relayout()

    def _faces(self, beside: pygame.FRect) -> list[Button]:
        """The button with the face of whoever is looked at; none where everybody is a guest."""
        if not self.services.people.everybody:
            return []
        area = (beside.left - beside.h - 12, beside.top, beside.h, beside.h)
        return [WhoseButton(area, self.whose, self.next_person)]

    def next_person(self) -> None:
        """Show the games of the next person; guests follow the last one, and everybody follows them."""
        people = self.services.people
        order = [None, *people.everybody, people.guest]
        self.whose = order[(order.index(self.whose) + 1) % len(order)]
        self._count()
        self.notes = self._read_notes()
        self.relayout()

    def turn_over(self) -> None:
        """Show the other page of the game."""
        self.achievements_open = not self.achievements_open
        self.relayout()

    def write(self) -> None:
        """Export all games as a table, and show a message where it is."""
        try:
            self.message = tr("The table is {path}.", path=export(self.rows))
        except UserError as fault:
            self.message = tr(fault.text, **fault.values)
        self.relayout()

    def _other_page(self, canvas: Canvas, inner: pygame.FRect) -> Button:
        """The button that leads from one page of a game to the other."""
        achievements, earned = (
            self.services.games[self.game].achievements,
            first_earned(self.counted, self.game),
        )
        count = sum(one.row.id in earned for one in achievements)
        counted = tr("Feats: {n} of {all}", n=count, all=len(achievements))
        words = tr("Finished games") if self.achievements_open else counted
        width, height = Button.size(canvas, words, "small button")
        over = MenuChoice("feats", words, self.turn_over, "primary")
        return over.button((inner.right - width, inner.top - 6, width, height), "small button")

    def _page(self, canvas: Canvas, inner: pygame.FRect, top: float) -> list[Widget]:
        if self.achievements_open:
            achievements = self.services.games[self.game].achievements
            firsts = first_earned(self.counted, self.game)
            return lay_achievements(canvas, inner.left, top + 4, inner.w - 18, achievements, firsts)
        rows = self._shown
        if not rows:
            words = tr("Nobody has played this to its end yet. What you finish is noted here, and only here.")
            return [Label.measured(canvas, (inner.left, top + 6), inner.w - 30, words, "lead")]
        beside = canvas.lettering.factor < BELOW
        wide = inner.w * 0.6 if beside else inner.w - 24
        made = self._games(canvas, pygame.FRect(inner.left, top + 4, wide, 0), rows)
        if beside:
            told = pygame.FRect(inner.left + wide + 30, top + 4, inner.w - wide - 56, 0)
        else:
            told = pygame.FRect(inner.left, made[-1].rect.bottom + 24, wide, 0)
        return made + self._told(canvas, told, [row for row in self.counted if row.game == self.game])

    def _games(self, canvas: Canvas, area: pygame.FRect, rows: Sequence[Match]) -> list[Widget]:
        """The games one by one, the last one first, each with a button that tells how it went."""
        made: list[Widget] = []
        y = area.top
        for place, match in enumerate(reversed(rows[-LATEST:])):
            remark = self.notes.get(match.slot, "")
            high = max(HIGH, MatchRow.height(canvas, match, area.w, remark))
            made.append(MatchRow((area.left, y, area.w, high), self.services, match, remark))
            buttons = self._deeds(canvas, match.slot, place, pygame.FRect(area.left, y + high + 4, area.w, 0))
            made += buttons
            y = buttons[-1].rect.bottom + 18
        return made

    def _deeds(self, canvas: Canvas, slot: str, place: int, area: pygame.FRect) -> list[Button]:
        """What can be done with a game, side by side from there on, in as many lines as that needs."""
        off = "" if finished_game(slot).is_file() else tr("This game was not kept.")
        choices = [
            MenuChoice(
                f"film {place}", tr("The film"), partial(self._show, self.services.film_of, slot), off=off
            ),
            MenuChoice(f"went {place}", tr("How it went"), partial(self.look_back, slot), off=off),
            MenuChoice(f"line {place}", tr("Share the game"), partial(self._show, self._line, slot), off=off),
            MenuChoice(f"note {place}", tr("Note"), partial(self.ask_note, slot), off=off),
            MenuChoice(f"delete {place}", tr("Delete"), partial(self.ask_to_delete, slot), off=off),
        ]
        made = list[Button]()
        x, y = area.left, area.top
        for choice in choices:
            width, height = choice.size(canvas, "small button")
            if x + width > area.right and x > area.left:
                x, y = area.left, y + height + 4
            made.append(choice.button((x, y, width, height), "small button"))
            x += width + 8
        return made

    def _line(self, slot: str, asked_to_copy: bool = False) -> Scene:
        record = read_record(finished_game(slot))
        return LineScene(self.services, record, asked_to_copy=asked_to_copy)

    def key(self, item: Key) -> Transition | None:
        if is_paste(item):
            return paste(self.services)
        if is_copy(item) and (slot := self._pointed_at()) is not None:
            return self._show(partial(self._line, asked_to_copy=True), slot)
        return super().key(item)

    def _pointed_at(self) -> str | None:
        """The slot of the game that keys have led to, or else of the last one; None if there is none."""
        rows = self._shown[::-1]
        chosen = self.page.ring.current
        place = chosen.key.rpartition(" ")[2] if chosen is not None else ""
        return rows[int(place) if place.isdecimal() else 0].slot if rows else None

    def look_back(self, slot: str) -> Transition | None:
        """Show how a game went, or why that cannot be shown any more."""
        return self._show(self.services.look_back, slot)

    def _show(self, make: Callable[[str], Scene], slot: str) -> Transition | None:
        """Show a scene about a game, or say why it cannot be shown any more."""
        return self.lead(partial(make, slot))

    def ask_note(self, slot: str) -> Transition:
        """Ask for a note about a game."""
        about = tr("It stands beside the game in this list.")
        words = self.notes.get(slot, "")
        return Push(
            WordsScene(
                self.services, tr("A note about this game"), about, words,
                longest=LONGEST_REMARK, done=partial(self._note, slot),
            )
        )  # fmt: skip

    def _note(self, slot: str, words: str) -> None:
        self._act(lambda: write_remark(slot, words), "")

    def ask_to_delete(self, slot: str) -> Transition:
        """Ask whether a game is to be deleted."""
        words = tr(
            "Its film, its branches and your note are deleted. In this list it still counts as won or lost."
        )
        delete = Answer(tr("Delete"), then=lambda: self._delete(slot))
        return Push(Dialog(tr("Delete this game?"), words, [delete, Answer(tr("Keep it"), "gold")]))

    def _delete(self, slot: str) -> None:
        self._act(lambda: delete_game(slot), tr("The game was deleted."))

    def _act(self, act: Callable[[], object], done: str) -> None:
        """Do something to a game, and show whether it could be done."""
        self.attempt(act, done)
        self.notes = self._read_notes()
        self.relayout()

    def _told(self, canvas: Canvas, area: pygame.FRect, rows: Sequence[Match]) -> list[Widget]:
        """What all games tell together: how many were won, against whom, and how the dice fell."""
        made: list[Widget] = []
        y = area.top
        for style, words in self._sentences(rows):
            colour = theme.ALMAGRE_DK if style == "heading" else theme.INK
            y += 8 if made and style == "heading" else 0
            made.append(Label.measured(canvas, (area.left, y), area.w, words, style, colour))
            y = made[-1].rect.bottom + (4 if style == "body" else 8)
        seen = dice(rows)
        if sum(seen):
            made += self._dice(canvas, pygame.FRect(area.left, y + 10, area.w, 0), seen)
        return made

    def _won(self, won: int, games: int) -> str:
        if self.whose is None or self.whose.is_guest:
            return tr("Won by somebody at this screen: {won} of {games}.", won=won, games=games)
        return tr("Won by {name}: {won} of {games}.", name=self.whose.name, won=won, games=games)

    def _sentences(self, rows: Sequence[Match]) -> list[tuple[str, str]]:
        """The sentences about these games, each after its text style."""
        tables = sorted(Counter(len(row.players) for row in rows).items())
        sizes = [tr("{games} with {count} players", games=games, count=count) for count, games in tables]
        won = sum(any(player.place == 1 for player in row.people) for row in rows)
        said = [
            ("heading", trn("1 game", "{n} games", len(rows))),
            ("body", self._won(won, len(rows))),
            ("body", f"{', '.join(sizes)}."),
        ]
        known = {row.id: row for row in self.services.characters(self.game)}
        faced = [one for one in opponents(rows) if one.bot in known]
        if faced:
            said.append(("heading", tr("Against whom")))
        for one in faced:
            words = tr("{name}, {level}: you did better in {beaten} of {games}.", name=known[one.bot].name,
                       level=tr(known[one.bot].level), beaten=one.beaten, games=one.games)  # fmt: skip
            said.append(("body", words))
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
        head = Label.measured(canvas, area.topleft, area.w, words, "heading", theme.ALMAGRE_DK)
        tall = 130 + 60 * canvas.lettering.factor
        chart = DiceChart((area.left, head.rect.bottom + 8, area.w, tall), seen)
        return [head, chart, Label.measured(canvas, (area.left, chart.rect.bottom + 10), area.w, verdict)]
