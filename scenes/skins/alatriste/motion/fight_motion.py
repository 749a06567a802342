"""Motion of challenges and fights, and of the Patrol that hears of them."""

from __future__ import annotations

from functools import partial
from itertools import product
from math import copysign, dist

import pygame

from game.alatriste import events, events_combat
from game.alatriste.tokens import PATROL
from game.core.action import token
from game.core.event import Event, Rolled
from game.translation import tr, trn
from scenes.skins.alatriste.drawing.large_sheet import LENS, on_screen
from scenes.skins.alatriste.layout import PORT, Point
from scenes.skins.alatriste.motion import (
    chip_motion,
    doings,
    fencing,
    fight_strip,
    fight_sums,
    theatre,
)
from scenes.skins.alatriste.motion.act import Act
from scenes.skins.alatriste.motion.fight_sums import side
from scenes.skins.alatriste.motion.props import MIDDLE, Props
from scenes.skins.alatriste.words.spoils import spoils
from scenes.stage.effect_sprites import PROPORTION
from scenes.stage.faces import Mood
from scenes.stage.own_dice import CUP, TILT, from_the_cup
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import Cue, ease_in_quad, in_turn, together, wait
from scenes.ui.text import signed

SPOILS_Y = -54.0
"""How far below the middle of the scene its end is told: above both fighters, below their dice."""
DICE_Y, WOUND_Y, TOLD_Y = -123.0, -76.0, 40.0
"""How far below the middle of their side a fighter's dice, wounds and labels lie."""
PAID, LESSON_AT, LESSON = (34.0, 64.0), (118.0, 60.0), 0.8
"""How far outside and below it lies what was fought for, once it is paid; how far outside and below it, and
how large, what a fight has taught."""
SHOUT = 320.0, 320.0 / PROPORTION
"""The size of what the Patrol shouts."""
STRIDE = 20
"""How far the places lie apart that words are tried at."""
APART, TUMBLE, COVER = 31.0, 0.4, (50.0, 56.0)
"""How far each of two dice lies from their middle, how long it tumbles, and how large its cup is."""
WATCH_DIE, FACES = 46.0, 6
"""How large the die of the Patrol is beside what it needs, and the most that it can show."""
CAPTION = PORT.centerx, PORT.bottom
"""Where words stand at the foot of the sheet of an encounter."""
HELD = 0.28
"""How long the sums with the first dice stand there, so that they can be read."""
CHEST_Y, BLOOD = 60.0, (126.0, 126.0 / PROPORTION)
"""How far below the middle of their side somebody is hit, and the size of what a wound takes."""
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


def patrol_rolled(props: Props) -> Cue:
    """Take up the dice: that of the Patrol falls where it is said what it needs."""
    props.clear_dice()
    yield from ()


def watched(props: Props, event: events_combat.PatrolWatched) -> Cue:
    """Show how far the Patrol is and what its die must show for it, throw that, and show whether it comes."""
    words = trn("The Patrol is 1 step away", "The Patrol is {n} steps away", event.distance)
    if event.distance <= FACES:
        words = tr("The Patrol needs {n} or more", n=event.distance)
    picture, width, height = props.note(words, "watch", 1.25)
    room = width + 2 * WATCH_DIE, WATCH_DIE + 10
    x, y = _clear_of_figures(props, room, CAPTION if props.fight is not None else None)
    label = props.effect(picture, (x - WATCH_DIE / 2, y), width, height)
    yield from pop(label, 0.2, 0.7)
    at = x + width / 2 + 6, y
    yield from theatre.roll(props, (event.face,), at, patrol=True, size=WATCH_DIE, seconds=TUMBLE)
    yield from wait(0.6 if event.prevented else 0.4)
    props.clear_dice()
    yield from props.fade(label, 0.15)
    if event.prevented:
        props.fought = True
        props.play_sound("stamp")
        yield from props.burst(tr("Halt!"), _clear_of_figures(props, SHOUT), SHOUT[0], 0.8)


