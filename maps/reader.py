"""Boards by name, by game and by file: a .tmx becomes a board, or errors in words.

PyTMX reads the map: properties, objects, polylines, image layers. Nothing else knows it. The XML is looked at
before it for these reasons alone:

- pytmx stops at the first thing that is wrong, by an exception that names no element: `maps.tiled_xml` names
  all of them.
- It leaves the offset, opacity and visibility of nested groups apart, and takes whole offsets only: `_place`
  adds them up, and they are taken out of the XML.
- Tiled begins every map with a tileset and a tile layer, which a board has not and pytmx would load: they are
  taken out, too.

Within one kind of layer pytmx keeps the order of the file, but not across kinds.
"""

from __future__ import annotations

import os.path
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.core.errors import UserError
from game.core.game import AnyGame, Graph
from game.core.reading import read_bounded
from maps import madrid_board, tiled_xml, town_board
from maps.board import Board, Layer, MapObject, RawMap

MOST = 8_000_000  # bytes of a map
_PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"RIFF", b"GIF8", b"BM")
"""How the files of pictures begin."""
_HERE = Path(__file__).parent
_GAMES: dict[str, Callable[[RawMap], tuple[Board | None, list[UserError]]]] = {
    "bulls": town_board.read,
    "alatriste": madrid_board.read,
}


def board(name: str | Path, painted: bool = True) -> Board:
    """Return the shipped board of that name ("town"), or the one in that .tmx file.

    `painted=False` is for whoever is about to paint it: its pictures need not be there yet.

    Raises UserError: the first thing that is wrong with it.

    >>> board("town").graph.name
    'El Toro'
    """
    found, errors = _read(_HERE / f"{name}.tmx" if str(name).isidentifier() else Path(name), painted)
    if found is None:
        raise errors[0]
    return found


def board_of(game: AnyGame) -> Board | None:
    """Return the shipped board of a game, None where it is played without one. It is read once in a run."""
    return _shipped(game.meta.board) if game.meta.board is not None else None


def graph_of(game: AnyGame) -> Graph | None:
    """Return what the rules of a game are played on: the graph of its shipped board, if it has one."""
    ground = board_of(game)
    graph: Graph | None = ground.graph if ground is not None else None
    return graph


@cache
def _shipped(name: str) -> Board:
    return board(name)


def problems(path: str | Path) -> list[UserError]:
    """Return everything that is wrong with a map; where the list is empty it can be played."""
    return _read(Path(path))[1]


def _read(path: Path, painted: bool = True) -> tuple[Board | None, list[UserError]]:
    """Return the board of a map, or no board and at least one error."""
    try:
        root = ElementTree.fromstring(read_bounded(path, MOST))
    except OSError as error:
        return None, [
            UserError("The map {path} cannot be opened: {reason}.", path=path, reason=error.strerror)
        ]
    except (ElementTree.ParseError, ValueError, LookupError) as error:
        return None, [UserError("The map {path} is not proper XML: {reason}.", path=path, reason=error)]
    errors = tiled_xml.format_errors(root)
    if errors:
        return None, errors
    try:
        raw = _raw_map(path, root)
    except Exception as error:  # pytmx raises whatever it stumbles over; what is usual is found before
        return None, [UserError("The map {path} cannot be read: {reason}.", path=path, reason=repr(error))]
    if painted:
        errors = [error for layer in raw.layers for error in _picture_errors(layer.picture)]
    read = _GAMES.get(str(raw.values.get("game")))
    if read is None:
        games = ", ".join(_GAMES)
        return None, [
            *errors,
            UserError("Set the map's own property 'game' to one of: {games}.", games=games),
        ]
    found, more = read(raw)
    errors += more
    return (None if errors else found), errors


def _picture_errors(path: Path) -> Iterator[UserError]:
    """Yield what is wrong with the file of a picture; what it shows is for whoever paints it."""
    name = os.path.normpath(path)
    if not os.path.isfile(path):  # noqa: PTH113 (a Path stumbles over names that are too long)
        yield UserError("The picture {picture} is not there.", picture=name)
        return
    try:
        with path.open("rb") as file:
            known = file.read(4).startswith(_PICTURES)
    except OSError as error:
        yield UserError(
            "The picture {picture} cannot be opened: {reason}.", picture=name, reason=error.strerror
        )
        return
    if not known:
        yield UserError("{picture} is no picture: PNG, JPEG, WebP, GIF and BMP can be shown.", picture=name)


def _raw_map(path: Path, root: Element) -> RawMap:
    """Return what pytmx reads from `root`, in design units."""
    import pytmx  # it imports pygame, which those who only want to know the way here need not pay for

    parents = {child: parent for parent in root.iter() for child in parent}
    places = {
        element: _place(element, parents)
        for tag in ("imagelayer", "objectgroup")
        for element in root.iter(tag)
    }
    for element in [*root.iter()]:
        for key in ("offsetx", "offsety"):
            element.attrib.pop(key, None)
        if element.tag in ("tileset", "layer"):
            parents[element].remove(element)
    tmx = pytmx.TiledMap(allow_duplicate_names=True)  # otherwise a property called "name" ends the reading
    tmx.filename = str(path)
    tmx.parse_xml(root)

    scale = tmx.properties.get("scale", 1)
    scale = float(scale) if isinstance(scale, (int, float)) and scale > 0 else 1.0
    size = tmx.width * tmx.tilewidth / scale, tmx.height * tmx.tileheight / scale
    pictures = [layer for layer in tmx.layers if isinstance(layer, pytmx.TiledImageLayer)]
    groups = [layer for layer in tmx.layers if isinstance(layer, pytmx.TiledObjectGroup)]
    layers = tuple(
        Layer(path.parent / layer.source, x / scale, y / scale, opacity, visible)
        for element, layer in zip(root.iter("imagelayer"), pictures, strict=True)
        for x, y, opacity, visible in [places[element]]
    )
    objects = tuple(
        item
        for element, group in zip(root.iter("objectgroup"), groups, strict=True)
        for item in _objects(group, places[element], scale)
    )
    return RawMap(path.stem, size, scale, tmx.properties, layers, objects)


def _place(element: Element, parents: dict[Element, Element]) -> tuple[float, float, float, bool]:
    """Return offset, opacity and visibility of a layer with all groups that it lies in."""
    x = tiled_xml.number(element.get("x")) or 0.0
    y = tiled_xml.number(element.get("y")) or 0.0
    opacity, visible = 1.0, True
    here: Element | None = element
    while here is not None:
        x += tiled_xml.number(here.get("offsetx")) or 0.0
        y += tiled_xml.number(here.get("offsety")) or 0.0
        opacity *= tiled_xml.number(here.get("opacity", "1")) or 0.0
        visible = visible and here.get("visible", "1") == "1"
        here = parents.get(here)
    return x, y, min(1.0, max(0.0, opacity)), visible


def _objects(group: Any, place: tuple[float, float, float, bool], scale: float) -> Iterator[MapObject]:
    for item in group:
        own = vars(item)  # pytmx would answer for what an object has not with its custom properties
        left, top = place[0] + item.x, place[1] + item.y
        line = tuple(((place[0] + x) / scale, (place[1] + y) / scale) for x, y in own.get("points", ()))
        middle = (left + item.width / 2) / scale, (top + item.height / 2) / scale
        yield MapObject(
            item.id,
            item.type or own.get("class", ""),  # as Tiled 1.9 called it
            item.name or "",
            line[0] if line else middle,
            line,
            {key: value for key, value in item.properties.items() if value is not None},
        )
