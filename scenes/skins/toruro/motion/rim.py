"""The faces at the rim of the table: they grow out of their plates where something moves them."""

from __future__ import annotations

from scenes.skins.toruro.layout import Point
from scenes.skins.toruro.motion.props import Props
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece

FACE, WITHIN = 60.0, 27.0
"""Width of such a face, and how far within its plate it stands, where letters are not large."""


def width(props: Props, seat: int) -> float:
    """Return how wide the face of a seat is that has grown."""
    return max(FACE, props.hud.places.plate(seat).h)


def at(props: Props, seat: int) -> Point:
    """Return where the face of a seat looks out of its plate."""
    plate = props.hud.places.plate(seat)
    return plate.left + max(WITHIN, plate.h / 2 - 1), plate.centery


def face(props: Props, seat: int, mood: Mood) -> Piece:
    """Add the face of a seat, small still, where it looks out of its plate."""
    piece = props.effect(props.portrait(seat, mood), at(props, seat), width(props, seat))
    piece.scale = 0.3
    return piece
