"""Motion of chips that are gained, lost and paid, and of trading, promises and the vote to end."""

from __future__ import annotations

from game.alatriste import events
from game.alatriste.view import goes_back
from game.core.action import Token
from game.translation import tr
from scenes.skins.alatriste.layout import PACK, Point
from scenes.skins.alatriste.motion import short_sheets, tally
from scenes.skins.alatriste.motion.props import Props
from scenes.skins.alatriste.words.answers import reason
from scenes.stage.pieces import change, pop
from scenes.ui.anim import Cue, ease_in_out, together, wait

SOUNDS = {"vigour": "wound", "fame": "sorrow"}
"""What it sounds like to lose Vigour or Fame."""


BEAT, PASSED = 0.14, 0.3
"""Seconds from one gain or loss, and from what passes between two, to what comes next: its label stays while
the game goes on."""


def changed(props: Props, event: events.Changed) -> Cue:
    """Let chips fly to the plate, or up from it, with a label that says how many."""
    flights = []
    if event.n > 0:
        start = _source(props, event.source, event.seat)
        props.play_sound("count" if event.stat != "ducats" else "coins")
        flights.append(props.coins(event.n, start, props.plate(event.seat), event.stat))
    else:
        props.play_sound(SOUNDS.get(event.stat, "chip"))
    label = tally.told(props, event.seat, event.stat, event.n, BEAT)
    yield from together([props.asides.beside(flights, BEAT), label, props.become(0.1)])


def _source(props: Props, source: tuple[Token, ...], seat: int) -> Point:
    """Return where chips come from: the box or the card that gives them, or else the bank."""
    if source and source[0].kind == "box":
        return props.box(source[0].id)
    lying = props.stage.pieces.get(source[0]) if source else None
    if lying is not None:
        return lying.x, lying.y
    box = props.view.players[seat].box
    return props.box(box) if box >= 0 else PACK


def paid(props: Props, event: events.DucatsPaid) -> Cue:
    """Let Ducats fly to whom they are paid; the bank lies where the player stands."""
    start = props.plate(event.seat)
    end = props.plate(event.to) if event.to is not None else _source(props, (), event.seat)
    flight, seconds = props.coins(event.n, start, end), BEAT if event.to is None else PASSED
    props.play_sound("coins")
    labels = [tally.told(props, event.seat, "ducats", -event.n, seconds)]
    if event.to is not None:
        labels.append(tally.told(props, event.to, "ducats", event.n, seconds))
    yield from together([props.asides.beside([flight], seconds), *labels, props.become(0.1)])
    if event.short:
        yield from props.call_out(event.seat, tr("Broke!"), 0.4)


def boosted(props: Props, event: events.Boosted) -> Cue:
    """Show what is added to the next fight or audience, or opened this turn."""
    icons = {"fight": "fencing", "audience": "valido", "zone": "transport"}
    props.play_sound("count")
    label = tally.told(props, event.seat, icons[event.what], event.n, BEAT)
    yield from together([label, props.become(0.1)])


def split_sealed(props: Props, event: events.SplitSealed) -> Cue:
    """Show that a seat has shared its points."""
    props.play_sound("chip")
    yield from together([props.become(0.1), wait(0.12)])


def split_shown(props: Props, event: events.SplitShown) -> Cue:
    """Let Ducats and blades fly to the plate."""
    at = props.plate(event.seat)
    flights = [
        props.coins(event.fencing, PACK, at, "fencing"),
        props.coins(event.ducats, PACK, at, "ducats"),
    ]
    yield from together([together(flights, 0.08), props.become(0.1)])


def offered(props: Props, event: events.OfferMade) -> Cue:
    """Let a sealed offer go from one seat to another."""
    start, end = props.plate(event.seat), props.plate(event.target)
    deal = props.effect("alatriste/icon_deal", (start[0] - 130, start[1]), 42)
    deal.layer += 0.5
    props.play_sound("card")
    yield from pop(deal, 0.2, 0.5)
    yield from change(deal, 0.5, ease_in_out, x=end[0] - 130, y=end[1])
    yield from together([props.fade(deal), props.become(0.1)])


def answered(props: Props, event: events.OfferAnswered) -> Cue:
    """Let a seat agree, refuse, or name another price."""
    offer = props.view.offer
    back = goes_back(props.view, offer) if offer is not None and not props.seats[event.seat].human else ""
    no = {"sold": tr("I sold it to you!"), "bought": tr("You sold it to me!")}.get(back) or reason(
        event.reason
    )[1]
    words = {"accepted": tr("Agreed!"), "refused": no, "counter": tr("Listen…")}[event.answer]
    props.play_sound("relief" if event.answer == "accepted" else "refuse")
    is_told = event.answer != "accepted" or props.is_hasty()  # else it stands on the sheet that follows
    yield from together([*([props.call_out(event.seat, words, 0.5)] if is_told else []), props.become(0.1)])


def traded(props: Props, event: events.Traded) -> Cue:
    """Let Ducats change hands, and the cards: on a sheet of their own, unless all is shown fast."""
    if not props.is_hasty():
        yield from short_sheets.traded(props, event)
        return
    one, other = props.plate(event.seat), props.plate(event.target)
    paid, asked = event.ducats
    flights = []
    if paid:
        flights.append(props.coins(paid, one, other))
    if asked:
        flights.append(props.coins(asked, other, one))
    props.play_sound("coins")
    yield from together([*flights, props.become(0.15)])


def promised(props: Props, event: events.Promised) -> Cue:
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
    yield from together([props.fade(piece) for piece in (paper, seal)])
    yield from props.become(0.1)


def settled(props: Props, event: events.PromiseSettled) -> Cue:
    """Show that a word is kept, or broken."""
    words = tr("Word kept") if event.kept else tr("Word broken!")
    props.play_sound("relief" if event.kept else "gasp")
    yield from together([props.call_out(event.seat, words, 0.5), props.become(0.1)])


def end_proposed(props: Props, event: events.EndProposed) -> Cue:
    """Let a seat propose to end the game."""
    return together([props.call_out(event.seat, tr("Shall we end?"), 0.7), props.become(0.1)])


def end_voted(props: Props, event: events.EndVoted) -> Cue:
    """Let another one agree, or not."""
    return props.call_out(event.seat, tr("Yes!") if event.agreed else tr("No!"), 0.4)
