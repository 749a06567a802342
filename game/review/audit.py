"""The audit of a finished game: which decisions of people were surely worse than another one would have been.

Each is searched as a bot would search it, from the view of whoever decided; what looks better is proved in
other imagined states (`game.bots.judge`), and what is proved is confirmed in twice as many others, since of
many that are tried some only seem so. What only somebody who knows all cards could have seen is never held
against anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeAlias

from game.bots.characters import Character
from game.bots.judge import LEAST, Comparison, Judge, Reply, complete
from game.bots.reasons import decisive_feature
from game.bots.search import Search
from game.core.game import Game, S, V
from game.core.rng import Rng
from game.review.decisions import Decision

MOST = 3
"""So many mistakes are spoken of at most, of one person."""
SURE = 3.0
"""Standard errors by which a mistake must be one: it is to hold when somebody judges it again by two."""
SUSPECTS = 16
"""So many of each person's decisions are looked at closely, those that look worst."""
RIVALS, CHOSEN = 3, 24
"""So many more replies may be the best beside what a search finds, and states in which one is chosen."""
GLANCED = 24
"""So many decisions are glanced at in one task: all of them would take the sender longer than a frame."""
FEWEST_ITERATIONS, MOST_ITERATIONS, ALL_ITERATIONS = 48, 200, 6400
"""Iterations of each search, and of all of them in a game with few decisions."""
SCREENED, PROVED = 16, 500
"""States in which the answer of a search is compared, and states for a proof at most."""
CONFIRMED = 6
"""So many of each person's proved mistakes are confirmed, those that cost most."""
PRAISE_TRIES = 6
"""So many good decisions are looked at closely to find one to praise."""
AUDITOR = Character(
    "auditor", 1, "", "master", ("all",), "", "", temperature=0.0, epsilon=0.0, iterations=MOST_ITERATIONS
)
"""Nobody with urges or spite: it is the person's share of the victory that counts."""
CHOICE, PROOF, CONFIRMATION = 0x5B, 0x9F, 0xC3
"""What the seeds of a choice among rivals, a proof and its confirmation differ by from that of the search, so
that each has states of its own."""


class Task(NamedTuple):
    """Something to be worked out wherever one likes: a function of this module, and its arguments."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]

    def carry_out(self) -> Any:
        """Return what comes of it."""
        return self.work(*self.arguments)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision was worth beside another `reply`, which is the first of the `comparison`.

    `because` is the feature that speaks most for the better one of the two; see `game.bots.reasons`. As long
    as nothing is proved there are `rivals` of the reply, which may be better still.
    """

    decision: Decision[Any]
    reply: Reply
    comparison: Comparison
    because: str = ""
    rivals: tuple[Reply, ...] = ()

    @property
    def is_praise(self) -> bool:
        """True if the decision was surely better than the reply."""
        return self.comparison.turned().is_surely_better()


@dataclass(frozen=True, slots=True)
class Findings:
    """What an audit has found: `mistakes` in the order of the game, and the `places` of what it looked at.

    Without a mistake, `praised` is a decision that was surely better than what tempted most.
    """

    mistakes: tuple[Verdict, ...]
    praised: Verdict | None
    places: frozenset[int]

    @property
    def thought(self) -> int:
        """How many decisions it looked at."""
        return len(self.places)


Work: TypeAlias = Generator[Sequence[Task], Sequence[Any], Findings]
"""Yields tasks, of which the first are the most urgent, and is sent their results; None where one is lost."""


