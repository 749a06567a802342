"""Blame is right: what the review of a game calls a mistake is one when others judge it again.

    python -m tests.soak.blame bulls --times 300
    python -m tests.soak.blame alatriste --planted --times 100

Each run is a game between regulars, of whom one is taken for a person, and its audit. Without `--planted`,
one of its mistakes is judged again in fresh states, twice as many, and must be worse by more than 1 % of the
victory at two standard errors. With it, one decision of that person was replaced by one that is surely worse
by 5 % or more, and must be among those that are spoken of.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random
from typing import Any, NamedTuple

from game import GAMES
from game.bots.characters import Character, find_character
from game.bots.judge import Judge, Reply, complete
from game.bots.think import choose
from game.core.game import AnyGame
from game.core.record import Record
from game.core.rng import Rng
from game.core.script import Ask
from game.core.seat import Seat
from game.core.table import Table
from game.review.audit import MOST, Findings, audit
from game.review.decisive_moments import Review, review
from maps.reader import graph_of

HELD, FOUND = 0.95, 0.95
"""The shares of blamed choices that must hold, and of planted mistakes that must be found."""
SEATS = {"alatriste": 3}
GOOD, BAD, OUTDONE, NOTHING = "good", "not so", "outdone by three that cost more", "with nothing"
"""What came of a game: whoever made three dearer mistakes of their own is told of those."""
OFTEN = 10
"""Games between two counts that are printed."""
BLUNDER, GLANCED, STATES = 0.05, 10, 300
"""What a planted mistake costs of the victory at least, in how many states that must look so before it is
proved, and in how many it is."""


class Planted(NamedTuple):
    """Where a mistake was planted, and what it costs."""

    place: int
    gain: float


def game_of(game: AnyGame, chance: Random, plant: bool) -> tuple[Record, Planted | None]:
    """A game between regulars; if asked for, with a mistake of the first seat somewhere in it."""
    count = SEATS.get(game.meta.id, game.meta.usual)
    seats = [
        Seat(place, f"P{place}", game.meta.colours[place], None if place == 0 else "teo")
        for place in range(count)
    ]
    table = Table(game, seats, chance.getrandbits(32), None, graph_of(game))
    rng, teo, planted = Rng(chance.getrandbits(63)), find_character("teo", game.meta.id), None
    from_there_on = chance.randrange(20)
    while (ask := table.ask) is not None:
        view = table.view(ask.seat)
        if plant and planted is None and ask.seat == 0 and len(ask.for_bots) > 1 and ask.subset is None:
            from_there_on -= 1
            if from_there_on < 0 and (bad := blunder(game, view, ask, rng, teo)) is not None:
                planted = Planted(len(table.record.actions), bad[1])
                table.play(0, bad[0][0])
                continue
        table.play(ask.seat, choose(game, view, ask, rng, teo))
    return table.record, planted


def blunder(game: AnyGame, view: Any, ask: Ask, rng: Rng, teo: Character) -> tuple[Reply, float] | None:
    """An answer that is surely worse by `BLUNDER` than what a regular would do, and by how much; or None."""
    values = game.action_values(game.determinize(view, rng), ask)[: len(ask.for_bots)]
    worst = ask.for_bots[min(range(len(values)), key=values.__getitem__)]
    usual = choose(game, view, ask, rng, teo)
    if worst == usual:
        return None
    judge = Judge(game, view, ask, rng.split().word)
    if judge.compare((usual,), (worst,), GLANCED).gain < BLUNDER:
        return None
    found = judge.settle(complete(game, view, ask, usual, 1), (worst,), STATES, least=BLUNDER)
    return ((worst,), found.gain) if found.is_surely_better(BLUNDER) else None


def findings_of(game: AnyGame, record: Record) -> Findings:
    """All that an audit finds, worked out here."""
    work, tasks = review(game, record, graph_of(game), 0), None
    try:
        while True:
            next(work)
    except StopIteration as over:
        found: Review = over.value
    search, results = audit(game, found.decisions, record.seed), None
    try:
        while True:
            tasks = next(search) if results is None else search.send(results)
            results = [task.carry_out() for task in tasks]
    except StopIteration as over:
        findings: Findings = over.value
        return findings


def holds(game: AnyGame, findings: Findings, chance: Random) -> bool | None:
    """One of the mistakes is one for somebody who judges it anew; None if there is none."""
    if not findings.mistakes:
        return None
    verdict = chance.choice(findings.mistakes)
    judge = Judge(game, verdict.decision.view, verdict.decision.ask, chance.getrandbits(62))
    again = judge.compare(verdict.reply, verdict.decision.reply, 2 * verdict.comparison.states)
    return again.is_surely_better()


def once(game: AnyGame, chance: Random, planted: bool) -> str:
    """One game: what was blamed holds, or what was planted is found; if not, how."""
    record, where = game_of(game, chance, planted)
    if planted and where is None:
        return NOTHING
    findings = findings_of(game, record)
    if where is None:
        held = holds(game, findings, chance)
        return NOTHING if held is None else GOOD if held else BAD
    if any(verdict.decision.place == where.place for verdict in findings.mistakes):
        return GOOD
    dearer = [verdict for verdict in findings.mistakes if verdict.comparison.gain > where.gain]
    return OUTDONE if len(dearer) == MOST else BAD


def main() -> int:
    """Count over as many games as are wanted; 1 if too few hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--times", type=int, default=300, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--planted", action="store_true")
    given = parser.parse_args()
    counts, number = Counter[str](), 0
    begun, goal = time.monotonic(), FOUND if given.planted else HELD
    while number - counts[NOTHING] < given.times:
        found = once(GAMES[given.game], Random(given.seed + number), given.planted)
        counts[found] += 1
        if found in (BAD, OUTDONE):
            print(f"{found} with --times 1 --seed {given.seed + number}", flush=True)
        number += 1
        if number % OFTEN == 0:
            print(f"{counts[GOOD]} of {number - counts[NOTHING]} after {number} games", flush=True)
    share = counts[GOOD] / given.times
    told = ", ".join(f"{counts[kind]} {kind}" for kind in (BAD, OUTDONE, NOTHING))
    print(f"{given.game}: {counts[GOOD]} of {given.times} = {100 * share:.1f} %, {told}", end="")
    print(f", {(time.monotonic() - begun) / number:.1f} s a game")
    return 0 if share >= goal else 1


if __name__ == "__main__":
    sys.exit(main())
