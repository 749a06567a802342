"""Colours: no kind of sight mistakes one piece for another, and every piece stands out from where it lies."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache, partial
from itertools import combinations
from math import cos, pi, sin

import pygame
import pytest

from assets.make.drawing.palette import BULL
from game.core.script import Ask
from game.storage.settings import Settings
from scenes.screenshots.arrange import Shot, play_until
from scenes.screenshots.catalogue import SHOTS
from scenes.skins.alatriste.drawing.board_art import ABSENT
from scenes.skins.bulls.screenshots import table
from scenes.skins.toruro.drawing.cloth import _heap
from scenes.stage.pieces import DICE, EFFECT, Piece
from scenes.stage.stage import Stage
from scenes.table.play import PlayScene
from scenes.ui import theme
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.marks import disc
from scenes.ui.text import Lettering
from scenes.ui.theme import Colour, luminance, ratio
from scenes.window.app import App
from tests.sight import SIGHTS, distance, seen

APART = 15.0
"""CIEDE2000 that lies between any two players: more than a glance needs."""
DIFFER, GRAY = 0.04, 2.0
"""Without any colour, that share of the pixels of two pieces is at least so far apart in brightness."""
STANDS_OUT, AROUND = 3.0, 0.7
"""The contrast that is met, from outside into a piece, in that share of all directions at least."""
RAYS = 24
SOLID = 200

SEATS = [*theme.SEATS]
ALIKE: dict[str, tuple[list[str], int]] = {
    **{
        f"dice {n}": ([f"bulls/bull_{n}", *(f"bulls/die_{c}_{n}" for c in SEATS[:6])], 27)
        for n in range(1, 7)
    },
    "Direction tokens": ([f"bulls/marker_{colour}" for colour in SEATS[:6]], 30),
    "signs": (["bulls/sign_even_en", "bulls/sign_odd_en"], 56),
    "chips": ([f"toruro/chip_{value}" for value in (1, 5, 10, 50)], 36),
    **{
        f"suits {n}": ([f"toruro/card_{suit}_{n}" for suit in ("oros", "copas", "espadas", "bastos")], 84)
        for n in (1, 3, 7, 12)
    },
    "pawns": ([f"alatriste/pawn_{colour}" for colour in SEATS] + ["alatriste/patrol"], 28),
    "tokens": ([f"alatriste/token_{colour}" for colour in SEATS], 28),
    "zones": ([f"alatriste/icon_zone_{zone}" for zone in ("light", "cream", "brown")], 20),
    "duels": (["alatriste/die_3", "alatriste/patrol_die_3"], 30),
}
"""Pictures that must not be mistaken for each other, and how wide they are on a table."""


def bright(surface: pygame.Surface) -> list[float | None]:
    """The luminance of every pixel; None where it is not solid."""
    pixels = pygame.image.tobytes(surface, "RGBA")
    return [
        luminance((pixels[n], pixels[n + 1], pixels[n + 2])) if pixels[n + 3] >= SOLID else None
        for n in range(0, len(pixels), 4)
    ]


def differing(one: list[float | None], other: list[float | None]) -> float:
    """The share of pixels that are far apart in brightness, or belong to one of both only."""
    pairs = [pair for pair in zip(one, other, strict=True) if pair != (None, None)]
    return sum(a is None or b is None or _contrast(a, b) >= GRAY for a, b in pairs) / len(pairs)


def alike(looks: dict[str, list[float | None]]) -> list[tuple[str, str]]:
    """The pairs that somebody who sees no colours could mistake for each other."""
    return [(a, b) for a, b in combinations(looks, 2) if differing(looks[a], looks[b]) < DIFFER]


def _contrast(one: float, other: float) -> float:
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


# --- from each other ---


def test_the_distance_of_colours_is_that_of_the_published_examples() -> None:
    # Sharma, Wu and Dalal (2005), pairs 1, 7 and 25 of their table.
    table = [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ]
    for one, other, expected in table:
        assert distance(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHTS)
def test_players_and_bulls_are_told_apart_by_every_kind_of_sight(sight: str) -> None:
    colours = {name: seat.main for name, seat in theme.SEATS.items()} | {"bull": theme.rgb(BULL)}
    looks = {name: seen(colour, sight) for name, colour in colours.items()}
    near = [pair for pair in combinations(looks, 2) if distance(looks[pair[0]], looks[pair[1]]) < APART]
    assert near == []


@pytest.mark.parametrize("kind", ALIKE)
def test_pieces_are_told_apart_without_any_colour(art: Art, kind: str) -> None:
    names, wide = ALIKE[kind]
    high = round(wide * art.size(names[0])[1] / art.size(names[0])[0])
    looks = {name: bright(art.picture(name, wide, high)) for name in names}
    assert [
        pair for pair in combinations(names, 2) if differing(looks[pair[0]], looks[pair[1]]) < DIFFER
    ] == []


def test_marks_of_seats_are_told_apart_without_any_colour() -> None:
    assert len({seat.mark for seat in theme.SEATS.values()}) == len(theme.SEATS)
    looks = {colour: bright(disc(colour, 11)) for colour in theme.SEATS}
    assert [
        pair for pair in combinations(looks, 2) if differing(looks[pair[0]], looks[pair[1]]) < DIFFER
    ] == []


# --- from their ground ---


def is_last_card(scene: PlayScene, ask: Ask) -> bool:
    """True if the last card of the last day with the Bulls is to be played."""
    view = scene.table.view(None)
    return ask.prompt == "bulls.play_card" and view.day == view.days and view.row == 3


ALSO: dict[str, Shot] = {
    "the last day": lambda app, seed: play_until(table(app, seed, 2), is_last_card),
}
"""Boards that lie in another light than in any of the pictures."""


class Grounds:
    """The boards without dice and figures, and what the eye sees of them where those stand."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._board = cache(self._drawn)

    def at(self, shot: str, kinds: tuple[str, ...], size: float) -> set[Colour]:
        """The colours of all places of these kinds, over as much of them as a piece of that size covers."""
        scene, canvas = self._board(shot)
        port = scene.skin.camera.port if scene.skin.camera else canvas.window
        places = [
            piece
            for piece in scene.stage.pieces.values()
            if piece.token.kind in kinds and port.collidepoint(piece.x, piece.y)
        ]
        areas = [pygame.FRect(place.x - size / 2, place.y - size / 2, size, size) for place in places]
        shown = [canvas.to_pixels(area).clip(canvas.surface.get_rect()) for area in areas]
        colours = (pygame.transform.average_color(canvas.surface.subsurface(rect)) for rect in shown)
        return {(red, green, blue) for red, green, blue, _ in colours}

    def figures(self, shot: str, kinds: tuple[str, ...]) -> dict[str, Piece]:
        """The pieces of these kinds that have a line around them, in every colour, by their pictures."""
        scene = self._board(shot)[0]
        inked = [p for p in scene.stage.pieces.values() if p.inked and p.token.kind in kinds]
        colours = scene.table.game.meta.colours
        names = {
            p.picture.replace(f"_{own}", f"_{other}"): p
            for p in inked
            for own in colours
            for other in colours
        }
        return {name: replace(piece, picture=name) for name, piece in names.items()}

    def _drawn(self, shot: str) -> tuple[PlayScene, Canvas]:
        app = App(pygame.Surface((1280, 720)), Settings(language="en"), keep=False, art=self._art)
        scene, canvas = {**SHOTS, **ALSO}[shot](app, 1), app.services.canvas
        assert isinstance(scene, PlayScene)
        scene.enter()
        scene.layout(canvas)
        scene.skin.draw_board(canvas)
        scene.stage.draw(canvas, {}, (0.0, DICE - 2))
        return scene, canvas


