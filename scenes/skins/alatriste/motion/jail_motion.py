"""Motion of those who are kept somewhere: in jail until its door opens, in a hospital until they are well."""

from __future__ import annotations

import pygame

from game.alatriste import events, events_combat
from game.alatriste.odds import FACES
from game.alatriste.rows import prison_of
from game.core.event import Event, Rolled
from game.translation import tr
from scenes.skins.alatriste.drawing.cells import cell
from scenes.skins.alatriste.drawing.large_sheet import LENS
from scenes.skins.alatriste.layout import Point
from scenes.skins.alatriste.motion import doings, flares, theatre
from scenes.skins.alatriste.motion.props import MIDDLE, Props
from scenes.skins.alatriste.motion.theatre import ABOVE, STANDS, UNDER
from scenes.stage.faces import Mood
from scenes.stage.pieces import EFFECT, change, pop
from scenes.ui.anim import Cue, ease_in_out, mix, together, wait
from scenes.ui.art import Art
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI

JAIL, HOSPITAL = "jail", "hospital"
LOST = "alatriste.4.1"
"""The paragraph of turns that are lost, and of the die that opens a jail."""
CARE = "alatriste.8.5"
"""The paragraph by which the wounded are nursed."""
TABLE: Point = (MIDDLE[0] + 84, MIDDLE[1] + 40)
"""Where the die lies that may open the door."""
DOOR: Point = (MIDDLE[0] + 256, MIDDLE[1] + 107)
"""Where the feet are of whoever is let out through it."""
LIGHT, DOORWAY = "alatriste/open_door", pygame.FRect(MIDDLE[0] + 206.7, MIDDLE[1] - 100, 100, 193)
"""What is seen through it, and where."""
PILLOW = (MIDDLE[0] - 268, MIDDLE[1] + 90), 78.0
"""Where the head of whoever is nursed lies, and how far it is turned."""
GONE = 0.3
"""Seconds for which the cell stands empty."""
TOLD: Point = (MIDDLE[0] - 130, MIDDLE[1] - 118)
"""Where it is told how much good the care has done."""


def register(art: Art) -> None:
    """Tell the art how to make the light that falls through an open door."""
    art.compose(LIGHT, _light)


def _light() -> pygame.Surface:
    size = DOORWAY.size
    made = pygame.Surface((round(2 * size[0]), round(2 * size[1])), pygame.SRCALPHA)
    made.fill(INK)
    inner = made.get_rect().inflate(-10, 0).move(0, 5)
    for y in range(inner.top, inner.bottom):
        share = (y - inner.top) / inner.h
        colour = [round(mix(one, two, share)) for one, two in zip(OCHRE_LT, PAPER_HI, strict=True)]
        made.fill(colour, (inner.left, y, inner.w, 1))
    return made


def jailed(props: Props, event: events_combat.Jailed) -> Cue:
    """Let the door of the jail fall shut."""
    name = props.seats[event.seat].name
    words = {
        "town": tr("{name} is taken to the Town Jail", name=name),
        "court": tr("{name} is taken to the Court Jail", name=name),
    }[event.which]
    blow = props.blows.on(props.view, event.seat) if event.why == "order" else None
    terms = [theatre.caption(props, _way_out(event.which), ABOVE), *doings.shown(props, blow)]
    pictures = doings.pictures(blow)
    yield from theatre.moment(props, cell(event.which), words, (event.seat,), "jail", terms, pictures)
    yield from props.become(0.2)


def _way_out(which: str) -> str:
    """Say what opens the door of a jail."""
    prison = prison_of(which)
    die = f"{prison.die}+" if prison.die < max(FACES) else str(prison.die)
    return tr("Way out: {bail} Ducats, {die} on a die, or {turns} turns",
              bail=prison.bail, die=die, turns=prison.turns)  # fmt: skip


def trusted(props: Props, event: Rolled, seat: int) -> Cue:
    """Throw the die that may open the door of somebody at this screen, and say what opens it."""
    lowest = prison_of(props.view.players[seat].prison).die
    yield from _kept(props, seat, tr("The door opens with {n} or more", n=lowest))
    yield from theatre.roll_own(props, seat, event.faces, TABLE)
    yield from wait(0.12)


