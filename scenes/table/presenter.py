"""Sight: what a table shows and says of its pieces now, and what it hides of a hand that lies face down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.core.action import Action, Token
from game.core.script import Ask
from game.translation import tr
from scenes.stage.pieces import HAND, Piece
from scenes.stage.spots import Spot
from scenes.stage.stage import Mark, depth

if TYPE_CHECKING:
    from scenes.table.play import PlayScene


class Presenter:
    """Spots, marks and words for the question that a play scene puts."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene

    def spots(self) -> list[Spot]:
        """Where pieces can be touched; what can be chosen lies above what covers it.

        So a corral can be clicked through the dice in it.
        """
        scene, veil = self._scene, self.veil()
        bare = scene.turn is None or scene.turn.form is None
        spots = []
        for piece in scene.stage.pieces.values():
            if piece.target:
                spot = Spot(piece, scene.stage.ground, scene.input.touch, self._tip, scene.speech.spot)
                allowed = scene.turn is not None and scene.turn.allows(piece)
                spot.walkable = piece.token in veil or (allowed and not self.betrays(piece, veil))
                spot.legible = bare and piece.token.kind in scene.skin.legible
                spots.append(spot)
        return sorted(spots, key=lambda spot: (spot.walkable, *depth(spot.piece)))

    def marks(self) -> dict[Token, Mark]:
        """How each piece is marked for the question."""
        scene = self._scene
        assert scene.turn is not None
        pieces, veil = scene.stage.pieces, self.veil()
        return {
            token: mark
            for token, mark in scene.turn.marks(pieces.values()).items()
            if not (mark is Mark.DIM and token in veil) and not self.betrays(pieces[token], veil)
        }

    def veil(self) -> set[Token]:
        """The cards of a hand that is asked about and lies face down: nothing may tell them apart."""
        turn, hand = self._scene.turn, [p for p in self._scene.stage.pieces.values() if self.hidden(p)]
        asked = turn is not None and any(turn.allows(piece) for piece in hand)
        return {piece.token for piece in hand} if asked else set()

    def betrays(self, piece: Piece, veil: set[Token]) -> bool:
        """That it can be chosen would tell what lies under a veil: nothing but such a card goes with it, and
        none has been chosen yet.
        """
        turn = self._scene.turn
        if turn is None or not veil or piece.token in veil or veil.intersection(turn.chosen):
            return False
        meant = [option for option in turn.ask.options if {*option.picks} & {*piece.tokens}]
        return bool(meant) and all(veil.intersection(option.picks) for option in meant)

    def prompt(self) -> str:
        """What the plaque says: the question, or who thinks."""
        scene = self._scene
        ask, turn = scene.table.ask, scene.turn
        if ask is None:
            return tr("The game is over.")
        name = scene.table.seats[ask.seat].name
        if turn is None:
            return tr("{name} is thinking.", name=name)
        question = scene.skin.prompt(ask)
        if turn.armed is not None:
            answer = f"**{self.label(turn.armed, ask)}**"
            question = tr("{answer}: choose it once more, or choose another.", answer=answer)
        elif scene.viewer.can_peek(ask) and self.veil():
            question += " " + tr("Hold a card to look at your hand.")
        return question if len(scene.viewer.humans) == 1 else f"**{name}:** {question}"

    def rule(self) -> str:
        """The paragraph about what is pointed at, else about the question, else about what happened last.

        Whoever points at what cannot be chosen asks for the rule that forbids it. Of a card that lies face
        down nothing is told, and while others are asked nobody learns what.
        """
        scene, piece = self._scene, self._pointed()
        if piece is not None and not self.hidden(piece):
            return self._forbids(piece) or scene.skin.index.thing(piece.token)
        if scene.turn is not None:
            return scene.skin.index.question(scene.turn.ask.prompt)
        return next((line.rule for line in reversed(scene.chronicle.lines) if line.rule), "")

    def _pointed(self) -> Piece | None:
        """The piece under the mouse or the focus; the mouse sees the die, not the corral that it chooses."""
        scene, target = self._scene, self._scene.page.pointed
        if not isinstance(target, Spot):
            return None
        return target.piece if scene.page.ring.shown else scene.zoom.piece or target.piece

    def _forbids(self, piece: Piece) -> str:
        scene, turn = self._scene, self._scene.turn
        if turn is None or turn.allows(piece):
            return ""
        view = scene.table.view(turn.ask.seat)
        code = scene.table.game.why_not(view, turn.ask, piece.token)
        return scene.skin.index.refusal(code) if code else ""

    def label(self, answer: Action, ask: Ask) -> str:
        """An answer in words, which do not name a card that lies face down."""
        hidden = any(self.hidden(piece) for piece in self.pieces([answer]))
        return tr("This card") if hidden else self._scene.skin.label(answer, ask)

    def pieces(self, actions: Iterable[Action]) -> list[Piece]:
        """The pieces that Actions are about, as far as they are on the table."""
        found = (self._scene.stage.piece(token) for action in actions for token in action.picks)
        return [piece for piece in found if piece is not None]

    def _tip(self, piece: Piece) -> str:
        """What a piece is; but the mouse asks about the die it points at, not the corral that it chooses."""
        scene = self._scene
        pointed = scene.zoom.piece if not scene.page.ring.shown else None
        looked = pointed or piece
        return "" if scene.skin.zoom(looked.token) else scene.skin.explain(looked)

    def hidden(self, piece: Piece) -> bool:
        """It belongs to a hand that lies face down."""
        viewer, ask = self._scene.viewer, self._scene.table.ask
        return piece.layer == HAND and not viewer.face_up(ask)
