"""Shows: the ways in which a player may watch what happens on a stage."""

from __future__ import annotations

import random
from collections.abc import Callable

from scenes.stage.director import SPEEDS
from scenes.table.play import PlayScene

Show = Callable[[PlayScene], None]


def finishing(scene: PlayScene) -> None:
    scene.director.finish()


def at_speed(name: str, dt: float = 0.23) -> Show:
    """Let it run at that speed, in steps of `dt` seconds; go on where the table waits for that."""

    def show(scene: PlayScene) -> None:
        scene.director.speed = SPEEDS[name]
        while scene.director.busy:
            scene.director.update(dt)
            if scene.director.waiting:
                scene.director.skip()

    return show


def reduced(scene: PlayScene) -> None:
    scene.director.reduced = True
    at_speed("faster")(scene)


def skipping(scene: PlayScene) -> None:
    while scene.director.busy:
        scene.director.skip()


def looking_again(scene: PlayScene) -> None:
    scene.director.finish()
    for show in (at_speed("faster"), skipping, finishing):
        scene.session.replay()
        show(scene)


def meddling(scene: PlayScene) -> None:
    """Whatever a restless player does: skip, finish, hurry, change the speed."""
    chance, director = random.Random(3), scene.director
    while director.busy:
        deed = chance.randrange(10)
        if deed == 0:
            director.skip()
        elif deed == 1:
            director.finish()
        elif deed == 2:
            director.hurry = not director.hurry
        elif deed == 3:
            director.reduced = not director.reduced
        director.speed = SPEEDS[chance.choice(["normal", "faster", "instant"])]
        director.update(chance.choice([0.0, 0.02, 0.3, 2.0]))


SHOWS: dict[str, Show] = {
    "normal": at_speed("normal"),
    "instant": at_speed("instant"),
    "reduced motion": reduced,
    "skipping": skipping,
    "meddling": meddling,
    "looking again": looking_again,
}
