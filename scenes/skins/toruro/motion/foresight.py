"""Foresight: what an event will show is read and painted while those before it are still being shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.core.event import Event, cards_of
from game.core.seat import Seat
from game.toruro.deck import NO_CARD
from game.toruro.events import (
    CardPlayed,
    Exposed,
    LuloCommitted,
    PartidaEnded,
    Passed,
    RoundBegan,
    TookAll,
    TrickTaken,
    Went,
)
from game.toruro.view import ToruroView
from scenes.skins.toruro.card_layout import BACKSIDE, GLOW, picture
from scenes.skins.toruro.drawing import cone
from scenes.skins.toruro.drawing.account import Account
from scenes.skins.toruro.drawing.cloth import PLAYER, TAKER
from scenes.skins.toruro.drawing.toll import Toll
from scenes.skins.toruro.layout import CARD, SMALL, played_size
from scenes.skins.toruro.motion import huge_pot_motion, lulo_motion, lulo_round, rim, triumph_motion
from scenes.skins.toruro.motion.card_motion import PASSES
from scenes.skins.toruro.motion.chip_motion import FEAST
from scenes.skins.toruro.motion.chip_motion import SMALL as CHIPS_THAT_MOVE
from scenes.skins.toruro.motion.evening_motion import GOES, moved_by
from scenes.skins.toruro.motion.props import BANNER, BUBBLE, Props
from scenes.skins.toruro.motion.taker_motion import LOUD, is_applauded, moved, said, triumphant
from scenes.skins.toruro.motion.triumph_motion import CHEER
from scenes.stage.effect_sprites import PROPORTION
from scenes.stage.faces import Mood
from scenes.ui.canvas import Canvas
from scenes.ui.marks import expect_face

TELLING = "Running"
"""The bookmark of a script that tells an event: it is gone when the next question is put."""


def asked_to_go(view: ToruroView, seats: Sequence[Seat]) -> ToruroView | None:
    """Return the view in which a person is asked whether they go, if that comes right after a `view`."""
    seat, step = view.seat, view.house.turn_step
    if seat is None or not seats[seat].human or view.exposed == NO_CARD or view.tricks:
        return None
    order = [(view.first + step * turn) % view.seats for turn in range(view.seats)]
    silent = next((other for other in order if view.goes[other] is None), None)
    if silent != seat or not view.bookmarks or view.bookmarks[-1][0] != TELLING:
        return None
    return replace(view, phase="go", turn=seat, bookmarks=view.bookmarks[:-1])


def cards(event: Event, is_large: bool) -> list[str]:
    """Return the pictures of the cards that an event turns up."""
    return [picture(card.id, is_large) for card in cards_of(event)]


def expect(props: Props, canvas: Canvas, event: Event, view: ToruroView) -> None:
    """Have ready what an event shows that leads to a view."""
    turned_up = cards(event, props.cards.is_large)
    canvas.art.expect(turned_up)
    on_cloth = SMALL if isinstance(event, Exposed) else played_size(view.seats)
    canvas.expect(turned_up, CARD, on_cloth, played_size(view.seats, is_best=True))
    match event:
        case LuloCommitted(lulo=lulo) if lulo is not None:
            _lulo(props, canvas, event, view)
        case PartidaEnded(partida=partida):
            hud, account = props.hud, Account.of(partida, view)
            canvas.art.do_later([partial(account.prepare, canvas, hud.seats, hud.faces, hud.slate.own)])
            for payer, mood in moved_by(account):
                _look(props, canvas, payer, mood)
        case RoundBegan():
            for face, seat in zip(props.hud.faces, props.hud.seats, strict=True):
                expect_face(canvas, face, seat.colour, TAKER)
                expect_face(canvas, face, seat.colour, PLAYER)
        case TrickTaken():
            _taken(props, canvas, event, view)
        case CardPlayed() if lulo_motion.is_decisive(view, event):
            canvas.expect([BACKSIDE], lulo_motion.hung(on_cloth))
            canvas.expect([GLOW], (lulo_motion.LIGHT, lulo_motion.LIGHT))
            for other in lulo_motion.dreading(view):
                _look(props, canvas, other, Mood.SORE)
        case TookAll(seat=seat) if sum(event.pots) >= FEAST:
            _triumph(props, canvas, seat, CHEER, BANNER)
            canvas.expect([GLOW], (triumph_motion.GLOW, triumph_motion.GLOW))
        case TookAll(seat=seat):
            _triumph(props, canvas, seat, triumph_motion.alone(event), triumph_motion.ALONE)
        case Passed():
            _bubble(props, canvas, PASSES)
        case Went():
            _bubble(props, canvas, GOES)
        case _:
            pass


def _taken(props: Props, canvas: Canvas, event: TrickTaken, view: ToruroView) -> None:
    """Have ready the faces of a trick that is taken, and what is called out."""
    if event.chips >= CHIPS_THAT_MOVE:
        for seat, mood in moved(view.tricks[len(view.takers) - 1], view.exposed, event.card.id):
            _look(props, canvas, seat, mood)
    cheer = triumphant(event, view)
    if cheer:
        _triumph(props, canvas, event.seat, cheer, BANNER if cheer == CHEER else huge_pot_motion.WIDTH)
        lights = (triumph_motion.GLOW,) if cheer == CHEER else huge_pot_motion.LIGHTS
        canvas.expect([GLOW], *((wide, wide) for wide in lights))
    if cheer == CHEER:
        return
    if words := said(event, view, None) or (huge_pot_motion.sum_of(event) if is_applauded(event) else ""):
        wide = LOUD if is_applauded(event) else BUBBLE
        canvas.expect([props.shout(words)], (wide, wide / PROPORTION))


def _triumph(props: Props, canvas: Canvas, seat: int, words: str, wide: float) -> None:
    """Have ready what cheers a seat that steps out into the light, in words so wide."""
    canvas.expect([props.shout(words)], (wide, wide / PROPORTION))
    canvas.expect([props.portrait(seat, Mood.GLAD)], (triumph_motion.FACE, triumph_motion.FACE))


def _look(props: Props, canvas: Canvas, seat: int, mood: Mood) -> None:
    """Have ready a face that grows out of its plate."""
    side = rim.width(props, seat)
    canvas.expect([props.portrait(seat, mood)], (side, side))


def _bubble(props: Props, canvas: Canvas, words: str) -> None:
    """Have ready what a seat says."""
    canvas.expect([props.shout(words)], (BUBBLE, BUBBLE / PROPORTION))


def _lulo(props: Props, canvas: Canvas, event: LuloCommitted, view: ToruroView) -> None:
    """Have ready the words, the board and the faces of a lulo, alone or among several of its round."""
    scale, words = lulo_motion.scale_of(event), props.shout(lulo_motion.words(event.ordinal))
    canvas.art.do_later([partial(Toll.of(event, view).prepare, canvas, props.hud.seats)])
    canvas.expect([words], (scale.burst, scale.burst / PROPORTION))
    canvas.expect([props.portrait(event.seat, Mood.SORE)], (scale.face, scale.face))
    if others := lulo_round.owing(event.seat, view):
        called_out = props.shout(lulo_round.words(1 + len(others)))
        canvas.expect([called_out], (lulo_round.BURST, lulo_round.BURST / PROPORTION))
    is_own = event.seat == props.hud.slate.own
    owed = props.shout(lulo_motion.owed(props, event))
    counts = range(2, view.seats + 1)  # how many stand in the row is not known yet
    widths = {lulo_motion.debt_width(count, is_own=is_own) for count in counts}
    canvas.expect([owed], *((wide, wide / PROPORTION) for wide in widths))
    cone.prepare(canvas.art)
    for other in range(view.seats):
        if other != event.seat:
            _look(props, canvas, other, Mood.GLAD)
