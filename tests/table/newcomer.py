"""A newcomer: opens the program for the first time, plays a whole game at normal speed, and counts.

What is counted: how often a button or key is pressed for each decision, and how long nothing could be done.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from game.bots.characters import find_character
from game.bots.think import choose
from game.core.action import Action
from game.core.rng import Rng
from game.core.script import Ask
from scenes.stage.forms import Form
from scenes.table.bot_jobs import without_search
from scenes.table.play import PlayScene
from scenes.ui.input import Act
from scenes.ui.widgets import Button
from scenes.window.scene_manager import SceneManager
from tests.table.conftest import Sitting
from tests.table.hands import Hands, Keyboard, Mouse, Point, page_of, widget
from tests.table.player import Player

ROUNDS: dict[str, Callable[[Any], object]] = {
    "bulls": lambda view: (view.day, view.row),
    "toruro": lambda view: view.round,
    "alatriste": lambda view: view.round,
}
"""What tells the rounds of a game apart: in the Bulls each row of roundabouts is one."""
KNOWS = "teo"
"""Whose choices the newcomer makes: somebody's who takes what looks good, and reckons nothing out."""


class Decision(NamedTuple):
    """An answer that was not the only one.

    `pressed` is how often a button or key was pressed for it, `called` how often before it to have the table
    go on; for `waited` seconds before it nothing could be done, by the program's clock and by the wall's, and
    at most for `stretch` of these without a press. It is of one's `own` turn, or answers what others do.
    """

    prompt: str
    round: object
    pressed: int
    called: int
    waited: float
    by_the_wall: float
    stretch: float
    own: bool


@dataclass
class Diary:
    """What a newcomer went through."""

    first: float = 0.0
    """Seconds from *Play now* to the first free choice, without those in which the table waited for them."""
    begun: int = 0
    """Presses from the title to the first free choice."""
    decisions: list[Decision] = field(default_factory=list)

    def rounds(self) -> list[float]:
        """The seconds of each round in which nothing could be done; the last one is not over."""
        found: dict[object, float] = {}
        for made in self.decisions[1:]:
            found[made.round] = found.get(made.round, 0.0) + made.waited
        return [*found.values()][:-1]

    def between_turns(self) -> list[float]:
        """The seconds in which nothing could be done, from the last choice of each turn of one's own on.

        They end with the first choice of the next turn that has any.
        """
        found, waits, last = list[float](), 0.0, self.decisions[0].round
        for made in self.decisions[1:]:
            waits += made.waited
            if made.own:
                if made.round != last:
                    found.append(waits)
                waits, last = 0.0, made.round
        return found


class DirectKeyboard(Keyboard):
    """Takes the shortest way to what it presses: its digit, else arrows or Tab."""

    def press(self, key: str) -> None:
        wanted, page = widget(self.sitting, key), page_of(self.sitting)
        top = self.sitting.top
        digits = top.input.answer_keys.buttons() if isinstance(top, PlayScene) else {}
        for digit in (digit for digit, button in digits.items() if button is wanted):
            self.digit(digit)
            return
        if page.ring.current is not wanted:
            if not page.ring.shown:
                self.act(Act.DOWN)  # the first one only shows where keys are
            stops = page.ring.reachable()
            here = next((place for place, stop in enumerate(stops) if stop is page.ring.current), -1)
            steps = [Act.NEXT] * ((stops.index(wanted) - here) % len(stops))
            for act in min(filter(None, (self.path(page, wanted), steps)), key=len, default=[]):
                self.act(act)
        found = page.ring.current
        assert found is not None and found.key == wanted.key, f"the keys do not lead to '{key}'"
        self.act(Act.OK)


class Unpainted(SceneManager):
    """Runs the program, and draws only what somebody wants to look at."""

    def _draw_if_needed(self) -> None:
        pass

    def paint(self) -> None:
        """Draw what is to be seen now."""
        self.stack.dirty = True
        super()._draw_if_needed()
        while self.attempts:  # what was too much for one frame
            super()._draw_if_needed()


