"""What is told of the seats: the sign and the phases, a plate for each, and the board of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.alatriste.rows import CARDS, ZONES
from game.alatriste.tokens import CARD, SEAT, Phase
from game.alatriste.view import AlatristeView, PlayerView
from game.core.action import token
from game.core.seat import Seat
from game.translation import language, tr
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.layout import SIGN, STAT, STATS, STRIP, plate
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.text import signed
from scenes.ui.theme import (
    ALMAGRE_DK,
    INK,
    INK_2,
    NIGHT,
    OCHRE_LT,
    PAPER,
    PAPER_HI,
    QUIET_ON_WOOD,
    RESTING,
    SEATS,
    SEPIA,
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
PHASE_ICON = 15.0


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
    """Draw the strip: what is over is faint, what goes on has its name beside it."""
    canvas.layer("alatriste/phases", (phase, language()), STRIP, partial(_draw_strip, canvas, phase))


def _draw_strip(canvas: Canvas, phase: Phase) -> None:
    canvas.fill(STRIP, NIGHT, 150, 10)
    with canvas.lettering.at_most(1.0):
        name = phase_words(phase)[0] if phase else ""
        wide = PHASE_ICON + canvas.measure(name, "key")[0] + 15 if phase else 0.0
        others = len(PHASE_ICONS) - bool(phase)
        step = (STRIP.w - wide - 6) / others
        x, over = STRIP.left + 3, bool(phase)
        for place, icon in PHASE_ICONS.items():
            size = PHASE_ICON - 4 if icon == "ui/card" else PHASE_ICON
            middle, room = x + step / 2, step
            if place == phase:
                middle, room, over = x + 5 + PHASE_ICON / 2, wide, False
                canvas.fill((x, STRIP.top + 2, wide, STRIP.h - 4), OCHRE_LT, radius=8)
                canvas.text(name, x + PHASE_ICON + 9, STRIP.centery, "key", INK, anchor="left middle")
            canvas.picture(icon, middle, STRIP.centery, size, anchor="center", alpha=95 if over else 255)
            x += room


LARGEST = 1.12
"""The text size beyond which the numbers of a seat would not fit beside one another."""
SIGN_SIZES = (1.3, 1.15, 1.0)
LOW = 60.0
"""A plate that is lower has room for two lines: the cards of the hand are counted beside the name."""
FRAME = 12.0
"""How much larger the frame of a marked plate is than its piece."""
LINES, FEW_LINES = (0.21, 0.50, 0.78), (0.29, 0.72)
"""Where the lines of a plate lie, in its heights."""
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
    words: tuple[tuple[int, int], ...] = ()
    """The promises that bind each seat, and those that it has broken."""

    def read(self, view: AlatristeView) -> None:
        """Take over what a view says."""
        given = [promise[0] for promise in view.promises]
        self.words = tuple((given.count(seat), broken) for seat, broken in enumerate(view.broken))
        self.round, self.cap = view.round, view.cap
        self.active = view.active if view.round else None
        self.players = view.players

    def pieces(self) -> list[Piece]:
        """Return what can be pointed at and chosen: the strip and each seat's plate."""
        areas = [plate(seat, len(self.seats)) for seat in range(len(self.seats))]
        inner = [area.inflate(-FRAME, -FRAME) for area in areas]  # so that marked plates do not touch
        plates = [Piece(SEAT[seat], "", *area.center, *area.size, BOARD) for seat, area in enumerate(inner)]
        return [strip_piece(), *plates]

    def draw(self, canvas: Canvas) -> None:
        """Draw the sign and all plates."""
        faces = tuple(self.faces)
        now = self.players, self.round, self.cap, self.active, self.turn, self.phase, faces, language()
        canvas.draw_cached("alatriste/hud", now, partial(self._draw, canvas))

    def _draw(self, canvas: Canvas) -> None:
        sign = self.occasion(), self.whose()
        canvas.layer("alatriste/sign", sign, SIGN.inflate(12, 12), partial(_draw_sign, canvas, *sign))
        draw_strip(canvas, self.phase)
        for seat, (who, player) in enumerate(zip(self.seats, self.players, strict=True)):
            area = plate(seat, len(self.seats))
            shown = (player, seat == self.active, seat == self.turn, self.words[seat])
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


