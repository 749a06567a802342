"""The files of pictures: where a master lies, and how it is read in the format of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pygame

from game.core.errors import UserError
from game.storage.paths import resource

SMALL = 1280, 720
"""Windows up to this size are covered with the smaller master `NAME_small`, where a picture has one."""


def file_of(name: str) -> Path:
    """The file of a picture: WebP, but for the boards' layers, which Tiled can show only as JPEG."""
    path = resource(f"assets/pictures/{name}.webp")
    return path if path.is_file() else path.with_suffix(".jpg")


def large_enough(name: str, size: tuple[int, int]) -> str:
    """The name of the master to be scaled so that it covers `size`."""
    small = f"{name}_small"
    return small if size[0] <= SMALL[0] and size[1] <= SMALL[1] and file_of(small).is_file() else name


@contextmanager
def as_user_error(name: str) -> Iterator[None]:
    """Within the context a picture that cannot be read is a UserError that names it."""
    try:
        yield
    except (OSError, pygame.error) as error:
        raise UserError("The picture '{name}' is missing or damaged.", name=name) from error


def read(name: str, shape: Callable[[pygame.Surface], pygame.Surface] | None = None) -> pygame.Surface:
    """The picture from the disk, in the format of the window if there is one by now.

    Given a `shape` it is brought into that before: a large picture takes half as much room meanwhile.
    """
    loaded = pygame.image.load(file_of(name))
    if shape is not None:
        loaded = shape(loaded)
    with suppress(pygame.error):
        return converted(loaded)
    return loaded


def converted(loaded: pygame.Surface) -> pygame.Surface:
    """The surface in the format of the window, which is drawn fastest."""
    has_alpha = bool(loaded.get_masks()[3])
    wanted = pygame.Surface((1, 1), pygame.SRCALPHA if has_alpha else 0)
    if (loaded.get_bitsize(), loaded.get_masks()) == (wanted.get_bitsize(), wanted.get_masks()):
        return loaded
    return loaded.convert_alpha() if has_alpha else loaded.convert()
