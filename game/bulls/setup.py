"""The box is opened: who begins, who holds what, and the table's options."""

from __future__ import annotations

from game.bulls.day import Fiesta
from game.bulls.rows import CARDS, COLOURS, DESTINATIONS, RULES
from game.bulls.state import Bulls
from game.bulls.tokens import FLAGS, NOWHERE
from game.bulls.town import Town
from game.core.errors import UserError
from game.core.game import Graph, Meta, Option, Options
from game.core.rng import Rng

_STARTS = (("random", "Random"), *((f"seat{seat}", f"Seat {seat}") for seat in range(1, len(COLOURS) + 1)))
_DAYS = ((RULES.days, "The whole fiesta"), (1, "One short day"))

META = Meta(
    id="bulls",
    name="Running with the Bulls",
    version=1,
    seats=range(min(RULES.runners), max(RULES.runners) + 1),
    colours=COLOURS,
    board="town",
    options=(
        Option("start", "First player", "Who holds the first-player token on day 1.", "random", _STARTS),
        Option("days", "Days", "How many days are run before the winner is named.", RULES.days, _DAYS),
    ),
)


def setup(seats: int, options: Options, rng: Rng, board: Graph | None) -> Bulls:
    """A game about to begin. Raises UserError: the seat that should begin is empty."""
    assert isinstance(board, Town)
    start, days = str(options["start"]), int(options["days"])
    first = rng.below(seats) if start == "random" else int(start.removeprefix("seat")) - 1
    if first >= seats:
        raise UserError("Seat {seat} cannot begin: only {count} are taken.", seat=first + 1, count=seats)
    return Bulls(
        stack=[Fiesta()],
        rng=rng,
        news=None,
        board=board,
        seats=seats,
        days=days,
        day=0,
        row=0,
        first=first,
        runners=[],
        spaces=[],
        faces=[],
        trampled=[],
        bull_spaces=[],
        bull_faces=[],
        flags=[NOWHERE] * (FLAGS * seats),
        hands=[[] for _ in range(seats)],
        deck=list(range(len(CARDS))),
        discard=[],
        chosen=[],
        sealed=[],
        slots=[],
        aside=list(range(len(DESTINATIONS))),
        noted=[()] * seats,
        points=[[0] * days for _ in range(seats)],
        ran=[0] * days,
        lost=[0] * days,
        arrived=[0] * len(board.destinations),
        reshuffles=0,
    )
