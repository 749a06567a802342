"""What one meets at the end of a walk, in as few words as a row beside the map has room for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.alatriste import odds
from game.alatriste.prospects import Prospect, is_gain, is_harm, prospects
from game.alatriste.rows import BOXES, DUEL_GROUND
from game.alatriste.signs import Sign
from game.alatriste.view import AlatristeView, PlayerView
from game.core.script import Ask
from game.translation import tr, trn
from scenes.skins.alatriste.drawing.box_signs import number, sign_picture
from scenes.skins.alatriste.words.questions import Words
from scenes.ui.text import signed

DICE, SWORDS, WATCH, DANGER, NO_FIGHT = (
    f"[alatriste/icon_{icon}]" for icon in ("dice", "fencing", "watch", "jail", "no_fight")
)
"""Signs of a die, of somebody to fight, of the Patrol, of a way that ends in jail, and of peace."""


class Result(NamedTuple):
    """What some faces of a die bring: how many these are, their words, and whether it is good (1) or bad.

    `brief` tells it in signs alone; `chance` is its chance in words, "" to whoever wants none; `lean` is -1
    for what is bad.
    """

    width: int
    faces: str
    words: str
    chance: str
    lean: int
    brief: str


class WayWords(NamedTuple):
    """What happens at the end of a way of so many steps: for certain, by the die, by choice, and what else.

    `lines` and `dangers` are told in words, `brief` tells both in signs; `watch` is the sign of the Patrol.
    Where one `may_win`, dice may end the game at once.
    """

    steps: int
    certain: str
    results: tuple[Result, ...]
    choices: str
    lines: tuple[str, ...]
    dangers: tuple[str, ...]
    brief: tuple[str, ...]
    watch: str
    may_win: bool = False


def telling(words: Words, view: AlatristeView, ask: Ask, has_numbers: bool) -> Callable[[int], WayWords]:
    """Return what tells of a box where a walk may end: that of the Patrol, or of whoever is asked."""
    if ask.prompt == "alatriste.patrol":
        return partial(watched, words, view)
    return partial(told, words, view, ask.seat, has_numbers)


def told(words: Words, view: AlatristeView, seat: int, has_numbers: bool, box: int) -> WayWords:
    """Return what ending a move on a box means for a seat; with chances if it wants them."""
    own = view.players[seat]
    found = prospects(own, box)
    certain = _sum(sign for one in found if one.is_certain for sign in one.signs)
    results = tuple(_result(one, has_numbers) for one in found if one.is_rolled)
    met = _company(view, box, own)
    chances = [f" {round(100 * odds.duel_chance(own, other))}%" if has_numbers else "" for other in met]
    duels = [f"{SWORDS} {words.name(other.seat)}{chance}" for other, chance in zip(met, chances, strict=True)]
    choices = " / ".join(_choice(one, own) for one in found if one.is_choice)
    lines = (*_else(found, own, has_numbers), *duels)
    sure = " ".join(
        filter(None, [signs_in_line(certain), *(_needed(one, own, has_numbers) for one in found)])
    )
    steps = next((len(walk) - 1 for walk in view.walks if walk[-1] == box), 0)
    dangers = (*_dangers(view, box, seat),)
    brief = [DANGER] if dangers else []
    brief += [f"{DICE}[alatriste/icon_ducats]−{one.stake}+" for one in found if one.stake]
    brief += [f"{SWORDS}{chance.strip()}" for chance in chances]
    is_watched = view.patrol == box
    if is_watched and met:
        lines = *lines, f"{WATCH} " + tr("The Patrol stands here.")
    watch = WATCH if is_watched else ""
    may_win = own.is_received and any(one.audience for one in found)
    return WayWords(steps, sure, results, choices, lines, dangers, (*brief,), watch, may_win)


def watched(words: Words, view: AlatristeView, box: int) -> WayWords:
    """Return what befalls those who stand where the Patrol may walk to."""
    steps = next((len(walk) - 1 for walk in view.walks if walk[-1] == box), 0)
    here = odds.others_at(view, box, None)
    if not here:
        return WayWords(steps, _near(words, view, box), (), "", (), (), (), "")
    taken = odds.taken_by_patrol(view, box)
    names = words.names(one.seat for one in here)
    dangers = (tr("Justice takes {names}.", names=words.names(taken)),) if taken else ()
    brief = DANGER if taken else NO_FIGHT
    return WayWords(steps, names, (), "", (_unfought(box),), dangers, (brief,), "")


def _near(words: Words, view: AlatristeView, box: int) -> str:
    """Return who would be nearest to the Patrol on a box, whose fights it would likely stop."""
    far = view.madrid.steps[box]
    present = [player for player in view.players if player.present]
    least = min((far[player.box] for player in present), default=0)
    names = words.names(player.seat for player in present if far[player.box] == least)
    return trn("1 step from {names}", "{n} steps from {names}", least, names=names) if names else ""


def _unfought(box: int) -> str:
    """Return which fights there are none while the Patrol stands on a box."""
    if not BOXES[box].fight:
        return tr("Swords are never drawn here.")
    return tr("It stops combats here, not duels.") if box == DUEL_GROUND else tr("It stops any fight here.")


def _sum(signs: Iterator[Sign]) -> list[Sign]:
    """Return each sign once, with all that it brings."""
    whole: dict[str, Sign] = {}
    for icon, n in signs:
        before = whole[icon][1] if icon in whole else 0
        whole[icon] = icon, before + n if isinstance(before, int) and isinstance(n, int) else n
    return [*whole.values()]


def signs_in_line(signs: Sequence[Sign], size: str = "") -> str:
    """Return the pictures of signs with their numbers, of that size if it is given (see `scenes.ui.text`)."""
    return " ".join(f"[{sign_picture(icon)}{size}]{number(icon, n)}" for icon, n in signs)


def _result(one: Prospect, has_numbers: bool) -> Result:
    low, high = one.faces
    brief = signs_in_line(one.signs) or "–"
    words = signs_in_line(one.signs) or tr("nothing")
    if one.contest:
        brief = "[alatriste/icon_fame]?"
        words = tr("Bullfight") if one.contest == "bullfight" else tr("Act of Faith")
    width, lean = high - low + 1, is_gain(one.signs) - is_harm(one.signs)
    chance = f"{round(100 * one.chance)}%" if has_numbers else ""
    return Result(width, f"{low}–{high}" if low < high else str(low), words, chance, lean, brief)


def _else(found: Sequence[Prospect], own: PlayerView, has_numbers: bool) -> Iterator[str]:
    """Yield what a stake or an audience takes."""
    for one in found:
        if one.stake:
            yield f"{DICE} " + tr("a stake of {n} Ducats or more", n=one.stake)
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
    return signs_in_line(signs) + (" " + tr("(too dear)") if one.cost > own.ducats else "")


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


def _company(view: AlatristeView, box: int, own: PlayerView) -> Sequence[PlayerView]:
    """Return whom one may cross swords with there."""
    return odds.others_at(view, box, own.seat) if BOXES[box].fight and box != own.box else ()


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
