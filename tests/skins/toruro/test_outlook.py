"""What is written above the cards that may be played: as the rules have it, from nothing hidden."""

from __future__ import annotations

import random
import re
from itertools import islice
from typing import Any

import pygame
import pytest

from game.core.rng import Rng
from game.core.script import Ask, pending
from game.toruro import GAME
from game.toruro.odds import tricks_taken
from game.toruro.state import Toruro
from game.toruro.tokens import CARD, PLAY
from game.toruro.view import view
from game.translation import use
from scenes.skins.toruro.drawing.hud import DEBT, GOOD
from scenes.skins.toruro.drawing.outlook import AT_A_TIME, ENOUGH, Outlook, outlook
from scenes.skins.toruro.drawing.tags import draw_tag
from scenes.skins.toruro.skin import ToruroSkin
from scenes.stage.pieces import HAND
from scenes.table.play import PlayScene
from tests.narrow import as_a
from tests.skins.toruro.conftest import Begin, anything, asked, play_on
from tests.skins.toruro.test_at_stake import Position, walk
from tests.table.tables import reach
from tests.toruro.table import cards, contest, do

DEALS = 30
"""How often what is hidden is dealt anew to look what becomes of a card."""


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    use("en")
    return [*islice(walk(), 0, 2600, 13)]


def allowed(found: Position) -> list[int]:
    return [card for card in found.seen.hand if card not in found.seen.forbidden_cards]


def test_what_a_card_is_said_to_do_comes_whatever_others_hold(positions: list[Position]) -> None:
    told = set[str]()
    for found in positions:
        for card in allowed(found):
            words, colour = outlook(found.seen, card, None)
            if colour not in (GOOD, DEBT):
                assert words == "takes the lead"
            else:
                ((now, _),) = tricks_taken(found.seen, [card], Rng(1), DEALS)
                assert now == (DEALS if colour == GOOD else 0)
            assert colour != GOOD or words.endswith(f"+{found.state.pots[len(found.state.takers)]}")
            told.add(re.sub(r"\d+|ace|sota|knight|king", "", words))
    assert told >= {"takes it: +", "saves you: +", "takes the lead", "loses to the ", "costs a lulo of "}


def test_a_lulo_is_told_where_the_last_trick_is_lost_and_rescue_where_there_is_no_pot_yet(
    positions: list[Position],
) -> None:
    for found in positions:
        for card in allowed(found):
            words, _ = outlook(found.seen, card, 50)
            owes = found.seen.seat not in found.state.takers and not found.seen.last
            assert owes or not words.startswith(("saves", "costs"))
            assert ("costs a lulo" in words) <= (len(found.state.takers) == 2)


def test_nothing_of_it_depends_on_what_is_hidden(positions: list[Position]) -> None:
    for found in positions[::25]:
        other = GAME.view(GAME.determinize(found.seen, Rng(5)), found.seen.seat)
        said = []
        for seen in (found.seen, other):
            shown, ask = (
                Outlook(),
                Ask(seen.seat or 0, "toruro.play", tuple(PLAY[card] for card in seen.hand)),
            )
            shown.consider(ask, seen, seen.hand, has_chances=True)
            for _ in range(ENOUGH):
                shown.step()
            said.append([shown.shared, *(shown.said(card) for card in shown.cards)])
        assert said[0] == said[1]


def leading(begin: Begin, **given: Any) -> PlayScene:
    """A table where somebody who may choose leads a trick."""
    scene = begin(3, 4, 1, **given)

    def leads(ask: Ask) -> bool:
        return ask.prompt == "toruro.play" and len(ask.options) == 3 and not scene.table.view(ask.seat).trick

    play_on(scene, random.Random(4), leads)
    return scene


def told(scene: PlayScene) -> list[str]:
    shown = as_a(ToruroSkin, scene.skin)._outlook
    return [shown.said(card)[0] for card in shown.cards]


