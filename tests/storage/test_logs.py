"""The log and the crash reports."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from game.core.record import TITLE, Record
from game.storage.logs import KEPT, SIZE, impersonal, log, report_crash, start_log
from game.storage.paths import crashes_folder, logs_folder
from tests.storage.test_saves import played


@pytest.fixture(autouse=True)
def no_log_afterwards() -> Iterator[None]:
    yield
    for handler in log.handlers:
        handler.close()
    log.handlers = [logging.NullHandler()]


def test_the_log_is_bounded_and_keeps_older_files() -> None:
    start_log()
    for _ in range(SIZE * (KEPT + 2) // 1000):
        log.info("x" * 1000)
    files = list(logs_folder().glob("sobremesa.log*"))
    assert len(files) == KEPT + 1
    assert all(path.stat().st_size <= SIZE for path in files)


def test_without_a_place_for_the_log_the_program_goes_on(home: Path) -> None:
    home.write_text("a file where the folder should be")
    start_log()
    log.info("nobody hears this")


def test_a_windowed_program_prints_into_its_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    start_log()
    print("said to nobody")
    print("an error", file=sys.stderr)
    text = (logs_folder() / "sobremesa.log").read_text()
    assert "said to nobody" in text
    assert "an error" in text


def test_a_crash_report_holds_the_trace_and_the_whole_game() -> None:
    path = report_crash(ValueError("the stage fell down"), "1.2.3", lambda: played(3))
    assert path is not None
    text = path.read_text()
    assert "the stage fell down" in text
    assert played(3).nameless().text() in text
    assert text.startswith("Sobremesa 1.2.3, Python 3.")


def test_two_crashes_in_one_second_leave_two_reports() -> None:
    import time

    paths = set()
    for _ in range(3):
        paths.add(report_crash(ValueError(), "1", lambda: None))
        time.sleep(0.002)
    assert len(paths) == 3 == len(list(crashes_folder().iterdir()))


def test_a_game_that_cannot_be_told_does_not_hide_the_crash() -> None:
    def game() -> Record:
        raise ZeroDivisionError

    path = report_crash(ValueError("first"), "1", game)
    assert path is not None
    assert "first" in path.read_text()
    assert "ZeroDivisionError" in path.read_text()


def test_no_path_in_a_crash_report_says_whose_computer_it_was(home: Path) -> None:
    try:
        (home / "saves" / "x").read_text()
    except OSError as error:
        path = report_crash(error, "1", lambda: None)
    assert path is not None
    text = path.read_text()
    for folder in (Path.home(), home, Path(__file__).parents[2]):
        assert str(folder) not in text
    assert "PLAYER/saves/x" in text
    assert "PROGRAM/tests/storage/test_logs.py" in text


def test_no_name_that_somebody_has_typed_is_in_a_crash_report() -> None:
    record = played(3)
    record.notes[TITLE] = "Amaya's birthday"
    path = report_crash(ValueError("Seat(name='Amaya'), not Amayas"), "1", lambda: record)
    assert path is not None
    text = path.read_text()
    assert "Seat(name='PERSON'), not Amayas" in text
    assert "Amaya\n" not in text and "birthday" not in text
    assert "seat yellow human yellow\nseat blue lola Lola" in text


USERS = ("/home/josé luis", "/home/ana", "C:\\Users\\Ana", "/Users/Ana Álvarez")


@pytest.mark.parametrize("user", USERS)
def test_however_a_path_is_spelt_the_user_is_not_in_it(
    user: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / user.lstrip("/")
    folder.mkdir(parents=True)
    link = tmp_path / "link"
    link.symlink_to(folder)
    name = folder.name
    for home in (folder, link):
        monkeypatch.setenv("HOME", str(home))
        file = home / "x"
        for words in (
            str(file), repr(str(file)), repr(str(file.resolve())), file.as_uri(), repr(os.fsencode(file)),
            f"/mnt/{name}/x", repr(f"D:\\{name}\\x"),
        ):  # fmt: skip
            told = impersonal(f"Error: {words} is not there")
            assert name not in told and repr(name)[1:-1] not in told, told
            assert quote(name) not in told and repr(os.fsencode(name))[2:-1] not in told, told


def test_a_pipe_where_the_log_should_be_does_not_hang_the_start() -> None:
    for name in ("sobremesa.log", "faults.log"):
        logs_folder().mkdir(parents=True, exist_ok=True)
        os.mkfifo(logs_folder() / name)
        start_log()
        (logs_folder() / name).unlink()


def test_a_log_that_the_disk_does_not_take_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no device that is always full")
    logs_folder().mkdir(parents=True)
    (logs_folder() / "sobremesa.log").symlink_to("/dev/full")
    start_log()
    log.info("nobody hears this")
    start_log()
    assert capsys.readouterr() == ("", "")


def test_whatever_goes_wrong_in_any_thread_leaves_a_report() -> None:
    program = (
        "import threading; from game.storage.logs import watch_crashes\n"
        "from tests.storage.test_saves import played\n"
        "watch_crashes('1', lambda: played(3))\n"
        "thread = threading.Thread(target=lambda: 1 // 0); thread.start(); thread.join(); raise KeyError('x')"
    )
    root = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=root)
    assert run.returncode == 1
    assert run.stderr.count("Something went wrong") == 2
    assert "Traceback" not in run.stderr
    reports = [path.read_text() for path in crashes_folder().iterdir()]
    assert len(reports) == 2
    assert all(played(3).nameless().text() in text for text in reports)
