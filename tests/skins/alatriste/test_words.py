"""What is said: every question, answer, event and refusal of whole games has words in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from game.alatriste import GAME, events, events_combat
from game.alatriste.events import AudienceHeld, CardTaken, Chosen
from game.alatriste.tokens import BOX, CARD
from game.alatriste.view import REASONS, AlatristeView, view
from game.core.action import Token, action, token
from game.core.event import Event, Rolled
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import use
from scenes.skins.alatriste import event_table
from scenes.skins.alatriste.words import answers
from scenes.skins.alatriste.words.answers import refusal
from scenes.skins.alatriste.words.chronicle_contests import results
from scenes.skins.alatriste.words.explain import Explain, reasons
from scenes.skins.alatriste.words.questions import Words
from scenes.stage.pieces import Piece
from scenes.stage.results import amount
from tests.alatriste.walk import walk
from tests.narrow import there

NAMES = ("Amaya", "Bruno", "Carmen", "Diego", "Elena", "Iker")
SEATS = tuple(Seat(place, name, GAME.meta.colours[place]) for place, name in enumerate(NAMES))
LANGUAGES = pytest.mark.parametrize("language", ["en", "es"])
GAMES = ((3, 5), (6, 1), (4, 6), (2, 9))
"""Seats and seeds of games in which nearly everything happens."""
SELDOM = {"alatriste.restart", "alatriste.rescue", "alatriste.save", "alatriste.purse", "alatriste.hurt"}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """English again, whatever a test spoke."""
    yield
    use("en")


def whole(text: str) -> bool:
    """Words, with all their places filled."""
    return bool(text.strip()) and not re.search(r"\{\w*\}", text)


@LANGUAGES
def test_every_question_every_answer_and_every_event_has_words(language: str) -> None:
    use(language)
    words = Words(SEATS)
    asked: set[str] = set()
    told: set[type[Event]] = set()
    for seats, seed in GAMES:
        for state, ask in walk(seats, seed):
            words.view = view(state, ask.seat)
            assert whole(words.prompt(ask)), ask.prompt
            for option in ask.options if len(ask.options) < 12 else ask.options[:12]:
                assert whole(answers.label(words, option, ask, 0)), (ask.prompt, option)
            asked.add(ask.prompt)
            assert state.events is not None
            for event in state.events:
                line = event_table.line(words, event)
                told.add(type(event))
                assert line is None or (whole(line.text) and line.rule == event.rule), event
            state.events.clear()
    assert set(event_table.SHOWN) >= told and len(told) > 45
    assert len(asked) > 25, asked


def test_no_kind_of_event_goes_untold() -> None:
    rooms = (events, events_combat)
    kinds = {kind for room in rooms for kind in vars(room).values() if isinstance(kind, type)}
    ours = {
        kind for kind in kinds if issubclass(kind, Event) and kind.__module__.startswith("game.alatriste")
    }
    ours.remove(events.SeatEvent)  # what they have in common
    assert len(ours) > 40
    assert ours <= set(event_table.SHOWN)


@LANGUAGES
def test_every_refusal_has_a_sentence(language: str) -> None:
    use(language)
    assert all(whole(refusal(code)) for code in REASONS)


@cache
def positions() -> list[tuple[Ask, AlatristeView]]:
    return [(ask, view(state, ask.seat)) for place, (state, ask) in enumerate(walk(5, 4)) if not place % 40]


@LANGUAGES
def test_everything_on_the_table_can_be_explained(language: str) -> None:
    use(language)
    words = Words(SEATS)
    kinds = [("box", range(43)), ("seat", range(5)), ("pawn", range(5)), ("patrol", range(1)),
             ("stat", range(4)), ("deck", range(1)), ("pile", range(1))]  # fmt: skip
    for ask, found in positions():
        words.view = found
        explain = Explain(found, words)
        for kind, ids in kinds:
            for number in ids:
                assert whole(explain(Piece(Token(kind, number), "", 0, 0, 9, 9))), (ask, kind, number)


def test_what_passes_from_hand_to_hand_is_told_without_its_name() -> None:
    words = Words(SEATS)
    taken = CardTaken("alatriste.8.2", 1, 2, CARD[1], hidden=True)
    hidden = there(event_table.line(words, taken.seen_by(0))).text
    assert hidden == "**Bruno** takes a card out of the hand of **Carmen**."
    assert "Quevedo" in there(event_table.line(words, taken.seen_by(2))).text


@pytest.mark.parametrize(("option", "name"), [(0, "Buy a horse"), (1, "Listen to the carters")])
def test_the_chronicle_says_which_option_is_taken(option: int, name: str) -> None:
    chosen = Chosen("alatriste.5", 1, option, (BOX[10],), name)
    line = there(event_table.line(Words(SEATS), chosen))
    assert line.text == f"**Bruno** chooses: {name} (Segovia Bridge)."


def test_the_results_break_the_score_down() -> None:
    story: list[Event] = []
    last = None
    for state, _ in walk(4, 3, cap=5):
        assert state.events is not None
        story += state.events
        state.events.clear()
        last = state
    assert last is not None and last.events is not None
    story += last.events
    found = results(view(last, None), SEATS[:4], story)
    assert found.winners and len(found.rows) == 4
    for row in found.rows:
        _, fame, ducats, score = row
        assert score == fame + ducats / 2


@pytest.mark.parametrize(("ended", "words"), [("audience", "by audience"), ("cap", ""), ("agreement", "")])
def test_the_results_say_so_where_an_audience_decided_instead_of_the_score(ended: str, words: str) -> None:
    state, _ = next(iter(walk(2, seed=9)))
    assert results(replace(view(state, None), ended=ended), SEATS[:2], []).decided_by == words


def test_the_results_tell_the_throw_that_won_an_audience_and_that_no_score_counts_beside_it() -> None:
    state, _ = next(iter(walk(2, seed=9)))
    seen = replace(view(state, None), ended="audience")
    own, other = seen.players
    seen = replace(
        seen, players=(replace(own, fame=39, ducats=0, board=()), replace(other, fame=67, ducats=1))
    )
    held = AudienceHeld("alatriste.9.1", 0, (4, 5), 10, 10)
    found = results(seen, SEATS[:2], [held])
    assert found.verdict.startswith(f"{SEATS[0].name} needed 9 before the King's Favourite and threw 9:")
    even = f"Not even the score of {SEATS[1].name} counts beside it: {amount(seen.players[1].score)}."
    assert found.verdict.endswith(even)
    assert found.picture in ("alatriste/scene_audience", "alatriste/scene_parting")
    poor = replace(seen, players=(seen.players[0], replace(other, fame=2, ducats=1)))
    assert "Not even" not in results(poor, SEATS[:2], [held]).verdict


def test_a_reason_tells_what_an_answer_brings_before_chance_has_its_say() -> None:
    state, _ = next(iter(walk(2, seed=9)))
    before = view(state, 0)

    def richer(ducats: int, fame: int) -> AlatristeView:
        own = before.players[0]
        own = replace(own, ducats=own.ducats + ducats, fame=own.fame + fame)
        return replace(before, players=(own, *before.players[1:]))

    event, luck = Event("alatriste.7.1"), Rolled("alatriste.7.1", (), (6,), 0)
    assert reasons(before, [(event, richer(2, 1))]) == "Because: Fame +1, Ducats +2."
    assert reasons(before, [(event, richer(-2, 1))]) == "Because: Fame +1, Ducats −2."
    assert reasons(before, [(luck, richer(2, 1))]) == reasons(before, [(event, richer(-2, 0))]) == ""


def test_whoever_may_fall_upon_one_alone_is_asked_by_that_name() -> None:
    words = Words(SEATS)
    fall = [action("combat", token("seat", rival)) for rival in (1, 3)]
    one, two = (Ask(0, "alatriste.combat", [action("peace"), *fall[:count]]) for count in (1, 2))
    assert words.prompt(one) == "Do you fall upon **Bruno**? It costs you 1 Fame."
    assert words.prompt(two) == "Do you fall upon somebody here? It costs you 1 Fame."
