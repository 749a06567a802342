"""How the town is built up: landmarks where the map puts them, houses and trees wherever there is room."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from assets.make.bulls.board_plan import HEIGHT, Plan, promenade, shore
from assets.make.bulls.board_streets import aside
from assets.make.bulls.landmarks import MOTIFS
from assets.make.drawing import plants, townscape
from assets.make.drawing.svg import group
from game.core.action import token
from maps.board import Board

_ROW = 13
_SIZES = (1.0, 0.85, 0.7, 0.6)  # of a house that found no room, tried again smaller
_TRIES = 9000
# What grows in the gardens, with half its width and its height.
_PLANTS = (
    (plants.orange_tree, 9, 19),
    (plants.orange_tree, 9, 19),
    (plants.olive_tree, 9, 19),
    (plants.cypress, 4, 27),
    (plants.bush, 5, 6),
)

Piece = tuple[float, str]  # how far down its foot stands, and its drawing


def pieces(board: Board, plan: Plan, rng: Random) -> list[Piece]:
    """Everything that stands upright, from back to front."""
    built = [
        *_landmarks(board),
        *_houses(plan, rng),
        *_gardens(plan, rng),
        *_crowd(board, plan, rng),
        *_palms(board, rng),
    ]
    return sorted(built, key=lambda piece: piece[0])


def _landmarks(board: Board) -> list[Piece]:
    found = []
    for thing in board.objects:
        if thing.kind == "landmark":
            motif, size = str(thing.values.get("motif")), float(thing.values.get("size", 1.0))
            if motif not in MOTIFS:
                raise SystemExit(f"'{thing.name}' (object {thing.id}): there is no landmark '{motif}'")
            found.append((thing.at[1], group(MOTIFS[motif](), *thing.at, size)))
    return found


def _houses(plan: Plan, rng: Random) -> list[Piece]:
    """Row after row of houses, then single ones wherever there is still room."""
    found: list[Piece] = []
    for row in range(-2, HEIGHT // _ROW + 5):
        x = -40 + rng.uniform(0, 16)
        while x < promenade(0):
            x = _house(plan, rng, x, row * _ROW + rng.uniform(-2, 2), found) or x + 3
    for _ in range(_TRIES):
        _house(plan, rng, rng.uniform(0, promenade(0)), rng.uniform(60, 600), found)
    return found


def _house(plan: Plan, rng: Random, x: float, y: float, found: list[Piece]) -> float | None:
    """Build a house, as large as fits, and return where the next one may stand; None where none fits."""
    wanted = townscape.plan_house(rng)
    for share in _SIZES:
        house = wanted._replace(width=wanted.width * share, height=wanted.height * share)
        right = x + house.width + house.back
        foot = (x - 3, y - 9 * share, right, y + 2)
        if plan.free((x - 2, y - house.top, right + 3, y + 4), foot):
            if rng.random() < 0.92:  # now and then a plot stays empty
                found.append((y, townscape.house(rng, house, x, y)))
                plan.take(foot)
            return right + rng.uniform(0, 8)
    return None


def _gardens(plan: Plan, rng: Random) -> list[Piece]:
    """Trees and bushes in the gaps that are left."""
    found: list[Piece] = []
    for _ in range(3600):
        x, y, size = rng.uniform(-10, promenade(0)), rng.uniform(0, HEIGHT + 20), rng.uniform(0.62, 1.0)
        plant, wide, high = rng.choice(_PLANTS)
        whole = (x - wide * size, y - high * size, x + wide * size, y + 2)
        foot = (whole[0], y - max(4, high / 2) * size, whole[2], y + 2)
        if plan.free(whole, foot):
            plan.take(foot)
            found.append((y, plant(rng, x, y, size)))
    return found


def _crowd(board: Board, plan: Plan, rng: Random) -> list[Piece]:
    """Those who came to watch, in twos and threes along the kerbs."""
    found: list[Piece] = []
    for path in board.paths.values():
        for side in (-1, 1):
            for x, y in aside(path, side * 23)[8:-8:3]:
                left, foot = x + rng.uniform(-2, 2), y + rng.uniform(-1, 3)
                if rng.random() < 0.3 and plan.free(
                    (left - 2, foot - 2, left + 2, foot), (left - 3, foot - 3, left + 3, foot + 1)
                ):
                    plan.take((left - 3, foot - 3, left + 3, foot))
                    found.append((foot, townscape.townsperson(rng, left, foot)))
    return found


def _palms(board: Board, rng: Random) -> list[Piece]:
    """Palms on the promenade between the terraces, and on the sand in front of the sea."""
    ends = [board.points[token("space", id)] for id in board.graph.destinations]
    gaps = [
        ends[0][1] - 58,
        *((a[1] + b[1]) / 2 + 6 for a, b in pairwise(ends)),
        ends[-1][1] + 64,
    ]
    found = [(y, plants.palm(promenade(y) + 10 + rng.uniform(-2, 2), y, 1.2)) for y in gaps]
    found += [(y, plants.palm(shore(y) - 16, y + 14, 1.05)) for y in gaps[::2]]
    return found
