"""What is read large: the sheet of a box, or a card that whoever looks may know."""

from __future__ import annotations

from game.alatriste.view import AlatristeView
from game.core.action import Token
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import card_faces, laid_cards
from scenes.skins.alatriste.drawing.ways_list import box_of
from scenes.stage.pieces import Piece

LARGE = 1.25
"""The text size beyond which a sheet is read without its picture, so that it hides no more than before."""


def picture(name: Token, view: AlatristeView | None, is_face_up: bool, factor: float) -> str | None:
    """Return the picture of a box's sheet, or of a card that whoever looks may know, at that text size."""
    if name.kind == "box":
        return card_faces.words_alone(name.id) if factor > LARGE else card_faces.sheet(name.id)
    if view is None:
        return None
    if name == laid_cards.PILE and view.discard:
        return card_faces.card(view.discard[-1])
    if name.kind != "card" or (name.id in laid_cards.own(view) and not is_face_up):
        return None
    return card_faces.card(name.id)


def size(piece: Piece, factor: float) -> tuple[float, float]:
    """Return the size in which a piece is read: a box from its sheet, a card in proportion."""
    if box_of(piece.token).kind == "box":
        return layout.WORDS_READING if factor > LARGE else layout.BOX_READING
    return layout.READING, layout.READING / layout.SHEET
