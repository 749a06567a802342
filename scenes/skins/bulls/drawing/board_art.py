"""The picture of the town: layers of the map, the light of the hour, and the signs."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from itertools import pairwise, product
from typing import NamedTuple

import pygame

from game.core.action import Token, token
from game.translation import language, tr
from maps.board import Board
from scenes.skins.bulls.drawing import dressing, ledge, life, paving
from scenes.skins.bulls.drawing.dressing import BURST, FOLK, GLOW, KERB, candlelight
from scenes.skins.bulls.drawing.life import HUNG, Life
from scenes.skins.bulls.drawing.lights import DAYS, EVENING, MIDNIGHT, daylight
from scenes.skins.bulls.drawing.paving import Pavings
from scenes.skins.bulls.fiesta import FAREWELL, ROCKETS
from scenes.skins.bulls.layout import (
    BESIDE_SIGN,
    LOWEST,
    PIER,
    PIER_SIZE,
    PLAZA,
    SIGN,
    TOKEN,
    pier,
)
from scenes.stage.board_picture import BoardPicture, dusk, lay_planks, looks_of, small_glow
from scenes.ui.anim import mix
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.text import Lettering
from scenes.ui.theme import HEIGHT, INK, NIGHT, PAPER, WIDTH, rgb
from scenes.ui.time_limit import LIMIT

GROUND, ROAD = rgb("#D9BB7C"), rgb("#F2DFB4")
GATHERED = {"church": (0.0, 14.0), "smithy": (9.0, 14.0)}
"""Beside which landmarks people gather on a square, and where that lies from their feet."""
FIRED = "church", "customs", "washhouse", "smithy"
"""Over which landmarks rockets burst."""
IN_RING, BULL = (1.0, -19.0), (30.0, 23.0)
"""Where the bull of the bullring stands, from the foot of that, and how large it is."""
ROOFS, VEILED, VEIL = 560.0, 0.35, 28.0
"""Below which height the roofs are darker, as the question and the hand lie there, by how much, and within
how many units they become so."""
ROCKET = BURST[0] * 0.7, BURST[1] * 0.7
ASIDE = (0, 20, -20, 40, -40, 60, -60, 80, -80)
"""How large a rocket is that bursts above them, and how far aside it may be."""
PARTS = 4
"""In so many parts the light changes from one step to the next."""
HAZE = 50
"""How much paper lies over the town: calmer than the dice on it."""
BEACH, FADING, STEPS = 940.0, 60.0, 20
"""Where the haze begins to thin out towards the sea, how wide it does, and in how many steps."""
NAMED, NAMED_LOWEST, LARGEST_NAME = (-46.0, 50.0), (-72.0, 56.5), 1.3
"""Where the name of a roundabout ends, from its middle: aside of the Bulls of the next one; where that of one
of the lowest ends, and from where it grows upwards twice as much, as the question below grows, too; and the
text size beyond which it would hide streets."""
NEAR, LOWER = 120.0, 4.0
"""How near below a roundabout the Bulls of the next one reach its name, and by how much it lies lower where
they do not: off the dice of its own roundabout."""

LARGE_TILE, ENLARGED = "_large", 1.5
"""How pictures of signs end that say odd or even alone, and the text size from which they lie there."""
OVER = object()


class Look(NamedTuple):
    """All that decides how the town looks: for what it is `painted`, the kind of day, the hour in parts.

    The dice stand in that `row` of it.
    """

    painted: tuple[object, ...]
    kind: int
    hour: float
    row: int


class TownPicture(BoardPicture):
    """Draws the board of a map in the light of a `kind` of day, at an `hour`: 0 in the morning, 5 at night.

    The `row` in which dice stand is paved wide for them, and those behind it are darker.
    """

    kind, hour, row = ROCKETS, 0.0, 0

    def __init__(self, board: Board, lettering: Lettering) -> None:
        super().__init__(board)
        self._lettering, self._pavings = lettering, Pavings(board)
        self._lit: tuple[Look, pygame.Surface] | None = None
        self._coming: tuple[Look, pygame.Surface | None, Iterator[None]] | None = None
        kerbs = [*self._kerbs()][5::4]
        self.life = Life([*((x, y + 44) for x, y in kerbs), *((x, y - 14) for x, y in self._squares())])

    def draw(self, canvas: Canvas) -> None:
        """Copy the board to the window, in the light that has come over it."""
        look, lit = self._look(canvas), self._lit
        is_other = lit is None or lit[0] != look
        if lit is None or lit[0].painted != look.painted or (is_other and self._coming is None):
            with LIMIT.until(None):  # no part is painted twice
                while not self.update(canvas):
                    pass
        assert self._lit is not None
        canvas.blit_at_pixel(self._lit[1], (0, 0))
        self.life.draw(canvas, self.kind)

    @property
    def is_shown(self) -> bool:
        """True if it has been drawn."""
        return self._lit is not None

    def update(self, canvas: Canvas) -> bool:
        """Paint a part of the light of another hour; return True if the last part has been painted now.

        All parts together take longer than a frame may.
        """
        look = self._look(canvas)
        is_over = self._coming is not None and self._coming[0].painted == look.painted
        if is_over and not self._has_gone_on_to_the_end(canvas):
            return False
        if self._lit is None or self._lit[0] != look:  # the hour may have gone on while its light was painted
            self._coming = look, None, self._light(canvas, look)
        return is_over

    def _has_gone_on_to_the_end(self, canvas: Canvas) -> bool:
        """Paint the next part of the light that comes; return True if it was the last one."""
        assert self._coming is not None
        look, lit, work = self._coming
        if lit is None or lit.get_size() != canvas.size:
            # A surface of its own: what is drawn alike as long as it is the same one must be drawn anew.
            light = small_glow(daylight(look.hour))
            lit = light if lit is None else pygame.transform.smoothscale(light, canvas.size)
            self._coming = look, lit, work
            return False
        window = canvas.shown
        canvas.aim(lit)
        is_over = next(work, OVER) is OVER
        canvas.aim(window)
        if is_over:
            self._lit, self._coming = (look, lit), None
        return is_over

    def _look(self, canvas: Canvas) -> Look:
        painted = id(self.base(canvas)), *looks_of(canvas)
        return Look(painted, self.kind, round(self.hour * PARTS) / PARTS, self.row)

    def sign(self, place: Token) -> str:
        """Return the picture of a sign in the present language, and for the present size of text."""
        parity = "odd" if self.board.graph.streets[place.id].parity else "even"
        return f"bulls/sign_{parity}_{language()}{LARGE_TILE if self._lettering.factor >= ENLARGED else ''}"

    def paint(self, canvas: Canvas) -> None:
        """Paint wood, town and piers, as they look in white light."""
        lay_planks(canvas)
        self._pavings.read(canvas.art)
        if not self.lay_out(canvas):
            self._plain(canvas)
        self._calm(canvas)
        for slot in self.board.graph.destinations:
            y = self.board.points[token("space", slot)][1]
            wide, high = PIER_SIZE
            canvas.picture("bulls/pier", PIER, pier(y), wide, height=high, anchor="center")

    @staticmethod
    def _calm(canvas: Canvas) -> None:
        """Lay a haze over houses and roads, so that dice stand out, and none over the sea."""
        left, top, high = canvas.window.left, canvas.window.top, canvas.window.h
        canvas.fill((left, top, BEACH - left, high), PAPER, HAZE)
        wide = FADING / STEPS
        for step in range(STEPS):
            strip = BEACH + step * wide, top, wide, high
            canvas.fill(strip, PAPER, round(HAZE * (1 - (step + 1) / (STEPS + 1))))

    def _light(self, canvas: Canvas, look: Look) -> Iterator[None]:
        """Paint the town over its light, what hangs over it, and the signs of the forks, part by part."""
        canvas.surface.blit(self.base(canvas), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        yield
        yield from self._dress(canvas, look.kind)
        canvas.surface.fill(DAYS[look.kind], special_flags=pygame.BLEND_RGB_MULT)
        yield
        if look.kind == FAREWELL:
            self._light_candles(canvas, look.hour)
            yield
        for space in self._pavings.row(look.row):
            self._pavings.draw(canvas, space, DAYS[look.kind])
            yield
        dusk(canvas, 566, canvas.window.right)
        self._veil_roofs(canvas)
        yield
        for place, (x, y) in sorted(self.board.points.items(), key=lambda entry: entry[1][1]):
            if place.kind == "sign":
                self._draw_sign(canvas, place, x, y)
        self._names(canvas)
        yield
        self._pavings.shade(canvas, look.row)

    def _draw_sign(self, canvas: Canvas, place: Token, x: float, y: float) -> None:
        canvas.picture(self.sign(place), x, y, SIGN[0], height=SIGN[1], anchor="center")

    def draw_signs(self, canvas: Canvas, streets: Collection[int]) -> None:
        """Draw the signs again that those streets pass: what is drawn along them hides none."""
        passed = [at for street in streets for at in self.board.paths[token("street", street)]]
        for place, (x, y) in self.board.points.items():
            area = pygame.FRect(x - SIGN[0] / 2, y - SIGN[1] / 2, *SIGN)
            if place.kind == "sign" and any(area.collidepoint(at) for at in passed):
                self._draw_sign(canvas, place, x, y)

    def _dress(self, canvas: Canvas, kind: int) -> Iterator[None]:
        """Dress kerbs and landmarks for a kind of day, part by part."""
        hung = self._made(canvas, f"bulls/kerb_{kind}", KERB)
        bands = [self._made(canvas, name, FOLK) for name in dressing.bands(kind)]
        yield
        for x, y in self._kerbs():
            canvas.blit(hung, x - KERB[0] / 2, y, HUNG)
        for x, y in self._landmarks("bullring"):
            canvas.picture(
                "bulls/charge_1", x + IN_RING[0], y + IN_RING[1], BULL[0], height=BULL[1], anchor="center"
            )
        if kind == ROCKETS:
            rocket = self._made(canvas, "bulls/burst", ROCKET)
            for area in self._skies():
                canvas.blit(rocket, area.x, area.y)
        for band, (x, y) in zip(bands, self._squares(), strict=False):
            canvas.blit(band, x - FOLK[0] / 2, y - FOLK[1])
        yield

    @staticmethod
    def _veil_roofs(canvas: Canvas) -> None:
        """Darken the roofs at the foot of the town, up to the beach: the question and the hand lie there."""
        window = canvas.window
        veil = pygame.Surface((64, 16), pygame.SRCALPHA)
        wide, high = BEACH + FADING - window.left, window.bottom - ROOFS
        for x, y in product(range(64), range(16)):
            share = min(1.0, y * high / 15 / VEIL, (63 - x) * wide / 63 / FADING)
            veil.set_at((x, y), (*NIGHT, round(255 * VEILED * share)))
        area = canvas.to_pixels((window.left, ROOFS, wide, high))
        canvas.surface.blit(pygame.transform.smoothscale(veil, area.size), area)

    @staticmethod
    def _made(canvas: Canvas, name: str, size: tuple[float, float]) -> pygame.Surface:
        """Return a picture as large as it is drawn, once for all places where it is."""
        wide, high = canvas.to_pixels((0, 0, *size)).size
        return canvas.art.picture(name, wide, high, keep=False)

    def _light_candles(self, canvas: Canvas, hour: float) -> None:
        """Let candles shine on what is around them: the more, the later it is."""
        size = canvas.to_pixels((0, 0, *GLOW)).size
        light, share = candlelight(size), round(255 * mix(*EVENING, hour / MIDNIGHT))
        light.fill((share, share, share), special_flags=pygame.BLEND_RGB_MULT)
        places = [*((x, y + 44) for x, y in self._kerbs()), *((x, y - 14) for x, y in self._squares())]
        for x, y in places:
            left, top = canvas.to_pixel(x, y)
            at = left - size[0] // 2, top - size[1] // 2
            canvas.surface.blit(light, at, special_flags=pygame.BLEND_RGB_ADD)

    def _kerbs(self) -> Iterator[tuple[float, float]]:
        """Yield the middle of each roundabout and corral."""
        for space in self.board.graph.spaces:
            if space.slot is None:
                yield self.board.points[token("space", space.id)]

    def _landmarks(self, *motifs: str) -> Iterator[tuple[float, float]]:
        """Yield the feet of those landmarks of the town."""
        for thing in self.board.objects:
            if thing.kind == "landmark" and thing.values.get("motif") in motifs:
                yield thing.at

    def _squares(self) -> Iterator[tuple[float, float]]:
        """Yield where people gather: on squares beside landmarks of the town."""
        for motif, (right, down) in GATHERED.items():
            for x, y in self._landmarks(motif):
                yield x + right, y + down

    def _skies(self) -> Iterator[pygame.FRect]:
        """Yield where rockets burst: over landmarks, as near as they cover no roundabout and no sign."""
        sizes = {"space": PLAZA, "sign": SIGN}
        taken = [
            pygame.FRect(x - wide / 2, y - high / 2, wide, high)
            for place, (x, y) in self.board.points.items()
            if place.kind in sizes
            for wide, high in (sizes[place.kind],)
        ]
        for x, y in self._landmarks(*FIRED):
            areas = (
                pygame.FRect(x + aside - ROCKET[0] / 2, y - up - ROCKET[1], *ROCKET)
                for up in (34, 20, 8)
                for aside in ASIDE
            )
            area = next((area for area in areas if area.collidelist(taken) < 0), None)
            if area is not None:
                taken.append(area)
                yield area

    def draw_names(self, canvas: Canvas) -> None:
        """Write names and numbers of the present row again, over the rings that lie around its places."""
        canvas.draw_cached("bulls/names", (self.row, language()), partial(self._name_row, canvas))

    def _name_row(self, canvas: Canvas) -> None:
        self._names(canvas, self.row)
        for space in self._pavings.row(self.row):
            self._pavings.draw_number(canvas, space)

    def plaques(self) -> list[pygame.FRect]:
        """Return where the numbers of the corrals are painted."""
        spaces = self.board.graph.spaces
        return [self._pavings.plaque(space.id) for space in spaces if space.number is not None]

    def _names(self, canvas: Canvas, row: int | None = None) -> None:
        """Write the name of each roundabout beside it; corrals are painted with their numbers."""
        with canvas.lettering.at_most(LARGEST_NAME):
            for words, plate in self.names(canvas, row):
                canvas.fill(plate, INK, radius=5)
                canvas.fill(plate.inflate(-2.4, -2.4), PAPER, radius=4)
                canvas.text(words, *plate.center, "caption", INK, anchor="center middle")

    def names(self, canvas: Canvas, row: int | None = None) -> Iterator[tuple[str, pygame.FRect]]:
        """Yield the name of each roundabout, or of those of a row, and where it is written."""
        with canvas.lettering.at_most(LARGEST_NAME):
            for space in self.board.graph.spaces:
                if space.number is not None or space.slot is not None or not space.name:
                    continue
                if row not in (None, space.row):
                    continue
                x, y = self.board.points[token("space", space.id)]
                words = tr(space.name)
                width, height = canvas.measure(words, "caption")
                plate = pygame.FRect(0, 0, width + 14, height)
                if y > LOWEST:
                    plate.bottomright = x + NAMED_LOWEST[0], y + NAMED_LOWEST[1] - plate.h
                else:
                    plate.midright = x + NAMED[0], y + NAMED[1] + LOWER * (not self._has_next(x, y))
                self._clear_of_tokens(plate)
                yield words, plate

    def _has_next(self, x: float, y: float) -> bool:
        """Return whether there is another roundabout close below that point."""
        places = (at for place, at in self.board.points.items() if place.kind == "space")
        return any(abs(left - x) < PLAZA[0] / 2 and 0 < low - y < NEAR for left, low in places)

    def _clear_of_tokens(self, plate: pygame.FRect) -> None:
        """Move the name of a roundabout nearer to it if a Direction token may come to lie on it."""
        for place, (x, y) in self.board.points.items():
            lying = pygame.FRect(x + BESIDE_SIGN - TOKEN[0] / 2, y - 5 - TOKEN[1] / 2, *TOKEN)
            if place.kind == "sign" and plate.colliderect(lying):
                plate.left = min(lying.right + 1, plate.left + TOKEN[0] / 2)

    def _plain(self, canvas: Canvas) -> None:
        """Paint a map that has no pictures: streets and plazas as they are laid out."""
        canvas.fill((0, 0, WIDTH, HEIGHT), GROUND)
        for thick, colour in ((33.0, INK), (29.0, ROAD)):
            for path in self.board.paths.values():
                for start, end in pairwise(path):
                    canvas.line(start, end, colour, thick)
                    canvas.disc(end, thick / 2, colour)
        for place, (x, y) in self.board.points.items():
            if place.kind == "space":
                area = canvas.to_pixels((x - PLAZA[0] / 2, y - PLAZA[1] / 2, *PLAZA))
                pygame.draw.ellipse(canvas.surface, PAPER, area)
                pygame.draw.ellipse(canvas.surface, INK, area, max(1, round(3 * canvas.k)))


def register(art: Art) -> None:
    """Register how to paint the rings around places to be chosen, and what each day brings."""
    paving.register(art)
    dressing.register(art)
    art.compose_once(ledge.LEDGE, ledge.paint)
    life.register(art)
