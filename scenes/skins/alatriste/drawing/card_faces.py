"""Printed cards and the sheets of boxes: pictures with words set into them, in the player's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.alatriste.rows import BOXES, CARD_KINDS, CARDS, ZONES, Card
from game.translation import language, tr
from scenes.stage.effect_sprites import BURST
from scenes.ui.art import Art
from scenes.ui.block_letters import keep_letters
from scenes.ui.canvas import Area
from scenes.ui.text import Lettering, card_lettering, faces_ahead, fitting, set_words, signed
from scenes.ui.theme import ALMAGRE, COBALT, INK, INK_2, OLIVE_DK, PAPER_HI, Colour, rgb

BACK = "alatriste/card_back"
WALNUT = rgb("#6E4A2E")

# Fields of the masters, in their pixels: a card is 600 by 933, a sheet 1014 by 1050.
NUMBER = pygame.Rect(39, 51, 60, 54)
TITLE = pygame.Rect(140, 46, 398, 68)
TEXT = pygame.Rect(62, 606, 476, 204)
VALUES = pygame.Rect(62, 812, 476, 74)
# A card of the hand is lower: its picture is smaller, without the edges. A tile is a part of that picture.
# One of a large hand, where cards are narrow, is that much taller, for its words.
TOP, BLANK, FOOT = (0, 124), (607, 807), (607, 933)
HELD, TALLER = (600, 650), 150
SEEN, HELD_PICTURE = pygame.Rect(62, 166, 476, 253), pygame.Rect(116, 121, 368, 196)
HELD_TEXT, HELD_VALUES = pygame.Rect(62, 322, 476, 270), pygame.Rect(62, 544, 476, 74)
# In large letters its picture is smaller still.
LARGE_PICTURE, LARGE_TEXT = pygame.Rect(140, 120, 320, 170), pygame.Rect(62, 298, 476, 294)
# Of one that lies under another only the left part is seen: name, words and what it adds stand there.
SLIM_RIBBON, SLIM_STRIP = pygame.Rect(62, 38, 476, 148), pygame.Rect(62, 186, 476, 86)
SLIM_STRIP_SEEN, SLIM = (62, 216, 476, 86), 316
SLIM_TITLE, SLIM_TEXT = pygame.Rect(110, 40, 266, 144), pygame.Rect(60, 278, SLIM, 314)
TILED, TILE_SIDE = pygame.Rect(116, 150, 368, 368), 176
SHOWN = pygame.Rect(57, 57, 900, 438)
NAME, WORDS = pygame.Rect(104, 536, 806, 92), pygame.Rect(84, 664, 846, 322)
# A sheet of words alone is what is left without the rows of the picture; its signs stand beside the name.
EDGE, WRITTEN = (0, 46), (510, 1050)
WORDS_ALONE = 1014, 586

TITLE_SIZES = (1.05, 0.98, 0.91, 0.84, 0.77, 0.7, 0.63, 0.56, 0.52)
TEXT_SIZES = (1.6, 1.45, 1.3, 1.15, 1.05, 0.98, 0.92, 0.86, 0.8, 0.74)
HELD_SIZES = (1.25, 1.15, 1.05, 1.0, 0.95, 0.9, 0.85, 0.8, 0.74)
TALL_SIZES = (1.75, 1.6, 1.45, 1.35, *HELD_SIZES)
SLIM_TITLE_SIZES = (1.3, 1.15, *TITLE_SIZES)
LARGE_SIZES = (2.2, 2.05, 1.9, 1.75, 1.6, 1.5, 1.4, 1.3)
NAME_SIZES = (1.5, 1.35, 1.2, 1.05, 0.9)
WORDS_SIZES = (1.12, 1.05, 0.98, 0.92, 0.86)
RESULT = re.compile(r"(?<=:) (?=\d(?:-\d)? )|(?<=;) (?=\d(?:-\d)? )")
"""Before each result of a die in the text of a box."""
ROWS = 4
"""So many results at most have a line each."""

RIMS: dict[str, Colour] = {
    "character": WALNUT,
    "possession": OLIVE_DK,
    "attack": ALMAGRE,
    "help": COBALT,
}
"""The rim of a tile, by the kind of the card."""
VALUE_ICONS = {
    "fame": "fame",
    "vigour": "vigour",
    "fencing": "fencing",
    "income": "ducats",
    "valido": "valido",
    "patrol": "watch",
    "dice": "dice",
    "heal": "vigour_bonus",
    "step": "transport",
}
"""What a card adds, and the icon that says so, in the order in which it is printed."""


def card(number: int) -> str:
    """Return the name of a card's picture in the present language."""
    return f"alatriste/{language()}/card_{number}"


