"""Moments of Madrid that move somebody: what faces show, and what characters say a word at."""

from __future__ import annotations

from game.alatriste import events, events_combat
from game.core.event import Event
from scenes.stage.faces import Moment, Mood

SELDOM = 0.6


def moments(event: Event) -> list[Moment]:
    """Return whom a public event moves."""
    match event:
        case events_combat.Attacked():
            return [Moment(event.seat, Mood.GLAD, "attack", event.target, SELDOM)]
        case events_combat.Clashed(winner=int(winner)):
            one, other = event.seats
            loser = other if winner == one else one
            return [
                Moment(winner, Mood.GLAD, "duel_won", loser),
                Moment(loser, Mood.SORE, "duel_lost", winner),
            ]
        case events.Changed(rule="alatriste.8.2", stat="vigour"):
            return [Moment(event.seat, Mood.SORE)]
        case events_combat.Jailed():
            return [Moment(event.seat, Mood.SORE, "jailed")]
        case events_combat.Died():
            return [Moment(event.seat, Mood.SORE)]
        case events.OfferAnswered(answer="accepted"):
            return [
                Moment(event.seat, Mood.GLAD, "bargain", event.target),
                Moment(event.target, Mood.GLAD),
            ]
        case events.OfferAnswered(answer="refused"):
            return [Moment(event.seat, Mood.CALM, "refused", event.target, SELDOM)]
        case events.PromiseSettled(kept=False):
            return [Moment(event.to, Mood.SORE, "betrayed", event.seat)]
        case events.AudienceHeld():
            return [Moment(event.seat, Mood.GLAD if event.total >= event.target else Mood.SORE)]
        case events.GameEnded():
            seats = range(len(event.scores))
            return [Moment(seat, Mood.GLAD if seat in event.winners else Mood.SORE) for seat in seats]
    return []
