"""The bull of the cloth, drawn in gold cord: its head, belly and tail lie where the three pots are."""

from __future__ import annotations

from assets.make.ink import line, path, spline

CORD, CORD_DK, WITHIN = "#E3B654", "#8A6420", "#1A4434"


def cord_bull() -> str:
    """The whole bull, in the table's own units."""
    body = "250 330, 270 262, 330 212, 410 200, 480 214, 560 240, 640 236, 700 262, 724 330, 704 400, 640 416, 560 410, 500 424, 430 420, 360 400, 300 390"
    return path(spline(body), WITHIN) + line(spline(body), 3, CORD)
