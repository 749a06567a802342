"""The shipped Madrid is the board that the game was balanced for; slips in a map are told in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from game.alatriste.rows import BOXES
from game.core.action import token
from game.core.errors import UserError
from maps import reader
from maps.board import Board
from tests.maps.conftest import thing, value
from tests.maps.test_tiled_xml import same_pictures, tiled
from tests.needs import needs

MADRID = Path(reader.__file__).with_name("madrid.tmx")


@pytest.fixture(scope="module")
def madrid() -> Board:
    return reader.board("madrid")


def spoilt(tmp_path: Path, change: Callable[[Element], object]) -> str:
    """The first thing that is wrong with the map after a change."""
    root = ElementTree.parse(MADRID).getroot()
    for image in root.iter("image"):
        image.set("source", str((MADRID.parent / image.attrib["source"]).resolve()))
    change(root)
    path = tmp_path / "spoilt.tmx"
    ElementTree.ElementTree(root).write(path, encoding="UTF-8", xml_declaration=True)
    with pytest.raises(UserError) as fault:
        reader.board(path)
    return str(fault.value)


def test_madrid_has_28_light_10_cream_and_5_brown_boxes_in_the_order_of_their_rows(madrid: Board) -> None:
    graph = madrid.graph
    assert Counter(graph.zones) == {1: 28, 2: 10, 3: 5}
    assert [place.key for place in graph.places] == [box.id for box in BOXES]


def test_39_boxes_have_two_neighbours_and_four_junctions_have_three(madrid: Board) -> None:
    beside = madrid.graph.beside
    assert Counter(map(len, beside)) == {2: 39, 3: 4}
    assert all(here in beside[there] for here, ends in enumerate(beside) for there in ends)
    names = {madrid.graph.places[id].key for id, ends in enumerate(beside) if len(ends) == 3}
    assert names == {"huerta_regidor", "san_gines", "carcel_villa", "losas_palacio"}


def test_each_circuit_alone_is_a_ring_of_28_18_and_9_boxes(madrid: Board) -> None:
    graph = madrid.graph
    number = graph.numbers
    light = [place.id for place in graph.places if place.zone == 1]
    assert all(sum(graph.zones[end] == 1 for end in graph.beside[id]) == 2 for id in light)
    axis = graph.steps[number["huerta_regidor"]][number["losas_palacio"]] + 1
    assert axis + 10 == 18
    assert graph.steps[number["san_gines"]][number["carcel_villa"]] + 1 + 5 == 9


def test_every_street_runs_from_the_middle_of_one_box_to_that_of_the_other(madrid: Board) -> None:
    assert len(madrid.paths) == len(madrid.graph.streets) == 45
    for id, (one, other) in enumerate(madrid.graph.streets):
        path = madrid.paths[token("street", id)]
        assert path[0] == madrid.points[token("box", one)]
        assert path[-1] == madrid.points[token("box", other)]


def test_madrid_lies_inside_the_design_space(madrid: Board) -> None:
    assert madrid.size == (1280, 720)
    assert all(0 < x < 1280 and 0 < y < 720 for x, y in madrid.points.values())


@needs("tiled")
def test_what_tiled_saves_of_madrid_reads_like_what_it_opened(tmp_path: Path, madrid: Board) -> None:
    saved = tmp_path / "madrid.tmx"
    tiled("tiled", "--export-map", "tmx", MADRID, saved, folder=tmp_path)
    assert same_pictures(reader.board(saved)) == same_pictures(madrid)


def shut_off(root: Element) -> None:
    """The only boxes that lead to the Vega are of a zone that nobody reaches in time."""
    for name in ("Puerta de Alcalá", "Losas de Palacio"):
        value(thing(root, name), "zone").set("value", "cream")


SENTENCES: dict[str, Callable[[Element], object]] = {
    "'Puerta del Sol' (object 3) is the box 'sol', which no row describes.": lambda root: value(
        thing(root, "Puerta del Sol"), "box"
    ).set("value", "sol"),
    "The box 'rastro' should be there once; it is 2 times.": lambda root: value(
        thing(root, "Prado de San Jerónimo"), "box"
    ).set("value", "rastro"),
    "'El Rastro' (object 19) lies in the zone 'dark'; there are: light, cream, brown.": lambda root: value(
        thing(root, "El Rastro"), "zone"
    ).set("value", "dark"),
    "'El Rastro' (object 19) has the type 'bok', which no Madrid knows.": lambda root: thing(
        root, "El Rastro"
    ).set("type", "bok"),
    "'El Rastro' (object 19) lies outside the map.": lambda root: thing(root, "El Rastro").set("y", "-5"),
    "'El Rastro' (object 19) and 'Lavapiés' (object 20) lie on one another.": lambda root: thing(
        root, "El Rastro"
    ).attrib.update({key: thing(root, "Lavapiés").attrib[key] for key in ("x", "y")}),
    "Street 'El Rastro - Lavapiés' (object 62) joins no two boxes: link its 'from' and 'to'.": lambda root: (
        value(thing(root, "El Rastro - Lavapiés"), "to").set("value", "500")
    ),
    "Street 'El Rastro - Lavapiés' (object 62) is not drawn from 'El Rastro' to 'Lavapiés'.": lambda root: (
        thing(root, "El Rastro - Lavapiés").set("x", "20")
    ),
    "Street 'El Rastro - Lavapiés' (object 62) is not drawn as a polyline.": lambda root: thing(
        root, "El Rastro - Lavapiés"
    ).remove(thing(root, "El Rastro - Lavapiés")[1]),
    "'El Rastro' (object 19) has 2 streets: a box has 2, a junction more.": lambda root: thing(
        root, "El Rastro"
    ).set("type", "junction"),
    "Nobody who may enter 'Cuesta de la Vega' can walk there.": shut_off,
}


@pytest.mark.parametrize("sentence", SENTENCES)
def test_what_is_wrong_is_told_with_the_name_of_the_object(sentence: str, tmp_path: Path) -> None:
    assert spoilt(tmp_path, SENTENCES[sentence]) == sentence


def test_two_streets_may_not_join_the_same_boxes(tmp_path: Path) -> None:
    def double(root: Element) -> None:
        street = thing(root, "El Rastro - Lavapiés")
        copy = ElementTree.fromstring(ElementTree.tostring(street))
        copy.attrib.update(id="900", name="Alley")
        next(group for group in root.iter("objectgroup") if group.get("name") == "streets").append(copy)

    told = spoilt(tmp_path, double)
    assert told == "Streets 'El Rastro - Lavapiés' (object 62) and 'Alley' (object 900) join the same boxes."
