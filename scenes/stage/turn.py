"""A person's turn: what they have touched so far for one question, until it becomes Actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.action import Action, Token
from game.core.script import Ask
from game.translation import tr, trn
from scenes.stage.form import Form
from scenes.stage.picker import Picker
from scenes.stage.pieces import HAND, Piece
from scenes.stage.stage import Mark


class Turn:
    """One question to one person. `careful` asks for a second touch before a single choice is taken.

    `armed` is the choice that waits for that second touch; a subset, even of one, waits for its button.
    Where there is a `form`, pieces are not touched. If it `can_be_forced`, an answer that has no alternative
    is given in place of the person.
    """

    can_be_forced = True

    def __init__(self, ask: Ask, careful: bool, form: Form | None = None) -> None:
        self.ask = ask
        self.careful = careful
        self.form = form
        self.armed: Action | None = None
        self.picker = Picker(ask)

    @property
    def chosen(self) -> Sequence[Token]:
        """Return the things touched so far."""
        return self.armed.picks if self.armed is not None else self.picker.chosen

    def can_touch(self, piece: Piece) -> bool:
        """Return True if touching that piece means something: it can be chosen, or is chosen already."""
        lit = self.picker.lit() if self.form is None else ()
        return any(token in lit or token in self.chosen for token in piece.tokens)

    def why_not(self, piece: Piece) -> str:
        """Return why a piece of a subset cannot join what is chosen already; "" for any other piece."""
        many = self.ask.subset
        groups = [group for cluster in many.clusters for group in cluster] if many is not None else []
        if many is None or not any(token in group for group in groups for token in piece.tokens):
            return ""
        if len(self.chosen) >= many.most:
            return trn("No more than 1 can be chosen.", "No more than {n} can be chosen.", many.most)
        return tr("This cannot be chosen together with the others.")

    def touch(self, piece: Piece) -> Sequence[Action]:
        """Touch an allowed piece; return the Actions that this settles, none if more is needed."""
        armed, self.armed = self.armed, None
        if armed is not None and any(token in armed.picks for token in piece.tokens):
            return (armed,)
        action = self.picker.touch(piece.tokens)
        if self.ask.subset is not None:
            at_once = self.ask.subset.most == 1 and not self.careful
            return self.finish() if at_once and self.picker.chosen else ()
        if action is None:
            return ()
        self.picker.chosen.clear()
        if not self.careful:
            return (action,)
        self.armed = action
        return ()

    def finish(self) -> Sequence[Action]:
        """Return a subset as its script takes it: the picks, sorted, and that it is done."""
        return [*self.picker.picks(), self.ask.options[-1]]

    def take_back(self) -> bool:
        """Un-touch the last thing; return False if nothing was touched."""
        if self.form is not None:
            return self.form.take_back()
        if self.armed is not None:
            self.armed = None
            return True
        return self.picker.take_back()

    def marks(self, pieces: Iterable[Piece]) -> dict[Token, Mark]:
        """Return how each piece is marked now. What the question is about is marked as if it were picked.

        Where something can be chosen, like things beside it that cannot are dim, and so are other cards.
        """
        if self.form is not None:
            return {}
        laid = list(pieces)
        lit, picked = self.picker.lit(), {*self.chosen, *self.ask.about}
        meant = {*lit, *self.chosen}
        like = {_kind(piece) for piece in laid if any(token in meant for token in piece.tokens)}
        marks = {}
        for piece in laid:
            if any(token in picked for token in piece.tokens):
                marks[piece.token] = Mark.PICKED
            elif any(token in lit for token in piece.tokens):
                marks[piece.token] = Mark.READY if piece.layer == HAND else Mark.LIT
            elif like and (piece.layer == HAND or (piece.picture and _kind(piece) in like)):
                marks[piece.token] = Mark.DIM
        return marks


def _kind(piece: Piece) -> tuple[float, str]:
    """Return what a piece has in common with those like it."""
    return piece.layer, piece.token.kind