@dataclass(slots=True)
class Print:
    """How cards of the hand are printed: in large letters for whoever reads all else in such."""

    is_large: bool = False


PRINT = Print()
LARGE_FROM = 1.5
"""The text size from which on their words have the room of their pictures."""


def held(number: int, is_tall: bool = False, is_under: bool = False) -> str:
    """Return the name of the picture of a card in the hand, in the present language and print.

    One that `is_under` another one shows only its left part.
    """
    if is_under:
        return f"alatriste/{language()}/slim_{number}"
    shape = ("large" if PRINT.is_large else "held") + ("_tall" if is_tall else "")
    return f"alatriste/{language()}/{shape}_{number}"


def tile(number: int) -> str:
    """Return the name of the icon of a card that lies on a board."""
    return f"alatriste/tile_{CARDS[number].key}"


def sheet(box: int) -> str:
    """Return the name of a box's large sheet in the present language."""
    return f"alatriste/{language()}/sheet_{BOXES[box].id}"


def words_alone(box: int) -> str:
    """Return the name of the picture of what is written on a box's sheet, in the present language."""
    return f"alatriste/{language()}/words_{BOXES[box].id}"


def _parts(box: int, zone: int) -> tuple[str, str]:
    """Return the names of the pictures that the sheet of a box in that zone is printed on."""
    return f"alatriste/sheet_{ZONES[zone - 1].id}", f"alatriste/box_{BOXES[box].id}"


def register(art: Art, zones: Sequence[int], factor: float = 1.0) -> None:
    """Tell the art how to print every card and sheet; `zones` are those of the boxes, from 1.

    The text size `factor` decides on the print of the hand.
    """
    lettering, PRINT.is_large = card_lettering(art), factor >= LARGE_FROM
    paint_held = _large if PRINT.is_large else _held
    for row in CARD_KINDS:
        parts = (f"alatriste/card_{row.key}",)
        for number in row.numbers:
            art.compose(card(number), partial(_card, art, lettering, row, number), parts)
            for is_tall in (False, True):
                paint = partial(paint_held, art, lettering, row, number, TALLER * is_tall)
                art.compose(held(number, is_tall), paint, parts)
            art.compose(held(number, is_under=True), partial(_slim, art, lettering, row, number), parts)
        art.compose(tile(row.numbers[0]), partial(_tile, art, row), parts)
    for box in range(len(BOXES)):
        paint = partial(_sheet, art, lettering, box, zones[box])
        art.compose(sheet(box), paint, _parts(box, zones[box]))
        paint = partial(_words_alone, art, lettering, box, zones[box])
        art.compose(words_alone(box), paint, _parts(box, zones[box])[:1])


def make_ready(art: Art) -> None:
    """Have all that is needed at any time made before the first card is printed, or somebody shouts."""
    art.pin((BACK, BURST))
    fonts = *faces_ahead(art, "card", TITLE_SIZES), *faces_ahead(art, "body", TEXT_SIZES)
    art.do_later(fonts)
    keep_letters(art)


def name(number: int) -> str:
    """Return what a card is called."""
    return tr(CARDS[number].name)


def title(number: int) -> str:
    """Return the name of a card as a heading."""
    return f"**{name(number)}**"


def values(row: Card) -> list[tuple[str, int]]:
    """Return the icons and numbers along the foot of a card."""
    return [(icon, getattr(row, field)) for field, icon in VALUE_ICONS.items() if getattr(row, field)]


def _card(art: Art, lettering: Lettering, row: Card, number: int) -> pygame.Surface:
    made = art.load_uncached(f"alatriste/card_{row.key}")
    set_words(lettering, made, str(number), NUMBER, "number", INK, (0.95,))
    set_words(lettering, made, tr(row.name), TITLE, "card", PAPER_HI, TITLE_SIZES, shade=INK)
    field = TEXT if values(row) else TEXT.union(VALUES)
    set_words(lettering, made, tr(row.text), field, "body", INK, TEXT_SIZES, wrap=True)
    _tags(art, lettering, made, row, VALUES)
    return made


def _lower(art: Art, row: Card, more: int) -> tuple[pygame.Surface, pygame.Surface]:
    """Return a card without the rows of its picture, but with so many more for words; and the whole one."""
    whole = art.load_uncached(f"alatriste/card_{row.key}")
    made, y = pygame.Surface((HELD[0], HELD[1] + more), pygame.SRCALPHA), 0
    for first, last in (TOP, BLANK, (BLANK[0], BLANK[0] + more), FOOT):
        made.blit(whole, (0, y), (0, first, HELD[0], last - first))
        y += last - first
    return made, whole


