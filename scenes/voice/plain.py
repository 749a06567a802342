"""Plain sentences: texts of the window without their marks, with pictures named in words."""

from __future__ import annotations

import re

from game.translation import tr

_PICTURE = re.compile(r"\[[a-z]+/([a-z0-9_/]+)(?::[0-9.]+)?\]")
_ENDS = (".", "!", "?", ":", ";", ",", "…", "—")


def plain(text: str) -> str:
    """The text as it is read aloud: without `**`, with names for pictures, each line a sentence."""
    return join_sentences(*(" ".join(line.split()) for line in strip_marks(text).split("\n")))


def strip_marks(text: str) -> str:
    """The text without `**` and with names for pictures, to be part of a sentence."""
    spread = re.sub(r"\]\s*\[", "], [", text).replace("**", "")
    return _PICTURE.sub(_picture_name, spread)


def join_sentences(*parts: str) -> str:
    """The parts in one text, each with a full stop unless it ends with a sign; empty ones are left out."""
    return " ".join(part if part.endswith(_ENDS) else f"{part}." for part in parts if part)


def _picture_name(found: re.Match[str]) -> str:
    """The words for a picture in a text: "die_green_3" is a green 3."""
    parts = re.split("[/_]", found[1])
    known = {**colour_names(), "bull": tr("Bull")}
    return " ".join(known.get(part, part if part.isdigit() else "") for part in parts).strip()


def colour_names() -> dict[str, str]:
    """The names of the seats' colours in the player's language, by their ids."""
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
