"""Tables of Running with the Bulls, as the stage's tests lay them."""

from tests.stage.conftest import app, begin

__all__ = ["app", "begin"]
