"""No map, however damaged, brings the reader down: it is a board, or a list of sentences."""

from __future__ import annotations

from pathlib import Path
from random import Random
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from hypothesis import HealthCheck, given, settings

from game.core.errors import UserError
from maps import reader
from tests.damage import ODD_VALUES, VARIANTS, damaged
from tests.maps.conftest import TOWN, parsed

ODD_TEXTS = [str(value) for value in ODD_VALUES if str(value).isprintable()] + [
    "nan",
    "inf",
    "1,2",
    "{x}",
    "١",
]


def hurt(root: Element, rng: Random) -> None:
    """Drop, double, rename or misspell something anywhere in the map."""
    parents = {child: parent for parent in root.iter() for child in parent}
    element = rng.choice(list(root.iter()))
    keys = list(element.attrib)
    kind = rng.choice(("drop", "double", "move", "tag", "forget", "set", "set", "set", "swap", "text"))
    if kind in ("drop", "double", "move") and element in parents:
        if kind != "double":
            parents[element].remove(element)
        if kind != "drop":
            rng.choice([other for other in root.iter() if other not in set(element.iter())]).append(element)
    elif kind == "tag":
        element.tag = rng.choice([other.tag for other in root.iter()])
    elif kind == "text":
        element.text = rng.choice(ODD_TEXTS)
    elif keys and kind == "forget":
        element.attrib.pop(rng.choice(keys))
    elif keys and kind == "set":
        element.set(rng.choice(keys), rng.choice(ODD_TEXTS))
    elif keys:
        other = rng.choice(list(root.iter()))
        other.set(rng.choice(keys), element.attrib[rng.choice(keys)])


def is_told(path: Path) -> bool:
    """Whether the map at `path` has faults; each of them is one clear sentence."""
    faults = reader.problems(path)
    for fault in faults:
        assert str(fault).endswith(".") and "\n" not in fault.text
    try:
        reader.board(path)
    except UserError as fault:
        assert str(fault) == str(faults[0])
        return True
    assert not faults
    return False


def hurt_maps(folder: Path, count: int) -> int:
    """How many of `count` damaged maps have faults."""
    told = 0
    for seed in range(count):
        rng, root = Random(seed), parsed()
        for _ in range(rng.randint(1, 3)):
            hurt(root, rng)
        path = folder / "hurt.tmx"
        ElementTree.ElementTree(root).write(path, encoding="UTF-8", xml_declaration=True)
        told += is_told(path)
    return told


def test_a_damaged_map_is_told_in_sentences(tmp_path: Path) -> None:
    assert hurt_maps(tmp_path, VARIANTS) > VARIANTS / 2


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.data_too_large])
@given(text=damaged(TOWN.read_bytes()))
def test_a_map_with_damaged_bytes_is_told_in_sentences(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "hurt.tmx"
    path.write_bytes(text)
    is_told(path)
