"""What a game is to the rest of the program: a value that holds its name and its functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from game.core.achievement import Achievement
from game.core.action import Action, Token
from game.core.errors import UserError
from game.core.habits import NOTHING_USUAL, Usual
from game.core.rng import Rng
from game.core.script import Ask, Frame, State
from game.core.seat import Standing

Value: TypeAlias = int | str | bool
Options: TypeAlias = Mapping[str, Value]
Trait: TypeAlias = Literal["bold", "harsh", "greedy"]
"""How an answer strikes others: it looks for danger, it hurts somebody, or it takes what there is to take."""
Features: TypeAlias = Sequence[Sequence[float]]
"""A row for each seat, in it a number for each feature."""
Weights: TypeAlias = tuple[float, ...]
"""A number for each feature: by how much a point of it adds to a seat's prospects."""


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of a game: its key, what it does in one sentence, its choices with their names.

    `sentences` tell more of each choice, where a name is not enough. An option `per_seat` has no choices: its
    value is the sum of 2**seat of all seats for which it is on.
    """

    key: str
    name: str
    text: str
    default: Value
    choices: tuple[tuple[Value, str], ...]
    sentences: tuple[str, ...] = ()
    per_seat: bool = False

    def fits(self, value: Value, seats: range) -> bool:
        """Return whether the value is one of the choices, or a sum for as many seats at most."""
        if self.per_seat:
            return type(value) is int and 0 <= value < 2 ** seats[-1]
        return any(value == choice and type(value) is type(choice) for choice, _ in self.choices)


def nothing(*about: object) -> None:
    """Return None: this game has nothing to say about it."""


def no_rows(*about: object) -> tuple[()]:
    """Return nothing: this game has none of these."""
    return ()


def no_entries(*about: object) -> Mapping[str, Any]:
    """Return nothing by any name: this game has none of these."""
    return {}


def no_fast_rollout(state: State, ask: Ask) -> Ask | None:
    """Return the present question: this game has no rollout policy that could answer it."""
    return ask


def deep_clone(state: S) -> S:
    """Return an equal state that shares nothing but its board, without events.

    It takes long: a game that bots search writes its own.
    """
    board, events, state.events = getattr(state, "board", None), state.events, None
    try:
        return deepcopy(state, {id(board): board})
    finally:
        state.events = events


def equal_values(state: State, ask: Ask) -> Sequence[float]:
    """Return equal action values for all options."""
    return [0.0] * len(ask.options)


def no_style(state: State, ask: Ask) -> Sequence[Sequence[Trait]]:
    """Return no traits for any option."""
    return [()] * len(ask.options)


def nothing_usual() -> Usual:
    """Return that nobody knows what is usual in this game."""
    return NOTHING_USUAL


def no_bearing(state: State, ask: Ask) -> int:
    """Return 0: this game knows nothing that an answer may depend on."""
    return 0


def one_round(state: State) -> int:
    """Return 0: this game is not divided into rounds."""
    return 0


@dataclass(frozen=True, slots=True)
class Meta:
    """What one may know of a game before it begins. `version` changes whenever a rule does.

    The rules play with any number of `seats`; the menu offers those of `menu`, or all of them if it is None,
    and lays the table for `usual` ones, bots beside one human. `suggest` tells with which options a game for
    so many humans is best begun.
    """

    id: str
    name: str
    version: int
    seats: range
    colours: tuple[str, ...]
    board: str | None = None
    options: tuple[Option, ...] = ()
    menu: range | None = None
    usual: int = 4
    suggest: Callable[[int], Options] = no_entries

    @property
    def offered(self) -> range:
        """The numbers of seats that the menu offers."""
        return self.menu or self.seats


@dataclass(frozen=True)
class View:
    """What one seat (None: the public) may know. Subclasses add frozen data, never a State or an Rng."""

    seat: int | None


class Graph(Protocol):
    """What a game is played on; the rules of each game know their own kind."""

    @property
    def name(self) -> str:
        """What the players call it."""

    @property
    def digest(self) -> str:
        """A hash of what the rules read; games on boards of equal digests go the same way."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """Everything that a game is to the rest of the program.

    What has a default can be left out of a small one.

    - `setup(seats, options, rng, board)` returns a state whose stack is ready to run; nothing is asked yet.
    - `clone(state)` returns an independent equal state, without events.
    - `view(state, seat)` returns what that seat, or for None the public, may know.
    - `determinize(view, rng)` returns a possible state behind a view: viewing it gives the same view again.
      It is not promised that all such states are equally likely, nor that the true one is among those found.
    - `standings(state)` returns one for each seat, in seat order, at any time.
    - `features(state)` returns for each seat a number for each feature, of which more is always better;
      `weights` say how much each counts, `feature_phrases` how one speaks of having more of it.
    - `action_values(state, ask)` returns the value of each option, in the game's points. Bots call it on
      determinized states alone.
    - `rollout_policy(state, ask)` returns the answer of a rollout where `action_values` is slow; None where
      it is not, and the rollout takes the option of the highest value.
    - `fast_rollout(state, ask)` carries out `rollout_policy` for this question and those that follow, and
      returns the first one that it has no answer to; None when the game is over. It emits no events.
    - `sober_prompts` are the questions at which every bot takes the best action value, however gentle it is.
    - `style(state, ask)` returns for each option how it strikes others, for bots with urges.
    - `why_not(view, ask, token)` returns the code of the rule that keeps this token from being picked now.
    - `pieces(state)` returns every token that must never be lost or doubled, wherever it lies.
    - `rounds(state)` counts the rounds that were played; `metrics(state)` are what a game counts of its own.
    - `usual()` is what its questions are usually answered, `bearing(state, ask)` a small number of which the
      answer may depend, in whole numbers and by the rules alone: both make lines shorter, and are a format.
    - `over(state)` tells whether the round that has just ended was the last. In a game that can tell, the
      lowest frame of a stack begins one round after another and does nothing else.
    - `achievements` are what may happen to a person in it that is worth remembering.

    >>> from game import find
    >>> from game.core.script import advance
    >>> game = find("toruro")
    >>> state = new_state(game, 3, 1, resolve_options(game.meta, {}), None)
    >>> ask = advance(state)
    >>> view = game.view(state, 0)
    >>> possible = game.determinize(view, Rng(1))
    >>> game.view(possible, 0) == view, possible.hands == state.hands
    (True, False)
    """

    meta: Meta
    state: type[S]
    frames: tuple[type[Frame], ...]
    setup: Callable[[int, Options, Rng, Graph | None], S]
    view: Callable[[S, int | None], V]
    determinize: Callable[[V, Rng], S]
    standings: Callable[[S], tuple[Standing, ...]]
    clone: Callable[[S], S] = deep_clone
    feature_phrases: Mapping[str, str] = field(default_factory=dict)
    features: Callable[[S], Features] = no_rows
    weights: Weights = ()
    action_values: Callable[[S, Ask], Sequence[float]] = equal_values
    style: Callable[[S, Ask], Sequence[Sequence[Trait]]] = no_style
    sober_prompts: frozenset[str] = frozenset()
    why_not: Callable[[V, Ask, Token], str | None] = nothing
    pieces: Callable[[S], Sequence[Token]] = no_rows
    rounds: Callable[[S], int] = one_round
    metrics: Callable[[S], Mapping[str, float]] = no_entries
    achievements: tuple[Achievement, ...] = ()
    rollout_policy: Callable[[S, Ask], Action | None] = nothing
    fast_rollout: Callable[[S, Ask], Ask | None] = no_fast_rollout
    usual: Callable[[], Usual] = nothing_usual
    bearing: Callable[[S, Ask], int] = no_bearing
    over: Callable[[S], bool] | None = None

    @property
    def feature_names(self) -> tuple[str, ...]:
        """The keys of the features, in the order of `features` and `weights`."""
        return tuple(self.feature_phrases)

    def favourite(self, state: S, ask: Ask) -> Action:
        """Return the option of the highest action value among those that a bot may take."""
        worths = self.action_values(state, ask)[: len(ask.for_bots)]
        return ask.options[max(range(len(worths)), key=worths.__getitem__)]


AnyGame: TypeAlias = Game[Any, Any]


def resolve_options(meta: Meta, given: Options) -> dict[str, Value]:
    """Return all options of a game: the given ones, and the defaults of the others.

    Whether they can be combined is for `Game.setup` to say.

    Raises UserError: an unknown key or choice.

    >>> from game import find
    >>> resolve_options(find("bulls").meta, {"days": 1})["days"]
    1
    """
    known = {option.key: option for option in meta.options}
    for key, value in given.items():
        if key not in known:
            raise UserError("{game} has no option '{key}'.", game=meta.name, key=key)
        if not known[key].fits(value, meta.seats):
            allowed = ", ".join(str(choice) for choice, _ in known[key].choices) or "a sum of 2**seat"
            raise UserError(
                "Option '{key}' cannot be '{value}'; it can be {allowed}.",
                key=key,
                value=value,
                allowed=allowed,
            )
    return {option.key: given.get(option.key, option.default) for option in meta.options}


def new_state(game: Game[S, V], seats: int, seed: int, options: Options, board: Graph | None) -> S:
    """Return a state dealt by that seed, of which no step has run yet.

    `options` are those that `resolve_options` returns. Raises UserError: not so many can play.
    """
    if seats not in game.meta.seats:
        raise UserError(
            "{game} seats {least} to {most}, not {count}.",
            game=game.meta.name, least=game.meta.seats[0], most=game.meta.seats[-1], count=seats,
        )  # fmt: skip
    return game.setup(seats, options, Rng(seed & (2**64 - 1)).split(), board)
