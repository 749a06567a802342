"""The package: one folder that holds everything, started from elsewhere by somebody who has nothing else."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from itertools import chain
from pathlib import Path

import pygame
import pytest

from game import VERSION

ROOT = Path(__file__).parents[1]
PLAY = "python3 -m pip install uv && python3 -m uv run main.py"
TEST = "python3 -m pip install uv && python3 -m uv run --group dev pytest"
LARGEST = 70_000_000  # bytes: thirty million for the program, forty for its pictures and sounds


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program's folder, built anew; without it where the system lacks what PyInstaller asks for."""
    place = tmp_path_factory.mktemp("package")
    folders = ["--distpath", str(place / "dist"), "--workpath", str(place / "build")]
    command = [
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level",
        "WARN",
        *folders,
        "build.spec",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=400)
    lacking = re.search(r"objdump is required|Python (shared )?library not found|libpython", done.stderr)
    if done.returncode and lacking and os.environ.get("CI") != "true":
        pytest.skip(f"PyInstaller: {lacking[0]}")
    assert done.returncode == 0, done.stderr[-2000:]
    return place / "dist" / "sobremesa"


def test_the_package_runs_from_another_folder_without_a_home(package: Path, tmp_path: Path) -> None:
    program = package / ("sobremesa.exe" if sys.platform == "win32" else "sobremesa")
    environment = {"PATH": os.defpath, "HOME": str(tmp_path)}
    if sys.platform == "win32":
        environment |= {name: os.environ[name] for name in ("SYSTEMROOT", "APPDATA", "LOCALAPPDATA")}

    def run(*words: str) -> str:
        done = subprocess.run(
            [program, *words], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run("selftest").splitlines()[-1] == "ok"
    assert json.loads(run("simulate", "bulls", "--games", "3", "--json"))["games"] == 3
    assert not list(tmp_path.rglob("crash*"))

    files = [path for path in package.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < LARGEST
    held = {path.relative_to(package).as_posix() for path in files}
    assert not [name for name in held if "/make/" in name or "/tests/" in name or "numpy" in name]
    shipped = [
        path
        for top in ("maps", "game")
        for path in (ROOT / top).rglob("*")
        if path.suffix in (".tmx", ".toml")
    ]
    assert {f"_internal/{path.relative_to(ROOT).as_posix()}" for path in shipped} <= held
    for name in ("LICENSE", "LGPL-2.1.txt", "pytmx/LICENSE", "fontpkg-spectral/LICENSE"):
        assert f"_internal/licences/{name}" in held


def test_the_readme_leads_with_two_lines_that_install_and_run_everything() -> None:
    lines = (ROOT / "README.md").read_text().splitlines()
    assert lines.count(PLAY) == lines.count(TEST) == 1
    assert lines.index(PLAY) < lines.index(TEST)


def test_the_readme_shows_and_names_only_what_is_there() -> None:
    text = (ROOT / "README.md").read_text()
    targets = [target for target in re.findall(r"\]\(([^)]+)\)", text) if "://" not in target]
    assert [target for target in targets if not (ROOT / target).exists()] == []
    layout = re.findall(r"^([a-z/.]+) {2,}", text.split("## How it is laid out")[1], re.MULTILINE)
    assert len(layout) > 5
    assert [name for name in layout if not (ROOT / name).exists()] == []


def test_every_version_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    named = [*project["project"]["dependencies"], *chain(*project["dependency-groups"].values())]
    assert [name for name in named if not re.fullmatch(r"[a-z0-9-]+==[0-9.]+", name)] == []


def test_the_program_says_the_version_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == VERSION


def test_pygame_is_the_community_edition() -> None:
    assert pygame.IS_CE
