"""The inputs of a table: what is pressed, held or let go becomes a choice, a peek, or a press of a button."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action, Token
from game.translation import tr
from scenes.services import Services
from scenes.stage.pieces import HAND, Piece
from scenes.stage.spots import CardZoom
from scenes.stage.turn import Turn
from scenes.table.answer_keys import AnswerKeys
from scenes.table.session import TableSession
from scenes.table.toolbar import Toolbar
from scenes.ui.input import Act, Focus, Input, Key, Pointer
from scenes.ui.page import Page
from scenes.ui.scene import STAY, Transition

TAP = 0.25
"""Seconds: a shorter press on a face-down card plays it unseen, a longer one is a peek until it is let go."""


class TableInput:
    """Hands inputs on to the session, the page, the zoom or the toolbar."""

    def __init__(
        self, services: Services, session: TableSession, page: Page, zoom: CardZoom, toolbar: Toolbar
    ) -> None:
        self._session, self._page, self._zoom, self._toolbar = session, page, zoom, toolbar
        self.answer_keys = AnswerKeys(services, session, page)
        self._held: Token | None = None
        self._left = 0.0

    def handle(self, item: Input) -> Transition | None:
        """Use an input; return None if it means nothing at a table."""
        if isinstance(item, Focus) and not item.gained:
            self.let_go()
        outcome = self._key(item) if isinstance(item, Key) else None
        if outcome is None:
            outcome = self._elsewhere(item)
        if outcome is not None and outcome is not STAY:
            self.let_go()  # nobody sees the hand while something else lies over the table
        return outcome

    def _elsewhere(self, item: Input) -> Transition | None:
        """Use an input that is no key of the table."""
        page = self._page
        if isinstance(item, Pointer):
            if item.kind == "down":
                self._session.talk.wave_off()
            if item.kind == "down" and item.button == 3 and not self._is_meant(item):
                self._session.take_back()
                return STAY
            if item.kind == "down" and item.button == 2:
                return self._toolbar.key(Act.HELP)
            if item.kind == "down" and self._can_skip and page.at(item.pos) is None:
                self._session.skip()
                return STAY
            if item.kind == "up":
                self._zoom.near = False
                target = page.at(item.pos)
                self._release(target is not None and target.key == str(self._held))
        outcome = page.handle(item)
        page.dirty = self._zoom.follow() or page.dirty
        return outcome

    @property
    def _can_skip(self) -> bool:
        """True while something moves, or an answer that has no alternative is about to be given."""
        session, turn = self._session, self._session.turn
        is_bound = turn is not None and len(turn.ask.options) == 1 and session.forced(turn.ask) is not None
        return session.director.busy or is_bound

    def _is_meant(self, item: Pointer) -> bool:
        """Return True if the right button is meant for the widget under the mouse."""
        target = self._page.at(item.pos)
        return target is not None and target.right

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: what began as a tap becomes a peek."""
        if self._held is not None and self._left > 0:
            self._left -= dt
            if self._left <= 0:
                self._session.peek(True)

    def let_go(self) -> None:
        """Forget whatever is held: the hand lies face down again."""
        self._held, self._session.director.hurry, self._zoom.near = None, False, False
        self._session.peek(False)

    def touch(self, piece: Piece, button: int) -> Transition | None:
        """Touch a piece with a mouse button, or (1) with a key."""
        session = self._session
        if button == 3:
            self._zoom.near = True
        elif session.director.busy:
            session.skip()
        elif button == 1 and session.turn is None and piece.token.kind == "seat":
            self._toolbar.claim()
        elif button == 1 and session.turn is not None:
            if piece.layer == HAND and not session.viewer.is_face_up(session.turn.ask):
                self._held, self._left = piece.token, TAP
            else:
                self._choose(session.turn, piece)
        return STAY

    def choose(self, piece: Piece) -> None:
        """Choose a piece for whoever is asked, wherever it was pointed at."""
        if self._session.turn is not None:
            self._choose(self._session.turn, piece)

    def _key(self, item: Key) -> Transition | None:
        session = self._session
        if item.act is Act.HURRY:
            session.director.hurry = item.down
        elif item.act is Act.PEEK and item.down and session.skin.orders.calling is not None:
            session.call_out()
        elif item.act is Act.PEEK:
            self._zoom.near = item.down and not session.viewer.can_peek(session.table.ask)
            session.peek(item.down)
        elif item.act is Act.OK and not item.down:
            self._release(True)
        elif not item.down or item.repeat:
            return None
        elif (item.act is Act.OK and session.director.busy) or (item.act is Act.SKIP and self._can_skip):
            session.skip()
        elif item.act is Act.SLOT:
            return self.answer_keys.press(item.slot) or self._slot(item.slot - 1)
        else:
            return self._toolbar.key(item.act)
        return STAY

    def _slot(self, place: int) -> Transition | None:
        """Choose a card of the hand by its place from the left."""
        session = self._session
        slots = session.skin.slots()
        piece = session.stage.piece(slots[place]) if 0 <= place < len(slots) else None
        if piece is None or session.turn is None or session.director.busy:
            return None
        self._page.focus(str(piece.token))
        self._choose(session.turn, piece)
        return STAY

    def _choose(self, turn: Turn, piece: Piece) -> None:
        besides = () if turn.chosen else self._session.skin.besides(turn.ask, piece)
        if not besides and not turn.can_touch(piece):
            if piece.token.kind != "seat" or not self._toolbar.claim():
                self._refuse(turn, piece)
        elif actions := besides or turn.touch(piece):
            self._play(actions)
        else:
            if self._session.skin.leads_on and piece.layer != HAND and not turn.can_add(piece):
                self._page.ring.current = None  # on to what is proposed next
            self._session.change()

    def _play(self, actions: Sequence[Action]) -> None:
        """Answer. What was chosen loses the focus, which else would stay there while others play."""
        turn, ring = self._session.turn, self._page.ring
        chosen, ring.current = ring.current, None
        self._session.play(actions)
        if self._session.turn is turn:  # the answer was refused
            ring.current = chosen

    def _refuse(self, turn: Turn, piece: Piece) -> None:
        """Say why a piece cannot be chosen."""
        session, ask = self._session, turn.ask
        words = turn.why_not(piece)
        code = "" if words else session.table.game.why_not(session.table.view(ask.seat), ask, piece.token)
        session.refuse(words or (session.skin.refusal(code) if code else tr("This cannot be chosen now.")))

    def _release(self, on_it: bool) -> None:
        """Let go of a face-down card, if one is held; a tap that ends `on_it` plays it unseen."""
        session = self._session
        held, self._held = self._held, None
        if held is None:
            return
        piece = session.stage.piece(held)
        if self._left <= 0:
            session.peek(False)
        elif on_it and piece is not None and session.turn is not None:
            self._choose(session.turn, piece)
