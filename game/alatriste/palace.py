"""El Valido: whoever he takes into the King's service has won."""

from __future__ import annotations

from game.alatriste.ending import finish
from game.alatriste.events import AudienceHeld, TurnedAway
from game.alatriste.state import Alatriste
from game.alatriste.tokens import dice
from game.core.event import Rolled

RULE = "alatriste.9.1"


def audience(state: Alatriste, seat: int, target: int) -> None:
    """With enough Fame roll two dice, and add cards and letters; failing costs nothing."""
    player = state.players[seat]
    if not player.received:
        state.tell(TurnedAway(RULE, seat))
        return
    faces = (state.rng.die(), state.rng.die())
    total = sum(faces) + player.friends_at_court
    player.audience = 0
    state.count("audiences")
    state.tell(Rolled(RULE, dice(seat, 2), faces, seat))
    state.tell(AudienceHeld(RULE, seat, faces, total, target))
    if total >= target:
        state.winner = seat
        finish(state, "audience")
