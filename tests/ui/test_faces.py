"""Faces: nobody at a table looks like anybody else there."""

from __future__ import annotations

import pytest

from scenes.ui.marks import PEOPLE, face_of, faces_of

WOMEN = {f"faces/face_{number}" for number in range(1, PEOPLE, 2)}


@pytest.mark.parametrize(
    "bots",
    [
        [None] * 8,
        [None, "teo", "lola", "teo", "lola", "teo", "lola", "teo"],
        ["lola"] * 8,
        [None, None, *["teo"] * 6],
        ["teo", None, "teo", None, "teo", None, "teo", None],
    ],
)
def test_no_two_at_a_table_look_alike_even_where_a_character_sits_twice(bots: list[str | None]) -> None:
    faces = faces_of(bots)
    assert len(set(faces)) == len(bots)
    for place, (face, bot) in enumerate(zip(faces, bots, strict=True)):
        if bot is None or bot not in bots[:place]:
            assert face == face_of(place, bot)


def test_a_woman_is_stood_in_for_by_a_woman_and_a_man_by_a_man() -> None:
    *_, lola, teo = faces_of([None, "lola", "teo", "lola", "teo"])
    assert lola in WOMEN and teo not in WOMEN
