"""Whoever chooses a place or a sign sees at its exits what comes of it, without pointing at anything."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import chain, combinations

import pygame
import pytest

from game.bulls import GAME
from game.bulls.forecast import risks, ways
from game.bulls.odds import odds
from game.bulls.rows import DESTINATIONS
from game.bulls.tokens import RUNNER
from game.bulls.view import BullsView
from game.core.action import token
from game.core.script import Ask, advance
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls.drawing import odds_plates
from scenes.skins.bulls.drawing.exits import LAID, LOW, PLACED, Exit, ExitPlates, _danger, _words, exits
from scenes.skins.bulls.drawing.horned_marks import Mark
from scenes.skins.bulls.layout import SIGN
from scenes.skins.bulls.skin import BullsSkin
from scenes.table.play import PlayScene
from tests.bulls.walk import positions
from tests.narrow import as_a
from tests.stage.conftest import Begin


def points(view: BullsView, seat: int) -> float:
    """How many points the Runners of a seat bring, as the odds have it."""
    worth = [DESTINATIONS[card].points for card in view.slots]
    known = odds(view)
    found = (known[die.id].arrivals for die in view.runners_of(seat) if die.id in known)
    return sum(chance * points for one in found for chance, points in zip(one, worth, strict=True))


def test_an_exit_says_the_danger_and_the_points_that_the_table_has_after_the_answer() -> None:
    looked: Counter[str] = Counter()
    for state, ask in chain(*(positions(seats, 50 + seats) for seats in (2, 3, 4, 6))):
        if ask.prompt not in (*PLACED, LAID) or looked[ask.prompt] > 60:
            continue
        before = GAME.view(state, ask.seat)
        found = {one.street: one for one in exits(before, ask)}
        for option in ask.options:
            if not option.picks:
                continue
            then = GAME.clone(state)
            advance(then, option)
            after = GAME.view(then, ask.seat)
            if after.row != before.row or len(after.bulls) != len(before.bulls):
                continue  # dice came in between
            taken = ways(after)
            if ask.prompt == LAID:
                gain = points(after, ask.seat) - points(before, ask.seat)
                assert found[option.picks[0].id].gain == pytest.approx(gain)
                looked[ask.prompt] += 1
                passing = []
            else:
                passing = [thing.id for thing in ask.about if thing.kind == "runner"]
                sign = taken[RUNNER[passing[0]]] if passing else -1
                passing = [die for die in passing if taken[RUNNER[die]] == sign]
            if passing:
                worst = max(risks(after).get(die, 0) for die in passing)
                assert found[sign].chance == Fraction(worst, 6)
                looked[ask.prompt] += 1
    assert all(looked[prompt] > 10 for prompt in ("bulls.place_one", LAID)), looked


def test_plates_at_all_signs_of_the_town_lie_over_no_other_one_and_each_touches_its_own(begin: Begin) -> None:
    board = as_a(BullsSkin, begin(1, 2).skin)._board
    plates = ExitPlates(board)
    found = {}
    for sign in board.graph.signs:
        found[sign] = pygame.FRect(0, 0, 56, LOW)
        found[sign].center = plates.place(Exit(sign, gain=1.0))
    areas = {}
    for name, at in board.points.items():
        if name.kind == "sign":
            areas[name.id] = pygame.FRect(0, 0, 56, 30)
            areas[name.id].center = at
    for sign, area in found.items():
        assert [other for other, lying in areas.items() if area.colliderect(lying)] == [sign]
    assert not [one for one, other in combinations(found.values(), 2) if one.colliderect(other)]


def test_points_are_told_to_the_nearest_half() -> None:
    told = {gain: _words(Exit(0, gain=gain)) for gain in (2.0, -3.0, 0.3, 0.0)}
    assert told == {2.0: "+2", -3.0: "−3", 0.3: "+½", 0.0: ""}


def test_a_place_says_also_that_nothing_threatens_there() -> None:
    marks = [_danger(one) for one in (Exit(0, 1, Fraction(0)), Exit(0, 1, Fraction(1, 2)), Exit(0, gain=1.0))]
    assert marks == [Mark("0%", -1), Mark("50%"), None]


def test_a_sign_at_which_a_token_changes_nothing_is_dark_and_says_nothing(begin: Begin) -> None:
    scene = begin(1, 2)
    skin, canvas = as_a(BullsSkin, scene.skin), scene.services.canvas
    plates, sign = ExitPlates(skin._board), min(skin._board.graph.signs)
    seen = pygame.FRect(0, 0, *SIGN)
    seen.center = skin._board.points[token("sign", sign)]
    brightness = []
    for gain in (0.1, 1.0):
        skin.draw_board(canvas)
        plates.shown = [Exit(sign, gain=gain)]
        assert len(plates.areas(canvas)) == (gain == 1.0)
        plates.draw(canvas)
        brightness.append(sum(pygame.transform.average_color(canvas.surface, canvas.to_pixels(seen))[:3]))
    assert brightness[0] < 0.7 * brightness[1]


def has_a_place_to_choose(scene: PlayScene, ask: Ask) -> bool:
    return ask.prompt == "bulls.place_one"


def test_the_exits_of_every_corral_are_told_unasked_unless_numbers_are_unwanted(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), has_a_place_to_choose)
    plates = as_a(BullsSkin, scene.skin)._plates[0]
    scene.draw(scene.services.canvas)
    assert len(plates.shown) == 5 and all(one.chance is not None for one in plates.shown)
    corrals = [piece for piece in scene.stage.pieces.values() if piece.token in scene.skin.slots()]
    standing = [piece for piece in scene.stage.pieces.values() if piece.token.kind in ("runner", "bull")]
    dice = [odds_plates.solid(piece) for piece in standing]
    areas = plates.areas(scene.services.canvas)
    assert max(area.left for area in areas) - min(area.left for area in areas) < 10, "they are in a column"
    for area, corral in zip(areas, sorted(corrals, key=lambda one: one.y), strict=True):
        assert abs(area.centery - corral.y) < corral.height / 4 and 0 < area.left - corral.rect.right < 10
        assert area.collidelist(dice) < 0
    scene = play_until(begin(1, 4, humans=1, numbers="story"), has_a_place_to_choose)
    scene.draw(scene.services.canvas)
    assert not as_a(BullsSkin, scene.skin)._plates[0].shown
