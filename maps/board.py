"""What a Tiled map holds, before a game reads a meaning into it, and the board that comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from game.core.action import Token

Value: TypeAlias = bool | int | float | str
Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class MapObject:
    """One object of a map: its type in Tiled is its `kind`, its custom properties are its `values`.

    `at` is the point, the middle of what was drawn as a box, or where a polyline starts; `line` holds that
    polyline. A value that links to another object is the id of that object.
    """

    id: int
    kind: str
    name: str
    at: Point
    line: tuple[Point, ...]
    values: Mapping[str, Value]

    @property
    def identity(self) -> dict[str, object]:
        """Its name and id, for the placeholders of these names in a UserError."""
        return {"name": self.name, "id": self.id}

    def whole(self, key: str) -> int | None:
        """Return the whole number that is one of its properties, None where it is none."""
        value = self.values.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else None


@dataclass(frozen=True, slots=True)
class Layer:
    """A picture of the board with its top left corner at (x, y); layers are drawn in their order."""

    picture: Path
    x: float
    y: float
    opacity: float
    visible: bool


@dataclass(frozen=True)
class RawMap:
    """A map. One design unit is `scale` pixels of its pictures."""

    stem: str
    size: Point
    scale: float
    values: Mapping[str, Value]
    layers: tuple[Layer, ...]
    objects: tuple[MapObject, ...]

    def of(self, *kinds: str) -> tuple[MapObject, ...]:
        """Return the objects of these kinds, in the order of the file."""
        return tuple(item for item in self.objects if item.kind in kinds)

    def contains(self, item: MapObject) -> bool:
        """True if an object lies within the map with all its points."""
        width, height = self.size
        return all(0 <= x <= width and 0 <= y <= height for x, y in (item.at, *item.line))


@dataclass(frozen=True)
class Board:
    """What `maps.reader.board` returns; every length is in design units (1280 x 720 for our own boards).

    `digest` names the graph alone: two maps that play alike have the same one, whatever they look like.
    `graph` is what the rules of the map's own game are played on, a Town or a Madrid. `points` holds the
    middle of every space, sign and box. `paths` holds every street as a smooth line of evenly spaced points
    from the middle of its start to the middle of its end. A street in `viaducts` passes over
    those that it crosses. `objects` are all objects of the map, for whoever paints it.

    A picture is `scale` times as large in pixels as it lies on the board.
    """

    name: str
    digest: str
    size: Point
    scale: float
    graph: Any
    points: Mapping[Token, Point]
    paths: Mapping[Token, tuple[Point, ...]]
    viaducts: frozenset[Token]
    layers: tuple[Layer, ...]
    objects: tuple[MapObject, ...]
