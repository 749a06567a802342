"""Cards that save: raised and gilt, with a golden button; what is easily regretted is asked twice."""

from __future__ import annotations

import pytest

from game.alatriste.tokens import CARD, DECLINE, LEAVE
from game.core.action import action, token
from game.core.script import Ask
from scenes.skins.alatriste.drawing import rescue
from scenes.skins.alatriste.screenshots import MOMENTS, arranged, moment
from scenes.stage.pieces import HAND
from scenes.table.buttons import Answer
from scenes.table.play import PlayScene
from scenes.window.app import App
from tests.narrow import there
from tests.skins.alatriste.conftest import skin_of


def answers_of(scene: PlayScene) -> list[Answer]:
    """The answers in their column, from the top."""
    return [widget for widget in scene.page.all() if isinstance(widget, Answer) and not widget.aside]


def press(scene: PlayScene, words: str) -> None:
    """Press an answer."""
    scene.page.press(next(answer for answer in answers_of(scene) if answer.text == words))
    scene.lay()


def test_to_live_is_the_first_and_golden_answer_and_plays_the_card(app: App) -> None:
    scene = moment(app, 1, "surgeon")
    first = answers_of(scene)[0]
    assert (first.text, first.kind) == ("Call the surgeon (card 90)", "gold")
    before = len(scene.table.record.actions)
    press(scene, first.text)
    assert len(scene.table.record.actions) == before + 1
    assert scene.table.view(0).players[0].vigour == 8


def test_to_die_is_red_and_asked_twice_unless_nobody_wants_to_be_asked(app: App) -> None:
    scene = moment(app, 1, "surgeon")
    die, before = answers_of(scene)[1], len(scene.table.record.actions)
    assert (die.text, die.kind) == ("Die", "red")
    press(scene, "Die")
    assert len(scene.table.record.actions) == before
    assert [answer.text for answer in answers_of(scene)][:2] == ["Call the surgeon (card 90)", "Really die?"]
    press(scene, "Really die?")
    assert scene.table.record.actions[before] == DECLINE
    app.services.settings.confirm = "off"
    scene = moment(app, 1, "surgeon")
    press(scene, "Die")
    assert scene.table.record.actions[before] == DECLINE


def test_a_card_that_answers_is_raised_out_of_the_hand_with_a_golden_edge_and_can_still_be_touched(
    app: App,
) -> None:
    scene = moment(app, 1, "riposte")
    held = {piece.token: piece for piece in scene.stage.pieces.values() if piece.layer == HAND}
    assert {name for name, piece in held.items() if piece.gilt} == {CARD[89]}
    assert held[CARD[89]].lift == rescue.RAISED
    assert all(piece.lift == 0 for name, piece in held.items() if name != CARD[89])
    assert there(scene.turn).can_touch(held[CARD[89]])


def test_to_let_an_attack_happen_says_what_happens(app: App) -> None:
    scene = moment(app, 1, "riposte")
    assert [answer.text for answer in answers_of(scene)] == [
        "Answer with Riposte",
        "Let it happen: Lose 3 Fame.",
    ]


def test_a_hand_that_lies_face_down_is_told_by_no_button_and_no_raised_card(app: App) -> None:
    scene = moment(app, 1, "surgeon")
    skin, ask = skin_of(scene), there(scene.table.ask)
    view = scene.table.view(0)
    assert rescue.replies(skin._words, view, ask) and rescue.raised(ask, view, True)
    skin._words.face_up = False
    assert not rescue.replies(skin._words, view, ask) and not rescue.raised(ask, view, False)


def test_two_surgeons_in_a_hand_are_one_button(app: App) -> None:
    row = MOMENTS["surgeon"]
    held = {"0": {**row.players["0"], "hand": [90, 91, 94]}}
    scene = arranged(app, 1, row._replace(players=held))
    assert [answer.text for answer in answers_of(scene)] == ["Call the surgeon (card 90)", "Die"]


@pytest.mark.parametrize("confirm", ["risky", "off"])
def test_a_prize_is_only_left_by_a_second_press_of_the_one_button_there(app: App, confirm: str) -> None:
    app.services.settings.confirm = confirm
    scene = moment(app, 1, "prize")
    (nothing,) = answers_of(scene)
    assert (nothing.text, nothing.kind) == ("Take nothing", "paper")
    before = len(scene.table.record.actions)
    press(scene, nothing.text)
    assert (len(scene.table.record.actions) == before) == (confirm == "risky")


def test_who_would_go_to_jail_for_a_debt_is_told_so_on_the_button(app: App) -> None:
    scene = moment(app, 1, "surgeon")
    view = scene.table.view(0)
    asked = Ask(0, rescue.PURSE, (action("help", CARD[92]), DECLINE), (token("count", 12),))
    told = rescue.replies(skin_of(scene)._words, view, asked)
    assert [reply.kind for reply in told] == ["gold", "red"]
    assert "jail" in told[1].words and told[1].sure


@pytest.mark.parametrize("short", [False, True])
def test_the_dead_read_what_a_new_life_begins_with_and_leaving_stands_aside(app: App, short: bool) -> None:
    dead = MOMENTS["restart"]
    scene = arranged(app, 1, dead._replace(players={"0": {**dead.players["0"], "short": short}}))
    assert [(answer.text, answer.kind) for answer in answers_of(scene)] == [("Begin again", "gold")]
    assert there(scene.skin.aside(there(scene.table.ask))).actions == (LEAVE,)
    told = " ".join(there(there(scene.turn).form).spoken_text())
    assert "12 Vigour, 3 cards, 10 points" in told and ("9 Fame and a nag" in told) == short
