"""What cards of the hand of El Toro do is said in signs on them, where they can be seen."""

from __future__ import annotations

import pygame
import pytest

from game.bulls.rows import CARDS
from game.bulls.tokens import CARD
from game.core.event import Played
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls import layout
from scenes.skins.bulls.drawing.deed_strips import HIGH, INSET, WIDEST, DeedStrips
from scenes.skins.bulls.screenshots import is_first_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.stage.pieces import CHOICE, HAND, Piece
from scenes.table.play import PlayScene
from scenes.ui.art import Art
from scenes.ui.theme import HEIGHT
from tests.narrow import as_a, there
from tests.stage.conftest import Begin

COLOURS = ("yellow", "blue", "green", "white")
KINDS = {kind.id: card for card, kind in enumerate(CARDS)}


def strips(scene: PlayScene) -> list[Piece]:
    """The strips on the table."""
    return [piece for name, piece in scene.stage.pieces.items() if name.kind == "deeds"]


def printed(art: Art, kind: str, seat: int = 0, colours: tuple[str, ...] = COLOURS) -> pygame.Surface:
    name = DeedStrips(art, colours)(KINDS[kind], seat)
    return art.picture(name, 600, HIGH)


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_card_does_is_seen_whole_beside_the_next_card(art: Art, kind: str) -> None:
    signs = printed(art, kind).get_bounding_rect()
    assert signs.left >= INSET - 1
    assert 200 < signs.w <= WIDEST + 2
    gap = layout.fan(5)[1][0] - layout.fan(5)[0][0]
    assert signs.right * layout.CARD[0] / 600 < gap


def test_no_two_cards_are_said_to_do_the_same(art: Art) -> None:
    seen = {pygame.image.tobytes(printed(art, kind), "RGBA") for kind in KINDS}
    assert len(seen) == len(KINDS)


def test_dice_on_a_strip_have_the_colours_of_whose_hand_it_is_and_of_rivals(art: Art) -> None:
    own = {pygame.image.tobytes(printed(art, "quick_feet", seat), "RGBA") for seat in range(4)}
    assert len(own) == 4
    assert printed(art, "spilled_sangria", 1, COLOURS[:2]).get_bounding_rect().w > 200


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_every_card_that_lies_open_says_what_it_does_below_its_name(begin: Begin, text: float) -> None:
    scene = begin(1, 4, humans=1)
    scene.services.canvas.lettering.factor = text
    play_until(scene, is_first_card)
    view, skin = there(scene.table.view(0)), as_a(BullsSkin, scene.skin)
    held = {piece.token: piece for piece in skin.settle(view, True)}
    cards = [CARD[card] for card in view.kept]
    assert cards
    for card in cards:
        strip, name = held[layout.strip(card)], held.get(layout.ribbon(card))
        assert not strip.target
        assert held[card].rect.top + 44 < strip.rect.top
        assert strip.rect.bottom <= HEIGHT + 4
        assert name is None or name.rect.bottom <= strip.rect.top + 2
        assert (name is not None) == (text > 1)
    assert not [piece for piece in skin.settle(view, False) if piece.token.kind in ("deeds", "name")]


def test_a_card_that_is_played_leaves_its_strip_behind(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), is_first_card)
    assert len(strips(scene)) == len(there(scene.table.view(0)).kept) > 1
    scene.session.think(there(scene.table.ask))
    while not (isinstance(event := scene.director.event, Played) and event.seat == 0):
        scene.director.skip()
    scene.director.update(1 / 60)
    assert there(scene.stage.piece(event.card))
    assert layout.strip(event.card) not in scene.stage.pieces
    assert strips(scene)


def test_with_the_cards_of_a_hand_goes_all_that_lies_on_them(begin: Begin) -> None:
    scene = begin(1, 4, humans=1)
    scene.services.canvas.lettering.factor = 2.0
    play_until(scene, is_first_card)
    kept = CARD[there(scene.table.view(0)).kept[0]]
    scene.stage.clear(HAND, (kept,))
    assert [name for name, piece in scene.stage.pieces.items() if HAND <= piece.layer < CHOICE] == [kept]