@pytest.fixture(scope="module")
def grounds(window: object, art: Art) -> Grounds:
    return Grounds(art)


def outlined(art: Art, make: Callable[[Canvas], object], ground: Colour) -> float:
    """The share of directions in which somebody who looks from outside meets a line that stands out."""
    canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
    canvas.surface.fill(ground)
    make(canvas)
    found = 0
    for ray in range(RAYS):
        across, down = cos(2 * pi * ray / RAYS), sin(2 * pi * ray / RAYS)
        points = ((100 + across * step / 2, 100 + down * step / 2) for step in range(100, 12, -1))
        found += any(_stands_out(canvas, point, ground) for point in points)
    return found / RAYS


def _stands_out(canvas: Canvas, point: tuple[float, float], ground: Colour) -> bool:
    red, green, blue, _ = canvas.surface.get_at((round(point[0]), round(point[1])))
    return _weighed((red, green, blue), ground) >= STANDS_OUT


_weighed = cache(ratio)


def figure(piece: Piece) -> Callable[[Canvas], object]:
    """Draws a piece as a table does, around (100, 100)."""
    stage = Stage()
    piece.x = piece.y = 100.0
    stage.settle([piece])
    return lambda canvas: stage.draw(canvas, {}, (0.0, EFFECT))


def extremes(colours: Iterable[Colour]) -> set[Colour]:
    """The darkest, the brightest, and the one that neither black nor white stands out from most."""
    found = sorted(colours, key=luminance)
    return {found[0], found[-1], min(found, key=lambda colour: abs(luminance(colour) - 0.18))}


@pytest.mark.parametrize(
    ("shot", "kinds", "places", "size", "solid"),
    [
        ("play-6-last", ("runner", "bull"), ("space",), 90.0, 1.0),
        ("play-6-last", ("marker",), ("sign",), 30.0, 1.0),
        ("the last day", ("runner", "bull"), ("space",), 90.0, 1.0),
        ("the last day", ("marker",), ("sign",), 30.0, 1.0),
        ("alatriste-6", ("pawn", "patrol"), ("box",), 30.0, 1.0),
        ("alatriste-6", ("pawn",), ("box",), 30.0, ABSENT),
    ],
)
def test_a_line_that_stands_out_runs_round_every_figure_on_every_ground(
    art: Art, grounds: Grounds, shot: str, kinds: tuple[str, ...], places: tuple[str, ...], size: float,
    solid: float,
) -> None:  # fmt: skip
    colours = extremes(grounds.at(shot, places, size))
    figures = grounds.figures(shot, kinds)
    assert len(figures) >= 5
    faint = [
        (name, ground, share)
        for name, piece in figures.items()
        for ground in colours
        if (share := outlined(art, figure(replace(piece, alpha=solid)), ground)) < AROUND
    ]
    assert faint == []


def test_a_line_that_stands_out_runs_round_chips_on_their_plate(art: Art) -> None:
    plate = art.picture("toruro/plate", 120)
    middle = pygame.transform.average_color(plate, plate.get_rect().inflate(-80, -40))
    for value in (1, 5, 10, 50):
        assert outlined(art, partial(_heap, x=100, y=100, amount=value), middle[:3]) >= AROUND
