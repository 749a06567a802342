"""The chronicle's lines for turns, chips, cards and ways; each with its weight (see `Line`)."""

from __future__ import annotations

from game.alatriste import events
from game.alatriste.tokens import PATROL
from game.core import event as shared
from game.core.action import Token
from game.translation import tr, trn
from scenes.skins.alatriste.words.questions import Said, Words, says


def because(words: Words, source: tuple[Token, ...]) -> str:
    """Return what did it, in brackets after a sentence."""
    return f" ({words.things(source)})" if source else ""


# --- turns ---


sealed = says(0, lambda _: tr("{name} has shared the points."))
split = says(1, lambda _: tr("{name} begins with {fencing} Fencing and {ducats} Ducats."))


def starter(words: Words, event: events.StarterChosen) -> Said:
    """Say who begins, and the order of play."""
    return 2, tr("{name} begins; then {names}.", name=words.name(event.order[0]),
                 names=words.names(event.order[1:]))  # fmt: skip


def turn(words: Words, event: events.TurnBegan) -> Said:
    """Say that a turn begins."""
    name = words.name(event.seat)
    if event.first:
        return 2, tr("{name} comes to Madrid.", name=name)
    return 0, tr("Round {round}: {name}'s turn.", round=event.round, name=name)


def lost(words: Words, event: events.TurnLost) -> Said:
    """Say that a turn is lost, and why."""
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


def must_miss(words: Words, event: events.MustMiss) -> Said:
    """Say how many turns will be missed."""
    return 1, trn("{name} must miss 1 turn.", "{name} must miss {n} turns.", event.turns,
                  name=words.name(event.seat))  # fmt: skip


boosted = says(
    1,
    lambda event: {
        "fight": tr("{name} adds {n} to the next fight."),
        "audience": tr("{name} adds {n} to the next audience."),
        "zone": tr("{name} may enter the next higher zone in this turn."),
    }[event.what],
)


def changed(words: Words, event: events.Changed) -> Said:
    """Say which chips are gained or lost, and by what."""
    n, name = abs(event.n), words.name(event.seat)
    gains = {
        "vigour": trn("{name} recovers 1 Vigour.", "{name} recovers {n} Vigour.", n, name=name),
        "fame": trn("{name} gains 1 Fame.", "{name} gains {n} Fame.", n, name=name),
        "fencing": trn("{name} gains 1 Fencing.", "{name} gains {n} Fencing.", n, name=name),
        "ducats": trn("{name} gains 1 Ducat.", "{name} gains {n} Ducats.", n, name=name),
    }
    losses = {
        "vigour": trn("{name} loses 1 Vigour.", "{name} loses {n} Vigour.", n, name=name),
        "fame": trn("{name} loses 1 Fame.", "{name} loses {n} Fame.", n, name=name),
        "fencing": trn("{name} loses 1 Fencing.", "{name} loses {n} Fencing.", n, name=name),
        "ducats": trn("{name} loses 1 Ducat.", "{name} loses {n} Ducats.", n, name=name),
    }
    sentence = (gains if event.n > 0 else losses)[event.stat].removesuffix(".")
    income = event.rule == "alatriste.4.T1"
    return int(not income), f"{sentence}{because(words, event.source)}."


def paid(words: Words, event: events.DucatsPaid) -> Said:
    """Say who pays whom, and what is missing."""
    name = words.name(event.seat)
    if event.to is None:
        sentence = trn("{name} pays 1 Ducat.", "{name} pays {n} Ducats.", event.n, name=name)
    else:
        sentence = trn("{name} pays 1 Ducat to {to}.", "{name} pays {n} Ducats to {to}.", event.n, name=name,
                   to=words.name(event.to))  # fmt: skip
    short = trn(" 1 is missing.", " {n} are missing.", event.short) if event.short else ""
    return 1, sentence + short


# --- cards ---


laid = says(1, lambda _: tr("{name} places {card}."))
helped = says(1, lambda _: tr("{name} plays {card}."))


