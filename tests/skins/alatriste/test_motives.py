"""Why a bot did something: what all can see of it is true, and there is nearly always something."""

from __future__ import annotations

from typing import Any

import pytest

from game.alatriste import GAME
from game.alatriste.odds import odds
from game.alatriste.tokens import SEAT
from game.bots.characters import find_character
from game.bots.reasons import is_open
from game.bots.think import think
from game.core.action import Action, action
from game.core.rng import Rng
from game.core.script import Ask
from game.core.seat import Seat
from game.core.table import Table
from maps.reader import graph_of
from scenes.screenshots.arrange import seats
from scenes.skins.alatriste.words.motives import motive
from scenes.skins.alatriste.words.questions import Words
from scenes.table.bot_jobs import without_search
from scenes.ui.input import Act, Key
from tests.alatriste.table import playing, position, seat
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin

SEATS = tuple(Seat(place, name, GAME.meta.colours[place]) for place, name in enumerate(("Amaya", "Bruno")))
ROUNDS = 12
MOST = 0.95
"""Of so many answers that one would ask about there is something to be seen."""


def said(ask: Ask, answer: Action, state: Any, chances: bool = True) -> str | None:
    """What seat 1 is told of an answer of seat 0."""
    return motive(Words(SEATS), ask, answer, GAME.view(state, 1), chances)


def test_nearly_everything_that_bots_do_in_the_open_has_a_reason_that_all_can_see() -> None:
    table = Table(GAME, seats(GAME, 4, 1), 3, {"cap": ROUNDS}, graph_of(GAME))
    who, rng, told = without_search(find_character("lola", "alatriste")), Rng(3), list[str]()
    words = Words(table.seats)
    while (ask := table.ask) is not None:
        answer, audience = think(GAME, table.view(ask.seat), ask, rng.split(), who).action, table.view(0)
        words.view = audience
        found = motive(words, ask, answer, audience)
        asked = ask.seat and len(ask.for_bots) > 1
        if asked and found is not None and is_open(GAME, audience, ask, answer, rng.split()):
            told.append(found)
        table.play(ask.seat, answer)
    assert len(told) > 2 * ROUNDS
    assert sum(map(bool, told)) >= MOST * len(told)


def test_the_chance_of_a_fight_is_the_exact_one_and_is_not_told_to_whoever_wants_none() -> None:
    state = position(seat("prado", fencing=6), seat("rastro", fencing=4), frames=playing())
    ask = Ask(0, "alatriste.combat", (action("combat", SEAT[1]), action("pass")))
    found = odds(GAME.view(state, 1), 0, 1, duel=False, brings=True)
    words = f"{round(100 * found.win)} % to beat **Bruno**"
    assert all(words in there(said(ask, option, state)) for option in ask.options)
    assert "%" not in there(said(ask, ask.options[0], state, chances=False))


@pytest.mark.parametrize(("verb", "prompt"), [("pass", "window"), ("stop", "play"), ("cancel", "offer")])
def test_nobody_asks_why_nothing_was_done(verb: str, prompt: str) -> None:
    state = position(seat("prado"), seat("rastro"), frames=playing())
    assert said(Ask(0, f"alatriste.{prompt}", (action(verb), action("other"))), action(verb), state) is None


def test_whoever_asks_why_is_told_what_all_can_see(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    told = []
    while scene.table.ask is not None and len(scene.table.record.actions) < 120:
        scene.director.finish()
        scene.hints.asking = False
        scene.handle(Key(Act.WHY))
        if scene.hints.asking and scene.hints.panel is not None:
            told.append("\n".join(scene.hints.panel.lines))
        scene.session.think(scene.table.ask)
    assert len(set(told)) > 8
    assert all("Everybody sees: " in words for words in told)