def _held(art: Art, lettering: Lettering, row: Card, number: int, more: int) -> pygame.Surface:
    """Return a card with a smaller picture, and so with its words as large as they can be."""
    made = _pictured(art, lettering, row, number, more, HELD_PICTURE)
    _write_held(art, lettering, made, row, HELD_TEXT, TALL_SIZES if more else HELD_SIZES)
    return made


def _pictured(
    art: Art, lettering: Lettering, row: Card, number: int, more: int, picture: pygame.Rect
) -> pygame.Surface:
    """Return a lower card with its smaller picture, its number and its name."""
    made, whole = _lower(art, row, more)
    pygame.draw.rect(made, INK, picture.inflate(10, 10), border_radius=14)
    made.blit(pygame.transform.smoothscale(whole.subsurface(SEEN), picture.size), picture)
    set_words(lettering, made, str(number), NUMBER, "number", INK, (0.95,))
    set_words(lettering, made, tr(row.name), TITLE, "card", PAPER_HI, TITLE_SIZES, shade=INK)
    return made


def _large(art: Art, lettering: Lettering, row: Card, number: int, more: int) -> pygame.Surface:
    """Return a card for those who read large letters: of its words only the first ones, if it has many.

    All of them stand on the whole card, which is shown large to whoever points at it.
    """
    made = _pictured(art, lettering, row, number, more, LARGE_PICTURE)
    room = field(row, LARGE_TEXT, more)
    words = beginning(lettering, tr(row.text), room)
    set_words(lettering, made, words, room, "body", INK, LARGE_SIZES, wrap=True)
    _tags(art, lettering, made, row, HELD_VALUES.move(0, more))
    return made


def beginning(lettering: Lettering, words: str, room: pygame.Rect) -> str:
    """Return as many of the words as have room in the least of the large sizes."""
    left, shown = words.split(), words
    while len(left) > 1 and not _is_large_enough(lettering, shown, room):
        left.pop()
        shown = " ".join(left).rstrip(".,:;") + "…"
    return shown


def _is_large_enough(lettering: Lettering, words: str, room: pygame.Rect) -> bool:
    block, _ = fitting(lettering, words, room, "body", LARGE_SIZES, True)
    return block.width <= room.width and block.height <= room.height


def _slim(art: Art, lettering: Lettering, row: Card, number: int) -> pygame.Surface:
    """Return a tall card of which only the left part is seen, with its whole name there, on two lines."""
    made = _ribboned(art, lettering, row, number, TALLER, (SLIM_RIBBON, SLIM_STRIP, SLIM_STRIP_SEEN))
    name = tr(row.name)
    set_words(lettering, made, name, SLIM_TITLE, "card", PAPER_HI, SLIM_TITLE_SIZES, wrap=True, shade=INK)
    room = field(row, SLIM_TEXT, TALLER)
    set_words(lettering, made, tr(row.text), room, "body", INK, TALL_SIZES, wrap=True)
    _tags(art, lettering, made, row, pygame.Rect(SLIM_TEXT.left, HELD_VALUES.top + TALLER, SLIM, 74))
    return made


def _ribboned(
    art: Art, lettering: Lettering, row: Card, number: int, more: int, parts: tuple[Area, Area, Area]
) -> pygame.Surface:
    """Return a card with a ribbon for its name, and below that a strip of its picture: what is seen of it."""
    (ribbon, strip, seen), (made, whole) = map(pygame.Rect, parts), _lower(art, row, more)
    paper = whole.subsurface((strip.left, BLANK[0], strip.w, BLANK[1] - BLANK[0]))
    made.blit(pygame.transform.smoothscale(paper, (strip.w, HELD_TEXT.bottom + more - strip.top)), strip)
    made.blit(whole, strip, seen)
    made.fill(RIMS[row.kind], ribbon)
    for part in (ribbon, strip):
        pygame.draw.rect(made, INK, part, 5)
    pygame.draw.circle(made, INK, NUMBER.center, 42)
    pygame.draw.circle(made, PAPER_HI, NUMBER.center, 37)
    set_words(lettering, made, str(number), NUMBER, "number", INK, (0.95,))
    return made


def field(row: Card, room: pygame.Rect, more: int = 0) -> pygame.Rect:
    """Return where the words of a card of the hand stand in that room, which is so much higher."""
    foot = HELD_VALUES.top if values(row) else room.bottom
    return pygame.Rect(room.left, room.top, room.w, foot + more - room.top)


def _write_held(
    art: Art, lettering: Lettering, made: pygame.Surface, row: Card, room: pygame.Rect, sizes: Sequence[float]
) -> None:
    """Print what a card of the hand says into some room, and what it adds along its foot."""
    more = made.get_height() - HELD[1]
    set_words(lettering, made, tr(row.text), field(row, room, more), "body", INK, sizes, wrap=True)
    _tags(art, lettering, made, row, HELD_VALUES.move(0, more))


