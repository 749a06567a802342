"""Where the lettering faces come from: the program's own font packages, and two faces only art is set in.

Almendra and Alegreya (SIL Open Font License 1.1) are fetched with `npm pack` into a folder that is not kept;
what the pictures hold are outlines. Sprites set in the program's faces need no network.
"""

from __future__ import annotations

import subprocess
import tarfile
from importlib.resources import as_file, files
from pathlib import Path

_SHELF = Path(__file__).parent / ".fonts"
_PACKAGED = {
    "spectral": ("fontpkg_spectral", "Spectral-ExtraBold"),
    "alegreya-sans-medium": ("fontpkg_alegreya_sans", "AlegreyaSans-Medium"),
    "alegreya-sans-bold": ("fontpkg_alegreya_sans", "AlegreyaSans-Bold"),
    "alegreya-sans": ("fontpkg_alegreya_sans", "AlegreyaSans-ExtraBold"),
}
_FETCHED = {
    "almendra": ("@expo-google-fonts/almendra@0.2.3", "Almendra_700Bold.ttf"),
    "alegreya": ("@expo-google-fonts/alegreya@0.4.2", "Alegreya_900Black.ttf"),
}


def face_bytes(face: str) -> bytes:
    """The font file of a face: one of the names above."""
    if face in _PACKAGED:
        package, name = _PACKAGED[face]
        with as_file(files(package) / "files" / f"{name}.ttf") as path:
            return path.read_bytes()
    return fetched(*_FETCHED[face])


def fetched(package: str, name: str) -> bytes:
    """A file of that name in a package of npm, which is fetched if it has not been yet."""
    kept = _SHELF / f"{package.rsplit('/', maxsplit=1)[-1]}-{name}"
    if not kept.is_file():
        _fetch(package, name, kept)
    return kept.read_bytes()


def _fetch(package: str, name: str, target: Path) -> None:
    _SHELF.mkdir(exist_ok=True)
    command = ["npm", "pack", "--silent", package]
    packed = subprocess.run(command, cwd=_SHELF, check=True, capture_output=True, text=True)
    archive = _SHELF / packed.stdout.split()[-1]
    with tarfile.open(archive) as box:
        member = next(item for item in box.getmembers() if Path(item.name).name == name)
        content = box.extractfile(member)
        assert content is not None
        target.write_bytes(content.read())
    archive.unlink()
