"""Tests of all skins use the tables of the stage's tests."""

from tests.stage.conftest import app

__all__ = ["app"]
