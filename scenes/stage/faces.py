"""The faces at a table: how each looks now, and the moments of a game at which that changes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, overload


class Mood(Enum):
    """How a face looks for a while; the value is the folder of its pictures."""

    CALM = "faces"
    GLAD = "glad"
    SORE = "sore"
    WINK = "wink"


class Moment(NamedTuple):
    """Something that moves a seat: its face changes to `mood`, and a character may say a word.

    `when` is the kind of moment in the game's file of lines, "" where nothing is said; `about` is the seat
    that the word is about. It is said with a chance of `often`: by the seat itself, or one of the `others`.
    """

    seat: int
    mood: Mood
    when: str = ""
    about: int | None = None
    often: float = 1.0
    others: bool = False


class Faces(Sequence[str]):
    """The pictures of the faces by seat, each as it looks now."""

    def __init__(self, calm: Sequence[str]) -> None:
        self._calm = tuple(calm)
        self.moods = [Mood.CALM] * len(self._calm)

    def __len__(self) -> int:
        return len(self._calm)

    @overload
    def __getitem__(self, seat: int) -> str: ...
    @overload
    def __getitem__(self, seat: slice) -> Sequence[str]: ...
    def __getitem__(self, seat: int | slice) -> str | Sequence[str]:
        if isinstance(seat, slice):
            return [self[place] for place in range(*seat.indices(len(self)))]
        return portrait(self._calm[seat], self.moods[seat])

    def other_moods(self) -> list[str]:
        """Return the pictures of how all of them may look at a moment of the game."""
        return [portrait(face, mood) for face in self._calm for mood in (Mood.GLAD, Mood.SORE)]

    def __repr__(self) -> str:
        return repr(list(self))


def portrait(face: str, mood: Mood) -> str:
    """Return the picture of a face in that mood; `face` is the calm one."""
    return f"{mood.value}/{face.rpartition('/')[2]}"
