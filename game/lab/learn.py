"""Fits the weights of a game: bots play many games, and the weights are found that tell best who won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from operator import mul
from time import perf_counter

import msgspec
from tqdm import tqdm

from game.bots.characters import Character, with_habits
from game.core.errors import UserError
from game.core.game import AnyGame, Features, Graph, Value, Weights, new_state, resolve_options
from game.core.rng import Rng
from game.estimate import Fit, shares
from game.lab.simulate import map_parallel, mean, play_out

RIDGE_POSITIONS = 10.0
"""So many positions, spread as all are, speak for it that a feature means nothing (the ridge)."""
MAX_NEWTON_STEPS = 30
MAX_SWEEPS = 300
TOLERANCE = 1e-7
LEAST = 1e-9  # a share that is never fallen short of
MIN_VARIANCE = 1e-6  # the variance of a feature in which all seats are as good as equal
POSITIONS = 12
"""How many are kept of a game, any of its decisions as likely as any other."""
EPSILON = 0.05
"""How often the bots do anything, so that positions come up which sound play would not lead to."""
FOLDS = 5
"""The games are dealt into so many parts, each to be foretold by what the others have taught."""
BANDS = 10


@dataclass(frozen=True, slots=True)
class Position:
    """The features of the seats, and the share of the victory that each seat had in the end."""

    features: Features
    payoffs: Sequence[float]


def loss(guess: Sequence[float], payoffs: Sequence[float]) -> float:
    """Return the cross-entropy of some shares with what each seat has won."""
    return -sum(won * log(max(share, LEAST)) for share, won in zip(guess, payoffs, strict=True) if won)


def mean_loss(positions: Sequence[Position], weights: Sequence[float]) -> float:
    """Return the mean loss over one or more positions."""
    losses = [loss(shares(position.features, weights), position.payoffs) for position in positions]
    return sum(losses) / len(losses)


def regress(positions: Sequence[Position], start: Sequence[float]) -> Weights:
    """Return the weights of least loss that are not below 0, since more of a feature is never worse.

    The search begins at `start`; wherever that is, it ends at the same weights.
    """
    weights = list(start)
    ridge = [
        RIDGE_POSITIONS * max(variance, MIN_VARIANCE) for variance in _variances(positions, len(weights))
    ]
    for _ in range(MAX_NEWTON_STEPS):
        slope, curve = _derivatives(positions, weights)
        for place, weight in enumerate(weights):
            slope[place] += ridge[place] * weight
            curve[place][place] += ridge[place]
        better = _lowest(weights, slope, curve)
        moved = max(abs(new - old) for new, old in zip(better, weights, strict=True))
        weights = better
        if moved < TOLERANCE:
            break
    return tuple(weights)


def _variances(positions: Sequence[Position], features: int) -> list[float]:
    """Return for each feature its variance between the seats of a position."""
    found, seats = [0.0] * features, 0
    for position in positions:
        seats += len(position.features)
        for place, column in enumerate(zip(*position.features, strict=True)):
            found[place] += sum(map(mul, column, column)) - sum(column) ** 2 / len(column)
    return [variance / seats for variance in found]


def _derivatives(
    positions: Sequence[Position], weights: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Return the first and second derivatives of the loss of all positions together."""
    features = range(len(weights))
    slope = [0.0 for _ in features]
    curve = [[0.0 for _ in features] for _ in features]
    for position in positions:
        guess = shares(position.features, weights)
        off = [share - won for share, won in zip(guess, position.payoffs, strict=True)]
        columns = list(zip(*position.features, strict=True))
        guessed = [list(map(mul, guess, column)) for column in columns]
        means = [sum(column) for column in guessed]
        for one in features:
            slope[one] += sum(map(mul, off, columns[one]))
            row, parts, mean = curve[one], guessed[one], means[one]
            for other in range(one + 1):
                row[other] += sum(map(mul, parts, columns[other])) - mean * means[other]
    for one in features:
        for other in range(one):
            curve[other][one] = curve[one][other]
    return slope, curve


def _lowest(
    weights: Sequence[float], slope: Sequence[float], curve: Sequence[Sequence[float]]
) -> list[float]:
    """Return the lowest point, with nothing below 0, of the parabola that touches the loss at `weights`."""
    found = list(weights)
    step = [0.0 for _ in weights]
    for _ in range(MAX_SWEEPS):
        for place, row in enumerate(curve):
            tilt = slope[place] + sum(map(mul, row, step))
            found[place] = max(0.0, found[place] - tilt / row[place])
            step[place] = found[place] - weights[place]
    return found


@dataclass(frozen=True)
class Training:
    """What is watched: `games` games of equal bots; the first one's seed is `seed`, then one more each.

    How many play is drawn from what the menu offers. Half of the games go by the default options and half by
    options that are drawn, so that the weights do for all evenings.
    """

    game: AnyGame
    bot: Character
    games: int
    seed: int
    board: Graph | None

    def watch(self, number: int) -> list[Position]:
        """Return some positions of the game with that number, from 0 on; none if it had no end."""
        rng = Rng(self.seed + number).split()
        seats = rng.pick(self.game.meta.offered)
        bots = [msgspec.structs.replace(self.bot, epsilon=max(self.bot.epsilon, EPSILON))] * seats
        options = self._options(bots, rng)
        sample = Sample(self.game, rng)
        outcome = play_out(self.game, bots, self.seed + number, options, self.board, sample.offer)
        payoffs = [(seat in outcome.winners) / max(len(outcome.winners), 1) for seat in range(seats)]
        return [Position(features, payoffs) for features in sample.kept if outcome.winners]

    def _options(self, bots: Sequence[Character], rng: Rng) -> dict[str, Value]:
        """Return the default options; or as often drawn ones, if so many can play by them."""
        meta = self.game.meta
        usual = resolve_options(meta, with_habits({}, bots))
        if rng.below(2):
            return usual
        drawn = usual | {
            option.key: rng.pick(option.choices)[0] for option in meta.options if not option.per_seat
        }
        try:
            new_state(self.game, len(bots), 0, drawn, self.board)
        except UserError:
            return usual
        return drawn


