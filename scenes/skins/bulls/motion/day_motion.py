"""How the day goes by: banners, the first-player token, points and effects that come to their seats."""

from __future__ import annotations

from game.bulls.events import (
    Arrived,
    DayBegan,
    DayEnded,
    EffectNoted,
    FirstPlayerPassed,
    GameEnded,
    StepBegan,
)
from game.core.event import Event, Paid
from game.translation import tr
from scenes.skins.bulls.drawing.dusk_sheet import hero_places
from scenes.skins.bulls.fiesta import BANDS, FAREWELL, ROCKETS, kind_of
from scenes.skins.bulls.layout import Point
from scenes.skins.bulls.motion.props import Props, hops
from scenes.skins.bulls.words.days import cry
from scenes.stage.effect_sprites import ABOVE, PROPORTION, Rain, Spray
from scenes.stage.pieces import DICE, Piece, change, pop, slide
from scenes.ui.anim import (
    Cue,
    Ease,
    call,
    ease_in_out,
    ease_in_quad,
    ease_out_back,
    ease_out_cubic,
    in_turn,
    together,
    until_read,
    until_seen,
    wait,
)
from scenes.ui.text import signed
from scenes.ui.theme import HEIGHT, WIDTH

NOBODY = -1
FOOT, NIGHTFALL, LOOK = 572.0, 0.8, 2.0
"""Where the sheet at dusk ends, how dark it is behind it, and the seconds that it stays at least."""
FLYER, FINISH, MORE, MANY = 88.0, 250.0, 0.4, 12
"""The width of points on their way, and of those of a finish, and how much wider so many are."""
OWNER, ASIDE = 0.4, 0.46
"""The size of the face of their owner, and how far it lies beside their middle, in their width."""
SMALL = 0.4
"""As how small a share of themselves the points of a finish come to their plate."""
BEFORE_CARDS, HIGHEST, LOWEST = 996.0, 136.0, 500.0
"""Left of the cards of the destinations, where the town is empty by then, and between which heights."""
POP, NEXT = 0.18, 0.42
"""Seconds in which points spring up, and in which those of a card can be read before they fly."""
RISE, READ, OWNERS, PIERS = 0.22, 0.24, 0.32, 0.24
"""Seconds in which points rise from the pier, and in which they can be read; from those of one owner there to
those of the next, and what more there is from one pier to the next."""
FLIGHT = 0.36
"""Seconds of their flight to the plate."""
TINY, ROWS = 0.25, (0.0, 108.0, -108.0)
"""As how small a share of themselves they come out of the pier, and how far below it those of its first,
second and third owner are read; for the lower piers, above it."""
FORWARD = 1.1
"""How much larger the card of a destination is while somebody arrives there."""
GLEAM = Spray(("bulls/star", "bulls/spark"), (18.0, 14.0), 0.3, 46.0, turn=90.0)
"""What flies off a plate that counts up."""
HONOUR = Spray(
    ("bulls/carnation", "bulls/star", "bulls/spark"), (30.0, 24.0, 18.0), 0.9, 110.0, turn=160.0, fall=40.0
)
"""What flies up around the face of the day's hero."""
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
    return in_turn([bell, together([banners, _rejoice(props, kind)]), joy])


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
    """Say across the table that the day is over; but for the last day, show its sheet over the dark town.

    The sheet stays until whoever plays goes on; for a while only, where nobody does.
    """
    props.pier = None
    yield from props.sound("dusk")
    if event.day == props.view.days:
        for words in called_out(event):
            yield from props.banner(words, 0.6)
        return
    picture, width, height = props.dusk_sheet(props.view)
    sheet = props.effect(picture, (WIDTH / 2, HEIGHT + height / 2), width, height)
    rise = change(sheet, 0.45, ease_out_back, y=FOOT - height / 2)
    yield from together([props.darken(NIGHTFALL, 0.5), rise])
    left, top = sheet.rect.topleft
    crowned = [(left + x, top + y) for x, y in hero_places(props.view)]
    yield from together([props.sound("escape"), *(props.particles.spray(HONOUR, at, 14) for at in crowned)])
    if any(seat.human for seat in props.hud.seats):
        yield from until_read()
    else:
        yield from wait(LOOK)
        yield from until_seen()
    fall = change(sheet, 0.25, ease_in_quad, y=HEIGHT + height / 2)
    yield from together([fall, props.darken(0.0, 0.3)])
    props.gone(sheet)


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


