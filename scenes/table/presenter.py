"""Decides what a table shows of its pieces, puts it into spoken words, and hides what lies face down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.core.action import Action, Token
from game.core.script import Ask
from game.translation import tr, trn
from scenes.services import Services
from scenes.stage.pieces import HAND, Piece
from scenes.stage.skin import Line
from scenes.stage.spots import CardZoom, Spot, Touch
from scenes.stage.sprites import Mark
from scenes.stage.stage import depth
from scenes.stage.turn import Turn
from scenes.table.hints import Hints
from scenes.table.session import TableSession
from scenes.ui.input import Act, Device
from scenes.ui.keymap import glyph
from scenes.ui.page import Page, remarks_of
from scenes.ui.scene import Remark
from scenes.ui.widgets import Widget
from scenes.voice.stream import join_sentences, plain, strip_marks


class Presenter:
    """Spots, marks and words for the question of `session`; `page` and `zoom` know what is pointed at."""

    def __init__(self, session: TableSession, page: Page, zoom: CardZoom) -> None:
        self._session, self._page, self._zoom = session, page, zoom
        self._step: tuple[Turn, int] | None = None
        """The question that the keys were led to, and how much of its answer had been chosen."""
        self.led_from: Token | None = None
        """What was chosen before the keys were led on from it."""

    def spots(self, touch: Touch, tell: Callable[[Piece], str]) -> list[Spot]:
        """Return where pieces can be touched, but for buttons; what can be chosen lies above what covers it.

        So a corral can be clicked through the dice in it. `touch` is called with a touched piece, `tell` puts
        one into words.
        """
        session, veil = self._session, self.veil()
        bare = session.turn is None or session.turn.form is None
        buttons = {extra.on for extra in session.skin.extras()}
        spots = []
        for piece in session.stage.pieces.values():
            if piece.target and piece.token not in buttons:
                spot = Spot(piece, session.stage.ground, touch, self._tip, tell, session.skin.camera)
                allowed = session.turn is not None and session.turn.can_touch(piece)
                spot.walkable = piece.token in veil or (allowed and not self.is_revealing(piece, veil))
                spot.legible = bare and piece.token.kind in session.skin.legible
                spot.right = self._zoom.can_come_near(piece)
                spot.alias = "face down" if self.is_hidden(piece) else ""
                spots.append(spot)
        return sorted(spots, key=lambda spot: (spot.walkable, *depth(spot.piece)))

    def first(self, widgets: Sequence[Widget]) -> str:
        """Return the key of that widget of those that can be chosen at which keys begin, "" if there is none.

        Where cards lie face down it is no matter of what they are.
        """
        turn, spots = self._session.turn, [widget for widget in widgets if isinstance(widget, Spot)]
        chosen = turn.chosen if turn is not None and self._session.skin.leads_on else ()
        able = [spot for spot in spots if turn is None or spot.piece.token not in turn.chosen]
        if turn is not None and chosen:
            able = [spot for spot in spots if turn.can_add(spot.piece)]
        best: list[Spot] = []
        if turn is not None and able and turn.form is None and not self.veil():
            wanted = self._session.skin.begin(turn.ask, [spot.piece.token for spot in able], chosen)
            best = [spot for spot in able if spot.piece.token == wanted]
        if chosen and not best:  # on to the answer
            able, widgets = [], [widget for widget in widgets if not isinstance(widget, Spot)]
        return next((widget.key for widget in (*best, *able, *widgets)), "")

    def lead(self, widgets: Sequence[Widget]) -> str:
        """Take the focus from what was just chosen if all that can follow is of another kind.

        Return where keys begin then: at those whom a card can be played on.
        """
        turn, ring = self._session.turn, self._page.ring
        step = (turn, len(turn.chosen)) if turn is not None else None
        if step != self._step:
            self._step, self.led_from = step, None
            leads = turn is not None and turn.form is None and not self._session.skin.leads_on
            if turn is not None and turn.chosen and leads:
                tokens = [widget.piece.token for widget in widgets if isinstance(widget, Spot)]
                kinds = {token.kind for token in tokens if token not in turn.chosen}
                if kinds and turn.chosen[-1].kind not in kinds:
                    ring.current, self.led_from = None, turn.chosen[-1]
        return self.first(widgets)

    def marks(self) -> dict[Token, Mark]:
        """Return how each piece is marked for the question."""
        session = self._session
        assert session.turn is not None
        pieces, veil, ask = session.stage.pieces, self.veil(), session.turn.ask
        marks = {
            token: mark
            for token, mark in session.turn.marks(pieces.values()).items()
            if not (mark is Mark.DIM and token in veil) and not self.is_revealing(pieces[token], veil)
        }
        marks = {token: mark for token, mark in marks.items() if token not in self._framed_later()}
        forced = session.forced(ask)
        if forced is not None:  # who has no choice shall see what is played in their place
            bound = {piece.token for piece in self.pieces((forced,))} - veil
            marks |= dict.fromkeys(bound, Mark.PICKED)
        return marks

    def _framed_later(self) -> frozenset[Token]:
        """Return what can be chosen now, but is not framed before that is chosen which it belongs to."""
        session = self._session
        assert session.turn is not None
        if session.turn.chosen:
            return frozenset()
        options = session.turn.ask.options
        first = {token for option in options for token in option.picks[:1]}
        later = (token for option in options for token in option.picks[1:])
        return frozenset(token for token in later if token.kind in session.skin.framed_late) - first

    def veil(self) -> set[Token]:
        """Return the cards of a face-down hand that is asked about: nothing may tell them apart."""
        turn, hand = self._session.turn, [p for p in self._session.stage.pieces.values() if self.is_hidden(p)]
        orders = self._session.skin.orders
        touched = turn is not None and any(turn.can_touch(piece) for piece in hand)
        asked = touched or (turn is not None and orders.is_about_hand(turn.ask))
        return {piece.token for piece in hand} if asked else set()

    def is_revealing(self, piece: Piece, veil: set[Token]) -> bool:
        """Return True if marking the piece as one to be chosen would tell what lies under a veil.

        It would where nothing but a veiled card goes with it, and none has been chosen yet.
        """
        turn = self._session.turn
        if turn is None or not veil or piece.token in veil or veil.intersection(turn.chosen):
            return False
        meant = [option for option in turn.ask.options if {*option.picks} & {*piece.tokens}]
        return bool(meant) and all(veil.intersection(option.picks) for option in meant)

    def prompt(self) -> str:
        """Return what the prompt panel says: the question, or who thinks."""
        session = self._session
        ask, turn = session.table.ask, session.turn
        if ask is None:
            return tr("The game is over.")
        name = session.table.seats[ask.seat].name
        if turn is None:
            return tr("{name} is thinking.", name=name)
        idle = len(ask.options) > 1 and session.forced(ask) is not None
        question = session.skin.idle_prompt(ask) if idle else session.skin.prompt(ask)
        if turn.armed is not None:
            answer = f"**{self.label(turn.armed, ask)}**"
            question = tr("{answer}: choose it once more, or choose another.", answer=answer)
        elif session.viewer.can_peek(ask) and self.veil():
            question += " " + tr("Hold a card to look at your hand.")
        return question if len(session.viewer.humans) == 1 else f"**{name}:** {question}"

    def rule(self) -> str:
        """Return the paragraph about what is pointed at, else about the question, else about the last event.

        Whoever points at what cannot be chosen gets the rule that forbids it. Of a card that lies face down
        nothing is told, and while others are asked nobody learns what.
        """
        session, piece = self._session, self._pointed()
        if piece is not None and not self.is_hidden(piece):
            return self._forbids(piece) or session.skin.index.thing(piece.token)
        if session.turn is not None:
            return session.skin.index.question(session.turn.ask.prompt)
        return next((line.rule for line in reversed(session.chronicle.lines) if line.rule), "")

    def _pointed(self) -> Piece | None:
        """Return the piece under mouse or focus, if any: the mouse sees the die, not the corral behind it."""
        target = self._page.pointed
        if not isinstance(target, Spot):
            return None
        return target.piece if self._page.ring.shown else self._zoom.piece or target.piece

    def _forbids(self, piece: Piece) -> str:
        session, turn = self._session, self._session.turn
        if turn is None or turn.can_touch(piece):
            return ""
        view = session.table.view(turn.ask.seat)
        code = session.table.game.why_not(view, turn.ask, piece.token)
        return session.skin.index.refusal(code) if code else ""

    def label(self, answer: Action, ask: Ask) -> str:
        """Put an answer into words that do not name a card that lies face down."""
        hidden = any(self.is_hidden(piece) for piece in self.pieces([answer]))
        return tr("This card") if hidden else self._session.skin.label(answer, ask)

    def pieces(self, actions: Iterable[Action]) -> list[Piece]:
        """Return the pieces that Actions are about, as far as they are on the table."""
        return self._session.stage.find(token for action in actions for token in action.picks)

    def _tip(self, piece: Piece) -> str:
        """Say what a piece is: for the mouse, the die that it points at, not the corral that it chooses."""
        session = self._session
        pointed = self._zoom.piece if not self._page.ring.shown else None
        looked = pointed or piece
        return "" if self._zoom.is_telling(looked) else session.skin.explain(looked)

    def is_hidden(self, piece: Piece) -> bool:
        """Return True if the piece belongs to a hand that lies face down."""
        viewer, ask = self._session.viewer, self._session.table.ask
        return piece.layer == HAND and not viewer.is_face_up(ask)


class TableSpeech:
    """Puts a table into words: what `presenter` lets be seen of it, its `page`, and the `hints` on it."""

    def __init__(
        self, services: Services, session: TableSession, presenter: Presenter, hints: Hints, page: Page
    ) -> None:
        self._services, self._session = services, session
        self._presenter, self._hints, self._page = presenter, hints, page

    @property
    def private(self) -> bool:
        """True if a hand is open that not everybody at this screen may see."""
        viewer = self._session.viewer
        return viewer.secret and viewer.is_face_up(self._session.table.ask)

    def remarks(self) -> list[Remark]:
        """Return what is to be read beside the pieces: slips, notices, the question, and hints."""
        session = self._session
        found = remarks_of(self._page.widgets)
        if session.prompt_panel.notice:
            found.append(Remark(session.prompt_panel.notice, session.prompt_panel.notices))
        if session.director.busy:
            return [*found, *self._waits()]
        if session.turn is not None and session.forced(session.turn.ask) is None:
            found += [*self._question(session.turn), *self._led_from(session.turn)]
        elif session.table.ask is None:
            found.append(Remark(self._presenter.prompt()))
        panel = self._hints.panel
        if panel is not None:
            found.append(Remark(join_sentences(*map(plain, (panel.heading, *panel.lines, panel.foot)))))
        if session.odds_gauge.is_shown and session.odds_gauge.gauge is not None:
            found.append(Remark(session.odds_gauge.gauge.spoken_text))
        return found

    def _waits(self) -> list[Remark]:
        """Return what the table waits for while something is shown."""
        session, bindings = self._session, self._services.bindings
        if (seat := session.skin.orders.calling) is not None:
            name, key = session.table.seats[seat].name, glyph(Act.PEEK, Device.KEYBOARD, bindings)
            return [Remark(tr("{name} may answer now: {key}.", name=name, key=key))]
        if session.director.waiting and not session.director.paused:
            key = glyph(Act.OK, Device.KEYBOARD, bindings)
            throws = session.director.is_throw_awaited
            words = tr("Throw your dice with {key}.", key=key) if throws else tr("Go on with {key}.", key=key)
            return [Remark(words, session.director.event)]
        return []

    def _question(self, turn: Turn) -> list[Remark]:
        """Return what is asked, and how many answers there are."""
        asked = self._presenter.prompt()
        if turn.armed is not None or turn.form is not None:
            texts = (tr("A sheet to fill in."), *turn.form.spoken_text()) if turn.form is not None else ()
            return [Remark(words, (turn, turn.armed)) for words in (asked, *texts)]
        veil = self._presenter.veil()  # how many of these cards can be played is nobody's business
        open_to_all = [option for option in turn.ask.options if not veil.intersection(option.picks)]
        count = len(open_to_all) + len(veil) - (turn.ask.subset is not None)
        answers = trn("1 answer.", "{n} answers.", count)
        if turn.ask.subset is not None:
            answers = trn("1 to choose from.", "{n} to choose from.", count)
        found = [Remark(join_sentences(asked, answers), turn)]
        if turn.chosen and self._session.skin.leads_on:  # the keys are elsewhere already
            count = len(turn.chosen)
            found.append(Remark(trn("1 is chosen.", "{n} are chosen.", count), (turn, count)))
        return found

    def _led_from(self, turn: Turn) -> list[Remark]:
        """Return that what keys were led on from is chosen; a mouse still lies on it, and tells that."""
        token = self._presenter.led_from if self._services.device is not Device.MOUSE else None
        piece = self._session.stage.piece(token) if token is not None else None
        return [Remark(self.spot(piece), (turn, token))] if piece is not None else []

    # --- pieces ---

    def spot(self, piece: Piece) -> str:
        """Say what a piece is, and what comes of choosing it."""
        return join_sentences(self.piece(piece), self._choice(piece))

    def piece(self, piece: Piece) -> str:
        """Say what a piece is, as far as whoever looks may know."""
        if self._presenter.is_hidden(piece):
            return tr("A card that lies face down")
        return plain(self._session.skin.aloud(piece))

    def _choice(self, piece: Piece) -> str:
        turn = self._session.turn
        if turn is None or turn.form is not None:
            return ""
        if any(token in turn.chosen for token in piece.tokens):
            return tr("It is chosen.")
        veil = self._presenter.veil()
        if piece.token in veil:
            return tr("It can be chosen.")
        if not turn.can_touch(piece) or self._presenter.is_revealing(piece, veil):
            return ""
        alone = [option for option in turn.ask.options if option.picks and {*option.picks} <= {*piece.tokens}]
        if turn.ask.subset is not None or len(alone) != 1:
            return tr("It can be chosen.")
        return tr(
            "It can be chosen: {answer}.", answer=strip_marks(self._presenter.label(alone[0], turn.ask))
        )

    # --- on request ---

    def standing(self) -> list[str]:
        """Say where the game stands, then one sentence for each seat."""
        seats = [piece for piece in self._pieces() if piece.token.kind == "seat"]
        seats.sort(key=lambda piece: piece.token.id)
        return [self._session.skin.occasion(), *map(self.piece, seats)]

    def everything(self) -> list[Line]:
        """Return the whole table in words, the hand first; each line with the rule about it."""
        index = self._session.skin.index
        lines, spoken = [Line(plain(self._session.skin.occasion()), "", 2)], set[str]()
        for piece in sorted(self._pieces(), key=lambda piece: piece.layer != HAND):
            if piece.layer == HAND and self._session.viewer.peeking:
                continue  # the hand is turned down before anything is read
            words = self.piece(piece)
            if words and words not in spoken:
                spoken.add(words)
                lines.append(
                    Line(words, "" if self._presenter.is_hidden(piece) else index.thing(piece.token))
                )
        return lines

    def _pieces(self) -> list[Piece]:
        return [piece for piece in self._session.stage.pieces.values() if piece.target]
