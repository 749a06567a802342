"""Chips and cards change hands, dice roll, justice seeks and jails: what happens without asking anybody."""

from __future__ import annotations

from collections.abc import Sequence

from game.alatriste.effect_schema import Stat
from game.alatriste.events import CardTaken, Changed, DucatsPaid, Reshuffled, Unchanged
from game.alatriste.events_combat import FellWounded, Freed, Jailed, RefugeTaken, Wanted
from game.alatriste.madrid import is_caught
from game.alatriste.rows import CARDS, JAILS, RULES
from game.alatriste.state import Alatriste
from game.alatriste.tokens import BOX, CARD, EVERYBODY, NOBODY, NOWHERE, PAWN, dice
from game.core.action import Token
from game.core.event import Discarded, Drew, Moved, Placed, Rolled


def gain(state: Alatriste, seat: int, stat: Stat, n: int, rule: str, source: tuple[Token, ...] = ()) -> None:
    """Give a seat chips, Vigour up to its most; enough of it puts the wounded on their feet."""
    player = state.players[seat]
    now = getattr(player, stat)
    after = min(now + n, RULES.vigour) if stat == "vigour" else now + n
    setattr(player, stat, after)
    if state.events is not None:
        gained = Changed(rule, seat, stat, after - now, after, source)
        state.emit(gained if gained.n else Unchanged(rule, seat, stat, True, source))
    if player.wounded and player.vigour >= RULES.weak:
        player.wounded = 0
        state.emit(FellWounded("alatriste.8.5", seat, up=True))
        capture(state)


def lose(state: Alatriste, seat: int, stat: Stat, n: int, rule: str, source: tuple[Token, ...] = ()) -> int:
    """Take chips of a seat, at most what there is; return how many."""
    player = state.players[seat]
    now = getattr(player, stat)
    lost: int = min(now, n)
    setattr(player, stat, now - lost)
    if state.events is not None:
        told = Changed(rule, seat, stat, -lost, now - lost, source)
        state.emit(told if lost else Unchanged(rule, seat, stat, False, source))
    return lost


def roll(state: Alatriste, seat: int, rule: str, count: int = 1) -> tuple[int, ...]:
    """Roll so many dice for a seat, or NOBODY for the bank; return what they show."""
    faces = tuple([state.rng.die() for _ in range(count)])
    state.emit(Rolled(rule, dice(seat, count), faces, None if seat == NOBODY else seat))
    return faces


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


def jail(state: Alatriste, seat: int, which: str, why: str, rule: str) -> None:
    """Send a seat to the "town" or "court" jail; its travels and refuge, and at court the chase, are over."""
    player = state.players[seat]
    player.falls += 1
    player.prison, player.served = which, 0
    player.away, player.then, player.refuge = 0, "", False
    state.count(f"{which} jail for {why}" if why == "debt" else f"{which} jail")
    state.emit(Jailed(rule, seat, which, why))
    transfer(state, seat, JAILS[which], rule)
    if which == "court":
        end_chase(state, seat)


def free(state: Alatriste, seat: int, how: str) -> None:
    """Let a seat leave jail; its pawn stays where it is."""
    player = state.players[seat]
    player.prison, player.served = "", 0
    state.emit(Freed("alatriste.4.1", seat, how))


def transfer(state: Alatriste, seat: int, box: int, rule: str) -> None:
    """Put the pawn of a seat on a box without a move, so that nothing there happens to it."""
    player = state.players[seat]
    origin, player.box = player.box, box
    if state.events is not None and origin != box:
        pawn = PAWN[seat]
        state.emit(
            Placed(rule, pawn, BOX[box], seat)
            if origin == NOWHERE
            else Moved(rule, (pawn,), (BOX[origin],), (BOX[box],))
        )


def chase(state: Alatriste, seat: int) -> None:
    """Let justice seek a seat from now on. Rule 8.4."""
    state.players[seat].wanted = RULES.wanted_turns
    state.count("wanted")
    state.emit(Wanted("alatriste.8.4", seat, RULES.wanted_turns))


def end_chase(state: Alatriste, seat: int) -> None:
    """Let justice seek a seat no longer, so that it needs no refuge."""
    player = state.players[seat]
    if player.wanted:
        player.wanted = 0
        state.emit(Wanted("alatriste.8.4", seat, 0))
    leave_refuge(state, seat)


def take_refuge(state: Alatriste, seat: int) -> None:
    """Let a wanted seat take refuge: it is safe, and not present, while it stays."""
    if state.players[seat].wanted:
        state.players[seat].refuge = True
        state.emit(RefugeTaken("alatriste.8.4", seat, True))


def leave_refuge(state: Alatriste, seat: int) -> None:
    """Let a seat leave the church, if it was in refuge."""
    if state.players[seat].refuge:
        state.players[seat].refuge = False
        state.emit(RefugeTaken("alatriste.8.4", seat, False))


def capture(state: Alatriste) -> None:
    """Catch the wanted who share their box with anybody present or with the Patrol. Rule 8.4.

    It is called whenever somebody has come to a box or is present again. All are caught at once: two of the
    wanted catch each other.
    """
    caught = [
        seat
        for seat, player in enumerate(state.players)
        if player.wanted
        and player.present
        and is_caught(player.box, state.patrol, company=bool(state.others_at(seat)))
    ]
    for seat in caught:
        state.count("captures")
        jail(state, seat, "court", "wanted", "alatriste.8.4")
