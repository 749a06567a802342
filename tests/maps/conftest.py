"""The town's map, to be read as it is or after a change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from maps import reader
from maps.board import Board

TOWN = Path(reader.__file__).with_name("town.tmx")


@pytest.fixture(scope="session")
def town() -> Board:
    return reader.board("town")


@pytest.fixture
def changed(tmp_path: Path) -> Callable[[Callable[[Element], object]], Path]:
    """Write the town's map after a change to its XML; its pictures stay where they are."""

    def write(change: Callable[[Element], object]) -> Path:
        root = parsed()
        change(root)
        path = tmp_path / "changed.tmx"
        ElementTree.ElementTree(root).write(path, encoding="UTF-8", xml_declaration=True)
        return path

    return write


def parsed() -> Element:
    """The XML of the town's map with full paths to its pictures."""
    root = ElementTree.parse(TOWN).getroot()
    for image in root.iter("image"):
        image.set("source", str((TOWN.parent / image.attrib["source"]).resolve()))
    return root


def thing(root: Element, name: str) -> Element:
    """The object of that name."""
    return next(item for item in root.iter("object") if item.get("name") == name)


def value(owner: Element, name: str) -> Element:
    """The custom property of that name."""
    return next(item for item in owner.iterfind("properties/property") if item.get("name") == name)


def drop(root: Element, name: str) -> None:
    """Remove the object of that name."""
    for group in root.iter("objectgroup"):
        for item in list(group):
            if item.get("name") == name:
                group.remove(item)
