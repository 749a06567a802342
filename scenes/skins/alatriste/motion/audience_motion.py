"""Motion of an audience: who stands before the Favourite, what two dice must show, and how he takes it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.alatriste import events
from game.alatriste.odds import chance_of_audience
from game.alatriste.rows import BOXES
from game.core.event import Rolled
from game.translation import tr, trn
from scenes.skins.alatriste.drawing.fight_odds import percent
from scenes.skins.alatriste.drawing.large_sheet import LENS
from scenes.skins.alatriste.drawing.scene_frames import cut
from scenes.skins.alatriste.layout import SCENE, Point
from scenes.skins.alatriste.motion import flares, theatre
from scenes.skins.alatriste.motion.act import Act
from scenes.skins.alatriste.motion.contest_motion import PETALS
from scenes.skins.alatriste.motion.props import MIDDLE, Props
from scenes.skins.alatriste.motion.theatre import OVER, TOP, UNDER
from scenes.stage.effect_sprites import PROPORTION, Spray
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import (
    Cue,
    ease_in_out,
    together,
    until_read,
    until_seen,
    wait,
)

TABLE: Point = (MIDDLE[0], MIDDLE[1] + 74)
"""Where the dice of an audience lie."""
SERVED = Spray(("alatriste/petal",), PETALS.widths, 2.6, 230.0, 90.0, 200.0, 90.0, 300.0, over=OVER)
"""What falls in the hall when somebody enters the King's service."""
WATCHED, CHEER = 58.0, 300.0
"""How far apart the faces of those stand who look on, and how wide what is shouted is."""
WHERE, ABOVE = pygame.FRect(276, 90, 90, 104), 24.0
"""The head of the Favourite in the scene, and how much of the curtain above it hangs behind."""
BOWED, SHAKEN, NOD, SHAKE = 0.86, 3.0, 0.24, 0.09
"""How high the head is when it bows, how far it is shaken; seconds of a nod down, and of a shake aside."""
HELD, FRIENDS, COUNTED = 0.35, 0.5, 0.35
"""Seconds for which it is read what is needed, once all are there; more, where friends at court help; and for
which the dice are counted."""


def audience_rolled(props: Props, event: Rolled) -> Cue:
    """Say what is needed, let the others look on, and throw two dice on the table of El Valido."""
    seat = event.seat or 0
    own = props.view.players[seat]
    target = BOXES[own.box].audience or 0
    words = tr("{n} or more on two dice", n=target - own.friends_at_court)
    if props.has_numbers():
        words += f": {percent(chance_of_audience(own, target))}"
    props.play_sound("audience")
    props.expect(_ends(props, seat))
    people = theatre.expect_people(props, [seat])
    yield from theatre.open_scene(props, "audience", awaited=people)
    come = [theatre.enter(props, seat, theatre.STANDS["audience"]), _look_on(props, seat)]
    yield from together([_needs(props, words), *come])
    yield from wait(HELD + (FRIENDS if own.friends_at_court else 0))
    yield from theatre.roll_own(props, event.seat, event.faces, TABLE)


def _ends(props: Props, seat: int) -> Iterator[str]:
    """Yield what is shown of whoever is received and of all others when the dice have fallen."""
    yield from (_cheer(props), flares.GLOW)
    yield from (props.cast.figure(seat, pose) for pose in ("cheering", "bowed"))
    for one in range(len(props.seats)):
        yield from (props.cast.portrait(one, mood) for mood in (Mood.GLAD, Mood.SORE))


def _cheer(props: Props) -> str:
    return props.shout(tr("In the King's service!"))


def _needs(props: Props, words: str) -> Cue:
    """Hang up what is needed until it is answered."""
    act = props.act
    assert act is not None
    act.stake = theatre.hung(props, act, words)
    yield from pop(act.stake, 0.2, 0.7)


