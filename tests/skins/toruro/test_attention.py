"""How long people wait gladly for the others in a round, and what is worth its time."""

from __future__ import annotations

import random
from dataclasses import replace

from game.toruro.events import LuloCommitted, PartidaEnded, TookAll
from game.toruro.tokens import PASS, lulo
from game.toruro.view import ToruroView
from scenes.skins.toruro.motion.attention import AT_ONCE, BRISK, PASSED, PATIENCE, RoundAttention
from scenes.table.buttons import Answer
from scenes.table.patience import Patience
from scenes.table.play import PlayScene
from tests.narrow import there
from tests.skins.toruro.conftest import Begin, anything, asked, play_on


def gaze_and_view(scene: PlayScene) -> tuple[RoundAttention, ToruroView]:
    gaze, view = scene.skin.attention, scene.table.view(None)
    assert isinstance(gaze, RoundAttention) and isinstance(view, ToruroView)
    return gaze, view


def test_a_round_that_all_people_here_have_passed_is_over_sooner(begin: Begin) -> None:
    scene = begin(2, 4, 2)
    people = [seat.index for seat in scene.table.seats if seat.human]
    gaze, view = gaze_and_view(scene)

    def patience(said: bool | None, others: bool | None = True) -> float:
        gaze.read(replace(view, goes=tuple(said if seat == people[0] else others for seat in range(4))))
        return gaze.patience

    assert len(people) == 2 and patience(None) == patience(True) == PATIENCE
    assert patience(False) == PATIENCE, "the other person goes"
    assert gaze.pace == 1.0
    assert patience(False, False) == PASSED < PATIENCE / 2 and gaze.pace == BRISK
    assert patience(None, None) == PATIENCE and gaze.pace == 1.0, "in the next round"


def test_from_paso_on_the_rest_of_the_round_is_brisk_but_what_weighs_takes_its_time(begin: Begin) -> None:
    gaze, view = gaze_and_view(begin(2, 4, 1))
    own = next(seat for seat in range(4) if begin(2, 4, 1).table.seats[seat].human)
    speeds = []
    for went in (True, False):
        gaze.read(replace(view, goes=tuple(went if seat == own else True for seat in range(4))))
        waiting = Patience(gaze)
        waiting.begin_turn()
        plain = waiting.pass_by(0.1, None)
        speeds.append(plain)
        assert waiting.pass_by(0.1, PartidaEnded("toruro.9.1", 1)) == 1.0
    assert speeds == [1.0, BRISK]


def test_a_first_lulo_of_others_is_quickened_and_all_that_weigh_more_take_their_time(begin: Begin) -> None:
    scene = begin(1, 4, 1)
    gaze, _ = gaze_and_view(scene)
    own = next(seat.index for seat in scene.table.seats if seat.human)
    other = (own + 1) % 4

    def is_savoured(seat: int, ordinal: int) -> bool:
        return gaze.is_savoured(LuloCommitted("toruro.4.9", seat, ordinal, lulo(0), 6, False, False))

    assert is_savoured(own, 1) and is_savoured(other, 2) and is_savoured(other, 3)
    assert not is_savoured(other, 1)
    assert gaze.is_savoured(TookAll("toruro.4.8", other, (1, 1, 1)))
    assert gaze.is_savoured(PartidaEnded("toruro.9.1", 1))


def leap(scene: PlayScene) -> Answer | None:
    """The button that leaves out the rest of a round, if there is one."""
    found = (one for one in scene.page.widgets if isinstance(one, Answer) and one.label == "To the next deal")
    return next(found, None)


def test_whoever_is_alone_and_has_passed_may_leave_out_the_rest_of_the_round_up_to_a_lulo(
    begin: Begin,
) -> None:
    scene, chance = begin(3, 4, 1), random.Random(1)
    play_on(scene, chance, asked("go"))
    gaze, _ = gaze_and_view(scene)
    assert leap(scene) is None, "before Paso there is nothing to leave out"
    scene.session.play((PASS,))
    button = there(leap(scene))
    assert button.rect.left > 762, "beside what is looked on with"
    scene.page.press(button)
    assert gaze.is_left_out and gaze.pace == AT_ONCE and leap(scene) is None
    assert gaze.is_savoured(LuloCommitted("toruro.4.9", 1, 1, lulo(0), 6, False, False))
    now = scene.table.view(None).round
    while scene.table.view(None).round == now:
        scene.session.play(anything(there(scene.table.ask), chance))
        scene.director.finish()
    assert not gaze.is_left_out and gaze.pace == 1.0 and leap(scene) is None, "the next deal is seen"


def test_nobody_leaves_out_what_another_person_here_looks_at(begin: Begin) -> None:
    scene = begin(2, 4, 2)
    gaze, view = gaze_and_view(scene)
    gaze.read(replace(view, goes=(False,) * 4))
    assert gaze.offer() == ""
