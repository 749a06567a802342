"""How the day goes by: banners, the phases in the bar, the first-player token."""

from __future__ import annotations

from game.bulls.events import DayBegan, DayEnded, FirstPlayerPassed, GameEnded, StepBegan
from game.words import tr
from scenes.skins.bulls.staging.props import Props
from scenes.stage.cues import slide
from scenes.ui.anim import Cue, call, ease_in_out, in_turn, wait


def day_began(props: Props, event: DayBegan) -> Cue:
    props.hud.day, props.hud.phase = event.day, ""
    return in_turn([props.sound("dawn"), props.banner(tr("Day {day}", day=event.day), 1.1)])


def step_began(props: Props, event: StepBegan) -> Cue:
    props.hud.phase = "play"
    return wait(0.1)


def day_ended(props: Props, event: DayEnded) -> Cue:
    for line, total in zip(props.hud.lines, event.totals, strict=True):
        line.points = total
    return in_turn([props.sound("dusk"), props.banner(tr("Day {day} is over", day=event.day), 1.3)])


def game_ended(props: Props, event: GameEnded) -> Cue:
    return in_turn([props.sound("win"), props.banner(tr("¡Viva la fiesta!"), 1.6)])


def first_passed(props: Props, event: FirstPlayerPassed) -> Cue:
    props.hud.phase = "pass"
    start = props.plate(props.hud.first)
    coin = props.effect("bulls/first_player", start, 30)
    props.hud.first = -1

    def arrive() -> None:
        props.hud.first = event.seat
        props.gone(coin)

    return in_turn([slide(coin, props.plate(event.seat), 0.5, ease_in_out), call(arrive)])