def _clear_of_figures(props: Props, size: Point, by: Point | None = None) -> Point:
    """Return the middle of words of that size that hide nobody on the board, as near the Patrol as may be.

    If there is a place to stand `by`, they stand as near that.
    """
    figures = [piece for piece in props.stage.pieces.values() if piece.token.kind in ("pawn", "patrol")]
    seen = [piece.rect for piece in figures if PORT.colliderect(piece.rect)]
    patrol = next((piece for piece in figures if piece.token == PATROL), None)
    x, y = by or ((patrol.x, patrol.y) if patrol is not None else MIDDLE)
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
    x, y = side(props, event.seat)
    if len(event.faces) == 1:
        act.due -= 1
        yield from _wound_die(props, act, event.faces[0], (x, y))
        return
    if not again and props.own_dice.is_awaited(event.seat):
        yield from from_the_cup(props, on_screen((MIDDLE[0] + (x - MIDDLE[0]) * NEARER, y + CUP_Y)))
    act.cups[event.seat] = _stand_cup(props, (x + APART, y + DICE_Y))
    yield from theatre.roll(props, event.faces[:1], (x - APART, y + DICE_Y), seconds=TUMBLE)


def _wound_die(props: Props, act: Act, face: int, at: Point) -> Cue:
    """Throw the die that says how deep a wound is, and say of which die that was."""
    x, y = at
    place = x, y + WOUND_Y
    asked = theatre.note(props, act, tr("Wound die"), "vigour_lost", place, 1.1)
    props.clear_dice()
    roll = theatre.roll(props, [face], (x, y + DICE_Y), seconds=TUMBLE)
    yield from together([pop(asked, 0.2, 0.7), roll])
    asked.alpha = 0.0
    told = theatre.note(props, act, tr("Wound die: {n}", n=face), "vigour_lost", place, 1.1)
    yield from pop(told, 0.1, 0.9)


def _stand_cup(props: Props, at: Point) -> Piece:
    """Stand a cup with a die there, which is not thrown yet."""
    cup = props.effect(CUP, at, *COVER)
    cup.shadow = True
    cup.layer, cup.magnified = cup.layer + theatre.OVER + 0.05, LENS
    props.dice.append(cup)
    return cup


def _turn_over(props: Props, seat: int, face: int) -> Cue:
    """Throw the second die of a seat out of its cup."""
    act = props.act
    assert act is not None
    x, y = side(props, seat)
    cup = act.cups.pop(seat, None)
    lifted = [change(cup, 0.22, angle=TILT, alpha=0.0)] if cup is not None else []
    return together([*lifted, theatre.roll(props, (face,), (x + APART, y + DICE_Y), seconds=TUMBLE)])


def clashed(props: Props, event: events_combat.Clashed) -> Cue:
    """Let die fall against die: a pass for the first pair, the last ones for the second, as sums climb."""
    props.fought = True
    act = props.act
    if act is None:
        yield from fight_strip.fought(props, event)
        yield from props.become(0.05)
        return
    half = [faces[0] + score - sum(faces) for score, faces in zip(event.scores, event.faces, strict=True)]
    bold, other = sorted(event.seats, key=lambda seat: -half[event.seats.index(seat)])
    sums = fight_sums.tallies(props, event, 1)
    first = [cue for _, cue in sums]
    yield from together([theatre.clash(props, bold, 1), *first, fight_sums.lay_stake(props, event)])
    yield from wait(HELD)
    fallen = [_turn_over(props, seat, faces[1]) for seat, faces in zip(event.seats, event.faces, strict=True)]
    attacks = fencing.passages(event.scores[0] - event.scores[1])
    yield from together([theatre.clash(props, other, attacks), together(fallen, 0.05)])
    for label, _ in sums:
        label.alpha = 0.0
    last = fight_sums.tallies(props, event, 2)
    act.counted = {seat: label for seat, (label, _) in zip(event.seats, last, strict=True)}
    yield from together([cue for _, cue in last])
    yield from wait(HELD / 2)
    yield from props.become(0.05)
    if event.winner is None:
        yield from theatre.caption(props, tr("A tie: once more"), CHEER_Y)
        yield from wait(0.5)
        for piece in (act.pieces[-1], *(label for label, _ in last)):
            piece.alpha = 0.0
        return
    yield from theatre.give_way(props, event.winner)
    act.due = _due(props, event)
    beaten = next(props.seats[seat].name for seat in event.seats if seat != event.winner)
    act.verdict = partial(_verdict, props, event, spoils(props.view, event, beaten))
    if not act.due:
        yield from act.verdict()


