"""Blows: which attack struck whom last, and who had played it."""

from __future__ import annotations

from typing import NamedTuple

from game.alatriste.tokens import NOBODY
from game.alatriste.view import AlatristeView


class Blow(NamedTuple):
    """An attack that struck a seat: its card, who had played it, if known, and in which turn that was."""

    card: int
    author: int
    target: int
    turn: tuple[int, int]


class Blows:
    """Remembers attacks from one event to the next."""

    def __init__(self) -> None:
        self._authors: dict[int, int] = {}
        self._last: Blow | None = None

    def played(self, card: int, author: int) -> None:
        """Remember who has played an attack."""
        self._authors[card] = author

    def struck(self, view: AlatristeView, card: int, target: int) -> None:
        """Remember that an attack strikes a seat; one that was turned round has no author."""
        author = dict(view.players[target].attacks).get(card, self._authors.get(card, NOBODY))
        self._last = Blow(card, NOBODY if author == target else author, target, (view.round, view.active))

    def on(self, view: AlatristeView, target: int) -> Blow | None:
        """Return the attack that struck a seat last, if that was in this turn."""
        last = self._last
        is_now = last is not None and (last.target, last.turn) == (target, (view.round, view.active))
        return last if is_now else None
