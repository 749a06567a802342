"""The maps open in the real Tiled, which sees what we see."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pygame

from maps import reader
from maps.board import Board
from tests.maps.conftest import TOWN
from tests.needs import needs

TOLERANCE = 2  # levels: none at all with the same JPEG decoder, one where layers are faded
Changed = Callable[[Callable[[Element], object]], Path]


def tiled(program: str, *arguments: str | Path, folder: Path) -> None:
    """Run a program of Tiled's without a screen."""
    folder.chmod(0o700)
    screenless = {"QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(folder), "HOME": str(folder)}
    subprocess.run([program, *arguments], env=os.environ | screenless, check=True, timeout=60)


def same_pictures(board: Board) -> Board:
    """The board with the paths of its pictures written in one way."""
    return replace(
        board, layers=tuple(replace(item, picture=item.picture.resolve()) for item in board.layers)
    )


@needs("tiled")
def test_what_tiled_saves_reads_like_what_it_opened(tmp_path: Path, town: Board) -> None:
    saved = tmp_path / "town.tmx"
    tiled("tiled", "--export-map", "tmx", TOWN, saved, folder=tmp_path)
    assert same_pictures(reader.board(saved)) == same_pictures(town)


@needs("tmxrasterizer")
def test_tiled_draws_the_picture_that_we_draw(tmp_path: Path, town: Board) -> None:
    assert differing(TOWN, tmp_path, ["--show-layer", "town"]) == 0


@needs("tmxrasterizer")
def test_tiled_moves_fades_and_hides_layers_as_we_do(tmp_path: Path, changed: Changed) -> None:
    stamp = pygame.Surface((300, 200))
    stamp.fill("#B5352A")
    stamp.fill("#F2C65E", (30, 20, 100, 90))
    pygame.image.save(stamp, tmp_path / "stamp.png")

    def rearrange(root: Element) -> None:
        (picture,) = root.iter("imagelayer")
        picture[0].set("source", "stamp.png")
        hidden = ElementTree.SubElement(root, "imagelayer", id="70", name="hidden", visible="0", x="40")
        ElementTree.SubElement(hidden, "image", source="stamp.png")
        root.remove(picture)
        outer = ElementTree.SubElement(root, "group", id="71", name="outer", offsetx="30.0", opacity="0.5")
        inner = ElementTree.SubElement(outer, "group", id="72", name="inner", offsety="24")
        picture.attrib.update(offsetx="200", opacity="0.9")
        inner.append(picture)

    objects = ("streets", "spaces", "signs", "landmarks")
    hide = [word for name in objects for word in ("--hide-layer", name)]
    assert differing(changed(rearrange), tmp_path, hide) == 0


def differing(path: Path, folder: Path, options: list[str]) -> int:
    """How many pixels of Tiled's picture of a map are not those of ours."""
    drawn = folder / "drawn.png"
    tiled("tmxrasterizer", *options, path, drawn, folder=folder)
    theirs, ours = pygame.image.load(drawn), composed(reader.board(path))
    width, height = ours.get_size()
    paper = pygame.Surface((width, height))
    paper.blit(theirs, (0, 0))  # Tiled adds room at the right and below where a layer is moved
    near = (TOLERANCE, TOLERANCE, TOLERANCE, 255)
    return width * height - pygame.transform.threshold(None, paper, None, near, None, 0, ours)


def composed(board: Board) -> pygame.Surface:
    """The layers of a board one upon another, in the pixels of its map."""
    surface = pygame.Surface([round(side * board.scale) for side in board.size])
    for layer in board.layers:
        picture = pygame.image.load(layer.picture)
        picture.set_alpha(round(255 * layer.opacity))
        if layer.visible:
            surface.blit(picture, (layer.x * board.scale, layer.y * board.scale))
    return surface
