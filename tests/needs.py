"""Programs that a test talks to but that not every machine has."""

from __future__ import annotations

import os
import shutil

import pytest


def needs(program: str) -> pytest.MarkDecorator:
    """Skips the test where `program` is not installed; under CI=true it runs, and fails, all the same."""
    missing = shutil.which(program) is None and os.environ.get("CI") != "true"
    return pytest.mark.skipif(missing, reason=f"{program} is not installed")
