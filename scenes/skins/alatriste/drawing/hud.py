"""What is told of the seats: the sign and the phases, a plate for each, and the board of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.alatriste.rows import ZONES
from game.alatriste.tokens import SEAT, Phase
from game.alatriste.view import AlatristeView, PlayerView
from game.core.action import token
from game.core.seat import Seat
from game.translation import language, tr
from scenes.skins.alatriste.drawing import signs_key
from scenes.skins.alatriste.drawing.plate_bonds import NONE, Bonds, bonds, draw_bonds
from scenes.skins.alatriste.layout import SIGN, STRIP, plate
from scenes.stage.pieces import BOARD, Piece, Point
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face, expect_face
from scenes.ui.theme import (
    INK,
    NIGHT,
    OCHRE_LT,
    PAPER,
    PAPER_HI,
    QUIET_ON_WOOD,
    Colour,
    rgb,
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


LARGEST = 1.12
"""The text size beyond which the numbers of a seat would not fit beside one another."""
SIGN_SIZES = (1.3, 1.15, 1.0)
LOW = 60.0
"""A plate that is lower has room for two lines: the cards of the hand are counted beside the name."""
FACE, LARGE_FACE, LOW_FACE = 56.0, 46.0, 40.0
"""The width of a face at most: usually, beside large letters, and on a plate with two lines."""
LAUREL = 1.3
"""Width of the laurel of whoever leads by score, to that of the face."""
SKULL, VEIL = 0.6, 0.8
"""Width of the skull over the face of whoever is dead, and of the dark around it, to that of the face."""
NAME_SIZES = (1.3, LARGEST, 1.0, 0.9)
"""The text sizes that are tried for a name beside which there are troubles, before it is shortened."""
FRAME = 12.0
"""How much larger the frame of a marked plate is than its piece."""
LINES, FEW_LINES, LARGE_LINES = (0.20, 0.48, 0.75), (0.28, 0.70), (0.17, 0.47, 0.80)
"""Where the lines of a plate lie, in its heights: usually, on a low one, and in large letters."""
LINES_BOUND, FEW_LINES_BOUND, HANGS = (0.17, 0.43, 0.68), (0.21, 0.52), 5.5
"""Where those of one with promises lie; how far above its edge these have their middle."""
NUMBERS, FEW_NUMBERS = ("card", 19.0), ("small button", 16.0)
"""The letters of the numbers on a plate, and the size of the icons before them."""
ROOMY, GROWN = 1.25, 1.4
"""The text size beyond which a plate tells fewer things, in larger numbers, and the largest size of these.

