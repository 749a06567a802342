"""Whether a lulo is paid now: what either answer means, told as the rules do it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.core.game import resolve_options
from game.core.rng import Rng
from game.core.script import advance
from game.toruro import GAME
from game.toruro.tokens import DEFER
from game.toruro.view import Debt, view
from game.translation import use
from scenes.skins.toruro.drawing.offer import AREA, SIZES, Offer, next_debtors
from scenes.skins.toruro.layout import EXPOSED, POT, POTS, SMALL
from scenes.skins.toruro.screenshots import at
from scenes.skins.toruro.skin import ToruroSkin
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


@pytest.mark.parametrize("language", ["en", "es"])
def test_both_answers_stand_in_figures_on_the_cloth_and_grow_with_the_letters(
    app: App, language: str
) -> None:
    scene = at(app, 1, "pay")
    ask = there(scene.table.ask)
    skin, canvas = as_a(ToruroSkin, scene.skin), scene.services.canvas
    use(language)
    seen, amount = scene.table.view(ask.seat), ask.about[-1].id
    offer = as_a(Offer, there(skin.gauge(ask, seen)))
    (_, paid, *_), (_, kept, *_) = offer.sides
    assert paid == f"{60 + seen.net[ask.seat]} → {60 + seen.net[ask.seat] - amount}" and paid.startswith(kept)
    assert str(sum(seen.pots) + amount) in offer.total and sum(offer.shades) == amount
    assert skin.has_open_gauge(ask) and paid in offer.spoken_text
    sizes = list[float]()
    for factor in (1.0, 2.0):
        canvas.lettering.factor = factor
        with canvas.lettering.fitting(SIZES, lambda: offer.has_room(canvas)):
            assert offer.has_room(canvas)
            sizes.append(canvas.lettering.factor)
        offer.draw(canvas)
    canvas.lettering.factor = 1.0
    use("en")
    assert sizes[1] > 1.1 * sizes[0]


def test_each_plate_says_what_lies_there_and_what_would_lie_there(app: App) -> None:
    table = dealt(["5o 7c 1o", "4e 5e 6e", "2b 12o 11o"], "3c")
    seen = replace(view(table, 0), pots=(1, 0, 12), debts=(Debt(0, 0, 4), Debt(1, 1, 4)))
    offer, canvas, said = Offer(seen, regulars(GAME, 3, 1), 4), app.services.canvas, [""]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas, "layer", lambda name, key, area, paint: paint())
        patch.setattr(canvas, "text", noted(canvas.text, said))
        offer.draw(canvas)
    assert "".join(said).count("→ ") >= 3
    for before, after in (("1 → ", "3"), ("0 → ", "1"), ("12 → ", "13")):
        assert said[said.index(before) + 1] == after


def noted(write: Callable[..., pygame.FRect], said: list[str]) -> Callable[..., pygame.FRect]:
    """Write as before, and note what."""

    def text(words: str, *where: Any, **how: Any) -> pygame.FRect:
        said.append(words)
        return write(words, *where, **how)

    return text


def test_what_is_told_of_a_payment_hides_no_pot_and_no_pile() -> None:
    for (x, y), (wide, high) in itertools.chain(((pot, POT) for pot in POTS), [(EXPOSED, SMALL)]):
        assert not AREA.colliderect((x - wide / 2, y - high / 2, wide, high))
