"""Numbers of mixed radix: many digits in one number, each of its own radix, and some wider than others.

A digit that takes several of the values that there are costs less room; with one value each it is plain mixed
radix. That is known as an asymmetric numeral system (Duda 2009).
"""

from __future__ import annotations

from collections.abc import Sequence


class Writer:
    """Collects digits, the least significant first, and makes one number of them.

    >>> writer = Writer()
    >>> writer.put(2, 7)
    >>> writer.put_wide(1, [1, 6, 1])
    >>> reader = Reader(writer.number())
    >>> reader.take(7), reader.take_wide([1, 6, 1]), reader.is_empty
    (2, 1, True)
    """

    def __init__(self) -> None:
        self._digits: list[tuple[int, int, int]] = []  # values below it, values that it takes, all values

    def put(self, digit: int, radix: int) -> None:
        """Add a digit below its radix."""
        self._digits.append((digit, 1, radix))

    def put_wide(self, place: int, widths: Sequence[int]) -> None:
        """Add one of several digits that take so many values each."""
        self._digits.append((sum(widths[:place]), widths[place], sum(widths)))

    def number(self) -> int:
        """Return the number of all digits."""
        number = 0
        for below, width, total in reversed(self._digits):
            number = number // width * total + below + number % width
        return number


class Reader:
    """Takes the digits of a number off, in the order in which they were put."""

    def __init__(self, number: int) -> None:
        self._rest = number

    def take(self, radix: int) -> int:
        """Return the next digit, of that radix."""
        self._rest, digit = divmod(self._rest, radix)
        return digit

    def take_wide(self, widths: Sequence[int]) -> int:
        """Return which of several digits comes next that take so many values each."""
        self._rest, value = divmod(self._rest, sum(widths))
        place = 0
        while value >= widths[place]:
            value -= widths[place]
            place += 1
        self._rest = self._rest * widths[place] + value
        return place

    @property
    def is_empty(self) -> bool:
        """True if nothing is left of the number."""
        return not self._rest
