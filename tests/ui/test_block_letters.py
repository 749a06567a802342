"""The letters of headings: those of the posters, at any size and in any colour."""

from __future__ import annotations

import pygame
import pytest

from game import GAMES
from game.translation import LANGUAGES, tr, use
from scenes.ui import block_letters
from scenes.ui.art import Art
from scenes.ui.block_letters import BlockFont
from scenes.ui.letter_sheet import letter_sheet
from scenes.ui.text import Lettering
from scenes.ui.typefaces import STYLES

PRINTED = [style for style, row in STYLES.items() if row.printed]


@pytest.fixture
def other() -> pygame.font.Font:
    return pygame.font.Font(None, 30)


def test_headings_dialogs_and_shouts_are_lettered_as_the_posters_are() -> None:
    assert {"heading", "title", "poster", "shout"} == {*PRINTED}


def test_the_letters_have_every_sign_of_the_names_of_games_in_every_language(
    art: Art, other: pygame.font.Font
) -> None:
    font = BlockFont(art, 30, other)
    for language in LANGUAGES:
        use(language)
        for words in (*(tr(game.meta.name) for game in GAMES.values()), "¡Olé! ¿Quién pagará? «3½»"):
            assert font._has_letters_of(words), words
    use("en")


def test_a_line_is_as_wide_as_it_is_said_to_be_and_has_its_colour(art: Art, other: pygame.font.Font) -> None:
    font = BlockFont(art, 40, other)
    for words in ("Running with the Bulls", "A", "To"):
        drawn = font.render(words, True, (120, 30, 20))
        assert drawn.get_size() == font.size(words)
        ink = drawn.get_bounding_rect(min_alpha=128)
        assert ink.w >= 0.8 * drawn.get_width() - 6 and ink.h > 20
        red, green, blue, _ = drawn.get_at(pygame.mask.from_surface(drawn, 250).outline()[0])
        assert abs(red - 120) + abs(green - 30) + abs(blue - 20) < 6


def test_letters_stand_side_by_side_at_every_size(art: Art, other: pygame.font.Font) -> None:
    widths = [BlockFont(art, size, other).size("Toruro")[0] / size for size in (18, 28, 46, 138)]
    assert max(widths) - min(widths) < 0.08


def test_a_name_in_letters_that_no_poster_has_is_drawn_by_another_font(
    art: Art, other: pygame.font.Font
) -> None:
    font = BlockFont(art, 30, other)
    assert font.size("Ωμέγα")[0] == other.size("Ωμέγα")[0]
    assert font.render("Ωμέγα", True, (0, 0, 0)).get_size() == font.size("Ωμέγα")


def test_words_of_a_heading_break_into_lines_as_all_words_do(art: Art) -> None:
    lettering = Lettering(art)
    block = lettering.set("Delante de los toros", "poster", 1.0, 200)
    assert len(block.lines) == 2 and block.width <= 200
    assert lettering.line(block.lines[0], "poster", (9, 9, 9), 1.0).get_height() <= block.leading


def test_no_letter_reaches_into_the_place_of_another(art: Art) -> None:
    sheet, blocks = letter_sheet(), block_letters._blocks(art)
    high = sheet.above + sheet.below
    for letter, (left, row, width, _) in sheet.letters.items():
        cell = pygame.mask.from_surface(
            block_letters._white(blocks.subsurface((left, row * high, width, high))), 20
        )
        for ink in cell.get_bounding_rects():
            assert ink.left > 0 and ink.right < width and ink.top > 0 and ink.bottom < high, letter
