"""Everything that may be wrong with a map is told in a sentence that names the object."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from game.core.errors import UserError
from maps import reader
from tests.maps.conftest import drop, thing, value
from tests.narrow import there

Change = Callable[[Element], object]


def given(name: str, key: str, new: str) -> Change:
    """The property `key` of the object `name` becomes `new`."""
    return lambda root: value(thing(root, name), key).set("value", new)


def without(name: str, key: str) -> Change:
    """The property `key` of the object `name` is gone."""

    def change(root: Element) -> None:
        owner = thing(root, name).find("properties")
        assert owner is not None
        owner.remove(value(thing(root, name), key))

    return change


def put(name: str, /, **attributes: str) -> Change:
    """The object `name` gets these attributes."""
    return lambda root: thing(root, name).attrib.update(attributes)


def all_of(*changes: Change) -> Change:
    return lambda root: [change(root) for change in changes]


def without_map_property(key: str) -> Change:
    def change(root: Element) -> None:
        owner = root.find("properties")
        assert owner is not None
        owner.remove(value(root, key))

    return change


def no_line(root: Element) -> None:
    street = thing(root, "S2-A1")
    street.remove(there(street.find("polyline")))


def image(root: Element, source: str) -> None:
    next(root.iter("image")).set("source", source)


def tile_layer(root: Element, data: str) -> None:
    layer = ElementTree.SubElement(root, "layer", id="90", name="ground", width="2", height="1")
    ElementTree.SubElement(layer, "data", encoding="csv").text = data


def third_street(root: Element) -> None:
    streets = next(group for group in root.iter("objectgroup") if group.get("name") == "streets")
    copy = ElementTree.fromstring(ElementTree.tostring(thing(root, "S2-A1")))
    copy.attrib.update(id="900", name="S2-A1 again")
    streets.append(copy)


SENTENCES: dict[str, Change] = {
    # spaces
    "'Olivo' (object 7) needs a whole number as its property 'row'.": without("Olivo", "row"),
    "Two spaces are called 'Olivo' (objects 6 and 7).": put("Fuente", name="Olivo"),
    "'Fuente' (object 6) and 'Olivo' (object 7) lie on one another.": put("Fuente", x="692", y="492"),
    "'Fuente' (object 6) lies outside the map.": put("Fuente", x="-3"),
    "'Fuente' (object 6) has the type 'roundabuot', which no town knows.": put("Fuente", type="roundabuot"),
    "Row 4 has no space, but row 9 has.": all_of(*(given(f"Muelle {n}", "row", "9") for n in range(1, 6))),
    "'Fuente' (object 6) is a roundabout in row 0: starts are first, destinations last.": given(
        "Fuente", "row", "0"
    ),
    "'Corral 2' (object 1) is a start in row 1: starts are first, destinations last.": given(
        "Corral 2", "row", "1"
    ),
    "There should be one start with the number 3; there are 0.": given("Corral 3", "number", "2"),
    "There should be one start with the number 2; there are 2.": given("Corral 3", "number", "2"),
    "'Corral 3' (object 2) has the number 7; 2 to 6 are in use.": given("Corral 3", "number", "7"),
    "There should be one destination with the slot 4; there are 0.": given("Muelle 5", "slot", "3"),
    # streets
    "Street 'A2-B3' (object 34) leads to nothing: link its 'to'.": without("A2-B3", "to"),
    "Street 'A2-B3' (object 34) comes from nothing: link its 'from'.": given("A2-B3", "from", "34"),
    "Street 'A2-B3' (object 34) has the parity 'evne': it may be even, odd or none.": given(
        "A2-B3", "parity", "evne"
    ),
    "Street 'S2-A1' (object 23) is not drawn as a polyline.": no_line,
    "Street 'S3-A2' (object 25) is not drawn from 'Corral 3' to 'Campana'.": given("S3-A2", "to", "8"),
    "Street 'S3-A2' (object 25) leads from row 0 to row 2, not one row on.": given("S3-A2", "to", "11"),
    "Roundabout 'Corral 3' (object 2) has no way on.": lambda root: drop(root, "S3-A2"),
    "No street leads to 'Fuente' (object 6).": all_of(
        lambda root: drop(root, "S2-A1"), lambda root: drop(root, "S2-A1 even")
    ),
    "Roundabout 'Corral 2' (object 1) has 3 streets leading on: one or two are right.": third_street,
    "Roundabout 'Corral 2' (object 1) has an ODD street but no EVEN one.": all_of(
        lambda root: drop(root, "S2-A1"), lambda root: drop(root, "S2-A1 even")
    ),
    "Roundabout 'Olivo' (object 7) has EVEN and EVEN streets: EVEN and ODD are right.": given(
        "A2-B2", "parity", "even"
    ),
    "Roundabout 'Olivo' (object 7) has unsigned and EVEN streets: EVEN and ODD are right.": given(
        "A2-B2", "parity", "none"
    ),
    "Streets 'A2-B3' (object 34) and 'A3-B2' (object 35) cross: set 'over' on one.": without("A2-B3", "over"),
    # signs
    "Sign 'S2-A1 even' (object 53) hangs on nothing: link its 'street' to one.": given(
        "S2-A1 even", "street", "1"
    ),
    "Street 'S2-A1' (object 23) has 0 signs; 1 would be right.": lambda root: drop(root, "S2-A1 even"),
    "Street 'S3-A2' (object 25) has 1 signs; 0 would be right.": given("S2-A1 even", "street", "25"),
    # the file
    "This is not a Tiled map.": lambda root: setattr(root, "tag", "tileset"),
    "The map is isometric; a board is orthogonal.": lambda root: root.set("orientation", "isometric"),
    "The map is infinite; a board has a size.": lambda root: root.set("infinite", "1"),
    "The map has no size.": lambda root: root.set("width", "0"),
    "Set the map's own property 'game' to one of: bulls, alatriste.": without_map_property("game"),
    "2 objects have the id 7.": put("Fuente", id="7"),
    '<object id="6" name="Fuente"> has \'abc\' as its number x.': put("Fuente", x="abc"),
    '<object id="6" name="Fuente"> has \'nan\' as its number y.': put("Fuente", y="nan"),
    '<object id="6" name="Fuente"> is neither visible (1) nor hidden (0).': put("Fuente", visible="maybe"),
    '<object id="6" name="Fuente"> comes from a template: detach it in Tiled.': put(
        "Fuente", template="a.tx"
    ),
    '<object name="Fuente"> has no id: save the map with Tiled again.': lambda root: thing(
        root, "Fuente"
    ).attrib.pop("id"),
    '<object id="23" name="S2-A1"> is a line without proper points.': lambda root: next(
        root.iter("polyline")
    ).set("points", "0,0 10"),
    "<object id=\"7\" name=\"Olivo\"> has a property 'row' of type int with the value 'one', "
    "which cannot be read.": given("Olivo", "row", "one"),
    "<object id=\"7\" name=\"Olivo\"> has a property 'row' of type class with the value '1', "
    "which cannot be read.": lambda root: value(thing(root, "Olivo"), "row").set("type", "class"),
    '<layer id="90" name="ground"> holds tiles: a board is painted with image layers.': lambda root: (
        tile_layer(root, "0,7")
    ),
}


@pytest.mark.parametrize("sentence", SENTENCES)
def test_each_kind_of_damage_has_its_sentence(sentence: str, changed: Callable[[Change], Path]) -> None:
    path = changed(SENTENCES[sentence])
    assert sentence in [str(fault) for fault in reader.problems(path)]
    with pytest.raises(UserError):
        reader.board(path)


def test_all_that_is_wrong_is_told_at_once(changed: Callable[[Change], Path]) -> None:
    path = changed(all_of(given("Corral 3", "number", "9"), put("Fuente", name="Olivo")))
    assert len(reader.problems(path)) == 3  # two spaces of one name, no start 3, a start 9


def test_a_map_that_is_not_there_is_told_by_its_name(tmp_path: Path) -> None:
    for path in (tmp_path / "none.tmx", tmp_path):
        with pytest.raises(UserError, match=f"The map {path} cannot be opened"):
            reader.board(path)


@pytest.mark.parametrize(
    "text", [b"", b"<map", b"\xff\xfe", b"<?xml version='1.0' encoding='nonsense'?><map/>"]
)
def test_what_is_not_xml_is_told(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "broken.tmx"
    path.write_bytes(text)
    assert "is not proper XML" in str(reader.problems(path)[0])
