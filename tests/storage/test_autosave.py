"""Autosave: nothing is lost but what was in flight, and nobody waits for the disk."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from game.core.errors import UserError
from game.core.table import replay
from game.storage import autosave
from game.storage.autosave import Autosave
from game.storage.logs import log
from game.storage.paths import saves_folder
from game.storage.saves import SlotLock, generations, latest, load, new_slot, read_record
from tests.pile import PILE
from tests.storage.test_saves import never, played

ROOT = Path(__file__).parents[2]
PLAYER = """
from contextlib import closing
from game.storage.autosave import Autosave
from game.storage.saves import SlotLock, new_slot
from tests.storage.test_saves import played
records = [played(n) for n in range(1, 13)]
with closing(Autosave(SlotLock(new_slot("pile")), print)) as writer:
    writer.save(records[0])
    writer.settle()
    print("ready", flush=True)
    while True:
        for record in records:
            writer.save(record)
"""


def test_closing_writes_what_was_saved_last() -> None:
    slot = new_slot("pile")
    with closing(Autosave(SlotLock(slot), never)) as writer:
        for decisions in range(1, 12):
            writer.save(played(decisions))
    assert load(slot, never) == played(11)


def test_texts_that_come_faster_than_the_disk_are_skipped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    written: list[str] = []

    def slow(slot: Path, text: str) -> None:
        time.sleep(0.05)
        written.append(text)

    monkeypatch.setattr(autosave, "write_generation", slow)
    record = played(3)
    start = time.perf_counter()
    with closing(Autosave(SlotLock(tmp_path / "unused"), never)) as writer:
        for _ in range(100):
            writer.save(record)
        assert time.perf_counter() - start < 1
    assert 1 <= len(written) < 20


def test_a_full_disk_is_said_once_and_again_only_after_it_worked(home: Path) -> None:
    said: list[str] = []
    saves_folder().parent.mkdir()
    saves_folder().write_text("a file where the folder should be")
    writer = Autosave(SlotLock(saves_folder() / "pile.sobremesa"), lambda fault: said.append(str(fault)))

    def save_and_wait() -> None:
        writer.save(played(1))
        time.sleep(0.1)

    for _ in range(3):
        save_and_wait()
    assert len(said) == 1
    assert said[0].startswith("The game cannot be saved: ")
    saves_folder().unlink()
    save_and_wait()
    assert generations(saves_folder() / "pile.sobremesa")
    assert len(said) == 1
    for path in saves_folder().iterdir():
        path.unlink()
    saves_folder().rmdir()
    saves_folder().write_text("again")
    save_and_wait()
    writer.close()
    assert len(said) == 2


def test_a_fault_of_the_last_save_is_said_when_closing(home: Path) -> None:
    said: list[UserError] = []
    home.write_text("a file where the folder should be")
    with closing(Autosave(SlotLock(saves_folder() / "pile.sobremesa"), said.append)) as writer:
        writer.save(played(1))
    assert len(said) == 1


def killed_while_writing(home: Path, seconds: float) -> None:
    environment = {**os.environ, "SOBREMESA_HOME": str(home), "PYTHONPATH": str(ROOT)}
    child = subprocess.Popen(
        [sys.executable, "-c", PLAYER], env=environment, stdout=subprocess.PIPE, cwd=ROOT
    )
    assert child.stdout is not None
    with child.stdout:
        assert child.stdout.readline() == b"ready\n"
        time.sleep(seconds)
        child.kill()
        child.wait()


def test_a_program_that_is_killed_while_writing_leaves_whole_games(home: Path) -> None:
    for _ in range(3):
        killed_while_writing(home, 0.05 + Random().random() / 10)
        game = latest(never)
        assert game is not None
        replay(PILE, game.record)
        assert all(read_record(path).position for path in generations(game.slot))


def test_a_failure_lasts_until_saving_works_again_and_is_logged(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels: list[str] = []
    handler = logging.Handler()
    monkeypatch.setattr(handler, "emit", lambda line: levels.append(line.levelname))
    monkeypatch.setattr(log, "handlers", [handler])
    home.mkdir()
    saves_folder().write_text("a file where the folder should be")
    with closing(Autosave(SlotLock(saves_folder() / "pile.sobremesa"), lambda fault: None)) as writer:
        failures = []
        for count in (1, 2, 3):
            writer.save(played(count))
            failures.append(writer.settle())
        assert all(failure is not None and failure == failures[0] for failure in failures)
        assert "cannot be saved: File exists" in str(failures[0] and failures[0].error)
        saves_folder().unlink()
        writer.save(played(4))
        assert writer.settle() is None
    assert levels == ["ERROR", "WARNING"]
