"""The scene of a film: the table as it was, smaller by a bar, which leads to any decision of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

import pygame

from game.core.errors import UserError
from game.core.film import Film
from game.core.seat import Seat
from game.translation import tr
from scenes.film.bar import HIGH
from scenes.film.film_bar import FilmBar
from scenes.film.film_lesson import FilmLesson
from scenes.film.film_menu import film_menu
from scenes.film.film_session import FilmSession
from scenes.film.line_list import LineList
from scenes.film.snapshot import take_picture
from scenes.film.turn_reel import TurnReel
from scenes.menus.game_line import line_sheet
from scenes.menus.review_job import ReviewJob
from scenes.services import Services
from scenes.stage.chronicle import Paper
from scenes.stage.pieces import Piece
from scenes.stage.skin import Line, Skin
from scenes.stage.spots import CardZoom, Spot
from scenes.stage.stage import Stage, depth
from scenes.stage.table_picture import draw_table
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.clipboard import is_copy
from scenes.ui.dialog import WidgetScene
from scenes.ui.input import Act, Cursor, Input, Key, Pointer
from scenes.ui.keymap import with_key
from scenes.ui.page import NOWHERE, Page, remarks_of
from scenes.ui.scene import STAY, Pop, Push, Remark, Scene, Transition
from scenes.ui.widgets import Press
from scenes.voice.stream import plain

SHARES = 10
"""A digit goes to so many parts of the game."""

Load = Callable[[Services, Sequence[Seat], Stage], Skin]
"""Makes the skin of a game for these seats."""


class FilmScene(WidgetScene):
    """Shows `film`, beginning `at` a place. The table has a page and a canvas of its own above the bar.

    It is seen with the eyes of `eyes`; if `fixed`, with no others. `what_if` leads to a branch, and in a
    practice game under way `go_on` to its table; they are None where that cannot be. `review_job` finds what
    was lucky and what was dear, None while it is not over. The places of `moments` are marked, as praised or
    not.
    """

    def __init__(
        self,
        services: Services,
        film: Film[Any, Any],
        load: Load,
        *,
        eyes: int | None,
        fixed: bool,
        at: int,
        what_if: Callable[[int], Scene] | None = None,
        go_on: Callable[[int], Transition] | None = None,
        review_job: ReviewJob | None = None,
        moments: Sequence[tuple[int, bool]] = (),
    ) -> None:
        super().__init__(Page(click=services.sound.play))
        self.services, self.film, self.review_job = services, film, review_job
        self.what_if, self.go_on = what_if, go_on
        self.canvas = Canvas(pygame.Surface((1, 1)), services.canvas.art, services.canvas.lettering)
        aside = replace(services, canvas=self.canvas)
        self.board_page = Page(click=services.sound.play)
        make = partial(load, aside)
        self.session = FilmSession(
            film, make, services.settings, eyes=eyes, fixed=fixed, at=at, say=services.stream.tell
        )
        self.bar = FilmBar(services, self.session, review_job, moments)
        self.zoom = self._zoom()
        self._laid: tuple[object, ...] | None = None
        self._stirs = False

    def _zoom(self) -> CardZoom:
        return CardZoom(self.session.skin, self.session.stage, self.board_page)

    # --- where things lie ---

    def enter(self) -> None:
        self.canvas.look_like(self.services.canvas)
        self.session.adjust()
        self._laid = None

    def layout(self, canvas: Canvas) -> None:
        width, height = canvas.size
        board = (width, max(1, height - round(HIGH * canvas.k)))
        if self.canvas.size != board:
            self.canvas.aim(pygame.Surface(board).convert(canvas.surface))
        self.session.skin.has_knobs = False
        self.session.skin.layout(self.canvas)
        self.session.go(self.session.place)
        self._lay()

    def _lay(self) -> None:
        """Lay what can be touched on the table and on the bar."""
        session = self.session
        if session.is_among_others:
            self.look(session.eyes)
            return
        spots = [
            Spot(
                piece, session.stage.ground, self._touch, self._tip, lambda it: plain(session.skin.aloud(it))
            )
            for piece in sorted(session.stage.pieces.values(), key=depth)
            if piece.target
        ]
        for spot in spots:
            spot.walkable, spot.right = False, self.zoom.can_come_near(spot.piece)
        words = with_key(tr("The whole chronicle"), Act.LOG, self.services.bindings)
        paper = Paper(session.skin.paper, session.chronicle, self.canvas, self._jump_to, words)
        self.board_page.set_widgets([*spots, paper])
        self.zoom.keep()
        self.page.set_widgets(self.bar.widgets(self.deeds()), first="play")
        self._laid = self._look
        self.dirty = True

    @property
    def _look(self) -> tuple[object, ...]:
        """All on which the bar depends."""
        session = self.session
        found = self.review_job.found if self.review_job is not None else None
        return session.place, session.running, session.rate, session.eyes, found is None

    # --- what is pressed ---

    def deeds(self) -> dict[Act, Press]:
        """Return what keys do here, and the buttons of the bar."""
        deeds: dict[Act, Press] = {
            Act.LEFT: partial(self._step, "stops", -1),
            Act.RIGHT: self._show_next,
            Act.UP: partial(self._step, "turns", 1),
            Act.DOWN: partial(self._step, "turns", -1),
            Act.SKIP: partial(self._step, "rounds", 1),
            Act.REPLAY: partial(self._step, "rounds", -1),
            Act.OK: partial(self.session.run, 1),
            Act.HOLD: partial(self.session.run, 1),
            Act.UNDO: partial(self.session.run, -1),
            Act.SPEED: self.session.faster,
            Act.LOG: partial(self._jump_to, None),
            Act.PICTURE: self.take_picture,
            Act.MENU: self._open_menu,
            Act.FILM: Pop,
            Act.BACK: Pop,
        }
        if not self.session.fixed:
            deeds[Act.PEEK] = self._next_eyes
        if self.what_if is not None:
            deeds[Act.WHY] = self._what_if
        ask, place = self.session.ask, self.session.place
        own = ask is not None and ask.seat == self.session.eyes and place < self.film.last
        if self.go_on is not None and own:
            deeds[Act.AGAIN] = partial(self.go_on, place)
        return deeds

    def _step(self, kind: str, by: int) -> None:
        self.session.running = 0
        self.session.step(getattr(self.session, kind), by)

    def _show_next(self) -> None:
        """Show the next decision happen; while that moves, have it happened."""
        self.session.running = 0
        if self.session.director.busy:
            self.session.director.finish()
        else:
            self.session.show_next()

    def _next_eyes(self) -> None:
        eyes: list[int | None] = [None, *range(len(self.session.seats))]
        self.look(eyes[(eyes.index(self.session.eyes) + 1) % len(eyes)])

    def look(self, eyes: int | None) -> None:
        """See the film with other eyes."""
        self.session.look(eyes)
        self.session.skin.has_knobs = False
        self.session.skin.layout(self.canvas)
        self.session.go(self.session.place)
        self.zoom = self._zoom()
        self._lay()

    def _rest(self) -> None:
        """Stand still where it is."""
        self.session.running = 0
        self.session.director.finish()

    def _what_if(self) -> Transition:
        self._rest()
        assert self.what_if is not None
        return Push(self.what_if(self.session.place))

    def _open_menu(self) -> Transition:
        self._rest()
        line = partial(self._line, asked_to_copy=False) if not self.session.fixed else None
        return Push(film_menu(self.take_picture, self.film_turn, line, lambda: Push(FilmLesson(self))))

    def _line(self, asked_to_copy: bool) -> Transition:
        record = self.film.at(self.film.last).record
        return line_sheet(self.services, record, self.session.place, asked_to_copy)

    def take_picture(self) -> None:
        """Keep what is seen of the table as a picture, and say where it is."""
        game, panel = self.film.game.meta, self.session.prompt_panel
        title = " · ".join((tr(game.name), self.bar.where()[0], f"{datetime.now():%d.%m.%Y}"))
        line, panel.notice = "", ""
        if self.review_job is not None:
            with suppress(UserError):  # a game may be too long for a line
                line = f"{self.services.write_line(self.review_job.record, False)}#{self.session.place}"
        self.draw_board()
        panel.say(take_picture(self.canvas, game.id, title, line))

    def film_turn(self) -> Transition:
        """Keep the turn that is seen as a moving picture."""
        return Push(TurnReel(self))

    def _touch(self, piece: Piece, button: int) -> Transition | None:
        """Look nearer at a card, or see with the eyes of the seat whose plate was pressed."""
        if button == 3:
            self.zoom.near = not self.zoom.near
        elif piece.token.kind == "seat" and not self.session.fixed:
            self.look(piece.token.id)
        return STAY

    def _jump_to(self, line: Line | None) -> Transition:
        """Go where that line was told; without one open the whole chronicle."""
        told = self.session.chronicle.lines
        if line is None:
            return Push(LineList(self.services, self.session.lines, len(told), self._jump))
        self._jump(next(place for place, other in enumerate(told) if other is line))
        return STAY

    def _jump(self, line: int) -> None:
        self.session.running = 0
        self.session.go(self.session.place_of(line))

    def _tip(self, piece: Piece) -> str:
        return "" if self.zoom.is_telling(piece) else self.session.skin.explain(piece)

    def handle(self, item: Input) -> Transition | None:
        self.dirty = True
        if isinstance(item, Key):
            return self._key(item)
        if (
            isinstance(item, Pointer)
            and not self.bar.strip.collidepoint(item.pos)
            and not self.page.is_holding
        ):
            self.page.handle(item._replace(kind="move") if item.kind == "down" else item)
            inner = self.canvas.to_design(self.services.canvas.to_pixel(*item.pos))
            outcome = self.board_page.handle(item._replace(pos=inner))
            self.zoom.follow()
            return outcome
        if isinstance(item, Pointer):
            self.board_page.handle(Pointer("move", NOWHERE))
        return self.page.handle(item)

    def _key(self, item: Key) -> Transition | None:
        if is_copy(item) and not self.session.fixed:
            return self._line(asked_to_copy=True)
        if not item.down:
            return None
        focused = self.page.ring.current
        if item.act is Act.OK and focused is not None and self.page.ring.shown:
            return self.page.handle(item)
        deeds = self.deeds()
        if item.act is Act.SLOT and not item.repeat:
            self.session.go(round(self.film.last * item.slot / SHARES))
            return STAY
        steps = item.act in (Act.LEFT, Act.RIGHT, Act.UP, Act.DOWN)
        if item.act in deeds and (steps or not item.repeat):
            return deeds[item.act]() or STAY
        return self.page.handle(item)

    # --- frames ---

    @property
    def busy(self) -> bool:
        moves = self.session.director.busy or self.session.running != 0
        return moves or self.zoom.moving or self._stirs

    @property
    def cursor(self) -> Cursor:
        over = super().cursor
        return over if over is not Cursor.ARROW else self.board_page.cursor

    def remarks(self) -> Sequence[Remark]:
        panel = self.session.prompt_panel.words
        told = [] if self.session.director.busy else [Remark(plain(panel), self.session.place)]
        return [*remarks_of(self.page.widgets), *told]

    def update(self, dt: float) -> Transition | None:
        if self.review_job is not None and self.review_job.busy:
            self.review_job.step()
        moved = self.session.update(dt)
        self.page.update(dt)
        self.board_page.update(dt)
        grown, self._stirs = self.zoom.update(dt), self.session.skin.update(dt)
        told = self.session.prompt_panel.update(dt)
        if moved or self._laid != self._look:
            self._lay()
        dirty = self.page.dirty or self.board_page.dirty or told or grown
        self.dirty = self.dirty or dirty or self.busy
        return None

    def draw(self, canvas: Canvas) -> None:
        self.draw_board()
        canvas.blit_at_pixel(self.canvas.shown, (0, 0))
        strip = self.bar.strip
        canvas.fill(strip, theme.WALNUT_DK)
        canvas.line(strip.topleft, strip.topright, theme.OCHRE, 2)
        self.page.draw(canvas)

    def draw_board(self) -> None:
        """Draw the table as it is now, on its own canvas."""
        with self.canvas.dirty_redraw():
            self._draw_table(self.canvas)

    def _draw_table(self, canvas: Canvas) -> None:
        session = self.session
        draw_table(canvas, session.skin, session.stage, session.chronicle, session.marks())
        self.zoom.papers = [session.prompt_panel.draw(canvas, self.zoom.area(canvas.lettering.factor))]
        self.board_page.draw(canvas)
        self.zoom.draw(canvas, self.board_page.ring.shown)
