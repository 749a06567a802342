"""Chips and cards change hands, and the pack is shuffled. Nobody is asked anything here."""

from __future__ import annotations

from collections.abc import Sequence

from game.alatriste.effect_schema import Stat
from game.alatriste.events import CardTaken, Changed, DucatsPaid, Reshuffled
from game.alatriste.events_combat import FellWounded
from game.alatriste.rows import CARDS, RULES
from game.alatriste.state import Alatriste
from game.alatriste.tokens import CARD, EVERYBODY
from game.core.action import Token
from game.core.event import Discarded, Drew


def gain(state: Alatriste, seat: int, stat: Stat, n: int, rule: str, source: tuple[Token, ...] = ()) -> None:
    """Give a seat chips, Vigour up to its most; enough of it puts the wounded on their feet."""
    player = state.players[seat]
    now = getattr(player, stat)
    after = min(now + n, RULES.vigour) if stat == "vigour" else now + n
    setattr(player, stat, after)
    if state.events is not None and after != now:
        state.emit(Changed(rule, seat, stat, after - now, after, source))
    if player.wounded and player.vigour >= RULES.weak:
        player.wounded = 0
        state.emit(FellWounded("alatriste.8.5", seat, up=True))


def lose(state: Alatriste, seat: int, stat: Stat, n: int, rule: str, source: tuple[Token, ...] = ()) -> int:
    """Take chips of a seat, at most what there is; return how many."""
    player = state.players[seat]
    now = getattr(player, stat)
    lost: int = min(now, n)
    setattr(player, stat, now - lost)
    if state.events is not None and lost:
        state.emit(Changed(rule, seat, stat, -lost, now - lost, source))
    return lost


def spend(state: Alatriste, seat: int, n: int, rule: str) -> None:
    """Pay the bank what a seat can afford and has chosen to."""
    if n:
        state.players[seat].ducats -= n
        state.emit(DucatsPaid(rule, seat, None, n))


def draw(state: Alatriste, seat: int, n: int, rule: str) -> None:
    """Draw cards; the discards become the pack when it is empty. Rule 7.5."""
    drawn = []
    while n > 0 and (state.pack or state.discard):
        if not state.pack:
            state.pack, state.discard = state.discard, []
            state.emit(Reshuffled("alatriste.7.5", len(state.pack)))
        drawn.append(card := state.rng.draw(state.pack))
        state.seen[card] = 1 << seat
        n -= 1
    if drawn:
        state.players[seat].hand += drawn
        state.emit(Drew(rule, seat, len(drawn), tuple([CARD[card] for card in drawn])))


def discard(state: Alatriste, seat: int, cards: Sequence[int], rule: str) -> None:
    """Put cards of a hand or board face up onto the discards."""
    player = state.players[seat]
    for card in cards:
        (player.hand if card in player.hand else player.board).remove(card)
    state.discard += cards
    if cards:
        state.emit(Discarded(rule, seat, tuple([CARD[card] for card in cards])))


def take(state: Alatriste, seat: int, origin: int, card: int, rule: str) -> None:
    """Move a card of another seat's hand or board into this seat's hand.

    Out of a hand nobody else sees which it is, and so nobody else knows any more what is left there.
    """
    hand, board = state.players[origin].hand, state.players[origin].board
    hidden = card in hand
    if hidden:
        for held in hand:
            state.seen[held] &= 1 << seat | 1 << origin
        state.seen[card] |= 1 << seat | 1 << origin
        hand.remove(card)
    else:
        state.seen[card] = EVERYBODY
        board.remove(card)
    state.players[seat].hand.append(card)
    state.emit(CardTaken(rule, seat, origin, CARD[card], hidden))


def cards_of(state: Alatriste, seat: int, place: str, only: str | None = None) -> list[int]:
    """Return the cards of a hand, a board or any of them, perhaps of one kind or transports only."""
    player = state.players[seat]
    cards = [*(player.hand if place != "board" else ()), *(player.board if place != "hand" else ())]
    if only == "transport":
        return [card for card in cards if CARDS[card].transport]
    return [card for card in cards if only is None or CARDS[card].kind == only]