def _tile(art: Art, row: Card) -> pygame.Surface:
    """Return the middle of a card's picture, on which nothing is printed, in a rim of its kind's colour."""
    printed = next((card(number) for number in row.numbers if art.is_loaded(card(number))), None)
    whole = art.copy_of(printed) if printed else art.load_uncached(f"alatriste/card_{row.key}")
    made = pygame.Surface((TILE_SIDE, TILE_SIDE), pygame.SRCALPHA)
    area = made.get_rect()
    picture = pygame.transform.smoothscale(whole.subsurface(TILED), (TILE_SIDE - 28, TILE_SIDE - 28))
    for grow, colour in ((0, INK), (-6, RIMS[row.kind]), (-22, INK)):
        pygame.draw.rect(made, colour, area.inflate(grow, grow), border_radius=28 + grow // 2)
    made.blit(picture, picture.get_rect(center=area.center))
    return made


def _tags(art: Art, lettering: Lettering, made: pygame.Surface, row: Card, room: pygame.Rect) -> None:
    """Print what a card adds along its foot."""
    wide, tags = 132, values(row)
    for place, (icon, value) in enumerate(tags):
        left = room.centerx + (wide + 14) * place - ((wide + 14) * len(tags) - 14) // 2
        _tag(art, lettering, made, icon, signed(value), pygame.Rect(left, room.top + 4, wide, 66))


def _tag(
    art: Art, lettering: Lettering, made: pygame.Surface, icon: str, value: str, at: pygame.Rect
) -> None:
    pygame.draw.rect(made, INK_2, at, border_radius=18)
    pygame.draw.rect(made, PAPER_HI, at.inflate(-7, -7), border_radius=15)
    sign = art.picture(f"alatriste/icon_{icon}", 52)
    made.blit(sign, sign.get_rect(center=(at.left + 38, at.centery)))
    set_words(
        lettering, made, value, pygame.Rect(at.left + 60, at.top, at.w - 66, at.h), "number", INK, (0.9,)
    )


def _sheet(art: Art, lettering: Lettering, box: int, zone: int) -> pygame.Surface:
    paper, picture = _parts(box, zone)
    made = art.load_uncached(paper)
    made.blit(art.picture(picture, *SHOWN.size), SHOWN)
    _stamp(art, made, box, zone, (SHOWN.right - 58, SHOWN.top + 54))
    _write(lettering, made, box, NAME, WORDS)
    return made


def _words_alone(art: Art, lettering: Lettering, box: int, zone: int) -> pygame.Surface:
    """Return a sheet without its picture, for whoever reads large letters."""
    whole = art.load_uncached(_parts(box, zone)[0])
    made, up = pygame.Surface(WORDS_ALONE, pygame.SRCALPHA), EDGE[1] - WRITTEN[0]
    for top, (first, last) in ((0, EDGE), (EDGE[1], WRITTEN)):
        made.blit(whole, (0, top), (0, first, whole.get_width(), last - first))
    left = _stamp(art, made, box, zone, (WORDS.right - 30, NAME.centery + up))
    name = pygame.Rect(WORDS.left, NAME.top + up, left - WORDS.left, NAME.h)
    _write(lettering, made, box, name, WORDS.move(0, up))
    return made


def _stamp(art: Art, made: pygame.Surface, box: int, zone: int, right: tuple[int, int]) -> int:
    """Print the signs of a sheet, the last of them around a point; return where they begin at the left."""
    row = BOXES[box]
    icons = [
        "zone_" + ZONES[zone - 1].id,
        *(["draws"] if row.card else []),
        *([] if row.fight else ["no_fight"]),
    ]
    for place, icon in enumerate(icons):
        sign = art.picture(f"alatriste/icon_{icon}", 96)
        made.blit(sign, sign.get_rect(center=(right[0] - 100 * place, right[1])))
    return right[0] - 100 * len(icons) + 44


def _write(
    lettering: Lettering, made: pygame.Surface, box: int, name: pygame.Rect, words: pygame.Rect
) -> None:
    """Print the name of a box, and what happens there."""
    set_words(lettering, made, tr(BOXES[box].name), name, "card", INK, NAME_SIZES)
    set_words(lettering, made, tabled(tr(BOXES[box].text)), words, "body", INK, WORDS_SIZES, wrap=True)


def tabled(words: str) -> str:
    """Return what happens on a box with each result of a die in its own line, if they are few."""
    return RESULT.sub("\n", words) if len(RESULT.findall(words)) <= ROWS else words
