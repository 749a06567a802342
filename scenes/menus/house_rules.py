"""House rules by name: to save what the lobby has now, to choose, to share as text, and to delete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.errors import UserError
from game.core.game import Option, Value
from game.storage.house_rules import LONGEST_NAME, HouseRules, differing, house_name, parse_house_rules
from game.translation import tr
from scenes.menus.form_layout import Row
from scenes.menus.list_page import RowButtons
from scenes.menus.lobby_seats import LobbyOptions
from scenes.menus.menu import MenuChoice, MenuScene, edge_buttons, heading, paper_below
from scenes.menus.words_scene import WordsScene
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.clipboard import copy, is_copy, is_paste, pasted
from scenes.ui.controls import ARROWS, Control
from scenes.ui.input import Key, Pointer
from scenes.ui.scene import STAY, Pop, Push, Transition
from scenes.ui.widgets import Label, Scroll, Widget


class HouseChoice:
    """Which set the options of the lobby are; the one called `name` before others that are the same."""

    def __init__(self, services: Services, options: LobbyOptions, name: str = "") -> None:
        self.book, self.options, self.name = services.house_book, options, name
        self.read()

    def read(self) -> None:
        """Read which sets there are for this game."""
        self.sets = self.book.of(self.options.meta)

    @property
    def now(self) -> dict[str, Value]:
        """The options that people set otherwise than the game has them by itself."""
        return differing(self.options.meta, self.options.decided)

    @property
    def current(self) -> str:
        """The name of the set; "" if there is none with just these options."""
        alike = [one for one in self.sets if one.options == self.now]
        named = [one.name for one in alike if one.options or one.name == self.name]
        return self.name if self.name in named else next(iter(named), "")

    def choose(self, one: HouseRules) -> None:
        """Set the options that a set names, and leave all others to what the game suggests."""
        self.name = one.name
        for option in self.options.meta.options:
            if option.key in one.options:
                self.options.decide(option.key, one.options[option.key])
            elif not option.per_seat:
                self.options.leave(option.key)


class HouseRow(Control[None]):
    """The row of the lobby that names the set and leads to all of them."""

    def __init__(self, rect: pygame.FRect, house: HouseChoice, lead: Callable[[], Transition]) -> None:
        tip = tr("Rules with a name: save them, choose some, or share them as text.")
        super().__init__(rect, tr("House rules"), None, lambda _: None, key="house", tip=tip)
        self._house, self._lead = house, lead

    @property
    def value_text(self) -> str:
        return self._house.current or (tr("not saved") if self._house.now else tr("the usual"))

    def draw_value(self, canvas: Canvas, area: pygame.FRect) -> None:
        canvas.nine("ui/field", area)
        x, y = area.right - 20, area.centery
        colour = theme.ALMAGRE if self.hovered or self.focused else theme.SEPIA
        canvas.polygon([(x - 5, y - 8), (x + 6, y), (x - 5, y + 8)], colour)
        words = area.inflate(-ARROWS, 0)
        canvas.text(self.value_text, *words.center, "strong", theme.INK, anchor="center middle",
                    width=words.w, box=words)  # fmt: skip

    def pointer(self, item: Pointer) -> Transition | None:
        released = item.kind == "up" and item.button == 1
        return self._lead() if released and self.target.collidepoint(item.pos) else STAY

    def turn(self, by: int) -> Transition:
        return STAY if by else self._lead()


def house_row(house: HouseChoice, lead: Callable[[], Transition]) -> Row:
    """The row of the lobby that leads to the house rules."""
    names = [tr("not saved"), tr("the usual"), *(one.name for one in house.sets)]
    return Row(tr("House rules"), 0.45, lambda rect: HouseRow(rect, house, lead), names)


class HouseRulesScene(MenuScene):
    """A row for each set of a game; `done` is called once the lobby is seen again."""

    backdrop = "ui/lobby"
    music = None
    first = "save"

    def __init__(self, services: Services, house: HouseChoice, done: Callable[[], None]) -> None:
        super().__init__(services)
        self.house, self._done = house, done
        self._sure = ""
        """The set that a second press deletes."""

    # --- where everything lies ---

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, tr("House rules"))
        paper = paper_below(canvas, title)
        inner = paper.rect.inflate(-56, -44)
        right = [
            MenuChoice("paste", tr("Paste"), self.paste),
            MenuChoice("save", tr("Save these"), self.ask_name, "gold"),
        ]
        buttons = edge_buttons(canvas, inner, [MenuChoice("back", tr("Back"), self.back)], right)
        top = buttons[0].rect.top
        said = Label.measured(canvas, inner.topleft, inner.w, self.message or " ", "body", theme.ALMAGRE_DK)
        said.rect.bottom = top - 8
        rows = pygame.FRect(inner.topleft, (inner.w, said.rect.top - 6 - inner.top))
        return [title, paper, Scroll(rows, self._rows(canvas, rows)), said, *buttons]

    def _rows(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        meta, now = self.house.options.meta, self._told(self.house.now)
        about = tr("{game}, as it is set now: {rules}", game=tr(meta.name), rules=now)
        made: list[Widget] = [
            Label.measured(canvas, (area.left + 14, area.top + 4), area.w - 40, about, "body", theme.SEPIA)
        ]
        for place, one in enumerate(self.house.sets):
            y = max(widget.rect.bottom for widget in made) + 18
            made += self._row(canvas, one, place, pygame.FRect(area.left + 14, y, area.w - 40, 0))
        if not self.house.sets:
            at = area.left + 14, made[0].rect.bottom + 18
            words = tr("No rules have a name yet. Save these, or paste what somebody has sent you.")
            made.append(Label.measured(canvas, at, area.w - 40, words, "lead"))
        return made

    def _row(self, canvas: Canvas, one: HouseRules, place: int, area: pygame.FRect) -> list[Widget]:
        sure, is_current = self._sure == one.name, self.house.current == one.name
        choices = [
            MenuChoice(f"choose {place}", tr("Chosen") if is_current else tr("Choose"),
                       partial(self.choose, one), "gold" if is_current else "paper",
                       tip=tr("Play by '{name}'", name=one.name)),
            MenuChoice(f"copy {place}", tr("Copy"), partial(self.copy, one),
                       tip=tr("Copy '{name}' as text", name=one.name)),
            MenuChoice(f"delete {place}", tr("Really delete?") if sure else tr("Delete"),
                       partial(self.delete, one), "red" if sure else "paper",
                       tip=tr("Delete '{name}'", name=one.name)),
        ]  # fmt: skip
        buttons = RowButtons(canvas, choices, area)
        name = Label.measured(canvas, area.topleft, buttons.wide, one.name, "heading", theme.ALMAGRE_DK)
        at = area.left, name.rect.bottom + 2
        rules = Label.measured(canvas, at, buttons.wide, self._told(one.options), "body", theme.INK)
        return [name, rules, *buttons.laid(area.top if buttons.beside else rules.rect.bottom + 6)]

    def _told(self, options: dict[str, Value]) -> str:
        """What some options say, in words."""
        known = {option.key: option for option in self.house.options.meta.options}
        said = [f"{tr(known[key].name)}: {_worded(known[key], value)}" for key, value in options.items()]
        return "; ".join(said) or tr("all as the game has it")

    # --- what is done ---

    def back(self) -> Transition | None:
        return Pop(self._done)

    def key(self, item: Key) -> Transition | None:
        if is_paste(item):
            self.paste()
        elif is_copy(item):
            self._copy_pointed_at()
        else:
            return super().key(item)
        return None

    def choose(self, one: HouseRules) -> Transition | None:
        """Set the lobby's options as a set has them, and go back there."""
        self.house.choose(one)
        return self.back()

    def copy(self, one: HouseRules) -> None:
        """Copy a set as text, and say so."""
        self._act(partial(copy, one.text()), tr("'{name}' was copied as text.", name=one.name))

    def _copy_pointed_at(self) -> None:
        """Copy the set that keys have led to, else the one by which is played, if there is one."""
        chosen = self.page.ring.current
        place = chosen.key.rpartition(" ")[2] if chosen is not None else ""
        sets = self.house.sets
        wanted = (
            [sets[int(place)]] if place.isdecimal() else [s for s in sets if s.name == self.house.current]
        )
        if wanted:
            self.copy(wanted[0])

    def paste(self) -> None:
        """Keep the set in the clipboard, or say what is wrong with it."""
        try:
            new = parse_house_rules(pasted(), self.house.options.meta)
        except UserError as fault:
            self._say(tr(fault.text, **fault.values))
        else:
            self._keep(new)

    def ask_name(self) -> Transition:
        """Ask how the options of the lobby are to be called."""
        about = tr("The record and the results of a game say by which house rules it was played.")
        usual = (tr("as at Grandma's"), tr("as on Sundays"), tr("as with the neighbours"))
        return Push(
            WordsScene(
                self.services, tr("House rules"), about, self.house.current,
                longest=LONGEST_NAME, suggestions=usual, done=self._save,
            )
        )  # fmt: skip

    def _save(self, words: str) -> None:
        name = house_name(words)
        if not name:
            self._say(tr("House rules need a name."))
            return
        kept = self._keep(HouseRules(name, self.house.options.meta.id, self.house.now))
        self.house.name = kept or self.house.name
        self.relayout()

    def _keep(self, new: HouseRules) -> str:
        """Keep a set under a name that no other has, and say so; return the name, "" if it cannot be kept."""
        new = self.house.book.freely_named(new)
        done = tr("'{name}' is kept.", name=new.name)
        self._act(partial(self.house.book.put, new), done)
        return new.name if self.message == done else ""

    def delete(self, one: HouseRules) -> None:
        """Delete a set, once this is pressed for the second time."""
        if self._sure != one.name:
            self._sure = one.name
            self.relayout()
            return
        self._act(partial(self.house.book.delete, one), tr("'{name}' is deleted.", name=one.name))

    def _act(self, act: Callable[[], object], done: str) -> None:
        self.attempt(act, done)
        self.house.read()
        self._say(self.message)

    def _say(self, words: str) -> None:
        self.message, self._sure = words, ""
        self.relayout()
        self.services.stream.tell(words)


def _worded(option: Option, value: Value) -> str:
    """The value of an option in words."""
    if isinstance(value, bool):
        return tr("on") if value else tr("off")
    return next((tr(name) for choice, name in option.choices if choice == value), str(value))
