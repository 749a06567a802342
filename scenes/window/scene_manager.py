"""The frame loop: it reads events, lets time pass, and draws when a scene asks for it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from time import thread_time

import pygame

from scenes.menus.lost_pad import LostPadScene
from scenes.reader.reader import Reader
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.input import Act, Closed, Device, Focus, Input, Key, Pointer, Resized, Typed
from scenes.ui.scene import Push, Scene
from scenes.ui.sound import Captions
from scenes.ui.time_limit import LIMIT, OverLimitError
from scenes.voice.voice import Voice
from scenes.window.gc_tuning import GcTuning
from scenes.window.magnifier import POWERS, Magnifier
from scenes.window.scene_stack import SceneStack
from scenes.window.switch_scan import SwitchScan
from scenes.window.window import CursorSetter, EventReader, Window

FPS, FPS_UNFOCUSED = 60, 10
FPS_RESTING, FPS_ASLEEP, GLANCES, GLANCES_ASLEEP = 10, 5, 30, 10
"""Frames a second while nothing moves, in front and behind another window; looks for input a second then."""
LONGEST = 0.1
"""Seconds for which a frame counts at most where something may move, however long it has taken."""
SPARE = 0.004
"""Seconds of work up to which a frame has time left for what will be drawn later."""
LONG, FULL, ATTEMPTS = 0.008, 0.005, 20
"""Seconds of work from which a frame leaves what is to be made to the next, where something moves only what
is new in it; seconds before its drawing begins from which it leaves all, and to how many frames one picture
may be left."""
GLIMMER = 0.3
"""Seconds from one look of a glimmer to the next."""
ICON, ICON_SIZE = "ui/icon", 64
REST_AFTER = 1.0
"""Seconds without any input or motion after which the loop runs more slowly."""


class SceneManager:
    """Runs scenes in a window until one of them quits. `home` makes the scene to begin with."""

    def __init__(self, window: Window, services: Services, home: Callable[[], Scene]) -> None:
        self.window, self.services, self.canvas = window, services, services.canvas
        self.stack = SceneStack(services, home)
        self.reader = EventReader(self.canvas, services.bindings, services.hands, lambda: window.ratio)
        self.cursor = CursorSetter(self.canvas.art)
        self.captions = Captions(services.settings)
        self.magnifier = Magnifier()
        self._pointed: tuple[int, int] | None = None  # pixel of the window under the pointer
        services.sound.captions = self.captions.tell
        self.voice = services.voice = Voice(services, services.stream)
        self.screen_reader = Reader(services, services.stream, window)
        self.switch = SwitchScan(services.settings, services.stream)
        self._captioned = services.settings.voice_captions
        self._wanted_size = (services.settings.window_width, services.settings.window_height)
        self._until_resize = 0.0  # seconds for which the size must not change any more
        self._last_frame: pygame.Surface | None = None  # half as large; shown while the size changes
        self._last_frame_kept = False
        self._question: Scene | None = None  # what was asked last because the window was closed
        self._resting = 0.0
        self._shown: Scene | None = None  # what the window shows, unless something between two scenes
        self._was_moving = False
        self.attempts = 0
        """How many frames have begun a picture that is not drawn yet."""
        self._since_glimmer = 0.0
        self._glimmers: dict[str, pygame.Surface] = {}

    # --- the loop ---

    def run(self, scene: Scene | None = None) -> None:
        """Show scenes until the player quits."""
        self.begin(scene or self.stack.home())
        if self.window.waits_for_reader:
            self.screen_reader.open()
            self.window.show()
        self.frame(0.0, [])  # the first picture waits for no clock
        if not self.window.waits_for_reader:
            self.screen_reader.open()
        self.window.set_icon(self.canvas.art.picture(ICON, ICON_SIZE))
        with contextlib.suppress(pygame.error):
            self.reader.open_pads()
        pygame.key.stop_text_input()
        pygame.key.set_repeat(400, 60)
        clock, tuning, collected = pygame.time.Clock(), GcTuning(), False
        while self.stack.running:
            self.frame(*self._wait(clock))
            rests = self._resting >= REST_AFTER
            if rests and not collected:
                tuning.collect()
            collected = rests

    def _wait(self, clock: pygame.time.Clock) -> tuple[float, list[pygame.event.Event]]:
        """Wait until the next frame begins; return the seconds since the last one, and what has happened.

        While nothing moves there are few frames, and any input begins one.
        """
        if self._resting < REST_AFTER:
            return min(clock.tick(self._fps()) / 1000, LONGEST), pygame.event.get()
        passed, glances = 0, GLANCES if self.window.focused else GLANCES_ASLEEP
        for _ in range(glances // self._fps()):
            if pygame.event.peek():
                break
            passed += clock.tick(glances)
        return min(passed / 1000, 1 / FPS_ASLEEP), pygame.event.get()

    def _fps(self) -> int:
        moving, resting = (FPS, FPS_RESTING) if self.window.focused else (FPS_UNFOCUSED, FPS_ASLEEP)
        return moving if self._resting < REST_AFTER else resting

    def begin(self, scene: Scene) -> None:
        """Leave all scenes and show this one."""
        self.stack.leave_all()
        self._resize()
        self.stack.begin(scene)

    def frame(self, dt: float, events: list[pygame.event.Event]) -> None:
        """Run the loop once: inputs, time, and a picture if one is needed."""
        start = self._start = thread_time()
        self._resting = 0.0 if events else self._resting + dt
        for event in events:
            self._event(event)
        for item in self.reader.repeat(dt):
            self.send(item)
        if self.stack.active and not self.stack.guard:
            for item in self.screen_reader.inputs(self.stack.top):
                self.send(item)
        self._update(dt)
        if self.stack.active:
            try:
                self._draw_if_needed()
            except Exception as error:  # a scene that cannot be drawn is not worth staying in
                self.stack.recover(error)
        if self.stack.active:
            self.screen_reader.follow(self.stack.top, dt)
        if self.stack.active and (events or not (self._resting or self.stack.top.busy)):
            scale = self.canvas.k / self.window.ratio * self.services.settings.pointer_size / 100
            self.cursor.show(self.stack.top.cursor, scale, self.canvas.sharp)
        self.services.sound.tick(dt)
        while thread_time() - start < SPARE:
            self.canvas.art.prepare_next()
            if self.canvas.art.is_prepared:
                break

    def close(self) -> None:
        """Leave every scene, fall silent, save the window's size, and close it."""
        self.stack.leave_all()
        if not self.window.fullscreen:
            self.services.settings.window_width, self.services.settings.window_height = self.window.size
            self.services.save_settings(self.services.settings)
        self.services.sound.close()
        self.voice.close()
        self.window.destroy()

    def _close(self) -> None:
        """Quit, but put a question first where something would be lost; who closes once more means it."""
        scenes = self.stack.scenes
        found = (scene.closing() for scene in reversed(scenes) if self._question not in scenes)
        question = next((asked for asked in found if asked is not None), None)
        if question is None:
            self.stack.quit()
        else:
            self._question = question.scene
            self.stack.guarded(lambda: self.stack.go(question))

    def send(self, item: Input) -> None:
        """Give one input to the scene on top."""
        if isinstance(item, Closed):
            self._close()
            return
        instead = self.switch.take(item, self.stack.top) if self.stack.scenes else None
        if instead is None:
            self._pass_on(item)
        for sent in instead or ():
            self._pass_on(sent)

    def _pass_on(self, item: Input) -> None:
        """Give an input that no switch has taken to the window, the voice or the scene on top."""
        listens = bool(self.stack.scenes) and self.stack.top.listens
        if isinstance(item, Key) and item.act is Act.FULLSCREEN and item.down and not listens:
            self.services.settings.fullscreen = not self.services.settings.fullscreen
            self.services.apply_settings()
            self.services.relayout = True
            return
        if not self._is_admitted(item) or (not listens and self.voice.hear(item)):
            return
        held_back = isinstance(item, Key | Pointer | Typed) and self.stack.guard > 0
        released = isinstance(item, Key) and not item.down
        if released or not held_back:
            self.stack.handle(item)

    def _is_admitted(self, item: Input) -> bool:
        """Return whether the scene on top is for the device that an input came from."""
        if not isinstance(item, Key | Pointer | Typed) or not self.stack.scenes:
            return True
        return self.stack.top.can_use(item, self.services.hands)

    def _event(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            self._until_resize = theme.RESIZE_QUIET
            self.stack.dirty = True
            return
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.stack.dirty = True
            return
        if event.type in (pygame.WINDOWDISPLAYCHANGED, pygame.WINDOWFOCUSGAINED) and self.window.fit():
            self._until_resize = theme.RESIZE_QUIET
        self.reader.is_halved = not (self.stack.scenes and self.stack.top.listens)
        item = self.reader.read(event)
        used = item is not None and self._is_admitted(item)
        if used and self.reader.device is not self.services.device:
            self.services.device = self.reader.device
            self.stack.dirty = True
        if isinstance(item, Pointer) and item.kind != "wheel":
            self._pointed = None if item.kind == "leave" else self.canvas.to_pixel(*item.pos)
        if isinstance(item, Focus):
            self.services.sound.focus(item.gained)
        if item is not None:
            self.send(item)

    def _update(self, dt: float) -> None:
        self._since_glimmer += dt
        self.captions.update(dt)
        self.voice.gives_way = self.screen_reader.active
        self.voice.tick(dt)
        if self._until_resize > 0:
            self._until_resize -= dt
            if self._until_resize <= 0:
                self._resize()
        self.stack.update(0.0 if self.attempts else dt)  # a motion begins with the picture that shows it
        if self.stack.active and not self.stack.flip and self.stack.guard <= 0:
            for item in self.switch.update(dt, self.stack.top, not self.voice.is_talking):
                self._pass_on(item)
        self._miss_pads()
        self._adapt_window()
        if self.services.relayout:
            self.services.relayout = False
            self.stack.layout()

    def _miss_pads(self) -> None:
        """Hold the table while a pad is gone that somebody plays with."""
        hands = self.services.hands
        missing = hands.missing
        if missing is not None and self.stack.active and not isinstance(self.stack.top, LostPadScene):
            self.stack.guarded(lambda: self.stack.go(Push(LostPadScene(hands, missing))))

    # --- the window ---

    def _adapt_window(self) -> None:
        """Give the window the size that the settings want."""
        settings = self.services.settings
        wanted = (settings.window_width, settings.window_height)
        if wanted != self._wanted_size and all(wanted):
            self.window.resize(wanted)
            self._until_resize = theme.RESIZE_QUIET
        self._wanted_size = wanted
        if settings.voice_captions != self._captioned:
            self._captioned = settings.voice_captions
            self._resize()
        if settings.fullscreen != self.window.fullscreen:
            self.window.cover_desktop(settings.fullscreen)
            self._until_resize = theme.RESIZE_QUIET

    def _resize(self) -> None:
        """Adapt the canvas and every scene to the size that the window has now."""
        self._until_resize = 0.0
        self.canvas.aim(self.voice.strip.above(self.window.surface))
        self.canvas.spoil()  # a window that has its size of before once more shows something blurred
        self.canvas.art.clear_scaled()
        self.stack.flip = None
        self.stack.layout()
        self.stack.handle(Resized())

    # --- pictures ---

    def _draw_if_needed(self) -> None:
        """Draw what has changed since the last frame."""
        stack, surface = self.stack, self.window.surface
        if self._until_resize > 0:
            stack.flip = None  # its pictures have the size of before
            if self._last_frame is not None:
                pygame.transform.scale(self._last_frame, surface.get_size(), surface)
                self.window.flip()
                return
        captions = self.captions.dirty or self.voice.strip.dirty or self.switch.dirty
        if not (stack.dirty or stack.top.dirty or stack.top.busy or stack.flip or captions):
            if not self._last_frame_kept:
                half = surface.get_width() // 2, surface.get_height() // 2
                self._last_frame, self._last_frame_kept = pygame.transform.scale(surface, half), True
            self._glimmer()
            if not self.magnifier.is_laid(*self._magnified()):
                self.magnifier.lift(surface)
                self._flip()
            return
        if not self.attempts and thread_time() - self._start > FULL and self._may_wait():
            self.attempts, stack.dirty = 1, True
            return
        self.magnifier.lift(surface)
        self.voice.follow(stack.top)
        self.voice.strip.draw(surface)
        self.canvas.aim(self.voice.strip.above(surface))
        try:
            end, may_wait = self._start + LONG, self._may_wait()
            with LIMIT.until(end if may_wait else None), LIMIT.sparing(None if may_wait else end):
                stack.draw()
        except OverLimitError:
            self.attempts, stack.dirty = self.attempts + 1, True
            return
        if stack.flip is None:
            self.switch.draw(self.canvas)
        self.captions.draw(self.canvas, stack.top.captions_foot)
        self._flip()
        self._shown, self._was_moving = (None if stack.flip else stack.top), stack.top.busy
        self.attempts = 0
        self._resting = self._since_glimmer = 0.0
        self._glimmers.clear()
        self.captions.dirty = self._last_frame_kept = False
        stack.mark_drawn()
        stack.dirty = LIMIT.has_left

    def _may_wait(self) -> bool:
        """Return True if nobody sees that the next picture comes a frame later."""
        top, flip = self.stack.top, self.stack.flip
        moves = flip is not None or (self._was_moving and top.busy and not top.is_between)
        return top.is_patient and top is self._shown and not moves and self.attempts < ATTEMPTS

    def _magnified(self) -> tuple[tuple[int, int] | None, int]:
        """Return the pixel under which the magnifier lies, and how many times it makes things larger."""
        points = self.services.device is Device.MOUSE and not self.stack.flip
        return (self._pointed if points else None), POWERS[self.services.settings.magnifier]

    def _flip(self) -> None:
        """Show what is drawn, with the magnifier over it."""
        self.magnifier.lay(self.window.surface, *self._magnified(), self.canvas.k)
        self.window.flip()

    def _glimmer(self) -> None:
        """Show the next looks of the scene's glimmers, if it has any; each look is drawn only once."""
        if self._since_glimmer < GLIMMER or self.services.settings.reduced_motion or not self.window.focused:
            return
        self._since_glimmer = 0.0
        found = self.stack.top.glimmers()
        if not found:
            return
        surface = self.canvas.surface
        self.magnifier.lift(surface)
        for area, look, paint in found:
            if paint is not None:
                with self.canvas.clip(area):
                    paint(self.canvas)
                continue
            part = self.canvas.to_pixels(area).clip(surface.get_rect())
            if look in self._glimmers:
                surface.blit(self._glimmers[look], part)
                continue
            with self.canvas.clip(area):
                self.stack.draw_scene(self.stack.top)
                self.switch.draw(self.canvas)
                self.captions.draw(self.canvas, self.stack.top.captions_foot)
            self._glimmers[look] = surface.subsurface(part).copy()
        self._flip()
