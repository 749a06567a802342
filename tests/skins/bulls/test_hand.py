"""What cards of the hand of El Toro do is said in signs on them, where they can be seen."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.bulls import GAME
from game.bulls.rows import CARDS
from game.bulls.tokens import CARD
from game.bulls.view import BullsView
from game.core.event import Played
from game.translation import tr, use
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls import layout
from scenes.skins.bulls.drawing import card_faces
from scenes.skins.bulls.drawing.card_faces import GIST, GIST_SIZES
from scenes.skins.bulls.drawing.dangers import offered
from scenes.skins.bulls.drawing.deed_strips import HIGH, INSET, WIDEST, DeedStrips
from scenes.skins.bulls.hand import Hand
from scenes.skins.bulls.screenshots import has_dice_to_choose, is_first_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.skins.bulls.words.gist import gist
from scenes.stage.pieces import CHOICE, HAND, Piece
from scenes.stage.spots import PATIENCE_ASIDE
from scenes.table.play import PlayScene
from scenes.ui.art import Art
from scenes.ui.input import Pointer
from scenes.ui.text import card_lettering, fitting
from scenes.ui.theme import HEIGHT
from tests.bulls.walk import walk
from tests.narrow import as_a, there
from tests.stage.conftest import Begin

COLOURS = ("yellow", "blue", "green", "white")
KINDS = {kind.id: card for card, kind in enumerate(CARDS)}


def strips(scene: PlayScene) -> list[Piece]:
    """The strips on the table."""
    return [piece for name, piece in scene.stage.pieces.items() if name.kind == "deeds"]


def seven() -> BullsView:
    """A view of somebody who holds seven different cards and plays none."""
    state = next(state for state, ask in walk(2, 5) if ask.prompt == "bulls.play_card")
    view = GAME.view(state, 0)
    return replace(view, hand=tuple(KINDS.values())[: layout.MANY + 1], card=None, player=None)


def test_of_each_of_seven_cards_all_that_is_said_is_seen_beside_the_next_one(art: Art) -> None:
    card_faces.register(art)
    view = seven()
    for factor in (1.0, 2.0):
        hand = Hand(DeedStrips(art, COLOURS), lambda factor=factor: factor)  # type: ignore[misc]
        pieces = {piece.token: piece for piece in hand.pieces(view, True, None)}
        cards = [pieces[CARD[card]] for card in view.kept]
        assert cards[0].rect.left >= layout.PAPER.right and cards[-1].rect.right <= layout.EYE.left
        for card, following in pairwise(cards):
            names = (layout.ribbon, layout.strip if factor == 1.0 else layout.gist)
            on_it = [pieces[one(card.token)] for one in names]
            for piece in on_it[1:]:
                seen = art.picture(piece.picture, 600).get_bounding_rect().right * piece.width / 600
                assert piece.rect.left + seen <= following.rect.left, piece.picture
            for above, below in pairwise(sorted(on_it, key=lambda one: one.rect.top)):
                assert above.rect.bottom <= below.rect.top + 1
            assert max(piece.rect.bottom for piece in on_it) <= HEIGHT


@pytest.mark.parametrize("language", ["en", "es"])
def test_names_and_words_for_a_hand_of_seven_fit_what_is_seen_of_a_card(art: Art, language: str) -> None:
    use(language)
    try:
        lettering = card_lettering(art)
        for kind in KINDS.values():
            room = card_faces.NARROW - 30 - card_faces.SMALL_HEAD * CARDS[kind].bull_icon
            box = pygame.Rect(0, 0, room, card_faces.NARROW_RIBBON[1] + 16)
            name, _ = fitting(
                lettering, tr(CARDS[kind].name), box, "card", (card_faces.NARROW_SIZE,), wrap=True
            )
            assert name.width <= box.w and name.height <= box.h and len(name.lines) <= 2
            box = pygame.Rect(0, 0, card_faces.NARROW - 26, card_faces.NARROW_GIST[1] - 12)
            words, size = fitting(lettering, gist(CARDS[kind].effects), box, "strong", GIST_SIZES, wrap=True)
            assert words.width <= box.w and words.height <= box.h and size >= 1.0
    finally:
        use("en")


def printed(art: Art, kind: str, seat: int = 0, colours: tuple[str, ...] = COLOURS) -> pygame.Surface:
    name = DeedStrips(art, colours)(KINDS[kind], seat)
    return art.picture(name, 600, HIGH)


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_card_does_is_seen_whole_beside_the_next_card(art: Art, kind: str) -> None:
    signs = printed(art, kind).get_bounding_rect()
    assert signs.left >= INSET - 1
    assert 200 < signs.w <= WIDEST + 2
    gap = layout.fan(5)[1] - layout.fan(5)[0]
    assert signs.right * layout.CARD[0] / 600 < gap


def test_no_two_cards_are_said_to_do_the_same(art: Art) -> None:
    seen = {pygame.image.tobytes(printed(art, kind), "RGBA") for kind in KINDS}
    assert len(seen) == len(KINDS)


def test_dice_on_a_strip_have_the_colours_of_whose_hand_it_is_and_of_rivals(art: Art) -> None:
    own = {pygame.image.tobytes(printed(art, "quick_feet", seat), "RGBA") for seat in range(4)}
    assert len(own) == 4
    assert printed(art, "spilled_sangria", 1, COLOURS[:2]).get_bounding_rect().w > 200


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_every_card_that_lies_open_says_what_it_does_in_signs_or_in_large_words(
    begin: Begin, text: float
) -> None:
    scene = begin(1, 4, humans=1)
    scene.services.canvas.lettering.factor = text
    play_until(scene, is_first_card)
    view, skin = there(scene.table.view(0)), as_a(BullsSkin, scene.skin)
    held = {piece.token: piece for piece in skin.settle(view, True)}
    cards = [CARD[card] for card in view.kept]
    assert cards
    for card in cards:
        strip, name, words = (held.get(one(card)) for one in (layout.strip, layout.ribbon, layout.gist))
        told = there(strip or words)
        assert not told.target and told.rect.bottom <= HEIGHT + 2, "it is seen, however large the letters are"
        assert (name is not None) == (words is not None) == (text > 1) == (strip is None)
        seen = HEIGHT - held[card].rect.top
        if strip is not None:
            picture = strip.rect.top - (held[card].rect.top + 25)
            assert picture + strip.height >= 0.7 * seen and picture > 40, "its picture is seen, too"
    closed = skin.settle(view, False)
    assert not [piece for piece in closed if piece.token.kind in ("deeds", "name", "gist")]


def test_a_card_that_cannot_be_chosen_is_not_shown_by_a_mouse_that_rests(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), has_dice_to_choose)
    ask = there(scene.table.ask)
    cards = sorted(
        (
            piece
            for piece in scene.stage.pieces.values()
            if piece.token.kind == "card" and piece.layer == HAND
        ),
        key=lambda piece: piece.x,
    )
    assert cards and not any(thing.kind == "card" for thing in offered(ask))
    at = cards[0].x, cards[0].rect.top + 20
    scene.page.mouse = at  # it has not moved since the hand closed up under it
    scene.lay()
    scene.update(2.0)
    assert scene.zoom.piece is None and scene.zoom.area(1.0) is None and not cards[0].lift
    scene.handle(Pointer("move", (at[0] + 1, at[1])))
    assert scene.zoom.piece is None, "who pushes the mouse a little does not look at it either"
    scene.handle(Pointer("move", (640.0, 100.0)))
    scene.handle(Pointer("move", at))
    scene.update(PATIENCE_ASIDE - 0.05)
    assert scene.zoom.piece is cards[0] and scene.zoom.area(1.0) is None
    scene.update(1.0)
    area = there(scene.zoom.area(1.0))
    assert area.bottom > layout.READ_FOOT + 100, "it covers as little of the town as it can"


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_words_of_each_card_are_its_own_and_fit_at_a_readable_size(art: Art, language: str) -> None:
    use(language)
    try:
        lettering, seen, grown = card_lettering(art), set[str](), 0
        box = pygame.Rect(0, 0, card_faces.BARE - 26, GIST[1] - 12)
        for kind in KINDS:
            words = gist(CARDS[KINDS[kind]].effects)
            assert words[0].isupper() or words[0] == "+"
            block, size = fitting(lettering, words, box, "strong", GIST_SIZES, wrap=True)
            assert block.width <= box.w and block.height <= box.h and size >= 1.1, words
            grown += size >= 1.6
            seen.add(words)
        assert len(seen) == len(KINDS) and grown > len(KINDS) / 3
    finally:
        use("en")


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_names_of_all_cards_stand_in_one_size(art: Art, language: str) -> None:
    use(language)
    try:
        lettering = card_lettering(art)
        size = card_faces._title_size(lettering, language)
        assert size >= 1.0
        for card in CARDS:
            block, _ = fitting(lettering, tr(card.name), card_faces._title(card), "card", (size,), wrap=False)
            assert block.width <= card_faces._title(card).w
    finally:
        use("en")


def test_a_card_that_is_played_leaves_its_strip_behind(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), is_first_card)
    assert len(strips(scene)) == len(there(scene.table.view(0)).kept) > 1
    scene.session.think(there(scene.table.ask))
    while not (isinstance(event := scene.director.event, Played) and event.seat == 0):
        scene.director.skip()
    scene.director.update(1 / 60)
    assert there(scene.stage.piece(event.card))
    assert not {layout.strip(event.card), layout.gist(event.card)} & {*scene.stage.pieces}
    assert strips(scene)


def test_with_the_cards_of_a_hand_goes_all_that_lies_on_them(begin: Begin) -> None:
    scene = begin(1, 4, humans=1)
    scene.services.canvas.lettering.factor = 2.0
    play_until(scene, is_first_card)
    kept = CARD[there(scene.table.view(0)).kept[0]]
    scene.stage.clear(HAND, (kept,))
    assert [name for name, piece in scene.stage.pieces.items() if HAND <= piece.layer < CHOICE] == [kept]
