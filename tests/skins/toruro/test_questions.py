"""Chances on the dial, proposals, and the last trick on a key."""

from __future__ import annotations

import random
import time
from dataclasses import replace

import pytest

from game.core.game import Value
from game.core.rng import Rng
from game.toruro.odds import chance as counted
from game.toruro.tokens import GO, PROPOSE_LAST, PROPOSE_PAY, SEAT
from game.translation import LANGUAGES, use
from scenes.skins.toruro.drawing.dial import BEFOREHAND, ENOUGH, SIZES, Dial, in_halves
from scenes.skins.toruro.drawing.order_board import OrderBoard
from scenes.skins.toruro.motion.foresight import TELLING, asked_to_go
from scenes.skins.toruro.skin import ToruroSkin
from scenes.stage.pieces import HAND
from scenes.stage.sprites import Mark
from scenes.table.buttons import Answer
from scenes.table.peek import TAP, PeekOverlay
from scenes.table.play import PlayScene
from scenes.ui.dialog import Dialog
from scenes.ui.input import Act, Key, Pointer
from scenes.ui.scene import Pop, Push
from tests.narrow import as_a, there
from tests.skins.toruro.conftest import Begin, anything, asked, play_on


def going(begin: Begin, **settings: Value) -> PlayScene:
    """Amaya, the only person, is asked whether she goes."""
    scene = begin(3, 4, 1, **settings)
    play_on(scene, random.Random(1), asked("go"))
    return scene


def dial_of(scene: PlayScene) -> Dial:
    assert isinstance(scene.session.odds_gauge.gauge, Dial)
    return scene.session.odds_gauge.gauge


def answers(scene: PlayScene) -> list[Answer]:
    return [widget for widget in scene.page.widgets if isinstance(widget, Answer)]


def knobs(scene: PlayScene) -> set[str]:
    return {widget.key for widget in scene.page.widgets}


# --- chances ---


def test_in_a_story_nobody_counts(begin: Begin) -> None:
    scene = going(begin, numbers="story")
    scene.handle(Key(Act.CHANCES))
    scene.handle(Pointer("move", answers(scene)[0].rect.center))
    scene.update(0.1)
    assert not scene.session.odds_gauge.is_shown
    assert dial_of(scene).chance.rolls == 0
    assert "chances" not in knobs(scene)


@pytest.mark.parametrize("numbers", ["table", "lab"])
def test_the_dial_is_part_of_the_question_until_the_answer(begin: Begin, numbers: str) -> None:
    scene = going(begin, numbers=numbers)
    scene.update(0.1)
    assert scene.session.odds_gauge.is_shown and dial_of(scene).chance.rolls > 0
    assert "chances" not in knobs(scene), "there is nothing to be asked for"
    scene.draw(scene.services.canvas)
    assert scene.turn is not None
    scene.session.play(scene.turn.ask.options[:1])
    assert not scene.session.odds_gauge.is_shown


def settled(dial: Dial) -> Dial:
    while not dial.is_settled:
        dial.step()
    return dial


def test_the_dial_tells_no_number_and_has_no_colour_before_it_has_counted_all(begin: Begin) -> None:
    dial = dial_of(going(begin))
    while not dial.is_settled:
        assert dial.brings(GO)[0] == ("…", "on average", None) and dial.spoken_text == ""
        dial.step()
    assert dial.brings(GO)[0].number == in_halves(dial.chance.mean) != "…"
    assert str(dial.percent) in dial.spoken_text


def test_the_same_hand_has_the_same_chance_wherever_it_is_counted(begin: Begin) -> None:
    shown, view = settled(dial_of(going(begin))), going(begin).table.view(0)
    again = settled(Dial(view, is_calm=True))
    assert shown.chance == again.chance and shown.chance.rolls == ENOUGH


