"""Pieces as targets of mouse, keys and gamepad; the card that is pointed at, large enough to be read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property, partial

import pygame

from game.core.action import Token
from game.translation import tr
from scenes.stage.camera import Camera
from scenes.stage.card_places import ROOM, beside, standing
from scenes.stage.pieces import FLYING, HAND, Piece
from scenes.stage.skin import Skin
from scenes.stage.sprites import GILT, grow
from scenes.stage.stage import Stage
from scenes.ui import tip
from scenes.ui.anim import ease_out_cubic, mix
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Cursor, Key, Pointer, Typed
from scenes.ui.page import Page
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import HOVER_LIFT, INK, LIFTED, OCHRE_LT, RESTING
from scenes.ui.widgets import Press, Widget, draw_focus_ring

Touch = Callable[[Piece, int], "Transition | None"]


class Spot(Widget):
    """A place where a piece can be touched. `touch` gets the piece and the mouse button (1 for keys).

    `ground` returns the place that a piece stands on. `explain` returns the words for whoever points at it,
    `tell` those for whoever does not see it. What lies on the board of `camera` is come to by the same
    directions however near that is.
    """

    radius = 7.0

    def __init__(
        self,
        piece: Piece,
        ground: Callable[[Piece], pygame.FRect],
        touch: Touch,
        explain: Callable[[Piece], str],
        tell: Callable[[Piece], str],
        camera: Camera | None = None,
    ) -> None:
        super().__init__(piece.rect, key=str(piece.token), focusable=True)
        self.piece = piece
        self._camera = camera if piece.window is not None else None
        self._ground = ground
        self._touch = touch
        self._explain, self._tell = explain, tell

    @property
    def tip(self) -> str:
        """Return what the piece is; it is worked out when somebody points at it."""
        return self._explain(self.piece)

    @tip.setter
    def tip(self, words: str) -> None:
        """Widgets set a tip when they are made; a spot's comes from its piece."""

    @cached_property
    def spoken_text(self) -> str:
        """What the piece is and what can be done with it, as long as this spot is laid."""
        return self._tell(self.piece)

    @property
    def arrow_rect(self) -> pygame.FRect:
        return self.rect if self._camera is None else self._camera.unmoved(self.rect)

    def is_hit(self, pos: tuple[float, float]) -> bool:
        return self.piece.is_hit(pos)

    @property
    def target(self) -> pygame.FRect:
        return super().target if self.piece.is_seen else pygame.FRect(self.rect.center, (0, 0))

    @property
    def around(self) -> pygame.FRect:
        """Who asks about a piece wants to see what else stands there."""
        return self._ground(self.piece)

    @property
    def cursor(self) -> Cursor:
        return Cursor.HAND if self.walkable else Cursor.ARROW

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "down":
            return self._touch(self.piece, item.button)
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self._touch(self.piece, 1)
        return None

    def draw_focus(self, canvas: Canvas) -> None:
        piece = self.piece
        if piece.ring and not canvas.sharp:
            wide, high = piece.width * AROUND, piece.height * AROUND
            canvas.picture(piece.ring, piece.x, piece.y, wide, height=high, anchor="center")
            return
        draw_focus_ring(canvas, pygame.FRect(piece.rect), self.radius)


class Opener(Widget):
    """A piece that opens something: it is pressed where it lies, and looks as it lies there."""

    def __init__(
        self, piece: Piece, words: str, tip: str, press: Press, tell: Callable[[Piece], str]
    ) -> None:
        super().__init__(piece.rect, key=words, tip=tip, focusable=True)
        self.piece = piece
        self._press, self._tell = press, tell

    @property
    def spoken_text(self) -> str:
        return f"{self.key}: {tr('button')}\n{self._tell(self.piece)}"

    def pointer(self, item: Pointer) -> Transition | None:
        return (self._press() or STAY) if item.kind == "down" and item.button == 1 else STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        is_pressed = isinstance(item, Key) and item.act is Act.OK and not item.repeat
        return (self._press() or STAY) if is_pressed else None


