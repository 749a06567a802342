"""All that may come of a fight, each with its chance: exactly one of them happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.alatriste.odds import Odds
from game.alatriste.rows import RULES
from game.alatriste.view import PlayerView
from game.translation import tr
from scenes.ui.text import signed
from scenes.ui.theme import ALMAGRE, COBALT, COBALT_LT, OLIVE_LT, SHADOW, Colour, rgb

MOST = 6
"""The most Vigour that a wound takes."""
HURT = rgb("#6B7A2E")
"""The colour of a victory that costs Vigour."""
NONE = 1e-12
"""A share so small comes of reckoning alone."""


class Chance(NamedTuple):
    """What may happen: in words, how likely, its colour and icon, and what it `pays`, each with its icon."""

    words: str
    share: float
    colour: Colour
    icon: str
    pays: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Terms:
    """Who fights whom, and whether by agreement: what winning and losing bring depends on it. Rule 8.2."""

    own: PlayerView
    rival: PlayerView
    duel: bool

    @property
    def won(self) -> tuple[tuple[str, str], ...]:
        """What victory pays."""
        cards = _cards(self.rival)
        if self.duel:
            fame = ("fame", signed(self.own.duel_prize))
            return (fame, ("draws", signed(1))) if cards else (fame,)
        n = signed(-min(RULES.combat_cards, cards))
        return (("draws", tr("theirs {n}", n=n)),) if cards else ()

    @property
    def lost(self) -> tuple[tuple[str, str], ...]:
        """What defeat costs, besides Vigour."""
        cards = _cards(self.own)
        if self.duel:
            return (("draws", signed(-1)),) if cards else (("fame", signed(-self.own.duel_prize)),)
        return (("draws", signed(-min(RULES.combat_cards, cards))),) if cards else ()

    def wound(self, least: int) -> tuple[str, str]:
        """How much Vigour is lost by whoever survives, if it is so much at least."""
        most = min(MOST, self.own.vigour if self.own.vigour_bonus else self.own.vigour - 1)
        low = signed(-least) if least else "0"
        return "vigour", low if most == least else f"{low}…{signed(-most)}"


def outcomes(found: Odds, terms: Terms) -> list[Chance]:
    """Return what may come of a fight, the Patrol included: shares that add up to one, none of them zero."""
    fought = 1.0 - found.patrol
    told = [chance._replace(share=chance.share * fought) for chance in if_fought(found, terms)]
    die = next((place for place, chance in enumerate(told) if chance.colour == SHADOW), len(told))
    return [chance for chance in (*told[:die], *justice(found), *told[die:]) if chance.share > NONE]


def if_fought(found: Odds, terms: Terms) -> list[Chance]:
    """Return what may come of a fight that nobody stops, death as the last."""
    everything = (("", tr("all you own")),)
    if found.dooms:
        words = tr("They die; you are caught") if found.caught else tr("They die at once")
        return [Chance(words, 1.0, OLIVE_LT, "wanted" if found.caught else "dead")]
    if found.doomed:
        return [Chance(tr("You die at once"), 1.0, SHADOW, "dead", everything)]
    fatal = found.fall / found.wound if found.wound and not terms.own.vigour_bonus else 0.0
    lost_hurt = (found.wound - found.win_hurt) * (1.0 - fatal)
    lost = 1.0 - found.win - (found.wound - found.win_hurt) + lost_hurt
    told = [
        Chance(tr("Win unhurt"), found.win - found.win_hurt, OLIVE_LT, "fencing", terms.won),
        Chance(tr("Win, but hurt"), found.win_hurt * (1.0 - fatal), HURT, "vigour_lost",
               (*terms.won, terms.wound(1))),
        Chance(tr("You lose"), lost, ALMAGRE, "", (*terms.lost, terms.wound(0))),
        Chance(tr("You die"), found.wound * fatal, SHADOW, "dead", everything),
    ]  # fmt: skip
    return [chance for chance in told if chance.share > NONE]


def justice(found: Odds) -> list[Chance]:
    """Return what the Patrol does about a fight: it stops it, and jails, unless a friend looks away."""
    bail = (("ducats", tr("bail {n}", n=RULES.town.bail)),)
    told = [
        Chance(tr("The Patrol stops it"), found.patrol - found.jail, COBALT, "watch"),
        Chance(tr("Patrol: jail"), found.jail, COBALT_LT, "jail", bail),
    ]
    return [chance for chance in told if chance.share > NONE]


def percents(chances: Sequence[Chance]) -> list[int]:
    """Return the shares in whole percents that add up to 100: the largest remainders are rounded up."""
    exact = [100 * chance.share for chance in chances]
    whole = [int(share + 1e-9) for share in exact]
    by_rest = sorted(range(len(exact)), key=lambda place: whole[place] - exact[place])
    for place in by_rest[: 100 - sum(whole)]:
        whole[place] += 1
    return whole


def in_percent(n: int) -> str:
    """Return whole percents in words; whatever may happen at all is never said to have none."""
    return tr("{n} %", n=n) if n else tr("< {n} %", n=1)


def _cards(player: PlayerView) -> int:
    return player.cards + len(player.board)
