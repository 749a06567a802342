"""Motion of challenges and fights, and of the Patrol that hears of them."""

from __future__ import annotations

from itertools import product
from math import dist

import pygame

from game.alatriste import events, events_combat
from game.alatriste.tokens import PATROL
from game.core.action import token
from game.core.event import Event, Rolled
from game.translation import tr, trn
from scenes.skins.alatriste.layout import PORT, SCENE, Point
from scenes.skins.alatriste.motion import chip_motion, short_sheets, theatre
from scenes.skins.alatriste.motion.props import MIDDLE, Props
from scenes.skins.alatriste.motion.theatre import SIDES
from scenes.skins.alatriste.words.spoils import spoils
from scenes.stage.effect_sprites import PROPORTION
from scenes.stage.pieces import change, pop
from scenes.ui.anim import Cue, in_turn, together, wait
from scenes.ui.text import signed

SPOILS_Y = 220.0
"""How far below the middle of the scene its end is told, below both sums."""
DICE_Y, WOUND_Y, TOLD_Y, SUM_Y = -123.0, -76.0, 40.0, 158.0
"""How far below the middle of their side a fighter's dice, wounds, labels, and their sum lie."""
SHOUT = 320.0, 320.0 / PROPORTION
"""The size of what the Patrol shouts."""
STRIDE = 20
"""How far the places lie apart that words are tried at."""
CHEER_Y, CHEERED, CUP_Y, NEARER = 84.0, 0.12, -130.0, 0.36
"""How far below it the winner is cheered, or a cup stands, and how much nearer to the middle of the scene."""


def challenged(props: Props, event: events_combat.Challenged) -> Cue:
    """Throw a glove; later take it up, or not."""
    props.fought = False
    if event.accepted is None:
        props.play_sound("gasp")
        yield from _facing(props, event.seat, tr("En garde!"))
    elif event.accepted:
        yield from props.call_out(event.target, tr("Accepted!"), 0.15)
    else:
        props.play_sound("sorrow")
        yield from props.call_out(event.target, tr("I refuse"), 0.5)


def combat_begun(props: Props, event: events_combat.CombatBegun) -> Cue:
    """Draw the swords."""
    props.fought = False
    props.play_sound("clash")
    yield from _facing(props, event.seat, tr("Have at you!"))


def _facing(props: Props, seat: int, words: str) -> Cue:
    """Let the pawn of a seat stand up to another one."""
    pawn = props.stage.pieces.get(token("pawn", seat))
    shown = [props.call_out(seat, words, 0.35)]
    if pawn is not None:
        shown.append(in_turn([change(pawn, 0.12, lift=16.0), change(pawn, 0.12, lift=0.0)]))
        shown.append(_crossed(props, (pawn.x, pawn.y - pawn.height / 2)))
    yield from together(shown)


def _crossed(props: Props, at: Point) -> Cue:
    """Let crossed swords stand for a moment over a box, so that all see where a fight begins."""
    swords = props.effect("alatriste/icon_duel", at, 58.0)
    swords.layer += 0.3
    yield from pop(swords, 0.25, 2.2)
    yield from wait(0.2)
    yield from props.fade(swords, 0.2, 14)


def watched(props: Props, event: events_combat.PatrolWatched) -> Cue:
    """Show how far the Patrol is, and whether it comes."""
    words = trn("The Patrol is 1 step away", "The Patrol is {n} steps away", event.distance)
    picture, width, height = props.note(words, "watch", 1.25)
    label = props.effect(picture, _clear_of_figures(props, (width, height)), width, height)
    yield from pop(label, 0.2, 0.7)
    yield from wait(0.6 if event.prevented else 0.3)
    yield from props.fade(label, 0.15)
    if event.prevented:
        props.fought = True
        props.play_sound("stamp")
        yield from props.burst(tr("Halt!"), _clear_of_figures(props, SHOUT), SHOUT[0], 0.8)


def _clear_of_figures(props: Props, size: Point) -> Point:
    """Return the middle of words of that size that hide nobody on the board, as near the Patrol as may be."""
    figures = [piece for piece in props.stage.pieces.values() if piece.token.kind in ("pawn", "patrol")]
    seen = [piece.rect for piece in figures if PORT.colliderect(piece.rect)]
    patrol = next((piece for piece in figures if piece.token == PATROL), None)
    x, y = (patrol.x, patrol.y) if patrol is not None else MIDDLE
    inner = PORT.inflate(-size[0], -size[1])
    across = range(round(inner.left), round(inner.right) + 1, STRIDE)
    down = range(round(inner.top), round(inner.bottom) + 1, STRIDE)
    area = pygame.FRect(0, 0, *size)

    def is_clear(at: Point) -> bool:
        area.center = at
        return area.collidelist(seen) < 0

    near = sorted(product(across, down), key=lambda at: dist(at, (x, y)))
    return next((at for at in near if is_clear(at)), MIDDLE)


