"""For whom a game counts in which seats were passed on, and whose decisions are spoken of afterwards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game import GAMES
from game.core.game import AnyGame
from game.core.record import Record
from game.core.seat import Former
from game.core.table import Table, replay
from game.review.holders import holders
from game.storage.saves import read_record
from maps.reader import graph_of
from tests.review.test_achievement import GOLDEN
from tests.review.test_decisive_moments import gone_through

EVERY_GAME = pytest.mark.parametrize("name", ["bulls_3_seats", "toruro_5_seats", "alatriste_2_seats"])


def handed_over(name: str, share: float) -> tuple[AnyGame, Record, int]:
    """A game in which Ana left the first seat to Bea after that share of its decisions; and when."""
    record = read_record(GOLDEN / f"{name}.sobremesa")
    game, places = GAMES[record.game], list[int]()

    def watch(table: Table[Any, Any]) -> None:
        if table.ask is not None and table.ask.seat == 0 and len(table.ask.options) > 1:
            places.append(len(table.record.actions))

    replay(game, record, graph_of(game), watch)
    ana, *others = (replace(seat, bot=None) for seat in record.seats)
    until = places[int(share * len(places))]
    record.seats = (replace(ana, name="Bea"), *others)
    record.former = (Former(replace(ana, name="Ana"), until),)
    return game, record, until


@EVERY_GAME
def test_a_game_counts_for_whoever_made_more_than_half_of_their_seats_decisions(name: str) -> None:
    game, record, _ = handed_over(name, 0.3)
    assert holders(game, record, graph_of(game)) == {*range(len(record.seats))}
    game, record, _ = handed_over(name, 0.7)
    assert holders(game, record, graph_of(game)) == {*range(1, len(record.seats))}


@EVERY_GAME
def test_only_those_who_sit_there_at_the_end_have_moments_and_those_of_their_own(name: str) -> None:
    game, record, until = handed_over(name, 0.5)
    found = gone_through(game, record, graph_of(game))
    own = [decision.place for decision in found.decisions if decision.seat == 0]
    assert own
    assert min(own) >= until
    whole = gone_through(game, replace(record, former=()), graph_of(game))
    later = [made for made in whole.decisions if made.seat or made.place >= until]
    assert [made.place for made in found.decisions] == [made.place for made in later]
    if found.fall is not None and found.fall.seat == 0:
        assert found.fall.before.decisions >= until
