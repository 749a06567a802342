"""Puts a table into spoken words: the question, its pieces, who stands where, and everything on it.

Of a hand that lies face down no more is said than is shown of it.
"""

from __future__ import annotations

from game.translation import tr, trn
from scenes.services import Services
from scenes.stage.pieces import HAND, Piece
from scenes.stage.skin import Line
from scenes.stage.turn import Turn
from scenes.table.hints import Hints
from scenes.table.presenter import Presenter
from scenes.table.session import TableSession
from scenes.ui.input import Act, Device
from scenes.ui.key_bar import glyph
from scenes.ui.page import Page, remarks_of
from scenes.ui.scene import Remark
from scenes.voice.plain import join_sentences, plain, strip_marks


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
        if session.turn is not None and not session.is_forced(session.turn.ask):
            found += self._question(session.turn)
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
            return [Remark(tr("Go on with {key}.", key=key), session.director.event)]
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
        return [Remark(join_sentences(asked, answers), turn)]

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