def sold(words: Words, event: events.Sold) -> Said:
    """Say what is sold."""
    return 1, tr("{name} sells {card} for {n} Ducats.", name=words.name(event.seat),
                 card=words.thing(event.card), n=event.ducats)  # fmt: skip


def taken(words: Words, event: events.CardTaken) -> Said | None:
    """Say which card passes, unless the trade has told it."""
    name, origin = words.name(event.seat), words.name(event.origin)
    if event.rule == "alatriste.10":
        return None  # the trade has told it
    if event.card is None:
        return 1, tr("{name} takes a card of {origin}.", name=name, origin=origin)
    return 1, tr("{name} takes {card} of {origin}.", name=name, origin=origin, card=words.thing(event.card))


def fetched(words: Words, event: events.CardFetched) -> Said:
    """Say which card is found, if any."""
    name = words.name(event.seat)
    if event.card is None:
        return 1, tr("{name} searches, and finds none.", name=name)
    return 1, tr("{name} finds {card}.", name=name, card=words.thing(event.card))


def drew(words: Words, event: shared.Drew) -> Said:
    """Say what is drawn, as far as one may know."""
    name = words.name(event.seat)
    if event.cards:
        return 0, tr("{name} draws {cards}.", name=name, cards=words.things(event.cards))
    return 0, trn("{name} draws 1 card.", "{name} draws {n} cards.", event.count, name=name)


discarded = says(0, lambda _: tr("{name} discards {cards}."))


def reshuffled(words: Words, event: events.Reshuffled) -> Said:
    """Say that the discards become the pack."""
    return 0, trn("The discards become the new pack: 1 card.", "The discards become the new pack: {n} cards.",
                  event.count)  # fmt: skip


# --- ways ---


def rolled(words: Words, event: shared.Rolled) -> Said:
    """Say what the dice show."""
    faces = ", ".join(map(str, event.faces))
    if event.seat is not None:
        return 0, tr("{name} rolls {faces}.", name=words.name(event.seat), faces=faces)
    if event.rule == "alatriste.8.3":
        return 0, tr("The Patrol rolls {faces}.", faces=faces)
    return 0, tr("The bank rolls {faces}.", faces=faces)


def walked(words: Words, event: events.Walked) -> Said:
    """Say where a pawn or the Patrol walks to."""
    box = words.thing(event.path[-1])
    if event.pieces[0] == PATROL:
        return 1, tr("The **Patrol** walks to {box}.", box=box)
    return 1, tr("{name} walks to {box}.", name=words.name(event.pieces[0].id), box=box)


def moved(words: Words, event: shared.Moved) -> Said:
    """Say where a pawn is brought."""
    return 0, tr("{name} is brought to {box}.", name=words.name(event.pieces[0].id),
                 box=words.thing(event.targets[0]))  # fmt: skip


def placed(words: Words, event: shared.Placed) -> Said:
    """Say where a pawn begins."""
    return 0, tr("{name} begins at {box}.", name=words.name(event.piece.id), box=words.thing(event.place))


def chosen(words: Words, event: events.Chosen) -> Said:
    """Say that an option is taken, or none."""
    name = words.name(event.seat)
    if event.option is None:
        return 0, tr("{name} takes none of the offers of {thing}.", name=name,
                     thing=words.things(event.source))  # fmt: skip
    return 0, tr("{name} makes a choice: {thing}.", name=name, thing=words.things(event.source))


def went_away(words: Words, event: events.WentAway) -> Said:
    """Say for how long a seat leaves Madrid."""
    return 1, trn("{name} leaves Madrid for 1 turn.", "{name} leaves Madrid for {n} turns.", event.turns,
                  name=words.name(event.seat))  # fmt: skip


came_back = says(1, lambda _: tr("{name} is back from {box}."))
left = says(2, lambda _: tr("{name} leaves the game."))


# --- while dice still roll ---


def rolling(words: Words, event: shared.Rolled) -> str:
    """Say whose dice roll."""
    if event.seat is not None:
        return tr("{name} rolls…", name=words.name(event.seat))
    if event.rule == "alatriste.8.3":
        return tr("Does the Patrol hear of it?")
    return tr("The bank rolls…")
