"""Games in one line in the window: written, opened, and gone on with."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game import find
from game.translation import tr
from scenes.services import Services
from scenes.voice.stream import people_names

if TYPE_CHECKING:
    from game.core.event import Event
    from game.core.record import Record
    from game.core.table import Table
    from scenes.menus.pasted import PastedScene
    from scenes.table.session import TableSession


def line_of(record: Record, named: bool = False) -> str:
    """Return the game of a record in one line, with what people have called themselves if it is `named`.

    Raises UserError: it cannot be played by these rules.
    """
    from game.bots.characters import names_by_number
    from game.core.line import write_line
    from maps.reader import graph_of

    game = find(record.game)
    return write_line(game, record, graph_of(game), [*names_by_number()], named=named)


def line_for_report(record: Record) -> str:
    """Return the game of a record in one line, or as much of it as can be played; "" if nothing can."""
    for lost in (0, 1):
        begun = replace(record, actions=record.actions[: len(record.actions) - lost], position="")
        with suppress(Exception):  # what broke the game may break its line
            return line_of(begun)
    return ""


def open_line(services: Services, sit: Callable[..., TableSession], text: str) -> PastedScene:
    """Return the scene of the game whose line stands in that text; `sit` makes the session of a table.

    Raises UserError: there is none, or what is wrong with it.
    """
    from game.bots.characters import check_seats, names_by_number
    from game.core.line import OtherRulesError, game_in, line_within, read_line
    from game.core.table import Table
    from maps.reader import graph_of
    from scenes.menus.pasted import PastedGame, PastedScene

    text, history = line_within(text), list["Event"]()
    game = find(game_in(text))
    board = graph_of(game)

    def watch(table: Table[Any, Any]) -> None:
        history.extend(table.events(None))

    try:
        found = read_line(game, text, board, names_by_number(), people_names(), watch)
    except OtherRulesError as other:
        check_seats(game.meta, other.start.seats)
        start = Table(game, other.start.seats, other.start.seed, other.start.options, board)
        refusal = tr(other.text, **other.values)
        return PastedScene(services, PastedGame(game, start.record, refusal=refusal))
    table = found.table
    check_seats(game.meta, table.seats)
    results = None
    if table.ask is None:
        session = sit(table, history=history)
        results = session.skin.results(table.view(None), session.chronicle.lines)
    return PastedScene(services, PastedGame(game, table.record, found.decision, results))
