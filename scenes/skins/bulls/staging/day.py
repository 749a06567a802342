"""How the day goes by: banners, the phases in the bar, the first-player token."""

from __future__ import annotations

from game.bulls.events import DayBegan, DayEnded, FirstPlayerPassed, GameEnded, StepBegan
from game.words import tr
from scenes.skins.bulls.staging.props import Props
from scenes.stage.cues import change, slide
from scenes.ui.anim import Cue, call, ease_in_out, in_turn, linear, together, wait

CONFETTI = 80


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
    return together([banner, together(rain, 0.025)])


def _confetti(props: Props, number: int) -> Cue:
    """One slip of paper, or now and then a carnation, that turns as it falls."""
    x = 30.0 + number * 379 % 1220
    kind = "bulls/carnation" if number % 9 == 0 else f"bulls/confetti_{number % 4 + 1}"
    slip = props.effect(kind, (x, -20.0), 22 if number % 9 == 0 else 13)
    fall = change(
        slip,
        1.6 + number % 5 * 0.2,
        linear,
        x=x + number % 7 * 16 - 48,
        y=740.0,
        angle=number % 3 * 360.0 - 300,
    )
    return in_turn([fall, call(lambda: props.gone(slip))])


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
