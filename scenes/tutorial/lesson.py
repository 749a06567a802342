"""A lesson: the play scene with a coach, who holds the table, points at things and says what to try."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from game.core.action import Action, Token, parse_token
from game.core.event import Event
from game.core.script import Ask
from game.core.table import Table
from game.lessons.course import Beat, Goal
from game.lessons.grading import CLOSE, FAIR, NEAR, SOUND, ChanceCounter, Grade, chance
from game.lessons.progress import ChapterProgress
from game.lessons.start import narrow
from game.storage.lesson_progress import Halt
from game.translation import tr
from scenes.services import NewGame, Services
from scenes.stage.director import Tell
from scenes.stage.form import Form
from scenes.stage.pieces import FLYING, Piece
from scenes.stage.skin import Skin
from scenes.stage.stage import Stage
from scenes.stage.turn import Turn
from scenes.table.play import PlayScene
from scenes.tutorial.coach import Coach
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Input, Key
from scenes.ui.scene import STAY, Reset, Scene, Transition

FASTEST = 4.0
"""How much faster a lesson is shown at most: what happens at once teaches nothing."""
COUNTING, HASTE = 0.006, 0.15
"""Seconds in which chances are counted: of each frame while the player thinks, and once it is decided."""


class Watching:
    """Tells events as ever, and lets `saw` know of each as it begins (False) and is over (True)."""

    def __init__(self, tell: Tell, saw: Callable[[Event, bool], object]) -> None:
        self._tell, self._saw = tell, saw

    def begin(self, event: Event, again: bool) -> None:
        """Its motion is about to begin."""
        self._tell.begin(event, again)
        if not again:
            self._saw(event, False)

    def end(self, event: Event, again: bool) -> None:
        """Its motion is over."""
        self._tell.end(event, again)
        if not again:
            self._saw(event, True)


class GuidedTurn(Turn):
    """A turn in which the coach asks for something: `sentence` says so to whoever tries another thing."""

    def __init__(self, ask: Ask, real: Ask, sentence: str, form: Form | None) -> None:
        super().__init__(ask, False, form)
        self._real, self._sentence = real, sentence

    def why_not(self, piece: Piece) -> str:
        meant = {name for option in self._real.options for name in option.picks}
        if self._sentence and any(name in meant for name in piece.tokens):
            return self._sentence
        return super().why_not(piece)


class GuidedScene(PlayScene):
    """Plays the chapter of `guide` on `table`, which lies as the guide's place has it."""

    def __init__(
        self,
        services: Services,
        table: Table[Any, Any],
        skin: Skin,
        stage: Stage,
        home: Callable[[], Scene],
        guide: ChapterProgress,
    ) -> None:
        self.guide = guide
        self.coach = Coach(services, guide, self.go_on, self.leave_out, self.learned)
        self._reckoning: ChanceCounter | None = None
        self._best: list[float] = []
        self._decided = False
        super().__init__(services, table, skin, stage, None, home)

    # --- the straight line ---

    def teller(self) -> Tell:
        return Watching(super().teller(), self._saw)

    def _begin(self) -> None:
        self.settle()
        self._next()

    def play(self, actions: Sequence[Action]) -> None:
        ask = self.table.ask
        assert ask is not None
        beat = self.guide.asks if self.table.seats[ask.seat].human else None
        if beat is None or self.skin.orders.covers(ask):
            super().play(actions)
            return
        if not self._wanted(beat, ask, actions):
            self.prompt_panel.say(tr(beat.sentence))
            self.services.sound.play("refuse")
            self.dirty = True
            return
        before = self.table.view(ask.seat)
        self.director.paused = True  # nothing is shown before the coach has had a say
        super().play(actions)
        following = self.table.ask
        mine = following is not None and following.seat == ask.seat
        over = self.guide.note_answer(following if mine else None)
        self._count(HASTE)
        shares = self._reckoning.shares() if self._reckoning is not None else {}
        self._reckoning = None
        self._decided = not over
        self._best += shares.values()
        if over and beat.goal is not None:
            yours = shares.get(tuple(actions))
            if yours is None:
                yours = chance(self.table.game, beat.goal, before, actions, self._luck())
            self.guide.verdict = words(beat.goal, Grade(yours, max([yours, *self._best])))
            self._best.clear()
        self._go(frozen=self.guide.frozen)

    def _count(self, seconds: float) -> None:
        """Count chances for so long, if there are any to be counted."""
        reckoning, until = self._reckoning, perf_counter() + seconds
        while reckoning is not None and not reckoning.is_over and perf_counter() < until:
            reckoning.step()

    def _luck(self) -> int:
        """By what chances are counted: the same for the same question."""
        return self.table.record.seed + len(self.table.record.actions)

    def _wanted(self, beat: Beat, ask: Ask, actions: Sequence[Action]) -> bool:
        """These Actions are what the coach has asked for, or the game has gone another way."""
        wanted = [action for action in beat.actions if action in ask.options or ask.subset is not None]
        if not beat.do or not any(option in wanted for option in ask.options):
            return True
        given = set(actions)
        return given <= set(wanted) and (ask.subset is None or given == set(wanted))

    def think(self, ask: Ask) -> None:
        wanted = self.guide.other(ask) if not self.table.seats[ask.seat].human else None
        if wanted is not None:
            self.play([wanted])
        else:
            super().think(ask)

    def _next(self) -> None:
        ask = self.table.ask
        human = ask is not None and self.table.seats[ask.seat].human
        spared = self.guide.spared(ask) if ask is not None and human and not self._later else None
        if spared is not None:
            self.play([spared])
            return
        asked = ask is not None and human and len(ask.options) > 1
        if not self._later and (ask is None or asked):
            self.guide.rests()
        if self.guide.frozen and not self._later:
            self.turn = None
            self.settle()
            self.lay()
        else:
            super()._next()
        self.coach.focus(self.page)
        self._keep(resting=True)

    def _ask(self, ask: Ask) -> None:
        super()._ask(ask)
        beat = self.guide.asks
        if beat is None:
            return
        form = self.skin.form(ask, self.table.view(ask.seat))
        offered = narrow(ask, beat.actions) if beat.do and form is None else ask
        self.turn = GuidedTurn(offered, ask, tr(beat.sentence), form)
        if beat.goal is not None and self._reckoning is None:
            view = self.table.view(ask.seat)
            self._reckoning = ChanceCounter(self.table.game, beat.goal, view, ask, self._luck())

    def _end(self) -> None:
        """The last word is the coach's."""

    def forced(self, ask: Ask) -> bool:
        return self.guide.asks is None and super().forced(ask)

    def _saw(self, event: Event, over: bool) -> None:
        if self.guide.note_event(event, over):
            self._go(frozen=self.guide.frozen)

    # --- what the coach does ---

    def go_on(self) -> Transition:
        """The player has read what was said."""
        self.guide.go_on()
        self._go(frozen=self.guide.frozen)
        if not self.director.busy:
            self._next()
        return STAY

    def leave_out(self) -> Transition:
        """Skip this chapter: on to the next one."""
        return self._follow()

    def learned(self) -> Transition:
        """The chapter is over: on to the next one, or into a game with the same people, and a nudge."""
        following = self.guide.course.after(self.guide.chapter)
        if following is not None:
            return self._follow()
        course, game = self.guide.course, self.table.game
        return Reset(self.services.start(NewGame(game, self.table.seats, course.options, nudged=True)))

    def _follow(self) -> Transition:
        course = self.guide.course
        following = course.after(self.guide.chapter)
        if following is None:
            self.services.progress.halt = None
            self.services.save_progress()
            return Reset(self.home())
        return Reset(self.services.teach(course.game, following.id))

    def _go(self, *, frozen: bool) -> None:
        """Hold the table, or let it go on."""
        self.director.paused = frozen
        self.lay()
        self.coach.focus(self.page)
        self._keep(resting=False)

    def _keep(self, *, resting: bool) -> None:
        """Keep this place, where nothing is left to be shown; at the end, that the chapter is known."""
        progress, guide = self.services.progress, self.guide
        before = progress.halt
        if guide.is_last:
            progress.learn(guide.course.game, guide.chapter.id)
        elif resting and not guide.verdict:
            actions = tuple(self.table.record.actions)
            progress.halt = Halt(guide.course.game, guide.chapter.id, guide.place, actions)
        if progress.halt != before:
            self.services.save_progress()

    # --- what lies where ---

    def lay(self) -> None:
        super().lay()
        if self.guide.verdict or (self.guide.frozen and not self.director.busy):
            self.prompt_panel.set("", None, self.table.seats)
        widgets = self.coach.widgets(self)
        self.page.lay([*self.page.widgets, *widgets], first=self.coach.first)

    def shown(self) -> list[Piece]:
        """The pieces that the coach points at, until a part of the decision is taken."""
        found = (self.stage.piece(name) for name in self._pointed())
        return list({piece.token: piece for piece in found if piece is not None}.values())

    def _pointed(self) -> list[Token]:
        silent = self.guide.verdict or self._decided
        return [] if silent else [parse_token(word) for word in self.guide.beat.show]

    # --- what players do ---

    def handle(self, item: Input) -> Transition | None:
        pressed = isinstance(item, Key) and item.down and not item.repeat
        if pressed and self.guide.frozen and self.director.busy and isinstance(item, Key):
            if item.act is Act.OK:
                return self.page.handle(item)
            if item.act is Act.SKIP:
                return self.go_on() if not self.guide.is_last else STAY
        return super().handle(item)

    def skip(self) -> Transition:
        return STAY if self.guide.frozen else super().skip()

    def take_back(self) -> Transition:
        """Take back a pick; decisions stand, as the words that follow speak of them."""
        if self.turn is not None and self.turn.take_back():
            self.lay()
        return STAY

    def replay(self) -> Transition:
        self.director.paused = False
        return super().replay()

    # --- frames ---

    def enter(self) -> None:
        super().enter()
        self.director.speed = min(self.director.speed, FASTEST)

    def update(self, dt: float) -> Transition | None:
        if not self.director.busy:
            self._count(COUNTING)
        return super().update(dt)

    def _wait(self, dt: float) -> None:
        if not self.guide.frozen:
            super()._wait(dt)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        said = (
            self.prompt_panel.area(canvas, self.zoom.area(canvas.lettering.factor))
            if self.prompt_panel.words
            else None
        )
        self.coach.draw_pointers(canvas, [piece for piece in self.shown() if self._in_sight(piece)], said)

    def _in_sight(self, piece: Piece) -> bool:
        """No larger thing in the air, like a card that is being played, lies over it."""
        return not any(
            other.layer >= FLYING
            and other.rect.w > piece.rect.w
            and other.rect.collidepoint(piece.rect.center)
            for other in (*self.stage.pieces.values(), *self.stage.effects)
        )


def words(goal: Goal, grade: Grade) -> str:
    """A grade in words: what is meant, then how the choice compares with the best."""
    lost = grade.best - grade.yours
    if goal.is_average:
        yours, best = f"{grade.yours:+.1f}", f"{grade.best:+.1f}"
        close, sound = NEAR, FAIR
    else:
        yours, best = f"{round(100 * grade.yours)} %", f"{round(100 * grade.best)} %"
        close, sound = CLOSE, SOUND
    if not goal.is_average and grade.yours == 0 < grade.best:
        judged = tr("Best: **{best}**. Yours: **{yours}**: this way it cannot be.", best=best, yours=yours)
    elif lost <= close:
        judged = tr("Yours: **{yours}**. Nothing was better: well chosen.", yours=yours)
    elif lost <= sound:
        judged = tr("Best: **{best}**. Yours: **{yours}**: a sound choice.", best=best, yours=yours)
    else:
        judged = tr("Best: **{best}**. Yours: **{yours}**: a bold choice.", best=best, yours=yours)
    return f"{tr(goal.text)}\n{judged}"
