"""Faces: nobody at a table looks like anybody else there."""

from __future__ import annotations

import pytest

from game.bots.characters import characters
from game.core.seat import Seat
from game.storage.paths import resource
from scenes.stage.faces import Faces, Mood, portrait
from scenes.ui.marks import PEOPLE, choose_faces, face_of, faces_of


def seats(*bots: str | None) -> list[Seat]:
    """Chairs with these characters in them, or people (None)."""
    return [Seat(place, f"Person {place}", "blue", bot) for place, bot in enumerate(bots)]


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
    faces = faces_of(seats(*bots))
    assert len(set(faces)) == len(bots)
    for place, (face, bot) in enumerate(zip(faces, bots, strict=True)):
        if bot is None or bot not in bots[:place]:
            assert face == face_of(place, bot)


def test_people_have_the_faces_that_they_chose_and_all_others_still_have_their_own() -> None:
    choose_faces({"Person 1": 1, "Person 3": 12})
    try:
        faces = faces_of(seats(None, None, "lola", None, None, "lola"))
        assert faces[1:5] == ["faces/face_1", "faces/lola", "faces/face_12", "faces/face_5"]
        assert len({*faces}) == len(faces)
    finally:
        choose_faces({})


def test_a_woman_is_stood_in_for_by_a_woman_and_a_man_by_a_man() -> None:
    *_, lola, teo = faces_of(seats(None, "lola", "teo", "lola", "teo"))
    assert lola in WOMEN and teo not in WOMEN


@pytest.mark.parametrize("mood", Mood)
def test_every_face_can_look_glad_and_sore_and_people_can_wink(mood: Mood) -> None:
    bots = [] if mood is Mood.WINK else [face_of(0, row.id) for row in characters()]
    for face in (*bots, *(face_of(place, None) for place in range(PEOPLE))):
        assert resource(f"assets/pictures/{portrait(face, mood)}.webp").is_file()


def test_a_face_is_the_calm_one_until_a_mood_is_set() -> None:
    faces = Faces(faces_of(seats(None, "lola")))
    assert list(faces) == ["faces/face_1", "faces/lola"]
    faces.moods[1] = Mood.SORE
    assert [faces[0], faces[-1]] == faces[:2] == ["faces/face_1", "sore/lola"]
    assert repr(faces) == "['faces/face_1', 'sore/lola']"
