"""Standing orders: who may answer out of turn does so as ordered, and nothing tells who could have."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.alatriste import GAME
from game.alatriste.bots.heuristic import WEIGHED
from game.alatriste.events_combat import Attacked, Awaited
from game.alatriste.rows import CARDS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import CARD, SEAT
from game.core.action import action
from game.core.record import parse_record
from game.core.script import pending
from game.core.table import replay
from maps.reader import board
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.skins.alatriste.drawing.player_boards import OrdersScene
from scenes.skins.alatriste.words.standing_orders import CARDS_OF, WINDOWS
from scenes.stage.standing_orders import Wish
from scenes.table.handover import SECONDS, HandoverScene
from scenes.table.play import PlayScene
from tests.narrow import there
from tests.needs import long
from tests.pictures import same
from tests.skins.alatriste.conftest import Begin
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard, Mouse, page_of

BARE = True
ATTACK, PARRY, OTHER, MORE = "libel", "parry", "safe_conduct", "doubloons"


def number(key: str) -> int:
    """The first card of a kind."""
    return next(card for card, row in sorted(CARDS.items()) if row.key == key)


def hold(state: Alatriste, seat: int, *keys: str) -> None:
    """A seat holds these cards and no others."""
    wanted = [number(key) for key in keys]
    for player in state.players:
        state.pack += [card for card in player.hand if card in wanted or player is state.players[seat]]
        player.hand = [card for card in player.hand if card not in state.pack]
    state.pack = sorted(set(state.pack) - set(wanted))
    state.players[seat].hand = wanted


def arrange(scene: PlayScene, answer: str, target: int = 1) -> None:
    """Seat 0, with one card more, is about to play a libel on a famous player.

    That player holds that card and no friends.
    """
    state = scene.table._state
    while (ask := there(scene.table.ask)).prompt != "alatriste.play" or ask.seat != 0:
        scene.director.finish()
        options = ask.options
        scene.session.play([next((option for option in options if option.verb == "stop"), options[-1])])
    scene.director.finish()
    hold(state, 0, ATTACK, MORE)
    hold(state, target, answer)
    state.discard += state.players[target].board
    state.players[target].board.clear()
    state.players[target].fame = 9
    for seat, player in enumerate(state.players):
        for card in player.hand:
            state.seen[card] = 1 << seat
    scene.table.ask = pending(state)
    scene.session.proceed()


def strike(scene: PlayScene, target: int = 1) -> None:
    """The libel is played."""
    scene.session.play([action("attack", CARD[number(ATTACK)], SEAT[target])])


def sit_down(sit: Sit, answer: str, humans: int, target: int = 1, **settings: str) -> Sitting:
    """A window in which that is about to happen."""
    sitting = sit(confirm="off", **settings)
    scene = sitting.app.begin(NewGame(GAME, seats(GAME, 3, humans), {}), 4)
    arrange(scene, answer, target)
    sitting.manager.begin(scene)
    sitting.rest(0.5)
    if isinstance(sitting.top, HandoverScene):
        Keyboard(sitting).hold(SECONDS + 0.2)
        sitting.rest(0.5)
    return sitting


def film(sitting: Sitting, heard: list[str], seconds: float) -> list[tuple[bytes, int]]:
    """Every picture for so long, and how much was heard by then."""
    shown = []
    for _ in range(round(seconds / 0.1)):
        sitting.frame(dt=0.1)
        shown.append((sitting.picture(), len(heard)))
    return shown


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sounds that are played."""
    played: list[str] = []
    monkeypatch.setattr("scenes.ui.sound.Sound.play", lambda self, name, *more: played.append(name))
    return played


@pytest.mark.parametrize(
    ("wish", "speed"),
    [("ask", "normal"), ("never", "instant"), long("ask", "instant"), long("never", "normal")],
)
def test_no_picture_sound_or_line_tells_whether_a_person_who_did_not_answer_could_have(
    sit: Sit, heard: list[str], wish: Wish, speed: str
) -> None:
    seen, lines, sounds = [], [], []
    for answer in (PARRY, OTHER):
        sitting = sit_down(sit, answer, 2, privacy="peek", speed=speed, linger="short")
        scene = sitting.play
        scene.skin.orders.give(1, "parry", wish)
        heard.clear()
        strike(scene)
        seen.append([*film(sitting, heard, 4.0)])
        Keyboard(sitting).key(pygame.K_r)
        seen[-1] += film(sitting, heard, 3.0)
        lines.append([line.text for line in scene.session.chronicle.lines])
        sounds.append(list(heard))
        assert not scene.table.can_undo
    assert len(set(seen[0])) > 3 and same(*seen)
    assert lines[0] == lines[1] and sounds[0] == sounds[1]


