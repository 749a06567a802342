"""The options of a game as rows of a form."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from game.core.game import Option, Value
from game.translation import tr
from scenes.menus.form_layout import Line, Note, Row, Section
from scenes.menus.lobby_options import LobbyOptions
from scenes.ui.controls import Choice, Toggle

V = TypeVar("V")

FEW = 3
"""Up to so many options all are shown; otherwise all but the first are folded."""
WORDS_SHARE, TOGGLE_SHARE = 0.45, 0.8
_SEAT = re.compile(r"seat(\d+)")


class OptionRows:
    """The rows of a game's options. `relayout` is called when other rows have to be shown."""

    def __init__(self, options: LobbyOptions, relayout: Callable[[], object]) -> None:
        self.options, self._relayout = options, relayout
        self._unfolded = False

    def sections(self, before: Sequence[Row]) -> list[Section]:
        """The rows `before`, and those of the options, in sections."""
        options = [option for option in self.options.meta.options if not option.per_seat]
        folds = len(self.options.meta.options) > FEW
        shown = options[:1] if folds else options
        rows: list[Line] = [*before, *(line for option in shown for line in self._option(option))]
        if folds:
            rows.append(toggle_row("unfold", tr("Every house rule and switch"), self._unfolded, self._unfold))
        made = [Section(tr("How to play it"), rows)]
        if folds and self._unfolded:
            made.append(Section("", [line for option in options[1:] for line in self._option(option)]))
            made += [self._seats(option) for option in self.options.meta.options if option.per_seat]
        return made

    def _unfold(self, on: bool) -> None:
        self._unfolded = on
        self._relayout()

    def _option(self, option: Option) -> list[Line]:
        value = self.options.values[option.key]
        words, tip, key = tr(option.name), tr(option.text), f"option {option.key}"
        act = partial(self._decide, option)
        if isinstance(option.default, bool):
            return [toggle_row(key, words, bool(value), act, tip)]
        choices = [
            (choice, said)
            for choice, name in option.choices
            if (said := self._words_of(choice, name)) is not None
        ]
        if all(value != choice for choice, _ in choices):
            value = option.default
            self.options.decide(option.key, value)
        rows: list[Line] = [choice_row(key, words, choices, value, act, tip)]
        if option.sentences:
            rows.append(Note(tr(option.sentences[[choice for choice, _ in option.choices].index(value)])))
        return rows

    def _decide(self, option: Option, value: Value) -> None:
        self.options.decide(option.key, value)
        if option.sentences:
            self._relayout()

    def _words_of(self, choice: Value, name: str) -> str | None:
        """The words for a value: for `seat3` the name of the third seat, None if there is none."""
        seat = _SEAT.fullmatch(str(choice))
        if seat is None:
            return tr(name)
        seats, index = self.options.seats, int(seat[1]) - 1
        return seats.rows[seats.taken[index]].name if index < len(seats.taken) else None

    def _seats(self, option: Option) -> Section:
        seats = self.options.seats
        rows: list[Line] = [Note(tr(option.text))]
        for place in seats.taken:
            on, act = self.options.is_on(option.key, place), partial(self.options.turn, option.key, place)
            rows.append(toggle_row(f"{option.key} {place}", seats.rows[place].name, on, act))
        return Section(tr(option.name), rows)


def toggle_row(key: str, words: str, on: bool, act: Callable[[bool], None], tip: str = "") -> Row:
    """A row with a toggle."""
    return Row(
        words, TOGGLE_SHARE,
        lambda rect: Toggle(rect, words, on, act, key=key, tip=tip),
    )  # fmt: skip


def choice_row(
    key: str, text: str, choices: Sequence[tuple[V, str]], value: V, act: Callable[[V], None], tip: str = ""
) -> Row:
    """A row with a choice."""
    return Row(
        text, WORDS_SHARE,
        lambda rect: Choice(rect, text, choices, value, act, key=key, tip=tip),
        [name for _, name in choices],
    )  # fmt: skip
