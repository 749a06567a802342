"""What is told of the seats: the sign and the phases, a plate for each, and the board of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.alatriste.rows import CARDS, RULES, ZONES
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
from scenes.ui.theme import INK, INK_2, NIGHT, OCHRE_LT, PAPER, PAPER_HI, QUIET_ON_WOOD, SEATS, SEPIA, rgb

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
"""A plate that is lower has room for two lines: Vigour is a number, attacks that wait are counted."""
HEART, DANGER = 8.6, rgb("#F08A6E")


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

    def read(self, view: AlatristeView) -> None:
        """Take over what a view says."""
        self.round, self.cap = view.round, view.cap
        self.active = view.active if view.round else None
        self.players = view.players

    def pieces(self) -> list[Piece]:
        """Return what can be pointed at and chosen: the strip and each seat's plate."""
        areas = [plate(seat, len(self.seats)) for seat in range(len(self.seats))]
        plates = [Piece(SEAT[seat], "", *area.center, *area.size, BOARD) for seat, area in enumerate(areas)]
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
            shown = (player, seat == self.active, seat == self.turn)
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
    canvas: Canvas, who: Seat, face: str, area: pygame.FRect, player: PlayerView, active: bool, asked: bool
) -> None:
    """Draw face, name and zone; Fame, Fencing, Ducats and hand; hearts and waiting attacks."""
    canvas.nine("ui/seat_plate_active" if asked else "ui/seat_plate", area)
    side = min(54.0, area.h - 8)
    draw_face(canvas, face, who.colour, (area.left + 6 + side / 2, area.centery), side)
    left, right = area.left + side + 13, area.right - 9
    low = area.h < LOW
    y = area.top + area.h * (0.3 if low else 0.27)
    zone = ZONES[player.level - 1].id
    canvas.picture(f"alatriste/icon_zone_{zone}", right - 8, y, 17, anchor="center")
    with canvas.lettering.at_most(LARGEST):
        end = right - 20
        waiting = [("task", len(player.attacks))] if low and player.attacks else []
        for icon, number in reversed([*waiting, *states(player)]):
            if number:
                end = canvas.text(str(number), end, y, "key", DANGER, anchor="right middle").left
            canvas.picture(f"alatriste/icon_{icon}", end - 8, y, 17, anchor="center")
            end -= 19
        name = canvas.lettering.shorten(who.name, "strong", canvas.k, (end - left - 2) * canvas.k)
        canvas.text(name, left, y, "strong", OCHRE_LT if active else PAPER_HI, anchor="left middle")
        y = area.top + area.h * (0.72 if low else 0.555)
        numbers = [
            ("alatriste/icon_fame", player.fame_total),
            ("alatriste/icon_fencing", player.fencing),
            ("alatriste/icon_ducats", player.ducats),
            ("ui/card", player.cards),
        ]
        if low:
            numbers.insert(1, ("alatriste/icon_vigour", player.vigour + player.vigour_bonus))
        step = (right - left) / len(numbers)
        for place, (icon, number) in enumerate(numbers):
            x = left + place * step
            size = 11 if icon == "ui/card" else 13 if low else 15
            canvas.picture(icon, x + 6, y, size, anchor="center")
            with canvas.lettering.at_most(1.0 if number > 9 else LARGEST):  # the next icon stands close by
                canvas.text(str(number), x + size / 2 + 7, y, "key", PAPER, anchor="left middle")
        if low:
            return
        _hearts(canvas, player, left, area.top + area.h * 0.81)
        for place in range(len(player.attacks)):
            canvas.picture("alatriste/icon_task", right - 6 - 15 * place, area.top + area.h * 0.81, 14,
                           anchor="center")  # fmt: skip


def _hearts(canvas: Canvas, player: PlayerView, left: float, y: float) -> None:
    """Draw a heart for each point of Vigour: broken where it is lost, shielded where cards add it."""
    kinds = ["vigour"] * player.vigour + ["vigour_lost"] * (RULES.vigour - player.vigour)
    for place, kind in enumerate([*kinds, *["vigour_bonus"] * player.vigour_bonus][:15]):
        canvas.picture(f"alatriste/icon_{kind}", left + 4 + HEART * place, y, 9, anchor="center",
                       alpha=90 if kind == "vigour_lost" else 255)  # fmt: skip


