"""Places: round the cloth there is room for three to eight seats, and for all that is told beside it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise
from math import atan2, cos, degrees, radians, sin
from typing import Any

import pygame
import pytest

from game.core.seat import Seat
from game.toruro.deck import DECK, Card, stand_in, suit
from game.toruro.deck import card as coded
from game.toruro.trick_rules import winner
from game.toruro.view import view
from game.translation import use
from scenes.skins.toruro.card_layout import Cards
from scenes.skins.toruro.drawing.cloth import draw_trumps
from scenes.skins.toruro.drawing.dial import AREA, Dial
from scenes.skins.toruro.drawing.hud import Plate, lettering
from scenes.skins.toruro.drawing.order_strip import AREA as STRIP
from scenes.skins.toruro.drawing.order_strip import blocks, row_width, setting
from scenes.skins.toruro.layout import (
    ANSWERS,
    ASIDES,
    BACK,
    CANDLE,
    CARD,
    DISCARD,
    EXPOSED,
    OWN,
    PAPER,
    PILE,
    POT,
    POTS,
    SIGN,
    SLATE,
    SMALL,
    STOCK,
    TRICK,
    Places,
    Point,
    back,
    fan,
    holder,
    index,
    played_size,
)  # fmt: skip
from scenes.skins.toruro.motion.card_motion import LIFT, TALLER
from scenes.stage.odds_gauge import WIDE
from scenes.table.knobs import KNOBS_X
from scenes.window.app import App
from tests.toruro.table import codes, dealt

TABLES = pytest.mark.parametrize("seats", range(3, 9))
COLOURS = ("yellow", "blue", "green")
ANSWER = 520.0
"""Where answers begin at most, in the largest letters: those say what they bring."""
WINDOW = pygame.FRect(0, 0, 1280, 720)


def around(middle: Point, size: Point) -> pygame.FRect:
    area = pygame.FRect(0, 0, *size)
    area.center = middle
    return area


def furniture(seats: int, large: bool = False) -> dict[str, pygame.FRect]:
    """Everything that lies still, by name."""
    places = Places(seats, 0, large)
    return {
        **{f"plate {seat}": places.plate(seat) for seat in range(seats)},
        **{f"pot {pot}": around(middle, POT) for pot, middle in enumerate(POTS)},
        "stock": around(STOCK, SMALL),
        "exposed": around(EXPOSED, SMALL),
        "discard": around(DISCARD, PILE),
        "slate": SLATE,
        "sign": SIGN,
        "paper": PAPER,
        "candle": around(CANDLE, (60, 90)),
        "asides": ASIDES,
    }


@TABLES
@pytest.mark.parametrize("large", [False, True])
def test_nothing_lies_on_anything_else(seats: int, large: bool) -> None:
    for (one, area), (other, its) in combinations(furniture(seats, large).items(), 2):
        assert not area.colliderect(its), f"{one} and {other}"


@TABLES
@pytest.mark.parametrize("large", [False, True])
def test_everything_lies_in_the_window_and_leaves_room_for_buttons(seats: int, large: bool) -> None:
    for name, area in furniture(seats, large).items():
        assert WINDOW.contains(area), name
        assert area.right <= KNOBS_X, name


@TABLES
@pytest.mark.parametrize("foot", [0, 2])
def test_seats_follow_the_foot_of_the_window_clockwise(seats: int, foot: int) -> None:
    places = Places(seats, foot)
    assert places.plate(foot) == Places(seats).plate(0)
    away = [places.plate((foot + step) % seats) for step in range(1, seats)]
    left = [plate for plate in away if plate.left < 20 and plate.top > 100]
    top = away[len(left) :]
    assert [plate.y for plate in left] == sorted((plate.y for plate in left), reverse=True)
    assert [plate.x for plate in top] == sorted(plate.x for plate in top)


def test_in_large_letters_the_plates_of_up_to_five_seats_are_larger() -> None:
    for seats in range(3, 9):
        plain, large = Places(seats).plate(1), Places(seats, 0, large=True).plate(1)
        assert (large.w > plain.w and large.h > plain.h) is (seats <= 5)
        assert seats <= 5 or large == plain


@TABLES
def test_cards_that_nobody_sees_lie_clear_of_all_other_plates(seats: int) -> None:
    places = Places(seats)
    for seat in range(seats):
        for x, y, _ in places.backs(seat, 3):
            area = around((x, y), BACK)
            others = (places.plate(other) for other in range(seats) if other != seat)
            assert area.collidelist(list(others)) == -1


def test_answers_stand_beside_the_hand_and_the_chronicle_beside_them() -> None:
    left, right = ANSWERS
    for count in (1, 2, 3, 4):
        cards = [around((x, y), CARD) for x, y, _ in fan(count)]
        assert cards[0].left > Places(5).plate(0).right
        assert cards[-1].right < left < cards[-1].right + 100 or count < 3
    assert right < PAPER.left and right < SIGN.left


def trick(seats: int, foot: int = 0) -> dict[int, pygame.FRect]:
    """By seat, the card of each in a trick that all of them play."""
    places, size = Places(seats, foot), played_size(seats)
    return {seat: around(places.trick(seat), size) for seat in range(seats)}


def best(seats: int, seat: int) -> pygame.FRect:
    """The card of a seat that takes such a trick, at its largest."""
    area = around(Places(seats).trick(seat, is_best=True), played_size(seats, is_best=True))
    return area.move(0, -LIFT).inflate(area.w * (TALLER - 1), area.h * (TALLER - 1))


@TABLES
@pytest.mark.parametrize("foot", [0, 2])
def test_a_trick_lies_in_the_middle_clear_of_everything_else(seats: int, foot: int) -> None:
    cards = trick(seats, foot)
    for card in [*cards.values(), *(best(seats, seat) for seat in cards)]:
        for name, area in furniture(seats).items():
            shared = card.clip(area)
            assert shared.w * shared.h < 150, f"a corner of it at most lies on {name}"
    middle = sum(card.centery for card in cards.values()) / seats
    assert 285 < middle < 350 and max(card.bottom for card in cards.values()) > 480, "close to the hand"


@TABLES
def test_of_a_card_of_a_trick_most_is_seen_however_many_play(seats: int) -> None:
    cards = trick(seats)
    for one, other in combinations(cards.values(), 2):
        shared = one.clip(other)
        assert shared.w * shared.h < 0.31 * one.w * one.h


@TABLES
@pytest.mark.parametrize("foot", [0, 2])
def test_the_cards_of_a_trick_lie_round_the_table_in_the_order_of_their_seats(seats: int, foot: int) -> None:
    places = Places(seats, foot)
    around_table = [places.trick((foot + away) % seats) for away in range(seats)]
    turns = [degrees(atan2(TRICK[0] - x, y - TRICK[1])) % 360 for x, y in around_table[1:]]
    assert turns == sorted(turns), "clockwise from the foot of the window"
    assert around_table[0][1] == max(y for _, y in around_table), "own cards lie nearest to the hand"
    for away, (x, _) in enumerate(around_table[1:], 1):
        plate = places.plate((foot + away) % seats)
        if abs(plate.centerx - TRICK[0]) > 150:
            assert (plate.centerx < TRICK[0]) is (x < TRICK[0]), "towards its plate"


@TABLES
def test_no_card_of_a_trick_covers_what_another_one_is_not_even_the_one_that_takes_it(seats: int) -> None:
    cards = trick(seats)
    for seat, card in cards.items():
        over = [other for other in cards.values() if other.centery > card.centery]
        over += [best(seats, other) for other in cards if other != seat]
        for other in over:
            shared = index(card.center, card.size).clip(other)
            assert shared.w * shared.h < 0.05 * card.w * card.h


@TABLES
def test_the_card_that_takes_a_trick_is_larger_and_leaves_the_empty_place_of_the_foot_free(
    seats: int,
) -> None:
    cards = trick(seats)
    for seat in range(1, seats):
        taker = best(seats, seat)
        shared = taker.clip(cards[0])
        assert taker.w > 1.15 * cards[0].w and shared.w * shared.h < 0.1 * cards[0].w * cards[0].h


HORNS = 348.0
"""Where the head of the embroidered bull ends, with its horns and ears."""


@TABLES
@pytest.mark.parametrize("foot", [0, 3])
def test_no_card_of_a_trick_hides_the_head_of_the_bull(seats: int, foot: int) -> None:
    assert min(card.left for card in trick(seats, foot % seats).values()) > HORNS


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_every_card_of_the_hand_is_seen_whole(count: int) -> None:
    for x, y, angle in fan(count):
        turned, half = radians(abs(angle)), (CARD[0] / 2, CARD[1] / 2)
        down = half[1] * cos(turned) + half[0] * sin(turned)
        across = half[0] * cos(turned) + half[1] * sin(turned)
        assert y + down <= WINDOW.bottom + 1
        assert OWN.right < x - across and x + across <= ANSWERS[0], "it hides neither plate nor answer"


def test_the_dial_lies_where_tricks_will_lie_and_hides_no_pot() -> None:
    assert AREA.collidepoint(Places(4).trick(0))
    assert all(not AREA.colliderect(area) for name, area in furniture(8).items())
    assert Dial.aside[0] - WIDE > AREA.right, "a whisper hides nothing of it"


def test_the_name_of_a_hidden_card_tells_its_holder_and_no_more() -> None:
    names = [back(seat, place) for seat in range(8) for place in range(4)]
    assert len(set(names)) == len(names)
    assert [holder(name) for name in names] == [seat for seat in range(8) for _ in range(4)]


def test_only_a_hand_that_nobody_else_looks_at_is_sorted() -> None:
    state = dealt(["5o 7c 1o", "4e 5e 6e", "2b 12o 11o"], "3c")
    for watched, order in ((False, "7c 1o 5o"), (True, "5o 7c 1o")):
        seen = view(state, 0)
        laid = Cards(Places(3), watched, seen, own=0, face_up=False, hand=seen.hand, colours=COLOURS)
        assert codes(laid.arranged()) == order


@TABLES
def test_the_order_of_the_cards_lies_on_the_cloth_and_hides_nothing(seats: int) -> None:
    for large in (False, True):
        for name, area in furniture(seats, large).items():
            assert not area.colliderect(STRIP), name
        for x, y, _ in (lean for seat in range(1, seats) for lean in Places(seats, 0, large).backs(seat, 3)):
            assert not around((x, y), BACK).colliderect(STRIP)
    assert not any(card.colliderect(STRIP) for card in trick(seats).values())


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("exposed", [coded("1c"), coded("6c"), coded("12e")])
def test_the_strip_tells_every_order_of_the_cards_in_letters_of_any_size(
    app: App, language: str, exposed: Card
) -> None:
    canvas, told = app.services.canvas, blocks(exposed)
    use(language)
    sizes = []
    for text in (1.0, 1.5, 2.0):
        canvas.lettering.factor = text
        found = setting(canvas, told)
        sizes.append(found.size)
        assert found.height(told) <= STRIP.h
        for block in told:
            assert [card for row in found.rows(block) for card in row] == [*block.cards]
            with canvas.lettering.at_most(found.size):
                assert all(row_width(canvas, row, found.size) <= STRIP.w - 8 for row in found.rows(block))
    use("en")
    canvas.lettering.factor = 1.0
    assert sizes[0] == 1.0 and sizes[-1] >= (1.3 if len(told) == 2 else 1.6), "they grow with the letters"


@TABLES
def test_plates_in_large_letters_show_signs_instead_of_words_so_that_names_are_larger(
    app: App, seats: int
) -> None:
    canvas = app.services.canvas
    names = ("Carmen", "Diego", "Elena", "Mateo", "Julia", "Bruno", "Iker", "Amaya")
    told = {
        is_brief: [
            Plate(
                Seat(seat, names[seat], "blue"), "", Places(seats, 0, is_brief).plate(seat), 60, 1,
                goes=True, changed=2, is_caught=False, has_promised=False, is_active=False, deals=False,
                is_brief=is_brief,
            )
            for seat in range(1, seats)
        ]
        for is_brief in (False, True)
    }  # fmt: skip
    canvas.lettering.factor = 2.0
    sizes = {is_brief: lettering(canvas, plates)[0] for is_brief, plates in told.items()}
    canvas.lettering.factor = 1.0
    assert sizes[True] >= 1.35 > sizes[False]


@pytest.mark.parametrize("is_brief", [False, True])
@pytest.mark.parametrize("lulos", [1, 9, 23])
def test_a_plate_counts_lulos_on_a_tile_beside_the_chips_from_the_first_on(
    app: App, lulos: int, is_brief: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, area = app.services.canvas, Places(8).plate(1)
    written, write = dict[str, pygame.FRect](), canvas.text

    def text(words: str, *where: Any, **how: Any) -> pygame.FRect:
        written[words] = write(words, *where, **how)
        return written[words]

    monkeypatch.setattr(canvas, "text", text)
    canvas.lettering.factor = 2.0 if is_brief else 1.0
    plate = Plate(
        Seat(1, "Bruno", "blue"), "faces/andres", area, 104, lulos,
        goes=True, changed=2, is_caught=False, has_promised=False, is_active=False, deals=False,
        is_brief=is_brief,
    )  # fmt: skip
    plate.draw(canvas, 1.45 if is_brief else 1.0, "strong")
    canvas.lettering.factor = 1.0
    tile = written[str(lulos)]
    assert written["104"].right < tile.left and tile.right < written["2"].left


@TABLES
def test_in_large_letters_a_plate_still_tells_how_many_cards_a_seat_has_changed(app: App, seats: int) -> None:
    canvas, area = app.services.canvas, Places(seats, 0, large=True).plate(1)
    canvas.lettering.factor = 2.0
    seen = set()
    for changed in (None, 0, 3):
        plate = Plate(
            Seat(1, "Bruno", "blue"), "faces/andres", area, 60, 14,
            goes=True, changed=changed, is_caught=False, has_promised=False, is_active=False, deals=False,
            is_brief=True,
        )  # fmt: skip
        painted = canvas.paint_aside(
            canvas.to_pixels(area), partial(plate.draw, canvas, 1.45, "strong"), opaque=True
        )
        seen.add(pygame.image.tobytes(painted, "RGB"))
    canvas.lettering.factor = 1.0
    assert len(seen) == 3


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("exposed", [coded("1c"), coded("6e")])
def test_what_trumps_are_grows_with_the_letters_and_leaves_the_answers_free(
    app: App, language: str, exposed: Card
) -> None:
    canvas, shown = app.services.canvas, view(dealt(["5o 7c 2o", "4e 5e 3e", "2b 12o 11o"], "1c"), 0)
    use(language)
    heights, below = [], pygame.Rect(700, 434, 280, 200)
    for text in (1.0, 2.0):
        canvas.lettering.factor = text
        painted = canvas.paint_aside(
            below, partial(draw_trumps, canvas, replace(shown, exposed=exposed)), opaque=False
        )
        written = painted.get_bounding_rect()
        heights.append(written.h)
        assert below.top + written.bottom < ANSWER
    use("en")
    canvas.lettering.factor = 1.0
    assert heights[1] >= 1.4 * heights[0]


@pytest.mark.parametrize("exposed", DECK)
def test_the_order_on_the_cloth_is_that_of_the_rules_with_the_7_where_it_stands_in(exposed: Card) -> None:
    told = blocks(exposed)
    is_promoted = stand_in(exposed) >= 0
    assert [suit(block.cards[0]) == suit(exposed) for block in told] == [True, False][not is_promoted :]
    for block in told:
        held = {card for card in DECK if suit(card) == suit(block.cards[0])} - {exposed}
        assert {*block.cards} == held and (block.stands_in in block.cards) is (
            is_promoted and suit(block.cards[0]) == suit(exposed)
        )
        for high, low in pairwise(block.cards):
            assert winner([high, low], exposed) == 0 and winner([low, high], exposed) == 1
