"""Animated WebP: pictures one after the other in one file, of each only the part that has changed.

SDL reads WebP by a library that can write it, too, and comes with pygame on every system; the container is
that of https://developers.google.com/speed/webp/docs/riff_container.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path

import pygame

from game.core.errors import UserError

QUALITY = 72.0
"""Of 100, as the library counts."""
ALIKE = (3, 3, 3, 255)
"""Two pixels are the same if none of their colours differs by so much."""
RIFF_HEAD, VP8X_FLAGS, FRAME_FLAGS = 12, 0x02, 0x02
"""What a still file begins with; a file is animated; a part is not blended with what lies below it."""


@cache
def _library() -> ctypes.CDLL:
    """Return the library. Raises UserError: pygame was built without it."""
    home = Path(pygame.__file__).parent
    folders = home, home / ".dylibs", home.parent, home.parent / "pygame_ce.libs"
    found = [path for folder in folders for path in sorted(folder.glob("libwebp[-.]*"))]
    try:
        library = ctypes.CDLL(str(found[0]))
        library.WebPEncodeRGB.argtypes = [
            ctypes.c_char_p, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_float,
            ctypes.POINTER(ctypes.c_void_p),
        ]  # fmt: skip
        library.WebPEncodeRGB.restype = ctypes.c_size_t
        library.WebPFree.argtypes, library.WebPFree.restype = [ctypes.c_void_p], None
    except (IndexError, OSError, AttributeError):
        raise UserError("Moving pictures cannot be written here: a part of the system is missing.") from None
    return library


def check_encoder() -> None:
    """Raise UserError if no moving pictures can be written here."""
    _library()


def encode(picture: pygame.Surface) -> bytes:
    """Return a picture as the chunk of a WebP file that holds it.

    Raises UserError: there is no library for it, or it has no memory left.
    """
    library, (width, height) = _library(), picture.get_size()
    out = ctypes.c_void_p()
    pixels = pygame.image.tobytes(picture, "RGB")
    size = library.WebPEncodeRGB(pixels, width, height, 3 * width, QUALITY, ctypes.byref(out))
    if not size or out.value is None:
        raise UserError("The picture cannot be written: {reason}.", reason="WebP")
    try:
        return ctypes.string_at(out.value, size)[RIFF_HEAD:]
    finally:
        library.WebPFree(out)


class Animation:
    """Collects pictures of one size; `data` is the file. A picture may be drawn anew once it was added."""

    def __init__(self) -> None:
        self._frames: list[tuple[pygame.Rect, bytes]] = []
        self._times: list[int] = []
        self._last: pygame.Surface | None = None

    def add(self, picture: pygame.Surface, seconds: float) -> None:
        """Add a picture, which is shown for so long."""
        time = round(1000 * seconds)
        part = _changed(self._last, picture)
        if part.w:
            self._frames.append((part, encode(picture.subsurface(part))))
            self._times.append(time)
            self._last = picture.copy()
        else:
            self._times[-1] += time

    @property
    def seconds(self) -> float:
        """How long it is shown."""
        return sum(self._times) / 1000

    def data(self) -> bytes:
        """Return all of it as a file that is shown again and again."""
        assert self._last is not None
        width, height = self._last.get_size()
        flags = bytes((VP8X_FLAGS, 0, 0, 0))
        chunks = [
            _chunk(b"VP8X", flags + _three(width - 1) + _three(height - 1)),
            _chunk(b"ANIM", bytes(6)),
        ]
        for (part, chunk), time in zip(self._frames, self._times, strict=True):
            place = _three(part.x // 2) + _three(part.y // 2) + _three(part.w - 1) + _three(part.h - 1)
            chunks.append(_chunk(b"ANMF", place + _three(time) + bytes((FRAME_FLAGS,)) + chunk))
        return _chunk(b"RIFF", b"WEBP" + b"".join(chunks))


def _changed(before: pygame.Surface | None, picture: pygame.Surface) -> pygame.Rect:
    """Return the part that is not as before, from even pixels on as the format wants; empty if none is."""
    whole = picture.get_rect()
    if before is None:
        return whole
    mask = pygame.mask.from_threshold(picture, (0, 0, 0), ALIKE, before)
    mask.invert()
    rects = mask.get_bounding_rects()
    if not rects:
        return pygame.Rect(0, 0, 0, 0)
    part = rects[0].unionall(rects[1:])
    left, top = part.left // 2 * 2, part.top // 2 * 2
    return pygame.Rect(left, top, part.right - left, part.bottom - top)


def _chunk(name: bytes, payload: bytes) -> bytes:
    """Return a chunk: its name, its length, what it holds, and a byte more where that is odd."""
    return name + len(payload).to_bytes(4, "little") + payload + bytes(len(payload) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