def _look_on(props: Props, seat: int) -> Cue:
    """Let the faces of all others come into the corner across from whoever is received."""
    act = props.act
    assert act is not None
    rivals = [one.index for one in props.seats if one.index != seat]
    x, y = MIDDLE[0] + SCENE[0] / 2 - 40, MIDDLE[1] + TOP + 46
    faces = [
        theatre.portrait(props, act, rival, (x - WATCHED * place, y), WATCHED - 8)
        for place, rival in enumerate(reversed(rivals))
    ]
    for rival, face in zip(reversed(rivals), faces, strict=True):
        act.faces[rival], face.alpha = face, 0.0
    yield from together([change(face, 0.3, alpha=1.0) for face in faces], 0.06)


def audience_held(props: Props, event: events.AudienceHeld) -> Cue:
    """Count the dice, show what they decide and who is glad, and let it be read."""
    act = props.act
    if act is None:
        return
    yield from wait(COUNTED)
    has_won = event.total >= event.target
    for seat, face in act.faces.items():
        is_glad = has_won == (seat == event.seat)
        face.picture = props.cast.portrait(seat, Mood.GLAD if is_glad else Mood.SORE)
    if event.seat in act.figures:
        pose = "cheering" if has_won else "bowed"
        act.figures[event.seat].picture = props.cast.figure(event.seat, pose)
    props.play_sound("win" if has_won else "sorrow")
    yield from together([*_answered(props, act, event, has_won), props.become(0.1)])
    yield from until_read() if props.is_person(event.seat) else until_seen()
    theatre.end_scene(props)


def _answered(props: Props, act: Act, event: events.AudienceHeld, has_won: bool) -> list[Cue]:
    """Say in place of what was needed how it ended, as the Favourite bows or shakes his head."""
    if act.stake is not None:
        act.stake.alpha = 0.0
    if not has_won:
        short = event.needed - event.thrown
        words = trn("{thrown}: 1 short", "{thrown}: {n} short", short, thrown=event.thrown)
        return [theatre.caption(props, words), _shakes(_head(props, act))]
    above = MIDDLE[0], MIDDLE[1] + TOP + 34
    star = props.effect(_cheer(props), above, CHEER, CHEER / PROPORTION)
    star.layer, star.magnified = star.layer + 0.4, LENS
    act.pieces.append(star)
    words = tr("{thrown}: received!", thrown=event.thrown)
    petals = props.asides.beside([props.particles.spray(SERVED, above, 30, LENS)], NOD)
    leaps = [theatre.leaps(act.figures[event.seat])] if event.seat in act.figures else []
    shown = [theatre.caption(props, words), flares.flash(props), pop(star, 0.25, 0.4)]
    return [*shown, _bows(_head(props, act)), petals, *leaps]


def _head(props: Props, act: Act) -> Piece:
    """Lay the head of the Favourite over itself, before the curtain, so that it can move."""
    corner = MIDDLE[0] - SCENE[0] / 2, MIDDLE[1] - SCENE[1] / 2
    above = pygame.FRect(WHERE.left, WHERE.top - ABOVE, WHERE.w, ABOVE)
    hung, place = above.move(0.0, ABOVE).move(corner), WHERE.move(corner)
    curtain, face = (cut(props.canvas, theatre.scene("audience"), part) for part in (above, WHERE))
    theatre.lay(props, curtain, hung.center, hung.size).layer -= OVER + 0.05 - UNDER - 0.012
    head = theatre.lay(props, face, place.center, place.size)
    head.layer -= OVER + 0.05 - UNDER - 0.014
    return head


def _bows(head: Piece) -> Cue:
    """Bow, from the collar."""
    low, foot = head.height * BOWED, head.y + head.height / 2
    high, y = head.height, head.y
    yield from change(head, NOD, ease_in_out, height=low, y=foot - low / 2)
    yield from wait(NOD)
    yield from change(head, NOD, ease_in_out, height=high, y=y)


def _shakes(head: Piece) -> Cue:
    """Shake the head twice."""
    for x in (head.x - SHAKEN, head.x + SHAKEN, head.x - SHAKEN, head.x + SHAKEN, head.x):
        yield from change(head, SHAKE, ease_in_out, x=x)


def turned_away(props: Props, event: events.TurnedAway) -> Cue:
    """Cross the halberds before whoever has too little Fame."""
    words = tr("The Favourite does not receive {name}", name=props.seats[event.seat].name)
    return theatre.moment(props, "turned_away", words, (event.seat,), "refuse")
