"""What stands beside the hand of those for whom nothing is decided any more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.toruro.state import Toruro
from game.toruro.view import Play, ToruroView, view
from game.translation import use
from scenes.skins.toruro.drawing.hud import DEBT, GOOD
from scenes.skins.toruro.drawing.looking_on import AREA, ENOUGH, LATER, LookingOn, Row
from scenes.skins.toruro.drawing.stake import hopes, stake
from scenes.skins.toruro.layout import ANSWERS
from scenes.skins.toruro.skin import ToruroSkin
from scenes.ui.canvas import Canvas
from tests.narrow import as_a
from tests.skins.toruro.conftest import Begin
from tests.skins.toruro.test_at_stake import Position, positions
from tests.toruro.table import cards, contest, do, play

__all__ = ["positions"]


def test_who_has_passed_is_told_what_a_lulo_brings_as_long_as_somebody_has_no_pot(
    positions: list[Position],
) -> None:
    counts = set[int]()
    for found in positions:
        away = found.seen.goes.index(False) if False in found.seen.goes else None
        if away is None:
            continue
        seen, state = view(found.state, away), found.state
        bare = [seat for seat, goes in enumerate(state.goes) if goes and seat not in state.takers]
        counts.add(len(bare))
        if state.last or not bare:
            assert not hopes(seen)
            continue
        hope, still = (words for words, _ in hopes(seen))
        assert hope == f"Hope for a lulo: +{state.lulo} on the pots" and still.startswith(f"{len(bare)} ha")
    assert len(counts) > 1


def test_nothing_is_at_stake_in_a_trick_that_is_lost_already(positions: list[Position]) -> None:
    found = next(found for found in positions if len(found.table) > 1 and not found.state.last)
    played = {play.seat for play in found.seen.trick}
    loser = next(play.seat for play in found.seen.trick if found.seen.best != play)
    seen = view(found.state, loser)
    assert stake(seen, True)[-1].words in ("Lose", "No pot")
    assert not stake(replace(seen, goes=tuple(seat in played for seat in range(seen.seats))), True)


def after_the_last_trick(state: Toruro, hand: str) -> ToruroView:
    """What seat 2 sees that has passed with that hand, when seat 0 has taken all tricks."""
    seen = replace(view(state, 2), discards=tuple(cards(hand)), hands=(0,) * state.seats)
    last = tuple(Play(seat, card) for seat in (0, 1) for card in state.hands[seat])
    return replace(seen, tricks=(*seen.tricks, last), takers=(0, 0, 0), taken=(2, 3, 4))


def counted(shown: LookingOn, seen: ToruroView) -> list[Row]:
    """What is told of the pots in a view when all is counted."""
    shown.consider(seen, is_told=True)
    for _ in range(ENOUGH):
        shown.update(0.0)
    return [Row.of(seen, pot, shares) for pot, shares in enumerate(shown.shares)]


def test_who_has_passed_sees_who_is_likely_to_win_which_pot_and_then_what_the_hand_would_have_won() -> None:
    use("en")
    state, shown = contest(("1c 1o 1e", "2o 2e 2b", "", ""), "5c", pots=(2, 3, 4)), LookingOn()
    assert not counted(shown, replace(view(state, 2), goes=(True, None, False, False)))
    rows = counted(shown, view(state, 2))
    assert [row.words for row in rows] == ["Head 2", "Belly 3", "Tail 4"]
    assert all(sum(n for _, n in row.shares) == 100 and {0, 1}.issuperset(dict(row.shares)) for row in rows)
    do(state, "play 1c", "play 2b")
    assert counted(shown, view(state, 2))[0] == ("Head 2", ((0, 100),), True) and not shown.outcome
    do(state, "play 1o", "play 2o")
    assert not counted(shown, after_the_last_trick(state, "3c 12c 4e")) and shown.outcome is not None
    assert shown.outcome.lines()[1:] == ("Belly: +3", ("Passing cost you 3 chips.", DEBT))
    counted(shown, replace(view(state, 2), hand=tuple(cards("6o 6e 6b")), goes=(None,) * 4))
    assert shown.outcome is None, "the next hand is dealt"
    counted(shown, after_the_last_trick(state, "2c 4o 4e"))
    assert shown.outcome.lines()[1:] == ("no pot", ("Passing spared you a lulo of 9.", GOOD))


def test_what_a_hand_would_have_won_stays_a_little_into_the_next_round_and_for_no_other_place() -> None:
    state, shown = contest(("1c 1o 1e", "2o 2e 2b", "", ""), "5c"), LookingOn()
    play(state, "1c 2b", "1o 2o")
    over = after_the_last_trick(state, "3c 12c 4e")
    began = replace(over, round=over.round + 1, goes=(None,) * 4, tricks=(), takers=(), discards=())
    counted(shown, over)
    shown.consider(began, is_told=True)
    assert not shown.update(LATER - 0.1) and shown.outcome is not None
    assert shown.update(0.2) and shown.outcome is None
    for place in (over, began):  # taken back, or looked at in a film
        shown.consider(over, is_told=True)
        shown.leap(place, is_told=True)
        assert (shown.outcome is not None) is (place is over)
        assert not shown.shares


def test_who_wants_a_story_reads_no_chances_but_what_the_hand_would_have_won() -> None:
    state, shown = contest(("1c 1o 1e", "2o 2e 2b", "", ""), "5c"), LookingOn()
    shown.consider(view(state, 2), is_told=False)
    assert not shown.update(0.0) and not shown.shares
    play(state, "1c 2b", "1o 2o")
    shown.consider(after_the_last_trick(state, "3c 12c 4e"), is_told=False)
    assert shown.outcome is not None


@pytest.mark.parametrize("text", [100, 200])
def test_what_who_has_passed_looks_on_with_lies_in_the_place_of_the_hand_and_keeps_its_words_within(
    begin: Begin, text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(1, 8, 1, text_size=text, language="es")
    scene.services.apply_settings()
    seats, faces = scene.table.seats, as_a(ToruroSkin, scene.skin)._faces
    state = contest(("1c 1o 1e", "2o 2e 2b", "", "", "", "", "", ""), "5c")
    areas, shown, write = list[pygame.FRect](), LookingOn(), Canvas.text

    def noted(self: Canvas, *given: Any, **named: Any) -> pygame.FRect:
        areas.append(write(self, *given, **named))
        return areas[-1]

    monkeypatch.setattr(Canvas, "text", noted)
    counted(shown, view(state, 2))
    shown.draw(scene.services.canvas, seats, faces)
    play(state, "1c 2b", "1o 2o")
    counted(shown, after_the_last_trick(state, "3c 12c 4e"))
    shown.draw(scene.services.canvas, seats, faces)
    assert len(areas) == 1 + 2 * 3 + 3 and all(AREA.contains(area) for area in areas)
    assert AREA.right < ANSWERS[0]