def test_the_dial_has_a_needle_once_it_has_a_number_and_it_swings_there_unless_motion_is_unwanted(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = going(begin)
    view, canvas, needles = scene.table.view(0), scene.services.canvas, list[object]()
    monkeypatch.setattr(canvas, "path", lambda *given: needles.append(given))
    lively, calm = Dial(view), Dial(view, is_calm=True)
    for dial in (lively, calm):
        assert not dial.step(), "nothing that can be seen has changed"
        dial.draw(canvas)
        assert not needles
        settled(dial).draw(canvas)
        assert needles
        del needles[:]
    frames = [dial.step() for dial in (lively, calm)]
    assert all(frames), "the needle goes to its goal"
    assert lively.step() and not calm.step()


def test_the_dial_counts_while_others_still_speak_and_goes_on_when_the_question_is_put(begin: Begin) -> None:
    scene = going(begin)
    skin, view = as_a(ToruroSkin, scene.skin), scene.table.view(0)
    early = there(skin._gauges._early)
    assert scene.session.odds_gauge.gauge is early and early.is_of(view), "it was counted for that question"
    rolls = early.chance.rolls
    skin.update(0.016)
    assert early.chance.rolls == rolls + BEFOREHAND
    assert settled(early).chance == settled(Dial(view)).chance, "the same number as without that"


def test_nothing_is_counted_for_a_question_that_is_not_put_next(begin: Begin) -> None:
    scene = going(begin)
    view, seats = scene.table.view(0), scene.table.seats
    assert asked_to_go(view, seats) is None, "it is put already"
    told = replace(view, bookmarks=(*view.bookmarks, (TELLING, (0,))))
    assert asked_to_go(told, seats) == view
    for other in ({"seat": None}, {"goes": (True, *view.goes[1:])}, {"goes": (None,) * 4, "first": 1}):
        assert asked_to_go(replace(told, **other), seats) is None


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_words_of_the_dial_grow_with_the_letters(begin: Begin, percent: int) -> None:
    scene = going(begin)
    lettering, told = scene.services.canvas.lettering, dial_of(scene)
    lettering.factor = percent / 100

    def has_room() -> bool:
        return told.has_room(scene.services.canvas)

    for language in LANGUAGES:
        use(language)
        with lettering.fitting(SIZES, has_room):
            assert has_room()
            assert lettering.factor >= min(percent / 100, 1.4), language


def test_no_answer_is_gilded_before_a_hint_names_one(begin: Begin) -> None:
    assert {answer.kind for answer in answers(going(begin))} == {"paper"}


def test_the_dial_tells_who_has_spoken_and_how_many_are_still_to_speak(begin: Begin) -> None:
    scene = begin(3, 6, 1, preset="mesa")
    play_on(scene, random.Random(2), asked("go"))
    view, told = scene.table.view(0), dial_of(scene).spoken
    assert told == [(seat, view.goes[seat]) for seat, _ in told]
    assert sorted(seat for seat, _ in told) == list(range(6)) and told[0][0] == view.first
    place = [seat for seat, _ in told].index(0)
    assert [went is None for _, went in told] == [False] * place + [True] * (6 - place)
    words, after = dial_of(scene).turn, 5 - place
    assert (str(after) in words) if after else "last" in words
    scene.draw(scene.services.canvas)


@pytest.mark.parametrize("numbers", ["story", "table", "lab"])
def test_the_order_of_the_cards_is_there_on_demand_for_everybody(begin: Begin, numbers: str) -> None:
    scene = begin(3, 4, 1, numbers=numbers)
    play_on(scene, random.Random(1), asked("play"))
    gauge = scene.session.odds_gauge
    assert isinstance(gauge.gauge, OrderBoard)
    assert gauge.is_shown is (numbers == "lab")
    assert ("chances" in knobs(scene)) is (numbers != "lab")
    scene.handle(Key(Act.CHANCES))
    assert gauge.is_shown
    scene.draw(scene.services.canvas)


def test_who_must_hold_a_key_to_see_a_hand_is_told_no_chances(begin: Begin) -> None:
    scene = begin(3, 4, 2, numbers="lab", privacy="peek")
    play_on(scene, random.Random(1), asked("go"))
    assert scene.session.odds_gauge.gauge is None
    open_to_all = begin(3, 4, 2, numbers="lab", privacy="open")
    play_on(open_to_all, random.Random(1), asked("go"))
    assert open_to_all.session.odds_gauge.is_shown


def test_the_dial_tells_the_share_of_rounds_with_a_trick_and_what_a_lulo_costs(begin: Begin) -> None:
    scene = going(begin)
    view, dial = scene.table.view(0), dial_of(scene)
    while dial.step() or not dial.is_settled:
        pass
    assert dial.chance.rolls == ENOUGH, "it has counted enough"
    assert dial.chance.cost == view.lulo > 0
    known = counted(view, Rng(5), 3000)
    assert dial.percent == pytest.approx(100 * known.share, abs=6)
    assert dial.chance.mean == pytest.approx(known.mean, abs=0.06 * view.stake * 3)


def test_counting_never_holds_up_a_frame(begin: Begin) -> None:
    dial = dial_of(going(begin))
    slices = []
    while not dial.is_settled:
        start = time.process_time()
        dial.step()
        slices.append(time.process_time() - start)
    assert sorted(slices)[len(slices) // 2] < 0.016


# --- proposals ---


def test_proposals_stand_in_a_menu_of_their_own(begin: Begin) -> None:
    scene = going(begin)
    assert scene.turn is not None
    offered = scene.turn.ask.options
    assert set(PROPOSE_PAY) & set(offered)
    words = [answer.text for answer in answers(scene)]
    assert len(words) == 3 and not any(scene.skin.label(p, scene.turn.ask) in words for p in PROPOSE_PAY[1:])
    menu = answers(scene)[-1].press()
    assert isinstance(menu, Push) and isinstance(menu.scene, Dialog)
    assert len(menu.scene.answers) == len(offered) - 2 + 1, "each proposal, and the way back"


def test_who_proposes_something_is_asked_again_and_then_all_others_vote(begin: Begin) -> None:
    scene = begin(3, 4, 4, privacy="open", preset="clasica")
    chance = random.Random(1)
    ask = play_on(scene, chance, asked("go"))
    assert PROPOSE_LAST in ask.options
    menu = answers(scene)[-1].press()
    assert isinstance(menu, Push) and isinstance(menu.scene, Dialog)
    proposal = next(
        answer for answer in menu.scene.answers if answer.text == scene.skin.label(PROPOSE_LAST, ask)
    )
    assert proposal.then is not None
    proposal.then()
    scene.director.finish()
    assert scene.turn is not None and scene.turn.ask.seat == ask.seat
    assert len(answers(scene)) == 2, "one proposal a round"
    play_on(scene, chance, asked("vote"))
    assert [answer.text for answer in answers(scene)] == ["Agree", "Refuse"]


def test_nobody_is_offered_reasons_that_lie_in_hidden_cards_before_the_game_is_over(begin: Begin) -> None:
    scene = begin(5, 4, 1)
    for _ in range(40):
        scene.director.finish()
        assert scene.table.ask is not None
        scene.session.think(scene.table.ask)
        assert not scene.hints.is_offered and all(widget.key != "why" for widget in scene.page.widgets)
    scene.session.over = True
    assert scene.hints.is_offered


@pytest.mark.parametrize("privacy", ["open", "peek", "curtain"])
def test_a_table_that_people_share_is_turned_to_whoever_is_asked(begin: Begin, privacy: str) -> None:
    scene, feet = begin(3, 4, 2, privacy=privacy), set()
    for _ in range(60):
        scene.director.finish()
        ask = scene.table.ask
        assert ask is not None
        if scene.session.covered:
            scene.session.uncover()
        if scene.turn is not None:
            hand = next(piece for piece in scene.stage.pieces.values() if piece.layer == HAND)
            plate = there(scene.stage.piece(SEAT[ask.seat]))
            assert hand.y > 600 and plate.y > 600, "hand and plate lie side by side"
            feet.add(ask.seat)
        scene.session.think(ask)
    assert feet == {0, 1}


# --- the last trick ---


def trick_done(begin: Begin) -> PlayScene:
    scene = begin(1, 4, 1)
    chance = random.Random(1)
    assert scene.skin.last() is None
    while scene.skin.last() is None:
        scene.director.finish()
        assert scene.table.ask is not None
        scene.session.play(anything(scene.table.ask, chance))
    scene.director.finish()
    return scene


def test_before_any_trick_there_is_none_to_be_shown_again(begin: Begin) -> None:
    scene = begin(1, 4, 1)
    assert "last" not in knobs(scene)
    shown = scene.handle(Key(Act.LAST))
    assert not isinstance(shown, Push)


def test_a_key_and_a_knob_show_the_last_trick(begin: Begin) -> None:
    scene = trick_done(begin)
    assert isinstance(scene.skin, ToruroSkin)
    last, view = scene.skin._props.last, scene.table.view(None)
    done = len(view.takers)
    assert last is not None and (last.plays, last.taker) == (view.tricks[done - 1], view.takers[done - 1])
    assert (last.chips, last.exposed) == (view.taken[done - 1], view.exposed) and last.chips
    told = there(scene.skin.last()).spoken_text
    assert f"+{last.chips}." in told and "Trumps: " in told
    shown = scene.handle(Key(Act.LAST))
    assert isinstance(shown, Push) and isinstance(shown.scene, PeekOverlay)
    shown.scene.draw(scene.services.canvas)
    scene.lay()
    assert "last" in knobs(scene)


def test_the_last_trick_is_shown_while_its_key_is_held(begin: Begin) -> None:
    shown = trick_done(begin).handle(Key(Act.LAST))
    assert isinstance(shown, Push)
    shown.scene.update(TAP + 0.1)
    assert isinstance(shown.scene.handle(Key(Act.LAST, down=False)), Pop)


@pytest.mark.parametrize("item", [Key(Act.LAST), Key(Act.BACK), Key(Act.OK), Pointer("down", (5, 5), 1)])
def test_after_a_tap_the_last_trick_stays_until_the_next_press(begin: Begin, item: Key | Pointer) -> None:
    shown = trick_done(begin).handle(Key(Act.LAST))
    assert isinstance(shown, Push)
    shown.scene.update(TAP / 2)
    assert not isinstance(shown.scene.handle(Key(Act.LAST, down=False)), Pop)
    shown.scene.update(60.0)
    assert isinstance(shown.scene.handle(item), Pop)


def test_the_last_trick_of_a_round_can_be_seen_in_the_next(begin: Begin) -> None:
    scene = trick_done(begin)
    rounds = scene.table.view(None).round
    chance = random.Random(2)
    while scene.table.view(None).round == rounds:
        assert scene.table.ask is not None
        scene.session.play(anything(scene.table.ask, chance))
        scene.director.finish()
    assert isinstance(scene.skin, ToruroSkin)
    last = scene.skin._props.last
    assert last is not None and last.number == 2
    assert isinstance(scene.handle(Key(Act.LAST)), Push)


# --- honour ---


@pytest.mark.parametrize(("misplay", "dimmed"), [("honour", False), ("strict", True)])
def test_on_their_honour_players_see_no_card_dimmed(begin: Begin, misplay: str, dimmed: bool) -> None:
    scene = begin(1, 5, 5, privacy="open", misplay=misplay)
    chance, dim, hands = random.Random(1), 0, 0
    while hands < 40:
        scene.director.finish()
        ask = scene.table.ask
        assert ask is not None
        if ask.prompt == "toruro.play" and scene.turn is not None:
            hands += 1
            dim += sum(mark is Mark.DIM for mark in scene.marks().values())
        scene.session.play(anything(ask, chance))
    assert (dim > 0) == dimmed
