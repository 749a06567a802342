"""What people download for Linux: an archive, and a package for Debian, installed and removed again."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import VERSION
from tests.needs import needs
from tests.package.conftest import ROOT, nobodys, said

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these are for Linux")
make = pytest.importorskip("assets.make.tools.package", reason="needs Pillow")

DESKTOP = "usr/share/applications/sobremesa.desktop"
LARGEST = 60_000_000
"""Bytes of what is downloaded."""


def beside(package: Path, pattern: str) -> Path | None:
    """What was packed where the program was built, if the tests are of a program that was built before."""
    return next(package.parent.glob(pattern), None) if "PACKAGE" in os.environ else None


@pytest.fixture(scope="module")
def archive(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive, made anew in a hurry unless it is there."""
    found = beside(package, "*.tar.xz")
    return found or Path(make.archive(package, tmp_path_factory.mktemp("archive"), effort=1))


@pytest.fixture(scope="module")
def debian(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, made anew in a hurry unless it is there."""
    found = beside(package, "*.deb")
    return found or Path(make.debian(package, tmp_path_factory.mktemp("debian"), effort=1))


def test_the_archive_unpacks_to_one_folder_that_runs(archive: Path, tmp_path: Path) -> None:
    assert archive.stat().st_size < LARGEST
    shutil.unpack_archive(archive, tmp_path)
    top = f"sobremesa-{VERSION}"
    assert [path.name for path in tmp_path.iterdir()] == [top]
    names = {path.name for path in (tmp_path / top).iterdir()}
    assert names == {"sobremesa", "_internal", "sobremesa.desktop", "sobremesa.png"}
    home = tmp_path / "home"
    words = ("check-map", str(ROOT / "maps" / "town.tmx"))
    told = said(tmp_path / top / "sobremesa", *words, folder=tmp_path, environment=nobodys(home))
    assert told.startswith("ok")


def test_a_checksum_lies_beside_what_is_downloaded(archive: Path) -> None:
    digest, name = make.checksum(archive).read_text().split()
    assert (name, digest) == (archive.name, hashlib.sha256(archive.read_bytes()).hexdigest())


@needs("dpkg-deb")
def test_the_package_says_what_it_is_and_puts_everything_where_it_belongs(debian: Path) -> None:
    def field(name: str) -> str:
        words = ["dpkg-deb", "--field", str(debian), name]
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()

    assert (field("Package"), field("Version"), field("Section")) == ("sobremesa", VERSION, "games")
    assert field("Depends").startswith("libc6 (>= 2.")
    held = subprocess.run(
        ["dpkg-deb", "--contents", str(debian)], capture_output=True, text=True, check=True
    ).stdout
    assert "./usr/games/sobremesa -> ../lib/sobremesa/sobremesa" in held
    for place in (
        DESKTOP,
        "usr/lib/sobremesa/_internal/assets/pictures",
        "usr/share/icons/hicolor/48x48/apps/sobremesa.png",
        "usr/share/doc/sobremesa/copyright",
        "usr/share/man/man6/sobremesa.6.gz",
    ):
        assert f" ./{place}" in held
    assert all(line.split()[1] == "root/root" for line in held.splitlines())


@pytest.mark.skipif(shutil.which("lintian") is None, reason="lintian is not installed")
def test_lintian_finds_no_error_in_the_package(debian: Path) -> None:
    command = ["lintian", "--fail-on", "error", str(debian)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@needs("dpkg-deb")
@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root installs packages")
def test_the_package_is_installed_runs_for_anybody_and_is_removed_without_a_trace(
    debian: Path, tmp_path: Path
) -> None:
    if Path("/usr/games/sobremesa").exists():
        pytest.skip("it is installed on this machine already")
    subprocess.run(["dpkg", "--install", str(debian)], check=True, capture_output=True)
    try:
        told = said(Path("/usr/games/sobremesa"), "selftest", folder=Path("/"), environment=nobodys(tmp_path))
        assert told.splitlines()[-1] == "ok"
    finally:
        subprocess.run(["dpkg", "--purge", "sobremesa"], check=True, capture_output=True)
    for place in ("games/sobremesa", "lib/sobremesa", "share/doc/sobremesa", DESKTOP.removeprefix("usr/")):
        assert not (Path("/usr") / place).exists()


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="no validator is installed")
def test_the_desktop_entry_is_valid() -> None:
    entry = ROOT / "assets" / "package" / "sobremesa.desktop"
    done = subprocess.run(["desktop-file-validate", str(entry)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
