"""Between two partidas: the chips of all are shown, and the next partida begins on an empty table."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from game.toruro.events import Anted, PartidaEnded, RoundBegan
from scenes.skins.toruro.card_layout import BACKSIDE
from scenes.skins.toruro.drawing.account import BOARD, PICTURE, Account
from scenes.skins.toruro.layout import SLATE, Places
from scenes.skins.toruro.motion.evening_motion import DARK, DIMMED, partida_ended, round_began
from scenes.skins.toruro.motion.props import AGAIN, FIRST
from scenes.ui.anim import Cue, Pause, advance_cue, call, start_cue
from tests.easel import Easel
from tests.skins.toruro.conftest import Begin, anything
from tests.skins.toruro.test_drama import DECISIONS, props_of, shown_until
from tests.skins.toruro.test_pots import FACES_OF, SEATS


def test_between_two_partidas_the_slate_is_held_up_until_it_was_seen(begin: Begin) -> None:
    scene, held = begin(2, 3, min_rounds=16), 0
    chance = random.Random(3)
    for _ in range(DECISIONS):
        if scene.table.ask is None or held:
            break
        scene.session.play(anything(scene.table.ask, chance))
        ended = any(isinstance(event, PartidaEnded) for event in scene.table.events(None))
        while ended and scene.director.busy and props_of(scene).account is None:
            scene.director.update(0.2)
        account = props_of(scene).account
        if ended:
            assert account is not None and account.rows
            held += 1
            scene.director.update(DIMMED)
            assert props_of(scene).darkness == DARK, "all else steps back"
            scene.draw(scene.services.canvas)
            for _ in range(3):
                scene.director.skip()
            assert props_of(scene).account is None, "nobody has to wait for it"
            scene.director.update(DIMMED)
            assert not props_of(scene).darkness
        scene.director.finish()
    assert held


def test_the_old_table_is_gathered_behind_the_slate_and_one_word_begins_partida_and_round(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(2, 3, min_rounds=16)
    props, said = props_of(scene), list[str]()
    lit = set[str]()
    shown_until(scene, lambda event: isinstance(event, PartidaEnded), 3)
    monkeypatch.setattr(type(props), "banner", lambda props, words, rest: call(lambda: said.append(words)))
    while isinstance(scene.director.event, PartidaEnded):
        scene.director.skip()
    while scene.director.busy and not isinstance(scene.director.event, Anted):
        if props.account is None:
            lit |= {piece.picture for piece in scene.stage.pieces.values() if piece.picture}
        scene.director.update(0.05)
    assert lit == {BACKSIDE} and props.account is None and not props.darkness
    assert said == [f"Partida 2: round {props.hud.view.round}"]


def lasting(cue: Cue, look: float = 2.0) -> float:
    """How many seconds a cue takes of somebody who looks for so long where it stops to be seen."""
    seconds, paused = 0.0, start_cue(cue)
    while paused is not Pause.OVER:
        seconds += look if paused is Pause.SEEN else 0.02
        paused = advance_cue(cue, 0.02)
    return seconds


def test_what_is_held_up_or_called_out_takes_half_as_long_when_it_comes_again(begin: Begin) -> None:
    scene = begin(2, 3, min_rounds=16)
    props = props_of(scene)
    scene.stage.pieces.clear()
    ended, began = PartidaEnded("toruro.9.1", 1), RoundBegan("toruro.4.1", 2, 0, False)
    for cue, most in ((partial(partida_ended, props, ended), 4.6), (partial(round_began, props, began), 1.6)):
        first, later, last = (lasting(cue()) for _ in range(3))
        assert later == pytest.approx(last) and later < first < most
    for kind in ("slate", "third lulo"):
        props.known.discard(kind)
        assert [lasting(props.held(kind)) for _ in range(3)] == pytest.approx([FIRST, AGAIN, AGAIN], abs=0.05)
        assert FIRST <= 1.2 and AGAIN <= 0.6


@pytest.mark.parametrize("given", [{"linger": "seen"}, {"reduced_motion": True}])
def test_what_is_held_up_stays_for_who_goes_on_by_hand_or_sees_nothing_move(
    begin: Begin, given: dict[str, Any]
) -> None:
    props = props_of(begin(2, 3, **given))
    assert lasting(props.held("slate"), 30.0) > 30


def test_what_is_shown_between_two_partidas_lies_on_the_cloth_over_no_plate_and_beside_the_slate() -> None:
    assert not BOARD.colliderect(SLATE)
    for seats in (3, 8):
        assert not any(BOARD.colliderect(Places(seats, 0).plate(seat)) for seat in range(seats))


def test_chips_grow_as_stacks_that_are_as_high_as_they_are_many(begin: Begin) -> None:
    canvas, account = begin(2, 3).services.canvas, Account(1, (), (40, 80, 0))
    heights = list[int]()
    for grown in (0.0, 0.5, 1.0):
        easel = Easel(canvas)
        account._draw(easel, SEATS, FACES_OF, 0, grown)
        chips = [one.x for one in easel.pictures if one.what == PICTURE]
        heights.append(len(chips))
    highest, half = (chips.count(x) for x in sorted({*chips}))
    assert heights[0] == 0 < heights[1] < heights[2] and abs(highest - 2 * half) <= 1
