"""The buttons of a table: the answers to its question, and the knobs at its edge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import inf

import pygame

from game.core.action import Action
from game.core.script import Ask
from game.translation import tr
from scenes.menus.rulebook import RulebookScene
from scenes.services import Services
from scenes.stage.chronicle import LOWEST, Paper
from scenes.stage.director import SPEEDS
from scenes.stage.forms import Reply
from scenes.stage.skin import Extra, Line
from scenes.stage.spots import Opener
from scenes.stage.turn import Aside, Turn
from scenes.table.buttons import FOOT, LARGEST, LINK, SPEED_ICONS, Answer, Link, Row, speed_text
from scenes.table.copy_line import looks
from scenes.table.film_so_far import film_so_far
from scenes.table.hints import Hints
from scenes.table.knobs import FEW, KNOBS_X, LOW, Tool, laid
from scenes.table.log import LogScene
from scenes.table.pause import PauseScene
from scenes.table.peek import PeekOverlay
from scenes.table.presenter import Presenter, TableSpeech
from scenes.table.seat_choices import seat_choices
from scenes.table.session import TableSession
from scenes.table.unsaved import leave_saved
from scenes.table.where_was_i import recall
from scenes.ui import dialog
from scenes.ui.input import Act
from scenes.ui.keymap import with_key
from scenes.ui.scene import STAY, Push, Scene, Transition
from scenes.ui.widgets import Press, Widget
from scenes.voice.stream import COPY_COUNT

HIGH, SMALL = 50.0, 38.0
"""How high an answer of a few is at least, and a button that answers nothing."""


class Toolbar:
    """Makes the buttons and knobs of a table, and does what its keys say.

    `results` and `home` make the scenes of the end of a game and of the title; `adjust` applies settings.
    """

    def __init__(
        self,
        services: Services,
        session: TableSession,
        presenter: Presenter,
        hints: Hints,
        speech: TableSpeech,
        *,
        results: Callable[[], Scene],
        home: Callable[[], Scene],
        adjust: Callable[[], object],
    ) -> None:
        self._services, self._session, self._presenter, self._hints = services, session, presenter, hints
        self._speech, self._results, self._home, self._adjust = speech, results, home, adjust
        self._sure: tuple[Turn, tuple[Action, ...]] | None = None
        """What a second press answers, and to which question."""
        self.low = 0.0
        """Where the lowest knob ends."""
        self._spoken: dict[Act, Press] = {
            Act.STANDING: self._standing,
            Act.TABLE: self._everything,
            Act.RECALL: partial(recall, session, speech, presenter),
        }

    def widgets(self, turn: Turn | None) -> list[Widget]:
        """Return the buttons from the foot of the window up, the most likely one on top, then the knobs."""
        session, rows = self._session, list[Row]()
        if turn is not None:
            rows = self._answers(turn)
        elif (seat := session.skin.orders.calling) is not None:
            name = session.table.seats[seat].name
            rows = [Row(tr("{name} answers", name=name), "gold", session.call_out)]
        elif session.over:
            rows = [Row(tr("Results"), "gold", lambda: Push(self._results()))]
        elif offer := session.skin.attention.offer():
            rows = [Row(offer, "paper", self._leave_out)]
        extras = [
            Row(extra.text, extra.kind, partial(_open, extra), aside=True)
            for extra in session.skin.extras()
            if extra.on is None
        ]
        if turn is not None and turn.armed is None and (aside := session.skin.aside(turn.ask)) is not None:
            # Where there is no other room for them, what else there is goes into the menu.
            is_full = len(rows) + len(extras) > FEW or session.skin.ledge() < inf
            crowded = session.skin.asides is None and is_full and not aside.is_link
            menu = partial(self._menu, aside, turn.ask, extras if crowded else [])
            press = partial(session.play, aside.actions) if aside.is_link else menu
            rows.append(Row(aside.text, LINK if aside.is_link else "paper", press, aside=True))
            extras = [] if crowded else extras
        rows += extras
        room, buttons = session.skin.asides, list[Widget]()
        apart = [row for row in rows if row.aside and room is not None]
        rows = [row for row in rows if row not in apart]
        foot, least = session.skin.answers_foot, HIGH if len(rows) <= FEW else LOW
        left, right = session.skin.answers, session.skin.answers_end
        is_below = session.skin.paper.right > left > session.skin.paper.left
        if is_below and rows:  # they stand below the chronicle, which leaves them all but one line
            high = FOOT - session.skin.paper.top
            least = max(min(LOW, high / len(rows) - 4), min(HIGH, (high - LOWEST) / len(rows) - 4))
        canvas = self._services.canvas
        largest = LARGEST
        if right < KNOBS_X:  # no knob stands above them, nor anything of the board
            largest = Answer.largest(canvas, rows, right - left)
        for row in reversed(rows):
            made = Link if row.kind == LINK else Answer
            buttons.insert(0, made(canvas, foot, row, least, left, right, largest))
            foot = buttons[0].rect.top - 4
        session.skin.answered_from(foot + 4 if rows else inf)
        session.chronicle.foot = foot if is_below else inf
        buttons += self._asides(apart, room) if room is not None else []
        words = with_key(tr("The whole chronicle"), Act.LOG, self._services.bindings)
        place = session.chronicle.place
        paper = Paper(place, session.chronicle, canvas, self._log, words)
        # One that would lie over answers in large letters is left to its key.
        column = session.skin.answers
        knobs = [
            one
            for one in self._knobs(turn)
            if one.rect.bottom <= foot + 4 or one.rect.right <= column or one.rect.left >= right
        ]
        self.low = max((knob.rect.bottom for knob in knobs if knob.rect.right > column), default=0.0)
        return [*buttons, *([paper] if place.h else []), *knobs, *self._openers()]

    def _leave_out(self) -> None:
        """Leave out what whoever looks on need not see."""
        self._session.skin.attention.leave_out()
        self._session.skip()
        self._session.change()

    def _openers(self) -> list[Widget]:
        """Return the pieces that are buttons themselves."""
        tell, session = self._speech.piece, self._session
        return [
            Opener(piece, extra.text, session.skin.explain(piece), partial(_open, extra), tell)
            for extra in session.skin.extras()
            if extra.on is not None and (piece := session.stage.piece(extra.on)) is not None
        ]

    def _asides(self, rows: list[Row], room: pygame.FRect) -> list[Widget]:
        """Return buttons that answer nothing, one below the other where the skin has room for them."""
        canvas, top, made = self._services.canvas, room.top, list[Widget]()
        for row in rows:
            foot = top + Answer.height(canvas, row.words, SMALL, room.w)
            made.append(Answer(canvas, foot, row, SMALL, room.left, room.right))
            top = foot + 4
        return made

    def _answers(self, turn: Turn) -> list[Row]:
        session, ask, armed = self._session, turn.ask, turn.armed
        if armed is not None:
            return [Row(self._presenter.label(armed, ask), "gold", partial(session.play, (armed,)))]
        replies = turn.form.replies() if turn.form is not None else turn.replies()
        if turn.form is not None or replies:
            kinds = ["gold", *["paper"] * (len(replies) - 1)]
            return [
                self._reply(turn, reply, reply.kind or kind)
                for reply, kind in zip(replies, kinds, strict=True)
            ]
        if ask.subset is not None:
            words = session.skin.label(ask.options[-1], ask, len(turn.chosen))
            return [Row(words, "gold" if turn.chosen else "paper", lambda: session.play(turn.finish()))]
        aside = session.skin.aside(ask)
        options = [option for option in ask.options if aside is None or option not in aside.actions]
        advised = self._hints.advised(options)
        return [
            Row(
                session.skin.label(option, ask),
                "gold" if option in advised else "paper",
                partial(session.play, (option,)),
                brings=partial(session.odds_gauge.brings, option),
            )
            for option in options
            if not option.picks
        ]

    def _reply(self, turn: Turn, reply: Reply, kind: str) -> Row:
        """Return the button of a reply; one that is easily regretted may want a second press."""
        words, press = reply.words, partial(self._session.play, reply.actions)
        if reply.sure and self._services.settings.confirm != "off":
            if self._sure != (turn, reply.actions):
                return Row(words, kind, partial(self._ask_again, turn, reply), key=words)
            return Row(reply.sure, kind, press, key=words)
        return Row(words, kind, press, reply.off, drawn=reply.drawn)

    def _ask_again(self, turn: Turn, reply: Reply) -> None:
        self._sure = turn, reply.actions
        self._adjust()

    def _menu(self, aside: Aside, ask: Ask, extras: list[Row]) -> Transition:
        """Open a menu of the answers that do not belong beside the others, and of what has no room there."""
        session = self._session
        answers = [
            dialog.Answer(session.skin.label(action, ask), then=partial(session.play, (action,)))
            for action in aside.actions
        ]
        answers += [dialog.Answer(extra.words, then=extra.press) for extra in extras]
        back = dialog.Answer(tr("Back"), "primary")
        return Push(dialog.Dialog(aside.text, aside.sentence, [*answers, back]))

    def _knobs(self, turn: Turn | None) -> list[Widget]:
        session, settings = self._session, self._services.settings
        tip = partial(with_key, bindings=self._services.bindings)
        again, back = tr("Show the last move again"), tr("Take back (also: right click)")
        speed = settings.speed
        game = [
            Tool("pause", "gear", tr("Menu"), tip(tr("Pause and settings"), Act.BACK), self._pause),
            Tool("speed", SPEED_ICONS[speed], tr("Speed"), tip(speed_text(speed), Act.SPEED), self._faster),
            Tool(
                "stop", "pause", tr("Hold"), tip(tr("Hold the table"), Act.HOLD), self._hold,
                session.director.paused,
            ),
        ]  # fmt: skip
        view = [Tool("replay", "replay", tr("Again"), tip(again, Act.REPLAY), session.replay)]
        if session.skin.last() is not None:
            words = tip(tr("The last trick"), Act.LAST)
            view.append(Tool("last", "card", tr("Last"), words, self._last))
        if session.skin.dangers is not None:
            words, lit = tip(tr("Everybody's dangers"), Act.DANGERS), session.skin.dangers
            view.append(Tool("dangers", "danger", tr("Dangers"), words, self._dangers, lit))
        if session.viewer.shared and session.viewer.privacy == "peek" and not session.viewer.apart:
            words = tip(tr("Look at your hand for a moment"), Act.PEEK)
            view.append(Tool("peek", "eye", tr("Hand"), words, self._peek, session.viewer.peeking))
        aid = [Tool("undo", "undo", tr("Undo"), tip(back, Act.UNDO), session.take_back)]
        if self._hints.is_offered_to(turn):
            words = tip(tr("A hint; again for more of it"), Act.HINT)
            aid.append(Tool("hint", "hint", tr("Hint"), words, self._hints.deeper, self._hints.depth > 0))
        if self._hints.is_offered:
            words = tip(tr("Why did they do that?"), Act.WHY)
            aid.append(Tool("why", "why", tr("Why?"), words, self._hints.why, self._hints.asking))
        gauge = session.odds_gauge
        if gauge.is_offered and settings.numbers != "lab" and not gauge.open:
            name = session.skin.gauge_name(turn.ask) if turn is not None else tr("Your chances")
            words, lit = tip(name, Act.CHANCES), session.odds_gauge.asked
            aid.append(Tool("chances", "question", tr("Chances"), words, self._chances, lit))
        return [*laid(session, self._services.canvas, [game, view, aid])]

    def key(self, act: Act | None) -> Transition | None:
        """Do what a key means at the table; return None if it means nothing."""
        session = self._session
        deeds: dict[Act, Press] = {
            Act.BACK: self._pause,
            Act.MENU: self._pause,
            Act.LOG: self._log,
            Act.FILM: partial(film_so_far, self._services, session),
            Act.REPLAY: session.replay,
            Act.SPEED: self._faster,
            Act.HOLD: self._hold,
            Act.UNDO: session.take_back,
            Act.HELP: self._help,
            Act.LAST: self._last,
            Act.CHANCES: self._chances,
            Act.DANGERS: self._dangers,
            Act.HINT: self._hints.deeper,
            Act.WHY: self._hints.why,
            **self._spoken,
        }
        deed = deeds.get(act) if act is not None else None
        return (deed() or STAY) if deed is not None else None

    def _peek(self) -> None:
        """Turn the hand up, or down again, for those who would rather not hold a key."""
        self._session.peek(not self._session.viewer.peeking)

    def _last(self) -> Transition | None:
        """Show what was finished last; in a game without that, open what lies there for it, or trade."""
        skin = self._session.skin
        sheet = skin.last()
        if sheet is not None:
            return Push(PeekOverlay(sheet, Act.LAST))
        lying = self._lying(Act.LAST)
        return _open(lying) if lying is not None else self._trade()

    def _lying(self, act: Act) -> Extra | None:
        """Return what lies on the table and is opened by the keys of an act."""
        extras = self._session.skin.extras()
        return next((extra for extra in extras if extra.on is not None and extra.act is act), None)

    def _trade(self) -> Transition | None:
        """Open the menu of what else can be done now, or have the player be asked when it can."""
        turn, skin = self._session.turn, self._session.skin
        aside = skin.aside(turn.ask) if turn is not None else None
        if aside is None or turn is None:
            self.claim()
            return None
        return self._menu(aside, turn.ask, [])

    def claim(self) -> str:
        """Have a person be asked next time; return what they are told, "" if that means nothing."""
        session = self._session
        seat = session.turn.ask.seat if session.turn is not None else session.viewer.audience
        words = session.skin.orders.claim(seat) if seat is not None else ""
        if words:
            session.prompt_panel.say(words)
            session.change()
        return words

    def _chances(self) -> None:
        """Show the chances, or hide them again."""
        self._session.odds_gauge.toggle()
        self._adjust()

    def _dangers(self) -> Transition | None:
        """Mark what threatens every seat, or only the one that is asked; or open what lies there for it."""
        skin = self._session.skin
        if skin.dangers is not None:
            skin.dangers = not skin.dangers
            self._adjust()
        lying = self._lying(Act.DANGERS)
        return _open(lying) if lying is not None else None

    def pause(self) -> Scene:
        """Make the pause over a curtain: nothing is told of the table behind it."""
        return self._paused({})

    def _pause(self) -> Transition:
        services = self._services
        spoken = dict(self._spoken)
        if services.voice is not None:
            spoken |= services.voice.commands(services.stream.last(COPY_COUNT))
        return Push(self._paused(spoken))

    def _paused(self, spoken: Mapping[Act, Press]) -> Scene:
        services, session, game = self._services, self._session, self._session.table.game.meta.id
        leave, lesson = partial(leave_saved, services, session), session.driver.is_lesson
        seen, more = looks(services, session), seat_choices(services, session)
        return PauseScene(services, game, self._home, spoken, lesson, leave, *seen, more)

    def _help(self) -> Transition:
        return self.rule(self._presenter.rule())

    def rule(self, rule: str) -> Transition:
        """Open the rulebook at a paragraph."""
        return Push(RulebookScene(self._services, self._session.table.game.meta.id, rule=rule))

    def _log(self, line: Line | None = None) -> Transition:
        """Open the chronicle where it ends, or at a line."""
        session = self._session
        lines = self._hints.chronicle() if session.over else session.chronicle.lines
        return Push(LogScene(self._services, lines, at=line))

    def _standing(self) -> None:
        """Say who stands where."""
        for sentence in self._speech.standing():
            self._services.stream.tell(sentence)

    def _everything(self) -> Transition:
        """Open the table in words, line by line, for whoever would rather read or hear it."""
        lines = self._speech.everything()
        return Push(LogScene(self._services, lines, tr("The table in words"), newest=False))

    def _hold(self) -> None:
        self._session.director.paused = not self._session.director.paused
        self._adjust()

    def _faster(self) -> None:
        """Go on to the next speed, and from the last to the first."""
        services, names = self._services, [*SPEEDS]
        services.settings.speed = names[(names.index(services.settings.speed) + 1) % len(names)]
        services.apply_settings()
        self._adjust()


def _open(extra: Extra) -> Transition:
    return Push(extra.scene())
