"""However an author draws in Tiled, the same town comes out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from game import find
from game.core.action import token
from game.core.errors import UserError
from maps import reader
from maps.board import Board
from tests.maps.conftest import thing, value
from tests.narrow import there

Changed = Callable[[Callable[[Element], object]], Path]


def layer(root: Element, name: str) -> Element:
    return next(group for group in root.iter("objectgroup") if group.get("name") == name)


def same_town(one: Board, other: Board) -> bool:
    return (one.graph, one.points, one.paths) == (other.graph, other.points, other.paths)


def test_types_may_stand_as_classes_as_tiled_1_9_wrote_them(changed: Changed, town: Board) -> None:
    def rename(root: Element) -> None:
        for item in root.iter("object"):
            item.set("class", item.attrib.pop("type"))

    assert same_town(reader.board(changed(rename)), town)


def test_objects_and_layers_may_stand_in_any_order_and_group(changed: Changed, town: Board) -> None:
    def shuffle(root: Element) -> None:
        group = ElementTree.SubElement(root, "group", id="80", name="network")
        for name in ("signs", "spaces", "streets"):
            objects = layer(root, name)
            root.remove(objects)
            objects[:] = objects[::-1]
            group.append(objects)

    assert same_town(reader.board(changed(shuffle)), town)


def test_a_moved_layer_moves_what_lies_on_it(changed: Changed, town: Board) -> None:
    moved = reader.board(
        changed(lambda root: layer(root, "signs").attrib.update(offsetx="9.0", offsety="-4"))
    )
    sign = token("sign", 0)
    assert moved.points[sign] == (town.points[sign][0] + 4.5, town.points[sign][1] - 2)
    assert moved.paths == town.paths


def test_a_roundabout_may_be_drawn_as_a_box_or_an_ellipse(changed: Changed, town: Board) -> None:
    def grow(root: Element) -> None:
        space = thing(root, "Fuente")
        x, y = float(space.attrib["x"]), float(space.attrib["y"])
        space.attrib.update(x=str(x - 50), y=str(y - 30), width="100", height="60")
        space.remove(there(space.find("point")))
        ElementTree.SubElement(space, "ellipse")

    assert same_town(reader.board(changed(grow)), town)


def test_a_street_may_be_drawn_backwards_and_need_not_meet_the_middle(changed: Changed, town: Board) -> None:
    def turn(root: Element) -> None:
        street = thing(root, "S3-A2")
        line = street.find("polyline")
        assert line is not None
        points = [tuple(map(float, pair.split(","))) for pair in line.attrib["points"].split()][::-1]
        points[0] = (points[0][0] - 20, points[0][1] + 11)
        line.set("points", " ".join(f"{x},{y}" for x, y in points))

    assert same_town(reader.board(changed(turn)), town)


def test_properties_of_any_name_do_no_harm(changed: Changed, town: Board) -> None:
    def add(root: Element) -> None:
        owner = thing(root, "Olivo").find("properties")
        assert owner is not None
        for name in ("name", "x", "visible", "points"):
            ElementTree.SubElement(owner, "property", name=name, value="mine")

    assert same_town(reader.board(changed(add)), town)


def test_an_empty_tile_layer_and_tilesets_are_passed_over(changed: Changed, town: Board) -> None:
    def add(root: Element) -> None:
        ElementTree.SubElement(root, "tileset", firstgid="1", source="nowhere.tsx")
        tiles = ElementTree.SubElement(root, "layer", id="81", name="Tile Layer 1", width="2", height="1")
        ElementTree.SubElement(tiles, "data", encoding="csv").text = "\n0,0\n"

    assert same_town(reader.board(changed(add)), town)


def test_the_digest_names_the_graph_and_not_its_looks(changed: Changed, town: Board) -> None:
    def repaint(root: Element) -> None:
        for picture in list(root.iter("imagelayer")):
            root.remove(picture)
        thing(root, "Olivo").attrib.update(name="Almendro", x="700")

    assert reader.board(changed(repaint)).digest == town.digest

    def rebuild(root: Element) -> None:
        for name, parity in (("S2-A1", "odd"), ("S2-A2", "even")):
            value(thing(root, name), "parity").set("value", parity)

    rebuilt = reader.board(changed(rebuild))
    assert rebuilt.digest != town.digest


def test_a_picture_that_is_not_there_is_told_unless_it_is_about_to_be_painted(changed: Changed) -> None:
    path = changed(lambda root: next(root.iter("image")).set("source", "art/none.jpg"))
    picture = path.parent / "art" / "none.jpg"
    assert [str(fault) for fault in reader.problems(path)] == [f"The picture {picture} is not there."]
    with pytest.raises(UserError):
        reader.board(path)
    assert reader.board(path, painted=False).layers[0].picture == picture


def test_a_map_without_pictures_is_a_board_all_the_same(changed: Changed) -> None:
    plain = reader.board(changed(lambda root: root.remove(next(root.iter("imagelayer")))))
    assert plain.layers == ()


def test_a_game_is_given_its_board_without_reading_it_twice() -> None:
    bulls = find("bulls")
    assert reader.board_of(bulls) is reader.board_of(bulls)
    assert reader.graph_of(bulls) is reader.graph_of(bulls)


def test_a_map_that_changes_on_the_disk_is_looked_at_afresh(changed: Changed) -> None:
    path = changed(lambda root: None)
    assert not reader.problems(path)
    path.write_text(path.read_text().replace('value="bulls"', 'value="chess"'))
    assert reader.problems(path)


@pytest.mark.parametrize("text", [b"root:*:19000:0:99999:7:::\n", b"", b"<svg/>"])
def test_a_file_that_is_no_picture_is_refused_as_one(tmp_path: Path, changed: Changed, text: bytes) -> None:
    secret = tmp_path / "shadow"
    secret.write_bytes(text)

    def point(root: Element) -> None:
        next(root.iter("image")).set("source", str(secret))

    errors = [str(error) for error in reader.problems(changed(point))]
    assert errors == [f"{secret} is no picture: PNG, JPEG, WebP, GIF and BMP can be shown."]


def test_a_folder_is_no_picture_either(tmp_path: Path, changed: Changed) -> None:
    errors = reader.problems(changed(lambda root: next(root.iter("image")).set("source", str(tmp_path))))
    assert [str(error) for error in errors] == [f"The picture {tmp_path} is not there."]
