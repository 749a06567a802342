"""The stack machine: rules are scripts of steps, and the state holds a stack of frames that say where it is.

A step is a function `(state, frame, answer) -> outcome`. Called with `answer` None it either asks (returns an
Ask, having changed nothing) or does its work; called with an answer to its own Ask it carries the answer out.
Then `None` goes on to the next step, AGAIN stays on this one and END leaves the script. A step may push one
child frame, as its last act; the child runs to its end before the parent goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar, Final, NamedTuple, Protocol, Self, TypeVar

from game.core.action import Action, Token
from game.core.event import Event
from game.core.rng import Rng

L = TypeVar("L", bound=Hashable)


class Flow(Enum):
    """What a step may return besides an Ask or None."""

    AGAIN = "again"
    END = "end"


AGAIN: Final = Flow.AGAIN
END: Final = Flow.END


class Subset(NamedTuple):
    """This Ask begins or continues a subset, picked one by one and ended by the last option.

    At most `most` more things can be picked, all out of one of `clusters`; a cluster is a tuple of groups,
    and the tokens of a group are alike. The script takes them in order of id, and of each group the lowest
    ids; a screen may collect them in any order and send them sorted.
    """

    most: int
    clusters: tuple[tuple[tuple[Token, ...], ...], ...]


class Ask(NamedTuple):
    """A question: one seat picks one of `options` (Actions, never empty, never two equal).

    `prompt` is a code, `about` the things that the question is about, for the words on the screen. The last
    `human_only` options are for people alone: no bot takes them.
    """

    seat: int
    prompt: str
    options: Sequence[Action]
    about: tuple[Token, ...] = ()
    subset: Subset | None = None
    human_only: int = 0

    @property
    def for_bots(self) -> Sequence[Action]:
        """The options that a bot may take."""
        return self.options[: len(self.options) - self.human_only] if self.human_only else self.options


@dataclass(slots=True)
class Frame:
    """A bookmark in a script: `pc` is the place of its next step.

    Subclasses add ints and strings, never objects and nothing secret. A `shared` one lies in the stacks of
    several states and is not changed any more: `advance` puts a copy in its place.
    """

    pc: int = 0
    shared: bool = field(default=False, init=False, repr=False, compare=False)
    steps: ClassVar[tuple[Step, ...]] = ()

    def clone(self) -> Self:
        """Return the same bookmark, which can be changed independently."""
        return type(self)(*[getattr(self, name) for name in self.__match_args__])


Outcome = Ask | Flow | None
Step = Callable[[Any, Any, "Action | None"], Outcome]


class HasStack(Protocol):
    """All that the machine needs of a state."""

    stack: list[Frame]


@dataclass(slots=True)
class Running(Frame):
    """A frame that lies on top while somebody looks at a state in the middle of a step: nobody is asked."""


def pending(state: HasStack) -> Ask | None:
    """Return the question on the table, asked afresh; None when the game is over or a step runs.

    It changes nothing, and costs as much as the step that asks.

    >>> from game import find
    >>> from game.core.game import new_state, resolve_options
    >>> game = find("toruro")
    >>> state = new_state(game, 3, 1, resolve_options(game.meta, {}), None)
    >>> ask = advance(state)
    >>> ask == pending(state) and ask is not pending(state)
    True
    """
    if not state.stack:
        return None
    frame = state.stack[-1]
    if type(frame) is Running:
        return None
    ask = frame.steps[frame.pc](state, frame, None)
    assert isinstance(ask, Ask), f"the state rests on {frame}, which asks nothing"
    return ask


def advance(state: HasStack, answer: Action | None = None) -> Ask | None:
    """Run steps until one asks somebody something, and return that Ask; None when nothing is left to run.

    `answer` must be one of the options of the present question, which is not checked: `Table.play` does that.
    Without an answer it runs a state that has just been set up, or asks again.

    >>> from game import find
    >>> from game.core.game import new_state, resolve_options
    >>> game = find("toruro")
    >>> state = new_state(game, 3, 1, resolve_options(game.meta, {}), None)
    >>> ask = advance(state)
    >>> ask.seat, ask.prompt, str(ask.options[0])
    (2, 'toruro.exchange', 'discard card:1')
    >>> following = advance(state, ask.options[0])
    >>> ask.options[0] in following.options
    False
    """
    stack = state.stack
    while stack:
        frame = stack[-1]
        if frame.shared:
            frame = stack[-1] = frame.clone()
        pc, steps = frame.pc, frame.steps
        end = len(steps)
        while pc < end:
            outcome, answer = steps[pc](state, frame, answer), None
            if outcome is None:
                frame.pc = pc = pc + 1
            elif outcome is END:
                frame.pc = pc = end
            elif outcome is not AGAIN:
                return outcome
            if stack[-1] is not frame:
                break  # its child runs first
        else:
            stack.pop()
    return None


def share(stack: list[Frame]) -> list[Frame]:
    """Return the stack of a copy: the same frames, until one of the two states changes one.

    Below a shared frame all are shared: whatever is pushed upon one, or is on top again, was copied or made
    anew.
    """
    if stack and not stack[-1].shared:
        for frame in stack:
            frame.shared = True
    return stack[:]


def alike(things: Iterable[tuple[int, L]], picked: Sequence[int]) -> dict[L, list[int]]:
    """Return what may be picked next, in groups of alike things, when `picked` is already taken.

    `things` are all (id, what it is like) in order of id, with those already picked. Only ids after the last
    pick are left, and of a group that was passed over nothing: its lowest ids are always the ones to take.

    >>> alike([(1, "red"), (2, "red"), (3, "blue")], [])
    {'red': [1, 2], 'blue': [3]}
    >>> alike([(1, "red"), (2, "red"), (3, "blue")], [2])
    {'blue': [3]}
    """
    groups: dict[L, list[int]] = {}
    if not picked:
        for id, like in things:
            groups.setdefault(like, []).append(id)
        return groups
    last = picked[-1]
    passed = set()
    for id, like in things:
        if id > last:
            if like in groups:
                groups[like].append(id)
            elif like not in passed:
                groups[like] = [id]
        elif id not in picked:
            passed.add(like)
    return groups


@dataclass(slots=True)
class State:
    """Plain data. `events` collects what happens, for whoever listens; it is None while searching.

    The state of a game adds its own fields and a hand-written `clone()`. The graph that it is played on, if
    any, is its field `board`, which is never written to disk with it.
    """

    stack: list[Frame]
    rng: Rng
    events: list[Event] | None

    def emit(self, event: Event) -> None:
        """Add an event, if anybody listens; the state must already be as the event leaves it.

        In hot paths ask `events is None` before making one.
        """
        if self.events is not None:
            self.events.append(event)
