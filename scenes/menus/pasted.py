"""A game that was pasted as a line: what it is, who played it, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.core.errors import UserError
from game.core.game import AnyGame
from game.core.line import line_within
from game.core.record import Record
from game.core.seat import Seat, numbered
from game.storage.saves import ELSEWHERE
from game.translation import tr, trn
from scenes.menus.chairs import Chair, lay_chairs
from scenes.menus.menu import MenuChoice, MenuScene, back_choice, edge_buttons, paper_page
from scenes.menus.posters import SHAPE, Poster
from scenes.menus.side_by_side import EARLIER, Earlier
from scenes.services import Screening, Services
from scenes.stage.results import Results
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.clipboard import is_paste, pasted
from scenes.ui.field import TextField
from scenes.ui.input import Key
from scenes.ui.scene import Push, Transition
from scenes.ui.widgets import Button, Label, Panel, Widget
from scenes.voice.stream import colour_names

LONGEST = 2_000
"""Most letters that can be typed of a line."""
TABLE = 0.46
"""The share of the page that the chairs take."""
LARGE = 1.4
"""From this text size on what can be done lies below the chairs."""
POSTER, SHADE = 0.5, 14.0
"""The share of what is told that the poster takes at most, and room at its left for its shadow."""
STAND_IN = "regular"
"""How well those play who take the chairs that people leave."""


@dataclass(frozen=True, slots=True)
class PastedGame:
    """A game out of a line: its `record`, the decision to look at, and its `results` if it is over.

    If its decisions cannot be played by today's rules, `refusal` says why, and the record has none of them.
    """

    game: AnyGame
    record: Record
    decision: int | None = None
    results: Results | None = None
    refusal: str = ""


class PastedScene(MenuScene):
    """Shows who sat at the table of a pasted game; a press on a chair takes it, or leaves it to a bot."""

    first = "beat"

    def __init__(self, services: Services, pasted: PastedGame) -> None:
        super().__init__(services)
        self.pasted = pasted
        self.people = {seat.index for seat in pasted.record.seats if seat.human} or {0}
        """The chairs in which people sit when it is played."""

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        page = paper_page(canvas, tr(self.pasted.game.meta.name), self._choices())
        area = page.area
        beside = canvas.lettering.factor < LARGE
        wide = area.w * TABLE if beside else area.w - 24
        room = area.h - 2 * SHADE if beside else 0.0
        told = self._told(canvas, (area.left, area.top + 4), area.w - wide - 60 if beside else wide, room)
        if beside:
            left, top = area.right - wide - 20, area.top + 4
        else:
            left, top = area.left, told[-1].rect.bottom + 16
        chairs = lay_chairs(canvas, (left, top, wide), self._chairs(), self.sit, room)
        return page.around([*told, *chairs])

    def _told(self, canvas: Canvas, at: tuple[float, float], wide: float, room: float) -> list[Widget]:
        """Return what is known of the game, one line below the other, beside its poster if there is room.

        `room` is the height that the poster may have.
        """
        made: list[Widget] = []
        left, y = at
        info = self.services.skins.get(self.pasted.game.meta.id)
        if info is not None and room:
            across = min(room / SHAPE, POSTER * wide)
            made.append(Poster((left + SHADE, y, across, across * SHAPE), info))
            left, wide = left + SHADE + across + 28, wide - SHADE - across - 28
        for words, style in self._words():
            colour = theme.ALMAGRE_DK if style == "heading" else theme.INK
            made.append(Label.measured(canvas, (left, y), wide, words, style, colour))
            y = made[-1].rect.bottom + 8
        return made

    def _words(self) -> list[tuple[str, str]]:
        pasted, count = self.pasted, len(self.pasted.record.actions)
        if pasted.refusal:
            same = tr("What can still be had is its table: the same seed and options, and the same bots.")
            return [(tr("A game of other rules"), "heading"), (pasted.refusal, "lead"), (same, "lead")]
        found = [(tr("A game in one line"), "heading")]
        if pasted.results is not None:
            found.append((pasted.results.title, "lead"))
            found.append((pasted.results.verdict, "body"))
        decided = trn("1 decision was taken.", "{n} decisions were taken.", count)
        over = "" if pasted.results is not None else tr("The game is not over.")
        found.append((f"{decided} {over}".strip(), "body"))
        if pasted.decision is not None:
            found.append((tr("The line points to decision {number}.", number=pasted.decision), "body"))
        if pasted.results is not None:
            words = tr(
                "To beat it, play the same deal and dice from the same chair; the results will stand side by "
                "side. Another choice may lead to other dice."
            )
            found.append((words, "body"))
        return [(words, style) for words, style in found if words]

    def _chairs(self) -> list[Chair]:
        results, made = self.pasted.results, list[Chair]()
        for seat, was in zip(self.seats(), self.pasted.record.seats, strict=True):
            points = results.rows[seat.index][-1] if results is not None else None
            won = results is not None and seat.index in results.winners
            made.append(Chair(seat, was, points, won))
        return made

    def sit(self, chair: int) -> None:
        """Have a person take a chair, or leave it to a bot; one chair at least is a person's."""
        others = self.people - {chair}
        self.people = others if chair in self.people and others else others | {chair}
        self.relayout()

    def seats(self) -> tuple[Seat, ...]:
        """Return who sits where when it is played; bots take the chairs that people leave."""
        game = self.pasted.game.meta.id
        known = {row.id: row for row in self.services.characters(game)}
        stand_in = next(row.id for row in known.values() if row.level == STAND_IN)
        seats: list[Seat] = []
        for was in self.pasted.record.seats:
            if was.index in self.people:
                name = was.name if was.human else colour_names()[was.colour].capitalize()
                seats.append(replace(was, name=name, bot=None))
                continue
            bot = was.bot or stand_in
            same = sum(seat.bot == bot for seat in seats)
            seats.append(replace(was, name=numbered(known[bot].name)[same], bot=bot))
        return tuple(seats)

    # --- what can be done ---

    def _choices(self) -> list[MenuChoice]:
        pasted, made = self.pasted, list[MenuChoice]()
        if pasted.refusal:
            return [MenuChoice("beat", tr("Play its table anew"), partial(self.play, 0), "gold")]
        if pasted.results is not None:
            made.append(MenuChoice("watch", tr("Watch"), self.watch))
        end = len(pasted.record.actions)
        if pasted.decision is not None and not (pasted.results is not None and pasted.decision == end):
            words = tr("Go on from decision {number}", number=pasted.decision)
            made.append(MenuChoice("at", words, partial(self.play, pasted.decision)))
        if pasted.results is None:
            made.append(MenuChoice("end", tr("Go on"), partial(self.play, end), "gold"))
        else:
            made.append(MenuChoice("beat", tr("Beat me"), self.beat, "gold"))
        return made

    def watch(self) -> Transition:
        """Look at the game from the decision on that the line points to, or from its beginning."""
        return Push(self.services.film(Screening(self.pasted.record, self.pasted.decision or 0)))

    def play(self, decisions: int) -> Transition:
        """Go on with the game after so many of its decisions."""
        return self._lay(decisions, {})

    def beat(self) -> Transition:
        """Play the same deal from its beginning, to be compared with how it ended."""
        assert self.pasted.results is not None
        return self._lay(0, {EARLIER: Earlier.of(self.pasted.results).note})

    def _lay(self, decisions: int, notes: dict[str, str]) -> Transition:
        record = self.pasted.record
        actions = record.actions[:decisions]
        if actions:
            notes = {**notes, ELSEWHERE: "yes"}
        begun = replace(record, seats=self.seats(), actions=actions, position="", notes=notes, former=())
        return Push(self.services.lay(begun))


