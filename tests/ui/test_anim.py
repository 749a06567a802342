"""Motion: cues end exactly where they should, in time or when they are skipped."""

from __future__ import annotations

from functools import partial

import pytest

from scenes.ui import anim
from scenes.ui.anim import Timeline, call, in_turn, together, tween, wait

EASINGS = [anim.linear, anim.ease_in_quad, anim.ease_out_cubic, anim.ease_in_out,
           anim.ease_out_back]  # fmt: skip


@pytest.mark.parametrize("ease", EASINGS)
def test_an_easing_goes_from_nought_to_one(ease: anim.Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0)


def test_a_tween_ends_at_one_and_in_time() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.add(tween(0.5, seen.append))
    for _ in range(4):
        timeline.update(0.125)
    assert seen == pytest.approx([0.25, 0.5, 0.75, 1.0])
    assert not timeline.busy


def test_finishing_ends_all_cues_and_those_that_they_begin() -> None:
    done: list[str] = []
    timeline = Timeline()
    timeline.add(
        in_turn([wait(3), tween(2, lambda t: done.append(f"{t:.0f}")), call(lambda: done.append("end"))])
    )
    timeline.add(call(lambda: timeline.add(tween(9, lambda t: None))), after=1)
    timeline.finish()
    assert not timeline.busy
    assert done == ["1", "end"]


def test_staggered_cues_begin_one_after_the_other() -> None:
    begun: list[int] = []
    timeline = Timeline()
    timeline.add(together([call(partial(begun.append, n)) for n in range(3)], stagger=0.1))
    counts = []
    for _ in range(6):
        counts.append(len(begun))
        timeline.update(0.06)
    assert begun == [0, 1, 2]
    assert counts == sorted(counts)
    assert counts[0] == 1


def test_a_cue_may_add_another_while_it_runs() -> None:
    timeline = Timeline()
    seen: list[float] = []
    timeline.add(tween(0.1, lambda t: timeline.add(tween(0.1, seen.append)) if t == 1 else None))
    timeline.update(0.1)
    assert timeline.busy
    timeline.update(0.1)
    assert seen == [1.0]
