"""The chronicle's lines for contests, dice and audiences, for trading and promises, and for the end."""

from __future__ import annotations

from game.alatriste.events import (
    AudienceHeld,
    ContestHeld,
    ContestRolled,
    ContestWon,
    DiceStaked,
    DiceThrown,
    DiceWon,
    GameEnded,
    OfferAnswered,
    OfferMade,
    Promised,
    PromiseSettled,
    Traded,
)  # fmt: skip  # fmt: skip
from game.alatriste.tokens import PROMISES
from game.alatriste.view import OfferView
from game.core.action import Token
from game.translation import tr, trn
from scenes.skins.alatriste.words.answers import reason
from scenes.skins.alatriste.words.questions import Said, Words, says


def contest_held(words: Words, event: ContestHeld) -> Said:
    """Say which contest brings everybody to the Main Square."""
    return 2, tr("**{contest}** on the Main Square: all come who can.", contest=contest(event.name))


def contest_rolled(words: Words, event: ContestRolled) -> Said:
    """Say what each came to."""
    return 1, tr("{contest}: {scores}.", contest=contest(event.name),
                 scores=_scores(words, event.seats, event.scores))  # fmt: skip


def contest_won(words: Words, event: ContestWon) -> Said:
    """Say who won, by the dice or by a card."""
    name, held = words.name(event.seat), contest(event.name)
    if event.card is not None:
        return 2, tr("{name} wins through {card}: {contest}.", name=name, card=words.thing(event.card),
                     contest=held)  # fmt: skip
    return 2, tr("{name} wins: {contest}.", name=name, contest=held)


def dice_staked(words: Words, event: DiceStaked) -> Said:
    """Say who plays dice, and for how much."""
    return 1, trn("{name} stakes 1 Ducat on the dice.", "{name} stakes {n} Ducats on the dice.", event.bet,
                  name=words.name(event.seat))  # fmt: skip


def dice_thrown(words: Words, event: DiceThrown) -> Said:
    """Say what each staker and the bank came to."""
    return 1, tr("Dice: {scores}.", scores=_scores(words, event.seats, event.scores))


def dice_won(words: Words, event: DiceWon) -> Said:
    """Say who takes the pot."""
    return 1, trn("{name} takes the pot of 1 Ducat.", "{name} takes the pot of {n} Ducats.", event.pot,
                  name=words.name(event.seat))  # fmt: skip


def audience_held(words: Words, event: AudienceHeld) -> Said:
    """Say how an audience ended."""
    one, other = event.faces
    values = {
        "name": words.name(event.seat), "one": one, "other": other, "more": event.total - one - other,
        "total": event.total, "target": event.target,
    }  # fmt: skip
    if event.total >= event.target:
        return 2, tr("{name} is received: {one} + {other} + {more} = {total}, and enters the King's service!",
                     **values)  # fmt: skip
    return 2, tr("{name} is received: {one} + {other} + {more} = {total}. It takes {target}.", **values)


turned_away = says(1, lambda _: tr("{name} has too little Fame to be received."))


def game_ended(words: Words, event: GameEnded) -> Said:
    """Say who has won, and why it is over."""
    names = words.names(event.winners)
    count = len(event.winners)
    reasons = {
        "audience": tr("{names} has won: in the King's service.", names=names),
        "agreement": trn("All agree to end: {names} wins by score.", "All agree to end: {names} share it.",
                         count, names=names),
        "cap": trn("The last round is over: {names} wins by score.",
                   "The last round is over: {names} share it.", count, names=names),
        "last": tr("Nobody else is left: {names} has won.", names=names),
    }  # fmt: skip
    return 2, reasons[event.why]


def contest(name: str) -> str:
    """Return what a contest is called."""
    return tr("Bullfight") if name == "bullfight" else tr("Act of Faith")


def _scores(words: Words, seats: tuple[int, ...], scores: tuple[int, ...]) -> str:
    names = [words.name(seat) if seat >= 0 else tr("the bank") for seat in seats]
    return ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))


def waiting(words: Words, event: AudienceHeld) -> str:
    """Say who is received, while the dice roll."""
    return tr("{name} stands before the Favourite…", name=words.name(event.seat))


def comparing(words: Words, event: ContestRolled | DiceThrown) -> str:
    """Ask who has most, while the dice roll."""
    return tr("Who has most?")


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


end_proposed = says(2, lambda _: tr("{name} proposes to end the game."))
end_voted = says(1, lambda event: tr("{name} agrees.") if event.agreed else tr("{name} does not agree."))


def _goods(words: Words, known: tuple[Token, ...], count: int, ducats: int) -> str:
    """Return cards, by their names where they are known, and Ducats."""
    goods = [words.things(known)] if known else [trn("1 card", "{n} cards", count)] if count else []
    if ducats:
        goods.append(trn("1 Ducat", "{n} Ducats", ducats))
    return ", ".join(goods) or tr("nothing")
