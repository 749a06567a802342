"""The chronicle's lines for trading, promises, and the vote to end."""

from __future__ import annotations

from game.alatriste.events import (
    EndProposed,
    EndVoted,
    OfferAnswered,
    OfferMade,
    Promised,
    PromiseSettled,
    Traded,
)  # fmt: skip
from game.alatriste.tokens import PROMISES
from game.alatriste.view import OfferView
from game.core.action import Token
from game.translation import tr, trn
from scenes.skins.alatriste.words.questions import Said, Words
from scenes.skins.alatriste.words.why_not_text import reason


def made(words: Words, event: OfferMade) -> Said:
    """Say what is offered and wanted."""
    offer = OfferView(
        event.seat, event.target, True, tuple(card.id for card in event.cards), event.count, event.ducats,
        event.want_ducats, event.want_kind, event.want_count, event.want_card is not None,
        event.want_card.id if event.want_card else 0,
    )  # fmt: skip
    return 1, tr("{name} makes an offer to {target}: {offer}.", name=words.name(event.seat),
                 target=words.name(event.target), offer=words.offer(offer))  # fmt: skip


def answered(words: Words, event: OfferAnswered) -> Said:
    """Say how an offer is answered, and why it was refused."""
    name, target = words.name(event.seat), words.name(event.target)
    if event.reason:
        return 1, tr("{name} refuses the offer of {target}: “{reason}”", name=name, target=target,
                     reason=reason(event.reason))  # fmt: skip
    answers = {
        "accepted": tr("{name} accepts the offer of {target}.", name=name, target=target),
        "refused": tr("{name} refuses the offer of {target}.", name=name, target=target),
        "counter": tr("{name} answers {target} with another offer.", name=name, target=target),
    }
    return 1, answers[event.answer]


def traded(words: Words, event: Traded) -> Said:
    """Say what changed hands."""
    return 1, tr(
        "{name} gives {given} to {target} for {taken}.",
        name=words.name(event.seat),
        target=words.name(event.target),
        given=_goods(words, event.given, event.counts[0], event.ducats[0]),
        taken=_goods(words, event.taken, event.counts[1], event.ducats[1]),
    )


def promised(words: Words, event: Promised) -> Said:
    """Say what is promised."""
    promise = words.promise(PROMISES.index(event.kind), event.about, event.turns)
    return 1, tr("{name} promises {to}: {promise}.", name=words.name(event.seat), to=words.name(event.to),
                 promise=promise)  # fmt: skip


def settled(words: Words, event: PromiseSettled) -> Said:
    """Say whether a promise was kept."""
    name, to = words.name(event.seat), words.name(event.to)
    if event.kept:
        return 0, tr("{name} has kept a promise to {to}.", name=name, to=to)
    return 2, tr("{name} has broken a promise to {to}.", name=name, to=to)


def end_proposed(words: Words, event: EndProposed) -> Said:
    """Say who proposes to end the game."""
    return 2, tr("{name} proposes to end the game.", name=words.name(event.seat))


def end_voted(words: Words, event: EndVoted) -> Said:
    """Say who agrees to it."""
    name = words.name(event.seat)
    return 1, tr("{name} agrees.", name=name) if event.agreed else tr("{name} does not agree.", name=name)


def _goods(words: Words, known: tuple[Token, ...], count: int, ducats: int) -> str:
    """Return cards, by their names where they are known, and Ducats."""
    goods = [words.things(known)] if known else [trn("1 card", "{n} cards", count)] if count else []
    if ducats:
        goods.append(trn("1 Ducat", "{n} Ducats", ducats))
    return ", ".join(goods) or tr("nothing")
