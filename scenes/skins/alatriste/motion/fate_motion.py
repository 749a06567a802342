"""Motion of fates: jail and freedom, the chase and the church, Flanders, wounds and death."""

from __future__ import annotations

from game.alatriste.events import CameBack, Chosen, LeftGame, MustMiss, TurnLost, WentAway
from game.alatriste.events_combat import Died, FellWounded, Freed, Jailed, RefugeTaken, Wanted
from game.alatriste.rows import BOX, RULES
from game.core.action import token
from game.translation import tr, trn
from scenes.skins.alatriste.layout import ASPECT, DISCARDS
from scenes.skins.alatriste.motion import theatre
from scenes.skins.alatriste.motion.props import Props
from scenes.stage.cues import change, pop
from scenes.ui.anim import Cue, ease_in_quad, in_turn, together, wait

FLANDERS = BOX["flandes"]


def jailed(props: Props, event: Jailed) -> Cue:
    """Let the door of the jail fall shut."""
    name = props.seats[event.seat].name
    words = {
        "town": tr("{name} is taken to the Town Jail", name=name),
        "court": tr("{name} is taken to the Court Jail", name=name),
    }[event.which]
    yield from theatre.moment(props, "jail", words, (event.seat,), "door")
    yield from props.become(0.2)


def freed(props: Props, event: Freed) -> Cue:
    """Let the door of the jail open."""
    props.play_sound("relief")
    yield from together([props.call_out(event.seat, tr("Free!"), 0.45), props.become(0.3)])


def wanted(props: Props, event: Wanted) -> Cue:
    """Show that justice begins to seek somebody, counts a turn down, or gives up."""
    if 0 < event.turns < RULES.wanted_turns:
        yield from props.become(0.0)
        return
    if not event.turns:
        props.play_sound("relief")
        yield from props.become(0.2)
        return
    props.play_sound("gasp")
    yield from together([props.call_out(event.seat, tr("Wanted!"), 0.6), _ringed(props, event.seat)])
    yield from props.become(0.1)


def _ringed(props: Props, seat: int) -> Cue:
    """Let a red ring close round the pawn."""
    pawn = props.stage.pieces.get(token("pawn", seat))
    if pawn is None:
        return
    ring = props.effect("alatriste/ring_danger", (pawn.x, pawn.y), 116, 94)
    yield from pop(ring, 0.4, 1.9)
    yield from wait(0.3)
    yield from change(ring, 0.2, alpha=0.0)
    props.gone(ring)


def refuge(props: Props, event: RefugeTaken) -> Cue:
    """Show that on holy ground nobody is taken."""
    if event.taken:
        words = tr("{name} takes refuge", name=props.seats[event.seat].name)
        yield from theatre.moment(props, "church", words, (event.seat,), "bell")
    yield from props.become(0.2)


def went_away(props: Props, event: WentAway) -> Cue:
    """Let a seat leave Madrid, and show Flanders if it goes there."""
    words = trn("{name} is away for 1 turn", "{name} is away for {n} turns", event.turns,
                name=props.seats[event.seat].name)  # fmt: skip
    if props.view.players[event.seat].box == FLANDERS:
        yield from theatre.moment(props, "flanders", words, (event.seat,), "dusk")
    else:
        yield from props.call_out(event.seat, tr("Farewell!"), 0.5)
    yield from props.become(0.3)


def came_back(props: Props, event: CameBack) -> Cue:
    """Show that a seat is back in Madrid."""
    props.play_sound("relief")
    yield from together([props.call_out(event.seat, tr("Back again!"), 0.5), props.become(0.3)])


def turn_lost(props: Props, event: TurnLost) -> Cue:
    """Turn the token of a lost turn over beside the plate."""
    x, y = props.plate(event.seat)
    coin = props.effect(f"alatriste/token_{props.colour(event.seat)}", (x - 118, y), 30)
    coin.layer += 0.3
    yield from pop(coin, 0.2, 1.5)
    props.play_sound("chip")
    yield from wait(0.2)
    yield from together([change(coin, 0.25, alpha=0.0, y=y - 18), props.become(0.1)])
    props.gone(coin)


def must_miss(props: Props, event: MustMiss) -> Cue:
    """Show how many turns a seat will miss."""
    words = trn("Misses 1 turn", "Misses {n} turns", event.turns)
    picture, width, height = props.note(words, "turn")
    x, y = props.plate(event.seat)
    label = props.effect(picture, (x - 100 - width / 2, y), width, height)
    label.layer += 0.5
    yield from pop(label, 0.2, 0.7)
    yield from props.become(0.1)
    yield from wait(0.5)
    yield from change(label, 0.2, alpha=0.0)
    props.gone(label)


def died(props: Props, event: Died) -> Cue:
    """Let the pawn fall and the cards go to the discards, and show the lantern."""
    pawn = props.stage.pieces.get(token("pawn", event.seat))
    if pawn is not None:
        fall = change(pawn, 0.4, ease_in_quad, angle=84.0, alpha=0.6, y=pawn.y + pawn.width * ASPECT / 5)
        props.play_sound("wound")
        yield from fall
    words = tr("{name} is dead", name=props.seats[event.seat].name)
    yield from theatre.moment(props, "death", words, (), "bell")
    yield from props.become(0.4, ends=dict.fromkeys(event.cards, DISCARDS))


def fell_wounded(props: Props, event: FellWounded) -> Cue:
    """Let the pawn fall, or stand up again."""
    if event.up:
        props.play_sound("relief")
        yield from together([props.call_out(event.seat, tr("On my feet!"), 0.45), props.become(0.2)])
        return
    pawn = props.stage.pieces.get(token("pawn", event.seat))
    props.play_sound("wound")
    if pawn is not None:
        sway = [change(pawn, 0.25, angle=angle) for angle in (70.0, 40.0, 0.0)]
        yield from in_turn(sway[:1])
        yield from wait(0.2)
        pawn.angle = 0.0
    yield from together([props.call_out(event.seat, tr("Wounded!"), 0.5), props.become(0.2)])


def left(props: Props, event: LeftGame) -> Cue:
    """Say farewell for a dead player who does not come back."""
    return together([props.call_out(event.seat, tr("Adieu!"), 0.6), props.become(0.2)])


def chosen(props: Props, event: Chosen) -> Cue:
    """Wait a little: what was chosen is told in words."""
    return wait(0.1)