AROUND = 1.27
"""How much larger than a piece its ring is, so that it lies around what stands there."""
LARGEST = 1.6
"""How much larger a card gets for those who read large text."""
LIFT, LARGEST_FACT = 24.0, 1.4
"""How far a card of the hand is lifted, and the text size beyond which the line above it hides too much."""
PATIENCE, PATIENCE_HAND, PATIENCE_ASIDE = 0.25, 0.05, 0.4
"""Seconds until a card is shown: long enough to have its picture by then; the third is for a card of the hand
while somebody has to choose something else."""
NUMBER = 10.0
"""How far the number of what can be chosen reaches beyond its edge."""
JOIN = 4.0
"""How far what there is to say lies over the edge of a card that lies beside its piece: the two are one."""
CALM = 0.1
"""Seconds more after a board has come to rest, whose picture may take some frames then."""


class Cover(Widget):
    """The place of a paper over the table: nothing under it is pressed or looked at."""

    opaque = True


class CardZoom:
    """Shows the card of the piece that is looked at on `page`: almost at once in a hand, elsewhere later.

    Looked at is what lies on top under the mouse, or where keys have led to.
    """

    def __init__(self, skin: Skin, stage: Stage, page: Page) -> None:
        self._skin, self._stage, self._page = skin, stage, page
        self.piece: Piece | None = None
        self.near = False
        """Somebody wants to see the card large, where the skin only lifts it."""
        self.papers: Sequence[pygame.FRect] = ()
        """Where panels lie over the table through which nothing is seen."""
        self.dim: Collection[Token] = ()
        """Cards that cannot be chosen, which stay dim where they are lifted."""
        self._time, self._late = 0.0, PATIENCE
        self._sought: Token | None = None
        """What the mouse or keys have come to themselves."""
        self._strayed: Token | None = None
        """A card of the hand that cannot be chosen and came under a resting mouse: nobody looks at it."""
        self._laid: tuple[object, pygame.FRect] | None = None
        self._told: tuple[float, float] | None = None  # how large the slip is with what there is to say
        self._is_ready = False
        page.kept = self.kept

    def kept(self, pointed: Widget) -> tip.Kept:
        """Return what a tip may not hide: the question and all that can be chosen, then dice and plates."""
        able = [one for one in self._page.widgets if one.walkable and one.focusable and one is not pointed]
        if not self._skin.has_tips_aside or not any(isinstance(one, Spot) for one in able):
            return ((),)
        chosen = [one.rect.inflate(2 * NUMBER, 2 * NUMBER) for one in able]
        pieces = self._stage.pieces.values()
        lying = [piece.rect for piece in pieces if piece.inked or piece.token.kind == "seat"]
        return [*chosen, *filter(None, self.papers), *self._skin.spared], lying

    @property
    def moving(self) -> bool:
        """True while the card grows, or waits to be shown."""
        return self._picture is not None and self._time < max(PATIENCE, self._late) + HOVER_LIFT

    @property
    def _picture(self) -> str | None:
        if self.piece is None or self.piece.layer == FLYING:  # a card that is being shown is large already
            return None
        return self._skin.zoom(self.piece.token)

    @property
    def _is_lifting(self) -> bool:
        """True if a card is only lifted now."""
        return self._skin.lifts and not self.near

    def can_come_near(self, piece: Piece) -> bool:
        """Return True if the piece is a card that is shown large only to whoever asks for it."""
        return self._skin.lifts and self._skin.zoom(piece.token) is not None

    def is_telling(self, piece: Piece) -> bool:
        """Return True if what there is to say about the piece is shown with its card."""
        large = self._skin.zoom(piece.token) is not None
        return large and (piece.layer == HAND or not self._is_lifting)

    def follow(self) -> bool:
        """Look at what the mouse or keys have come to; return True if it is another piece."""
        piece = self._pointed()
        self._sought = piece.token if piece is not None else None
        self._strayed = self._strayed if piece is not None and piece.token == self._strayed else None
        return self._take(piece if self._strayed is None else None)

    def keep(self) -> None:
        """Look at what lies under the mouse after things were laid anew.

        Keys that were led elsewhere by that look at nothing before they are used again; nor does a mouse
        under which a card of the hand has come that cannot be chosen, before it has left that.
        """
        piece, self._laid, self._told = self._pointed(), None, None
        moved = piece is None or self.piece is None or piece.token != self.piece.token
        by_keys = self._page.ring.shown
        comes_to_it = piece is not None and piece.token != self._sought and self._is_idle(piece)
        is_stray = moved and not by_keys and comes_to_it
        self._strayed = piece.token if is_stray and piece is not None else None
        self._take(None if moved and (by_keys or is_stray) else piece)

    def _is_idle(self, piece: Piece) -> bool:
        """Return whether a piece is a card of the hand while none of these can be chosen."""
        spots = (widget for widget in self._page.widgets if isinstance(widget, Spot))
        return piece.layer == HAND and not any(spot.walkable and spot.piece.layer == HAND for spot in spots)

    def _lateness(self, piece: Piece) -> float:
        """Return how many seconds pass before the card of a piece begins to grow."""
        if piece.layer != HAND:
            return PATIENCE
        is_asked = any(isinstance(widget, Spot) and widget.walkable for widget in self._page.widgets)
        return PATIENCE_ASIDE if is_asked and self._is_idle(piece) else PATIENCE_HAND

    def _pointed(self) -> Piece | None:
        page = self._page
        if page.resting:
            return None
        if page.ring.shown:
            return page.ring.current.piece if isinstance(page.ring.current, Spot | Opener) else None
        if any(paper.collidepoint(page.mouse) for paper in self.papers):
            return None
        return self._stage.at(page.mouse) if isinstance(page.under(page.mouse), Spot | Opener) else None

    def _take(self, piece: Piece | None) -> bool:
        before, now = (p.token if p is not None else None for p in (self.piece, piece))
        self.piece = piece
        if before == now:
            return False
        self._time, self._laid, self._told, self._is_ready = 0.0, None, None, False
        self._late = self._lateness(piece) if piece is not None else PATIENCE
        self._skin.point(now)
        return True

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if the card has grown in them: not while a board moves.

        Nobody looks any longer at a piece over which something is shown.
        """
        pointed = self._page.pointed
        if isinstance(pointed, Spot) and self._skin.is_veiled(pointed.piece):
            self._page.rest()
            self.follow()
        moved, camera = self.moving, self._skin.camera
        if camera is None or not camera.moving:
            self._time += dt
        elif self.piece is not None and not self._share(self.piece):
            self._time = -CALM
        return moved

    def area(self, factor: float) -> pygame.FRect | None:
        """Return where the card is shown, in design pixels; None if no card is.

        It is as large as it has grown so far, and larger where the text size is.
        """
        piece = self.piece
        if piece is None or self._picture is None:
            return None
        share = self._share(piece)
        if share <= 0 or (self._is_lifting and piece.layer != HAND):
            return None
        if self._is_lifting:
            return piece.rect if piece.lift else piece.rect.move(0, -LIFT * share)
        place = self._standing(piece, factor)
        area = pygame.FRect(0, 0, mix(piece.width, place.w, share), mix(piece.height, place.h, share))
        if piece.layer == HAND:
            area.midbottom = place.midbottom
        else:
            area.center = place.center
        return area.clamp(ROOM)

    def _standing(self, piece: Piece, factor: float) -> pygame.FRect:
        """Return where the card of a piece lies once it is as large as it becomes."""
        wide, high = self._skin.reading(piece)
        grown = min(factor, LARGEST, ROOM.h / high)
        return self._place(piece, wide * grown, high * grown)

    def _place(self, piece: Piece, wide: float, high: float) -> pygame.FRect:
        """Return where a card of that size lies in the end: near, without hiding what is asked about.

        One of a hand stands there, any other lies beside its piece, and what there is to say below it.
        """
        key = piece.x, piece.y, wide, high, self._told
        if self._laid is None or self._laid[0] != key:
            asked = [widget.rect for widget in self._page.widgets if _is_asked(widget, piece)]
            if piece.layer == HAND:
                self._laid = key, self._skin.dock(wide, high) or standing(piece, wide, high, asked)
            else:
                kept = [*asked, piece.rect, *self._skin.kept_in_sight(piece)], self._skin.spared
                self._laid = key, beside(piece, wide, high, self._told or (0.0, -tip.GAP), kept)
        return self._laid[1]

    def _share(self, piece: Piece) -> float:
        """Return how far the card has grown, from 0 to 1."""
        return ease_out_cubic(min(1.0, max(0.0, (self._time - self._late) / HOVER_LIFT)))

    def draw(self, canvas: Canvas, by_keys: bool) -> None:
        """Draw the card, and beside it what there is to say about it; ringed if keys led to it."""
        piece, picture = self.piece, self._picture
        if piece is None or picture is None:
            return
        words = "" if self._is_lifting else self._skin.explain(piece)
        if words and self._told is None:
            self._told = tip.size(canvas, words)
        area = self.area(canvas.lettering.factor)
        if area is None:
            canvas.art.fetch([picture])
            if self._time > self._late / 2:  # whoever only passes over it is not worth the work
                self._make_ready(canvas, piece, picture)
            return
        if not (self._is_lifting and piece.lift):  # what is lifted already is drawn
            if piece.gilt:
                canvas.rim(picture, *area.center, area.w, area.h, GILT, OCHRE_LT)
            whole = area.size if self._is_lifting or self._laid is None else self._laid[1].size
            is_dim = self._is_lifting and piece.token in self.dim
            grow(canvas, canvas.raised(picture, whole, LIFTED, is_dim), area, whole)
        if by_keys:
            draw_focus_ring(canvas, area)
        if self._is_lifting:
            fact(canvas, self._skin.fact(piece), area)
            return
        if words:
            lap = tip.GAP + JOIN if piece.layer != HAND else 0.0
            tip.tooltip(canvas, words, area.inflate(0, -2 * lap))

    def _make_ready(self, canvas: Canvas, piece: Piece, picture: str) -> None:
        """Have the card made before it is shown, as large as it becomes; one that only rises has its size."""
        if self._is_lifting:
            canvas.art.prepare(picture)
        elif not self._is_ready:
            self._is_ready = True
            whole = self._standing(piece, canvas.lettering.factor).size
            canvas.art.do_later([partial(canvas.raised, picture, whole, LIFTED, False)])


def fact(canvas: Canvas, words: str, about: pygame.FRect) -> None:
    """Draw one line of words above a card, if there are any."""
    if not words:
        return
    with canvas.lettering.at_most(LARGEST_FACT):
        wide, high = canvas.measure(words, "caption")
        area = pygame.FRect(0, 0, wide + 24, high + 14)
        area.midbottom = about.centerx, about.top - 5
        area.clamp_ip(canvas.window.inflate(-16, -16))
        canvas.nine("ui/tip", area, shadow=RESTING)
        canvas.text(words, *area.center, "caption", INK, anchor="center middle", box=area)


def _is_asked(widget: Widget, looked: Piece) -> bool:
    """Return True for a paper, and for what can be chosen beside the piece that is looked at.

    Cards of one hand lie over one another anyway.
    """
    if not isinstance(widget, Spot):
        return widget.opaque
    piece = widget.piece
    return widget.walkable and piece.token != looked.token and not piece.layer == looked.layer == HAND
