"""The rulebook of Toruro: its points have the numbers that events tell, and every ruling is owned up to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.toruro.options import OPTIONS
from game.words import tr, use
from scenes.pages import Kind, RulePage, rule_pages

ROOT = Path(__file__).parents[2]
LANGUAGES = pytest.mark.parametrize("language", ["en", "es"])
RULINGS = range(1, 32)


def told() -> set[str]:
    """The paragraphs that the rules give for what happens, as "4.2"."""
    found: set[str] = set()
    for path in (ROOT / "game/toruro").glob("*.py"):
        found |= set(re.findall(r"\"toruro\.(\d+\.\d+)\"", path.read_text(encoding="utf-8")))
    return found


def page(language: str, number: str) -> RulePage:
    return next(page for page in rule_pages("toruro", language) if page.title.startswith(f"{number}. "))


@LANGUAGES
def test_every_paragraph_that_an_event_tells_is_a_point_of_its_page(language: str) -> None:
    assert len(told()) > 20
    for paragraph in told():
        number, _, item = paragraph.partition(".")
        assert f"{item}." in [block.sign for block in page(language, number).blocks], paragraph


@LANGUAGES
def test_every_ruling_is_marked_as_ours_with_its_switch_or_that_there_is_none(language: str) -> None:
    ours = [
        block.text
        for page in rule_pages("toruro", language)[1:]
        for block in page.blocks
        if block.kind is Kind.RULING
    ]
    numbers = [int(n) for text in ours for n in re.findall(r"\d+", text.partition(".")[0])]
    assert sorted(numbers) == list(RULINGS)
    words = ("switch", "interruptor")
    assert [text for text in ours if not any(word in text.casefold() for word in words)] == [ours[-1]]
    assert ours[-1].startswith(("Our ruling 31", "Decisión 31"))  # its switch is the proposal itself


@LANGUAGES
def test_switches_are_called_as_in_the_lobby(language: str) -> None:
    use(language)
    names = {tr(option.name) for option in OPTIONS} | {"the kind of evening", "la clase de velada"}
    use("en")
    for page in rule_pages("toruro", language):
        for block in page.blocks:
            for said in re.findall(r"(?:Switch(?:es)?|Interruptor(?:es)?): (.*)\.$", block.text):
                assert set(said.split(", ")) <= names, said


def test_both_languages_have_the_same_pages() -> None:
    english, spanish = rule_pages("toruro", "en"), rule_pages("toruro", "es")
    assert len(english) == len(spanish)
    for one, other in zip(english, spanish, strict=True):
        assert [(block.kind, block.sign) for block in one.blocks] == [
            (block.kind, block.sign) for block in other.blocks
        ], one.title