def fight_rolled(props: Props, event: Rolled) -> Cue:
    """Throw a fighter's dice at their side of the scene: two for the fight, one for a wound."""
    fight = props.fight
    if fight is None or event.seat is None or not is_staged(props):
        return
    if props.act is None or props.act.is_over:
        yield from theatre.open_scene(props, "duel" if fight.duel else "combat", (fight.a, fight.b))
        yield from theatre.fighters(props, (fight.a, fight.b))
    act = props.act
    assert act is not None
    if event.seat in act.rows and event.seat == fight.a and len(event.faces) == 2:
        props.clear_dice()  # they were tied, and roll again
    again = event.seat in act.rows
    act.rows.append(event.seat)
    x, y = _side(props, event.seat)
    if len(event.faces) == 1:
        act.due -= 1
        wound = theatre.note(props, act, tr("Wounded"), "vigour_lost", (x, y + WOUND_Y), 1.1)
        props.clear_dice()
        yield from together([pop(wound, 0.2, 0.7), theatre.roll(props, event.faces, (x, y + DICE_Y))])
        yield from wait(0.25)
    elif again:
        yield from theatre.roll(props, event.faces, (x, y + DICE_Y))
    else:
        cup = MIDDLE[0] + (x - MIDDLE[0]) * NEARER, y + CUP_Y
        yield from theatre.roll_own(props, event.seat, event.faces, (x, y + DICE_Y), cup)


def clashed(props: Props, event: events_combat.Clashed) -> Cue:
    """Show what is added beside the dice, and let the sums decide."""
    props.fought = True
    if props.act is None:
        yield from short_sheets.fought(props, event)
        yield from props.become(0.05)
        return
    added = []
    for seat, faces, score in zip(event.seats, event.faces, event.scores, strict=True):
        added.append(_sum(props, seat, sum(faces), score - sum(faces), score))
    yield from together([theatre.clash(props, event.scores[0] - event.scores[1]), together(added, 0.35)])
    yield from props.become(0.05)
    if event.winner is None:
        yield from theatre.caption(props, tr("A tie: once more"), CHEER_Y)
        yield from wait(0.5)
        props.act.pieces[-1].alpha = 0.0
        return
    props.play_sound("duel")
    x, y = _side(props, event.winner)
    at = MIDDLE[0] + (x - MIDDLE[0]) * CHEERED, y + CHEER_Y
    winner = props.seats[event.winner]
    cry = tr("Victory!") if winner.human else tr("{name} wins!", name=winner.name)
    star = props.effect(props.shout(cry), at, 190, 190 / PROPORTION)
    star.layer += 0.4
    props.act.pieces.append(star)
    yield from together([pop(star, 0.22, 0.4), theatre.give_way(props, event.winner)])
    beaten = next(props.seats[seat].name for seat in event.seats if seat != event.winner)
    yield from theatre.caption(props, spoils(props.view, event, beaten), SPOILS_Y)
    yield from theatre.rest(props, "duel" if event.duel else "combat", event.seats)
    props.act.due = _due(props, event)
    if not props.act.due:
        theatre.end_scene(props)


def _sum(props: Props, seat: int, dice: int, more: int, score: int) -> Cue:
    """Let dice and Fencing become one number."""
    act = props.act
    assert act is not None
    x, y = _side(props, seat)
    fencing = theatre.note(props, act, signed(more), "fencing", (x, y + SUM_Y + 40), 1.1)
    fencing.alpha = 0.0
    yield from change(fencing, 0.3, y=y + SUM_Y, alpha=1.0)
    props.play_sound("count")
    yield from wait(0.15)
    words = f"{dice} {signed(more)} = {score}"
    total = theatre.note(props, act, words, "fencing", (x, y + SUM_Y), 1.3)
    fencing.alpha = 0.0
    yield from pop(total, 0.18, 0.7)


def _due(props: Props, event: events_combat.Clashed) -> int:
    """Return how many events of the fight follow its deciding roll: lessons, wound dice and wounds."""
    due = 0
    for place, (seat, faces) in enumerate(zip(event.seats, event.faces, strict=True)):
        rival = props.view.players[event.seats[1 - place]]
        due += event.duel and 6 in faces
        due += 2 * (min(faces) <= rival.wounding_face(event.duel) and props.view.players[seat].vigour > 0)
    return due


def fight_changed(props: Props, event: events.Changed) -> Cue:
    """Show a lesson or a wound at the fighter's side; the last of them closes the scene."""
    act = props.act
    assert act is not None
    act.due -= 1
    x, y = _side(props, event.seat)
    icon = "vigour_lost" if event.stat == "vigour" else event.stat
    at = x, y + TOLD_Y - 36 * act.labelled.count(event.seat)
    act.labelled.append(event.seat)
    label = theatre.note(props, act, signed(event.n), icon, at, 1.2)
    props.play_sound(chip_motion.SOUNDS.get(event.stat, "count") if event.n < 0 else "count")
    fencer, moved = act.fencers.get(event.seat), [pop(label, 0.2, 0.6)]
    if fencer is not None and event.stat == "vigour" and props.next_view is not None:
        falls = not props.next_view.players[event.seat].vigour
        moved.append(fencer.fall() if falls else fencer.wince())
    yield from together(moved)
    yield from props.become(0.1)
    yield from wait(0.2 if len(moved) > 1 else 0.45)
    if act.due <= 0:
        theatre.end_scene(props)


def is_staged(props: Props) -> bool:
    """Return whether the fight that goes on has a scene."""
    return props.fight is not None and props.has_scene((props.fight.a, props.fight.b))


def is_in_fight(props: Props, event: Event) -> bool:
    """Return whether the event belongs to the fight that is on the scene."""
    if isinstance(event, Rolled | events.Changed) and event.rule == "alatriste.8.2":
        return props.fight is not None and event.seat in (props.fight.a, props.fight.b)
    return isinstance(event, events_combat.Clashed)


def _side(props: Props, seat: int) -> Point:
    """Return the middle of a fighter's side of the scene."""
    assert props.fight is not None
    return MIDDLE[0] + SIDES[seat == props.fight.b], MIDDLE[1] + SCENE[1] * 0.06
