"""A table for tests: cards by their codes, positions in a few words, answers as text."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from game.core.action import Action, parse_action
from game.core.event import Event
from game.core.game import resolve_options
from game.core.rng import Rng
from game.core.script import Ask, advance, pending
from game.toruro import GAME
from game.toruro.deck import CODES, DECK, Card, card
from game.toruro.round import HAND, Round, speak
from game.toruro.setup import Session
from game.toruro.state import Debt, Toruro
from game.toruro.trick_rules import forbidden

CARD_VERBS = ("play", "discard", "give")


class Cut(Rng):
    """Draws as the test wrote them down, by code; where nothing is written, a draw is a fault."""

    def __init__(self, codes: str) -> None:
        super().__init__(0)
        self.cards = cards(codes)

    def draw(self, pool: list[Any]) -> Any:
        item = self.cards.pop(0)
        pool.remove(item)
        return item

    def deal(self, pool: list[Any], count: int) -> list[Any]:
        return [self.draw(pool) for _ in range(count)]


def cards(codes: str) -> list[Card]:
    """The cards of some codes: `7c 12c 5o`."""
    return [card(code) for code in codes.split()]


def codes(cards: Sequence[Card]) -> str:
    """What `cards` reads."""
    return " ".join(CODES[card] for card in cards)


def legal(
    hand: Collection[Card], table: Sequence[Card], trick: int, exposed: Card, overtrump: bool = False
) -> set[Card]:
    """The cards of `hand` that may be played in trick 1, 2 or 3 after those of `table`."""
    return set(hand).difference(forbidden(hand, table, trick, exposed, overtrump))


def session(seats: int = 5, seed: int = 1, dealer: int | None = None, **options: Any) -> Toruro:
    """A session of the Clásica that is about to begin, events collected; the last seat deals."""
    state = GAME.setup(seats, resolve_options(GAME.meta, {"preset": "clasica", **options}), Rng(seed), None)
    state.dealer = seats - 1 if dealer is None else dealer
    state.events = []
    return state


def dealt(
    hands: Sequence[str],
    exposed: str,
    *,
    pots: tuple[int, int, int] = (1, 1, 1),
    debts: Sequence[tuple[int, int]] = ((0, 99),),
    dealer: int | None = None,
    draws: str | None = None,
    first_round: bool = False,
    last: bool = False,
    **options: Any,
) -> Toruro:
    """A round in which these hands were dealt ("" is any), before anybody has spoken; the last seat deals.

    `debts` are (seat, amount): there is one, so that it is not the first round and not the end. What lies on
    the pots was laid there by the dealer. `draws` are all that are drawn from the stock from now on.
    """
    state = session(len(hands), dealer=dealer, **options)
    state.stack = [Session(), Round(Round.steps.index(speak))]
    state.round, state.partida, state.last = 2, 1, last
    if not first_round:
        state.committed = len(debts)
        state.debts = tuple(Debt(serial, seat, amount) for serial, (seat, amount) in enumerate(debts))
        state.serials = len(debts)
    state.pots, state.stake = pots, sum(pots)
    state.net[state.dealer] = -sum(pots)
    told = {*exposed.split(), *(code for hand in hands for code in hand.split())}
    free = [code for code in CODES if code not in told]
    state.hands = [tuple(cards(hand or " ".join(free.pop() for _ in range(HAND)))) for hand in hands]
    state.exposed = card(exposed)
    out = {state.exposed, *(card for hand in state.hands for card in hand)}
    state.stock = [card for card in DECK if card not in out]
    if draws is not None:
        state.rng = Cut(draws)
    advance(state)
    return state


def paying(*debts: tuple[int, int], seats: int = 5, round: int = 1, **options: Any) -> Toruro:
    """A round that has just begun, after `round` others, with these (seat, amount) on the slate.

    The last seat deals.
    """
    state = session(seats, **options)
    state.round, state.partida, state.committed = round, 1, len(debts)
    state.debts = tuple(Debt(serial, seat, amount) for serial, (seat, amount) in enumerate(debts))
    state.serials = len(debts)
    advance(state)
    return state


def contest(hands: Sequence[str], exposed: str, **words: Any) -> Toruro:
    """Such a round, in which all with cards have gone and nobody exchanges any; an empty hand has passed.

    The first with cards is about to lead.
    """
    state = dealt(hands, exposed, **words)
    while (ask := pending(state)) is not None and ask.prompt in ("toruro.go", "toruro.exchange"):
        if ask.prompt == "toruro.exchange":
            do(state, "done")
        else:
            do(state, "go" if hands[ask.seat] else "pass")
    return state


def do(state: Toruro, *answers: str) -> Ask | None:
    """Give answers one after another, each of which must be possible; the question after the last.

    A number before an answer is the seat that must be asked: `2 go`. Cards go by their codes: `play 12c`;
    `put 5` lays chips on the pot that is asked for; `accuse 3 1` names seat 3 and the first trick.
    """
    ask = pending(state)
    for text in answers:
        assert ask is not None, f"the session is over before '{text}'"
        seat, _, rest = text.partition(" ")
        if seat.isdigit():
            assert ask.seat == int(seat), f"'{text}': seat {ask.seat} is asked"
        answer = spoken(ask, rest if seat.isdigit() else text)
        assert answer in ask.options, f"'{text}' is not possible: {[str(option) for option in ask.options]}"
        ask = advance(state, answer)
    return ask


def spoken(ask: Ask, text: str) -> Action:
    """The answer that a test wrote."""
    verb, *words = text.split()
    if verb in CARD_VERBS:
        return parse_action(f"{verb} card:{card(words[0])}")
    if verb == "put":
        return parse_action(f"put {ask.about[0]} count:{words[0]}")
    if verb == "accuse":
        return parse_action(f"accuse seat:{words[0]} trick:{int(words[1]) - 1}")
    return parse_action(text)


def play(state: Toruro, *tricks: str) -> list[Event]:
    """Play these cards, trick by trick, in the order in which their seats are asked; what is told."""
    assert state.events is not None
    state.events.clear()
    for trick in tricks:
        do(state, *(f"play {code}" for code in trick.split()))
    return state.events


def split(state: Toruro, head: int, belly: int) -> Ask | None:
    """Spread a payment; the rest goes onto the tail."""
    return do(state, f"put {head}", f"put {belly}")


def options(state: Toruro) -> list[str]:
    """What the present question offers: cards by their codes, everything else as it is written."""
    ask = pending(state)
    assert ask is not None
    return [
        CODES[option.picks[0].id] if option.verb in CARD_VERBS else str(option).replace(":", " ")
        for option in ask.options
    ]


def asked(state: Toruro) -> tuple[int, str] | None:
    """Who is asked now, and what."""
    ask = pending(state)
    return (ask.seat, ask.prompt.removeprefix("toruro.")) if ask else None


def told(state: Toruro, kind: type[Event]) -> list[Any]:
    """All events of a kind."""
    assert state.events is not None
    return [event for event in state.events if type(event) is kind]


def run(state: Toruro, seed: int = 1) -> Iterator[tuple[Toruro, Ask]]:
    """Every position of the rest of a session between random players, with the question in it."""
    rng = Rng(seed)
    ask = advance(state)
    while ask is not None:
        yield state, ask
        ask = advance(state, rng.pick(ask.options))


def next_round(state: Toruro, seed: int = 1) -> Ask | None:
    """Let players without plans finish this round: who is asked goes, exchanges nothing, and so on."""
    number = state.round
    ask = pending(state)
    while ask is not None and state.round == number:
        ask = advance(state, ask.options[-1] if ask.prompt == "toruro.exchange" else ask.options[0])
    return ask
