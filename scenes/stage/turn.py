"""A person's turn: what they have touched so far for one question, until it becomes Actions of its Ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from game.core.action import Action, Token, action
from game.core.script import Ask
from game.translation import tr, trn
from scenes.stage.forms import Form, Reply
from scenes.stage.pieces import HAND, Piece
from scenes.stage.sprites import Mark

NOTHING: Mapping[Token, Sequence[Token]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Aside:
    """Answers that are no part of a turn: a button with `text` opens a menu that says what they are about.

    One that `is_link` is a single answer, given by a small button.
    """

    text: str
    sentence: str
    actions: tuple[Action, ...]
    is_link: bool = False


class Picker:
    """The choice of one seat for one Ask.

    A single choice is narrowed by touching its tokens until one option is left. A subset (`ask.subset`) is
    collected in any order, taken back at will, and sent sorted when it is finished.
    """

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.chosen: list[Token] = []
        self._single = [option for option in ask.options if option.picks] if ask.subset is None else []

    def lit(self) -> set[Token]:
        """Return the tokens that may be touched next."""
        many = self.ask.subset
        if many is None:
            fits = [o for o in self._single if all(t in o.picks for t in self.chosen)]
            return {token for option in fits for token in option.picks} - set(self.chosen)
        if len(self.chosen) >= many.most:
            return set()
        clusters = [{t for group in cluster for t in group} for cluster in many.clusters]
        return set().union(*(c for c in clusters if c.issuperset(self.chosen))) - set(self.chosen)

    def touch(self, tokens: Sequence[Token]) -> Action | None:
        """Touch a piece that stands for `tokens`; return the Action if that settles a single choice.

        In a subset the first of its tokens that is still free joins the chosen ones; a piece with none left
        gives its last one back.
        """
        lit = self.lit()
        free = [token for token in tokens if token in lit]
        if not free:
            self.take_back(tokens)
            return None
        self.chosen.append(free[0])
        if self.ask.subset is not None:
            return None
        fitting = [option for option in self._single if set(option.picks) == set(self.chosen)]
        return fitting[0] if fitting else None

    def take_back(self, tokens: Sequence[Token] | None = None) -> bool:
        """Un-choose the last of these tokens (None: of all); return False if none of them was chosen."""
        for token in reversed(self.chosen):
            if tokens is None or token in tokens:
                self.chosen.remove(token)
                return True
        return False

    def picks(self) -> list[Action]:
        """Return the subset as the script takes it: of each group of like things the lowest ids, sorted."""
        many = self.ask.subset
        assert many is not None
        verb = next((option.verb for option in self.ask.options if option.picks), "")  # "": nothing to pick
        taken: list[Token] = []
        for cluster in many.clusters:
            for group in cluster:
                count = sum(token in group for token in self.chosen)
                taken += sorted(group, key=lambda token: token.id)[:count]
        return [action(verb, token) for token in sorted(set(taken), key=lambda token: token.id)]


class Turn:
    """One question to one person. `careful` asks for a second touch before a single choice is taken.

    `armed` is the choice that waits for that second touch; a subset, even of one, waits for its button.
    If it `is_settled` so, the last thing that can be picked needs no button either, unless people are
    `careful`. Touching a key of `together` picks all of its things.
    Where there is a `form`, pieces are not touched. If it `can_be_forced`, an answer that has no alternative
    is given in place of the person. Whatever `replies` returns are the buttons of all answers there are,
    the best one first, though pieces may be touched as well.
    """

    can_be_forced = True
    replies: Callable[[], Sequence[Reply]] = staticmethod(tuple)

    def __init__(
        self,
        ask: Ask,
        careful: bool,
        form: Form | None = None,
        is_settled: bool = False,
        together: Mapping[Token, Sequence[Token]] = NOTHING,
    ) -> None:
        self.ask = ask
        self._is_settled, self._together = is_settled, together
        self.careful = careful
        self.form = form
        self.armed: Action | None = None
        self.picker = Picker(ask)
        self._groups: list[Piece] = []

    @property
    def chosen(self) -> Sequence[Token]:
        """Return the things touched so far."""
        return self.armed.picks if self.armed is not None else self.picker.chosen

    def can_touch(self, piece: Piece) -> bool:
        """Return True if touching that piece means something: it can be chosen, or is chosen already."""
        lit = self.picker.lit() if self.form is None else ()
        return any(token in lit or token in self.chosen for token in self._meant(piece))

    def can_add(self, piece: Piece) -> bool:
        """Return True if touching that piece chooses something more."""
        lit = self.picker.lit() if self.form is None else ()
        return any(token in lit for token in self._meant(piece))

    def _meant(self, piece: Piece) -> Sequence[Token]:
        """Return the things that touching a piece may choose."""
        return self._together.get(piece.token, piece.tokens)

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
        if armed is not None and any(token in armed.picks for token in self._meant(piece)):
            return (armed,)
        before = len(self.chosen)
        action = self.picker.touch(self._meant(piece))
        if self.ask.subset is not None:
            has_more = len(self.chosen) > before
            if piece.token in self._together:
                self._touch_others(piece, has_more)
            if len(piece.stack) > 1:
                self._groups.append(piece)
            self._count()
            at_once = self.ask.subset.most == 1 or (self._is_settled and not self.picker.lit())
            return self.finish() if has_more and at_once and not self.careful else ()
        if action is None:
            return ()
        self.picker.chosen.clear()
        if not self.careful:
            return (action,)
        self.armed = action
        return ()

    def _touch_others(self, piece: Piece, has_more: bool) -> None:
        """Choose what else goes together with what was chosen, or give all of it back."""
        while has_more and self.can_add(piece):
            self.picker.touch(self._meant(piece))
        while not has_more and self.picker.take_back(self._meant(piece)):
            pass

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
        taken = self.picker.take_back()
        self._count()
        return taken

    def _count(self) -> None:
        """Let every group that was touched say how many of it are chosen."""
        for piece in self._groups:
            count = sum(token in self.picker.chosen for token in piece.stack)
            piece.badge = f"{count}/{len(piece.stack)}" if count else str(len(piece.stack))

    def marks(self, pieces: Iterable[Piece]) -> dict[Token, Mark]:
        """Return how each piece is marked now. What the question is about is marked as if it were picked.

        Where something can be chosen, like things beside it that cannot are dim, and so are other cards; but
        cards that lie on the table are not, where the question can be answered without any.
        """
        if self.form is not None:
            return {}
        laid = list(pieces)
        lit, picked = self.picker.lit(), {*self.chosen, *self.ask.about}
        meant = {*lit, *self.chosen}
        like = {_kind(piece) for piece in laid if any(token in meant for token in piece.tokens)}
        beside = like
        if self.ask.subset is None and any(not option.picks for option in self.ask.options):
            beside = {(layer, kind) for layer, kind in like if kind != "card"}
        marks = {}
        for piece in laid:
            if any(token in picked for token in piece.tokens):
                marks[piece.token] = Mark.PICKED
            elif any(token in lit for token in piece.tokens):
                marks[piece.token] = Mark.READY if piece.layer == HAND else Mark.LIT
            elif like and (piece.layer == HAND or (piece.picture and _kind(piece) in beside)):
                marks[piece.token] = Mark.DIM
        return marks


def _kind(piece: Piece) -> tuple[float, str]:
    """Return what a piece has in common with those like it."""
    return piece.layer, piece.token.kind
