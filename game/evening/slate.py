"""The slate of an evening: the points of all its games, added up from the match history and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.storage.evenings import Evening, Scheme
from game.storage.match_history import Match, Player

BY_PLACE = (5, 3, 2, 1)
"""Points of the first places; all others have none. Who shares a place has its points."""


class Line(NamedTuple):
    """What stands beside a name: the points of each game (None: did not play), and how many games were won.

    `leads` is true of everybody whose sum is the greatest, once a game is over.
    """

    name: str
    points: tuple[int | None, ...]
    won: int
    leads: bool

    @property
    def sum(self) -> int:
        """The points of the whole evening."""
        return sum(point or 0 for point in self.points)


class Won(NamedTuple):
    """Who won a game, and by how many of its own points over the next one; 0 where that says nothing."""

    names: tuple[str, ...]
    by: int


def games_of(evening: Evening, matches: Iterable[Match]) -> list[Match]:
    """Return the finished games of an evening, in the order in which they ended."""
    return [match for match in matches if match.evening == evening.id]


def points_of(match: Match, scheme: Scheme) -> dict[str, int]:
    """Return the points of everybody for whom a game counts.

    >>> from game.storage.match_history import Match, Player
    >>> players = Player("Ana", None, 1, 20), Player("Teo", "teo", 2, 9), Player("Eva", None, 2, 9)
    >>> match = Match("bulls-1", "2026-01-31T22:10:00", "bulls", 105, players, (0,) * 6)
    >>> points_of(match, "places"), points_of(match, "rivals")
    ({'Ana': 5, 'Teo': 3, 'Eva': 3}, {'Ana': 2, 'Teo': 0, 'Eva': 0})
    """
    counting = [player for player in match.players if player.counts]
    if scheme == "places":
        worth = dict(enumerate(BY_PLACE, 1))
        return {player.name: worth.get(player.place, 0) for player in counting}
    return {player.name: sum(player.place < other.place for other in match.players) for player in counting}


def slate(evening: Evening, games: Sequence[Match]) -> list[Line]:
    """Return a line for each guest and whoever else has played, the best first."""
    names = dict.fromkeys(guest.name for guest in evening.guests)
    names |= dict.fromkeys(player.name for match in games for player in match.players)
    points = [points_of(match, evening.scheme) for match in games]
    made = [
        Line(
            name,
            tuple(row.get(name) for row in points),
            sum(
                player.name == name and player.place == 1 and player.counts
                for match in games
                for player in match.players
            ),
            leads=False,
        )
        for name in names
    ]
    most = max((line.sum for line in made), default=0)
    made = [line._replace(leads=bool(games) and line.sum == most) for line in made]
    return sorted(made, key=lambda line: (-line.sum, -line.won))


def won(match: Match) -> Won:
    """Return who won a game, and by how much."""
    best = [player for player in match.players if player.place == 1]
    others = [player.points for player in match.players if player.place > 1]
    by = best[0].points - max(others) if others else 0
    return Won(tuple(player.name for player in best), max(0, by))


def player_of(match: Match, name: str) -> Player | None:
    """Return how somebody fared in a game; None if they did not play."""
    return next((player for player in match.players if player.name == name), None)
