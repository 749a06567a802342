"""The play scene: one table, any game. A click, a key and a bot's answer all end in the same `table.play`.

input -> spot -> turn -> `table.play` -> events as this screen may see them -> director -> stage settles ->
the next question. The skin says where things lie, the rules say what may be done; this scene knows neither.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.bots.characters import find_character
from game.bots.think import choose
from game.core.action import Action, Token
from game.core.errors import UserError
from game.core.event import Event
from game.core.game import View
from game.core.rng import Rng
from game.core.script import Ask
from game.core.table import Table
from game.translation import tr
from scenes.menus.results import ResultsScene
from scenes.menus.review_job import Hindsight
from scenes.services import NewGame, Services
from scenes.stage.card_zoom import CardZoom
from scenes.stage.chronicle import Chronicle
from scenes.stage.director import LINGERS, SPEEDS, Director, Tell
from scenes.stage.narrator import Narrator
from scenes.stage.odds_gauge import OddsGauge
from scenes.stage.pieces import BOARD, CHOICE, EFFECT, HAND, Piece
from scenes.stage.prompt_panel import PromptPanel
from scenes.stage.save_controller import SaveController
from scenes.stage.skin import Skin
from scenes.stage.stage import Mark, Stage
from scenes.stage.turn import Turn
from scenes.stage.viewer import Viewer
from scenes.table.bot_jobs import BotJobs, Pondering, without_search
from scenes.table.handover import HandoverScene
from scenes.table.hints import Hints
from scenes.table.input import TableInput
from scenes.table.presenter import Presenter
from scenes.table.table_speech import TableSpeech
from scenes.table.toolbar import FOOT, Answer, Toolbar
from scenes.ui.canvas import Canvas
from scenes.ui.cursor import Cursor
from scenes.ui.input import Input
from scenes.ui.page import Page
from scenes.ui.scene import STAY, Glimmer, Push, Remark, Scene, Transition
from scenes.ui.widget_scene import PagedScene

PACE, STRIDE = 0.6, 0.3
"""Seconds before a bot's first answer, and between answers that belong together."""
MUSING = 0.5
"""Seconds after which the plaque shows that somebody thinks."""


