"""Short sheets: a fight or a bargain between two seats on a small panel, with both faces, for a moment.

They stand for the whole scene where nobody at this screen fights, and end every bargain. Who has all shown
fast does not see them.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.alatriste import events
from game.alatriste.events_combat import Clashed
from game.core.action import Token
from game.translation import tr, trn
from scenes.skins.alatriste.drawing.card_faces import tile
from scenes.skins.alatriste.layout import AIR, Point
from scenes.skins.alatriste.motion.act import Act
from scenes.skins.alatriste.motion.props import Props
from scenes.stage.pieces import EFFECT, Piece, change, pop
from scenes.ui.anim import Cue, together, wait
from scenes.ui.art import Art
from scenes.ui.text import signed
from scenes.ui.theme import INK, OCHRE, WALNUT_DK, rgb

PANEL = "alatriste/short_sheet"
SIZE = (470.0, 148.0)
MIDDLE: Point = (AIR[0], 138.0)
SCALE = 2
WALNUT = rgb("#4A2E1E")
FACE, FACE_AT = 100.0, (182.0, -12.0)
"""How wide a face is, and how far its middle lies beside and below that of the panel."""
NAME_Y, FOOT = 50.0, SIZE[1] / 2
DIE, DICE_AT, SUM_Y = 40.0, (84.0, -26.0), 18.0
"""How wide a die is, where the middle of a side's two dice lies, and how far below they are added."""
GOODS_X, GOODS_Y, GOODS_STEP = 84.0, -42.0, 32.0
"""Where what a side gives is listed, and how far one thing lies below the other."""
CARD = 44.0
"""How wide the picture of a card is that whoever looks may know."""
IN, TOLD, OUT = 0.18, 0.3, 0.16
"""Seconds in which the panel comes, until it is said how it ended, and in which it goes."""
READ = 1.1
"""Seconds for which the end is read."""


def register(art: Art) -> None:
    """Tell the art how to make the panel."""
    art.compose(PANEL, _panel)


def _panel() -> pygame.Surface:
    made = pygame.Surface([round(SCALE * side) for side in SIZE], pygame.SRCALPHA)
    for grow, colour, edge in ((0, INK, 30), (-6, OCHRE, 27), (-12, WALNUT, 24), (-24, WALNUT_DK, 18)):
        pygame.draw.rect(made, colour, made.get_rect().inflate(grow, grow), border_radius=edge)
    return made


def fought(props: Props, event: Clashed) -> Cue:
    """Show how a fight between others fell: their dice, what they add to them, and who won."""
    if props.is_hasty():
        return
    props.play_sound("clash")
    act = Act()
    yield from _open(props, act, event.seats, "fencing")
    told = []
    for side, faces, score in zip((-1, 1), event.faces, event.scores, strict=True):
        x, y = MIDDLE[0] + side * DICE_AT[0], MIDDLE[1] + DICE_AT[1]
        for place, face in enumerate(faces):
            at = x + (place - (len(faces) - 1) / 2) * (DIE + 4), y
            told.append(pop(_piece(props, act, f"alatriste/die_{face}", at, DIE), 0.2, 1.5))
        words = f"{sum(faces)} {signed(score - sum(faces))} = {score}"
        told.append(pop(_note(props, act, words, "fencing", (x, MIDDLE[1] + SUM_Y)), 0.2, 0.7))
    yield from together(told)
    yield from wait(TOLD)
    words = tr("A tie: once more")
    if event.winner is not None:
        props.play_sound("duel")
        words = tr("{name} wins!", name=props.seats[event.winner].name)
    yield from _end(props, act, words)


def traded(props: Props, event: events.Traded) -> Cue:
    """Show what changes hands in a bargain."""
    if props.is_hasty():
        return
    props.play_sound("coins")
    act = Act()
    yield from _open(props, act, (event.seat, event.target), "deal")
    offer = props.view.offer
    promises = len(offer.promises) if offer is not None else 0
    both = zip((-1, 1), (event.given, event.taken), event.counts, event.ducats, (promises, 0), strict=True)
    told = []
    for side, cards, count, ducats, bound in both:
        told += _goods(props, act, side, cards, count, ducats, bound)
    yield from together(told, 0.08)
    yield from wait(TOLD)
    yield from _end(props, act, tr("Agreed!"))


def _goods(
    props: Props, act: Act, side: int, cards: Sequence[Token], count: int, ducats: int, promises: int
) -> list[Cue]:
    """List what a side gives: cards that may be known as pictures, all else as labels."""
    x, shown = MIDDLE[0] + side * GOODS_X, []
    labels: list[tuple[str, str]] = []
    if count and not cards:
        labels.append((trn("1 card", "{n} cards", count), "draws"))
    if ducats:
        labels.append((str(ducats), "ducats"))
    if promises:
        labels.append((trn("1 promise", "{n} promises", promises), "promise"))
    y = MIDDLE[1] + GOODS_Y
    for place, card in enumerate(cards):
        at = x + (place - (len(cards) - 1) / 2) * (CARD + 3), y + (CARD - GOODS_STEP) / 2
        shown.append(_piece(props, act, tile(card.id), at, CARD))
    y += CARD + 2 if cards else 0.0
    for place, (words, icon) in enumerate(labels):
        shown.append(_note(props, act, words, icon, (x, y + GOODS_STEP * place)))
    if not shown:
        shown.append(_note(props, act, tr("nothing"), "", (x, y + GOODS_STEP)))
    for piece in shown:
        piece.alpha = 0.0
    return [pop(piece, 0.18, 0.7) for piece in shown]


def _open(props: Props, act: Act, pair: tuple[int, int], icon: str) -> Cue:
    """Bring the panel with two faces and their names, and a sign between them."""
    _piece(props, act, PANEL, MIDDLE, SIZE[0], SIZE[1]).layer -= 0.05
    for side, seat in zip((-1, 1), pair, strict=True):
        x = MIDDLE[0] + side * FACE_AT[0]
        _piece(props, act, props.cast.portrait(seat), (x, MIDDLE[1] + FACE_AT[1]), FACE)
        _note(props, act, props.seats[seat].name, "", (x, MIDDLE[1] + NAME_Y))
    _piece(props, act, f"alatriste/icon_{icon}", (MIDDLE[0], MIDDLE[1] - 26.0), 46.0)
    for piece in act.pieces:
        piece.alpha = 0.0
    yield from together([change(piece, IN, alpha=1.0) for piece in act.pieces])


def _end(props: Props, act: Act, words: str) -> Cue:
    """Say how it ended, let that be read, and take the panel away."""
    yield from pop(_note(props, act, words, "", (MIDDLE[0], MIDDLE[1] + FOOT), 1.3), 0.2, 0.7)
    yield from wait(READ)
    yield from together([props.fade(piece, OUT) for piece in act.pieces])


def _note(props: Props, act: Act, words: str, icon: str, at: Point, size: float = 1.0) -> Piece:
    picture, width, height = props.note(words, icon, size)
    piece = _piece(props, act, picture, at, width, height)
    piece.layer += 0.05
    return piece


def _piece(props: Props, act: Act, name: str, at: Point, width: float, height: float = 0.0) -> Piece:
    piece = props.effect(name, at, width, height or width)
    piece.layer = EFFECT + 0.3
    act.pieces.append(piece)
    return piece
