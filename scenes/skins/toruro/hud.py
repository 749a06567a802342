"""The plates round the cloth, and the sign that tells the round: everything public about each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.core.action import token
from game.core.seat import Seat
from game.toruro.view import ToruroView
from game.words import language, tr
from scenes.faces import draw_face
from scenes.skins.toruro.places import SIGN, Places
from scenes.skins.toruro.pots import Pots
from scenes.skins.toruro.slate import Debt, Slate
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import OCHRE_LT, PAPER, PAPER_HI, QUIET_ON_WOOD, rgb

PURSE = 60
"""What everybody is shown with before the first chip is lost or won."""
GOOD, DEBT = rgb("#A9C96E"), rgb("#F08A6E")
SIZES = (1.3, 1.15, 1.0)
"""Text sizes that a plate has room for."""
MOST_STROKES = 10
"""More lulos than this are a number beside one stroke."""


@dataclass(slots=True)
class SeatLine:
    """What a plate says. `said` is "go", "pass" or "" before; `changed` is how many cards were exchanged."""

    chips: int = PURSE
    lulos: int = 0
    said: str = ""
    changed: int | None = None
    caught: bool = False
    """It was found out to have played wrong in this round."""


@dataclass(slots=True)
class Hud:
    """All that is told around the cards; events change it while they are shown, a view sets it right."""

    seats: Sequence[Seat]
    faces: Sequence[str]
    places: Places
    pots: Pots
    slate: Slate
    promised: frozenset[int] = frozenset()
    """Seats that always go on cups."""
    round: int = 0
    partida: int = 1
    last: bool = False
    """This round is La Última."""
    trick: int | None = None
    """The trick that is played, from 0."""
    dealer: int | None = None
    turn: int | None = None
    lines: list[SeatLine] = field(default_factory=list)

    def read(self, view: ToruroView) -> None:
        """Say what a view says."""
        self.promised = frozenset(seat for seat in range(view.seats) if view.house.has_promised(seat))
        self.round, self.partida, self.last = view.round, view.partida, view.last
        self.trick = len(view.takers) if view.phase == "play" else None
        self.dealer, self.turn = view.dealer, view.turn
        self.pots.amounts = list(view.pots)
        self.slate.debts = [Debt(*debt) for debt in view.debts]
        self.slate.struck.clear()
        caught = {misplay.seat for misplay in view.caught}
        said = {None: "", True: "go", False: "pass"}
        self.lines = [
            SeatLine(
                chips=PURSE + view.net[seat],
                lulos=view.lulos[seat],
                said=said[view.goes[seat]],
                changed=view.exchanged[seat],
                caught=seat in caught,
            )
            for seat in range(view.seats)
        ]

    def pieces(self) -> list[Piece]:
        """What can be pointed at: each seat's plate."""
        plates = [self.places.plate(seat) for seat in range(len(self.seats))]
        return [
            Piece(token("seat", seat), "", *plate.center, *plate.size, BOARD)
            for seat, plate in enumerate(plates)
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the plates and the sign."""
        for seat in range(len(self.seats)):
            plate = self.places.plate(seat)
            key = (repr(self.lines[seat]), seat == self.turn, seat == self.dealer, plate.size, language())
            canvas.layer(
                f"toruro/plate {seat}", key, plate.inflate(36, 36), self._painter(canvas, seat, plate)
            )
        key = (self.round, self.partida, self.last, self.trick, language())
        canvas.layer("toruro/sign", key, SIGN.inflate(12, 12), lambda: self._draw_sign(canvas))

    def _painter(self, canvas: Canvas, seat: int, plate: pygame.FRect) -> Callable[[], None]:
        return lambda: self._draw_plate(canvas, seat, plate)

    # --- the sign ---

    def _draw_sign(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel_wood", SIGN)
        with canvas.lettering.at_most(_largest(canvas, self._fits_sign)):
            canvas.text(
                self.occasion(), SIGN.centerx, SIGN.top + 16, "key", QUIET_ON_WOOD, anchor="center middle"
            )
            canvas.text(
                self.task(), SIGN.centerx, SIGN.bottom - 18, "strong", PAPER_HI, anchor="center middle"
            )

    def _fits_sign(self, canvas: Canvas) -> bool:
        wide = canvas.measure(self.occasion(), "key")[0], canvas.measure(self.task(), "strong")[0]
        return max(wide) <= SIGN.w - 24

    def occasion(self) -> str:
        """Which round this is."""
        if self.last:
            return tr("Round {round}: La Última", round=self.round)
        return tr("Round {round}, partida {partida}", round=self.round, partida=self.partida)

    def task(self) -> str:
        """What the present trick is for."""
        if self.trick is None:
            return tr("For head, belly and tail")
        pots = tr("for the head"), tr("for the belly"), tr("for the tail")
        return tr("Trick {trick} of 3: {pot}", trick=self.trick + 1, pot=pots[self.trick])

    # --- a plate ---

    def _draw_plate(self, canvas: Canvas, seat: int, area: pygame.FRect) -> None:
        large = area.h > 60
        face = area.h - 8
        canvas.nine("ui/seat_plate_active" if seat == self.turn else "ui/seat_plate", area)
        middle = area.left + face / 2 + 4, area.centery
        draw_face(canvas, self.faces[seat], self.seats[seat].colour, middle, face)
        left = area.left + face + 14
        with canvas.lettering.at_most(_largest(canvas, lambda canvas: self._fits(canvas, seat, area, left))):
            self._draw_words(canvas, seat, area, left, large)
        if seat == self.dealer:
            canvas.picture("toruro/dealer", area.left + 4, area.top + 6, 26, anchor="center")

    def _fits(self, canvas: Canvas, seat: int, area: pygame.FRect, left: float) -> bool:
        """The name has room beside what the seat has said."""
        style = "lead" if area.h > 60 else "key"
        words = canvas.measure(self.seats[seat].name, style)[0] + canvas.measure(_said("pass"), "card")[0]
        return words + 16 <= area.right - left - (18 if seat in self.promised else 0)

    def _draw_words(self, canvas: Canvas, seat: int, area: pygame.FRect, left: float, large: bool) -> None:
        line, who = self.lines[seat], self.seats[seat]
        above, below = area.top + area.h * 0.33, area.top + area.h * 0.71
        right = area.right - 11
        if line.said:
            colour = GOOD if line.said == "go" else QUIET_ON_WOOD
            said = canvas.text(_said(line.said), right, above, "card", colour, anchor="right middle")
            right = said.left - 6
        if seat in self.promised:
            canvas.picture("toruro/cup", right - 7, above - 1, 15, anchor="center")
            right -= 20
        style = "lead" if large else "key"
        name = canvas.lettering.shorten(who.name, style, canvas.k, (right - left) * canvas.k)
        on = OCHRE_LT if seat == self.turn else PAPER_HI
        canvas.text(name, left, above, style, on, anchor="left middle")
        chip = 24.0 if large else 19.0
        canvas.picture("toruro/chip_5", left + chip / 2, below, chip, anchor="center")
        chips = str(line.chips).replace("-", "−")
        words = canvas.text(
            chips,
            left + chip + 5,
            below,
            "number" if large else "small number",
            OCHRE_LT,
            anchor="left middle",
        )
        x = _strokes(canvas, line.lulos, words.right + 10, below)
        if line.changed is not None:
            right = canvas.text(
                str(line.changed), area.right - 12, below, "key", PAPER, anchor="right middle"
            ).left
            if right - x > 20:
                canvas.picture("ui/replay", right - 10, below, 14, anchor="center")
        if line.caught:
            canvas.picture("toruro/stamp_misplay", area.right - 8, area.bottom - 8, 34, anchor="center")


def _said(said: str) -> str:
    """What a seat says aloud; everybody says it in Spanish."""
    return {"go": "Voy", "pass": "Paso"}[said]


def _strokes(canvas: Canvas, lulos: int, x: float, y: float) -> float:
    """Tally strokes, every fifth across the four before it; where they end."""
    if lulos > MOST_STROKES:
        canvas.line((x, y - 7), (x, y + 7), DEBT, 2.2)
        words = canvas.text(str(lulos), x + 5, y, "key", DEBT, anchor="left middle")
        return words.right
    for stroke in range(lulos):
        group, place = divmod(stroke, 5)
        left = x + 27 * group
        if place == 4:
            canvas.line((left - 3, y + 5), (left + 18, y - 5), DEBT, 2.2)
        else:
            canvas.line((left + 5 * place, y - 7), (left + 5 * place, y + 7), DEBT, 2.2)
    return x + 27 * (lulos // 5) + 5 * (lulos % 5)


def _largest(canvas: Canvas, fits: Callable[[Canvas], bool]) -> float:
    """The largest text size at which that holds, or else the smallest there is."""
    for size in SIZES:
        with canvas.lettering.at_most(size):
            if fits(canvas):
                break
    return size
