"""Every event in a sentence with its weight (see `scenes.stage.skin.Line`), and the results."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Drew, Event, Played
from game.core.seat import Seat
from game.toruro import events
from game.toruro.deck import suit
from game.toruro.events import Pots, TookAll, TrickTaken
from game.toruro.view import ToruroView
from game.translation import tr, trn
from scenes.services import by_round
from scenes.skins.toruro.card_layout import card_name, suits
from scenes.skins.toruro.drawing.cloth import names as pots
from scenes.skins.toruro.words.epilogue import epilogue
from scenes.skins.toruro.words.proof import broken
from scenes.skins.toruro.words.questions import Words
from scenes.stage.results import SHADE, Results, results_picture

Entry = tuple[int, str]
"""What a line weighs, and what it says."""


def partida(words: Words, event: events.PartidaBegan) -> Entry | None:
    return (2, tr("Partida {partida} begins.", partida=event.partida)) if event.partida > 1 else None


def round(words: Words, event: events.RoundBegan) -> Entry:
    name = words.name(event.dealer)
    if event.last:
        return 2, tr(
            "**La Última**: everybody pays, everybody goes, then it is over. {name} deals.", name=name
        )
    return 2, tr("**Round {round}**: {name} deals.", round=event.round, name=name)


def anted(words: Words, event: events.Anted) -> Entry:
    return 0, tr("{name} lays the ante: {pots}.", name=words.name(event.seat), pots=spread(event.pots))


def at_once(words: Words, event: events.AtOnce) -> Entry:
    return 2, trn(
        "From now on 1 lulo is paid each round.", "From now on {n} lulos are paid each round.", event.count
    )


def deferred(words: Words, event: events.LuloDeferred) -> Entry:
    return 0, tr("{name} lets somebody else pay.", name=words.name(event.seat))


def paid(words: Words, event: events.LuloPaid) -> Entry:
    name, pots = words.name(event.seat), spread(event.pots)
    return 1, tr("{name} pays {amount}: {pots}.", name=name, amount=event.amount, pots=pots)


def drew(words: Words, event: Drew) -> Entry | None:
    name, dealt = words.name(event.seat), event.rule == "toruro.4.3"
    if event.cards:
        cards = ", ".join(card_name(card.id) for card in event.cards)
        drawn = tr("{name} draws {cards}.", name=name, cards=cards)
        return 0, tr("{name} is dealt {cards}.", name=name, cards=cards) if dealt else drawn
    if dealt:
        return None
    return 0, trn("{name} draws 1 card.", "{name} draws {n} cards.", event.count, name=name)


def exposed(words: Words, event: events.Exposed) -> Entry:
    card, trumps = card_name(event.card.id), suits()[suit(event.card.id)]
    if event.stand_in is None:
        return 1, tr("Turned up: {card}. Trumps are **{suit}**.", card=card, suit=trumps)
    return 1, tr(
        "Turned up: {card}. Trumps are **{suit}**, and their 7 stands in for it.", card=card, suit=trumps
    )


def went(words: Words, event: events.Went) -> Entry:
    reasons = {
        "": tr("{name} **goes**."),
        "last": tr("{name} goes: it is La Última."),
        "first": tr("{name} goes: all do in a first round."),
        "ace": tr("{name} goes: all do on an ace."),
        "promise": tr("{name} goes: it was promised for cups."),
        "dealer": tr("{name} goes: the dealer must, as all have passed."),
    }
    return 0 if event.why in ("last", "first", "ace") else 1, reasons[event.why].format(
        name=words.name(event.seat)
    )


def passed(words: Words, event: events.Passed) -> Entry:
    return 1, tr("{name} **passes**.", name=words.name(event.seat))


def took_all(words: Words, event: events.TookAll) -> Entry:
    return 2, trn(
        "{name} goes alone and takes all three pots: 1 chip.",
        "{name} goes alone and takes all three pots: {n} chips.",
        sum(event.pots),
        name=words.name(event.seat),
    )


def laid_aside(words: Words, event: events.LaidAside) -> Entry:
    name = words.name(event.seat)
    if not event.count:
        return 1, tr("{name} keeps all cards.", name=name)
    return 1, trn("{name} changes 1 card.", "{name} changes {n} cards.", event.count, name=name)


def gave_back(words: Words, event: events.GaveBack) -> Entry:
    name = words.name(event.seat)
    if event.cards:
        return 0, tr("{name} gives {card} back.", name=name, card=card_name(event.cards[0].id))
    return 0, tr("{name} gives one of the four back.", name=name)


def recycled(words: Words, event: events.Recycled) -> Entry:
    return 1, trn(
        "The stock is used up: 1 card that lay aside is the new one.",
        "The stock is used up: {n} cards that lay aside are shuffled anew.",
        event.count,
    )


def played(words: Words, event: Played) -> Entry:
    return 1, tr("{name} plays {card}.", name=words.name(event.seat), card=card_name(event.card.id))


def hanging(words: Words, event: Played, lulo: int) -> str:
    """Return what is said while the card hangs in the air that decides about a `lulo` of so many chips."""
    name = words.name(event.seat)
    return tr("All hangs on the last card of {name}: a lulo costs {n}.", name=name, n=lulo)


def taken(words: Words, event: events.TrickTaken) -> Entry:
    who = {"name": words.name(event.seat), "card": card_name(event.card.id)}
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


def misplayed(words: Words, event: events.Misplayed) -> Entry:
    return 2, tr(
        "**Wrong**: {name} played {card} in trick {trick}; {duty}.",
        name=words.name(event.seat),
        card=card_name(event.card.id),
        trick=event.trick.id + 1,
        duty=broken(event.duty),
    )


def auditing(words: Words, event: events.Misplayed) -> str:
    """Return what is said while all tricks are looked through; what lies in the trick is seen at once."""
    if words.view is None or words.view.house.detection == "instant":
        return ""
    return tr("All tricks are laid out: was every card played rightly?")


def accused(words: Words, event: events.Accused) -> Entry:
    who = {"name": words.name(event.seat), "other": words.name(event.accused), "trick": event.trick.id + 1}
    if event.right:  # the card that was wrong is told next
        return 1, tr("{name} accuses {other} of playing wrong in trick {trick}.", **who)
    return 1, tr("{name} accuses {other} of playing wrong in trick {trick}, in vain.", **who)


def accusing(words: Words, event: events.Accused) -> str:
    """Return what is said of an accusation before anybody knows whether it is right."""
    who = {"name": words.name(event.seat), "other": words.name(event.accused), "trick": event.trick.id + 1}
    return tr("{name} accuses {other} of playing wrong in trick {trick}. Is it true?", **who)


def forfeited(words: Words, event: events.Forfeited) -> Entry:
    return 1, trn(
        "{name} lays 1 chip back: it is played for in the next round.",
        "{name} lays {n} chips back: they are played for in the next round.",
        sum(event.pots),
        name=words.name(event.seat),
    )


def committed(words: Words, event: events.LuloCommitted) -> Entry:
    who = {"name": words.name(event.seat), "amount": event.amount}
    if event.free:
        told = tr(
            "A **lulo** for {name}; that makes {n} this evening, and this one is free.",
            n=event.ordinal,
            **who,
        )
        return 2, told
    if not event.amount:
        return 2, tr("{name} wins no pot, but nothing is chalked up any more.", **who)
    if event.misplay:
        return 2, trn(
            "{name} played wrong and owes a first **lulo**, of {amount}.",
            "{name} played wrong and owes a **lulo** of {amount}; that makes {n} this evening.",
            event.ordinal,
            **who,
        )
    return 2, trn(
        "{name} won no pot and owes a first **lulo**, of {amount}.",
        "{name} won no pot and owes a **lulo** of {amount}; that makes {n} this evening.",
        event.ordinal,
        **who,
    )


def empty_handed(words: Words, event: events.LuloCommitted) -> str:
    """Return what is said while somebody steps out of the dark, before they are told what it costs."""
    if event.lulo is None or event.misplay:
        return ""
    return tr("{name} has won no pot…", name=words.name(event.seat))


def partida_ended(words: Words, event: events.PartidaEnded) -> Entry:
    return 2, tr("The slate is empty: partida {partida} is over.", partida=event.partida)


def deal_passed(words: Words, event: events.DealPassed) -> Entry:
    return 0, tr("The deal passes to {name}.", name=words.name(event.seat))


def proposed(words: Words, event: events.Proposed) -> Entry:
    name = words.name(event.seat)
    if not event.at_once:
        return 1, tr("{name} proposes La Última for the next round.", name=name)
    return 1, trn(
        "{name} proposes to pay 1 lulo each round.",
        "{name} proposes to pay {n} lulos each round.",
        event.at_once,
        name=name,
    )


def voted(words: Words, event: events.Voted) -> Entry:
    name = words.name(event.seat)
    return 0, tr("{name} agrees.", name=name) if event.agrees else tr("{name} refuses.", name=name)


def decided(words: Words, event: events.Decided) -> Entry:
    if not event.carried:
        return 1, tr("The proposal falls.")
    if not event.at_once:
        return 2, tr("All agree: the next round is La Última.")
    return 2, trn(
        "All agree to pay 1 lulo each round.", "All agree to pay {n} lulos each round.", event.at_once
    )


def ended(words: Words, event: events.GameEnded) -> Entry:
    return 2, trn(
        "{names} wins the evening!", "{names} share the evening!", len(event.winners),
        names=words.names(event.winners),
    )  # fmt: skip


def spread(pots: Pots) -> str:
    """Return how chips were spread over the plates; plates that got none are not named."""
    names = tr("{n} on the head"), tr("{n} on the belly"), tr("{n} on the tail")
    return ", ".join(name.format(n=count) for name, count in zip(names, pots, strict=True) if count)


def results(view: ToruroView, seats: Sequence[Seat], story: Sequence[Event]) -> Results:
    """Who won, with everybody's pots, lulos and chips, how long it took and what broke a tie."""
    ranks = view.ranks
    winners = tuple(seat for seat in range(view.seats) if ranks[seat] == max(ranks))
    names = ", ".join(seats[seat].name for seat in winners)
    won = _won(view.seats, story)
    return Results(
        title=trn("{names} wins the evening!", "{names} share the evening!", len(winners), names=names),
        picture=results_picture(seats, winners, "toruro/results", "toruro/farewell"),
        shade=SHADE,
        seats=tuple(seats),
        columns=(*pots(), tr("Lulos"), tr("Chips won")),
        rows=tuple((*won[seat], view.lulos[seat], view.net[seat]) for seat in range(view.seats)),
        winners=winners,
        when=by_round,
        verdict=_verdict(view, winners, names),
        sentences=tuple(_sentences(view)),
        epilogue=epilogue(view, seats, winners, story),
        ranks=ranks,
        rain=tuple(f"toruro/chip_{value}" for value in (1, 5, 10, 50)),
    )


