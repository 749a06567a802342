"""How questions travel to a worker: pickled, and what is the same in all of them travels once.

A Game is large, and so is the graph that it is played on, which lies in every view. Both are known by a name;
a pickle holds the name only, and beside it those objects that its receiver does not have yet.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Container
from dataclasses import dataclass, replace
from typing import Any

from game.core.game import Game


@dataclass(frozen=True, slots=True)
class SharedPickle:
    """Something pickled, and by their names the `shared` objects that the pickle refers to."""

    data: bytes
    shared: dict[str, object]

    def without(self, known: Container[str]) -> SharedPickle:
        """Return the same for a receiver that has those objects already."""
        return replace(self, shared={name: thing for name, thing in self.shared.items() if name not in known})


def dump(thing: object) -> SharedPickle:
    """Pickle a thing. Functions travel by name, so they must be found in a module."""
    file = io.BytesIO()
    pickler = _Pickler(file, pickle.HIGHEST_PROTOCOL)
    pickler.dump(thing)
    return SharedPickle(file.getvalue(), pickler.shared)


class SharedLoader:
    """Unpickles, and keeps the shared objects that came so far: each is the same one in all that it loads."""

    def __init__(self) -> None:
        self._shared: dict[str, object] = {}

    def load(self, pickled: SharedPickle) -> Any:
        """Return what was pickled."""
        self._shared |= pickled.shared
        return _Unpickler(io.BytesIO(pickled.data), self._shared).load()


class _Pickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO, protocol: int) -> None:
        super().__init__(file, protocol)
        self.shared: dict[str, object] = {}

    def persistent_id(self, thing: object) -> str | None:
        """Return the name of what travels once; None for everything else."""
        if isinstance(thing, Game):
            name = thing.meta.id
        elif isinstance(digest := getattr(thing, "digest", None), str):  # a Graph
            name = digest
        else:
            return None
        self.shared[name] = thing
        return name


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, shared: dict[str, object]) -> None:
        super().__init__(file)
        self._shared = shared

    def persistent_load(self, name: str) -> object:
        return self._shared[name]
