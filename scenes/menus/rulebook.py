"""The rulebook: a table of contents on the left, a page on the right.

In assets/texts/rules a line that begins with `#` starts a page with that title. Every other line is a
paragraph: `- ` or a number begins an item, `> ` a ruling of ours, `= ` a row of pictures by name, after their
height and a colon if they have one of their own.

What happens at a table names its paragraph as "alatriste.8.3": the item `3.` of the page `8. `, in every
language. An item may count with a letter, too: `T5.` on the page `4. ` is "alatriste.4.T5". "alatriste.6" is
all of a page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from math import ceil
from pathlib import Path

import pygame

from game.core.errors import UserError
from game.translation import language, tr
from scenes.menus.menu import MenuChoice, MenuScene, back_choice, edge_buttons, foot
from scenes.services import RULES, Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Act, Key
from scenes.ui.keymap import Hint
from scenes.ui.page import remarks_of
from scenes.ui.scene import Pop, Remark, Transition
from scenes.ui.widgets import Button, Label, Panel, Press, Scroll, Widget

_FIGURE, _BESIDE = 54.0, 14.0
"""Height of the pictures in a row that gives none, and the gap between two of them."""
LEAD = 70.0
"""Distance of a paragraph that the rulebook is opened at from the upper edge, if all of it shows then."""


class Kind(Enum):
    """The kind of a block."""

    TEXT = auto()
    ITEM = auto()
    RULING = auto()
    PICTURES = auto()


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph or a row of pictures; `sign` is the bullet or number of an item."""

    kind: Kind
    text: str
    sign: str = ""


@dataclass(frozen=True, slots=True)
class RulePage:
    """A page with its title."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a paragraph: the index of its page, and of its block there (None: all of the page)."""

    page: int
    block: int | None


_SIGNS = {"> ": Kind.RULING, "= ": Kind.PICTURES, "- ": Kind.ITEM}
_NUMBERED = re.compile(r"([A-Z]?\d+\.) (.*)")


def rule_pages(game: str, language: str, folder: Path = RULES) -> tuple[RulePage, ...]:
    """The pages of a rulebook, in English if it is not translated.

    Raises UserError: there is no rulebook.
    """
    path = folder / f"{game}.{language}.md"
    if not path.exists():
        path = folder / f"{game}.en.md"
    try:
        return parse_pages(path.read_text(encoding="utf-8"))
    except OSError:
        raise UserError("The rulebook of '{game}' is missing.", game=game) from None


