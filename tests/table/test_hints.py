"""Hints in three depths, and why the bots did what they did, as far as their cards stay their own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.rng import Rng
from game.core.script import Ask
from scenes.screenshots.arrange import play_until
from scenes.services import NUDGED
from scenes.skins.bulls.screenshots import has_dice_to_choose, is_first_card, is_last_card
from scenes.stage.odds_gauge import BELOW_TOOLS, HintPanel
from scenes.stage.sprites import Mark
from scenes.table.buttons import Answer, Knob
from scenes.table.play import PlayScene
from scenes.table.reason_words import gathered
from scenes.ui.art import Art
from scenes.ui.input import Act, Key, Pointer
from tests.stage.conftest import Begin
from tests.watch import Watch


def press(scene: PlayScene, key: str) -> None:
    """Click on a knob."""
    knob = next(widget for widget in scene.page.widgets if isinstance(widget, Knob) and widget.key == key)
    for kind in ("move", "down", "up"):
        scene.handle(Pointer(kind, knob.rect.center, 1))


def knobs(scene: PlayScene) -> set[str]:
    return {widget.key for widget in scene.page.widgets if isinstance(widget, Knob)}


def words(panel: HintPanel | None) -> str:
    """All that is said."""
    assert panel is not None
    return "\n".join((panel.heading, *panel.lines, panel.foot))


def spoken_of(scene: PlayScene) -> PlayScene:
    """Play on until a bot has decided something that may be told, and a person is asked."""

    def reached(scene: PlayScene, ask: object) -> bool:
        scene.hints.asking = False
        scene.handle(Key(Act.WHY))
        found = scene.hints.panel
        return found is not None and found.heading != "Why?"

    return play_until(scene, reached)


@pytest.mark.parametrize("by", ["key", "knob"])
def test_a_hint_goes_deeper_with_each_press_and_is_then_put_away(begin: Begin, by: str) -> None:
    scene = play_until(begin(1, 3, humans=1), is_first_card)

    def ask() -> str:
        scene.handle(Key(Act.HINT)) if by == "key" else press(scene, "hint")
        return words(scene.hints.panel) if scene.hints.panel else ""

    assert "Look at the cards in your hand." in ask()
    assert Mark.ADVISED not in scene.marks().values()
    move = ask()
    (action,) = scene.hints.advised()
    assert scene.turn is not None and action in scene.turn.ask.options
    assert scene.skin.label(action, scene.turn.ask) in move
    assert scene.marks()[action.picks[0]] is Mark.ADVISED
    assert "points" not in move
    assert "Next best" in ask()
    assert ask() == ""
    assert Mark.ADVISED not in scene.marks().values()


def test_after_a_lesson_a_nudge_comes_unasked_until_a_hint_is_put_away(begin: Begin) -> None:
    scene = begin(1, 3, humans=1)
    scene.table.record.notes[NUDGED] = "yes"
    play_until(scene, is_first_card)
    assert "Look at the cards in your hand." in words(scene.hints.panel)
    assert scene.hints.advised() == ()
    for depth in (2, 3, 0):
        scene.handle(Key(Act.HINT))
        assert scene.hints.depth == depth
    assert scene.session.prompt_panel.words == "From now on hints come only when you ask for them."
    assert scene.table.ask is not None
    scene.session.think(scene.table.ask)
    play_until(scene, lambda scene, ask: len(ask.options) > 1)
    assert scene.hints.panel is None


@pytest.mark.parametrize(("numbers", "told"), [("story", False), ("table", True), ("lab", True)])
def test_a_hint_tells_numbers_unless_it_is_a_story(begin: Begin, numbers: str, told: bool) -> None:
    scene = play_until(begin(1, 3, humans=1, numbers=numbers), is_first_card)
    for _ in range(3):
        scene.handle(Key(Act.HINT))
    assert bool(re.search(r"\d points", words(scene.hints.panel))) == told


def test_a_hint_says_once_where_the_dice_stand_that_it_names() -> None:
    moves = ["[bulls/die_blue_4:1.7] at Corral 4", "[bulls/die_green_4:1.7] at Corral 4", "Reroll none"]
    assert gathered(moves) == ["[bulls/die_blue_4:1.7][bulls/die_green_4:1.7] at Corral 4", "Reroll none"]


def test_a_hint_ends_with_the_question(begin: Begin) -> None:
    scene = play_until(begin(1, 3, humans=1), is_first_card)
    scene.handle(Key(Act.HINT))
    assert scene.table.ask is not None
    scene.session.think(scene.table.ask)
    scene.director.finish()
    assert scene.hints.depth == 0


def test_there_is_no_hint_while_the_hand_lies_face_down(begin: Begin) -> None:
    scene = play_until(begin(1, 3, humans=2, privacy="peek"), is_first_card)
    scene.handle(Key(Act.HINT))
    assert scene.hints.panel is None
    assert scene.session.prompt_panel.words.startswith("Look at your hand first")
    scene.handle(Key(Act.PEEK))
    scene.handle(Key(Act.HINT))
    assert scene.hints.panel is not None
    scene.handle(Key(Act.PEEK, down=False))
    assert scene.hints.panel is None
    assert scene.hints.advised() == ()


def test_a_hint_knows_no_more_than_the_player(begin: Begin) -> None:
    scene = play_until(begin(1, 3, humans=1), is_first_card)
    table, said = scene.table, []
    seat = table.ask.seat if table.ask is not None else 0
    view = table.view(seat)
    for hidden in range(3):
        state = table.game.determinize(view, Rng(hidden))
        table._rest_on(state)
        scene.session.proceed()
        for _ in range(3):
            scene.handle(Key(Act.HINT))
        said.append(words(scene.hints.panel))
    assert len(set(said)) == 1


@pytest.mark.parametrize("by", ["key", "knob"])
def test_whoever_asks_is_told_why_a_bot_did_something(begin: Begin, by: str) -> None:
    scene = spoken_of(begin(1, 3, humans=1))
    scene.handle(Key(Act.WHY))
    assert scene.hints.panel is None
    scene.handle(Key(Act.WHY)) if by == "key" else press(scene, "why")
    said = words(scene.hints.panel)
    assert any(said.startswith(f"Why, {seat.name}?") for seat in scene.table.seats[1:])
    assert "points" in said


def test_in_a_story_it_is_told_without_numbers(begin: Begin) -> None:
    scene = spoken_of(begin(1, 3, humans=1, numbers="story"))
    assert "points" not in words(scene.hints.panel)


def test_in_the_lab_it_is_told_unasked(begin: Begin) -> None:
    scene = begin(1, 3, humans=1, numbers="lab")
    told = 0
    while scene.table.ask is not None and len(scene.table.record.actions) < 60:
        scene.director.finish()
        assert not scene.hints.asking
        told += scene.hints.panel is not None
        scene.session.think(scene.table.ask)
    assert told > 3
    assert "why" not in knobs(scene)


@pytest.mark.parametrize("numbers", ["lab", "table"])
def test_a_reason_that_is_told_stays_while_others_play_and_leaves_the_table_to_the_player(
    begin: Begin, numbers: str
) -> None:
    scene, told = begin(1, 3, humans=1, numbers=numbers, speed="fast"), 0
    for _ in range(3):
        play_until(scene, lambda scene, ask: len(ask.options) > 1)
        ask = scene.table.ask
        assert scene.hints.panel is None and ask is not None
        scene.session.think(ask)
        if numbers == "table" and not scene.hints.asking:
            scene.handle(Key(Act.WHY))
        seen = [False]
        while scene.turn is None and scene.table.ask is not None:
            seen.append(scene.hints.panel is not None)
            scene.update(0.05)
        told += any(seen)
        assert sorted(seen) == seen, "it came and went"
        assert scene.turn is None or scene.hints.panel is None
    assert told


def test_nobody_is_told_what_a_card_was_chosen_from(begin: Begin) -> None:
    scene = begin(1, 3, humans=1)
    told = []
    while scene.table.ask is not None and len(scene.table.record.actions) < 50:
        scene.director.finish()
        scene.hints.asking = False
        scene.handle(Key(Act.WHY))
        if scene.hints.asking:
            told.append(words(scene.hints.panel))
        scene.session.think(scene.table.ask)
    verbs = {action.verb for action in scene.table.record.actions}
    assert "play" in verbs
    assert len(set(told)) > 5
    assert not [said for said in told if "Play " in said or "Discard " in said]


def test_the_chronicle_of_a_game_that_is_over_tells_every_thought(begin: Begin) -> None:
    scene = play_until(begin(1, 3, options={"days": 1}), lambda scene, ask: False)
    scene.director.finish()
    assert scene.session.over
    lines = [line.text for line in scene.hints.chronicle()]
    thoughts = [place for place, text in enumerate(lines) if " thought: " in text]
    assert len(thoughts) > 10
    assert [text for text in lines if " thought: " not in text] == [
        line.text for line in scene.session.chronicle.lines
    ]
    card = next(place for place in thoughts if " thought: Play " in lines[place])
    assert " plays " in lines[card + 1]


def test_a_button_that_a_hint_names_shines(begin: Begin) -> None:
    scene = begin(2, 3, humans=1)

    def reached(scene: PlayScene, ask: Ask) -> bool:
        scene.hints.forget()
        for _ in range(2):
            scene.handle(Key(Act.HINT))
        return ask.subset is None and any(not action.picks for action in scene.hints.advised())

    play_until(scene, reached)
    assert scene.table.ask is not None
    (action,) = scene.hints.advised()
    label = scene.skin.label(action, scene.table.ask)
    buttons = {widget.text: widget.kind for widget in scene.page.widgets if isinstance(widget, Answer)}
    assert buttons[label] == "gold"


def test_a_hint_about_dice_names_the_place_where_they_stand(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), has_dice_to_choose)
    scene.handle(Key(Act.HINT))
    while scene.hints.panel is None or "Let me think" in words(scene.hints.panel):
        scene.update(0.1)
    said = words(scene.hints.panel)
    assert re.search("Look at (Corral|[A-Z])", said) or "on the buttons" in said
    assert not re.search("left|right|middle", said)


@pytest.mark.parametrize("reached", [has_dice_to_choose, is_last_card])
def test_a_hint_hides_neither_dice_nor_destinations_nor_what_it_speaks_of(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, reached: Callable[[PlayScene, Ask], bool]
) -> None:
    scene = play_until(begin(1, 4, humans=1), reached)
    laid: list[pygame.FRect] = []
    draw = HintPanel.draw

    def noted(*given: Any) -> pygame.FRect:
        laid.append(draw(*given))
        return laid[-1]

    monkeypatch.setattr(HintPanel, "draw", noted)
    for _ in range(3):
        scene.handle(Key(Act.HINT))
    while "Let me think" in words(scene.hints.panel):
        scene.update(0.1)
    scene.draw(scene.services.canvas)
    kinds = ("runner", "bull", "destination")
    kept = [piece for piece in scene.stage.pieces.values() if piece.token.kind in kinds]
    kept += scene.presenter.pieces(scene.hints.advised())
    assert laid and not [piece for piece in kept if laid[-1].colliderect(piece.rect)]


@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_a_long_hint_leaves_the_toolbar_free_in_letters_of_any_size(art: Art, factor: float) -> None:
    watch = Watch(art, factor)
    panel = HintPanel("A hint: the move, and why", ("Your Runner is on its way to the Nightclub. " * 2,) * 5)
    assert panel.draw(watch).top >= BELOW_TOOLS
