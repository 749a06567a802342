"""What is packed beside the program: the same bytes from the same files, entries that work, every licence."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

import pytest

from tests.needs import needs
from tests.package.conftest import ROOT

make = pytest.importorskip("assets.make.tools.package", reason="needs Pillow")
linux = pytest.mark.skipif(sys.platform != "linux", reason="these are for Linux")
NATIVE = ROOT / "licences" / "native"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder such as PyInstaller makes, with a program that says how it was called."""
    made = tmp_path / "dist" / "sobremesa"
    (made / "_internal").mkdir(parents=True)
    (made / "_internal" / "data.toml").write_text("n = 1\n")
    (made / "sobremesa").write_text('#!/bin/sh\necho "started in $0"\n')
    (made / "sobremesa").chmod(0o755)
    return made


def twice(pack: object, folder: Path, tmp_path: Path) -> list[bytes]:
    """What is packed of the same files on two days."""
    assert callable(pack)
    packed = []
    for day in (1_000_000_000, 1_700_000_000):
        for path in (folder, *folder.rglob("*")):
            os.utime(path, (day, day))
        target = tmp_path / str(day)
        target.mkdir()
        packed.append(Path(pack(folder, target)).read_bytes())
    return packed


@linux
@pytest.mark.parametrize("pack", ["archive", pytest.param("debian", marks=needs("dpkg-deb"))])
def test_the_same_files_are_packed_into_the_same_bytes_on_any_day(
    folder: Path, tmp_path: Path, pack: str
) -> None:
    one, other = twice(getattr(make, pack), folder, tmp_path)
    assert one == other


def test_the_same_files_are_zipped_into_the_same_bytes_on_any_day(folder: Path, tmp_path: Path) -> None:
    if sys.platform == "darwin":
        pytest.skip("there a bundle is zipped by the system")
    one, other = twice(make.zipped, folder, tmp_path)
    assert one == other


@linux
def test_the_entry_in_the_unpacked_archive_starts_the_program_beside_it(folder: Path, tmp_path: Path) -> None:
    place = tmp_path / "my games"
    shutil.unpack_archive(make.archive(folder, tmp_path, effort=0), place)
    entry = next(place.rglob("sobremesa.desktop"))
    line = next(row for row in entry.read_text().splitlines() if row.startswith("Exec="))
    words = shlex.split(line.removeprefix("Exec=").replace("\\\\", "\\"))
    command = [str(entry) if word == "%k" else word.replace("\\$", "$") for word in words]
    told = subprocess.run(command, cwd="/", capture_output=True, text=True, check=True).stdout
    assert told == f"started in {entry.parent}/sobremesa\n"
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(entry)], check=True)


@needs("appstreamcli")
def test_software_centres_can_read_what_the_program_is(tmp_path: Path) -> None:
    path = tmp_path / f"{make.APP}.metainfo.xml"
    path.write_text(make.metainfo_text(), encoding="utf-8")
    assert re.search(r'<release version="\d', path.read_text(encoding="utf-8"))
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def unnamed(libraries: Iterable[str]) -> list[str]:
    """Those of the files of which the list of licences does not say whose they are."""
    text = (ROOT / "licences" / "README.md").read_text(encoding="utf-8")
    named = "|".join(map(re.escape, re.findall(r"`(lib[\w-]+)`", text)))
    return [name for name in libraries if not re.match(rf"({named})[-.]", name)]


def test_every_library_that_pygame_brings_is_named_with_its_licence() -> None:
    files = distribution("pygame-ce").files or []
    brought = [file.name for file in files if ".libs" in str(file.parent)]
    left_out = ("libasound", "libportmidi")
    assert not unnamed([name for name in brought if not name.startswith(left_out)])


def test_every_library_in_the_package_is_named_with_its_licence(package: Path) -> None:
    held = {path.name for path in package.rglob("lib*.so*")}
    assert held or sys.platform != "linux"
    assert not unnamed(held)


def test_every_licence_that_is_named_lies_beside_the_list() -> None:
    text = (ROOT / "licences" / "README.md").read_text(encoding="utf-8")
    notices = set(re.findall(r"`(native/\w+\.txt)`", text))
    assert {f"native/{path.name}" for path in NATIVE.iterdir()} == notices
    assert all((ROOT / "licences" / notice).stat().st_size > 500 for notice in notices)
