"""Toruro: forty Spanish cards, three pots on a bull, and a slate full of debts.

Glossary, as the rulebook has it. The three *pots* are the *cabeza* (head), *barriga* (belly) and *cola*
(tail). A card is *exposed* and makes trumps. Whoever *goes* plays three *tricks*, one for each pot; who wins
none commits a *lulo*, a debt of the whole *stake*, which is chalked on the slate and later paid onto the
pots. A *partida* ends when nobody owes anything; a session may have several, and a last round, *La Última*.
Paragraphs such as "toruro.4.2" are those of the rules page.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.core.game import Game
from game.core.habits import usual_in
from game.toruro.bots.achievements import ACHIEVEMENTS
from game.toruro.bots.bearing import bearing
from game.toruro.bots.determinization import determinize
from game.toruro.bots.features import FEATURE_PHRASES, WEIGHTS, features
from game.toruro.bots.heuristic import action_values, rollout_policy, style
from game.toruro.bots.rollout import fast_rollout
from game.toruro.setup import META, SCRIPTS, pieces, setup
from game.toruro.state import Toruro, is_over, metrics, rounds, standings
from game.toruro.view import ToruroView, view
from game.toruro.why_not import why_not

GAME: Game[Toruro, ToruroView] = Game(
    meta=META,
    state=Toruro,
    frames=SCRIPTS,
    setup=setup,
    clone=Toruro.clone,
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
    bearing=bearing,
    rollout_policy=rollout_policy,
    fast_rollout=fast_rollout,
    over=is_over,
)
