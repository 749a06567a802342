"""The track of Fame: tokens near their Fame, never over a gate, and never over one another's faces."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from game.alatriste.view import AlatristeView
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.fame_track import STEP, TOKEN, FameTrack
from tests.skins.alatriste.conftest import Begin


def track_of(begin: Begin, fame: list[int]) -> FameTrack:
    scene = begin(1, len(fame), 1)
    view: AlatristeView = scene.table.view(0)
    players = tuple(replace(one, fame=n) for one, n in zip(view.players, fame, strict=True))
    track = FameTrack(scene.table.seats)
    track.read(replace(view, players=players))
    return track


@pytest.mark.parametrize("fame", [[0] * 6, [13, 14, 14, 15, 15, 16], [28, 29, 29, 29, 29, 30], [14, 61, 0]])
def test_no_token_lies_over_a_gate_or_over_the_middle_of_another(begin: Begin, fame: list[int]) -> None:
    track = track_of(begin, fame)
    places = track.places()
    assert all(right - left >= STEP - 0.01 for left, right in pairwise(sorted(places)))
    assert layout.FAME.left < min(places) and max(places) + TOKEN / 2 < layout.FAME.right
    for gate in track.gates:
        left, right = track.x(gate) - track._width(gate), track.x(gate)
        for n, x in zip(fame, places, strict=True):
            assert x - TOKEN / 2 >= right - 0.01 if n >= gate else x + TOKEN / 2 <= left + 0.01


def test_more_fame_never_stands_behind_less(begin: Begin) -> None:
    fame = [31, 2, 16, 15, 2, 30]
    places = track_of(begin, fame).places()
    assert [n for _, n in sorted(zip(places, fame, strict=True))] == sorted(fame)


def test_two_doors_that_open_at_once_stand_in_one_gate(begin: Begin) -> None:
    track = track_of(begin, [0, 0])
    assert [len([icon for fame, icon in track._marks if fame == gate]) for gate in track.gates] == [1, 2]
