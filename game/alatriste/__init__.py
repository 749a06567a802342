"""El Capitán Alatriste: soldiers seek Fame in the Madrid of Philip IV until one enters the King's service.

Glossary, as the rulebook has it. A player has *Vigour*, *Fame*, *Fencing* and *Ducats* as chips, *Characters*
and *Possessions* on the board before them, and *attacks* that wait there to be obeyed. Each of the 43 *boxes*
does something to whoever ends on it; they lie in three *zones*, the two upper of which ask for Fame and a
*transport*. The *Patrol* keeps the peace: it stops *duels* and *combats*, and arrests whoever is *wanted*.
Whoever is received at *El Valido* with enough Fame may win. Paragraphs such as "alatriste.8.2" are those of
the rules page.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.alatriste.bots.achievements import ACHIEVEMENTS
from game.alatriste.bots.determinization import determinize
from game.alatriste.bots.features import FEATURE_PHRASES, WEIGHTS, features
from game.alatriste.bots.heuristic import SOBER, action_values, style
from game.alatriste.ending import metrics, rounds, standings
from game.alatriste.setup import META, SCRIPTS, pieces, setup
from game.alatriste.state import Alatriste
from game.alatriste.view import AlatristeView, view, why_not
from game.core.game import Game
from game.core.habits import usual_in

GAME: Game[Alatriste, AlatristeView] = Game(
    meta=META,
    state=Alatriste,
    frames=SCRIPTS,
    setup=setup,
    clone=Alatriste.clone,
    view=view,
    determinize=determinize,
    standings=standings,
    feature_phrases=FEATURE_PHRASES,
    features=features,
    weights=WEIGHTS,
    action_values=action_values,
    sober_prompts=SOBER,
    style=style,
    why_not=why_not,
    pieces=pieces,
    rounds=rounds,
    metrics=metrics,
    achievements=ACHIEVEMENTS,
    usual=partial(usual_in, Path(__file__).with_name("habits.toml")),
)
