"""What is said of the chances at a place lies at its rim, once, and hides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from game.bulls.tokens import NOWHERE, RUNNER
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls import layout
from scenes.skins.bulls.drawing.horned_marks import Mark
from scenes.skins.bulls.drawing.odds_plates import Plate, Worn, draw, lay, solid
from scenes.skins.bulls.screenshots import is_first_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.stage.pieces import DICE, Piece
from scenes.stage.sprites import RAISED
from scenes.table.play import PlayScene
from scenes.ui.canvas import Canvas
from tests.narrow import as_a
from tests.needs import long
from tests.skins.bulls.test_crowd import gathered, pick_places
from tests.stage.conftest import Begin

CHANCES = ("3%", "17%", "33%", "50%", "67%", "100%")
MIDDLE = (592.0, 245.0)


def die(id: int, face: int = 4, badge: str = "") -> Piece:
    """A die in the middle of a roundabout."""
    name, stack = RUNNER[id], tuple(RUNNER[id + more] for more in range(int(badge or 1)))
    x, y = MIDDLE
    return Piece(
        name, f"bulls/die_yellow_{face}", x, y, 28, 28, stack=stack, badge=badge, is_badge_beside=True
    )


def told(canvas: Canvas, *worn: tuple[Piece, Mark], rivals: Mark | None = None) -> list[tuple[str, int]]:
    """The words at a roundabout where these stand, each with the number of dice before it."""
    there = [Worn(piece, MIDDLE, mark) for piece, mark in worn]
    plates = lay(canvas, there, {} if rivals is None else {MIDDLE: rivals}, [])
    return [(part.mark.words, len(part.dice)) for plate in plates for _, part in plate.parts]


def test_where_all_chances_of_a_place_agree_they_are_told_once(begin: Begin) -> None:
    canvas, mark = begin(1, 2).services.canvas, Mark("17%")
    assert told(canvas, (die(0), mark)) == [("17%", 0)]
    assert told(canvas, (die(0), mark), (die(1, 2), mark)) == [("17% each", 0)]
    assert told(canvas, (die(0, badge="3"), mark)) == [("17% each", 0)]


def test_where_they_differ_each_stands_behind_the_dice_that_have_it_the_highest_first(begin: Begin) -> None:
    canvas, low, high = begin(1, 2).services.canvas, Mark("17%"), Mark("50%")
    assert told(canvas, (die(0), low), (die(1, 2), high), (die(2, 3), low)) == [("50%", 1), ("17%", 2)]
    many = [(die(place, place % 6 + 1), Mark(f"{place + 1}%")) for place in range(8)]
    assert told(canvas, *many) == [("1–8%", 0)]


def test_what_a_card_changes_is_told_with_what_it_was_and_rivals_stand_behind(begin: Begin) -> None:
    canvas, mark = begin(1, 2).services.canvas, Mark("3%", -1, "17%")
    assert told(canvas, (die(0), mark)) == [("17 › 3%", 0)]
    assert told(canvas, (die(0), mark), rivals=Mark("rivals ≤17%", 1))[-1] == ("rivals ≤17%", 0)
    assert told(canvas, rivals=Mark("rivals 3%", 1)) == [("rivals 3%", 0)]


def test_a_chance_hangs_right_under_its_die_and_at_the_lowest_places_beside_it(begin: Begin) -> None:
    canvas = begin(1, 2).services.canvas
    x = MIDDLE[0]
    for away in (-50.0, 20.0):
        one = replace(die(0), x=x + away)
        ((area, _),) = lay(canvas, [Worn(one, MIDDLE, Mark("17%"))], {}, [solid(one)])[0].parts
        assert abs(area.centerx - one.x) < 2 and 0 < area.top - one.rect.bottom < layout.FOOT
    foot = x, layout.LOWEST + 10
    one = replace(die(0), x=x, y=foot[1])
    ((area, _),) = lay(canvas, [Worn(one, foot, Mark("17%"))], {}, [solid(one), layout.PAPER])[0].parts
    assert 0 < solid(one).left - area.right < 8 and abs(area.centery - one.y) < 2
    row = solid(one).inflate(layout.PLAZA[0] - solid(one).w, 0)
    ((area, _),) = lay(canvas, [Worn(one, foot, Mark("17%"))], {}, [row, layout.PAPER])[0].parts
    assert (
        0 < area.left - (x + layout.PLAZA[0] / 2) < 10 and abs(area.centery - foot[1]) < layout.PLAZA[1] / 4
    ), "or beside the ring, where other dice stand there"


def test_whoever_wants_no_chances_reads_no_each(begin: Begin) -> None:
    canvas = begin(1, 2).services.canvas
    assert told(canvas, (die(0), Mark("!")), (die(1, 2), Mark("!"))) == [("!", 0)]


def laid_at_random(scene: PlayScene, chance: Random, number: int) -> tuple[Sequence[Piece], list[Plate]]:
    """The dice of a table thrown anew, and the plates at them, which say other things each time."""
    skin, canvas = as_a(BullsSkin, scene.skin), scene.services.canvas
    dice = pick_places(scene, chance, number % 4)
    pieces = [piece for _, piece in gathered(dice)]
    seats = chance.sample(range(6), chance.randint(1, 6))
    words = [chance.choice(CHANCES) for _ in range(chance.randint(1, 3))]
    worn = [
        Worn(piece, dice.middle(place), Mark(chance.choice(words), 0, chance.choice(("", "17%"))))
        for place, piece in gathered(dice)
        if piece.token.kind == "runner" and piece.token.id // 16 in seats and chance.random() < 0.6
    ]
    rivals = {one.middle: Mark("rivals ≤17%", 1) for one in worn} if number % 3 == 0 else {}
    kept = [*map(solid, pieces), *(area for _, area in skin._town.names(canvas)), layout.PAPER]
    return pieces, lay(canvas, worn, rivals, kept)


@pytest.mark.parametrize("text", [1.0, long(2.0)])
def test_in_a_thousand_positions_no_plate_hides_a_die_or_another_plate(begin: Begin, text: float) -> None:
    scene, chance, seen = play_until(begin(1, 6), is_first_card), Random(5), 0
    scene.services.canvas.lettering.factor = text
    for number in range(500):
        pieces, plates = laid_at_random(scene, chance, number)
        areas = [area for plate in plates for area, _ in plate.parts]
        assert not [pair for pair in combinations(areas, 2) if pair[0].colliderect(pair[1])], number
        hidden = [solid(one) for one in pieces]
        assert not [(area, hidden[at]) for area in areas if (at := area.collidelist(hidden)) >= 0], number
        seen += len(areas)
    scene.services.canvas.lettering.factor = 1.0
    assert seen > 1000


def test_a_die_that_is_not_placed_yet_has_its_chance_beside_the_tray(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = play_until(begin(2, 4, humans=1), lambda scene, ask: ask.prompt == "bulls.place_one")
    skin, drawn = as_a(BullsSkin, scene.skin), list[Worn]()
    waiting = next(die for die, place in skin._dice.places.items() if place == NOWHERE)
    monkeypatch.setattr(
        "scenes.skins.bulls.drawing.odds_plates.draw", lambda canvas, worn, *_: drawn.extend(worn)
    )
    skin._dangers.consider(None, ())
    skin._dangers.told = {waiting: Mark("17%")}
    scene.draw(scene.services.canvas)
    assert [(one.die.token, one.middle) for one in drawn] == [(waiting, layout.TRAY)]


def test_the_red_edge_of_a_die_rises_with_it_when_it_is_picked(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, tops = begin(1, 2).services.canvas, list[float]()
    monkeypatch.setattr(Canvas, "frame", lambda self, area, *_: tops.append(area.top))
    worn = [Worn(die(0), MIDDLE, Mark("17%")), Worn(die(1), MIDDLE, Mark("17%"))]
    draw(canvas, worn, [], [RUNNER[0]])
    assert tops == [die(0).rect.top - RAISED[DICE], die(1).rect.top]


def test_in_large_letters_the_chances_grow_as_far_as_they_hide_nothing(begin: Begin) -> None:
    canvas = begin(1, 2).services.canvas
    canvas.lettering.factor = 2.0
    there = [Worn(die(0), MIDDLE, Mark("17%"))]
    (plate,) = lay(canvas, there, {}, [solid(die(0))])
    canvas.lettering.factor = 1.0
    assert plate.size >= 1.5