def arrived(props: Props, event: Arrived) -> Cue:
    """Let the survivors of a seat on a destination jump for joy, and all their points set off to the plate.

    They rise from those Runners, and fly on while the next ones jump: the owners of one pier soon after one
    another, and then those of the next. Meanwhile the card of the destination comes forward.
    """
    is_next = props.pier not in (None, event.place)
    props.owners = props.owners + 1 if props.pier == event.place else 0
    props.pier = event.place
    found = [piece for die in event.runners if (piece := props.stage.piece(die)) is not None]
    begun = hops(props, event.runners)
    if found:
        middle = sum(die.x for die in found) / len(found), sum(die.y for die in found) / len(found)
        wide = _width(FINISH, event.points)
        row = ROWS[props.owners % len(ROWS)] * (1 if middle[1] < HEIGHT / 2 else -1)
        height = min(max(middle[1] + row, HIGHEST), LOWEST)
        at = BEFORE_CARDS - wide / 2, height
        begun += [_fly(props, event, at, wide, SMALL, middle), props.particles.spray(GLEAM, middle, 6)]
    card = props.stage.piece(event.destination)
    if card is not None and card.layer < DICE:
        begun.append(_come_forward(card))

    def set_off() -> None:
        for cue in begun:
            props.flights.add(cue)

    return in_turn([props.fly_on(PIERS if is_next else 0.0), call(set_off), props.fly_on(OWNERS)])


def _come_forward(card: Piece) -> Cue:
    """Let the card of a destination come forward, and lie down again."""
    layer, card.layer = card.layer, DICE
    yield from change(card, 0.14, ease_out_back, scale=FORWARD)
    yield from wait(0.5)
    yield from change(card, 0.2, scale=1.0)
    card.layer = layer


def _width(least: float, points: int) -> float:
    """Return how wide so many points are: `least`, or more."""
    return least * (1 + MORE * min(points, MANY) / MANY)


def size_of(event: Arrived | Paid) -> tuple[float, float]:
    """Return width and height of points where they spring up."""
    wide = _width(FINISH if isinstance(event, Arrived) else FLYER, event.points)
    return wide, wide / PROPORTION


def paid(props: Props, event: Paid) -> Cue:
    """Let the points of a card set off to the plate."""
    wide, (x, y) = _width(FLYER, event.points), props.plate(event.seat)
    start = min(x, WIDTH - wide / 2), y - 8
    props.flights.add(_fly(props, event, start, wide))
    return props.fly_on(NEXT)


def effect_noted(props: Props, event: EffectNoted) -> Cue:
    """Wait a little, while a tag hangs from the plate."""
    return props.fly_on(0.06)


def _fly(
    props: Props,
    event: Arrived | Paid,
    at: Point,
    wide: float,
    small: float = 1.0,
    source: Point | None = None,
) -> Cue:
    """Return what lets a number fly from where points were won to the plate, which counts up and gleams.

    It is read at `at`, so `wide`, with the face of its owner, after it has come there from its `source`; and
    it is `small` at the plate. From now on the points are due.
    """
    seat, points = event.seat, event.points
    props.hud.due[seat] += points

    def fly() -> Cue:
        tag, owner = props.tag(seat, False), OWNER * wide
        start, scale = (at, 1.0) if source is None else (source, TINY)
        flyer = props.effect(props.shout(signed(points)), start, wide, wide / PROPORTION)
        face = props.effect(tag.picture, start, owner, owner * tag.height / tag.width)
        goal, beside = props.plate(seat), wide * ASIDE
        face.x -= beside * scale
        for piece in (flyer, face):
            piece.layer += ABOVE
            piece.scale = scale

        def travel(to: Point, seconds: float, ease: Ease, scale: float) -> Cue:
            return together(
                [
                    change(flyer, seconds, ease, x=to[0], y=to[1], scale=scale),
                    change(face, seconds, ease, x=to[0] - beside * scale, y=to[1], scale=scale),
                ]
            )

        if source is None:
            yield from together([pop(flyer, POP, 0.4), pop(face, POP, 0.4)])
            yield from wait(NEXT - POP)
        else:
            yield from travel(at, RISE, ease_out_cubic, 1.0)
            yield from wait(READ)
        yield from travel((goal[0] + 40, goal[1]), FLIGHT, ease_in_out, small)
        props.gone(flyer)
        props.gone(face)
        props.hud.count(seat, points)
        yield from props.sound("count")
        yield from props.particles.spray(GLEAM, goal, 5)

    return fly()
