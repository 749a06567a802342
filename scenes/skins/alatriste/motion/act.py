"""The act: what is in a scene that is being played over the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from scenes.skins.alatriste.drawing.contest_grounds import Ground
from scenes.skins.alatriste.motion.fencing import Fencer
from scenes.stage.pieces import Piece
from scenes.ui.anim import Cue


@dataclass
class Act:
    """A scene that is being played over the board.

    `rows` are the seats that have thrown dice in it; whoever fights in it has one of the `fencers`, the
    first one at the left, and one of the `faces`, and what the dice come to is `counted`; what they fight
    or throw for lies there as their `stake`, and what their dice have taught them are `lessons`, told
    after the verdict. Who throws for a prize stands on a `ground` as one of the `figures`, with a name,
    and what was `thrown`; `sums` are labels, and so are those `earlier` ones that a tie has left; a
    `bull` may run there, and the `coins` of a pot lie there. Who is kept in a `place` is one of the
    figures, too. In a fight `cups` hold dice that are not thrown yet; so many of its events are `due`
    before its `verdict` is told, and it may close. It `is_open` once nothing shows through it, not even
    what was `before`, and `is_over` when it only waits for what comes next.
    """

    pieces: list[Piece] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)
    fencers: dict[int, Fencer] = field(default_factory=dict)
    faces: dict[int, Piece] = field(default_factory=dict)
    figures: dict[int, Piece] = field(default_factory=dict)
    names: dict[int, Piece] = field(default_factory=dict)
    thrown: dict[int, int] = field(default_factory=dict)
    sums: list[Piece] = field(default_factory=list)
    counted: dict[int, Piece] = field(default_factory=dict)
    earlier: dict[int, Piece] = field(default_factory=dict)
    before: list[Piece] = field(default_factory=list)
    place: str = ""
    ground: Ground | None = None
    bull: Piece | None = None
    coins: list[Piece] = field(default_factory=list)
    cups: dict[int, Piece] = field(default_factory=dict)
    due: int = 0
    stake: Piece | None = None
    lessons: list[tuple[int, int]] = field(default_factory=list)
    verdict: Callable[[], Cue] | None = None
    is_open: bool = False
    is_over: bool = False
