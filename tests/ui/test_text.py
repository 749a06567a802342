"""Text: wrapping, marks, the least size, and faces that have every letter."""

from __future__ import annotations

import pygame
import pytest

from game.storage.settings import LETTERS, LINE_SPACING
from scenes.ui.art import Art
from scenes.ui.text import SMALLEST, Block, Lettering
from scenes.ui.typefaces import STYLES, Face, font_of


@pytest.fixture
def lettering(art: Art) -> Lettering:
    """Lettering at text size 100 %."""
    return Lettering(art)


@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize("style", STYLES)
def test_every_face_has_the_letters_of_both_languages(art: Art, style: str, letters: str) -> None:
    font = font_of(art, Face(style, letters), False, 20)
    for letter in "ABCXYZabcxyz0123456789ñÑáéíóúüÁÉÍÓÚÜ¿¡.,;:!?()«»'\"%…·-–":
        shape = font.metrics(letter)[0]
        assert shape is not None and any(shape[:4]), letter


def test_letters_that_were_chosen_are_as_large_as_the_usual_ones(art: Art) -> None:
    usual = font_of(art, Face("body"), False, 100).metrics("x")[0]
    for letters in LETTERS[1:]:
        chosen = font_of(art, Face("body", letters), False, 100).metrics("x")[0]
        assert usual is not None and chosen is not None
        assert abs(chosen[3] - usual[3]) <= 2


def test_what_is_read_is_in_the_letters_chosen_and_headings_are_as_ever(lettering: Lettering) -> None:
    words = "What is read"
    pictures = {}
    for lettering.letters in LETTERS:
        for style in ("body", "title", "score"):
            (line,) = lettering.set(words, style, 1.0).lines
            drawn = lettering.line(line, style, (0, 0, 0), 1.0)
            pictures[lettering.letters, style] = pygame.image.tobytes(drawn, "RGBA")
    assert len({pictures[letters, "body"] for letters in LETTERS}) == len(LETTERS)
    assert len({pictures[letters, "title"] for letters in LETTERS}) == 1
    assert len({pictures[letters, "score"] for letters in LETTERS}) == 1


def test_a_letter_that_the_chosen_ones_lack_is_drawn_by_the_usual_ones(art: Art) -> None:
    for letters in LETTERS:
        font = font_of(art, Face("key", letters), False, 20)
        for text in ("→", "Ж"):
            drawn = font.render(text, True, (0, 0, 0))
            assert drawn.get_bounding_rect().w > 4, (letters, text)
            assert drawn.get_width() == font.size(text)[0]


SANS = [style for style, row in STYLES.items() if "Sans" in row.face]


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("style", SANS)
def test_clubs_are_not_read_as_dubs_in_small_letters(art: Art, style: str, bold: bool) -> None:
    for size in range(SMALLEST, 30):
        font = font_of(art, Face(style), bold, size)
        for word in ("clubs", "chip", "kick"):
            drawn = font.render(word, True, (0, 0, 0))
            assert drawn.get_width() == font.size(word)[0]
        c, stem = font.metrics("cl")
        assert c is not None and stem is not None
        if c[4] + stem[0] <= c[1]:  # set side by side they touch
            assert font.size("cl")[0] - font.size("l")[0] + stem[0] - c[1] >= 1, size


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("style", SANS)
def test_two_words_stand_well_apart_in_small_letters(art: Art, style: str, bold: bool) -> None:
    for size in range(SMALLEST, 40):
        font = font_of(art, Face(style), bold, size)
        for left, right in (("View", "discards"), ("Keep", "all"), ("of", "yours")):
            both = f"{left} {right}"
            between = font.size(both)[0] - font.size(left)[0] - font.size(right)[0]
            assert between >= max(3, 0.15 * size), (both, size, between)
            assert font.render(both, True, (0, 0, 0)).get_size() == font.size(both)


def test_lines_of_a_text_lie_as_far_apart_as_chosen_but_not_where_room_is_fixed(lettering: Lettering) -> None:
    words = "Everybody runs down one street toward the sea"
    usual = lettering.set(words, "body", 1.0, 120)
    for spacing in LINE_SPACING.values():
        lettering.spacing = spacing
        block = lettering.set(words, "body", 1.0, 120)
        assert block.lines == usual.lines
        assert block.leading == round(usual.leading * spacing)
        assert lettering.set("One line", "body", 1.0).leading == usual.leading
        assert lettering.set(words, "button", 1.0, 120).leading == lettering.set("One", "button", 1.0).leading
        with lettering.at_most(2.0):
            assert lettering.set(words, "body", 1.0, 120).leading == usual.leading


def test_no_letter_is_smaller_than_the_least_size(lettering: Lettering) -> None:
    assert lettering.pixels("caption", 0.5) == SMALLEST
    assert lettering.pixels("body", 1.0) == 17
    lettering.factor = 2.0
    assert lettering.pixels("body", 1.0) == 34


