"""Which device may be used at a table now, where people have devices of their own."""

from __future__ import annotations

from collections.abc import Set

from scenes.table.session import TableSession
from scenes.ui.hands import Hands
from scenes.ui.input import DESK, DIRECTIONS, Act, Input, Key
from scenes.ui.scene import source_of


def awaited(session: TableSession) -> int | None:
    """Return the seat of the person without whom nothing goes on now; None while nobody has to act."""
    if session.director.is_throw_awaited:
        return session.skin.own_dice.thrower
    return session.skin.orders.calling if session.turn is None else session.turn.ask.seat


def can_use(item: Input, hands: Hands, session: TableSession, looked_at: Set[int], private: bool) -> bool:
    """Return whether a device may be used now: that of the awaited seat, and others as far as they may.

    Whoever is not awaited uses their own hand, if it is among those `looked_at`, and opens the pause unless
    the last words are `private`. Where nobody is awaited, pads may hurry what moves, too.
    """
    source, seat = source_of(item), awaited(session)
    own, act = hands.seats.get(source), item.act if isinstance(item, Key) else None
    if not hands.seats or session.over:
        return True
    if act in (Act.AGAIN, Act.COPY) and looked_at - {own}:
        return False  # the last words may be about a hand that is not theirs
    if hands.can_act(source, seat) if seat is not None else own is None and source == DESK:
        return True
    if not isinstance(item, Key):
        return False
    if act is Act.PEEK or (own in looked_at and act in (Act.OK, *DIRECTIONS)):
        return own is not None and session.viewer.secret
    if act is Act.MENU or (act is Act.BACK and source == DESK):
        return item.down and not private
    if act is Act.HURRY and not item.down:
        return True
    hurries = act in (Act.HURRY, Act.SKIP) or (act is Act.OK and item.down)
    return seat is None and session.director.busy and hurries
