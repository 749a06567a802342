"""The catalogue of shots: those of every game, of its lessons, and of the scenes that all games share.

SHOTS maps the name of a shot to the function that makes its scene out of an App and a seed. A game has its
own in the module `screenshots` of its skin, if it has any, as a value `SCREENSHOTS`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pygame

from game import GAMES, find
from game.bots.characters import check_seats, names_by_number
from game.core.errors import UserError
from game.core.line import game_in, read_line
from game.core.script import Ask
from game.core.table import replay
from game.lessons.course import course, has_course
from game.puzzles.puzzle import puzzles
from game.storage.diary import Played
from game.storage.house_rules import HouseRules
from game.storage.paths import reason_of
from maps.reader import graph_of
from scenes.menus.daily import DailyScene
from scenes.menus.daily_result import DailyResultScene
from scenes.menus.ease import EaseScene
from scenes.menus.house_rules import HouseRulesScene
from scenes.menus.key_bindings import KeyBindingsScene
from scenes.menus.lesson_list import LessonsScene
from scenes.menus.lobby import LobbyScene
from scenes.menus.people import PeopleScene
from scenes.menus.puzzles import PuzzlesScene
from scenes.menus.settings import SettingsScene
from scenes.menus.sounds import SoundsScene
from scenes.screenshots import devices, evenings, looking_back
from scenes.screenshots.arrange import Screenshots, Shot, film_of, play_until, seats
from scenes.skins import SKINS
from scenes.table.handover import HandoverScene
from scenes.table.play import PlayScene
from scenes.table.puzzle import PuzzleAnswerScene, PuzzleScene
from scenes.tutorial.lesson import GuidedScene
from scenes.ui.canvas import Canvas
from scenes.ui.marks import faces_of
from scenes.ui.scene import Pop, Scene
from scenes.window.app import App, windowless

STEP = 0.2
MOST = 600
"""The number of time steps in which a beat must be over."""
SHOWN = [*GAMES][1]
"""The game whose puzzles are shown."""


def open_lesson(app: App, game: str, chapter: str) -> GuidedScene:
    """The lesson of a chapter at its beginning."""
    scene = app.services.teach(game, chapter)
    assert isinstance(scene, GuidedScene)
    scene.layout(app.services.canvas)
    scene.enter()
    return scene


def answer(scene: GuidedScene, ask: Ask) -> None:
    """Give the answer that the coach asks for, else the first one."""
    assert scene.turn is not None
    beat, offered = scene.guide.asks, scene.turn.ask
    wanted = [action for action in beat.actions if beat is not None] if beat is not None else []
    if beat is not None and beat.do and ask.subset is not None:
        scene.session.play([*sorted(a for a in wanted if a.picks), ask.options[-1]])
    elif ask.subset is not None:
        scene.session.play([ask.options[0], ask.options[-1]] if ask.options[0].picks else [ask.options[-1]])
    else:
        scene.session.play([next((action for action in wanted if action in ask.options), offered.options[0])])


def at_beat(app: App, seed: int, game: str, chapter: str, place: int) -> Scene:
    """The lesson of a chapter at that beat."""
    scene = open_lesson(app, game, chapter)
    for _ in range(MOST):
        if scene.guide.place >= place:
            break
        if scene.guide.frozen:
            scene.go_on()
        elif scene.turn is not None and not scene.director.busy and scene.table.ask is not None:
            answer(scene, scene.table.ask)
        else:
            scene.update(STEP)
    scene.guide.verdict = "" if scene.guide.place > place else scene.guide.verdict
    if not scene.guide.frozen:
        for _ in range(8):
            scene.update(STEP)
    return scene


def lesson_shots() -> dict[str, Shot]:
    """A screenshot for each beat by its name, `lesson-GAME-CHAPTER-NUMBER`."""
    found: dict[str, Shot] = {"lessons": lambda app, seed: LessonsScene(app.services, GAMES)}
    for game in filter(has_course, GAMES):
        for chapter in course(game).chapter:
            for place in range(len(chapter.beat)):
                name = f"lesson-{game}-{chapter.id}-{place + 1}"
                found[name] = partial(at_beat, game=game, chapter=chapter.id, place=place)
    return found


def screenshots_of(game: str) -> Screenshots:
    """The screenshots of the game with that id, none if its skin has no such module."""
    name = f"{SKINS[game]}.screenshots"
    found: Screenshots = import_module(name).SCREENSHOTS if find_spec(name) else Screenshots({})
    return found


def curtain(app: App, seed: int) -> Scene:
    """The curtain before the first seat of the first game."""
    game = next(iter(app.services.games.values()))
    sitting = seats(game, 2)
    return HandoverScene(app.services, sitting[0], lambda: None, app.home, faces_of(sitting)[0])


def on_a_day(app: App) -> date:
    """Make it a day on which cards are played, after some others; return it."""
    day, services = date(2026, 7, 7), app.services
    services.today = lambda: day
    for back, own, master in ((1, (20, 22, 25, 10), (20, 22, 17, 10)), (3, (4, -9, 2, 6, -3), ())):
        services.diary.keep(day - timedelta(days=back), Played(1, ("done",), own, master))
    return day


def days_played(app: App, seed: int) -> Scene:
    """The hands of the latest days, of which some were played."""
    on_a_day(app)
    return DailyScene(app.services)


def hand_on_the_table(app: App, seed: int) -> Scene:
    """The table of a hand of the day, at the first question to the player."""
    scene = app.services.daily(on_a_day(app))
    assert isinstance(scene, PlayScene)
    scene.layout(app.services.canvas)
    scene.enter()
    return play_until(scene, lambda scene, ask: True)


def hand_played(app: App, seed: int) -> Scene:
    """Both results of a hand of the day."""
    day = on_a_day(app)
    app.services.diary.keep(day, Played(1, (), (11, -3, 6, -8, -6), (9, -3, 4, -2, -8)))
    record = app.services.daily_record(day)
    return DailyResultScene(app.services, day, record, (11, -3, 6, -8, -6), leave=Pop)


def puzzles_solved(app: App, seed: int) -> Scene:
    """The puzzles of all games, of which some were solved."""
    for puzzle in puzzles(SHOWN)[:3]:
        app.services.diary.solve(SHOWN, puzzle.number)
    return PuzzlesScene(app.services)


def puzzle_answered(app: App, seed: int) -> Scene:
    """What is said of the choice that tempts most."""
    puzzle = puzzles(SHOWN)[0]
    scene = app.services.puzzle(puzzle)
    assert isinstance(scene, PuzzleScene)
    scene.layout(app.services.canvas)
    verdict = scene.verdict
    scene.session.play(list(verdict.decision.reply))
    return PuzzleAnswerScene(app.services, scene.session, scene.record, verdict, scene.replies, puzzle)


def people_here(app: App, seed: int) -> Scene:
    """The people, one of whom sits at the screen."""
    looks = [("Carmen", 3, "pink"), ("Mateo", 8, "sky"), ("Abuela", 1, "purple"), ("Iker", 2, "green")]
    carmen, *_ = [app.services.people.add(*look) for look in looks]
    app.services.welcome(carmen)
    return PeopleScene(app.services)


def house_rules(app: App, seed: int) -> Scene:
    """The house rules of the game with the most options, one of them chosen."""
    game = max(app.services.games.values(), key=lambda game: len(game.meta.options))
    last = {option.key: option.choices[-1][0] for option in game.meta.options if option.choices}
    usual = {option.key: option.default for option in game.meta.options}
    some = {key: value for key, value in last.items() if value != usual[key]}
    book = app.services.house_book
    book.put(HouseRules("as on Sundays", game.meta.id, dict([*some.items()][:1])))
    book.put(HouseRules("as at Grandma's", game.meta.id, some))
    lobby = LobbyScene(app.services, game)
    lobby.house.choose(book.all()[-1])
    return HouseRulesScene(app.services, lobby.house, lobby.relayout)


def lobby_of_people(app: App, seed: int) -> Scene:
    """The lobby of the first game, where people sit down."""
    people_here(app, seed)
    return LobbyScene(app.services, next(iter(app.services.games.values())))


BY_GAME = {game: screenshots_of(game) for game in SKINS}
SHOTS: dict[str, Shot] = {
    "title": lambda app, seed: app.home(),
    "settings": lambda app, seed: SettingsScene(app.services),
    "ease": lambda app, seed: EaseScene(app.services),
    "sounds": lambda app, seed: SoundsScene(app.services),
    "keys": lambda app, seed: KeyBindingsScene(app.services),
    "people": people_here,
    "guests": lambda app, seed: PeopleScene(app.services),
    "lobby-people": lobby_of_people,
    "house-rules": house_rules,
    "curtain": curtain,
    "daily": days_played,
    "daily-table": hand_on_the_table,
    "daily-result": hand_played,
    "puzzles": puzzles_solved,
    "puzzle-table": lambda app, seed: app.services.puzzle(puzzles(SHOWN)[0]),
    "puzzle-answer": puzzle_answered,
    "film": lambda app, seed: film_of(app, next(iter(app.services.games.values())), seed, 4, 0.6),
    **looking_back.SHOTS,
    **evenings.SHOTS,
    **devices.SHOTS,
    **{name: shot for found in BY_GAME.values() for name, shot in found.shots.items()},
    **lesson_shots(),
}
UNDER = {
    "daily-result": "daily-table",
    "puzzle-answer": "puzzle-table",
    **looking_back.UNDER,
    **devices.UNDER,
    **{name: under for found in BY_GAME.values() for name, under in found.under.items()},
}
"""The scene that lies under a scene which does not cover all of it."""


def scenes(name: str, app: App, seed: int) -> list[Scene]:
    """The scene of that name, after the one below it, if there is one."""
    return [SHOTS[one](app, seed) for one in (UNDER.get(name), name) if one is not None]


def draw(shown: Sequence[Scene], canvas: Canvas) -> None:
    """Draw scenes over each other."""
    for scene in shown:
        scene.is_covered = scene is not shown[-1]
        scene.enter()
        scene.layout(canvas)
        scene.draw(canvas)


def position(app: App, line: str) -> PlayScene:
    """The table of a game in a line, after the decision that it points to.

    Raises UserError: what is wrong with the line.
    """
    game = find(game_in(line))
    board = graph_of(game)
    read = read_line(game, line, board, names_by_number())
    check_seats(game.meta, read.table.seats)
    record = read.table.record
    scene = app.show(replay(game, replace(record, actions=record.actions[: read.decision]), board))
    scene.layout(app.services.canvas)
    scene.enter()
    scene.director.finish()
    return scene


def shot(
    name: str,
    path: Path,
    size: tuple[int, int],
    language: str,
    seed: int,
    line: str | None = None,
    text_size: int = 100,
) -> None:
    """Draw a scene into a PNG file, its letters at `text_size` percent; "play" can be a game in a line.

    Raises UserError: there is no such scene or game, or the file cannot be written.
    """
    if name not in SHOTS:
        raise UserError("There is no scene '{name}'; there are: {known}.", name=name, known=", ".join(SHOTS))
    if line is not None and name != "play":
        raise UserError("A line can be drawn as the scene 'play' alone, not as '{name}'.", name=name)
    app = windowless(size, language, text_size)
    canvas = app.services.canvas
    draw([position(app, line)] if line is not None else scenes(name, app, seed), canvas)
    try:
        with path.open("wb") as file:
            pygame.image.save(canvas.shown, file, "shot.png")
    except (OSError, ValueError) as error:  # a path with a zero byte in it is a ValueError
        raise UserError(
            "The picture {path} cannot be written: {reason}.", path=path, reason=reason_of(error)
        ) from None
