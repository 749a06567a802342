"""The prize of a duel: whoever has lost, and what they have, laid out to be taken with one click."""

from __future__ import annotations

import pytest

from game.alatriste.tokens import CARD, HAND, NOTHING
from game.core.action import Action, action
from game.translation import use
from scenes.skins.alatriste.drawing import prize_sheet
from scenes.skins.alatriste.drawing.prize_sheet import PRIZE, Prize, places
from scenes.skins.alatriste.layout import PORT
from scenes.skins.alatriste.screenshots import moment
from scenes.stage.pieces import CHOICE
from scenes.ui.input import Act, Key, Pointer
from scenes.window.app import App
from tests.narrow import as_a, there
from tests.skins.alatriste.test_large_sheets import sheet as written


def sheet(app: App) -> Prize:
    """The sheet of a winner who may choose."""
    return as_a(Prize, there(moment(app, 1, "prize").turn).form)


def test_a_prize_is_taken_with_one_click_or_key_and_what_lies_open_comes_before_the_hand(app: App) -> None:
    sent: list[Action] = []
    form = sheet(app)
    widgets = form.widgets(app.services.canvas, lambda: None, sent.extend)
    ask = form._ask
    taken = [action("take", CARD[number]) for number in (24, 36, 29)]
    assert [option for option in ask.options if option.verb == "take"] == taken
    for widget in widgets:
        widget.pointer(Pointer("up", widget.rect.center, 1))
    assert sent == [*taken, HAND]
    widgets[0].typed(Key(Act.OK))
    assert sent[-1] == taken[0]


def test_to_take_nothing_is_the_one_button_of_a_prize_and_no_card_lies_on_the_table_twice(app: App) -> None:
    scene = moment(app, 1, "prize")
    form = as_a(Prize, there(scene.turn).form)
    assert [reply.actions for reply in form.replies()] == [(NOTHING,)]
    assert there(scene.table.ask).prompt == PRIZE
    assert not [piece for piece in scene.stage.pieces.values() if piece.layer == CHOICE]


def test_a_hand_that_can_be_taken_from_is_not_told(app: App) -> None:
    form = sheet(app)
    hand = form.widgets(app.services.canvas, lambda: None, lambda actions: None)[-1]
    assert "2 cards" in hand.spoken_text and "Bruno" in form.spoken_text()[0]


@pytest.mark.parametrize("count", range(1, 13))
def test_whatever_can_be_taken_lies_on_the_cloth_and_nothing_over_another(count: int) -> None:
    areas = places(count)
    assert len(areas) == count
    for place, area in enumerate(areas):
        assert prize_sheet.SPOILS.inflate(1, 1).contains(area) and PORT.contains(area)
        assert area.collidelist(areas[:place]) == -1
        assert area.w > 70


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_who_has_lost_and_what_is_sure_is_written_whole_between_both_faces(
    monkeypatch: pytest.MonkeyPatch, percent: int, language: str
) -> None:
    found = written(monkeypatch, "prize", percent, (1280, 720), language)
    use("en")
    (title, above, _), (sure, below, _) = found.words
    assert "Bruno" in title and not sure.endswith("…")
    assert found.sheet.contains(above) and found.sheet.contains(below) and above.bottom <= below.top
