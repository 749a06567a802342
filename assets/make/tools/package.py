"""Make what people download: `python -m assets.make.tools.package` packs dist/sobremesa for this system.

Linux: an archive and a package for Debian; Windows and macOS: a zip. Beside each lies its checksum.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import textwrap
import time
import zipfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Literal

from PIL import Image

from game import VERSION

ROOT = Path(__file__).parents[3]
DIST = ROOT / "dist"
TEXTS = ROOT / "assets" / "package"
ICON = ROOT / "assets" / "pictures" / "ui" / "icon.png"
NAME = "sobremesa"
MAINTAINER = "The Sobremesa authors <sobremesa@localhost>"
APP = "org.sobremesa.Sobremesa"
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
"""The time of every file that is packed: with that of a commit, the same commit makes the same bytes."""
BESIDE = r'Exec=sh -c "exec \\"\\$(dirname \\"\\$0\\")/sobremesa\\"" %k'
"""How a desktop starts the program in the folder that its entry lies in."""
SIZES = (32, 48, 64, 128, 256)
"""Pixels of the icon, as desktops ask for it."""
ARCHITECTURES = {"x86_64": "amd64", "AMD64": "amd64", "aarch64": "arm64", "arm64": "arm64"}
Effort = Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]


def archive(folder: Path, target: Path, effort: Effort = 2) -> Path:
    """The program's folder, its desktop entry and its icon, as .tar.xz; with more `effort` it is smaller."""
    system = f"{platform.system().lower()}-{platform.machine()}"
    path = target / f"{NAME}-{VERSION}-{system}.tar.xz"
    top = f"{NAME}-{VERSION}"
    with tarfile.open(path, "w:xz", preset=effort) as made, tempfile.TemporaryDirectory() as place:
        entry = Path(place) / "sobremesa.desktop"
        text = (TEXTS / "sobremesa.desktop").read_text(encoding="utf-8")
        entry.write_text(text.replace("Exec=sobremesa", BESIDE), encoding="utf-8")
        made.add(folder, top, filter=_of_nobody)
        made.add(entry, f"{top}/sobremesa.desktop", filter=_of_nobody)
        made.add(ICON, f"{top}/sobremesa.png", filter=_of_nobody)
    return path


def debian(folder: Path, target: Path, effort: Effort = 2) -> Path:
    """A package that puts the program into /usr/lib, and what starts it where desktops and shells look."""
    architecture = ARCHITECTURES[platform.machine()]
    path = target / f"{NAME}_{VERSION}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place) / NAME
        _usr(folder, tree / "usr")
        size = sum(file.lstat().st_size for file in tree.rglob("*") if not file.is_dir()) // 1024
        control = (TEXTS / "control").read_text(encoding="utf-8").format(
            version=VERSION, maintainer=MAINTAINER, architecture=architecture, size=size,
            glibc=platform.libc_ver()[1],
        )  # fmt: skip
        (tree / "DEBIAN").mkdir()
        (tree / "DEBIAN" / "control").write_text(control, encoding="utf-8")
        (tree / "DEBIAN" / "md5sums").write_text(_sums(tree), encoding="utf-8")
        _open_to_all(tree)
        _date(tree)
        words = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{effort}", "--build", str(tree), str(path)]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH)}
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL, env=environment)
    return path


