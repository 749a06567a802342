"""Damage: what may happen to a text on its way through disks, editors and clipboards."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

VARIANTS, MANY = 150, 10_000
ODD_NUMBERS = (0, -1, 7, 99, 2**31, -(2**63), 2**64, 10**30, 0.5, -0.0, 1e308)
ODD_VALUES = (None, True, "", "x" * 5000, "\x00", "ñ", [], [[]], {}, {"a": {}}, *ODD_NUMBERS)


@st.composite
def damaged(draw: st.DrawFn, whole: bytes) -> bytes:
    """`whole` after one to three accidents; it may come out as it was."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(whole)))
        end = min(len(whole), start + draw(st.integers(0, 40)))
        kind = draw(st.sampled_from(("cut", "stop", "noise", "again", "swap", "lines")))
        if kind == "cut":
            whole = whole[:start] + whole[end:]
        elif kind == "stop":
            whole = whole[:start]
        elif kind == "noise":
            whole = whole[:start] + draw(st.binary(max_size=20)) + whole[end:]
        elif kind == "again":
            whole = whole[:end] + whole[start:]
        elif kind == "swap":
            whole = whole[:start] + whole[start:end][::-1] + whole[end:]
        else:
            whole = b"\n".join(draw(st.permutations(whole.split(b"\n"))))
    return whole


@st.composite
def damaged_json(draw: st.DrawFn, whole: bytes) -> bytes:
    """`whole`, a JSON object, with one to three of its values replaced by odd ones, wherever they lie."""
    rows = json.loads(whole)
    for _ in range(draw(st.integers(1, 3))):
        holder, key = draw(st.sampled_from(list(places(rows))))
        holder[key] = draw(st.sampled_from(ODD_VALUES))
    return json.dumps(rows).encode()


def places(rows: Any) -> Any:
    """Every (holder, key) in nested JSON."""
    pairs = rows.items() if isinstance(rows, dict) else enumerate(rows) if isinstance(rows, list) else ()
    for key, value in list(pairs):
        yield rows, key
        yield from places(value)
