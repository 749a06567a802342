"""What is shown and said of each kind of event: one row each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.event import Drew, Event, Played
from game.toruro import events
from game.toruro.view import ToruroView
from scenes.skins.toruro.motion import (
    audit_motion,
    card_motion,
    chip_motion,
    evening_motion,
    lulo_motion,
    triumph_motion,
)
from scenes.skins.toruro.motion.lulo_round import lightened
from scenes.skins.toruro.motion.props import Props
from scenes.skins.toruro.words import chronicle
from scenes.skins.toruro.words.chronicle import Entry
from scenes.skins.toruro.words.questions import Words
from scenes.stage.skin import Line
from scenes.ui.anim import Cue


@dataclass(frozen=True, slots=True)
class Row:
    """The motion of a kind of event, and its entry in the chronicle.

    Until its motion is over `meanwhile` is said, unless it is "", where the entry would tell how it ends.
    `phase` is what the sign says from it on, as `ToruroView.phase` has it; None: what it said before.
    `acts`: the plate of the event's seat is lit.
    """

    motion: Callable[[Props, Any], Cue]
    entry: Callable[[Words, Any], Entry | None]
    phase: str | None = None
    acts: bool = False
    meanwhile: Callable[[Words, Any], str] | None = None


ROWS: dict[type[Event], Row] = {
    events.PartidaBegan: Row(evening_motion.partida_began, chronicle.partida),
    events.RoundBegan: Row(evening_motion.round_began, chronicle.round, phase=""),
    events.Anted: Row(chip_motion.anted, chronicle.anted),
    events.AtOnce: Row(evening_motion.at_once, chronicle.at_once),
    events.LuloDeferred: Row(chip_motion.deferred, chronicle.deferred, phase="pay", acts=True),
    events.LuloPaid: Row(chip_motion.paid, chronicle.paid, phase="split", acts=True),
    Drew: Row(card_motion.drew, chronicle.drew),
    events.Exposed: Row(card_motion.exposed, chronicle.exposed, phase="go"),
    events.Went: Row(evening_motion.went, chronicle.went, acts=True),
    events.Passed: Row(card_motion.passed, chronicle.passed, acts=True),
    events.TookAll: Row(triumph_motion.took_all, chronicle.took_all),
    events.LaidAside: Row(card_motion.laid_aside, chronicle.laid_aside, phase="exchange", acts=True),
    events.GaveBack: Row(card_motion.gave_back, chronicle.gave_back),
    events.Recycled: Row(card_motion.recycled, chronicle.recycled),
    events.CardPlayed: Row(card_motion.played, chronicle.played, acts=True),
    events.CardPlayedOnHonour: Row(card_motion.played, chronicle.played, acts=True),
    events.TrickTaken: Row(card_motion.taken, chronicle.taken, acts=True),
    events.Misplayed: Row(audit_motion.misplayed, chronicle.misplayed, meanwhile=chronicle.auditing),
    events.Accused: Row(
        audit_motion.accused, chronicle.accused, phase="accuse", acts=True, meanwhile=chronicle.accusing
    ),
    events.Forfeited: Row(chip_motion.forfeited, chronicle.forfeited),
    events.LuloCommitted: Row(lulo_motion.committed, chronicle.committed, meanwhile=chronicle.empty_handed),
    events.PartidaEnded: Row(evening_motion.partida_ended, chronicle.partida_ended),
    events.DealPassed: Row(evening_motion.deal_passed, chronicle.deal_passed),
    events.Proposed: Row(evening_motion.proposed, chronicle.proposed),
    events.Voted: Row(evening_motion.voted, chronicle.voted, phase="vote", acts=True),
    events.Decided: Row(evening_motion.decided, chronicle.decided),
    events.GameEnded: Row(evening_motion.game_ended, chronicle.ended, phase="over"),
}


def cue(props: Props, event: Event, view: ToruroView) -> Cue:
    """The motion of an event, after which all is as in `view`; what follows an audit clears it away first."""
    row, hud = ROWS[type(event)], props.hud
    goes_on = isinstance(event, events.Misplayed | events.Accused)
    if audit_motion.is_open(props) and not goes_on:
        yield from audit_motion.closed(props)
    if not evening_motion.is_behind_the_slate(props, event):
        yield from evening_motion.put_down(props)
        if not isinstance(event, events.LuloCommitted | events.Forfeited):
            yield from lightened(props)
    hud.phase = hud.phase if row.phase is None else row.phase
    hud.turn = getattr(event, "seat", None) if row.acts else hud.turn
    props.after = view
    if not isinstance(event, events.TrickTaken):  # its cards lie there until they were seen
        props.show()
    yield from row.motion(props, event)
    if not props.owed:  # else all of it is chalked up at once
        hud.land()


def line(words: Words, event: Event, view: ToruroView | None = None) -> Line | None:
    """Return the line of the chronicle for an event; None for what needs no words.

    Of a card is told meanwhile what hangs on it in a `view`; of none before anything lies there.
    """
    row = ROWS[type(event)]
    said = row.entry(words, event)
    if said is None:
        return None
    meanwhile = row.meanwhile(words, event) if row.meanwhile is not None else ""
    if view is not None and isinstance(event, Played) and lulo_motion.is_decisive(view, event):
        meanwhile = chronicle.hanging(words, event, view.lulo)
    return Line(said[1], event.rule, said[0], meanwhile, event)
