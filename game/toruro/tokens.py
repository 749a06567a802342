"""The names of everything on the table, the verbs, and what is said with them. All Actions are made here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import overload

from game.core.action import Action, Token, action, token
from game.toruro.deck import DECK

SEATS = 10
"""The most that the rules seat."""
POTS = 3
"""Head, belly and tail: `pot:0` is won with `trick:0`, and so on."""
MOST_AT_ONCE = 3
"""The most lulos that are paid in one round."""

CARD = tuple(token("card", id) for id in DECK)
SEAT = tuple(token("seat", id) for id in range(SEATS))
POT = tuple(token("pot", id) for id in range(POTS))
TRICK = tuple(token("trick", id) for id in range(POTS))

# What can be said: pay the least lulo or leave it to another debtor; put chips on a pot; go or pass; propose
# La Última, or how many lulos are paid at once; lay a card aside and be done with it; give one of four back;
# play a card; accuse a seat of a misplay in a trick, or keep silent; agree to what is proposed, or refuse.
PAY = action("pay")
DEFER = action("defer")
GO = action("go")
PASS = action("pass")
PROPOSE_LAST = action("propose_last")
PROPOSE_PAY = tuple(action("propose_pay", token("count", k)) for k in range(MOST_AT_ONCE + 1))
DISCARD = tuple(action("discard", card) for card in CARD)
DONE = action("done")
GIVE = tuple(action("give", card) for card in CARD)
PLAY = tuple(action("play", card) for card in CARD)
SILENT = action("silent")
AGREE = action("agree")
REFUSE = action("refuse")


def accuse(seat: int, trick: int) -> Action:
    """Return the accusation that `seat` misplayed in `trick`, 0 or 1."""
    return action("accuse", SEAT[seat], TRICK[trick])


def count(n: int) -> Token:
    """Return the token of a number of chips, or of lulos paid at once."""
    return token("count", n)


def lulo(serial: int) -> Token:
    """Return the token of the debt that was chalked up as number `serial`, from 0."""
    return token("lulo", serial)


@lru_cache(maxsize=4096)
def _put(pot: int, chips: int) -> Action:
    return Action("put", (POT[pot], Token("count", chips)))


def is_tenth(ordinal: int) -> bool:
    """Return whether the lulo of that number is one of those that are free by house rule 1."""
    return ordinal % 10 == 0


@lru_cache(maxsize=1024)
def amounts(pot: int, most: int) -> Amounts:
    """Return the options to put 0 to `most` chips on a pot; equal calls share one object."""
    return Amounts(pot, most)


@dataclass(frozen=True, slots=True)
class Amounts(Sequence[Action]):
    """`put pot:p count:n` for every n from 0 to `most`, made only when one is looked at."""

    pot: int
    most: int

    def __len__(self) -> int:
        return self.most + 1

    @overload
    def __getitem__(self, place: int) -> Action: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Action]: ...
    def __getitem__(self, place: int | slice) -> Action | Sequence[Action]:
        amounts = range(self.most + 1)[place]
        if isinstance(amounts, int):
            return _put(self.pot, amounts)
        return tuple([_put(self.pot, n) for n in amounts])

    def __contains__(self, answer: object) -> bool:
        return (
            isinstance(answer, Action)
            and answer.verb == "put"
            and len(answer.picks) == 2
            and answer.picks[0] == POT[self.pot]
            and answer.picks[1].kind == "count"
            and 0 <= answer.picks[1].id <= self.most
        )
