"""What comes from outside reaches the window, and is used as far as it goes or answered in a sentence.

    python -m tests.soak.outside --times 2000

Kinds: two windows on one game, a disk that is full for a while, names of every class of letters, saved games
that are valid but foreign, and devices, pipes and gigabytes in place of the player's files. Each time the
program is started, shows its title, goes on with the game if one is offered, and is closed.
"""

from __future__ import annotations

import os
import shutil
import sys
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from unittest.mock import patch

import pygame

from game import GAMES, find
from game.core.errors import UserError
from game.core.record import Record, parse_record
from game.core.table import Table
from game.storage.autosave import SaveFailure
from game.storage.logs import start_log
from game.storage.paths import (
    finished_folder,
    logs_folder,
    match_history_file,
    progress_file,
    saves_folder,
    settings_file,
    user_folder,
)
from game.storage.saves import latest, new_slot, read_record, running, write_generation
from game.storage.settings import load_settings
from maps.reader import graph_of
from scenes.menus.match_history import MatchHistoryScene
from scenes.menus.title import TitleScene
from scenes.screenshots.arrange import seats
from scenes.table.play import PlayScene
from scenes.ui.dialog import Dialog
from scenes.ui.widgets import Button
from tests.damage import hurt_json
from tests.narrow import as_a
from tests.soak.damage import is_a_sentence
from tests.soak.monkey import art, window
from tests.soak.run import one_of, soak
from tests.table.conftest import Sitting, seated

CLASSES: dict[str, list[str]] = {}
for code in (*range(0x3000), *range(0xFE00, 0x10000), *range(0x1F000, 0x1FB00)):
    CLASSES.setdefault(unicodedata.category(chr(code)), []).append(chr(code))
"""Letters of every class of Unicode."""
GIANT = 3_000_000_000
"""Bytes of a file that no memory should be asked for; it has no blocks on the disk."""
FRAMES = 8


def started() -> Sitting:
    """The program at its title, as the player's folder lets it start."""
    start_log()
    sitting = seated(window(), art())
    load_settings(sitting.app.complaints.append)
    sitting.manager.begin(sitting.app.home())
    sitting.rest(0.1)
    put_away_dialogs(sitting)
    return sitting


def put_away_dialogs(sitting: Sitting) -> None:
    """Read whatever is said, and go on."""
    while isinstance(sitting.top, Dialog):
        assert sitting.top.text and "Traceback" not in sitting.top.text
        press(sitting, pygame.K_ESCAPE)
        sitting.rest(0.2)


def go_on(sitting: Sitting) -> PlayScene | None:
    """Press *Continue*, if it is offered; the table that comes, if one does."""
    assert isinstance(sitting.top, TitleScene)
    if as_a(Button, sitting.top.page.find("continue")).off:
        return None
    press(sitting, pygame.K_RETURN)
    for _ in range(FRAMES):
        sitting.frame()
    return sitting.top if isinstance(sitting.top, PlayScene) else None


def press(sitting: Sitting, code: int) -> None:
    """Press a key and let it go."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        sitting.frame(pygame.event.Event(kind, key=code, mod=0, unicode="", scancode=0))


def underway(chance: Random, people: int = 1) -> Record:
    """A game somewhere in its first decisions."""
    game = find(chance.choice(list(GAMES)))
    count = chance.choice(game.meta.offered)
    table = Table(game, seats(game, count, min(people, count)), chance.getrandbits(60), {}, graph_of(game))
    for _ in range(chance.randint(1, 20)):
        if table.ask is not None:
            table.play(table.ask.seat, chance.choice(table.ask.options))
    return table.snapshot()


def clean() -> None:
    """An empty folder of the player's."""
    shutil.rmtree(user_folder(), ignore_errors=True)
    user_folder().mkdir(parents=True)


def saved(record: Record, times: int = 1) -> Path:
    """The slot in which that game lies."""
    slot = new_slot(record.game)
    for _ in range(times):
        write_generation(slot, record.guarded())
    return slot


def play_on(scene: PlayScene, chance: Random, answers: int) -> None:
    """Answer some questions at the table, whoever is asked, and lay it as it is then."""
    for _ in range(answers):
        table = scene.session.table
        if table.ask is None:
            break
        table.play(table.ask.seat, chance.choice(table.ask.options))
    scene.session.saves.keep()
    scene.session.proceed()


def two_windows(chance: Random) -> None:
    """A window waits at the title while another one plays its game, and perhaps ends it."""
    slot = saved(underway(chance, chance.randint(1, 3)), chance.randint(1, 3))
    waiting, other = started(), started()
    scene = go_on(other)
    assert scene is not None, "the game is not offered"
    play_on(scene, chance, chance.choice((1, 5, 20, 10_000)))
    decisions, is_over = len(scene.table.record.actions), scene.table.ask is None
    if chance.random() < 0.3:
        assert go_on(waiting) is None, "both windows have the game"
        put_away_dialogs(waiting)
        other.close()
        waiting.manager.begin(waiting.app.home())
    other.close()
    again = go_on(waiting)
    put_away_dialogs(waiting)
    assert (again is None) == is_over
    waiting.close()
    if is_over:
        (kept,) = finished_folder().iterdir()
        assert len(read_record(kept).actions) == decisions
    else:
        assert len(read_record(slot).actions) >= decisions


