"""The stampede as pure functions: which way a die takes, who is charged and who is trampled.

A set of Bull faces is an int with bit `face` set. Ways are `ways[space][face] -> space`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from game.bulls.tokens import FLAGS_PER_SEAT, NOWHERE
from game.bulls.town import Town

Ways: TypeAlias = Sequence[Sequence[int]]


def ways_of(town: Town, flags: Sequence[int], seat: int) -> Ways:
    """Return the ways of a seat's Runners. Rule 4.

    A token on one sign of a fork leads all of them down its street, tokens on both cancel each other, and
    everywhere else the parity of the face decides.
    """
    ways: list[Sequence[int]] | None = None
    for sign in flags_of(flags, seat):
        if sign != NOWHERE:
            ways = ways or list(town.ways)
            fork = town.streets[sign]
            untouched = town.ways[fork.start]
            ways[fork.start] = (fork.end,) * 7 if ways[fork.start] is untouched else untouched
    return ways or town.ways


def flags_of(flags: Sequence[int], seat: int) -> tuple[int, ...]:
    """Return where the Direction tokens of a seat lie."""
    return tuple(flags[FLAGS_PER_SEAT * seat : FLAGS_PER_SEAT * seat + FLAGS_PER_SEAT])


def street_taken(town: Town, ways: Ways, space: int, face: int) -> int:
    """Return the id of the street by which `ways` lead a die of that face out of a space that has one."""
    out = town.exits[space]
    assert out is not None
    by_face = out[face % 2]
    return by_face.id if by_face.end == ways[space][face] else out[1 - face % 2].id


def faces_by_space(count: int, spaces: Iterable[int], faces: Iterable[int]) -> list[int]:
    """Return, for each of `count` spaces, the set of faces of the Bulls there."""
    sets = [0] * count
    for space, face in zip(spaces, faces):  # noqa: B905 (hot)
        sets[space] |= 1 << face
    return sets


def faces_to_come(town: Town, spaces: Iterable[int], faces: Iterable[int]) -> list[int]:
    """Return, for each space, the set of Bull faces that will come there today if no card changes it."""
    sets = [0] * len(town.spaces)
    for space, face in zip(spaces, faces, strict=True):
        for passed in town.courses[space][face]:
            sets[passed] |= 1 << face
    return sets


def charged_places(spaces: Sequence[int], faces: Sequence[int], horns: Sequence[int]) -> list[int]:
    """Return the places of the Runners whose face a Bull in their space shows, by space. Rule 7.3."""
    found = [place for place, face in enumerate(faces) if horns[spaces[place]] >> face & 1]
    return sorted(found, key=spaces.__getitem__) if len(found) > 1 else found


def is_trampled(face: int, horns: int) -> bool:
    """True if a charged Runner with this new face is lost to Bulls of these faces. Rule 7.3."""
    return bool(horns >> face & 1)


SAFE = tuple(tuple(face for face in range(1, 7) if not horns >> face & 1) for horns in range(128))
"""For each set of Bull faces the faces that are safe from it."""
