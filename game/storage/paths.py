"""Where things lie on the disk: what ships with the program, and what the player keeps."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

NAME = "sobremesa"
PORTABLE = "portable.txt"


def resource(relative: str) -> Path:
    """A file or folder that ships with the program, such as `assets/pictures`; no matter where it is run."""
    return Path(getattr(sys, "_MEIPASS", Path(__file__).parents[2])) / relative


def program_folder() -> Path:
    """The folder that the player sees the program in."""
    if not getattr(sys, "frozen", False):
        return Path(__file__).parents[2]
    folder = Path(sys.executable).parent
    bundle = folder.parent.parent  # Sobremesa.app/Contents/MacOS/sobremesa
    return bundle.parent if bundle.suffix == ".app" else folder


def user_folder() -> Path:
    """Where the player's own files live: the system's place for them, or beside the program.

    An empty file `portable.txt` beside the program keeps everything in its folder `player`; the environment
    variable SOBREMESA_HOME names any other folder. The folder need not exist yet.
    """
    if home := os.environ.get("SOBREMESA_HOME"):
        return Path(home).absolute()
    if (program_folder() / PORTABLE).is_file():
        return program_folder() / "player"
    return platformdirs.user_data_path(NAME, appauthor=False)


def settings_file() -> Path:
    """The player's settings."""
    return user_folder() / "settings.json"


def progress_file() -> Path:
    """How far the player has come in the lessons."""
    return user_folder() / "lessons.json"


def match_history_file() -> Path:
    """A line for each finished game."""
    return user_folder() / "annals.jsonl"


def match_history_table() -> Path:
    """The same for other programs, when the player asks for it."""
    return user_folder() / "finished-games.csv"


def saves_folder() -> Path:
    """Games that are not over yet."""
    return user_folder() / "saves"


def finished_folder() -> Path:
    """Games that were played to their end."""
    return user_folder() / "finished"


def tournaments_folder() -> Path:
    """Tournaments of bots that are not over yet."""
    return user_folder() / "tournaments"


def logs_folder() -> Path:
    """What the program did, in case something goes wrong."""
    return user_folder() / "logs"


def crashes_folder() -> Path:
    """One report for each time that something went wrong."""
    return user_folder() / "crashes"
