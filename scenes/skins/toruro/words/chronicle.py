"""The lines of the chronicle: every event in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.event import Drew, Event, Played
from game.toruro.deck import suit
from game.toruro.events import (
    Accused,
    Anted,
    AtOnce,
    DealPassed,
    Decided,
    Exposed,
    Forfeited,
    GameEnded,
    GaveBack,
    LaidAside,
    LuloCommitted,
    LuloDeferred,
    LuloPaid,
    Misplayed,
    PartidaBegan,
    PartidaEnded,
    Passed,
    Pots,
    Proposed,
    Recycled,
    RoundBegan,
    TookAll,
    TrickTaken,
    Voted,
    Went,
)  # fmt: skip
from game.translation import tr, trn
from scenes.skins.toruro.drawing.card_faces import called, suits
from scenes.skins.toruro.words.questions import Words
from scenes.stage.skin import Line

Said = tuple[int, str]
"""What a line weighs, and what it says; see `Line`."""


def line(words: Words, event: Event) -> Line | None:
    """An event as a line of the chronicle; None for what needs no words."""
    tell = _LINES.get(type(event))
    said = tell(words, event) if tell is not None else None
    return Line(said[1], event.rule, said[0], event=event) if said is not None else None


def _partida(words: Words, event: PartidaBegan) -> Said | None:
    return (2, tr("Partida {partida} begins.", partida=event.partida)) if event.partida > 1 else None


def _round(words: Words, event: RoundBegan) -> Said:
    name = words.name(event.dealer)
    if event.last:
        return 2, tr(
            "**La Última**: everybody pays, everybody goes, then it is over. {name} deals.", name=name
        )
    return 2, tr("**Round {round}**: {name} deals.", round=event.round, name=name)


def _anted(words: Words, event: Anted) -> Said:
    return 0, tr("{name} lays the ante: {pots}.", name=words.name(event.seat), pots=spread(event.pots))


def _at_once(words: Words, event: AtOnce) -> Said:
    return 2, trn(
        "From now on 1 lulo is paid each round.", "From now on {n} lulos are paid each round.", event.count
    )


def _deferred(words: Words, event: LuloDeferred) -> Said:
    return 0, tr("{name} leaves the payment to another.", name=words.name(event.seat))


def _paid(words: Words, event: LuloPaid) -> Said:
    name, pots = words.name(event.seat), spread(event.pots)
    return 1, tr("{name} pays {amount}: {pots}.", name=name, amount=event.amount, pots=pots)


def _drew(words: Words, event: Drew) -> Said | None:
    name, dealt = words.name(event.seat), event.rule == "toruro.4.3"
    if event.cards:
        cards = ", ".join(called(card.id) for card in event.cards)
        drawn = tr("{name} draws {cards}.", name=name, cards=cards)
        return 0, tr("{name} is dealt {cards}.", name=name, cards=cards) if dealt else drawn
    if dealt:
        return None
    return 0, trn("{name} draws 1 card.", "{name} draws {n} cards.", event.count, name=name)


def _exposed(words: Words, event: Exposed) -> Said:
    card, trumps = called(event.card.id), suits()[suit(event.card.id)]
    if event.stand_in is None:
        return 1, tr("Turned up: {card}. Trumps are **{suit}**.", card=card, suit=trumps)
    return 1, tr(
        "Turned up: {card}. Trumps are **{suit}**, and their 7 stands in for it.", card=card, suit=trumps
    )


def _went(words: Words, event: Went) -> Said:
    reasons = {
        "": tr("{name}: **voy**."),
        "last": tr("{name} goes: it is La Última."),
        "first": tr("{name} goes: all do in a first round."),
        "ace": tr("{name} goes: all do on an ace."),
        "promise": tr("{name} goes: it was promised for cups."),
        "dealer": tr("{name} goes: the dealer must, as all have passed."),
    }
    return 0 if event.why in ("last", "first", "ace") else 1, reasons[event.why].format(
        name=words.name(event.seat)
    )


def _passed(words: Words, event: Passed) -> Said:
    return 1, tr("{name}: **paso**.", name=words.name(event.seat))


def _took_all(words: Words, event: TookAll) -> Said:
    return 2, trn(
        "{name} goes alone and takes all three pots: 1 chip.",
        "{name} goes alone and takes all three pots: {n} chips.",
        sum(event.pots),
        name=words.name(event.seat),
    )


def _laid_aside(words: Words, event: LaidAside) -> Said:
    name = words.name(event.seat)
    if not event.count:
        return 1, tr("{name} keeps all cards.", name=name)
    return 1, trn("{name} changes 1 card.", "{name} changes {n} cards.", event.count, name=name)


def _gave_back(words: Words, event: GaveBack) -> Said:
    name = words.name(event.seat)
    if event.cards:
        return 0, tr("{name} gives {card} back.", name=name, card=called(event.cards[0].id))
    return 0, tr("{name} gives one of the four back.", name=name)


def _recycled(words: Words, event: Recycled) -> Said:
    return 1, trn(
        "The stock is used up: 1 card that lay aside is the new one.",
        "The stock is used up: {n} cards that lay aside are shuffled anew.",
        event.count,
    )


def _played(words: Words, event: Played) -> Said:
    return 1, tr("{name} plays {card}.", name=words.name(event.seat), card=called(event.card.id))


def _taken(words: Words, event: TrickTaken) -> Said:
    who = {"name": words.name(event.seat), "card": called(event.card.id)}
    if event.pot.id == 0:
        won = trn(
            "{name} wins the head with {card}: 1 chip.",
            "{name} wins the head with {card}: {n} chips.",
            event.chips,
            **who,
        )
    elif event.pot.id == 1:
        won = trn(
            "{name} wins the belly with {card}: 1 chip.",
            "{name} wins the belly with {card}: {n} chips.",
            event.chips,
            **who,
        )
    else:
        won = trn(
            "{name} wins the tail with {card}: 1 chip.",
            "{name} wins the tail with {card}: {n} chips.",
            event.chips,
            **who,
        )
    return 2, won


def _misplayed(words: Words, event: Misplayed) -> Said:
    duties = {
        "lead_ace": tr("the ace of trumps should have led"),
        "lead_3_king": tr("the 3 or the king of trumps should have led"),
        "lead_highest_trump": tr("the highest trump should have led"),
        "follow_suit": tr("the suit could have been followed"),
        "must_trump": tr("it could have been trumped"),
        "beat_trump": tr("the trump could have been beaten"),
    }
    return 2, tr(
        "**Wrong**: {name} played {card} in trick {trick}; {duty}.",
        name=words.name(event.seat),
        card=called(event.card.id),
        trick=event.trick.id + 1,
        duty=duties[event.duty],
    )


def _accused(words: Words, event: Accused) -> Said:
    who = {"name": words.name(event.seat), "other": words.name(event.accused), "trick": event.trick.id + 1}
    if event.right:
        return 1, tr("{name} accuses {other} of playing wrong in trick {trick}, and is right.", **who)
    return 1, tr("{name} accuses {other} of playing wrong in trick {trick}, in vain.", **who)


def _forfeited(words: Words, event: Forfeited) -> Said:
    return 1, trn(
        "{name} lays 1 chip back: it is played for in the next round.",
        "{name} lays {n} chips back: they are played for in the next round.",
        sum(event.pots),
        name=words.name(event.seat),
    )


def _committed(words: Words, event: LuloCommitted) -> Said:
    who = {"name": words.name(event.seat), "ordinal": event.ordinal, "amount": event.amount}
    if event.free:
        return 2, tr("**Lulo** number {ordinal} for {name}: this one is free.", **who)
    if not event.amount:
        return 2, tr("{name} wins no pot, but nothing is chalked up any more.", **who)
    if event.misplay:
        return 2, tr("**Lulo** number {ordinal} for {name}, for playing wrong: {amount} on the slate.", **who)
    return 2, tr("**Lulo** number {ordinal} for {name}: {amount} on the slate.", **who)


def _partida_ended(words: Words, event: PartidaEnded) -> Said:
    return 2, tr("The slate is empty: partida {partida} is over.", partida=event.partida)


def _deal_passed(words: Words, event: DealPassed) -> Said:
    return 0, tr("The deal passes to {name}.", name=words.name(event.seat))


def _proposed(words: Words, event: Proposed) -> Said:
    name = words.name(event.seat)
    if not event.at_once:
        return 1, tr("{name} proposes La Última for the next round.", name=name)
    return 1, trn(
        "{name} proposes to pay 1 lulo each round.",
        "{name} proposes to pay {n} lulos each round.",
        event.at_once,
        name=name,
    )


def _voted(words: Words, event: Voted) -> Said:
    name = words.name(event.seat)
    return 0, tr("{name} agrees.", name=name) if event.agrees else tr("{name} refuses.", name=name)


def _decided(words: Words, event: Decided) -> Said:
    if not event.carried:
        return 1, tr("The proposal falls.")
    if not event.at_once:
        return 2, tr("All agree: the next round is La Última.")
    return 2, trn(
        "All agree to pay 1 lulo each round.", "All agree to pay {n} lulos each round.", event.at_once
    )


def _ended(words: Words, event: GameEnded) -> Said:
    return 2, trn(
        "{names} wins the evening!", "{names} share the evening!", len(event.winners),
        names=words.names(event.winners),
    )  # fmt: skip


def spread(pots: Pots) -> str:
    """How chips were spread over the plates; plates that got none are not named."""
    names = tr("{n} on the head"), tr("{n} on the belly"), tr("{n} on the tail")
    return ", ".join(name.format(n=count) for name, count in zip(names, pots, strict=True) if count)


_LINES: dict[type[Event], Callable[[Words, Any], Said | None]] = {
    PartidaBegan: _partida,
    RoundBegan: _round,
    Anted: _anted,
    AtOnce: _at_once,
    LuloDeferred: _deferred,
    LuloPaid: _paid,
    Drew: _drew,
    Exposed: _exposed,
    Went: _went,
    Passed: _passed,
    TookAll: _took_all,
    LaidAside: _laid_aside,
    GaveBack: _gave_back,
    Recycled: _recycled,
    Played: _played,
    TrickTaken: _taken,
    Misplayed: _misplayed,
    Accused: _accused,
    Forfeited: _forfeited,
    LuloCommitted: _committed,
    PartidaEnded: _partida_ended,
    DealPassed: _deal_passed,
    Proposed: _proposed,
    Voted: _voted,
    Decided: _decided,
    GameEnded: _ended,
}
