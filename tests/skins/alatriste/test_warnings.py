"""Plates say on whom a chosen attack would be wasted, before anybody is clicked, and who is bound to whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.alatriste.tokens import ATTACK, CARD, NO_ATTACK, NO_FIGHT, NOBODY, SEAT, VOTE
from game.alatriste.view import AlatristeView
from game.translation import use
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import attack_warnings
from scenes.skins.alatriste.drawing.plate_bonds import NONE, Bond, Bonds
from scenes.skins.alatriste.drawing.seat_plate import Victory, draw_plate
from scenes.skins.alatriste.screenshots import moment, warning
from scenes.stage.pieces import Point
from scenes.stage.sprites import Mark
from scenes.ui.canvas import Canvas
from scenes.window.app import windowless
from tests.narrow import there
from tests.skins.alatriste.conftest import skin_of

EMBARGO, LIBEL = 74, 65


def view_of_targets() -> AlatristeView:
    """What the person sees whose card may be meant for three rivals."""
    seen: AlatristeView = moment(windowless((1280, 720), "en"), 1, "targets").table.view(0)
    return seen


def test_a_chosen_attack_is_warned_of_on_its_targets_and_an_unchosen_one_is_not() -> None:
    scene = warning(windowless((1280, 720), "en"), 1)
    skin, plate = skin_of(scene), scene.stage.piece(SEAT[1])
    assert plate is not None and "wards it off" in skin.explain(plate)
    scene.draw(scene.services.canvas)
    turn = scene.turn
    assert turn is not None and turn.chosen == [CARD[EMBARGO]]
    scene.session.take_back()
    assert "wards it off" not in skin.explain(plate)


def test_rivals_are_framed_only_once_a_card_is_lifted_that_is_meant_for_one_of_them() -> None:
    scene = moment(windowless((1280, 720), "en"), 1, "targets")
    assert not {SEAT[1], SEAT[2], SEAT[3]} & scene.marks().keys()
    scene.input.touch(there(scene.stage.piece(CARD[LIBEL])), 1)
    assert {scene.marks()[SEAT[seat]] for seat in (1, 2, 3)} == {Mark.LIT}


def test_beside_each_rival_stands_what_the_lifted_card_would_take(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = moment(windowless((1280, 720), "en"), 1, "targets")
    players = scene.table.view(0).players
    flags = list[str]()

    def note(canvas: Canvas, tip: Point, flag: attack_warnings.Flag) -> None:
        flags.append(flag.words)

    monkeypatch.setattr(attack_warnings, "_draw_flag", note)
    scene.draw(scene.services.canvas)
    assert not flags
    scene.input.touch(there(scene.stage.piece(CARD[LIBEL])), 1)
    scene.draw(scene.services.canvas)
    assert {*flags} == {f"{player.fame_total} → {player.fame_total - 3}" for player in players[1:]}


def test_nobody_would_lose_more_than_they_have() -> None:
    player = replace(view_of_targets().players[1], fame=2)
    (flag,) = attack_warnings._losses(player, LIBEL)
    assert flag.words.endswith(f"→ {player.fame_total - 2}")


def test_a_plate_tells_to_whom_what_was_promised_and_how_many_words_were_broken() -> None:
    scene = warning(windowless((1280, 720), "en"), 1)
    view = scene.table.view(0)
    given = (1, 0, NO_ATTACK, NOBODY, 2), (1, 3, ATTACK, 2, 1)
    skin_of(scene)._hud.read(replace(view, promises=given, broken=(0, 0, 1, 0)))
    mine, _, third, fourth = (seat.colour for seat in scene.table.seats)
    bound = Bonds((Bond(mine, NO_ATTACK, "", 2), Bond(fourth, ATTACK, third, 1)), 0)
    assert skin_of(scene)._hud.words == (NONE, bound, Bonds((), 1), NONE)
    scene.draw(scene.services.canvas)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("seats", [2, 6])
def test_promises_stand_on_every_plate_however_many_seats_there_are(
    monkeypatch: pytest.MonkeyPatch, seats: int, language: str
) -> None:
    scene, drawn = warning(windowless((1280, 720), language), 1), list[tuple[str, float, float]]()
    written, show, write = dict[str, pygame.FRect](), Canvas.picture, Canvas.text

    def picture(canvas: Canvas, name: str, x: float, y: float, *rest: Any, **how: Any) -> None:
        drawn.append((name, x, y))
        show(canvas, name, x, y, *rest, **how)

    def text(canvas: Canvas, words: str, *rest: Any, **how: Any) -> pygame.FRect:
        written[words] = write(canvas, words, *rest, **how)
        return written[words]

    monkeypatch.setattr(Canvas, "picture", picture)
    monkeypatch.setattr(Canvas, "text", text)
    area, who, player = layout.plate(1, seats), scene.table.seats[1], scene.table.view(0).players[1]
    many = Bonds(tuple(Bond("yellow", kind, "white", 3) for kind in (VOTE, ATTACK, NO_FIGHT)), 2)
    draw_plate(scene.services.canvas, who, "faces/teo", area, player, False, False, Victory(), many)
    knots = [(x, y) for name, x, y in drawn if name == "alatriste/icon_promise"]
    assert len(knots) == 2 and all(area.collidepoint(knot) for knot in knots)
    (left_out,) = (words for words in written if words.startswith("+"))
    assert written[left_out].right <= knots[1][0] - 12
    use("en")
