"""Plain sentences: texts as they are set in the window, without their marks and with pictures in words."""

from __future__ import annotations

import re

from game.translation import tr

_PICTURE = re.compile(r"\[[a-z]+/([a-z0-9_/]+)(?::[0-9.]+)?\]")
_ENDS = (".", "!", "?", ":", ";", ",", "…", "—")


def plain(text: str) -> str:
    """A text as it is read aloud: `**` is gone, each picture is its name, and lines are sentences."""
    return join_sentences(*(" ".join(line.split()) for line in strip_marks(text).split("\n")))


def strip_marks(text: str) -> str:
    """A text without its marks, to stand within a sentence."""
    spread = re.sub(r"\]\s*\[", "], [", text).replace("**", "")
    return _PICTURE.sub(_named, spread)


def join_sentences(*parts: str) -> str:
    """Parts one after another, each ended as a sentence is; empty ones are left out."""
    return " ".join(part if part.endswith(_ENDS) else f"{part}." for part in parts if part)


def _named(found: re.Match[str]) -> str:
    """What a picture in a text shows: "die_green_3" is a green 3."""
    parts = re.split("[/_]", found[1])
    known = {**colour_names(), "bull": tr("Bull")}
    return " ".join(known.get(part, part if part.isdigit() else "") for part in parts).strip()


def colour_names() -> dict[str, str]:
    """The colours of the seats, in words."""
    return {
        "yellow": tr("yellow"),
        "blue": tr("blue"),
        "green": tr("green"),
        "white": tr("white"),
        "purple": tr("purple"),
        "pink": tr("pink"),
        "sky": tr("sky blue"),
        "maroon": tr("maroon"),
    }
