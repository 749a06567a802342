"""The lines of the chronicle: every event in a sentence."""

from __future__ import annotations

from game.bulls.events import (
    Arrived,
    Charged,
    DayBegan,
    DayEnded,
    DestinationsDealt,
    EffectNoted,
    Entered,
    FirstPlayerPassed,
    GameEnded,
    Passed,
    Ran,
    Reshuffled,
    Trampled,
    Waived,
)
from game.bulls.rows import DESTINATIONS
from game.bulls.tokens import owner
from game.core.event import (
    Discarded,
    Drew,
    Moved,
    Paid,
    Placed,
    Played,
    Removed,
    Rolled,
    Turned,
)
from game.translation import tr, trn
from scenes.skins.bulls.drawing.card_faces import effect_words
from scenes.skins.bulls.words.questions import Words

Said = tuple[int, str]
"""What a line weighs, and what it says; see `Line`."""


def day_began(words: Words, event: DayBegan) -> Said:
    """Say that a day begins."""
    return 2, tr("**Day {day}** dawns over El Toro.", day=event.day)


def destinations_dealt(words: Words, event: DestinationsDealt) -> Said:
    """Say which destinations lie on the slots."""
    words.slots = [card.id for card in event.slots]
    return 0, tr("The destinations: {names}.", names=", ".join(words.card(card) for card in event.slots))


def drew(words: Words, event: Drew) -> Said:
    """Say how many cards were drawn; to their owner, which."""
    if not event.cards:
        return 0, _draws(words, event)
    cards = ", ".join(words.card(card) for card in event.cards)
    return 0, tr("{name} draws {cards}.", name=words.name(event.seat), cards=cards)


def drawing(words: Words, event: Drew) -> str:
    """Say how many cards are drawn; they are named when they lie open."""
    return _draws(words, event) if event.cards else ""


def _draws(words: Words, event: Drew) -> str:
    name = words.name(event.seat)
    return trn("{name} draws 1 card.", "{name} draws {n} cards.", event.count, name=name)


def discarded(words: Words, event: Discarded) -> Said | None:
    """Say which cards were discarded at dawn; that a played one goes to the pile needs no words."""
    if event.rule != "bulls.6.1":
        return None
    cards = ", ".join(words.card(card) for card in event.cards)
    return 1, tr("{name} discards {cards}.", name=words.name(event.seat), cards=cards)


def played(words: Words, event: Played) -> Said:
    """Say which card was played."""
    return 1, tr("{name} plays **{card}**.", name=words.name(event.seat), card=words.card(event.card))


def passed(words: Words, event: Passed) -> Said:
    """Say that a seat passes."""
    return 1, tr("{name} has no card and passes.", name=words.name(event.seat))


def waived(words: Words, event: Waived) -> Said:
    """Say that nothing comes of a card."""
    return 0, tr("Nothing comes of {card}.", card=words.card(event.card))


def rolled(words: Words, event: Rolled) -> Said:
    """Say what was rolled, and by whom."""
    dice = words.dice(event.dice, event.faces)
    if event.rule == "bulls.7.3":
        return 1, tr("The charged reroll: {dice}", dice=dice)
    if event.seat is None:
        return 0, tr("The Bulls roll {dice}", dice=dice)
    weight = 0 if event.rule.startswith("bulls.6") else 1
    return weight, tr("{name} rolls {dice}", name=words.name(event.seat), dice=dice)


def rolling(words: Words, event: Rolled) -> str:
    """Say who rolls; the faces are told when the dice lie still."""
    if event.rule == "bulls.7.3":
        return tr("The charged reroll…")
    if event.seat is None:
        return tr("The Bulls are rolled…")
    return tr("{name} rolls…", name=words.name(event.seat))


def entered(words: Words, event: Entered) -> Said | None:
    """Say where a die comes in, unless all do at once, each at its number."""
    if event.rule not in ("bulls.6.7", "bulls.6.8", "bulls.9.8"):
        return None  # everybody's dice stand in the corral of their number
    place, die = words.place(event.places[0]), words.dice(event.dice, event.faces)
    if event.rule == "bulls.9.8":
        return 1, tr("{die} breaks loose at {place}.", die=die, place=place)
    return 0, tr("{die} starts in {place}.", die=die, place=place)


