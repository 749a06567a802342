"""What is told of the seats: the sign and the phases, a plate for each, and the board of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.alatriste.tokens import SEAT, Phase
from game.alatriste.view import AlatristeView, PlayerView
from game.core.action import token
from game.core.seat import Seat
from game.translation import language, tr
from scenes.skins.alatriste.drawing import boards_mark, peril, signs_key
from scenes.skins.alatriste.drawing.plate_bonds import Bonds, bonds
from scenes.skins.alatriste.drawing.seat_plate import Victory, draw_plate, side_of_face
from scenes.skins.alatriste.layout import SIGN, STRIP, plate
from scenes.skins.alatriste.words import victory
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.marks import expect_face
from scenes.ui.theme import (
    INK,
    NIGHT,
    OCHRE_LT,
    QUIET_ON_WOOD,
)

PHASE_ICONS: dict[Phase, str] = {
    "income": "alatriste/icon_income",
    "cards": "ui/card",
    "attacks": "alatriste/icon_task",
    "delays": "alatriste/icon_turn",
    "walk": "alatriste/icon_dice",
    "box": "alatriste/icon_away",
    "encounter": "alatriste/icon_duel",
    "end": "ui/card",
}
"""The phases in their order, and the sign of each."""
PHASE = token("phase", 0)
PHASE_ICON, OVER = 18.0, 9.0
"""The size of the sign of a phase, and the room for the dot of one that is over."""


def phase_words(phase: Phase) -> tuple[str, str]:
    """Return what a phase is called, and what happens in it."""
    sentences = {
        "income": (tr("Income"), tr("Ducats by Fame.")),
        "cards": (tr("Cards"), tr("The others may trade; then play as many as you like.")),
        "attacks": (tr("Attacks"), tr("Those that wait for you happen.")),
        "delays": (tr("Delays"), tr("Wounds, jail, journeys and lost turns.")),
        "walk": (tr("Walk"), tr("The die, the Patrol on a 6, and your way.")),
        "box": (tr("Box"), tr("What the box holds, and its card.")),
        "encounter": (tr("Encounter"), tr("A duel or a combat with whoever is there.")),
        "end": (tr("Closing"), tr("Cards once more; then discard down to three.")),
    }
    return sentences[phase]


def strip_piece() -> Piece:
    """Return the strip as something to be pointed at."""
    return Piece(PHASE, "", *STRIP.center, *STRIP.size, BOARD)


def explain_phases(phase: Phase) -> list[str]:
    """Return all phases, one a line; the present one stands out."""
    lines = []
    for name in PHASE_ICONS:
        title, sentence = phase_words(name)
        lines.append(f"**{title}: {sentence}**" if name == phase else f"{title}: {sentence}")
    return lines


def draw_strip(canvas: Canvas, phase: Phase) -> None:
    """Draw the strip: what is over is a dot, what goes on has its name beside it, then what will come."""
    canvas.layer("alatriste/phases", (phase, language()), STRIP, partial(_draw_strip, canvas, phase))


def _draw_strip(canvas: Canvas, phase: Phase) -> None:
    canvas.fill(STRIP, NIGHT, 150, 10)
    places = [*PHASE_ICONS]
    over = places.index(phase) if phase else 0
    with canvas.lettering.at_most(1.0):
        name = phase_words(phase)[0] if phase else ""
        wide = PHASE_ICON + canvas.measure(name, "key")[0] + 15 if phase else 0.0
        x = STRIP.left + 3
        for _ in range(over):
            canvas.disc((x + OVER / 2, STRIP.centery), 2.5, QUIET_ON_WOOD)
            x += OVER
        if phase:
            canvas.fill((x, STRIP.top + 2, wide, STRIP.h - 4), OCHRE_LT, radius=8)
            canvas.picture(
                PHASE_ICONS[phase], x + 5 + PHASE_ICON / 2, STRIP.centery, _across(phase), anchor="center"
            )
            canvas.text(name, x + PHASE_ICON + 9, STRIP.centery, "key", INK, anchor="left middle")
            x += wide
        coming = places[over + bool(phase) :]
        step = (STRIP.right - 3 - x) / max(1, len(coming))
        for row, later in enumerate(coming):
            middle = x + step * (row + 0.5), STRIP.centery
            canvas.picture(PHASE_ICONS[later], *middle, min(_across(later), step + 1), anchor="center")


def _across(phase: Phase) -> float:
    """Return how wide the sign of a phase is; a card is higher than it is wide."""
    return PHASE_ICON - 6 if PHASE_ICONS[phase] == "ui/card" else PHASE_ICON


SIGN_SIZES = (1.3, 1.15, 1.0)
FRAME = 12.0
"""How much larger the frame of a marked plate is than its piece."""


@dataclass(slots=True)
class Hud:
    """The sign and the plates at the right, as a view has them."""

    seats: Sequence[Seat]
    faces: Sequence[str]
    round: int = 0
    cap: int = 0
    active: int | None = None
    """Whose turn it is."""
    turn: int | None = None
    """Who decides now."""
    phase: Phase = ""
    """Which of `phases` the turn is in."""
    players: tuple[PlayerView, ...] = ()
    leaders: frozenset[int] = frozenset()
    """Who is nearest to winning."""
    is_by_score: bool = False
    """The score is about to count, and stands on the plates; before that the way to an audience does."""
    has_numbers: bool = True
    words: tuple[Bonds, ...] = ()
    """The promises that bind each seat, and how many it has broken."""

    def read(self, view: AlatristeView, has_numbers: bool = True) -> None:
        """Take over what a view says; whoever looks at it may want no chances."""
        self.words = tuple(bonds(view, self.seats, seat) for seat in range(len(self.seats)))
        self.round, self.cap = view.round, view.cap
        self.active = view.active if view.round else None
        self.players = view.players
        self.is_by_score, self.has_numbers = victory.has_score_to_count(view), has_numbers
        nearest = victory.leaders(view)
        self.leaders = nearest if view.round and len(nearest) < len(self.seats) else frozenset()

    def pieces(self) -> list[Piece]:
        """Return what can be pointed at and chosen: the strip, the two slips in the tray, and each plate."""
        areas = [plate(seat, len(self.seats)) for seat in range(len(self.seats))]
        inner = [area.inflate(-FRAME, -FRAME) for area in areas]  # so that marked plates do not touch
        plates = [Piece(SEAT[seat], "", *area.center, *area.size, BOARD) for seat, area in enumerate(inner)]
        return [strip_piece(), signs_key.piece(), boards_mark.piece(), *plates]

    def expect(self, canvas: Canvas) -> None:
        """Have the faces of all plates ready: a plate may change that was painted long ago.

        So may the pawn of whoever has little Vigour left.
        """
        for seat in self.seats:
            side = side_of_face(canvas, plate(seat.index, len(self.seats)))
            if self.players and self.players[seat.index].is_frail:
                canvas.art.expect([peril.pawn(seat.colour)])
            expect_face(canvas, self.faces[seat.index], seat.colour, side)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sign and all plates."""
        faces = tuple(self.faces)
        now = (
            self.players,
            self.leaders,
            self.has_numbers,
            self.round,
            self.cap,
            self.active,
            self.turn,
            self.phase,
            faces,
            language(),
        )
        canvas.draw_cached("alatriste/hud", now, partial(self._draw, canvas))

    def _draw(self, canvas: Canvas) -> None:
        sign = self.occasion(), self.whose()
        canvas.layer("alatriste/sign", sign, SIGN.inflate(12, 12), partial(_draw_sign, canvas, *sign))
        draw_strip(canvas, self.phase)
        for seat, (who, player) in enumerate(zip(self.seats, self.players, strict=True)):
            area = plate(seat, len(self.seats))
            nearness = Victory(seat in self.leaders, self.is_by_score, self.has_numbers)
            shown = (player, seat == self.active, seat == self.turn, nearness, self.words[seat])
            paint = partial(draw_plate, canvas, who, self.faces[seat], area, *shown)
            now = *shown, self.faces[seat], language()
            canvas.layer(f"alatriste/plate {seat}", now, area.inflate(10, 10), paint)

    def occasion(self) -> str:
        """Return which round this is."""
        if not self.round:
            return tr("Madrid, 1623")
        if self.is_by_score:
            return tr("Round {round}/{cap}: score counts", round=self.round, cap=self.cap)
        if self.cap:
            return tr("Round {round} of {cap}", round=self.round, cap=self.cap)
        return tr("Round {round}", round=self.round)

    def whose(self) -> str:
        """Return whose turn it is."""
        if self.active is None:
            return tr("Before the first turn")
        return tr("{name}'s turn", name=self.seats[self.active].name)


def _draw_sign(canvas: Canvas, occasion: str, whose: str) -> None:
    canvas.nine("ui/seat_plate", SIGN)
    for size in SIGN_SIZES:
        with canvas.lettering.at_most(size):
            wide = canvas.measure(occasion, "key")[0], canvas.measure(whose, "strong")[0]
            if max(wide) <= SIGN.w - 32 or size == SIGN_SIZES[-1]:
                left = SIGN.left + 16
                whose = canvas.lettering.shorten(whose, "strong", canvas.k, (SIGN.w - 32) * canvas.k)
                canvas.text(occasion, left, SIGN.top + 18, "key", QUIET_ON_WOOD, anchor="left middle")
                canvas.text(whose, left, SIGN.bottom - 20, "strong", OCHRE_LT, anchor="left middle")
                return
