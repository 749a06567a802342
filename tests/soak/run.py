"""How soaks are started and what they print: how often, from which seed, and what came of it."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tqdm import tqdm

Once = Callable[[Random], str]
"""One run, decided by that chance alone; a word for what kind of run it was. An AssertionError: it failed."""


def soak(about: str, once: Once, times: int) -> int:
    """Run `once` so often as the command line says; 1 as soon as one run fails, and which."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--times", type=int, default=times, metavar="N", help=f"how often ({times})")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="where chance begins (1)")
    given = parser.parse_args()
    with quiet_home():
        return repeated(once, given.times, given.seed)


def repeated(once: Once, times: int, seed: int) -> int:
    """0 if all runs went well. Each has a seed of its own, by which it can be repeated alone."""
    counts: dict[str, int] = {}
    begun = time.monotonic()
    for number in tqdm(range(seed, seed + times), disable=None):
        try:
            kind = once(Random(number))
        except AssertionError as failure:
            print(f"failed with --times 1 --seed {number}: {failure}", file=sys.stderr)
            return 1
        counts[kind] = counts.get(kind, 0) + 1
    for kind, count in sorted(counts.items()):
        print(f"{count:8} {kind}")
    print(f"{times:8} in {time.monotonic() - begun:.0f} s, none failed")
    return 0


def one_of(kinds: Sequence[Callable[[Random], None]], chance: Random) -> str:
    """One of these runs; its name, also before whatever error it ends with."""
    kind = chance.choice(kinds)
    try:
        kind(chance)
    except AssertionError:
        raise
    except Exception as error:
        raise AssertionError(f"{kind.__name__}: {error!r}") from error
    return kind.__name__.replace("_", " ")


@contextmanager
def quiet_home() -> Iterator[Path]:
    """No screen, no sound, and a player's folder that is gone afterwards."""
    before = dict(os.environ)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        os.environ.update(quiet, SOBREMESA_HOME=str(home))
        try:
            yield home
        finally:
            os.environ.clear()
            os.environ.update(before)
