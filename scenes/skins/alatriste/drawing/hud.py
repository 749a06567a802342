"""The column at the right: the round, and a plate for each seat with everything public about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.alatriste.rows import RULES, ZONES
from game.alatriste.tokens import SEAT, Phase
from game.alatriste.view import AlatristeView, PlayerView
from game.core.seat import Seat
from game.translation import language, tr
from scenes.skins.alatriste.drawing import phase_strip
from scenes.skins.alatriste.layout import SIGN, plate
from scenes.stage.faces import draw_face
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import OCHRE_LT, PAPER, PAPER_HI, QUIET_ON_WOOD, rgb

LARGEST = 1.12
"""The text size beyond which the numbers of a seat would not fit beside one another."""
SIGN_SIZES = (1.3, 1.15, 1.0)
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
        return [phase_strip.piece(), *plates]

    def draw(self, canvas: Canvas) -> None:
        """Draw the sign and all plates."""
        now = self.players, self.round, self.cap, self.active, self.turn, self.phase, language()
        canvas.draw_cached("alatriste/hud", now, partial(self._draw, canvas))

    def _draw(self, canvas: Canvas) -> None:
        sign = self.occasion(), self.whose()
        canvas.layer("alatriste/sign", sign, SIGN.inflate(12, 12), partial(_draw_sign, canvas, *sign))
        phase_strip.draw(canvas, self.phase)
        for seat, (who, player) in enumerate(zip(self.seats, self.players, strict=True)):
            area = plate(seat, len(self.seats))
            shown = (player, seat == self.active, seat == self.turn)
            paint = partial(_draw_plate, canvas, who, self.faces[seat], area, *shown)
            now = *shown, language()
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
    y = area.top + area.h * 0.27
    zone = ZONES[player.level - 1].id
    canvas.picture(f"alatriste/icon_zone_{zone}", right - 8, y, 17, anchor="center")
    with canvas.lettering.at_most(LARGEST):
        end = right - 20
        for icon, number in reversed(states(player)):
            if number:
                end = canvas.text(str(number), end, y, "key", DANGER, anchor="right middle").left
            canvas.picture(f"alatriste/icon_{icon}", end - 8, y, 17, anchor="center")
            end -= 19
        name = canvas.lettering.shorten(who.name, "strong", canvas.k, (end - left - 2) * canvas.k)
        canvas.text(name, left, y, "strong", OCHRE_LT if active else PAPER_HI, anchor="left middle")
        y = area.top + area.h * 0.555
        step = (right - left) / 4
        for place, (icon, number) in enumerate(
            (
                ("alatriste/icon_fame", player.fame_total),
                ("alatriste/icon_fencing", player.fencing),
                ("alatriste/icon_ducats", player.ducats),
                ("ui/card", player.cards),
            )
        ):
            x = left + place * step
            size = 11 if icon == "ui/card" else 15
            canvas.picture(icon, x + 7, y, size, anchor="center")
            canvas.text(str(number), x + 16, y, "key", PAPER, anchor="left middle")
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
