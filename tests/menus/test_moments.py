"""Your moments: what the page says of decisions, what it keeps to itself, and workers that can be stopped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from time import monotonic, sleep

import pytest

from game import GAMES
from game.bots.worker_pool import Answer, WorkerPool
from scenes.menus.audit_job import AuditJob
from scenes.menus.review import Mention, ReviewScene, along
from scenes.menus.review_findings import BalanceTable, DecisionCard
from scenes.menus.review_job import ReviewJob
from scenes.services import Screening
from scenes.ui.curves import Curves, Pin
from scenes.ui.scene import Scene
from scenes.ui.widgets import Label, Widget
from tests.menus.conftest import PlayedScene, Stand
from tests.menus.looking_back import broken_off, judged, review_job, seen
from tests.menus.test_menus import shown

TORURO = GAMES["toruro"]


FRAME = 0.01


def step(job: AuditJob) -> None:
    """One frame of a window that leaves the processor to the workers for the rest of its time."""
    job.step()
    sleep(FRAME)


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    """One worker, and its end."""
    made = WorkerPool(1)
    yield made
    made.close()


def page(stand: Stand, job: ReviewJob) -> list[Widget]:
    """All that lies on the page of a review."""
    scene = ReviewScene(stand.services, job, None)
    shown(scene, stand.services.canvas)
    return list(scene.page.all())


def words(widgets: list[Widget]) -> str:
    """What labels on a page say."""
    return "\n".join(widget.text for widget in widgets if isinstance(widget, Label))


def test_a_mistake_is_a_position_to_be_tried_again(stand: Stand) -> None:
    widgets = page(stand, judged("toruro_3_seats", 3))
    cards = [widget for widget in widgets if isinstance(widget, DecisionCard)]
    assert len(cards) == 3
    assert all("**7** more games of 100" in card.words for card in cards)
    assert [widget.key for widget in widgets if widget.key.startswith("again")] == [
        "again 0", "again 1", "again 2"
    ]  # fmt: skip
    assert "Your moments" in words(widgets)


@pytest.mark.parametrize("mistakes", [3, 0])
def test_each_moment_has_a_pin_on_the_curve_of_whoever_decided(stand: Stand, mistakes: int) -> None:
    job = judged("bulls_3_seats", mistakes)
    widgets = page(stand, job)
    assert job.found is not None
    assert job.findings is not None
    praised = [job.findings.praised] if job.findings.praised is not None else []
    (chart,) = [widget for widget in widgets if isinstance(widget, Curves)]
    for verdict in (*job.findings.mistakes, *praised):
        at = along(job.found.points, verdict.decision.place)
        assert Pin(verdict.decision.seat, at, up=not mistakes) in chart.pins


def test_the_film_from_the_review_has_its_moments_marked(stand: Stand) -> None:
    screenings = list[Screening]()

    def film(what: Screening) -> Scene:
        screenings.append(what)
        return PlayedScene(None)

    job = judged("bulls_3_seats", 2)
    ReviewScene(replace(stand.services, film=film), job, None).watch()
    assert job.findings is not None
    places = [(verdict.decision.place, False) for verdict in job.findings.mistakes]
    assert [list(what.moments) for what in screenings] == [places]


def test_a_game_without_a_mistake_says_so_and_praises_the_best_of_the_hard_choices(stand: Stand) -> None:
    widgets = page(stand, judged("toruro_3_seats", 0))
    assert "none was surely worse" in words(widgets)
    (card,) = [widget for widget in widgets if isinstance(widget, DecisionCard)]
    assert card.is_good


def fall_words(stand: Stand, job: ReviewJob) -> str:
    """What the page says of the greatest fall."""
    return next(one.words for one in page(stand, job) if isinstance(one, Mention) and not one.up)


def test_what_was_chosen_is_not_said_of_a_fall_that_is_to_be_tried_again(stand: Stand) -> None:
    job = judged("toruro_3_seats", 0)
    assert job.found is not None
    assert job.findings is not None
    assert job.audit_job is not None
    fall = job.found.fall
    assert fall is not None
    assert "Only hindsight knows better" in fall_words(stand, job)
    assert job.words_of(fall).strip() in fall_words(stand, job)
    places = range(fall.before.decisions, fall.after.decisions)
    there = next(one for one in job.found.decisions if one.place in places)
    praise = job.findings.praised
    assert praise is not None
    mistake = replace(praise, decision=there, comparison=praise.comparison.turned())
    job.audit_job.findings = replace(job.findings, mistakes=(mistake,), praised=None)
    assert "see above" in fall_words(stand, job)
    assert job.words_of(fall).strip() not in fall_words(stand, job)


def test_luck_and_choices_stand_beside_the_result_of_every_seat(stand: Stand) -> None:
    (table,) = [
        widget
        for widget in page(stand, seen(review_job("bulls_4_seats")))
        if isinstance(widget, BalanceTable)
    ]
    assert len(table.spoken_text.splitlines()) == 4
    assert "Own choices" in table.spoken_text


def test_without_workers_the_page_is_silent_about_decisions(stand: Stand) -> None:
    job = seen(review_job("toruro_3_seats"))
    assert job.audit_job is not None
    assert not job.audit_job.busy
    assert "moments" not in words(page(stand, job))


@pytest.mark.parametrize("name", ["bulls_3_seats", "toruro_3_seats", "alatriste_2_seats"])
def test_before_a_game_is_over_there_is_no_curve_and_nobodys_choices_are_thought_through(
    stand: Stand, name: str
) -> None:
    job = seen(broken_off(name))
    assert (job.found, job.audit_job, job.error) == (None, None, "This game is not over.")
    widgets = page(stand, job)
    assert job.error in words(widgets)
    assert not [widget for widget in widgets if isinstance(widget, Curves | DecisionCard | Mention)]


def test_an_audit_that_was_stopped_goes_on_where_it_was(pool: WorkerPool) -> None:
    found = seen(review_job("toruro_3_seats")).found
    assert found is not None
    decisions = found.decisions[:3]
    alone = AuditJob(TORURO, decisions, 1, lambda: None)
    alone.finish()
    job, end = AuditJob(TORURO, decisions, 1, lambda: pool), monotonic() + 20
    while job.progress < 0.1 and monotonic() < end:
        step(job)
    job.rest()
    before = job.progress
    while job.findings is None and monotonic() < end:
        step(job)
    assert job.findings == alone.findings
    assert 0 < before < 1


def test_a_stopped_audit_leaves_the_workers_to_others_at_once(pool: WorkerPool) -> None:
    found = seen(review_job("toruro_3_seats")).found
    assert found is not None
    job, end = AuditJob(TORURO, found.decisions, 1, lambda: pool), monotonic() + 20
    while job.progress < 0.03 and monotonic() < end:
        step(job)
    begun = monotonic()
    job.rest()
    assert monotonic() - begun < 0.5
    ticket = pool.ask(20.0, len, (1, 2))
    answers: list[Answer] = []
    while not answers and monotonic() < end:
        answers = [*pool.poll()]
        sleep(FRAME)
    assert [(answer.ticket, answer.value) for answer in answers] == [(ticket, 2)]
