"""Pictures of games that a player has taken, in a folder of their own."""

from __future__ import annotations

import time
from pathlib import Path

from game.core.errors import UserError
from game.storage.paths import free_name, own, reason_of


def pictures_folder() -> Path:
    """Return the folder into which pictures are written."""
    return own("pictures")


def keep_picture(game: str, data: bytes, ending: str = "png") -> Path:
    """Write a picture into the folder of pictures, and return its file.

    Raises UserError: the disk will not take it.
    """
    path = pictures_folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.{ending}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path = free_name(path)
        path.write_bytes(data)
    except OSError as error:
        raise UserError("The picture cannot be written: {reason}.", reason=reason_of(error)) from None
    return path
