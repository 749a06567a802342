"""Make the sounds: `python -m assets.make.sound [NAME...]`, or measure the shipped ones: `... --levels`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

import soundfile

from assets.make.sound.catalogue import EFFECTS, PIECES, makers
from assets.make.sound.loudness import average, integrated, loudness, peak
from assets.make.sound.synth import RATE, Samples

SHIPPED = Path(__file__).parents[2] / "sound"
COMPRESSION, MUSIC = 0.6, 0.86  # of 1; about 110 and 55 kbit/s: music is five times as long as all else
HEADS = f"{'seconds':>10}{'peak dB':>10}{'RMS dB':>10}{'400 ms':>10}{'LUFS':>10}"
SUMMARIES: dict[str, Callable[[tuple[float, ...]], float]] = {"least": min, "median": median, "most": max}
BLOCK = 1 << 16  # the encoder overflows its stack when handed a whole piece


class Figures(NamedTuple):
    """How long a sound is, its peak and average in dBFS, its loudest 400 ms and the whole of it in LUFS."""

    seconds: float
    peak: float
    average: float
    moment: float
    whole: float


def main() -> None:
    """Make all sounds, or those that are named, or none; then measure what is shipped of them."""
    names = [*EFFECTS, *PIECES]
    parser = argparse.ArgumentParser(prog="python -m assets.make.sound", description="Make the sounds.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these: {', '.join(names)}")
    parser.add_argument("--levels", action="store_true", help="measure the shipped sounds instead")
    wanted = parser.parse_args()
    if unknown := set(wanted.names) - set(names):
        parser.error(f"there is no sound called {', '.join(sorted(unknown))}")
    if not wanted.levels:
        SHIPPED.mkdir(exist_ok=True)
        for file, make in makers(wanted.names):
            write(SHIPPED / f"{file}.ogg", make(), MUSIC if file in PIECES else COMPRESSION)
    print(f"{'sound':<12}{HEADS}{'kB':>6}")
    kinds: dict[str, list[Figures]] = {}
    for file, _ in makers(wanted.names):
        path = SHIPPED / f"{file}.ogg"
        figures = measured(path)
        print(f"{file:<12}{_row(figures)}{path.stat().st_size / 1000:>6.0f}")
        kinds.setdefault(_kind(file), []).append(figures)
    for kind, rows in kinds.items():
        print(f"\n{kind}: {len(rows)}")
        columns: list[tuple[float, ...]] = list(zip(*rows, strict=True))
        for name, of in SUMMARIES.items():
            print(f"{name:<12}{_row(Figures(*map(of, columns)))}")


def write(path: Path, sound: Samples, compression: float = COMPRESSION) -> None:
    """Encode a stereo sound as Ogg Vorbis, compressed that much: 0 is the largest file, 1 the smallest."""
    with soundfile.SoundFile(
        path, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=compression
    ) as file:
        for start in range(0, len(sound), BLOCK):
            file.write(sound[start : start + BLOCK])


def measured(path: Path) -> Figures:
    """The figures of a shipped sound."""
    sound, _ = soundfile.read(path)
    return Figures(len(sound) / RATE, peak(sound), average(sound), loudness(sound), integrated(sound))


def _row(figures: Figures) -> str:
    return "".join(
        f"{figure:>10.2f}" if not place else f"{figure:>10.1f}" for place, figure in enumerate(figures)
    )


def _kind(file: str) -> str:
    """What a sound is measured beside: music as loud as it, or effects as loud as it."""
    if file in PIECES:
        return f"Music at {PIECES[file].level:.1f} dBFS"
    return f"Effects at {EFFECTS[file.rpartition('_')[0]].loudness:.0f} LUFS"


if __name__ == "__main__":
    main()
