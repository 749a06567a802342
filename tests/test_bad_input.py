"""Bad input of every kind is refused in one sentence, at once and by every command."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.storage.paths import user_folder
from tests.test_commands import ROOT, TOWN, finished_game, is_refused, run


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("words", [("simulate", "toruro", "--games", "1"), ("check-map", str(TOWN))])
def test_an_output_that_is_full_is_said_in_a_sentence(words: tuple[str, ...], home: Path) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, str(ROOT / "main.py"), *words]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr == ("sobremesa: there is no room for what is to be written: No space left on device\n")
    assert not (home / "crashes").exists()


def test_what_a_terminal_has_no_letters_for_is_written_out(tmp_path: Path) -> None:
    path = finished_game(tmp_path)
    text = path.read_text().rpartition("check")[0].replace("human Amaya", "human Łukasz 🎲")
    path.write_text(text, encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": "cp1252:strict"}
    command = [sys.executable, str(ROOT / "main.py"), "verify", str(path)]
    done = subprocess.run(command, capture_output=True, env=environment, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u0141ukasz \\U0001f3b2 (yellow)" in done.stdout


@pytest.mark.parametrize(
    "name", ["A\rok: 999 decisions", "\x1bc", "\x9b2J", "\u034f", "\ufe0f", "\x00", " ", "[b]", "x" * 15]
)
def test_a_name_that_nobody_can_have_is_refused_and_never_printed(tmp_path: Path, name: str) -> None:
    path = finished_game(tmp_path)
    text = path.read_text().rpartition("check")[0].replace("human Amaya", f"human {name}")
    path.write_bytes(text.encode())
    done = run("verify", str(path))
    is_refused(done)
    assert done.stderr[:-1].isprintable()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("seat blue", "seat ultraviolet", "Nobody can have the colour 'ultraviolet' here"),
        ("seat blue", "seat yellow", "Nobody can have the colour 'yellow' here"),
        ("blue lola", "blue nobody", "Nobody called 'nobody' plays"),
        ("seat blue", "seat \x1b[2J", "cannot be read"),
    ],
)
def test_a_game_of_players_who_do_not_exist_is_refused(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    path = finished_game(tmp_path)
    path.write_text(path.read_text().rpartition("check")[0].replace(old, new))
    done = run("verify", str(path))
    is_refused(done)
    assert words in done.stderr


def test_a_line_of_any_length_makes_a_short_sentence(tmp_path: Path) -> None:
    path = finished_game(tmp_path)
    lines = path.read_text().splitlines()
    for line in ("play" + " card:1" * 500_000, "play " + "x" * 4_000_000):
        path.write_text("\n".join([*lines[:8], line]))
        done = run("verify", str(path))
        is_refused(done)
        assert len(done.stderr) < 300


@pytest.mark.parametrize("command", ["verify", "check-map"])
def test_devices_pipes_and_giants_are_refused_at_once(tmp_path: Path, command: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    with (tmp_path / "giant").open("wb") as file:
        file.truncate(2_000_000_000)
    for place in ("/dev/zero", str(tmp_path / "pipe"), str(tmp_path / "giant")):
        start = time.monotonic()
        done = run(command, place)
        assert done.returncode == 1 and (done.stdout + done.stderr).count("\n") == 1
        assert time.monotonic() - start < 20


@pytest.mark.parametrize("size", ["1x1", "5x5", "9999x1", "9999x9999"])
def test_a_picture_of_an_impossible_size_is_refused(tmp_path: Path, size: str) -> None:
    is_refused(run("shot", "title", str(tmp_path / "x.png"), "--size", size))


def test_weights_cannot_be_written_over_a_folder(tmp_path: Path) -> None:
    is_refused(run("learn", "toruro", "--games", "6", "--file", "/"))


NOBODY = """
import os, pwd, sys
def unknown(number):
    raise KeyError(number)
pwd.getpwuid = unknown
del os.environ["HOME"], os.environ["SOBREMESA_HOME"]
import main
sys.exit(main.main(sys.argv[1:]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows all its users")
def test_a_user_whom_the_system_does_not_know_is_told_in_a_sentence_what_to_set() -> None:
    command = [sys.executable, "-c", NOBODY]
    done = subprocess.run([*command, "check-map", str(TOWN)], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"ok: {TOWN}\n", "")
    words = [*command, "tournament", "toruro", "--bots", "lola,teo", "--games", "2"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    is_refused(done)
    assert "name one in SOBREMESA_HOME" in done.stderr


def test_a_folder_with_a_tilde_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("SOBREMESA_HOME", "~/games")
    assert user_folder() == tmp_path / "games"
