"""Hints for the player who is asked, and reasons why a bot did what it did.

A hint goes deeper with each press: where to look, what to do, and why. It is worked out from the view of the
seat that is asked, and shown only while the hand of that seat is. After the lessons the first depth comes by
itself, until a hint is put away. Why a bot did something is told as far as `game.bots.reasons` allows;
when the game is over, the chronicle tells everything that was thought.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.bots.characters import find_character
from game.bots.reasons import (
    Advice,
    Disclosure,
    Reason,
    SeenDecision,
    advise,
    disclose,
    foresee,
    reason,
)
from game.bots.think import Thought
from game.core.action import Action
from game.core.rng import Rng
from game.core.script import Ask
from game.translation import tr
from scenes.services import NUDGED
from scenes.stage.odds_gauge import HintPanel
from scenes.stage.pieces import HAND
from scenes.stage.skin import Line
from scenes.stage.turn import Turn
from scenes.table.bot_jobs import without_search
from scenes.table.reason_words import Scale, decided, gathered, margin, sentences, thing
from scenes.table.session import TableSession

SHOWN = 3
"""So many options are told of, those that are called alike as one."""
HINT, WHY = 0.6, 0.25
"""Seconds that are thought about a hint, and about what a decision looked like to others."""
NUDGE, MOVE, REASON = 1, 2, 3
"""How deep a hint goes."""
LATEST = 8
"""So many decisions of bots can be asked about: the last of them that may be spoken of is."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot decided, and what all saw that spoke for it; `labels` are all answers in words, as then."""

    name: str
    moment: SeenDecision[Any]
    labels: Mapping[Action, str]
    motive: str


