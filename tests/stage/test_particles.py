"""Particles: dozens of small things for a moment; their sprites are used again, and nothing of them stays."""

from __future__ import annotations

from math import dist, inf

import pytest

from scenes.stage.effect_sprites import Particles, Rain, Spray
from scenes.stage.stage import Stage
from scenes.ui.anim import Cue, Timeline
from scenes.ui.theme import HEIGHT

STARS = Spray(("bulls/star", "bulls/spark"), (20.0, 16.0), 0.5, 40.0, turn=120.0)
CRUMBS = Spray(("toruro/chalk",), (10.0,), 0.5, 40.0, aim=90.0, spread=60.0)
SLIPS = Rain(("bulls/confetti_1", "bulls/confetti_2"), (15.0,), 12, 0.05, 1.0, 30.0, 360.0)


@pytest.fixture
def stage() -> Stage:
    return Stage()


def run(cue: Cue) -> Timeline:
    """A cue that has begun."""
    timeline = Timeline()
    timeline.add(cue)
    return timeline


def test_what_flies_off_a_place_stays_near_it_fades_and_is_gone(stage: Stage) -> None:
    flight = run(Particles(stage).spray(STARS, (300.0, 200.0), 6))
    assert len(stage.effects) == 6
    flight.update(0.25)
    assert all(0 < dist((piece.x, piece.y), (300, 200)) <= 40 for piece in stage.effects)
    assert all(0 < piece.alpha < 1 and piece.angle % 15 == 0 for piece in stage.effects)
    flight.update(0.3)
    assert not flight.busy and not stage.effects


def test_it_flies_where_it_is_aimed(stage: Stage) -> None:
    flight = run(Particles(stage).spray(CRUMBS, (300.0, 200.0), 8))
    flight.update(0.2)
    assert all(piece.y - 200 > abs(piece.x - 300) for piece in stage.effects)


def test_rain_begins_above_the_window_and_ends_below_it(stage: Stage) -> None:
    rain = run(Particles(stage).rain(SLIPS))
    seen: dict[int, list[float]] = {}
    while rain.busy:
        rain.update(1 / 60)
        for piece in stage.effects:
            seen.setdefault(id(piece), []).append(piece.y)
    assert not stage.effects
    assert min(map(min, seen.values())) < 0 and max(map(max, seen.values())) > HEIGHT


@pytest.mark.parametrize("after", [0.0, 0.1])
def test_motion_that_is_skipped_leaves_nothing_behind(stage: Stage, after: float) -> None:
    particles = Particles(stage)
    for cue in (particles.spray(STARS, (0.0, 0.0), 6), particles.rain(SLIPS)):
        motion = run(cue)
        motion.update(after)
        motion.update(inf)
        assert not motion.busy and not stage.effects


def test_sprites_are_used_again(stage: Stage) -> None:
    particles = Particles(stage)
    run(particles.spray(STARS, (0.0, 0.0), 6))
    first = {id(piece) for piece in stage.effects}
    assert len(first) == 6
    flights = run(particles.spray(STARS, (0.0, 0.0), 6))
    flights.update(inf)
    again = run(particles.spray(CRUMBS, (50.0, 50.0), 6))
    assert {id(piece) for piece in stage.effects} > first and len(stage.effects) == 12
    again.update(inf)
    assert len({id(piece) for piece in stage.effects}) == 6


def test_a_stage_that_was_laid_anew_gets_no_sprite_back(stage: Stage) -> None:
    flight = run(Particles(stage).spray(STARS, (0.0, 0.0), 6))
    stage.settle([])
    flight.update(0.2)
    flight.update(inf)
    assert not stage.effects
