"""Make the sounds: `python -m assets.make.sound [NAME...]`, or measure the shipped ones: `... --levels`."""

from __future__ import annotations

import argparse
from pathlib import Path

import soundfile

from assets.make.sound.catalogue import EFFECTS, PIECES, makers
from assets.make.sound.loudness import average, loudness, peak
from assets.make.sound.synth import RATE, Samples

SHIPPED = Path(__file__).parents[2] / "sound"
COMPRESSION = 0.6  # of 1; about 110 kbit/s
BLOCK = 1 << 16  # the encoder overflows its stack when handed a whole piece


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
            write(SHIPPED / f"{file}.ogg", make())
    print(f"{'sound':<12}{'seconds':>8}{'peak dBFS':>11}{'RMS dBFS':>10}{'LUFS':>7}{'kB':>6}")
    for file, _ in makers(wanted.names):
        print(_measured(SHIPPED / f"{file}.ogg"))


def write(path: Path, sound: Samples) -> None:
    """Encode a stereo sound as Ogg Vorbis."""
    with soundfile.SoundFile(
        path, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=COMPRESSION
    ) as file:
        for start in range(0, len(sound), BLOCK):
            file.write(sound[start : start + BLOCK])


def _measured(path: Path) -> str:
    sound, _ = soundfile.read(path)
    size = path.stat().st_size / 1000
    figures = f"{peak(sound):>11.1f}{average(sound):>10.1f}{loudness(sound):>7.1f}{size:>6.0f}"
    return f"{path.stem:<12}{len(sound) / RATE:>8.2f}{figures}"


if __name__ == "__main__":
    main()
