"""The cards and the sheets of boxes, as they are printed: every word has room in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from game.alatriste.rows import BOXES, CARD_KINDS
from game.translation import tr, use
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.drawing.player_boards import PAPER, BoardsScene, Shown, Who
from scenes.skins.alatriste.drawing.spread_panel import PANEL
from scenes.skins.alatriste.screenshots import SHOTS, at
from scenes.ui.art import Art
from scenes.ui.input import Pointer
from scenes.ui.text import Lettering, fitting
from scenes.window.app import App
from tests.narrow import as_a, there
from tests.needs import long
from tests.skins.alatriste.conftest import Begin

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
        name, _ = fitting(lettering, tr(row.name), card_faces.TITLE, "card", card_faces.TITLE_SIZES, False)
        assert name.width <= card_faces.TITLE.width, row.name
        field = card_faces.TEXT if card_faces.values(row) else card_faces.TEXT.union(card_faces.VALUES)
        text, _ = fitting(lettering, tr(row.text), field, "body", card_faces.TEXT_SIZES, True)
        assert text.width <= field.width, row.name
        assert text.height <= field.height, row.name


@LANGUAGES
def test_the_name_and_the_text_of_every_box_stay_in_their_fields(art: Art, language: str) -> None:
    use(language)
    lettering = Lettering(art)
    for row in BOXES:
        name, _ = fitting(lettering, tr(row.name), card_faces.NAME, "card", card_faces.NAME_SIZES, False)
        assert name.width <= card_faces.NAME.width, row.name
        text, _ = fitting(lettering, tr(row.text), card_faces.WORDS, "body", card_faces.WORDS_SIZES, True)
        assert text.height <= card_faces.WORDS.height, row.name


@pytest.mark.parametrize("text", [long(1.0), 2.0])
def test_a_card_on_the_boards_of_all_is_shown_large_beside_it_when_it_is_pointed_at(
    app: App, text: float
) -> None:
    canvas = app.services.canvas
    canvas.lettering.factor = text
    boards = as_a(BoardsScene, SHOTS["alatriste-boards"](app, 1))
    boards.layout(canvas)
    cards = [widget for widget in boards.page.all() if isinstance(widget, Shown)]
    assert len(cards) > 10
    for card in cards:
        area = card.large(canvas)
        assert canvas.window.contains(area) and area.h >= 400
        assert not area.colliderect(card.rect) or text > 1
        boards.handle(Pointer("move", card.rect.center))
        assert card.hovered and not card.explanation


def test_boards_of_six_show_large_pictures_with_what_each_card_adds_and_not_small_print(app: App) -> None:
    canvas, drawn = app.services.canvas, list[str]()
    boards = as_a(BoardsScene, SHOTS["alatriste-boards"](app, 1))
    boards.layout(canvas)
    cards = [widget for widget in boards.page.all() if isinstance(widget, Shown)]
    assert min(card.rect.w for card in cards) >= 54
    people = [widget.rect for widget in boards.page.all() if isinstance(widget, Who)]
    left, right = min(who.left for who in people) - PAPER.left, PAPER.right - max(who.right for who in people)
    assert left <= right <= 1.4 * left, "the paper is as wide as what is on it"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas, "picture", lambda name, *at, **size: drawn.append(name))
        cards[0].draw(canvas)
    assert drawn == [card_faces.tile(6), "alatriste/icon_fame", "alatriste/icon_fencing"]
    rows = sorted({round(card.rect.top) for card in cards})
    lowest = {top: max(card.rect.bottom for card in cards if round(card.rect.top) == top) for top in rows}
    assert all(lowest[upper] < lower for upper, lower in pairwise(rows))


def test_cards_of_a_rival_are_chosen_from_a_panel_with_their_face_and_name(app: App) -> None:
    scene = at(app, 1, "hurt", 3, 4, 4)
    ask = there(scene.table.ask)
    panel = there(scene.stage.piece(PANEL))
    cards = [there(scene.stage.piece(option.picks[0])) for option in ask.options if option.picks]
    assert cards and all(
        panel.layer < card.layer and pygame.FRect(panel.rect).contains(card.rect) for card in cards
    )
    assert min(card.rect.top for card in cards) - panel.rect.top > 50
    assert not panel.target and panel.rect.top > layout.PORT.top
    assert scene.table.seats[ask.about[0].id].name in panel.picture
    scene.session.play([ask.options[0]])
    scene.director.finish()
    assert scene.stage.piece(PANEL) is None


@LANGUAGES
def test_in_large_letters_a_card_of_the_hand_keeps_its_picture_and_shows_the_beginning_of_its_words_large(
    art: Art, language: str
) -> None:
    use(language)
    lettering, whole = Lettering(art), 0
    for row in CARD_KINDS:
        words, room = tr(row.text), card_faces.field(row, card_faces.LARGE_TEXT)
        shown = card_faces.beginning(lettering, words, room)
        block, size = fitting(lettering, shown, room, "body", card_faces.LARGE_SIZES, True)
        assert (
            block.width <= room.width and block.height <= room.height and size > max(card_faces.HELD_SIZES)
        ), row.name
        assert words.startswith(shown.rstrip("…")) and len(shown) >= min(len(words), 20), row.name
        whole += shown == words
    assert whole > 0.3 * len(CARD_KINDS)
    assert card_faces.LARGE_PICTURE.h > 0.5 * card_faces.LARGE_TEXT.h, "no slit"


@pytest.mark.parametrize(("factor", "is_large"), [(1.0, False), (1.4, False), (1.5, True), (2.0, True)])
def test_the_print_of_the_hand_follows_the_text_size(begin: Begin, factor: float, is_large: bool) -> None:
    scene = begin(2)
    canvas = scene.services.canvas
    canvas.lettering.factor = factor
    scene.skin.layout(canvas)
    assert ("large" in card_faces.held(7)) == is_large
    assert canvas.art.size(card_faces.held(7)) == card_faces.HELD
    wide, high = canvas.art.size(card_faces.held(7, is_tall=True))
    assert wide / high == layout.TALL, "where many are held"


@LANGUAGES
def test_a_card_under_another_one_of_six_shows_its_whole_name_and_all_its_words(
    art: Art, language: str
) -> None:
    use(language)
    lettering = Lettering(art)
    (first, _, wide, _), (second, *_) = layout.hand(6)[:2]
    seen = (second - first) / wide * card_faces.HELD[0]
    for row in CARD_KINDS:
        name, words = card_faces.SLIM_TITLE, card_faces.field(row, card_faces.SLIM_TEXT, card_faces.TALLER)
        title, _ = fitting(lettering, tr(row.name), name, "card", card_faces.SLIM_TITLE_SIZES, True)
        block, _ = fitting(lettering, tr(row.text), words, "body", card_faces.TALL_SIZES, True)
        assert title.width <= name.width and title.height <= name.height, row.name
        assert block.width <= words.width and block.height <= words.height, row.name
        assert max(name.right, words.right) <= seen, row.name
