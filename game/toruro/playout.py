"""Playing a round to its end in the head: bare lists, and everybody plays as the regulars would."""

from __future__ import annotations

from game.toruro.cards import Card
from game.toruro.judgement import play
from game.toruro.tokens import POTS
from game.toruro.tricks import winner


def play_tricks(
    hands: list[list[Card]],
    table: list[Card],
    leader: int,
    takers: list[int],
    exposed: Card,
    overtrump: bool,
) -> list[int]:
    """Who takes each pot, as places in `hands`, which are those of the seats that go, in turn.

    `table` is the trick that `leader` has begun, `takers` who has taken the tricks before. Uses up all lists.
    """
    size = len(hands)
    while len(takers) < POTS:
        trick = len(takers) + 1
        while len(table) < size:
            hand = hands[(leader + len(table)) % size]
            card = play(hand, table, trick, exposed, size, overtrump)
            hand.remove(card)
            table.append(card)
        leader = (leader + winner(table, exposed)) % size
        takers.append(leader)
        table.clear()
    return takers
