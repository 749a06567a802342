"""Words as outlines, shaped by HarfBuzz: the SVG needs no font, and looks alike on every machine."""

from __future__ import annotations

from functools import cache

import uharfbuzz as hb

from assets.make.tools.fonts import face_bytes

_FEATURES = {"lnum": True, "kern": True}

Glyph = list[tuple[str, list[tuple[float, float]]]]


def outline(words: str, face: str, size: float, track: float = 0.0) -> tuple[str, float]:
    """SVG path data of the words with their baseline starting at (0, 0), and how wide they run.

    `face` is one of fonts.FACES; `track` is extra room between letters. Figures are lining ones.
    """
    font, scale = _font(face)[0], size / _font(face)[1]
    buffer = hb.Buffer()
    buffer.add_str(words)
    buffer.guess_segment_properties()
    hb.shape(font, buffer, _FEATURES)
    data, x = [], 0.0
    for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        left, base = x + place.x_offset * scale, -place.y_offset * scale
        for command, points in _glyph(face, info.codepoint):
            data.append(
                command + " ".join(f"{left + px * scale:.2f} {base - py * scale:.2f}" for px, py in points)
            )
        x += place.x_advance * scale + track
    return "".join(data), x - track


@cache
def _font(face: str) -> tuple[hb.Font, int]:
    loaded = hb.Face(hb.Blob(face_bytes(face)))
    return hb.Font(loaded), loaded.upem


@cache
def _glyph(face: str, glyph: int) -> Glyph:
    out: Glyph = []
    pen = hb.DrawFuncs()
    pen.set_move_to_func(lambda x, y, _: out.append(("M", [(x, y)])))
    pen.set_line_to_func(lambda x, y, _: out.append(("L", [(x, y)])))
    pen.set_quadratic_to_func(lambda a, b, x, y, _: out.append(("Q", [(a, b), (x, y)])))
    pen.set_cubic_to_func(lambda a, b, c, d, x, y, _: out.append(("C", [(a, b), (c, d), (x, y)])))
    pen.set_close_path_func(lambda _: out.append(("Z", [])))
    _font(face)[0].draw_glyph(glyph, pen, None)
    return out
