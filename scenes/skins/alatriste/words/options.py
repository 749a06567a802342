"""What an option of a box or a card takes and brings: in signs on its button, and in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.alatriste.signs import Sign, of_choice
from game.translation import tr
from scenes.skins.alatriste.words.motives import what_of
from scenes.skins.alatriste.words.ways import signs_in_line

Option = tuple[str, int]
"""The name of an option, and its price in Ducats."""

LARGE = ":1.8"
"""The size of signs on a button, in capital letters."""


def drawn(options: Sequence[Option], number: int, ducats: int) -> str:
    """Return an option as it stands on its button: its name, and below it what it takes and what it brings.

    Of one that is too dear for so many `ducats` it is told how many these are.
    """
    name, cost = options[number]
    taken, brought = _taken_and_brought(options, number)
    sides = " → ".join(signs_in_line(side, LARGE) for side in (taken, brought) if side)
    if cost > ducats:
        sides += " · " + tr("you have {n}", n=ducats)
    return "\n".join(filter(None, (tr(name), sides)))


def told(label: str, options: Sequence[Option], number: int) -> str:
    """Return an option in words, with what it brings if that can be counted; its `label` says the price."""
    brought = what_of(of_choice([name for name, _ in options], number))
    return tr("{option}; this brings {what}", option=label, what=brought) if brought else label


def _taken_and_brought(options: Sequence[Option], number: int) -> tuple[list[Sign], list[Sign]]:
    """Return the signs of what one gives for an option, its price first, and of what one gets."""
    cost = options[number][1]
    found = of_choice([name for name, _ in options], number)
    taken: list[Sign] = [("ducats", -cost)] if cost else []
    taken += [sign for sign in found if _is_loss(sign)]
    return taken, [sign for sign in found if not _is_loss(sign)]


def _is_loss(sign: Sign) -> bool:
    return isinstance(sign[1], int) and sign[1] < 0
