"""The rulebook of Alatriste: its points have the numbers that events tell, its rulings are owned up to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.alatriste import GAME
from scenes.pages import Kind, RulePage, rule_pages

ROOT = Path(__file__).parents[2]
LANGUAGES = pytest.mark.parametrize("language", ["en", "es"])
RULINGS = range(1, 47)


def told() -> set[str]:
    """The paragraphs that the rules give for what happens, as "8.3" or "4.T5"."""
    found: set[str] = set()
    for path in (ROOT / "game/alatriste").glob("*.py"):
        found |= set(re.findall(r"\"alatriste\.(\d+(?:\.T?\d+)?)\"", path.read_text(encoding="utf-8")))
    return found


def page(language: str, number: str) -> RulePage:
    return next(page for page in rule_pages("alatriste", language) if page.title.startswith(f"{number}. "))


@LANGUAGES
def test_every_paragraph_that_an_event_tells_is_a_point_of_its_page(language: str) -> None:
    assert len(told()) > 20
    for paragraph in told():
        number, _, item = paragraph.partition(".")
        blocks = page(language, number).blocks
        if item.startswith("T"):
            assert any(block.text.startswith(f"**{item} ") for block in blocks), paragraph
        elif item:
            assert f"{item}." in [block.sign for block in blocks], paragraph


@LANGUAGES
def test_every_ruling_is_marked_as_ours_with_its_switch_or_that_there_is_none(language: str) -> None:
    ours = [
        block.text
        for page in rule_pages("alatriste", language)[1:]
        for block in page.blocks
        if block.kind is Kind.RULING
    ]
    numbers = [int(n) for text in ours for n in re.findall(r"\d+", text.partition(".")[0])]
    assert sorted(numbers) == list(RULINGS)
    assert all(re.search("switch|interruptor", text.casefold()) for text in ours)


def test_switches_are_called_as_in_the_lobby() -> None:
    said = {
        name
        for page in rule_pages("alatriste", "en")
        for block in page.blocks
        for name in re.findall(r"Switch: (.*)\.$", block.text)
    }
    assert said == {option.name for option in GAME.meta.options}


def test_both_languages_have_the_same_pages() -> None:
    english, spanish = rule_pages("alatriste", "en"), rule_pages("alatriste", "es")
    assert len(english) == len(spanish)
    for one, other in zip(english, spanish, strict=True):
        assert [(block.kind, block.sign) for block in one.blocks] == [
            (block.kind, block.sign) for block in other.blocks
        ], one.title
