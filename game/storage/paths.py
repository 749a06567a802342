"""Where things lie on the disk, and how a file is written so that it is whole or not there."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path

import platformdirs

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


def settings_file() -> Path:
    """Return the path of the player's settings."""
    return user_folder() / "settings.json"


def progress_file() -> Path:
    """Return the path of the progress in the lessons."""
    return user_folder() / "lessons.json"


def match_history_file() -> Path:
    """Return the path of the match history, a line for each finished game."""
    return user_folder() / "annals.jsonl"


def match_history_table() -> Path:
    """Return the path of the same for other programs, written when the player asks for it."""
    return user_folder() / "finished-games.csv"


def saves_folder() -> Path:
    """Return the folder of games that are not over yet."""
    return user_folder() / "saves"


def finished_folder() -> Path:
    """Return the folder of games that were played to their end."""
    return user_folder() / "finished"


def tournaments_folder() -> Path:
    """Return the folder of tournaments of bots that are not over yet."""
    return user_folder() / "tournaments"


def logs_folder() -> Path:
    """Return the folder of logs."""
    return user_folder() / "logs"


def crashes_folder() -> Path:
    """Return the folder of crash reports."""
    return user_folder() / "crashes"


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
