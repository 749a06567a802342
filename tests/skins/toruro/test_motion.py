"""The staging of Toruro: every event is seen, and whatever a player does meanwhile, it ends the same."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from game.core.action import Token
from game.core.event import Drew, Event, Played
from game.toruro import events
from game.toruro.events import Misplayed, TrickTaken
from scenes.skins.toruro.event_table import ROWS
from scenes.skins.toruro.skin import ToruroSkin
from scenes.stage.director import LINGERS
from scenes.stage.pieces import Piece
from scenes.table.play import PlayScene
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key, Pointer
from tests.needs import long
from tests.skins.toruro.conftest import Begin, anything
from tests.stage.shows import SHOWS, at_speed, finishing, skipping
from tests.table.tables import course

BARE = True
TABLES = {
    "three, one of them a person": (1, 3, 1, {}),
    "eight": (3, 8, 0, {}),
    "five on their honour": (2, 5, 0, {"misplay": "honour", "detection": "audit"}),
    "six who accuse": (5, 6, 1, {"misplay": "honour", "detection": "accuse"}),
    "four, caught at once": (4, 4, 1, {"misplay": "honour", "detection": "instant"}),
}
SHOWN = (
    *("round", "partida", "last", "dealer", "lulos", "goes", "exchanged", "caught"),
    *("exposed", "stock", "hands", "tricks", "takers"),
)
"""Fields of a view that the screen shows, besides chips and debts."""
SHARED = {"four at one screen": (6, 4, 3, {"privacy": "open", "misplay": "honour"})}


def skin_of(scene: PlayScene) -> ToruroSkin:
    assert isinstance(scene.skin, ToruroSkin)
    return scene.skin


def known(scene: PlayScene) -> list[object]:
    """What HUD and cards say, but for whose turn it is and what it is about: that comes with the question."""
    hud, props = skin_of(scene)._hud, skin_of(scene)._props
    chips = [hud.pots[:], hud.net[:], hud.slate.debts, set(hud.slate.struck), hud.dealer]
    told = [getattr(hud.view, name) for name in SHOWN]
    return [*chips, *told, sum(hud.view.discarded) + hud.view.waiting, props.cards.hand, props.last]


def lying(scene: PlayScene) -> dict[Token, tuple[object, ...]]:
    """Everything that can be seen on the cloth, and where."""
    return {
        piece.token: (round(piece.x), round(piece.y), round(piece.width), piece.picture, piece.badge)
        for piece in scene.stage.pieces.values()
        if piece.picture
    }


def test_every_event_of_the_game_has_a_row() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert set(ROWS) == {*kinds - {Event, Played}, Drew}


@pytest.mark.parametrize("name", TABLES)
def test_motions_end_where_the_rules_have_everything(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    seed, count, humans, options = TABLES[name]
    scene = begin(seed, count, humans, **options)
    finishing(scene)
    settle, settled = scene.session.settle, list[str]()

    def watched() -> None:
        before, told = lying(scene), known(scene)
        settle()
        moved = {name for name in {*before, *lying(scene)} if before.get(name) != lying(scene).get(name)}
        settled.extend(f"{name} jumps" for name in moved)
        settled.extend(
            f"{was} was told, it is {now}" for was, now in zip(told, known(scene), strict=True) if was != now
        )

    monkeypatch.setattr(scene.session, "settle", watched)
    for number, _ in enumerate(course(scene, at_speed("normal"), 150, anything)):
        assert not settled, f"after {number + 1} decisions"
    assert number > 100


@pytest.fixture(scope="module")
def usual() -> dict[str, list[list[Piece]]]:
    """The course of each game as `finish` shows it."""
    return {}


@pytest.mark.parametrize("show", SHOWS)
@pytest.mark.parametrize(
    "name", [long("three, one of them a person"), "five on their honour", long("four at one screen")]
)
def test_however_a_game_is_shown_every_decision_ends_in_the_same_stage(
    begin: Begin, usual: dict[str, list[list[Piece]]], name: str, show: str
) -> None:
    seed, count, humans, options = {**TABLES, **SHARED}[name]
    if name not in usual:
        usual[name] = list(course(begin(seed, count, humans, **options), finishing, 60, anything))
    shown = course(begin(seed, count, humans, **options), SHOWS[show], 60, anything)
    for number, (seen, expected) in enumerate(zip(shown, usual[name], strict=True)):
        assert seen == expected, f"decision {number}"


# --- a trick stays until it was seen ---


def finished_trick(scene: PlayScene) -> TrickTaken:
    """Play on until a trick is taken, and lies there to be looked at."""
    chance = random.Random(1)
    while scene.table.ask is not None:
        scene.session.play(anything(scene.table.ask, chance))
        while scene.director.busy:
            event = scene.director.event
            if isinstance(event, TrickTaken) and scene.director._looking > 0:
                return event
            scene.director.update(1 / 30)
    raise AssertionError("no trick was played")


def in_trick(scene: PlayScene) -> list[Piece]:
    return [scene.stage.pieces[Token("card", play.card)] for play in skin_of(scene)._hud.view.trick]


def test_a_finished_trick_lies_as_long_as_chosen_with_its_best_card_on_top(begin: Begin) -> None:
    scene = begin(1, 4, 0, linger="long")
    event = finished_trick(scene)
    cards = in_trick(scene)
    assert len(cards) >= 2
    assert max(cards, key=lambda piece: piece.layer).token == event.card
    before = [(piece.x, piece.y) for piece in cards]
    scene.director.update(LINGERS["long"] - 0.1)
    assert [(piece.x, piece.y) for piece in cards] == before
    for _ in range(60):
        scene.director.update(1 / 30)
    assert not any(piece.token in scene.stage.pieces for piece in cards)


@pytest.mark.parametrize("item", [Pointer("down", (548, 120), 1), Key(Act.OK), Key(Act.SKIP)])
@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_until_the_player_goes_on_a_finished_trick_lies_and_nothing_is_drawn_anew(
    begin: Begin, item: Pointer | Key, speed: str
) -> None:
    scene = begin(1, 4, 1, linger="seen", speed=speed)
    finished_trick(scene)
    cards = in_trick(scene)
    for _ in range(100):
        scene.update(0.5)
    assert in_trick(scene) == cards
    assert not scene.busy
    scene.handle(item)
    scene.update(0.0)
    assert scene.busy or not scene.director.busy
    for _ in range(40):
        scene.director.update(1 / 30)
    assert not any(card.token in scene.stage.pieces for card in cards)


# --- honour ---


def stamps(scene: PlayScene) -> list[tuple[float, float]]:
    return [(p.x, p.y) for p in scene.stage.effects if p.picture == "toruro/stamp_misplay"]


def goers(scene: PlayScene) -> set[int]:
    """The seats that have played a card in the round that is shown."""
    return {play.seat for trick in skin_of(scene)._props.cards.view.tricks for play in trick}


class Writing(Canvas):
    """Notes every text that is written."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas.surface, canvas.art, canvas.lettering)
        self.written: list[str] = []

    def text(self, text: str, *args: Any, **kwargs: Any) -> pygame.FRect:
        self.written.append(text)
        return super().text(text, *args, **kwargs)


