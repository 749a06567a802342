"""The program as people download it: built once for all tests, or named by the variable PACKAGE."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.table.conftest import sit

__all__ = ["PROGRAM", "ROOT", "nobodys", "package", "said", "sit"]

ROOT = Path(__file__).parents[2]
PROGRAM = "sobremesa.exe" if sys.platform == "win32" else "sobremesa"
PATIENCE = 400.0


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the tests in this folder to a run of their own."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.package)


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program's folder; without it where the system lacks what PyInstaller asks for."""
    if built := os.environ.get("PACKAGE"):
        return Path(built)
    place = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        place = place.parent  # where all workers of this run meet
    try:
        (place / "package").mkdir()
    except FileExistsError:
        return _when_built(place / "package")
    return _build(place / "package")


def _build(place: Path) -> Path:
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
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    (place / "said").write_text(done.stderr)
    (place / "code").write_text(str(done.returncode))
    return _when_built(place)


def _when_built(place: Path) -> Path:
    """Wait for whichever worker came first."""
    end = time.monotonic() + PATIENCE
    while not (place / "code").exists() or not (place / "code").read_text():
        assert time.monotonic() < end, "the package is not built in time"
        time.sleep(0.2)
    said = (place / "said").read_text()
    lacking = re.search(r"objdump is required|Python (shared )?library not found|libpython", said)
    if (place / "code").read_text() != "0":
        if lacking and os.environ.get("CI") != "true":
            pytest.skip(f"PyInstaller: {lacking[0]}")
        raise AssertionError(said[-2000:])
    return place / "dist" / "sobremesa"


def nobodys(home: Path) -> dict[str, str]:
    """The environment of somebody who has nothing but a home."""
    environment = {"PATH": os.defpath, "HOME": str(home)}
    if sys.platform == "win32":
        environment |= {name: os.environ[name] for name in ("SYSTEMROOT", "APPDATA", "LOCALAPPDATA")}
    return environment


def said(program: Path, *words: str, folder: Path, environment: Mapping[str, str]) -> str:
    """What a command prints, which must go well and without a warning of anything that it stands on."""
    done = subprocess.run(
        [program, *words], cwd=folder, env=dict(environment), capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0 and "Warning" not in done.stderr, done.stderr
    return done.stdout
