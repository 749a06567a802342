"""How the day goes by: banners, the phases in the bar, the first-player token."""

from __future__ import annotations

from game.bulls.events import DayBegan, DayEnded, FirstPlayerPassed, GameEnded, StepBegan
from game.translation import tr
from scenes.skins.bulls.motion.props import Props
from scenes.stage.cues import slide
from scenes.stage.effect_sprites import Rain
from scenes.ui.anim import Cue, call, ease_in_out, in_turn, together, wait

NOBODY = -1
SLIPS = tuple(f"bulls/confetti_{kind}" for kind in (1, 2, 3, 4))
CONFETTI = Rain(
    ("bulls/carnation", *SLIPS, *SLIPS),
    (34.0, 15.0, 19.0, 23.0, 17.0, 19.0, 15.0, 23.0, 17.0),
    130,
    0.015,
    2.2,
    36.0,
    720.0,
)
"""Slips of paper that rain on the winners, and a flower now and then."""


def day_began(props: Props, event: DayBegan) -> Cue:
    """Ring in the day."""
    return in_turn([props.sound("dawn"), props.banner(tr("Day {day}", day=event.day), 1.1)])


def step_began(props: Props, event: StepBegan) -> Cue:
    """Wait a little, while the bar says that cards are played."""
    return wait(0.1)


def day_ended(props: Props, event: DayEnded) -> Cue:
    """Say across the table that the day is over."""
    return in_turn([props.sound("dusk"), props.banner(tr("Day {day} is over", day=event.day), 1.3)])


def game_ended(props: Props, event: GameEnded) -> Cue:
    """Let confetti rain on the winners."""
    banner = in_turn([props.sound("win"), props.banner(tr("¡Viva la fiesta!"), 2.4)])
    return together([banner, props.particles.rain(CONFETTI)])


def first_passed(props: Props, event: FirstPlayerPassed) -> Cue:
    """Move the first-player token from plate to plate."""
    coin = props.effect("bulls/first_player", props.plate(props.hud.first), 30)

    def leave() -> None:
        props.hud.first = NOBODY

    def arrive() -> None:
        props.hud.first = event.seat
        props.gone(coin)

    return in_turn([call(leave), slide(coin, props.plate(event.seat), 0.5, ease_in_out), call(arrive)])
