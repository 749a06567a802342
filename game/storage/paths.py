"""Where things lie on the disk, and how a file is written so that it is whole or not there."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import platformdirs

from game.core.errors import UserError
from game.core.reading import read_bounded

T = TypeVar("T")

NAME = "sobremesa"
PORTABLE = "portable.txt"
MOST = 1_000_000  # bytes of settings and the like
BROKEN = 20
"""So many files that were set aside are kept in a folder."""


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

    Raises UserError: the system does not know who the player is.
    """
    if home := os.environ.get("SOBREMESA_HOME"):
        return Path(os.path.expanduser(home)).absolute()  # noqa: PTH111 - that of nobody stays as it is
    if os.path.isfile(program_folder() / PORTABLE):  # noqa: PTH113 - a closed folder has none
        return program_folder() / "player"
    try:
        return platformdirs.user_data_path(NAME, appauthor=False)
    except RuntimeError:
        raise UserError("Nobody can tell where your folder is; name one in SOBREMESA_HOME.") from None


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
given_up_folder = partial(own, "given-up")
"""Returns the folder of games that nobody wanted to go on with, of which the newest are kept."""
tournaments_folder = partial(own, "tournaments")
"""Returns the folder of tournaments of bots that are not over yet."""
logs_folder = partial(own, "logs")
"""Returns the folder of logs."""
crashes_folder = partial(own, "crashes")
"""Returns the folder of crash reports."""


def write_whole(path: Path, text: str, private: bool = False) -> None:
    """Write `text` so that the file holds all of it or what it held before. Raises OSError: it could not."""
    write_beside(path, text, private).replace(path)


def write_beside(path: Path, text: str, private: bool = False) -> Path:
    """Write `text` into a new file beside `path` and return that file.

    The text has reached the disk by then; a `private` file is for its owner alone.

    Raises OSError: it could not.
    """
    if not path.name:
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            if private:
                beside.chmod(0o600)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()  # a full disk needs the room
        raise
    return beside


def free_name(path: Path) -> Path:
    """Return that path, or the next one like it that nothing has."""
    names = (f"{path.stem}{f'-{number}' if number else ''}{path.suffix}" for number in count())
    return next(other for name in names if not (other := path.with_name(name)).exists())


def keep_newest(folder: Path, names: str, most: int, fits: Callable[[Path], bool] = lambda _: True) -> None:
    """Remove all but the newest files of such names that fit; what cannot be removed stays."""
    with contextlib.suppress(OSError):
        found = sorted(folder.glob(names), key=lambda path: path.stat().st_mtime_ns, reverse=True)
        for path in [path for path in found if fits(path)][most:]:
            path.unlink()


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be used, and return its new path. Raises OSError: it could not.

    The newest of those that were set aside in a folder are kept.
    """
    stamp = f"{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() // 1_000_000 % 1000:03}"
    aside = path.replace(free_name(path.with_name(f"{path.name}.broken-{stamp}")))
    keep_newest(path.parent, "*.broken-*", BROKEN)
    return aside


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
        rows = json.loads(read_bounded(path, MOST))
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


def other_places() -> list[Path]:
    """Return folders that take a file now, for a game that cannot be saved where it should be."""
    from tempfile import gettempdir  # takes long to load, and is rarely needed

    home = Path(os.path.expanduser("~"))  # noqa: PTH111 - that of nobody stays as it is
    wanted = (home / "Desktop", home / "Documents", home, Path(gettempdir()))
    return [folder for folder in dict.fromkeys(wanted) if _can_take_files(folder)]


def _can_take_files(folder: Path) -> bool:
    """Return whether a small file can be written into that folder now."""
    from tempfile import TemporaryFile

    try:
        with TemporaryFile(dir=folder) as file:
            file.write(bytes(4096))
            file.flush()
    except OSError:
        return False
    return True
