"""Staging: how every event looks. One function makes the cue of each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.alatriste import events, events_trade
from game.alatriste import events_combat as fights
from game.alatriste.view import AlatristeView
from game.core.event import Discarded, Drew, Event, Moved, Placed, Rolled
from scenes.skins.alatriste.motion import (
    card_motion,
    chip_motion,
    contest_motion,
    fate_motion,
    fight_motion,
    street_motion,
    theatre,
    trade_motion,
)
from scenes.skins.alatriste.motion.props import Props
from scenes.ui.anim import Cue, in_turn

CUES: dict[type[Event], Callable[[Props, Any], Cue]] = {
    events.SplitSealed: chip_motion.split_sealed,
    events.SplitShown: chip_motion.split_shown,
    events.StarterChosen: street_motion.starter_chosen,
    events.TurnBegan: street_motion.turn_began,
    events.TurnLost: fate_motion.turn_lost,
    events.MustMiss: fate_motion.must_miss,
    events.Boosted: chip_motion.boosted,
    events.Changed: chip_motion.changed,
    events.DucatsPaid: chip_motion.paid,
    events.CardLaid: card_motion.laid,
    events.Helped: card_motion.helped,
    events.Sold: card_motion.sold,
    events.CardTaken: card_motion.taken,
    events.CardFetched: card_motion.fetched,
    events.Reshuffled: card_motion.reshuffled,
    events.Walked: street_motion.walked,
    events.Chosen: fate_motion.chosen,
    events.WentAway: fate_motion.went_away,
    events.CameBack: fate_motion.came_back,
    events.LeftGame: fate_motion.left,
    events.ContestHeld: contest_motion.contest_held,
    events.ContestRolled: contest_motion.contest_rolled,
    events.ContestWon: contest_motion.contest_won,
    events.DiceStaked: contest_motion.dice_staked,
    events.DiceThrown: contest_motion.dice_thrown,
    events.DiceWon: contest_motion.dice_won,
    events.AudienceHeld: contest_motion.audience_held,
    events.TurnedAway: contest_motion.turned_away,
    events.GameEnded: contest_motion.game_ended,
    fights.Attacked: card_motion.attacked,
    fights.Awaited: card_motion.awaited,
    fights.Shielded: card_motion.shielded,
    fights.Countered: card_motion.countered,
    fights.AttackWaits: card_motion.waits,
    fights.AttackStruck: card_motion.struck,
    fights.Jailed: fate_motion.jailed,
    fights.Freed: fate_motion.freed,
    fights.Wanted: fate_motion.wanted,
    fights.RefugeTaken: fate_motion.refuge,
    fights.Challenged: fight_motion.challenged,
    fights.CombatBegun: fight_motion.combat_begun,
    fights.PatrolWatched: fight_motion.watched,
    fights.Clashed: fight_motion.clashed,
    fights.Died: fate_motion.died,
    fights.FellWounded: fate_motion.fell_wounded,
    events_trade.OfferMade: trade_motion.offered,
    events_trade.OfferAnswered: trade_motion.answered,
    events_trade.Traded: trade_motion.traded,
    events_trade.Promised: trade_motion.promised,
    events_trade.PromiseSettled: trade_motion.settled,
    events_trade.EndProposed: trade_motion.end_proposed,
    events_trade.EndVoted: trade_motion.end_voted,
    Rolled: street_motion.rolled,
    Moved: street_motion.moved,
    Placed: street_motion.placed,
    Drew: card_motion.drew,
    Discarded: card_motion.discarded,
}


def cue(props: Props, event: Event, view: AlatristeView) -> Cue:
    """The motion of an event, which ends with the table as in `view`.

    Whatever does not belong to an open scene closes it first.
    """
    props.next_view = view
    if props.act is None or isinstance(event, fights.Awaited):
        return CUES[type(event)](props, event)
    if fight_motion.is_in_fight(props, event) or contest_motion.is_in_game(event):
        if isinstance(event, events.Changed):
            return fight_motion.fight_changed(props, event)
        return CUES[type(event)](props, event)
    return in_turn([theatre.close_scene(props), CUES[type(event)](props, event)])