def _draw_plate(
    canvas: Canvas,
    who: Seat,
    face: str,
    area: pygame.FRect,
    player: PlayerView,
    active: bool,
    asked: bool,
    words: tuple[int, int] = (0, 0),
) -> None:
    """Draw face, name, zone and troubles; below them numbers, then hand, waiting attacks and promises."""
    canvas.nine("ui/seat_plate_active" if asked else "ui/seat_plate", area)
    side = min(50.0, area.h - 10)
    draw_face(canvas, face, who.colour, (area.left + 6 + side / 2, area.centery), side)
    left, right, low = area.left + side + 12, area.right - 9, area.h < LOW
    lines = [area.top + area.h * share for share in (FEW_LINES if low else LINES)]
    beside = [("alatriste/icon_task", len(player.attacks))] if player.attacks else []
    cards = [("ui/card", player.cards), *beside]
    with canvas.lettering.at_most(LARGEST):
        _name(canvas, who, player, active, (left, right, lines[0]), cards if low else [])
    with canvas.lettering.at_most(1.0):
        step = (right - left) / 4
        for place, (icon, number, colour) in enumerate(_chips(player)):
            _count(canvas, icon, number, left + step * place, lines[1], colour)
        x = left
        for icon, number in () if low else cards:
            x = _count(canvas, icon, number, x, lines[2]) + 14
        for row, (number, colour) in enumerate(zip(words, (PAPER, DANGER), strict=True)):
            if number and low:
                _knot(canvas, number, (area.left + 8, area.top + 8 + row * (area.h - 16)), colour)
            elif number:
                x = _count(canvas, "alatriste/icon_promise", number, x, lines[2], colour) + 14


def _knot(canvas: Canvas, number: int, at: tuple[float, float], colour: Colour) -> None:
    """Draw how many promises there are at a corner of a face."""
    x, y = at
    canvas.fill((x - 9, y - 8, 27, 16), INK, radius=8)
    canvas.fill((x - 8, y - 7, 25, 14), NIGHT, radius=7)
    _count(canvas, "alatriste/icon_promise", number, x - 8, y, colour)


def _chips(player: PlayerView) -> list[tuple[str, int, Colour]]:
    """Return icon, number and colour of each characteristic; Vigour that leaves one helpless stands out."""
    return [
        ("alatriste/icon_fame", player.fame_total, PAPER),
        ("alatriste/icon_vigour", player.vigour + player.vigour_bonus, DANGER if player.weak else PAPER),
        ("alatriste/icon_fencing", player.fencing, PAPER),
        ("alatriste/icon_ducats", player.ducats, PAPER),
    ]


def _count(canvas: Canvas, icon: str, number: int, x: float, y: float, colour: Colour = PAPER) -> float:
    """Draw an icon and a number from `x` on; return where they end."""
    size = 10.0 if icon == "ui/card" else 14.0
    canvas.picture(icon, x + size / 2, y, size, anchor="center")
    return canvas.text(str(number), x + size + 2, y, "key", colour, anchor="left middle").right


def _name(
    canvas: Canvas,
    who: Seat,
    player: PlayerView,
    active: bool,
    room: tuple[float, float, float],
    counted: Sequence[tuple[str, int]],
) -> None:
    """Draw the name from the left, and from the right the zone, troubles, and what else is counted."""
    left, right, y = room
    canvas.picture(f"alatriste/icon_zone_{ZONES[player.level - 1].id}", right - 8, y, 17, anchor="center")
    end = right - 20
    icons = [(f"alatriste/icon_{icon}", number) for icon, number in states(player)]
    for icon, number in reversed([*counted, *icons]):
        if number > 1 or icon == "ui/card":
            colour = PAPER if icon == "ui/card" else DANGER
            end = canvas.text(str(number), end, y, "key", colour, anchor="right middle").left - 1
        size = 10.0 if icon == "ui/card" else 16.0
        canvas.picture(icon, end - size / 2, y, size, anchor="center")
        end -= size + 3
    name = canvas.lettering.shorten(who.name, "strong", canvas.k, (end - left - 2) * canvas.k)
    canvas.text(name, left, y, "strong", OCHRE_LT if active else PAPER_HI, anchor="left middle")


LARGEST_ON_BOARD = 1.25
"""The text size beyond which the numbers would leave their plates."""


