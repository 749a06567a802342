"""Rows: what a file of TOML holds, checked against a type when it is read."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from game.core.errors import UserError

T = TypeVar("T")


def read_rows(text: str, file: str, kind: type[T]) -> T:
    """Return the rows of a file as a `kind`. Raises UserError: the file, the place in it, what is wrong."""
    try:
        return msgspec.toml.decode(text, type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise UserError("{file}: {reason}", file=file, reason=str(error)) from None


def load_rows(path: Path, kind: type[T]) -> T:
    """Return the rows of a file that ships with the program. Raises UserError: as `read_rows`."""
    return read_rows(path.read_text(encoding="utf-8"), path.name, kind)
