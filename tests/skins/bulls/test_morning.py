"""In the morning the hand lies large in the empty town; then the new destinations are seen large, once."""

from __future__ import annotations

import pytest

from game.bulls.events import DayBegan, DestinationsDealt
from game.bulls.rows import DESTINATIONS
from game.bulls.tokens import CARD as CARDS
from game.bulls.tokens import DESTINATION
from game.bulls.view import BullsView
from game.core.event import Drew
from game.translation import tr
from scenes.screenshots.arrange import play_until, showing
from scenes.skins.bulls import layout
from scenes.skins.bulls.drawing import morning
from scenes.skins.bulls.drawing.card_faces import destination_card
from scenes.skins.bulls.drawing.morning import CARD, area, hand_cells, is_morning, pays, places
from scenes.skins.bulls.motion.card_motion import STAND, TURN
from scenes.skins.bulls.motion.day_motion import CALLED, RAISED
from scenes.skins.bulls.screenshots import discarding, is_discarding, is_last_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.stage.director import Director
from scenes.stage.pieces import HAND
from scenes.table.play import PlayScene
from tests.bulls.table import destination
from tests.narrow import as_a, there
from tests.stage.conftest import Begin

BARE = True


def hand(scene: PlayScene) -> list[float]:
    """The widths of the cards of the hand, from left to right."""
    cards = [piece for piece in scene.stage.pieces.values() if piece.token.kind == "card"]
    return [piece.width for piece in sorted(cards, key=lambda one: one.x) if piece.layer == HAND]


def pass_time(director: Director, seconds: float) -> None:
    """Let so much time pass, frame by frame."""
    for _ in range(round(seconds / 0.025)):
        director.update(0.025)


def test_whoever_throws_cards_away_reads_them_large_and_sees_no_destination_of_yesterday(
    begin: Begin,
) -> None:
    scene = play_until(begin(1, 2, humans=1), is_discarding)
    view = as_a(BullsView, scene.table.view(0))
    assert is_morning(view) and view.slots and view.kept
    assert not [piece for piece in scene.stage.pieces.values() if piece.token.kind == "destination"]
    assert not as_a(BullsSkin, scene.skin)._bound_for.worth
    cells = hand_cells(len(view.kept))
    for card, cell in zip(view.kept, cells, strict=True):
        piece = scene.stage.piece(CARDS[card])
        assert piece is not None and (piece.x, piece.y, piece.width) == cell
        assert scene.skin.dock(*scene.skin.reading(piece)) is not None
    assert min(hand(scene)) == 200.0 > layout.CARD[0]


