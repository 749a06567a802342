"""What it means to have taken a trick, in a word at the plate: saved, in the lead, or a large pot."""

from __future__ import annotations

from collections.abc import Sequence

from game.toruro.deck import Card
from game.toruro.events import TrickTaken
from game.toruro.tokens import POTS
from game.toruro.view import Play, ToruroView
from game.translation import tr
from scenes.skins.toruro.layout import POTS as PLATES
from scenes.skins.toruro.motion.chip_motion import FEAST, HUGE, RICH, SMALL
from scenes.skins.toruro.motion.huge_pot_motion import sum_of
from scenes.skins.toruro.motion.props import Props
from scenes.skins.toruro.motion.triumph_motion import APPLAUSE, CHEER
from scenes.skins.toruro.words.facts import missed
from scenes.stage.faces import Mood
from scenes.ui.anim import Cue, together

EARLY = 2
"""After so many rounds it means something to be in the lead."""
LOUD = 190.0
"""Width of what is called out at the plate of whoever takes a large pot."""
REST = 0.6
"""Seconds for which such a word stands there."""


def is_saved(view: ToruroView) -> bool:
    """Return whether the last trick has saved whoever took it from a lulo."""
    return len(view.takers) == POTS and view.takers.count(view.takers[-1]) == 1 and not view.last


def moved(trick: Sequence[Play], exposed: Card, best: Card) -> list[tuple[int, Mood]]:
    """Return whose face a trick moves that its best card takes: whoever played that, and who was so close."""
    near = missed(trick, exposed, best)
    moods = {best: Mood.GLAD, near: Mood.SORE}
    return [(play.seat, moods[play.card]) for play in trick if play.card in moods]


def leader(net: Sequence[int]) -> int | None:
    """Return who alone has most chips, None where several do."""
    best = [seat for seat, chips in enumerate(net) if chips == max(net)]
    return best[0] if len(best) == 1 else None


def has_swept(event: TrickTaken, view: ToruroView) -> bool:
    """Return whether a trick has brought its taker the last of all three pots."""
    return view.takers == (event.seat,) * POTS


def triumphant(event: TrickTaken, view: ToruroView) -> str:
    """Return what all call out before a pot is paid that is worth a triumph, "" for any other.

    That is a huge one; and the last of three that are a feast together, unless one was cheered before.
    """
    if event.chips >= HUGE:
        return sum_of(event)
    is_first = has_swept(event, view) and sum(view.taken) >= FEAST and max(view.taken) < HUGE
    return CHEER if is_first else ""


def is_applauded(event: TrickTaken) -> bool:
    """Return whether a pot is large, though not so large that all call it out."""
    return HUGE > event.chips >= RICH


def said(event: TrickTaken, view: ToruroView, led: int | None) -> str:
    """Return what whoever took a trick calls out, "" for nothing; `led` is who was in the lead before.

    Of a small pot nothing is said, but that it saves somebody.
    """
    if is_saved(view):
        return tr("Saved!")
    leads = leader(view.net) == event.seat != led and view.round > EARLY and event.chips >= SMALL
    return tr("In the lead!") if leads else ""


def relished(props: Props, event: TrickTaken, led: int | None) -> Cue:
    """Let whoever was paid for a trick, and all, feel what it means; `led` is who was in the lead before."""
    words, seat = said(event, props.after, led), event.seat
    if triumphant(event, props.after) == CHEER:
        return  # all of it was cheered
    if is_applauded(event):
        shine = props.particles.spray(APPLAUSE, PLATES[event.pot.id], min(event.chips, 24))
        called_out = props.call_out(seat, words or sum_of(event), REST, LOUD)
        yield from together([props.sound("coins"), shine, called_out])
    elif words:
        yield from together([props.sound("relief"), props.call_out(seat, words, REST)])
