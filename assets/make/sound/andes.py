"""Two more loops for the tavern: a `bambuco` in E minor, and a `guabina` for late at night."""

from __future__ import annotations

from assets.make.sound.ensemble import Row, Song

LONGING: tuple[Row, ...] = (
    ("Em", "-:1 B4:1 E5:1 F#5:1 G5:2"),
    ("Em", "F#5:1 E5:1 B4:2 G4:2"),
    ("Am", "-:1 C5:1 E5:1 A5:1 G5:2"),
    ("Am", "E5:1 ^F#5:1 E5:1 C5:1 A4:2"),
    ("B7", "-:1 F#4:1 B4:1 D#5:1 F#5:2"),
    ("B7", "A5:1 G5:1 F#5:2 D#5:2"),
    ("Em", "E5:1 G5:1 F#5:1 E5:1 D#5:1 F#5:1"),
    ("Em", "E5:4 B4:2"),
)
ANSWER: tuple[Row, ...] = (
    ("Em", "-:1 B4:1 E5:1 G5:1 B5:2"),
    ("E7", "A5:1 G#5:1 E5:2 D5:2"),
    ("Am", "C5:1 E5:1 A5:2 ^B5:1 A5:1"),
    ("Am", "G5:1 E5:1 C5:4"),
    ("Em", "B4:1 E5:1 G5:2 F#5:1 E5:1"),
    ("B7", "D#5:1 F#5:1 A5:2 F#5:1 D#5:1"),
    ("Em", "E5:2 B4:1 G4:1 F#4:1 D#4:1"),
    ("Em", "E4:6"),
)
SUNLIGHT: tuple[Row, ...] = (
    ("G", "D5:1 G5:1 B5:2 A5:1 G5:1"),
    ("G", "F#5:1 ^G5:1 D5:4"),
    ("D7", "C5:1 F#5:1 A5:2 G5:1 F#5:1"),
    ("D7", "E5:1 ^F#5:1 D5:4"),
    ("D7", "A4:1 C5:1 F#5:2 E5:1 D5:1"),
    ("D7", "C5:2 A4:2 F#4:2"),
    ("G", "G4:1 B4:1 D5:1 G5:1 B5:1 A5:1"),
    ("G", "G5:4 D5:2"),
    ("C", "E5:1 G5:1 A5:2 G5:1 E5:1"),
    ("C", "G5:1 E5:1 C5:4"),
    ("G", "D5:1 G5:1 B5:2 G5:1 D5:1"),
    ("Em", "G5:1 F#5:1 E5:4"),
    ("Am", "C5:1 E5:1 A5:2 G5:1 E5:1"),
    ("B7", "D#5:1 E5:1 F#5:2 A4:1 B4:1"),
    ("Em", "G5:1 F#5:1 E5:1 B4:1 G4:1 F#4:1"),
    ("B7", "D#5:1 F#5:1 B4:4"),
)
BAMBUCO = Song(
    rows=(*LONGING, *ANSWER, *SUNLIGHT, *LONGING, *ANSWER),
    eighth=60 / 116 / 2,
    ways=("b.s.us", "b.s.us", "b.4.3s", "b.susu", "b.s.us", "b.4.3."),
    room=(1.5, 0.24, 4600),
    breath=0.04,
)

NIGHT: tuple[Row, ...] = (
    ("C", "E5:3 D5:1 C5:2"),
    ("C", "G4:4 -:2"),
    ("F", "A4:2 C5:2 F5:2"),
    ("C", "E5:4 D5:2"),
    ("G7", "D5:3 C5:1 B4:2"),
    ("G7", "F4:2 G4:2 B4:2"),
    ("C", "C5:2 D5:2 E5:2"),
    ("C", "C5:4 -:2"),
)
LAMP: tuple[Row, ...] = (
    ("C", "E5:3 F5:1 G5:2"),
    ("C7", "Bb4:2 C5:2 E5:2"),
    ("F", "A5:3 G5:1 F5:2"),
    ("F", "C5:4 A4:2"),
    ("C", "G4:2 C5:2 E5:2"),
    ("G7", "D5:3 E5:1 D5:1 B4:1"),
    ("C", "C5:6"),
    ("C", "-:2 E5:2 G5:2"),
)
FAREWELL: tuple[Row, ...] = (
    ("Am", "A5:3 G5:1 E5:2"),
    ("Am", "C5:4 A4:2"),
    ("Dm", "F5:3 E5:1 D5:2"),
    ("Dm", "A4:4 D5:2"),
    ("G7", "B4:2 D5:2 G5:2"),
    ("G7", "F5:3 D5:1 B4:2"),
    ("C", "E5:2 ^F5:1 E5:1 D5:1 C5:1"),
    ("E7", "B4:2 G#4:2 E4:2"),
    ("Am", "A4:2 C5:2 E5:2"),
    ("Am", "A5:4 G5:2"),
    ("F", "F5:3 E5:1 C5:2"),
    ("F", "A4:4 C5:2"),
    ("Dm", "D5:2 F5:2 A5:2"),
    ("G7", "G5:3 F5:1 D5:2"),
    ("C", "E5:2 G4:2 C5:2"),
    ("G7", "D5:2 B4:2 G4:2"),
)
GUABINA = Song(
    rows=(*NIGHT, *LAMP, *FAREWELL, *NIGHT),
    eighth=60 / 96 / 2,
    ways=("b.3.4.", "b.343.", "b.s.u.", "b3434s", "b.3.4."),
    room=(1.7, 0.26, 4400),
    breath=0.05,
)
