"""A chart of curves names its axes and reads them where the mouse is, or where a click or keys have led."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pygame

from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.curves import Curve, Curves, Pin
from scenes.ui.input import Act, Key, Pointer
from scenes.ui.text import Lettering


def chart(art: Art) -> tuple[Curves, Canvas]:
    """A chart of two seats over three stations, drawn once."""
    canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
    curves = [
        Curve("Amaya", "yellow", [(0, 0.5), (1, 0.5), (2, 1.0)]),
        Curve("Teo", "blue", [(0, 0.5), (1, 0.5), (2, 0.0)]),
    ]
    stations = ["Day 1", "Day 2", "End"]
    made = Curves((60, 80, 1000, 320), curves, stations, [Pin(0, 1.5, True)], ("Chance", "Time"))
    canvas.spills = []
    made.draw(canvas)
    assert not canvas.spills
    return made, canvas


def written(chart: Curves, canvas: Canvas) -> list[str]:
    """All words of the chart as it is drawn now, on a canvas that keeps nothing of it."""
    canvas = Canvas(canvas.surface, canvas.art, canvas.lettering)
    found: list[str] = []
    write = Canvas.text

    def note(self: Canvas, text: str, *rest: Any, **how: Any) -> pygame.FRect:
        found.append(text)
        return write(self, text, *rest, **how)

    with patch.object(Canvas, "text", note):
        chart.draw(canvas)
    return found


def test_both_axes_are_named(art: Art) -> None:
    made, canvas = chart(art)
    assert {"Chance", "Time"} <= set(written(made, canvas))


def test_the_mouse_reads_all_curves_where_it_is_and_nowhere_else(art: Art) -> None:
    made, canvas = chart(art)
    left, right = made.along(0), made.along(2000)
    assert (left, right) == (0.0, 2.0)
    x = next(x for x in range(100, 1060) if made.along(x) >= 1.5)
    assert made.follow((x, 200))
    said = written(made, canvas)
    assert "Amaya 75 %" in said and "Teo 25 %" in said
    assert made.follow((x, 20)) and made.looked is None
    assert not any(text.startswith("Teo ") for text in written(made, canvas))
    assert not made.follow((x, 10)), "nothing has changed"


def test_while_only_the_mouse_moves_the_curves_are_not_drawn_again(art: Art) -> None:
    made, canvas = chart(art)
    with patch.object(Canvas, "path") as path:
        for x in range(300, 400):
            made.follow((x, 200))
            made.draw(canvas)
        assert not path.called
        Curves(made.rect, made.curves[:1], made.stations, []).draw(canvas)
        assert path.called, "other curves are another picture"


def test_a_click_reads_a_place_and_a_second_one_there_lets_it_go(art: Art) -> None:
    made, _ = chart(art)
    x = next(x for x in range(100, 1060) if made.along(x) >= 2.0) + 1
    made.pointer(Pointer("down", (x - 4, 200), 1))
    assert made.chosen is not None and "Amaya 9" in made.spoken_text.replace("100", "99")
    made.pointer(Pointer("down", (x - 4, 210), 1))
    assert made.chosen is None


def test_keys_read_station_by_station_and_leave_the_arrows_alone_before(art: Art) -> None:
    made, _ = chart(art)
    assert made.typed(Key(Act.LEFT)) is None
    made.typed(Key(Act.OK))
    assert made.spoken_text == "End\nAmaya 100 %\nTeo 0 %"
    made.typed(Key(Act.LEFT))
    assert made.spoken_text == "Day 2\nTeo 50 %\nAmaya 50 %"
    made.typed(Key(Act.OK))
    assert made.typed(Key(Act.RIGHT)) is None
