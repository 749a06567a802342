"""How every event is shown: what moves, what is said, what is said meanwhile, and whom it touches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.alatriste import events, events_combat
from game.alatriste.view import AlatristeView
from game.core.event import Discarded, Drew, Event, Moved, Placed, Rolled
from scenes.skins.alatriste.motion import (
    audience_motion,
    card_motion,
    chip_motion,
    contest_motion,
    fight_motion,
    jail_motion,
    street_motion,
    theatre,
)
from scenes.skins.alatriste.motion.props import Props
from scenes.skins.alatriste.words import chronicle, chronicle_contests
from scenes.skins.alatriste.words.questions import Said, Words
from scenes.stage.skin import Line
from scenes.ui.anim import Cue, in_turn


class Shown(NamedTuple):
    """How events of a kind are shown.

    `motion` is their cue, `words` their line in the chronicle, if they have one. While dice still roll
    `meanwhile` is said, so that no sentence gives away how they fall. `touches` names the fields that say
    whom they befall.
    """

    motion: Callable[[Props, Any], Cue]
    words: Callable[[Words, Any], Said | None] | None
    meanwhile: Callable[[Words, Any], str] | None = None
    touches: tuple[str, ...] = ()


SHOWN: dict[type[Event], Shown] = {
    events.SplitSealed: Shown(chip_motion.split_sealed, chronicle.sealed),
    events.SplitShown: Shown(chip_motion.split_shown, chronicle.split),
    events.StarterChosen: Shown(street_motion.starter_chosen, chronicle.starter),
    events.TurnBegan: Shown(street_motion.turn_began, chronicle.turn),
    events.TurnLost: Shown(street_motion.turn_lost, chronicle.lost),
    events.MustMiss: Shown(street_motion.must_miss, chronicle.must_miss, touches=("seat",)),
    events.Boosted: Shown(chip_motion.boosted, chronicle.boosted),
    events.Changed: Shown(
        chip_motion.changed, chronicle.changed, meanwhile=chronicle.taught, touches=("seat",)
    ),
    events.Unchanged: Shown(street_motion.told, chronicle.unchanged),
    events.RowRolled: Shown(street_motion.told, chronicle.row_rolled),
    events.DucatsPaid: Shown(chip_motion.paid, chronicle.paid, touches=("to",)),
    events.CardLaid: Shown(card_motion.laid, chronicle.laid),
    events.Helped: Shown(card_motion.helped, chronicle.helped),
    events.Sold: Shown(card_motion.sold, chronicle.sold),
    events.CardTaken: Shown(card_motion.taken, chronicle.taken, touches=("seat", "origin")),
    events.CardFetched: Shown(card_motion.fetched, chronicle.fetched),
    events.Reshuffled: Shown(card_motion.reshuffled, chronicle.reshuffled),
    events.Walked: Shown(street_motion.walked, chronicle.walked),
    events.Chosen: Shown(street_motion.told, chronicle.chosen),
    events.WentAway: Shown(street_motion.went_away, chronicle.went_away),
    events.CameBack: Shown(street_motion.came_back, chronicle.came_back),
    events.LeftGame: Shown(street_motion.left, chronicle.left),
    events.ContestHeld: Shown(contest_motion.contest_held, chronicle_contests.contest_held),
    events.ContestRolled: Shown(
        contest_motion.totals,
        chronicle_contests.contest_rolled,
        meanwhile=chronicle_contests.comparing,
    ),
    events.ContestWon: Shown(contest_motion.contest_won, chronicle_contests.contest_won),
    events.DiceStaked: Shown(contest_motion.dice_staked, chronicle_contests.dice_staked),
    events.DiceThrown: Shown(
        contest_motion.totals, chronicle_contests.dice_thrown, meanwhile=chronicle_contests.comparing
    ),
    events.DiceWon: Shown(contest_motion.dice_won, chronicle_contests.dice_won),
    events.AudienceHeld: Shown(
        audience_motion.audience_held, chronicle_contests.audience_held, meanwhile=chronicle_contests.waiting
    ),
    events.TurnedAway: Shown(audience_motion.turned_away, chronicle_contests.turned_away),
    events.GameEnded: Shown(contest_motion.game_ended, chronicle_contests.game_ended),
    events_combat.Attacked: Shown(card_motion.attacked, chronicle.attacked, touches=("target",)),
    events_combat.Awaited: Shown(card_motion.awaited, None),
    events_combat.Shielded: Shown(card_motion.shielded, chronicle.shielded, touches=("seat",)),
    events_combat.Countered: Shown(card_motion.countered, chronicle.countered),
    events_combat.AttackWaits: Shown(card_motion.waits, chronicle.waits, touches=("seat",)),
    events_combat.AttackStruck: Shown(card_motion.struck, chronicle.struck),
    events_combat.Jailed: Shown(jail_motion.jailed, chronicle.jailed, touches=("seat",)),
    events_combat.Freed: Shown(jail_motion.freed, chronicle.freed, touches=("seat",)),
    events_combat.Wanted: Shown(street_motion.wanted, chronicle.wanted, touches=("seat",)),
    events_combat.RefugeTaken: Shown(street_motion.refuge, chronicle.refuge),
    events_combat.Challenged: Shown(
        fight_motion.challenged, chronicle.challenged, touches=("seat", "target")
    ),
    events_combat.CombatBegun: Shown(fight_motion.combat_begun, chronicle.combat, touches=("target",)),
    events_combat.PatrolWatched: Shown(fight_motion.watched, chronicle.patrol, meanwhile=chronicle.watching),
    events_combat.Clashed: Shown(
        fight_motion.clashed,
        chronicle.clashed,
        meanwhile=chronicle.clashing,
        touches=("seats",),
    ),
    events_combat.Died: Shown(street_motion.died, chronicle.died, touches=("seat",)),
    events_combat.FellWounded: Shown(street_motion.fell_wounded, chronicle.wounded, touches=("seat",)),
    events.OfferMade: Shown(chip_motion.offered, chronicle_contests.made),
    events.OfferAnswered: Shown(chip_motion.answered, chronicle_contests.answered),
    events.Traded: Shown(
        chip_motion.traded,
        chronicle_contests.traded,
        meanwhile=chronicle_contests.trading,
        touches=("seat", "target"),
    ),
    events.Promised: Shown(chip_motion.promised, chronicle_contests.promised, touches=("to",)),
    events.PromiseSettled: Shown(chip_motion.settled, chronicle_contests.settled, touches=("to",)),
    events.EndProposed: Shown(chip_motion.end_proposed, chronicle_contests.end_proposed),
    events.EndVoted: Shown(chip_motion.end_voted, chronicle_contests.end_voted),
    Rolled: Shown(street_motion.rolled, chronicle.rolled, meanwhile=chronicle.rolling),
    Moved: Shown(street_motion.moved, chronicle.moved),
    Placed: Shown(street_motion.placed, chronicle.placed),
    Drew: Shown(card_motion.drew, chronicle.drew),
    Discarded: Shown(card_motion.discarded, chronicle.discarded, touches=("seat",)),
}
"""A row for every kind of event of this game."""


def cue(props: Props, event: Event, view: AlatristeView) -> Cue:
    """Return the motion of an event, which ends with the table as in `view`.

    Whatever does not belong to an open scene closes it first.
    """
    props.next_view, props.event = view, event
    motion = SHOWN[type(event)].motion
    if props.act is None or isinstance(event, events_combat.Awaited):
        return motion(props, event)
    if jail_motion.is_in_place(props, event):
        return jail_motion.healed(props, event) if isinstance(event, events.Changed) else motion(props, event)
    in_fight = fight_motion.is_in_fight(props, event)
    if not props.act.is_over and (in_fight or contest_motion.is_in_game(event)):
        if isinstance(event, events.Changed):
            return fight_motion.fight_changed(props, event)
        return motion(props, event)
    if _is_opening_scene(props, event):
        return motion(props, event)
    return in_turn([theatre.close_scene(props), motion(props, event)])


def _is_opening_scene(props: Props, event: Event) -> bool:
    """Return whether the motion of an event opens a scene, over the one that is still open."""
    match event:
        case Rolled(rule="alatriste.8.2"):
            return fight_motion.is_staged(props)
        case Rolled(rule=jail_motion.LOST, seat=seat) | events_combat.Freed(seat=seat):
            return seat is not None and props.has_scene([seat])
        case events.TurnLost(why="wounded", seat=seat):
            return props.has_scene([seat])
        case Rolled():
            return contest_motion.is_in_game(event)
        case events.WentAway(seat=seat):
            return props.view.players[seat].box == street_motion.FLANDERS
        case events_combat.RefugeTaken(taken=taken):
            return taken
        case events_combat.Jailed() | events_combat.Died() | events.TurnedAway() | events.GameEnded():
            return True
    return False


def line(words: Words, event: Event) -> Line | None:
    """Return the chronicle's line for an event; None for what needs no words."""
    shown = SHOWN[type(event)]
    weighed = shown.words(words, event) if shown.words else None
    if weighed is None:
        return None
    weight, text = weighed
    meanwhile = shown.meanwhile(words, event) if shown.meanwhile else ""
    return Line(text, event.rule, weight, meanwhile, event)


def touches(event: Event, seat: int) -> bool:
    """Return whether the event befalls that seat."""
    named = (getattr(event, name) for name in SHOWN[type(event)].touches)
    return any(seat == name or (isinstance(name, tuple) and seat in name) for name in named)
