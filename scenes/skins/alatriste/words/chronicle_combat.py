"""The chronicle's lines for attacks, fights, wounds and justice."""

from __future__ import annotations

from game.alatriste.events_combat import (
    Attacked,
    AttackStruck,
    AttackWaits,
    Challenged,
    Clashed,
    CombatBegun,
    Countered,
    Died,
    FellWounded,
    Freed,
    Jailed,
    PatrolWatched,
    RefugeTaken,
    Shielded,
    Wanted,
)  # fmt: skip
from game.alatriste.rows import RULES
from game.translation import tr, trn
from scenes.skins.alatriste.words.questions import Said, Words


def attacked(words: Words, event: Attacked) -> Said:
    """Say who plays an attack on whom."""
    return 2, tr("{name} plays {card} on {target}.", name=words.name(event.seat),
                 card=f"**{words.thing(event.card)}**", target=words.name(event.target))  # fmt: skip


def shielded(words: Words, event: Shielded) -> Said:
    """Say who keeps an attack away."""
    return 1, tr("{shield} keeps {card} away from {name}.", shield=words.thing(event.shield),
                 card=words.thing(event.card), name=words.name(event.seat))  # fmt: skip


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


def waits(words: Words, event: AttackWaits) -> Said:
    """Say for whom an attack waits."""
    return 1, tr("{card} waits for {name}.", card=words.thing(event.card), name=words.name(event.seat))


def struck(words: Words, event: AttackStruck) -> Said:
    """Say whom an attack strikes, or that it is void."""
    card, name = words.thing(event.card), words.name(event.seat)
    if event.void:
        return 1, tr("{card} finds nothing to take of {name}.", card=card, name=name)
    return 1, tr("{card} strikes {name}.", card=card, name=name)


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


def freed(words: Words, event: Freed) -> Said:
    """Say how somebody leaves jail."""
    name = words.name(event.seat)
    ways = {
        "bail": tr("{name} leaves jail on bail.", name=name),
        "die": tr("{name} leaves jail by luck of the die.", name=name),
        "writ": tr("{name} leaves jail by a royal writ.", name=name),
        "served": tr("{name} has served the time and leaves jail.", name=name),
    }
    return 1, ways[event.how]


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


def refuge(words: Words, event: RefugeTaken) -> Said:
    """Say who takes refuge, or leaves it."""
    name = words.name(event.seat)
    return 1, tr("{name} takes refuge.", name=name) if event.taken else tr("{name} leaves the refuge.",
                                                                           name=name)  # fmt: skip


def challenged(words: Words, event: Challenged) -> Said:
    """Say who challenges whom, and the answer."""
    name, target = words.name(event.seat), words.name(event.target)
    if event.accepted is None:
        return 2, tr("{name} challenges {target} to a duel.", name=name, target=target)
    if event.accepted:
        return 2, tr("{target} accepts the duel with {name}.", name=name, target=target)
    return 2, tr("{target} refuses the duel with {name}.", name=name, target=target)


def combat(words: Words, event: CombatBegun) -> Said:
    """Say who falls upon whom."""
    return 2, tr("{name} falls upon {target}.", name=words.name(event.seat), target=words.name(event.target))


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


def died(words: Words, event: Died) -> Said:
    """Say who is dead."""
    return 2, tr("{name} is dead.", name=words.name(event.seat))


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
