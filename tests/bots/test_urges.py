"""Tempers: who is bold, greedy or harsh plays so, and is measured against the same bot without the urge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from game import find
from game.bots.characters import Character, characters, find_character
from game.bots.think import choose
from game.core.action import Action
from game.core.game import Options, Trait, new_state, resolve_options
from game.core.rng import Rng
from game.core.script import Ask, State, advance
from maps.reader import graph_of
from tests.needs import mostly_long

SHORT: dict[str, Options] = {"bulls": {"days": 1}, "toruro": {"preset": "mesa"}, "alatriste": {"cap": 30}}
GAMES = {"bulls": 20, "toruro": 20, "alatriste": 14}
SELDOM = {("alatriste", "greedy"): 50}
"""More games where a temper has few occasions: what belongs to a trade is decided by its worth alone."""
TEMPERS = [
    ("bulls", "maite", "bold", 0.15),
    ("bulls", "remedios", "bold", -0.1),
    ("bulls", "cosme", "greedy", 0.0),
    ("toruro", "curro", "bold", 0.1),
    ("toruro", "remedios", "bold", -0.1),
    ("toruro", "cosme", "greedy", 0.05),
    ("alatriste", "rodrigo", "bold", 0.3),
    ("alatriste", "remedios", "bold", -0.1),
    ("alatriste", "cosme", "greedy", 0.05),
]


def decisions(game_id: str, bot: Character, games: int = 0) -> Iterator[tuple[Any, Ask, Action]]:
    """What that bot decides in so many games against regulars, or the usual number."""
    game, board = find(game_id), graph_of(find(game_id))
    seats = game.meta.seats[0]
    teo = find_character("teo", game_id)
    for seed in range(games or GAMES[game_id]):
        state: State = new_state(game, seats, seed + 1, resolve_options(game.meta, SHORT[game_id]), board)
        minds = [Rng(10 * seed + seat) for seat in range(seats)]
        ask = advance(state)
        while ask is not None:
            own = ask.seat == seed % seats
            view = game.view(state, ask.seat)
            answer = choose(game, view, ask, minds[ask.seat], bot if own else teo)
            if own and len(ask.for_bots) > 1:
                yield state, ask, answer
            ask = advance(state, answer)


def share(game_id: str, bot: Character, trait: Trait) -> float:
    """How often the bot did what has the trait, where it could also have done otherwise."""
    game, could, did = find(game_id), 0, 0
    for state, ask, answer in decisions(game_id, bot, SELDOM.get((game_id, trait), 0)):
        style = game.style(state, ask)[: len(ask.for_bots)]
        having = [trait in row for row in style]
        if any(having) and not all(having):
            could += 1
            did += trait in style[list(ask.for_bots).index(answer)]
    assert could >= 15
    return did / could


@pytest.mark.parametrize(
    ("game", "name", "trait", "more"), mostly_long(TEMPERS, [row for row in TEMPERS if row[0] == "bulls"])
)
def test_a_temper_shows_in_what_is_played(game: str, name: str, trait: Trait, more: float) -> None:
    bot = find_character(name, game)
    with_it, without = share(game, bot, trait), share(game, replace(bot, urges={}), trait)
    assert with_it - without >= more if more >= 0 else with_it - without <= more


def test_the_fearless_soldier_refuses_no_duel_while_he_has_more_than_three_vigour() -> None:
    rodrigo = find_character("rodrigo", "alatriste")
    duels = [
        answer.verb
        for state, ask, answer in decisions("alatriste", rodrigo)
        if ask.prompt in ("alatriste.challenge", "alatriste.accept") and state.players[ask.seat].vigour > 3
    ]
    assert len(duels) >= 5
    assert set(duels) == {"challenge", "accept"}


@pytest.mark.parametrize("game", ["bulls", "toruro", "alatriste"])
def test_every_option_has_its_traits(game: str) -> None:
    teo = find_character("teo", game)
    for state, ask, _ in decisions(game, teo):
        style = find(game).style(state, ask)
        assert len(style) == len(ask.options)
        assert {trait for row in style for trait in row} <= {"bold", "harsh", "greedy"}


def test_nobody_has_an_urge_that_no_game_of_theirs_knows() -> None:
    known = {(game, trait) for game, name, trait, _ in TEMPERS} | {("bulls", "harsh"), ("alatriste", "harsh")}
    for row in characters():
        for trait in row.urges:
            assert any(row.plays(game) for game, own in known if own == trait)
