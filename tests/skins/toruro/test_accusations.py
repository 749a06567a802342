"""Accusations: the board of all tricks, what it shows and says, and how somebody is pointed at."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.core.table import Table
from game.toruro import GAME
from game.toruro.deck import suit
from game.toruro.events import Accused, Misplayed
from game.toruro.tokens import SILENT, TRICK, accuse
from game.toruro.view import Play, view
from game.translation import use
from scenes.screenshots.arrange import seats
from scenes.skins.toruro.card_layout import card_name, picture
from scenes.skins.toruro.drawing.accusation import Accusation, Suspect
from scenes.skins.toruro.drawing.cloth import names
from scenes.skins.toruro.drawing.trick_board import APART, Layout, draw_key, has_room, meanings
from scenes.skins.toruro.layout import SLATE, Places
from scenes.skins.toruro.motion.audit_motion import accused, is_on, is_open
from scenes.skins.toruro.skin import ToruroSkin
from scenes.skins.toruro.words.proof import acquittal, broken, proof
from scenes.table.buttons import Answer
from scenes.table.play import PlayScene
from scenes.ui.anim import Timeline
from scenes.ui.input import Act, Key, Pointer
from tests.narrow import as_a, there
from tests.skins.toruro.conftest import Begin, anything, asked, play_on
from tests.toruro.table import cards, contest


def answers(scene: PlayScene) -> list[Answer]:
    return [widget for widget in scene.page.widgets if isinstance(widget, Answer)]


def accusing(begin: Begin) -> tuple[PlayScene, Accusation]:
    scene = begin(5, 4, 4, privacy="open", misplay="honour", detection="accuse")
    play_on(scene, random.Random(1), asked("accuse"))
    assert scene.turn is not None and isinstance(scene.turn.form, Accusation)
    return scene, scene.turn.form


def suspects(scene: PlayScene) -> list[Suspect]:
    return [widget for widget in scene.page.widgets if isinstance(widget, Suspect)]


def test_where_somebody_may_be_accused_every_card_tells_its_place_in_the_trick(begin: Begin) -> None:
    scene, form = accusing(begin)
    tricks = there(scene.table.view(None)).tricks
    for laid in form.layout.cards:
        assert tricks[laid.trick][laid.place] == (laid.seat, laid.card)
        assert str(laid.place + 1) in form.describe(laid)
    assert [suspect._laid.place for suspect in suspects(scene)]


def test_tricks_that_are_laid_out_show_who_led_and_took_them_and_which_cards_are_trumps(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, form = accusing(begin)
    seen = there(scene.table.view(None))
    for number, taker in enumerate(seen.takers):
        row = [laid for laid in form.layout.cards if laid.trick == number]
        assert [laid.seat for laid in row if laid.best] == [taker]
        assert sorted(laid.place for laid in row) == list(range(len(row)))
    canvas, gold, written = scene.services.canvas, list[str](), list[str]()

    def rim(name: str, *place: object, **how: object) -> None:
        gold.append(name)

    def text(words: str, *place: object, **how: object) -> pygame.FRect:
        written.append(words)
        return pygame.FRect(0, 0, 10, 10)

    monkeypatch.setattr(canvas, "rim", rim)
    monkeypatch.setattr(canvas, "text", text)
    form.draw(canvas)
    trumps = [laid.card for laid in form.layout.cards if suit(laid.card) == suit(seen.exposed)]
    assert sorted(gold) == sorted(picture(card) for card in trumps) and trumps
    assert {"1", "2", "3", *names()} <= {*written}


def test_a_board_of_tricks_says_what_an_accusation_brings(begin: Begin) -> None:
    scene, form = accusing(begin)
    seen = there(scene.table.view(None))
    assert "nothing" in form.price() and form.price() in form.spoken_text()
    laid = next(iter(form._possible))
    form.point(laid)
    name = scene.table.seats[laid.seat].name
    assert name in form.price() and f"a lulo of {seen.stake}." in form.price()


def test_whoever_accuses_is_shown_which_cards_did_not_follow_suit_and_no_more(begin: Begin) -> None:
    scene, form = accusing(begin)
    tricks = there(scene.table.view(None)).tricks
    marked = {(laid.seat, laid.card) for laid in form._possible if form.is_suspect(laid)}
    off = {(play.seat, play.card) for trick in tricks[:2] for play in trick[1:]
           if suit(play.card) != suit(trick[0].card)}  # fmt: skip
    assert marked and marked == {(laid.seat, laid.card) for laid in form._possible} & off
    assert "?" in form.price()
    for laid in form._possible:
        assert ("did not follow suit" in form.describe(laid)) is form.is_suspect(laid)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("goers", range(2, 9))
def test_what_an_accusation_brings_has_room_below_any_number_of_columns(
    begin: Begin, language: str, goers: int
) -> None:
    scene, form = accusing(begin)
    canvas = scene.services.canvas
    layout = Layout(
        [[Play(seat, 4 * seat + trick) for seat in range(goers)] for trick in range(3)], [0, 1, 0]
    )
    use(language)
    words = []
    for pointed in (None, *form._possible):
        form.pointed = pointed
        words.append(form.price())
    use("en")
    for said in words:
        with canvas.lettering.at_most(1.0):
            assert has_room(canvas, layout.key, said, 0), said
    lying = pygame.FRect((0, 0), layout.grid.card)
    for laid in layout.cards:
        lying.center = laid.at
        assert layout.board.contains(lying) and layout.key.left >= lying.right + APART - 1
    assert layout.board.contains(layout.key) and layout.board.right < SLATE.left
    plates = [Places(seats, 0, large=True).plate(seat) for seats in range(3, 9) for seat in range(seats)]
    assert layout.board.collidelist(plates) < 0
    assert min(x for _, (x, _) in layout.rows) > layout.board.left + 20


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("goers", [3, 5, 8])
def test_words_beside_the_tricks_grow_with_the_letters_and_stand_within_their_column(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, language: str, goers: int
) -> None:
    scene, form = accusing(begin)
    canvas, sizes = scene.services.canvas, list[float]()
    layout = Layout([[Play(seat, seat) for seat in range(goers)] for _ in range(3)], [0, 1, 0])
    canvas.aim(pygame.Surface((1280, 720)))
    text = canvas.text

    def note(words: str, *rest: Any, **how: Any) -> pygame.FRect:
        area = text(words, *rest, **how)
        assert layout.key.inflate(2, 2).contains(area), words
        sizes.append(canvas.lettering.factor)
        return area

    use(language)
    monkeypatch.setattr(canvas, "text", note)
    for factor in (1.0, 2.0):
        canvas.lettering.factor = factor
        draw_key(canvas, layout, form.price(), 0)
    canvas.lettering.factor = 1.0
    use("en")
    assert sizes[0] >= 0.9 and sizes[-1] >= (1.2 if goers < 8 else 1.0) * sizes[0], "as far as there is room"


def test_a_vain_accusation_ends_with_its_card_shown_to_be_played_rightly(begin: Begin) -> None:
    scene, _ = accusing(begin)
    props = as_a(ToruroSkin, scene.skin)._props
    tricks = there(scene.table.view(None)).tricks
    play = next(play for play in tricks[0] if play.seat != 0)
    timeline, large, bright, told = Timeline(), set[int](), set[int](), set[str]()
    timeline.add(accused(props, Accused("toruro.7.4", 0, play.seat, TRICK[0], False)))
    for _ in range(300):
        timeline.update(1 / 30)
        large |= {piece.token.id for piece in props.laid_out if piece.scale > 1.2}
        if props.proof is not None:
            told.add(props.proof.words)
            lying = [piece for piece in props.laid_out if piece.token.kind == "card"]
            bright = {piece.token.id for piece in lying if piece.alpha > 0.9}
    assert large == {play.card}
    own = {one.card for trick in tricks for one in trick if one.seat == play.seat}
    assert bright == own | {tricks[0][0].card} and len(told) == 1, "what proves it, in words and cards"
    assert {piece.alpha for piece in props.laid_out} == {1.0}
    assert not timeline.busy
    timeline.add(accused(props, Accused("toruro.7.4", 0, play.seat, TRICK[0], True)))
    before = list(props.laid_out)
    timeline.finish()
    assert props.laid_out == before, "where it is right, the misplay itself is shown next"


def test_whoever_accuses_points_at_a_card_and_may_think_better_of_it(begin: Begin) -> None:
    scene, form = accusing(begin)
    card = suspects(scene)[0]
    scene.handle(Pointer("down", card.rect.center, 1))
    assert form.pointed is not None
    assert len(answers(scene)) == 2
    scene.handle(Pointer("down", (100, 560), 3))
    assert form.pointed is None
    assert [reply.actions for reply in form.replies()] == [(SILENT,)]


def test_the_card_pointed_at_names_its_seat_and_its_trick(begin: Begin) -> None:
    scene, form = accusing(begin)
    laid = next(iter(form._possible))
    ask = scene.table.ask
    assert ask is not None
    scene.page.focus(f"suspect {laid.card}")
    scene.page.ring.shown = True
    scene.handle(Key(Act.OK))
    assert form.replies()[0].actions == (accuse(laid.seat, laid.trick),)
    answers(scene)[0].press()
    assert scene.table.record.actions[-1] == accuse(laid.seat, laid.trick)


def test_a_second_click_on_the_card_pointed_at_accuses_whoever_played_it(begin: Begin) -> None:
    scene, form = accusing(begin)
    first, second, *_ = suspects(scene)
    for suspect in (first, second, second):
        scene.handle(Pointer("down", suspect.rect.center, 1))
        scene.handle(Pointer("up", suspect.rect.center, 1))
    laid = next(laid for laid in form._possible if f"suspect {laid.card}" == second.key)
    assert scene.table.record.actions[-1] == accuse(laid.seat, laid.trick)


def test_everybody_can_be_accused_of_what_the_rules_offer_and_nothing_else(begin: Begin) -> None:
    scene, form = accusing(begin)
    ask = scene.table.ask
    assert ask is not None
    assert {*form._possible.values(), SILENT} == set(ask.options)


def test_the_tricks_lie_there_from_the_last_one_on_until_all_have_accused_and_are_dealt_once(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(5, 4, 0, misplay="honour", detection="accuse")
    props, chance = as_a(ToruroSkin, scene.skin)._props, random.Random(3)
    heard = list[str]()
    monkeypatch.setattr(props, "heard", heard.append)
    accusations, looked = 0, 0
    while accusations < 3:
        ask = there(scene.table.ask)
        if ask.prompt == "toruro.accuse":
            looked += 1
            assert is_open(props) and not is_on(props)
            answer = [ask.options[0]]
        else:
            answer = anything(ask, chance)
        scene.session.play(answer)
        while scene.director.busy:
            is_accused = isinstance(scene.director.event, Accused)
            if scene.director._looking > 0:
                accusations += is_accused
                scene.director.skip()
            began = len(heard)
            scene.director.update(1 / 20)
            still = isinstance(scene.director.event, Accused)
            assert not (is_accused and still and "deal" in heard[began:]), "what lies there is dealt again"
    assert looked >= 3


@pytest.mark.parametrize("detection", ["audit", "accuse", "instant"])
def test_a_misplay_is_proved_by_a_card_that_all_have_seen_and_that_the_duty_allowed(detection: str) -> None:
    proved = 0
    for seed in range(1, 12):
        table = Table(GAME, seats(GAME, 4), seed, {"misplay": "honour", "detection": detection, "cap": 8})
        chance = random.Random(seed)
        while table.ask is not None:
            for answer in anything(table.ask, chance):
                table.play(table.ask.seat, answer)
            for event, found in table.events_with_views(None):
                if not isinstance(event, Misplayed):
                    continue
                told = proof(event, found, table.seats)
                if detection == "instant":
                    assert told is None, "the hand is still hidden"
                    continue
                later = {play.card for trick in found.tricks for play in trick if play.seat == event.seat}
                assert told is not None and later.issuperset(told.kept) and event.card.id not in told.kept
                assert card_name(told.kept[0]) in told.words and broken(event.duty) in told.words
                if event.duty == "follow_suit":
                    led = found.tricks[event.trick.id][0].card
                    assert all(suit(card) == suit(led) for card in told.kept)
                proved += 1
    assert proved > 5 or detection == "instant"


def test_the_board_of_tricks_says_which_suit_is_trumps_and_what_its_marks_mean() -> None:
    told = [dict(meanings(exposed)) for exposed in (0, 10, 20, 30)]
    assert [*told[0]] == ["trumps", "led", "took"] and len({words["trumps"] for words in told}) == 4


@pytest.mark.parametrize(
    ("hand", "accused_seat", "reason"),
    [
        ("3c 6b 7b", 0, "P1 led, and had to lead no other card."),
        ("4c 2b 5b", 1, "P2 followed suit."),
        ("2e 6b 7b", 1, "P2 held no cups."),
        ("2b 6b 7b", 1, "P2 held no cups and no trumps."),
    ],
)
def test_what_was_played_rightly_is_proved_by_all_cards_of_its_hand(
    hand: str, accused_seat: int, reason: str
) -> None:
    own, others = cards(hand), cards("3c 1o 2o")
    if accused_seat == 0:
        own, others = others, own
    tricks = tuple((Play(0, led), Play(1, later)) for led, later in zip(others, own, strict=True))
    seen = replace(
        view(contest(("1c 1o 1e", "2o 2e 2b", "4o 4e 4b"), "5c"), 0), exposed=cards("7e")[0], tricks=tricks
    )
    company = [replace(seat, name=f"P{seat.index + 1}") for seat in seats(GAME, 3)]
    event = Accused("toruro.7.4", 2, accused_seat, TRICK[0], False)
    told = acquittal(event, tricks[0][accused_seat].card, seen, company)
    assert told.words == f"Rightly played! {reason}" and not told.kept