def test_chances_are_told_when_they_are_as_exact_as_they_are_written(begin: Begin) -> None:
    scene = leading(begin)
    shown = as_a(ToruroSkin, scene.skin)._outlook
    assert len(told(scene)) == 3 and not any("%" in said for said in told(scene)), "nothing that may change"
    for _ in range(ENOUGH // AT_A_TIME):
        scene.update(0.01)
    settled = told(scene)
    assert any(said.endswith("% to win") for said in settled)
    for _ in range(10):
        scene.update(0.01)
    assert told(scene) == settled and not shown.step()
    card = next(card for card in shown.cards if shown.percent(card) is not None)
    piece = scene.stage.pieces[CARD[card]]
    assert str(shown.percent(card)) in scene.skin.fact(piece) and "% to win" in scene.skin.aloud(piece)


def counted(state: Toruro) -> Outlook:
    """What is said of the cards of whoever is asked for one, when all is counted."""
    ask, shown = pending(state), Outlook()
    assert ask is not None
    seen = view(state, ask.seat)
    shown.consider(ask, seen, seen.hand, has_chances=True)
    for _ in range(ENOUGH):
        shown.step()
    return shown


def test_what_is_true_of_all_cards_is_said_once_and_of_each_only_what_differs() -> None:
    use("en")
    lost = contest(("1c 3e 2e", "3o 2b 4b", ""), "5c")
    do(lost, "play 1c")
    shown = counted(lost)
    later = [int(words.removesuffix(" %")) for words, _ in map(shown.said, shown.cards)]
    assert shown.shared[0] == "loses to the ace, then:"
    assert dict(zip(shown.cards, later, strict=True))[cards("3o")[0]] == min(later) < max(later)
    assert shown.aloud(shown.cards[0]) == f"{shown.shared[0]}\n{later[0]} %"
    other = counted(contest(("1c 3e 2e", "3o 2b 4b", "11o 4e 4o"), "5o"))
    words = [other.said(one)[0] for one in other.cards]
    assert not other.shared[0] and len({*words}) > 1 and all(said.endswith("% to win") for said in words)


@pytest.mark.parametrize("way", ["story", "puzzle"])
def test_no_chance_is_told_to_who_wants_a_story_or_is_asked_what_is_best(begin: Begin, way: str) -> None:
    scene = leading(begin, **({"numbers": "story"} if way == "story" else {}))
    as_a(ToruroSkin, scene.skin).is_puzzle = way == "puzzle"
    as_a(ToruroSkin, scene.skin)._outlook.consider(None, scene.table.view(0), (), has_chances=False)
    scene.lay()
    assert len(told(scene)) == 3 and not any("%" in said for said in told(scene))


def test_a_coach_speaks_alone_and_nothing_is_said_while_no_card_is_asked_for(begin: Begin) -> None:
    scene = leading(begin)
    scene.skin.has_coach = True
    scene.lay()
    assert not told(scene)
    other = begin(3, 4, 1)
    play_on(other, random.Random(1), asked("exchange"))
    assert not told(other)


def may_choose(ask: Ask) -> bool:
    return ask.prompt == "toruro.play" and len(ask.options) > 1


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text", [100, 200])
def test_what_stands_above_one_card_covers_neither_another_tag_nor_a_number(
    begin: Begin, language: str, text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(3, 5, 1, text_size=text, language=language)
    scene.services.apply_settings()
    scene.layout(scene.services.canvas)
    areas = list[pygame.FRect]()
    monkeypatch.setattr(
        "scenes.skins.toruro.drawing.outlook.draw_tag", lambda *given: areas.append(draw_tag(*given))
    )
    chance, looked = random.Random(2), 0
    while looked < 4:
        ask = reach(scene, chance, may_choose, anything)
        scene.director.finish()
        shown = as_a(ToruroSkin, scene.skin)._outlook
        for _ in range(ENOUGH // AT_A_TIME):
            shown.step()
        del areas[:]
        scene.draw(scene.services.canvas)
        said = [words for words, _ in (shown.shared, *map(shown.said, shown.cards)) if words]
        assert len(areas) == len(said)
        for place, area in enumerate(areas):
            assert not any(area.colliderect(other) for other in areas[:place]), told(scene)
        hand = [piece for piece in scene.stage.pieces.values() if piece.layer == HAND]
        assert all(area.bottom < piece.y - piece.height * 0.42 for area in areas for piece in hand)
        looked += bool(areas)
        scene.session.play(ask.options[:1])
