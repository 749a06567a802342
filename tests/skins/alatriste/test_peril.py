"""Whoever may die soon bears signs of it: on the plate, on the own board, at the pawn, and in tips."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.alatriste.rows import CARDS
from game.alatriste.tokens import NOWHERE, PAWN, SEAT
from game.alatriste.view import PlayerView
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import peril
from scenes.skins.alatriste.drawing.seat_plate import Victory, draw_plate
from scenes.skins.alatriste.words.explain import Explain
from scenes.skins.alatriste.words.questions import Words
from scenes.table.play import PlayScene
from tests.easel import Easel
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, skin_of


@pytest.fixture
def table(begin: Begin) -> PlayScene:
    """A table of four."""
    return begin(1, 4, 1)


def player_with(scene: PlayScene, vigour: int, board: tuple[int, ...] = ()) -> PlayerView:
    """The first player, with that much Vigour."""
    player: PlayerView = scene.table.view(0).players[0]
    return replace(player, vigour=vigour, board=board, box=2)


def on_plate(scene: PlayScene, player: PlayerView) -> tuple[list[str], list[str]]:
    """The pictures and the words on the plate of a player."""
    canvas, face = Easel(scene.services.canvas), skin_of(scene)._faces[0]
    draw_plate(canvas, scene.table.seats[0], face, layout.plate(0, 4), player, False, False, Victory())
    return [one.what for one in canvas.pictures], [one.what for one in canvas.words]


@pytest.mark.parametrize(
    ("vigour", "skull", "broken"),
    [
        (0, True, True),
        (1, True, True),
        (3, True, True),
        (4, False, True),
        (6, False, True),
        (7, False, False),
    ],
)
def test_a_plate_has_a_skull_at_three_vigour_and_a_broken_heart_up_to_six(
    table: PlayScene, vigour: int, skull: bool, broken: bool
) -> None:
    pictures, _ = on_plate(table, player_with(table, vigour))
    assert (peril.SKULL in pictures, peril.BROKEN in pictures) == (skull, broken)


def test_nobody_is_in_danger_before_the_game_has_brought_them_to_madrid(table: PlayScene) -> None:
    unborn = replace(player_with(table, 0), box=NOWHERE)
    pictures, _ = on_plate(table, unborn)
    assert not {peril.SKULL, peril.BROKEN} & set(pictures) and not peril.told(unborn)


def test_vigour_of_cards_is_in_the_one_number_and_a_tip_says_whether_it_saves(table: PlayScene) -> None:
    card = next(number for number, row in CARDS.items() if row.vigour == 1)
    helpless, hurt, well = (player_with(table, vigour, (card,)) for vigour in (3, 5, 8))
    pictures, words = on_plate(table, helpless)
    assert peril.BROKEN in pictures and "4" in words and "9" in on_plate(table, well)[1]
    assert peril.told(helpless)[1:] == ["Only that of chips counts for this: 3."]
    assert peril.told(hurt) == ["A wound may cost all 5 of chips; that of cards then saves the life."]
    assert not peril.told(well)


@pytest.mark.parametrize(
    ("vigour", "rule"), [(0, "unless a surgeon"), (3, "without any dice"), (5, "A wound may kill"), (8, "")]
)
def test_tips_of_plate_and_pawn_say_why_so_little_vigour_is_dangerous(
    table: PlayScene, vigour: int, rule: str
) -> None:
    view = table.table.view(0)
    view = replace(view, players=(player_with(table, vigour), *view.players[1:]))
    explain = Explain(view, Words(table.table.seats))
    plate = there(table.stage.piece(SEAT[0]))
    for piece in (plate, replace(plate, token=PAWN[0])):
        told = explain(piece)
        assert rule in told
        assert any(words in told for words in ("without any dice", "A wound", "no Vigour left")) == bool(rule)


def test_the_pawn_of_whoever_would_die_at_once_bears_a_skull(table: PlayScene) -> None:
    pawns, view = skin_of(table)._pawns, table.table.view(0)
    for vigour, weak in ((3, True), (4, False)):
        pawns.read(replace(view, players=(player_with(table, vigour), *view.players[1:])))
        assert (pawns.picture(PAWN[0]) == peril.pawn(table.table.seats[0].colour)) == weak
        plain = table.services.canvas.art.size(f"alatriste/pawn_{table.table.seats[0].colour}")
        assert table.services.canvas.art.size(pawns.picture(PAWN[0])) == plain
