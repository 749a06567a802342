"""The chronicle's lines for turns, chips, cards, ways, attacks, fights and justice.

Each comes with its weight (see `Line`).
"""

from __future__ import annotations

from game.alatriste import events, events_combat
from game.alatriste.rows import BOXES, CARDS, RULES
from game.alatriste.tokens import PATROL
from game.core import event as shared
from game.core.action import Token
from game.translation import tr, trn
from scenes.skins.alatriste.words.questions import Said, Words, says
from scenes.skins.alatriste.words.spoils import by_the_wound_die

ALMS, FIGHT = "alatriste.9.4", "alatriste.8.2"
"""The rules by which others give where somebody else has walked into a church, and of the dice of a fight."""


def because(words: Words, source: tuple[Token, ...]) -> str:
    """Return what did it, in brackets after a sentence."""
    return f" ({words.things(source)})" if source else ""


# --- turns ---


sealed = says(0, lambda event, at: tr("{name} has shared the points.", **at))
split = says(1, lambda event, at: tr("{name} begins with {fencing} Fencing and {ducats} Ducats.", **at))


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


must_miss = says(
    1, lambda event, at: trn("{name} must miss 1 turn.", "{name} must miss {n} turns.", event.turns, **at)
)
boosted = says(
    1,
    lambda event, at: {
        "fight": tr("{name} adds {n} to the next fight.", **at),
        "audience": tr("{name} adds {n} to the next audience.", **at),
        "zone": tr("{name} may enter the next higher zone in this turn.", **at),
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
    reason = because(words, event.source) or _by_the_dice(words, event)
    return int(not income), f"{sentence}{reason}."


def taught(words: Words, event: events.Changed) -> str:
    """Say who has won the fight while it is shown that its dice have taught somebody; else nothing."""
    is_lesson = event.rule == FIGHT and event.stat == "fencing"
    return words.verdict if is_lesson else ""


def _by_the_dice(words: Words, event: events.Changed) -> str:
    """Return which die of a fight has taught or hurt, in brackets; winner and loser alike."""
    if event.rule != FIGHT:
        return ""
    if event.stat == "vigour":
        return by_the_wound_die(words, event)
    return tr(" (a 6 in a duel)") if event.stat == "fencing" else ""


def unchanged(words: Words, event: events.Unchanged) -> Said:
    """Say that there was nothing to lose, or no room for more."""
    name = words.name(event.seat)
    nothing = {
        "vigour": tr("{name} has no Vigour to lose", name=name),
        "fame": tr("{name} has no Fame to lose", name=name),
        "fencing": tr("{name} has no Fencing to lose", name=name),
        "ducats": tr("{name} has no Ducats to lose", name=name),
    }
    sentence = tr("{name}'s Vigour is full already", name=name) if event.gains else nothing[event.stat]
    return 0, f"{sentence}{because(words, event.source)}."


def row_rolled(words: Words, event: events.RowRolled) -> Said:
    """Say what the die of a box or card has come to, in its own words."""
    source = event.source[0]
    text = CARDS[source.id].text if source.kind == "card" else BOXES[source.id].text
    return 0, tr("{thing}: {row}.", thing=words.thing(source), row=rows_of(text)[event.row])


def rows_of(text: str) -> list[str]:
    """Return the rows of the table in the text of a box or card, in the language of the screen."""
    return [row.strip() for row in tr(text).rpartition(":")[2].partition(".")[0].split(";")]


def paid(words: Words, event: events.DucatsPaid) -> Said:
    """Say who pays whom, and what is missing."""
    at = words.places(event)
    if event.rule == ALMS:
        return 1, trn("{name} gives 1 Ducat in alms.", "{name} gives {n} Ducats in alms.", **at)
    if event.to is None:
        sentence = trn("{name} pays 1 Ducat.", "{name} pays {n} Ducats.", **at)
    else:
        sentence = trn("{name} pays 1 Ducat to {to}.", "{name} pays {n} Ducats to {to}.", **at)
    short = trn(" 1 is missing.", " {n} are missing.", event.short) if event.short else ""
    return 1, sentence + short


# --- cards ---


laid = says(1, lambda event, at: tr("{name} places {card}.", **at))
helped = says(1, lambda event, at: tr("{name} plays {card}.", **at))
sold = says(1, lambda event, at: tr("{name} sells {card} for {n} Ducats.", **at, n=event.ducats))


def taken(words: Words, event: events.CardTaken) -> Said | None:
    """Say which card passes, unless the trade has told it."""
    at = words.places(event)
    if event.rule == "alatriste.10":
        return None  # the trade has told it
    if event.card is None:
        return 1, tr("{name} takes a card out of the hand of {origin}.", **at)
    if event.hidden:
        return 1, tr("{name} takes a card out of the hand of {origin}: {card}.", **at)
    return 1, tr("{name} takes a card off the board of {origin}: {card}.", **at)


fetched = says(
    1,
    lambda event, at: (
        tr("{name} finds {card}.", **at) if event.card else tr("{name} searches, and finds none.", **at)
    ),
)
drew = says(
    0,
    lambda event, at: (
        tr("{name} draws {cards}.", **at)
        if event.cards
        else trn("{name} draws 1 card.", "{name} draws {n} cards.", event.count, **at)
    ),
)
discarded = says(0, lambda event, at: tr("{name} discards {cards}.", **at))
reshuffled = says(
    0,
    lambda event, at: trn(
        "The discards become the new pack: 1 card.",
        "The discards become the new pack: {n} cards.",
        event.count,
    ),
)


# --- ways ---


def rolled(words: Words, event: shared.Rolled) -> Said:
    """Say what the dice show."""
    faces = ", ".join(map(str, event.faces))
    if event.seat is not None and event.rule == FIGHT and len(event.faces) == 1:
        words.wound = event.seat, event.faces[0]
    if event.seat is not None:
        return 0, tr("{name} rolls {faces}.", name=words.name(event.seat), faces=faces)
    if event.rule == "alatriste.8.3":
        return 0, tr("The Patrol rolls {faces}.", faces=faces)
    return 0, tr("The bank rolls {faces}.", faces=faces)


def walked(words: Words, event: events.Walked) -> Said:
    """Say where a pawn or the Patrol walks to."""
    end = event.path[-1]
    if event.pieces[0] == PATROL:
        return 1, tr("The **Patrol** walks {way}.", way=words.watch(end))
    return 1, tr("{name} walks {way}.", name=words.name(event.pieces[0].id), way=words.way(end))


def moved(words: Words, event: shared.Moved) -> Said:
    """Say where a pawn is brought."""
    return 0, tr("{name} is brought {way}.", name=words.name(event.pieces[0].id),
                 way=words.way(event.targets[0]))  # fmt: skip


def placed(words: Words, event: shared.Placed) -> Said:
    """Say where a pawn begins."""
    return 0, tr("{name} comes {way} to begin.", name=words.name(event.piece.id), way=words.way(event.place))


def chosen(words: Words, event: events.Chosen) -> Said:
    """Say which option is taken, or that none is."""
    name = words.name(event.seat)
    if event.option is None:
        said = tr("{name} takes none of the offers", name=name)
    else:
        said = tr("{name} chooses: {choice}", name=name, choice=tr(event.choice))
    return 0, f"{said}{because(words, event.source)}."


went_away = says(
    1,
    lambda event, at: trn(
        "{name} leaves Madrid for 1 turn.", "{name} leaves Madrid for {n} turns.", event.turns, **at
    ),
)
came_back = says(1, lambda event, at: tr("{name} is back in Madrid.", **at))
left = says(2, lambda event, at: tr("{name} leaves the game.", **at))


# --- attacks, fights and justice ---


def attacked(words: Words, event: events_combat.Attacked) -> Said:
    """Say who plays an attack on whom."""
    at = words.places(event) | {"card": words.bold(event.card)}
    return 2, tr("{name} plays {card} on {target}.", **at)


shielded = says(1, lambda event, at: tr("{shield} keeps {card} away from {name}.", **at))


def countered(words: Words, event: events_combat.Countered) -> Said:
    """Say how an attack is undone, or turned round."""
    at = words.places(event)
    if event.reflected:
        return 2, tr("{name} answers with {card}: {attack} turns on its author.", **at)
    return 1, tr("{name} answers with {card}: {attack} is undone.", **at)


waits = says(1, lambda event, at: tr("{card} waits for {name}.", **at))
struck = says(
    1,
    lambda event, at: (
        tr("{card} finds nothing to take of {name}.", **at)
        if event.void
        else tr("{card} strikes {name}.", **at)
    ),
)


def jailed(words: Words, event: events_combat.Jailed) -> Said:
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
    lambda event, at: {
        "bail": tr("{name} leaves jail on bail.", **at),
        "die": tr("{name} leaves jail by luck of the die.", **at),
        "writ": tr("{name} leaves jail by a royal writ.", **at),
        "served": tr("{name} has served the time and leaves jail.", **at),
    }[event.how],
)


def wanted(words: Words, event: events_combat.Wanted) -> Said:
    """Say that justice seeks somebody, still does, or no longer."""
    name = words.name(event.seat)
    if not event.turns:
        return 1, tr("Justice seeks {name} no longer.", name=name)
    if event.turns < RULES.wanted_turns:
        return 0, trn("Justice seeks {name} for 1 turn more.", "Justice seeks {name} for {n} turns more.",
                      event.turns, name=name)  # fmt: skip
    return 2, trn("{name} is wanted by justice for 1 turn.", "{name} is wanted by justice for {n} turns.",
                  event.turns, name=name)  # fmt: skip


refuge = says(
    1,
    lambda event, at: (
        tr("{name} takes refuge.", **at) if event.taken else tr("{name} leaves the refuge.", **at)
    ),
)
challenged = says(
    2,
    lambda event, at: {
        None: tr("{name} challenges {target} to a duel.", **at),
        True: tr("{target} accepts the duel with {name}.", **at),
        False: tr("{target} refuses the duel with {name}.", **at),
    }[event.accepted],
)
combat = says(2, lambda event, at: tr("{name} attacks {target}.", **at))


FACES = 6
"""The most that the die of the Patrol can show."""


def patrol(words: Words, event: events_combat.PatrolWatched) -> Said:
    """Say whether the Patrol comes in time."""
    at = words.places(event)
    if event.prevented:
        return 2, tr("The **Patrol** rolls {face} at distance {distance} and stops the fight.", **at)
    return 1, tr("The **Patrol** rolls {face} at distance {distance} and is too late.", **at)


def clashed(words: Words, event: events_combat.Clashed) -> Said:
    """Say the totals of a fight, and who wins it."""
    one, other = event.seats
    values = {
        "one": words.name(one), "other": words.name(other), "a": event.scores[0], "b": event.scores[1],
    }  # fmt: skip
    if event.winner is None:
        return 1, tr("{one} {a}, {other} {b}: a tie, they fight on.", **values)
    return 2, tr("{one} {a}, {other} {b}: {name} wins the fight.", name=words.name(event.winner), **values)


died = says(2, lambda event, at: tr("{name} is dead.", **at))


def wounded(words: Words, event: events_combat.FellWounded) -> Said:
    """Say who is saved by cards, or back on their feet."""
    name = words.name(event.seat)
    if event.up:
        return 1, tr("{name} is back on their feet.", name=name)
    return 2, tr("{name} is gravely wounded, but saved by friends and goods.", name=name)


# --- while dice still roll ---


def rolling(words: Words, event: shared.Rolled) -> str:
    """Say whose dice roll."""
    if event.seat is not None:
        return tr("{name} rolls…", name=words.name(event.seat))
    if event.rule == "alatriste.8.3":
        return tr("Does the Patrol hear of it?")
    return tr("The bank rolls…")


def watching(words: Words, event: events_combat.PatrolWatched) -> str:
    """Say what the Patrol's die is about, and what it must show, while it rolls."""
    if event.distance > FACES:
        return tr("Does the Patrol hear of it? It is too far away.")
    if event.distance <= 1:
        return tr("The Patrol is so near that it must hear of it.")
    return tr("Does the Patrol hear of it? It needs {n} or more.", n=event.distance)


def clashing(words: Words, event: events_combat.Clashed) -> str:
    """Say who fights whom, while the dice roll."""
    one, other = event.seats
    return tr("{one} against {other}…", one=words.name(one), other=words.name(other))
