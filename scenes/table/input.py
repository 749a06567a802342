"""TableInput: what mouse, keys and gamepad do to the pieces on a table. They end in the scene's `play`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.action import Token
from game.translation import tr
from scenes.stage.pieces import HAND, Piece
from scenes.stage.turn import Turn
from scenes.ui.input import Act, Focus, Input, Key, Pointer
from scenes.ui.scene import STAY, Transition

if TYPE_CHECKING:
    from scenes.table.play import PlayScene

TAP = 0.25
"""Seconds: a shorter press on a face-down card plays it unseen, a longer one is a peek until it is let go."""


class TableInput:
    """Hands the inputs of a play scene on to whatever they are meant for."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self._held: Token | None = None
        self._left = 0.0

    def handle(self, item: Input) -> Transition | None:
        """Use an input; None if it means nothing at a table."""
        if isinstance(item, Focus) and not item.gained:
            self.let_go()
        outcome = self._key(item) if isinstance(item, Key) else None
        if outcome is None:
            outcome = self._elsewhere(item)
        if outcome is not None and outcome is not STAY:
            self.let_go()  # nobody sees the hand while something else lies over the table
        return outcome

    def _elsewhere(self, item: Input) -> Transition | None:
        """What means nothing to the table as a whole means something to what lies on it."""
        scene = self._scene
        if isinstance(item, Pointer):
            if item.kind == "down" and item.button == 3 and not self._meant(item):
                return scene.take_back()
            if item.kind == "down" and item.button == 2:
                return scene.toolbar.key(Act.HELP)
            if item.kind == "down" and scene.director.busy and scene.page.at(item.pos) is None:
                return scene.skip()
            if item.kind == "up":
                target = scene.page.at(item.pos)
                self._release(target is not None and target.key == str(self._held))
        outcome = scene.page.handle(item)
        scene.dirty = scene.zoom.follow(item, scene.page.ring) or scene.dirty or scene.page.dirty
        return outcome

    def _meant(self, item: Pointer) -> bool:
        """The right button is meant for the widget under the mouse."""
        target = self._scene.page.at(item.pos)
        return target is not None and target.right

    def update(self, dt: float) -> None:
        """Let time pass: what began as a tap becomes a peek."""
        if self._held is not None and self._left > 0:
            self._left -= dt
            if self._left <= 0:
                self._peek(True)

    def let_go(self) -> None:
        """Forget whatever is held: the hand lies face down again."""
        self._held, self._scene.director.hurry = None, False
        self._peek(False)

    def touch(self, piece: Piece, button: int) -> Transition | None:
        """Touch a piece with a mouse button, or (1) with a key."""
        scene = self._scene
        if scene.director.busy:
            return scene.skip()
        if button != 1 or scene.turn is None:
            return STAY
        if piece.layer == HAND and not scene.viewer.face_up(scene.turn.ask):
            self._held, self._left = piece.token, TAP
            return STAY
        return self._choose(scene.turn, piece)

    def glance(self) -> Transition:
        """Turn the hand up, or down again, for those who would rather not hold a key."""
        self._peek(not self._scene.viewer.peeking)
        return STAY

    def _key(self, item: Key) -> Transition | None:
        director = self._scene.director
        if item.act is Act.HURRY:
            director.hurry = item.down
            return STAY
        if item.act is Act.PEEK and item.down and self._scene.skin.orders.calling is not None:
            return self._scene.toolbar.call()
        if item.act is Act.PEEK:
            self._peek(item.down)
            return STAY
        if item.act is Act.OK and not item.down:
            self._release(True)
            return STAY
        if not item.down or item.repeat:
            return None
        if item.act in (Act.OK, Act.SKIP) and director.busy:
            return self._scene.skip()
        if item.act is Act.SLOT:
            return self._slot(item.slot - 1)
        return self._scene.toolbar.key(item.act)

    def _slot(self, place: int) -> Transition | None:
        """Choose a card of the hand by its place from the left."""
        scene = self._scene
        slots = scene.skin.slots()
        piece = scene.stage.piece(slots[place]) if place < len(slots) else None
        if piece is None or scene.turn is None or scene.director.busy:
            return None
        scene.page.focus(str(piece.token))
        return self._choose(scene.turn, piece)

    def _choose(self, turn: Turn, piece: Piece) -> Transition | None:
        if not turn.allows(piece):
            return self._refuse(turn, piece)
        actions = turn.touch(piece)
        if actions:
            self._scene.play(actions)
        else:
            self._scene.lay()
        return STAY

    def _refuse(self, turn: Turn, piece: Piece) -> Transition | None:
        """Say why a piece cannot be chosen."""
        scene, ask = self._scene, turn.ask
        words = turn.why_not(piece)
        code = "" if words else scene.table.game.why_not(scene.table.view(ask.seat), ask, piece.token)
        scene.prompt_panel.say(
            words or (scene.skin.refusal(code) if code else tr("This cannot be chosen now."))
        )
        scene.services.sound.play("refuse")
        scene.dirty = True
        return STAY

    def _peek(self, on: bool) -> None:
        scene = self._scene
        on = on and scene.viewer.can_peek(scene.table.ask) and not scene.director.busy
        if on != scene.viewer.peeking:
            scene.viewer.peeking = on
            scene.settle()
            scene.lay()

    def _release(self, on_it: bool) -> None:
        """A face-down card is let go of, if one was held: a tap that ends `on_it` plays it unseen."""
        scene = self._scene
        held, self._held = self._held, None
        if held is None:
            return
        piece = scene.stage.piece(held)
        if self._left <= 0:
            self._peek(False)
        elif on_it and piece is not None and scene.turn is not None:
            self._choose(scene.turn, piece)
