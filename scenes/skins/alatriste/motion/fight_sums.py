"""What is told of a fight in numbers: the sums as they climb, and what it is fought for."""

from __future__ import annotations

from game.alatriste import events_combat
from game.alatriste.rows import RULES
from game.translation import tr
from scenes.skins.alatriste.drawing.fight_outcomes import Terms
from scenes.skins.alatriste.drawing.sum_labels import Parts, parts_of
from scenes.skins.alatriste.layout import SCENE, Point
from scenes.skins.alatriste.motion import theatre
from scenes.skins.alatriste.motion.props import MIDDLE, Props
from scenes.skins.alatriste.motion.theatre import SIDES
from scenes.stage.pieces import EFFECT, Piece, change, pop
from scenes.ui.anim import Cue, ease_in_out, together, wait
from scenes.ui.text import signed

ROOM, NEXT = 278.0, 4.0
"""The room for a sum and what a wound takes, and how far one lies from the other."""
SUM_Y, STAKE_Y, PAID = 136.0, 106.0, 1.25
"""How far below the middle of their side a fighter's sum lies, and below that of the scene what is fought
for; and how much larger that is once it is paid."""


def side(props: Props, seat: int) -> Point:
    """Return the middle of a fighter's side of the scene."""
    assert props.fight is not None
    return MIDDLE[0] + SIDES[seat == props.fight.b], MIDDLE[1] + SCENE[1] * 0.06


def tallies(props: Props, event: events_combat.Clashed, dice: int) -> list[tuple[Piece, Cue]]:
    """Return both sums with so many dice, and how each comes; with all of them one is golden."""
    shown, is_whole = [sum(faces[:dice]) for faces in event.faces], dice == len(event.faces[0])
    totals = [
        score - sum(faces) + part for score, faces, part in zip(event.scores, event.faces, shown, strict=True)
    ]
    return [
        _tally(
            props,
            seat,
            parts_of(props.view.players[seat], event.duel, part),
            total,
            is_whole and total > other,
        )
        for seat, part, total, other in zip(event.seats, shown, totals, totals[::-1], strict=True)
    ]


def lay_wound(props: Props, seat: int, n: int) -> Cue:
    """Lay what a wound takes behind the sum of whoever is hurt: the last of that row, in red."""
    act = props.act
    assert act is not None
    x, y = side(props, seat)
    label = props.tally([("alatriste/icon_vigour_lost", signed(n))], is_red=True)
    counted = act.counted.get(seat)
    if counted is None:
        return pop(theatre.lay(props, label.picture, (x, y + SUM_Y), (label.width, label.height)), 0.2, 0.6)
    whole = counted.width + NEXT + label.width
    scale = min(1.0, ROOM / whole)
    right = x + scale * whole / 2
    size = scale * label.width, scale * label.height
    wound = theatre.lay(props, label.picture, (right - size[0] / 2, y + SUM_Y), size)
    wide, high = scale * counted.width, scale * counted.height
    aside = change(counted, 0.2, x=right - scale * whole + wide / 2, width=wide, height=high)
    return together([pop(wound, 0.2, 0.6), aside])


def _tally(props: Props, seat: int, parts: Parts, total: int, leads: bool) -> tuple[Piece, Cue]:
    x, y = side(props, seat)
    label = props.tally(parts, total, leads=leads)
    made = theatre.lay(props, label.picture, (x, y + SUM_Y), (label.width, label.height))
    made.alpha = 0.0

    def come() -> Cue:
        props.play_sound("count")
        made.alpha = 1.0
        yield from pop(made, 0.18, 0.7)
        yield from wait(0.06)

    return made, come()


def stake_of(props: Props, event: events_combat.Clashed, winner: int | None) -> list[tuple[str, str]]:
    """Return what is fought for: before it is decided only what both fight for."""
    if winner is None and not event.duel:
        return [("draws", tr("{n} for the loser", n=signed(-RULES.combat_cards)))]
    first, second = (props.view.players[seat] for seat in event.seats)
    ends = {
        event.seats[0]: Terms(first, second, event.duel),
        event.seats[1]: Terms(second, first, event.duel),
    }
    if winner is not None:
        loser = next(seat for seat in event.seats if seat != winner)
        return [*(ends[winner].won if event.duel else ends[loser].lost)]
    return [pay for pay in ends[event.seats[0]].won if pay in ends[event.seats[1]].won]


def lay_stake(props: Props, event: events_combat.Clashed) -> Cue:
    """Lay what is fought for on the ground between both, unless it lies there."""
    act = props.act
    assert act is not None
    if act.stake is not None:
        return
    label = props.tally(pictures(stake_of(props, event, None)))
    at = MIDDLE[0], MIDDLE[1] + STAKE_Y
    act.stake = theatre.lay(props, label.picture, at, (label.width, label.height))
    yield from pop(act.stake, 0.2, 0.7)


def pay(props: Props, event: events_combat.Clashed, paid: Point) -> Cue:
    """Let what was fought for go to the winner of a duel, or be laid upon the loser of a combat."""
    act = props.act
    assert act is not None and event.winner is not None
    stake, told = act.stake, stake_of(props, event, event.winner)
    if stake is None or not told:
        return
    label = props.tally(pictures(told))
    stake.picture, stake.layer = label.picture, EFFECT + theatre.OVER + 0.06
    size = {"width": PAID * label.width, "height": PAID * label.height}
    props.play_sound("chip")
    yield from change(stake, 0.24, ease_in_out, x=paid[0], y=paid[1], **size)


def pictures(pays: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return what is paid as parts of a label: the picture of each, and how much."""
    return [(f"alatriste/icon_{icon}", words) for icon, words in pays]
