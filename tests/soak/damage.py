"""Damaged input of every kind is used as far as it goes, or refused in one clear sentence; never a traceback.

    python -m tests.soak.damage --times 10000

Kinds: saved games on the disk and pasted ones, positions, settings, lessons learned, maps, rows, command
lines.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import main
from game import GAMES, find
from game.alatriste import rows as alatriste
from game.bulls import rows as bulls
from game.core.achievement import read_achievements
from game.core.errors import UserError, written_out
from game.core.record import parse_record
from game.core.table import Table, replay, resume
from game.core.toml_rows import read_rows
from game.estimate import read_weights
from game.storage.lesson_progress import load_progress, save_progress
from game.storage.paths import progress_file, saves_folder, settings_file
from game.storage.presets import read_presets
from game.storage.saves import ENDING, load, write_generation
from game.storage.settings import load_settings, save_settings
from game.toruro import options as toruro
from game.toruro.bots.policy import Reference
from maps.reader import graph_of
from scenes.screenshots.arrange import seats
from tests.damage import ODD_VALUES, hurt, hurt_json
from tests.maps.test_damage import hurt as hurt_element
from tests.maps.test_damage import is_told
from tests.soak.run import one_of, soak

ROOT = Path(__file__).parents[2]
GOLDEN = tuple(sorted((ROOT / "tests" / "golden").glob(f"*{ENDING}")))
MAPS = tuple(sorted((ROOT / "maps").glob("*.tmx")))
SETTINGS = (
    b'{"language":"es","text_size":150,"speed":"fast","mute":true,"volume_music":10,"privacy":"curtain"}'
)
PROGRESS = b"""{"learned": {"bulls": ["one", "two"], "toruro": []},
"halt": {"game": "bulls", "chapter": "three", "beat": 2, "actions": ["play card:3", "done"]}}"""
ROWS: dict[str, Callable[[str], object]] = {
    "bulls/cards.toml": lambda text: read_rows(text, "x.toml", bulls.CardFile),
    "bulls/destinations.toml": lambda text: read_rows(text, "x.toml", bulls.DestinationFile),
    "toruro/house.toml": lambda text: read_rows(text, "x.toml", toruro.HouseFile),
    "toruro/options.toml": lambda text: read_rows(text, "x.toml", toruro.OptionFile),
    "toruro/reference.toml": lambda text: read_rows(text, "x.toml", Reference),
    "alatriste/rules.toml": lambda text: read_rows(text, "x.toml", alatriste.RuleFile),
    "alatriste/boxes.toml": lambda text: read_rows(text, "x.toml", alatriste.BoxFile),
    "alatriste/cards.toml": lambda text: read_rows(text, "x.toml", alatriste.CardFile),
    **{f"{game}/bots/weights.toml": partial(read_weights, file="x.toml", features=()) for game in GAMES},
    **{
        f"{name}/bots/achievements.toml": partial(
            read_achievements,
            file="x.toml",
            conditions=tuple(one.is_earned for one in game.achievements),
        )
        for name, game in GAMES.items()
    },
    "storage/presets.toml": partial(read_presets, file="x.toml"),
}
WORDS = [
    *("simulate", "verify", "check-map", "shot", "bulls", "toruro", "alatriste", "teo", "lola,teo"),
    *("--seats", "--games", "--bots", "--seed", "--option", "--json", "--", "-h", "--lang", "--size"),
    *("1", "2", "a=b", "=", "", "\x00", "ñ", "-1", "1e9", "/", "@x", "{x}", "9" * 40),
    *(str(value) for value in ODD_VALUES),
]


def is_a_sentence(fault: UserError) -> None:
    """It can be shown in one line of a dialog, and fills all its places."""
    said = written_out(str(fault))
    assert said and "\n" not in said and "Traceback" not in said, said


@cache
def finished(path: Path) -> bytes:
    """A whole game as text."""
    return path.read_bytes()


@cache
def underway(name: str, seed: int) -> str:
    """A game somewhere in its middle, as text."""
    game, chance = find(name), Random(seed)
    count = chance.choice(game.meta.offered)
    table = Table(game, seats(game, count), seed, {}, graph_of(game))
    for _ in range(chance.randint(1, 60)):
        if table.ask is not None:
            table.play(table.ask.seat, chance.choice(table.ask.options))
    return table.snapshot().text()


def pasted(chance: Random) -> None:
    """A game as text, its checksum cut off half of the time, so that damage reaches the rules."""
    whole = finished(chance.choice(GOLDEN))
    if chance.random() < 0.5:
        whole = whole.rpartition(b"check ")[0]
    try:
        record = parse_record(hurt(whole, chance).decode("utf-8", "replace"))
        game = find(record.game)
        replay(game, record, graph_of(game))
    except UserError as fault:
        is_a_sentence(fault)


def position(chance: Random) -> None:
    """A game of older rules, which goes on from its position, in which values are odd."""
    record = parse_record(underway(chance.choice(list(GAMES)), chance.randrange(20)))
    record.version, record.position = 0, hurt_json(record.position.encode(), chance).decode()
    game = find(record.game)
    try:
        resume(game, record, graph_of(game))
    except UserError as fault:
        is_a_sentence(fault)


def saved(chance: Random) -> None:
    """A slot whose newest generation, or all of them, are damaged: an older one is used, or that is said."""
    whole = finished(chance.choice(GOLDEN)).decode()
    slot = saves_folder() / f"soak{ENDING}"
    for path in saves_folder().glob("*"):
        path.unlink()
    for _ in range(3):
        write_generation(slot, whole)
    names = [slot, slot.with_name(f"{slot.name}.1"), slot.with_name(f"{slot.name}.2")]
    for path in names[: chance.randint(1, 3)]:
        path.write_bytes(hurt(path.read_bytes(), chance))
    try:
        assert load(slot, is_a_sentence).text() == whole
    except UserError as fault:
        is_a_sentence(fault)


def put(path: Path, whole: bytes, chance: Random) -> None:
    """A file of JSON with damaged bytes, or with odd values."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(chance.choice((hurt, hurt_json))(whole, chance))