@dataclass(slots=True)
class Person:
    """The board of the seat that looks at the screen, or else of the one whose turn it is.

    Cards on it are folded to icons, which open for whoever points at them.
    """

    seats: Sequence[Seat]
    faces: Sequence[str]
    seat: int = 0
    player: PlayerView | None = None

    def read(self, view: AlatristeView, seat: int) -> None:
        """Show what a view shows of that seat."""
        self.seat, self.player = seat, view.players[seat]

    def pieces(self) -> list[Piece]:
        """Return the plates of the characteristics, and icons of what lies on the board: attacks first."""
        player = self.player
        if player is None:
            return []
        laid = [
            card for kind in ("character", "possession") for card in player.board if CARDS[card].kind == kind
        ]
        cards = [*(card for card, _ in player.attacks), *laid]
        return [
            *(self._stat(name) for name in STATS),
            *(
                Piece(CARD[card], card_faces.tile(card), x, y, size, size, BOARD + 6, shadow=True)
                for card, (x, y, size) in zip(cards, layout.tiles(len(cards)), strict=True)
            ),
        ]

    def _stat(self, name: str) -> Piece:
        left, top = STATS[name]
        middle = layout.BOARD.left + left + STAT[0] / 2, layout.BOARD.top + top + STAT[1] / 2
        return Piece(token("stat", [*STATS].index(name)), "", *middle, *STAT, BOARD)

    def draw(self, canvas: Canvas) -> None:
        """Draw the face, the name and the numbers."""
        if self.player is not None:
            key = (self.seat, self.player, self.faces[self.seat], language())
            area = layout.BOARD.inflate(12, 12)
            canvas.layer("alatriste/person", key, area, partial(self._draw, canvas, self.player))

    def _draw(self, canvas: Canvas, player: PlayerView) -> None:
        who, (left, top) = self.seats[self.seat], layout.BOARD.topleft
        canvas.nine("ui/panel_paper", layout.BOARD, shadow=RESTING)
        middle = left + layout.FACE[0]
        draw_face(
            canvas, self.faces[self.seat], who.colour, (middle, top + layout.FACE[1]), layout.FACE_WIDTH
        )
        with canvas.lettering.at_most(LARGEST_ON_BOARD):
            name = canvas.lettering.shorten(who.name, "strong", canvas.k, 72 * canvas.k)
            colour = SEATS[who.colour].on_paper
            canvas.text(name, middle, top + 96, "strong", colour, anchor="center middle")
        with canvas.lettering.at_most(1.0):
            self._chips(canvas, player)
            troubles = states(player)
            x = middle - 26 * (len(troubles) - 1) / 2
            for icon, number in troubles[:3]:
                canvas.picture(
                    f"alatriste/icon_{icon}", x - (5 if number else 0), top + 126, 20, anchor="center"
                )
                if number:
                    canvas.text(str(number), x + 7, top + 126, "key", ALMAGRE_DK, anchor="left middle")
                x += 26
            if not (player.board or player.attacks):
                room, words = layout.TILES.move(layout.BOARD.topleft), tr("What you lay down lies here.")
                canvas.text(words, room.left, room.top + 14, "caption", SEPIA, width=room.w)

    def _chips(self, canvas: Canvas, player: PlayerView) -> None:
        names = {"fame": tr("Fame"), "vigour": tr("Vigour"), "fencing": tr("Fencing"), "ducats": tr("Ducats")}
        is_named = all(canvas.fits(name, "caption", STAT[0] + 4) for name in names.values())
        for stat, (number, beside) in _numbers(player).items():
            x, y = layout.BOARD.left + STATS[stat][0], layout.BOARD.top + STATS[stat][1]
            if is_named:
                canvas.text(names[stat], x + 2, y + 11, "caption", SEPIA, anchor="left middle")
            canvas.picture(f"alatriste/icon_{stat}", x + 10, y + 33, 21, anchor="center")
            colour = ALMAGRE_DK if stat == "vigour" and player.weak else INK
            end = canvas.text(number, x + 22, y + 33, "number", colour, anchor="left middle").right
            canvas.text(beside, end + 2, y + 34, "key", INK_2, anchor="left middle")


def _numbers(player: PlayerView) -> dict[str, tuple[str, str]]:
    """Return the number of each characteristic, and what is told beside it."""
    cards_fame = player.fame_total - player.fame
    bonus = player.vigour_bonus
    return {
        "fame": (str(player.fame_total), f"({signed(cards_fame)})" if cards_fame else ""),
        "vigour": (str(player.vigour), signed(bonus) if bonus else ""),
        "fencing": (
            str(player.fencing),
            signed(player.combat_fencing - player.fencing) if player.combat_fencing != player.fencing else "",
        ),
        "ducats": (str(player.ducats), ""),
    }
