"""Programs and libraries that a test talks to but that not every machine has."""

from __future__ import annotations

import importlib
import os
import shutil
from types import ModuleType

import pytest


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
