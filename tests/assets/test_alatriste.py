"""The pictures of El Capitán Alatriste: one for every box and every kind of card, and each its own."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from io import BytesIO
from itertools import combinations

import pytest

from tests.needs import long, of_the_art_group

of_the_art_group("skia")

import numpy as np
from PIL import Image

from assets.make.__main__ import PICTURES, QUALITY, file
from assets.make.alatriste import fencer_heads, fencers
from assets.make.alatriste.board import PICTURE, painted
from assets.make.alatriste.board_plan import AT, BOARD, BOX, PLACES, STREETS
from assets.make.alatriste.boxes import SPRITES as BOXES
from assets.make.alatriste.cards import FRAMES, KINDS, SHEET
from assets.make.alatriste.cards import SPRITES as CARDS
from assets.make.drawing.palette import INK
from assets.make.drawing.rasterize import Array, Sprite, raster
from assets.make.drawing.svg import line, path, svg
from game.alatriste import rows
from game.core.action import token
from maps.reader import board
from scenes.skins.alatriste.drawing import fencer_body

REMADE = (
    *(long(name) for name in ("card_quevedo", "card_horse", "card_ambush", "card_parry")),
    "box_el_valido",
    "plate_brown",
)
FENCERS = fencers.SPRITES | fencer_heads.SPRITES
ALIKE = 1.5
"""The largest mean difference, of 255, that another machine's arithmetic may make."""
ROOM = 14_000_000
"""What all pictures of the game may weigh, in bytes."""


def pixels(image: Image.Image) -> Array:
    """Colours, weighted by how opaque they are."""
    shown: Array = np.asarray(image.convert("RGBA")).astype(float)
    weighted: Array = shown[..., :3] * shown[..., 3:] / 255
    return weighted


@pytest.mark.parametrize("name", REMADE)
def test_a_picture_made_again_is_the_shipped_one(name: str) -> None:
    sprite: Sprite = (CARDS | BOXES)[f"alatriste/{name}"]
    packed = BytesIO()
    sprite.make(f"alatriste/{name}").save(packed, "WEBP", quality=QUALITY, method=6)
    again, shipped = Image.open(packed), Image.open(file(f"alatriste/{name}"))
    assert again.size == shipped.size
    assert np.abs(pixels(again) - pixels(shipped)).mean() < ALIKE


@pytest.mark.long
def test_the_plan_painted_again_is_the_shipped_one() -> None:
    packed = BytesIO()
    painted(title="").save(packed, "JPEG", quality=85)  # the letters of so few words make no difference
    assert np.abs(pixels(Image.open(packed)) - pixels(Image.open(PICTURE))).mean() < ALIKE


def test_every_box_of_the_rules_has_a_place_and_a_picture() -> None:
    ids = {box.id for box in rows.BOXES}
    assert ids == set(AT) == {name.removeprefix("alatriste/box_") for name in BOXES if "/box_" in name}


def test_every_kind_of_card_has_its_picture_in_the_frame_of_its_kind() -> None:
    assert {card.key: card.kind for card in rows.CARD_KINDS} == KINDS


def test_no_two_boxes_and_no_two_unlike_cards_share_a_picture() -> None:
    prints: dict[str, str] = {}
    for name in (*BOXES, *CARDS):
        digest = sha256(file(name).read_bytes()).hexdigest()
        assert digest not in prints, f"{name} is {prints[digest]}"
        prints[digest] = name


def test_the_plan_lies_under_the_boxes_of_the_map() -> None:
    madrid = board("madrid")
    assert {box.id: madrid.points[token("box", number)] for number, box in enumerate(rows.BOXES)} == AT


def test_streets_and_zones_of_the_plan_are_those_of_the_map() -> None:
    madrid = board("madrid").graph
    keys = {place.id: place.key for place in madrid.places}
    ends = {frozenset(keys[end] for end in street) for street in madrid.streets}
    assert ends == {frozenset(street) for street in STREETS}
    levels = ("light", "cream", "brown")
    assert {place.key: levels[place.zone - 1] for place in madrid.places} == {
        place.id: place.zone for place in PLACES
    }


def test_boxes_lie_side_by_side_on_the_board() -> None:
    plates = [(place.id, place.x, place.y, *BOX) for place in PLACES]
    left, top, right, bottom = BOARD
    for _, x, y, wide, high in plates:
        assert (
            left <= x - wide / 2 and x + wide / 2 <= right and top <= y - high / 2 and y + high / 2 <= bottom
        )
    for (one, ax, ay, aw, ah), (other, bx, by, bw, bh) in combinations(plates, 2):
        assert abs(ax - bx) > (aw + bw) / 2 or abs(ay - by) > (ah + bh) / 2, f"{one} and {other}"


@pytest.mark.parametrize("part", ["window", "edge", "medal", "emblem"])
def test_kinds_of_cards_are_told_apart_by_form(part: str) -> None:
    """Drawn in one and the same ink, a part of one frame differs from that of every other."""
    wide, high = SHEET
    shapes: dict[str, np.ndarray] = {}
    for kind, frame in FRAMES.items():
        drawn: str | Callable[..., str] = getattr(frame, part)
        body = path(drawn, INK) if isinstance(drawn, str) else drawn() if part == "emblem" else drawn(INK)
        moved = f'<g transform="translate(40 40)">{body}</g>' if part != "edge" else body
        shapes[kind] = np.asarray(raster(svg(wide, high, moved + line("M0 0H1", 0.1)), wide))[..., 3] > 128
    for one, other in combinations(shapes, 2):
        differ = shapes[one] ^ shapes[other]
        assert differ.sum() > 0.02 * (shapes[one] | shapes[other]).sum(), f"{one} and {other}"


def test_every_part_of_a_fencer_lies_where_the_table_cuts_it_and_nowhere_in_another() -> None:
    scale, cloth = fencer_body.SCALE, fencers.CLOTHS["black"]
    drawn = np.asarray(raster(fencers.sheet(*cloth), round(fencers.W * scale)))[..., 3]
    for name, part in fencer_body.PARTS.items():
        left, top, wide, high = (round(side * scale) for side in part[:4])
        assert drawn[top : top + high, left : left + wide].any(), name
    heads = np.asarray(raster(fencer_heads.sheet(), round(fencer_heads.W * scale)))[..., 3]
    own = [fencer_body.own(face, part) for face in fencer_body.FACES for part in fencer_body.OWN]
    for left, top, wide, high in ([round(scale * side) for side in part[:4]] for part in own):
        assert heads[top : top + high, left : left + wide].any()
    assert sum(part.wide * part.high for part in own) < fencer_heads.W * fencer_heads.H
    for one, other in combinations(fencer_body.PARTS.values(), 2):
        apart = (
            one.left + one.wide <= other.left
            or other.left + other.wide <= one.left
            or one.top + one.high <= other.top
            or other.top + other.high <= one.top
        )
        assert apart, f"{one} and {other}"


@pytest.mark.parametrize("name", [name if place == 0 else long(name) for place, name in enumerate(FENCERS)])
def test_the_parts_of_fencers_made_again_are_the_shipped_ones(name: str) -> None:
    packed = BytesIO()
    FENCERS[name].make(name).save(packed, "WEBP", quality=QUALITY, method=6)
    again, shipped = Image.open(packed), Image.open(file(name))
    assert again.size == shipped.size
    assert np.abs(pixels(again) - pixels(shipped)).mean() < ALIKE


def test_all_pictures_of_the_game_stay_within_their_room() -> None:
    weights = [found.stat().st_size for found in (PICTURES / "alatriste").iterdir()]
    assert sum(weights) + PICTURE.stat().st_size < ROOM
