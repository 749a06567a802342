"""Tournaments: bots meet on equal terms, until it is plain who plays better or all games are played.

A deal is played by every line-up: whoever meets whom, each of them in every seat, with the same cards and
dice and the same generators for the bots. So luck falls to all alike, and what is left is how they play.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass, fields
from functools import cached_property
from io import StringIO
from itertools import chain, combinations, cycle, islice
from math import log, sqrt

import msgspec
from tqdm import tqdm

from game.bots.characters import Character, with_habits
from game.core.errors import UserError
from game.core.game import AnyGame, Graph, Options, Value, resolve_options
from game.lab.simulate import map_parallel, play_out

STEPS = 1000
"""The means that are tried lie in the middle of so many equal parts of 0 to 1."""
MEANS = [(step + 0.5) / STEPS for step in range(STEPS)]
ALPHA = 0.05
"""How often, at most, the true mean is ever outside."""
MAX_BET = 0.75
"""The part of their capital that nobody bets more of."""

LEAST = 20
"""Deals that are played even if the first few seem to settle it."""


class Interval:
    """The interval of confidence of the mean of independent numbers from 0 to 1; `count` were added so far.

    It holds at any time: one may look after every result, and stop whenever one likes. Hedged capital
    (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", Journal of the Royal
    Statistical Society B 86, 2024): for every mean that is possible somebody bets on the results being above
    it, and somebody on their being below, at odds that are fair if it is the true one. Who bets against the
    truth grows twenty times richer in one case of twenty at most, however long they play; so the means
    against which nobody did are an interval of 95 %.
    """

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0.0
        self._squares = 0.25  # the squared distances from the mean, with one guess beforehand
        self._above = [0.5] * STEPS
        self._below = [0.5] * STEPS

    @property
    def mean(self) -> float:
        """The mean of the numbers that were added; 0.5 if there were none."""
        return self._sum / self.count if self.count else 0.5

    def add(self, number: float) -> None:
        """Take in the next number: all bets on it are settled, which were placed by those before it alone."""
        self.count += 1
        spread = self._squares / self.count
        bet = sqrt(2 * log(2 / ALPHA) / (spread * self.count * log(self.count + 1)))
        for step, mean in enumerate(MEANS):
            gain = number - mean
            self._above[step] *= 1 + min(bet, MAX_BET / mean) * gain
            self._below[step] *= 1 - min(bet, MAX_BET / (1 - mean)) * gain
        self._sum += number
        self._squares += (number - (self._sum + 0.5) / (self.count + 1)) ** 2

    def bounds(self) -> tuple[float, float]:
        """Return the least and the greatest mean that is still believable."""
        rich = 1 / ALPHA
        believed = [step for step in range(STEPS) if max(self._above[step], self._below[step]) < rich]
        if not believed:
            return self.mean, self.mean
        return believed[0] / STEPS, (believed[-1] + 1) / STEPS


@dataclass(frozen=True, slots=True)
class Score:
    """One bot, as it was asked for, and the character that it is.

    In how many games it sat, what part of them each of its seats won, the interval of 95 %.
    """

    bot: str
    character: str
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Scores:
    """The results of a tournament; `fair` is the rate of whoever plays as well as the others."""

    game: str
    seats: int
    seed: int
    games: int
    unfinished: int
    fair: float
    decided: bool
    results: tuple[Score, ...]

    def json(self) -> str:
        """Return one JSON object with a key for each field."""
        return msgspec.json.encode(self).decode()

    def csv(self) -> str:
        """Return a line of names, then one for each bot."""
        lines = StringIO()
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow([field.name for field in fields(Score)])
        writer.writerows(astuple(score) for score in self.results)
        return lines.getvalue().rstrip("\n")

    def text(self) -> str:
        """Return a table for people."""
        told = [
            f"{row.bot} ({row.character})" if row.bot != row.character else row.bot for row in self.results
        ]
        wide = max(len("bot"), *map(len, told))
        lines = [f"{'bot':<{wide}}  games   won  interval of 95 %"]
        lines += [
            f"{name:<{wide}}  {score.games:5}  {score.rate:4.0%}  {score.low:.1%} to {score.high:.1%}"
            for name, score in zip(told, self.results, strict=True)
        ]
        lines.append(f"{self.games} games with {self.seats} seats, seed {self.seed}; fair is {self.fair:.1%}")
        if self.unfinished:
            lines.append(f"{self.unfinished} did not end")
        lines.append("decided" if self.decided else "not decided")
        return "\n".join(lines)


Winners = tuple[int, ...]
"""The seats that have won a game together; none if it did not end."""


@dataclass(frozen=True)
class Tournament:
    """Who meets whom, how often and by which rules.

    As many bots as there are seats, or fewer, sit at one table: the first once, the others by turns in all
    other seats. Of more bots every choice of so many meets. At most `games` games are played, made up to
    whole deals; the first deal's seed is `seed`, then one more each. `names` are those by which the bots were
    asked for, if others than their own.
    """

    game: AnyGame
    bots: tuple[Character, ...]
    seats: int
    games: int
    seed: int
    options: Options
    board: Graph | None
    names: tuple[str, ...] = ()

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """The games of a deal: for each seat the place of its bot in `bots`."""
        count = len(self.bots)
        tables: Iterable[tuple[int, ...]] = combinations(range(count), self.seats)
        if count <= self.seats:
            tables = [tuple(islice(chain([0], cycle(range(1, count))), self.seats))]
        return tuple(table[turn:] + table[:turn] for table in tables for turn in range(self.seats))

    @property
    def total(self) -> int:
        """How many games are played if nothing is decided earlier."""
        return -(-self.games // len(self.lineups)) * len(self.lineups)

    @property
    def task(self) -> str:
        """A line with all that the results depend on; tournaments of equal lines share their results."""
        meta = self.game.meta
        facts = {
            "game": [meta.id, meta.version, self.board.digest if self.board else ""],
            "weights": self.game.weights,
            "options": dict(self.options),
            "seats": self.seats,
            "seed": self.seed,
            "bots": self.bots,
        }
        return msgspec.json.encode(facts, order="deterministic").decode()

    def check(self) -> None:
        """Check that the tournament can be played.

        Raises UserError: there is nobody to play against, or the game cannot be played so.
        """
        if len(self.bots) < 2:
            raise UserError("A tournament needs two bots or more.")
        if self.seats not in self.game.meta.seats:
            least, most = self.game.meta.seats[0], self.game.meta.seats[-1]
            raise UserError(
                "{game} seats {least} to {most}, not {count}.",
                game=self.game.meta.name, least=least, most=most, count=self.seats,
            )  # fmt: skip
        for number in range(len(self.lineups)):
            self.terms(number)

    def lineup(self, number: int) -> list[Character]:
        """Return who plays that game, by seat."""
        return [self.bots[place] for place in self.lineups[number % len(self.lineups)]]

    def terms(self, number: int) -> dict[str, Value]:
        """Return the options of that game. Raises UserError: there are no such."""
        return resolve_options(self.game.meta, with_habits(self.options, self.lineup(number)))

    def play(self, number: int) -> Winners:
        """Play one of its games, which is always the same one, and return who won."""
        seed = self.seed + number // len(self.lineups)
        return play_out(self.game, self.lineup(number), seed, self.terms(number), self.board).winners


def hold(
    tournament: Tournament,
    *,
    jobs: int = 1,
    whole: bool = False,
    known: Sequence[Winners] = (),
    keep: Callable[[Winners], object] = lambda _: None,
) -> Scores:
    """Play a tournament, in `jobs` processes; a `whole` one is played on when it is decided.

    It is decided when the interval of the bot named first leaves out its fair share. The first games ended as
    `known`; `keep` is called with the winners of every other one, in order.

    Raises UserError: `known` names winners whose seats do not exist.
    """
    if not all(0 <= seat < tournament.seats for winners in known for seat in winners):
        raise UserError("These are not the results of games with {count} seats.", count=tournament.seats)
    tally = Tally(tournament)
    with map_parallel(tournament.play, range(len(known), tournament.total), jobs) as played:
        games = chain(known, _kept(played, keep))
        with tqdm(games, total=tournament.total, unit=" games", leave=False, disable=None) as bar:
            for winners in bar:
                tally.add(winners)
                if tally.decided and not whole:
                    break
    return tally.scores()


def _kept(played: Iterable[Winners], keep: Callable[[Winners], object]) -> Iterator[Winners]:
    for winners in played:
        keep(winners)
        yield winners


class Tally:
    """The results of the games so far; a deal counts when all its games are played."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.intervals = [Interval() for _ in tournament.bots]
        self.unfinished = 0
        self._deal: list[Winners] = []

    def add(self, winners: Winners) -> None:
        """Take in how the next game ended."""
        self._deal.append(winners)
        self.unfinished += not winners
        if len(self._deal) < len(self.tournament.lineups):
            return
        for place, interval in enumerate(self.intervals):
            interval.add(self._won(place))
        self._deal.clear()

    def _won(self, place: int) -> float:
        """Return what a seat of that bot won on average in this deal, a shared win as its part."""
        sat = won = 0.0
        for lineup, winners in zip(self.tournament.lineups, self._deal, strict=True):
            sat += lineup.count(place)
            won += sum(lineup[seat] == place for seat in winners) / max(len(winners), 1)
        return won / sat

    @property
    def decided(self) -> bool:
        """True if it is plain whether the bot named first wins more than its share or less."""
        first = self.intervals[0]
        low, high = first.bounds()
        return not self._deal and first.count >= LEAST and not low <= 1 / self.tournament.seats <= high

    def scores(self) -> Scores:
        """Return the table so far."""
        lineups, fair = self.tournament.lineups, 1 / self.tournament.seats
        rows = []
        for place, (bot, interval) in enumerate(zip(self.tournament.bots, self.intervals, strict=True)):
            sat = sum(place in lineup for lineup in lineups)
            name = self.tournament.names[place] if self.tournament.names else bot.id
            rows.append(Score(name, bot.id, sat * interval.count, interval.mean, *interval.bounds()))
        games = self.intervals[0].count * len(lineups)
        return Scores(self.tournament.game.meta.id, self.tournament.seats, self.tournament.seed, games,
                      self.unfinished, fair, self.decided, tuple(rows))  # fmt: skip
