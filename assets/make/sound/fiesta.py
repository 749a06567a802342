"""Two more loops for the days of the bulls: `sevillanas`, clapped, and a `jota` of the north."""

from __future__ import annotations

from assets.make.sound.ensemble import Row, Song

SALIDA: tuple[Row, ...] = (
    ("Am", "A4:2 E4:2 A4:2"),
    ("Am", "C5:1 ^B4:1 A4:4"),
    ("G", "B4:2 G4:2 B4:2"),
    ("G", "D5:1 ^C5:1 B4:4"),
    ("F", "C5:2 A4:2 C5:2"),
    ("F", "F5:1 ^E5:1 D5:2 C5:2"),
    ("E", "B4:1 ^C5:1 B4:1 A4:1 G#4:2"),
    ("E", "E4:6"),
)
COPLA: tuple[Row, ...] = (
    ("A", "E5:2 C#5:1 D5:1 E5:2"),
    ("A", "A5:2 G#5:1 F#5:1 E5:2"),
    ("E7", "D5:2 B4:1 C#5:1 D5:2"),
    ("E7", "E5:1 D5:1 C#5:1 B4:1 G#4:2"),
    ("E7", "B4:2 G#4:1 A4:1 B4:2"),
    ("E7", "D5:1 ^E5:1 D5:1 C#5:1 B4:2"),
    ("A", "C#5:1 B4:1 A4:2 E4:2"),
    ("A", "A4:4 -:2"),
    ("A", "C#5:1 D5:1 E5:2 A5:2"),
    ("D", "F#5:2 E5:1 D5:1 F#5:2"),
    ("E7", "E5:1 D5:1 C#5:1 B4:1 G#4:1 B4:1"),
    ("A", "A4:4 E4:2"),
)
DESCENT: tuple[Row, ...] = (
    ("Am", "A4:1 B4:1 C5:2 E5:2"),
    ("Am", "D5:1 C5:1 B4:1 ^C5:1 A4:2"),
    ("G", "B4:1 C5:1 D5:2 G5:2"),
    ("G", "F5:1 E5:1 D5:1 C5:1 B4:2"),
    ("F", "C5:2 A4:1 B4:1 C5:2"),
    ("F", "F5:2 E5:1 D5:1 C5:2"),
    ("E", "B4:1 ^C5:1 B4:1 A4:1 G#4:1 F4:1"),
    ("E", "E4:4 -:2"),
)
SEVILLANAS = Song(
    rows=(*SALIDA, *COPLA, *DESCENT[-4:], *COPLA, *DESCENT[-4:], *DESCENT, *COPLA),
    eighth=60 / 140 / 2,
    ways=("r.s.su", "b.s.su", "b.susu"),
    room=(1.0, 0.20, 5500),
    breath=0.010,
    palmas=("x..xx.", ".xx..x"),
)

ESTRIBILLO: tuple[Row, ...] = (
    ("D7", "A4:1 ^B4:1 C5:1 D5:1 E5:1 F#5:1"),
    ("D7", "D5:2 C5:2 A4:2"),
    ("D7", "F#5:1 E5:1 D5:1 C5:1 B4:1 A4:1"),
    ("G", "B4:2 D5:2 G5:2"),
    ("G", "G5:1 ^A5:1 B5:1 A5:1 G5:1 F#5:1"),
    ("G", "E5:1 D5:1 B4:2 D5:2"),
    ("D7", "C5:1 B4:1 A4:1 F#4:1 A4:1 C5:1"),
    ("G", "B4:2 G4:4"),
    ("D7", "F#5:2 F#5:2 ^G5:1 F#5:1"),
    ("D7", "E5:2 D5:2 C5:2"),
    ("D7", "A4:1 C5:1 F#5:1 E5:1 D5:1 C5:1"),
    ("G", "B4:1 D5:1 G5:4"),
    ("G", "B5:2 A5:1 G5:1 F#5:1 E5:1"),
    ("G", "D5:1 E5:1 D5:1 B4:1 G4:2"),
    ("D7", "A4:1 B4:1 C5:1 E5:1 D5:1 F#4:1"),
    ("G", "G4:6"),
)
SUNG: tuple[Row, ...] = (
    ("G", "D5:4 B4:2"),
    ("G", "D5:2 E5:2 D5:2"),
    ("D7", "C5:4 B4:2"),
    ("D7", "A4:6"),
    ("D7", "C5:4 A4:2"),
    ("D7", "C5:2 D5:2 C5:2"),
    ("G", "B4:4 A4:2"),
    ("G", "G4:6"),
)
HIGH: tuple[Row, ...] = (
    ("G", "G5:4 F#5:2"),
    ("G", "G5:2 D5:2 B4:2"),
    ("C", "E5:4 D5:2"),
    ("C", "C5:4 E5:2"),
    ("C", "E5:4 D5:2"),
    ("D7", "D5:2 C5:2 A4:2"),
    ("G", "B4:4 D5:2"),
    ("G", "D5:6"),
)
JOTA = Song(
    rows=(*ESTRIBILLO, *SUNG, *HIGH, *SUNG, *ESTRIBILLO, *ESTRIBILLO[8:]),
    eighth=60 / 150 / 2,
    ways=("b.s.s.", "b.susu", "b.4.3.", "b.s.su"),
    room=(1.1, 0.20, 5500),
    breath=0.015,
    palmas=("x.....", "..x.x."),
)
