"""What is usually answered, counted in games with bots: where lines of a game begin, and so a format of them.

    python -m tests.golden.habits GAME SEATS GAMES

It writes `habits.toml` beside the rules, which changes what a line means: the format needs a new letter.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import game as rules
from game import find
from game.core.game import AnyGame
from game.core.record import Record
from game.core.script import Ask
from game.core.table import replay
from maps.reader import graph_of
from tests.bench.lines import played

WEIGHT = 6
"""So many games count what all games together do."""


def asked(game: AnyGame, record: Record) -> list[tuple[Ask | None, int]]:
    """What was asked in a game, and in what context."""
    found: list[tuple[Ask | None, int]] = []
    replay(game, record, graph_of(game), lambda table: found.append((table.ask, table.context)))
    return found


def counted(game: AnyGame, records: Iterable[Record]) -> str:
    """What was answered in these games, as rows."""
    verbs, places, games = Counter[tuple[str, str]](), Counter[tuple[str, int, int, int]](), 0
    for record in records:
        games += 1
        for (ask, context), action in zip(asked(game, record), record.actions, strict=False):
            assert ask is not None
            verbs[ask.prompt, action.verb] += 1
            if len(ask.options) > 1:
                places[ask.prompt, len(ask.options), context, ask.options.index(action)] += 1
    return rows(verbs, places, games)


def rows(verbs: Counter[tuple[str, str]], places: Counter[tuple[str, int, int, int]], games: int) -> str:
    """The same as it stands in a file."""
    written = [f"# Written by tests/golden/habits.py out of {games} games: answers in {WEIGHT} of them.\n"]
    for prompt in sorted({prompt for prompt, _ in verbs}):
        found = {
            verb: round(WEIGHT * n / games) for (asking, verb), n in sorted(verbs.items()) if asking == prompt
        }
        said = ", ".join(f"{verb} = {n}" for verb, n in found.items() if n)
        lists: dict[tuple[int, int], list[int]] = {}
        for (asking, count, context, place), n in sorted(places.items()):
            if asking == prompt and (amount := round(WEIGHT * n / games)):
                row = lists.setdefault((count, context), [])
                row += [0] * (place - len(row)) + [amount]
        if said or lists:
            key = json.dumps(prompt)
            written.append(f"\n[prompt.{key}]\nverbs = {{ {said} }}\n\n[prompt.{key}.places]\n")
            written += [f'"{count} {context}" = {row}\n' for (count, context), row in sorted(lists.items())]
    return "".join(written)


def main(name: str, seats: str, games: str) -> None:
    """Play games and write what was answered in them."""
    game = find(name)
    records = (played(game, int(seats), seed) for seed in range(1, int(games) + 1))
    path = Path(rules.__file__).parent / name / "habits.toml"
    path.write_text(counted(game, records), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
