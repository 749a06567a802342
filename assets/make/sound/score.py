"""Written music: note names, melodies and bars as text, and the shapes of guitar chords."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

# Frets from the low E string to the high one, as a guitarist writes them; x is not played.
CHORDS = {
    "A": "x02220",
    "A/C#": "x42220",
    "A7": "x02020",
    "Am": "x02210",
    "B7": "x21202",
    "Bb": "x13331",
    "Bm": "x24432",
    "C": "x32010",
    "C7": "x32310",
    "D": "xx0232",
    "D7": "xx0212",
    "Dm": "xx0231",
    "E": "022100",
    "E7": "020100",
    "Em": "022000",
    "F": "133211",
    "F#m": "244222",
    "G": "320003",
    "G7": "320001",
    "Gm": "355333",
}


@dataclass(frozen=True, slots=True)
class Note:
    """A written note: where it begins and how long it lasts, in eighths; MIDI pitch; slurred or plucked."""

    at: float
    eighths: float
    pitch: int
    slurred: bool


def pitch(name: str) -> int:
    """The MIDI number of a note such as A4 (69) or G#3."""
    return STEPS[name[0]] + name.count("#") - name.count("b") + 12 * (int(name[-1]) + 1)


def melody(text: str) -> Iterator[Note]:
    """The notes of `A4:2 ^B4:1 -:1`: name and eighths; ^ slurs from the note before, - is a rest."""
    at = 0.0
    for word in text.split():
        name, eighths = word.split(":")
        if name != "-":
            yield Note(at, float(eighths), pitch(name.lstrip("^")), name.startswith("^"))
        at += float(eighths)


def eighths(text: str) -> float:
    """How long that melody is."""
    return sum(float(word.split(":")[1]) for word in text.split())
