"""The Pile, a real little game for tests: hidden cards, a die, a subset of choices, ties.

Everybody holds three of the cards 1 to 30. For three rounds each in turn lays one card on the pile, and may
roll a die, which counts at once. Most points win. With the option `blind` nobody rolls.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from game.core.action import Action, Token, action, token
from game.core.event import Drew, Played, Rolled
from game.core.game import Game, Meta, Option, Options, View
from game.core.rng import Rng
from game.core.script import AGAIN, Ask, Frame, Outcome, State, Step
from game.core.seat import Standing

CARDS = 30
ROLL, PASS = action("roll"), action("pass")


@dataclass(slots=True)
class PileState(State):
    hands: list[list[int]] = field(default_factory=list)
    pool: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    turns: int = 0
    blind: bool = False


@dataclass(frozen=True)
class PileView(View):
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    pile: tuple[int, ...]
    points: tuple[int, ...]
    turns: int
    blind: bool
    stack: tuple[tuple[str, int, int], ...]


@dataclass(slots=True)
class Rounds(Frame):
    steps: ClassVar[tuple[Step, ...]]


@dataclass(slots=True)
class Turn(Frame):
    seat: int = 0
    steps: ClassVar[tuple[Step, ...]]


def next_turn(state: PileState, frame: Rounds, answer: Action | None) -> Outcome:
    """Three rounds, each with a turn for everybody."""
    seats = len(state.hands)
    if state.turns == 3 * seats:
        return None
    state.stack.append(Turn(seat=state.turns % seats))
    state.turns += 1
    return AGAIN


def lay(state: PileState, frame: Turn, answer: Action | None) -> Outcome:
    """Lay a card; it counts its number."""
    hand = state.hands[frame.seat]
    if answer is None:
        return Ask(frame.seat, "pile.lay", tuple(action("lay", token("card", card)) for card in sorted(hand)))
    card = answer.picks[0].id
    hand.remove(card)
    state.pile.append(card)
    state.points[frame.seat] += card
    state.emit(Played("pile.lay", frame.seat, answer.picks[0]))
    return None


def roll(state: PileState, frame: Turn, answer: Action | None) -> Outcome:
    """Roll a die or pass; a one costs ten points."""
    if state.blind:
        return None
    if answer is None:
        return Ask(frame.seat, "pile.roll", (ROLL, PASS))
    if answer == ROLL:
        face = state.rng.die()
        state.points[frame.seat] += face if face > 1 else -10
        state.emit(Rolled("pile.roll", (token("die", 0),), (face,), frame.seat))
    return None


Rounds.steps = (next_turn,)
Turn.steps = (lay, roll)


def setup(seats: int, options: Options, rng: Rng, board: Any) -> PileState:
    pool = list(range(1, CARDS + 1))
    hands = [[rng.draw(pool) for _ in range(3)] for _ in range(seats)]
    state = PileState([Rounds()], rng, None, hands, pool, [], [0] * seats, 0, bool(options["blind"]))
    for seat, hand in enumerate(hands):
        state.emit(Drew("pile.deal", seat, 3, tuple(token("card", card) for card in hand)))
    return state


def clone(state: PileState) -> PileState:
    stack = [frame.clone() for frame in state.stack]
    hands = [list(hand) for hand in state.hands]
    return PileState(stack, state.rng.clone(), None, hands, list(state.pool), list(state.pile),
                     list(state.points), state.turns, state.blind)  # fmt: skip


def view(state: PileState, seat: int | None) -> PileView:
    return PileView(
        seat,
        tuple(sorted(state.hands[seat])) if seat is not None else (),
        tuple(map(len, state.hands)),
        tuple(state.pile),
        tuple(state.points),
        state.turns,
        state.blind,
        tuple((type(frame).__name__, frame.pc, getattr(frame, "seat", -1)) for frame in state.stack),
    )


def determinize(view: PileView, rng: Rng) -> PileState:
    known = {*view.hand, *view.pile}
    pool = [card for card in range(1, CARDS + 1) if card not in known]
    hands = [
        list(view.hand) if seat == view.seat else [rng.draw(pool) for _ in range(count)]
        for seat, count in enumerate(view.counts)
    ]
    stack: list[Frame] = [Rounds(pc) if name == "Rounds" else Turn(pc, seat) for name, pc, seat in view.stack]
    return PileState(
        stack, rng.split(), None, hands, pool, list(view.pile), list(view.points), view.turns, view.blind
    )


def standings(state: PileState) -> tuple[Standing, ...]:
    order = sorted(state.points, reverse=True)
    return tuple(
        Standing(seat, order.index(points) + 1, points, float(points))
        for seat, points in enumerate(state.points)
    )


def action_values(state: PileState, ask: Ask) -> list[float]:
    worth = {ROLL: 20 / 6 - 10 / 6, PASS: 0.0}
    return [worth[option] if option in worth else float(option.picks[0].id) for option in ask.options]


def pieces(state: PileState) -> list[Token]:
    return [token("card", card) for card in sum(state.hands, state.pool + state.pile)]


PILE: Game[PileState, PileView] = Game(
    meta=Meta(
        id="pile",
        name="The Pile",
        version=1,
        seats=range(2, 6),
        colours=("yellow", "blue", "green", "white", "purple"),
        options=(Option("blind", "Blind", "Nobody rolls.", False, ((False, "No"), (True, "Yes"))),),
    ),
    state=PileState,
    frames=(Rounds, Turn),
    setup=setup,
    clone=clone,
    view=view,
    determinize=determinize,
    standings=standings,
    feature_phrases={"points": "more points"},
    features=lambda state: [(points / 10,) for points in state.points],
    weights=(1.0,),
    action_values=action_values,
    style=lambda state, ask: [("bold",) if option == ROLL else () for option in ask.options],
    why_not=lambda view, ask, token: None,
    pieces=pieces,
    rounds=lambda state: state.turns,
    metrics=lambda state: {"pile": float(sum(state.pile))},
)
