"""Shots: every scene in a state that can be had again, for pictures and for checks.

SHOTS maps the name of a shot to what makes its scene out of an App and a seed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game import GAMES
from game.core.fault import Fault
from game.core.script import Ask
from game.core.seat import Seat
from game.storage.files import why
from scenes.app import App, windowless
from scenes.curtain import CurtainScene
from scenes.lobby import LobbyScene
from scenes.log import LogScene
from scenes.pause import PauseScene
from scenes.play import PlayScene
from scenes.rulebook import RulebookScene
from scenes.scene import Push, Scene
from scenes.services import NewGame
from scenes.settings import SettingsScene
from scenes.stage.pieces import HAND
from scenes.ui.input import Pointer

BULLS = GAMES["bulls"]
NAMES = ("Amaya", "Bruno", "Carmen", "Diego", "Elena", "Iker")
BOTS = (None, "teo", "lola", "teo", "lola", "teo")

Shot = Callable[[App, int], Scene]


def seats(count: int, humans: int = 1) -> tuple[Seat, ...]:
    """Seats in the game's order of colours; the first `humans` of them are people."""
    return tuple(
        Seat(place, NAMES[place], BULLS.meta.colours[place], None if place < humans else BOTS[place] or "teo")
        for place in range(count)
    )


def table(app: App, seed: int, count: int, humans: int = 1) -> PlayScene:
    """A game just begun, shown up to its first question."""
    scene = app.begin(NewGame(BULLS, seats(count, humans), {}), seed)
    scene.layout(app.services.canvas)
    scene.enter()
    scene.director.finish()
    return scene


def play_until(scene: PlayScene, reached: Callable[[PlayScene, Ask], bool]) -> PlayScene:
    """Let everybody answer by instinct, people too, until a question for a person is reached, or the end."""
    while (ask := scene.table.ask) is not None:
        scene.director.finish()
        if scene.table.seats[ask.seat].human and reached(scene, ask):
            break
        scene.think(ask)
        scene.director.finish()
    return scene


def first_card(scene: PlayScene, ask: Ask) -> bool:
    """The first card of a game is to be played."""
    return ask.prompt == "bulls.play_card"


def last_card_of_day_two(scene: PlayScene, ask: Ask) -> bool:
    """The last card of the second day is to be played."""
    view = scene.table.view(None)
    return ask.prompt == "bulls.play_card" and view.day == 2 and view.row == 3


def dice_to_choose(scene: PlayScene, ask: Ask) -> bool:
    """Dice are to be chosen, one of several."""
    return ask.many is not None and ask.prompt.startswith("bulls.reroll")


def after_the_run(scene: PlayScene, ask: Ask) -> bool:
    """The second card of a day is to be played."""
    view = scene.table.view(None)
    return ask.prompt == "bulls.play_card" and view.row == 2


def zoomed(scene: PlayScene) -> PlayScene:
    """The second card of the hand lies under the cursor."""
    card = [piece for piece in scene.stage.pieces.values() if piece.layer == HAND][1]
    scene.handle(Pointer("move", (card.x, 680)))
    scene.update(1.0)
    return scene


def showing(scene: PlayScene, kind: str, seconds: float) -> PlayScene:
    """The moment so many seconds after an event of that kind (the name of its class) began to be shown."""
    while scene.table.ask is not None:
        scene.think(scene.table.ask)
        while scene.director.busy and type(scene.director.event).__name__ != kind:
            scene.director.skip()
        if scene.director.busy:
            for _ in range(round(seconds * 60)):
                scene.director.update(1 / 60)
            break
    return scene


def finished(app: App, seed: int) -> Scene:
    """A game that is over, and its results."""
    scene = play_until(table(app, seed, 4, humans=0), first_card)
    goto = scene.update(0.0)
    assert isinstance(goto, Push)
    return goto.scene


def logged(app: App, seed: int) -> Scene:
    """The chronicle of two days."""
    scene = play_until(table(app, seed, 4), last_card_of_day_two)
    return LogScene(app.services, scene.chronicle.lines)


SHOTS: dict[str, Shot] = {
    "title": lambda app, seed: app.home(),
    "lobby": lambda app, seed: LobbyScene(app.services, BULLS),
    "settings": lambda app, seed: SettingsScene(app.services),
    "rules": lambda app, seed: RulebookScene(app.services, BULLS.meta.id),
    "pause": lambda app, seed: PauseScene(app.services, BULLS.meta.id, app.home),
    "curtain": lambda app, seed: CurtainScene(app.services, seats(2)[0], lambda: None, app.home),
    "log": logged,
    "play": lambda app, seed: play_until(table(app, seed, 4), after_the_run),
    "play-2": lambda app, seed: play_until(table(app, seed, 2), first_card),
    "play-6": lambda app, seed: play_until(table(app, seed, 6), first_card),
    "play-2-last": lambda app, seed: play_until(table(app, seed, 2), last_card_of_day_two),
    "play-6-last": lambda app, seed: play_until(table(app, seed, 6), last_card_of_day_two),
    "play-card": lambda app, seed: zoomed(play_until(table(app, seed, 4), after_the_run)),
    "play-dice": lambda app, seed: play_until(table(app, seed, 4), dice_to_choose),
    "play-peek": lambda app, seed: play_until(table(app, seed, 4, humans=2), first_card),
    "play-run": lambda app, seed: showing(play_until(table(app, seed, 4), after_the_run), "Ran", 0.6),
    "play-charge": lambda app, seed: showing(play_until(table(app, seed, 4), first_card), "Charged", 0.4),
    "results": finished,
}


def shot(name: str, path: Path, size: tuple[int, int], language: str, seed: int) -> None:
    """Draw a scene into a PNG file. Fault: there is no such scene, or the file cannot be written."""
    if name not in SHOTS:
        raise Fault("There is no scene '{name}'; there are: {known}.", name=name, known=", ".join(SHOTS))
    app = windowless(size, language)
    scene = SHOTS[name](app, seed)
    canvas = app.services.canvas
    scene.enter()
    scene.layout(canvas)
    scene.draw(canvas)
    try:
        with path.open("wb") as file:
            pygame.image.save(canvas.surface, file, "shot.png")
    except (OSError, ValueError) as error:  # a path with a zero byte in it is a ValueError
        raise Fault("The picture {path} cannot be written: {reason}.", path=path, reason=why(error)) from None
