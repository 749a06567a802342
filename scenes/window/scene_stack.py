"""The stack of scenes: where each leads, how one picture turns into the next, and what happens on errors.

A UserError becomes a dialog over the scene that raised it. Any other exception is reported in a file and in
one sentence, and the program goes on at the home scene.
"""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from time import thread_time

import pygame

from game.core.errors import UserError
from game.translation import tr
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.input import Input
from scenes.ui.scene import STAY, Change, Pop, Push, Quit, Reset, Scene, Transition
from scenes.ui.shapes import fade

_TILE = 80
_STEP = 0.012
_FLIP = theme.SCENE_CHANGE - 23 * _STEP
AT_A_TIME = 0.006
"""Seconds after which the next part of a new picture waits for the next frame."""
QUOTED = 300
"""How many letters of a line a dialog quotes at most."""


class TileFlip:
    """Turns one picture of the window into another; `calm`, under reduced motion, it only fades.

    It begins once all `parts` are drawn into the new picture, which is `blank` at first: some of them in each
    frame, so that none takes long.
    """

    def __init__(
        self,
        old: pygame.Surface,
        calm: bool,
        blank: Callable[[], pygame.Surface],
        parts: Callable[[pygame.Surface], Iterable[Callable[[], object]]],
    ) -> None:
        self._old, self._new, self._calm = old, old, calm
        self._blank, self._parts_of = blank, parts
        self._parts: deque[Callable[[], object]] = deque([self._begin])
        self._passed = 0.0

    def _begin(self) -> None:
        self._new = self._blank()
        self._parts.extend(self._parts_of(self._new))

    @property
    def is_awaited(self) -> bool:
        """The new picture is not drawn yet."""
        return bool(self._parts)

    @property
    def finished(self) -> bool:
        """All of the new picture is shown."""
        return self._passed >= (theme.CROSS_FADE if self._calm else theme.SCENE_CHANGE)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass, or draw of the new picture what there is time for."""
        if not self._parts:
            self._passed += dt
        end = thread_time() + AT_A_TIME
        while self._parts:
            self._parts.popleft()()
            if thread_time() >= end:
                break

    def draw(self, canvas: Canvas) -> None:
        """Draw the pictures as far as they have changed."""
        target = canvas.surface
        if not self._passed:
            target.blit(self._old, (0, 0))
            return
        if self._calm:
            target.blit(self._old, (0, 0))
            fade(target, self._new, (0, 0), round(255 * min(1.0, self._passed / theme.CROSS_FADE)))
            return
        width, height = target.get_size()
        side = max(8, round(_TILE * canvas.k))
        diagonals = (width // side + height // side + 2) / 24
        for y in range(0, height, side):
            for x in range(0, width, side):
                delay = (x + y) // side * _STEP / max(1.0, diagonals)
                tile = pygame.Rect(x, y, side, side).clip(target.get_rect())
                self._draw_tile(target, tile, (self._passed - delay) / _FLIP)

    def _draw_tile(self, target: pygame.Surface, tile: pygame.Rect, share: float) -> None:
        if share <= 0 or share >= 1:
            target.blit(self._old if share <= 0 else self._new, tile, tile)
            return
        side = self._old if share < 0.5 else self._new
        width = max(1, round(tile.w * abs(1 - 2 * share)))
        target.fill(theme.NIGHT, tile)
        narrow = pygame.transform.scale(side.subsurface(tile), (width, tile.h))
        target.blit(narrow, (tile.centerx - width // 2, tile.y))


class SceneStack:
    """The scenes from the lowest to the one on top; `home` makes the first one."""

    def __init__(self, services: Services, home: Callable[[], Scene]) -> None:
        self.services, self.canvas, self.home = services, services.canvas, home
        self.scenes: list[Scene] = []
        self.running = False
        self.dirty = True
        """The window has to be drawn again, whatever the scene on top says."""
        self.guard = 0.0
        """Seconds for which inputs are held back, because the scene on top is new."""
        self.flip: Change | None = None
        self._backdrop: pygame.Surface | None = None
        self._seen: Scene | None = None  # the one that the window shows
        self._lost = False

    @property
    def top(self) -> Scene:
        """The scene that the player sees and acts on."""
        return self.scenes[-1]

    @property
    def active(self) -> bool:
        """The program runs and shows a scene."""
        return self.running and bool(self.scenes)

    # --- going from scene to scene ---

    def begin(self, scene: Scene) -> None:
        """Leave all scenes and show this one at once, without a change of pictures."""
        self.running = True
        self.guarded(lambda: self.go(Reset(scene)))
        self.flip, self.guard = None, 0.0

    def quit(self) -> None:
        """Leave all scenes, from the one on top downward, and stop running."""
        self.running = False
        self.leave_all()

    def leave_all(self) -> None:
        """Leave all scenes, from the one on top downward."""
        while self.scenes:
            self.scenes.pop().leave()

    def handle(self, item: Input) -> None:
        """Give an input to the scene on top and go where it says."""
        if self.scenes:
            self.guarded(lambda: self._act(item))

    def _act(self, item: Input) -> None:
        """Have the scene on top use an input; what it opens belongs to the same seat."""
        opener = self.top.opener(item)
        where = self.top.handle(item)
        if isinstance(where, Push) and where.scene.seat is None:
            where.scene.seat = opener
        self.go(where)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass, then show the first complaint that waits, if it can be shown now."""
        if not (isinstance(self.flip, TileFlip) and self.flip.is_awaited):
            self.guard = max(0.0, self.guard - dt)
        if self.flip is not None:
            self.guarded(partial(self.flip.update, dt))
            if self.flip is not None and self.flip.finished:
                self.flip, self.dirty = None, True
        elif self.active:
            self.guarded(lambda: self.go(self.top.update(dt)))
        complaints = self.services.complaints
        if complaints and self.scenes and not (self.flip or self.top.overlay):
            fault = complaints.pop(0)
            self._tell(tr("Please note"), _sentence(fault))

    def go(self, where: Transition | None) -> None:
        """Do what a scene has answered."""
        if where is None or where is STAY:
            return
        if isinstance(where, Quit):
            self.quit()
            return
        leaving = self.top if self.scenes else None
        coming = where.scene if isinstance(where, Push | Reset) else None
        if leaving is not None and isinstance(where, Push):
            leaving.cover()
        overlaid = leaving is None or leaving.overlay or (coming is not None and coming.overlay)
        old = self._left(self.top) if not overlaid else None
        if isinstance(where, Push):
            self.scenes.append(where.scene)
        elif isinstance(where, Reset):
            self.leave_all()
            self.scenes.append(where.scene)
        elif isinstance(where, Pop):
            self._pop()
        self._arrive(None if self.top.overlay else old, leaving)
        if isinstance(where, Pop) and where.then is not None:
            self.go(where.then())

    def _pop(self) -> None:
        self.scenes.pop().leave()
        if not self.scenes:
            self.scenes.append(self.home())

    def _arrive(self, old: pygame.Surface | None, leaving: Scene | None) -> None:
        """Show the scene that is on top now. One that cannot be entered is taken away again."""
        try:
            self._settle()
        except UserError:
            self._pop()
            self._settle()
            raise
        if self.top.music is not None:
            self.services.sound.music(self.top.music)
        if old is not None:
            calm = self.services.settings.reduced_motion
            self.flip = leaving.change(partial(self._picture, self.top)) if leaving and not calm else None
            if self.flip is None:
                self.services.sound.play("tiles")
                self.flip = TileFlip(old, calm, self._blank, self._parts)
            self.guard = theme.INPUT_GUARD

    def _settle(self) -> None:
        """Enter the scene on top and lay it out, without a change of pictures."""
        self._backdrop = self.flip = None
        self.dirty = True
        self.top.enter()
        self.top.layout(self.canvas)

    # --- pictures ---

    def draw(self) -> None:
        """Draw what is seen now: the scene on top, or the change from one picture to the next."""
        if self.flip is not None:
            self.flip.draw(self.canvas)
        else:
            self.draw_scene(self.top)

    def draw_scene(self, scene: Scene) -> None:
        """Draw a scene of the stack, an overlay over a still picture of the scene below it."""
        if scene.overlay:
            backdrop = self._backdrop if scene is self.top else None
            if backdrop is None:
                place = self.scenes.index(scene)
                backdrop = self._backdrop_of(self.scenes[place - 1]) if place else self._blank()
            if scene is self.top:
                self._backdrop = backdrop
            self.canvas.surface.blit(backdrop, (0, 0))
        scene.draw(self.canvas)

    def _backdrop_of(self, scene: Scene) -> pygame.Surface:
        """The whole window with that scene, as it is seen below another one."""
        scene.is_covered = True
        try:
            return self._picture(scene)
        finally:
            scene.is_covered = False

    def _left(self, scene: Scene) -> pygame.Surface:
        """The whole window with a scene that is left, on a surface of its own.

        Where a scene hides nothing from anybody, that is what the window shows: nothing has to be drawn.
        """
        if scene is self._seen and scene.is_patient and self.services.settings.magnifier == "off":
            return self.canvas.shown.copy()
        return self._picture(scene)

    def _picture(self, scene: Scene) -> pygame.Surface:
        """The whole window with that scene, on a surface of its own."""
        window = self.canvas.shown
        self.canvas.aim(self._blank())
        try:
            self.draw_scene(scene)
            return self.canvas.shown
        finally:
            self.canvas.aim(window)

    def _parts(self, new: pygame.Surface) -> list[Callable[[], object]]:
        """What draws the scene on top into a picture, part by part."""
        scene = self.top
        if scene.overlay:
            return [lambda: new.blit(self._picture(scene), (0, 0))]
        return [partial(self._draw_on, new, part) for part in scene.parts(self.canvas)]

    def _draw_on(self, picture: pygame.Surface, part: Callable[[], object]) -> None:
        window = self.canvas.shown
        self.canvas.aim(picture)
        try:
            part()
        finally:
            self.canvas.aim(window)

    def _blank(self) -> pygame.Surface:
        blank = pygame.Surface(self.canvas.size)
        blank.fill(theme.NIGHT)
        return blank

    def layout(self) -> None:
        """Lay out every scene that is or will be seen again."""
        self._backdrop, self.dirty, self._seen = None, True, None
        for scene in self.scenes:
            self.guarded(partial(scene.layout, self.canvas))

    # --- errors ---

    def guarded(self, act: Callable[[], object]) -> None:
        """Do something that may fail, and go on whatever happens."""
        try:
            act()
        except UserError as fault:
            self._tell(tr("This did not work"), _sentence(fault))
        except Exception as error:
            self.recover(error)

    def recover(self, error: Exception) -> None:
        """Report an unforeseen error and begin again at home; raise it if that has failed, too."""
        path = self.services.report(error)
        if self._lost:
            raise error
        self._lost = True
        with contextlib.suppress(Exception):
            self.leave_all()
        self.scenes = [self.home()]
        self._settle()
        sentence = tr(
            "Something went wrong that should not have. Your game is saved. A report lies in {place}.",
            place=path or tr("(it could not be written)"),
        )
        self._tell(tr("We are sorry"), sentence)

    def mark_drawn(self) -> None:
        """Note that the window shows the scene on top: it needs no other frame, and nothing has failed."""
        self._lost = self.dirty = self.top.dirty = self.top.is_between = False
        self._seen = self.top if self.flip is None else None

    def _tell(self, title: str, sentence: str) -> None:
        self.scenes.append(Dialog(title, sentence, [Answer(tr("Go on"), "primary")]))
        self._settle()


def _sentence(fault: UserError) -> str:
    """What a fault says in the player's language; of long lines it quotes only the beginning."""
    values = {
        name: f"{value[:QUOTED]}…" if isinstance(value, str) and len(value) > QUOTED else value
        for name, value in fault.values.items()
    }
    return tr(fault.text, **values)
