"""Motion of trading: offers, answers, promises, and the vote to end the game."""

from __future__ import annotations

from game.alatriste.events import (
    EndProposed,
    EndVoted,
    OfferAnswered,
    OfferMade,
    Promised,
    PromiseSettled,
    Traded,
)
from game.translation import tr
from scenes.skins.alatriste.motion.props import Props
from scenes.skins.alatriste.words.why_not_text import outcry
from scenes.stage.cues import change, pop
from scenes.ui.anim import Cue, ease_in_out, together, wait


def offered(props: Props, event: OfferMade) -> Cue:
    """Let a sealed offer go from one seat to another."""
    start, end = props.plate(event.seat), props.plate(event.target)
    deal = props.effect("alatriste/icon_deal", (start[0] - 130, start[1]), 42)
    deal.layer += 0.5
    props.play_sound("card")
    yield from pop(deal, 0.2, 0.5)
    yield from change(deal, 0.5, ease_in_out, x=end[0] - 130, y=end[1])
    yield from together([change(deal, 0.2, alpha=0.0), props.become(0.1)])
    props.gone(deal)


def answered(props: Props, event: OfferAnswered) -> Cue:
    """Let a seat agree, refuse, or name another price."""
    refused = outcry(event.reason)
    words = {"accepted": tr("Agreed!"), "refused": refused, "counter": tr("Listen…")}[event.answer]
    props.play_sound("relief" if event.answer == "accepted" else "refuse")
    yield from together([props.call_out(event.seat, words, 0.5), props.become(0.1)])


def traded(props: Props, event: Traded) -> Cue:
    """Let Ducats change hands; the cards follow."""
    one, other = props.plate(event.seat), props.plate(event.target)
    paid, asked = event.ducats
    flights = []
    if paid:
        flights.append(props.coins(paid, one, other))
    if asked:
        flights.append(props.coins(asked, other, one))
    props.play_sound("coins")
    yield from together(flights)
    yield from props.become(0.15)


def promised(props: Props, event: Promised) -> Cue:
    """Write and seal a promise between the two."""
    start, end = props.plate(event.seat), props.plate(event.to)
    paper = props.effect("alatriste/icon_promise", (start[0] - 130, start[1]), 40)
    paper.layer += 0.5
    props.play_sound("chalk")
    yield from change(paper, 0.4, ease_in_out, x=end[0] - 130, y=end[1])
    seal = props.effect("alatriste/seal", (end[0] - 118, end[1] + 12), 24)
    seal.layer += 0.6
    props.play_sound("stamp")
    yield from pop(seal, 0.2, 2.4)
    yield from wait(0.35)
    yield from together([change(piece, 0.2, alpha=0.0) for piece in (paper, seal)])
    props.gone(paper)
    props.gone(seal)
    yield from props.become(0.1)


def settled(props: Props, event: PromiseSettled) -> Cue:
    """Show that a word is kept, or broken."""
    words = tr("Word kept") if event.kept else tr("Word broken!")
    props.play_sound("relief" if event.kept else "gasp")
    yield from together([props.call_out(event.seat, words, 0.5), props.become(0.1)])


def end_proposed(props: Props, event: EndProposed) -> Cue:
    """Let a seat propose to end the game."""
    return together([props.call_out(event.seat, tr("Shall we end?"), 0.7), props.become(0.1)])


def end_voted(props: Props, event: EndVoted) -> Cue:
    """Let another one agree, or not."""
    return props.call_out(event.seat, tr("Yes!") if event.agreed else tr("No!"), 0.4)
