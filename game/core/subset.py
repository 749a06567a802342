"""Subsets, picked one by one in order of id, so that there is one way to each of them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TypeVar

L = TypeVar("L", bound=Hashable)


def alike(things: Iterable[tuple[int, L]], picked: Sequence[int]) -> dict[L, list[int]]:
    """Return what may be picked next, in groups of alike things, when `picked` is already taken.

    `things` are all (id, what it is like) in order of id, with those already picked. Only ids after the last
    pick are left, and of a group that was passed over nothing: its lowest ids are always the ones to take.

    >>> alike([(1, "red"), (2, "red"), (3, "blue")], [])
    {'red': [1, 2], 'blue': [3]}
    >>> alike([(1, "red"), (2, "red"), (3, "blue")], [2])
    {'blue': [3]}
    """
    groups: dict[L, list[int]] = {}
    if not picked:
        for id, like in things:
            groups.setdefault(like, []).append(id)
        return groups
    last = picked[-1]
    passed = set()
    for id, like in things:
        if id > last:
            if like in groups:
                groups[like].append(id)
            elif like not in passed:
                groups[like] = [id]
        elif id not in picked:
            passed.add(like)
    return groups
