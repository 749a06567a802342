"""What is told of a bot's thoughts, and what a hint says, gives away nothing that lies hidden."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from game import GAMES
from game.bots.characters import Character, find_character
from game.bots.reasons import SeenDecision, advise, disclose, is_open
from game.bots.think import Thought, choose, think
from game.core.action import action
from game.core.game import AnyGame
from game.core.rng import Rng
from game.core.script import Ask, State, advance, pending
from maps.reader import graph_of
from tests.pile import PILE

EVERY_GAME = pytest.mark.parametrize("game", (PILE, *GAMES.values()), ids=lambda game: game.meta.id)
SEATS = 3
SAMPLE, MOST = 7, 60
"""Every so many positions one is looked at, which is enough of a whole game; and so many at most."""


def positions(game: AnyGame, seed: int, every: int = SAMPLE) -> Iterator[tuple[State, Ask]]:
    """Positions all over a game between regulars that have something to decide."""
    rng, teo = Rng(seed), find_character("teo", game.meta.id)
    options = {option.key: option.default for option in game.meta.options}
    state: State = game.setup(SEATS, options, rng.split(), graph_of(game))
    ask, count = advance(state), 0
    while ask is not None and count < MOST * every:
        if len(ask.for_bots) > 1:
            count += 1
            if count % every == 0:
                yield state, ask
        ask = advance(state, choose(game, game.view(state, ask.seat), ask, rng, teo))


def searcher(game: AnyGame) -> Character:
    """The master, in a hurry."""
    return structs.replace(find_character("master", game.meta.id), iterations=12)


def thought_in(game: AnyGame, state: State, ask: Ask, seed: int) -> Thought:
    """What the seat that is asked there thinks."""
    return think(game, game.view(state, ask.seat), ask, Rng(seed), searcher(game))


def moment(
    game: AnyGame, state: State, ask: Ask, audience: int | None, thought: Thought
) -> SeenDecision[Any]:
    """That decision, as all who know something of it saw it."""
    own = game.view(state, ask.seat)
    return SeenDecision(game.view(state, audience), game.view(state, None), own, ask, thought)


@EVERY_GAME
def test_nothing_that_is_told_changes_when_only_hidden_facts_change(game: AnyGame) -> None:
    hidden, told = Rng(3), 0
    for number, (state, ask) in enumerate(positions(game, 4, 1 if game is PILE else SAMPLE)):
        audience = (None, (ask.seat + 1) % SEATS)[number % 2]
        thought = thought_in(game, state, ask, number)
        twin = game.determinize(game.view(state, audience), hidden)
        other = pending(twin)
        assert other is not None and other.seat == ask.seat
        elsewhere = replace(thought_in(game, twin, other, number), action=thought.action)
        moments = [
            moment(game, state, ask, audience, thought),
            moment(game, twin, other, audience, elsewhere),
        ]
        first, second = (disclose(game, [each], Rng(5), searcher(game)) for each in moments)
        assert first == second
        told += first is not None
    assert told > 0


@EVERY_GAME
def test_a_hint_stays_the_same_when_only_hidden_facts_change(game: AnyGame) -> None:
    hidden = Rng(6)
    for state, ask in positions(game, 7):
        twin = game.determinize(game.view(state, ask.seat), hidden)
        other = pending(twin)
        assert other is not None
        here = advise(game, game.view(state, ask.seat), ask, Rng(8), searcher(game))
        assert advise(game, game.view(twin, ask.seat), other, Rng(8), searcher(game)) == here
        assert here.actions[0] in ask.options


OPEN = {
    "bulls": {"bulls.choose_sign", "bulls.choose_face", "bulls.choose_roundabout"},
    "toruro": {"toruro.go"},
    "alatriste": {"alatriste.move"},
}
HIDDEN = {
    "bulls": {"bulls.play_card", "bulls.keep_cards"},
    "toruro": {"toruro.exchange", "toruro.play"},
    "alatriste": {"alatriste.hand"},
}


def spoken_of(game: AnyGame, state: State, ask: Ask) -> bool:
    """Something may be told to the next seat of any answer to that question."""
    rng = Rng(9)
    seen = game.view(state, (ask.seat + 1) % SEATS)
    return is_open(game, seen, ask, rng.pick(ask.for_bots), rng)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
def test_what_cards_ask_is_not_spoken_of(game: AnyGame) -> None:
    found: dict[str, set[bool]] = defaultdict(set)
    for state, ask in positions(game, 1, 1):
        found[ask.prompt].add(spoken_of(game, state, ask))
    for prompt in OPEN[game.meta.id] & found.keys():
        assert True in found[prompt], prompt
    for prompt in HIDDEN[game.meta.id] & found.keys():
        assert found[prompt] == {False}, prompt
    assert OPEN[game.meta.id] & found.keys()


def test_a_question_that_nobody_else_can_imagine_is_not_spoken_of() -> None:
    game = GAMES["toruro"]
    state, ask = next((state, ask) for state, ask in positions(game, 1, 1) if spoken_of(game, state, ask))
    assert not spoken_of(game, state, ask._replace(options=(*ask.options, action("promise"))))


def test_what_is_sealed_is_not_spoken_of_before_it_is_opened() -> None:
    game = GAMES["alatriste"]
    splits = [
        (game.clone(state), ask) for state, ask in positions(game, 1, 1) if ask.prompt == "alatriste.split"
    ]
    assert [spoken_of(game, *split) for split in splits[:SEATS]] == [False, False, True]


def test_a_bot_that_knows_no_more_than_everybody_is_quoted() -> None:
    quoted = 0
    for game in (PILE, *GAMES.values()):
        for state, ask in positions(game, 10, 1):
            here = moment(game, state, ask, None, thought_in(game, state, ask, 11))
            said = disclose(game, [here], Rng(11), searcher(game))
            ignorant = replace(here.own, seat=None) == here.public
            assert said is None or said.own == ignorant
            quoted += said is not None and said.own
    assert quoted > 0


def test_the_last_decision_that_can_be_told_is_told() -> None:
    game = GAMES["toruro"]
    state, ask = next((game.clone(s), a) for s, a in positions(game, 12, 1) if a.prompt == "toruro.go")
    hidden, play = next((game.clone(s), a) for s, a in positions(game, 12, 1) if a.prompt == "toruro.play")
    moments = [
        moment(game, state, ask, (ask.seat + 1) % SEATS, thought_in(game, state, ask, 1)),
        moment(game, hidden, play, (play.seat + 1) % SEATS, thought_in(game, hidden, play, 1)),
    ]
    said = disclose(game, moments, Rng(2), searcher(game))
    assert said is not None
    assert said.place == 0
    assert not said.own
