"""The self-test: it loads everything that is shipped, and plays every game in its real scenes."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from time import monotonic, sleep

import pygame

from game import GAMES
from game.bots.characters import find_character
from game.bots.think import think
from game.bots.worker_pool import WorkerPool
from game.core.errors import UserError
from game.core.game import AnyGame
from game.core.rng import Rng
from game.core.seat import Seat
from game.core.table import Table
from game.daily.hand import digest_of
from game.lessons.course import course, has_course
from game.storage.paths import resource
from game.translation import LANGUAGES, tr, use
from maps.reader import board_of, graph_of
from scenes.services import NewGame
from scenes.ui.sound import EFFECTS, PIECES
from scenes.ui.typefaces import STYLES
from scenes.window.app import App, windowless
from scenes.window.daily import dealt

DAYS = (date(2026, 7, 6), date(2026, 7, 7), date(2026, 7, 8))
"""Days whose hands are dealt, one of each game: they must be the same everywhere."""
PATIENCE = 50_000
"""More decisions than any game has."""
WAIT = 30.0
"""Seconds in which a worker must have started and answered."""


def selftest() -> Iterator[str]:
    """Yield a line for each thing that works.

    Raises UserError: something does not work.
    """
    app = windowless((1280, 720), "en")
    yield f"pictures: {_pictures(app)}"
    yield f"fonts: {_fonts(app)}"
    yield f"sounds: {_sounds()}"
    for language, name in LANGUAGES.items():
        use(language)
        if language != "en" and tr("Settings") == "Settings":
            raise UserError("The texts in {language} are missing.", language=name)
        yield f"texts: {name}"
    use("en")
    for game in GAMES.values():
        if (ground := board_of(game)) is not None:
            yield f"map: {ground.name}, {len(ground.points)} places, {len(ground.paths)} streets"
        yield f"game: {game.meta.name}, {_play(app, game)} decisions, {_teach(app, game)} lessons"
    for day in DAYS:
        yield f"hand of the day: {day} {digest_of(dealt(day))}"
    yield f"thinking: a worker answered in {_think()} ms"


def _pictures(app: App) -> int:
    folder = resource("assets/pictures")
    names = [path.relative_to(folder).with_suffix("").as_posix() for path in sorted(folder.rglob("*.webp"))]
    if not names:
        raise UserError("There are no pictures in {folder}.", folder=folder)
    for name in names:
        app.services.canvas.art.size(name)
    return len(names)


def _fonts(app: App) -> int:
    for style in STYLES:
        app.services.canvas.text("¿Sobremesa? ¡Olé! ñ 0123", 100, 100, style, (255, 255, 255))
    return len(STYLES)


def _sounds() -> int:
    pygame.mixer.init(44100, -16, 2)
    names = [f"{name}_{take}" for name, effect in EFFECTS.items() for take in range(1, effect.takes + 1)]
    for name in [*names, *PIECES]:
        try:
            pygame.mixer.Sound(resource(f"assets/sound/{name}.ogg"))
        except (OSError, pygame.error) as error:
            raise UserError(
                "The sound '{name}' is missing or damaged: {reason}.", name=name, reason=error
            ) from None
    pygame.mixer.quit()
    return len(names) + len(PIECES)


def _play(app: App, game: AnyGame) -> int:
    """The decisions of a game that bots play in its scene, which is drawn after each of them."""
    seats = tuple(
        Seat(place, f"Bot {place + 1}", colour, "lola" if place % 2 else "teo")
        for place, colour in enumerate(game.meta.colours[: max(2, game.meta.seats[0])])
    )
    scene = app.begin(NewGame(game, seats, {}), seed=1)
    canvas = app.services.canvas
    scene.layout(canvas)
    scene.enter()
    for count in range(PATIENCE):
        scene.director.finish()
        scene.draw(canvas)
        if scene.table.ask is None:
            return count
        scene.session.think(scene.table.ask)
    raise UserError("{game} does not come to an end.", game=game.meta.name)


def _teach(app: App, game: AnyGame) -> int:
    """The number of lessons of a game, each of which is begun and drawn."""
    if not has_course(game.meta.id):
        return 0
    rows = course(game.meta.id)
    canvas = app.services.canvas
    for chapter in rows.chapter:
        scene = app.services.teach(rows.game, chapter.id)
        scene.layout(canvas)
        scene.enter()
        scene.draw(canvas)
    return len(rows.chapter)


def _think() -> int:
    """Milliseconds from the start of a worker process to its first answer."""
    game = next(iter(GAMES.values()))
    colours = game.meta.colours[: game.meta.usual]
    seats = [Seat(place, "Bot", colour, "teo") for place, colour in enumerate(colours)]
    table = Table(game, seats, 1, board=graph_of(game))
    ask, began, pool = table.ask, monotonic(), WorkerPool(1)
    assert ask is not None
    try:
        pool.ask(WAIT, think, game, table.view(ask.seat), ask, Rng(1), find_character("teo", game.meta.id))
        while not (answers := pool.poll()):
            sleep(0.001)
    finally:
        pool.close()
    if answers[0].error:
        raise UserError("No worker answers: {reason}.", reason=answers[0].error)
    table.play(ask.seat, answers[0].value.action)
    return round((monotonic() - began) * 1000)
