"""The cards and the sheets of boxes, as they are printed: every word has room in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.alatriste.rows import BOXES, CARD_KINDS
from game.words import tr, use
from scenes.skins.alatriste import cards
from scenes.ui.art import Art
from scenes.ui.printing import fitting
from scenes.ui.text import Lettering

LANGUAGES = pytest.mark.parametrize("language", ["en", "es"])


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """English again, whatever a test spoke."""
    yield
    use("en")


@LANGUAGES
def test_the_name_and_the_text_of_every_card_stay_in_their_fields(art: Art, language: str) -> None:
    use(language)
    lettering = Lettering(art)
    for row in CARD_KINDS:
        name, _ = fitting(lettering, tr(row.name), cards.TITLE, "card", cards.TITLE_SIZES, False)
        assert name.width <= cards.TITLE.width, row.name
        field = cards.TEXT if cards.values(row) else cards.TEXT.union(cards.VALUES)
        text, _ = fitting(lettering, tr(row.text), field, "body", cards.TEXT_SIZES, True)
        assert text.width <= field.width, row.name
        assert text.height <= field.height, row.name


@LANGUAGES
def test_the_name_and_the_text_of_every_box_stay_in_their_fields(art: Art, language: str) -> None:
    use(language)
    lettering = Lettering(art)
    for row in BOXES:
        name, _ = fitting(lettering, tr(row.name), cards.NAME, "card", cards.NAME_SIZES, False)
        assert name.width <= cards.NAME.width, row.name
        text, _ = fitting(lettering, tr(row.text), cards.WORDS, "body", cards.WORDS_SIZES, True)
        assert text.height <= cards.WORDS.height, row.name
