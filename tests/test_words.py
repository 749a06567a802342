"""Words: the texts of both languages are complete, fresh and well formed."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from game.translation import LANGUAGES, language, system_language, tr, trn, use

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """English again, whatever a test spoke."""
    use("en")
    yield
    use("en")


def test_the_catalogue_is_complete_and_compiled() -> None:
    texts = pytest.importorskip("assets.make.tools.texts", reason="needs Babel")
    assert [problem for language in texts.TRANSLATED for problem in texts.problems(language)] == []


def test_every_translation_has_the_places_of_its_text() -> None:
    texts = pytest.importorskip("assets.make.tools.texts", reason="needs Babel")
    for message in chain(*map(texts.kept, texts.TRANSLATED)):
        if not message.id:
            continue
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        strings = message.string if isinstance(message.string, tuple) else (message.string,)
        wanted = {name for text in ids for name in places(text)}
        for text in strings:
            assert set(places(text)) <= wanted, text
        assert set(places(strings[-1])) == set(places(ids[-1])), ids


def places(text: str) -> list[str]:
    """The named places of a text."""
    return [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]


def test_texts_come_in_the_language_that_is_used() -> None:
    assert tr("Play now") == "Play now"
    use("es")
    assert (language(), tr("Play now")) == ("es", "Jugar ya")
    assert tr("{name} is thinking.", name="Teo") == "Teo está pensando."


def test_one_and_many_differ() -> None:
    use("es")
    one, many = "{name} draws 1 card.", "{name} draws {n} cards."
    assert trn(one, many, 1, name="Ana") == "Ana roba 1 carta."
    assert trn(one, many, 3, name="Ana") == "Ana roba 3 cartas."


def test_a_text_without_a_translation_stays_as_it_is() -> None:
    use("es")
    assert tr("Plaza Vieja") == "Plaza Vieja"
    assert tr("") == ""


def test_an_unknown_language_is_english() -> None:
    use("tlh")
    assert language() == "en"


@pytest.mark.parametrize(
    ("name", "code"), [("es_CO.UTF-8", "es"), ("en_GB", "en"), ("de_DE", "en"), ("C", "en")]
)
def test_the_language_of_the_system_is_used_if_it_is_ours(
    monkeypatch: pytest.MonkeyPatch, name: str, code: str
) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", name)
    assert system_language() == code
    use("")
    assert language() == code
    assert set(LANGUAGES) == {"en", "es"}


def test_every_text_of_an_error_stands_where_the_catalogue_finds_it() -> None:
    """A text in a variable would reach players in English only."""
    hidden = []
    for path in (file for top in ("game", "maps", "scenes") for file in (ROOT / top).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id == "UserError" and not isinstance(node.args[0], ast.Constant):
                hidden.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert hidden == []