class Hints:
    """What the player at `session` is told on request.

    Where that changes what can be done, `lay` is called; where it only has to be drawn, `redraw`.
    """

    def __init__(
        self, session: TableSession, lay: Callable[[], object], redraw: Callable[[], object]
    ) -> None:
        self._session, self._lay, self._redraw = session, lay, redraw
        self.depth = 0
        self.asking = False
        """The player wants to know why the bots do what they do."""
        self._pressed: Ask | None = None  # the question to the player at which they asked that last
        self._thoughts: list[tuple[int, Line]] = []  # each with the number of lines of the chronicle then
        self._advice: Advice | None = None
        self._because: tuple[Advice, str] | None = None
        """What would come of an advice, worked out once."""
        self._unasked = False
        self._decisions: list[Decision] = []
        self._disclosed: tuple[Decision, Disclosure] | None = None
        self._asked = (-1, "")
        self._helper = find_character("master", session.table.game.meta.id)

    # --- hints ---

    def deeper(self) -> None:
        """Give a hint, or more of it; after the last depth, put it away."""
        session = self._session
        ask = session.table.ask
        if ask is None or not self.is_offered_to(session.turn):
            return
        if not session.viewer.is_face_up(ask):
            session.prompt_panel.say(tr("Look at your hand first: a hint tells something about it."))
            self._redraw()
            return
        self.asking = self._unasked = False
        self.depth = (self.depth + 1) % (REASON + 1)
        if self.depth == NUDGE and self._advice is None:
            self._think(ask)
        if not self.depth and session.table.record.notes.pop(NUDGED, ""):
            session.prompt_panel.say(tr("From now on hints come only when you ask for them."))
        self._lay()

    def nudge(self, ask: Ask) -> None:
        """Say unasked where to look, to somebody who comes from a lesson and has a choice."""
        session = self._session
        if NUDGED in session.table.record.notes and len(ask.options) > 1 and session.viewer.is_face_up(ask):
            self.depth, self._unasked = NUDGE, True
            self._think(ask)

    def is_open_to(self, turn: Turn | None) -> bool:
        """Return True if a hint may be asked for: `turn` is about the present question, nothing moves."""
        return turn is not None and turn.ask is self._session.table.ask and not self._session.director.busy

    def is_offered_to(self, turn: Turn | None) -> bool:
        """Return True if there may be something to advise: whoever has no choice needs no hint.

        Of a hand that lies face down this does not tell how many of its cards will do.
        """
        if turn is None or not self.is_open_to(turn):
            return False
        return len(turn.ask.options) > 1 or not self._session.viewer.is_face_up(turn.ask)

    def _think(self, ask: Ask) -> None:
        table, helper = self._session.table, self._helper
        seed = table.record.seed + len(table.record.actions)
        question = table.game, table.view(ask.seat), ask, Rng(seed)

        def then(found: Advice | None) -> None:
            self._advice = found or advise(*question, without_search(helper))
            self._lay()

        self._session.bot_jobs.ask("hint", then, HINT, advise, *question, helper, HINT)

    def advised(self, options: Sequence[Action] = ()) -> tuple[Action, ...]:
        """Return the answers that a hint has named, one after another, or the only one of these `options`.

        While the hand lies face down nothing tells what it is bound to.
        """
        if not self._is_open:
            return ()
        if len(options) == 1:
            return tuple(options)
        return () if self.depth < MOVE or self._advice is None else self._advice.actions

    def forget(self) -> None:
        """Drop the hint: something else is asked now."""
        self.depth, self._advice = 0, None
        self._session.bot_jobs.forget("hint")

    @property
    def _is_open(self) -> bool:
        """True if whoever is asked may be told something now."""
        session = self._session
        return self.is_open_to(session.turn) and session.viewer.is_face_up(session.table.ask)

    def _hint(self, ask: Ask) -> HintPanel:
        """Return what the panel says at the present depth."""
        advice, session = self._advice, self._session
        if advice is None:
            return HintPanel(tr("A hint"), (tr("Let me think…"),))
        if self.depth == NUDGE:
            why = thing(session.table.game, advice.reason, tr("Think of this:"))
            return HintPanel(tr("A hint"), (self._nudge(advice), *why))
        named = [*advice.actions, *(option.action for option in advice.reason.options)]
        labels = {action: session.skin.label(action, ask) for action in named}
        picks = [action for action in advice.actions if action.picks] or advice.actions
        moves = ", ".join(f"**{move}**" for move in gathered(labels[action] for action in picks))
        own = advice.reason.folded(labels, SHOWN)
        if self.depth == MOVE or not own.is_contested:
            return HintPanel(tr("A hint: the move"), (moves,))
        because, scale = self._foreseen(advice, ask), self._scale
        whole = (moves,) if len(picks) > 1 else ()
        told = sentences(session.table.game, own, labels, scale, own=True, because=because)
        return HintPanel(
            tr("A hint: the move, and why"), (*whole, *told, *margin(advice.reason, labels, scale))
        )

    def _nudge(self, advice: Advice) -> str:
        """Say where to look."""
        session = self._session
        found = session.stage.find(advice.actions[0].picks)
        if session.turn is None or session.turn.form is not None:
            return tr("Look closely at what you can choose here.")
        if not found:
            return tr("Look at the answers on the buttons.")
        if found[0].layer == HAND:
            return tr("Look at the cards in your hand.")
        place = session.skin.whereabouts(found[0])
        return (
            tr("Look at {place}.", place=place) if place else tr("Look closely at what you can choose here.")
        )

    def _foreseen(self, advice: Advice, ask: Ask) -> str:
        """Say what would come of the advice, in one sentence; "" if there are no words for it."""
        if self._because is None or self._because[0] is not advice:
            table = self._session.table
            view, seed = table.view(ask.seat), table.record.seed + len(table.record.actions)
            told = foresee(table.game, view, ask, Rng(seed), advice.actions)
            self._because = advice, self._session.skin.reasons(view, told)
        return self._because[1]

    # --- why ---

    def watch(self, ask: Ask, thought: Thought) -> None:
        """Remember what a bot is about to do, and why."""
        session, table = self._session, self._session.table
        seat = table.seats[ask.seat]
        asked, self._asked = self._asked, (ask.seat, ask.prompt)
        ended = ask.subset is not None and not thought.action.picks and asked == self._asked
        if seat.human or ended:  # the end of a subset is of no interest: its picks were
            return
        audience, public, own = (table.view(viewer) for viewer in (session.viewer.audience, None, ask.seat))
        labels = {option: session.skin.label(option, ask) for option in ask.options}
        motive = session.skin.motive(ask, thought.action, audience)
        moment = SeenDecision(audience, public, own, ask, thought)
        decision = Decision(seat.name, moment, labels, motive or "")
        why = reason(thought).folded(labels, SHOWN)
        if why.is_contested:
            self._thoughts.append((len(session.chronicle.lines), self._line(decision, why)))
        if motive is None:
            return
        self._decisions = [*self._decisions, decision][-LATEST:]
        session.bot_jobs.forget("why")
        if self._is_told_all:
            self._weigh([decision])
        elif self.asking:
            self._weigh(self._decisions)

    @property
    def _is_told_all(self) -> bool:
        """True if this player is told every reason unasked."""
        return self._session.settings.numbers == "lab"

    @property
    def is_offered(self) -> bool:
        """True if there is a bot that can be asked why, with an answer now and then."""
        told = self._session.skin.has_open_reasons or self._session.over
        return told and bool(self._decisions) and not self._is_told_all

    def why(self) -> None:
        """Tell why the last bot did what it did, or stop telling."""
        turn = self._session.turn
        self.asking = self.is_offered and not self._is_telling
        if self.asking:
            self.depth, self._disclosed = 0, None
            self._pressed = turn.ask if turn is not None else None
            self._weigh(self._decisions)
        self._lay()

    @property
    def _is_telling(self) -> bool:
        """True while reasons are told: until the player is asked something themselves."""
        turn = self._session.turn
        if turn is None:
            return self.asking or self._is_told_all
        return self.asking and turn.ask is self._pressed

    def _weigh(self, decisions: list[Decision]) -> None:
        """Find the last of these decisions that may be spoken of, and what may be said of it."""
        session, helper = self._session, self._helper
        if session.over:
            self._disclosed = self._plainly(decisions)
            return
        table = session.table
        question = table.game, [decision.moment for decision in decisions], Rng(table.record.seed)

        def then(found: Disclosure | None) -> None:
            if found is not None:
                self._disclosed = decisions[found.place], found
                self._redraw()
            elif self.asking and self._disclosed is None:
                self.asking = False
                session.prompt_panel.say(
                    tr(
                        "What the others chose lies in cards that you do not see. It is told when the game is"
                        " over."
                    )
                )
                self._lay()

        def at_once(found: Disclosure | None) -> None:
            then(found or disclose(*question, without_search(helper)))

        session.bot_jobs.ask(
            "why", then if session.bot_jobs.has_workers else at_once, WHY, disclose, *question, helper, WHY
        )

    def _plainly(self, decisions: list[Decision]) -> tuple[Decision, Disclosure] | None:
        """Return the last contested thought of a game that is over, where nothing is left to hide."""
        for decision in reversed(decisions):
            own = reason(decision.moment.thought).folded(decision.labels, SHOWN)
            if own.is_contested:
                return decision, Disclosure(0, own, own=True)
        return None

    def _why(self) -> HintPanel | None:
        """Return what is said of the last decision, None if nothing is."""
        if self._disclosed is None:
            return HintPanel(tr("Why?"), (tr("Let me think…"),)) if self.asking else None
        decision, found = self._disclosed
        name = decision.name
        foot = (
            ""
            if found.own
            else tr("As it looked to the table: what only {name} knows is left out.", name=name)
        )
        why, session = found.reason.folded(decision.labels, SHOWN), self._session
        because = ""
        if decision.motive:
            thought = decided(session.table.game, why) if why.because else ()
            because = " ".join((*thought, decision.motive))
        told = sentences(
            session.table.game, why, decision.labels, self._scale, own=found.own, because=because
        )
        return HintPanel(tr("Why, {name}?", name=name), told, foot)

    def chronicle(self) -> list[Line]:
        """Return the chronicle of a game that is over, each action after what was thought of it."""
        lines = [*self._session.chronicle.lines]
        for count, line in reversed(self._thoughts):
            lines.insert(count, line)
        return lines

    def _line(self, decision: Decision, own: Reason) -> Line:
        """Return what the chronicle of a game that is over tells of a thought."""
        one, other = self._scale.weighed(own, decision.labels)[:2]
        words = tr("{name} thought: {one}; or {other}.", name=f"**{decision.name}**", one=one, other=other)
        return Line(" ".join((words, *decided(self._session.table.game, own))), "", 0)

    # --- both ---

    @property
    def _scale(self) -> Scale:
        """How much is said of what an option is worth, and in what."""
        return Scale(self._session.settings.numbers, self._session.skin.points)

    @property
    def panel(self) -> HintPanel | None:
        """Return what is to be read now, None if nothing is."""
        ask = self._session.table.ask
        if self.depth and self._is_open and ask is not None and not (self._unasked and self._advice is None):
            return self._hint(ask)
        return self._why() if self._is_telling else None
