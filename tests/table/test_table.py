"""In the middle of a game: taking back, looking again, pausing, reading the rules, the log, the discards."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.bulls.tokens import CARD
from game.core.script import Ask
from scenes.menus.rulebook import RulebookScene
from scenes.menus.settings import SettingsScene
from scenes.menus.title import TitleScene
from scenes.skins.bulls.drawing.card_faces import DiscardsScene
from scenes.skins.bulls.lying import PILE
from scenes.table.log import LogScene
from scenes.table.pause import PauseScene
from scenes.table.play import PlayScene
from scenes.ui.scene import Scene
from tests.narrow import as_a
from tests.needs import long
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard, Mouse, page_of, widget
from tests.table.player import Player

SEEDS = range(1, 40)


def right_click(sitting: Sitting) -> None:
    Mouse(sitting).click((700, 640), button=3)
    sitting.rest(0.2)


def wanted(sit: Sit, reached: Callable[[PlayScene, Ask], bool], **settings: object) -> tuple[Sitting, Ask]:
    """A game of one human, played to the first question of that kind."""
    for seed in SEEDS:
        sitting = sit(confirm="off", **settings)
        scene = sitting.sit_down(2, 1, seed=seed)
        player = Player(sitting, Mouse(sitting), seed)
        found: list[Ask] = []

        def stop(ask: Ask, scene: PlayScene = scene, found: list[Ask] = found) -> bool:
            if reached(scene, ask):
                found.append(ask)
            return bool(found) or scene.table.view(None).day > 2

        player.play(stop)
        if found:
            return sitting, found[0]
    raise AssertionError("no such question in so many games")


def several(scene: PlayScene, ask: Ask) -> bool:
    """Two dice or more may be chosen, and two can be."""
    return ask.subset is not None and ask.subset.most > 1 and sum(map(len, ask.subset.clusters[0])) > 1


def undoable(scene: PlayScene, ask: Ask) -> bool:
    """The player decided something just before, and no die or card has come since."""
    return scene.table.can_undo


def only_one_card_to_keep(scene: PlayScene, ask: Ask) -> bool:
    """One card is left at dawn, to be kept or thrown away."""
    return ask.prompt == "bulls.keep_cards" and len(ask.options) == 2


# --- choosing ---


def test_one_touch_plays_a_card_that_is_seen(sit: Sit) -> None:
    sitting = sit(confirm="risky")
    scene = sitting.sit_down(2, 1, seed=3)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: ask.prompt == "bulls.play_card")
    decisions, card = len(scene.table.record.actions), str(scene.skin.slots()[1])
    Mouse(sitting).press(card)
    assert str(scene.table.record.actions[decisions]) == f"play {card}"


def test_a_second_touch_of_a_card_plays_it_for_whoever_wants_to_be_asked(sit: Sit) -> None:
    sitting = sit(confirm="always")
    scene = sitting.sit_down(2, 1, seed=3)
    player = Player(sitting, Mouse(sitting), 1)
    player.play(lambda ask: ask.prompt == "bulls.play_card")
    decisions, card = len(scene.table.record.actions), str(scene.skin.slots()[1])
    Mouse(sitting).press(card)
    assert len(scene.table.record.actions) == decisions
    Mouse(sitting).press(card)
    assert str(scene.table.record.actions[decisions]) == f"play {card}"


@pytest.mark.parametrize("confirm", ["risky", long("always"), "off"])
def test_the_only_card_is_thrown_away_at_one_touch_only_if_nobody_wants_to_be_asked(
    sit: Sit, confirm: str
) -> None:
    sitting, ask = wanted(sit, only_one_card_to_keep)
    scene = sitting.play
    sitting.app.services.settings.confirm = confirm
    scene.session.proceed()
    decisions = len(scene.table.record.actions)
    Mouse(sitting).press(str(ask.options[0].picks[0]))
    assert (len(scene.table.record.actions) > decisions) is (confirm == "off")
    if confirm != "off":
        Mouse(sitting).press(scene.skin.label(ask.options[-1], ask, 1))
    assert [*map(str, scene.table.record.actions[decisions : decisions + 2])] == [*map(str, ask.options)]


def test_a_right_click_takes_a_chosen_card_back_before_it_is_played(sit: Sit) -> None:
    sitting = sit(confirm="always")
    scene = sitting.sit_down(2, 1, seed=3)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: ask.prompt == "bulls.play_card")
    decisions, (first, second) = len(scene.table.record.actions), map(str, scene.skin.slots()[:2])
    Mouse(sitting).press(first)
    right_click(sitting)
    assert scene.turn is not None
    assert not scene.turn.chosen
    assert len(scene.table.record.actions) == decisions
    Mouse(sitting).press(second)
    Mouse(sitting).press(scene.skin.label(scene.turn.ask.options[1], scene.turn.ask))
    assert str(scene.table.record.actions[decisions]) == f"play {second}"


def test_a_right_click_takes_one_chosen_die_back_after_the_other(sit: Sit) -> None:
    sitting, ask = wanted(sit, several)
    scene = sitting.play
    assert ask.subset is not None
    dice = [name for group in ask.subset.clusters[0] for name in group][:2]
    for die in dice:
        Mouse(sitting).press(str(die))
    assert scene.turn is not None
    for left in (1, 0):
        right_click(sitting)
        assert len(scene.turn.chosen) == left


def test_a_thing_that_cannot_be_chosen_says_why(sit: Sit) -> None:
    sitting = sit()
    scene = sitting.sit_down(2, 1, seed=3)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: ask.prompt == "bulls.play_card")
    before, decisions = sitting.picture(), len(scene.table.record.actions)
    Mouse(sitting).press("bull:0")
    sitting.rest(0.1)
    assert len(scene.table.record.actions) == decisions
    assert scene.session.prompt_panel.notice
    assert sitting.picture() != before
    sitting.rest(5.0)
    assert not scene.session.prompt_panel.notice


# --- taking back ---


def test_a_right_click_takes_the_last_decision_back_and_the_same_is_asked_again(sit: Sit) -> None:
    sitting, _ = wanted(sit, lambda scene, ask: ask.prompt == "bulls.play_card")
    scene = sitting.play
    asks: list[tuple[str, int, int]] = []
    player = Player(sitting, Mouse(sitting), 9)

    def reached(ask: Ask) -> bool:
        asks.append((ask.prompt, len(scene.table.record.actions), len(scene.session.chronicle.lines)))
        return scene.table.can_undo

    player.play(reached)
    right_click(sitting)
    assert scene.turn is not None
    again = scene.turn.ask.prompt, len(scene.table.record.actions), len(scene.session.chronicle.lines)
    assert again == asks[-2]


def test_a_right_click_takes_back_all_dice_that_were_sent_together(sit: Sit) -> None:
    def two_to_turn(scene: PlayScene, ask: Ask) -> bool:
        return several(scene, ask) and ask.prompt.startswith("bulls.turn.")

    sitting, ask = wanted(sit, two_to_turn)
    scene = sitting.play
    assert ask.subset is not None
    before = len(scene.table.record.actions), len(scene.session.chronicle.lines)
    for die in [name for group in ask.subset.clusters[0] for name in group][:2]:
        Mouse(sitting).press(str(die))
    sitting.rest(0.3)
    assert scene.turn is not None
    assert scene.turn.ask.prompt == "bulls.choose_face", "the last die that can be chosen needs no button"
    right_click(sitting)
    assert (len(scene.table.record.actions), len(scene.session.chronicle.lines)) == before
    assert scene.turn.ask.prompt == ask.prompt


def test_what_dice_or_other_players_have_answered_cannot_be_taken_back(sit: Sit) -> None:
    sitting, _ = wanted(sit, lambda scene, ask: not scene.table.can_undo and bool(scene.table.record.actions))
    scene = sitting.play
    decisions, lines = len(scene.table.record.actions), len(scene.session.chronicle.lines)
    right_click(sitting)
    assert (len(scene.table.record.actions), len(scene.session.chronicle.lines)) == (decisions, lines)
    assert scene.session.prompt_panel.notice


def test_however_often_one_takes_back_nothing_breaks(sit: Sit) -> None:
    sitting, _ = wanted(sit, undoable)
    for _ in range(12):
        right_click(sitting)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: sitting.play.table.view(None).row > 2)


# --- looking again ---


def test_the_last_move_can_be_looked_at_again_after_every_decision_of_a_day(sit: Sit) -> None:
    sitting = sit()
    scene = sitting.sit_down(3, 1, seed=4, days=1)
    keys = Keyboard(sitting)
    player = Player(sitting, keys, 4)

    def look_again(ask: Ask) -> bool:
        keys.key(pygame.K_r)
        sitting.until(lambda: scene.turn is not None and not scene.director.busy)
        assert scene.turn is not None
        assert scene.turn.ask is ask
        return False

    player.play(look_again)
    assert scene.table.ask is None


# --- other scenes over the table ---

OVER: dict[str, tuple[int, type[Scene]]] = {
    "pause": (pygame.K_ESCAPE, PauseScene),
    "the menu key": (pygame.K_F10, PauseScene),
    "log": (pygame.K_l, LogScene),
    "rulebook": (pygame.K_F1, RulebookScene),
}


def at_a_question(sit: Sit) -> Sitting:
    sitting = sit()
    sitting.sit_down(2, 1, seed=3)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: sitting.play.table.view(None).row == 2)
    return sitting


@pytest.mark.parametrize("name", OVER)
def test_what_opens_over_the_table_closes_with_escape_and_the_question_is_still_there(
    sit: Sit, name: str
) -> None:
    sitting = at_a_question(sit)
    scene, keys = sitting.play, Keyboard(sitting)
    assert scene.turn is not None
    ask = scene.turn.ask
    key, kind = OVER[name]
    keys.key(key)
    sitting.rest(0.8)
    assert isinstance(sitting.top, kind)
    keys.key(pygame.K_ESCAPE)
    sitting.rest(0.8)
    assert sitting.top is scene
    assert scene.turn.ask is ask
    Player(sitting, keys, 1).play(lambda ask: scene.table.view(None).day == 2)


@pytest.mark.parametrize(("knob", "kind"), [("pause", PauseScene), ("chronicle", LogScene)])
def test_a_knob_or_the_paper_opens_what_its_key_opens(sit: Sit, knob: str, kind: type[Scene]) -> None:
    sitting = at_a_question(sit)
    Mouse(sitting).press(knob)
    sitting.rest(0.8)
    assert isinstance(sitting.top, kind)


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_the_discard_pile_is_pressed_itself_or_with_a_key_and_looked_through(sit: Sit, by: str) -> None:
    sitting = at_a_question(sit)
    scene = sitting.play
    mouse = Mouse(sitting)
    if by == "mouse":
        pile = scene.stage.pieces[PILE]
        mouse.click((pile.x, pile.y))
    else:
        Keyboard(sitting).key(pygame.K_t)
    sitting.rest(0.5)
    discards = as_a(DiscardsScene, sitting.top)
    shown = [w.name for w in discards.page.all() if hasattr(w, "name")]
    assert len(shown) == len(scene.table.view(None).discard)
    mouse.press("close")
    sitting.rest(0.5)
    assert sitting.top is scene


def test_no_button_stands_where_answers_do_while_a_card_of_the_hand_is_asked_for(sit: Sit) -> None:
    sitting = sit()
    scene = sitting.sit_down(2, 1, seed=3)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: ask.prompt == "bulls.play_card")
    assert scene.table.view(None).discard
    assert not scene.answers()


def test_settings_changed_in_the_middle_of_a_game_count_at_once(sit: Sit) -> None:
    sitting = at_a_question(sit)
    scene, keys = sitting.play, Keyboard(sitting)
    before = sitting.picture()
    keys.key(pygame.K_ESCAPE)
    sitting.rest(0.5)
    keys.press("settings")
    sitting.rest(0.8)
    as_a(SettingsScene, sitting.top)
    page_of(sitting).focus("language")
    keys.key(pygame.K_RIGHT)
    keys.key(pygame.K_RIGHT)
    page_of(sitting).focus("speed")
    keys.key(pygame.K_LEFT)
    for _ in range(2):
        keys.key(pygame.K_ESCAPE)
        sitting.rest(0.8)
    assert sitting.top is scene
    assert sitting.app.services.settings.language == "es"
    assert scene.director.speed == 4.0
    assert sitting.picture() != before
    Player(sitting, keys, 1).play(lambda ask: scene.table.view(None).row == 3)


def test_larger_text_chosen_in_the_middle_of_a_game_leaves_everything_in_reach(sit: Sit) -> None:
    sitting = at_a_question(sit)
    sitting.app.services.settings.text_size = 200
    sitting.app.services.apply_settings()
    sitting.app.services.relayout = True
    Player(sitting, Mouse(sitting), 1).play(lambda ask: sitting.play.table.view(None).day == 2)


def test_the_table_can_be_left_by_the_pause_and_the_title_offers_to_go_on(sit: Sit) -> None:
    sitting = at_a_question(sit)
    keys = Keyboard(sitting)
    keys.key(pygame.K_ESCAPE)
    sitting.rest(0.5)
    keys.press("title")
    sitting.rest(1.0)
    assert isinstance(sitting.top, TitleScene)
    assert widget(sitting, "continue") is page_of(sitting).ring.current


def test_a_held_table_waits_until_it_is_let_go(sit: Sit) -> None:
    sitting = sit(speed="normal")
    scene = sitting.sit_down(4, 1, seed=6)
    keys = Keyboard(sitting)
    sitting.rest(0.3)
    keys.key(pygame.K_PAUSE)
    assert scene.director.paused
    sitting.rest(20.0)
    assert scene.turn is None
    assert not scene.table.record.actions
    keys.key(pygame.K_PAUSE)
    assert Player(sitting, keys, 6).wait() is not None


def test_a_resize_in_the_middle_of_a_motion_breaks_nothing(sit: Sit) -> None:
    sitting = sit(speed="normal")
    scene = sitting.sit_down(4, 1, seed=6)
    for size in ((960, 540), (1400, 800), (1000, 1000), (1280, 720)):
        sitting.rest(0.7)
        sitting.window.size = size
        sitting.frame(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1], window=None))
        sitting.rest(0.7)
    mouse = Mouse(sitting)
    assert Player(sitting, mouse, 6).wait() is not None
    mouse.press(str(CARD[scene.skin.slots()[0].id]))


def test_a_resize_while_one_scene_turns_into_another_breaks_nothing(sit: Sit) -> None:
    """Also before anything ever stood still: a game has just been begun, and its deal is on."""
    sitting = sit(speed="slow")
    sitting.sit_down(4, 1, seed=6)
    sitting.frame()
    sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0))
    sitting.window.size = (1400, 800)
    sitting.frame(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1400, y=800, window=None))
    sitting.rest(1.0)
    assert isinstance(sitting.top, RulebookScene)
