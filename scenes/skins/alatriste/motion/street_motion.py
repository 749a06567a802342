"""Motion of pawns: dice and ways through the streets; jail and the church, wounds, journeys and death."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.alatriste import events, events_combat
from game.alatriste.rows import BOX, RULES
from game.core.action import token
from game.core.event import Moved, Placed, Rolled
from game.translation import tr, trn
from scenes.skins.alatriste.layout import ASPECT, DIE, DIE_SIZE, DISCARDS, PATROL_DIE, Point
from scenes.skins.alatriste.motion import (
    audience_motion,
    contest_motion,
    doings,
    fight_motion,
    jail_motion,
    theatre,
)
from scenes.skins.alatriste.motion.props import Props
from scenes.stage.pieces import FLYING, Piece, change, follow, pop
from scenes.ui.anim import Cue, ease_in_quad, in_turn, linear, together, wait

BESIDE_TRAY: Point = (DIE[0] - 108, DIE[1] + 66)
"""Where the cup stands before a walk."""
STEP, GROW = 0.2, 0.1
"""Seconds that a pawn takes from one box to the next, and to grow before its walk or shrink after it."""
LONGEST, OTHERS_LONGEST = 0.9, 0.7
"""Seconds that a walk takes at most, and one of rivals or of the Patrol."""
THROW, OTHERS_THROW = 0.5, 0.36
"""Seconds in which the die of a person rolls, and that of rivals or of the Patrol."""
BEGUN, FRESH = 0.12, 0.2
"""Seconds from the beginning of a turn, and of a round, to what comes next."""
WALKING, NEAR = 1.7, 1.2
"""How large a pawn is while it walks, unless the camera is so much nearer than to see all of Madrid."""


def rolled(props: Props, event: Rolled) -> Cue:
    """Throw dice where they belong, which depends on what they are for."""
    match event.rule:
        case "alatriste.8.2":
            return fight_motion.fight_rolled(props, event)
        case "alatriste.8.3":
            return fight_motion.patrol_rolled(props)
        case "alatriste.9.2" | "alatriste.9.3":
            return contest_motion.game_rolled(props, event)
        case "alatriste.9.1":
            return audience_motion.audience_rolled(props, event)
        case "alatriste.2":
            return _for_the_start(props, event)
        case jail_motion.LOST if event.seat is not None and props.has_scene([event.seat]):
            return jail_motion.trusted(props, event, event.seat)
    return _for_the_way(props, event)


def _for_the_way(props: Props, event: Rolled) -> Cue:
    """Throw one die beside the discards; the Patrol's own lies above it."""
    patrol = event.dice[0].id < 2
    if not patrol:
        props.clear_dice()
    at = PATROL_DIE if patrol and props.dice else DIE
    if props.is_person(event.seat) and not patrol:
        yield from theatre.roll_own(props, event.seat, event.faces, at, BESIDE_TRAY, DIE_SIZE, THROW)
    else:
        yield from theatre.roll(props, event.faces, at, patrol=patrol, size=DIE_SIZE, seconds=OTHERS_THROW)
    yield from wait(0.06)


def _for_the_start(props: Props, event: Rolled) -> Cue:
    """Throw a die beside each plate."""
    x, y = props.plate(event.seat or 0)
    at, cup = (x - 132, y), (x - 204, y)
    yield from theatre.roll_own(props, event.seat, event.faces, at, cup, DIE_SIZE - 4)


def starter_chosen(props: Props, event: events.StarterChosen) -> Cue:
    """Let the seat with the highest die say so."""
    yield from props.become()
    yield from props.call_out(event.order[0], tr("I begin!"), 0.5)
    props.clear_dice()


def called_out(round: int) -> str:
    """Return what is called out when a round begins."""
    return tr("Round {round}", round=round)


def turn_began(props: Props, event: events.TurnBegan) -> Cue:
    """Let the turn go on to the next seat, and call a new round out."""
    fresh = event.round != props.view.round
    props.clear_dice()
    props.tallies.clear()
    yield from props.become(BEGUN)
    if fresh:
        yield from props.asides.beside([props.banner(called_out(event.round), 0.5)], FRESH)


def walked(props: Props, event: events.Walked) -> Cue:
    """Let a pawn walk street by street, and stand where its way ends."""
    token = event.pieces[0]
    props.tallies.clear()
    piece = props.stage.pieces.get(token)
    goals = props.lay_next()
    goal = goals[token]
    others = {name: lies for name, lies in goals.items() if name != token}
    if piece is None:
        piece = props.stage.add(goal)
    others[token] = piece
    yield from together([_walk(props, piece, [box.id for box in event.path], goal), props.go(others, 0.3)])
    yield from props.go(goals, 0.12)


