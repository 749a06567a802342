"""The pages of a rulebook, as they are written in assets/texts/rules.

A line that begins with `#` starts a page with that title. Every other line is a paragraph: `- ` or a number
begins an item, `> ` a ruling of ours, `= ` a row of pictures by name, after their height and a colon if they
have one of their own.

What happens at a table names its paragraph as "alatriste.8.3": the item `3.` of the page `8. `, in every
language. An item may count with a letter, too: `T5.` on the page `4. ` is "alatriste.4.T5". "alatriste.6" is
all of a page.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from game.core.errors import UserError
from scenes.services import RULES


class Kind(Enum):
    """The kind of a block."""

    TEXT = auto()
    ITEM = auto()
    RULING = auto()
    PICTURES = auto()


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph or a row of pictures; `sign` is the bullet or number of an item."""

    kind: Kind
    text: str
    sign: str = ""


@dataclass(frozen=True, slots=True)
class RulePage:
    """A page with its title."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a paragraph: the index of its page, and of its block there (None: all of the page)."""

    page: int
    block: int | None


_NUMBERED = re.compile(r"([A-Z]?\d+\.) (.*)")


def rule_pages(game: str, language: str, folder: Path = RULES) -> tuple[RulePage, ...]:
    """The pages of a rulebook, in English if it is not translated.

    Raises UserError: there is no rulebook.
    """
    path = folder / f"{game}.{language}.md"
    if not path.exists():
        path = folder / f"{game}.en.md"
    try:
        return parse_pages(path.read_text(encoding="utf-8"))
    except OSError:
        raise UserError("The rulebook of '{game}' is missing.", game=game) from None


def parse_pages(text: str) -> tuple[RulePage, ...]:
    """The pages of a rulebook's text."""
    pages = []
    for part in re.split(r"^# ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        lines = [line.strip() for line in body.splitlines()]
        pages.append(RulePage(title.strip(), tuple(_block(line) for line in lines if line)))
    return tuple(pages)


def place_of(rule: str, pages: Sequence[RulePage]) -> Place | None:
    """The place of a paragraph such as "alatriste.8.3" in the pages of its game; None if there is none."""
    chapter, _, point = rule.partition(".")[2].partition(".")
    for number, page in enumerate(pages):
        if chapter and page.title.startswith(f"{chapter}. "):
            signs = [block.sign for block in page.blocks]
            if not point:
                return Place(number, None)
            return Place(number, signs.index(f"{point}.")) if f"{point}." in signs else None
    return None


def _block(line: str) -> Block:
    if line.startswith("> "):
        return Block(Kind.RULING, line[2:])
    if line.startswith("= "):
        return Block(Kind.PICTURES, line[2:])
    if line.startswith("- "):
        return Block(Kind.ITEM, line[2:], "•")
    if numbered := _NUMBERED.match(line):
        return Block(Kind.ITEM, numbered[2], numbered[1])
    return Block(Kind.TEXT, line)
