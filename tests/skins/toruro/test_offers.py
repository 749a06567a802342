"""Whether a lulo is paid now: what either answer means, told as the rules do it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pygame
import pytest

from game.core.game import resolve_options
from game.core.rng import Rng
from game.core.script import advance
from game.toruro import GAME
from game.toruro.tokens import DEFER, PAY
from game.toruro.view import Debt, view
from scenes.skins.toruro.drawing.offer import Offer, next_debtors
from scenes.skins.toruro.layout import ANSWERS
from scenes.skins.toruro.screenshots import at
from scenes.skins.toruro.skin import ToruroSkin
from scenes.table.buttons import Answer, Row
from scenes.window.app import App
from tests.narrow import as_a, there
from tests.skins.toruro.conftest import app
from tests.table.tables import regulars
from tests.toruro.table import dealt

__all__ = ["app"]


def test_whoever_is_told_to_be_next_is_asked_next_or_must_pay() -> None:
    compared, forced = 0, 0
    for seed in range(1, 40):
        state = GAME.setup(5, resolve_options(GAME.meta, {}), Rng(seed), None)
        state.events, rng, ask = [], Rng(seed + 1), advance(state)
        while ask is not None and state.round <= 12:
            if ask.prompt != "toruro.pay":
                ask = advance(state, rng.pick(ask.options))
                continue
            told = next_debtors(view(state, ask.seat), ask.seat, ask.about[-1].id)
            ask = advance(state, DEFER)
            assert ask is not None and ask.seat == told[0], "its last one spreads the chips at once"
            assert (ask.prompt == "toruro.split") is (len(told) == 1)
            compared, forced = compared + 1, forced + (len(told) == 1)
    assert compared > forced > 3


def test_both_answers_say_in_figures_what_is_left_and_what_lies_on_the_pots_then(app: App) -> None:
    scene = at(app, 1, "pay")
    ask = there(scene.table.ask)
    skin = as_a(ToruroSkin, scene.skin)
    seen, amount = scene.table.view(ask.seat), ask.about[-1].id
    offer = as_a(Offer, there(skin.gauge(ask, seen)))
    (paid, stakes), (kept, left) = map(offer.brings, (PAY, DEFER))
    assert paid.number == f"{60 + seen.net[ask.seat]} → {60 + seen.net[ask.seat] - amount}"
    assert paid.number.startswith(kept.number) and f"{amount} owed" in kept.words
    assert paid.is_good is kept.is_good is None, "who leaves a lulo to another owes it still"
    assert stakes.number == f"{sum(seen.pots)} → {sum(seen.pots) + amount}" and sum(offer.shades) == amount
    assert scene.table.seats[next_debtors(seen, ask.seat, amount)[0]].name in left.words
    assert skin.has_open_gauge(ask) and paid.number in offer.spoken_text


def test_each_plate_says_what_lies_there_and_what_would_lie_there(app: App) -> None:
    table = dealt(["5o 7c 1o", "4e 5e 6e", "2b 12o 11o"], "3c")
    seen = replace(view(table, 0), pots=(1, 0, 12), debts=(Debt(0, 0, 4), Debt(1, 1, 4)))
    offer, canvas, said = Offer(seen, regulars(GAME, 3, 1), 4), app.services.canvas, [""]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas, "layer", lambda name, key, area, paint: paint())
        patch.setattr(canvas, "text", noted(canvas.text, said))
        offer.draw(canvas)
    for name, before, after in (("Head", "1 →", "3"), ("Belly", "0 →", "1"), ("Tail", "12 →", "13")):
        place = said.index(name)
        assert said[place : place + 3] == [name, before, after]


def test_the_figures_on_both_answers_grow_with_the_letters_as_far_as_they_fit(app: App) -> None:
    table = dealt(["5o 7c 1o", "4e 5e 6e", "2b 12o 11o"], "3c")
    seen = replace(view(table, 0), pots=(1, 0, 1), debts=(Debt(0, 0, 4), Debt(1, 1, 4)))
    offer, canvas = Offer(seen, regulars(GAME, 3, 1), 4), app.services.canvas
    room = ANSWERS[1] - ANSWERS[0] - 18
    for reply in (PAY, DEFER):
        row, wide = Row("Pay now", "paper", lambda: None, brings=partial(offer.brings, reply)), list[float]()
        for factor in (1.0, 2.0):
            canvas.lettering.factor, areas = factor, list[pygame.FRect]()
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(canvas, "text", kept(canvas.text, areas))
                Answer(canvas, 710.0, row, 50.0, *ANSWERS).draw(canvas)
            canvas.lettering.factor = 1.0
            lines = areas[1:]
            assert max(area.right for area in lines) - min(area.left for area in lines) <= room
            wide.append(sum(area.w for area in lines))
        assert 1.05 * wide[0] < wide[1]


def kept(write: Callable[..., pygame.FRect], areas: list[pygame.FRect]) -> Callable[..., pygame.FRect]:
    """Write as before, and keep where."""

    def text(*where: Any, **how: Any) -> pygame.FRect:
        areas.append(write(*where, **how))
        return areas[-1]

    return text


def noted(write: Callable[..., pygame.FRect], said: list[str]) -> Callable[..., pygame.FRect]:
    """Write as before, and note what."""

    def text(words: str, *where: Any, **how: Any) -> pygame.FRect:
        said.append(words)
        return write(words, *where, **how)

    return text
