"""A position of a finished game, tried again: the table as its seat saw it, a choice, what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.bots.judge import Reply
from game.bots.reasons import Reason
from game.core.action import Action
from game.core.record import Record
from game.core.script import Ask
from game.review.audit import Verdict, weigh
from game.translation import tr
from scenes.menus.menu import MenuChoice, MenuScene
from scenes.menus.sheet import EDGE, lay_sheet, sheet_width
from scenes.services import Screening, Services
from scenes.stage.turn import Turn
from scenes.table.buttons import Knob
from scenes.table.driver import Driver
from scenes.table.knobs import closed_up
from scenes.table.play import PlayScene
from scenes.table.reason_words import thing
from scenes.table.session import TableSession
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Act, Input, Key
from scenes.ui.keymap import with_key
from scenes.ui.scene import Pop, Push, Scene, Transition
from scenes.ui.widgets import Label, Widget

STATES, SECONDS, AT_ONCE = 150, 6.0, 20
"""In so many states a third choice is compared with the other two, how long that may take, and in how many
where there are no workers."""
SEED = 0x7A
"""What the seed of that comparison is made with."""
BAR, ROW_GAP = 16.0, 14.0
"""The height of a bar, and the gap between two rows."""


class SecondTryDriver(Driver):
    """Lets one question be answered; `then` is called with the reply when what came of it has been shown."""

    can_pass = False
    can_take_back = False
    is_lesson = True

    def __init__(self, chosen: Callable[[Reply], object], then: Callable[[], object]) -> None:
        self._chosen, self._then = chosen, then
        self._is_answered = self._is_over = False

    @property
    def is_held(self) -> bool:
        return self._is_over

    def turn(self, turn: Turn) -> Turn:
        turn.can_be_forced = False
        return turn

    def refusal(self, ask: Ask, actions: Sequence[Action]) -> str:
        """Take note of the reply; none is refused."""
        if not self._is_answered:
            self._is_answered = True
            self._chosen(tuple(actions))
        return ""

    def rests(self, ask: Ask | None) -> None:
        if self._is_answered and not self._is_over:
            self._is_over = True
            self._then()


class SecondTryScene(PlayScene):
    """Puts the question of `verdict` once more; `record` is the whole game, which stays as it was."""

    without: tuple[str, ...] = ("pause", "undo", "replay", "why")
    """The keys of the knobs that mean nothing here."""

    def __init__(
        self,
        services: Services,
        session: TableSession,
        home: Callable[[], Scene],
        record: Record,
        verdict: Verdict,
    ) -> None:
        super().__init__(services, session, home)
        self.record, self.verdict = record, verdict
        self.replies: dict[Reply, str] = {}
        """The replies that are compared, in words: the new one first, then that of the game."""
        session.driver = SecondTryDriver(self._choose, self._compare)

    def begin(self) -> None:
        self.session.settle()
        self.session.proceed()
        self.session.prompt_panel.say(self.question)

    @property
    def question(self) -> str:
        """What is said at first."""
        return tr("Here you are again. What would you choose now?")

    @property
    def way_back(self) -> str:
        """Where the way back leads."""
        return tr("Back to how it went")

    def _choose(self, reply: Reply) -> None:
        """Put all replies into words, while the table is as it was."""
        shown = (reply, self.verdict.decision.reply, self.verdict.reply)
        self.replies = {one: self._words(one) for one in shown}

    def _words(self, reply: Reply) -> str:
        picks = [action for action in reply if action.picks] or reply
        return ", ".join(self.skin.label(action, self.verdict.decision.ask) for action in picks)

    def _compare(self) -> None:
        self._goto = Push(
            ComparisonScene(self.services, self.session, self.record, self.verdict, self.replies)
        )

    def ended(self) -> None:
        """Do nothing: the game was over before."""

    def lay(self) -> None:
        super().lay()
        knobs = [one for one in self.page.widgets if isinstance(one, Knob) and one.rect != self.skin.eye]
        places = closed_up([knob.rect for knob in knobs])
        gone = [knob for knob in knobs if knob.key in self.without]
        shown = [widget for widget in self.page.widgets if widget not in gone]
        kept = [knob for knob in knobs if knob not in gone]
        if "pause" in [knob.key for knob in gone]:
            tip = with_key(self.way_back, Act.BACK, self.services.bindings)
            kept.insert(0, Knob(places[0], "ui/undo", Pop, key="back", tip=tip, name=tr("Back")))
            shown.append(kept[0])
        for knob, place in zip(kept, places, strict=False):
            knob.rect = place
        self.page.set_widgets(shown, first="")

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Key) and item.down and item.act in (Act.BACK, Act.MENU):
            return Pop()
        return super().handle(item)


class ReplyRow(Widget):
    """One reply: what it is, in words, and a bar as long as its share of the victory, None while unknown."""

    def __init__(
        self, rect: Area, what: str, words: str, share: float | None, is_best: bool, has_figures: bool
    ) -> None:
        super().__init__(rect)
        self.what, self.words, self.share, self.is_best = what, words, share, is_best
        self.has_figures = has_figures

    @staticmethod
    def height(canvas: Canvas, words: str, width: float) -> float:
        """Height at that width."""
        caption = canvas.measure("A", "caption")[1]
        return caption + canvas.measure(words, "strong", width)[1] + BAR + 10

    @property
    def figure(self) -> str:
        """The share in words."""
        if self.share is None:
            return "…"
        return tr("wins {n} of 100", n=round(100 * self.share)) if self.has_figures else ""

    @property
    def spoken_text(self) -> str:
        return f"{self.what}: {self.words}. {self.figure}"

    def draw(self, canvas: Canvas) -> None:
        area = self.rect
        colour = theme.OLIVE_DK if self.is_best else theme.SEPIA
        top = canvas.text(self.what, area.left, area.top, "caption", colour, box=area).bottom
        canvas.text(self.figure, area.right, area.top, "strong", theme.INK, anchor="right top", box=area)
        canvas.text(self.words, area.left, top, "strong", theme.INK, width=area.w, box=area)
        bar = pygame.FRect(area.left, area.bottom - BAR - 2, area.w, BAR)
        canvas.fill(bar, theme.PAPER_DK, radius=5)
        if self.share:
            filled = pygame.FRect(*bar.topleft, max(10.0, bar.w * min(1.0, self.share)), BAR)
            canvas.fill(filled, theme.OLIVE_DK if self.is_best else theme.OCHRE, radius=5)


class ComparisonScene(MenuScene):
    """Shows over the table what each of `replies` is worth, and why; the game can be watched from there."""

    overlay = True
    music = None
    first = "back"

    def __init__(
        self,
        services: Services,
        session: TableSession,
        record: Record,
        verdict: Verdict,
        replies: dict[Reply, str],
    ) -> None:
        super().__init__(services)
        self.session, self.record, self.verdict, self.replies = session, record, verdict, replies
        self.shares: dict[Reply, float] = {}
        """What each reply is worth, as soon as it is known."""
        self.states = verdict.comparison.states
        """In how many states they were compared."""
        self.begin()

    def begin(self) -> None:
        """Find out what the replies are worth, if that is not known."""
        verdict = self.verdict
        found = verdict.comparison
        if len(self.replies) == 2:
            self.shares = {verdict.decision.reply: found.other, verdict.reply: found.one}
        else:
            self._weigh(STATES, self._take)

    def _weigh(self, states: int, then: Callable[[Any], object]) -> None:
        """Have all replies compared by a worker."""
        decision = self.verdict.decision
        seed = self.record.seed ^ SEED ^ decision.place << 32
        question = self.session.table.game, decision, tuple(self.replies), states, seed
        self.session.bot_jobs.ask("weigh", then, SECONDS, weigh, *question)

    def _take(self, found: Any) -> None:
        states = STATES
        if found is None:
            decision, states = self.verdict.decision, AT_ONCE
            found = weigh(self.session.table.game, decision, tuple(self.replies), states, self.record.seed)
        self.states = states
        self.shares = dict(zip(self.replies, found, strict=True))
        if self.page.widgets:
            self.relayout()

    def leave(self) -> None:
        self.session.bot_jobs.forget("weigh")

    def update(self, dt: float) -> Transition | None:
        self.session.bot_jobs.update()
        return super().update(dt)

    def back(self) -> Transition | None:
        return Pop(Pop)

    # --- what it says ---

    @property
    def title(self) -> str:
        """The heading: how the new choice compares."""
        now, then, other = next(iter(self.replies)), self.verdict.decision.reply, self.verdict.reply
        best = other if self.verdict.comparison.gain > 0 else then
        if now == best:
            return tr("Well found!") if best == other else tr("Well chosen, once more!")
        return tr("As in the game") if now == then else tr("Another way")

    def _what(self, reply: Reply) -> str:
        """What a reply is: chosen now, chosen in the game, or by nobody."""
        now, then = next(iter(self.replies)), self.verdict.decision.reply
        if reply == now:
            return tr("Now, and in the game") if reply == then else tr("Now")
        if reply == then:
            return tr("In the game")
        return tr("Surely better") if self.verdict.comparison.gain > 0 else tr("What tempts most")

    @property
    def sentences(self) -> list[str]:
        """Why the better one of the two replies is better, and how that is known."""
        game, verdict = self.session.table.game, self.verdict
        better = verdict.reply if verdict.comparison.gain > 0 else verdict.decision.reply
        because = Reason((), True, verdict.because)
        told = thing(game, because, tr("What speaks for **{choice}**:", choice=self.replies[better]))
        known = tr(
            "Known from what could be seen then: {n} imagined games each, the same for all, in which "
            "everybody goes on alike.",
            n=self.states,
        )
        return [*told, known]

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        wide = sheet_width(canvas)
        inner = wide - 2 * EDGE
        has_figures = self.services.settings.numbers != "story"
        best = max(self.shares.values(), default=None)
        rows: list[Widget] = [Label.measured(canvas, (0, 0), inner, self.title, "title", theme.ALMAGRE_DK)]
        for reply, words in self.replies.items():
            share = self.shares.get(reply)
            area = 0.0, rows[-1].rect.bottom + ROW_GAP, inner - 18, ReplyRow.height(canvas, words, inner - 18)
            rows.append(
                ReplyRow(
                    area, self._what(reply), words, share, share is not None and share == best, has_figures
                )
            )
        said = self.sentences if self.shares else [tr("Let me think…")]
        for place, words in enumerate(said):
            style = "caption" if place and place == len(said) - 1 else "body"
            at = 0.0, rows[-1].rect.bottom + ROW_GAP
            rows.append(Label.measured(canvas, at, inner - 18, words, style, theme.INK))
        return lay_sheet(canvas, wide, rows, self.choices())

    def choices(self) -> list[MenuChoice]:
        """Return the buttons below."""
        return [
            MenuChoice("back", tr("Back to how it went"), self.back, "gold"),
            MenuChoice("watch", tr("Watch it from here"), self._watch),
            MenuChoice("again", tr("Try it again"), partial(Pop, partial(Pop, self._again))),
        ]

    def _watch(self) -> Transition:
        """Show the film of the game from this decision on."""
        place = self.verdict.decision.place
        moment = place, self.verdict.comparison.gain < 0
        return Push(self.services.film(Screening(self.record, place, moments=(moment,))))

    def _again(self) -> Transition:
        return Push(self.services.try_again(self.record, self.verdict))
