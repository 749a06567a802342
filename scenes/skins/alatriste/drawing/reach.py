"""Where one can go and what it takes: what the die reaches is lit and numbered, all else of Madrid fades."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.alatriste import odds
from game.alatriste.rows import BOXES
from game.alatriste.tokens import NOWHERE
from game.alatriste.view import AlatristeView
from game.core.script import Ask
from game.translation import language
from scenes.skins.alatriste.drawing import sight_edges, way_tags
from scenes.skins.alatriste.drawing.board_art import GROUND, MadridPicture
from scenes.skins.alatriste.drawing.framing import beside
from scenes.skins.alatriste.drawing.open_ways import Reach, Ways, areas, boxes_of, met, reach
from scenes.skins.alatriste.drawing.rings import ICE
from scenes.skins.alatriste.drawing.sights import Settings, Sights
from scenes.stage.pieces import Point
from scenes.ui.canvas import Canvas
from scenes.ui.theme import COBALT_DK, INK, OCHRE_LT, SEATS, Colour

SHOWN, WRITTEN, AROUND = 0.56, 0.86, 0.84
"""How much shows of a box that cannot be reached, of its name and signs, which must be read there too, and of
what lies around the boxes."""
HERE = frozenset(
    f"alatriste.{prompt}"
    for prompt in ("option", "bet", "join", "challenge", "accept", "combat", "thrust", "stay")
)
"""The questions about where one stands."""
MOVE = "alatriste.move"
"""The question where somebody goes."""
OPTION = "alatriste.option"
"""The question that is asked on a sheet at one side."""
AROUND_BOX = 22.0
"""How much wider than a box is what belongs to it: its numbers, and the hat of whoever stands there."""
DOTS = 3
"""Every so many points of a street a dot lies on the way that is shown."""
BANDS = 5
"""In so many parts Madrid is painted when it fades, so that no frame paints all of it."""


class TaskWay(NamedTuple):
    """The way to the box of a task: the colour of its seat, the walk, and whether that seat looks."""

    colour: str
    walk: Sequence[int]
    own: bool


class Guide(Sights):
    """Shows on Madrid what a question is about: brings its quarter near, and draws where one can go."""

    def __init__(self, madrid: MadridPicture, settings: Settings, canvas: Canvas) -> None:
        super().__init__(madrid, settings, canvas)
        self._asked: Ask | None = None
        self._reach: Reach | None = None
        self._met: frozenset[int] = frozenset()  # the boxes where swords may be crossed with somebody
        self.sought: frozenset[int] = frozenset()
        """The boxes that alone are lit while somebody points at what they bring."""
        self._tasks: tuple[AlatristeView | None, tuple[TaskWay, ...]] = None, ()
        self._foreseen: object = None  # the sight that is being faded ahead

    def rest(self, box: int | None) -> None:
        """Draw no more where one can go; come back to what was seen before, but let a box be seen.

        The camera comes no nearer for it, and stays where somebody has chosen what to look at.
        """
        self._reach = None
        self.restore_sight()
        if box is not None and not self.has_in_sight([box]):
            self.glide([box])

    def ask(self, ask: Ask, view: AlatristeView) -> None:
        """Show the quarter that a question is about, unless somebody has chosen another one meanwhile.

        A question about something else than boxes leaves the camera where it is.
        """
        camera, self._reach = self._madrid.camera, reach(view, ask)
        self._met = met(view, ask)
        if ask is not self._asked:
            self._asked, camera.by_hand = ask, False
        box = view.players[ask.seat].box
        if camera.by_hand or self._is_in_view(ask, box):
            return
        if self._reach is not None:
            parts = areas(self._madrid, self._reach)
            self._aim(self._framed(camera.fit(parts), boxes_of(self._reach)))
        elif ask.prompt in HERE and box != NOWHERE:
            self._aim(self._framed(camera.near(self._madrid.point(box)), [box], self._free(ask, box)))
        elif any(name.kind == "box" for option in ask.options for name in option.picks):
            self._aim(camera.whole)

    def _free(self, ask: Ask, box: int) -> pygame.FRect:
        """Return what is free of Madrid beside the sheet of a question about a box."""
        return beside(self.sheet_side(box)) if ask.prompt == OPTION else self._madrid.camera.port

    def _is_in_view(self, ask: Ask, box: int) -> bool:
        """Return True if the camera sees from near what a question is about, and so may rest."""
        if self._reach is not None:
            return self._is_near(boxes_of(self._reach))
        is_here = ask.prompt in HERE and box != NOWHERE and self._is_near([box])
        return is_here and self._free(ask, box).contains(self._madrid.seen(self._madrid.plate(box)))

    def is_hasty(self) -> bool:
        """Return True where everything is shown fast."""
        return self._settings.speed in ("faster", "instant")

    def has_numbers(self) -> bool:
        """Return True where chances are told."""
        return self._settings.numbers != "story"

    def answered(self) -> None:
        """Draw no more where one can go."""
        self._reach = None

    def draw(self, canvas: Canvas, view: AlatristeView, colours: Sequence[str]) -> None:
        """Draw under all pieces what the camera shows when it rests; `colours` are those of the seats."""
        if self._madrid.camera.moving:
            return
        key = self._madrid.camera.sight, language()
        if self.sought:
            self._light(canvas, self.sought, self._reach.ways if self._reach is not None else ())
        elif self._reach is not None:
            self.draw_under(canvas, self._reach)
        else:
            self._foresee(canvas)
            if not self._madrid.is_sharp():
                canvas.draw_cached("alatriste/labels", key, partial(self._write_labels, canvas))
        veil = round(255 * (1 - WRITTEN)) if self.sought or self._reach is not None else 0
        edges = partial(sight_edges.draw, canvas, self._madrid, veil)
        canvas.draw_cached("alatriste/edges", (key, veil), edges)
        self.draw_tasks(canvas, view, colours)
        if self._reach is not None:
            ends = (*self._reach.ends,)
            canvas.draw_cached("alatriste/tags", (key, ends), partial(self._write_tags, canvas, ends))

    def draw_steps(self, canvas: Canvas, pointed: int | None) -> None:
        """Draw the numbers of the steps to each open box, and the way to the one that is pointed at."""
        if self._reach is None or self._madrid.camera.moving:
            return
        walk = self._way(pointed)
        self.draw_way(canvas, walk)
        for box in walk[-1:]:
            self._gild(canvas, box)
        self.draw_over(canvas, self._reach)

    def about(self, box: int, view: AlatristeView) -> list[pygame.FRect]:
        """Return where one sees on the screen what the sheet of a box is about.

        It is the box, the way there if one can go there now, and the box where whoever looks stands.
        """
        own = view.players[view.seat].box if view.seat is not None else NOWHERE
        boxes = {box, own, *self._way(box)} - {NOWHERE}
        return [self._madrid.seen(self._madrid.plate(one).inflate(AROUND_BOX, AROUND_BOX)) for one in boxes]

    def _way(self, box: int | None) -> Sequence[int]:
        """Return the walk that is open now and ends on a box, if there is one."""
        ways = self._reach.ways if self._reach is not None else ()
        return next((walk for walk in ways if walk[-1] == box), ())

    def draw_under(self, canvas: Canvas, found: Reach) -> None:
        """Fade what cannot be reached, and light the ways to what can; pawns stand on that."""
        self._light(canvas, frozenset((*found.ends, *(walk[0] for walk in found.ways))), found.ways)

    def _foresee(self, canvas: Canvas) -> None:
        """Have Madrid fade ahead while nobody is asked where to go, once for each sight."""
        sight = self._madrid.camera.sight, language()
        if sight != self._foreseen:
            self._foreseen = sight
            canvas.art.do_later(partial(self._fade_ahead, canvas, band) for band in range(BANDS))

    def _fade_ahead(self, canvas: Canvas, band: int) -> None:
        if self._madrid.is_drawn:
            self._faded(canvas, band)

    def _light(self, canvas: Canvas, bright: frozenset[int], ways: Ways) -> None:
        """Fade all boxes but these, and light those ways."""
        key = self._madrid.camera.sight, bright, ways, self.sought
        for band in range(BANDS):
            # Where no time is left for the last bands they fade with the next frames.
            draw = partial(self._draw_band, canvas, band, key, bright, ways)
            canvas.draw_in_time(f"alatriste/reach {band}", key, draw)

    def _draw_band(
        self, canvas: Canvas, band: int, key: Hashable, bright: frozenset[int], ways: Ways
    ) -> None:
        area, faded = self._band(band), self._faded(canvas, band)
        paint = partial(self._paint_under, canvas, faded, bright, ways, area)
        canvas.layer(f"alatriste/reach {band}", key, area, paint, opaque=True)

    def _band(self, band: int) -> pygame.FRect:
        port = self._madrid.camera.port
        return pygame.FRect(port.x, port.y + port.h * band / BANDS, port.w, port.h / BANDS)

    def _faded(self, canvas: Canvas, band: int) -> pygame.Surface:
        """Return a band of the sight in which nothing can be reached: what all questions about it share."""
        area, key = self._band(band), (self._madrid.camera.sight, language())
        paint = partial(self._paint_faded, canvas, area)
        return canvas.prepare_layer(f"alatriste/faded {band}", key, area, paint, opaque=True)

    def _paint_faded(self, canvas: Canvas, band: pygame.FRect) -> None:
        madrid, zoom = self._madrid, self._madrid.camera.sight.zoom
        madrid.draw_part(canvas, band)
        canvas.fill(band, GROUND, round(255 * (1 - AROUND)))
        for box in self._within(band, range(len(BOXES))):
            canvas.fill(madrid.seen(madrid.plate(box)), GROUND, round(255 * (1 - SHOWN / AROUND)), 8 * zoom)
            madrid.write_label(canvas, box, round(255 * (1 - WRITTEN)))

    def _within(self, band: pygame.FRect, boxes: Iterable[int]) -> list[int]:
        """Return those of these boxes that are seen in a band."""
        return [box for box in boxes if self._madrid.seen(self._madrid.plate(box)).colliderect(band)]

    def _paint_under(
        self,
        canvas: Canvas,
        faded: pygame.Surface,
        bright: frozenset[int],
        ways: Ways,
        band: pygame.FRect,
    ) -> None:
        """Paint what lies in a band of the sight."""
        madrid, zoom = self._madrid, self._madrid.camera.sight.zoom
        canvas.blit_at_pixel(faded, canvas.to_pixels(band).topleft)
        for box in self._within(band, sorted(bright)):
            madrid.draw_part(canvas, madrid.seen(madrid.plate(box)))
            madrid.write_label(canvas, box)
        steps = dict.fromkeys(step for walk in ways for step in pairwise(walk))
        parts = [part for step in steps for part in self._open_parts(*step)]
        for colour, width in ((COBALT_DK, 9.0), (ICE, 5.5)):
            for part in parts:
                canvas.path(part, colour, width * zoom)
        for box in self.sought:
            self._gild(canvas, box)

    def _write_labels(self, canvas: Canvas) -> None:
        """Write all labels in a sight for which the board is scaled, which blurs them."""
        for box in range(len(BOXES)):
            self._madrid.write_label(canvas, box)

    def _write_tags(self, canvas: Canvas, ends: Sequence[int]) -> None:
        for box in ends:
            way_tags.draw_tag(canvas, self._madrid, box)

    def _gild(self, canvas: Canvas, box: int) -> None:
        """Draw a golden edge around a box."""
        area, zoom = self._madrid.seen(self._madrid.plate(box)), self._madrid.camera.sight.zoom
        for edge, inset, width in ((INK, -2.5, 6.0), (OCHRE_LT, -1.0, 3.5)):
            canvas.frame(area.inflate(-2 * inset * zoom, -2 * inset * zoom), edge, width * zoom, 9)

    def _open_parts(self, one: int, other: int) -> list[list[Point]]:
        """Return what shows of the street between two boxes, on the screen, as lines."""
        madrid = self._madrid
        ends = madrid.plate(one), madrid.plate(other)
        open_air = [point for point in madrid.street(one, other)
                    if not any(end.collidepoint(point) for end in ends)]  # fmt: skip
        return [[madrid.camera.to_screen(point) for point in open_air]] if open_air else []

    def draw_over(self, canvas: Canvas, found: Reach) -> None:
        """Draw all badges above everything else on the map."""
        madrid = self._madrid
        for box, steps in {**found.passed, **found.ends}.items():
            way_tags.draw_steps(canvas, madrid, box, steps, box in found.ends)
            if box in found.ends and box in self._met:
                way_tags.draw_swords(canvas, madrid, box)

    def draw_way(self, canvas: Canvas, walk: Sequence[int]) -> None:
        """Draw dots along the streets of a walk, and rings on the boxes that it passes."""
        zoom = self._madrid.camera.sight.zoom
        for one, other in pairwise(walk):
            for part in self._open_parts(one, other):
                canvas.dots(part[::DOTS], 3.6 * zoom, OCHRE_LT, 1.4 * zoom)
        for box in walk[1:-1]:
            area = self._madrid.seen(self._madrid.plate(box))
            canvas.frame(area, INK, 5.0, 9)
            canvas.frame(area.inflate(-2, -2), ICE, 3.0, 8)

    def draw_tasks(self, canvas: Canvas, view: AlatristeView, colours: Sequence[str]) -> None:
        """Draw a flag on the box of each waiting task; to whoever is asked where to go, their way there."""
        if self._tasks[0] is not view:
            found = [(player.seat, odds.way_of_task(view, player.seat)) for player in view.players]
            ways = (TaskWay(colours[seat], way, seat == view.seat) for seat, way in found if way)
            self._tasks = view, tuple(ways)
        is_walk = self._reach is not None and self._asked is not None and self._asked.prompt == MOVE
        key = self._madrid.camera.sight, self._tasks[1], is_walk
        canvas.draw_cached("alatriste/tasks", key, lambda: self._paint_tasks(canvas, is_walk))

    def _paint_tasks(self, canvas: Canvas, is_walk: bool) -> None:
        for name, way, own in self._tasks[1]:
            colour = SEATS[name].main
            if own and is_walk:
                self._footsteps(canvas, way, colour)
            self._flag(canvas, way[-1], colour)

    def _footsteps(self, canvas: Canvas, way: Sequence[int], colour: Colour) -> None:
        zoom = self._madrid.camera.sight.zoom
        for one, other in pairwise(way):
            for part in self._open_parts(one, other):
                within = [*filter(self._madrid.camera.port.collidepoint, part[::DOTS])]
                canvas.dots(within, 3.2 * zoom, colour, 1.4 * zoom)

    def _flag(self, canvas: Canvas, box: int, colour: Colour) -> None:
        """Draw a pennant that stands in the picture of a box, beside its corner; little of it is above."""
        area, zoom = self._madrid.seen(self._madrid.plate(box)), self._madrid.camera.sight.zoom
        foot = area.left + 26 * zoom, area.top + 26 * zoom
        top = foot[1] - 36 * zoom
        if not self._madrid.camera.port.contains((foot[0], top, 30 * zoom, foot[1] - top)):
            return
        canvas.line(foot, (foot[0], top), INK, 4.5 * zoom)
        cloth = [(foot[0], top), (foot[0] + 30 * zoom, top + 9 * zoom), (foot[0], top + 20 * zoom)]
        canvas.polygon([(x + 1.5 * zoom, y + 2 * zoom) for x, y in cloth], INK)
        canvas.polygon(cloth, colour)
        canvas.path([*cloth, cloth[0]], INK, 2 * zoom)