def settings(chance: Random) -> None:
    """The settings: usable whatever they were, and saved again."""
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_bytes(
        hurt(SETTINGS, chance) if chance.random() < 0.5 else hurt_json(SETTINGS, chance)
    )
    found = load_settings(is_a_sentence)
    save_settings(found)
    assert load_settings(is_a_sentence) == found


def progress(chance: Random) -> None:
    """The lessons learned: usable whatever they were, and saved again."""
    progress_file().parent.mkdir(parents=True, exist_ok=True)
    progress_file().write_bytes(
        hurt(PROGRESS, chance) if chance.random() < 0.5 else hurt_json(PROGRESS, chance)
    )
    found = load_progress(is_a_sentence)
    save_progress(found)
    assert load_progress(is_a_sentence) == found


def a_map(chance: Random) -> None:
    """A map with damaged bytes, or with odd elements."""
    place, path = chance.choice(MAPS), saves_folder() / "hurt.tmx"
    path.parent.mkdir(parents=True, exist_ok=True)
    if chance.random() < 0.5:
        path.write_bytes(hurt(place.read_bytes(), chance))
    else:
        root = ElementTree.parse(place).getroot()
        for _ in range(chance.randint(1, 3)):
            hurt_element(root, chance)
        ElementTree.ElementTree(root).write(path, encoding="UTF-8", xml_declaration=True)
    is_told(path)


def rows(chance: Random) -> None:
    """The rows of a game, as somebody edits them."""
    name = chance.choice(list(ROWS))
    whole = hurt((ROOT / "game" / name).read_bytes(), chance)
    try:
        ROWS[name](whole.decode("utf-8", "replace"))
    except UserError as fault:
        is_a_sentence(fault)


def command_line(chance: Random) -> None:
    """Words in any order."""
    command = chance.choice(("simulate", "verify", "check-map", "dance"))
    words = [command, *chance.choices(WORDS, k=chance.randint(0, 6))]
    said, complained = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(complained):
        try:
            code = main.main([*words, "--games", "1"] if command == "simulate" else words)
        except SystemExit as done:
            code = int(done.code or 0)
    assert code in (0, 1, 2), words
    assert "Traceback" not in complained.getvalue(), words
    if code == 1 and command != "check-map":
        assert complained.getvalue().count("\n") == 1, words


Kind = Callable[[Random], None]
KINDS: tuple[Kind, ...] = (saved, pasted, position, settings, progress, a_map, rows, command_line)


def once(chance: Random) -> str:
    """Damage one thing of any kind."""
    return one_of(KINDS, chance)


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 10_000))
