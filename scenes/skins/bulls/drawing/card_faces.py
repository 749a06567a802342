"""Printed cards, their words set in the player's language, and the discard pile spread out to be read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TypeAlias

import pygame

from game.bulls.rows import CARDS, DESTINATION_KINDS, KINDS, Card, Destination
from game.translation import language, tr, trn
from scenes.menus.menu import MenuScene, close_button
from scenes.services import Services
from scenes.skins.bulls.words.gist import gist
from scenes.stage.effect_sprites import BURST
from scenes.ui import theme
from scenes.ui.art import Art
from scenes.ui.block_letters import keep_letters
from scenes.ui.canvas import Canvas
from scenes.ui.text import Lettering, card_lettering, faces_ahead, fitting, set_words, signed
from scenes.ui.theme import ALMAGRE_DK, INK, OLIVE_DK, PAPER_HI
from scenes.ui.widgets import Label, Panel, Picture, Scroll, Widget

# Fields of the masters, in their pixels: an action card is 600 by 844, a destination card 351 by 291.
TITLE, TITLE_BULL = pygame.Rect(60, 44, 480, 74), pygame.Rect(154, 44, 390, 74)
TEXT = pygame.Rect(66, 546, 468, 244)
BAND, HEAD = pygame.Rect(430, 50, 90, 14), pygame.Rect(32, 24, 116, 116)
"""A part of the band of a title that bears no words, and the round sign of a Bull on it."""
DEEPER = 0.9
"""How bright a ribbon is beside that band, on which letters have a shade."""
NAME, TAG = pygame.Rect(22, 225, 306, 54), pygame.Rect(14, 138, 166, 82)
POINTS = pygame.Rect(259, 23, 70, 70)
VIEW, FOOT = pygame.Rect(0, 0, 351, 222), pygame.Rect(0, 278, 351, 13)
"""What is left of a destination card without its name: its picture, and its lower edge."""

Size: TypeAlias = tuple[int, int]
EFFECT_ICONS = {"runners": "ui/runner", "cards": "ui/card", "points": "ui/sun_lit"}
TITLE_SIZES = (1.3, 1.2, 1.1, 1.0, 0.9, 0.8)
RIBBON, RIBBON_SIZES = (600, 176), (2.2, 2.0, 1.8, 1.6, 1.4, 1.2, 1.1, 1.0, 0.9)
GIST, GIST_SIZES = (600, 270), (2.6, 2.4, 2.2, 2.0, 1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
"""The plate with what a card does in large letters."""
BARE, NARROW = 500, 400
"""So wide a part of a ribbon is seen while the next card of a hand of five lies over it, or of seven."""
NARROW_RIBBON, NARROW_GIST = (600, 156), (600, 328)
"""The ribbon, and the plates with what a card does, in such a hand."""
SMALL_HEAD, NARROW_SIZE = 84, 1.1
"""How wide the sign of a Bull is on a narrow ribbon, and the letters of that."""
TEXT_SIZES = (1.08, 1.0, 0.94, 0.88, 0.82)
NAME_SIZES = (0.95, 0.88, 0.8, 0.72, 0.66, 0.6)

CARDS_BYTES = 14 << 20
"""What those cards may take together that were seen last, from which each of their sizes is made."""

SHEET = pygame.FRect(60, 30, 1160, 640)
ACROSS, GAP = 6, 14.0


def action_card(kind: str) -> str:
    """Return the name of an action card's picture in the present language."""
    return f"cards/{language()}/{kind}"


def destination_card(kind: str) -> str:
    """Return the name of a destination card's picture in the present language."""
    return f"destinations/{language()}/{kind}"


def destination_view(kind: str) -> str:
    """Return the name of a destination's picture without its name, for where that would be too small."""
    return f"views/{kind}"


def name_ribbon(kind: str, is_narrow: bool = False) -> str:
    """Return the name of the picture of an action card's name in large letters, or for a hand of many."""
    return f"{'narrow ' * is_narrow}names/{language()}/{kind}"


def gist_plate(kind: str, is_narrow: bool = False) -> str:
    """Return the name of the picture of what an action card does in a few words, in large letters."""
    return f"{'narrow ' * is_narrow}gists/{language()}/{kind}"


def gist_size(is_narrow: bool) -> Size:
    """Return the size of such a plate."""
    return NARROW_GIST if is_narrow else GIST