def parse_pages(text: str) -> tuple[RulePage, ...]:
    """The pages of a rulebook's text."""
    pages = []
    for part in re.split(r"^# ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        lines = [line.strip() for line in body.splitlines()]
        pages.append(RulePage(title.strip(), tuple(_block(line) for line in lines if line)))
    return tuple(pages)


def place_of(rule: str, pages: Sequence[RulePage]) -> Place | None:
    """The place of a paragraph such as "alatriste.8.3" in the pages of its game; None if there is none."""
    chapter, _, point = rule.partition(".")[2].partition(".")
    for number, page in enumerate(pages):
        if chapter and page.title.startswith(f"{chapter}. "):
            signs = [block.sign for block in page.blocks]
            if not point:
                return Place(number, None)
            return Place(number, signs.index(f"{point}.")) if f"{point}." in signs else None
    return None


def _block(line: str) -> Block:
    if line[:2] in _SIGNS:
        return Block(_SIGNS[line[:2]], line[2:], "•" if line.startswith("-") else "")
    if numbered := _NUMBERED.match(line):
        return Block(Kind.ITEM, numbered[2], numbered[1])
    return Block(Kind.TEXT, line)


class Entry(Button):
    """A line of the table of contents."""

    radius = 7.0
    ringed = True

    def __init__(self, rect: Area, text: str, press: Press, key: str, current: bool) -> None:
        super().__init__(rect, text, press, key=key)
        self.current = current

    @property
    def role(self) -> str:
        return tr("page, open") if self.current else tr("page")

    def draw(self, canvas: Canvas) -> None:
        if self.current or self.hovered:
            canvas.fill(self.rect, theme.OCHRE_LT, 255 if self.current else 90, 7)
        words = self.rect.inflate(-24, 0)
        canvas.text(
            self.text, words.left, words.centery, "strong", theme.INK if self.current else theme.PAPER,
            anchor="left middle", width=words.w, box=words,
        )  # fmt: skip


class Ruling(Label):
    """A ruling of this program, with a line at its left."""

    def draw(self, canvas: Canvas) -> None:
        bar = pygame.FRect(self.rect.left - 18, self.rect.top, 5, self.rect.h)
        canvas.fill(bar, theme.COBALT, radius=2)
        super().draw(canvas)


class Marked(Widget):
    """The background of the paragraph that the rulebook was opened at."""

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(self.rect, theme.OCHRE_LT, 110, 8)
        canvas.fill(pygame.FRect(self.rect.topleft, (4, self.rect.h)), theme.OCHRE, radius=2)


class Figures(Widget):
    """A centred row of pictures."""

    def __init__(self, rect: Area, names: Sequence[str]) -> None:
        super().__init__(rect)
        self.names = tuple(names)

    def draw(self, canvas: Canvas) -> None:
        widths = _widths(canvas, self.names, self.rect.h)
        x = self.rect.centerx - _across(widths) / 2
        for name, width in zip(self.names, widths, strict=True):
            canvas.picture(name, x, self.rect.top, width, shadow=theme.RESTING)
            x += width + _BESIDE


class RulebookScene(MenuScene):
    """The rules of a game, opened at a page, or at the paragraph that `rule` names, which is marked.

    With `tabs` those of every other game are one press away.
    """

    music = None
    first = "next"

    def __init__(
        self, services: Services, game: str, place: int = 0, rule: str = "", tabs: bool = False
    ) -> None:
        super().__init__(services)
        self.game, self.place, self._tabbed = game, place, tabs
        self.marked = place_of(rule, self._pages())
        if self.marked is not None:
            self.place = self.marked.page

    def _pages(self) -> Sequence[RulePage]:
        return rule_pages(self.game, language(), self.services.skins[self.game].rules)

    def layout(self, canvas: Canvas) -> None:
        super().layout(canvas)
        for scroll in (widget for widget in self.page.widgets if isinstance(widget, Scroll)):
            for child in scroll.children:
                if isinstance(child, Entry) and child.current:
                    scroll.reveal(child)
                elif isinstance(child, Marked):
                    lead = min(LEAD, max(0.0, scroll.rect.h - child.rect.h))
                    scroll.scroll_by(child.rect.top - scroll.rect.top - lead)

    def remarks(self) -> Sequence[Remark]:
        laid = list(self.page.all())
        asked = next((place for place, widget in enumerate(laid) if isinstance(widget, Marked)), 0)
        return remarks_of(laid[asked:])

    def hints(self) -> Sequence[Hint]:
        return [(Act.LEFT, tr("Previous page")), (Act.RIGHT, tr("Next page")), (Act.BACK, tr("Back"))]

    def key(self, item: Key) -> Transition | None:
        if item.act in (Act.LEFT, Act.RIGHT):
            return self.turn(self.place + (1 if item.act is Act.RIGHT else -1))
        return Pop() if item.act in (Act.BACK, Act.HELP) else None

    def turn(self, place: int, game: str = "") -> Transition | None:
        """Open another page, or a page of another game."""
        shown = self.game, self.place
        self.game = game or self.game
        self.place = max(0, min(place, len(self._pages()) - 1))
        if shown != (self.game, self.place):
            self.marked = None
            self.services.sound.play("card")
            for scroll in self.page.widgets:
                if isinstance(scroll, Scroll):
                    scroll.offset = scroll.offset if scroll.key == "contents" and not game else 0.0
            self.relayout()
        return None

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        pages = self._pages()
        bottom = foot(canvas) - 6
        tabs = self.game_tabs(canvas, 40, 16, self.game, partial(self.turn, 0)) if self._tabbed else []
        top = max((tab.rect.bottom + 8 for tab in tabs), default=30)
        left = pygame.FRect(40, top, 310, bottom - top)
        paper = pygame.FRect(366, top, 874, bottom - top)
        inner = paper.inflate(-96, -56)
        off = "" if self.place else tr("This is the first page.")
        last = "" if self.place < len(pages) - 1 else tr("This is the last page.")
        leaf = [
            MenuChoice("previous", tr("Previous"), lambda: self.turn(self.place - 1), off=off),
            MenuChoice("next", tr("Next"), lambda: self.turn(self.place + 1), "gold", off=last),
        ]
        buttons = edge_buttons(canvas, inner, [back_choice()], leaf, gap=14)
        page = pages[self.place]
        title = Label.measured(canvas, inner.topleft, inner.w, page.title, "poster", theme.ALMAGRE_DK)
        y = title.rect.bottom + 10
        text = pygame.FRect(inner.left, y, inner.w, buttons[0].rect.top - 10 - y)
        return [
            *tabs,
            Panel(left, "wood", theme.LIFTED),
            self._contents(canvas, left.inflate(-32, -36), [page.title for page in pages]),
            Panel(paper, "paper", theme.LIFTED),
            title,
            Scroll(text, self._blocks(canvas, text, page.blocks), key="text"),
            *buttons,
        ]

    def _contents(self, canvas: Canvas, area: pygame.FRect, titles: Sequence[str]) -> Scroll:
        at = area.left + 12, area.top + 4
        children: list[Widget] = [
            Label.measured(canvas, at, area.w - 30, tr("How to play"), "heading", theme.OCHRE_LT)
        ]
        y = children[0].rect.bottom + 8
        for place, title in enumerate(titles):
            height = max(theme.TARGET, canvas.measure(title, "strong", area.w - 48)[1] + 16)
            entry, press = (area.left + 4, y, area.w - 24, height), partial(self.turn, place)
            children.append(Entry(entry, title, press, f"page {place}", place == self.place))
            y += height + 2
        return Scroll(area, children, key="contents")

    def _blocks(self, canvas: Canvas, area: pygame.FRect, blocks: Sequence[Block]) -> list[Widget]:
        made: list[Widget] = []
        y, wide = area.top + 4, area.w - 26
        marked = self.marked.block if self.marked is not None else None
        items = max(canvas.measure(f"{sign} ", "lead")[0] for sign in ("0.", *(b.sign for b in blocks))) + 14
        for number, block in enumerate(blocks):
            if block.kind is Kind.PICTURES:
                *size, names = block.text.split(":")
                for row, height in _rows(canvas, names.split(), float(size[0]) if size else _FIGURE, wide):
                    made.append(Figures((area.left, y + 4, wide, height), row))
                    y += height + _BESIDE
                y += 6
                continue
            indent = {Kind.TEXT: 0.0, Kind.ITEM: items, Kind.RULING: 22.0}[block.kind]
            style, colour = ("aside", theme.COBALT_DK) if block.kind is Kind.RULING else ("lead", theme.INK)
            height = canvas.measure(block.text, style, wide - indent)[1]
            if number == marked:
                made.append(Marked((area.left, y - 4, wide + 6, height + 8)))
            if block.sign:
                made.append(Label((area.left + 10, y, indent, height), block.sign, "lead", theme.ALMAGRE_DK))
            kind = Ruling if block.kind is Kind.RULING else Label
            made.append(kind((area.left + indent, y, wide - indent, height), block.text, style, colour))
            y += height + (4 if block.kind is Kind.ITEM else 12)
        return made


def _widths(canvas: Canvas, names: Sequence[str], height: float) -> list[float]:
    return [height * width / high for width, high in map(canvas.art.size, names)]


def _across(widths: Sequence[float]) -> float:
    return sum(widths) + _BESIDE * (len(widths) - 1)


def _rows(
    canvas: Canvas, names: Sequence[str], height: float, wide: float
) -> Iterator[tuple[Sequence[str], float]]:
    """As few rows of pictures as there is room for, with their height, which grows with the text size."""
    grown = height * canvas.lettering.factor
    grown *= min(1.0, wide / max(_widths(canvas, names, grown)))
    for count in range(1, len(names) + 1):
        each = ceil(len(names) / count)
        rows = [names[start : start + each] for start in range(0, len(names), each)]
        if count == len(names) or all(_across(_widths(canvas, row, grown)) <= wide for row in rows):
            yield from ((row, grown) for row in rows)
            return
