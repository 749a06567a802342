"""The Main Square: bullfights and Acts of Faith, at which everybody vies for Fame."""

from __future__ import annotations

from game.alatriste.effect_schema import Contest
from game.alatriste.events import ContestHeld, ContestRolled, ContestWon
from game.alatriste.justice import capture, transfer
from game.alatriste.rows import CARDS, MAIN_SQUARE
from game.alatriste.state import Alatriste
from game.alatriste.tokens import CARD, dice
from game.alatriste.transfers import gain
from game.core.event import Rolled

RULE = "alatriste.9.3"


def hold_contest(state: Alatriste, contest: Contest) -> None:
    """All present seats are brought there, one wins, and whoever is wanted is caught."""
    seats = [seat for seat, player in enumerate(state.players) if player.present]
    state.contest = True
    state.count(contest.which)
    state.tell(ContestHeld(RULE, contest.which, tuple(seats)))
    for seat in seats:
        transfer(state, seat, MAIN_SQUARE, RULE)
    patron = [
        (seat, card)
        for seat in seats
        for card in state.players[seat].board
        if contest.which in CARDS[card].wins
    ]
    winner, card = patron[0] if patron else (_vie(state, contest, seats), None)
    state.tell(ContestWon(RULE, contest.which, winner, CARD[card] if card else None))
    gain(state, winner, "fame", contest.prize, RULE)
    capture(state, MAIN_SQUARE)


def _vie(state: Alatriste, contest: Contest, seats: list[int]) -> int:
    """Two dice and Fencing chips, or the Fame of chips and characters; who ties for the most rolls again."""
    while True:
        scores = []
        for seat in seats:
            player = state.players[seat]
            faces = (state.rng.die(), state.rng.die())
            state.tell(Rolled(RULE, dice(seat, 2), faces, seat))
            more = player.fencing if contest.add == "fencing_chips" else player.fame_people
            scores.append(sum(faces) + more)
        state.tell(ContestRolled(RULE, contest.which, tuple(seats), tuple(scores)))
        seats = [seat for seat, score in zip(seats, scores, strict=True) if score == max(scores)]
        if len(seats) == 1:
            return seats[0]
