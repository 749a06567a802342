"""Effects: sounds, words that burst out, and particles. Their sprites are no things of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import count
from math import cos, degrees, radians, sin
from random import Random
from typing import NamedTuple

import pygame

from game.core.action import token
from scenes.stage.pieces import EFFECT, Piece, Point, change, pop
from scenes.stage.stage import Stage
from scenes.ui.anim import Cue, call, ease_out_cubic, mix, tween, wait
from scenes.ui.art import Art
from scenes.ui.text import Block, card_lettering
from scenes.ui.theme import ALMAGRE_DK, HEIGHT, WIDTH

BURST = "ui/burst"
PROPORTION = 300 / 108
"""Width of a burst, in its heights."""
ROOM = 0.54
"""The share of its width that the points of the burst leave for words."""
NARROWER, HIGH, HALF = 0.5, 0.52, 0.62
"""The shares of its width and height that two lines have, and how much of all words each of them takes."""
SIZES = (3.4, 3.0, 2.6, 2.2, 1.9, 1.6, 1.3)


class Callouts:
    """Prints each callout once. Called with the words, it returns the name of their picture."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._lettering = card_lettering(art)

    def __call__(self, words: str) -> str:
        name = f"shouts/{words}"
        self._art.compose_once(name, lambda: self._paint(words))
        return name

    def _paint(self, words: str) -> pygame.Surface:
        sheet = self._art.picture(BURST, *self._art.size(BURST)).copy()
        width, height = sheet.get_size()
        size, block = self.fitted(words, (width, height))
        top = (height - block.leading * (len(block.lines) - 1) + block.capital) // 2 - block.ascent
        for number, letters in enumerate(block.lines):
            line = self._lettering.line(letters, "shout", ALMAGRE_DK, size)
            sheet.blit(line, ((width - line.get_width()) // 2, top + number * block.leading))
        return sheet

    def fitted(self, words: str, sheet: tuple[int, int]) -> tuple[float, Block]:
        """Return words as large as the points of a burst leave room for, on one line or else on two."""
        width, height = sheet
        for size in SIZES:
            line = self._lettering.set(words, "shout", size)
            if line.width <= ROOM * width:
                return size, line
            two = self._lettering.set(words, "shout", size, max(1.0, line.width * HALF))
            if len(two.lines) == 2 and two.width <= NARROWER * width and two.height <= HIGH * height:
                return size, two
        return SIZES[-1], line


TURN = 15
"""Degrees by which particles turn at a time, so that not too many turned pictures have to be made."""
OFF = 30.0
"""How far above and below the window rain begins and ends."""


class Spray(NamedTuple):
    """What flies off a place: pictures and widths that take turns, for how many seconds, and how far.

    It flies toward `aim` (degrees, 0 is right and 90 down), as far aside of it as `spread` allows, sinks by
    `fall` on its way, and turns by `turn` degrees. With `along` it looks where it flies. It lies `over` the
    layer of effects.
    """

    pictures: tuple[str, ...]
    widths: tuple[float, ...]
    seconds: float
    reach: float
    aim: float = -90.0
    spread: float = 360.0
    fall: float = 0.0
    turn: float = 0.0
    along: bool = False
    over: float = 0.0


class Rain(NamedTuple):
    """What comes down over the whole window: how many, how many seconds apart, each `seconds` long at least.

    It sways by at most `sway`, and turns by at most `turn` degrees; `heavy` things fall ever faster.
    """

    pictures: tuple[str, ...]
    widths: tuple[float, ...]
    number: int
    apart: float
    seconds: float
    sway: float
    turn: float
    heavy: bool = False
    over: float = 0.0


class Particles:
    """Throws small sprites that fly over a stage by dozens, taken from a pool and given back to it."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._spare: list[Piece] = []
        self._chance = Random(1623)
        self._numbers = count()

    def spray(self, kind: Spray, at: Point, number: int, magnified: tuple[float, Point] | None = None) -> Cue:
        """Let so many particles fly off a point, and fade; they may be magnified (see `Piece`)."""
        chance = self._chance
        flights = []
        for place in range(number):
            aim = radians(kind.aim + kind.spread * ((place + chance.random()) / number - 0.5))
            reach, seconds = kind.reach * chance.uniform(0.5, 1), kind.seconds * chance.uniform(0.6, 1)
            piece = self._take(kind, place, at)
            piece.magnified = magnified
            flights.append((piece, reach * cos(aim), reach * sin(aim), seconds, chance.uniform(-1, 1)))
            if kind.along:
                piece.angle = _coarse(-degrees(aim))

        def apply(passed: float) -> None:
            for piece, across, down, seconds, turn in flights:
                share = min(1.0, passed / seconds)
                out = ease_out_cubic(share)
                piece.x, piece.y = at[0] + across * out, at[1] + down * out + kind.fall * share * share
                piece.alpha = 1 - share**3
                if kind.turn:
                    piece.angle = _coarse(kind.turn * turn * share)

        yield from tween(kind.seconds, lambda share: apply(share * kind.seconds))
        self._give_back(flight[0] for flight in flights)

    def rain(self, kind: Rain) -> Cue:
        """Let particles fall from above the window to below it."""
        passed, flying = 0.0, dict[int, Piece]()
        seconds = [kind.seconds + number % 5 * kind.seconds / 8 for number in range(kind.number)]
        while flying or passed < kind.number * kind.apart:
            passed += yield None
            for number, lasts in enumerate(seconds):
                share = (passed - number * kind.apart) / lasts
                if 0 <= share < 1:
                    if number not in flying:
                        flying[number] = self._take(kind, number, (0.0, -OFF))
                        flying[number].magnified = None
                    _fall(kind, flying[number], number, share)
                elif number in flying:
                    self._give_back([flying.pop(number)])

    def _take(self, kind: Spray | Rain, place: int, at: Point) -> Piece:
        picture, width = kind.pictures[place % len(kind.pictures)], kind.widths[place % len(kind.widths)]
        layer = EFFECT + kind.over
        if self._spare:
            piece = self._spare.pop()
            piece.picture, piece.x, piece.y, piece.width, piece.height = picture, *at, width, width
            piece.layer, piece.angle, piece.alpha = layer, 0.0, 1.0
        else:
            name = token("particle", next(self._numbers))
            piece = Piece(name, picture, *at, width, width, layer, target=False)
        self._stage.effects.append(piece)
        return piece

    def _give_back(self, pieces: Iterable[Piece]) -> None:
        """Return sprites to the pool; what the stage has forgotten by itself is not used again."""
        self._spare += [piece for piece in pieces if self._stage.take_away(piece)]


def _fall(kind: Rain, piece: Piece, number: int, share: float) -> None:
    """Place a particle where it is after that share of its way."""
    start = 20.0 + number * 379 % (WIDTH - 40)
    piece.x = start + kind.sway * (0.4 + number % 4 * 0.2) * sin(9 * share + number)
    piece.y = mix(-OFF, HEIGHT + OFF, share * share if kind.heavy else share)
    piece.angle = _coarse(kind.turn * (number % 5 - 2) / 2 * share)


def _coarse(angle: float) -> float:
    return round(angle / TURN) * TURN


NOTHING = token("effect", 0)
"""The name of all that is no thing of the game."""
ABOVE = 0.5
"""By how much a layer words lie over other passing sprites."""


class EffectSprites:
    """A part of the props of a table.

    They bring the `stage`; `heard`, which plays a sound by name; and `shout`, which prints words and returns
    the name of their picture.
    """

    stage: Stage
    heard: Callable[[str], object]
    shout: Callable[[str], str]
    darkness: float = 0.0
    """How dark the table is behind passing sprites, from 0 to 1."""

    @cached_property
    def particles(self) -> Particles:
        """Return what throws particles over the stage."""
        return Particles(self.stage)

    def sound(self, name: str) -> Cue:
        """Play a sound."""
        return call(lambda: self.heard(name))

    def darken(self, goal: float, seconds: float) -> Cue:
        """Let the table become so dark, from 0 to 1, or light again."""
        start = self.darkness

        def apply(share: float) -> None:
            self.darkness = mix(start, goal, share)

        return tween(seconds, apply)

    def effect(self, picture: str, at: Point, width: float, height: float | None = None) -> Piece:
        """Add a sprite that belongs to nothing and return it; it stays until it is `gone`."""
        piece = Piece(NOTHING, picture, *at, width, height or width, EFFECT, target=False)
        self.stage.effects.append(piece)
        return piece

    def gone(self, effect: Piece) -> None:
        """Remove a sprite that `effect` has added."""
        self.stage.take_away(effect)

    def burst(self, words: str, at: Point, width: float, rest: float) -> Cue:
        """Let words leap out at a place, stand there for `rest` seconds, and fade as they grow."""
        star = self.effect(self.shout(words), at, width, width / PROPORTION)
        star.layer += ABOVE
        yield from pop(star, 0.2, 0.4)
        yield from wait(rest)
        yield from change(star, 0.2, alpha=0.0, scale=1.15)
        self.gone(star)
