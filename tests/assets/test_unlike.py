"""No picture is another one: no file is a copy, and nobody takes one card, box or face for another."""

from __future__ import annotations

from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.needs import of_the_art_group

np = of_the_art_group("numpy")

from PIL import Image

from assets.make.__main__ import PICTURES
from game.bots.characters import characters
from scenes.ui.marks import PEOPLE, face_of
from scenes.ui.theme import SEATS

if TYPE_CHECKING:
    from assets.make.drawing.rasterize import Array

SMALL = 16
"""Width and height to which pictures are reduced before they are compared."""
UNLIKE, APART = 4.0, 6.0
"""How far pictures lie apart at least, of 255: any two, and two that players must not mistake."""
KINDS = (
    "faces/",
    "alatriste/card_",
    "alatriste/box_",
    "alatriste/icon_",
    "bulls/action_",
    "bulls/destination_",
    "toruro/card_",
    "ui/mark_",
    "ui/cursor_",
)
"""Of these every single one is another thing."""


class Glance(NamedTuple):
    """A picture as it looks from afar: colours weighted by how opaque they are, and how much it covers."""

    name: str
    colours: Array
    cover: float


def glance(path: Path) -> Glance:
    with Image.open(path) as picture:
        small = picture.convert("RGBa").resize((SMALL, SMALL), Image.Resampling.BOX)
    colours = np.asarray(small).astype(float)
    return Glance(path.relative_to(PICTURES).with_suffix("").as_posix(), colours, colours[..., 3].mean())


@pytest.fixture(scope="module")
def glances() -> list[Glance]:
    with ThreadPoolExecutor(2) as readers:
        return list(readers.map(glance, sorted(PICTURES.rglob("*.webp"))))


def distance(one: Glance, other: Glance) -> float:
    """How unlike two pictures are, where they show anything."""
    return float(np.abs(one.colours - other.colours).mean() / max(one.cover, other.cover) * 255)


def variants(one: str, other: str) -> bool:
    """Two names that differ in a single word: a colour, a state, a face of a die, a moment of a motion."""
    words = [name.replace("/", "_").split("_") for name in (one, other)]
    return len(words[0]) == len(words[1]) and sum(a != b for a, b in zip(*words, strict=True)) == 1


def test_no_picture_is_a_copy_of_another() -> None:
    prints: defaultdict[str, list[str]] = defaultdict(list)
    for path in PICTURES.rglob("*.*"):
        prints[sha256(path.read_bytes()).hexdigest()].append(path.name)
    assert [names for names in prints.values() if len(names) > 1] == []


def test_no_two_unlike_things_look_alike(glances: list[Glance]) -> None:
    near = [
        f"{one.name} and {other.name}"
        for one, other in combinations(glances, 2)
        if not variants(one.name, other.name) and distance(one, other) < UNLIKE
    ]
    assert near == []


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_takes_one_for_another(glances: list[Glance], kind: str) -> None:
    found = [seen for seen in glances if seen.name.startswith(kind)]
    assert len(found) > 3
    near = [f"{a.name} and {b.name}" for a, b in combinations(found, 2) if distance(a, b) < APART]
    assert near == []


def test_every_character_and_every_person_at_the_table_has_a_face_of_their_own(glances: list[Glance]) -> None:
    faces = {face_of(0, row.id) for row in characters()} | {face_of(place, None) for place in range(PEOPLE)}
    assert len(faces) == len(characters()) + PEOPLE and len(SEATS) <= PEOPLE
    assert faces == {seen.name for seen in glances if seen.name.startswith("faces/")}
