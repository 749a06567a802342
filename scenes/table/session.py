"""The session of one table: who is asked, what is answered, and what is shown of it, without any widget.

play -> `Table.play` -> events as this screen may see them -> director -> the stage settles -> the next
question. A play scene is one way to look at a session; it can be played without any.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.bots.characters import find_character
from game.bots.think import choose
from game.core.action import Action
from game.core.errors import UserError
from game.core.event import Event
from game.core.game import View
from game.core.rng import Rng
from game.core.script import Ask
from game.core.table import Table
from game.storage.saves import SlotLock
from game.storage.settings import Settings
from game.translation import tr
from scenes.stage.chronicle import Chronicle, Narrator
from scenes.stage.director import LINGERS, SPEEDS, Director
from scenes.stage.faces import Faces
from scenes.stage.odds_gauge import OddsGauge
from scenes.stage.pieces import CHOICE, HAND, Piece
from scenes.stage.prompt_panel import PromptPanel
from scenes.stage.save_controller import SaveController
from scenes.stage.skin import Skin
from scenes.stage.stage import Stage
from scenes.stage.standing_orders import Viewer
from scenes.stage.turn import Turn
from scenes.table.bot_jobs import BotJobs, ThinkJob, without_search
from scenes.table.driver import Driver, Listener
from scenes.table.patience import Patience
from scenes.table.table_talk import TableTalk
from scenes.ui.marks import faces_of

if TYPE_CHECKING:
    from game.bots.worker_pool import WorkerPool

STRIDE, BOUND = 0.3, 1.0
"""Seconds before a bot answers where nothing was shown since, and before the only answer is given."""
MUSING = 0.5
"""Seconds after which the prompt panel shows that somebody thinks."""


class TableSession:
    """Puts the questions of `table`, takes answers, and has shown on `stage` what comes of them.

    `lock` holds the slot in which the game is saved after every decision (None: nowhere). `history` are the
    events of a game that is gone on with, for its chronicle. Bots think in `pool`; without one they decide at
    once, without a search. `say` gets what the chronicle and characters say; `faces` are those of the skin.
    """

    def __init__(
        self,
        table: Table[Any, Any],
        skin: Skin,
        stage: Stage,
        settings: Settings,
        *,
        lock: SlotLock | None = None,
        history: Sequence[Event] = (),
        pool: WorkerPool | None = None,
        say: Callable[[str], object] = lambda text: None,
        faces: Faces | None = None,
    ) -> None:
        self.table, self.skin, self.stage, self.settings = table, skin, stage, settings
        self.listeners: list[Listener] = []
        self.driver = Driver()
        self.viewer = Viewer(table.seats, settings.privacy)
        self.chronicle = Chronicle(skin.paper, skin.ledge)
        if not table.record.actions:
            history = ()  # the first deal is shown and told once more
        self.prompt_panel = PromptPanel(skin.hook, skin.other_hook)
        narrator = Narrator(skin.line, self.prompt_panel, self.chronicle, say, self._see)
        self.director = Director(stage, skin, narrator)
        faces = faces or Faces(faces_of(table.seats))
        self.talk = TableTalk(table.game.meta.id, table.seats, skin, faces, settings, say)
        self.odds_gauge = OddsGauge()
        self.bot_jobs = BotJobs(pool)
        self.saves = SaveController(table, lock, self._complain, history)
        self.turn: Turn | None = None
        """What the person who is asked has chosen so far; None while nobody is asked."""
        self.answered_pieces: Sequence[Piece] = ()
        """The pieces that the last answers are about, as long as nothing has come of them."""
        self.covered = False
        """The next question is put when whoever is asked has been handed the screen."""
        self.over = False
        self._patience = Patience(skin.attention)
        self._is_quiet = False  # the last answer has brought nothing that was shown
        self._thoughts = Rng(table.record.seed ^ 0xB07).split()
        self._think_job: ThinkJob | None = None
        self._plays: list[tuple[int, int]] = []  # lines before, and Actions of, each answer
        self._delay = 0.0
        self._mover: int | None = None  # the seat whose answers were shown last
        self._later: Sequence[tuple[Event, View]] = ()
        self._shown: View = table.view(None)  # how the table looks before the next events are shown
        skin.orders.sit(table.record.notes, self.viewer)
        skin.own_dice.begin(frozenset(self.viewer.humans), bool(table.record.actions))
        self.chronicle.lines = [line for event in history if (line := skin.line(event)) is not None]
        self.talk.recall(history)

    # --- the straight line ---

    def begin(self) -> None:
        """Show how the table came to be as it is: the first deal, or (resumed) where it stands."""
        if self.table.record.actions:
            self.settle()
            self._show(self._unasked())
            return
        audience = self.viewer.audience
        self._shown = self.table.view_before(audience)
        self.stage.settle(self.skin.settle(self._shown, self.viewer.is_face_up(None)))
        events = [*self.table.events_with_views(audience), *self._unasked()]
        self.saves.keep(event for event, _ in events)
        self._show(events)

    def play(self, actions: Sequence[Action]) -> None:
        """Answer for the seat in turn, by these Actions one after another, and show what comes of it."""
        ask, events = self.table.ask, list[tuple[Event, View]]()
        assert ask is not None
        if refusal := self.driver.refusal(ask, actions):
            self.refuse(refusal)
            return
        self.driver.answering(ask)
        if self._is_for_person(ask):
            self.talk.hush()
        self.skin.orders.answered(ask)
        self._plays.append((len(self.chronicle.lines), len(actions)))
        for action in actions:
            self.table.play(ask.seat, action)
            events += self.table.events_with_views(self.viewer.audience)
        events += self._unasked()
        self.saves.keep(event for event, _ in events)
        played = {token for action in actions for token in action.picks}
        self.answered_pieces = [] if events else [*self.answered_pieces, *self.stage.find(played)]
        self.turn, self._is_quiet = None, not events
        self.odds_gauge.put(None)
        self.viewer.peeking = False
        self.skin.orders.called = None
        self.stage.clear(CHOICE, ())
        if self.viewer.shared:
            self.stage.clear(HAND, played)
        for listener in self.listeners:
            listener.answered(played)
        # A reaction belongs to the move before: shown again, that must not tell whether anybody was asked.
        goes_on = self._mover == ask.seat or self.skin.orders.is_out_of_turn(ask)
        self._mover = ask.seat if events and not goes_on else self._mover
        self._show(events, goes_on)
        self.driver.answered(ask, actions)
        if self.director.busy:  # else all that comes next is laid already
            self.change()

    def _unasked(self) -> list[tuple[Event, View]]:
        """Answer the questions that nobody must be seen to think about; return what came of it."""
        events: list[tuple[Event, View]] = []
        while (ask := self.table.ask) is not None and (answer := self._at_once(ask)) is not None:
            self.table.play(ask.seat, answer)
            events += self.table.events_with_views(self.viewer.audience)
        return events

    def _at_once(self, ask: Ask) -> Action | None:
        """Return the answer by orders, or by a bot without a search; None where there is time to think."""
        seat, orders = self.table.seats[ask.seat], self.skin.orders
        if seat.bot is None or not orders.is_out_of_turn(ask):
            return orders.answer(ask) if seat.human else None
        game = self.table.game
        character = without_search(find_character(seat.bot, game.meta.id))
        return choose(game, self.table.view(seat.index), ask, self._thoughts, character)

    def _show(self, events: Sequence[tuple[Event, View]], goes_on: bool = False) -> None:
        """Show what happened up to where somebody may call out, and the rest when that is decided.

        If it `goes_on`, it belongs to the move before: all that a seat does in its turn is one.
        """
        halts = (place for place, (event, _) in enumerate(events, 1) if self.skin.orders.is_awaiting(event))
        end = next(halts, len(events))
        self._later = events[end:]
        before, self._shown = self._shown, events[end - 1][1] if events else self._shown
        self.director.show(events[:end], before, self.proceed, goes_on)

    def proceed(self) -> None:
        """Settle the stage where the rules are, and put the next question."""
        ask, orders = self.table.ask, self.skin.orders
        self.turn = None
        if self._later:
            orders.called = None
            self._show(self._later, goes_on=True)
            return
        if ask is not None and self._is_for_person(ask):
            answer = self.driver.answer(ask) or orders.passes(ask)
            if answer is not None:
                self.play((answer,))
                return
        self.driver.rests(ask)
        if not self.driver.is_held:
            self._put(ask)
        self.settle()
        self.change()

    def _put(self, ask: Ask | None) -> None:
        """Put the next question; without one, end the game."""
        if ask is None:
            self._end()
            return
        for listener in self.listeners:
            listener.coming(ask)
        if self._is_for_person(ask) and not self.driver.is_lesson:
            self.skin.orders.put(ask, self.table.view(ask.seat))
        self.covered = self.viewer.is_curtained(ask) and self.forced(ask) is None
        if self.covered:
            self.viewer.draw_aside(None)
        elif self._is_for_person(ask):
            self._ask(ask)
        else:
            self._delay = min(STRIDE, self.skin.pace) if self._is_quiet else self.skin.pace
        for listener in self.listeners:
            listener.asked(ask)

    def _ask(self, ask: Ask) -> None:
        confirm = self.settings.confirm
        careful = confirm == "always" or (confirm == "risky" and self.skin.is_costly(ask))
        view = self.table.view(ask.seat)
        self.turn = self.driver.turn(self.skin.turn(ask, view, careful))
        gauge = self.skin.gauge(ask, view) if self.viewer.is_face_up(ask) else None
        self.odds_gauge.put(gauge, is_open=self.skin.has_open_gauge(ask))
        self._delay = BOUND
        self.answered_pieces = ()

    def _end(self) -> None:
        if not self.over:
            self.over = True
            self.saves.close()
            for listener in self.listeners:
                listener.ended()

    def settle(self) -> None:
        """Lay every piece where the rules have it, as far as this screen may show it."""
        ask = self.table.ask
        self._shown = self.table.view(self.viewer.owner(ask))
        pieces = self.skin.settle(self._shown, self.viewer.is_face_up(ask))
        if self.turn is not None:
            pieces = [*pieces, *self.skin.choices(self.turn.ask)]
        self.stage.settle(pieces)

    # --- time ---

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: what is shown moves on, and bots answer; sooner if people wait for long."""
        free = self.turn is not None and self.forced(self.turn.ask) is None
        if self.turn is not None and free and self.skin.attention.is_own_turn(self.turn.ask):
            self._patience.begin_turn()
        elif self.viewer.humans and not (free or self.director.waiting):
            dt *= self._patience.pass_by(dt, self.director.event)
        self.director.update(dt)
        self.bot_jobs.update()
        if not self.driver.is_held:
            self._wait(dt)

    def _wait(self, dt: float) -> None:
        """Answer after a pause, once the disk has what came before, for bots and who has no choice."""
        ask = self.table.ask
        if ask is not None and not self._is_for_person(ask):
            self._job_for(ask)
        if ask is None or self.director.busy or self.director.paused:
            return
        self._delay -= dt * self.director.speed * (4 if self.director.hurry else 1)
        musing = self.bot_jobs.busy("bot")
        self.prompt_panel.muse(musing and self._delay < self.skin.pace - MUSING)
        if self._delay > 0 or self.saves.is_behind or musing:
            return
        if not self._is_for_person(ask):
            self.think(ask)
        elif self.turn is not None and (forced := self.forced(ask)) is not None:
            self.play((forced,))

    def think(self, ask: Ask) -> None:
        """Let the character of the seat in turn answer now; for a person, as a regular does."""
        if (answer := self.driver.answer(ask)) is not None:
            self.play((answer,))
            return
        thought = self._job_for(ask).thought()
        self.prompt_panel.muse(False)
        for listener in self.listeners:
            listener.thought(ask, thought)
        self.play((thought.action,))

    def _job_for(self, ask: Ask) -> ThinkJob:
        """Return the job of thinking about a question; it begins while what led there may still be moving."""
        if self._think_job is None or self._think_job.ask is not ask:
            self._think_job = ThinkJob(self.table, ask, self._thoughts.split().word)
            if not self._is_for_person(ask):
                self._think_job.start(self.bot_jobs, self.skin.orders.is_open(ask), self._patience.haste)
        return self._think_job

    def forced(self, ask: Ask) -> Action | None:
        """Return the answer that is given by itself: the only one, which all may know, or an idle one."""
        can_be = self.turn is None or self.turn.can_be_forced
        return self.skin.orders.forced(ask) if can_be and self.settings.confirm != "always" else None

    def _is_for_person(self, ask: Ask) -> bool:
        """Return True if that question is put to a person."""
        return self.table.seats[ask.seat].human

    # --- what players do besides ---

    def take_back(self) -> None:
        """Take back a pick of the present choice, or else the last decision where that is fair."""
        if self.director.busy or self.turn is None:
            return
        if self.turn.take_back():
            self.change()
        elif not self.driver.can_take_back:
            return
        elif self.table.can_undo and self._plays:
            lines, actions = self._plays.pop()
            while actions and self.table.undo():
                actions -= 1
            del self.chronicle.lines[lines:]
            self.director.forget()
            self.saves.keep()
            self.proceed()
        else:
            seen = tr("It cannot be taken back: the others have seen or heard it already.")
            late = tr("The last decision cannot be taken back: dice, cards or another player came after it.")
            if refusal := self.driver.go_back(seen if self.table.is_bound else late):
                self.refuse(refusal)

    def replay(self) -> None:
        """Show the last move again."""
        self.director.paused = self.director.paused and not self.driver.is_held
        if self.director.replay(self.proceed):
            self.turn = None
            self.change()

    def skip(self) -> None:
        """End what is moving now, what is being said, and the pause before an only answer."""
        self.talk.hush()
        if not self.driver.is_held:
            self._delay = 0.0
            self.director.skip()

    def call_out(self) -> None:
        """Have the seat that may call out now be asked what everybody waits for."""
        self.skin.orders.call()
        self.skip()

    def peek(self, on: bool) -> None:
        """Turn up the hand of whoever is asked, where they may peek at it, or turn it down."""
        on = on and self.viewer.can_peek(self.table.ask) and not self.director.busy
        if on != self.viewer.peeking:
            self.viewer.peeking = on
            self.settle()
            self.change()

    def uncover(self) -> None:
        """Put the question that waited until whoever is asked looks at the screen."""
        ask = self.table.ask
        assert ask is not None
        self.viewer.draw_aside(ask.seat)
        self.proceed()

    def refuse(self, words: str) -> None:
        """Say why something cannot be done."""
        self.prompt_panel.say(words)
        for listener in self.listeners:
            listener.refused()

    def change(self) -> None:
        """Tell whoever listens that something else can be done now."""
        for listener in self.listeners:
            listener.changed()

    def adjust(self) -> None:
        """Read the settings again."""
        settings = self.settings
        self.director.speed, self.director.linger = SPEEDS[settings.speed], LINGERS[settings.linger]
        self.director.reduced, self.odds_gauge.numbers = settings.reduced_motion, settings.numbers
        self.skin.own_dice.choice = "none" if self.driver.is_lesson else settings.dice
        if self.viewer.privacy != settings.privacy and not self.viewer.apart:
            self.viewer.privacy = settings.privacy
            if self.turn is not None:
                self.proceed()

    def close(self) -> None:
        """Cancel what is being thought, and write what is left to be saved."""
        self.bot_jobs.forget()
        self.saves.close()

    def _see(self, event: Event, over: bool) -> None:
        self.driver.sees(event, over)
        if over and not self.driver.is_lesson:
            self.talk.hear(event)

    def _complain(self, fault: UserError) -> None:
        self.prompt_panel.say(tr(fault.text, **fault.values))
