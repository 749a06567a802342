"""Where things lie on the disk, and how a file is written so that it is whole or not there."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import platformdirs

from game.core.errors import UserError

T = TypeVar("T")

NAME = "sobremesa"
PORTABLE = "portable.txt"


def resource(relative: str) -> Path:
    """Return the path of what ships with the program, such as `assets/pictures`, wherever it is run."""
    return Path(getattr(sys, "_MEIPASS", Path(__file__).parents[2])) / relative


def program_folder() -> Path:
    """Return the folder that the player sees the program in."""
    if not getattr(sys, "frozen", False):
        return Path(__file__).parents[2]
    folder = Path(sys.executable).parent
    bundle = folder.parent.parent  # Sobremesa.app/Contents/MacOS/sobremesa
    return bundle.parent if bundle.suffix == ".app" else folder


def user_folder() -> Path:
    """Return the folder of the player's own files: the system's place for them, or beside the program.

    An empty file `portable.txt` beside the program keeps everything in its folder `player`; the environment
    variable SOBREMESA_HOME names any other folder. The folder need not exist yet.
    """
    if home := os.environ.get("SOBREMESA_HOME"):
        return Path(home).absolute()
    if (program_folder() / PORTABLE).is_file():
        return program_folder() / "player"
    return platformdirs.user_data_path(NAME, appauthor=False)


def own(name: str) -> Path:
    """Return the path of something in the player's own folder."""
    return user_folder() / name


settings_file = partial(own, "settings.json")
"""Returns the path of the player's settings."""
progress_file = partial(own, "lessons.json")
"""Returns the path of the progress in the lessons."""
match_history_file = partial(own, "annals.jsonl")
"""Returns the path of the match history, a line for each finished game."""
match_history_table = partial(own, "finished-games.csv")
"""Returns the path of the same for other programs, written when the player asks for it."""
saves_folder = partial(own, "saves")
"""Returns the folder of games that are not over yet."""
finished_folder = partial(own, "finished")
"""Returns the folder of games that were played to their end."""
tournaments_folder = partial(own, "tournaments")
"""Returns the folder of tournaments of bots that are not over yet."""
logs_folder = partial(own, "logs")
"""Returns the folder of logs."""
crashes_folder = partial(own, "crashes")
"""Returns the folder of crash reports."""


def write_whole(path: Path, text: str) -> None:
    """Write `text` so that the file holds all of it or what it held before. Raises OSError: it could not."""
    write_beside(path, text).replace(path)


def write_beside(path: Path, text: str) -> Path:
    """Write `text` into a new file beside `path` and return that file.

    The text has reached the disk by then. Raises OSError: it could not.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()  # a full disk needs the room
        raise
    return beside


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be used, and return its new path. Raises OSError: it could not."""
    stamp = f"{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() // 1_000_000 % 1000:03}"
    return path.replace(path.with_name(f"{path.name}.broken-{stamp}"))


def reason_of(error: OSError | ValueError) -> str:
    """Return the system's own words for what went wrong, as part of a sentence."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def put_aside(path: Path, broken: UserError, stuck: UserError) -> UserError:
    """Set an unfit file aside; return `broken` with its new {name}, or `stuck` with the {reason}."""
    try:
        broken.values["name"] = set_aside(path).name
    except OSError as error:
        stuck.values |= {"name": path.name, "reason": reason_of(error)}
        return stuck
    return broken


def read_json(
    path: Path,
    parse: Callable[[dict[str, Any]], T],
    complain: Callable[[UserError], None],
    unread: UserError,
    broken: UserError,
    stuck: UserError,
) -> T | None:
    """Return what `parse` makes of the JSON object in a file; None if there is no such file.

    One that cannot be read is `unread`, with its {reason}; one that does not fit is put aside, as `put_aside`
    does. `complain` hears of it, and it counts as none.
    """
    try:
        rows = json.loads(path.read_bytes())
        if not isinstance(rows, dict):
            raise TypeError(rows)
        return parse(rows)
    except FileNotFoundError:
        return None
    except OSError as error:
        unread.values["reason"] = reason_of(error)
        complain(unread)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, UserError):
        complain(put_aside(path, broken, stuck))
    return None
