"""The table of a tournament, for people, for spreadsheets and for programs."""

from __future__ import annotations

import csv
from dataclasses import astuple, dataclass, fields
from io import StringIO

import msgspec


@dataclass(frozen=True, slots=True)
class Score:
    """One bot: the games it sat in, what part of them each of its seats won, the interval of 95 %."""

    bot: str
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Scores:
    """The results of a tournament; `fair` is the rate of whoever plays as well as the others."""

    game: str
    seats: int
    seed: int
    games: int
    unfinished: int
    fair: float
    decided: bool
    results: tuple[Score, ...]

    def json(self) -> str:
        """Return one JSON object with a key for each field."""
        return msgspec.json.encode(self).decode()

    def csv(self) -> str:
        """Return a line of names, then one for each bot."""
        lines = StringIO()
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow([field.name for field in fields(Score)])
        writer.writerows(astuple(score) for score in self.results)
        return lines.getvalue().rstrip("\n")

    def text(self) -> str:
        """Return a table for people."""
        wide = max(len("bot"), *(len(score.bot) for score in self.results))
        lines = [f"{'bot':<{wide}}  games   won  interval of 95 %"]
        lines += [
            f"{score.bot:<{wide}}  {score.games:5}  {score.rate:4.0%}  {score.low:.1%} to {score.high:.1%}"
            for score in self.results
        ]
        lines.append(f"{self.games} games with {self.seats} seats, seed {self.seed}; fair is {self.fair:.1%}")
        if self.unfinished:
            lines.append(f"{self.unfinished} did not end")
        lines.append("decided" if self.decided else "not decided")
        return "\n".join(lines)
