"""The rulebooks in the program: every paragraph that a table names is there, every ruling is owned up to."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from game import GAMES, find
from game.storage.settings import Settings
from game.translation import tr, use
from scenes.menus.rulebook import Figures, Kind, Marked, RulebookScene, RulePage, place_of, rule_pages
from scenes.screenshots.arrange import table
from scenes.stage.rule_index import Index
from scenes.ui.art import Art
from scenes.ui.widgets import Scroll
from scenes.window.app import App
from scenes.window.window import Window
from tests.menus.conftest import Stand

ROOT = Path(__file__).parents[2]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
LANGUAGES = pytest.mark.parametrize("language", ["en", "es"])
RULINGS = {
    "bulls": {*range(1, 39)} - {16, 19, 20, 21, 24, 26},  # which the rulebook answers
    "toruro": {*range(1, 33)},
    "alatriste": {*range(1, 53)},
}
ONLY_ASKED = {"not_your_turn", "not_in_hand", "already_picked", "in_order", "one_after_another"} | {
    "on_the_board", "of_no_use", "does_not_fit", "yourself", "not_here"
}  # fmt: skip
"""Reasons that tell what is asked for, as all that begin with `choose_` do: no rule forbids anything."""


def sources(game: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "game" / game).glob("*.py"))


def told(game: str) -> set[str]:
    """The paragraphs that the rules give for what happens."""
    return set(re.findall(rf"\"({game}\.\d+(?:\.[A-Z]?\d+)?)\"", sources(game)))


def index(game: str) -> Index:
    found: Index = import_module(f"scenes.skins.{game}.skin").SKIN.index
    return found


def rulings(game: str, language: str) -> list[str]:
    """Our own rulings, without what the first page says of them."""
    pages = rule_pages(game, language)[1:]
    return [block.text for page in pages for block in page.blocks if block.kind is Kind.RULING]


@EVERY_GAME
@LANGUAGES
def test_every_paragraph_that_events_or_the_index_name_is_found(game: str, language: str) -> None:
    pages, found = rule_pages(game, language), index(game)
    named = {*told(game), *found.things.values(), *found.questions.values(), *found.refusals.values()}
    assert len(told(game)) > 20
    assert [rule for rule in sorted(named) if place_of(rule, pages) is None] == []
    for rule in named:
        place = place_of(rule, pages)
        assert place is not None and (place.block is not None) == (rule.count(".") == 2)


@EVERY_GAME
def test_the_index_knows_every_question(game: str) -> None:
    asked = set(re.findall(rf"\"({game}\.[a-z_]+(?:\.[a-z]+)?)\"", sources(game)))
    asked = {prompt for prompt in asked if not prompt.startswith(f"{game}.why.")}
    assert len(asked) > 7
    for prompt in asked:
        assert index(game).question(prompt)


@EVERY_GAME
def test_the_index_knows_every_refusal_that_a_rule_makes(game: str) -> None:
    reasons = set(import_module(f"game.{game}.{'view' if game == 'alatriste' else 'why_not'}").REASONS)
    short = {code.rpartition(".")[2] for code in reasons - {*index(game).refusals}}
    assert {*index(game).refusals} <= reasons
    assert {code for code in short if not code.startswith("choose_")} <= ONLY_ASKED


@EVERY_GAME
def test_the_index_knows_everything_that_can_be_pointed_at(window: Window, art: Art, game: str) -> None:
    app = App(window.surface, Settings(language="en", mute=True), art=art)
    scene = table(app, find(game), 3, 4)
    kinds = {piece.token.kind for piece in scene.stage.pieces.values() if piece.target}
    assert len(kinds) > 3
    assert kinds <= {name.partition(":")[0] for name in index(game).things}
    assert all(index(game).thing(piece.token) for piece in scene.stage.pieces.values() if piece.target)


@EVERY_GAME
@LANGUAGES
def test_every_ruling_is_marked_as_ours_with_its_reason_and_its_option(game: str, language: str) -> None:
    ours = rulings(game, language)
    numbers = [int(n) for text in ours for n in re.findall(r"\d+", text.partition(".")[0])]
    assert sorted(numbers) == sorted(RULINGS[game])
    assert [
        text for text in ours if not re.search(r"Options?: |No option |Opci(ón|ones): |Ninguna opción ", text)
    ] == []
    assert [text for text in ours if len(text) < 70] == [], "there is a reason, too"


@EVERY_GAME
@LANGUAGES
def test_options_of_rulings_are_called_as_in_the_lobby(game: str, language: str) -> None:
    use(language)
    names = {tr(option.name) for option in find(game).meta.options}
    names |= {"the kind of evening", "la clase de velada"}
    use("en")
    for text in rulings(game, language):
        for said in re.findall(r"(?:Options?|Opci(?:ón|ones)): (.*)\.$", text):
            assert set(said.split(", ")) <= names, said


@EVERY_GAME
def test_both_languages_have_the_same_pages(game: str) -> None:
    english, spanish = rule_pages(game, "en"), rule_pages(game, "es")
    assert len(english) == len(spanish)
    for one, other in zip(english, spanish, strict=True):
        assert _shape(one) == _shape(other), one.title


def _shape(page: RulePage) -> list[tuple[Kind, str]]:
    return [(block.kind, block.sign) for block in page.blocks]


@EVERY_GAME
@LANGUAGES
def test_every_page_that_explains_something_shows_pieces_of_the_game(game: str, language: str) -> None:
    plain = [
        page.title
        for page in rule_pages(game, language)
        if not any(block.kind is Kind.PICTURES for block in page.blocks)
    ]
    assert plain == []


# --- the scene ---


@EVERY_GAME
@pytest.mark.parametrize("percent", [100, 200])
def test_the_rulebook_opens_with_the_paragraph_in_sight_and_marked(
    stand: Stand, game: str, percent: int
) -> None:
    stand.services.settings.text_size = percent
    stand.services.apply_settings()
    for rule in sorted(told(game)):
        book = RulebookScene(stand.services, game, rule=rule)
        stand.manager.begin(book)
        scroll = next(
            widget for widget in book.page.widgets if isinstance(widget, Scroll) and widget.key == "text"
        )
        marks = [widget for widget in scroll.children if isinstance(widget, Marked)]
        assert len(marks) == (rule.count(".") == 2)
        for mark in marks:
            assert scroll.rect.top <= mark.rect.top < scroll.rect.bottom - 20, rule


@EVERY_GAME
@LANGUAGES
def test_pictures_keep_to_the_page(stand: Stand, game: str, language: str) -> None:
    art = stand.services.canvas.art
    for place in range(len(rule_pages(game, language))):
        book = RulebookScene(stand.services, game, place)
        stand.manager.begin(book)
        for row in [widget for widget in book.page.all() if isinstance(widget, Figures)]:
            assert sum(row.rect.h * w / h + 14 for w, h in map(art.size, row.names)) - 14 <= row.rect.w, (
                row.names
            )


@EVERY_GAME
def test_pictures_grow_with_the_text(stand: Stand, game: str) -> None:
    def heights(percent: int) -> list[float]:
        stand.services.canvas.lettering.factor = percent / 100
        book = RulebookScene(stand.services, game, 0)
        stand.manager.begin(book)
        return [widget.rect.h for widget in book.page.all() if isinstance(widget, Figures)]

    usual, large = heights(100), heights(200)
    assert usual
    assert len(large) >= len(usual)
    assert min(large) >= 1.9 * min(usual)


def test_a_turned_page_has_no_mark_and_an_unknown_paragraph_opens_the_first_page(stand: Stand) -> None:
    book = RulebookScene(stand.services, "bulls", rule="bulls.7.3")
    stand.manager.begin(book)
    book.turn(book.place + 1)
    book.turn(book.place - 1)
    assert not any(isinstance(widget, Marked) for widget in book.page.all())
    assert RulebookScene(stand.services, "bulls", rule="bulls.99.1").place == 0
