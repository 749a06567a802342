"""Tables with known seats and seed, played on until the moment of a screenshot is reached."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NamedTuple

from game.bots.characters import find_character
from game.bots.think import Thought, think
from game.core.game import AnyGame, Options
from game.core.rng import Rng
from game.core.script import Ask
from game.core.seat import Seat
from game.core.table import Table
from game.lessons.course import event_line
from maps.reader import graph_of
from scenes.menus.results import ResultsScene
from scenes.menus.review import ReviewScene
from scenes.services import NewGame, Screening
from scenes.stage.pieces import HAND
from scenes.table.bot_jobs import without_search
from scenes.table.hints import REASON
from scenes.table.play import PlayScene
from scenes.ui.input import Act, Key, Pointer
from scenes.ui.scene import Scene
from scenes.window.app import App
from scenes.window.replays import replayed

NAMES = ("Amaya", "Bruno", "Carmen", "Diego", "Elena", "Iker", "Julia", "Mateo")
STEP, POPPED = 0.1, 3
"""Seconds of a step, and after how many of them a bubble has grown."""
BOTS = (None, "teo", "lola", "teo", "lola", "teo", "lola", "teo")

LEAD = 100
"""A table is laid so many decisions before the moment of its screenshot; the rules alone play up to there."""

Shot = Callable[[App, int], Scene]
Reached = Callable[[Table[Any, Any], Ask], bool]
"""True of a question that is looked for, or of one after something that is looked for."""
Score = Mapping[int, tuple[Ask, Thought]]
"""What was asked and thought after so many decisions of a game that has been played once already."""
EMPTY: Score = MappingProxyType({})


class Reel(NamedTuple):
    """Some seconds of a game: how many bots play, by which seed, and after how many decisions it begins."""

    seats: int
    seed: int
    decisions: int
    seconds: float


class Screenshots(NamedTuple):
    """The shots of a game by name; `under` names the table that lies under those which do not cover it.

    `reel` is the game's part of the animation, if it has one.
    """

    shots: Mapping[str, Shot]
    under: Mapping[str, str] = {}
    reel: Reel | None = None


def seats(game: AnyGame, count: int, humans: int = 1) -> tuple[Seat, ...]:
    """Seats in the game's order of colours; the first `humans` of them are people."""
    return tuple(
        Seat(place, NAMES[place], game.meta.colours[place], None if place < humans else BOTS[place] or "teo")
        for place in range(count)
    )


def table(
    app: App, game: AnyGame, seed: int, count: int, humans: int = 1, options: Options | None = None
) -> PlayScene:
    """The table of a new game at its first question."""
    return laid(app, app.begin(NewGame(game, seats(game, count, humans), options or {}), seed))


def laid(app: App, scene: PlayScene) -> PlayScene:
    """That table, shown up to its question."""
    scene.layout(app.services.canvas)
    scene.enter()
    scene.director.finish()
    return scene


def table_asking(
    app: App, game: AnyGame, seed: int, count: int, reached: Reached, humans: int = 1,
    options: Options | None = None,
) -> PlayScene:  # fmt: skip
    """The table of a game at the first question to a person of which `reached` is true, or at its end."""

    def is_there(table: Table[Any, Any], ask: Ask) -> bool:
        return table.seats[ask.seat].human and reached(table, ask)

    scene, score = table_before(app, game, seed, count, is_there, humans, options)
    return play_until(scene, lambda scene, ask: reached(scene.table, ask), score)


def table_showing(
    app: App, game: AnyGame, seed: int, count: int, event: str, seconds: float, humans: int = 1
) -> PlayScene:
    """The table of a game so many seconds after the start of the first event whose line matches a pattern."""

    def is_there(table: Table[Any, Any], ask: Ask) -> bool:
        return any(re.match(event, event_line(each)) for each in table.events(None))

    scene, score = table_before(app, game, seed, count, is_there, humans)
    return showing(scene, event, seconds, score)


def table_before(
    app: App, game: AnyGame, seed: int, count: int, is_there: Reached, humans: int = 1,
    options: Options | None = None,
) -> tuple[PlayScene, Score]:  # fmt: skip
    """The table of a game some decisions before it `is_there`, as if gone on with, and those decisions."""
    sitting, rng, score = seats(game, count, humans), Rng(seed), dict[int, tuple[Ask, Thought]]()
    played = Table(game, sitting, seed, options, graph_of(game))
    while (ask := played.ask) is not None and not is_there(played, ask):
        place, thought = len(played.record.actions), thought_of(played, ask, sitting, rng)
        score[place] = ask, thought
        score.pop(place - LEAD, None)
        played.play(ask.seat, thought.action)
    before = min(score, default=0)
    if not before:
        return table(app, game, seed, count, humans, options), score
    record = played.snapshot()
    begun, history = replayed(replace(record, actions=record.actions[:before], position=""))
    return laid(app, app.show(begun, history=history)), score


