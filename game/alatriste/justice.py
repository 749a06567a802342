"""Justice: jails, the wanted, refuge in churches, and who is caught."""

from __future__ import annotations

from game.alatriste.events_combat import Freed, Jailed, RefugeTaken, Wanted
from game.alatriste.madrid import is_caught
from game.alatriste.rows import JAILS, RULES
from game.alatriste.state import Alatriste
from game.alatriste.tokens import BOX, NOWHERE, PAWN
from game.core.event import Moved, Placed


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


def capture(state: Alatriste, box: int) -> None:
    """Catch the wanted on a box where a move or a contest has ended. Rule 8.4.

    All are caught at once: two of the wanted catch each other.
    """
    here = [seat for seat, player in enumerate(state.players) if player.present and player.box == box]
    if is_caught(box, state.patrol, company=len(here) > 1):
        for seat in here:
            if state.players[seat].wanted:
                state.count("captures")
                jail(state, seat, "court", "wanted", "alatriste.8.4")