class PasteScene(MenuScene):
    """Asks for a game in one line, which is pasted, or typed as somebody reads it out."""

    overlay = True
    music = None
    first = "paste"

    def __init__(self, services: Services, message: str = "") -> None:
        super().__init__(services)
        self.text, self.message = "", message

    def key(self, item: Key) -> Transition | None:
        return self.paste() if is_paste(item) else super().key(item)

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        wide = min(1100.0, 760 * canvas.lettering.factor**0.5)
        left, top = theme.WIDTH / 2 - wide / 2, 150.0
        title = Label.measured(canvas, (left, top), wide, tr("A game in one line"), "title", theme.ALMAGRE_DK)
        about = tr(
            "Paste the line that somebody has sent you, or type it: upper or lower case, with or without "
            "spaces."
        )
        note = Label.measured(canvas, (left, title.rect.bottom + 4), wide, about, "body", theme.SEPIA)
        high = max(theme.TARGET, canvas.measure("A", "strong")[1] + 20)
        field = TextField((left, note.rect.bottom + 12, wide, high), self.text, self._write,
                          longest=LONGEST, key="line", tip=tr("The line"))  # fmt: skip
        said = Label.measured(
            canvas, (left, field.rect.bottom + 10), wide, self.message or " ", "body", theme.ALMAGRE_DK
        )
        foot = pygame.FRect(left, said.rect.bottom + 14, wide, Button.size(canvas, tr("Open it"))[1])
        right = [
            MenuChoice("paste", tr("Paste"), self.paste, "paper" if self.text else "gold"),
            MenuChoice("open", tr("Open it"), self.open, "gold" if self.text else "paper"),
        ]
        buttons = edge_buttons(canvas, foot, [back_choice()], right)
        paper = pygame.FRect(left - 50, top - 40, wide + 100, foot.bottom - top + 84)
        return [Panel(paper, "paper", theme.LIFTED), title, note, field, said, *buttons]

    def _write(self, text: str) -> None:
        self.text = text

    def paste(self) -> Transition | None:
        """Open the game in the clipboard, or show why that cannot be done."""
        self.text = line_within(pasted())[:LONGEST]
        return self.open()

    def open(self) -> Transition | None:
        """Open the game in the field, or show why that cannot be done."""
        return self.lead(partial(self.services.open_line, self.text))


def paste(services: Services) -> Push:
    """Lead to the game whose line was copied last; ask for a line if that was none."""
    text = pasted()
    if not text.strip():
        return Push(PasteScene(services))
    try:
        return Push(services.open_line(text))
    except UserError as fault:
        return Push(PasteScene(services, tr(fault.text, **fault.values)))
