"""How answers strike others: who looks for a fight, who hits the weak, who is after money."""

from __future__ import annotations

from collections.abc import Iterator

from game.alatriste.choices import Choosing, chosen_from
from game.alatriste.effect_schema import Gain
from game.alatriste.rows import BOXES, EffectList
from game.alatriste.state import Alatriste
from game.alatriste.tokens import PASS, REFUSE
from game.core.action import Action
from game.core.game import Trait
from game.core.script import Ask

FIGHTS = ("alatriste.challenge", "alatriste.accept", "alatriste.combat")
"""The questions that are answered with the sword."""


def style(state: Alatriste, ask: Ask) -> list[tuple[Trait, ...]]:
    """Return the traits of each option."""
    return [tuple(_traits(state, ask, option)) for option in ask.options]


def _traits(state: Alatriste, ask: Ask, option: Action) -> Iterator[Trait]:
    if not state.players[ask.seat].weak and _is_after_a_fight(state, ask, option):
        yield "bold"
    if option.verb == "attack" or (option.verb == "combat" and _is_weak(state, option)):
        yield "harsh"
    if option.verb == "sell" or _is_paid(state, ask, option):
        yield "greedy"


def _is_after_a_fight(state: Alatriste, ask: Ask, option: Action) -> bool:
    """Return whether an answer challenges, accepts, falls upon somebody, or goes where somebody is."""
    if ask.prompt != "alatriste.move":
        return ask.prompt in FIGHTS and option not in (PASS, REFUSE)
    box = option.picks[0].id
    rivals = [state.players[seat] for seat in state.after(ask.seat)]
    return BOXES[box].fight and any(rival.present and rival.box == box for rival in rivals)


def _is_weak(state: Alatriste, option: Action) -> bool:
    return state.players[option.picks[0].id].weak


def _is_paid(state: Alatriste, ask: Ask, option: Action) -> bool:
    """Return whether an answer goes where one is given Ducats, or chooses them."""
    if ask.prompt == "alatriste.move":
        return _is_paying(BOXES[option.picks[0].id].do)
    frame = state.stack[-1]
    if not isinstance(frame, Choosing) or option.verb != "choose":
        return False
    effect = chosen_from(frame)
    return _is_paying(effect.options[option.picks[0].id].do)


def _is_paying(row: EffectList) -> bool:
    return any(isinstance(effect, Gain) and effect.stat == "ducats" for effect in row)
