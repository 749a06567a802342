"""What a step brings stands on one label over its pawn, while the game goes on."""

from __future__ import annotations

from contextlib import suppress
from math import dist, inf
from random import Random
from statistics import median
from typing import Any

import pygame

from game.alatriste.tokens import PAWN
from scenes.skins.alatriste.drawing import large_sheet
from scenes.skins.alatriste.layout import PORT, SCENE_PLACE, plate
from scenes.skins.alatriste.motion import tally
from scenes.skins.alatriste.motion.chip_motion import BEAT
from scenes.skins.alatriste.motion.props import Props
from scenes.skins.alatriste.screenshots import MOMENTS, arranged
from scenes.stage.pieces import Piece
from scenes.table.play import PlayScene
from scenes.window.app import App
from tests.skins.alatriste.conftest import Begin, asked, play_on, skin_of

FRAME = 1 / 60
ORDINARY, TURNS, LONGEST = 3.0, 12, 40000
"""Seconds that the turn of a rival takes at normal speed in the middle, how many are looked at, and in how
many frames at most."""


def told(props: Props, icon: str, n: int) -> None:
    cue = tally.told(props, 0, icon, n, BEAT)
    next(cue)
    for _ in range(round(BEAT / FRAME) - 1):
        cue.send(FRAME)


def labels(scene: PlayScene) -> list[Piece]:
    return [piece for piece in scene.stage.effects if "/note " in piece.picture]


def settled(begin: Begin) -> tuple[PlayScene, Props]:
    scene = begin(3, 3, 1)
    play_on(scene, Random(3), asked("move"))
    scene.skin.update(FRAME)
    return scene, skin_of(scene)._props


def test_all_that_a_step_brings_and_takes_stands_on_one_label_over_the_pawn(begin: Begin) -> None:
    scene, props = settled(begin)
    for icon, n in (("ducats", -2), ("fame", 1), ("fame", 2)):
        told(props, icon, n)
    (label,) = labels(scene)
    assert label.picture == props.note.row([("ducats", "−2"), ("fame", "+3")], tally.OWN)[0]
    pawn = scene.stage.pieces[PAWN[0]]
    assert label.y < pawn.y and abs(label.x - pawn.x) < label.width / 2


def test_a_label_flies_to_the_plate_of_its_seat_in_less_than_a_second(begin: Begin) -> None:
    scene, props = settled(begin)
    told(props, "fame", 1)
    (label,), plate = labels(scene), props.plate(0)
    start = dist((label.x, label.y), plate)
    for _ in range(round(0.95 / FRAME)):
        scene.skin.update(FRAME)
    assert dist((label.x, label.y), plate) < 5 < start
    for _ in range(round(0.2 / FRAME)):
        scene.skin.update(FRAME)
    assert not labels(scene)


def test_the_label_of_one_seat_goes_where_another_has_something_to_tell_and_two_who_pay_are_read_at_once(
    begin: Begin,
) -> None:
    scene, props = settled(begin)
    told(props, "ducats", -1)
    scene.skin.update(FRAME)
    first = props.tallies[0]
    for seat in (1, 2):
        next(tally.told(props, seat, "ducats", 1, BEAT))
    assert first.left <= tally.HURRIED
    assert all(props.tallies[seat].left > tally.HURRIED for seat in (1, 2))


def test_the_label_stays_over_the_next_question_and_flies_off_by_itself(begin: Begin) -> None:
    scene, props = settled(begin)
    told(props, "fame", 1)
    scene.session.settle()
    scene.skin.update(FRAME)
    assert labels(scene)
    for _ in range(round((tally.OWN_STAYS + 0.5) / FRAME)):
        scene.skin.update(FRAME)
    assert not labels(scene)


def test_whoever_skips_what_is_gained_sees_no_label_of_it(begin: Begin) -> None:
    scene, props = settled(begin)
    cue = tally.told(props, 0, "fame", 1, BEAT)
    next(cue)
    assert labels(scene)
    with suppress(StopIteration):
        cue.send(inf)
    assert not labels(scene)


def test_the_next_step_has_a_label_of_its_own(begin: Begin) -> None:
    scene, props = settled(begin)
    told(props, "fame", 1)
    props.tallies.clear()
    told(props, "ducats", 1)
    assert len(labels(scene)) == 2


def test_the_turn_of_a_rival_is_over_within_a_few_seconds(begin: Begin) -> None:
    scene = begin(1, 4, 1)
    session, turns, since, now = scene.session, list[float](), 0.0, None
    for _ in range(LONGEST):
        view: Any = scene.director.view
        whose = (view.active, view.round) if view is not None else None
        if whose != now:
            turns += [since] if now is not None and now[0] > 0 and now[1] else []
            since, now = 0.0, whose
        if len(turns) == TURNS or scene.table.ask is None:
            break
        since += FRAME
        session.update(FRAME)
        if session.turn is not None and session.forced(session.turn.ask) is None:
            session.think(session.turn.ask)
        elif scene.director.waiting:
            session.skip()
    assert len(turns) == TURNS and median(turns) < ORDINARY, turns


def test_what_fighters_gain_lies_at_their_side_of_the_sheet_and_over_their_pawns_once_that_is_gone(
    app: App,
) -> None:
    scene = arranged(app, 1, MOMENTS["duel"]._replace(event="Challenged", seconds=0.0))
    props, places = skin_of(scene)._props, list[float]()
    label = Piece(PAWN[0], "", 0.0, 0.0, 80.0, 40.0)
    for seat in (0, 1, 2):
        x, y = tally._place(props, seat, label)
        places.append(x)
        if seat < 2:
            assert large_sheet.grown(SCENE_PLACE).contains(pygame.FRect(x - 40, y - 20, 80, 40))
        else:
            assert plate(seat, 4).collidepoint(x, y), "of whoever has no part in it"
    assert places[0] < PORT.centerx < places[1]
    props.fought = True
    pawn = scene.stage.pieces[PAWN[1]]
    x, y = tally._place(props, 1, label)
    assert y < pawn.y and abs(x - pawn.x) < pawn.width
