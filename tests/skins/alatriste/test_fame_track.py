"""The track of Fame: tokens near their Fame, never over a gate; those of equal Fame in one stack."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from math import dist
from statistics import mean

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


def across(track: FameTrack, fame: list[int]) -> dict[int, float]:
    """Where along the track each Fame has its tokens."""
    places = [*zip(fame, track.places(), strict=True)]
    return {n: mean(dict.fromkeys(x for other, (x, _) in places if other == n)) for n in fame}


@pytest.mark.parametrize("fame", [[0] * 6, [13, 14, 14, 15, 15, 16], [28, 29, 29, 29, 29, 30], [14, 61, 0]])
def test_no_token_lies_over_a_gate_or_over_the_middle_of_one_with_other_fame(
    begin: Begin, fame: list[int]
) -> None:
    track = track_of(begin, fame)
    places = across(track, fame)
    assert all(right - left >= STEP - 0.01 for left, right in pairwise(sorted(places.values())))
    assert layout.FAME.left < min(places.values())
    assert max(places.values()) + TOKEN / 2 < layout.FAME.right
    for gate in track.gates:
        left, right = track.x(gate) - track._width(gate), track.x(gate)
        for n, x in places.items():
            assert x - TOKEN / 2 >= right - 0.01 if n >= gate else x + TOKEN / 2 <= left + 0.01


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_those_of_equal_fame_stand_at_its_place_as_narrow_as_one_and_hide_no_middle(
    begin: Begin, count: int
) -> None:
    track = track_of(begin, [9] * count)
    pieces = track.pieces()
    left, right = (
        pick(one.x + side * one.width / 2 for one in pieces) for pick, side in ((min, -1), (max, 1))
    )
    assert (left + right) / 2 == pytest.approx(track.x(9), abs=0.01) and right - left <= TOKEN + 5
    top, low = min(one.y for one in pieces), max(one.y for one in pieces)
    assert (top + low) / 2 == layout.FAME.centery and low - top <= 0.8 * layout.FAME.h
    for one, other in combinations(pieces, 2):
        assert dist((one.x, one.y), (other.x, other.y)) >= 0.8 * one.width


def test_more_fame_never_stands_behind_less(begin: Begin) -> None:
    fame = [31, 2, 16, 15, 2, 30]
    places = across(track_of(begin, fame), fame)
    assert sorted(places) == sorted(places, key=lambda n: places[n])


def test_two_doors_that_open_at_once_stand_in_one_gate(begin: Begin) -> None:
    track = track_of(begin, [0, 0])
    assert [len([icon for fame, icon in track._marks if fame == gate]) for gate in track.gates] == [1, 2]