def register(art: Art) -> None:
    """Register how to print every card in the present language."""
    lettering = card_lettering(art)
    for card in KINDS:
        master = (f"bulls/action_{card.id}",)
        for is_narrow in (False, True):
            ribbon = partial(_ribbon, art, lettering, card, is_narrow)
            art.compose(name_ribbon(card.id, is_narrow), ribbon, master)
            art.compose(gist_plate(card.id, is_narrow), partial(_gist, lettering, card, is_narrow))
        art.compose(action_card(card.id), partial(_action, art, lettering, card), master)
    for destination in DESTINATION_KINDS:
        paint = partial(_destination, art, lettering, destination)
        art.compose(destination_card(destination.id), paint, (f"bulls/destination_{destination.id}",))
        view = partial(_view, art, lettering, destination)
        art.compose(destination_view(destination.id), view, (f"bulls/destination_{destination.id}",))


def make_ready(art: Art) -> None:
    """Have all that is needed at any time made before the first card is printed, or somebody shouts."""
    art.pin(("bulls/card_back", BURST), CARDS_BYTES)
    fonts = *faces_ahead(art, "card", TITLE_SIZES), *faces_ahead(art, "body", TEXT_SIZES)
    art.do_later(fonts)
    keep_letters(art)


def effect_tags(kind: Destination) -> list[tuple[str, int]]:
    """Return what a destination changes tomorrow, as pairs of "runners", "cards" or "points" and a number."""
    tomorrow = kind.next_day
    changes = (("runners", tomorrow.runners), ("cards", tomorrow.cards), ("points", tomorrow.points))
    return [(what, sign) for what, sign in changes if sign]


def effect_words(kind: Destination) -> str:
    """Return what a destination changes tomorrow, in a few words."""
    tomorrow = kind.next_day
    if tomorrow.runners:
        many = abs(tomorrow.runners)
        return trn("{sign} Runner tomorrow", "{sign} Runners tomorrow", many, sign=signed(tomorrow.runners))
    if tomorrow.cards:
        return tr("{sign} card tomorrow", sign=signed(tomorrow.cards))
    if tomorrow.points:
        return tr("{sign} points tomorrow", sign=signed(tomorrow.points))
    return ""


def caption(points: int, are_running: bool) -> str:
    """Return what a Runner scores at a destination, in few words while there are numbers."""
    if are_running:
        return tr("{n} [ui/sun_lit] each", n=points)
    return trn("{n} point each", "{n} points each", points)


def _action(art: Art, lettering: Lettering, card: Card) -> pygame.Surface:
    sheet = art.load_uncached(f"bulls/action_{card.id}")
    size = _title_size(lettering, language())
    set_words(lettering, sheet, tr(card.name), _title(card), "card", PAPER_HI, (size,), shade=INK)
    set_words(lettering, sheet, tr(card.text), TEXT, "body", INK, TEXT_SIZES, wrap=True)
    return sheet


def _title(card: Card) -> pygame.Rect:
    return TITLE_BULL if card.bull_icon else TITLE


@lru_cache(maxsize=2)
def _title_size(lettering: Lettering, spoken: str) -> float:
    """Return the largest size at which the names of all cards fit in a language, so that all are alike."""
    fields = ((tr(card.name), _title(card)) for card in KINDS)
    return min(fitting(lettering, name, field, "card", TITLE_SIZES, False)[1] for name, field in fields)