def zipped(folder: Path, target: Path) -> Path:
    """The program's folder, or on macOS its bundle with all its links, as .zip."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    path = target / f"{NAME}-{VERSION}-{system}-{platform.machine().lower()}.zip"
    if sys.platform == "darwin":
        bundle = folder.with_name("Sobremesa.app")
        _date(bundle)
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(bundle), str(path)], check=True)
    else:
        _date(folder)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
            for file in sorted(folder.rglob("*")):
                made.write(file, file.relative_to(folder.parent))
    return path


def checksum(path: Path) -> Path:
    """A file beside `path` that `sha256sum --check` reads."""
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    beside = path.with_name(f"{path.name}.sha256")
    beside.write_text(f"{digest}  {path.name}\n", encoding="utf-8", newline="\n")
    return beside


def _usr(folder: Path, usr: Path) -> None:
    """All that lies under /usr."""
    shutil.copytree(folder, usr / "lib" / NAME, symlinks=True)
    (usr / "games").mkdir()
    (usr / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = usr / "share"
    for place, text, name in (
        ("applications", "sobremesa.desktop", "sobremesa.desktop"),
        ("lintian/overrides", "overrides", NAME),
    ):
        (share / place).mkdir(parents=True)
        shutil.copy(TEXTS / text, share / place / name)
    (share / "metainfo").mkdir()
    (share / "metainfo" / f"{APP}.metainfo.xml").write_text(metainfo_text(), encoding="utf-8")
    for pixels in SIZES:
        apps = share / "icons" / "hicolor" / f"{pixels}x{pixels}" / "apps"
        apps.mkdir(parents=True)
        with Image.open(ICON) as icon:
            icon.resize((pixels, pixels), Image.Resampling.LANCZOS).save(apps / f"{NAME}.png", optimize=True)
    doc, man = share / "doc" / NAME, share / "man" / "man6"
    doc.mkdir(parents=True)
    man.mkdir(parents=True)
    _gzip(_changelog(), doc / "changelog.gz")
    _gzip((TEXTS / "sobremesa.6").read_text(encoding="utf-8"), man / "sobremesa.6.gz")
    (doc / "copyright").write_text(_copyright(), encoding="utf-8")


def metainfo_text() -> str:
    """What software centres show of the program, with the versions that have a day."""
    told = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    rows = [
        f'    <release version="{version}" date="{day}"/>'
        for version, day in re.findall(r"^## \[([\d.]+)\] - ([\d-]+)$", told, flags=re.MULTILINE)
    ]
    text = (TEXTS / "metainfo.xml").read_text(encoding="utf-8")
    return text.replace("<releases/>", "\n".join(["<releases>", *rows, "  </releases>"]))


def _changelog() -> str:
    """The versions that have a day, in the form that Debian asks for: who and when stand below what."""
    _, *versions = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    entries = []
    for version in versions:
        if head := re.match(r"\[([\d.]+)\] - ([\d-]+)\n", version):
            changes = re.findall(r"^- (.+(?:\n  .+)*)", version, flags=re.MULTILINE)
            told = "\n".join(
                textwrap.fill(" ".join(change.split()), 80, initial_indent="  * ", subsequent_indent=" " * 4)
                for change in changes
            )
            day = format_datetime(datetime.fromisoformat(head[2]).replace(tzinfo=UTC))
            entries.append(f"{NAME} ({head[1]}) stable; urgency=low\n\n{told}\n\n -- {MAINTAINER}  {day}\n")
    return "\n".join(entries)


def _copyright() -> str:
    """The licence in the form that Debian asks for: every line indented, empty ones marked."""
    lines = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    licence = "\n".join(f" {line or '.'}" for line in lines)
    return (TEXTS / "copyright").read_text(encoding="utf-8").format(licence=licence)


def _gzip(text: str, path: Path) -> None:
    """The same bytes for the same text, whenever it is written."""
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _sums(tree: Path) -> str:
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    own = (path for path in files if "DEBIAN" not in path.parts)
    rows = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}" for path in own)
    return "".join(f"{row}\n" for row in rows)


def _open_to_all(tree: Path) -> None:
    """Let everybody read, whatever the mask of whoever builds; only the program itself is carried out."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or path == tree / "usr" / "lib" / NAME / NAME
            path.chmod(0o755 if runs else 0o644)


def _date(tree: Path) -> None:
    """Give all that lies there the same time, folders after what is in them."""
    for path in (*sorted(tree.rglob("*"), reverse=True), tree):
        if not path.is_symlink():
            os.utime(path, (EPOCH, EPOCH))


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.mtime = EPOCH
    entry.uname = entry.gname = ""
    return entry


def main() -> None:
    """Pack the program as it was built last."""
    folder = DIST / NAME
    if not folder.is_dir():
        sys.exit("Build the program first: pyinstaller build.spec")
    packers = (archive, debian) if sys.platform == "linux" else (zipped,)
    for packer in packers:
        path = packer(folder, DIST)
        checksum(path)
        print(f"{path.stat().st_size / 1e6:8.1f} MB  {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
