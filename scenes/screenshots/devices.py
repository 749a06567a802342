"""The screenshots of seats: who plays with what, a table that waits for a pad, and who sits where."""

from __future__ import annotations

from dataclasses import replace

from scenes.menus.hands import HandsScene, Sitter
from scenes.menus.lost_pad import LostPadScene
from scenes.menus.seats import SeatsScene
from scenes.screenshots.arrange import NAMES, Shot, seats
from scenes.ui.input import HALVES
from scenes.ui.marks import faces_of
from scenes.ui.scene import STAY, Scene
from scenes.window.app import App

ONE, ANOTHER = "pad 1", "pad 2"
MOST = len(NAMES)
"""So many people share a screen."""


def who_plays_with_what(app: App, seed: int) -> Scene:
    """The page of as many people as pass the mouse: two have a pad, two half of the keyboard."""
    game = max(app.services.games.values(), key=lambda game: max(game.meta.seats))
    sitters = seats(game, MOST, humans=MOST)
    people = [
        Sitter(seat.index, seat.name, seat.colour, face)
        for seat, face in zip(sitters, faces_of(sitters), strict=True)
    ]
    app.services.hands.pads[:] = [ONE, ANOTHER]
    devices = (ONE, ANOTHER, *HALVES)
    return HandsScene(app.services, people, {device: seat for seat, device in enumerate(devices)})


def pad_missing(app: App, seed: int) -> Scene:
    """The table is held, since a pad was taken away."""
    hands = app.services.hands
    hands.people["Amaya"], hands.seats[ONE] = ONE, 0
    return LostPadScene(hands, ONE)


def who_sits_where(app: App, seed: int) -> Scene:
    """The page of as many as pass the mouse: one has to go, one was here before, and a guest has come."""
    game = max(app.services.games.values(), key=lambda game: max(game.meta.seats))
    sitters = seats(game, MOST, humans=MOST // 2)
    left = [replace(sitters[-2], name="Lucía", bot=None)]
    scene = SeatsScene(app.services, game.meta.id, sitters, left, lambda seat, opener: True, lambda _: STAY)
    for seat in (sitters[0], sitters[-2], sitters[-1]):
        scene.sit_down(seat, scene.choices(seat)[1][0])
    return scene


SHOTS: dict[str, Shot] = {
    "devices": who_plays_with_what,
    "pad-missing": pad_missing,
    "seats": who_sits_where,
}
UNDER = {"devices": "lobby", "pad-missing": "play", "seats": "play"}
