"""Looking nearer at a board: by wheel and key, by dragging it, and at what keys and gamepad lead to."""

from __future__ import annotations

from scenes.stage.camera import Camera, Sight
from scenes.stage.pieces import Point
from scenes.stage.spots import Spot
from scenes.table.session import TableSession
from scenes.ui.input import Act, Focus, Input, Key, Pointer
from scenes.ui.page import Page


class Lens:
    """Moves the camera of `session`, if its skin has one; `page` knows what is pointed at.

    While something is shown the camera stands still: what somebody wishes to see then is seen after it.
    """

    def __init__(self, session: TableSession, page: Page) -> None:
        self._session, self._page = session, page
        self._wish: Sight | None = None
        self._led = False
        """An input came, after which keys may point at something out of sight."""
        self._held: Point | None = None

    @property
    def _camera(self) -> Camera | None:
        return self._session.skin.camera

    @property
    def moving(self) -> bool:
        """True until the camera, if there is one, has come where it goes."""
        return self._camera is not None and self._camera.moving

    def take(self, item: Input) -> bool:
        """Use an input that asks for a nearer look, or for all of the board; return False for any other.

        The camera stands still before anything is pressed that moves.
        """
        camera = self._camera
        if camera is None:
            return False
        if self._held is not None:
            return self.drag(item, camera, self._held)
        if isinstance(item, Key) or (isinstance(item, Pointer) and item.kind == "down"):
            self._page.dirty = self._page.dirty or camera.moving
            camera.finish()
        if isinstance(item, Pointer) and item.kind == "wheel" and camera.port.collidepoint(item.pos):
            self._wish = camera.turn(item.pos, item.wheel > 0)
            return True
        if isinstance(item, Pointer) and item.kind == "down" and (led := self._signposted(item, camera)):
            self._wish = led
            return True
        if isinstance(item, Pointer) and item.kind == "down" and self._can_be_held(item, camera):
            self._held, self._page.ring.shown = item.pos, False
            return True
        if isinstance(item, Key) and item.act is Act.ZOOM and item.down and not item.repeat:
            self._wish = camera.turn(self._place(camera), camera.sight == camera.whole)
            return True
        return False

    def _signposted(self, press: Pointer, camera: Camera) -> Sight | None:
        """Return where a press on a signpost leads, if nothing but the board lies there."""
        target = self._page.at(press.pos)
        is_over = target is not None and not (isinstance(target, Spot) and target.piece.window is camera.port)
        return None if is_over else camera.signposted(press.pos)

    def _can_be_held(self, press: Pointer, camera: Camera) -> bool:
        """Return True if a press takes hold of the board: where nothing lies, and there is more of it."""
        is_free = camera.port.collidepoint(press.pos) and self._page.at(press.pos) is None
        can_move = camera.sight != camera.whole and not self._session.director.busy
        return press.button == 1 and is_free and can_move

    def drag(self, item: Input, camera: Camera, held: Point) -> bool:
        """Let the board follow the mouse until it lets go; return False for what is not about it."""
        if isinstance(item, Pointer) and item.kind == "move":
            camera.drag(item.pos[0] - held[0], item.pos[1] - held[1])
            self._held = item.pos
            return True
        is_end = isinstance(item, Focus) or (isinstance(item, Pointer) and item.kind in ("up", "leave"))
        if is_end:
            self._held, wish = None, camera.let_go()
            if wish != camera.sight and not self._session.director.busy:
                self._look_at(wish, at_once=True)
        return is_end and isinstance(item, Pointer)

    def _place(self, camera: Camera) -> tuple[float, float]:
        """Return the point of the screen that keys or the mouse point at, or else its middle."""
        target = self._page.ring.current
        if self._page.ring.shown and isinstance(target, Spot) and target.piece.window is camera.port:
            return target.piece.x, target.piece.y
        return self._page.mouse if camera.port.collidepoint(self._page.mouse) else camera.port.center

    def reveal(self) -> None:
        """Let what keys have led to be seen once the table rests: it may be elsewhere by then."""
        self._led = True

    def _followed(self, camera: Camera) -> Sight:
        """Return the present sight, moved to what keys have led to if that is out of sight."""
        led, self._led = self._led and self._page.ring.shown, False
        target = self._page.ring.current
        if led and isinstance(target, Spot) and target.piece.window is camera.port:
            return camera.reveal(target.piece)
        return camera.sight

    def rest(self) -> None:
        """End the motion: all is laid anew anyway."""
        if self._camera is not None:
            self._camera.finish()

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if the picture has changed in them."""
        camera, director = self._camera, self._session.director
        if camera is None:
            return False
        if not director.busy:
            wish, self._wish = self._wish or self._followed(camera), None
            if wish != camera.sight:
                self._look_at(wish, director.reduced)
                return True
        return camera.update(dt)

    def _look_at(self, sight: Sight, at_once: bool) -> None:
        """Let the camera go where somebody wants it, and lay everything as it is seen there."""
        camera = self._camera
        assert camera is not None
        camera.aim(sight, at_once)
        camera.by_hand = True
        self._session.settle()
        self._session.change()
