"""How a game is set up: options, who begins, who holds what, and the pieces that the box holds."""

from __future__ import annotations

from itertools import chain

from game.bulls.card_play import play_of
from game.bulls.day import Fiesta
from game.bulls.rows import CARDS, COLOURS, DESTINATIONS, RULES
from game.bulls.state import Bulls
from game.bulls.tokens import (
    BULL,
    CARD,
    DESTINATION,
    FLAGS_PER_SEAT,
    MARKER,
    NOWHERE,
    RUNNER,
    RUNNERS_PER_SEAT,
)
from game.bulls.town import Town
from game.core.action import Token
from game.core.errors import UserError
from game.core.game import Graph, Meta, Option, Options
from game.core.rng import Rng

_STARTS = (("random", "Random"), *((f"seat{seat}", f"Seat {seat}") for seat in range(1, len(COLOURS) + 1)))
_DAYS = ((RULES.days, "The whole fiesta"), (1, "One short day"))
_LONG = (
    "Three days: bring your Runners past the Bulls and down to the sea, where each place has its points. "
    "15 to 40 minutes.",
    "One day from the corrals to the sea, to see how it goes. 5 to 10 minutes.",
)


def _suggest(humans: int) -> Options:
    """Return that whoever plays alone among bots begins: so they have something to decide at once."""
    return {"start": "seat1"} if humans == 1 else {}


META = Meta(
    id="bulls",
    name="Running with the Bulls",
    version=1,
    seats=range(min(RULES.runners), max(RULES.runners) + 1),
    colours=COLOURS,
    board="town",
    options=(
        Option("start", "First player", "Who holds the first-player token on day 1.", "random", _STARTS),
        Option("days", "Days", "How many days are run before the winner is named.", RULES.days, _DAYS, _LONG),
    ),
    suggest=_suggest,
)


def setup(seats: int, options: Options, rng: Rng, board: Graph | None) -> Bulls:
    """Return a game about to begin.

    Raises UserError: the seat that should begin is empty.
    """
    assert isinstance(board, Town)
    start, days = str(options["start"]), int(options["days"])
    first = rng.below(seats) if start == "random" else int(start.removeprefix("seat")) - 1
    if first >= seats:
        raise UserError("Seat {seat} cannot begin: only {count} are taken.", seat=first + 1, count=seats)
    return Bulls(
        stack=[Fiesta()],
        rng=rng,
        events=None,
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
        flags=[NOWHERE] * (FLAGS_PER_SEAT * seats),
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


def pieces(state: Bulls) -> list[Token]:
    """Return all cards, dice and tokens, wherever they lie: a test holds that none is lost or doubled."""
    play = play_of(state)
    cards = [*state.deck, *state.discard, *chain(*state.hands), *([play.card] if play else [])]
    away = [*state.runners, *state.trampled]
    runners = [*away, *set(range(RUNNERS_PER_SEAT * state.seats)).difference(away)]
    bulls = [bull for bull, _ in enumerate(state.bull_faces)]
    return [
        *(CARD[card] for card in cards),
        *(DESTINATION[card] for card in (*state.slots, *state.aside)),
        *(RUNNER[runner] for runner in runners),
        *(BULL[bull] for bull in (*bulls, *set(range(len(BULL))).difference(bulls))),
        *(MARKER[marker] for marker, _ in enumerate(state.flags)),
    ]
