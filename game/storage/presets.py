"""Presets: many settings at one press, as rows; and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import asdict, fields
from functools import cache
from pathlib import Path

import msgspec

from game.core.errors import UserError
from game.core.toml_rows import read_rows
from game.storage.settings import Settings, mended

ROWS = Path(__file__).with_name("presets.toml")
KEPT = ("language", "person", "window_width", "window_height", "fullscreen")
"""What belongs to this screen and stays when everything else is put back."""


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row: its name, all that it changes in a sentence, and the settings and keys that it sets."""

    id: str
    name: str
    text: str
    put: Mapping[str, str | int | bool] = {}
    keys: Mapping[str, list[str]] = {}
    anew: bool = False

    def of(self, settings: Settings) -> Settings:
        """Return what becomes of these settings, which stay as they are."""
        rows = asdict(settings)
        if self.anew:
            rows = asdict(Settings()) | {name: rows[name] for name in KEPT}
        if self.keys:
            rows["keys"] = dict(self.keys)
        return Settings(**deepcopy(rows | dict(self.put)))


class Presets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in presets.toml."""

    preset: tuple[Preset, ...]


def read_presets(text: str, file: str) -> tuple[Preset, ...]:
    """Return the presets in rows. Raises UserError: what cannot be set, and in which preset."""
    rows = read_rows(text, file, Presets).preset
    for row in rows:
        fit = asdict(mended(row.put, Settings()))
        for name, value in row.put.items():
            if fit.get(name) != value:
                raise UserError(
                    "{file}: preset '{preset}': {setting} cannot be {value}.",
                    file=file, preset=row.id, setting=name, value=value,
                )  # fmt: skip
    return rows


@cache
def presets() -> tuple[Preset, ...]:
    """Return all presets, in the order in which they are offered."""
    return read_presets(ROWS.read_text(encoding="utf-8"), ROWS.name)


def assign(settings: Settings, values: Settings) -> None:
    """Give settings all values of others, in place: whoever holds them sees it."""
    for row in fields(Settings):
        setattr(settings, row.name, deepcopy(getattr(values, row.name)))
