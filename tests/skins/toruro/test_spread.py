"""Spreading a lulo over head, belly and tail: by mouse, keys and gamepad, and always in one go."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.core.action import Action, action, token
from game.core.script import Ask
from game.toruro import GAME
from game.toruro.tokens import Amounts
from scenes.services import NewGame
from scenes.skins.toruro.drawing.cloth import stacks
from scenes.skins.toruro.drawing.spread import ChipStack, PotSpot, Spread
from scenes.skins.toruro.layout import POTS
from scenes.ui.input import Act, Key, Pointer
from scenes.ui.page import Page
from tests.skins.toruro.conftest import Begin, anything, asked, play_on
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Hands, Keyboard, Mouse, Pad, Walking
from tests.table.tables import regulars


def put(pot: int, count: int) -> Action:
    return action("put", token("pot", pot), token("count", count))


def spread(amount: int, first: int = 0) -> Spread:
    return Spread(Ask(0, "toruro.split", Amounts(first, amount)), lambda name: None)


def paying(sit: Sit, humans: int = 1, **settings: object) -> tuple[Sitting, Spread]:
    """A window in which the first seat has just been asked to spread a lulo."""
    sitting = sit(**settings)
    scene = sitting.app.begin(NewGame(GAME, regulars(GAME, 3, humans), {}), 1)
    sitting.manager.begin(scene)
    chance = random.Random(1)
    while True:
        scene.director.finish()
        ask = scene.table.ask
        assert ask is not None
        if ask.prompt == "toruro.split" and scene.turn is not None:
            break
        scene.session.play(anything(ask, chance))
    sitting.frame()
    assert scene.turn is not None and isinstance(scene.turn.form, Spread)
    return sitting, scene.turn.form


# --- what is sent ---


def test_head_and_belly_are_sent_and_the_tail_gets_the_rest() -> None:
    form = spread(12)
    form.add(0, 3)
    form.add(1, 4)
    form.add(2, 5)
    assert [reply.actions for reply in form.replies()] == [(put(0, 3), put(1, 4))]


def test_nothing_is_sent_before_every_chip_lies_on_a_pot() -> None:
    form = spread(12)
    form.add(0, 11)
    (reply,) = form.replies()
    assert (reply.actions, form.left) == ((), 1)
    assert "1 chip" in reply.off
    form.add(2, 1)
    assert form.replies()[0].off == ""


def test_where_the_head_is_decided_already_only_the_belly_is_sent() -> None:
    form = spread(8, first=1)
    form.evenly()
    assert form.put == [0, 4, 4]
    assert form.replies()[0].actions == (put(1, 4),)


@pytest.mark.parametrize("amount", [3, 4, 5, 60, 558])
def test_presets_spread_everything(amount: int) -> None:
    form = spread(amount)
    form.evenly()
    assert sum(form.put) == amount and max(form.put) - min(form.put) <= 1
    for pot in range(3):
        form.all_on(pot)
        assert form.put == [amount * (place == pot) for place in range(3)]


def test_no_more_chips_are_put_or_taken_back_than_there_are() -> None:
    form = spread(7)
    form.add(0, 10)
    assert form.put == [7, 0, 0]
    form.add(1, 1)
    form.add(0, -10)
    form.add(0, -1)
    assert form.put == [0, 0, 0]


def test_each_step_can_be_taken_back_one_after_another() -> None:
    form = spread(7)
    form.add(0, 5)
    form.evenly()
    assert form.take_back() and form.put == [5, 0, 0]
    assert form.take_back() and form.put == [0, 0, 0]
    assert not form.take_back()


@pytest.mark.parametrize("amount", [3, 12, 37, 60, 423])
def test_the_chips_on_the_tray_are_worth_what_is_left(amount: int) -> None:
    form = spread(amount)
    form.add(1, 2)
    assert sum(value * count for value, count in stacks(form.left)) == amount - 2


# --- with hands ---


def confirm(sitting: Sitting, hands: Hands) -> None:
    assert sitting.play.turn is not None and sitting.play.turn.form is not None
    hands.press(sitting.play.turn.form.replies()[0].words)


def paid(sitting: Sitting) -> list[Action]:
    return [answer for answer in sitting.play.table.record.actions if answer.verb == "put"]


@pytest.mark.parametrize("make", [Mouse, Keyboard, Pad])
def test_a_lulo_is_spread_and_paid_with_mouse_keys_and_pad(
    sit: Sit, make: Callable[[Sitting], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, form = paying(sit)
    hands = make(sitting)
    if isinstance(hands, Walking):  # at a pot, up and down change its chips
        monkeypatch.setattr(hands, "path", lambda page, wanted: None)
    for pot in (0, 1, 2):
        for _ in range(form.amount // 3):
            hands.press(f"onto {pot}")
    for _ in range(form.left):
        hands.press("onto 0")
    share, over = divmod(form.amount, 3)
    confirm(sitting, hands)
    assert paid(sitting) == [put(0, share + over), put(1, share)]


@pytest.mark.parametrize("make", [Mouse, Keyboard, Pad])
def test_presets_are_pressed_with_mouse_keys_and_pad(sit: Sit, make: Callable[[Sitting], Hands]) -> None:
    sitting, form = paying(sit)
    hands = make(sitting)
    hands.press("all 2")
    assert form.put == [0, 0, form.amount]
    confirm(sitting, hands)
    assert paid(sitting) == [put(0, 0), put(1, 0)]


def test_the_right_button_takes_a_chip_back_and_elsewhere_the_last_step(sit: Sit) -> None:
    sitting, form = paying(sit)
    mouse = Mouse(sitting)
    head, belly = POTS[0], POTS[1]
    mouse.click(head)
    mouse.click(head)
    mouse.click(belly)
    assert form.put == [2, 1, 0]
    mouse.click(head, button=3)
    assert form.put == [1, 1, 0]
    mouse.click((100, 500), button=3)
    assert form.put == [2, 1, 0]


class Table:
    """A form on a page of its own, in the hands of a test."""

    def __init__(self, begin: Begin, amount: int) -> None:
        scene = begin(1, 3)
        self.form, self.page, self.canvas = spread(amount), Page(), scene.services.canvas
        self.lay()

    def lay(self) -> None:
        self.page.set_widgets(self.form.widgets(self.canvas, self.lay, lambda actions: None), first="onto 0")

    def stack(self, value: int) -> ChipStack:
        return next(w for w in self.page.widgets if isinstance(w, ChipStack) and w.value == value)

    def drag(self, value: int, *through: tuple[float, float]) -> None:
        start = self.stack(value).rect.center
        self.page.handle(Pointer("down", start, 1))
        for pos in through:
            self.page.handle(Pointer("move", pos))
        self.page.handle(Pointer("up", through[-1] if through else start, 1))


def test_a_chip_is_dragged_onto_a_pot_and_elsewhere_falls_back(begin: Begin) -> None:
    table = Table(begin, 37)
    for pot, value in ((0, 5), (1, 1), (2, 10)):
        before = table.form.put[pot]
        table.drag(value, (600, 600), POTS[pot])
        assert table.form.put[pot] == before + value
        assert table.form.dragged is None
    table.drag(1, (600, 600), (60, 90))
    assert sum(table.form.put) == 16


def test_while_it_is_dragged_a_chip_is_under_the_mouse(begin: Begin) -> None:
    table = Table(begin, 37)
    table.page.handle(Pointer("down", table.stack(5).rect.center, 1))
    table.page.handle(Pointer("move", (400, 300)))
    assert table.form.dragged == (5, (400, 300))
    table.page.draw(table.canvas)


def test_a_chip_that_is_clicked_is_what_the_next_clicks_put(begin: Begin) -> None:
    table = Table(begin, 37)
    table.drag(10)
    head = next(w for w in table.page.widgets if isinstance(w, PotSpot) and w.pot == 0)
    table.page.handle(Pointer("down", head.rect.center, 1))
    assert table.form.put == [10, 0, 0]


KEYS = [(Act.UP, 0, 1), (Act.DOWN, 0, -1), (None, ord("+"), 1), (None, ord("-"), -1)]


@pytest.mark.parametrize(("act", "code", "by"), KEYS)
def test_arrows_and_signs_change_a_pot_by_one(begin: Begin, act: Act | None, code: int, by: int) -> None:
    table = Table(begin, 37)
    table.form.add(0, 20)
    table.page.ring.shown = True
    table.page.focus("onto 0")
    table.page.handle(Key(act, key=code))
    assert table.form.put[0] == 20 + by


def test_page_keys_change_a_pot_by_ten_and_arrows_lead_to_the_next(begin: Begin) -> None:
    import pygame

    table = Table(begin, 37)
    table.page.ring.shown = True
    table.page.focus("onto 0")
    table.page.handle(Key(None, key=pygame.K_PAGEUP))
    table.page.handle(Key(Act.RIGHT))
    table.page.handle(Key(None, key=pygame.K_PAGEUP))
    table.page.handle(Key(None, key=pygame.K_PAGEUP))
    table.page.handle(Key(None, key=pygame.K_PAGEDOWN))
    assert table.form.put == [10, 10, 0]


def test_pieces_are_not_touched_while_a_lulo_is_spread(begin: Begin) -> None:
    scene = begin(1, 3, 3, privacy="open")
    play_on(scene, random.Random(1), asked("split"))
    assert scene.turn is not None
    assert not any(scene.turn.can_touch(piece) for piece in scene.stage.pieces.values())
    assert scene.marks() == {}
