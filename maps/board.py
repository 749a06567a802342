"""A board: the graph that the rules play on, and where its places lie on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.action import Token
from maps.raw_map import Layer, MapObject, Point


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
