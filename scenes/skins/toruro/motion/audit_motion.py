"""The motion of an audit: the tricks are laid out, a light goes over them, and wrong cards are stamped.

All that lies there are passing sprites; they go when anything else than another misplay or accusation is
shown. Where seats may accuse each other the tricks lie there, drawn, as long as nothing moves.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.core.action import Token
from game.toruro.events import Accused, Misplayed
from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.card_layout import picture
from scenes.skins.toruro.drawing.hud import GOOD
from scenes.skins.toruro.drawing.tags import draw_tag
from scenes.skins.toruro.drawing.trick_board import (
    Layout,
    draw_board,
    draw_key,
    draw_names,
    draw_notes,
    draw_slate,
)
from scenes.skins.toruro.layout import SHOUT, Point
from scenes.skins.toruro.motion.props import Props
from scenes.skins.toruro.words.facts import duty_call
from scenes.skins.toruro.words.proof import acquittal, proof
from scenes.stage.effect_sprites import PROPORTION
from scenes.stage.pieces import Piece, change, pop, slide
from scenes.ui.anim import Cue, ease_out_back, in_turn, together, until_seen, wait
from scenes.ui.canvas import Canvas
from scenes.ui.marks import disc
from scenes.ui.theme import MASTER, rgb

STEP = 0.11
"""Seconds that the candle lights one card."""
SEARCH, RIGHTLY, BACK = 0.6, 1.22, 0.3
"""Seconds that it takes to an accused card, how much larger that becomes if it was played rightly, and how
faint others are then."""
CLEARED, GREEN = "toruro/stamp_rightly", rgb("#3F7A2B")
"""The stamp of a card that was played rightly, and its colour."""
TICK = ((0.22, 0.52), (0.31, 0.43), (0.44, 0.56), (0.70, 0.26), (0.79, 0.34), (0.45, 0.74))
"""The tick on it, in shares of its width."""
STAMP, MARK, LIGHT = 74.0, 28.0, 190.0
"""Widths."""
NAMED, NAME = (600.0, 592.0), 380.0
"""Where the duty that was broken is named below the slate, and how large."""
KEPT = 3.0
"""The width of the line around a card that should have been played instead."""


def misplayed(props: Props, event: Misplayed) -> Cue:
    """A misplay is found: where its card lies, or among all tricks of the round."""
    lying = props.stage.pieces.get(event.card)
    if len(props.cards.view.takers) < POTS and lying is not None:
        return _stamped(props, lying, event, SHOUT)
    return _looked_through(props, event)


def accused(props: Props, event: Accused) -> Cue:
    """A seat points at another one, rightly or not."""
    calls = in_turn([props.sound("gasp"), props.call_out(event.seat, tr("Wrong!"), 0.3)])
    return calls if event.right else in_turn([calls, _in_vain(props, event)])


def _in_vain(props: Props, event: Accused) -> Cue:
    """The card was played rightly, as all can see, and whoever accused owns to it."""
    if not is_on(props):
        yield from _lay_out(props)
    meant = next(
        laid.card
        for laid in _layout(props).cards
        if (laid.seat, laid.trick) == (event.accused, event.trick.id)
    )
    card = next(piece for piece in props.laid_out if piece.token == Token("card", meant))
    search = slide(props.laid_out[-1], (card.x, card.y), SEARCH)
    yield from together([search, props.call_out(event.accused, tr("Never!"), 0.3)])
    props.proof = acquittal(event, meant, props.cards.view, props.hud.seats)
    props.canvas.art.compose_once(CLEARED, partial(_paint_tick, round(STAMP * MASTER)))
    tick = props.effect(CLEARED, (card.x, card.y), STAMP)
    grown = change(card, 0.2, ease_out_back, scale=RIGHTLY)
    stamped = [props.sound("stamp"), props.sound("relief"), pop(tick, 0.16, 2.0), grown]
    owns = props.call_out(event.seat, tr("My mistake!"), 0.4)
    yield from together([*stamped, _singled_out(props, event.accused, event.trick.id), owns])
    yield from until_seen()
    props.proof = None
    yield from together([change(card, 0.15, scale=1.0), change(tick, 0.15, alpha=0.0), _all_seen(props)])
    props.gone(tick)


def _singled_out(props: Props, seat: int, trick: int) -> Cue:
    """Let all cards step back but that of a seat in a trick, the one that led there, and its later ones."""
    counts = [
        laid.card
        for laid in _layout(props).cards
        if (laid.trick == trick and not laid.place) or (laid.seat == seat and laid.trick >= trick)
    ]
    others = [piece for piece in _cards(props) if piece.token.id not in counts]
    return together(change(piece, 0.2, alpha=BACK) for piece in others)


def _all_seen(props: Props) -> Cue:
    """Let all cards that lie there be seen again."""
    return together(change(piece, 0.15, alpha=1.0) for piece in _cards(props))


def _cards(props: Props) -> list[Piece]:
    return [piece for piece in props.laid_out if piece.token.kind == "card"]


def _paint_tick(side: int) -> pygame.Surface:
    """Paint the stamp of a card that was played rightly: a tick in a ring."""
    stamp, middle = pygame.Surface((side, side), pygame.SRCALPHA), side / 2
    stamp.fill((*GREEN, 0))
    for radius, width in ((0.96, 0.05), (0.84, 0.025)):
        pygame.draw.circle(stamp, GREEN, (middle, middle), radius * middle, round(width * side))
    pygame.draw.polygon(stamp, GREEN, [(side * x, side * y) for x, y in TICK])
    return stamp


def is_awaited(view: ToruroView) -> bool:
    """Return whether the tricks of a round lie open now, for anybody to accuse somebody else."""
    return (
        view.house.detection == "accuse" and not view.strict and len(view.tricks) == POTS == len(view.takers)
    )


def opened(props: Props) -> Cue:
    """Lay the tricks out for everybody to look for what was played wrong."""
    yield from _lay_out(props)
    light = props.laid_out.pop()
    props.gone(light)


def is_open(props: Props) -> bool:
    """Return whether the tricks lie there, at rest or as sprites."""
    return is_on(props) or (props.hud.phase == "accuse" and is_awaited(props.hud.view))


def draw_open(props: Props, canvas: Canvas) -> None:
    """Draw the slate on which tricks lie, with all of them where they lie open and nothing moves."""
    if is_on(props):
        draw_slate(canvas, _layout(props))
    elif is_open(props):
        layout, view = _layout(props), props.hud.view
        draw_board(canvas, layout, view, props.hud.seats)
        draw_key(canvas, layout, "", view.exposed)


def closed(props: Props) -> Cue:
    """Clear the tricks of an audit away."""
    if not is_on(props):
        yield from _lay_out(props)
    lying, props.laid_out = _lying(props), []
    yield from together((change(piece, 0.2, alpha=0.0) for piece in lying), 0.004)
    for piece in lying:
        props.gone(piece)
    if props.hud.phase == "accuse":
        props.hud.phase = ""


def draw(props: Props, canvas: Canvas) -> None:
    """Draw what is written on the tricks of an audit, as far as they lie there."""
    lying = {(piece.token, piece.x, piece.y) for piece in _lying(props)}
    if not lying:
        return
    layout = _layout(props)
    draw_names(canvas, layout, props.hud.seats)
    kept = props.proof.kept if props.proof is not None else ()
    held = [laid for laid in layout.cards if laid.card in kept]
    for laid in held:
        wide, high = layout.grid.card
        area = pygame.FRect(0, 0, wide + 4, high + 4)
        area.center = laid.at
        canvas.frame(area, GOOD, KEPT, 6)
    draw_notes(canvas, layout, [one for one in layout.cards if (Token("card", one.card), *one.at) in lying])
    told = props.proof.words if props.proof is not None else ""
    draw_key(canvas, layout, told, props.cards.view.exposed)
    for laid in held:
        draw_tag(canvas, tr("held"), (laid.at[0], laid.at[1] + 14))


def is_on(props: Props) -> bool:
    """True while the tricks of an audit lie there."""
    return bool(_lying(props))


def _layout(props: Props) -> Layout:
    return Layout(props.cards.view.tricks, props.cards.view.takers)


def _lying(props: Props) -> list[Piece]:
    return [piece for piece in props.laid_out if piece in props.stage.effects]


def _looked_through(props: Props, event: Misplayed) -> Cue:
    if not is_on(props):
        yield from _lay_out(props)
    cards = {piece.token: piece for piece in _cards(props)}
    light = next((piece for piece in props.laid_out if piece.picture == "ui/glow"), None)
    found = cards.get(event.card)
    if found is None or light is None:
        return
    if props.cards.view.house.detection == "audit":
        lying = list(cards.values())
        places = [(piece.x, piece.y) for piece in lying]
        here = (light.x, light.y)
        start = places.index(here) + 1 if here in places else 0
        for place in places[start : lying.index(found)]:  # the light goes over all cards before it
            yield from slide(light, place, STEP)
    yield from slide(light, (found.x, found.y), 0.15)
    yield from _stamped(props, found, event, NAMED)


def _lay_out(props: Props) -> Cue:
    """All cards of the round come from the plates of those who took them, unless they lie there already."""
    layout, lies_there = _layout(props), is_open(props)
    if not lies_there:
        board = props.effect("ui/slate", layout.board.center, *layout.board.size)
        yield from pop(board, 0.2, 0.7)
        props.gone(board)
    marks = []
    for seat, at in layout.marks:
        colour = props.hud.seats[seat].colour
        name = f"toruro/disc_{colour}"
        props.canvas.art.compose_once(name, partial(disc, colour, round(MARK / 2 * MASTER)))
        marks.append(props.effect(name, at, MARK))
    props.laid_out = marks
    dealt = []
    for laid in layout.cards:
        start = laid.at if lies_there else props.plate(props.cards.view.takers[laid.trick])
        card = props.effect(picture(laid.card), start, *layout.grid.card)
        card.token, card.layer = Token("card", laid.card), card.layer - 1
        card.gilt = props.cards.is_trump(laid.card)
        props.laid_out.append(card)
        dealt.append(slide(card, laid.at, 0.3))
    light = props.effect("ui/glow", layout.board.topleft, LIGHT)
    light.layer += 1
    props.laid_out.append(light)
    if not lies_there:
        yield from props.sound("deal")
        yield from together(dealt, 0.03)
        yield from wait(0.2)


def _stamped(props: Props, card: Piece, event: Misplayed, beside: Point) -> Cue:
    """The stamp comes down, and the duty that was broken is named beside it."""
    stamp = props.effect("toruro/stamp_misplay", (card.x, card.y), STAMP)
    named = props.effect(props.shout(duty_call(event.duty)), beside, NAME, NAME / PROPORTION)
    props.laid_out += [stamp, named]
    single_out = _singled_out(props, event.seat, event.trick.id) if is_on(props) else wait(0.0)
    yield from together([props.sound("stamp"), props.sound("gasp"), pop(stamp, 0.16, 2.0), single_out])
    props.proof = proof(event, props.cards.view, props.hud.seats)
    yield from pop(named, 0.2, 0.6)
    props.breath.begin([named])
    yield from wait(0.3)
    yield from until_seen()
    props.breath.end()
    props.proof = None
    yield from together([change(named, 0.15, alpha=0.0), _all_seen(props)])
    props.gone(named)