def full_disk(chance: Random) -> None:
    """The disk takes nothing for a while: that is known as long as it lasts, then the game is saved."""
    saved(underway(chance))
    sitting = started()
    scene = go_on(sitting)
    assert scene is not None
    saves = scene.session.saves

    def full(slot: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    with patch("game.storage.autosave.write_generation", full):
        failures: list[SaveFailure | None] = []
        for _ in range(chance.randint(1, 4)):
            play_on(scene, chance, 1)
            if scene.session.over:
                sitting.close()
                return
            failures.append(saves.try_again())
            sitting.frame()
            assert saves.failure is not None and saves.failure == failures[0]
        copy = saves.copy_to(user_folder() / "stick")
        assert len(read_record(copy).actions) == len(scene.table.record.actions)
    assert saves.try_again() is None and saves.failure is None
    decisions = len(scene.table.record.actions)
    sitting.close()
    kept = latest(lambda fault: None)
    assert kept is None or len(kept.record.actions) >= decisions


def names(chance: Random) -> None:
    """A game of players whose names are letters of some class: shown, or refused in a sentence."""
    record = underway(chance, 2)
    letters = CLASSES[chance.choice(list(CLASSES))]
    name = "".join(chance.choices(letters, k=chance.choice((1, 1, 2, 5, 14, 15, 10_000))))
    lines = record.text().rpartition("check")[0].split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith("seat "))
    lines[place] = " ".join((*lines[place].split(" ")[:3], name))
    text = "\n".join(lines)
    try:
        text = parse_record(text).text()
    except UserError as fault:
        is_a_sentence(fault)
    slot = new_slot(record.game)
    write_generation(slot, text)
    sitting = started()
    go_on(sitting)
    put_away_dialogs(sitting)
    sitting.close()


def foreign(chance: Random) -> None:
    """A saved game that is whole, but of other players, boards, rules or positions, with a good one below."""
    good = saved(underway(chance))
    record = underway(chance)
    odd = chance.choice(("colour", "bot", "twins", "board", "version", "position", "game", "option", "seats"))
    lines = record.text()
    first, second = record.seats[0], record.seats[-1]
    if odd == "colour":
        lines = lines.replace(f"seat {first.colour} ", "seat ultraviolet ")
    elif odd == "twins":
        lines = lines.replace(f"seat {first.colour} ", f"seat {second.colour} ")
    elif odd == "bot":
        lines = lines.replace(
            f"seat {second.colour} {second.bot or 'human'} ", f"seat {second.colour} nobody "
        )
    elif odd == "board":
        lines = lines.replace("\nseat ", "\nboard elsewhere 0123456789abcdef\nseat ", 1)
    elif odd == "game":
        lines = lines.replace(f"game {record.game} ", "game ludo ")
    elif odd == "option":
        lines = lines.replace("\nseat ", "\noption luck 1\nseat ", 1)
    elif odd == "seats":
        lines = lines.replace(f"seat {second.colour} ", f"note {second.colour} ")
    else:
        record.version += chance.choice((-1, 7))
        if odd == "position":
            record.position = hurt_json(record.position.encode(), chance).decode()
        lines = record.text()
    try:
        lines = parse_record(lines.rpartition("check")[0]).text()
    except UserError as fault:
        is_a_sentence(fault)
    slot = new_slot(record.game)
    write_generation(slot, lines)
    sitting = started()
    go_on(sitting)
    put_away_dialogs(sitting)
    sitting.close()
    assert good in [game.slot for game in running(lambda fault: None)], "the good one is hidden"


def instead(chance: Random) -> None:
    """Something endless, closed or huge in place of a file or a folder of the player's."""
    saved(underway(chance))
    places = [
        settings_file(), progress_file(), match_history_file(), saves_folder(), finished_folder(),
        saves_folder() / "bulls-20260101-000000.sobremesa", logs_folder() / "sobremesa.log",
        logs_folder() / "faults.log", logs_folder(), saves_folder() / "x.sobremesa.open",
    ]  # fmt: skip
    for path in chance.sample(places, chance.randint(1, 3)):
        with suppress(OSError):
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
            path.parent.mkdir(parents=True, exist_ok=True)
            chance.choice(STAND_INS)(path)
    sitting = started()
    go_on(sitting)
    put_away_dialogs(sitting)
    sitting.close()
    sitting = started()
    sitting.manager.begin(MatchHistoryScene(sitting.app.services))
    sitting.frame()
    sitting.close()


def giant(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(GIANT)


STAND_INS: tuple[Callable[[Path], object], ...] = (
    os.mkfifo,
    giant,
    Path.mkdir,
    lambda path: path.symlink_to("/dev/zero"),
    lambda path: path.symlink_to("/dev/full"),
    lambda path: path.symlink_to(path),
    lambda path: path.write_bytes(bytes(range(256))),
    lambda path: path.mkdir(0),
)
Kind = Callable[[Random], None]
KINDS: tuple[Kind, ...] = (two_windows, full_disk, names, foreign, instead)


def once(chance: Random) -> str:
    """One thing of any kind, in a folder of its own."""
    clean()
    return one_of(KINDS, chance)


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 2000))