class Newcomer(Player):
    """Plays from the title on, in the one way that the program suggests; `diary` tells what it took."""

    def __init__(self, sitting: Sitting, hands: Hands, seed: int) -> None:
        super().__init__(sitting, hands, seed)
        self.diary = Diary()
        self._called, self._waited, self._by_the_wall, self._stretch = 0, 0.0, 0.0, 0.0
        sitting.app.services.start = lambda new: sitting.app.begin(new, seed)

    def begin(self, button: str) -> None:
        """Open the program, and go through the lobby to the first free choice."""
        sitting = self.sitting
        sitting.manager.begin(sitting.app.home())
        sitting.until(self._rests)
        self.hands.press(button)
        start = sitting.seconds
        for _ in range(2):  # the lobby, then the table
            sitting.until(lambda: self._rests() and sitting.manager.stack.guard <= 0)
            if not isinstance(sitting.top, PlayScene):
                self.hands.press("start")
        self.wait()
        self.diary.first = sitting.seconds - start
        self.diary.begun = self.hands.pressed
        self._waited = self._by_the_wall = self._stretch = 0.0

    def wait(self) -> Ask | None:
        """Wait for the next free choice, and have the table go on where it waits for that."""
        sitting = self.sitting
        while True:
            start, wall = sitting.seconds, time.monotonic()
            sitting.until(self._may_act)
            self._waited += sitting.seconds - start
            self._stretch = max(self._stretch, sitting.seconds - start)
            self._by_the_wall += time.monotonic() - wall
            if not isinstance(sitting.top, PlayScene):
                return None
            if sitting.waits():
                sitting.until(lambda: not sitting.top.busy)  # the board comes near
                assert sitting.play.turn is not None
                return sitting.play.turn.ask
            self.go_on()

    def go_on(self) -> None:
        """Have the table go on, which waits until somebody has seen what there is to be seen."""
        before = self.hands.pressed
        if isinstance(self.hands, Keyboard):
            self.hands.act(Act.OK)
        else:
            assert isinstance(self.hands, Mouse)
            self.hands.click(self._nothing())
        self._called += self.hands.pressed - before

    def answer(self, ask: Ask) -> None:
        """Answer as somebody does who knows the game a little, and write down what that took."""
        play, before = self.sitting.play, self.hands.pressed
        now = ROUNDS[play.table.game.meta.id](play.table.view(ask.seat))
        own = play.skin.attention.is_own_turn(ask)
        super().answer(ask)
        pressed = self.hands.pressed - before
        waits = self._waited, self._by_the_wall, self._stretch
        self.diary.decisions.append(Decision(ask.prompt, now, pressed, self._called, *waits, own))
        self._called, self._waited, self._by_the_wall, self._stretch = 0, 0.0, 0.0, 0.0

    def choose(self, ask: Ask, chance: Random) -> Action:
        """The option that somebody takes who sees what is good, of those that stand beside each other."""
        play = self.sitting.play
        table, aside = play.table, play.skin.aside(ask)
        able = tuple(one for one in ask.for_bots if aside is None or one not in aside.actions)
        asked, who = ask._replace(options=able, human_only=0), find_character(KNOWS, table.game.meta.id)
        rng = Rng(chance.getrandbits(63))
        return choose(table.game, table.view(ask.seat), asked, rng, without_search(who))

    def _form(self, form: Form, chance: Random) -> None:
        """Take the answer that a form suggests; where there is none yet, by its first button."""
        play, before = self.sitting.play, len(self.sitting.play.table.record.actions)
        while len(play.table.record.actions) == before:
            ready = [reply.words for reply in form.replies() if not reply.off]
            laid = form.widgets(self.sitting.app.services.canvas, play.lay, play.session.play)
            keys = ready or [one.key for one in laid if isinstance(one, Button) and one.focusable]
            self.hands.press(keys[0])

    def _press(self, name: object) -> None:
        slots = [*map(str, self.sitting.play.skin.slots())]
        if isinstance(self.hands, Keyboard) and str(name) in slots[:9]:
            self.hands.digit(slots.index(str(name)) + 1)
        else:
            self.hands.press(str(name))

    def _rests(self) -> bool:
        """A scene is shown whole; at a table that is so at once."""
        stack = self.sitting.manager.stack
        return stack.flip is None and (isinstance(stack.top, PlayScene) or not stack.top.busy)

    def _may_act(self) -> bool:
        """A person can do something: choose, or have the table go on."""
        top = self.sitting.top
        return self.sitting.waits() or (isinstance(top, PlayScene) and top.director.waiting)

    def _nothing(self) -> Point:
        """A point of the table at which nothing lies that can be pressed."""
        page = page_of(self.sitting)
        free = ((x, y) for y in range(700, 0, -50) for x in range(640, 1270, 70))
        return next(pos for pos in free if page.at(pos) is None)
