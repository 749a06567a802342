"""Where the letters lie on the sheet that headings are set from: rows beside the picture."""

from __future__ import annotations

from functools import cache

import msgspec

from game.core.toml_rows import load_rows
from game.storage.paths import resource


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the letters lie: left edge, row, width and advance of each, in pixels of the sheet.

    A row reaches `above` and `below` its baseline, and a letter begins `around` its left edge; `em` is the
    size of the letters, and `pairs` says how much farther apart than others two letters stand.
    """

    em: int
    above: int
    below: int
    around: int
    letters: dict[str, tuple[int, int, int, float]]
    pairs: dict[str, float]


@cache
def letter_sheet() -> Sheet:
    """Return the rows that ship. Raises UserError: they cannot be used."""
    return load_rows(resource("assets/pictures/ui/letters.toml"), Sheet)
