"""How the day goes by: banners, the phases in the bar, the first-player token."""

from __future__ import annotations

from math import sin

from game.bulls.events import DayBegan, DayEnded, FirstPlayerPassed, GameEnded, StepBegan
from game.words import tr
from scenes.skins.bulls.staging.props import Props
from scenes.stage.cues import slide
from scenes.ui.anim import Cue, call, ease_in_out, in_turn, linear, mix, together, tween, wait

CONFETTI, CARNATIONS = 130, 9
"""Slips of paper that rain on the winners; every so many-th is a flower."""
TURN = 15
"""Degrees by which they turn at a time, so that not too many turned pictures have to be made."""


def day_began(props: Props, event: DayBegan) -> Cue:
    """The bell rings in the day."""
    props.hud.day, props.hud.phase = event.day, ""
    return in_turn([props.sound("dawn"), props.banner(tr("Day {day}", day=event.day), 1.1)])


def step_began(props: Props, event: StepBegan) -> Cue:
    """The bar says that cards are played."""
    props.hud.phase = "play"
    return wait(0.1)


def day_ended(props: Props, event: DayEnded) -> Cue:
    """The day is over: the bar shows what everybody has."""
    for line, total in zip(props.hud.lines, event.totals, strict=True):
        line.points = total
    return in_turn([props.sound("dusk"), props.banner(tr("Day {day} is over", day=event.day), 1.3)])


def game_ended(props: Props, event: GameEnded) -> Cue:
    """Confetti for the winners."""
    rain = (_confetti(props, number) for number in range(CONFETTI))
    banner = in_turn([props.sound("win"), props.banner(tr("¡Viva la fiesta!"), 2.4)])
    return together([banner, together(rain, 0.015)])


def _confetti(props: Props, number: int) -> Cue:
    """One slip of paper, or now and then a carnation, that sways and turns as it falls."""
    flower = number % CARNATIONS == 0
    x, sway, turns = 20.0 + number * 379 % 1240, 14 + number % 4 * 9, number % 5 - 2
    kind = "bulls/carnation" if flower else f"bulls/confetti_{number % 4 + 1}"
    slip = props.effect(kind, (x, -30.0), 34 if flower else 15 + number % 3 * 4)

    def fall(share: float) -> None:
        slip.x, slip.y = x + sway * sin(9 * share + number), mix(-30.0, 750.0, share)
        slip.angle = round(360 * turns * share / TURN) * TURN

    return in_turn([tween(2.2 + number % 5 * 0.25, fall, linear), call(lambda: props.gone(slip))])


def first_passed(props: Props, event: FirstPlayerPassed) -> Cue:
    """The first-player token goes from plate to plate."""
    props.hud.phase = "pass"
    start = props.plate(props.hud.first)
    coin = props.effect("bulls/first_player", start, 30)
    props.hud.first = -1

    def arrive() -> None:
        props.hud.first = event.seat
        props.gone(coin)

    return in_turn([slide(coin, props.plate(event.seat), 0.5, ease_in_out), call(arrive)])
