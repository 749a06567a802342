"""Who may be received by the Favourite before one's next turn, and what could still stop that."""

from __future__ import annotations

from typing import NamedTuple

from game.alatriste import odds
from game.alatriste.rows import BOXES, CARDS, PALACE, ZONES
from game.alatriste.view import AlatristeView
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.words import victory
from scenes.skins.alatriste.words.explain import percent

FAR = 6
"""The most steps of one walk."""


class Menace(NamedTuple):
    """A rival with all that an audience takes, so many steps away from it, and the own cards against that."""

    seat: int
    steps: int
    stops: tuple[int, ...]


def menaces(view: AlatristeView) -> list[Menace]:
    """Return the rivals whom the Favourite would receive, the nearest first; none to whoever looks on."""
    if view.seat is None:
        return []
    found = [
        Menace(rival.seat, view.madrid.steps[rival.box][PALACE], _stops(view, view.seat, rival.seat))
        for rival in view.players
        if rival.seat != view.seat and rival.present
        if victory.can_win(rival) and rival.lasting_level == len(ZONES)
    ]
    return sorted(found, key=lambda menace: menace.steps)


def _stops(view: AlatristeView, seat: int, rival: int) -> tuple[int, ...]:
    """Return the attacks in the hand of a seat that surely keep a rival from an audience for a turn."""
    return tuple(
        card
        for card in view.players[seat].hand
        if CARDS[card].kind == "attack" and odds.can_stop_audience(card, view.players[rival])
        if not odds.attack_warnings(view, seat, card, rival)
    )


def told(
    menace: Menace, view: AlatristeView, seats: tuple[Seat, ...], has_numbers: bool, is_open: bool
) -> str:
    """Return who may be received, when, with which chance, and what of an open hand could stop it."""
    rival, name = view.players[menace.seat], f"**{seats[menace.seat].name}**"
    if menace.steps <= FAR:
        when = tr("{name} may see the Favourite in their next turn, with a die of {n} or more.",
                  name=name, n=max(1, menace.steps))  # fmt: skip
    else:
        turns = -(-menace.steps // FAR)
        when = trn("{name} may see the Favourite in 1 turn.", "{name} may see the Favourite in {n} turns.",
                   turns, name=name)  # fmt: skip
    parts = [when]
    if has_numbers:
        least = (BOXES[PALACE].audience or 0) - rival.friends_at_court
        parts.append(tr("He says yes to {least} or more on two dice: {n}\u00a0%.", least=least,
                        n=percent(victory.chance(rival))))  # fmt: skip
    cards = ", ".join(dict.fromkeys(card_faces.title(card) for card in menace.stops))
    if is_open:
        parts.append(
            tr("You can stop it: {cards}.", cards=cards) if cards else tr("No card of yours stops it.")
        )
    return " ".join(parts)