def _won(seats: int, story: Sequence[Event]) -> list[list[int]]:
    """Return for each seat how often it won the head, the belly and the tail."""
    won = [[0, 0, 0] for _ in range(seats)]
    for event in story:
        if isinstance(event, TrickTaken):
            won[event.seat][event.pot.id] += 1
        elif isinstance(event, TookAll):
            won[event.seat] = [count + 1 for count in won[event.seat]]
    return won


def _verdict(view: ToruroView, winners: Sequence[int], names: str) -> str:
    """Say by how much they won, and by what if others have as many chips."""
    best = sorted(view.net, reverse=True)
    if len(winners) > 1:
        words = tr("Equal in chips ({chips}) and in lulos: the victory is shared.")
        return words.format(chips=best[0])
    if best[0] > best[1]:
        return trn("Won by 1 chip.", "Won by {n} chips.", best[0] - best[1])
    lulos = sorted(lulos for lulos, net in zip(view.lulos, view.net, strict=True) if net == best[0])
    return tr(
        "Equal in chips ({chips}): {name} wins by fewer lulos, {fewer} to {more}.",
        chips=best[0], name=names, fewer=lulos[0], more=lulos[1],
    )  # fmt: skip


def _sentences(view: ToruroView) -> list[str]:
    lasted = (
        trn("1 round", "{n} rounds", view.round),
        trn("1 partida", "{n} partidas", view.partida),
        trn("1 lulo", "{n} lulos", sum(view.lulos)),
    )
    said = [tr("The evening: {lasted}.", lasted=", ".join(lasted))]
    if view.last:
        said.append(tr("La Última ended it."))
    return said
