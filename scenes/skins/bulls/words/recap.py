"""What befell a seat since its last turn, as rows of pictures: who it was, its own dice before and after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from game.bulls import events
from game.bulls.tokens import BULL, owner
from game.core import event as shared
from game.core.event import Event
from game.translation import tr
from scenes.skins.bulls.words.questions import Words
from scenes.stage.chronicle import COLUMN
from scenes.stage.faces import Mood, portrait
from scenes.stage.skin import Line

Thing = TypeVar("Thing")
MOST = 5
"""So many rows are read at a glance."""


def recap(words: Words, faces: Sequence[str], lines: Sequence[Line], seat: int) -> list[Line]:
    """Return what others and Bulls did to a seat, oldest first; `faces` are the portraits.

    All who were trampled are one row. Of more rows than can be read the oldest are left out, but never that.
    """
    told = [line for line in lines if line.event is not None and has_befallen(line.event, seat)]
    lost = [line for line in told if isinstance(line.event, events.Trampled)]
    rest = [line for line in told if line not in lost]
    kept = rest[-(MOST - bool(lost)) :]
    is_short = len(kept) + bool(lost) > COLUMN
    rows = []
    for line in told:
        if line in kept and line.event is not None:
            rows.append(replace(line, text=_row(words, faces, own_part(line.event, seat), is_short)))
        elif line in lost[-1:]:
            rows.append(replace(line, text=_fallen(words, [each.event for each in lost], seat, is_short)))
    return rows


def _row(words: Words, faces: Sequence[str], event: Event, is_short: bool) -> str:
    """Return who did something, the dice before and after it, and where unless it `is_short`."""
    seat = getattr(event, "seat", None)
    who = f"[{portrait(faces[seat], Mood.CALM)}:2.2]" if seat is not None else ""
    match event:
        case (
            events.Rerolled(dice=dice, before=before, faces=now, places=places)
            | events.Turned(dice=dice, before=before, faces=now, places=places)
        ):
            where = "" if is_short else ", ".join(dict.fromkeys(map(words.place, places)))
            return f"{who} {words.dice(dice, before)} › {words.dice(dice, now)} {where}".rstrip()
        case events.Shifted(pieces=dice, faces=now, origins=origins, targets=targets):
            moved = words.dice(dice, now)
            if is_short:
                return tr("{who} moves {dice}", who=who, dice=moved)
            return f"{who} {moved} {words.place(origins[0])} › {words.place(targets[0])}"
        case shared.Removed(pieces=markers, places=places):
            sign = "" if is_short else words.sign(places[0].id)
            return tr(
                "{who} takes {token} {sign}", who=who, token=words.marker(markers[0]), sign=sign
            ).rstrip()
        case _:
            raise ValueError(event)


def _fallen(words: Words, found: Sequence[Event | None], seat: int, is_short: bool) -> str:
    """Return which Runners of a seat the Bulls have trampled, and where unless it `is_short`."""
    own = [own_part(event, seat) for event in found if event is not None]
    fallen = [event for event in own if isinstance(event, events.Trampled)]
    dice = "".join(words.dice(event.runners, event.faces) for event in fallen)
    bull = words.die(BULL[0], 5)
    if is_short:
        return f"{bull} › {dice}"
    where = ", ".join(words.place(event.place) for event in fallen)
    return tr("{bull} tramples {dice} {places}", bull=bull, dice=dice, places=where)


def has_befallen(event: Event, seat: int) -> bool:
    """Return True for what others did to Runners and Direction tokens of a seat, and for the trampled."""
    match event:
        case events.Trampled(runners=things):
            by = None
        case events.Rerolled(dice=things, seat=by) | events.Turned(dice=things, seat=by):
            pass
        case events.Shifted(pieces=things, seat=by):
            pass
        case shared.Removed(pieces=things, seat=by) if by is not None:
            pass
        case _:
            return False
    return by != seat and any(thing.kind in ("runner", "marker") and owner(thing) == seat for thing in things)


def own_part(event: Event, seat: int) -> Event:
    """Return what happened to the Runners of one seat alone, where it happened to those of several."""
    match event:
        case events.Trampled(runners=dice, faces=faces):
            own = [place for place, die in enumerate(dice) if owner(die) == seat]
            return replace(event, runners=_at(dice, own), faces=_at(faces, own))
        case events.Rerolled(dice=dice) | events.Turned(dice=dice):
            own = [place for place, die in enumerate(dice) if die.kind == "runner" and owner(die) == seat]
            before, faces, places = event.before, event.faces, event.places
            return replace(
                event,
                dice=_at(dice, own),
                faces=_at(faces, own),
                before=_at(before, own),
                places=_at(places, own),
            )
    return event


def _at(things: Sequence[Thing], places: Sequence[int]) -> tuple[Thing, ...]:
    return tuple(things[place] for place in places)