def names_in_front(scene: PlayScene) -> list[str]:
    """The names of seats that are written over all pieces, each as often as it is."""
    canvas = Writing(scene.services.canvas)
    skin_of(scene).draw_front(canvas)
    names = {seat.name for seat in scene.table.seats}
    return sorted(words for words in canvas.written if words in names)


def test_the_audit_lays_out_all_tricks_and_stamps_each_misplay_on_its_card(begin: Begin) -> None:
    scene = begin(2, 5, 0, misplay="honour", detection="audit")
    chance, audits = random.Random(7), list[int]()
    while scene.table.ask is not None and sum(audits) < 8:
        scene.session.play(anything(scene.table.ask, chance))
        found: list[Token] = []
        while scene.director.busy:
            event = scene.director.event
            if isinstance(event, Misplayed) and scene.director._looking > 0:
                found.append(event.card)
                laid = skin_of(scene)._props.laid_out
                cards = {p.token: p for p in laid if p.token.kind == "card"}
                assert names_in_front(scene) == sorted(scene.table.seats[s].name for s in goers(scene))
                played = {
                    Token("card", play.card) for trick in skin_of(scene)._hud.view.tricks for play in trick
                }
                assert set(cards) == played
                assert stamps(scene) == [(cards[card].x, cards[card].y) for card in found]
                scene.director.skip()
            else:
                scene.director.update(1 / 10)
        audits.append(len(found))
        assert not scene.stage.effects
    assert max(audits) > 1, "no round with several misplays"


def test_what_is_caught_at_once_is_stamped_in_the_trick(begin: Begin) -> None:
    scene = begin(4, 4, 0, misplay="honour", detection="instant")
    chance, caught = random.Random(7), 0
    while scene.table.ask is not None and caught < 3:
        scene.session.play(anything(scene.table.ask, chance))
        while scene.director.busy:
            event = scene.director.event
            if isinstance(event, Misplayed) and scene.director._looking > 0:
                card = scene.stage.pieces[event.card]
                assert stamps(scene)[-1] == (card.x, card.y)
                caught += 1
                scene.director.skip()
            scene.director.update(1 / 10)


def test_nothing_of_an_audit_is_left_when_it_is_skipped(begin: Begin) -> None:
    scene = begin(2, 5, 0, misplay="honour", detection="audit")
    for _ in course(scene, skipping, 80, anything):
        assert not scene.stage.effects