def _verdict(props: Props, event: events_combat.Clashed, won: str) -> Cue:
    """Tell who has won, and have that paid; then, small, what the dice have taught, and nothing after it."""
    assert props.act is not None and event.winner is not None
    props.play_sound("duel")
    x, y = side(props, event.winner)
    at = MIDDLE[0] + (x - MIDDLE[0]) * CHEERED, y + CHEER_Y
    if event.winner in props.act.faces:  # a wound is forgotten over that, unless death is near
        mood = Mood.SORE if props.view.players[event.winner].weak else Mood.GLAD
        props.act.faces[event.winner].picture = props.cast.portrait(event.winner, mood)
    winner = props.seats[event.winner]
    cry = tr("Victory!") if winner.human else tr("{name} wins!", name=winner.name)
    star = props.effect(props.shout(cry), at, 190, 190 / PROPORTION)
    star.layer, star.magnified = star.layer + 0.4, LENS
    props.act.pieces.append(star)
    told = [pop(star, 0.22, 0.4), theatre.caption(props, won, SPOILS_Y)]
    outwards = x - MIDDLE[0] if event.duel else MIDDLE[0] - x  # a loser pays for a combat
    paid = MIDDLE[0] + outwards + copysign(PAID[0], outwards), y + PAID[1]
    yield from together([*told, fight_sums.pay(props, event, paid)])
    yield from _lessons(props)
    yield from theatre.rest(props, "duel" if event.duel else "combat", event.seats)
    if event.duel and props.act.stake is not None:
        yield from props.asides.beside([doings.take_home(props, props.act.stake, event.winner)], 0.1)
    theatre.end_scene(props)


def _lessons(props: Props) -> Cue:
    """Show what their dice have taught those who fought."""
    act = props.act
    assert act is not None
    shown = []
    for seat, n in act.lessons:
        x, y = side(props, seat)
        at = x + copysign(LESSON_AT[0], x - MIDDLE[0]), y + LESSON_AT[1]
        label = theatre.note(props, act, signed(n), "fencing", at, LESSON)
        shown.append(pop(label, 0.12, 0.6))
        props.play_sound("count")
    act.lessons.clear()
    yield from together(shown)


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
    if event.n > 0:
        act.lessons.append((event.seat, event.n))
        yield from props.become(0.1)
        if act.due <= 0 and act.verdict is not None:
            yield from act.verdict()
        return
    x, y = side(props, event.seat)
    icon = "vigour_lost" if event.stat == "vigour" else event.stat
    fencer = act.fencers.get(event.seat)
    is_wound = fencer is not None and event.stat == "vigour"
    if is_wound:
        moved = [fight_sums.lay_wound(props, event.seat, event.n)]
    else:
        moved = [pop(theatre.note(props, act, signed(event.n), icon, (x, y + TOLD_Y), 1.2), 0.2, 0.6)]
    props.play_sound(chip_motion.SOUNDS.get(event.stat, "count"))
    if is_wound and event.seat in act.faces:
        act.faces[event.seat].picture = props.cast.portrait(event.seat, Mood.SORE)
    if fencer is not None and is_wound and props.next_view is not None:
        falls = not props.next_view.players[event.seat].vigour
        moved.append(fencer.fall() if falls else fencer.wince())
        moved.append(_bleed(props, event.seat, event.n, (fencer.x, y + CHEST_Y)))
    yield from together([*moved, props.become(0.1)])
    yield from wait(0.05 if is_wound else 0.3)
    if act.due <= 0 and act.verdict is not None:
        yield from act.verdict()


def _bleed(props: Props, seat: int, n: int, chest: Point) -> Cue:
    """Let what a wound takes burst out in red, and fly to the plate of whoever is hurt."""
    star = props.effect(props.shout(f"{n}"), on_screen(chest), *BLOOD)  # these letters have no other minus
    star.layer += 0.5
    yield from pop(star, 0.16, 0.4)
    yield from wait(0.08)
    x, y = props.plate(seat)
    small = {"width": BLOOD[0] / 2, "height": BLOOD[1] / 2}
    yield from change(star, 0.24, ease_in_quad, x=x, y=y, **small)
    yield from props.fade(star, 0.1)


def is_staged(props: Props) -> bool:
    """Return whether the fight that goes on has a scene."""
    return props.fight is not None and props.has_scene((props.fight.a, props.fight.b))


def is_in_fight(props: Props, event: Event) -> bool:
    """Return whether the event belongs to the fight that is on the scene."""
    if isinstance(event, Rolled | events.Changed) and event.rule == "alatriste.8.2":
        return props.fight is not None and event.seat in (props.fight.a, props.fight.b)
    return isinstance(event, events_combat.Clashed)
