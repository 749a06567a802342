"""Bots play many games, perhaps in several processes, and what came of them is counted."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import RLock
from time import perf_counter
from typing import TypeVar

import msgspec
from tqdm import tqdm

from game.bots.characters import Character, with_habits
from game.bots.think import deliberate, epsilon_choice
from game.core.action import Action
from game.core.errors import UserError
from game.core.game import Game, Graph, Options, S, V, new_state, resolve_options
from game.core.rng import Rng
from game.core.script import advance

MAX_DECISIONS = 20_000  # decisions; a game that is not over by then counts as unfinished
R = TypeVar("R")
tqdm.set_lock(RLock())  # the usual one is a semaphore of the system's, which is told of as leaked


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game: the decisions that had two or more options, and how it ended, if it did."""

    decisions: int
    winners: tuple[int, ...]
    rounds: int
    metrics: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Spread:
    """The mean of many numbers, their tenth and their ninetieth percentile."""

    mean: float
    p10: float
    p90: float


@dataclass(frozen=True, slots=True)
class Results:
    """What came of all games. `wins` is for each seat, a shared win as its part; `metrics` are means."""

    games: int
    seconds: float
    decisions: int
    wins: tuple[float, ...]
    rounds: Spread
    unfinished: int
    metrics: Mapping[str, float]

    def json(self) -> str:
        """Return one JSON object with a key for each field."""
        return msgspec.json.encode(self).decode()

    def text(self) -> str:
        """Return a few lines for people."""
        pace = self.games / self.seconds if self.seconds else 0.0
        over = self.games - self.unfinished
        shares = (f"{wins:.1f} ({wins / over:.1%})" if over else "-" for wins in self.wins)
        rows = {
            "games": f"{self.games} in {self.seconds:.2f} s ({pace:.0f} a second)",
            "decisions": f"{self.decisions} ({self.decisions / self.games:.1f} a game)",
            "wins": ", ".join(f"seat {seat} {share}" for seat, share in enumerate(shares, 1)),
            "rounds": f"{self.rounds.mean:.2f} (mostly {self.rounds.p10:g} to {self.rounds.p90:g})",
            "unfinished": str(self.unfinished),
            **{name: f"{value:.3f}" for name, value in self.metrics.items()},
        }
        width = max(map(len, rows))
        return "\n".join(f"{name:<{width}}  {value}" for name, value in rows.items())


def simulate(
    game: Game[S, V],
    bots: Sequence[Character],
    games: int,
    seed: int,
    options: Options | None = None,
    board: Graph | None = None,
) -> Results:
    """Have `bots`, one for each seat, play `games` games; the first one's seed is `seed`, then one more each.

    Raises UserError: the game has no such options, or not that many seats.
    """
    resolved = resolve_options(game.meta, with_habits(options or {}, bots))
    start = perf_counter()
    outcomes = [
        play_out(game, bots, seed + number, resolved, board)
        for number in tqdm(range(games), unit=" games", leave=False, disable=None)
    ]
    return summarise(outcomes, len(bots), perf_counter() - start)


def play_out(
    game: Game[S, V],
    bots: Sequence[Character],
    seed: int,
    options: Options,
    board: Graph | None,
    watch: Callable[[S], object] | None = None,
    answers: list[Action] | None = None,
) -> Outcome:
    """Play one game from its setup to its end; `watch` sees the state before each decision.

    Every answer is added to `answers`, also where there was no choice.
    """
    state = new_state(game, len(bots), seed, options, board)
    minds = [Rng(seed ^ (seat + 1) << 32).split() for seat in range(len(bots))]
    decisions = 0
    ask = advance(state)
    while ask is not None and decisions < MAX_DECISIONS:
        if len(ask.options) == 1:
            if answers is not None:
                answers.append(ask.options[0])
            ask = advance(state, ask.options[0])
            continue
        decisions += 1
        if watch:
            watch(state)
        bot, mind = bots[ask.seat], minds[ask.seat]
        answer = epsilon_choice(game, ask, mind, bot)
        if answer is None:
            answer = deliberate(game, game.view(state, ask.seat), ask, mind, bot).action
        if answers is not None:
            answers.append(answer)
        ask = advance(state, answer)
    winners = () if ask is not None else [row.seat for row in game.standings(state) if row.place == 1]
    return Outcome(decisions, tuple(winners), game.rounds(state), game.metrics(state))


def summarise(outcomes: Sequence[Outcome], seats: int, seconds: float) -> Results:
    """Return the results of games, in the order in which they were played."""
    over = [outcome for outcome in outcomes if outcome.winners]
    wins = [0.0] * seats
    for outcome in over:
        for seat in outcome.winners:
            wins[seat] += 1 / len(outcome.winners)
    names = dict.fromkeys(name for outcome in over for name in outcome.metrics)
    return Results(
        games=len(outcomes),
        seconds=seconds,
        decisions=sum(outcome.decisions for outcome in outcomes),
        wins=tuple(wins),
        rounds=spread(outcome.rounds for outcome in over),
        unfinished=len(outcomes) - len(over),
        metrics={name: mean([o.metrics[name] for o in over if name in o.metrics]) for name in names},
    )


def mean(values: Sequence[float]) -> float:
    """Return the mean of one or more numbers."""
    return sum(values) / len(values)


def spread(values: Iterable[float]) -> Spread:
    """Return the mean, the tenth and the ninetieth percentile (nearest rank); all 0 of nothing."""
    row = sorted(values)
    if not row:
        return Spread(0.0, 0.0, 0.0)
    return Spread(mean(row), row[(len(row) - 1) // 10], row[-1 - (len(row) - 1) // 10])


@contextmanager
def map_parallel(work: Callable[[int], R], numbers: Sequence[int], jobs: int) -> Iterator[Iterator[R]]:
    """Give the results of `work` for all numbers, in their order, found by `jobs` processes.

    With one job the work is done in this process. Raises UserError: a process has died.
    """
    if jobs == 1 or len(numbers) < 2:
        yield map(work, numbers)
        return
    context = get_context("spawn")
    pipes, processes = [], []
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)  # they leave interrupts to this process
    try:
        for _ in range(min(jobs, len(numbers))):
            ours, theirs = context.Pipe()
            processes.append(context.Process(target=_serve, args=(work, theirs), daemon=True))
            processes[-1].start()
            theirs.close()
            pipes.append(ours)
    finally:
        signal.signal(signal.SIGINT, handler)
    try:
        yield _dispatch(numbers, pipes)
    finally:
        for process in processes:
            process.terminate()
            process.join()


def _dispatch(numbers: Sequence[int], pipes: Sequence[Connection[int, R]]) -> Iterator[R]:
    """Send every process that has nothing to do the next number; yield the results in order."""
    left = iter(numbers)
    busy: dict[Connection[int, R], int] = {}
    found: dict[int, R] = {}

    def send_next(pipe: Connection[int, R]) -> None:
        number = next(left, None)
        if number is not None:
            pipe.send(number)
            busy[pipe] = number

    try:
        for pipe in pipes:
            send_next(pipe)
        for number in numbers:
            while number not in found:
                ready = wait(list(busy))
                for pipe in [pipe for pipe in busy if pipe in ready]:
                    found[busy.pop(pipe)] = pipe.recv()
                    send_next(pipe)
            yield found.pop(number)
    except (EOFError, OSError):
        raise UserError("A process that played along has died.") from None


def _serve(work: Callable[[int], R], pipe: Connection[R, int]) -> None:
    """Do the work for each number that comes, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(work(pipe.recv()))
