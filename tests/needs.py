"""What not every run of the tests has: programs, libraries, and the time for what takes longest."""

from __future__ import annotations

import importlib
import os
import shutil
from collections.abc import Collection, Iterable
from functools import partial
from types import ModuleType
from typing import Any

import pytest

long = partial(pytest.param, marks=pytest.mark.long)
"""Parameters of what takes longest: of its kind another one is played with every other test."""


def mostly_long(rows: Iterable[Any], often: Collection[Any]) -> list[Any]:
    """Parameters: those of the rows that are tried `often`, with every other test; the rest are long."""
    return [row if row in often else long(*(row if isinstance(row, tuple) else (row,))) for row in rows]


def needs(program: str) -> pytest.MarkDecorator:
    """Skips the test where `program` is not installed; under CI=true it runs, and fails, all the same."""
    missing = shutil.which(program) is None and os.environ.get("CI") != "true"
    return pytest.mark.skipif(missing, reason=f"{program} is not installed")


def of_the_art_group(library: str) -> ModuleType:
    """A library that only pictures and sounds are made with; without it the file of tests is skipped.

    Where ART=required they run, and fail, all the same.
    """
    if os.environ.get("ART") == "required":
        return importlib.import_module(library)
    found: ModuleType = pytest.importorskip(library, reason="the dependency group art is not installed")
    return found
