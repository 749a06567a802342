"""Motion in the streets: dice are rolled, and pawns and the Patrol walk from box to box."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.alatriste.events import StarterChosen, TurnBegan, Walked
from game.core.event import Moved, Placed, Rolled
from game.translation import tr
from scenes.skins.alatriste.layout import DIE, DIE_SIZE, PATROL_DIE, Point
from scenes.skins.alatriste.motion import contest_motion, fight_motion, theatre
from scenes.skins.alatriste.motion.props import Props
from scenes.stage.cues import follow, pop
from scenes.stage.pieces import FLYING, Piece
from scenes.ui.anim import Cue, in_turn, linear, together, wait

STEP = 0.24
"""Seconds that a pawn takes from one box to the next."""


def rolled(props: Props, event: Rolled) -> Cue:
    """Throw dice where they belong, which depends on what they are for."""
    match event.rule:
        case "alatriste.8.2":
            return fight_motion.fight_rolled(props, event)
        case "alatriste.9.2" | "alatriste.9.3":
            return contest_motion.game_rolled(props, event)
        case "alatriste.9.1":
            return contest_motion.audience_rolled(props, event)
        case "alatriste.2":
            return _for_the_start(props, event)
    return _for_the_way(props, event)


def _for_the_way(props: Props, event: Rolled) -> Cue:
    """Throw one die beside the discards; the Patrol's own lies above it."""
    patrol = event.dice[0].id < 2
    if not patrol or event.rule == "alatriste.8.3":
        props.clear_dice()
    at = PATROL_DIE if patrol and props.dice else DIE
    yield from theatre.roll(props, event.faces, at, patrol=patrol, size=DIE_SIZE)
    yield from wait(0.12)


def _for_the_start(props: Props, event: Rolled) -> Cue:
    """Throw a die beside each plate."""
    x, y = props.plate(event.seat or 0)
    yield from theatre.roll(props, event.faces, (x - 132, y), size=DIE_SIZE - 4)


def starter_chosen(props: Props, event: StarterChosen) -> Cue:
    """Let the seat with the highest die say so."""
    yield from props.become()
    yield from props.call_out(event.order[0], tr("I begin!"), 0.5)
    props.clear_dice()


def turn_began(props: Props, event: TurnBegan) -> Cue:
    """Let the turn go on to the next seat, and call a new round out."""
    fresh = event.round != props.view.round
    props.clear_dice()
    yield from props.become()
    if fresh:
        yield from props.banner(tr("Round {round}", round=event.round), 0.35)


def walked(props: Props, event: Walked) -> Cue:
    """Let a pawn walk street by street, and stand where its way ends."""
    token = event.pieces[0]
    piece = props.stage.pieces.get(token)
    goals = {goal.token: goal for goal in props.lay_next()}
    goal = goals[token]
    others = {name: lies for name, lies in goals.items() if name != token}
    if piece is None:
        piece = props.stage.add(goal)
    others[token] = piece
    cues = [_walk(props, piece, [box.id for box in event.path], goal)]
    cues.append(props.go(others, 0.3, {}, {}))
    yield from together(cues)
    yield from props.go(goals, 0.12, {}, {})


def _walk(props: Props, piece: Piece, boxes: Sequence[int], goal: Piece) -> Cue:
    low = goal.y - props.box(boxes[-1])[1]
    piece.layer, piece.alpha = FLYING, 1.0
    here: Point = (piece.x, piece.y)
    for number, (one, other) in enumerate(pairwise(boxes)):
        way = [(x, y + low) for x, y in props.street(one, other)]
        end = (goal.x, goal.y) if number == len(boxes) - 2 else way[-1]
        props.play_sound("steps")
        yield from follow(piece, [here, *way[len(way) // 5 : -max(1, len(way) // 5)], end], STEP, 2, linear)
        here = end
    piece.layer = goal.layer


def moved(props: Props, event: Moved) -> Cue:
    """Carry a pawn straight to where it is brought."""
    return in_turn([props.become(0.5)])


def placed(props: Props, event: Placed) -> Cue:
    """Let a pawn come into Madrid."""
    goals = {goal.token: goal for goal in props.lay_next()}
    yield from props.go(goals, 0.2, {}, {})
    yield from together([pop(props.stage.pieces[event.piece], 0.25, 1.8), _tap(props)])


def _tap(props: Props) -> Cue:
    yield from wait(0.1)
    props.play_sound("stamp")
