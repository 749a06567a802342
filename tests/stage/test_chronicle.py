"""The paper of the chronicle: its heading and the last lines, however large the letters are."""

from __future__ import annotations

import pygame
import pytest

from scenes.skins.alatriste import layout as alatriste
from scenes.skins.bulls import layout as bulls
from scenes.skins.toruro import layout as toruro
from scenes.stage.chronicle import Chronicle
from scenes.stage.skin import Line
from scenes.ui.art import Art
from tests.watch import Watch

BARE = True


@pytest.mark.parametrize("paper", [bulls.PAPER, toruro.PAPER, alatriste.PAPER])
@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_three_short_lines_stand_below_the_heading_at_every_text_size(
    art: Art, paper: pygame.FRect, factor: float
) -> None:
    chronicle, watch = Chronicle(paper), Watch(art, factor)
    watch.spills = []
    chronicle.lines += [Line(f"Teo plays card {number}.", "") for number in range(8)]
    chronicle.draw(watch)
    written = [thing.name for thing in watch.seen if thing.kind == "words"]
    assert written[0] == "Chronicle"
    assert len(written) >= 4
    assert written[-1] == "Teo plays card 7."
    assert not watch.spills
