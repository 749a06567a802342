"""The plates round the cloth, and the sign that tells the round: everything public about each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.core.action import token
from game.core.seat import Seat
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.drawing.plate import PURSE, Plate, SeatLine, lettering
from scenes.skins.toruro.drawing.pots import Pots
from scenes.skins.toruro.drawing.slate import Debt, Slate
from scenes.skins.toruro.layout import SIGN, Places
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import PAPER_HI, QUIET_ON_WOOD
from scenes.voice.plain import colour_names

SIZES = (1.3, 1.15, 1.0)
"""Text sizes that the sign has room for."""


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
    phase: str = ""
    """What is decided now, as `ToruroView.phase` has it."""
    trick: int | None = None
    """The trick that is played, from 0."""
    dealer: int | None = None
    turn: int | None = None
    lines: list[SeatLine] = field(default_factory=list)

    def read(self, view: ToruroView) -> None:
        """Say what a view says."""
        self.promised = frozenset(seat for seat in range(view.seats) if view.house.has_promised(seat))
        self.round, self.partida, self.last = view.round, view.partida, view.last
        self.phase, self.trick = view.phase, len(view.takers) if view.phase == "play" else None
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

    def clear(self) -> None:
        """Nobody has laid or said anything yet."""
        self.phase, self.trick, self.turn = "", None, None
        self.pots.amounts = [0, 0, 0]
        self.lines = [SeatLine() for _ in self.seats]

    def recall(self, before: Hud) -> None:
        """Say again what another one says."""
        self.round, self.partida, self.last = before.round, before.partida, before.last
        self.phase, self.trick = before.phase, before.trick
        self.dealer, self.turn, self.lines = before.dealer, before.turn, before.lines
        self.pots, self.slate = before.pots, before.slate

    def pieces(self) -> list[Piece]:
        """What can be pointed at: each seat's plate."""
        plates = [self.places.plate(seat) for seat in range(len(self.seats))]
        return [
            Piece(token("seat", seat), "", *plate.center, *plate.size, BOARD)
            for seat, plate in enumerate(plates)
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the plates and the sign."""
        plates = [
            Plate(who, face, self.places.plate(seat), seat in self.promised)
            for seat, (who, face) in enumerate(zip(self.seats, self.faces, strict=True))
        ]
        sizes = {
            large: lettering(canvas, [plate for plate in plates if plate.large is large])
            for large in (True, False)
        }
        for seat, (plate, line) in enumerate(zip(plates, self.lines, strict=True)):
            shown = line, seat == self.turn, seat == self.dealer, *sizes[plate.large]
            name, area = f"toruro/plate {seat}", plate.area.inflate(36, 36)
            now = replace(line), *shown[1:], plate.promised
            canvas.layer(name, now, area, partial(plate.draw, canvas, *shown))
        key = (self.occasion(), self.task())
        canvas.layer("toruro/sign", key, SIGN.inflate(12, 12), lambda: self._draw_sign(canvas))

    def told(self, seat: int) -> str:
        """What a plate shows besides chips and lulos."""
        line, colour = self.lines[seat], colour_names()[self.seats[seat].colour]
        said = {"go": tr("Goes"), "pass": tr("Has passed"), "": ""}[line.said]
        caught = tr("Was caught with a wrong card") if line.caught else ""
        return "\n".join(part for part in (said, caught, tr("Colour: {colour}", colour=colour)) if part)

    # --- the sign ---

    def _draw_sign(self, canvas: Canvas) -> None:
        canvas.nine("ui/seat_plate", SIGN)
        with canvas.lettering.fitting(SIZES, lambda: self._fits_sign(canvas)):
            y = SIGN.top + 17 if self.task() else SIGN.centery
            canvas.text(self.occasion(), SIGN.centerx, y, "key", QUIET_ON_WOOD, anchor="center middle")
            canvas.text(
                self.task(), SIGN.centerx, SIGN.bottom - 19, "strong", PAPER_HI, anchor="center middle"
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
        """What is decided now, and what the present trick is for."""
        if self.trick is None:
            return _phases().get(self.phase, "")
        pots = tr("for the head"), tr("for the belly"), tr("for the tail")
        return tr("Trick {trick} of 3: {pot}", trick=self.trick + 1, pot=pots[self.trick])


def _phases() -> dict[str, str]:
    """What happens while that is decided."""
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
