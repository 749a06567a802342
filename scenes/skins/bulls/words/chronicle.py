"""The lines of the chronicle, every event in a sentence."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from game.bulls import events
from game.bulls.rows import (
    CARDS,
    DESTINATIONS,
    RULES,
    Draw,
    Move,
    Release,
    Reroll,
    Score,
    Sign,
    Turn,
)
from game.bulls.tokens import BULL, owner
from game.core import event as shared
from game.translation import tr, trn
from scenes.skins.bulls.drawing.card_faces import effect_words
from scenes.skins.bulls.fiesta import kind_of
from scenes.skins.bulls.words.days import dawn
from scenes.skins.bulls.words.questions import Words

Said = tuple[int, str]
"""What a line weighs, and what it says; see `Line`."""


def day_began(words: Words, event: events.DayBegan) -> Said:
    """Say that a day begins, and what the town does."""
    kind = kind_of(event.day, RULES.days)  # a shorter game has its first day alone
    return 2, " ".join([tr("**Day {day}** dawns over El Toro.", day=event.day), dawn(kind)])


def dealing(words: Words, event: events.DestinationsDealt) -> str:
    """Ask what the cards tell as they are turned over one by one."""
    return tr("Where does the day lead?")


def destinations_dealt(words: Words, event: events.DestinationsDealt) -> Said:
    """Say which destinations lie on the slots."""
    words.slots = [card.id for card in event.slots]
    return 0, tr("The destinations: {names}.", names=words.cards(event.slots))


def drew(words: Words, event: shared.Drew) -> Said:
    """Say how many cards were drawn; to their owner, which."""
    if not event.cards:
        return 0, _draws(words, event)
    return 0, tr("{name} draws {cards}.", name=words.name(event.seat), cards=words.cards(event.cards))


def drawing(words: Words, event: shared.Drew) -> str:
    """Say how many cards are drawn; they are named when they lie open."""
    return _draws(words, event) if event.cards else ""


def _draws(words: Words, event: shared.Drew) -> str:
    name = words.name(event.seat)
    return trn("{name} draws 1 card.", "{name} draws {n} cards.", event.count, name=name)


def discarded(words: Words, event: shared.Discarded) -> Said | None:
    """Say which cards were discarded at dawn; that a played one goes to the pile needs no words."""
    if event.rule != "bulls.6.1":
        return None
    return 1, tr("{name} discards {cards}.", name=words.name(event.seat), cards=words.cards(event.cards))


def played(words: Words, event: shared.Played) -> Said:
    """Say which card was played."""
    return 1, tr("{name} plays **{card}**.", name=words.name(event.seat), card=words.card(event.card))


def passed(words: Words, event: events.Passed) -> Said:
    """Say that a seat passes."""
    return 1, tr("{name} has no card and passes.", name=words.name(event.seat))


def waived(words: Words, event: events.Waived) -> Said | None:
    """Say that somebody does nothing with a card; of one that does several things the others are told."""
    effects, name = CARDS[event.card.id].effects, words.name(event.seat)
    if len(effects) > 1:
        return None
    match effects[0]:
        case Reroll():
            return 0, tr("{name} rerolls nothing.", name=name)
        case Turn():
            return 0, tr("{name} turns nothing.", name=name)
        case Move():
            return 0, tr("{name} moves nothing.", name=name)
        case Sign():
            return 0, tr("{name} lays no Direction token.", name=name)
        case Release():
            return 0, tr("{name} lets no Bull loose.", name=name)
        case Draw() | Score():
            return None


def rolled(words: Words, event: shared.Rolled) -> Said:
    """Say what was rolled, and by whom."""
    dice = words.dice(event.dice, event.faces)
    if event.rule == "bulls.7.3":
        return 1, _rolled_again(words, event, dice)
    if event.seat is None:
        return 0, tr("The Bulls roll {dice}", dice=dice)
    weight = 0 if event.rule.startswith("bulls.6") else 1
    return weight, tr("{name} rolls {dice}", name=words.name(event.seat), dice=dice)


def _rolled_again(words: Words, event: shared.Rolled, dice: str) -> str:
    """Return what those rolled who were charged, and that nobody was trampled: else that is told next."""
    if not words.horns or words.horns & {*event.faces}:
        return tr("Whoever was charged rolls again: {dice}", dice=dice)
    return trn(
        "Whoever was charged rolls again: {dice} It escapes!",
        "Whoever was charged rolls again: {dice} All escape!",
        len(event.faces),
        dice=dice,
    )


def rerolled(words: Words, event: events.Rerolled) -> Said:
    """Say whose card rolled which dice again, where, and what they show now."""
    assert event.seat is not None
    parts = [
        tr("{before} at {place}: {after}", before=before, place=place, after=after)
        for before, place, after in _changes(words, event)
    ]
    return 1, tr("{name} rerolls {dice}", name=words.name(event.seat), dice="; ".join(parts))


def _changes(words: Words, event: events.Rerolled | events.Turned) -> list[tuple[str, str, str]]:
    """Return (dice before, place, dice after) for every place in which dice show other faces now."""
    rows = sorted(zip(event.places, event.dice, event.before, event.faces, strict=True), key=itemgetter(0))
    found = []
    for place, here in groupby(rows, itemgetter(0)):
        _, dice, before, after = zip(*here, strict=True)
        found.append((words.dice(dice, before), words.place(place), words.dice(dice, after)))
    return found


def rolling(words: Words, event: shared.Rolled) -> str:
    """Say who rolls; the faces are told when the dice lie still."""
    if event.rule == "bulls.7.3":
        faces = "".join(words.die(BULL[0], face) for face in sorted(words.horns))
        told = tr(
            "Whoever was charged rolls again: with {faces} they fall, {n} in 6.",
            faces=faces,
            n=len(words.horns),
        )
        return told if faces else tr("Whoever was charged rolls again…")
    if event.seat is None:
        return tr("The Bulls are rolled…")
    return tr("{name} rolls…", name=words.name(event.seat))


def entered(words: Words, event: events.Entered) -> Said | None:
    """Say where a die comes in, unless all do at once, each at its number."""
    if event.rule not in ("bulls.6.7", "bulls.6.8", "bulls.9.8"):
        return None  # everybody's dice stand in the corral of their number
    place, die = words.place(event.places[0]), words.dice(event.dice, event.faces)
    if event.seat is None:
        return 0, tr("{die} starts in {place}.", die=die, place=place)
    name = words.name(event.seat)
    if event.rule == "bulls.9.8":
        return 1, tr("{name} lets {die} loose at {place}.", name=name, die=die, place=place)
    return 0, tr("{name} lets {die} start in {place}.", name=name, die=die, place=place)


def ran(words: Words, event: events.Ran) -> Said:
    """Say who runs."""
    if event.pieces[0].kind == "runner":
        return 0, tr("All Runners run down their streets.")
    return 0, tr("The Bulls charge after them.")


def turned(words: Words, event: events.Turned) -> Said:
    """Say whose card turned which dice, where, from what to what; to the same face is not at all."""
    changes, name = _changes(words, event), words.name(event.seat)
    parts = [
        tr("{before} at {place} to {after}", before=before, place=place, after=after)
        for before, place, after in changes
        if before != after
    ]
    left = [tr("{die} at {place}", die=die, place=place) for die, place, after in changes if die == after]
    if not parts:
        return 1, tr("{name} leaves {dice} as before", name=name, dice="; ".join(left))
    told = tr("{name} turns {dice}", name=name, dice="; ".join(parts))
    return 1, tr("{turned}; leaves {dice} as before", turned=told, dice="; ".join(left)) if left else told


def moved(words: Words, event: events.Shifted) -> Said:
    """Say whose card moved which dice, from where to where."""
    dice, name = words.dice(event.pieces, event.faces), words.name(event.seat)
    origin, goal = words.place(event.origins[0]), words.place(event.targets[0])
    return 1, tr("{name} moves {dice} from {place} to {goal}.", name=name, dice=dice, place=origin, goal=goal)


def placed(words: Words, event: shared.Placed) -> Said:
    """Say where a Direction token was laid."""
    assert event.seat is not None
    name, sign = words.name(event.seat), words.sign(event.place.id)
    return 1, tr("{name} lays a Direction token on {sign}.", name=name, sign=sign)


def removed(words: Words, event: shared.Removed) -> Said | None:
    """Say whose Direction token leaves which sign; that dice leave at dusk needs no words."""
    if event.pieces[0].kind != "marker":
        return None
    owned, sign = words.name(owner(event.pieces[0])), words.sign(event.places[0].id)
    if event.rule == "bulls.9.5" and event.seat is not None:
        name = words.name(event.seat)
        return 1, tr("{name} takes a token of {owner} from {sign}.", name=name, owner=owned, sign=sign)
    return 1, tr("A Direction token of {name} leaves {sign}.", name=owned, sign=sign)


def charged(words: Words, event: events.Charged) -> Said:
    """Say whom the Bulls of a place charge."""
    words.horns = frozenset(event.faces)
    names = {"bulls": words.dice(event.bulls, event.faces), "place": words.place(event.place)}
    return 1, trn(
        "Charge at {place}: {bulls} against 1 Runner.",
        "Charge at {place}: {bulls} against {n} Runners.",
        len(event.runners),
        **names,
    )


def trampled(words: Words, event: events.Trampled) -> Said:
    """Say who was trampled, and where."""
    lost = zip(event.runners, event.faces, strict=True)
    parts = []
    for seat, fallen in groupby(lost, lambda die: owner(die[0])):
        dice = "".join(words.die(*die) for die in fallen)
        parts.append(tr("{dice} of {name}", dice=dice, name=words.name(seat)))
    return 2, tr("Trampled at {place}: {dice}", place=words.place(event.place), dice=", ".join(parts))


def first_passed(words: Words, event: events.FirstPlayerPassed) -> Said:
    """Say who is first player now."""
    return 0, tr("{name} is now first player.", name=words.name(event.seat))


def arrived(words: Words, event: events.Arrived) -> Said:
    """Say what a seat scores at a destination."""
    return 1, trn(
        "{name} scores {points} at {card} with 1 Runner.",
        "{name} scores {points} at {card} with {n} Runners.",
        len(event.runners),
        name=words.name(event.seat),
        points=event.points,
        card=words.card(event.destination),
    )


def scoring(words: Words, event: events.Arrived) -> str:
    """Say what happens while points fly, each with the name of its owner."""
    return tr("Whoever has arrived scores.")


def effect_noted(words: Words, event: events.EffectNoted) -> Said:
    """Say what a destination changes tomorrow."""
    effect = effect_words(DESTINATIONS[event.destination.id])
    return 0, tr("{name}: {effect}.", name=words.name(event.seat), effect=effect)


def paid(words: Words, event: shared.Paid) -> Said:
    """Say what a card pays."""
    name, card = words.name(event.seat), words.card(event.source[0])
    return 1, trn(
        "{name} gains 1 point: {card}.",
        "{name} gains {n} points: {card}.",
        event.points,
        name=name,
        card=card,
    )


def day_ended(words: Words, event: events.DayEnded) -> Said:
    """Say that a day is over, with its points."""
    scores = ", ".join(f"{words.name(seat)} {points}" for seat, points in enumerate(event.points))
    return 2, tr("Day {day} is over: {scores}.", day=event.day, scores=scores)


def night_falls(words: Words, event: events.DayEnded) -> str:
    """Say what happens while the sheet of the day tells how it went."""
    return tr("Night falls, and all Runners rest.")


def reshuffled(words: Words, event: events.Reshuffled) -> Said:
    """Say that the deck is made anew."""
    return 0, tr("The discard pile becomes the new deck.")


def game_ended(words: Words, event: events.GameEnded) -> Said:
    """Say who has won."""
    return 2, won(words.names(event.winners), len(event.winners))


def won(names: str, count: int) -> str:
    """Return who has won, or that several share it."""
    return trn("{names} wins the fiesta!", "{names} share the victory!", count, names=names)
