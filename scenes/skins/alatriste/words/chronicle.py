"""The lines of the chronicle: every event in a sentence. Fights and bargains have rooms of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.alatriste import events, events_combat, events_trade
from game.alatriste.tokens import PATROL
from game.core import event as shared
from game.core.action import Token
from game.core.event import Event
from game.translation import tr, trn
from scenes.skins.alatriste.words import chronicle_combat, chronicle_contests, chronicle_trade
from scenes.skins.alatriste.words.questions import Words
from scenes.stage.skin import Line

Said = tuple[int, str]
"""What a line weighs, and what it says; see `Line`."""


def line(words: Words, event: Event) -> Line | None:
    """An event as a line of the chronicle; None for what needs no words."""
    said = LINES[type(event)](words, event)
    if said is None:
        return None
    return Line(said[1], event.rule, said[0], meanwhile(words, event), event)


def because(words: Words, source: tuple[Token, ...]) -> str:
    """What did it, in brackets after a sentence."""
    return f" ({words.things(source)})" if source else ""


# --- turns ---


def _sealed(words: Words, event: events.SplitSealed) -> Said:
    return 0, tr("{name} has shared the points.", name=words.name(event.seat))


def _split(words: Words, event: events.SplitShown) -> Said:
    return 1, tr(
        "{name} begins with {fencing} Fencing and {ducats} Ducats.",
        name=words.name(event.seat), fencing=event.fencing, ducats=event.ducats,
    )  # fmt: skip


def _starter(words: Words, event: events.StarterChosen) -> Said:
    return 2, tr("{name} begins; then {names}.", name=words.name(event.order[0]),
                 names=words.names(event.order[1:]))  # fmt: skip


def _turn(words: Words, event: events.TurnBegan) -> Said:
    name = words.name(event.seat)
    if event.first:
        return 2, tr("{name} comes to Madrid.", name=name)
    return 0, tr("Round {round}: {name}'s turn.", round=event.round, name=name)


def _lost(words: Words, event: events.TurnLost) -> Said:
    name = words.name(event.seat)
    reasons = {
        "wounded": tr("{name} lies wounded and loses the turn.", name=name),
        "away": tr("{name} is away and loses the turn.", name=name),
        "prison": tr("{name} stays in jail.", name=name),
        "skip": tr("{name} misses a turn.", name=name),
        "refuge": tr("{name} stays in the church.", name=name),
    }
    left = trn(" 1 more is to come.", " {n} more are to come.", event.left) if event.left else ""
    return 1, reasons[event.why] + left


def _must_miss(words: Words, event: events.MustMiss) -> Said:
    return 1, trn("{name} must miss 1 turn.", "{name} must miss {n} turns.", event.turns,
                  name=words.name(event.seat))  # fmt: skip


def _boosted(words: Words, event: events.Boosted) -> Said:
    name = words.name(event.seat)
    gains = {
        "fight": tr("{name} adds {n} to the next fight.", name=name, n=event.n),
        "audience": tr("{name} adds {n} to the next audience.", name=name, n=event.n),
        "zone": tr("{name} may enter the next higher zone in this turn.", name=name),
    }
    return 1, gains[event.what]


def _changed(words: Words, event: events.Changed) -> Said:
    gains = {
        "vigour": trn("{name} recovers 1 Vigour.", "{name} recovers {n} Vigour.", event.n,
                      name=words.name(event.seat)),
        "fame": trn("{name} gains 1 Fame.", "{name} gains {n} Fame.", event.n, name=words.name(event.seat)),
        "fencing": trn("{name} gains 1 Fencing.", "{name} gains {n} Fencing.", event.n,
                       name=words.name(event.seat)),
        "ducats": trn("{name} gains 1 Ducat.", "{name} gains {n} Ducats.", event.n,
                      name=words.name(event.seat)),
    }  # fmt: skip
    losses = {
        "vigour": trn("{name} loses 1 Vigour.", "{name} loses {n} Vigour.", -event.n,
                      name=words.name(event.seat)),
        "fame": trn("{name} loses 1 Fame.", "{name} loses {n} Fame.", -event.n, name=words.name(event.seat)),
        "fencing": trn("{name} loses 1 Fencing.", "{name} loses {n} Fencing.", -event.n,
                       name=words.name(event.seat)),
        "ducats": trn("{name} loses 1 Ducat.", "{name} loses {n} Ducats.", -event.n,
                      name=words.name(event.seat)),
    }  # fmt: skip
    said = (gains if event.n > 0 else losses)[event.stat].removesuffix(".")
    income = event.rule == "alatriste.4.T1"
    return int(not income), f"{said}{because(words, event.source)}."


def _paid(words: Words, event: events.DucatsPaid) -> Said:
    name = words.name(event.seat)
    if event.to is None:
        said = trn("{name} pays 1 Ducat.", "{name} pays {n} Ducats.", event.n, name=name)
    else:
        said = trn("{name} pays 1 Ducat to {to}.", "{name} pays {n} Ducats to {to}.", event.n, name=name,
                   to=words.name(event.to))  # fmt: skip
    short = trn(" 1 is missing.", " {n} are missing.", event.short) if event.short else ""
    return 1, said + short


# --- cards ---


def _laid(words: Words, event: events.CardLaid) -> Said:
    return 1, tr("{name} places {card}.", name=words.name(event.seat), card=words.thing(event.card))


def _helped(words: Words, event: events.Helped) -> Said:
    return 1, tr("{name} plays {card}.", name=words.name(event.seat), card=words.thing(event.card))


def _sold(words: Words, event: events.Sold) -> Said:
    return 1, tr("{name} sells {card} for {n} Ducats.", name=words.name(event.seat),
                 card=words.thing(event.card), n=event.ducats)  # fmt: skip


def _taken(words: Words, event: events.CardTaken) -> Said | None:
    name, origin = words.name(event.seat), words.name(event.origin)
    if event.rule == "alatriste.10":
        return None  # the trade has told it
    if event.card is None:
        return 1, tr("{name} takes a card of {origin}.", name=name, origin=origin)
    return 1, tr("{name} takes {card} of {origin}.", name=name, origin=origin, card=words.thing(event.card))


def _fetched(words: Words, event: events.CardFetched) -> Said:
    name = words.name(event.seat)
    if event.card is None:
        return 1, tr("{name} searches, and finds none.", name=name)
    return 1, tr("{name} finds {card}.", name=name, card=words.thing(event.card))


def _drew(words: Words, event: shared.Drew) -> Said:
    name = words.name(event.seat)
    if event.cards:
        return 0, tr("{name} draws {cards}.", name=name, cards=words.things(event.cards))
    return 0, trn("{name} draws 1 card.", "{name} draws {n} cards.", event.count, name=name)


def _discarded(words: Words, event: shared.Discarded) -> Said:
    return 0, tr("{name} discards {cards}.", name=words.name(event.seat), cards=words.things(event.cards))


def _reshuffled(words: Words, event: events.Reshuffled) -> Said:
    return 0, trn("The discards become the new pack: 1 card.", "The discards become the new pack: {n} cards.",
                  event.count)  # fmt: skip


# --- ways ---


def _rolled(words: Words, event: shared.Rolled) -> Said:
    faces = ", ".join(map(str, event.faces))
    if event.seat is not None:
        return 0, tr("{name} rolls {faces}.", name=words.name(event.seat), faces=faces)
    if event.rule == "alatriste.8.3":
        return 0, tr("The Patrol rolls {faces}.", faces=faces)
    return 0, tr("The bank rolls {faces}.", faces=faces)


def _walked(words: Words, event: events.Walked) -> Said:
    box = words.thing(event.path[-1])
    if event.pieces[0] == PATROL:
        return 1, tr("The **Patrol** walks to {box}.", box=box)
    return 1, tr("{name} walks to {box}.", name=words.name(event.pieces[0].id), box=box)


def _moved(words: Words, event: shared.Moved) -> Said:
    return 0, tr("{name} is brought to {box}.", name=words.name(event.pieces[0].id),
                 box=words.thing(event.targets[0]))  # fmt: skip


def _placed(words: Words, event: shared.Placed) -> Said:
    return 0, tr("{name} begins at {box}.", name=words.name(event.piece.id), box=words.thing(event.place))


def _chosen(words: Words, event: events.Chosen) -> Said:
    name = words.name(event.seat)
    if event.option is None:
        return 0, tr("{name} takes none of the offers of {thing}.", name=name,
                     thing=words.things(event.source))  # fmt: skip
    return 0, tr("{name} makes a choice: {thing}.", name=name, thing=words.things(event.source))


def _went_away(words: Words, event: events.WentAway) -> Said:
    return 1, trn("{name} leaves Madrid for 1 turn.", "{name} leaves Madrid for {n} turns.", event.turns,
                  name=words.name(event.seat))  # fmt: skip


def _came_back(words: Words, event: events.CameBack) -> Said:
    return 1, tr("{name} is back from {box}.", name=words.name(event.seat), box=words.thing(event.box))


def _left(words: Words, event: events.LeftGame) -> Said:
    return 2, tr("{name} leaves the game.", name=words.name(event.seat))


# --- while dice still roll ---


def meanwhile(words: Words, event: Event) -> str:
    """The sentence for an event that is still going on; "" where its own may be read at once."""
    say = MEANWHILE.get(type(event))
    return say(words, event) if say else ""


def _rolling(words: Words, event: shared.Rolled) -> str:
    if event.seat is not None:
        return tr("{name} rolls…", name=words.name(event.seat))
    if event.rule == "alatriste.8.3":
        return tr("Does the Patrol hear of it?")
    return tr("The bank rolls…")


def _clashing(words: Words, event: events_combat.Clashed) -> str:
    one, other = event.seats
    return tr("{one} against {other}…", one=words.name(one), other=words.name(other))


LINES: dict[type[Event], Callable[[Words, Any], Said | None]] = {
    events.SplitSealed: _sealed,
    events.SplitShown: _split,
    events.StarterChosen: _starter,
    events.TurnBegan: _turn,
    events.TurnLost: _lost,
    events.MustMiss: _must_miss,
    events.Boosted: _boosted,
    events.Changed: _changed,
    events.DucatsPaid: _paid,
    events.CardLaid: _laid,
    events.Helped: _helped,
    events.Sold: _sold,
    events.CardTaken: _taken,
    events.CardFetched: _fetched,
    shared.Drew: _drew,
    shared.Discarded: _discarded,
    events.Reshuffled: _reshuffled,
    shared.Rolled: _rolled,
    events.Walked: _walked,
    shared.Moved: _moved,
    shared.Placed: _placed,
    events.Chosen: _chosen,
    events.WentAway: _went_away,
    events.CameBack: _came_back,
    events.LeftGame: _left,
    events.ContestHeld: chronicle_contests.contest_held,
    events.ContestRolled: chronicle_contests.contest_rolled,
    events.ContestWon: chronicle_contests.contest_won,
    events.DiceStaked: chronicle_contests.dice_staked,
    events.DiceThrown: chronicle_contests.dice_thrown,
    events.DiceWon: chronicle_contests.dice_won,
    events.AudienceHeld: chronicle_contests.audience_held,
    events.TurnedAway: chronicle_contests.turned_away,
    events.GameEnded: chronicle_contests.game_ended,
    events_combat.Attacked: chronicle_combat.attacked,
    events_combat.Awaited: lambda words, event: None,
    events_combat.Shielded: chronicle_combat.shielded,
    events_combat.Countered: chronicle_combat.countered,
    events_combat.AttackWaits: chronicle_combat.waits,
    events_combat.AttackStruck: chronicle_combat.struck,
    events_combat.Jailed: chronicle_combat.jailed,
    events_combat.Freed: chronicle_combat.freed,
    events_combat.Wanted: chronicle_combat.wanted,
    events_combat.RefugeTaken: chronicle_combat.refuge,
    events_combat.Challenged: chronicle_combat.challenged,
    events_combat.CombatBegun: chronicle_combat.combat,
    events_combat.PatrolWatched: chronicle_combat.patrol,
    events_combat.Clashed: chronicle_combat.clashed,
    events_combat.Died: chronicle_combat.died,
    events_combat.FellWounded: chronicle_combat.wounded,
    events_trade.OfferMade: chronicle_trade.made,
    events_trade.OfferAnswered: chronicle_trade.answered,
    events_trade.Traded: chronicle_trade.traded,
    events_trade.Promised: chronicle_trade.promised,
    events_trade.PromiseSettled: chronicle_trade.settled,
    events_trade.EndProposed: chronicle_trade.end_proposed,
    events_trade.EndVoted: chronicle_trade.end_voted,
}
"""What tells each kind of event."""
MEANWHILE: dict[type[Event], Callable[[Words, Any], str]] = {
    shared.Rolled: _rolling,
    events_combat.PatrolWatched: lambda words, event: tr("Does the Patrol hear of it?"),
    events_combat.Clashed: _clashing,
    events.AudienceHeld: lambda words, event: tr(
        "{name} stands before the Favourite…", name=words.name(event.seat)
    ),
    events.ContestRolled: lambda words, event: tr("Who has most?"),
    events.DiceThrown: lambda words, event: tr("Who has most?"),
}
"""What is said while dice still roll, so that no sentence gives away how they fall."""
