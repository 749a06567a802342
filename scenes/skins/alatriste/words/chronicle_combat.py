"""The chronicle's lines for attacks, fights, wounds and justice."""

from __future__ import annotations

from game.alatriste.events_combat import (
    Attacked,
    Clashed,
    Countered,
    FellWounded,
    Jailed,
    PatrolWatched,
    Wanted,
)  # fmt: skip
from game.alatriste.rows import RULES
from game.translation import tr, trn
from scenes.skins.alatriste.words.questions import Said, Words, says


def attacked(words: Words, event: Attacked) -> Said:
    """Say who plays an attack on whom."""
    return 2, tr("{name} plays {card} on {target}.", name=words.name(event.seat),
                 card=f"**{words.thing(event.card)}**", target=words.name(event.target))  # fmt: skip


shielded = says(1, lambda _: tr("{shield} keeps {card} away from {name}."))


def countered(words: Words, event: Countered) -> Said:
    """Say how an attack is undone, or turned round."""
    values = {
        "name": words.name(event.seat),
        "card": words.thing(event.card),
        "attack": words.thing(event.attack),
    }
    if event.reflected:
        return 2, tr("{name} answers with {card}: {attack} turns on its author.", **values)
    return 1, tr("{name} answers with {card}: {attack} is undone.", **values)


waits = says(1, lambda _: tr("{card} waits for {name}."))
struck = says(
    1,
    lambda event: (
        tr("{card} finds nothing to take of {name}.") if event.void else tr("{card} strikes {name}.")
    ),
)


def jailed(words: Words, event: Jailed) -> Said:
    """Say who goes to which jail, and why."""
    name = words.name(event.seat)
    town = {
        "debt": tr("{name} goes to the Town Jail for debt.", name=name),
        "fight": tr("{name} goes to the Town Jail for fighting.", name=name),
        "order": tr("{name} goes to the Town Jail.", name=name),
        "wanted": tr("{name} is caught and goes to the Town Jail.", name=name),
    }
    court = {
        "debt": tr("{name} goes to the Court Jail for debt.", name=name),
        "fight": tr("{name} goes to the Court Jail for fighting.", name=name),
        "order": tr("{name} goes to the Court Jail.", name=name),
        "wanted": tr("{name} is caught and goes to the Court Jail.", name=name),
    }
    return 2, (court if event.which == "court" else town)[event.why]


freed = says(
    1,
    lambda event: {
        "bail": tr("{name} leaves jail on bail."),
        "die": tr("{name} leaves jail by luck of the die."),
        "writ": tr("{name} leaves jail by a royal writ."),
        "served": tr("{name} has served the time and leaves jail."),
    }[event.how],
)


def wanted(words: Words, event: Wanted) -> Said:
    """Say that justice seeks somebody, still does, or no longer."""
    name = words.name(event.seat)
    if not event.turns:
        return 1, tr("Justice seeks {name} no longer.", name=name)
    if event.turns < RULES.wanted_turns:
        return 0, trn("Justice seeks {name} for 1 turn more.", "Justice seeks {name} for {n} turns more.",
                      event.turns, name=name)  # fmt: skip
    return 2, trn("{name} is wanted by justice for 1 turn.", "{name} is wanted by justice for {n} turns.",
                  event.turns, name=name)  # fmt: skip


refuge = says(1, lambda event: tr("{name} takes refuge.") if event.taken else tr("{name} leaves the refuge."))
challenged = says(
    2,
    lambda event: {
        None: tr("{name} challenges {target} to a duel."),
        True: tr("{target} accepts the duel with {name}."),
        False: tr("{target} refuses the duel with {name}."),
    }[event.accepted],
)
combat = says(2, lambda _: tr("{name} falls upon {target}."))


def patrol(words: Words, event: PatrolWatched) -> Said:
    """Say whether the Patrol comes in time."""
    values = {"face": event.face, "distance": event.distance}
    if event.prevented:
        return 2, tr("The **Patrol** rolls {face} at distance {distance} and stops the fight.", **values)
    return 1, tr("The **Patrol** rolls {face} at distance {distance} and is too late.", **values)


def clashed(words: Words, event: Clashed) -> Said:
    """Say the totals of a fight, and who wins it."""
    one, other = event.seats
    values = {
        "one": words.name(one), "other": words.name(other), "a": event.scores[0], "b": event.scores[1],
    }  # fmt: skip
    if event.winner is None:
        return 1, tr("{one} {a}, {other} {b}: a tie, they fight on.", **values)
    return 2, tr("{one} {a}, {other} {b}: {name} wins the fight.", name=words.name(event.winner), **values)


died = says(2, lambda _: tr("{name} is dead."))


def wounded(words: Words, event: FellWounded) -> Said:
    """Say who is saved by cards, or on the feet again."""
    name = words.name(event.seat)
    if event.up:
        return 1, tr("{name} is on the feet again.", name=name)
    return 2, tr("{name} is gravely wounded, but saved by friends and goods.", name=name)


def watching(words: Words, event: PatrolWatched) -> str:
    """Say what the Patrol's die is about, while it rolls."""
    return tr("Does the Patrol hear of it?")


def clashing(words: Words, event: Clashed) -> str:
    """Say who fights whom, while the dice roll."""
    one, other = event.seats
    return tr("{one} against {other}…", one=words.name(one), other=words.name(other))
