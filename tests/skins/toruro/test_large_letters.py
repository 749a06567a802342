"""What has to be read at a table of eight in the largest letters: names, counts, the order of the cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.toruro.deck import DECK
from game.toruro.view import view
from scenes.skins.toruro.card_layout import picture
from scenes.skins.toruro.drawing import deck, piles
from scenes.skins.toruro.drawing.hud import LOWER, lettering
from scenes.skins.toruro.drawing.order_board import AREA, TALL, OrderBoard
from scenes.skins.toruro.drawing.tags import draw_tag
from scenes.skins.toruro.layout import SMALL, STOCK
from scenes.skins.toruro.skin import ToruroSkin
from scenes.ui.canvas import Canvas
from scenes.window.app import App
from tests.narrow import as_a
from tests.skins.toruro.conftest import Begin
from tests.toruro.table import contest

LONG = "Hermenegildo"


@pytest.mark.parametrize(("seats", "text"), [(8, 100), (8, 200), (3, 200)])
def test_a_long_name_shows_six_letters_at_least_and_makes_no_other_smaller(
    begin: Begin, seats: int, text: int
) -> None:
    scene = begin(1, seats, 1, text_size=text, language="es")
    scene.services.apply_settings()
    scene.layout(scene.services.canvas)
    canvas, hud = scene.services.canvas, as_a(ToruroSkin, scene.skin)._hud
    for seat in range(seats):
        short = replace(hud._plate(seat), goes=True, won=1, changed=2, lulos=12)
        plate = replace(short, who=replace(short.who, name=LONG))
        size, style = lettering(canvas, [plate])
        with canvas.lettering.at_most(size):
            words = canvas.measure("1 plato", "key")[0] if not plate.is_brief else 34.0
            room = (plate.area.right - 11 - words - 5 - plate.left) * canvas.k
            name = canvas.lettering.shorten(LONG, style, canvas.k, room)
        assert len(name.rstrip("….")) >= 6
        if plate.is_brief:
            assert lettering(canvas, [short]) >= (size, "") and LOWER > 1.2


@pytest.mark.parametrize(("factor", "area"), [(1.0, AREA), (2.0, TALL)])
def test_the_order_of_the_cards_lies_whole_on_its_board_and_larger_in_large_letters(
    begin: Begin, factor: float, area: pygame.FRect, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(1, 8, 1, text_size=round(100 * factor), language="es")
    scene.services.apply_settings()
    state = contest(("12c 11c 10c", "2o 2e 2b", "1c 3c 7c", "", "", "", "", ""), "5o")
    written, write = list[pygame.FRect](), Canvas.text

    def noted(self: Canvas, *given: Any, **named: Any) -> pygame.FRect:
        written.append(write(self, *given, **named))
        return written[-1]

    monkeypatch.setattr(Canvas, "text", noted)
    board = OrderBoard(view(state, 0), True, factor)
    board.draw(scene.services.canvas)
    assert board.area == area and len(written) == 4 + 39 and all(area.contains(one) for one in written)
    for place, one in enumerate(written):
        assert not any(one.inflate(-2, -9).colliderect(other.inflate(-2, -9)) for other in written[:place])


def test_the_number_of_a_pile_grows_with_the_letters_and_lies_on_it(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for text in (100, 200):
        scene = begin(1, 8, 1, text_size=text)
        scene.services.apply_settings()
        scene.layout(scene.services.canvas)
        areas = list[pygame.FRect]()
        monkeypatch.setattr(piles, "draw_tag", lambda *given, areas=areas: areas.append(draw_tag(*given)))
        scene.draw(scene.services.canvas)
        found.append(areas[0])
    stock = pygame.FRect(0, 0, *SMALL)
    stock.center = STOCK
    assert all(stock.contains(area) for area in found) and found[1].h > 1.4 * found[0].h


def test_in_large_letters_the_number_on_a_card_is_twice_as_large_and_of_the_same_suit(app: App) -> None:
    art = app.services.canvas.art
    deck.prepare(art)
    for card in (DECK[0], DECK[39]):
        plain, large = (art.copy_of(picture(card, is_large)) for is_large in (False, True))
        assert plain.get_size() == large.get_size()
        inked = [
            pygame.mask.from_threshold(face.subsurface(area), (30, 22, 22), (40, 40, 40, 255)).count()
            for face, area in ((plain, deck.NUMBER), (large, deck.WINDOW))
        ]
        assert inked[1] > 3 * inked[0] > 0
