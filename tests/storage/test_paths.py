"""Where things lie: with the program, in the player's own folder, or beside the program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.storage import paths


def test_resources_are_found_wherever_the_program_is_started_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert paths.resource("game/storage/paths.py").samefile(paths.__file__)


def test_resources_of_a_packaged_program_lie_in_its_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.resource("assets/x.webp") == tmp_path / "assets" / "x.webp"


def packaged(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOBREMESA_HOME")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    program.parent.mkdir(parents=True)


def test_the_players_folder_is_the_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packaged(tmp_path / "sobremesa" / "sobremesa", monkeypatch)
    assert paths.user_folder().is_absolute()
    assert tmp_path not in paths.user_folder().parents


def test_portable_txt_beside_the_program_keeps_everything_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packaged(tmp_path / "sobremesa" / "sobremesa", monkeypatch)
    (tmp_path / "sobremesa" / "portable.txt").touch()
    assert paths.user_folder() == tmp_path / "sobremesa" / "player"
    assert tmp_path / "sobremesa" in paths.settings_file().parents


def test_beside_a_program_of_macos_means_beside_its_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packaged(tmp_path / "Sobremesa.app" / "Contents" / "MacOS" / "sobremesa", monkeypatch)
    (tmp_path / "portable.txt").touch()
    assert paths.user_folder() == tmp_path / "player"


def test_every_folder_lies_in_the_players(home: Path) -> None:
    for folder in (paths.saves_folder, paths.finished_folder, paths.logs_folder, paths.crashes_folder):
        assert folder().parent == home
