"""Short sheets: what passes between two seats, on a small panel with both faces, for a moment.

They end every bargain. Who has all shown fast does not see them.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.alatriste import events
from game.core.action import Token
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import large_sheet
from scenes.skins.alatriste.drawing.card_faces import BACK, card
from scenes.skins.alatriste.layout import AIR, SHEET, Point
from scenes.skins.alatriste.motion.act import Act
from scenes.skins.alatriste.motion.props import Props
from scenes.stage.faces import Mood
from scenes.stage.pieces import EFFECT, Piece, change, pop
from scenes.ui.anim import Cue, ease_in_out, together, wait
from scenes.ui.art import Art
from scenes.ui.theme import INK, OCHRE, WALNUT_DK, rgb

PANEL = "alatriste/short_sheet"
SIZE = (440.0, 168.0)
MIDDLE: Point = (AIR[0], 146.0)
LENS = large_sheet.MOST, (large_sheet.ABOUT[0], 46.0)
"""How it is magnified: below its upper edge, which stays where it is."""
SCALE = 2
WALNUT, CLOTH, CLOTH_DK = rgb("#4A2E1E"), rgb("#1F4D3A"), rgb("#12322A")
CLOTHED = (262, 136)
"""How large the cloth is on which goods lie."""
FACE, FACE_AT = 96.0, (170.0, -14.0)
"""How wide a face is, and how far its middle lies beside and below that of the panel."""
NAME_Y, FOOT = 54.0, SIZE[1] / 2
GOODS_X, LANES = 66.0, (-18.0, 16.0)
"""How far from the middle goods lie before they cross and after it, and how far below it each side's do."""
CARD, COIN, PILED, MOST = (54.0, 54.0 / SHEET), 38.0, 7.0, 5
"""The size of a card, the width of a coin, how far one lies above the other, and how many at most."""
FANNED, STEP, SIGN = 15.0, 54.0, 48.0
"""How far a card lies beside the next, how far a thing beside another one, and how wide a promise is."""
IN, TOLD, CROSSED, OUT = 0.16, 0.34, 0.5, 0.16
"""Seconds in which the panel comes, for which goods lie where they were, in which they cross, and in which
it goes."""
READ = 0.75
"""Seconds for which the end is read."""


def register(art: Art) -> None:
    """Tell the art how to make the panel."""
    art.compose(PANEL, _panel)


def _panel() -> pygame.Surface:
    made = pygame.Surface([round(SCALE * side) for side in SIZE], pygame.SRCALPHA)
    area = made.get_rect()
    for grow, colour, edge in ((0, INK, 30), (-6, OCHRE, 27), (-12, WALNUT, 24), (-24, WALNUT_DK, 18)):
        pygame.draw.rect(made, colour, area.inflate(grow, grow), border_radius=edge)
    cloth = pygame.Rect(0, 0, *(SCALE * side for side in CLOTHED))
    cloth.center = area.center
    for grow, colour in ((0, INK), (-6, OCHRE), (-10, CLOTH_DK), (-22, CLOTH)):
        pygame.draw.rect(made, colour, cloth.inflate(grow, grow), border_radius=60 + grow // 2)
    return made


def traded(props: Props, event: events.Traded) -> Cue:
    """Let what each gives cross to the other side, and both be glad of it."""
    act = Act()
    yield from _open(props, act, (event.seat, event.target))
    offer = props.view.offer
    promises = len(offer.promises) if offer is not None else 0
    both = zip((-1, 1), (event.given, event.taken), event.counts, event.ducats, (promises, 0), strict=True)
    sides = [
        (side, _goods(props, act, side, cards, count, ducats, bound))
        for side, cards, count, ducats, bound in both
    ]
    goods = [thing for _, things in sides for thing in things]
    yield from together([pop(thing, 0.16, 0.8) for thing in goods], 0.02)
    yield from wait(TOLD)
    props.play_sound("coins" if any(event.ducats) else "card")
    for seat, face in act.faces.items():
        face.picture = props.cast.portrait(seat, Mood.GLAD)
    crossing = [
        change(thing, CROSSED, ease_in_out, x=thing.x - 2 * side * GOODS_X)
        for side, things in sides
        for thing in things
    ]
    agreed = told(props, act, tr("Agreed!"), (MIDDLE[0], MIDDLE[1] + FOOT))
    yield from together([*crossing, agreed, props.become(0.15)])
    yield from wait(READ)
    yield from together([props.fade(thing, OUT) for thing in act.pieces])


def _goods(
    props: Props, act: Act, side: int, cards: Sequence[Token], count: int, ducats: int, promises: int
) -> list[Piece]:
    """Lay what a side gives on the cloth before it: cards open only to whoever may know them."""
    y = MIDDLE[1] + LANES[side > 0]
    faces = [card(name.id) for name in cards] or [BACK] * count
    room = [*([len(faces)] if faces else []), *([0] if ducats else []), *([0] if promises else [])]
    x = MIDDLE[0] + side * GOODS_X - STEP * (len(room) - 1) / 2
    shown = []
    if faces:
        first = x - FANNED * (len(faces) - 1) / 2
        for place, face in enumerate(faces):
            shown.append(piece(props, act, face, (first + FANNED * place, y), *CARD))
            shown[-1].layer += 0.001 * place
        x += STEP
    if ducats:
        for place in range(min(MOST, ducats)):
            shown.append(piece(props, act, "alatriste/icon_ducats", (x, y + 8 - PILED * place), COIN))
            shown[-1].layer += 0.001 * place
        shown.append(note(props, act, str(ducats), "", (x, y + 33), 0.9))
        x += STEP
    if promises:
        shown.append(piece(props, act, "alatriste/icon_promise", (x, y), SIGN))
        words = trn("1 promise", "{n} promises", promises)
        shown.append(note(props, act, words, "", (x, y + 33), 0.9))
    return shown


def _open(props: Props, act: Act, pair: tuple[int, int]) -> Cue:
    """Bring the panel with two faces and their names."""
    piece(props, act, PANEL, MIDDLE, *SIZE).layer -= 0.05
    for side, seat in zip((-1, 1), pair, strict=True):
        x = MIDDLE[0] + side * FACE_AT[0]
        act.faces[seat] = piece(props, act, props.cast.portrait(seat), (x, MIDDLE[1] + FACE_AT[1]), FACE)
        note(props, act, props.seats[seat].name, "", (x, MIDDLE[1] + NAME_Y))
    for shown in act.pieces:
        shown.alpha = 0.0
    yield from together([change(shown, IN, alpha=1.0) for shown in act.pieces])


def told(props: Props, act: Act, words: str, at: Point) -> Cue:
    """Say how it ends."""
    yield from pop(note(props, act, words, "", at, 1.3, over=0.1), 0.2, 0.7)


def note(
    props: Props, act: Act, words: str, icon: str, at: Point, size: float = 1.0, over: float = 0.05
) -> Piece:
    """Return a label on the panel."""
    picture, width, height = props.note(words, icon, size)
    return piece(props, act, picture, at, width, height, over)


def piece(
    props: Props, act: Act, name: str, at: Point, width: float, height: float = 0.0, over: float = 0.0
) -> Piece:
    """Return a picture on the panel, so far `over` what lies on it."""
    made = props.effect(name, at, width, height or width)
    made.layer, made.magnified = EFFECT + 0.3 + over, LENS
    act.pieces.append(made)
    return made
