"""Random games keep the contract of every game, looked at after every decision.

    python -m tests.soak.contract --times 10000

Each run is one game of each kind, with a random number of seats and random options.
"""

from __future__ import annotations

import sys
from random import Random

from game import GAMES
from game.core.action import Token
from game.core.codec import decode, encode
from game.core.game import AnyGame
from game.core.script import pending
from maps.reader import graph_of
from tests.soak.run import soak
from tests.test_every_game import walk


def keeps_the_contract(game: AnyGame, seed: int) -> None:
    """No position of that game breaks anything that a game promises."""
    pieces: list[Token] = []
    for state, ask, rng in walk(game, seed):
        line = encode(state)
        assert pending(state) == ask and len(set(ask.options)) == len(ask.options) > 0
        view = game.view(state, ask.seat)
        imagined = game.determinize(view, rng)
        assert game.view(imagined, ask.seat) == view and pending(imagined) == ask
        assert encode(decode(game, line, graph_of(game))) == line == encode(game.clone(state))
        pieces = pieces or sorted(game.pieces(state))
        assert sorted(game.pieces(state)) == pieces


def once(chance: Random) -> str:
    """One game of each kind."""
    for game in GAMES.values():
        seed = chance.getrandbits(63)
        try:
            keeps_the_contract(game, seed)
        except AssertionError as failure:
            raise AssertionError(f"{game.meta.id}, game {seed}: {failure}") from failure
    return "games of each kind"


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 10_000))
