"""The tables of puzzles in the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game import find
from scenes.menus.title import TitleScene
from scenes.services import Services
from scenes.ui.scene import Scene
from scenes.voice.stream import people_names
from scenes.window.replays import replayed

if TYPE_CHECKING:
    from game.puzzles.puzzle import Puzzle
    from scenes.table.session import TableSession


def open_puzzle(
    services: Services, seated: Callable[..., TableSession], puzzle: Puzzle, play_on: bool = False
) -> Scene:
    """Return the table of a puzzle; to `play_on`, that of its game, which goes on from there.

    `seated` makes the session of a table. Raises UserError: the game cannot be played up to there.
    """
    from game.bots.characters import names_by_number
    from game.puzzles.puzzle import laid
    from maps.reader import graph_of
    from scenes.table.puzzle import OnwardScene, PuzzleScene, verdict_of

    game = find(puzzle.game)
    found, ask = laid(puzzle, game, graph_of(game), names_by_number(), people_names())
    table, history = replayed(replace(found.record, position=""))
    session = seated(table, history=history)
    scene: OnwardScene | PuzzleScene
    if play_on:
        scene = OnwardScene(services, session, lambda: TitleScene(services), puzzle)
    else:
        verdict = verdict_of(puzzle, table, ask)
        scene = PuzzleScene(services, session, lambda: TitleScene(services), puzzle, verdict)
    scene.begin()
    return scene
