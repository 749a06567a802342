"""How states are written and read, as JSON: the only place where data loses its type for a moment."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import msgspec

from game.core.errors import UserError
from game.core.game import Game, Graph, S, V
from game.core.rng import Rng
from game.core.script import Frame, State


def encode(state: State) -> bytes:
    """Return the state as one line of JSON, without its events and its board.

    Frames are written with the names of their scripts and steps, so saved games outlive a step that is added.

    >>> from game import find
    >>> from game.core.game import new_state, resolve_options
    >>> game = find("toruro")
    >>> state = new_state(game, 3, 1, resolve_options(game.meta, {}), None)
    >>> encode(decode(game, encode(state))) == encode(state)
    True
    """
    names = (field.name for field in fields(state))
    rest = {name: getattr(state, name) for name in names if name not in ("stack", "rng", "events", "board")}
    data = {"rng": state.rng.word, "stack": [_bookmark(frame) for frame in state.stack], **rest}
    return msgspec.json.encode(data, order="sorted")


def decode(game: Game[S, V], line: bytes, board: Graph | None = None) -> S:
    """Return the state that `encode` wrote, on its board.

    What it holds is of the right types; that it can come up in a game is not promised.

    Raises UserError: it is not such a line, and where it goes wrong.
    """
    try:
        data: Any = msgspec.json.decode(line)
        if re.search(r"\d{7}", str({**data, "rng": 0})):
            raise ValueError("a number is too large")
        stack = [_frame(game, row) for row in data.pop("stack")]
        rng = Rng(msgspec.convert(data.pop("rng"), int))
        apart = {"stack": [], "rng": rng, "events": None, "board": board}
        state = msgspec.convert({**data, **apart}, game.state)
    except (msgspec.MsgspecError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise UserError("The position cannot be read: {reason}.", reason=str(error)) from None
    state.stack = stack
    return state


def _bookmark(frame: Frame) -> dict[str, Any]:
    row: dict[str, Any] = {name: getattr(frame, name) for name in frame.__match_args__}
    at = row.pop("pc")
    step = frame.steps[at].__name__ if at < len(frame.steps) else "end"
    return {"script": type(frame).__name__, "step": step, **row}


def _frame(game: Game[S, V], row: dict[str, Any]) -> Frame:
    script = next((kind for kind in game.frames if kind.__name__ == row["script"]), None)
    if script is None:
        raise ValueError(f"there is no script '{row['script']}'")
    names = [step.__name__ for step in script.steps] + ["end"]
    if row["step"] not in names:
        raise ValueError(f"the script '{row['script']}' has no step '{row['step']}'")
    rest = {key: value for key, value in row.items() if key not in ("script", "step")}
    return msgspec.convert({**rest, "pc": names.index(row["step"])}, script)
