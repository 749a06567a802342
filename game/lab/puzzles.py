"""Puzzles: positions of games between bots in which one option is clearly the best, found and held to it.

A decision is a puzzle if its best option surely beats every other one in imagined states, and again in other
ones played on for longer. How hard it is, bots tell: how often they miss it. It tempts with the wrong option
that instinct takes, or else with the one that novices take most.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Any, NamedTuple

import msgspec

from game.bots.characters import characters, find_character, names_by_number
from game.bots.judge import Comparison, Judge
from game.bots.search import HORIZON_ROUNDS
from game.bots.think import choose
from game.core.action import Action
from game.core.errors import UserError
from game.core.game import AnyGame, Graph, resolve_options
from game.core.rng import Rng
from game.core.script import Ask, pending
from game.core.seat import Seat
from game.core.table import Table
from game.lab.lines import line_of
from game.lab.simulate import map_parallel, play_out
from game.puzzles.puzzle import Puzzle, laid, puzzles, rows_of

LEAST, ERRORS = 0.02, 3.0
"""By more than so much of the victory the answer of a puzzle beats every other option, at so many errors."""
MARGIN = 5.0
"""So many standard errors a new puzzle needs, so that it holds whenever somebody looks again."""
FIRST_LOOK, SECOND_LOOK, LOOKS, PROVED = 12, 48, (200, 1000), 1000
"""States after which a position that does not promise enough is given up, and states of a proof at most."""
PROMISE, PATIENCE = 0.035, 1.0
"""What the best option must promise to win over all others to be looked at on; later, so many errors less."""
AGAIN = 2
"""So many rounds the states are played on when an answer is proved again."""
MOST_OPTIONS, LOOKED_AT, A_GAME = 30, 30, 4
"""The most options of a puzzle, how many decisions of a game are looked at, and how many become puzzles."""
ASKED = {"novice": 60, "regular": 60, "strong": 8, "master": 4}
"""How often bots of each level are asked to solve a puzzle."""
PLAYERS = "regular"
"""Who plays the games in which puzzles are looked for."""
COMPANY = "regular", "strong"
"""The levels of those who sit at the table when a puzzle is shown, and play on from there."""
PLAIN, TRIVIAL = 0.92, 0.85
"""What they would take, or what they do find, more often than that, is no answer of a puzzle."""
QUICK, SEARCHING = ("novice", "regular"), ("strong", "master")
"""Levels of bots that answer at once, and of those that search."""


class Position(NamedTuple):
    """A decision of a game: how many there were before it, the view and the question."""

    place: int
    view: Any
    ask: Ask


@dataclass(frozen=True, slots=True)
class Found:
    """A new puzzle, the record of its game up to the decision, and how often bots of each level solve it."""

    puzzle: Puzzle
    record: str
    solved: dict[str, float]

    def row(self) -> str:
        """Return the puzzle as rows have it."""
        facts = msgspec.to_builtins(self.puzzle).items()
        return "\n".join(["[[puzzle]]", *(f"{key} = {json.dumps(value)}" for key, value in facts), ""])


@dataclass(frozen=True)
class Finder:
    """Looks for puzzles in games between bots; equal arguments find equal ones."""

    game: AnyGame
    seed: int
    board: Graph | None

    def look(self, number: int) -> list[Found]:
        """Return the puzzles of the game with that number, from 0 on."""
        game, meta, rng = self.game, self.game.meta, Rng(self.seed + number).split()
        seats = rng.pick([count for count in meta.offered if abs(count - meta.usual) < 2])
        bot, seed = find_character(PLAYERS, meta.id), rng.split().word & 0xFFFFFFFF
        options, answers, met = resolve_options(meta, {}), list[Action](), list[Position]()

        def watch(state: Any) -> None:
            ask = pending(state)
            assert ask is not None
            if is_fit(game, ask):
                met.append(Position(len(answers), game.view(state, ask.seat), ask))

        play_out(game, [bot] * seats, seed, options, self.board, watch, answers)
        found: list[Found] = []
        for position in _mixed(met, rng):
            made = _puzzle(game, position, rng)
            if made is None:
                continue
            who = seated(game, seats, position.ask.seat, number + len(found))
            record = Table(game, who, seed, options, self.board).record
            record.actions = answers[: position.place]
            line = f"{line_of(game, record, self.board)}#{position.place}"
            puzzle, solved = made
            puzzle = msgspec.structs.replace(puzzle, line=line, number=A_GAME * number + len(found) + 1)
            found.append(Found(puzzle, record.text(), solved))
            if len(found) == A_GAME:
                break
        return found


def seated(game: AnyGame, count: int, me: int, turned: int) -> list[Seat]:
    """Return the seats of a puzzle: a person in the seat `me`, and bots who are `turned` from game to game.

    None of them has habits that are options of the game.
    """
    crowd = [row for row in characters() if row.plays(game.meta.id) and row.level in COMPANY]
    crowd = [row for row in crowd if not row.options]
    seats: list[Seat] = []
    for place, colour in enumerate(game.meta.colours[:count]):
        bot = crowd[(place + turned) % len(crowd)]
        seats.append(Seat(place, colour, colour) if place == me else Seat(place, bot.name, colour, bot.id))
    return seats


def found_rows(game: AnyGame, board: Graph | None, games: int, seed: int, jobs: int) -> Iterator[str]:
    """Yield the row of each puzzle in so many games. Raises UserError: a process has died."""
    with map_parallel(Finder(game, seed, board).look, range(games), jobs) as work:
        for found in work:
            yield from (puzzle.row() for puzzle in found)


def is_fit(game: AnyGame, ask: Ask) -> bool:
    """Return whether a question can be a puzzle: one choice among few, which bots take as they are able."""
    few = 1 < len(ask.for_bots) <= MOST_OPTIONS
    return ask.subset is None and few and ask.prompt not in game.sober_prompts


def _mixed(met: Sequence[Position], rng: Rng) -> list[Position]:
    """Return some positions at random, of rare themes as many as of common ones."""
    themes: dict[str, list[Position]] = {}
    for position in met:
        themes.setdefault(position.ask.prompt, []).append(position)
    found: list[Position] = []
    while themes and len(found) < LOOKED_AT:
        for theme in [*themes]:
            found.append(themes[theme].pop(rng.below(len(themes[theme]))))
            if not themes[theme]:
                del themes[theme]
    return found


def _puzzle(game: AnyGame, position: Position, rng: Rng) -> tuple[Puzzle, dict[str, float]] | None:
    """Return a puzzle that is still without line and number, and who solves it; None if it is none."""
    _, view, ask = position
    seeds = [rng.split().word for _ in range(3)]
    contest = Contest(Judge(game, view, ask, seeds[0]), ask)
    if not contest.is_promising(FIRST_LOOK) or contest.best == _plain_option(game, view, ask, rng):
        return None
    if not contest.is_promising(SECOND_LOOK):
        return None
    chosen = {level: answers_of(game, view, ask, level, rng) for level in QUICK}
    if chosen[PLAYERS][contest.best] > TRIVIAL * ASKED[PLAYERS]:
        return None
    tempting = _tempting(game, view, ask, contest.best, chosen, rng)
    if tempting is None or not contest.is_won():
        return None
    answer = contest.best
    if not is_best(game, view, ask, answer, seeds[1], AGAIN):
        return None
    chosen |= {level: answers_of(game, view, ask, level, rng) for level in SEARCHING}
    solved = {level: round(counts[answer] / ASKED[level], 3) for level, counts in chosen.items()}
    if solved["master"] <= solved[PLAYERS]:
        return None
    best, other = ask.options[answer], ask.options[tempting]
    gain = Judge(game, view, ask, seeds[2]).compare((best,), (other,), PROVED)
    missed = 1 - sum(solved[level] for level in ("novice", "regular", "strong")) / 3
    level = rows_of(game.meta.id).level_of(missed)
    figures = round(gain.gain, 4), round(gain.error, 4)
    return Puzzle(1, "", answer + 1, tempting + 1, ask.prompt, level, *figures), solved


def _plain_option(game: AnyGame, view: Any, ask: Ask, rng: Rng) -> int | None:
    """Return the place of the option that nearly every regular takes; None if they do not agree."""
    values = game.action_values(game.determinize(view, rng.split()), ask)[: len(ask.for_bots)]
    best, temperature = max(values), find_character(PLAYERS, game.meta.id).temperature
    share = 1 / sum([exp((value - best) / temperature) for value in values])
    return values.index(best) if share > PLAIN else None


class Contest:
    """The options of a question in the same states; `best` is the place of the one that is ahead."""

    def __init__(self, judge: Judge[Any, Any], ask: Ask) -> None:
        self._judge, self._ask = judge, ask
        self._rows: list[list[float]] = [[] for _ in ask.for_bots]
        self._alive = [*range(len(self._rows))]
        self.best = 0

    def is_promising(self, states: int) -> bool:
        """Return whether one option is well ahead after so many states."""
        return self._is_open_after(states, 0.0)

    def is_won(self) -> bool:
        """Return whether the option ahead surely beats every other one; the best may be another one then."""
        for states in LOOKS:
            best = self.best
            if not self._is_open_after(states, PATIENCE) or self.best != best:
                return False
            rivals = self._rivals()
            self._alive = [
                place
                for place in self._alive
                if place == best or not rivals[place].is_surely_better(LEAST, MARGIN)
            ]
            if self._alive == [best]:
                return True
        return False

    def _is_open_after(self, states: int, patience: float) -> bool:
        """Play on to so many states; return whether one option may still be the best by enough."""
        for place in self._alive:
            row, reply = self._rows[place], (self._ask.options[place],)
            row += [self._judge.share(reply, number) for number in range(len(row), states)]
        self.best = max(self._alive, key=lambda place: sum(self._rows[place]))
        return not any(rival.is_surely_not_better(PROMISE, patience) for rival in self._rivals().values())

    def _rivals(self) -> dict[int, Comparison]:
        best = self._rows[self.best]
        return {place: compared(best, self._rows[place]) for place in self._alive if place != self.best}


def compared(one: Sequence[float], other: Sequence[float]) -> Comparison:
    """Return what two options came to in the same states."""
    count = len(one)
    gain = (sum(one) - sum(other)) / count
    spread = sum([(mine - theirs - gain) ** 2 for mine, theirs in zip(one, other, strict=True)]) / count
    return Comparison(count, sum(one) / count, sum(other) / count, sqrt(spread / (count - 1)))


def answers_of(
    game: AnyGame, view: Any, ask: Ask, level: str, rng: Rng, times: int | None = None
) -> Counter[int]:
    """Return how often bots of a level take each option when asked so often, by the places from 0."""
    bot = find_character(level, game.meta.id)
    taken = [choose(game, view, ask, rng.split(), bot) for _ in range(times or ASKED[level])]
    return Counter(map(ask.options.index, taken))


def _tempting(
    game: AnyGame, view: Any, ask: Ask, answer: int, chosen: dict[str, Counter[int]], rng: Rng
) -> int | None:
    """Return what instinct takes, or else the wrong option that is taken most; None if there is none."""
    instinct = ask.options.index(game.favourite(game.determinize(view, rng.split()), ask))
    if instinct != answer:
        return instinct
    taken = sum(chosen.values(), Counter[int]())
    return next((place for place, _ in taken.most_common() if place != answer), None)


def is_best(game: AnyGame, view: Any, ask: Ask, answer: int, seed: int, rounds: int | None) -> bool:
    """Return whether the option at a place from 0 surely beats every other one."""
    judge = Judge(game, view, ask, seed, rounds)
    best = ask.options[answer]
    return all(
        judge.settle((best,), (other,), PROVED, LEAST, ERRORS).is_surely_better(LEAST, ERRORS)
        for other in ask.for_bots
        if other != best
    )


def is_sound(
    puzzle: Puzzle, game: AnyGame, board: Graph | None, seed: int, rounds: int | None = HORIZON_ROUNDS
) -> bool:
    """Return whether the answer of a puzzle holds in new imagined states, played on for so many rounds.

    Raises UserError: its line cannot be played.
    """
    table, ask = laid(puzzle, game, board, names_by_number())
    return is_best(game, table.view(ask.seat), ask, puzzle.answer - 1, seed, rounds)


def check_some(game: AnyGame, board: Graph | None, count: int, seed: int) -> Iterator[tuple[int, bool]]:
    """Yield the number of each of so many puzzles that ship, taken at random, and whether its answer holds.

    Raises UserError: there are no puzzles of this game, or a line cannot be played.
    """
    rng, rows = Rng(seed).split(), [*puzzles(game.meta.id)]
    if not rows:
        raise UserError("There are no puzzles of {game}.", game=game.meta.name)
    for _ in range(min(count, len(rows))):
        puzzle = rows.pop(rng.below(len(rows)))
        yield puzzle.number, is_sound(puzzle, game, board, rng.split().word)