def thought_of(table: Table[Any, Any], ask: Ask, sitting: Sequence[Seat], rng: Rng) -> Thought:
    """What the character of the seat in turn thinks without a search; for a person, what a regular does."""
    who = sitting[ask.seat].bot or "regular"
    character = without_search(find_character(who, table.game.meta.id))
    return think(table.game, table.view(ask.seat), ask, rng, character)


def go_on(scene: PlayScene, ask: Ask, score: Score) -> None:
    """Let the seat in turn do what it did before, or else what its character thinks."""
    asked, thought = score.get(len(scene.table.record.actions), (None, None))
    if thought is None or asked != ask:
        scene.session.think(ask)
    else:
        scene.thought(ask, thought)
        scene.session.play((thought.action,))


def play_until(
    scene: PlayScene, reached: Callable[[PlayScene, Ask], bool], score: Score = EMPTY
) -> PlayScene:
    """Let bots answer for everybody until `reached` is true of a question to a person, or to the end."""
    while (ask := scene.table.ask) is not None:
        scene.director.finish()
        if scene.table.seats[ask.seat].human and reached(scene, ask):
            break
        go_on(scene, ask, score)
        scene.director.finish()
    scene.session.talk.hush()
    return scene


def talking(scene: PlayScene) -> PlayScene:
    """Let bots play on until somebody says something, and the bubble stands."""
    talk = scene.session.talk
    while (ask := scene.table.ask) is not None and talk.bubble is None:
        scene.session.think(ask)
        scene.director.finish()
    for _ in range(POPPED):
        talk.update(STEP)
    return scene


def zoomed(scene: PlayScene) -> PlayScene:
    """Point at the second card of the hand."""
    card = [piece for piece in scene.stage.pieces.values() if piece.layer == HAND][1]
    scene.handle(Pointer("move", (card.x, 680)))
    scene.update(1.0)
    return scene


def showing(scene: PlayScene, event: str, seconds: float, score: Score = EMPTY) -> PlayScene:
    """Play on to so many seconds after the start of an event whose line matches a pattern."""
    while (ask := scene.table.ask) is not None and not has_shown(scene, event, seconds):
        go_on(scene, ask, score)
    return scene


def has_shown(scene: PlayScene, event: str, seconds: float) -> bool:
    """Show the pending events; return whether one that matches was reached, and shown for so long."""
    director = scene.director
    while director.busy and not (director.event and re.match(event, event_line(director.event))):
        director.skip()
    if not director.busy:
        return False
    for _ in range(round(seconds * 60)):
        director.update(1 / 60)
    return True


def hinted(scene: PlayScene) -> PlayScene:
    """Ask for all of a hint."""
    for _ in range(REASON):
        scene.handle(Key(Act.HINT))
    return scene


def explained(scene: PlayScene) -> PlayScene:
    """Ask why the last bot did what it did."""
    scene.handle(Key(Act.WHY))
    return scene


def results_of(
    app: App, game: AnyGame, seed: int, count: int, options: Options | None = None, humans: int = 1
) -> ResultsScene:
    """The results of a game that bots have played, also for the first `humans`, all of them there."""
    scene = ended(app, game, seed, count, options, humans)
    scene.enter()
    scene.entrance.finish()
    return scene


def ended(
    app: App, game: AnyGame, seed: int, count: int, options: Options | None = None, humans: int = 1
) -> ResultsScene:
    """The results of a game that bots have played, before anything of them is seen."""
    table = Table(game, seats(game, count, humans), seed, options, graph_of(game))
    played = seats(game, count, 0)
    history, rng = [*table.events(None)], Rng(seed)
    while (ask := table.ask) is not None:
        table.play(ask.seat, thought_of(table, ask, played, rng).action)
        history += table.events(None)
    return app.show(table, history=history).results()


def film_of(app: App, game: AnyGame, seed: int, count: int, part: float) -> Scene:
    """The film of a game that bots have played, after a part of its decisions."""
    record = results_of(app, game, seed, count).review_job.record
    return app.film(Screening(record, round(part * len(record.actions))))


def review_of(results: ResultsScene) -> Scene:
    """The review of a game, worked out."""
    while results.review_job.busy:
        results.review_job.step()
    return ReviewScene(results.services, results.review_job, results.results.picture)