def test_a_bot_that_lets_an_attack_pass_does_not_think_longer_for_a_parry(
    sit: Sit, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WEIGHED, "alatriste.counter", lambda state, ask, option: -float(len(option.picks)))
    seen = []
    for answer in (PARRY, OTHER):
        sitting = sit_down(sit, answer, 1, speed="fast")
        strike(sitting.play)
        seen.append(film(sitting, heard, 3.0))
    assert same(*([picture for picture, _ in shown] for shown in seen))


@pytest.mark.parametrize(("answer", "target"), [(PARRY, 1), (OTHER, 1), (PARRY, 2), (OTHER, 2)])
def test_after_every_attack_everybody_waits_as_long(begin: Begin, answer: str, target: int) -> None:
    scene = begin(4, 3, 1)
    arrange(scene, answer, target)
    told = scene.table._events
    scene.table.play(0, action("attack", CARD[number(ATTACK)], SEAT[target]))
    assert [type(event) for event in told][:2] == [Attacked, Awaited]
    assert told[1] == Awaited("alatriste.7.4", target, "alatriste.counter")


Press = Callable[[Sitting], None]


def by_mouse(sitting: Sitting) -> None:
    Mouse(sitting).press("Bruno answers")


def by_key(sitting: Sitting) -> None:
    Keyboard(sitting).key(pygame.K_p)


@pytest.mark.parametrize("press", [by_mouse, by_key])
@pytest.mark.parametrize("privacy", ["peek", "curtain"])
def test_who_calls_out_while_all_wait_is_asked(sit: Sit, press: Press, privacy: str) -> None:
    sitting = sit_down(sit, PARRY, 2, privacy=privacy, speed="instant", linger="long")
    scene = sitting.play
    strike(scene)
    sitting.until(lambda: scene.skin.orders.calling == 1)
    press(sitting)
    sitting.rest(0.3)
    assert there(scene.table.ask).prompt == "alatriste.counter"
    assert isinstance(sitting.top, HandoverScene if privacy == "curtain" else PlayScene)


ORDERS: list[tuple[Wish, int, str]] = [
    ("always", 1, "alatriste.play"), ("never", 1, "alatriste.play"), ("ask", 0, "alatriste.counter"),
]  # fmt: skip


@pytest.mark.parametrize(("wish", "waits", "prompt"), ORDERS)
def test_orders_are_obeyed(begin: Begin, wish: Wish, waits: int, prompt: str) -> None:
    scene = begin(4, 3, 2, privacy="open")
    arrange(scene, PARRY)
    scene.skin.orders.give(1, "parry", wish)
    strike(scene)
    scene.director.finish()
    assert there(scene.table.ask).prompt == prompt
    libelled = number(ATTACK) in scene.table._state.discard and scene.table._state.players[1].fame < 9
    assert libelled == (wish == "never")
    assert (number(PARRY) in scene.table._state.players[1].hand) == (wish != "always")


def test_orders_are_kept_with_the_game(begin: Begin) -> None:
    scene = begin(4, 3, 2)
    scene.skin.orders.give(1, "riposte", "never")
    scene.skin.orders.give(0, WINDOWS, "ask")
    record = parse_record(scene.table.snapshot().text())
    again = replay(GAME, record, board("madrid").graph)
    fresh = begin(5, 3, 2)
    fresh.skin.orders.sit(again.record.notes, fresh.session.viewer)
    assert fresh.skin.orders.wish(1, "riposte", "ask") == "never"
    assert fresh.skin.orders.wish(0, WINDOWS, "never") == "ask"
    assert fresh.skin.orders.wish(2, "riposte", "ask") == "ask"


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
def test_the_sheet_is_reached_from_the_boards_and_covered_where_hands_are_secret(
    sit: Sit, hands: type[Mouse]
) -> None:
    sitting = sit_down(sit, PARRY, 2, privacy="peek", speed="instant")
    hand = hands(sitting)
    hand.press("All boards")
    sitting.rest(0.3)
    hand.press("orders")
    sitting.rest(0.3)
    assert isinstance(sitting.top, OrdersScene)
    assert all(widget.key not in CARDS_OF for widget in page_of(sitting).all())
    hand.press("uncover")
    sitting.rest(0.3)
    assert {*CARDS_OF, WINDOWS} <= {widget.key for widget in page_of(sitting).all()}


def test_orders_are_changed_on_the_sheet(sit: Sit) -> None:
    sitting = sit_down(sit, PARRY, 1, speed="instant")
    orders = sitting.play.skin.orders
    keys = Keyboard(sitting)
    keys.press("All boards")
    sitting.rest(0.3)
    keys.press("orders")
    sitting.rest(0.3)
    keys.press("parry")
    assert orders.wish(0, "parry", "ask") == "never" and orders.wish(1, "parry", "ask") == "ask"
    keys.back()
    sitting.rest(0.3)
    keys.back()
    sitting.rest(0.3)
    notes = sitting.play.table.record.notes
    assert {name: note for name, note in notes.items() if name.startswith("orders")} == {
        "orders:0:parry": "never"
    }