def _walk(props: Props, piece: Piece, boxes: Sequence[int], goal: Piece) -> Cue:
    low = goal.y - props.box(boxes[-1])[1]
    piece.layer, piece.alpha = FLYING, 1.0
    camera = props.madrid.camera
    is_far = camera.sight.zoom < NEAR * camera.whole.zoom
    yield from change(piece, GROW, scale=WALKING if is_far else 1.0)
    here: Point = (piece.x, piece.y)
    is_own = piece.token.kind == "pawn" and props.is_person(piece.token.id)
    step = min(STEP, (LONGEST if is_own else OTHERS_LONGEST) / max(1, len(boxes) - 1))
    for number, (one, other) in enumerate(pairwise(boxes)):
        way = [(x, y + low) for x, y in props.street(one, other)]
        end = (goal.x, goal.y) if number == len(boxes) - 2 else way[-1]
        props.play_sound("steps")
        yield from follow(piece, [here, *way[len(way) // 5 : -max(1, len(way) // 5)], end], step, 2, linear)
        here = end
    yield from change(piece, GROW, scale=1.0)
    piece.layer = goal.layer


def moved(props: Props, event: Moved) -> Cue:
    """Carry a pawn straight to where it is brought."""
    return in_turn([props.become(0.5)])


def placed(props: Props, event: Placed) -> Cue:
    """Let a pawn come into Madrid."""
    yield from props.become(0.2)
    yield from together([pop(props.stage.pieces[event.piece], 0.25, 1.8), _tap(props)])


def _tap(props: Props) -> Cue:
    yield from wait(0.1)
    props.play_sound("stamp")


FLANDERS = BOX["flandes"]


def wanted(props: Props, event: events_combat.Wanted) -> Cue:
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
    yield from props.fade(ring)


def refuge(props: Props, event: events_combat.RefugeTaken) -> Cue:
    """Show that on holy ground nobody is taken."""
    if event.taken:
        words = tr("{name} takes refuge", name=props.seats[event.seat].name)
        yield from theatre.moment(props, "church", words, (event.seat,), "bell")
    yield from props.become(0.2)


def went_away(props: Props, event: events.WentAway) -> Cue:
    """Let a seat leave Madrid, and show Flanders if it goes there."""
    words = trn("{name} is away for 1 turn", "{name} is away for {n} turns", event.turns,
                name=props.seats[event.seat].name)  # fmt: skip
    if props.view.players[event.seat].box == FLANDERS:
        blow = props.blows.on(props.view, event.seat)
        also, pictures = doings.shown(props, blow), doings.pictures(blow)
        yield from theatre.moment(props, "flanders", words, (event.seat,), "dusk", also, pictures)
    else:
        yield from props.say(event.seat, tr("Farewell!"), 0.7, 0.2)
    yield from props.become(0.3)


def came_back(props: Props, event: events.CameBack) -> Cue:
    """Show that a seat is back in Madrid."""
    props.play_sound("relief")
    yield from together([props.say(event.seat, tr("Back again!"), 0.7, 0.25), props.become(0.2)])


def turn_lost(props: Props, event: events.TurnLost) -> Cue:
    """Turn the token of a lost turn over beside the plate; show where whoever is at this screen loses it."""
    if event.why == "prison" and jail_motion.is_open(props):
        return jail_motion.stays_shut(props, event)
    if event.why == "wounded" and props.has_scene([event.seat]):
        return jail_motion.nursed(props, event)
    return _lost(props, event)


def _lost(props: Props, event: events.TurnLost) -> Cue:
    x, y = props.plate(event.seat)
    coin = props.effect(f"alatriste/token_{props.colour(event.seat)}", (x - 118, y), 30)
    coin.layer += 0.3
    props.play_sound("chip")
    seen = in_turn([pop(coin, 0.2, 1.5), wait(0.5), props.fade(coin, 0.25, 18)])
    yield from together([props.asides.beside([seen], 0.3), props.become(0.1)])


def must_miss(props: Props, event: events.MustMiss) -> Cue:
    """Show how many turns a seat will miss."""
    words = trn("Misses 1 turn", "Misses {n} turns", event.turns)
    picture, width, height = props.note(words, "turn")
    x, y = props.plate(event.seat)
    label = props.effect(picture, (x - 100 - width / 2, y), width, height)
    label.layer += 0.5
    seen = in_turn([pop(label, 0.2, 0.7), wait(1.0), props.fade(label)])
    yield from together([props.asides.beside([seen], 0.3), props.become(0.1)])


def died(props: Props, event: events_combat.Died) -> Cue:
    """Let the pawn fall, show who lies there, and meanwhile the plate without chips and the cards gone."""
    props.expect(props.cast.sheets([event.seat]))
    pawn = props.stage.pieces.get(token("pawn", event.seat))
    if pawn is not None:
        fall = change(pawn, 0.4, ease_in_quad, angle=84.0, alpha=0.6, y=pawn.y + pawn.width * ASPECT / 5)
        props.play_sound("wound")
        yield from fall
    words = tr("{name} is dead", name=props.seats[event.seat].name)
    wake = theatre.wake(props, event.seat, words)
    yield from together([wake, props.become(0.4, ends=dict.fromkeys(event.cards, DISCARDS))])


def fell_wounded(props: Props, event: events_combat.FellWounded) -> Cue:
    """Let the pawn fall, or stand up again."""
    if event.up:
        props.play_sound("relief")
        yield from together([props.call_out(event.seat, tr("On my feet!"), 0.45), props.become(0.2)])
        return
    pawn = props.stage.pieces.get(token("pawn", event.seat))
    props.play_sound("wound")
    if pawn is not None:
        yield from change(pawn, 0.25, angle=70.0)
        yield from wait(0.2)
        pawn.angle = 0.0
    yield from together([props.call_out(event.seat, tr("Wounded!"), 0.5), props.become(0.2)])


def left(props: Props, event: events.LeftGame) -> Cue:
    """Say farewell for a dead player who does not come back."""
    return together([props.call_out(event.seat, tr("Adieu!"), 0.6), props.become(0.2)])


def told(props: Props, event: events.Chosen | events.RowRolled | events.Unchanged) -> Cue:
    """Wait a little: what has come of it is told in words."""
    return wait(0.05)
