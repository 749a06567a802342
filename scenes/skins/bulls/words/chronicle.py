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
    return 2, tr("**Day {day}** dawns over El Toro.", day=event.day)


def destinations_dealt(words: Words, event: DestinationsDealt) -> Said:
    words.slots = [card.id for card in event.slots]
    return 0, tr("The destinations: {names}.", names=", ".join(words.card(card) for card in event.slots))


def drew(words: Words, event: Drew) -> Said:
    if not event.cards:
        return 0, _draws(words, event)
    cards = ", ".join(words.card(card) for card in event.cards)
    return 0, tr("{name} draws {cards}.", name=words.name(event.seat), cards=cards)


def drawing(words: Words, event: Drew) -> str:
    """The cards are named when they lie open."""
    return _draws(words, event) if event.cards else ""


def _draws(words: Words, event: Drew) -> str:
    name = words.name(event.seat)
    return trn("{name} draws 1 card.", "{name} draws {n} cards.", event.count, name=name)


def discarded(words: Words, event: Discarded) -> Said | None:
    if event.rule != "bulls.6.1":
        return None
    cards = ", ".join(words.card(card) for card in event.cards)
    return 1, tr("{name} discards {cards}.", name=words.name(event.seat), cards=cards)


def played(words: Words, event: Played) -> Said:
    return 1, tr("{name} plays **{card}**.", name=words.name(event.seat), card=words.card(event.card))


def passed(words: Words, event: Passed) -> Said:
    return 1, tr("{name} has no card and passes.", name=words.name(event.seat))


def waived(words: Words, event: Waived) -> Said:
    return 0, tr("Nothing comes of {card}.", card=words.card(event.card))


def rolled(words: Words, event: Rolled) -> Said:
    dice = words.dice(event.dice, event.faces)
    if event.rule == "bulls.7.3":
        return 1, tr("The charged reroll: {dice}", dice=dice)
    if event.seat is None:
        return 0, tr("The Bulls roll {dice}", dice=dice)
    weight = 0 if event.rule.startswith("bulls.6") else 1
    return weight, tr("{name} rolls {dice}", name=words.name(event.seat), dice=dice)


def rolling(words: Words, event: Rolled) -> str:
    """The faces are told when the dice lie still."""
    if event.rule == "bulls.7.3":
        return tr("The charged reroll…")
    if event.seat is None:
        return tr("The Bulls are rolled…")
    return tr("{name} rolls…", name=words.name(event.seat))


def entered(words: Words, event: Entered) -> Said | None:
    if event.rule not in ("bulls.6.7", "bulls.6.8", "bulls.9.8"):
        return None  # everybody's dice stand in the corral of their number
    place, die = words.place(event.places[0]), words.dice(event.dice, event.faces)
    if event.rule == "bulls.9.8":
        return 1, tr("{die} breaks loose at {place}.", die=die, place=place)
    return 0, tr("{die} starts in {place}.", die=die, place=place)


def ran(words: Words, event: Ran) -> Said:
    if event.pieces[0].kind == "runner":
        return 0, tr("All Runners run down their streets.")
    return 0, tr("The Bulls charge after them.")


def turned(words: Words, event: Turned) -> Said:
    dice = words.dice(event.dice, event.faces)
    assert event.seat is not None
    return 1, tr("{name} turns {dice}", name=words.name(event.seat), dice=dice)


def moved(words: Words, event: Moved) -> Said:
    where = words.place(event.targets[0])
    return 1, trn("One die moves to {place}.", "{n} dice move to {place}.", len(event.pieces), place=where)


def placed(words: Words, event: Placed) -> Said:
    street = words.town.streets[event.place.id]
    parity = tr("ODD") if street.parity else tr("EVEN")
    fork = tr(words.town.spaces[street.start].name)
    assert event.seat is not None
    return 1, tr(
        "{name} lays a Direction token on {parity} at {fork}.",
        name=words.name(event.seat), parity=parity, fork=fork,
    )  # fmt: skip


def removed(words: Words, event: Removed) -> Said | None:
    if event.pieces[0].kind != "marker":
        return None
    name = words.name(owner(event.pieces[0]))
    return 1, tr("A Direction token goes back to {name}.", name=name)


def charged(words: Words, event: Charged) -> Said:
    bulls = words.dice(event.bulls, event.faces)
    return 1, trn(
        "Charge at {place}: {bulls} against 1 Runner.",
        "Charge at {place}: {bulls} against {n} Runners.",
        len(event.runners), bulls=bulls, place=words.place(event.place),
    )  # fmt: skip


def trampled(words: Words, event: Trampled) -> Said:
    dice = words.dice(event.runners, event.faces)
    return 2, tr("Trampled at {place}: {dice}", place=words.place(event.place), dice=dice)


def first_passed(words: Words, event: FirstPlayerPassed) -> Said:
    return 0, tr("{name} is now first player.", name=words.name(event.seat))


def arrived(words: Words, event: Arrived) -> Said:
    return 1, trn(
        "{name} scores {points} at {card} with 1 Runner.",
        "{name} scores {points} at {card} with {n} Runners.",
        len(event.runners),
        name=words.name(event.seat), points=event.points, card=words.card(event.destination),
    )  # fmt: skip


def effect_noted(words: Words, event: EffectNoted) -> Said:
    effect = effect_words(DESTINATIONS[event.destination.id])
    return 0, tr("{name}: {effect}.", name=words.name(event.seat), effect=effect)


def paid(words: Words, event: Paid) -> Said:
    source = words.card(event.source[0])
    return 1, trn(
        "{name} gains 1 point: {card}.", "{name} gains {n} points: {card}.", event.points,
        name=words.name(event.seat), card=source,
    )  # fmt: skip


def day_ended(words: Words, event: DayEnded) -> Said:
    scores = ", ".join(f"{words.name(seat)} {points}" for seat, points in enumerate(event.points))
    return 2, tr("Day {day} is over: {scores}.", day=event.day, scores=scores)


def reshuffled(words: Words, event: Reshuffled) -> Said:
    return 0, tr("The discard pile becomes the new deck.")


def game_ended(words: Words, event: GameEnded) -> Said:
    return 2, trn(
        "{names} wins the fiesta!", "{names} share the victory!", len(event.winners),
        names=words.names(event.winners),
    )  # fmt: skip