def test_lines_are_no_wider_than_asked_unless_one_word_is(lettering: Lettering) -> None:
    block = lettering.set("Everybody runs down one street toward the sea", "body", 1.0, 120)
    assert len(block.lines) > 2
    assert block.width <= 120
    assert lettering.set("Extraordinariamente", "body", 1.0, 40).width > 40


def test_bold_words_and_pictures_stand_within_a_line(lettering: Lettering) -> None:
    block = lettering.set("**Teo** rolls [bulls/die_blue_5]!", "body", 1.0)
    (line,) = block.lines
    assert [(span.text, span.bold, span.picture) for span in line] == [
        ("Teo", True, 0), (" rolls ", False, 0),
        ("bulls/die_blue_5", False, 1.5), ("!", False, 0),
    ]  # fmt: skip
    assert block.width == sum(span.width for span in line)


def test_a_high_picture_makes_room_for_itself(lettering: Lettering) -> None:
    words = lettering.set("Charge", "caption", 1.0)
    block = lettering.set("[bulls/bull_3:2.4] Charge", "caption", 1.0)
    (line,) = block.lines
    surface = lettering.line(line, "caption", (0, 0, 0), 1.0)
    assert (line[0].picture, line[0].width) == (2.4, round(2.4 * words.capital))
    assert surface.get_height() == block.leading >= max(2.4 * words.capital, words.leading)
    assert surface.get_bounding_rect().bottom < surface.get_height()


def test_what_cannot_grow_sets_a_limit_to_the_text_size(lettering: Lettering) -> None:
    lettering.factor = 2.0
    with lettering.at_most(1.25):
        assert lettering.pixels("body", 1.0) == 21
    assert lettering.pixels("body", 1.0) == 34
    lettering.factor = 1.0
    with lettering.at_most(1.25):
        assert lettering.pixels("body", 1.0) == 17


def test_bold_goes_on_over_a_break_of_the_line(lettering: Lettering) -> None:
    block = lettering.set("**one\ntwo** three", "body", 1.0)
    assert [span.bold for span in block.lines[0]] == [True]
    assert [span.bold for span in block.lines[1]] == [True, False]


def test_shortened_text_fits_and_says_that_it_is_shortened(lettering: Lettering) -> None:
    short = lettering.shorten("Maximilianooooo", "strong", 1.0, 70)
    assert short.endswith("…")
    assert lettering.set(short, "strong", 1.0).width <= 70
    assert lettering.shorten("Teo", "strong", 1.0, 70) == "Teo"


def test_places_in_faulty_files_are_words_and_no_pictures(lettering: Lettering) -> None:
    (line,) = lettering.set("`$.character[2].name`", "body", 1.0).lines
    assert [span.text for span in line] == ["`$.character[2].name`"]


@pytest.mark.parametrize("text", ["\0", "\u034f", "\ufe0f", "\u200b\u200d", "\u180b", "\ud800", "\N{TAB}"])
def test_letters_that_nobody_sees_take_no_room_and_are_drawn_as_nothing(
    lettering: Lettering, text: str
) -> None:
    assert lettering.set(text, "body", 1.0).width == 0
    for words, seen in ((text, ""), (f"Ana{text}", "Ana"), (f"**A{text}na** rolls", "**Ana** rolls")):
        block, plain = lettering.set(words, "body", 1.0), lettering.set(seen, "body", 1.0)
        drawn = lettering.line(block.lines[0], "body", (0, 0, 0), 1.0)
        assert abs(block.width - plain.width) <= 1
        assert drawn.get_height() == plain.leading


def test_a_space_that_keeps_words_together_stays(lettering: Lettering) -> None:
    (line,) = lettering.set("3\N{NO-BREAK SPACE}Fame", "body", 1.0).lines
    assert line[0].text == "3\N{NO-BREAK SPACE}Fame"


class Counting(Lettering):
    """Counts how often a text is set."""

    count = 0

    def set(self, text: str, style: str, k: float, width: float | None = None) -> Block:
        self.count += 1
        return super().set(text, style, k, width)


def test_a_name_of_ten_thousand_letters_is_shortened_within_a_frame(art: Art) -> None:
    counting, name = Counting(art), "Maximiliano" * 909
    short = counting.shorten(name, "strong", 1.0, 120)
    assert counting.count < 20
    longer = name[: len(short)] + "…"
    assert name.startswith(short.removesuffix("…"))
    assert counting.set(short, "strong", 1.0).width <= 120 < counting.set(longer, "strong", 1.0).width


def test_the_path_of_a_file_goes_on_in_the_next_line_behind_a_sign(lettering: Lettering) -> None:
    path = "/home/somebody/.local/share/sobremesa/crashes/2026-11-23-a-very-long-name-of-a-report.txt"
    block = lettering.set(f"A report lies in {path}.", "body", 1.0, 300)
    assert block.width <= 300
    told = ["".join(span.text for span in line) for line in block.lines]
    assert told[0] == "A report lies in"
    assert "".join(told[1:]) == f"{path}."
    assert all(line.endswith(("/", "-", ".")) for line in told[1:-1])