LARGEST_ON_BOARD = 1.25
"""The text size beyond which the numbers would leave their plates."""


@dataclass(slots=True)
class Person:
    """The board of the seat that looks at the screen, or else of the one whose turn it is."""

    seats: Sequence[Seat]
    faces: Sequence[str]
    seat: int = 0
    player: PlayerView | None = None

    def read(self, view: AlatristeView, seat: int) -> None:
        """Show what a view shows of that seat."""
        self.seat, self.player = seat, view.players[seat]

    def pieces(self) -> list[Piece]:
        """Return the plates of the characteristics, and the cards on the board and in the attack zone."""
        player = self.player
        if player is None:
            return []
        found = [self._stat(name) for name in STATS]
        for (x, y), (card, _) in zip(layout.ATTACKS, player.attacks, strict=False):
            at = layout.BOARD.left + x, layout.BOARD.top + y
            found.append(
                Piece(CARD[card], card_faces.card(card), *at, *layout.ATTACK, BOARD + 6, shadow=True)
            )
        for kind, area in (("character", layout.ALLIES), ("possession", layout.GOODS)):
            laid = [card for card in player.board if CARDS[card].kind == kind]
            for card, (x, y, width) in zip(laid, layout.laid(area, len(laid)), strict=True):
                size = width, width / layout.SHEET
                found.append(Piece(CARD[card], card_faces.card(card), x, y, *size, BOARD + 6, shadow=True))
        return found

    def _stat(self, name: str) -> Piece:
        left, top = STATS[name]
        middle = layout.BOARD.left + left + STAT[0] / 2, layout.BOARD.top + top + STAT[1] / 2
        return Piece(token("stat", [*STATS].index(name)), "", *middle, *STAT, BOARD)

    def draw(self, canvas: Canvas) -> None:
        """Draw the face, the name and the numbers."""
        if self.player is not None:
            key = (self.seat, self.player, self.faces[self.seat], language())
            canvas.layer("alatriste/person", key, layout.BOARD, partial(self._draw, canvas, self.player))

    def _draw(self, canvas: Canvas, player: PlayerView) -> None:
        who, (left, top) = self.seats[self.seat], layout.BOARD.topleft
        draw_face(
            canvas,
            self.faces[self.seat],
            who.colour,
            (left + layout.FACE[0], top + layout.FACE[1]),
            layout.FACE_WIDTH,
        )
        with canvas.lettering.at_most(LARGEST_ON_BOARD):
            name = canvas.lettering.shorten(who.name, "strong", canvas.k, 100 * canvas.k)
            colour = SEATS[who.colour].on_paper
            canvas.text(name, left + layout.FACE[0], top + 124, "strong", colour, anchor="center middle")
        names = {"fame": tr("Fame"), "vigour": tr("Vigour"), "fencing": tr("Fencing"), "ducats": tr("Ducats")}
        for stat, (number, beside) in _numbers(player).items():
            x, y = left + STATS[stat][0] + 42, top + STATS[stat][1]
            with canvas.lettering.at_most(1.0):
                canvas.text(names[stat], x, y + 13, "key", SEPIA, anchor="left middle")
                end = canvas.text(number, x, y + 31, "number", INK, anchor="left middle").right
                canvas.text(beside, end + 4, y + 31, "key", INK_2, anchor="left middle")
        lost = player.away + player.skip
        x, y, step = layout.LOST
        for place in range(min(lost, layout.TRACK)):
            at = left + x + step * place, top + y
            canvas.picture(f"alatriste/token_{who.colour}", *at, 20, anchor="center")


def _numbers(player: PlayerView) -> dict[str, tuple[str, str]]:
    """Return the number of each characteristic, and what is told beside it."""
    cards_fame = player.fame_total - player.fame
    bonus = player.vigour_bonus
    return {
        "fame": (str(player.fame_total), f"({signed(cards_fame)})" if cards_fame else ""),
        "vigour": (str(player.vigour), signed(bonus) if bonus else f"/{RULES.vigour}"),
        "fencing": (
            str(player.fencing),
            signed(player.combat_fencing - player.fencing) if player.combat_fencing != player.fencing else "",
        ),
        "ducats": (str(player.ducats), ""),
    }
