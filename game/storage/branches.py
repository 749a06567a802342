"""Branches of finished games: other ways that somebody has tried from a decision on, kept beside the game.

The branches of `finished/NAME.sobremesa` are `finished/NAME.branches`, one line of JSON each. They are in no
list of games, and count for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from game.core.action import Action, parse_action
from game.core.errors import UserError
from game.core.reading import read_bounded
from game.core.seat import plain
from game.storage.paths import finished_folder, reason_of, write_whole

LONGEST_NAME = 40
MOST = 200
"""Branches of one game that are kept; the oldest ones fall out."""
BYTES = 8_000_000


class Branch(msgspec.Struct, frozen=True):
    """Another way from the decision `at` on: who tries it, what was decided, and by which chance.

    `chance` is None for that of the game. `when` it was kept (ISO 8601) tells branches of one name apart.
    """

    name: str
    at: int
    seat: int
    when: str
    chance: int | None = None
    actions: tuple[str, ...] = ()

    def decided(self) -> list[Action]:
        """Return what was decided. Raises UserError: a line of it is no decision."""
        return [parse_action(action) for action in self.actions]


def branches_file(slot: str) -> Path:
    """Return the file of the branches of the finished game whose slot had that name."""
    return finished_folder() / f"{Path(slot).name}.branches"


def read_branches(slot: str) -> list[Branch]:
    """Return the branches of a finished game, the oldest first; lines that cannot be read are passed over."""
    try:
        lines = read_bounded(branches_file(slot), BYTES).decode("utf-8", "replace").splitlines()
    except (OSError, ValueError):
        return []
    found = []
    for line in lines:
        try:
            branch = msgspec.json.decode(line, type=Branch)
        except (msgspec.MsgspecError, RecursionError):
            continue
        if branch.name.isprintable() and branch.at >= 0 and branch.seat >= 0:
            found.append(branch)
    return found


def keep_branch(slot: str, branch: Branch) -> None:
    """Keep a branch beside its game, in place of the one of the same time.

    Raises UserError: the disk will not take it.
    """
    others = [other for other in read_branches(slot) if other.when != branch.when]
    _write(slot, [*others, branch][-MOST:])


def drop_branch(slot: str, branch: Branch) -> None:
    """Delete a branch. Raises UserError: the disk will not let it go."""
    _write(slot, [other for other in read_branches(slot) if other.when != branch.when])


def branch_name(words: str) -> str:
    """Return a name that somebody has typed as it is kept."""
    return " ".join(plain(words).split())[:LONGEST_NAME]


def _write(slot: str, branches: Sequence[Branch]) -> None:
    path = branches_file(slot)
    try:
        if branches:
            write_whole(path, "".join(msgspec.json.encode(one).decode() + "\n" for one in branches))
        else:
            path.unlink(missing_ok=True)
    except OSError as error:
        raise UserError("The branch cannot be kept: {reason}.", reason=reason_of(error)) from None
