"""However many dice gather at a place, each is seen whole, and nobody doubts where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, product
from random import Random

import pygame
import pytest

from game.bulls.tokens import BULL, RUNNER
from game.core.action import Token
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls import layout
from scenes.skins.bulls.crowd import ALIKE, CROWD, SIZES, Cell, Group, Room, even_rows, gather, size_of
from scenes.skins.bulls.layout import DECK_ROOM, DiceLayout
from scenes.skins.bulls.screenshots import is_first_card, is_last_card_of_day_two
from scenes.skins.bulls.skin import BullsSkin
from scenes.stage.pieces import LINE, Piece
from scenes.stage.sprites import TAIL, tail
from scenes.table.play import PlayScene
from tests.narrow import as_a
from tests.needs import long
from tests.stage.conftest import Begin

CORRAL, DOWNTOWN = Room(83.0, -44.5, 41.0), Room(90.0, -58.0, 41.0)
"""The rooms of the corrals, which lie close together, and of those roundabouts that lie farthest apart."""
HORNS = 0.1
"""The share of a Bull at each side in which there is nothing but a horn."""


def area(cell: Cell) -> pygame.FRect:
    """Return where a die lies."""
    return pygame.FRect(cell.x - cell.size / 2, cell.y - cell.size / 2, cell.size, cell.size)


def gathered(layout: DiceLayout) -> Iterator[tuple[int, Piece]]:
    """The sprite of each die, with the place where it stands."""
    for piece in layout.pieces():
        yield layout.places[piece.token], piece


def pick_places(scene: PlayScene, chance: Random, row: int) -> DiceLayout:
    """The dice of that table, thrown anew onto the places of a row."""
    dice = as_a(BullsSkin, scene.skin)._dice
    spaces = [space.id for space in as_a(BullsSkin, scene.skin)._board.graph.spaces if space.row == row]
    seats = len(scene.table.seats)
    crowd = [*chance.sample(range(16), chance.randint(4, 9))]
    runners = [RUNNER[seat * 16 + die] for seat in range(seats) for die in crowd]
    bulls = [BULL[die] for die in range(chance.randint(1, seats + 2))]
    dice.places = {die: chance.choice(spaces) for die in (*runners, *bulls)}
    dice.faces = {die: chance.randint(1, 6) for die in dice.places}
    return dice


@pytest.mark.parametrize("room", [CORRAL, DOWNTOWN, DECK_ROOM])
@pytest.mark.parametrize("bulls", range(7))
def test_no_die_stands_on_another_and_none_leaves_its_room(room: Room, bulls: int) -> None:
    for count, tailed in product(range(1, CROWD + 1), (0, 1, 3)):
        tails = tuple(tailed > 0 and place % tailed == 0 for place in range(count))
        cells = gather((0.0, 0.0), Group(room, bulls, tails))
        behind, runners = [area(cell) for cell in cells[:bulls]], [area(cell) for cell in cells[bulls:]]
        assert len(behind) == bulls and len(runners) == count
        for place, has_tail in enumerate(tails):
            runners[place].w *= 1 + TAIL * has_tail
        solid = [*(one.inflate(-2 * HORNS * one.w, 0) for one in behind), *runners]
        assert not [pair for pair in combinations(solid, 2) if pair[0].colliderect(pair[1])], (count, tails)
        space = pygame.FRect(-room.wide, room.top, 2 * room.wide, room.foot - room.top).inflate(0.01, 0.01)
        assert all(map(space.contains, (*behind, *runners))), (count, tails)


def test_dice_are_as_large_as_there_is_room() -> None:
    def size(count: int, bulls: int, room: Room = DOWNTOWN) -> float:
        return gather((0.0, 0.0), Group(room, bulls, (False,) * count))[-1].size

    assert size(1, 1) == size(3, 2) == SIZES[0].runner
    for bulls in range(4):
        sizes = [size(count, bulls) for count in range(1, CROWD + 1)]
        assert sizes == sorted(sizes, reverse=True), "never larger where there are more"
        assert size(10, bulls) >= 28 and size(12, bulls) >= 26 and size(18, bulls) >= 18
        assert size(7, bulls, CORRAL) >= 24


def test_dice_of_a_column_are_as_large_as_where_they_have_the_least_room_but_for_crowds() -> None:
    few, many, crowd = (Group(DOWNTOWN, 1, (False,) * count) for count in (2, 9, 20))
    assert size_of([few]) < size_of([few, many]) <= ALIKE
    (alone,), (beside,) = (
        {cell.size for cell in gather((0.0, 0.0), group, size_of([few, many]))[1:]} for group in (few, many)
    )
    assert alone == beside >= 30
    assert size_of([few, crowd]) == ALIKE


@pytest.mark.parametrize(("count", "rows"), [(5, 2), (7, 2), (8, 3), (14, 3), (3, 1)])
def test_the_rows_of_a_place_are_as_long_as_each_other(count: int, rows: int) -> None:
    lengths = [len(row) for row in even_rows(count, rows)]
    assert sum(lengths) == count and max(lengths) - min(lengths) <= 1


@pytest.mark.parametrize("until", [long(is_first_card), is_last_card_of_day_two])
def test_every_die_stands_on_the_paving_of_its_own_place_and_on_no_other(begin: Begin, until: object) -> None:
    scene = play_until(begin(1, 6), until)  # type: ignore[arg-type]
    dice, chance = as_a(BullsSkin, scene.skin)._dice, Random(7)
    areas = {space: layout.paved(dice.middles[space]) for space in {*dice.middles} - dice.last_row}
    for number in range(120):
        for place, piece in gathered(dice):
            if place in areas:
                assert areas[place].collidepoint(piece.x, piece.y), (place, piece.token)
                solid = piece.rect.union(tail(piece) if piece.badge else piece.rect)
                there = [space for space, area in areas.items() if area.colliderect(solid)]
                assert there == [place], (place, piece.token)
        dice = pick_places(scene, chance, number % 4)


def test_the_number_of_like_dice_hangs_at_the_right_of_them_off_all_pips(begin: Begin) -> None:
    scene, chance = begin(1, 6), Random(11)
    numbered = 0
    for number in range(150):
        standing = [piece for _, piece in gathered(pick_places(scene, chance, number % 4))]
        for piece in standing:
            if not piece.badge:
                continue
            seen = tail(piece)
            seen.width -= piece.rect.right - seen.left
            seen.left = piece.rect.right
            others = [one.rect for one in standing if one is not piece and one.token.kind == "runner"]
            assert piece.is_badge_beside and seen.collidelist(others) < 0
            assert seen.width >= 0.45 * piece.width and seen.height == piece.height
            numbered += 1
    assert numbered > 200


def alike(*dice: Token) -> DiceLayout:
    """Dice that all show a 4 on one roundabout."""
    found = DiceLayout({0: (400.0, 300.0)}, frozenset(), ("yellow", "blue"))
    found.places, found.faces = dict.fromkeys(dice, 0), dict.fromkeys(dice, 4)
    return found


def test_on_a_crowded_roundabout_like_dice_lie_as_one_with_their_number() -> None:
    for count in (layout.CROWDED, layout.CROWDED + 1):
        badges = [piece.badge for piece in alike(*(RUNNER[id] for id in range(count))).pieces()]
        assert badges == ([""] * count if count == layout.CROWDED else [f"{count}"])


def lively() -> DiceLayout:
    """A roundabout with many Runners of five colours, seen by the second."""
    colours = ("yellow", "blue", "green", "white", "purple")
    found = DiceLayout({0: (400.0, 300.0)}, frozenset(), colours)
    shown = {0: (1, 2, 2), 1: (2, 5, 5), 2: (1, 4, 6, 6), 3: (2, 3), 4: (1, 5)}
    faces = {RUNNER[seat * 16 + place]: face for seat in shown for place, face in enumerate(shown[seat])}
    found.faces, found.places, found.own = faces, dict.fromkeys(faces, 0), 1
    return found


def test_the_dice_of_whoever_looks_stand_first_and_all_are_as_large_as_each_other() -> None:
    pieces = list(lively().pieces())
    own = [piece for piece in pieces if "blue" in piece.picture]
    assert pieces[: len(own)] == own and len(own) == 2
    assert len({piece.width for piece in pieces}) == 1
    assert min((piece.y, piece.x) for piece in pieces) == (own[0].y, own[0].x)


def test_in_a_crowd_the_rivals_of_one_colour_stand_closer_to_each_other_than_to_the_next() -> None:
    pieces = list(lively().pieces())
    gaps: dict[bool, list[float]] = {True: [], False: []}
    for left, right in pairwise(pieces):
        if left.y == right.y:
            end = tail(left).right if left.badge else left.rect.right
            gaps[left.picture[:-1] == right.picture[:-1]].append(right.rect.left - end)
    assert len(gaps[True]) > 4 and len(gaps[False]) > 1 and max(gaps[True]) < min(gaps[False])


def test_a_number_is_outside_the_line_around_its_die(begin: Begin) -> None:
    (piece,) = alike(*(RUNNER[id] for id in range(layout.CROWDED + 1))).pieces()
    assert tail(piece).right > piece.rect.right + 2 * LINE and tail(piece).left >= piece.rect.centerx
