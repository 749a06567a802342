"""Calm: nothing flashes, little moves for those who want it so, and whatever is heard can be seen or read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame
import pytest

from game import GAMES
from game.core.event import Event
from game.storage.settings import Settings
from scenes.screenshots.arrange import table
from scenes.screenshots.catalogue import SHOTS
from scenes.stage.director import REST, Director
from scenes.table.play import PlayScene
from scenes.ui.art import Art
from scenes.ui.sound import EFFECTS, Sound
from scenes.ui.theme import luminance
from scenes.window.app import App
from tests.needs import long, mostly_long

FLASHES = 3
"""So many flashes in a second are harmless, by the Web Content Accessibility Guidelines 2.2, 2.3.1."""
BRIGHTER, BRIGHT = 0.1, 0.8
"""A flash is a change of brightness by so much and back again, unless the darker of both is so bright."""
FIELDS = (4, 3)
"""Smaller parts of the window than these, across and down, may do what they like."""
FRAME, SECONDS = 0.05, 5.0
DECISIONS = 60


def opened(art: Art, name: str, **settings: object) -> PlayScene:
    """That shot, to be gone on with."""
    app = App(pygame.Surface((1280, 720)), Settings(language="en"), keep=False, art=art)
    scene = SHOTS[name](app, 1)
    assert isinstance(scene, PlayScene)
    for field, value in settings.items():
        setattr(scene.services.settings, field, value)
    scene.layout(app.services.canvas)
    scene.enter()
    return scene


def frames(scene: PlayScene) -> Iterator[float]:
    """Let everybody play on by instinct, and click where the table waits; the time of every frame."""
    passed = 0.0
    while passed < SECONDS:
        if scene.director.waiting:
            scene.director.skip()
        if scene.table.ask is not None and not scene.director.busy:
            scene.session.think(scene.table.ask)
        scene.director.update(FRAME)
        passed += FRAME
        yield passed


def flashes(brightness: Sequence[float]) -> int:
    """How often something became brighter or darker by a flash's measure, and went back."""
    swings, direction, extreme = 0, 0, brightness[0]
    for now in brightness:
        step = now - extreme
        if direction * step > 0:
            extreme = now
        elif abs(step) >= BRIGHTER and min(now, extreme) < BRIGHT:
            swings, direction, extreme = swings + 1, 1 if step > 0 else -1, now
    return swings // 2


def most(brightness: Sequence[float]) -> int:
    """The most flashes in any second."""
    second = round(1 / FRAME)
    return max(flashes(brightness[start : start + second]) for start in range(len(brightness) - second + 1))


def test_flashes_are_counted_as_the_guidelines_do() -> None:
    assert flashes([0.1, 0.15, 0.1, 0.15, 0.1]) == 0
    assert flashes([0.1, 0.3, 0.5, 0.3, 0.1, 0.5]) == 1
    assert flashes([0.9, 1.0, 0.9, 1.0, 0.9]) == 0
    assert most([0.2, 0.6] * 20) > FLASHES


@pytest.mark.parametrize("name", ["play-charge", long("toruro-lulo"), long("alatriste-combat")])
def test_nothing_at_a_table_flashes_more_than_three_times_a_second(art: Art, name: str) -> None:
    scene = opened(art, name)
    canvas = scene.services.canvas
    seen: list[list[float]] = [[] for _ in range(FIELDS[0] * FIELDS[1])]
    for _ in frames(scene):
        scene.draw(canvas)
        small = pygame.transform.smoothscale(canvas.surface, FIELDS)
        for place, field in enumerate(seen):
            red, green, blue, _ = small.get_at((place % FIELDS[0], place // FIELDS[0]))
            field.append(luminance((red, green, blue)))
    assert max(map(most, seen)) <= FLASHES


@pytest.mark.parametrize("name", ["play-charge", "toruro-lulo", "alatriste-combat"])
def test_with_reduced_motion_the_table_only_changes_from_rest_to_rest(art: Art, name: str) -> None:
    scene = opened(art, name, reduced_motion=True)
    before, changed = scene.stage.snapshot(), [0.0]
    for passed in frames(scene):
        if scene.director.busy and (now := scene.stage.snapshot()) != before:
            before = now
            changed.append(passed)
    assert len(changed) > 3
    assert all(later - sooner >= REST - FRAME for sooner, later in pairwise(changed[1:]))


@pytest.mark.parametrize("game", mostly_long(GAMES, ("toruro", "alatriste")))
def test_whatever_is_heard_at_a_table_is_seen_or_told(
    art: Art, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    app = App(pygame.Surface((1280, 720)), Settings(language="en"), keep=False, art=art)
    heard: set[tuple[Event, str]] = set()
    director: list[Director] = []

    def note(sound: Sound, name: str) -> None:
        if director and director[0].event is not None and EFFECTS[name].caption:
            heard.add((director[0].event, name))

    monkeypatch.setattr(Sound, "play", note)
    scene = table(app, GAMES[game], 1, GAMES[game].meta.seats[0], humans=0)
    director.append(scene.director)
    shown: set[Event] = set()
    before = scene.stage.snapshot()
    for _ in range(DECISIONS):
        assert scene.table.ask is not None
        scene.session.think(scene.table.ask)
        while scene.director.busy:
            event = scene.director.event
            scene.director.update(FRAME)
            now = scene.stage.snapshot()
            if event is not None and (now != before or scene.stage.effects):
                shown.add(event)
            before = now
    told = {line.event for line in scene.session.chronicle.lines}
    assert heard
    assert [(type(event).__name__, name) for event, name in heard if event not in shown | told] == []
