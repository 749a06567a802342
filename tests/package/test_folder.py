"""The package: one folder that holds everything, started from elsewhere by somebody who has nothing else."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from game import GAMES, find
from game.bots.characters import names_by_number
from game.core.line import read_line, write_line
from game.daily.hand import digest_of
from maps.reader import graph_of
from scenes.window.daily import dealt
from scenes.window.selftest import DAYS
from tests.package.conftest import PROGRAM, ROOT, nobodys, said

LARGEST_PROGRAM, LARGEST_ART, LARGEST_READER = 25_000_000, 40_000_000, 4_000_000
"""Bytes: of the program without its Python, of its pictures, sounds, maps and fonts, and of the library that
tells screen readers, which counts apart: see docs/decisions.md."""
READER = "accesskit"
ART = ("assets", "maps", "fontpkg")
PYTHON = ("libpython", "python3", "Python")
"""The library whose size is a matter of who built it; of 6 MB with 3.11 on Debian."""


@pytest.fixture(scope="module")
def copied(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, copied to a place that has nothing to do with where it was built; its name has a space."""
    return Path(shutil.copytree(package, tmp_path_factory.mktemp("somewhere") / "my games", symlinks=True))


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]


def weight(paths: Iterable[Path]) -> int:
    return sum(path.stat().st_size for path in paths)


def test_it_tests_itself_elsewhere_with_an_empty_home(copied: Path, tmp_path: Path) -> None:
    told = said(copied / PROGRAM, "selftest", folder=tmp_path, environment=nobodys(tmp_path))
    assert told.splitlines()[-1] == "ok"
    assert not list(tmp_path.rglob("crash*"))
    hands = [line for line in told.splitlines() if line.startswith("hand of the day: ")]
    assert hands == [f"hand of the day: {day} {digest_of(dealt(day))}" for day in DAYS], "as in the source"


@pytest.mark.parametrize("game", GAMES)
def test_games_in_one_line_go_into_it_and_out_of_it(copied: Path, tmp_path: Path, game: str) -> None:
    """Lines of the program are read from the source, and the other way round, to the same end."""
    rules, nobody = find(game), nobodys(tmp_path)
    board, crowd = graph_of(rules), names_by_number()
    words = ("simulate", game, "--games", "2", "--bots", "novice", "--lines")
    for line in said(copied / PROGRAM, *words, folder=tmp_path, environment=nobody).splitlines():
        record = read_line(rules, line, board, crowd).table.record
        again = write_line(rules, record, board, [*crowd])
        assert again == line
        told = said(copied / PROGRAM, "verify", again, folder=tmp_path, environment=nobody)
        assert told.startswith(f"ok: {len(record.actions)} decisions, the game is over")


@pytest.mark.parametrize("game", GAMES)
def test_it_simulates_every_game(copied: Path, tmp_path: Path, game: str) -> None:
    words = ("simulate", game, "--games", "2", "--bots", "novice", "--json")
    assert (
        json.loads(said(copied / PROGRAM, *words, folder=tmp_path, environment=nobodys(tmp_path)))["games"]
        == 2
    )


def test_a_file_beside_it_keeps_everything_there(copied: Path, tmp_path: Path) -> None:
    (copied / "portable.txt").touch()
    said(
        copied / PROGRAM,
        "check-map",
        str(ROOT / "maps/town.tmx"),
        folder=tmp_path,
        environment=nobodys(tmp_path),
    )
    (copied / "portable.txt").unlink()
    assert (copied / "player" / "logs" / "sobremesa.log").is_file()
    assert list(tmp_path.iterdir()) == []


def test_it_is_no_larger_than_it_must_be(package: Path) -> None:
    art = [path for path in files(package) if any(part.startswith(ART) for part in path.parts)]
    assert weight(art) < LARGEST_ART
    python = [path for path in files(package) if path.name.startswith(PYTHON)]
    reader = [path for path in files(package) if READER in path.relative_to(package).parts]
    assert 0 < weight(reader) < LARGEST_READER
    assert weight(files(package)) - weight(art) - weight(python) - weight(reader) < LARGEST_PROGRAM


def test_it_holds_what_it_reads_and_nothing_that_made_it(package: Path) -> None:
    held = {path.relative_to(package).as_posix() for path in files(package)}
    strangers = ("/make/", "/tests/", "numpy", "assets/package", "assets/readme")
    assert not [name for name in held if any(stranger in name for stranger in strangers)]
    endings = (".tmx", ".toml")
    shipped = [path for top in ("maps", "game") for path in (ROOT / top).rglob("*") if path.suffix in endings]
    assert {f"_internal/{path.relative_to(ROOT).as_posix()}" for path in shipped} <= held


def test_it_carries_the_licence_of_everything_it_stands_on(package: Path) -> None:
    licences = package / "_internal" / "licences"
    for name in ("LICENSE", "LGPL-2.1.txt", "GPL-3.txt", "pytmx/LICENSE", "fontpkg-spectral/LICENSE"):
        assert (licences / name).is_file()
    others = ("msgspec", "platformdirs", "tqdm", "segno", "accesskit")
    assert all(any(licences.glob(f"{name}/LICEN?E*")) for name in others)