def audit(game: Game[S, V], decisions: Sequence[Decision[V]], seed: int) -> Work:
    """Look for mistakes in decisions of people; return the findings.

    Of each person the `MOST` that cost most are kept. Equal arguments give equal findings, as long as no
    result is lost.
    """
    if not decisions:
        return Findings((), None, frozenset())
    parts = [decisions[start : start + GLANCED] for start in range(0, len(decisions), GLANCED)]
    found = yield [Task(glance, (game, part, seed)) for part in parts]
    regrets = [
        regret
        for part, some in zip(parts, found, strict=True)
        for regret in (some if some is not None else [0.0] * len(part))
    ]
    order = sorted(range(len(decisions)), key=lambda number: -regrets[number])
    effort = min(max(ALL_ITERATIONS // len(decisions), FEWEST_ITERATIONS), MOST_ITERATIONS)
    found = yield [
        Task(screen, (game, decisions[number], _seed(seed, decisions[number]), effort)) for number in order
    ]
    screened = [verdict for verdict in found if verdict is not None]
    found = yield [_proof(game, verdict, seed) for verdict in _suspects(screened)]
    proved = _worst([verdict for verdict in found if verdict is not None], CONFIRMED)
    found = yield [Task(confirm, (game, verdict, _seed(seed, verdict.decision))) for verdict in proved]
    confirmed = _worst([verdict for verdict in found if verdict is not None], MOST)
    mistakes = tuple(sorted(confirmed, key=lambda verdict: verdict.decision.place))
    praised = None
    if not mistakes:
        found = yield [_proof(game, verdict, seed, is_praise=True) for verdict in _hard_ones(screened)]
        good = [verdict for verdict in found if verdict is not None and verdict.is_praise]
        praised = min(good, key=lambda verdict: verdict.comparison.gain, default=None)
    places = frozenset(verdict.decision.place for verdict in screened)
    return Findings(mistakes, praised, places)


def _seed(seed: int, decision: Decision[V]) -> int:
    return Rng(seed + decision.place).split().word


def _proof(game: Game[S, V], verdict: Verdict, seed: int, is_praise: bool = False) -> Task:
    return Task(prove, (game, verdict, _seed(seed, verdict.decision), is_praise))


def _suspects(screened: Sequence[Verdict]) -> list[Verdict]:
    """Return what looks like a mistake, of each person the worst ones, the worst first."""
    ranked = sorted(screened, key=lambda verdict: -verdict.comparison.gain)
    found = []
    for seat in {verdict.decision.seat for verdict in ranked}:
        mine = (verdict for verdict in ranked if verdict.decision.seat == seat)
        found += [verdict for verdict in mine if verdict.comparison.gain > LEAST][:SUSPECTS]
    return sorted(found, key=lambda verdict: -verdict.comparison.gain)


def _worst(judged: Sequence[Verdict], most: int) -> list[Verdict]:
    """Return of each person so many sure mistakes, those that cost most, the dearest first."""
    sure = [verdict for verdict in judged if verdict.comparison.is_surely_better(errors=SURE)]
    sure.sort(key=lambda verdict: -verdict.comparison.gain)
    found = []
    for seat in {verdict.decision.seat for verdict in sure}:
        found += [verdict for verdict in sure if verdict.decision.seat == seat][:most]
    return sorted(found, key=lambda verdict: -verdict.comparison.gain)


def _hard_ones(screened: Sequence[Verdict]) -> list[Verdict]:
    """Return the decisions that look best beside what tempted most."""
    ranked = sorted(screened, key=lambda verdict: verdict.comparison.gain)
    return [verdict for verdict in ranked[:PRAISE_TRIES] if verdict.comparison.gain < -LEAST]


def glance(game: Game[S, V], decisions: Sequence[Decision[V]], seed: int) -> list[float]:
    """Return for each decision how many of the game's points it is below the best, by action values."""
    found = []
    for decision in decisions:
        state = game.determinize(decision.view, Rng(seed + decision.place))
        values = game.action_values(state, decision.ask)[: len(decision.ask.for_bots)]
        found.append(max(values) - values[decision.ask.options.index(decision.reply[0])])
    return found


def screen(game: Game[S, V], decision: Decision[V], seed: int, iterations: int) -> Verdict:
    """Return how a decision looks beside the best other one that a search finds.

    Where the search finds nothing better that is, of the others, what instinct would have been for.
    """
    view, ask, reply = decision.view, decision.ask, decision.reply
    search = Search(game, view, ask, Rng(seed), AUDITOR)
    search.run(iterations)
    other = complete(game, view, ask, search.chosen.action, seed)
    if other == reply:
        others = [edge for edge in search.edges if edge.action != reply[0]]
        rest = next(option for option in ask.for_bots if option != reply[0])
        tempting = max(others, key=lambda edge: edge.value).action if others else rest
        other = complete(game, view, ask, tempting, seed)
    found = Judge(game, view, ask, seed).compare(other, decision.reply, SCREENED)
    ranked = sorted(search.edges, key=lambda edge: -edge.value)
    left = [edge.action for edge in ranked if edge.action not in (reply[0], other[0])][:RIVALS]
    return Verdict(
        decision, other, found, rivals=tuple(complete(game, view, ask, action, seed) for action in left)
    )


def prove(game: Game[S, V], verdict: Verdict, seed: int, is_praise: bool) -> Verdict:
    """Return a verdict after as many states as it takes to be sure of it, all of them new.

    Of a mistake it is about the best of the replies that may be better.
    """
    decision, other = verdict.decision, verdict.reply
    if verdict.rivals and not is_praise:
        replies = other, *verdict.rivals
        values = weigh(game, decision, replies, CHOSEN, Rng(seed ^ CHOICE).split().word)
        other = replies[values.index(max(values))]
    better, worse = (decision.reply, other) if is_praise else (other, decision.reply)
    judge = Judge(game, decision.view, decision.ask, Rng(seed ^ PROOF).split().word)
    found, because = judge.settle(better, worse, PROVED, errors=SURE), ""
    if found.is_surely_better() and better[0] != worse[0]:
        view, rng = decision.view, Rng(seed ^ PROOF)
        because = decisive_feature(game, view, decision.ask, rng, better[0], worse[0])
    return Verdict(decision, other, found.turned() if is_praise else found, because)


def confirm(game: Game[S, V], verdict: Verdict, seed: int) -> Verdict:
    """Return a proved verdict by twice as many states, by which nothing was chosen: its figures are fair."""
    decision = verdict.decision
    judge = Judge(game, decision.view, decision.ask, Rng(seed ^ CONFIRMATION).split().word)
    found = judge.compare(verdict.reply, decision.reply, 2 * verdict.comparison.states)
    return replace(verdict, comparison=found)


def weigh(
    game: Game[S, V], decision: Decision[V], replies: Iterable[Reply], states: int, seed: int
) -> list[float]:
    """Return what each of these replies is worth, as a share of the victory, in the same states."""
    judge = Judge(game, decision.view, decision.ask, seed)
    return [sum(judge.share(reply, number) for number in range(states)) / states for reply in replies]
