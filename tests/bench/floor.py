"""The floor: a little card game as fast as plain Python plays it, in one flat module, to compare rules with.

Four seats hold three of forty cards each. In each of three tricks everybody lays a card, of the led suit if
they hold one; the highest card of that suit takes the trick and leads the next. Most tricks win.
"""

from __future__ import annotations

SEATS, HAND, CARDS, SUIT = 4, 3, 40, 10
_MASK, _STEP = (1 << 64) - 1, 0x9E3779B97F4A7C15


class Tricks:
    """A state. `hands` are cards by seat, `trick` the cards laid so far, `word` all of its chance."""

    __slots__ = ("hands", "leader", "left", "trick", "won", "word")

    def __init__(
        self, hands: list[list[int]], trick: list[int], leader: int, won: list[int], left: int, word: int
    ) -> None:
        self.hands, self.trick, self.leader = hands, trick, leader
        self.won, self.left, self.word = won, left, word

    def clone(self) -> Tricks:
        """An independent equal state."""
        hands = [hand[:] for hand in self.hands]
        return Tricks(hands, self.trick[:], self.leader, self.won[:], self.left, self.word)


def deal(word: int) -> Tricks:
    """A new game."""
    pool = list(range(CARDS))
    hands: list[list[int]] = [[] for _ in range(SEATS)]
    for hand in hands:
        for _ in range(HAND):
            word = (word + _STEP) & _MASK
            z = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            place = ((z ^ (z >> 27)) * len(pool)) >> 64
            hand.append(pool[place])
            pool[place] = pool[-1]
            pool.pop()
    return Tricks(hands, [], 0, [0] * SEATS, HAND, word)


def options(state: Tricks) -> list[int]:
    """The cards that the seat in turn may lay."""
    trick = state.trick
    hand = state.hands[(state.leader + len(trick)) % SEATS]
    if trick:
        suit = trick[0] // SUIT
        following = [card for card in hand if card // SUIT == suit]
        if following:
            return following
    return hand


def lay(state: Tricks, card: int) -> None:
    """Lay a card; the fourth ends the trick."""
    trick = state.trick
    state.hands[(state.leader + len(trick)) % SEATS].remove(card)
    trick.append(card)
    if len(trick) == SEATS:
        suit = trick[0] // SUIT
        best = max(card for card in trick if card // SUIT == suit)
        state.leader = (state.leader + trick.index(best)) % SEATS
        state.won[state.leader] += 1
        trick.clear()
        state.left -= 1


def play(seed: int) -> int:
    """Play a game at random; how many decisions had two options or more."""
    state = deal(seed)
    decisions = 0
    while state.left:
        cards = options(state)
        count = len(cards)
        if count == 1:
            lay(state, cards[0])
            continue
        decisions += 1
        state.word = word = (state.word + _STEP) & _MASK
        z = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        lay(state, cards[((z ^ (z >> 27)) * count) >> 64])
    return decisions
