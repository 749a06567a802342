"""Branches of a film: the game goes on from a decision, on the same table, and nothing of it counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from game.bots.characters import alone
from game.core.errors import UserError
from game.core.event import Event
from game.core.film import Film
from game.core.seat import Seat
from game.core.table import Table
from game.storage.branches import Branch, drop_branch, keep_branch, read_branches
from game.translation import tr
from scenes.film.branch_scene import BranchScene, points_of
from scenes.film.dice_watch import DiceWatch
from scenes.services import Services
from scenes.table.session import TableSession
from scenes.ui.scene import Scene

Lay = Callable[[Table[Any, Any], Sequence[Event]], TableSession]
"""Makes the session of a table that is saved nowhere, with the events before it."""


class Branches:
    """Makes branches of `film` and keeps them beside the finished game of that `slot`, if there is one.

    `lay` makes a session, `when` names the time after so many rounds, `home` makes the scene of the title.
    """

    def __init__(
        self,
        services: Services,
        film: Film[Any, Any],
        *,
        slot: str,
        lay: Lay,
        when: Callable[[int], str],
        home: Callable[[], Scene],
    ) -> None:
        self._services, self._film, self._lay, self._when = services, film, lay, when
        self._slot, self._home = slot, home

    def chair(self, place: int) -> Seat | None:
        """Return the seat that decides at a place, None where the game is over."""
        ask = self._film.stills[place].ask
        return self._film.at(place).seats[ask.seat] if ask is not None else None

    def begin(self, seat: Seat, place: int, chance: int | None) -> BranchScene:
        """Make the table of a new branch, for whoever sits there and decides at that place."""
        name = tr("{time}, {name}", time=self._when(self._film.stills[place].rounds), name=seat.name)
        when = datetime.now().isoformat(timespec="microseconds")
        return self.scene(Branch(name, place, seat.index, when, chance))

    def kept(self) -> list[Branch]:
        """Return the branches that are kept, the oldest first."""
        return read_branches(self._slot) if self._slot else []

    def scene(self, branch: Branch) -> BranchScene:
        """Make the table of a branch, after what was decided in it.

        Raises UserError: it does not belong to this game.
        """
        if branch.at > self._film.last or branch.seat >= len(self._film.at(0).seats):
            raise UserError("This branch belongs to another game.")
        table = self._film.at(branch.at).branch(branch.chance)
        table.seats = table.record.seats = alone(table.seats, branch.seat)
        table.record.former = ()
        history = [event for place in range(branch.at + 1) for event in self._film.events(place, branch.seat)]
        watch = DiceWatch(self._film, branch.at, branch.chance)
        for action in branch.decided():
            if table.ask is None:
                raise UserError("This branch belongs to another game.")
            table.play(table.ask.seat, action)
            history += table.events(branch.seat)
        session = self._lay(table, history)
        ending = tr("In the game: {points}.", points=points_of(self._film.at(self._film.last)))
        scene = BranchScene(
            self._services, session, self._home, branch=branch, watch=watch, keep=self.keep, ending=ending
        )
        scene.begin()
        return scene

    def keep(self, branch: Branch) -> None:
        """Keep a branch in which something was decided; what hinders that is told."""
        if self._slot and branch.actions:
            try:
                keep_branch(self._slot, branch)
            except UserError as fault:
                self._services.complaints.append(fault)

    def drop(self, branch: Branch) -> None:
        """Delete a branch. Raises UserError: the disk will not let it go."""
        drop_branch(self._slot, branch)