def _ribbon(art: Art, lettering: Lettering, card: Card, is_narrow: bool) -> pygame.Surface:
    """Print a name as large as it fits on two lines, on the colour of its card, with any sign of a Bull."""
    master = art.load_uncached(f"bulls/action_{card.id}")
    band = [round(DEEPER * part) for part in pygame.transform.average_color(master, BAND)[:3]]
    sheet = pygame.Surface(NARROW_RIBBON if is_narrow else RIBBON, pygame.SRCALPHA)
    for inset, colour in ((0, INK), (7, band)):
        pygame.draw.rect(sheet, colour, sheet.get_rect().inflate(-2 * inset, -2 * inset), border_radius=20)
    left, high = 22, sheet.get_height()
    if card.bull_icon:
        head = pygame.Surface(HEAD.size, pygame.SRCALPHA)
        pygame.draw.circle(head, PAPER_HI, (HEAD.w // 2, HEAD.h // 2), HEAD.w // 2)
        head.blit(master, (0, 0), HEAD, pygame.BLEND_RGBA_MIN)
        head = pygame.transform.smoothscale(head, (SMALL_HEAD, SMALL_HEAD)) if is_narrow else head
        sheet.blit(head, (left - 4, (high - head.get_height()) // 2))
        left += head.get_width()
    around = -8 if is_narrow else 14  # letters take less than their lines, and there is little room
    field = pygame.Rect(left, around, (NARROW + 14 if is_narrow else BARE - 10) - left, high - 2 * around)
    sizes = (NARROW_SIZE,) if is_narrow else RIBBON_SIZES
    set_words(lettering, sheet, tr(card.name), field, "card", PAPER_HI, sizes, wrap=True, shade=INK)
    return sheet


def _gist(lettering: Lettering, card: Card, is_narrow: bool) -> pygame.Surface:
    """Print what a card does on a plate, as wide as is seen of it in its hand."""
    size = gist_size(is_narrow)
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    plate = pygame.Rect(24, 0, NARROW if is_narrow else BARE, size[1])
    for inset, colour in ((0, INK), (6, PAPER_HI)):
        pygame.draw.rect(sheet, colour, plate.inflate(-2 * inset, -2 * inset), border_radius=26 - inset)
    field = plate.inflate(-26, -12)
    set_words(lettering, sheet, gist(card.effects), field, "strong", INK, GIST_SIZES, wrap=True)
    return sheet


def _destination(art: Art, lettering: Lettering, kind: Destination) -> pygame.Surface:
    sheet = art.load_uncached(f"bulls/destination_{kind.id}")
    set_words(lettering, sheet, str(kind.points), POINTS, "number", INK, (1.25, 1.1, 0.95))
    set_words(lettering, sheet, tr(kind.name), NAME, "card", INK, NAME_SIZES)
    for what, sign in effect_tags(kind):
        _tag(art, lettering, sheet, what, sign)
    return sheet


def _view(art: Art, lettering: Lettering, kind: Destination) -> pygame.Surface:
    sheet = _destination(art, lettering, kind)
    view = pygame.Surface((VIEW.w, VIEW.h + FOOT.h), pygame.SRCALPHA)
    view.blit(sheet, (0, 0), VIEW)
    view.blit(sheet, (0, VIEW.h), FOOT)
    return view


def _tag(art: Art, lettering: Lettering, sheet: pygame.Surface, what: str, sign: int) -> None:
    """Paint a small label at the foot of the picture: what changes tomorrow, and by how many."""
    pygame.draw.rect(sheet, INK, TAG, border_radius=14)
    pygame.draw.rect(sheet, PAPER_HI, TAG.inflate(-6, -6), border_radius=11)
    number = pygame.Rect(TAG.left + 8, TAG.top, 78, TAG.height)
    colour = ALMAGRE_DK if sign < 0 else OLIVE_DK
    set_words(lettering, sheet, signed(sign), number, "strong", colour, (1.4, 1.2, 1.0))
    icon = art.picture(EFFECT_ICONS[what], 62)
    sheet.blit(icon, icon.get_rect(center=(TAG.right - 42, TAG.centery)))


class DiscardsScene(MenuScene):
    """The discard pile, the last card first: it lies over the table until it is closed."""

    overlay = True
    music = None
    first = "close"

    def __init__(self, services: Services, discard: Sequence[int]) -> None:
        super().__init__(services)
        self._discard = tuple(reversed(discard))

    def widgets(self, canvas: Canvas) -> list[Widget]:
        inner = SHEET.inflate(-80, -52)
        words = tr("Discarded cards, the last one first")
        title = canvas.measure(words, "title", inner.w)[1]
        close = close_button(canvas, *inner.bottomright)
        body = pygame.FRect(
            inner.left, inner.top + title + 10, inner.w, close.rect.top - inner.top - title - 20
        )
        size = (body.w - 20 - GAP * (ACROSS - 1)) / ACROSS
        tall = size * 380 / 270
        pictures: list[Widget] = []
        for place, card in enumerate(self._discard):
            across, down = place % ACROSS, place // ACROSS
            at = (body.left + across * (size + GAP), body.top + down * (tall + GAP), size, tall)
            picture, words = action_card(CARDS[card].id), tr(CARDS[card].name)
            pictures.append(Picture(at, picture, words=words, shadow=theme.RESTING))
        heading = Label((inner.left, inner.top, inner.w, title), words, "title", theme.ALMAGRE_DK)
        return [Panel(SHEET, "paper", theme.LIFTED), heading, Scroll(body, pictures), close]