class Sample:
    """The features of some positions of a game, each of those that were offered as likely as the others."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self.kept: list[Features] = []
        self._game = game
        self._rng = rng
        self._offered = 0

    def offer(self, state: object) -> None:
        """Keep this position, as reservoir sampling does."""
        self._offered += 1
        if len(self.kept) < POSITIONS:
            self.kept.append(self._game.features(state))
        elif (place := self._rng.below(self._offered)) < POSITIONS:
            self.kept[place] = self._game.features(state)


@dataclass(frozen=True, slots=True)
class Band:
    """Seats that were given much the same share: how many, their mean share, and what they then won."""

    seats: int
    share: float
    won: float


@dataclass(frozen=True, slots=True)
class Findings:
    """The weights that were found, and how well they tell who will win.

    Losses are means of -log of the winner's share: `uniform` if all shares were equal, `before` with the
    weights that the game had, `fit.loss` with the new ones; the last, as `bands`, in games that they were not
    fitted to.
    """

    game: AnyGame
    fit: Fit
    weights: Weights
    before: float
    bands: tuple[Band, ...]
    watched: float
    fitted: float

    def rows(self) -> str:
        """Return the file of weights that the game reads, with where they come from."""
        tables = {"fit": msgspec.structs.asdict(self.fit), "weights": self.named}
        lines = [
            f"# What a point of each feature adds to a seat's prospects: `main.py learn {self.game.meta.id}`",
            "# found it and wrote this file. [fit] says by which games, and how well they were foretold.",
        ]
        for name, table in tables.items():
            lines += ["", f"[{name}]", *(f"{key} = {_value(value)}" for key, value in table.items())]
        return "\n".join(lines) + "\n"

    @property
    def named(self) -> dict[str, float]:
        """The weights by their features."""
        return dict(zip(self.game.feature_names, self.weights, strict=True))

    def text(self) -> str:
        """Return a few lines for people."""
        fit = self.fit
        old = dict(zip(self.game.feature_names, self.game.weights, strict=True))
        lines = [
            f"{fit.positions} positions of {fit.games} games, watched in {self.watched:.0f} s, "
            f"fitted in {self.fitted:.0f} s",
            f"log loss {fit.loss:.4f}, with the weights so far {self.before:.4f}, "
            f"by chance {fit.uniform:.4f}",
            *(f"  {name:<12} {old[name]:8.4f} -> {weight:.4f}" for name, weight in self.named.items()),
            "shares of seats: said, won",
            *(f"  {band.share:6.1%} {band.won:6.1%} ({band.seats})" for band in self.bands),
        ]
        return "\n".join(lines)


def learn(training: Training, jobs: int = 1) -> Findings:
    """Watch all games, in so many processes, and find the weights.

    Raises UserError: the game measures nothing, or too few games came to an end.
    """
    if not training.game.feature_names:
        raise UserError("{game} measures nothing that could be given a weight.", game=training.game.meta.name)
    start = perf_counter()
    with map_parallel(training.watch, range(training.games), jobs) as played:
        watched = tqdm(played, total=training.games, unit=" games", leave=False, disable=None)
        games = [positions for positions in watched if positions]
    if len(games) < FOLDS:
        raise UserError(
            "{count} games came to an end; it takes {least} to learn from.", count=len(games), least=FOLDS
        )
    positions = [position for game in games for position in game]
    between = perf_counter()
    nothing = (0.0,) * len(training.game.feature_names)
    weights = regress(positions, nothing)
    foretold = list(_foretell_unseen(games, weights))
    fit = Fit(
        version=training.game.meta.version,
        bots=training.bot.id,
        seats=tuple(training.game.meta.offered),
        games=len(games),
        positions=len(positions),
        seed=training.seed,
        uniform=round(mean_loss(positions, nothing), 4),
        loss=round(mean([loss(guess, position.payoffs) for guess, position in foretold]), 4),
    )
    return Findings(
        game=training.game,
        fit=fit,
        weights=tuple(round(weight, 4) for weight in weights),
        before=mean_loss(positions, training.game.weights),
        bands=tuple(_bands(foretold)),
        watched=between - start,
        fitted=perf_counter() - between,
    )


def _foretell_unseen(
    games: Sequence[Sequence[Position]], start: Weights
) -> Iterator[tuple[list[float], Position]]:
    """Yield every position with the shares that the weights from the other parts of the games give it."""
    for part in range(FOLDS):
        seen = [position for place, game in enumerate(games) if place % FOLDS != part for position in game]
        weights = regress(seen, start)
        for game in games[part::FOLDS]:
            yield from ((shares(position.features, weights), position) for position in game)


def _bands(foretold: Sequence[tuple[list[float], Position]]) -> Iterator[Band]:
    """Yield the seats of all positions in bands, by the tenth that their share lies in."""
    seats: list[list[tuple[float, float]]] = [[] for _ in range(BANDS)]
    for guess, position in foretold:
        for share, won in zip(guess, position.payoffs, strict=True):
            seats[min(int(share * BANDS), BANDS - 1)].append((share, won))
    for band in seats:
        if band:
            yield Band(len(band), mean([share for share, _ in band]), mean([won for _, won in band]))


def _value(value: object) -> str:
    """Return a number, a word or a list of them in TOML, which is the same as in JSON."""
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
