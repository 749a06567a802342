"""How long a frame takes: a table in motion, at rest and under a moving mouse, against a reference scene.

The reference is a background, 60 sprites of 96 pixels with alpha and 20 texts, drawn and shown.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from time import sleep, thread_time

from tests.narrow import there

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game import find
from game.alatriste.events import Walked
from game.alatriste.events_combat import Clashed, Jailed
from game.bulls.events import Charged, Ran
from game.core.event import Played
from game.storage.settings import Settings
from game.toruro.events import TrickTaken
from scenes.screenshots.arrange import play_until
from scenes.screenshots.arrange import table as any_table
from scenes.skins.bulls.screenshots import is_after_the_run, is_first_card, table
from scenes.table.play import PlayScene
from scenes.ui.input import Pointer
from scenes.window.app import App
from tests.bench.report import at_most, heading, middle, note, percentile

SIZES = {(1280, 720): 8.0, (1920, 1080): 16.0}
"""How many milliseconds one frame in a hundred may take at most in full motion."""
SEATS, MANY = 6, 8
STEP = 1 / 60
THOUGHT = 1.0
"""Seconds that a player looks at the table before the first answer, at least."""
PAIRS = 120
"""So often two things of a fraction of a millisecond are done in turn to be compared."""
PLACES, STAY = 20, 24
"""So many places the mouse goes to, and stays at each for so many frames: a card is shown by then."""
Draw = Callable[[], object]


def milliseconds(draw: Draw) -> float:
    """What drawing once and showing it takes, of the time that the machine gives us."""
    start = thread_time()
    draw()
    pygame.display.flip()
    return (thread_time() - start) * 1000


def often(draw: Draw, times: int = 60) -> list[float]:
    """What it takes each time, once everything is there that is made once."""
    draw()
    return [milliseconds(draw) for _ in range(times)]


def reference(screen: pygame.Surface) -> Draw:
    """The reference scene, ready to be drawn."""
    back = pygame.Surface(screen.get_size()).convert()
    back.fill((60, 90, 70))
    sprite = pygame.Surface((96, 96), pygame.SRCALPHA)
    pygame.draw.circle(sprite, (220, 160, 40, 200), (48, 48), 46)
    font = pygame.font.Font(None, 24)
    texts = [font.render(f"The text of line number {line}", True, (250, 240, 220)) for line in range(20)]
    width, height = screen.get_size()
    places = [(17 * n % (width - 96), 61 * n % (height - 96)) for n in range(60)]

    def draw() -> None:
        screen.blit(back, (0, 0))
        for place in places:
            screen.blit(sprite, place)
        for line, text in enumerate(texts):
            screen.blit(text, (20, 20 + 30 * line))

    return draw


def motion(scene: PlayScene, kinds: tuple[type, ...]) -> list[float]:
    """Frame after frame of the next events of these kinds, as they come: nothing has been drawn before.

    What happens between them is drawn too, but not counted.
    """
    canvas = scene.services.canvas
    scene.draw(canvas)
    shown: set[type] = set()
    times: list[float] = []

    def one_frame() -> None:
        scene.director.update(STEP)
        scene.draw(canvas)

    while scene.table.ask is not None and len(shown) < len(kinds):
        scene.session.think(scene.table.ask)
        while scene.director.busy:
            if not isinstance(scene.director.event, kinds):
                scene.director.skip()
                scene.draw(canvas)
                continue
            shown.add(type(scene.director.event))
            times.append(milliseconds(one_frame))
    return times


def measure_motion(what: str, scene: PlayScene, kinds: tuple[type, ...], worst: float) -> None:
    """How long the frames of these events take."""
    refer = reference(there(pygame.display.get_surface()))
    sleep(THOUGHT)
    before = often(refer)
    times = motion(scene, kinds)
    yardstick = middle([*before, *often(refer)])
    note("the reference scene", yardstick, "ms")
    at_most(f"{what}, median, in references", middle(times) / yardstick, 1.5)
    note("  median", middle(times), "ms")
    at_most("  one frame in a hundred", percentile(times, 0.99), worst, "ms")
    note("  the worst", max(times), "ms")


def measure(size: tuple[int, int], worst: float) -> None:
    """All figures at one size of the window."""
    app = App(pygame.display.set_mode(size), Settings(language="en"), keep=False)

    heading(f"{size[0]}x{size[1]}, Toruro, {MANY} seats")
    evening = any_table(app, find("toruro"), 1, MANY, humans=0)
    measure_motion("a trick", evening, (Played, TrickTaken), worst)

    heading(f"{size[0]}x{size[1]}, El Capitán Alatriste, {SEATS} seats")
    madrid = any_table(app, find("alatriste"), 1, SEATS, humans=0)
    measure_motion("walks, fights and jails", madrid, (Walked, Clashed, Jailed), worst)
    measure_rest(madrid, worst)

    heading(f"{size[0]}x{size[1]}, Running with the Bulls, {SEATS} seats")
    scene = play_until(table(app, 1, SEATS), is_first_card)
    measure_motion("run and charge", scene, (Ran, Charged), worst)

    measure_rest(play_until(scene, is_after_the_run), worst)


def measure_rest(scene: PlayScene, worst: float) -> None:
    """How long it takes to draw a table on which nothing moves but the mouse."""
    canvas = scene.services.canvas
    screen = canvas.surface
    scene.director.finish()
    _draw_board(scene)
    drawn_ahead = screen.copy()
    pairs = [
        (milliseconds(lambda: _draw_board(scene)), milliseconds(lambda: screen.blit(drawn_ahead, (0, 0))))
        for _ in range(PAIRS)
    ]
    note("a surface drawn ahead", middle([surface for _, surface in pairs]), "ms")
    ratio = middle([board / surface for board, surface in pairs])
    at_most("the board at rest, in surfaces drawn ahead", ratio, 1.5)
    rest = middle(often(lambda: scene.draw(canvas)))
    note("  all of the table at rest", rest, "ms")
    scene.director.paused = True  # nobody plays on meanwhile
    hovering = [spent for place in range(PLACES) for spent in _hover(scene, place)]
    scene.director.paused = False
    note("  under a moving mouse, median", middle(hovering), "ms")
    at_most("  under a moving mouse, one in a hundred", percentile(hovering, 0.99), worst, "ms")


def _draw_board(scene: PlayScene) -> None:
    """What lies under all pieces, as a picture of its own."""
    canvas = scene.services.canvas
    with canvas.dirty_redraw():
        scene.skin.draw_board(canvas)


def _hover(scene: PlayScene, place: int) -> list[float]:
    """The mouse goes on to another place: what the frames take until all that shows there is drawn."""
    scene.handle(Pointer("move", (237.0 * place % 1240, 153.0 * place % 700)))
    times: list[float] = []

    def one_frame() -> None:
        scene.update(STEP)
        scene.draw(scene.services.canvas)

    for _ in range(STAY):
        sleep(STEP)
        times.append(milliseconds(one_frame))
    return times


def main() -> None:
    """At every size."""
    pygame.display.init()
    pygame.font.init()
    for size, worst in SIZES.items():
        measure(size, worst)


if __name__ == "__main__":
    main()
