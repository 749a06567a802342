"""The hand: cards lift and tell one fact, nothing covers the trick, what is chosen leaves the fan."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from game.core.script import Ask
from game.core.table import Table
from game.toruro import GAME
from game.toruro.events import CardPlayed
from game.toruro.tokens import CARD, POTS, TRICK
from scenes.screenshots.arrange import seats
from scenes.skins.toruro.drawing.outlook import AT_A_TIME, ENOUGH
from scenes.skins.toruro.drawing.stake import Side, stake
from scenes.skins.toruro.drawing.tags import draw_tag
from scenes.skins.toruro.layout import ASIDES, RISE, Places, played_size
from scenes.skins.toruro.motion.lulo_motion import is_decisive
from scenes.skins.toruro.skin import ToruroSkin
from scenes.skins.toruro.words.questions import duty_text
from scenes.stage.pieces import HAND, Piece
from scenes.stage.spots import LIFT
from scenes.table.buttons import Answer
from scenes.table.play import PlayScene
from scenes.ui.input import Act, Key, Pointer
from scenes.ui.theme import SEATS
from tests.narrow import as_a, there
from tests.skins.toruro.conftest import Begin, anything, asked, play_on
from tests.table.tables import reach

BARE = True


def held(scene: PlayScene) -> list[Piece]:
    """The hand from left to right."""
    return sorted((p for p in scene.stage.pieces.values() if p.layer == HAND), key=lambda piece: piece.x)


def point(scene: PlayScene, piece: Piece) -> tuple[float, float]:
    """Rest the mouse on the part of a card that no other one covers."""
    at = piece.x - 30, piece.y - 40
    scene.handle(Pointer("move", at))
    rest(scene)
    return at


def rest(scene: PlayScene) -> None:
    for _ in range(10):
        scene.update(0.1)


def playing(begin: Begin, **given: object) -> PlayScene:
    """A card is asked for, and more than one of the hand will do."""
    scene = begin(3, 4, 1, **given)  # type: ignore[arg-type]

    def reached(ask: Ask) -> bool:
        return ask.prompt == "toruro.play" and len(ask.options) > 1

    play_on(scene, random.Random(4), reached)
    return scene


def picked(scene: PlayScene) -> list[str]:
    """What is written on the hand."""
    assert isinstance(scene.skin, ToruroSkin)
    return [words for _, words, _ in scene.skin._picked._tags]


def test_a_card_that_is_looked_at_is_lifted_and_covers_nothing_that_is_decided_about(begin: Begin) -> None:
    scene = playing(begin)
    for card in held(scene):
        point(scene, card)
        area = scene.zoom.area(1.0)
        assert area is not None and area.size == (card.width, card.height)
        assert area.centery == pytest.approx(card.y - LIFT)
        for other in scene.stage.pieces.values():
            is_asked_about = other.token.kind in ("card", "pot") and other.layer != HAND
            assert not (is_asked_about and area.colliderect(other.rect)), other.token


def test_each_card_of_the_hand_has_one_line_to_tell(begin: Begin) -> None:
    scene = playing(begin)
    for card in held(scene):
        words = scene.skin.fact(card)
        assert words and "\n" not in words and "**" not in words


def test_a_card_is_large_only_while_somebody_asks_for_it(begin: Begin) -> None:
    scene = playing(begin)
    card = held(scene)[0]
    at = point(scene, card)
    before = scene.table.record.actions[:]
    for on, off in (
        (Pointer("down", at, 3), Pointer("up", at, 3)),
        (Key(Act.PEEK), Key(Act.PEEK, down=False)),
    ):
        for item, is_large in ((on, True), (off, False)):
            scene.handle(item)
            rest(scene)
            area = scene.zoom.area(1.0)
            assert area is not None and (area.w > card.width) is is_large
    assert scene.table.record.actions == before


def test_a_card_on_the_table_is_explained_in_words_and_shown_large_on_request(begin: Begin) -> None:
    scene = playing(begin)
    exposed = next(p for p in scene.stage.pieces.values() if p.token.id == scene.table.view(0).exposed)
    scene.handle(Pointer("move", (exposed.x, exposed.y)))
    rest(scene)
    assert scene.zoom.area(1.0) is None
    tip = scene.page.pointed
    assert tip is not None and tip.tip
    scene.handle(Pointer("down", (exposed.x, exposed.y), 3))
    assert scene.zoom.area(1.0) is not None and not tip.tip


def test_one_click_plays(begin: Begin) -> None:
    scene = playing(begin)
    assert scene.turn is not None
    card = next(piece for piece in held(scene) if scene.turn.can_touch(piece))
    at = point(scene, card)
    scene.handle(Pointer("down", at, 1))
    assert scene.table.record.actions[-1].picks == (card.token,)


def test_where_a_card_may_be_wrong_it_leaves_the_hand_and_waits_for_the_second_click(begin: Begin) -> None:
    scene = playing(begin, misplay="honour")
    card = held(scene)[0]
    before = len(scene.table.record.actions)
    at = point(scene, card)
    scene.handle(Pointer("down", at, 1))
    scene.handle(Pointer("up", at, 1))
    rest(scene)
    assert (card.lift, card.angle) == (RISE, 0.0) and picked(scene) == ["again to play"]
    assert len(scene.table.record.actions) == before
    scene.draw(scene.services.canvas)
    scene.handle(Pointer("down", at, 1))
    assert scene.table.record.actions[before].picks == (card.token,)
    assert picked(scene) == []


def test_cards_to_be_exchanged_leave_the_fan_and_come_back_when_thought_better_of(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    play_on(scene, random.Random(1), asked("exchange"))
    first, _, last = held(scene)
    flat = [piece.angle for piece in (first, last)]
    for card in (first, last):
        at = point(scene, card)
        scene.handle(Pointer("down", at, 1))
        scene.handle(Pointer("up", at, 1))
        rest(scene)
    assert isinstance(scene.skin, ToruroSkin)
    assert [piece.lift for piece in held(scene)] == [RISE, 0.0, RISE]
    assert picked(scene) == ["away", "away"] and scene.skin._picked._away == 2
    assert all(piece.angle != angle for piece, angle in zip((first, last), flat, strict=True))
    scene.session.take_back()
    scene.session.take_back()
    rest(scene)
    assert not any(piece.lift for piece in held(scene)) and picked(scene) == []
    assert [piece.angle for piece in (first, last)] == flat


def test_without_motion_what_is_chosen_is_there_at_once(begin: Begin) -> None:
    scene = begin(3, 4, 1, reduced_motion=True)
    play_on(scene, random.Random(1), asked("exchange"))
    card = held(scene)[0]
    scene.handle(Pointer("down", (card.x - 30, card.y - 40), 1))
    assert card.lift == RISE and not scene.skin.update(0.0)


def test_of_a_card_that_has_no_alternative_only_the_plaque_speaks_and_it_is_played_by_itself(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, written = begin(3, 5, 1), list[str]()
    monkeypatch.setattr(
        "scenes.skins.toruro.drawing.outlook.draw_tag", lambda *given: written.append(given[1])
    )
    ask = reach(scene, random.Random(2), is_bound, anything)
    rest(scene)
    scene.draw(scene.services.canvas)
    seen = scene.table.view(ask.seat)
    assert not written and duty_text(seen) in scene.skin.prompt(ask)
    for _ in range(100):
        scene.update(0.02)
    assert scene.table.ask is not ask, "after a second"


def test_answers_stand_above_the_hand_and_proposals_at_the_slate(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    play_on(scene, random.Random(1), asked("go"))
    buttons = [widget for widget in scene.page.widgets if isinstance(widget, Answer)]
    assert [button.aside for button in buttons] == [False, False, True]
    assert all(button.rect.bottom < held(scene)[0].rect.top for button in buttons[:2])
    assert ASIDES.contains(buttons[2].rect)


def test_the_last_card_hangs_in_the_air_only_where_it_decides_about_a_lulo() -> None:
    seen = {True: 0, False: 0}
    for seed in range(1, 20):
        table, chance = Table(GAME, seats(GAME, 4), seed, {"min_rounds": 8, "cap": 8}), random.Random(seed)
        while table.ask is not None:
            for answer in anything(table.ask, chance):
                table.play(table.ask.seat, answer)
            told = table.events_with_views(None)
            for event, found in told:
                if not isinstance(event, CardPlayed) or len(found.takers) < POTS - 1:
                    assert not isinstance(event, CardPlayed) or not is_decisive(found, event)
                    continue
                if len(found.trick) < found.goes.count(True):
                    assert not is_decisive(found, event)
                    continue
                decides = is_decisive(found, event)
                if found.last:
                    assert not decides, "nobody owes a lulo in La Última"
                    continue
                seen[decides] += 1
                without = {seat for seat in range(4) if found.goes[seat]} - {*found.takers}
                best = found.best
                assert best is not None
                if not decides:  # whoever takes it has a pot already: all others commit one anyway
                    assert best.seat not in without
    assert min(seen.values()) > 5


@pytest.mark.parametrize("percent", [100, 200])
def test_what_a_card_does_grows_with_the_letters_and_leaves_the_number_of_the_card_free(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, percent: int
) -> None:
    scene = begin(3, 4, 1, text_size=percent)
    scene.services.apply_settings()
    scene.layout(scene.services.canvas)
    written: list[pygame.FRect] = []

    def note(*given: Any) -> None:
        written.append(draw_tag(*given))

    monkeypatch.setattr("scenes.skins.toruro.drawing.outlook.draw_tag", note)
    ask = reach(scene, random.Random(3), has_choice, anything)
    rest(scene)
    for _ in range(ENOUGH // AT_A_TIME):  # until chances are told
        scene.update(0.01)
    scene.draw(scene.services.canvas)
    card = scene.stage.pieces[ask.options[0].picks[0]]
    assert written and all(tag.bottom < card.y - card.height * 0.4 for tag in written)
    assert (written[-1].h > 32) is (percent == 200)


def test_the_card_that_leads_a_trick_says_so_at_its_foot_and_none_bears_a_number(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(3, 4, 1)
    written: dict[str, tuple[float, float]] = {}

    def note(canvas: object, words: str, at: tuple[float, float], *given: object, **how: object) -> None:
        written[words] = at

    monkeypatch.setattr("scenes.skins.toruro.drawing.cloth.draw_tag", note)
    playing_on(scene, lying=2)
    scene.redraw()
    scene.draw(scene.services.canvas)
    led = scene.table.view(0).trick[0]
    at, card = written["led"], scene.stage.pieces[CARD[led.card]]
    assert abs(at[0] - card.x) < card.width / 2 and at[1] > card.y + card.height / 3
    assert not any(words.isdigit() for words in written)


@pytest.mark.parametrize("count", [4, 8])
def test_above_each_card_of_a_trick_is_the_face_of_whoever_played_it_and_the_best_has_a_gold_edge(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    scene, drawn = begin(3, count, 1), dict[str, tuple[float, float]]()

    def note(canvas: object, face: str, colour: str, at: tuple[float, float], width: float) -> None:
        assert width >= 24, "and no laurel: that is for who has most chips"
        drawn[colour] = at

    playing_on(scene, lying=2)
    monkeypatch.setattr("scenes.skins.toruro.drawing.cloth.draw_face", note)
    scene.redraw()
    scene.draw(scene.services.canvas)
    view, colours = scene.table.view(0), [seat.colour for seat in scene.table.seats]
    assert len(view.trick) >= 2
    for play in view.trick:
        card = scene.stage.pieces[CARD[play.card]]
        x, y = drawn[colours[play.seat]]
        assert abs(x - card.rect.centerx) < 12 and y < card.rect.top + 8
        assert card.edge == SEATS[colours[play.seat]].main
        assert card.gilt is (play == view.best)


def playing_on(scene: PlayScene, lying: int) -> None:
    """Play on until a card is asked for and so many lie in the trick."""
    chance = random.Random(4)
    while True:
        reach(scene, chance, lambda ask: ask.prompt == "toruro.play", anything)
        if len(scene.table.view(0).trick) >= lying:
            break
        scene.session.play(anything(there(scene.table.ask), chance))
    rest(scene)


@pytest.mark.parametrize("coached", [False, True])
def test_what_is_at_stake_stands_where_the_card_will_lie_unless_a_coach_tells_it(
    begin: Begin, coached: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, drawn = playing(begin), list[Sequence[Side]]()
    skin = as_a(ToruroSkin, scene.skin)
    sides = stake(skin._hud.view, True)
    skin.has_coach = coached
    monkeypatch.setattr(
        "scenes.skins.toruro.skin.draw_stake", lambda canvas, view, places, sides: drawn.append(sides)
    )
    scene.redraw()
    scene.draw(scene.services.canvas)
    assert sides and drawn[-1] == (() if coached else sides)


def test_where_a_card_waits_to_be_chosen_once_more_its_button_lies_clear_of_its_place(begin: Begin) -> None:
    scene = playing(begin)
    scene.services.settings.confirm = "always"
    scene.session.proceed()
    scene.handle(Key(Act.SLOT, slot=1))
    assert there(scene.turn).armed is not None and scene.answers()
    place = pygame.FRect((0, 0), played_size(3))
    place.center = Places(3).trick(0)
    assert all(not answer.rect.colliderect(place) for answer in scene.answers())


def is_bound(ask: Ask) -> bool:
    return ask.prompt == "toruro.play" and len(ask.options) == 1 and ask.about != TRICK[-1:]


def has_choice(ask: Ask) -> bool:
    return ask.prompt == "toruro.play" and len(ask.options) > 1
