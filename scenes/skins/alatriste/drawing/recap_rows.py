"""The rows of the recap: what befell somebody, with pictures, a sentence, and how much has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.alatriste import events, events_combat
from game.alatriste.view import PlayerView
from game.core.event import Event
from game.translation import tr, trn
from scenes.ui.text import signed

UNCOUNTED = 99
"""How much a row weighs that no number tells, beside those of numbers."""
GRIEF = 20
"""How much more a loss weighs than a gain."""
ICON = "alatriste/icon_"
ICONS: dict[type[Event], str] = {
    events.MustMiss: "turn",
    events.DucatsPaid: "ducats",
    events.Traded: "deal",
    events.Promised: "promise",
    events.PromiseSettled: "promise",
    events.ContestWon: "dice",
    events.DiceWon: "dice",
    events_combat.Challenged: "duel",
    events_combat.CombatBegun: "duel",
    events_combat.Clashed: "fencing",
    events_combat.Jailed: "jail",
    events_combat.Freed: "jail",
    events_combat.Wanted: "wanted",
    events_combat.Died: "dead",
    events_combat.FellWounded: "wounded",
}
"""The icon of what happens, where neither a card nor a number tells it."""


class Row(NamedTuple):
    """What is told of an event, or of a turn that is lost: pictures, a sentence, how much changed."""

    pictures: tuple[str, ...]
    text: str
    is_verdict: bool = False
    """It says what becomes of the turn that begins."""
    change: int = 0
    stat: str = ""

    @property
    def told(self) -> str:
        """The change in signs; nothing where no number tells it."""
        return f"[{ICON}{self.stat}]\u2009{signed(self.change)}" if self.stat else ""

    @property
    def weight(self) -> int:
        """How much it matters beside others: a loss more than a gain."""
        weight = (GRIEF if self.change < 0 else 1) * abs(self.change)
        return min(weight, UNCOUNTED - 1) if self.stat else UNCOUNTED

    @property
    def style(self) -> str:
        """The letters that it is written in."""
        return "strong" if self.is_verdict else "body"


def change(event: Event, whose: int) -> tuple[int, str]:
    """Return how much of what a seat has gained or lost by an event; of nothing where no number tells it."""
    match event:
        case events.Changed(seat=seat, stat=stat, n=n) if seat == whose:
            return n, stat
        case events.DucatsPaid(seat=seat, to=to, n=n) if whose in (seat, to):
            return (-n if seat == whose else n), "ducats"
    return 0, ""


def weightiest(rows: Sequence[Row], most: int) -> list[Row]:
    """Return the rows that matter most, in their order; the last one counts those that are left out."""
    if len(rows) <= most:
        return [*rows]
    places = sorted(range(len(rows)), key=lambda place: -rows[place].weight)[: most - 1]
    left = len(rows) - len(places)
    rest = trn("1 small thing more stands in the chronicle.",
               "{n} smaller things more stand in the chronicle.", left)  # fmt: skip
    return [*(rows[place] for place in sorted(places)), Row(("ui/log",), rest)]


def lost_turn(player: PlayerView) -> Row | None:
    """Return why the turn of a player that begins is lost, for how long, and what is left; None if it is not.

    Whoever sits in jail may still get out.
    """
    if player.prison:
        return Row((f"{ICON}jail",), tr("You sit in jail: bail opens the door, or luck with the die."), True)
    if player.wounded:
        icon, why = "wounded", tr("You lie wounded: this turn is lost.")
    elif player.away:
        icon, why = "away", trn("You are away: this turn is lost.",
                                "You are away: {n} turns are lost, with this one.", player.away)  # fmt: skip
    elif player.skip:
        icon, why = "turn", trn("You miss this turn.", "You miss {n} turns, with this one.", player.skip)
    else:
        return None
    left = tr("Income, cards and trades are still yours.")
    return Row((f"{ICON}{icon}",), f"{why} {left}", True)
