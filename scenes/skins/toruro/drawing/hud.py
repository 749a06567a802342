"""The plates round the cloth, and the sign that tells the round: everything public about each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from game.core.action import token
from game.core.seat import Seat
from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.drawing.plate import PURSE, Plate, lettering
from scenes.skins.toruro.drawing.slate import Slate
from scenes.skins.toruro.layout import SIGN, Places
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import PAPER_HI, QUIET_ON_WOOD
from scenes.voice.stream import colour_names

SIZES = (1.3, 1.15, 1.0)
"""Text sizes that the sign has room for."""


@dataclass(slots=True)
class Hud:
    """Plates, pots, slate and sign as they show `view`.

    While something happens, `phase` and `turn` are set by its event; `pots`, `net`, the slate and `dealer`
    may lag behind the view until `land` is called.
    """

    seats: Sequence[Seat]
    faces: Sequence[str]
    places: Places
    slate: Slate
    view: ToruroView = field(init=False)
    phase: str = ""
    """What is decided now, as `ToruroView.phase` has it."""
    turn: int | None = None
    dealer: int | None = None
    pots: list[int] = field(default_factory=list)
    net: list[int] = field(default_factory=list)
    """By seat, chips won or lost."""

    def settle(self, view: ToruroView) -> None:
        """Show a view in which the table rests."""
        self.view, self.phase, self.turn = view, view.phase, view.turn
        self.land()

    def land(self) -> None:
        """Show chips, slate and dealer's button as the view has them."""
        self.pots, self.net, self.dealer = list(self.view.pots), list(self.view.net), self.view.dealer
        self.slate.debts = self.view.debts
        self.slate.struck.clear()

    def pieces(self) -> list[Piece]:
        """Return a piece for each seat's plate, to be pointed at."""
        plates = [self.places.plate(seat) for seat in range(len(self.seats))]
        return [
            Piece(token("seat", seat), "", *plate.center, *plate.size, BOARD)
            for seat, plate in enumerate(plates)
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the plates and the sign."""
        plates = [self._plate(seat) for seat in range(len(self.seats))]
        sizes = {
            large: lettering(canvas, [plate for plate in plates if plate.large is large])
            for large in (True, False)
        }
        for seat, plate in enumerate(plates):
            size = sizes[plate.large]
            area = plate.area.inflate(36, 36)
            canvas.layer(f"toruro/plate {seat}", (plate, size), area, partial(plate.draw, canvas, *size))
        key = (self.occasion(), self.task())
        canvas.layer("toruro/sign", key, SIGN.inflate(12, 12), lambda: self._draw_sign(canvas))

    def _plate(self, seat: int) -> Plate:
        view = self.view
        return Plate(
            who=self.seats[seat],
            face=self.faces[seat],
            area=self.places.plate(seat),
            chips=PURSE + self.net[seat],
            lulos=view.lulos[seat],
            goes=view.goes[seat],
            changed=view.exchanged[seat],
            is_caught=_is_caught(view, seat),
            has_promised=view.house.has_promised(seat),
            is_active=seat == self.turn,
            deals=seat == self.dealer,
        )

    def describe_seat(self, seat: int) -> str:
        """In words, what a plate shows besides chips and lulos."""
        said = {None: "", True: tr("Goes"), False: tr("Has passed")}[self.view.goes[seat]]
        caught = tr("Was caught with a wrong card") if _is_caught(self.view, seat) else ""
        colour = tr("Colour: {colour}", colour=colour_names()[self.seats[seat].colour])
        return "\n".join(part for part in (said, caught, colour) if part)

    # --- the sign ---

    def _draw_sign(self, canvas: Canvas) -> None:
        canvas.nine("ui/seat_plate", SIGN)
        with canvas.lettering.fitting(SIZES, lambda: self._is_within_sign(canvas)):
            y = SIGN.top + 17 if self.task() else SIGN.centery
            canvas.text(self.occasion(), SIGN.centerx, y, "key", QUIET_ON_WOOD, anchor="center middle")
            canvas.text(
                self.task(), SIGN.centerx, SIGN.bottom - 19, "strong", PAPER_HI, anchor="center middle"
            )

    def _is_within_sign(self, canvas: Canvas) -> bool:
        wide = canvas.measure(self.occasion(), "key")[0], canvas.measure(self.task(), "strong")[0]
        return max(wide) <= SIGN.w - 24

    def occasion(self) -> str:
        """Return the number of the round, in words."""
        view = self.view
        if view.last:
            return tr("Round {round}: La Última", round=view.round)
        return tr("Round {round}, partida {partida}", round=view.round, partida=view.partida)

    def task(self) -> str:
        """Return what is decided now, or what the present trick is for, in words."""
        trick = len(self.view.takers)
        if trick == POTS or not (self.view.tricks or self.phase == "play"):
            return _phases().get(self.phase, "")
        pots = tr("for the head"), tr("for the belly"), tr("for the tail")
        return tr("Trick {trick} of 3: {pot}", trick=trick + 1, pot=pots[trick])


def _is_caught(view: ToruroView, seat: int) -> bool:
    """True if it was found out that the seat played wrong in this round."""
    return any(misplay.seat == seat for misplay in view.caught)


def _phases() -> dict[str, str]:
    """By phase, as `ToruroView.phase` has it, what the sign says."""
    return {
        "pay": tr("Who pays the least lulo?"),
        "split": tr("A lulo is paid"),
        "go": tr("Who goes?"),
        "exchange": tr("Cards are exchanged"),
        "give_back": tr("Cards are exchanged"),
        "accuse": tr("Did anybody play wrong?"),
        "vote": tr("A vote"),
        "over": tr("The evening is over"),
    }
