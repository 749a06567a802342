"""The table of a branch: a game that counts for nothing, with a badge that says so, and one key back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.core.script import Ask
from game.core.table import Table
from game.storage.branches import Branch
from game.translation import tr
from scenes.film.dice_watch import DiceWatch
from scenes.services import Services
from scenes.table.badge import badge_on
from scenes.table.driver import Driver
from scenes.table.play import PlayScene
from scenes.table.session import TableSession
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.input import Act, Input, Key
from scenes.ui.keymap import with_key
from scenes.ui.scene import Pop, Scene, Transition
from scenes.ui.widgets import Widget


class BranchDriver(Driver):
    """Leaves everything to the player; the record alone does not lead through a branch with other dice."""

    can_pass = False
    can_be_filmed = False


class BranchScene(PlayScene):
    """Plays on in `session`, which is saved nowhere; `keep` gets the branch as it is when it is left.

    `watch` compares its dice with those of the game, whose end is told by `ending`.
    """

    def __init__(
        self,
        services: Services,
        session: TableSession,
        home: Callable[[], Scene],
        *,
        branch: Branch,
        watch: DiceWatch,
        keep: Callable[[Branch], None],
        ending: str,
    ) -> None:
        super().__init__(services, session, home)
        session.driver = BranchDriver()
        self.branch, self._watch, self._keep, self._ending = branch, watch, keep, ending
        self.agrees = watch.follow(session.table.record.actions)
        """Dice and cards have fallen as in the game so far."""

    # --- what the session tells ---

    def asked(self, ask: Ask) -> None:
        super().asked(ask)
        self._compare()

    def ended(self) -> None:
        self._compare()
        super().ended()

    def _compare(self) -> None:
        """Say when dice and cards no longer fall as in the game."""
        before, self.agrees = self.agrees, self._watch.follow(self.table.record.actions)
        if before and not self.agrees:
            words = tr("From here on dice and cards fall otherwise than in the game.")
            self.session.prompt_panel.say(words)
            self.services.stream.tell(words)

    def last_scene(self) -> Scene:
        """Make the scene that tells how the branch ended, and how the game did."""
        here = tr("This way: {points}.", points=points_of(self.table))
        answers = [Answer(tr("Back to the film"), "gold", Pop), Answer(tr("See the table"))]
        return Dialog(tr("What if?"), f"{here}\n{self._ending}", answers)

    def fetch_last_scene(self) -> None:
        """Read nothing: the table stays behind it."""

    # --- the badge, and the way back ---

    def badges(self) -> Sequence[Widget]:
        words = tr("What if? Same dice") if self.agrees else tr("What if? Other dice")
        tip = with_key(tr("Nothing of this counts. Back to the film"), Act.FILM, self.services.bindings)
        return [badge_on(self.services.canvas, self.session.chronicle, words, Pop, tip)]

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.FILM and item.down:
            return Pop()
        return super().handle(item)

    def leave(self) -> None:
        super().leave()
        decided = self.table.record.actions[self.branch.at :]
        self._keep(msgspec.structs.replace(self.branch, actions=tuple(map(str, decided))))


def points_of(table: Table[Any, Any]) -> str:
    """Return everybody's points, the best first."""
    rows = sorted(table.standings(), key=lambda row: (row.place, -row.points))
    return ", ".join(f"{table.seats[row.seat].name} {row.points}" for row in rows)
