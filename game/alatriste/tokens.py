"""The names of everything on the table, the verbs, and what is said with them. All Actions are made here.

A card's id is its printed number, a box's its place in the rows. `pawn:2` is the pawn of seat 2, `fame:2`
its token on the track of Fame, `patrol:0` the Patrol; `count:n` is an amount, `option:k` the k-th thing to
choose, `kind:k` a kind of card or promise, `reason:k` why an offer is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from game.alatriste.rows import BOXES, CARDS, COLOURS
from game.core.action import Action, Token, action, token

NOBODY = -1
"""No seat: the author of an attack who is dead, or whoever did what a box does."""
PUBLIC = len(COLOURS)
"""The place of the public among those who may know in whose hand a card is, after all seats."""
EVERYBODY = (1 << PUBLIC + 1) - 1
"""All of them, as bits."""
NOWHERE = -1
"""The box of a pawn that is off the board."""

PROMISES: Final = ("no attack", "no fight", "attack", "vote to end")
NO_ATTACK, NO_FIGHT, ATTACK, VOTE = range(len(PROMISES))
"""I play no attack on you; I begin no fight with you; I attack X; I vote to end the game."""
WISHES: Final = ("any", "character", "possession", "attack", "help")
"""The kinds of card that an offer may ask for."""
REASONS: Final = ("few", "dear", "need", "useless", "word", "winning")
"""Too few Ducats for it; too many; I need it myself; of no use to me; you broke your word; you would win."""
Phase: TypeAlias = Literal["", "income", "cards", "attacks", "delays", "walk", "box", "encounter", "end"]
"""What goes on in a turn, in this order; "" between two turns."""

CARD = {card: token("card", card) for card in CARDS}
BOX = tuple(token("box", box) for box, _ in enumerate(BOXES))
SEAT = tuple(token("seat", seat) for seat, _ in enumerate(COLOURS))
PAWN = tuple(token("pawn", seat) for seat, _ in enumerate(COLOURS))
PATROL = token("patrol", 0)
FAME = tuple(token("fame", seat) for seat, _ in enumerate(COLOURS))

STOP, PASS, DECLINE, NOTHING, DONE, CANCEL = map(
    action, ("stop", "pass", "decline", "nothing", "done", "cancel")
)
BEGIN_AGAIN, LEAVE = action("again"), action("leave")
DISCARD_OWN, BACK, OFFER, PROPOSE_END = map(action, ("discard", "back", "offer", "propose_end"))
BAIL, ROLL, STAY, GO_OUT = map(action, ("bail", "roll", "stay", "go_out"))
JOIN, CHALLENGE, ACCEPT, REFUSE = map(action, ("join", "challenge", "accept", "refuse"))
HAND, KEEP, LAY_ASIDE = map(action, ("hand", "keep", "lay_aside"))
SEND, COUNTER_OFFER, AGREE = map(action, ("send", "counter", "agree"))


def count(number: int) -> Token:
    """Return the token of an amount."""
    return token("count", number)


def kind(number: int) -> Token:
    """Return the token of a kind of card (see `WISHES`) or of promise (see `PROMISES`)."""
    return token("kind", number)


def each_card(verb: str, cards: Iterable[int]) -> tuple[Action, ...]:
    """Return the actions of doing something with one of these cards."""
    return tuple([action(verb, CARD[card]) for card in cards])


def each_box(verb: str, boxes: Iterable[int]) -> tuple[Action, ...]:
    """Return the actions of doing something with one of these boxes."""
    return tuple([action(verb, BOX[box]) for box in boxes])


def each_seat(verb: str, seats: Iterable[int]) -> tuple[Action, ...]:
    """Return the actions of doing something with one of these seats."""
    return tuple([action(verb, SEAT[seat]) for seat in seats])


@lru_cache(maxsize=1024)
def each_amount(verb: str, least: int, most: int) -> tuple[Action, ...]:
    """Return the actions of naming one of these amounts."""
    return tuple([action(verb, count(number)) for number in range(least, most + 1)])


def refuse(reason: str) -> Action:
    """Return the action of refusing an offer for one of `REASONS`."""
    return action("refuse", token("reason", REASONS.index(reason)))


@lru_cache(maxsize=64)
def dice(seat: int, faces: int) -> tuple[Token, ...]:
    """Return the dice that a seat rolls, so many at a time; seat -1 is the bank."""
    return tuple(token("die", 2 * (seat + 1) + number) for number in range(faces))
