"""The watch itself: every kind of overlap is noticed, and what may lie over something is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scenes.ui import theme
from scenes.ui.art import Art
from tests.watch import Watch, faults

BARE = True


@pytest.fixture
def watch(art: Art) -> Watch:
    """An empty picture."""
    return Watch(art)


def board(watch: Watch, left: float, wide: float, name: str = "ui/panel_wood", lifted: bool = False) -> None:
    watch.nine(name, (left, 100, wide, 80), shadow=theme.LIFTED if lifted else None)


def words(watch: Watch, text: str, x: float, y: float = 140) -> None:
    watch.text(text, x, y, "body", theme.INK, anchor="left middle")


Paint = Callable[[Watch], None]


def over_words(watch: Watch) -> None:
    words(watch, "Amaya", 120)
    words(watch, "3", 140)


def over_a_name(watch: Watch) -> None:
    words(watch, "Hospital", 120)
    board(watch, 140, 200)


def over_a_panel(watch: Watch) -> None:
    board(watch, 100, 300)
    board(watch, 360, 300)


def button_over_an_edge(watch: Watch) -> None:
    board(watch, 100, 300)
    board(watch, 360, 120, "ui/button_paper_normal")


def ring_over_a_tip(watch: Watch) -> None:
    board(watch, 100, 300, "ui/tip")
    watch.frame((90, 120, 200, 200), theme.OCHRE_LT, 3)


def arrow_over_a_card(watch: Watch) -> None:
    with watch.part("zoom"):
        watch.picture("ui/gear", 300, 300, 200, anchor="center")
    with watch.part("coach"):
        watch.polygon([(180, 290), (220, 310), (260, 290)], theme.INK)


def plates(watch: Watch) -> None:
    board(watch, 100, 200, "ui/seat_plate")
    board(watch, 300.5, 200, "ui/seat_plate")


def close_to_a_frame(watch: Watch) -> None:
    board(watch, 100, 200)
    words(watch, "Play one card.", 103)


def icon_over_a_number(watch: Watch) -> None:
    words(watch, "12 ducats", 120)
    watch.picture("ui/gear", 140, 140, 16, anchor="center")


@pytest.mark.parametrize(
    ("paint", "fault"),
    [
        (over_words, "words '3' over words 'Amaya'"),
        (over_a_name, "ui/panel_wood over words 'Hospital'"),
        (over_a_panel, "ui/panel_wood over the edge of ui/panel_wood"),
        (button_over_an_edge, "ui/button_paper_normal over the edge of ui/panel_wood"),
        (ring_over_a_tip, "a ring of the table over ui/tip"),
        (arrow_over_a_card, "a mark of coach over ui/gear"),
        (icon_over_a_number, "ui/gear over words '12 ducats'"),
        (plates, "ui/seat_plate touches ui/seat_plate"),
        (close_to_a_frame, "words 'Play one card.' touch the frame of ui/panel_wood"),
    ],
)
def test_each_kind_of_overlap_is_noticed(watch: Watch, paint: Paint, fault: str) -> None:
    paint(watch)
    assert list(faults(watch.seen)) == [fault]


def a_tip_over_words(watch: Watch) -> None:
    words(watch, "Hospital", 120)
    board(watch, 140, 200, "ui/tip")


def a_paper_over_all(watch: Watch) -> None:
    over_a_name(watch)
    watch.seen.pop()
    board(watch, 140, 200, "ui/panel_paper", lifted=True)


def side_by_side(watch: Watch) -> None:
    board(watch, 100, 200)
    board(watch, 310, 200)
    words(watch, "Teo", 120)
    words(watch, "Lola", 330)


def within(watch: Watch) -> None:
    board(watch, 100, 300)
    board(watch, 110, 120, "ui/button_paper_normal")
    words(watch, "Start", 130)


@pytest.mark.parametrize("paint", [a_tip_over_words, a_paper_over_all, side_by_side, within])
def test_what_lies_as_it_should_is_let_be(watch: Watch, paint: Paint) -> None:
    paint(watch)
    assert list(faults(watch.seen)) == []
