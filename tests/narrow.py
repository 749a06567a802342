"""What a test knows to be there, or to be of a kind, so that the type checker knows it, too."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def there(value: T | None) -> T:
    """Return the value; the test fails where there is none."""
    assert value is not None
    return value


def as_a(kind: type[T], value: object) -> T:
    """Return the value; the test fails where it is of another kind."""
    assert isinstance(value, kind), f"{value!r} is no {kind.__name__}"
    return value
