"""Checks of the XML that Tiled writes, made before pytmx reads it.

Whoever draws a map is told which elements are wrong, all at once and in words. What a board has not (tiles,
templates, infinite maps) is refused, too: pytmx would pass or fail it as it happens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import isfinite
from xml.etree.ElementTree import Element

from game.core.errors import UserError

_WHOLE = {"id", "gid", "nextobjectid", "tilewidth", "tileheight"}
_NUMBERS = _WHOLE | {"x", "y", "width", "height", "rotation", "opacity", "offsetx", "offsety"}
_READ = ("map", "group", "objectgroup", "imagelayer", "object")
_NO_TILES = frozenset("0,\r\n\t ")


def format_errors(root: Element) -> list[UserError]:
    """Return everything in the XML of a map that cannot be read."""
    if root.tag != "map":
        return [UserError("This is not a Tiled map.")]
    return [*_map(root), *(error for element in root.iter() for error in _element(element))]


def _map(root: Element) -> Iterator[UserError]:
    orientation = root.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        yield UserError("The map is {orientation}; a board is orthogonal.", orientation=orientation)
    if root.get("infinite", "0") != "0":
        yield UserError("The map is infinite; a board has a size.")
    if any((number(root.get(key)) or 0) <= 0 for key in ("width", "height", "tilewidth", "tileheight")):
        yield UserError("The map has no size.")
    ids = Counter(element.get("id") for element in root.iterfind(".//object"))
    for id, count in ids.items():
        if count > 1:
            yield UserError("{count} objects have the id {id}.", count=count, id=id)


def _element(element: Element) -> Iterator[UserError]:
    if element.tag in _READ:
        yield from _attributes(element)
        for child in element.findall("properties/property"):
            yield from _property(element, child)
    if element.tag == "object":
        yield from _object(element)
    elif element.tag == "imagelayer":
        image = element.find("image")
        if image is None or not image.get("source"):
            yield UserError("{tag} has no picture.", tag=quote(element))
    elif element.tag == "layer" and not _NO_TILES.issuperset("".join(element.itertext())):
        yield UserError("{tag} holds tiles: a board is painted with image layers.", tag=quote(element))


def _attributes(element: Element) -> Iterator[UserError]:
    for key, text in element.items():
        if key in _NUMBERS and number(text, key in _WHOLE) is None:
            yield UserError(
                "{tag} has '{value}' as its number {key}.", tag=quote(element), value=text, key=key
            )
    if element.get("visible", "1") not in ("0", "1"):
        yield UserError("{tag} is neither visible (1) nor hidden (0).", tag=quote(element))


def _object(element: Element) -> Iterator[UserError]:
    if element.get("id") is None:
        yield UserError("{tag} has no id: save the map with Tiled again.", tag=quote(element))
    if element.get("template") is not None:
        yield UserError("{tag} comes from a template: detach it in Tiled.", tag=quote(element))
    for shape in (*element.findall("polyline"), *element.findall("polygon")):
        pairs = [pair.split(",") for pair in shape.get("points", "").split()]
        if len(pairs) < 2 or any(len(p) != 2 or None in (number(p[0]), number(p[1])) for p in pairs):
            yield UserError("{tag} is a line without proper points.", tag=quote(element))


def _property(owner: Element, element: Element) -> Iterator[UserError]:
    name, kind, value = element.get("name"), element.get("type", "string"), element.get("value")
    if kind in ("int", "object", "float"):
        good = number(value, kind != "float") is not None
    else:
        good = kind in ("string", "color", "file") or (kind == "bool" and value in ("true", "false"))
    if not name or not good:
        yield UserError(
            "{tag} has a property '{name}' of type {kind} with the value '{value}', which cannot be read.",
            tag=quote(owner), name=name, kind=kind, value=value,
        )  # fmt: skip


def number(text: str | None, whole: bool = False) -> float | None:
    """Return the finite number that a text writes, None where it writes none."""
    try:
        value = int(text or "") if whole else float(text or "")
        return value if isfinite(value) else None
    except (ValueError, OverflowError):
        return None


def quote(element: Element) -> str:
    """Return the tag of an element as it stands in the file, so that it can be found there."""
    names = "".join(f' {key}="{element.get(key)}"' for key in ("id", "name") if element.get(key))
    return f"<{element.tag}{names}>"
