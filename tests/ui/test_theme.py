"""The window and the pictures in it are printed with the same inks."""

from __future__ import annotations

import pytest

from assets.make.drawing import palette
from scenes.ui import theme

SHARED = sorted(
    name for name in vars(theme) if name.isupper() and str(getattr(palette, name, "")).startswith("#")
)


@pytest.mark.parametrize("name", SHARED)
def test_a_colour_of_one_name_is_one_colour(name: str) -> None:
    assert getattr(theme, name) == theme.rgb(getattr(palette, name))


def test_the_seats_have_the_colours_and_marks_of_their_dice() -> None:
    pieces = {
        colour: (*map(theme.rgb, (seat.main, seat.edge, seat.pip, seat.name)), seat.mark)
        for colour, seat in palette.SEATS.items()
    }
    assert pieces == {
        colour: (seat.main, seat.edge, seat.pip, seat.on_paper, seat.mark)
        for colour, seat in theme.SEATS.items()
    }
    assert theme.MASTER == palette.MASTER
    assert len(SHARED) > 10
