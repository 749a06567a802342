"""Offers that are put together on a sheet, and their answers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from game.alatriste.rows import RULES
from game.alatriste.tokens import ACCEPT, ATTACK, COUNTER_OFFER, DISCARD_OWN, NO_ATTACK, OFFER, REFUSE
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.bargain_ideas import Idea
from scenes.skins.alatriste.drawing.bargain_pieces import MIDDLE
from scenes.skins.alatriste.drawing.bargain_widgets import (
    Given,
    Knob,
    Leaning,
    Partner,
    Purse,
    Seal,
    Wanted,
)
from scenes.skins.alatriste.drawing.offer_draft import Draft
from scenes.skins.alatriste.drawing.offer_sheet import Deal, Reason
from scenes.skins.alatriste.drawing.trade_form import Trade
from scenes.skins.alatriste.layout import FAME
from scenes.skins.alatriste.screenshots import MOMENTS, arranged
from scenes.skins.alatriste.words import answers
from scenes.stage.odds_gauge import HintPanel
from scenes.stage.pieces import HAND
from scenes.table.buttons import Answer, Link
from scenes.table.play import PlayScene
from scenes.ui.input import Act, Key, Pointer
from scenes.window.app import App
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, asked, play_on, skin_of


def offering(begin: Begin, seed: int = 2) -> tuple[PlayScene, Trade]:
    """A person with cards and Ducats in his turn has begun to make an offer."""
    scene = begin(seed, 4, 1)
    chance = random.Random(seed)
    while True:
        play_on(scene, chance, asked("play"))
        own = scene.table.view(0).players[0]
        if own.cards >= 2 and own.ducats >= 2 and OFFER in there(scene.table.ask).options:
            break
        scene.session.play([there(scene.table.ask).options[-1]])
    scene.session.play([OFFER])
    scene.director.finish()
    assert scene.turn is not None
    assert isinstance(scene.turn.form, Trade)
    return scene, scene.turn.form


def test_an_offer_is_sent_as_it_was_put_together(begin: Begin) -> None:
    scene, trade = offering(begin)
    own = scene.table.view(0).players[0]
    other = next(p for p in scene.table.view(0).players if p.seat and p.cards and not (p.dead or p.left))
    trade.change(target=other.seat)
    for number in own.hand[:2]:
        trade.toggle(number)
    trade.change(ducats=2)
    trade.change(want=("kind", 2), number=1)
    third = next(p.seat for p in scene.table.view(0).players if p.seat not in (0, other.seat))
    trade.change(promises=((NO_ATTACK, -1), (ATTACK, third)), turns=(3, 1))
    first = trade.replies()[0]
    assert first.words and not first.off
    scene.session.play(first.actions)
    offer = scene.table.view(0).offer
    assert offer is not None and offer.sent
    assert (offer.sender, offer.receiver, offer.cards) == (0, other.seat, tuple(sorted(own.hand[:2])))
    assert (offer.ducats, offer.want_kind, offer.want_count) == (2, 2, 1)
    assert offer.promises == ((NO_ATTACK, -1, 3), (ATTACK, third, 1))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_put_together_the_rules_take_it(begin: Begin, seed: int) -> None:
    scene, trade = offering(begin, seed)
    chance = random.Random(seed)
    for _ in range(25):
        rows = trade.widgets(scene.services.canvas, scene.lay, scene.session.play)
        row = chance.choice([row for row in rows if not isinstance(row, Leaning)])
        row.typed(Key(chance.choice([Act.LEFT, Act.RIGHT, Act.OK])))
    reply = trade.replies()[chance.random() < 0.2]
    scene.session.play(reply.actions or trade.replies()[1].actions)
    scene.director.finish()
    assert scene.table.ask is not None
    assert not isinstance(scene.turn and scene.turn.form, Trade)


def test_a_counter_offer_can_be_let_be(begin: Begin) -> None:
    scene = begin(4, 2, 2, privacy="open")
    ask = play_on(
        scene, random.Random(4), lambda ask: ask.prompt == "alatriste.reply" and len(ask.options) > 1
    )
    scene.session.play([option for option in ask.options if option.verb == "counter"])
    scene.director.finish()
    assert scene.turn is not None
    trade = scene.turn.form
    assert isinstance(trade, Trade)
    widgets = trade.widgets(scene.services.canvas, scene.lay, scene.session.play)
    assert not any(isinstance(widget, Partner) and widget.focusable for widget in widgets)
    scene.session.play(trade.replies()[-1].actions)
    scene.director.finish()
    assert scene.table.view(None).offer is None


def test_nothing_at_all_is_no_offer_and_every_change_can_be_taken_back(begin: Begin) -> None:
    scene, trade = offering(begin)
    assert trade.replies()[0].off
    assert not trade.take_back()
    card = scene.table.view(0).players[0].hand[0]
    trade.toggle(card)
    assert trade.draft.given == (card,)
    assert trade.take_back()
    assert trade.draft == Draft(trade.draft.target)


def test_a_card_is_given_with_a_click_or_a_key(begin: Begin) -> None:
    scene, trade = offering(begin)
    cards = [
        row
        for row in trade.widgets(scene.services.canvas, scene.lay, scene.session.play)
        if isinstance(row, Given)
    ]
    for kind in ("down", "up"):
        cards[0].pointer(Pointer(kind, cards[0].rect.center, 1))
    cards[1].typed(Key(Act.OK))
    assert len(trade.draft.given) == 2


def test_cards_are_given_from_the_hand_itself_and_the_track_of_fame_is_seen(begin: Begin) -> None:
    scene, trade = offering(begin)
    canvas = scene.services.canvas
    held = [piece.rect for piece in scene.stage.pieces.values() if piece.layer == HAND]
    sheet = trade.area(canvas)
    assert not sheet.colliderect(FAME) and sheet.collidelist(held) == -1
    cards = [row for row in trade.widgets(canvas, scene.lay, scene.session.play) if isinstance(row, Given)]
    assert [card.rect for card in cards] == held


def test_a_card_is_dragged_into_the_middle_and_one_that_falls_short_stays(begin: Begin) -> None:
    scene, trade = offering(begin)
    for end, given in ((MIDDLE.center, 1), ((10.0, 500.0), 0)):
        trade.change(given=())
        widgets = trade.widgets(scene.services.canvas, scene.lay, scene.session.play)
        card = next(widget for widget in widgets if isinstance(widget, Given))
        card.pointer(Pointer("down", card.rect.center, 1))
        card.pointer(Pointer("move", end))
        card.pointer(Pointer("up", end, 1))
        assert len(trade.draft.given) == given


def test_ducats_are_laid_down_click_by_click_and_a_card_of_the_other_hand_is_wanted(begin: Begin) -> None:
    scene, trade = offering(begin)
    other = next(p for p in scene.table.view(0).players if p.seat and p.cards and p.ducats and not p.dead)
    trade.change(target=other.seat)
    widgets = trade.widgets(scene.services.canvas, scene.lay, scene.session.play)
    own, theirs = (widget for widget in widgets if isinstance(widget, Purse))
    for purse, button in ((own, 1), (own, 1), (own, 3), (theirs, 1), (theirs, 1)):
        purse.pointer(Pointer("down", purse.rect.center, button))
    assert trade.draft.ducats == -1
    card = next(widget for widget in widgets if isinstance(widget, Wanted))
    card.typed(Key(Act.OK))
    assert trade.draft.want[0] in ("card", "kind")


def test_what_a_bot_says_to_a_draft_it_does_when_the_offer_comes(begin: Begin) -> None:
    said = set()
    for seed in range(12):
        scene, trade = offering(begin, seed)
        card = scene.table.view(0).players[0].hand[0]
        trade.toggle(card)
        trade.pay(-1 - seed % 4)
        word = trade._word if trade.word else None
        assert word is not None
        scene.session.play(trade.replies()[0].actions)
        scene.director.finish()
        ask = there(scene.table.ask)
        if ask.prompt != "alatriste.reply":
            continue
        scene.session.think(ask)
        accepted = any("accepts" in line.text for line in scene.session.chronicle.lines)
        assert accepted == (word[0] == "accept")
        said.add(word[0])
    assert said


def test_a_bargain_to_begin_with_is_one_that_a_bot_agrees_to(app: App) -> None:
    rich: dict[str, Any] = {"0": {"ducats": 1, "hand": [26, 18, 90]}, "3": {"ducats": 17}}
    scene = arranged(app, 1, MOMENTS["trade"]._replace(players=rich))
    trade = there(scene.turn).form
    assert isinstance(trade, Trade)
    ideas = [widget for widget in scene.page.all() if isinstance(widget, Idea)]
    assert ideas[0].spoken_text == "Diego wants Horse: 17 Ducats"
    assert len(ideas) == 3
    ideas[1].pointer(Pointer("up", ideas[1].rect.center, 1))
    assert (trade.draft.target, trade.word) == (3, "Agreed!")
    assert trade.draft.given and trade.draft.ducats < 0 and trade.replies()[0].kind == "gold"
    leaning = next(widget for widget in scene.page.all() if isinstance(widget, Leaning))
    assert leaning._goal > 1 / 3
    trade.change(ducats=0)
    assert trade.replies()[0].kind == "paper"  # it would be against whoever sends it


def test_a_promise_is_sealed_with_a_click_for_as_many_turns_as_the_knobs_say(begin: Begin) -> None:
    scene, trade = offering(begin)

    def lying(kind: type[Any]) -> list[Any]:
        widgets = trade.widgets(scene.services.canvas, scene.lay, scene.session.play)
        return [widget for widget in widgets if isinstance(widget, kind)]

    assert not lying(Knob)
    lying(Seal)[0].press()
    lying(Knob)[1].press()
    assert trade.offer.promises == ((NO_ATTACK, -1, 3),)
    lying(Seal)[0].press()
    assert not trade.offer.promises


def test_the_sheet_shows_backs_while_the_hand_lies_face_down(begin: Begin) -> None:
    scene, trade = offering(begin)
    trade._face_up = lambda: False
    cards = [
        row
        for row in trade.widgets(scene.services.canvas, scene.lay, scene.session.play)
        if isinstance(row, Given)
    ]
    assert not any(card.tip or card._open for card in cards)


def test_promises_are_as_many_as_the_rules_allow() -> None:
    assert len(Draft(0).promises) == len(Draft(0).turns) == RULES.promises


def test_whoever_refuses_an_offer_may_say_why(begin: Begin) -> None:
    scene = begin(4, 2, 2, privacy="open")
    play_on(scene, random.Random(4), asked("reply"))
    deal = scene.turn.form if scene.turn is not None else None
    assert isinstance(deal, Deal)
    reasons = deal.widgets(scene.services.canvas, scene.lay, scene.session.play)
    said = [reason for reason in reasons if isinstance(reason, Reason)]
    said[1].typed(Key(Act.OK))
    assert deal.refusal.picks and deal.take_back() and deal.refusal == REFUSE
    said[-1].pointer(Pointer("up", said[-1].rect.center, 1))
    assert deal.refusal == deal.refusals[-1]
    words = answers.label(skin_of(scene)._words, deal.refusal, there(scene.turn).ask, 0)
    scene.session.play(next(reply.actions for reply in deal.replies() if deal.refusal in reply.actions))
    scene.director.finish()
    assert any(words in line.text for line in scene.session.chronicle.lines)


def test_the_sheet_says_why_an_offer_cannot_be_accepted(begin: Begin) -> None:
    scene, chance = begin(4, 2, 2, privacy="open"), random.Random(4)
    told: set[bool] = set()
    while len(told) < 2:
        play_on(scene, chance, asked("reply"))
        assert scene.turn is not None
        assert isinstance(scene.turn.form, Deal)
        able = ACCEPT in scene.turn.ask.options
        assert able != any("You do not have that." in half for half in scene.turn.form.spoken_text())
        told.add(able)
        scene.session.play([REFUSE])


def test_a_card_is_discarded_by_a_small_button_below_the_answers_of_which_refusing_comes_first(
    begin: Begin,
) -> None:
    scene = begin(1, 4, 4)
    wanted = {ACCEPT, COUNTER_OFFER, DISCARD_OWN}
    play_on(scene, random.Random(1), lambda ask: ask.prompt == "alatriste.reply" and wanted <= {*ask.options})
    buttons = {widget.text: widget for widget in scene.page.all() if isinstance(widget, Answer)}
    assert list(buttons) == ["Refuse the offer", "Accept the offer", "Make a counter-offer", "Discard a card"]
    link = buttons["Discard a card"]
    assert isinstance(link, Link) and link.rect.h <= min(button.rect.h for button in buttons.values())
    link.press()
    assert there(scene.table.ask).prompt == "alatriste.discard"


@pytest.mark.parametrize("factor", [1.0, 2.0])
@pytest.mark.parametrize("prompt", ["move", "play"])
def test_a_hint_hides_neither_the_plates_nor_what_can_be_chosen(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, prompt: str, factor: float
) -> None:
    scene, laid = begin(3, 6, 1), list[pygame.FRect]()
    play_on(scene, random.Random(3), lambda ask: asked(prompt)(ask) and len(ask.options) > 1)
    draw = HintPanel.draw

    def noted(*given: Any) -> pygame.FRect:
        laid.append(draw(*given))
        return laid[-1]

    monkeypatch.setattr(HintPanel, "draw", noted)
    scene.update(0.1)
    scene.services.canvas.lettering.factor = factor
    scene.handle(Key(Act.HINT))
    scene.draw(scene.services.canvas)
    turn = there(scene.turn)
    open_to = [piece.rect for piece in scene.stage.pieces.values() if turn.can_touch(piece)]
    assert laid and open_to
    assert laid[-1].collidelist([*layout.SPARED, *open_to]) < 0


@pytest.mark.parametrize("seed", [1, 3, 4])
def test_a_hint_hides_no_box_that_one_passes_on_a_way(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    scene, taken = begin(seed, 4, 1), list[Sequence[pygame.FRect]]()
    play_on(scene, random.Random(seed), lambda ask: asked("move")(ask) and len(ask.options) > 1)

    def noted(*given: Any) -> pygame.FRect:
        taken.append(given[3])
        return pygame.FRect()

    monkeypatch.setattr(HintPanel, "draw", noted)
    scene.update(0.1)
    scene.handle(Key(Act.HINT))
    scene.draw(scene.services.canvas)
    guide = skin_of(scene)._guide
    boxes = [box for walk in there(guide._reach).ways for box in walk]
    assert boxes and taken
    for box in boxes:
        assert guide._madrid.seen(guide._madrid.plate(box)).collidelist(taken[-1]) >= 0
