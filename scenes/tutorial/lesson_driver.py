"""Drives the session of a lesson: it lets the guide hold the table, ask, answer for others, and grade."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.action import Action, Token, parse_token
from game.core.event import Event
from game.core.script import Ask
from game.lessons.course import Beat, ChapterProgress, Goal, narrow, parse_line
from game.lessons.grading import Grade, grade
from game.storage.lesson_progress import Halt
from game.translation import decimal, tr
from scenes.services import Services
from scenes.stage.forms import Form
from scenes.stage.pieces import Piece
from scenes.stage.turn import Turn
from scenes.table.driver import Driver
from scenes.table.reason_words import gathered
from scenes.table.session import TableSession


class GuidedTurn(Turn):
    """A turn in which the coach asks for something: `sentence` says so to whoever tries another thing."""

    can_be_forced = False

    def __init__(self, ask: Ask, real: Ask, sentence: str, form: Form | None) -> None:
        super().__init__(ask, False, form)
        self._real, self._sentence = real, sentence

    def why_not(self, piece: Piece) -> str:
        meant = {name for option in self._real.options for name in option.picks}
        if self._sentence and any(name in meant for name in piece.tokens):
            return self._sentence
        return super().why_not(piece)


class LessonDriver(Driver):
    """Drives `session` by the chapter of `guide`; calls `turned` when the coach has something else to say."""

    can_pass = False
    can_take_back = False  # the words that follow a decision speak of it
    is_lesson = True
    can_be_filmed = False

    def __init__(
        self, services: Services, session: TableSession, guide: ChapterProgress, turned: Callable[[], object]
    ) -> None:
        self._services, self._session, self._guide, self._turned = services, session, guide, turned
        self._before: Any = None
        """The view of the player before they answer."""
        self._answering: Beat | None = None
        self._line: list[Action] = []
        """What the player has decided of the present beat so far."""

    @property
    def is_held(self) -> bool:
        return self._guide.frozen

    # --- what happens at the table ---

    def sees(self, event: Event, over: bool) -> None:
        if self._guide.note_event(event, over):
            self._turn()

    def rests(self, ask: Ask | None) -> None:
        if ask is None or (self._is_asked(ask) and len(ask.options) > 1):
            self._guide.stop_waiting()

    def answer(self, ask: Ask) -> Action | None:
        if self._is_asked(ask):
            return self._guide.answer_for_player(ask)
        return self._guide.answer_for_other(ask)

    def turn(self, turn: Turn) -> Turn:
        beat, ask = self._guide.asks, turn.ask
        if beat is None:
            return turn
        if not self._line:
            self._before = self._session.table.view(ask.seat)
        is_narrowed = beat.do and not beat.choice and turn.form is None
        offered = narrow(ask, beat.actions) if is_narrowed else ask
        return GuidedTurn(offered, ask, tr(beat.sentence), turn.form)

    def refusal(self, ask: Ask, actions: Sequence[Action]) -> str:
        beat = self._beat(ask)
        return tr(beat.sentence) if beat is not None and not _is_wanted(beat, ask, actions) else ""

    def answering(self, ask: Ask) -> None:
        self._answering = self._beat(ask)
        if self._answering is not None:
            self._session.director.paused = True  # nothing is shown before the coach has had a say

    def answered(self, ask: Ask, actions: Sequence[Action]) -> None:
        beat, self._answering = self._answering, None
        if beat is None:
            return
        following = self._session.table.ask
        mine = following is not None and following.seat == ask.seat
        over = self._guide.note_answer(following if mine else None)
        if self._line or len(ask.options) > 1:
            self._line += actions
        if over and beat.goal is not None:
            grade_of = grade(self._session.table.game, beat.goal, self._before, self._line)
            self._guide.verdict = words(beat.goal, grade_of, self._moves(ask, beat.goal))
        if over:
            self._line.clear()
        self._turn()

    def _moves(self, ask: Ask, goal: Goal) -> tuple[str, str]:
        """Return in words what was played and what was best, each "" after several questions."""
        lines = self._line, parse_line(goal.best)
        if not all(action in ask.options for line in lines for action in line):
            return "", ""
        label = self._session.skin.label
        picks = ([action for action in line if action.picks] or line for line in lines)
        yours, best = (", ".join(gathered(label(action, ask) for action in line)) for line in picks)
        return yours, best

    def _beat(self, ask: Ask) -> Beat | None:
        """Return the beat that an answer to that question belongs to, None if it belongs to none."""
        return (
            self._guide.asks
            if self._is_asked(ask) and not self._session.skin.orders.is_out_of_turn(ask)
            else None
        )

    def _is_asked(self, ask: Ask) -> bool:
        """Return True if the player is asked."""
        return self._session.table.seats[ask.seat].human

    # --- what the coach does ---

    def go_on(self) -> None:
        """Go on: the player has read what was said."""
        self._guide.go_on()
        self._turn()
        if not self._session.director.busy:
            self._session.proceed()

    def _turn(self) -> None:
        """Hold the table or let it go on, as the coach has it now."""
        director, session = self._session.director, self._session
        director.paused = self._guide.frozen
        if director.paused and director.busy and director.view is not None:  # nothing is stopped in mid-air
            session.stage.settle(session.skin.settle(director.view, session.viewer.is_face_up(None)))
        self._turned()
        self.keep(resting=False)

    def keep(self, *, resting: bool) -> None:
        """Save this place where the table is `resting`; at the end, that the chapter is known."""
        progress, guide = self._services.progress, self._guide
        before = progress.halt
        if guide.is_last:
            progress.learn(guide.course.game, guide.chapter.id)
        elif resting and not guide.verdict:
            actions = tuple(self._session.table.record.actions)
            progress.halt = Halt(guide.course.game, guide.chapter.id, guide.place, actions)
        if progress.halt != before:
            self._services.save_progress()

    def shown(self) -> list[Piece]:
        """Return the pieces that the coach points at, until a part of the decision is taken."""
        guide = self._guide
        names: list[Token] = []
        if not (guide.verdict or self._line):
            names = [parse_token(word) for word in guide.beat.show]
        return list({piece.token: piece for piece in self._session.stage.find(names)}.values())

    def answers_shown(self) -> set[str]:
        """Return the words of the answers that the coach asks for and that name nothing on the table."""
        turn = self._session.turn
        if turn is None or self._guide.asks is None:
            return set()
        label = self._session.skin.label
        asked = self._guide.asks.actions
        return {
            label(action, turn.ask) for action in asked if not action.picks and action in turn.ask.options
        }


def _is_wanted(beat: Beat, ask: Ask, actions: Sequence[Action]) -> bool:
    """Return True if the coach has asked for these Actions, or the game has gone another way."""
    wanted = [action for action in beat.actions if action in ask.options or ask.subset is not None]
    if not beat.do or not any(option in wanted for option in ask.options):
        return True
    given = set(actions)
    return given <= set(wanted) and (ask.subset is None or given == set(wanted))


SOUND, WEAKER = 0.05, 0.1
"""How far below the best chance a choice is still called sound, or only weaker."""
SOUND_GAIN, WEAKER_GAIN = 0.3, 1.0
"""The same below the best average."""


def words(goal: Goal, grade: Grade | None, moves: tuple[str, str] = ("", "")) -> str:
    """Put a grade into words: what is meant, how the choice compares with the best, and which that is.

    Of the `moves` the first was played, the second is the best.
    """
    if grade is None:
        return tr(goal.why)
    told = [_figure(goal, worth) for worth in grade]
    yours, best = (
        (f"{move}, " if move else "") + f"**{figure}**" for figure, move in zip(told, moves, strict=True)
    )
    lost = grade.best - grade.yours
    sound, weaker = (SOUND_GAIN, WEAKER_GAIN) if goal.is_average else (SOUND, WEAKER)
    if lost < 1e-9:
        judged = tr("Yours: {yours}. Nothing was better: well chosen.", yours=yours)
    elif not goal.is_average and grade.yours == 0:
        judged = tr("Best: {best}. Yours: {yours}: it cannot come true this way.", best=best, yours=yours)
    elif told[0] == told[1]:
        judged = tr("Best: {best}. Yours is hardly worse: a sound choice.", best=best)
    elif lost <= sound + 1e-9:
        judged = tr("Best: {best}. Yours: {yours}: a sound choice.", best=best, yours=yours)
    elif lost <= weaker + 1e-9:
        judged = tr("Best: {best}. Yours: {yours}: the weaker choice.", best=best, yours=yours)
    else:
        judged = tr("Best: {best}. Yours: {yours}: much the weaker choice.", best=best, yours=yours)
    return f"{tr(goal.text)}\n{judged}\n{tr(goal.why)}"


def _figure(goal: Goal, worth: float) -> str:
    """Return a chance in percent, to fives if it was counted; or an average with its sign."""
    if goal.is_average:
        return decimal(worth, signed=True) if worth else "0"
    step = 5 if goal.counted and 0 < worth < 1 else 1
    return f"{step * round(100 * worth / step)} %"
