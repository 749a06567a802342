"""What the present trick means to whoever looks on stands where their card will lie."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pygame
import pytest

from game.toruro.trick_rules import winner
from game.toruro.view import view
from game.translation import use
from scenes.skins.toruro.drawing.hud import DEBT, GOOD
from scenes.skins.toruro.drawing.stake import (
    NUMBER,
    RIM,
    SIZES,
    UPPER,
    WORDS,
    draw_stake,
    has_room,
    stake,
)
from scenes.skins.toruro.layout import Places, played_size
from scenes.ui.canvas import Canvas
from scenes.ui.theme import PAPER_HI, Colour
from scenes.window.app import App
from tests.skins.toruro.test_at_stake import Position, positions
from tests.toruro.table import contest, play

__all__ = ["positions"]


def test_the_place_of_a_card_says_what_comes_of_winning_the_trick_and_of_losing_it(
    positions: list[Position],
) -> None:
    told, ends = set[tuple[str, Colour]](), set[tuple[bool, bool]]()
    for found in positions:
        seen, state = found.seen, found.state
        sides = [*stake(seen, True)]
        can_win, can_lose = found.ends
        ends.add(found.ends)
        if can_win:
            assert sides.pop(0) == ("Win", f"+{state.pots[len(state.takers)]}", GOOD)
        assert len(sides) == can_lose
        if not can_lose:
            continue
        (lost,) = sides
        if seen.last or seen.seat in state.takers:
            assert lost == ("Lose", "±0", PAPER_HI)
        else:
            assert lost == ("Lose" if len(seen.hand) == 1 else "No pot", f"−{state.lulo}", DEBT)
        told.add((lost.words, lost.colour))
        assert not stake(replace(seen, seat=None), True)
        assert not stake(replace(seen, goes=(False,) * seen.seats), True)
    assert len(told) >= 3
    assert ends == {(True, True), (True, False), (False, True)}


def test_that_place_tells_nothing_of_a_hand_that_lies_face_down(positions: list[Position]) -> None:
    for found in positions:
        assert len(stake(found.seen, False)) == 2


def test_whoever_has_played_hears_of_winning_only_as_long_as_their_card_is_the_best(
    positions: list[Position],
) -> None:
    ways = set[bool]()
    for found in positions:
        for seat, card in found.seen.trick:
            mine = view(found.state, seat)
            best = winner(found.table, found.state.exposed)
            leads = found.table[best] == card
            sides = stake(mine, True)
            assert [side.words == "Win" for side in sides] == [True, False][not leads :]
            ways.add(leads)
    assert ways == {True, False}


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_at_stake_has_room_on_the_place_of_a_card_and_grows_with_the_letters(
    app: App, positions: list[Position], text: float, language: str
) -> None:
    canvas, area = app.services.canvas, pygame.FRect((0, 0), played_size(8))
    canvas.lettering.factor = text
    use(language)
    for sides in {tuple(stake(found.seen, True)) for found in positions}:
        for texts, style, part in (
            ([side.words for side in sides], WORDS, UPPER),
            ([side.chips for side in sides], NUMBER, 1 - UPPER),
        ):
            room = partial(
                has_room, canvas, texts, style, area.w, part * (area.h - 2 * RIM) / max(1, len(sides))
            )
            with canvas.lettering.fitting(SIZES, room):
                assert room() and canvas.lettering.factor >= (0.8 if len(sides) == 2 else 1.0)
    use("en")
    canvas.lettering.factor = 1.0


def test_what_is_at_stake_stands_on_the_empty_place_and_below_the_card_once_it_lies_there(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, written, write = app.services.canvas, dict[str, pygame.FRect](), Canvas.text

    def text(self: Canvas, words: str, *where: Any, **how: Any) -> pygame.FRect:
        written[words] = write(self, words, *where, **how)
        return written[words]

    monkeypatch.setattr(Canvas, "text", text)
    state, places = contest(("1c 1o 2o", "1e 2e 2b", "4o 4e 4b"), "5c"), Places(3)
    own = pygame.FRect((0, 0), played_size(3))
    own.center = places.trick(0)
    seen = view(state, 0)
    draw_stake(canvas, seen, places, stake(seen, True))
    assert {"Win", "+1", "No pot", "−3"} == {*written} and all(map(own.contains, written.values()))
    written.clear()
    play(state, "1c")
    seen = view(state, 0)
    draw_stake(canvas, seen, places, stake(seen, True))
    assert {"Win: +1", "No pot: −3"} == {*written} and all(
        not area.collidepoint(own.center) for area in written.values()
    )
