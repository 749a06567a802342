"""How the day goes by: banners, the first-player token, points and effects that come to their seats."""

from __future__ import annotations

from game.bulls.events import (
    DayBegan,
    DayEnded,
    EffectNoted,
    FirstPlayerPassed,
    GameEnded,
    StepBegan,
)
from game.core.event import Event
from game.translation import tr
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.fiesta import BANDS, FAREWELL, ROCKETS, kind_of
from scenes.skins.bulls.motion import card_motion
from scenes.skins.bulls.motion.dusk_motion import sheet_shown
from scenes.skins.bulls.motion.props import Props
from scenes.skins.bulls.words.days import cry
from scenes.stage.effect_sprites import Rain, Spray
from scenes.stage.pieces import slide
from scenes.ui.anim import Cue, call, ease_in_out, in_turn, together, wait

NOBODY = -1
CALLED, RAISED = 0.8, 0.4
"""Seconds in which only the day is called out, and in which the hand then rises to be looked through."""
SLIPS = tuple(f"bulls/confetti_{kind}" for kind in (1, 2, 3, 4))
CONFETTI = Rain(
    ("bulls/carnation", *SLIPS, *SLIPS),
    (34.0, 15.0, 19.0, 23.0, 17.0, 19.0, 15.0, 23.0, 17.0),
    *(130, 0.008, 1.8, 36.0, 720.0),
)
"""Slips of paper that rain on the winners, and a flower now and then."""


CRY: Point = (592.0, 470.0)
"""Where the town cries out, below the name of the day."""
ROCKET = Spray(
    ("bulls/star", "bulls/spark", "bulls/star"), (30.0, 22.0, 18.0), 0.65, 130.0, turn=90.0, fall=40.0
)
SKY = (
    (0.0, (250.0, 190.0)),
    (0.1, (900.0, 160.0)),
    (0.2, (420.0, 330.0)),
    (0.3, (760.0, 420.0)),
    (0.4, (590.0, 150.0)),
)
"""What flies off a rocket on the first day; after how many seconds each bursts, and where."""
STREAMERS = Rain(SLIPS, (19.0, 25.0, 21.0, 27.0), 50, 0.01, 0.95, 40.0, 540.0)
FLOWERS = Rain(("bulls/carnation",), (34.0, 26.0, 30.0), 24, 0.012, 1.1, 60.0, 200.0)
"""What rains on the days of the bands, and on the last."""


def called_out(event: Event) -> list[str]:
    """Return what is called out across the table when a day begins or ends."""
    match event:
        case DayBegan(day=day):
            return [tr("Day {day}", day=day)]
        case DayEnded(day=day):
            return [tr("Day {day} is over", day=day)]
        case _:
            return []


def day_began(props: Props, event: DayBegan) -> Cue:
    """Ring in the day, in the light of the morning, with what the town does on such a day."""
    props.hour = 0.0
    kind = kind_of(event.day, props.view.days)
    cried = in_turn([wait(0.2), props.burst(cry(kind), CRY, 330.0, 0.45)])
    banners = together([*(props.banner(words, 0.65) for words in called_out(event)), cried])
    bell = props.sound("bell" if kind == FAREWELL else "dawn")
    joy = props.sound("ole") if kind == ROCKETS else wait(0.0)
    rising = card_motion.hand_raised(props, RAISED) if event.day > 1 else wait(0.0)
    card_motion.clear_destinations(props)
    return in_turn([bell, together([banners, _rejoice(props, kind), in_turn([wait(CALLED), rising])]), joy])


def _rejoice(props: Props, kind: int) -> Cue:
    """Let rockets burst over the roofs, paper rain on the bands, or flowers fall for the last day."""
    if kind == BANDS:
        return props.particles.rain(STREAMERS)
    if kind == FAREWELL:
        return props.particles.rain(FLOWERS)
    bursts = (in_turn([wait(after), props.particles.spray(ROCKET, at, 14)]) for after, at in SKY)
    return together(bursts)


def step_began(props: Props, event: StepBegan) -> Cue:
    """Wait a little, while the bar says that cards are played."""
    return wait(0.1)


def day_ended(props: Props, event: DayEnded) -> Cue:
    """Say across the table that the last day is over; of any other show the sheet over the dark town."""
    props.pier = None
    yield from props.sound("dusk")
    if event.day == props.view.days:
        banners = (props.banner(words, 0.6) for words in called_out(event))
        yield from together([props.landed(), *banners])
        return
    yield from sheet_shown(props, event)


def game_ended(props: Props, event: GameEnded) -> Cue:
    """Let confetti rain on the winners."""
    banner = in_turn([props.sound("win"), props.banner(tr("¡Viva la fiesta!"), 1.9)])
    return together([banner, props.particles.rain(CONFETTI)])


def first_passed(props: Props, event: FirstPlayerPassed) -> Cue:
    """Move the first-player token from plate to plate."""
    coin = props.effect("bulls/first_player", props.plate(props.hud.first), 30)

    def leave() -> None:
        props.hud.first = NOBODY

    def arrive() -> None:
        props.hud.first = event.seat
        props.gone(coin)

    return in_turn([call(leave), slide(coin, props.plate(event.seat), 0.35, ease_in_out), call(arrive)])


def effect_noted(props: Props, event: EffectNoted) -> Cue:
    """Wait a little, while a tag hangs from the plate."""
    return props.fly_on(0.06)