class PlayScene(PagedScene):
    """Plays `table` on the screen; `slot` is where it is saved after every decision, if anywhere.

    `history` are the events of a game that is gone on with, for its chronicle.
    """

    def __init__(
        self,
        services: Services,
        table: Table[Any, Any],
        skin: Skin,
        stage: Stage,
        slot: Path | None,
        home: Callable[[], Scene],
        history: Sequence[Event] = (),
    ) -> None:
        super().__init__()
        self.services, self.table, self.skin, self.stage = services, table, skin, stage
        self.music = services.skins[table.game.meta.id].music
        self.slot, self.home = slot, home
        self.viewer = Viewer(table.seats, services.settings.privacy)
        self.chronicle = Chronicle(skin.paper)
        self.prompt_panel = PromptPanel(skin.hook)
        self.zoom = CardZoom(skin, stage)
        self.director = Director(stage, skin, self.teller())
        self.page = Page(click=services.sound.play)
        self.toolbar = Toolbar(self)
        self.input = TableInput(self)
        self.presenter = Presenter(self)
        self.odds_gauge = OddsGauge()
        self.bot_jobs = BotJobs(services.worker_pool())
        self.hints = Hints(self)
        self.speech = TableSpeech(self)
        self.turn: Turn | None = None
        self.over = False
        self._keeper = SaveController(table, slot, self._complain, history)
        self._thoughts = Rng(table.record.seed ^ 0xB07).split()
        self._pondering: Pondering | None = None
        self._shown: Sequence[Piece] = ()
        self._plays: list[tuple[int, int]] = []
        self._delay = 0.0
        self._goto: Transition | None = None
        self._later: Sequence[tuple[Event, View]] = ()
        self._calling: int | None = None
        skin.orders.sit(table.record.notes, self.viewer)
        self.chronicle.lines = [line for event in history if (line := skin.line(event)) is not None]
        self._begin()

    def teller(self) -> Tell:
        """Who puts into words what is shown."""
        return Narrator(self.skin.line, self.prompt_panel, self.chronicle, self.services.stream.tell)

    # --- the straight line ---

    def _begin(self) -> None:
        """Show how the table came to be as it is: the first deal, or (resumed) where it stands."""
        if self.table.record.actions:
            self.settle()
            self._show(self._unasked())
            return
        audience = self.viewer.audience
        self.stage.settle(self.skin.opening(self.table.view(audience), self.viewer.face_up(None)))
        events = [*self.table.events_with_views(audience), *self._unasked()]
        self._keeper.keep(event for event, _ in events)
        self._show(events)

    def play(self, actions: Sequence[Action]) -> None:
        """Answer for the seat in turn, then show what came of it."""
        ask, events = self.table.ask, list[tuple[Event, View]]()
        assert ask is not None
        self._plays.append((len(self.chronicle.lines), len(actions)))
        for action in actions:
            self.table.play(ask.seat, action)
            events += self.table.events_with_views(self.viewer.audience)
        events += self._unasked()
        self._keeper.keep(event for event, _ in events)
        self._shown = [] if events else [*self._shown, *self.presenter.pieces(actions)]
        self.turn = None
        self.odds_gauge.put(None)
        self.viewer.peeking = False
        self.skin.orders.called = None
        self.stage.clear(CHOICE, ())
        if self.viewer.shared:
            played = {token for action in actions for token in action.picks}
            self.stage.clear(HAND, played)
        self.zoom.forget()
        self._show(events)
        if self.director.busy:  # else all that comes next is laid already
            self.lay()

    def _unasked(self) -> list[tuple[Event, View]]:
        """Answer the questions that nobody must be seen to think about; what came of it."""
        events: list[tuple[Event, View]] = []
        while (ask := self.table.ask) is not None and (answer := self._at_once(ask)) is not None:
            self.table.play(ask.seat, answer)
            events += self.table.events_with_views(self.viewer.audience)
        return events

    def _at_once(self, ask: Ask) -> Action | None:
        """The answer by standing orders, or out of a bot's instinct; None where there is time to think."""
        seat, orders = self.table.seats[ask.seat], self.skin.orders
        if seat.bot is None or not orders.covers(ask):
            return orders.answer(ask) if seat.human else None
        game = self.table.game
        character = without_search(find_character(seat.bot, game.meta.id))
        return choose(game, self.table.view(seat.index), ask, self._thoughts, character)

    def _show(self, events: Sequence[tuple[Event, View]]) -> None:
        """Show what happened, as far as somebody may call out; the rest is shown when it is known who has."""
        halts = (place for place, (event, _) in enumerate(events, 1) if self.skin.orders.halts(event))
        end = next(halts, len(events))
        self._later = events[end:]
        self.director.show(events[:end], self._next)

    def _next(self) -> None:
        """Everything is shown: settle the stage where the rules are, and put the next question."""
        ask, orders = self.table.ask, self.skin.orders
        self.turn = None
        self.hints.forget()
        self.dirty = True
        if self._later:
            orders.called = None
            self._show(self._later)
            return
        if ask is not None and self.table.seats[ask.seat].human:
            passed = orders.passes(ask)
            if passed is not None:
                self.play((passed,))
                return
        if ask is None:
            self._end()
        elif self.viewer.curtained(ask) and not self.forced(ask):
            self.viewer.draw_aside(None)
            seat = self.table.seats[ask.seat]
            self._goto = Push(HandoverScene(self.services, seat, self._curtain_rises, self.toolbar.pause))
        elif self.table.seats[ask.seat].human:
            self._ask(ask)
        else:
            self._delay = STRIDE if self._shown else PACE
        self.settle()
        self.lay()

    def _ask(self, ask: Ask) -> None:
        confirm = self.services.settings.confirm
        careful = confirm == "always" or (confirm == "risky" and self.skin.costly(ask))
        view = self.table.view(ask.seat)
        self.turn = Turn(ask, careful, self.skin.form(ask, view))
        self.odds_gauge.put(self.skin.gauge(ask, view) if self.viewer.face_up(ask) else None)
        self._delay = PACE
        self._shown = []
        self.page.ring.current = None  # where keys begin depends on what is asked
        if ask.seat != self.prompt_panel.seat:
            self.services.sound.play("turn")
        self.hints.nudge(ask)

    def _curtain_rises(self) -> None:
        ask = self.table.ask
        assert ask is not None
        self.viewer.draw_aside(ask.seat)
        self._next()

    def _end(self) -> None:
        if not self.over:
            self.over = True
            self._keeper.close()
            self._goto = Push(self.results())

    def results(self) -> ResultsScene:
        """Who won, and how."""
        record = self.table.record
        again = NewGame(self.table.game, self.table.seats, dict(record.options))
        lines = self.chronicle.lines
        results = self.skin.results(self.table.view(None), lines)
        told = {line.event: line.text for line in lines if line.event is not None}
        hindsight = Hindsight(self.table.game, record, self.viewer.audience, told, results.when)
        return ResultsScene(self.services, results, hindsight, again, self.home, self._keeper.achievements)

    def think(self, ask: Ask) -> None:
        """Let the character of the seat in turn answer now; for a person, what a regular would do."""
        thought = self._ponder(ask).thought()
        self.prompt_panel.muse(False)
        self.hints.watch(ask, thought)
        self.play([thought.action])

    def _ponder(self, ask: Ask) -> Pondering:
        """Somebody thinks about that question, while what led to it may still be moving."""
        if self._pondering is None or self._pondering.ask is not ask:
            self._pondering = Pondering(self.table, ask, self._thoughts.split().word)
            if not self.table.seats[ask.seat].human:
                self._pondering.begin(self.bot_jobs)
        return self._pondering

    # --- what lies where ---

    def settle(self) -> None:
        """Lay every piece where the rules have it, as far as this screen may show it."""
        ask = self.table.ask
        owner = self.viewer.owner(ask)
        pieces = self.skin.settle(self.table.view(owner), self.viewer.face_up(ask))
        if self.turn is not None:
            pieces = [*pieces, *self.skin.choices(self.turn.ask)]
        self.stage.settle(pieces)
        self.zoom.forget()

    def lay(self) -> None:
        """Lay spots and buttons for what can be done now."""
        spots = self.presenter.spots()
        if not self.director.busy:
            asked = self.table.ask.seat if self.table.ask is not None else None
            self.prompt_panel.set(self.presenter.prompt(), asked, self.table.seats)
        form = self.turn.form if self.turn is not None else None
        laid = form.widgets(self.services.canvas, self.lay) if form is not None else []
        buttons = self.toolbar.widgets(self.turn)
        answers = [*laid, *buttons[:1]] if self.turn is not None else []
        begins = [widget for widget in (*spots, *answers) if widget.focusable and widget.walkable]
        self.page.lay([*spots, *laid, *buttons], first=begins[0].key if begins else "")
        self.zoom.leave(self.page.ring)
        self.dirty = True

    def marks(self) -> dict[Token, Mark]:
        """How each piece is marked now."""
        if self.turn is None or self.director.busy:
            return {piece.token: Mark.PICKED for piece in self._shown}
        advised = {piece.token: Mark.ADVISED for piece in self.presenter.pieces(self.hints.advised())}
        return self.presenter.marks() | advised

    # --- what players do ---

    def handle(self, item: Input) -> Transition | None:
        return self.input.handle(item)

    def answer(self, *actions: Action) -> Transition:
        """A button: something that is about nothing on the table, or the end of a choice."""
        self.play(actions)
        return STAY

    def skip(self) -> Transition:
        """End what is moving now."""
        self.director.skip()
        self.dirty = True
        return STAY

    def take_back(self) -> Transition:
        """Take back a pick of the present choice, or else the last decision where that is fair."""
        if self.director.busy or self.turn is None:
            return STAY
        if self.turn.take_back():
            self.lay()
        elif self.table.can_undo and self._plays:
            lines, actions = self._plays.pop()
            while actions and self.table.undo():
                actions -= 1
            del self.chronicle.lines[lines:]
            self._keeper.keep()
            self._next()
        else:
            self.prompt_panel.say(
                tr("The last decision cannot be taken back: dice, cards or another player came after it.")
            )
            self.services.sound.play("refuse")
            self.dirty = True
        return STAY

    def replay(self) -> Transition:
        """Show the last events again."""
        if self.director.replay(self._next):
            self.turn = None
            self.lay()
        return STAY

    # --- frames ---

    @property
    def busy(self) -> bool:
        return (self.director.busy and not self.director.waiting) or self.zoom.moving

    @property
    def cursor(self) -> Cursor:
        over = super().cursor
        return Cursor.WAIT if over is Cursor.ARROW and self.prompt_panel.musing else over

    @property
    def private(self) -> bool:
        return self.speech.private

    def remarks(self) -> Sequence[Remark]:
        return self.speech.remarks()

    def enter(self) -> None:
        settings = self.services.settings
        self.director.speed = SPEEDS[settings.speed]
        self.director.reduced = settings.reduced_motion
        self.director.linger = LINGERS[settings.linger]
        self.odds_gauge.numbers = settings.numbers
        self.input.let_go()
        if self.viewer.privacy != settings.privacy:
            self.viewer.privacy = settings.privacy
            if self.turn is not None:
                self._next()
        self.lay()

    def leave(self) -> None:
        self.bot_jobs.forget()
        self._keeper.close()

    def layout(self, canvas: Canvas) -> None:
        self.skin.layout(canvas)
        if not self.director.busy:
            self.settle()
        self.lay()

    def update(self, dt: float) -> Transition | None:
        self.director.update(dt)
        self.page.update(dt)
        grown = self.zoom.update(dt)
        self.input.update(dt)
        self.bot_jobs.update()
        self._wait(dt)
        if self._calling != self.skin.orders.calling:
            self._calling = self.skin.orders.calling
            self.lay()
        counted = self.odds_gauge.update(any(self.page.is_pointed_at(answer) for answer in self._answers()))
        self.dirty = self.dirty or self.page.dirty or self.prompt_panel.update(dt) or counted or grown
        goto, self._goto = self._goto, None
        return goto

    def _wait(self, dt: float) -> None:
        """Bots answer after a pause, once the disk has what came before; so does a human without a choice."""
        ask = self.table.ask
        if ask is not None and not self.table.seats[ask.seat].human:
            self._ponder(ask)
        if ask is None or self.director.busy or self.director.paused or self._goto is not None:
            return
        self._delay -= dt * self.director.speed * (4 if self.director.hurry else 1)
        musing = self.bot_jobs.busy("bot")
        self.prompt_panel.muse(musing and self._delay < PACE - MUSING)
        if self._delay > 0 or self._keeper.behind or musing:
            return
        if not self.table.seats[ask.seat].human:
            self.think(ask)
        elif self.forced(ask) and self.turn is not None:
            self.play(ask.options)

    def forced(self, ask: Ask) -> bool:
        """There is one answer only, which nobody wants to be asked for."""
        return len(ask.options) == 1 and self.services.settings.confirm != "always"

    def draw(self, canvas: Canvas) -> None:
        with canvas.dirty_redraw():
            self._draw(canvas)

    def _draw(self, canvas: Canvas) -> None:
        marks = self.marks()
        self.skin.draw_board(canvas)
        self.stage.draw(canvas, marks, (BOARD, HAND))
        self.skin.draw_hud(canvas)
        self.chronicle.draw(canvas)
        self.stage.draw(canvas, marks, (HAND, EFFECT + 1))
        self.prompt_panel.draw(canvas, self.zoom.area(canvas.lettering.factor))
        self.toolbar.draw_hints(canvas, min((answer.rect.top for answer in self._answers()), default=FOOT))
        if self.turn is not None and self.turn.form is not None:
            self.turn.form.draw(canvas)
        self.page.draw(canvas)
        self.odds_gauge.draw(canvas)
        panel = self.hints.panel
        if panel is not None:
            panel.draw(canvas, self.odds_gauge.aside)
        self.zoom.draw(canvas, self.page.ring.shown)

    def glimmer(self) -> Glimmer | None:
        return self.skin.glimmer()

    def _answers(self) -> list[Answer]:
        return [widget for widget in self.page.widgets if isinstance(widget, Answer)]

    def _complain(self, fault: UserError) -> None:
        self.prompt_panel.say(tr(fault.text, **fault.values))
