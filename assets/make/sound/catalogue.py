"""Every sound by name: its takes, which differ by chance or by tune, and how loud it shall be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from zlib import crc32

import numpy as np

from assets.make.sound import (
    andes,
    court,
    crowd,
    fiesta,
    folia,
    haste,
    house,
    madrid,
    music,
    pasillo,
    stings,
    street,
    table,
    tavern,
)
from assets.make.sound.brass import DUSK, ESCAPE, FALL, WIN, fanfare
from assets.make.sound.ensemble import play
from assets.make.sound.loudness import balance, level
from assets.make.sound.synth import Chance, Samples, length

Take = Callable[[Chance], Samples]

# LUFS: what fills the square, what happens at the table, what the hand does, what is barely there.
LOUD, MIDDLE, SMALL, FAINT, BREATH = -15.0, -20.0, -24.0, -29.0, -40.0
STREET, INDOORS = -20.0, -21.5  # dBFS, music averaged over the piece
SILENCE = 0.0016  # of the peak (-56 dB): where an effect's tail may be cut


@dataclass(frozen=True, slots=True)
class Recipe:
    """An effect's takes, and the loudness of each."""

    loudness: float
    takes: tuple[Take, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of music, and its average level."""

    level: float
    take: Take


EFFECTS = {
    "dice": Recipe(MIDDLE, (table.dice,) * 3),
    "die": Recipe(SMALL, (table.die,) * 3),
    "deal": Recipe(SMALL, (table.deal,) * 3),
    "card": Recipe(SMALL, (table.card,) * 3),
    "stamp": Recipe(SMALL, (table.stamp,) * 2),
    "count": Recipe(FAINT, (table.count,) * 3),
    "stampede": Recipe(LOUD, (street.stampede,) * 3),
    "snort": Recipe(MIDDLE, (street.snort,) * 3),
    "trampled": Recipe(MIDDLE, (street.trampled,) * 3),
    "ole": Recipe(LOUD, (crowd.ole,) * 3),
    "gasp": Recipe(MIDDLE, (crowd.gasp,) * 2),
    "dawn": Recipe(
        MIDDLE, (partial(street.dawn, hertz=392, strokes=2), partial(street.dawn, hertz=466, strokes=3))
    ),
    "dusk": Recipe(LOUD, tuple(partial(fanfare, tune=tune) for tune in DUSK)),
    "fall": Recipe(MIDDLE, tuple(partial(fanfare, tune=tune) for tune in FALL)),
    "escape": Recipe(MIDDLE, tuple(partial(fanfare, tune=tune) for tune in ESCAPE)),
    "win": Recipe(LOUD, tuple(partial(fanfare, tune=tune) for tune in WIN)),
    "chip": Recipe(SMALL, (tavern.chip,) * 3),
    "chips": Recipe(SMALL, (tavern.chips,) * 3),
    "chalk": Recipe(SMALL, (tavern.chalk,) * 2),
    "strike": Recipe(SMALL, (tavern.strike,) * 2),
    "trick": Recipe(SMALL, (tavern.trick,) * 3),
    "sorrow": Recipe(MIDDLE, tuple(partial(tavern.sorrow, tune=tune) for tune in tavern.SIGHS)),
    "relief": Recipe(MIDDLE, tuple(partial(tavern.relief, tune=tune) for tune in tavern.SMILES)),
    "clash": Recipe(MIDDLE, (madrid.clash,) * 3),
    "wound": Recipe(MIDDLE, (madrid.wound,) * 2),
    "steps": Recipe(FAINT, (madrid.steps,) * 3),
    "bell": Recipe(MIDDLE, tuple(partial(madrid.bell, hertz=hertz) for hertz in (262, 294))),
    "coins": Recipe(SMALL, (madrid.coins,) * 2),
    "lulo": Recipe(MIDDLE, tuple(partial(stings.lulo, tune=tune) for tune in stings.FALLS)),
    "clean": Recipe(MIDDLE, tuple(partial(stings.clean, tune=tune) for tune in stings.RISES)),
    "duel": Recipe(LOUD, tuple(partial(stings.duel, tune=tune) for tune in stings.CALLS)),
    "jail": Recipe(MIDDLE, (stings.jail,) * 2),
    "audience": Recipe(LOUD, tuple(partial(stings.audience, tune=tune) for tune in stings.AUDIENCES)),
    "press": Recipe(FAINT, (house.press,) * 2),
    "hover": Recipe(BREATH, (house.hover,) * 2),
    "refuse": Recipe(FAINT, (house.refuse,) * 2),
    "tiles": Recipe(FAINT, (house.tiles,) * 2),
    "turn": Recipe(SMALL, (house.turn,) * 2),
}
PIECES = {
    "title": Piece(INDOORS, music.title),
    "rumba": Piece(STREET, music.rumba),
    "sevillanas": Piece(STREET, partial(play, fiesta.SEVILLANAS)),
    "jota": Piece(STREET, partial(play, fiesta.JOTA)),
    "pasillo": Piece(INDOORS, pasillo.pasillo),
    "bambuco": Piece(INDOORS, partial(play, andes.BAMBUCO)),
    "guabina": Piece(INDOORS, partial(play, andes.GUABINA)),
    "folia": Piece(INDOORS, folia.folia),
    "canarios": Piece(INDOORS, partial(play, court.CANARIOS)),
    "pavana": Piece(INDOORS, partial(play, court.PAVANA)),
    "encierro": Piece(STREET, partial(play, haste.ENCIERRO)),
    "envite": Piece(INDOORS, partial(play, haste.ENVITE)),
    "acero": Piece(INDOORS, partial(play, haste.ACERO)),
}


def makers(names: list[str]) -> Iterator[tuple[str, Callable[[], Samples]]]:
    """File name (without its ending) and maker of every take of those sounds, or of all if none is named."""
    for name, recipe in EFFECTS.items():
        if not names or name in names:
            for number, take in enumerate(recipe.takes, 1):
                yield f"{name}_{number}", partial(_effect, f"{name}_{number}", take, recipe.loudness)
    for name, piece in PIECES.items():
        if not names or name in names:
            yield name, partial(_piece, name, piece)


def _effect(file: str, take: Take, loudness: float) -> Samples:
    sound = level(take(_chance(file)), loudness)
    heard = np.flatnonzero(np.abs(sound).max(axis=1) > SILENCE * np.abs(sound).max())
    sound = sound[: heard[-1] + 1]
    fade = min(len(sound), length(0.04))
    sound[-fade:] *= np.linspace(1, 0, fade)[:, None]
    return sound


def _piece(name: str, piece: Piece) -> Samples:
    return balance(piece.take(_chance(name)), piece.level)


def _chance(file: str) -> Chance:
    """Each file has its own chance, the same every time and on every machine."""
    return np.random.default_rng(crc32(file.encode()))
