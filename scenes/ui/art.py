"""Art: pictures by name, at any size, from the masters in assets/pictures.

Sizes here are device pixels. A picture is scaled once for each size and then kept; rotated ones are kept for
each whole degree. A name without a picture is a UserError, so that nothing is ever silently blank.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path

import pygame

from game.core.errors import UserError
from scenes.ui import nine_slice
from scenes.ui.ahead import Ahead
from scenes.ui.picture_files import as_user_error, converted, large_enough, read
from scenes.ui.shadows import Outlines, rim, shade
from scenes.ui.surface_cache import LARGE_BYTES, LruCache, MasterCache, bytes_of
from scenes.ui.surface_cache import SMALL as SMALL_PICTURE
from scenes.ui.theme import Colour
from scenes.ui.time_limit import LIMIT, OverLimitError

_SCALED_BYTES = {32 << 10: 5 << 18, 64 << 10: 7 << 18, SMALL_PICTURE: 8 << 20}
"""How much of the pictures up to those bytes is kept: no hand of cards drives the faces out."""
_DERIVED_BYTES, _AWAY_BYTES, _DOUBLE_BYTES = 10 << 20, 22 << 20, 4 << 20
"""How much is kept of what is large or derived, at a table and away from any, and of what turns."""
_UNCLAIMED_BYTES, _AHEAD = 4 << 20, 2
"""How much of what was fetched and not drawn is kept when something else is fetched, and how many of the
pictures that are expected are read at a time."""


class Art:
    """The pictures of the program. Needs a display mode before the first picture is asked for."""

    def __init__(self) -> None:
        self._masters = MasterCache()
        self._scaled = {most: LruCache(held) for most, held in _SCALED_BYTES.items()}
        self._derived = LruCache(_AWAY_BYTES)  # all that is large, or made of what is scaled
        self._backdrop = LruCache(1)  # one alone, however large: with it nothing else would be kept
        self._doubles = LruCache(_DOUBLE_BYTES)  # of what turns, so that no angle needs the master again
        self._sizes: dict[str, tuple[int, int]] = {}  # so that no master is loaded only to be measured
        self._composed: dict[str, Callable[[], pygame.Surface]] = {}
        self._parts: dict[str, Sequence[str]] = {}
        self._coming: dict[str, Future[pygame.Surface]] = {}
        self._covering: dict[tuple[str, tuple[int, int]], Future[pygame.Surface]] = {}
        self._sized: dict[tuple[str, tuple[int, int]], Future[pygame.Surface]] = {}
        self._expected: dict[str, set[tuple[int, int]]] = {}  # to be made ready, with sizes, next one last
        self._ahead = Ahead()
        self._outlines = Outlines()
        self._sheets: dict[tuple[str, int], pygame.Surface] = {}
        self._sheets_coming: dict[tuple[str, int], Future[pygame.Surface]] = {}
        self._stretching: dict[tuple[str, int, int, int], Future[pygame.Surface]] = {}
        self.edition = 0
        """A number that changes whenever a name stands for another picture."""
        self._reader = ThreadPoolExecutor(2)  # decoding needs no interpreter: it goes on beside all else

    def fetch(self, names: Iterable[str]) -> None:
        """Start reading pictures in the background, in that order; drawing one waits for that one alone."""
        absent = (name for name in names if not self._masters.touch(name))  # a loaded picture counts as used
        parts = (part for name in absent for part in self._files(name))
        missing = [one for one in dict.fromkeys(parts) if not (one in self._coming or self.is_loaded(one))]
        if missing:
            self._drop_unused()
        for part in missing:
            self._coming[part] = self._reader.submit(read, part)

    def fetch_cover(self, name: str, size: tuple[int, int]) -> None:
        """Start reading and scaling a picture that will cover `size`; what is large makes room for it."""
        self._masters.shed()
        self._doubles.clear()
        large = large_enough(name, size)
        coming = self._coming.pop(large, None)
        cover = partial(_cover, size=size)
        scaling = self._reader.submit(
            partial(read, large, cover) if coming is None else lambda: cover(converted(coming.result()))
        )
        self._covering = {(name, size): scaling}  # of those that nobody has drawn only the latest is kept

    def fetch_scaled(self, name: str, size: tuple[int, int]) -> None:
        """Start reading a picture and scaling it to that size; one that is composed here is expected."""
        if name in self._composed:
            self.expect([name], [size])
            return
        if not (name in self._masters or (name, size) in self._sized or (name, size, 0) in self._shelf(size)):
            coming = self._reader.submit(read, name, partial(scaled, size=size))
            self._sized = {(name, size): coming}  # of those that nobody has drawn only the latest is kept

    def pin(self, names: Iterable[str], large: int = LARGE_BYTES) -> None:
        """Read and keep these pictures, not those pinned before, and `large` bytes of other large ones."""
        wanted = list(names)
        self._backdrop.clear()
        self._derived.hold(_DERIVED_BYTES)
        self._masters.pin(wanted, large)
        self.fetch(wanted)

    def expect(self, names: Iterable[str], sizes: Sequence[tuple[int, int]] = ()) -> None:
        """Start reading pictures that will be shown soon, to be made ready by `prepare_next`.

        Where they will lie at certain `sizes` only, they are scaled to these. Of several calls the last one
        comes first.
        """
        is_new = False
        for name in reversed(tuple(dict.fromkeys(names))):
            absent = [size for size in sizes if not self._shelf(size).touch((name, size, 0))]
            if absent or not (sizes or self._masters.touch(name)):
                self._expected[name], is_new = self._expected.pop(name, set()).union(absent), True
        if is_new:
            self._fetch_expected()

    def is_awaited(self, names: Iterable[str]) -> bool:
        """True while one of these pictures is expected, and not made ready yet."""
        return not self._expected.keys().isdisjoint(names)

    def _fetch_expected(self) -> None:
        """Read the next pictures that are expected: all of them at once would take much room."""
        self.fetch(islice(reversed(self._expected), _AHEAD))

    def do_later(self, work: Iterable[Callable[[], object]]) -> None:
        """Have work done by `prepare_next`, piece by piece, before anything is drawn that needs it."""
        self._ahead.add(work)

    @property
    def is_prepared(self) -> bool:
        """True while there is nothing to be made of what has been read by now."""
        return self._ahead.is_idle and self._next_expected() is None

    def _next_expected(self) -> str | None:
        expected = reversed(self._expected)
        return next((name for name in expected if self.is_loaded(name) or self._has_come(name)), None)

    def prepare_next(self) -> None:
        """Make one of the pictures that are expected, if it has been read by now, or do other work."""
        if not self._ahead.has_begun:
            come = self._next_expected()
            if come is not None:
                self._ahead.begin(partial(self._make_ready, come, self._expected.pop(come)))
        self._ahead.go_on()
        if not self._ahead.has_begun:
            self._fetch_expected()  # also what has been dropped because nobody drew it for long

    def _make_ready(self, name: str, sizes: Iterable[tuple[int, int]]) -> None:
        """Load a picture that has been read, and scale it."""
        self.prepare(name)
        for size in sizes:
            self.picture(name, *size)

    def fetch_nine(self, name: str, corner: int) -> None:
        """Start reading and scaling a picture that will be stretched, but for corners of that width."""
        key = name, corner
        if key not in self._sheets and key not in self._sheets_coming:
            work = self._reader.submit(lambda: nine_slice.sheet(converted(read(name)), corner))
            self._sheets_coming[key] = work

    def fetch_stretched(self, name: str, width: int, height: int, corner: int) -> None:
        """Start stretching a picture to a size that takes longer than a frame has."""
        key = name, width, height, corner
        if key in self._stretching or (*key, "nine") in self._derived:
            return
        self.fetch_nine(name, corner)
        sheet = self._sheets.get((name, corner)) or self._sheets_coming[name, corner]

        def stretch() -> pygame.Surface:
            whole = sheet if isinstance(sheet, pygame.Surface) else sheet.result()
            return nine_slice.stretched(whole, width, height, corner)

        work = self._reader.submit(stretch)
        self._stretching = {key: work}  # of those that nobody has drawn only the latest is kept

    def prepare(self, name: str) -> None:
        """Load a picture, if all its parts have been read by now."""
        if not self.is_loaded(name) and self._has_come(name):
            self._sizes[name] = self._master(name).get_size()

    def _files(self, name: str) -> Iterator[str]:
        """The pictures to be read for one, whose parts may be composed too."""
        for part in self._parts.get(name, ()):
            if not self._masters.touch(part):
                yield from self._files(part)
        if name not in self._parts:
            yield name

    def _has_come(self, name: str) -> bool:
        """True if all that a picture is made of has been read."""
        if name in self._parts:
            return all(part in self._masters or self._has_come(part) for part in self._parts[name])
        return name in self._masters or (name in self._coming and self._coming[name].done())

    def compose(self, name: str, paint: Callable[[], pygame.Surface], parts: Sequence[str] = ()) -> None:
        """Let `name` be a picture whose master `paint` makes out of the pictures `parts`."""
        self.edition += name in self._composed
        self._composed[name], self._parts[name] = paint, parts
        self._sizes.pop(name, None)

    def compose_once(self, name: str, paint: Callable[[], pygame.Surface], parts: Sequence[str] = ()) -> None:
        """Do the same for a name that tells all that is in its picture, unless it has been done."""
        if name not in self._composed:
            self.compose(name, paint, parts)

    def is_loaded(self, name: str) -> bool:
        """True if the master of the picture is in memory, so that drawing it takes no time."""
        return name in self._masters

    def size(self, name: str) -> tuple[int, int]:
        """Width and height of the master, in its own pixels."""
        if name not in self._sizes:
            self._sizes[name] = self._master(name).get_size()
        return self._sizes[name]

    def size_at(self, name: str, width: int, height: int | None = None) -> tuple[int, int]:
        """Width and height at that width, in the picture's own proportions unless `height` is given."""
        if height is None:
            master_width, master_height = self.size(name)
            height = round(width * master_height / master_width)
        return width or 1, height or 1

    def picture(
        self,
        name: str,
        width: int,
        height: int | None = None,
        angle: float = 0.0,
        shaded: bool = False,
        keep: bool = True,
    ) -> pygame.Surface:
        """The picture `width` pixels wide, of its own proportions unless `height` is given.

        `angle` turns it counter-clockwise by whole degrees; the surface grows to hold the turned corners.
        `shaded` darkens it. Without `keep` it is not cached. The surface is shared: callers must not draw
        on it.
        """
        size = self.size_at(name, width, height)
        degrees = round(angle) % 360
        if shaded:
            lit = partial(self.picture, name, *size, degrees)
            return self._derived.get((name, size, degrees, "shaded"), lambda: shade(lit()), keep)
        shelf = self._derived if degrees else self._shelf(size)
        return shelf.get((name, size, degrees), lambda: self._scale(name, size, degrees), keep)

    def cover(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture scaled to cover `size`, cut where its proportions differ."""
        return self._derived.get((name, size, "cover"), lambda: self._cover(name, size))

    def backdrop(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture scaled to cover a whole window that shows no table.

        The last one is kept until a table pins its own; other pictures have more room for as long.
        """

        def make() -> pygame.Surface:
            self._derived.hold(_AWAY_BYTES)
            return self._cover(name, size)

        return self._backdrop.get((name, size), make)

    def nine(self, name: str, width: int, height: int, corner: int) -> pygame.Surface:
        """The picture stretched to a size, except its corners, which are `corner` pixels wide."""
        key = (name, width, height, corner, "nine")
        return self._derived.get(key, lambda: self._slice(name, width, height, corner))

    def rim(
        self,
        make: Callable[[], pygame.Surface],
        key: Hashable,
        grow: int,
        colour: Colour,
        degrees: int = 0,
        *,
        hollow: bool = False,
    ) -> pygame.Surface:
        """The outline of a picture, `grow` pixels larger on every side, of one colour, filled or `hollow`.

        `make` makes the picture upright; only the outline is turned. Pictures of one shape share it.
        """
        kind = self._outlines.shape(key, make), grow, hollow
        return self._derived.get(
            (kind, colour, degrees, "rim"), lambda: rim(self._outlines.get(*kind, make), colour, degrees)
        )

    def cached(
        self, key: tuple[object, ...], draw: Callable[[], pygame.Surface], keep: bool = True
    ) -> pygame.Surface:
        """The surface that `draw` made for that key, cached like a picture."""
        return self._derived.get(("drawn", *key), draw, keep)

    def clear_scaled(self) -> None:
        """Drop all scaled pictures, because the window has another size now."""
        for cache in (*self._scaled.values(), self._derived, self._backdrop, self._doubles):
            cache.clear()
        self._outlines, self._sheets, self._sheets_coming, self._stretching = Outlines(), {}, {}, {}
        self.edition += 1

    def load_file(self, path: Path) -> pygame.Surface:
        """A picture that a map brings along, in its own size.

        Raises UserError: it cannot be read.
        """
        try:
            return pygame.image.load(path).convert_alpha()
        except (OSError, pygame.error):
            raise UserError("The picture {picture} cannot be read.", picture=path) from None

    def copy_of(self, name: str, area: pygame.Rect | None = None) -> pygame.Surface:
        """A picture, or an area of it, in its own size, which the caller may draw on; the master stays."""
        return (self._master(name) if area is None else self._master(name).subsurface(area)).copy()

    def _master(self, name: str, keep: bool = True) -> pygame.Surface:
        if LIMIT.is_set and not (self.is_loaded(name) or self._has_come(name)):
            self.fetch((name,))
            raise OverLimitError  # a picture that may be drawn a frame later waits for nothing that is read
        return self._masters.get(name, self._composed.get(name) or partial(self.load_uncached, name), keep)

    def load_uncached(self, name: str) -> pygame.Surface:
        """A picture from the disk in its own size, which the caller may draw on."""
        coming = self._coming.pop(name, None)
        with as_user_error(name):
            # A picture that still waits for its turn is read here and now.
            master = read(name) if coming is None or coming.cancel() else coming.result()
        return converted(master)

    def _shelf(self, size: tuple[int, int]) -> LruCache:
        """Where a picture of that size is kept that is scaled from its master."""
        fits = (cache for most, cache in self._scaled.items() if 4 * size[0] * size[1] <= most)
        return next(fits, self._derived)

    def _cover(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        coming = self._covering.pop((name, size), None)
        if coming is None:  # the master takes much room, and is needed only once
            return _cover(self._master(large_enough(name, size), keep=False), size)
        with as_user_error(name):
            return coming.result()

    def _drop_unused(self) -> None:
        """Drop what was fetched and not drawn yet, but for what came last."""
        held = 0
        for name, coming in reversed(tuple(self._coming.items())):
            if coming.done() and coming.exception() is None:
                if held > _UNCLAIMED_BYTES:
                    del self._coming[name]
                held += bytes_of(coming.result())

    def _scale(self, name: str, size: tuple[int, int], degrees: int) -> pygame.Surface:
        coming = self._sized.pop((name, size), None) if not degrees else None
        if coming is not None:
            with as_user_error(name):
                return coming.result()
        if not degrees and (name in self._masters or not self._doubles.touch((name, size))):
            return scaled(self._master(name), size)
        double = self._doubles.get((name, size), lambda: _double(self._master(name), size))
        return _turned(double, degrees) if degrees else pygame.transform.smoothscale(double, size)

    def _slice(self, name: str, width: int, height: int, corner: int) -> pygame.Surface:
        stretching = self._stretching.pop((name, width, height, corner), None)
        if stretching is not None:
            with as_user_error(name):
                return stretching.result()
        key = name, corner
        if key not in self._sheets:
            coming = self._sheets_coming.pop(key, None)
            if coming is None:  # the master takes much room, and is needed only once
                self._sheets[key] = nine_slice.sheet(self._master(name, keep=False), corner)
            else:
                with as_user_error(name):
                    self._sheets[key] = coming.result()
        return nine_slice.stretched(self._sheets[key], width, height, corner)


def scaled(master: pygame.Surface, size: tuple[int, int], degrees: int = 0) -> pygame.Surface:
    """A picture at that size, turned counter-clockwise; the surface grows to hold the turned corners."""
    if not degrees:
        return master if size == master.get_size() else pygame.transform.smoothscale(master, size)
    return _turned(_double(master, size), degrees)


def _double(master: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture at twice that size."""
    return pygame.transform.smoothscale(master, (size[0] * 2, size[1] * 2))


def _turned(double: pygame.Surface, degrees: int) -> pygame.Surface:
    """A picture at half its size, turned.

    Rotozoom looks at four pixels only: from exactly twice the size it is as smooth as smoothscale.
    """
    return pygame.transform.rotozoom(double, degrees, 0.5)


def _cover(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    scale = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    needed = round(scale * picture.get_width()), round(scale * picture.get_height())
    whole = picture if needed == picture.get_size() else pygame.transform.smoothscale(picture, needed)
    if needed == size and not whole.get_masks()[3]:
        return whole
    cover = pygame.Surface(size)
    cover.blit(whole, [(side - length) // 2 for side, length in zip(size, needed, strict=True)])
    return cover
