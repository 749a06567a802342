"""A turn with nothing to play goes on by itself; nothing of that tells what a hidden hand holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
import pytest

from game.alatriste import GAME
from game.alatriste.rows import CARDS
from game.alatriste.tokens import CARD, OFFER, SEAT, STOP
from game.alatriste.turn_steps import Turn, closing_cards, opening_cards
from game.core.action import action
from game.core.script import pending
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.skins.alatriste.motion import attention
from scenes.skins.alatriste.words.standing_orders import AlatristeDuties
from scenes.table.handover import HandoverScene
from scenes.table.patience import RUSH
from scenes.table.play import PlayScene
from scenes.ui.input import Act
from tests.narrow import there
from tests.pictures import same
from tests.skins.alatriste.conftest import Begin, skin_of
from tests.skins.alatriste.test_orders import hold
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard, Mouse

NOTHING, SOMETHING = "parry", "doubloons"
"""A card that only answers, and one that can always be played."""
LONG = 260
"""Tenths of a second after which nothing quickens any more."""


def deal(scene: PlayScene, *keys: str) -> None:
    """Seat 0 holds these cards as its turn begins, and nobody else any; the board is bare."""
    state = scene.table._state
    while (ask := there(scene.table.ask)).prompt != "alatriste.play" or ask.seat != 0:
        scene.director.finish()
        scene.session.play([next((option for option in ask.options if option == STOP), ask.options[-1])])
        scene.director.finish()
    hold(state, 0, *keys)
    state.discard += state.players[0].board
    state.players[0].board.clear()
    for player in state.players[1:]:
        state.pack += player.hand
        player.hand.clear()
    for card in state.players[0].hand:
        state.seen[card] = 1
    to_step(scene, opening_cards)
    scene._goto = None  # no curtain that fell before
    scene.table.ask = pending(state)
    scene.session.proceed()


def to_step(scene: PlayScene, step: Callable[..., object]) -> None:
    """The card phase is that of another step of the turn."""
    turn = next(frame for frame in scene.table._state.stack if isinstance(frame, Turn))
    turn.pc = Turn.steps.index(step) + 1


def sit_down(sit: Sit, humans: int, keys: Sequence[str], **settings: str) -> Sitting:
    """A window at which that turn begins."""
    sitting = sit(confirm="off", speed="normal", **settings)
    scene = sitting.app.begin(NewGame(GAME, seats(GAME, 3, humans), {}), 4)
    deal(scene, *keys)
    sitting.manager.begin(scene)
    return sitting


def decisions(sitting: Sitting) -> int:
    return len(sitting.play.table.record.actions)


def test_a_turn_with_nothing_to_play_goes_on_by_itself_after_a_moment(sit: Sit) -> None:
    sitting = sit_down(sit, 1, [NOTHING])
    scene, before = sitting.play, decisions(sitting)
    assert "Nothing to play" in scene.presenter.prompt()
    sitting.rest(0.6)
    assert decisions(sitting) == before
    sitting.until(lambda: decisions(sitting) > before)
    assert scene.table.record.actions[before] == STOP


def test_with_something_to_play_it_waits(sit: Sit) -> None:
    sitting = sit_down(sit, 1, [SOMETHING])
    before = decisions(sitting)
    sitting.rest(4.0)
    assert decisions(sitting) == before


def test_keys_lead_from_a_chosen_attack_to_the_first_rival_whom_it_can_be_played_on(sit: Sit) -> None:
    sitting = sit_down(sit, 1, ["fever"])
    scene, keys, before = sitting.play, Keyboard(sitting), decisions(sitting)
    keys.digit(1)
    assert there(scene.page.ring.current).key == str(SEAT[1])
    keys.act(Act.OK)
    (fever,) = scene.table.record.actions[before:][:1]
    assert fever.picks == (CARD[70], SEAT[1])


@pytest.mark.parametrize(("humans", "settings"), [(1, {"confirm": "always"}), (2, {"privacy": "peek"})])
def test_it_waits_for_whoever_confirms_everything_and_where_it_would_tell_of_a_hand(
    begin: Begin, humans: int, settings: dict[str, str]
) -> None:
    scene = begin(4, 3, humans, **settings)
    deal(scene, NOTHING)
    assert scene.session.forced(there(scene.table.ask)) is None


def film(sitting: Sitting, seconds: float) -> list[bytes]:
    """Every picture for so long, whatever comes."""
    shown = []
    for _ in range(round(seconds / 0.25)):
        sitting.frame(dt=0.25)
        shown.append(sitting.picture())
    return shown


@pytest.mark.parametrize("privacy", ["peek", "curtain"])
def test_no_picture_tells_whether_a_hidden_hand_holds_anything_to_play(sit: Sit, privacy: str) -> None:
    seen = []
    for key in (NOTHING, SOMETHING):
        sitting = sit_down(sit, 2, [key], privacy=privacy)
        Mouse(sitting).move((1170, 560))
        seen.append(film(sitting, 4.0))
        assert isinstance(sitting.top, HandoverScene if privacy == "curtain" else PlayScene)
    assert same(*seen)


@pytest.mark.parametrize("privacy", ["peek", "curtain"])
def test_where_everybody_sees_an_empty_hand_the_turn_goes_on_without_a_handover(
    sit: Sit, privacy: str
) -> None:
    sitting = sit_down(sit, 2, [], privacy=privacy)
    before = decisions(sitting)
    sitting.until(lambda: decisions(sitting) > before)


def test_whoever_is_away_or_in_jail_as_the_turn_closes_is_not_asked_again(begin: Begin) -> None:
    scene = begin(4, 3, 2, privacy="peek")
    deal(scene, SOMETHING)
    ask, duties = there(scene.table.ask), AlatristeDuties()
    player = scene.table._state.players[0]
    player.prison = "town"
    opening = scene.table.view(0)
    assert opening.phase == "cards" and duties.idle(ask, opening, True) is None
    to_step(scene, closing_cards)
    closing = scene.table.view(0)
    assert closing.phase == "end" and duties.idle(ask, closing, True) == STOP
    player.prison = ""
    assert duties.idle(ask, scene.table.view(0), True) is None


def test_what_could_be_sold_stops_the_beginning_of_a_turn_alone(begin: Begin) -> None:
    scene = begin(4, 3, 1)
    deal(scene)
    jewels = next(card for card, row in sorted(CARDS.items()) if row.sell)
    state = scene.table._state
    state.players[0].board = [jewels]
    ask = there(scene.table.ask)
    sale = type(ask)(0, ask.prompt, (action("sell", CARD[jewels]), *ask.options))
    duties = AlatristeDuties()
    assert duties.idle(sale, scene.table.view(0), False) is None
    to_step(scene, closing_cards)
    assert duties.idle(sale, scene.table.view(0), False) == STOP


# --- trade is never far ---


def test_a_click_on_a_rival_begins_an_offer_to_them(sit: Sit) -> None:
    sitting = sit_down(sit, 1, [NOTHING])
    Mouse(sitting).press("seat:2")
    assert [OFFER, action("to", SEAT[2])] == sitting.play.table.record.actions[-2:]
    sitting.rest(3.0)
    assert there(sitting.play.table.ask).prompt.startswith("alatriste.offer")


def test_a_key_has_whoever_wants_to_trade_asked_though_they_hold_nothing(sit: Sit) -> None:
    sitting = sit_down(sit, 1, [NOTHING])
    orders, before = sitting.play.skin.orders, decisions(sitting)
    orders.claim(0)
    sitting.rest(4.0)
    assert decisions(sitting) == before
    Keyboard(sitting).key(pygame.K_t)
    sitting.rest(0.3)
    assert not isinstance(sitting.top, PlayScene)  # the menu with the offer
    Keyboard(sitting).back()
    sitting.rest(0.3)
    sitting.play.session.play((STOP,))
    assert not orders.claims


def test_a_claim_counts_in_the_next_card_phase_of_others_too(begin: Begin) -> None:
    scene = begin(4, 3, 1)
    deal(scene, NOTHING)
    scene.skin.orders.claim(0)
    scene.session.play((STOP,))
    assert not scene.skin.orders.claims
    scene.skin.orders.claim(0)
    for _ in range(80):
        scene.director.finish()
        ask = there(scene.table.ask)
        if ask.seat == 0 and ask.prompt in ("alatriste.window", "alatriste.play"):
            break
        scene.session.play([next((option for option in ask.options if option == STOP), ask.options[-1])])
    assert ask.prompt in ("alatriste.window", "alatriste.play") and scene.turn is not None
    assert scene.session.forced(ask) is None


# --- and what others do ---


def steps_of(scene: PlayScene, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How fast everything goes in each tenth of a second, until well after people's patience has ended."""
    steps = list[float]()
    monkeypatch.setattr(scene.director, "update", steps.append)
    monkeypatch.setattr(scene.session, "_wait", lambda dt: None)
    for _ in range(LONG):
        scene.session.update(0.1)
    return steps


