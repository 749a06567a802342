"""Shots of a finished game that is looked at again: its moments, tried again, and the game in one line."""

from __future__ import annotations

from collections.abc import Mapping

from game import GAMES
from game.bots.characters import find_character
from game.bots.judge import Comparison
from game.bots.think import choose
from game.core.record import Record
from game.core.rng import Rng
from game.core.table import Table
from game.review.audit import Findings, Verdict
from maps.reader import graph_of
from scenes.menus.game_line import LineScene
from scenes.menus.pasted import PasteScene
from scenes.menus.review import ReviewScene
from scenes.menus.review_job import ReviewJob
from scenes.screenshots.arrange import Shot, seats
from scenes.table.bot_jobs import without_search
from scenes.table.second_try import ComparisonScene, SecondTryScene
from scenes.ui.scene import Scene
from scenes.window.app import App

SEATS = 4
GAINS = 0.12, 0.07, 0.04
"""What something else would have been worth more at each of the moments that are shown."""
STATES = 400


def finished(seed: int) -> Record:
    """The first game, played by bots, of whom one is taken for a person."""
    game = next(iter(GAMES.values()))
    table = Table(game, seats(game, SEATS), seed, None, graph_of(game))
    rng, bot = Rng(seed), without_search(find_character("teo", game.meta.id))
    while (ask := table.ask) is not None:
        table.play(ask.seat, choose(game, table.view(ask.seat), ask, rng, bot))
    return table.snapshot()


def reviewed(app: App, seed: int) -> ReviewJob:
    """Its review, in which three decisions stand for what an audit would have found."""
    record = finished(seed)
    game = GAMES[record.game]
    job = ReviewJob(game, record, 0, {}, app.services.skins[record.game].when)
    while job.busy:
        job.step()
    assert job.found is not None
    assert job.audit_job is not None
    decisions = [one for one in job.found.decisions if one.ask.subset is None]
    verdicts = []
    for place, gain in enumerate(GAINS):
        decision = decisions[(2 * place + 1) * len(decisions) // (2 * len(GAINS))]
        other = next(option for option in decision.ask.for_bots if option != decision.reply[0])
        comparison = Comparison(STATES, 0.3 + gain, 0.3, 0.01)
        verdicts.append(Verdict(decision, (other,), comparison, game.feature_names[0]))
    job.audit_job.findings = Findings(tuple(verdicts), None, frozenset())
    return job


def moments(app: App, seed: int) -> Scene:
    """How it went, with three moments to try again."""
    return ReviewScene(app.services, reviewed(app, seed), None)


def again(app: App, seed: int) -> SecondTryScene:
    """The first of them as a position to try again."""
    job = reviewed(app, seed)
    assert job.findings is not None
    scene = app.services.try_again(job.record, job.findings.mistakes[0])
    assert isinstance(scene, SecondTryScene)
    return scene


def compared(app: App, seed: int) -> Scene:
    """Both futures, after the better one was chosen."""
    scene = again(app, seed)
    verdict = scene.verdict
    replies = {
        reply: scene.skin.label(reply[0], verdict.decision.ask)
        for reply in (verdict.reply, verdict.decision.reply)
    }
    return ComparisonScene(app.services, scene.session, scene.record, verdict, replies)


def in_a_line(app: App, seed: int) -> Scene:
    """The sheet with a game in one line."""
    return LineScene(app.services, finished(seed), 12)


def pasted(app: App, seed: int) -> Scene:
    """A game that was pasted."""
    return app.services.open_line(app.services.write_line(finished(seed), False))


def pasting(app: App, seed: int) -> Scene:
    """The question for a line."""
    return PasteScene(app.services, "")


SHOTS: Mapping[str, Shot] = {
    "moments": moments,
    "moments-again": again,
    "moments-compared": compared,
    "line": in_a_line,
    "pasted": pasted,
    "paste": pasting,
}
"""By name, without what lies under them."""
UNDER = {"moments-compared": "moments-again", "line": "title", "paste": "title"}
