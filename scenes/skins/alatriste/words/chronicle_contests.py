"""The chronicle's lines for contests on the Main Square, dice, audiences, and the end."""

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
    TurnedAway,
)  # fmt: skip
from game.translation import tr, trn
from scenes.skins.alatriste.words.questions import Said, Words


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


def turned_away(words: Words, event: TurnedAway) -> Said:
    """Say who has too little Fame to be received."""
    return 1, tr("{name} has too little Fame to be received.", name=words.name(event.seat))


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
