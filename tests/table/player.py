"""A player: answers whatever is asked of the humans at the table, through one pair of hands."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.core.action import Action, Token
from game.core.script import Ask
from scenes.stage.forms import Form
from scenes.table.handover import HandoverScene
from scenes.table.play import PlayScene
from scenes.ui.dialog import Dialog
from scenes.ui.widgets import Scroll
from tests.table.conftest import Sitting
from tests.table.hands import Hands, Keyboard

TRIES = 3
"""Presses that one thing may take: turn a face-down hand up, choose it."""


class Player:
    """Chooses anything that is allowed. The same seed at the same table decides the same."""

    def __init__(self, sitting: Sitting, hands: Hands, seed: int) -> None:
        self.sitting, self.hands = sitting, hands
        self.seed = seed
        self.answers = 0

    def play_to_the_end(self) -> None:
        """Answer until the game is over and something else than the table is shown."""
        self.play(lambda ask: False)

    def play(self, stop: Callable[[Ask], bool]) -> None:
        """Answer until the game is over, or until `stop(ask)`."""
        while (ask := self.wait()) is not None and not stop(ask):
            self.answer(ask)

    def wait(self) -> Ask | None:
        """Wait for the next question to a human, opening curtains; None when the game is over."""
        sitting = self.sitting
        while True:
            sitting.until(lambda: sitting.waits() or self._has_to_go_on())
            if self._has_to_go_on():
                self.hands.hold(0.1)
                continue
            if isinstance(sitting.top, HandoverScene):
                sitting.rest(0.5)
                self.hands.hold(0.9)
                sitting.rest(0.5)
                continue
            if not isinstance(sitting.top, PlayScene):
                sitting.rest(1.0)
                return None
            sitting.rest(0.1)
            if sitting.waits() and isinstance(sitting.top, PlayScene):
                assert sitting.top.turn is not None
                return sitting.top.turn.ask

    def _has_to_go_on(self) -> bool:
        """The table waits until somebody has read what it shows."""
        top = self.sitting.top
        return isinstance(top, PlayScene) and top.director.waiting

    def answer(self, ask: Ask) -> None:
        """Take one of the options, drawn by the seed and the number of decisions so far."""
        play = self.sitting.play
        while play.turn is not None and play.turn.chosen:
            self.hands.press("undo")
        decisions = len(play.table.record.actions)
        chance = random.Random(self.seed * 100_003 + decisions)
        if play.turn is not None and play.turn.form is not None:
            self._form(play.turn.form, chance)
        elif ask.subset is not None:
            self._subset(ask, chance)
        else:
            option = self.choose(ask, chance)
            for name in option.picks:
                self._choose(name)
            if self._asked(ask):
                self.hands.press(play.presenter.label(option, ask))
        top = self.sitting.top
        assert not isinstance(top, Dialog), top.text
        assert len(play.table.record.actions) > decisions, f"{ask.prompt} was not answered"
        self.answers += 1

    def choose(self, ask: Ask, chance: random.Random) -> Action:
        """Any option that stands beside the others, for a question with one answer."""
        aside = self.sitting.play.skin.aside(ask)
        return chance.choice([o for o in ask.options if aside is None or o not in aside.actions])

    def _form(self, form: Form, chance: random.Random) -> None:
        """Press whatever can be seen on a form until it can be sent, and some more."""
        play, canvas = self.sitting.play, self.sitting.app.services.canvas
        before = len(play.table.record.actions)
        while len(play.table.record.actions) == before:
            ready = [reply.words for reply in form.replies() if not reply.off]
            laid = form.widgets(canvas, play.lay, play.session.play)
            scrolls = [widget for widget in laid if isinstance(widget, Scroll)]
            inner = [child for one in scrolls for child in one.children if one.rect.contains(child.rect)]
            keys = [widget.key for widget in (*laid, *inner) if widget.focusable]
            if ready and (not keys or chance.random() < 0.4):
                self.hands.press(chance.choice(ready))
            else:
                self.hands.press(chance.choice(keys))

    def _subset(self, ask: Ask, chance: random.Random) -> None:
        assert ask.subset is not None
        play, many = self.sitting.play, ask.subset
        pool = [name for group in chance.choice(many.clusters) for name in group]
        wanted = chance.sample(pool, chance.randint(0, min(many.most, len(pool))))
        for name in wanted:
            self._choose(name)
        if self._asked(ask):
            self.hands.press(play.skin.label(ask.options[-1], ask, len(wanted)))

    def _asked(self, ask: Ask) -> bool:
        top = self.sitting.top
        return isinstance(top, PlayScene) and top.turn is not None and top.turn.ask is ask

    def _choose(self, name: Token) -> None:
        """Press a thing until it is chosen, or has answered the question."""
        turn = self.sitting.play.turn
        assert turn is not None
        before = len(turn.chosen)
        for _ in range(TRIES):
            self._press(name)
            if not self._asked(turn.ask) or len(turn.chosen) > before:
                return
        raise AssertionError(f"{name} cannot be chosen for {turn.ask.prompt}")

    def _press(self, name: Token) -> None:
        slots = [*self.sitting.play.skin.slots()]
        if isinstance(self.hands, Keyboard) and name in slots and self.hands.chance.random() < 0.5:
            self.hands.digit(slots.index(name) + 1)
        else:
            self.hands.press(str(name))
