"""How every event is shown: what moves, what is said, and what is said meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from game.bulls import events
from game.bulls.view import BullsView
from game.core import event as shared
from game.core.event import Event
from scenes.skins.bulls.motion import (
    card_motion,
    charge_motion,
    day_motion,
    dice_motion,
    payment_motion,
    stampede_motion,
    trample_motion,
)
from scenes.skins.bulls.motion.aiming import aimed
from scenes.skins.bulls.motion.arena import closing
from scenes.skins.bulls.motion.concern import BYSTANDING, hastened, is_watched_only
from scenes.skins.bulls.motion.doing import take_note
from scenes.skins.bulls.motion.props import Props
from scenes.skins.bulls.words import chronicle
from scenes.skins.bulls.words.chronicle import Said
from scenes.skins.bulls.words.questions import Words
from scenes.stage.attention import Attention
from scenes.stage.skin import Line
from scenes.ui.anim import Cue, call, in_turn, together


class Shown(NamedTuple):
    """How events of a kind are shown.

    `motion` makes their cue, `words` their line in the chronicle; None where there is nothing to be seen, or
    to be said. While they happen `meanwhile` is said, where the line would give away how it ends. With
    `bar_after` the bar on top counts what is on its way when it has arrived, else as soon as it sets off.
    """

    motion: Callable[[Props, Any], Cue] | None
    words: Callable[[Words, Any], Said | None] | None
    meanwhile: Callable[[Words, Any], str] | None = None
    bar_after: bool = False


CHARGE = "bulls.7.3"
"""The paragraph of all that happens while Bulls charge."""


RUN = ("bulls.7.2", CHARGE)
"""The paragraphs of all that happens while Runners and Bulls run."""


def is_of_cards(event: Event) -> bool:
    """Return whether a card may have caused it: nothing that happens during a run."""
    return event.rule not in RUN


def rolled(props: Props, event: shared.Rolled) -> Cue:
    """Throw dice: those that were charged in their arena."""
    throw = charge_motion.rolled if event.rule == CHARGE else dice_motion.rolled
    return throw(props, event)


SAVOURED = (
    shared.Played,
    events.DestinationsDealt,
    events.Ran,
    events.Charged,
    events.Trampled,
    events.Arrived,
    events.DayEnded,
    events.GameEnded,
)
"""What takes its own time, however long people have waited: cards to be read, and the run."""


SETTING_OFF = (events.Arrived, events.EffectNoted, shared.Paid, events.DayEnded)
"""What is shown while points are still on their way; all else waits until they have come."""


LOWERED = 0.3
"""Seconds in which the hand returns to its place when everybody has thrown cards away."""


class RunAttention(Attention):
    """Savours the cards of rivals, and what everybody has come for."""

    patience = 4.5

    def is_savoured(self, event: Event) -> bool:
        """Return whether it is such an event, or the dice of a charge."""
        return isinstance(event, SAVOURED) or event.rule == CHARGE


SHOWN: dict[type[Event], Shown] = {
    events.DayBegan: Shown(day_motion.day_began, chronicle.day_began),
    events.Sealed: Shown(None, None),
    events.DestinationsDealt: Shown(
        card_motion.destinations_dealt, chronicle.destinations_dealt, chronicle.dealing
    ),
    events.Entered: Shown(dice_motion.entered, chronicle.entered),
    events.StepBegan: Shown(day_motion.step_began, None),
    events.Passed: Shown(None, chronicle.passed),
    events.Waived: Shown(None, chronicle.waived),
    events.Ran: Shown(stampede_motion.ran, chronicle.ran),
    events.Charged: Shown(charge_motion.charged, chronicle.charged),
    events.Trampled: Shown(trample_motion.trampled, chronicle.trampled),
    events.FirstPlayerPassed: Shown(day_motion.first_passed, chronicle.first_passed),
    events.Arrived: Shown(payment_motion.arrived, chronicle.arrived, chronicle.scoring),
    events.EffectNoted: Shown(day_motion.effect_noted, chronicle.effect_noted),
    events.DayEnded: Shown(day_motion.day_ended, chronicle.day_ended, chronicle.night_falls),
    events.Reshuffled: Shown(card_motion.reshuffled, chronicle.reshuffled),
    events.GameEnded: Shown(day_motion.game_ended, chronicle.game_ended),
    shared.Drew: Shown(card_motion.drew, chronicle.drew, chronicle.drawing, bar_after=True),
    shared.Played: Shown(card_motion.played, chronicle.played),
    shared.Discarded: Shown(card_motion.discarded, chronicle.discarded),
    shared.Rolled: Shown(rolled, chronicle.rolled, chronicle.rolling),
    events.Rerolled: Shown(dice_motion.rolled, chronicle.rerolled, chronicle.rolling),
    events.Turned: Shown(dice_motion.turned, chronicle.turned),
    events.Shifted: Shown(dice_motion.moved, chronicle.moved),
    shared.Placed: Shown(dice_motion.placed, chronicle.placed),
    shared.Removed: Shown(dice_motion.removed, chronicle.removed),
    shared.Paid: Shown(payment_motion.paid, chronicle.paid),
}


def cue(props: Props, event: Event, view: BullsView) -> Cue | None:
    """Return the motion of an event that leads to `view`; None where nothing moves."""
    shown = SHOWN[type(event)]
    props.verdicts.note(props.view, event, view, props.open_hand)
    props.read(view)
    take_note(props, event)
    motion = shown.motion(props, event) if shown.motion is not None else None
    motion = aimed(props, event, motion) if motion is not None else None
    if motion is not None and event.rule == CHARGE and is_watched_only(props, event):
        motion = hastened(motion, BYSTANDING)
    if props.arena is not None and event.rule != CHARGE:
        motion = closing(props, motion)
    if motion is not None and card_motion.is_hand_raised(props):
        motion = together([card_motion.hand_lowered(props, LOWERED), motion])
    if props.flights.busy and not (isinstance(event, SETTING_OFF) or card_motion.is_of_all(event)):
        motion = in_turn([props.landed(), *([motion] if motion is not None else [])])
    if motion is not None and shown.bar_after:
        return in_turn([motion, call(partial(props.hud.read, view))])
    props.hud.read(view)
    return motion


def line(words: Words, event: Event) -> Line | None:
    """Return the line of the chronicle for an event; None for what needs no words."""
    shown = SHOWN[type(event)]
    entry = shown.words(words, event) if shown.words is not None else None
    if entry is None:
        return None
    meanwhile = shown.meanwhile(words, event) if shown.meanwhile is not None else ""
    return Line(entry[1], event.rule, entry[0], meanwhile, event)
