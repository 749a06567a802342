"""Games that are over and can be looked back upon, the longest names and words in them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game import GAMES
from game.bots.judge import Comparison
from game.core.event import Event
from game.review.audit import Findings, Verdict
from game.storage.saves import read_record
from scenes.menus.review_job import ReviewJob
from scenes.services import by_round

KEPT = Path(__file__).parents[1] / "golden"


class Everything(dict[Event, str]):
    """The words for whatever happens, as long as they can be."""

    def __missing__(self, event: Event) -> str:
        return f"**Maximilianoo** {event.rule} " * 3

    def __contains__(self, event: object) -> bool:
        return True


def review_job(golden: str) -> ReviewJob:
    """What may be told of one of the games that are kept; the first name in it is as long as one can be."""
    record = read_record(KEPT / f"{golden}.sobremesa")
    first, *others = record.seats
    record.seats = (replace(first, name="Maximilianoo"), *others)
    return ReviewJob(GAMES[record.game], record, None, Everything(), by_round)


def seen(review_job: ReviewJob) -> ReviewJob:
    """The same, gone through to the end."""
    while review_job.busy:
        review_job.step()
    return review_job


def old(golden: str) -> ReviewJob:
    """A game that was begun by rules that nobody has any more."""
    record = read_record(KEPT / f"{golden}.sobremesa")
    record.version = 0
    return ReviewJob(GAMES[record.game], record, None, {}, by_round)


def broken_off(golden: str) -> ReviewJob:
    """The first half of a game, which is not over."""
    record = read_record(KEPT / f"{golden}.sobremesa")
    del record.actions[len(record.actions) // 2 :]
    return ReviewJob(GAMES[record.game], record, 0, Everything(), by_round)


def judged(golden: str, mistakes: int) -> ReviewJob:
    """A game gone through, in which some decisions are found to be mistakes, or one is praised."""
    job = seen(review_job(golden))
    assert job.found is not None
    assert job.audit_job is not None
    decisions, gain = job.found.decisions, 0.07 if mistakes else -0.07
    verdicts = []
    for decision in decisions[:: max(1, len(decisions) // 3)][: mistakes or 1]:
        other = next(option for option in decision.ask.for_bots if option != decision.reply[0])
        comparison = Comparison(200, 0.5 + gain, 0.5, 0.01)
        verdicts.append(Verdict(decision, (other,), comparison, "others"))
    places = frozenset(decision.place for decision in decisions)
    found = tuple(verdicts)
    job.audit_job.findings = Findings(found if mistakes else (), None if mistakes else found[0], places)
    return job
