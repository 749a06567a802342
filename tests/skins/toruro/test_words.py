"""What is said: every event in a line with its paragraph, every thing in an explanation, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.core.event import Event
from game.core.rng import Rng
from game.core.script import advance
from game.core.seat import Seat
from game.toruro import events
from game.toruro.deck import card
from game.toruro.tokens import CARD, POT, SEAT, TRICK, lulo
from game.toruro.view import ToruroView, view
from game.translation import use
from scenes.menus.rulebook import rule_pages
from scenes.skins.toruro import event_table
from scenes.skins.toruro.layout import back
from scenes.skins.toruro.words import chronicle, explain
from scenes.skins.toruro.words.chronicle import results
from scenes.skins.toruro.words.questions import Words
from scenes.stage.pieces import Piece
from tests.skins.toruro.conftest import Begin, play_on
from tests.toruro.table import contest, dealt, session

SEATS = tuple(
    Seat(place, name, "blue") for place, name in enumerate(["Amaya", "Bruno", "Carmen", "Diego", "Elena"])
)
HONOUR = {"misplay": "honour", "detection": "accuse"}
LANGUAGES = pytest.mark.parametrize("language", ["en", "es"])
QUIET = {events.PartidaBegan}
"""Of these the first of an evening needs no words."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """English again, whatever a test spoke."""
    yield
    use("en")


def evening(seed: int, **options: Any) -> list[Event]:
    """All that happens while five answer anything at all."""
    state, chance = session(5, seed, **options), Rng(seed)
    assert state.events is not None
    ask = advance(state)
    while ask is not None:
        ask = advance(state, chance.pick(ask.options))
    return state.events


@LANGUAGES
def test_every_event_is_told_in_one_line_with_its_paragraph(language: str) -> None:
    use(language)
    words = Words(SEATS)
    told: set[type[Event]] = set()
    tables: list[dict[str, Any]] = [{"cap": 8}, {"cap": 8, **HONOUR}, {"cap": 16, "pay_at_once": 3}]
    for seed, options in enumerate(tables):
        for event in evening(seed, **options):
            line = event_table.line(words, event)
            assert line is not None or type(event) in QUIET or event.rule == "toruro.4.3", event
            if line is not None:
                told.add(type(event))
                assert line.text and "{" not in line.text, line.text
                assert line.rule == event.rule and line.event is event
    assert len(told) > 15


def test_what_others_draw_and_lay_aside_is_told_without_its_cards() -> None:
    words, secret = Words(SEATS), (CARD[card("1o")],)
    for event in (
        events.LaidAside("", 1, 1, secret),
        events.Passed("", 1, 1, secret),
        events.GaveBack("", 1, secret),
    ):
        line = event_table.line(words, event.seen_by(0))
        assert line is not None and "coins" not in line.text
    own = event_table.line(words, events.GaveBack("", 1, secret))
    assert own is not None and "the ace of coins" in own.text


def said(found: ToruroView, name: tuple[str, int]) -> str:
    return explain.Explain(found, SEATS)(Piece(CARD[0]._replace(kind=name[0], id=name[1]), "x", 0, 0, 9, 9))


def test_a_card_tells_what_beats_it() -> None:
    found = view(dealt(["7c 3o 2b", "4e 5e 6e", "1o 12o 11o"], "12c"), 0)
    assert said(found, CARD[card("7c")]) == (
        "**The 7 of cups**\nIt stands in for the king of cups and counts as that card.\n"
        "A trump: 2 cards beat it."
    )
    assert (
        said(found, CARD[card("3o")])
        == "**The 3 of coins**\nNo trump: 1 card of its suit beats it, and every trump."
    )
    assert "No trump: 9 cards of its suit" in said(found, CARD[card("2b")])
    assert "**the 7 of cups stands in for it**" in said(found, CARD[card("12c")])
    assert "The highest trump: nothing beats it." in said(found, CARD[card("1c")])
    assert "The highest of its suit: only trumps beat it." in said(found, CARD[card("1b")])


def test_a_debt_tells_its_turn_and_a_pot_what_it_is_for() -> None:
    state = dealt(
        ["7c 3o 2b", "4e 5e 6e", "1o 12o 11o"], "2c", debts=((0, 9), (1, 6), (2, 9)), pots=(4, 2, 0)
    )
    found = view(state, 0)
    assert said(found, lulo(1)) == "A lulo of **Bruno**: 6\nThe least: it is paid next."
    assert said(found, lulo(2)) == "A lulo of **Carmen**: 9\n1 is paid before it."
    assert said(found, POT[0]).startswith("**Head**\n4 chips, for the first trick.")
    assert "A lulo of this round costs 6 chips." in said(found, POT[1])
    assert "On the slate: 9" in said(found, SEAT[0])
    assert "3 lulos are open, 24 chips." in said(found, ("slate", 0))
    assert said(found, back(1, 2)) == "3 cards of **Bruno**."


def test_in_la_ultima_no_pot_tells_what_a_lulo_costs_as_none_is_committed() -> None:
    found = view(dealt(["", "", ""], "2c", pots=(3, 3, 3), last=True), 0)
    assert not any("A lulo of this round costs" in said(found, pot) for pot in POT)


def ended(net: tuple[int, ...], lulos: tuple[int, ...]) -> ToruroView:
    found = view(contest(["1c 3c 5o", "2e 4e 5e", "", "", ""], "2c"), None)
    return replace(found, net=net, lulos=lulos, debts=(), round=9, partida=1)


def test_the_most_chips_win_then_the_fewest_lulos_and_else_it_is_shared() -> None:
    plain = results(ended((5, -9, 4, 0, 0), (3, 0, 0, 0, 0)), SEATS, [])
    assert (plain.winners, plain.title) == ((0,), "Amaya wins the evening!")
    assert plain.sentences == ("The evening: 9 rounds, 1 partida, 3 lulos.",)
    assert plain.verdict == "Won by 1 chip."
    fewer = results(ended((5, 5, -10, 0, 0), (3, 1, 0, 0, 0)), SEATS, [])
    assert fewer.winners == (1,) and "fewer lulos" in fewer.verdict
    shared = results(ended((5, 5, -10, 0, 0), (1, 1, 0, 0, 0)), SEATS, [])
    assert (shared.winners, shared.title) == ((0, 1), "Amaya, Bruno share the evening!")


def test_the_results_count_who_won_which_pots() -> None:
    story = [
        events.TrickTaken("", TRICK[1], 2, CARD[0], POT[1], 4),
        events.TrickTaken("", TRICK[1], 2, CARD[0], POT[1], 1),
        events.TookAll("", 0, (1, 1, 1)),
    ]
    rows = results(ended((1, 0, -1, 0, 0), (0,) * 5), SEATS, story).rows
    assert [row[:3] for row in rows] == [(1, 1, 1), (0, 0, 0), (0, 2, 0), (0, 0, 0), (0, 0, 0)]


@pytest.mark.parametrize(
    ("language", "went", "passed", "lulos"),
    [
        ("en", "**goes**", "**passes**", ("a first **lulo**, of 6", "that makes 2 this evening")),
        ("es", "**va**", "**pasa**", ("un primer **lulo**, de 6", "ya lleva 2 esta noche")),
    ],
)
def test_the_chronicle_says_what_plates_say_and_counts_lulos_of_an_evening(
    language: str, went: str, passed: str, lulos: tuple[str, ...]
) -> None:
    use(language)
    story = Words(SEATS)
    told = [
        chronicle.went(story, events.Went("", 1, "")),
        chronicle.passed(story, events.Passed("", 1, 3, ())),
    ]
    lines = (events.LuloCommitted("", 1, ordinal, lulo(0), 6, False, False) for ordinal in (1, 2))
    told += [chronicle.committed(story, line) for line in lines]
    said = [entry[1] for entry in told if entry is not None]
    assert all(words in line for words, line in zip((went, passed, *lulos), said, strict=True)), said


@pytest.mark.parametrize(("language", "said"), [("en", {"Goes", "Passes"}), ("es", {"Va", "Pasa"})])
def test_a_plate_says_what_its_seat_said_in_the_language_of_the_screen(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, language: str, said: set[str]
) -> None:
    use(language)
    scene, drawn = begin(5, 4, 1), set[str]()
    canvas = scene.services.canvas
    plain = canvas.text

    def text(words: str, *rest: Any, **more: Any) -> Any:
        drawn.add(words)
        return plain(words, *rest, **more)

    monkeypatch.setattr(canvas, "text", text)
    play_on(scene, Random(1), lambda ask: {True, False} <= set(scene.table.view(None).goes))
    scene.draw(canvas)
    assert said <= drawn


@LANGUAGES
def test_the_rules_promise_a_proposal_to_whoever_is_asked_alone_and_call_pots_by_one_name(
    language: str,
) -> None:
    pages = [block.text for page in rule_pages("toruro", language) for block in page.blocks]
    rules = " ".join(pages).lower()
    promised = {"en": "any player may propose", "es": "cualquiera puede proponer"}[language]
    assert promised not in rules and "voy o" in rules.replace("voy or", "voy o")
    assert language == "es" or " plate" not in rules