def freed(props: Props, event: events_combat.Freed) -> Cue:
    """Let the door of the jail open, and somebody at this screen go out through it."""
    seat, name = event.seat, props.seats[event.seat].name
    props.play_sound("relief")
    if not (is_open(props) or props.has_scene([seat])):
        yield from together([props.call_out(seat, tr("Free!"), 0.45), props.become(0.3)])
        return
    if not is_open(props):
        yield from _kept(props, seat, tr("The door of the jail opens"))
    words = {
        "bail": tr("{name} is free on bail", name=name),
        "die": tr("{name} is free", name=name),
        "writ": tr("A writ sets {name} free", name=name),
        "served": tr("{name} has served the time", name=name),
    }[event.how]
    flare = [flares.flash(props)] if event.how == "die" else []
    yield from together([theatre.caption(props, words, ABOVE), *flare, _goes_out(props, seat)])
    yield from wait(GONE)
    theatre.end_scene(props)
    yield from props.become(0.2)


def _goes_out(props: Props, seat: int) -> Cue:
    """Let whoever sits in jail go out through the door, and its face be glad."""
    act = props.act
    assert act is not None
    act.faces[seat].picture = props.cast.portrait(seat, Mood.GLAD)
    figure, light = act.figures[seat], props.effect(LIGHT, DOORWAY.center, *DOORWAY.size)
    act.pieces.append(light)
    light.layer, light.alpha, light.magnified = EFFECT + UNDER + 0.02, 0.0, LENS
    yield from change(light, 0.15, alpha=1.0)
    out = theatre.standing(DOOR)
    yield from change(figure, 0.5, ease_in_out, x=out[0], y=out[1])
    yield from change(figure, 0.2, alpha=0.0)


def stays_shut(props: Props, event: events.TurnLost) -> Cue:
    """Let the door of the jail stay shut, for so many more turns at most."""
    act = props.act
    assert act is not None
    act.faces[event.seat].picture = props.cast.portrait(event.seat, Mood.SORE)
    props.play_sound("jail")
    yield from theatre.caption(props, tr("The door stays shut"), ABOVE)
    yield from theatre.rest(props, "shut", (event.seat,))
    theatre.end_scene(props)
    yield from props.become(0.1)


def nursed(props: Props, event: events.TurnLost) -> Cue:
    """Let somebody at this screen lie in a hospital for a turn."""
    name = props.seats[event.seat].name
    props.play_sound("bell")
    props.expect([props.cast.bare_head(event.seat)])
    yield from theatre.open_scene(props, HOSPITAL)
    assert props.act is not None
    props.act.place = HOSPITAL
    lies = theatre.lie(props, event.seat, *PILLOW, Mood.SORE)
    yield from together([theatre.caption(props, tr("{name} is nursed", name=name)), lies])
    yield from props.become(0.1)


def healed(props: Props, event: events.Changed) -> Cue:
    """Tell how much good a turn in a hospital has done."""
    act = props.act
    assert act is not None
    act.faces[event.seat].picture = props.cast.portrait(event.seat, Mood.CALM)
    props.play_sound("relief")
    words = f"{event.now - event.n} → {event.now}"
    yield from pop(theatre.note(props, act, words, "vigour", TOLD, 1.4), 0.2, 0.6)
    yield from theatre.rest(props, HOSPITAL, (event.seat,))
    theatre.end_scene(props)
    yield from props.become(0.1)


def is_open(props: Props) -> bool:
    """Return whether a jail is shown in which something is still to happen."""
    return props.act is not None and props.act.place == JAIL and not props.act.is_over


def is_in_place(props: Props, event: Event) -> bool:
    """Return whether an event goes on with the jail or the hospital that is shown."""
    if props.act is None or props.act.is_over:
        return False
    if props.act.place == JAIL:
        return isinstance(event, events_combat.Freed) or (
            isinstance(event, events.TurnLost) and event.why == "prison"
        )
    is_care = isinstance(event, events.Changed) and event.rule == CARE and event.seat in props.act.faces
    return props.act.place == HOSPITAL and is_care


def _kept(props: Props, seat: int, words: str) -> Cue:
    """Open the jail in which a seat is kept."""
    place = cell(props.view.players[seat].prison)
    pose = theatre.POSES[place]
    people = theatre.expect_people(props, [seat], pose)
    yield from theatre.open_scene(props, place, awaited=people)
    assert props.act is not None
    props.act.place = JAIL
    come = theatre.enter(props, seat, STANDS[place], mood=theatre.MOODS[place], pose=pose)
    yield from together([theatre.caption(props, words), come])
