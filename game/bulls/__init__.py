"""Running with the Bulls: for three days small dice run from big red ones, down the streets of El Toro.

Glossary, as the rulebook has it. A *Runner* is a player's die, a *Bull* a red one. They stand in *spaces*:
the numbered *starts* on top, three rows of *roundabouts*, five *destinations* at the bottom. A *day* has four
*steps*, in each of which everybody plays a card, the Runners take one *street* down, and the Bulls follow and
*charge*. Where two streets leave, each has a *sign*, even or odd. A *Direction token* (in short a flag; by
name a `marker`) on a sign leads all Runners of its colour. Paragraphs such as "bulls.7.3" are those of the
rules page.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.bulls.bots.achievements import ACHIEVEMENTS
from game.bulls.bots.determinization import determinize
from game.bulls.bots.features import FEATURE_PHRASES, WEIGHTS, features
from game.bulls.bots.heuristic import action_values, style
from game.bulls.day import SCRIPTS
from game.bulls.setup import META, pieces, setup
from game.bulls.state import Bulls, metrics, rounds, standings
from game.bulls.view import BullsView, view
from game.bulls.why_not import why_not
from game.core.game import Game
from game.core.habits import usual_in

GAME: Game[Bulls, BullsView] = Game(
    meta=META,
    state=Bulls,
    frames=SCRIPTS,
    setup=setup,
    clone=Bulls.clone,
    view=view,
    determinize=determinize,
    standings=standings,
    feature_phrases=FEATURE_PHRASES,
    features=features,
    weights=WEIGHTS,
    action_values=action_values,
    style=style,
    why_not=why_not,
    pieces=pieces,
    rounds=rounds,
    metrics=metrics,
    achievements=ACHIEVEMENTS,
    usual=partial(usual_in, Path(__file__).with_name("habits.toml")),
)