def test_each_card_says_whether_it_is_kept_and_the_question_how_many_one_has_then(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, told = play_until(begin(1, 2, humans=1), is_discarding), list[bool]()
    monkeypatch.setattr(morning, "_draw_fate", lambda canvas, cell, is_kept: told.append(is_kept))
    scene.draw(scene.services.canvas)
    assert told == [True] * len(hand(scene))
    discarding(scene)
    told.clear()
    scene.draw(scene.services.canvas)
    assert told.count(False) == 1
    ask = there(scene.table.ask)
    asked = scene.skin.prompt(ask)
    while there(scene.table.ask).prompt == "bulls.keep_cards":
        scene.table.play(there(scene.table.ask).seat, there(scene.table.ask).options[-1])
    drawn = len(as_a(BullsView, scene.table.view(0)).hand)
    assert asked.endswith(f"you draw up to {drawn}.") and drawn > 3


def test_the_day_is_called_out_before_the_hand_rises(begin: Begin) -> None:
    scene = showing(play_until(begin(1, 2, humans=1), is_last_card), "DayBegan", 0.0)
    assert as_a(BullsView, scene.director.view).day == 2 and hand(scene)
    pass_time(scene.director, CALLED - 0.1)
    assert max(hand(scene)) == layout.CARD[0]
    pass_time(scene.director, RAISED + 0.3)
    assert min(hand(scene)) > layout.CARD[0] and isinstance(scene.director.event, DayBegan)


def test_the_hand_is_back_at_its_place_before_cards_are_drawn(begin: Begin) -> None:
    scene = play_until(begin(1, 2, humans=1), is_discarding)
    assert scene.table.ask is not None
    while scene.table.ask is not None and scene.table.ask.prompt == "bulls.keep_cards":
        scene.session.play((scene.table.ask.options[-1],))
        scene.director.update(0.0)
    while scene.director.busy and not isinstance(scene.director.event, Drew):
        scene.director.skip()
    scene.director.skip()
    assert set(hand(scene)) <= {layout.CARD[0]}
    while not isinstance(scene.director.event, DestinationsDealt):
        scene.director.skip()
    drawn = there(scene.table.view(0)).kept
    cards = [there(scene.stage.piece(CARDS[card])) for card in drawn]
    assert [card.x for card in cards] == layout.fan(len(drawn), False), "all of it is seen while one reads"
    assert scene.session.prompt_panel.words == tr("Where does the day lead?"), "no name before its card"


def test_destinations_are_dealt_onto_a_paper_read_there_and_go_to_their_places(begin: Begin) -> None:
    assert pays(destination("restaurant"), is_last=False) == ["3 [ui/sun_lit] each"]
    assert pays(destination("nightclub"), is_last=False)[1] == "tomorrow −1 [ui/runner:1.6]"
    assert len(pays(destination("nightclub"), is_last=True)) == 1, "there is no other day"
    scene = showing(begin(1, 2, humans=1), "DestinationsDealt", 0.0)
    props, director = as_a(BullsSkin, scene.skin)._props, scene.director
    slots = as_a(BullsView, director.view).slots
    pieces = [scene.stage.pieces[DESTINATION[card]] for card in slots]
    faces = [destination_card(DESTINATIONS[card].id) for card in slots]
    assert len(props.dealt) == len(slots) and all(piece.picture not in faces for piece in pieces)

    def turned() -> list[bool]:
        return [piece.picture == face for piece, face in zip(pieces, faces, strict=True)]

    pass_time(director, TURN + 0.25)
    assert turned()[0] and not turned()[-1], "one after the other"
    pass_time(director, TURN * len(slots) + 0.2)
    assert all(turned()) and [(piece.x, piece.y) for piece in pieces] == places(len(slots))
    pass_time(director, STAND - 0.5)
    assert props.dealt and [(piece.x, piece.y) for piece in pieces] == places(len(slots))
    assert props.turned == len(slots), "each tells what it pays"
    pass_time(director, 60.0)
    assert props.dealt and director.waiting, "until whoever plays goes on"
    director.skip()
    director.skip()
    points = props.board.points
    assert not props.dealt and {piece.width for piece in pieces} == {layout.DESTINATION[0]}
    assert {(piece.x, piece.y) for piece in pieces} <= {*points.values()}


def test_nobody_has_to_go_on_for_bots_at_dawn(begin: Begin) -> None:
    scene = showing(begin(1, 2), "DestinationsDealt", 0.0)
    pass_time(scene.director, 5.0)
    assert not as_a(BullsSkin, scene.skin)._props.dealt


@pytest.mark.parametrize("count", [3, 5])
def test_their_paper_hides_neither_bar_nor_hand_nor_the_destinations_themselves(count: int) -> None:
    paper = area(count)
    assert paper.top > layout.BAR and paper.bottom < layout.HOOK.y - layout.HOOK.highest
    assert paper.left > 0 and paper.right < 1004.0
    assert CARD[0] > 1.2 * layout.DESTINATION[0]


@pytest.mark.parametrize("count", [1, 5, 8])
def test_a_hand_to_be_looked_through_hides_neither_question_nor_destinations(count: int) -> None:
    tall = layout.CARD[1] / layout.CARD[0]
    first, last = hand_cells(count)[0], hand_cells(count)[-1]
    assert first.x - first.size / 2 > 0 and last.x + last.size / 2 < 1092.0
    assert first.y - first.size * tall / 2 > layout.BAR
    assert first.y + first.size * tall / 2 < layout.HOOK.y - layout.HOOK.highest / 2
    assert count < 5 or first.size * count < last.x + last.size / 2 - (first.x - first.size / 2), (
        "side by side"
    )
