"""Who is winning stands on the plates: Fame and what the next zone asks, the score, and the way to win."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.alatriste.rows import BOXES, PALACE
from game.alatriste.tokens import SEAT
from game.alatriste.view import PlayerView
from game.translation import use
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import plate_way
from scenes.skins.alatriste.drawing.seat_plate import Victory, draw_plate
from scenes.skins.alatriste.screenshots import moment
from scenes.skins.alatriste.words.characteristics import meaning, total
from scenes.stage.results import amount
from scenes.table.play import PlayScene
from scenes.ui.canvas import Canvas
from scenes.window.app import windowless
from tests.easel import Easel
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, skin_of

HORSE, ATTACK, LAID, BY_SCORE = 25, 64, (1, 17, 34), Victory()
"""`LAID` adds to Fame, Vigour and Fencing."""


@pytest.fixture
def table(begin: Begin) -> PlayScene:
    """A table of four."""
    return begin(1, 4, 1)


def written(
    scene: PlayScene,
    player: PlayerView,
    monkeypatch: pytest.MonkeyPatch,
    seats: int = 4,
    nearness: Victory = BY_SCORE,
) -> list[str]:
    """All that is written on the plate of a player."""
    words, write = list[str](), Canvas.text

    def note(self: Canvas, text: str, *args: object, **how: object) -> object:
        words.append(text)
        return write(self, text, *args, **how)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", note)
        face, plate = skin_of(scene)._faces[0], layout.plate(0, seats)
        draw_plate(scene.services.canvas, scene.table.seats[0], face, plate, player, False, False, nearness)
    return words


def test_a_plate_shows_fame_with_what_the_next_zone_asks_and_the_score(
    table: PlayScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = table.table.view(0).players[0]
    for fame, goal in ((12, "/15"), (15, "/30"), (29, "/30")):
        words = written(table, replace(own, fame=fame, ducats=7), monkeypatch)
        assert str(fame) in words and goal in words and f"Score {amount(fame + 3.5)}" in words


@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_score_stands_in_words_on_every_plate_in_every_text_size(
    table: PlayScene, factor: float, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.services.canvas.lettering.factor = factor
    table.services.canvas.spills = []
    for player in (table.table.view(0).players[0], replace(table.table.view(0).players[0], fame=30)):
        assert f"Score {amount(player.score)}" in written(table, player, monkeypatch, seats)
    assert not table.services.canvas.spills


def test_how_many_cards_somebody_holds_is_told_by_the_tip_of_a_plate(table: PlayScene) -> None:
    explain, piece = there(skin_of(table)._explain), there(table.stage.piece(SEAT[1]))
    count = table.table.view(0).players[1].cards
    assert f"{count} card" in explain(piece)


def test_whoever_is_received_sees_on_the_plate_what_two_dice_must_show(
    table: PlayScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = replace(table.table.view(0).players[0], fame=30)
    words = written(table, own, monkeypatch)
    assert f"{there(BOXES[PALACE].audience) - own.friends_at_court}+" in words
    assert not [word for word in words if word.startswith("/")], "there is no zone beyond"


def test_the_tip_of_a_plate_tells_the_score_and_the_way_to_victory(table: PlayScene) -> None:
    explain, piece = there(skin_of(table)._explain), there(table.stage.piece(SEAT[1]))
    told = explain(piece)
    assert "Score now" in told and "The next zone opens" in told
    for icon, _ in plate_way.signs(explain._view.players[1]):
        assert f"[alatriste/icon_{icon}] " in told, "what stands below the face has a name"
    players = list(explain._view.players)
    players[1] = replace(players[1], fame=31)
    explain._view = replace(explain._view, players=tuple(players))
    assert "They win with 10 or more on two dice: 17%." in explain(piece)
    explain.numbers = False
    assert "%" not in explain(piece)


@pytest.mark.parametrize(("factor", "pixels"), [(1.0, 16.0), (2.0, 19.0)])
def test_signs_beside_a_name_grow_with_large_text(
    table: PlayScene, factor: float, pixels: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.services.canvas.lettering.factor, wide = factor, dict[str, float]()
    draw = Canvas.picture

    def note(self: Canvas, name: str, x: float, y: float, width: float, **how: object) -> object:
        wide[name] = width
        return draw(self, name, x, y, width, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "picture", note)
    player = replace(there(table.table.view(0)).players[0], wanted=2)
    written(table, player, monkeypatch)
    assert wide["alatriste/icon_wanted"] == pytest.approx(pixels, abs=0.5)


@pytest.mark.parametrize("seats", [4, 6])
def test_what_the_next_zone_asks_stands_on_a_plate_in_the_largest_text_too(
    table: PlayScene, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.services.canvas.lettering.factor = 2.0
    own = table.table.view(0).players[0]
    for fame in (4, 12):
        assert "/15" in written(table, replace(own, fame=fame), monkeypatch, seats)


def test_the_goal_of_fame_keeps_clear_of_the_swords_and_these_within_the_plate(table: PlayScene) -> None:
    canvas = Easel(table.services.canvas)
    canvas.lettering.factor, plate = 2.0, layout.plate(0, 4)
    for fame, fencing in ((3, 10), (12, 6), (14, 12)):
        own = replace(table.table.view(0).players[0], fame=fame, fencing=fencing, board=())
        canvas.clear()
        draw_plate(canvas, table.table.seats[0], skin_of(table)._faces[0], plate, own, False, False, BY_SCORE)
        goal = next(one for one in canvas.words if one.what == "/15")
        swords = next(one for one in canvas.pictures if one.what == "alatriste/icon_fencing")
        number = next(one for one in canvas.words if one.what == str(fencing) and one.x > swords.x)
        with canvas.lettering.at_most(1.0):
            assert goal.x + canvas.measure("/15", "key")[0] < swords.x - 8
        with canvas.lettering.at_most(1.12):
            assert number.x + canvas.measure(str(fencing), "card")[0] <= plate.right - 4


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_a_long_name_stays_whole_beside_two_troubles_on_a_plate(table: PlayScene, factor: float) -> None:
    canvas = Easel(table.services.canvas)
    canvas.lettering.factor, who = factor, replace(table.table.seats[0], name="Remedios")
    own = replace(table.table.view(0).players[0], wanted=2, attacks=((ATTACK, 1),))
    draw_plate(canvas, who, skin_of(table)._faces[0], layout.plate(0, 4), own, False, False, BY_SCORE)
    assert "Remedios" in [one.what for one in canvas.words]
    assert {"alatriste/icon_wanted", "alatriste/icon_task"} <= {one.what for one in canvas.pictures}


def test_a_crowded_plate_keeps_the_whole_name_and_shortens_the_score_to_a_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = moment(windowless((960, 540), "es"), 1, "bail")
    own = replace(scene.table.view(0).players[0], ducats=9, fame=3)
    name = scene.table.seats[0].name
    free = replace(own, prison="", board=())
    assert name in written(scene, free, monkeypatch, 6)
    assert f"Puntos {amount(free.score)}" in written(scene, free, monkeypatch, 6)
    troubled = replace(free, skip=2, refuge=True)
    words = written(scene, troubled, monkeypatch, 6)
    use("en")
    assert name in words and amount(troubled.score) in words
    assert not [word for word in words if word.startswith("Puntos")]


def test_a_score_that_is_too_wide_for_its_plaque_stands_there_without_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = moment(windowless((960, 540), "es"), 1, "bail")
    own = replace(scene.table.view(0).players[0], fame=33, ducats=9)
    words = written(scene, own, monkeypatch, 4)
    use("en")
    assert amount(own.score) in words and f"Puntos {amount(own.score)}" not in words


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_a_number_of_the_own_board_is_the_same_as_on_the_plate_and_never_a_sum(
    factor: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = moment(windowless((1280, 720), "en"), 1, "bail")
    own = replace(scene.table.view(0).players[0], vigour=3, board=LAID)
    canvas, words, write = scene.services.canvas, list[str](), Canvas.text
    canvas.lettering.factor = factor

    def note(self: Canvas, text: str, *args: object, **how: object) -> object:
        words.append(text)
        return write(self, text, *args, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", note)
    skin_of(scene)._person._draw(canvas, own)
    totals = [str(total(own, stat)) for stat in layout.STATS]
    assert total(own, "fame") > own.fame and [word for word in words if word in totals] == totals
    assert {*totals} <= {*written(scene, own, monkeypatch, 4)}, "a broken heart stands beside one number, too"
    assert not [word for word in words if "+" in word or "(" in word]


def test_pointing_at_a_number_tells_what_each_card_adds_to_it(table: PlayScene) -> None:
    own = replace(table.table.view(0).players[0], fame=12, vigour=3, fencing=6, board=LAID)
    told = meaning(own, "fencing")
    assert told[0] == "**Fencing 9**: 6 of your own, Francisco de Quevedo +1, Toledo Sword +2."
    assert told[1] == "In a duel 8, in a combat 9."
    assert meaning(replace(own, board=()), "fencing")[0] == "**Fencing 6**"
    assert "Only that of chips counts for this: 3." in meaning(own, "vigour")


def test_before_the_last_rounds_a_plate_shows_what_of_the_way_to_the_favourite_is_done(
    table: PlayScene,
) -> None:
    own = replace(table.table.view(0).players[0], fame=29, board=(), short=False)
    ways = [
        own,
        replace(own, fame=30),
        replace(own, fame=30, board=(HORSE,)),
        replace(own, fame=19, short=True),
    ]
    assert [[done for _, done in plate_way.signs(one)] for one in ways] == [
        [False, False, False], [True, False, False], [True, True, True], [True, True],
    ]  # fmt: skip


def test_whoever_may_go_to_the_favourite_sees_the_chance_unless_numbers_are_unwanted(
    table: PlayScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = replace(table.table.view(0).players[0], fame=30, board=(HORSE,))
    told = written(table, own, monkeypatch, nearness=Victory(is_by_score=False))
    assert "17%" in told and not any(word.startswith("Score") for word in told)
    told = written(table, own, monkeypatch, nearness=Victory(is_by_score=False, has_numbers=False))
    assert not any("%" in word for word in told)
