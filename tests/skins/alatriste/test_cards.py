"""The cards and the sheets of boxes, as they are printed: every word has room in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.alatriste.events import TurnBegan
from game.alatriste.rows import BOXES, CARD_KINDS
from game.translation import tr, use
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import card_faces, laid_cards
from scenes.skins.alatriste.drawing.player_boards import BoardsScene, Shown
from scenes.skins.alatriste.drawing.spread_panel import PANEL
from scenes.skins.alatriste.screenshots import SHOTS, at
from scenes.ui.art import Art
from scenes.ui.input import Pointer
from scenes.ui.text import Lettering, fitting
from scenes.window.app import App
from tests.narrow import as_a, there
from tests.needs import long
from tests.pictures import become_ready
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


def test_the_hand_after_an_event_is_printed_before_it_lies_there(begin: Begin) -> None:
    scene = begin(2)
    view, canvas = scene.table.view(0), scene.services.canvas
    players = (replace(view.players[0], hand=(7, 21)), *view.players[1:])
    laid_cards.expect(canvas, TurnBegan("alatriste.turn", 0, 2, False), replace(view, players=players))
    assert become_ready(canvas.art, [card_faces.held(number) for number in (7, 21)])


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