def ran(words: Words, event: Ran) -> Said:
    """Say who runs."""
    if event.pieces[0].kind == "runner":
        return 0, tr("All Runners run down their streets.")
    return 0, tr("The Bulls charge after them.")


def turned(words: Words, event: Turned) -> Said:
    """Say what dice were turned to."""
    dice = words.dice(event.dice, event.faces)
    assert event.seat is not None
    return 1, tr("{name} turns {dice}", name=words.name(event.seat), dice=dice)


def moved(words: Words, event: Moved) -> Said:
    """Say where dice were moved."""
    where = words.place(event.targets[0])
    return 1, trn("One die moves to {place}.", "{n} dice move to {place}.", len(event.pieces), place=where)


def placed(words: Words, event: Placed) -> Said:
    """Say where a Direction token was laid."""
    street = words.town.streets[event.place.id]
    parity = tr("ODD") if street.parity else tr("EVEN")
    fork = tr(words.town.spaces[street.start].name)
    assert event.seat is not None
    return 1, tr(
        "{name} lays a Direction token on {parity} at {fork}.",
        name=words.name(event.seat), parity=parity, fork=fork,
    )  # fmt: skip


def removed(words: Words, event: Removed) -> Said | None:
    """Say that a Direction token goes home; that dice leave at dusk needs no words."""
    if event.pieces[0].kind != "marker":
        return None
    name = words.name(owner(event.pieces[0]))
    return 1, tr("A Direction token goes back to {name}.", name=name)


def charged(words: Words, event: Charged) -> Said:
    """Say whom the Bulls of a place charge."""
    bulls = words.dice(event.bulls, event.faces)
    return 1, trn(
        "Charge at {place}: {bulls} against 1 Runner.",
        "Charge at {place}: {bulls} against {n} Runners.",
        len(event.runners), bulls=bulls, place=words.place(event.place),
    )  # fmt: skip


def trampled(words: Words, event: Trampled) -> Said:
    """Say who was trampled."""
    dice = words.dice(event.runners, event.faces)
    return 2, tr("Trampled at {place}: {dice}", place=words.place(event.place), dice=dice)


def first_passed(words: Words, event: FirstPlayerPassed) -> Said:
    """Say who is first player now."""
    return 0, tr("{name} is now first player.", name=words.name(event.seat))


def arrived(words: Words, event: Arrived) -> Said:
    """Say what a seat scores at a destination."""
    return 1, trn(
        "{name} scores {points} at {card} with 1 Runner.",
        "{name} scores {points} at {card} with {n} Runners.",
        len(event.runners),
        name=words.name(event.seat), points=event.points, card=words.card(event.destination),
    )  # fmt: skip


def effect_noted(words: Words, event: EffectNoted) -> Said:
    """Say what a destination changes tomorrow."""
    effect = effect_words(DESTINATIONS[event.destination.id])
    return 0, tr("{name}: {effect}.", name=words.name(event.seat), effect=effect)


def paid(words: Words, event: Paid) -> Said:
    """Say what a card pays."""
    source = words.card(event.source[0])
    return 1, trn(
        "{name} gains 1 point: {card}.", "{name} gains {n} points: {card}.", event.points,
        name=words.name(event.seat), card=source,
    )  # fmt: skip


def day_ended(words: Words, event: DayEnded) -> Said:
    """Say that a day is over, with its points."""
    scores = ", ".join(f"{words.name(seat)} {points}" for seat, points in enumerate(event.points))
    return 2, tr("Day {day} is over: {scores}.", day=event.day, scores=scores)


def reshuffled(words: Words, event: Reshuffled) -> Said:
    """Say that the deck is made anew."""
    return 0, tr("The discard pile becomes the new deck.")


def game_ended(words: Words, event: GameEnded) -> Said:
    """Say who has won."""
    return 2, trn(
        "{names} wins the fiesta!", "{names} share the victory!", len(event.winners),
        names=words.names(event.winners),
    )  # fmt: skip
