"""What one meets at the end of a walk, in as few words as a row beside the map has room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.alatriste import odds
from game.alatriste.prospects import Prospect, is_gain, is_harm, prospects
from game.alatriste.rows import BOXES
from game.alatriste.signs import Sign
from game.alatriste.view import AlatristeView, PlayerView
from game.translation import tr, trn
from scenes.skins.alatriste.drawing.board_art import number, sign_picture
from scenes.skins.alatriste.words.questions import Words
from scenes.ui.text import signed


class Result(NamedTuple):
    """What some faces of a die bring: how many these are, their words, and whether it is good (1) or bad.

    `chance` is its chance in words, "" to whoever wants none; `lean` is -1 for what is bad.
    """

    width: int
    faces: str
    words: str
    chance: str
    lean: int


class WayWords(NamedTuple):
    """What happens at the end of a way: for certain, by the die, by choice, and what else is to be said."""

    certain: str
    results: tuple[Result, ...]
    choices: str
    lines: tuple[str, ...]
    dangers: tuple[str, ...]


def told(words: Words, view: AlatristeView, seat: int, has_numbers: bool, box: int) -> WayWords:
    """Return what ending a move on a box means for a seat; with chances if it wants them."""
    own = view.players[seat]
    found = prospects(own, box)
    certain = _sum(sign for one in found if one.is_certain for sign in one.signs)
    results = tuple(_result(one, has_numbers) for one in found if one.is_rolled)
    met = _company(words, view, box, own, has_numbers)
    choices = " / ".join(_choice(one, own) for one in found if one.is_choice)
    lines = (*_else(found, own, has_numbers), *met)
    sure = " ".join(filter(None, [_signs(certain), *(_needed(one, own, has_numbers) for one in found)]))
    return WayWords(sure, results, choices, lines, (*_dangers(view, box, seat),))


def _sum(signs: Iterator[Sign]) -> list[Sign]:
    """Return each sign once, with all that it brings."""
    whole: dict[str, Sign] = {}
    for icon, n in signs:
        before = whole[icon][1] if icon in whole else 0
        whole[icon] = icon, before + n if isinstance(before, int) and isinstance(n, int) else n
    return [*whole.values()]


def _signs(signs: Sequence[Sign]) -> str:
    """Return the pictures of signs with their numbers."""
    return " ".join(f"[{sign_picture(icon)}]{number(icon, n)}" for icon, n in signs)


def _result(one: Prospect, has_numbers: bool) -> Result:
    low, high = one.faces
    words = _signs(one.signs) or tr("nothing")
    if one.contest:
        words = tr("Bullfight") if one.contest == "bullfight" else tr("Act of Faith")
    width, lean = high - low + 1, is_gain(one.signs) - is_harm(one.signs)
    chance = f"{round(100 * one.chance)}%" if has_numbers else ""
    return Result(width, f"{low}–{high}" if low < high else str(low), words, chance, lean)


def _else(found: Sequence[Prospect], own: PlayerView, has_numbers: bool) -> Iterator[str]:
    """Yield what a stake or an audience takes."""
    for one in found:
        if one.stake:
            yield "[alatriste/icon_dice] " + tr("a stake of {n} Ducats or more", n=one.stake)
        if one.audience:
            yield audience(own, one.audience, has_numbers)


def _needed(one: Prospect, own: PlayerView, has_numbers: bool) -> str:
    """Return in signs what dice must show in an audience to which a player is received, "" for all else."""
    if not one.audience or not own.is_received:
        return ""
    chance = f" ({round(100 * odds.chance_of_audience(own, one.audience))}%)" if has_numbers else ""
    return f"[alatriste/icon_valido] {one.audience - own.friends_at_court}+{chance}"


def _choice(one: Prospect, own: PlayerView) -> str:
    signs: Sequence[Sign] = (("ducats", -one.cost), *one.signs) if one.cost else one.signs
    return _signs(signs) + (" " + tr("(too dear)") if one.cost > own.ducats else "")


def audience(own: PlayerView, target: int, has_numbers: bool) -> str:
    """Return what an audience takes: Fame first, then a total of two dice, with the chance if wanted."""
    missing = own.audience_fame - own.fame_total
    if missing > 0:
        return trn("You lack 1 Fame to be received.", "You lack {n} Fame to be received.", missing)
    least = target - own.friends_at_court
    if not has_numbers:
        return tr("You win with {n} or more on two dice.", n=least)
    return tr("You win with {n} or more on two dice: {chance}%.", n=least,
              chance=round(100 * odds.chance_of_audience(own, target)))  # fmt: skip


def _dangers(view: AlatristeView, box: int, seat: int) -> Iterator[str]:
    """Yield what leads to jail there."""
    if odds.is_seized(view, box, seat):
        yield tr("**Justice would take you here.**")
    elif odds.is_dangerous(view, box, seat):
        yield tr("**Too dear: jail for debt.**")


def _company(
    words: Words, view: AlatristeView, box: int, own: PlayerView, has_numbers: bool
) -> Iterator[str]:
    """Yield whom one may cross swords with there, each with the chance to win a duel."""
    met = odds.others_at(view, box, own.seat) if BOXES[box].fight and box != own.box else []
    for other in met:
        chance = f" {round(100 * odds.duel_chance(own, other))}%" if has_numbers else ""
        yield "[alatriste/icon_fencing] " + words.name(other.seat) + chance


WORTH = {"fame": 1.0, "fencing": 1.0, "card": 0.8, "vigour": 0.5, "ducats": 0.3}
"""How much of each thing weighs where a walk is advised, in points of Fame."""
MOST = 2


def merits(own: PlayerView, box: int, has_numbers: bool) -> list[str]:
    """Return what speaks most for ending a move on a box: what it brings for certain, or by the die."""
    found = prospects(own, box)
    certain = _sum(sign for one in found if one.is_certain for sign in one.signs)
    gains = [(sign, 1.0) for sign in certain]
    gains += [(sign, one.chance) for one in found if one.is_rolled for sign in one.signs]
    weighed: list[tuple[float, str]] = []
    for (icon, n), chance in gains:
        if icon in WORTH and isinstance(n, int) and n > 0:
            what = _gain(icon, n)
            if chance < 1:
                what = f"{round(100 * chance)}% {what}" if has_numbers else tr("perhaps {what}", what=what)
            weighed.append((WORTH[icon] * n * chance, what))
    weighed.sort(key=lambda merit: -merit[0])
    return [what for _, what in weighed[:MOST]]


def _gain(icon: str, n: int) -> str:
    if icon == "card":
        return trn("1 card", "{n} cards", n)
    names = {"fame": tr("Fame"), "vigour": tr("Vigour"), "fencing": tr("Fencing"), "ducats": tr("Ducats")}
    return f"{names[icon]} {signed(n)}"
