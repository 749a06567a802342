"""The chronicle of a film: a press on a line leads to where it was told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.translation import tr
from scenes.services import Services
from scenes.stage.skin import Line
from scenes.table.log import LogScene
from scenes.ui.input import Act
from scenes.ui.keymap import Hint
from scenes.ui.scene import Pop, Transition


class LineList(LogScene):
    """Shows all `lines`, that before the place `at` in sight; `jump` is called with the number of a line."""

    leads = True

    def __init__(
        self, services: Services, lines: Sequence[Line], at: int, jump: Callable[[int], None]
    ) -> None:
        super().__init__(services, lines, at=lines[max(0, at - 1)] if lines else None)
        self._jump = jump

    def hints(self) -> Sequence[Hint]:
        return [(Act.OK, tr("Go there")), (Act.BACK, tr("Back"))]

    def follow(self, place: int) -> Transition:
        """Go back to the film, to where that line was told."""
        return Pop(partial(self._jump, place))
