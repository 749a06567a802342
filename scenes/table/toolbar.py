"""The tools of the table: the answers to the question asked, and the knobs at the edge of the sea."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, Protocol

import pygame

from game.core.action import Action
from game.core.script import Ask
from game.core.table import Table
from game.translation import tr
from scenes.menus.rulebook import RulebookScene
from scenes.services import Services
from scenes.stage.chronicle import Chronicle, Paper
from scenes.stage.director import SPEEDS, Director
from scenes.stage.knob import Knob
from scenes.stage.odds_gauge import OddsGauge
from scenes.stage.skin import Aside, Extra, Line, Skin
from scenes.stage.turn import Turn
from scenes.stage.viewer import Viewer
from scenes.table import key_hints
from scenes.table.hints import Hints
from scenes.table.input import TableInput
from scenes.table.log import LogScene
from scenes.table.pause import PauseScene
from scenes.table.peek_overlay import PeekOverlay
from scenes.table.presenter import Presenter
from scenes.table.speech_menu import Deed
from scenes.table.table_speech import TableSpeech
from scenes.ui import dialog
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act
from scenes.ui.key_bar import with_key
from scenes.ui.scene import STAY, Push, Scene, Transition
from scenes.ui.widgets import Button, Widget
from scenes.voice.stream import COPIED

LEFT, RIGHT, FOOT = 1084.0, 1268.0, 712.0
FEW, HIGH, LOW = 3, 50.0, 40.0
"""How high an answer is at least: of a few, and of more than that."""
LARGEST = 1.3
"""The text size beyond which answers would not fit between the deck and the edge of the window."""
KNOB, GAP, KNOBS_X, MOST = 44.0, 4.0, 1230.0, 8
"""The size of a knob, the gap to the next, where they lie, and the most there are beside that for a hand."""
SPEED_ICONS = {"slow": "play", "normal": "play", "fast": "fast_x2", "faster": "fast_x4", "instant": "instant"}


class AtTable(Protocol):
    """What the tools need of the play scene."""

    services: Services
    table: Table[Any, Any]
    skin: Skin
    viewer: Viewer
    chronicle: Chronicle
    director: Director
    input: TableInput
    presenter: Presenter
    odds_gauge: OddsGauge
    hints: Hints
    speech: TableSpeech
    home: Callable[[], Scene]
    over: bool

    def answer(self, *actions: Action) -> Transition:
        """Answer the question that is put, by these Actions one after another."""

    def take_back(self) -> Transition:
        """Take back a touch or, where that is fair, the last decision; otherwise say why not."""

    def replay(self) -> Transition:
        """Show the last events again."""

    def skip(self) -> Transition:
        """End what is moving now."""

    def results(self) -> Scene:
        """Who won, and how."""

    def enter(self) -> None:
        """Read the settings again, and lay everything anew."""


class Row(NamedTuple):
    """A button to be: its words, its kind, what it does, and why it cannot be pressed, if it cannot.

    One that is `aside` answers nothing.
    """

    words: str
    kind: str
    press: Callable[[], Transition]
    off: str = ""
    aside: bool = False


class Answer(Button):
    """A button beside the deck: as high as its words need, at `least` so high, above the one before it."""

    def __init__(self, canvas: Canvas, foot: float, row: Row, least: float) -> None:
        width = RIGHT - LEFT
        height = self.height(canvas, row.words, least)
        super().__init__(
            (LEFT, foot - height, width, height),
            row.words,
            row.press,
            kind=row.kind,
            style="small button",
            off=row.off,
        )
        self._aside = row.aside

    @property
    def role(self) -> str:
        return super().role if self._aside else tr("answer")

    @staticmethod
    def height(canvas: Canvas, words: str, least: float) -> float:
        """How high it is with those words."""
        with canvas.lettering.at_most(LARGEST):
            return max(least, canvas.measure(words, "small button", RIGHT - LEFT - 18)[1] + least * 0.4)

    def draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(LARGEST):
            super().draw(canvas)


class Toolbar:
    """Makes the buttons and knobs of a play scene, and does what its keys say."""

    def __init__(self, scene: AtTable) -> None:
        self._scene = scene
        self._low = 0.0
        """Where the lowest knob ends."""

    def widgets(self, turn: Turn | None) -> list[Widget]:
        """Buttons from the foot of the window upwards, the most likely one on top, then the knobs."""
        rows: list[Row] = []
        if turn is not None:
            rows = self._answers(turn)
        elif (seat := self._scene.skin.orders.calling) is not None:
            name = self._scene.table.seats[seat].name
            rows = [Row(tr("{name} answers", name=name), "gold", self.call)]
        elif self._scene.over:
            rows = [Row(tr("Results"), "gold", lambda: Push(self._scene.results()))]
        for extra in self._scene.skin.extras():
            rows.append(Row(extra.text, "paper", partial(_open, extra), aside=True))
        buttons: list[Widget] = []
        foot, least = FOOT, HIGH if len(rows) <= FEW else LOW
        for row in reversed(rows):
            buttons.insert(0, Answer(self._scene.services.canvas, foot, row, least))
            foot = buttons[0].rect.top - 4
        words = with_key(tr("The whole chronicle"), Act.LOG, self._scene.services.bindings)
        paper = Paper(
            self._scene.skin.paper, self._scene.chronicle, self._scene.services.canvas, self._log, words
        )
        # One that would lie over answers in large letters is left to its key.
        knobs = [knob for knob in self._knobs(turn) if knob.rect.bottom <= foot + 4]
        self._low = max((knob.rect.bottom for knob in knobs), default=0.0)
        return [*buttons, paper, *knobs]

    def call(self) -> Transition:
        """Somebody calls out while everybody waits."""
        self._scene.skin.orders.call()
        return self._scene.skip()

    def _answers(self, turn: Turn) -> list[Row]:
        scene, ask, armed = self._scene, turn.ask, turn.armed
        if armed is not None:
            return [Row(scene.presenter.label(armed, ask), "gold", lambda: scene.answer(armed))]
        if turn.form is not None:
            replies = turn.form.replies()
            kinds = ["gold", *["paper"] * (len(replies) - 1)]
            return [
                Row(reply.words, kind, partial(scene.answer, *reply.actions), reply.off)
                for reply, kind in zip(replies, kinds, strict=True)
            ]
        if ask.subset is not None:
            words = scene.skin.label(ask.options[-1], ask, len(turn.chosen))
            return [Row(words, "gold" if turn.chosen else "paper", lambda: scene.answer(*turn.finish()))]
        aside, advised = scene.skin.aside(ask), scene.hints.advised()
        rows = [
            Row(
                scene.skin.label(option, ask),
                "gold" if option in advised else "paper",
                partial(scene.answer, option),
            )
            for option in ask.options
            if not option.picks and not (aside is not None and option in aside.actions)
        ]
        if aside is not None:
            rows.append(Row(aside.text, "paper", partial(self._menu, aside, ask), aside=True))
        return rows

    def _menu(self, aside: Aside, ask: Ask) -> Transition:
        """The answers that do not belong beside the others, in a menu of their own."""
        scene = self._scene
        answers = [
            dialog.Answer(scene.skin.label(action, ask), then=partial(scene.answer, action))
            for action in aside.actions
        ]
        back = dialog.Answer(tr("Back"), "primary")
        return Push(dialog.Dialog(aside.text, aside.sentence, [*answers, back]))

    def _knobs(self, turn: Turn | None) -> list[Widget]:
        scene, settings = self._scene, self._scene.services.settings
        tip = partial(with_key, bindings=scene.services.bindings)
        again, back = tr("Show the last move again"), tr("Take back (also: right click)")
        speed = settings.speed
        rows = [
            ("pause", "gear", tip(tr("Pause and settings"), Act.BACK), self._pause, False),
            ("replay", "replay", tip(again, Act.REPLAY), scene.replay, False),
            ("speed", SPEED_ICONS[speed], tip(_speed(speed), Act.SPEED), self._faster, False),
            ("stop", "pause", tip(tr("Hold the table"), Act.HOLD), self._hold, scene.director.paused),
            ("undo", "undo", tip(back, Act.UNDO), scene.take_back, False),
        ]
        if scene.viewer.shared and scene.viewer.privacy == "peek":
            words = tip(tr("Look at your hand for a moment"), Act.PEEK)
            rows.append(("peek", "eye", words, scene.input.glance, scene.viewer.peeking))
        if scene.skin.last() is not None:
            rows.insert(2, ("last", "card", tip(tr("The last trick"), Act.LAST), self._last, False))
        if scene.hints.open_to(turn):
            words = tip(tr("A hint; again for more of it"), Act.HINT)
            rows.append(("hint", "hint", words, scene.hints.deeper, scene.hints.depth > 0))
        if scene.hints.offered:
            words = tip(tr("Why did they do that?"), Act.WHY)
            rows.append(("why", "why", words, scene.hints.why, scene.hints.asking))
        if scene.odds_gauge.offered and settings.numbers == "table":
            words = tip(tr("Your chances"), Act.CHANCES)
            rows.append(("chances", "question", words, self._chances, scene.odds_gauge.asked))
        step, top = self._step(), scene.skin.knobs
        size = min(KNOB, step - GAP)
        return [
            Knob(
                (KNOBS_X + (KNOB - size) / 2, top + (KNOB - size) / 2 + place * step, size, size),
                f"ui/{icon}",
                press,
                key=key,
                tip=tip,
                lit=lit,
            )
            for place, (key, icon, tip, press, lit) in enumerate(rows)
        ]

    def _step(self) -> float:
        """From one knob to the next: all that may ever be there end above what lies below them.

        That is the chronicle, or four short answers; where these are, a last trick may be shown again, too.
        """
        paper, most = self._scene.skin.paper, MOST + self._scene.viewer.shared
        top = self._scene.skin.knobs
        if paper.right > KNOBS_X:
            return min(KNOB + GAP, (paper.top - top) / most)
        answers = (FEW + 1) * (Answer.height(self._scene.services.canvas, "A", LOW) + 4)
        return min(KNOB + GAP, (FOOT - answers - top) / (most + 1))

    def draw_hints(self, canvas: Canvas, top: float) -> None:
        """Draw the keys that matter now, above the buttons, whose upper edge is `top`."""
        with canvas.lettering.at_most(LARGEST):
            key_hints.draw(canvas, self._scene, self.room(top))

    def room(self, top: float) -> pygame.FRect:
        """Where the keys that matter now may stand: below the knobs, or where the skin has room for them."""
        room = self._scene.skin.slip or pygame.FRect(LEFT, self._low + 4, RIGHT - LEFT, FOOT)
        return pygame.FRect(*room.topleft, room.w, min(room.bottom, top - 6) - room.top)

    def key(self, act: Act | None) -> Transition | None:
        """Do what a key means at the table; None if it means nothing."""
        scene = self._scene
        deeds: dict[Act, Callable[[], Transition]] = {
            Act.BACK: self._pause,
            Act.MENU: self._pause,
            Act.LOG: self._log,
            Act.REPLAY: scene.replay,
            Act.SPEED: self._faster,
            Act.HOLD: self._hold,
            Act.UNDO: scene.take_back,
            Act.HELP: self._help,
            Act.LAST: self._last,
            Act.CHANCES: self._chances,
            Act.HINT: scene.hints.deeper,
            Act.WHY: scene.hints.why,
            Act.STANDING: self._standing,
            Act.TABLE: self._everything,
        }
        deed = deeds.get(act) if act is not None else None
        return deed() if deed is not None else None

    def _last(self) -> Transition:
        """Look at what was finished last."""
        sheet = self._scene.skin.last()
        return Push(PeekOverlay(sheet, Act.LAST)) if sheet is not None else STAY

    def _chances(self) -> Transition:
        """Ask for the chances, or put them away."""
        self._scene.odds_gauge.toggle()
        self._scene.enter()
        return STAY

    def pause(self) -> Scene:
        """The pause over a curtain: nothing is told of the table behind it."""
        return PauseScene(self._scene.services, self._scene.table.game.meta.id, self._scene.home)

    def _pause(self) -> Transition:
        scene, services = self._scene, self._scene.services
        spoken: dict[Act, Deed] = {Act.STANDING: self._standing, Act.TABLE: self._everything}
        if services.voice is not None:
            spoken |= services.voice.deeds(services.stream.last(COPIED))
        return Push(PauseScene(services, scene.table.game.meta.id, scene.home, spoken))

    def _help(self) -> Transition:
        return self.rule(self._scene.presenter.rule())

    def rule(self, rule: str) -> Transition:
        """Open the rulebook at a paragraph."""
        return Push(RulebookScene(self._scene.services, self._scene.table.game.meta.id, rule=rule))

    def _log(self, line: Line | None = None) -> Transition:
        """Open the chronicle where it ends, or at a line."""
        scene = self._scene
        lines = scene.hints.chronicle() if scene.over else scene.chronicle.lines
        return Push(LogScene(scene.services, lines, at=line))

    def _standing(self) -> Transition:
        """Say who stands where."""
        for sentence in self._scene.speech.standing():
            self._scene.services.stream.tell(sentence)
        return STAY

    def _everything(self) -> Transition:
        """The table, line by line, for whoever would rather read or hear it."""
        talk, services = self._scene.speech, self._scene.services
        return Push(LogScene(services, talk.everything(), tr("The table in words"), newest=False))

    def _hold(self) -> Transition:
        self._scene.director.paused = not self._scene.director.paused
        self._scene.enter()
        return STAY

    def _faster(self) -> Transition:
        """On to the next speed, and round again."""
        services = self._scene.services
        names = [*SPEEDS]
        services.settings.speed = names[(names.index(services.settings.speed) + 1) % len(names)]
        services.apply_settings()
        self._scene.enter()
        return STAY


def _open(extra: Extra) -> Transition:
    return Push(extra.scene())


def _speed(speed: str) -> str:
    words = {
        "slow": tr("Speed: slow"),
        "normal": tr("Speed: normal"),
        "fast": tr("Speed: twice as fast"),
        "faster": tr("Speed: four times as fast"),
        "instant": tr("Speed: at once"),
    }
    return words[speed]
