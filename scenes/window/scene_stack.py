"""The scene manager: a stack of scenes, the frame loop, and what happens between scenes.

A frame is drawn only when a scene asks for it. A UserError that reaches the loop becomes a dialog; anything
unforeseen leaves a report and one clear sentence, and the program goes on at the title.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial

import pygame

from game.core.errors import UserError
from game.translation import tr
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.captions import Captions
from scenes.ui.cursor import Pointers
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.event_reader import Reader
from scenes.ui.input import Act, Closed, Focus, Input, Key, Pointer, Resized, Typed
from scenes.ui.scene import STAY, Pop, Push, Quit, Reset, Scene, Transition
from scenes.voice.voice import Voice
from scenes.window.gc_tuning import Memory
from scenes.window.transition import Turning
from scenes.window.window import Window

FPS, FPS_RESTING, FPS_UNFOCUSED = 60, 20, 10
GLIMMER = 0.25
"""Seconds from one look of what lives by itself to the next."""
ICON, ICON_SIZE = "ui/icon", 64
REST_AFTER = 1.0
"""Seconds without any input or motion after which the loop turns more slowly."""


class SceneManager:
    """Runs scenes in a window until one of them quits. `home` makes the scene to begin with."""

    def __init__(self, window: Window, services: Services, home: Callable[[], Scene]) -> None:
        self.window, self.services, self._home = window, services, home
        self.canvas = services.canvas
        self.reader = Reader(self.canvas, services.bindings, lambda: window.ratio)
        self.pointers = Pointers(self.canvas.art)
        self.captions = Captions(services.settings)
        services.sound.captions = self.captions.tell
        self.voice = services.voice = Voice(services, services.stream)
        self._spoken = services.settings.voice_captions
        self._sized = (services.settings.window_width, services.settings.window_height)
        self.stack: list[Scene] = []
        self.running = False
        self._turning: Turning | None = None
        self._backdrop: pygame.Surface | None = None
        self._still: pygame.Surface | None = None
        self._stilled = False  # the still picture is what is shown now
        self._guard = 0.0
        self._unquiet = 0.0
        self._redraw = True
        self._lost = False
        self._resting = 0.0
        self._since_look = 0.0
        self._looks: dict[str, pygame.Surface] = {}

    @property
    def top(self) -> Scene:
        """The scene that the player sees and acts on."""
        return self.stack[-1]

    # --- the loop ---

    def run(self, scene: Scene | None = None) -> None:
        """Show scenes until the player quits."""
        self.begin(scene or self._home())
        self.frame(0.0, [])  # the first picture waits for no clock
        self.window.set_icon(self.canvas.art.picture(ICON, ICON_SIZE))
        with contextlib.suppress(pygame.error):
            self.reader.open_pads()
        pygame.key.stop_text_input()
        pygame.key.set_repeat(400, 60)
        clock, memory, tidied = pygame.time.Clock(), Memory(), False
        while self.running:
            dt = clock.tick(self._pace()) / 1000
            self.frame(min(dt, 0.1), pygame.event.get())
            rests = self._resting >= REST_AFTER
            if rests and not tidied:
                memory.tidy()
            tidied = rests

    def _pace(self) -> int:
        if not self.window.focused:
            return FPS_UNFOCUSED
        return FPS if self._resting < REST_AFTER else FPS_RESTING

    def begin(self, scene: Scene) -> None:
        """Put the first scene on the stack."""
        self._leave_all()
        self.running = True
        self._resize()
        self._guarded(lambda: self._go(Reset(scene)))
        self._turning, self._guard = None, 0.0

    def frame(self, dt: float, events: list[pygame.event.Event]) -> None:
        """One turn of the loop: inputs, time, and a picture if one is needed."""
        self._resting = 0.0 if events else self._resting + dt
        for event in events:
            self._event(event)
        for item in self.reader.repeat(dt):
            self.send(item)
        self._pass(dt)
        if self.running and self.stack:
            self._draw_if_needed()
        if self.running and self.stack and (events or not (self._resting or self.top.busy)):
            self.pointers.show(self.top.cursor, self.canvas.k / self.window.ratio, self.canvas.sharp)
        self.services.sound.tick(dt)

    def close(self) -> None:
        """Leave every scene, fall silent, remember the window's size, and close it."""
        self._leave_all()
        if not self.window.fullscreen:
            self.services.settings.window_width, self.services.settings.window_height = self.window.size
            self.services.save_settings(self.services.settings)
        self.services.sound.close()
        self.voice.close()
        self.window.close()

    def send(self, item: Input) -> None:
        """Give one input to the scene on top."""
        if isinstance(item, Closed):
            self.running = False
            self._leave_all()
            return
        listens = bool(self.stack) and self.top.listens
        if isinstance(item, Key) and item.act is Act.FULLSCREEN and item.down and not listens:
            self.services.settings.fullscreen = not self.services.settings.fullscreen
            self.services.apply_settings()
            self.services.relayout = True
            return
        if not listens and self.voice.hear(item):
            return
        held_back = isinstance(item, Key | Pointer | Typed) and self._guard > 0
        released = isinstance(item, Key) and not item.down
        if self.stack and not (held_back and not released):
            self._guarded(lambda: self._go(self.top.handle(item)))

    def _event(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            self._unquiet = theme.RESIZE_QUIET
            self._redraw = True
            return
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._redraw = True
            return
        if event.type in (pygame.WINDOWDISPLAYCHANGED, pygame.WINDOWFOCUSGAINED) and self.window.fit():
            self._unquiet = theme.RESIZE_QUIET
        before = self.reader.device
        item = self.reader.read(event)
        if self.reader.device is not before:
            self.services.device = self.reader.device
            self._redraw = True
        if isinstance(item, Focus):
            self.services.sound.focus(item.gained)
        if item is not None:
            self.send(item)

    def _pass(self, dt: float) -> None:
        self._guard = max(0.0, self._guard - dt)
        self._since_look += dt
        self.captions.update(dt)
        self.voice.tick(dt)
        if self._unquiet > 0:
            self._unquiet -= dt
            if self._unquiet <= 0:
                self._resize()
        if self._turning is not None:
            self._turning.update(dt)
            if self._turning.over:
                self._turning, self._redraw = None, True
        elif self.running and self.stack:
            self._guarded(lambda: self._go(self.top.update(dt)))
        if self.services.complaints and self.stack and not (self._turning or self.top.overlay):
            fault = self.services.complaints.pop(0)
            self._tell(tr("Please note"), tr(fault.text, **fault.values))
        self._shape()
        if self.services.relayout:
            self.services.relayout = False
            self._place()

    def _shape(self) -> None:
        """Give the window the shape that the settings want."""
        settings = self.services.settings
        wanted = (settings.window_width, settings.window_height)
        if wanted != self._sized and all(wanted):
            self.window.resize(wanted)
            self._unquiet = theme.RESIZE_QUIET
        self._sized = wanted
        if settings.voice_captions != self._spoken:
            self._spoken = settings.voice_captions
            self._resize()
        if settings.fullscreen != self.window.fullscreen:
            self.window.set_fullscreen(settings.fullscreen)
            self._unquiet = theme.RESIZE_QUIET

    # --- going from scene to scene ---

    def _go(self, where: Transition | None) -> None:
        if where is None or where is STAY:
            return
        if isinstance(where, Quit):
            self.running = False
            self._leave_all()
            return
        old = self._picture() if self.stack else None
        overlaid = self.stack and self.top.overlay
        if isinstance(where, Push):
            self.stack.append(where.scene)
        elif isinstance(where, Reset):
            self._leave_all()
            self.stack.append(where.scene)
        elif isinstance(where, Pop):
            self.stack.pop().leave()
            if not self.stack:
                self.stack.append(self._home())
        self._arrive(old if not (overlaid or self.top.overlay) else None)
        if isinstance(where, Pop) and where.then is not None:
            self._go(where.then())

    def _arrive(self, old: pygame.Surface | None) -> None:
        """Show the scene that is on top now. One that cannot be entered is taken away again."""
        try:
            self._settle()
        except UserError:
            self.stack.pop().leave()
            if not self.stack:
                self.stack.append(self._home())
            self._settle()
            raise
        if self.top.music is not None:
            self.services.sound.music(self.top.music)
        if old is not None:
            self.services.sound.play("tiles")
            self._turning = Turning(old, self._picture(), self.services.settings.reduced_motion)
            self._guard = theme.INPUT_GUARD

    def _leave_all(self) -> None:
        while self.stack:
            self.stack.pop().leave()

    # --- pictures ---

    def _draw_if_needed(self) -> None:
        """Draw what changed. A scene that cannot be drawn, UserError or not, is not worth staying in."""
        try:
            self._show()
        except Exception as error:
            self._apologise(error)

    def _show(self) -> None:
        scene, surface = self.top, self.window.surface
        if self._unquiet > 0:
            self._turning = None  # its pictures have the size of before
        if self._unquiet > 0 and self._still is not None:
            pygame.transform.scale(self._still, surface.get_size(), surface)
            self.window.flip()
            return
        captions = self.captions.dirty or self.voice.strip.dirty
        if not (self._redraw or scene.dirty or scene.busy or self._turning or captions):
            if not self._stilled:
                self._still, self._stilled = surface.copy(), True
            self._glimmer()
            return
        self.voice.follow(scene)
        self.voice.strip.draw(surface)
        self.canvas.aim(self.voice.strip.above(surface))
        if self._turning is not None:
            self._turning.draw(self.canvas)
        else:
            self._draw(scene)
        self.captions.draw(self.canvas)
        self.window.flip()
        self._resting = self._since_look = 0.0
        self._looks.clear()
        self._lost = scene.dirty = self.captions.dirty = self._redraw = self._stilled = False

    def _glimmer(self) -> None:
        """While all rests, show what lives by itself as it looks next; each look is drawn only once."""
        if self._since_look < GLIMMER or self.services.settings.reduced_motion or not self.window.focused:
            return
        self._since_look = 0.0
        found = self.top.glimmer()
        if found is None:
            return
        surface = self.canvas.surface
        part = self.canvas.to_pixels(found.area).clip(surface.get_rect())
        if found.look in self._looks:
            surface.blit(self._looks[found.look], part)
        else:
            with self.canvas.clip(found.area):
                self._draw(self.top)
                self.captions.draw(self.canvas)
            self._looks[found.look] = surface.subsurface(part).copy()
        self.window.flip()

    def _draw(self, scene: Scene) -> None:
        if scene.overlay:
            self.canvas.surface.blit(self._below(scene), (0, 0))
        scene.draw(self.canvas)

    def _below(self, scene: Scene) -> pygame.Surface:
        """The still picture of what lies under an overlay, drawn once."""
        if self._backdrop is None:
            place = self.stack.index(scene)
            self._backdrop = self._picture(self.stack[place - 1]) if place else self._blank()
        return self._backdrop

    def _picture(self, scene: Scene | None = None) -> pygame.Surface:
        """The whole window with that scene, as a surface of its own."""
        window, kept = self.canvas.surface, self._backdrop
        self.canvas.aim(self._blank())
        if scene is not None:
            self._backdrop = None
        try:
            self._draw(scene or self.top)
            return self.canvas.surface
        finally:
            self.canvas.aim(window)
            if scene is not None:
                self._backdrop = kept

    def _blank(self) -> pygame.Surface:
        blank = pygame.Surface(self.canvas.surface.get_size())
        blank.fill(theme.NIGHT)
        return blank

    def _resize(self) -> None:
        self._unquiet = 0.0
        self.canvas.aim(self.voice.strip.above(self.window.surface))
        self.canvas.art.forget_sizes()
        self._turning = None
        self._place()
        if self.stack:
            self._guarded(lambda: self._go(self.top.handle(Resized())))

    def _place(self) -> None:
        """Lay out every scene that is or will be seen again."""
        self._backdrop, self._redraw = None, True
        for scene in self.stack:
            self._guarded(partial(scene.layout, self.canvas))

    # --- what goes wrong ---

    def _guarded(self, act: Callable[[], object]) -> None:
        """Do something that may fail, and go on whatever happens."""
        try:
            act()
        except UserError as fault:
            self._tell(tr("This did not work"), tr(fault.text, **fault.values))
        except Exception as error:
            self._apologise(error)

    def _apologise(self, error: Exception) -> None:
        """Report what nobody foresaw and begin anew at home; if even that fails, give up."""
        path = self.services.report(error)
        if self._lost:
            raise error
        self._lost = True
        with contextlib.suppress(Exception):
            self._leave_all()
        self.stack = [self._home()]
        self._settle()
        sentence = tr(
            "Something went wrong that should not have. Your game is saved. A report lies in {place}.",
            place=path or tr("(it could not be written)"),
        )
        self._tell(tr("We are sorry"), sentence)

    def _tell(self, title: str, sentence: str) -> None:
        self.stack.append(Dialog(title, sentence, [Answer(tr("Go on"), "primary")]))
        self._settle()

    def _settle(self) -> None:
        """Show the scene on top at once, without a change of pictures."""
        self._backdrop = self._turning = None
        self._redraw = True
        self.top.enter()
        self.top.layout(self.canvas)