@pytest.mark.parametrize(("humans", "last"), [(1, 0.1 * RUSH), (0, 0.1)])
def test_others_are_shown_faster_where_a_person_has_waited_for_long(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, humans: int, last: float
) -> None:
    scene = begin(4, 3, humans)
    scene.director.finish()
    session = scene.session
    session.update(0.1)  # a turn of one's own, after which one waits gladly
    turn, session.turn = session.turn, None
    steps = steps_of(scene, monkeypatch)
    assert steps[0] == steps[round(attention.PATIENCE / 0.1) - 1] == 0.1
    assert steps[-1] == pytest.approx(last)
    if humans:
        session.turn = turn
        session.update(0.1)
        session.turn = None
        session.update(0.1)
        assert steps[-2:] == [0.1, 0.1]


def test_an_answer_to_what_others_do_only_stops_the_waiting(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(4, 3, 1)
    scene.director.finish()
    session = scene.session
    turn, session.turn = there(session.turn), None
    steps = steps_of(scene, monkeypatch)
    session.turn = turn
    view = there(skin_of(scene)._props.next_view)
    skin_of(scene)._props.next_view = replace(view, active=1)
    session.update(0.1)
    session.turn = None
    session.update(0.1)
    assert steps[-2:] == pytest.approx([0.1, 0.1 * RUSH])


def test_a_turn_that_goes_by_itself_does_not_slow_the_others_down_again(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(4, 3, 1)
    deal(scene, NOTHING)
    session = scene.session
    assert session.turn is not None and session.forced(session.turn.ask) is not None
    assert steps_of(scene, monkeypatch)[-1] == pytest.approx(0.1 * RUSH)
