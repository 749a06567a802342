"""Two more loops for Madrid: `canarios`, danced in leaps, and a `pavana` on the passamezzo antico.

Both grounds are of the sixteenth century and nobody's own: D G A D, and A G A E, C G E A.
"""

from __future__ import annotations

from assets.make.sound.ensemble import Row, Song

# The diferencias of the canarios: four bars each; three and two change places within the bar.
LEAPS: dict[str, tuple[str, ...]] = {
    "plain": (
        "D5:2 E5:1 F#5:2 D5:1", "G5:2 F#5:1 E5:2 D5:1", "C#5:2 D5:1 E5:2 C#5:1", "D5:3 A4:3",
    ),
    "run": (
        "F#5:1 G5:1 A5:1 F#5:1 D5:1 F#5:1", "G5:1 A5:1 B5:1 G5:1 D5:1 G5:1",
        "E5:1 F#5:1 G5:1 E5:1 C#5:1 A4:1", "D5:2 F#5:2 D5:2",
    ),
    "stamp": ("A4:2 D5:2 F#5:2", "G5:2 D5:2 B4:2", "A4:2 C#5:2 E5:2", "F#5:3 D5:3"),
    "turn": (
        "D5:1 ^E5:1 F#5:1 A5:2 F#5:1", "B5:2 G5:1 D5:2 G5:1", "A5:1 G5:1 F#5:1 E5:1 D5:1 C#5:1", "D5:6",
    ),
    "low": (
        "D4:2 F#4:1 A4:2 F#4:1", "G4:2 B4:1 D5:2 B4:1", "A4:2 C#5:1 E5:2 C#5:1", "D5:2 A4:2 F#4:2",
    ),
    "rise": (
        "F#4:1 G4:1 A4:1 D5:2 A4:1", "B4:1 C#5:1 D5:1 G5:2 D5:1",
        "E5:1 D5:1 C#5:1 B4:1 A4:1 G4:1", "F#4:3 A4:3",
    ),
    "dark": ("D5:2 E5:1 F5:2 D5:1", "G5:2 F5:1 E5:2 D5:1", "C#5:2 D5:1 E5:2 C#5:1", "D5:3 A4:3"),
    "shadow": (
        "A4:1 Bb4:1 A4:1 F4:1 D4:1 F4:1", "G4:1 A4:1 Bb4:1 D5:1 G5:1 Bb4:1",
        "A4:1 C#5:1 E5:1 G5:1 F5:1 E5:1", "D5:6",
    ),
}  # fmt: skip
DANCE = (
    *("plain", "run", "stamp", "turn", "low", "rise", "dark", "shadow"),
    *("plain", "stamp", "run", "turn", "low", "stamp", "run", "turn"),
)


def leap(name: str) -> tuple[Row, ...]:
    """One diferencia over its ground, which darkens with it."""
    ground = ("Dm", "Gm", "A", "Dm") if name in ("dark", "shadow") else ("D", "G", "A", "D")
    return tuple(zip(ground, LEAPS[name], strict=True))


CANARIOS = Song(
    rows=tuple(row for name in DANCE for row in leap(name)),
    eighth=60 / 148 / 2,
    ways=("b.4.3.", "b.s.u.", "b.4.s.", "b.r.su"),
    room=(1.4, 0.24, 4800),
    breath=0.02,
    paired=True,
)

STEP: tuple[Row, ...] = (
    ("Am", "A4:4 ^B4:2 C5:2"),
    ("G", "B4:4 G4:4"),
    ("Am", "C5:2 D5:1 E5:1 A4:4"),
    ("E", "G#4:6 E4:2"),
    ("C", "E5:4 D5:2 C5:2"),
    ("G", "D5:3 C5:1 B4:4"),
    ("E", "B4:2 A4:2 G#4:4"),
    ("Am", "A4:8"),
)
DIMINUTION: tuple[Row, ...] = (
    ("Am", "A4:1 B4:1 C5:1 D5:1 E5:2 C5:2"),
    ("G", "D5:1 C5:1 B4:1 A4:1 G4:2 B4:2"),
    ("Am", "C5:1 B4:1 C5:1 D5:1 E5:1 F5:1 E5:2"),
    ("E", "B4:1 ^C5:1 B4:1 A4:1 G#4:4"),
    ("C", "G5:2 E5:1 F5:1 G5:1 F5:1 E5:1 C5:1"),
    ("G", "D5:1 E5:1 D5:1 C5:1 B4:1 A4:1 G4:2"),
    ("E", "E5:1 D5:1 C5:1 B4:1 ^C5:1 B4:1 A4:1 G#4:1"),
    ("Am", "A4:6 E4:2"),
)
BOW: tuple[Row, ...] = (
    ("Am", "E4:2 A4:2 C5:4"),
    ("G", "B4:4 D5:2 B4:2"),
    ("E", "G#4:4 B4:2 E4:2"),
    ("Am", "A4:8"),
)
PAVANA = Song(
    rows=(*STEP, *DIMINUTION, *BOW),
    eighth=60 / 68 / 2,
    ways=("b.3.4.3.", "b.34s.3u", "b...s..."),
    room=(1.9, 0.28, 4400),
    breath=0.06,
    paired=True,
)