Cards of the hand are counted beside the name then, and a low plate leaves Fencing to its tip."""
DANGER = rgb("#F08A6E")


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
    """Who would win if the rounds ran out now."""
    words: tuple[Bonds, ...] = ()
    """The promises that bind each seat, and how many it has broken."""

    def read(self, view: AlatristeView) -> None:
        """Take over what a view says."""
        self.words = tuple(bonds(view, self.seats, seat) for seat in range(len(self.seats)))
        self.round, self.cap = view.round, view.cap
        self.active = view.active if view.round else None
        self.players = view.players
        self.leaders = view.leaders if view.round and len(view.leaders) < len(self.seats) else frozenset()

    def pieces(self) -> list[Piece]:
        """Return what can be pointed at and chosen: the strip, the key of the signs, and each plate."""
        areas = [plate(seat, len(self.seats)) for seat in range(len(self.seats))]
        inner = [area.inflate(-FRAME, -FRAME) for area in areas]  # so that marked plates do not touch
        plates = [Piece(SEAT[seat], "", *area.center, *area.size, BOARD) for seat, area in enumerate(inner)]
        return [strip_piece(), signs_key.piece(), *plates]

    def expect(self, canvas: Canvas) -> None:
        """Have the faces of all plates ready: a plate may change that was painted long ago."""
        for seat in self.seats:
            side = _side(canvas, plate(seat.index, len(self.seats)))
            expect_face(canvas, self.faces[seat.index], seat.colour, side)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sign and all plates."""
        faces = tuple(self.faces)
        now = (
            self.players,
            self.leaders,
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
            shown = (player, seat == self.active, seat == self.turn, seat in self.leaders, self.words[seat])
            paint = partial(_draw_plate, canvas, who, self.faces[seat], area, *shown)
            now = *shown, self.faces[seat], language()
            canvas.layer(f"alatriste/plate {seat}", now, area.inflate(10, 10), paint)

    def occasion(self) -> str:
        """Return which round this is."""
        if not self.round:
            return tr("Madrid, 1623")
        if self.cap:
            return tr("Round {round} of {cap}", round=self.round, cap=self.cap)
        return tr("Round {round}", round=self.round)

    def whose(self) -> str:
        """Return whose turn it is."""
        if self.active is None:
            return tr("Before the first turn")
        return tr("{name}'s turn", name=self.seats[self.active].name)


def states(player: PlayerView) -> list[tuple[str, int]]:
    """Return icons of all that keeps a player from the turn or hunts them, with turns (0: none)."""
    found = [
        ("dead", player.dead or player.left, 0),
        ("wounded", player.wounded > 0, 0),
        ("jail", bool(player.prison), 0),
        ("away", player.away > 0, player.away),
        ("turn", player.skip > 0, player.skip),
        ("refuge", player.refuge, 0),
        ("wanted", player.wanted > 0, player.wanted),
    ]
    return [(icon, number) for icon, on, number in found if on]


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


def _side(canvas: Canvas, area: pygame.FRect) -> float:
    """Return how wide the face on a plate is."""
    is_large = canvas.lettering.factor > ROOMY
    return min(LOW_FACE if area.h < LOW else LARGE_FACE if is_large else FACE, area.h - 10)


def _draw_plate(
    canvas: Canvas,
    who: Seat,
    face: str,
    area: pygame.FRect,
    player: PlayerView,
    active: bool,
    asked: bool,
    leads: bool,
    words: Bonds = NONE,
) -> None:
    """Draw face, name, zone and troubles; below them numbers, cards of the hand and waiting attacks.

    Where there are promises, all of it moves up, and they stand in the foot.
    """
    canvas.nine("ui/seat_plate_active" if asked else "ui/seat_plate", area)
    low = area.h < LOW
    is_large = canvas.lettering.factor > ROOMY
    side = _side(canvas, area)
    middle = area.left + 6 + side / 2, area.centery
    if leads:
        canvas.picture("ui/laurel", *middle, side * LAUREL, anchor="center")
    draw_face(canvas, face, who.colour, middle, side)
    if player.dead:
        veil = pygame.FRect(0, 0, VEIL * side, VEIL * side)
        veil.center = middle
        canvas.fill(veil, NIGHT, 170, veil.w / 2)
        canvas.picture("alatriste/icon_dead", *middle, SKULL * side, anchor="center")
    left, right = area.left + side + 10, area.right - 9
    bound = words != NONE
    shares = (
        (FEW_LINES_BOUND if low else LINES_BOUND)
        if bound
        else FEW_LINES
        if low
        else LARGE_LINES
        if is_large
        else LINES
    )
    lines = [area.top + area.h * share for share in shares]
    cards = [("ui/card", player.cards, PAPER)]
    if player.attacks:
        cards.append(("alatriste/icon_task", len(player.attacks), PAPER))
    with canvas.lettering.at_most(LARGEST if low else NAME_SIZES[0]):
        _name(canvas, who, player, active, (left, right, lines[0]), cards if low or is_large else [])
    fame, vigour, fencing, ducats = _chips(player)
    if is_large:
        rows = [[fame, vigour, ducats]] if low else [[fame, fencing], [vigour, ducats]]
        step = (right - left) / len(rows[0])
    else:
        rows = [[fame, vigour, fencing, ducats]]
        if not low:
            rows = [[fame, fencing, cards[0]], [vigour, ducats, *cards[1:]]]
        step = (right - left) * (0.25 if low else 0.365)  # cards are few: the last of three columns is narrow
    style, icon_size = FEW_NUMBERS if low else NUMBERS
    grown = min(GROWN, canvas.lettering.factor) if is_large else 1.0
    with canvas.lettering.at_most(grown):
        for y, row in zip(lines[1:], rows, strict=True):
            for place, (icon, number, colour) in enumerate(row):
                letters = style, icon_size * (1.0 if low else (1 + grown) / 2)
                _count(canvas, icon, number, left + step * place, y, colour, letters)
    with canvas.lettering.at_most(1.0):
        if bound:
            draw_bonds(canvas, words, left - 2, right, area.bottom - HANGS)


def _chips(player: PlayerView) -> list[tuple[str, int, Colour]]:
    """Return icon, number and colour of each characteristic; Vigour that leaves one helpless stands out.

    Before the dice of the beginning nobody has any, and it does not.
    """
    return [
        ("alatriste/icon_fame", player.fame_total, PAPER),
        (
            "alatriste/icon_vigour",
            player.vigour + player.vigour_bonus,
            DANGER if player.weak and player.vigour else PAPER,
        ),
        ("alatriste/icon_fencing", player.combat_fencing, PAPER),
        ("alatriste/icon_ducats", player.ducats, PAPER),
    ]


def _count(
    canvas: Canvas,
    icon: str,
    number: int,
    x: float,
    y: float,
    colour: Colour = PAPER,
    letters: tuple[str, float] = ("key", 14.0),
) -> None:
    """Draw an icon and a number from `x` on."""
    style, size = letters
    across = size - 5 if icon == "ui/card" else size
    canvas.picture(icon, x + size / 2, y, across, anchor="center")
    canvas.text(str(number), x + size + 2, y, style, colour, anchor="left middle")


def _name(
    canvas: Canvas,
    who: Seat,
    player: PlayerView,
    active: bool,
    area: tuple[float, float, float],
    counted: Sequence[tuple[str, int, Colour]],
) -> None:
    """Draw what stands beside the name from the right, and the name from the left, as large as it fits."""
    left, right, y = area
    with canvas.lettering.at_most(LARGEST):
        end = _beside_name(canvas, player, (right, y), counted)
    room = end - left - 2
    with canvas.lettering.fitting(NAME_SIZES, lambda: canvas.fits(who.name, "strong", room)):
        name = canvas.lettering.shorten(who.name, "strong", canvas.k, room * canvas.k)
        canvas.text(name, left, y, "strong", OCHRE_LT if active else PAPER_HI, anchor="left middle")


def _beside_name(
    canvas: Canvas, player: PlayerView, at: Point, counted: Sequence[tuple[str, int, Colour]]
) -> float:
    """Draw from the right the zone, troubles, and what else is counted; return where that begins."""
    right, y = at
    canvas.picture(f"alatriste/icon_zone_{ZONES[player.level - 1].id}", right - 8, y, 17, anchor="center")
    end = right - 20
    icons = [(f"alatriste/icon_{icon}", number, DANGER) for icon, number in states(player)]
    for icon, number, colour in reversed([*counted, *icons]):
        if number > 1 or icon == "ui/card":
            end = canvas.text(str(number), end, y, "key", colour, anchor="right middle").left - 1
        size = 10.0 if icon == "ui/card" else 16.0
        canvas.picture(icon, end - size / 2, y, size, anchor="center")
        end -= size + 3
    return end
