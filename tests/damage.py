"""Damage: what may happen to a text on its way through disks, editors and clipboards."""

from __future__ import annotations

import json
from functools import partial
from random import Random
from typing import Any

from hypothesis import strategies as st

VARIANTS = 150
ODD_NUMBERS = (0, -1, 7, 99, 2**31, -(2**63), 2**64, 10**30, 0.5, -0.0, 1e308)
ODD_VALUES: tuple[Any, ...] = (None, True, "", "x" * 5000, "\x00", "ñ", [], [[]], {}, {"a": {}}, *ODD_NUMBERS)
ACCIDENTS = ("cut", "stop", "noise", "again", "swap", "lines")


def hurt(whole: bytes, chance: Random) -> bytes:
    """`whole` after one to three accidents; it may come out as it was."""
    for _ in range(chance.randint(1, 3)):
        whole = _after(chance.choice(ACCIDENTS), whole, chance)
    return whole


def _after(accident: str, whole: bytes, chance: Random) -> bytes:
    start = chance.randint(0, len(whole))
    end = min(len(whole), start + chance.randint(0, 40))
    if accident == "cut":
        return whole[:start] + whole[end:]
    if accident == "stop":
        return whole[:start]
    if accident == "noise":
        return (
            whole[:start] + bytes(chance.randrange(256) for _ in range(chance.randint(0, 20))) + whole[end:]
        )
    if accident == "again":
        return whole[:end] + whole[start:]
    if accident == "swap":
        return whole[:start] + whole[start:end][::-1] + whole[end:]
    lines = whole.split(b"\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def hurt_json(whole: bytes, chance: Random) -> bytes:
    """`whole`, a JSON object, with one to three of its values replaced by odd ones, wherever they lie."""
    rows = json.loads(whole)
    for _ in range(chance.randint(1, 3)):
        holder, key = chance.choice(list(places(rows)))
        holder[key] = chance.choice(ODD_VALUES)
    return json.dumps(rows).encode()


def damaged(whole: bytes) -> st.SearchStrategy[bytes]:
    """All ways in which `whole` may be hurt."""
    return st.randoms(use_true_random=False).map(partial(hurt, whole))


def damaged_json(whole: bytes) -> st.SearchStrategy[bytes]:
    """All ways in which `whole`, a JSON object, may be hurt."""
    return st.randoms(use_true_random=False).map(partial(hurt_json, whole))


def places(rows: Any) -> Any:
    """Every (holder, key) in nested JSON."""
    pairs = rows.items() if isinstance(rows, dict) else enumerate(rows) if isinstance(rows, list) else ()
    for key, value in list(pairs):
        yield rows, key
        yield from places(value)
