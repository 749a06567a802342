"""Parcels: how questions travel to a worker. What is the same in all of them travels once.

A Game is large, and so is the graph that it is played on, which lies in every view. Both are known by a name;
a parcel holds the name only, and beside it those goods that its receiver does not have on the shelf yet.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Container
from dataclasses import dataclass, replace
from typing import Any

from game.core.game import Game


@dataclass(frozen=True, slots=True)
class Parcel:
    """Something pickled, and by their names the `goods` that it only speaks of."""

    text: bytes
    goods: dict[str, object]

    def without(self, known: Container[str]) -> Parcel:
        """The same for somebody who has those goods already."""
        return replace(self, goods={name: thing for name, thing in self.goods.items() if name not in known})


def pack(thing: object) -> Parcel:
    """A parcel with that in it. Functions travel by name, so they must be found in a module."""
    file = io.BytesIO()
    packer = _Packer(file, pickle.HIGHEST_PROTOCOL)
    packer.dump(thing)
    return Parcel(file.getvalue(), packer.goods)


class Shelf:
    """The goods that came in parcels so far, each one once, so that what is worked out of them is kept."""

    def __init__(self) -> None:
        self._goods: dict[str, object] = {}

    def unpack(self, parcel: Parcel) -> Any:
        """What lies in a parcel."""
        self._goods |= parcel.goods
        return _Unpacker(io.BytesIO(parcel.text), self._goods).load()


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, protocol: int) -> None:
        super().__init__(file, protocol)
        self.goods: dict[str, object] = {}

    def persistent_id(self, thing: object) -> str | None:
        """The name of what travels once; None for everything else."""
        if isinstance(thing, Game):
            name = thing.meta.id
        elif isinstance(digest := getattr(thing, "digest", None), str):  # a Graph
            name = digest
        else:
            return None
        self.goods[name] = thing
        return name


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, goods: dict[str, object]) -> None:
        super().__init__(file)
        self._goods = goods

    def persistent_load(self, name: str) -> object:
        return self._goods[name]
