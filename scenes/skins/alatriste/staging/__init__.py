"""Staging: how every event looks. One function makes the cue of each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.alatriste import bargains, events
from game.alatriste import strife as fights
from game.core.event import Discarded, Drew, Event, Moved, Placed, Rolled
from scenes.skins.alatriste.staging import cards, chips, fates, plaza, streets, strife, theatre, trading
from scenes.skins.alatriste.staging.props import Props
from scenes.ui.anim import Cue, in_turn

CUES: dict[type[Event], Callable[[Props, Any], Cue]] = {
    events.SplitSealed: chips.split_sealed,
    events.SplitShown: chips.split_shown,
    events.StarterChosen: streets.starter_chosen,
    events.TurnBegan: streets.turn_began,
    events.TurnLost: fates.turn_lost,
    events.MustMiss: fates.must_miss,
    events.Boosted: chips.boosted,
    events.Changed: chips.changed,
    events.DucatsPaid: chips.paid,
    events.CardLaid: cards.laid,
    events.Helped: cards.helped,
    events.Sold: cards.sold,
    events.CardTaken: cards.taken,
    events.CardFetched: cards.fetched,
    events.Reshuffled: cards.reshuffled,
    events.Walked: streets.walked,
    events.Chosen: fates.chosen,
    events.WentAway: fates.went_away,
    events.CameBack: fates.came_back,
    events.LeftGame: fates.left,
    events.ContestHeld: plaza.contest_held,
    events.ContestRolled: plaza.contest_rolled,
    events.ContestWon: plaza.contest_won,
    events.DiceStaked: plaza.dice_staked,
    events.DiceThrown: plaza.dice_thrown,
    events.DiceWon: plaza.dice_won,
    events.AudienceHeld: plaza.audience_held,
    events.TurnedAway: plaza.turned_away,
    events.GameEnded: plaza.game_ended,
    fights.Attacked: cards.attacked,
    fights.Awaited: cards.awaited,
    fights.Shielded: cards.shielded,
    fights.Countered: cards.countered,
    fights.AttackWaits: cards.waits,
    fights.AttackStruck: cards.struck,
    fights.Jailed: fates.jailed,
    fights.Freed: fates.freed,
    fights.Wanted: fates.wanted,
    fights.RefugeTaken: fates.refuge,
    fights.Challenged: strife.challenged,
    fights.CombatBegun: strife.combat_begun,
    fights.PatrolWatched: strife.watched,
    fights.Clashed: strife.clashed,
    fights.Died: fates.died,
    fights.FellWounded: fates.fell_wounded,
    bargains.OfferMade: trading.offered,
    bargains.OfferAnswered: trading.answered,
    bargains.Traded: trading.traded,
    bargains.Promised: trading.promised,
    bargains.PromiseSettled: trading.settled,
    bargains.EndProposed: trading.end_proposed,
    bargains.EndVoted: trading.end_voted,
    Rolled: streets.rolled,
    Moved: streets.moved,
    Placed: streets.placed,
    Drew: cards.drew,
    Discarded: cards.discarded,
}


def cue(props: Props, event: Event) -> Cue:
    """The motion of an event. Whatever does not belong to an open scene closes it first."""
    if props.act is None or isinstance(event, fights.Awaited):
        return CUES[type(event)](props, event)
    if strife.in_fight(props, event) or plaza.in_game(event):
        if isinstance(event, events.Changed):
            return strife.fight_changed(props, event)
        return CUES[type(event)](props, event)
    return in_turn([theatre.close_scene(props), CUES[type(event)](props, event)])
