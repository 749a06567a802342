"""The paper of the chronicle: its heading and the last lines, however large the letters are."""

from __future__ import annotations

import pygame
import pytest

from game.translation import use
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


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_a_long_last_line_is_shown_in_smaller_letters_before_an_older_one(art: Art, factor: float) -> None:
    chronicle, watch = Chronicle(alatriste.PAPER), Watch(art, factor)
    long = "Dice: Amaya 10, Diego 7, Carmen 3, Bruno 10, the bank 7. A tie: those with most roll again."
    chronicle.lines = [Line("Bruno stakes 5 Ducats.", ""), Line(long, "")]
    chronicle.draw(watch)
    assert [thing.name for thing in watch.seen if thing.kind == "words"][-1] == long


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_the_longest_heading_leaves_the_quill_free(art: Art, factor: float) -> None:
    chronicle, watch = Chronicle(bulls.PAPER), Watch(art, factor)
    chronicle.recap = [Line("Teo plays a card.", "")]
    use("es")
    chronicle.draw(watch)
    use("en")
    heading = next(thing for thing in watch.seen if thing.kind == "words")
    quill = next(thing for thing in watch.seen if thing.name == "ui/log")
    assert heading.name == "Desde tu último turno"
    assert heading.area.right <= quill.area.left


def test_a_paper_that_is_left_no_room_is_not_shown(art: Art) -> None:
    chronicle, watch = Chronicle(alatriste.PAPER), Watch(art, 1.0)
    chronicle.lines = [Line("Teo plays a card.", "")]
    chronicle.foot = alatriste.PAPER.top + 20
    chronicle.draw(watch)
    assert not watch.seen
