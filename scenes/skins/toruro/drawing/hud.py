"""The plates round the cloth, and the sign that tells the round: everything public about each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.core.action import token
from game.core.seat import Seat
from game.toruro.deck import NO_CARD
from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import language, tr, trn
from scenes.skins.toruro.card_layout import piled
from scenes.skins.toruro.drawing.slate import Slate
from scenes.skins.toruro.layout import SIGN, Places
from scenes.skins.toruro.words.dues import due_next, next_payment, paid_in
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import INK, NIGHT, OCHRE, OCHRE_LT, PAPER, PAPER_HI, QUIET_ON_WOOD, rgb
from scenes.voice.stream import colour_names

PURSE = 60
"""What everybody is shown with before the first chip is lost or won."""
GOOD, DEBT = rgb("#A9C96E"), rgb("#F08A6E")
NAME_SIZES = ((1.25, "strong"), (1.12, "strong"), (1.0, "strong"), (1.0, "key"))
LARGE_SIZES = ((1.3, "button"), (1.15, "button"), (1.0, "button"), *NAME_SIZES[2:])
BRIEF_SIZES = ((1.45, "strong"), (1.35, "strong"), *NAME_SIZES)
BRIEF_LARGE_SIZES = ((1.55, "button"), (1.45, "button"), *LARGE_SIZES)
"""Text sizes and styles of a name: the first is taken in which it fits; those of plates that are brief."""
LOWER, LOWER_LARGE = BRIEF_SIZES[0][0], BRIEF_LARGE_SIZES[0][0]
"""The text size at most of what stands below a name, however long that is."""
LINES, BRIEF_LINES = (0.33, 0.70), (0.28, 0.74)
"""How far below its top the middles of both lines of a plate are, to its height; of one that is brief."""
SIGN_WIDE, POT_WIDE, BOWL = 26.0, 46.0, 24.0
"""Width of the sign that stands for words on a brief plate, and of the pot with how many a seat has won."""
LAUREL = 1.3
"""Width of the laurel of whoever leads, to that of the face: no leaf of it covers the name."""
CARD_SIGN = 1.3
"""The text size at most with which the card beside the number of changed ones grows."""
TILE = 18.0, 16.0
"""Width and height at least of the chalk tile that counts a seat's lulos."""
TILES = (1.4, 1.2, 1.0, 0.9)
"""Text sizes of that number: the first is taken in which it fits."""


@dataclass(frozen=True, slots=True)
class Plate:
    """One plate at its place, and what it says.

    `goes` is None before the seat has spoken; `changed` is how many cards it exchanged, None before.
    """

    who: Seat
    face: str
    area: pygame.FRect
    chips: int
    lulos: int
    goes: bool | None
    changed: int | None
    is_caught: bool
    """It was found out to have played wrong in this round."""
    has_promised: bool
    """It always goes on cups."""
    is_active: bool
    """Something is asked of it, or it does something."""
    deals: bool
    won: int | None = None
    """How many pots of this round it has, None where that decides about no lulo."""
    leads: bool = False
    """It has more chips than anybody else."""
    is_brief: bool = False
    """In large letters it shows signs instead of words, which leave the name and the chips more room."""

    @property
    def large(self) -> bool:
        """True if it lies at the foot of the window, where there is more room."""
        return self.area.h > 60

    @property
    def left(self) -> float:
        """The x at which its words begin, right of the face."""
        return self.area.left + self.area.h + 6

    @property
    def _lines(self) -> tuple[float, float]:
        """The heights of the middles of its two lines."""
        upper, lower = BRIEF_LINES if self.is_brief else LINES
        return self.area.top + self.area.h * upper, self.area.top + self.area.h * lower

    def fits(self, canvas: Canvas, style: str) -> bool:
        """True if the name stands whole beside what the seat says."""
        if self.is_brief:
            return canvas.measure(self.who.name, style)[0] + POT_WIDE + 14 <= self.area.right - self.left
        said = max(canvas.measure(words, "key")[0] for words in (tr("Goes"), tr("Passes"), tr("No pot")))
        return canvas.measure(self.who.name, style)[0] + said + 16 <= self.area.right - self.left

    def draw(self, canvas: Canvas, size: float, style: str) -> None:
        """Draw it, with the name in that text size and style."""
        area = self.area
        canvas.nine("ui/seat_plate_active" if self.is_active else "ui/seat_plate", area)
        face = area.h - 8
        middle = area.left + face / 2 + 4, area.centery
        if self.leads:
            canvas.picture("ui/laurel", *middle, face * LAUREL, anchor="center")
        draw_face(canvas, self.face, self.who.colour, middle, face)
        with canvas.lettering.at_most(size):
            self._above(canvas, style, OCHRE_LT if self.is_active else PAPER_HI)
        with canvas.lettering.at_most(LOWER_LARGE if self.large else LOWER):
            self._below(canvas)
        if self.deals:
            canvas.picture("toruro/dealer", area.left + 5, area.top + 5, 26, anchor="center")
        if self.has_promised:
            canvas.picture("toruro/cup", area.right - 3, area.top + 5, 19, anchor="center")
        if self.is_caught:
            canvas.picture("toruro/stamp_misplay", area.left + 15, area.bottom - 17, 32, anchor="center")

    def _above(self, canvas: Canvas, style: str, colour: tuple[int, int, int]) -> None:
        y, right = self._lines[0], self.area.right - 11
        if self.goes is not None and self.is_brief:
            right -= SIGN_WIDE if self.won is None else POT_WIDE
            self._sign(canvas)
        elif self.goes is not None:
            words, tint = said(self.goes, self.won)
            room = right - self.left - canvas.measure(self.who.name, style)[0] - 5
            smaller = "card" if canvas.measure(words, "card")[0] <= room else "key"
            right = canvas.text(words, right, y, smaller, tint, anchor="right middle").left - 5
        name = canvas.lettering.shorten(self.who.name, style, canvas.k, (right - self.left) * canvas.k)
        canvas.text(name, self.left, y, style, colour, anchor="left middle")

    def _sign(self, canvas: Canvas) -> None:
        """Draw a tick for who goes, a dash for who does not, or how many a seat has won beside a pot."""
        x, y = self.area.right - 11, self._lines[0]
        tint = said(self.goes, self.won)[1]
        if self.won is not None:
            bowl = canvas.picture("toruro/plate", x - BOWL / 2, y, BOWL, anchor="center")
            canvas.text(str(self.won), bowl.left - 3, y, "number", tint, anchor="right middle", shade=INK)
            return
        left, middle = x - SIGN_WIDE, x - SIGN_WIDE * 0.6
        tick = ((left, y), (middle, y + 9), (x, y - 10)) if self.goes else ((left + 3, y), (x - 2, y))
        canvas.path(tick, tint, 4.5)

    def _below(self, canvas: Canvas) -> None:
        y, chip = self._lines[1], 24.0 if self.large else 19.0
        canvas.picture("toruro/chip_5", self.left + chip / 2, y, chip, anchor="center")
        style = "number" if self.large else "small number"
        chips = str(self.chips).replace("-", "−")
        words = canvas.text(chips, self.left + chip + 5, y, style, OCHRE_LT, anchor="left middle")
        room = self.area.right - 12 - words.right - 9
        if self.changed is not None:
            right = self.area.right - 12
            count = canvas.text(str(self.changed), right, y, "strong", PAPER_HI, anchor="right middle")
            icon = 15 * max(1.0, min(CARD_SIGN, canvas.lettering.factor))
            canvas.picture("ui/card", count.left - 3 - icon / 2, y, icon, anchor="center")
            room = count.left - 8 - icon - words.right - 9
        if self.lulos:
            _count_lulos(canvas, self.lulos, words.right + 9, y, room)


def said(goes: bool | None, won: int | None) -> tuple[str, tuple[int, int, int]]:
    """Return what a seat has said, or what has come of it so far, and the colour of these words."""
    if not goes:
        return ("", PAPER) if goes is None else (tr("Passes"), QUIET_ON_WOOD)
    if won is None:
        return tr("Goes"), GOOD
    return (trn("1 pot", "{n} pots", won), GOOD) if won else (tr("No pot"), DEBT)


def lettering(canvas: Canvas, plates: Sequence[Plate]) -> tuple[float, str]:
    """Return the largest text size and style in which all these names stand whole, or else the smallest."""
    usual, brief = (LARGE_SIZES, BRIEF_LARGE_SIZES) if plates[0].large else (NAME_SIZES, BRIEF_SIZES)
    for size, style in brief if plates[0].is_brief else usual:
        with canvas.lettering.at_most(size):
            if all(plate.fits(canvas, style) for plate in plates):
                break
    return size, style


def _lettered(canvas: Canvas, plates: Sequence[Plate]) -> list[tuple[float, str]]:
    """Return text size and style of the name on each plate: one for all, or each its own on brief ones."""
    if plates[0].is_brief:
        return [lettering(canvas, [plate]) for plate in plates]
    sizes = {
        large: lettering(canvas, [plate for plate in plates if plate.large is large])
        for large in {plate.large for plate in plates}
    }
    return [sizes[plate.large] for plate in plates]


def _count_lulos(canvas: Canvas, lulos: int, x: float, y: float, room: float) -> None:
    """Write on a small slate how many lulos a seat has committed, as large as has `room`."""
    words = str(lulos)
    with canvas.lettering.fitting(TILES, lambda: canvas.measure(words, "key")[0] + 8 <= room):
        wide, high = canvas.measure(words, "key")
        tile = pygame.FRect(x, 0, max(TILE[0], wide + 8), max(TILE[1], high))
        tile.centery = y
        canvas.fill(tile.inflate(3, 3), OCHRE, radius=4)
        canvas.fill(tile, NIGHT, radius=3)
        canvas.text(words, *tile.center, "key", DEBT, anchor="center middle")


LARGE_SIGN = 1.2
"""In letters that are larger than that the sign says what is decided in fewer words, and larger."""
SIZES, ASIDE_SIZES = (1.9, 1.75, 1.6, 1.45, 1.3, 1.15, 1.0), (1.2, 1.1, 1.0)
"""Text sizes of what is decided, and of the round above it."""


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
    phase: str = ""  # what is decided now, as `ToruroView.phase` has it
    turn: int | None = None
    taker: int | None = None
    """Who takes the trick that all have played to, while that is shown."""
    has_sign: bool = True  # whether a sign tells the round and the trick, and nothing else lies there
    is_dark: bool = False
    """Whether the table is dark around what all look at: no plate has an edge of gold then."""
    dealer: int | None = None
    pots: list[int] = field(default_factory=list)
    piles: tuple[int, int] = 0, 0  # how many cards are in the stock, and among the discards
    net: list[int] = field(default_factory=list)  # by seat, chips won or lost

    def settle(self, view: ToruroView) -> None:
        """Show a view in which the table rests."""
        self.view, self.phase, self.turn = view, view.phase, view.turn
        self.land()

    def land(self) -> None:
        """Show chips, slate and dealer's button as the view has them."""
        self.pots, self.net, self.dealer = list(self.view.pots), list(self.view.net), self.view.dealer
        self.taker = None
        view, slate = self.view, self.slate
        self.piles = piled(view)
        slate.debts, slate.paid = view.debts, view.struck
        is_open = view.exposed != NO_CARD and len(view.takers) < POTS and self.phase != "over"
        slate.next = view.lulo if is_open else 0
        slate.may_fail = slate.own is not None and view.goes[slate.own] is not False
        slate.due, following = due_next(view), next_payment(view)
        slate.is_paying, slate.pays = following == view.round, paid_in(view, following)
        slate.struck.clear()
        slate.is_awaiting, slate.reckoning = False, ()

    def pieces(self) -> list[Piece]:
        """Return a piece for each seat's plate, and one for the sign, to be pointed at."""
        plates = [self.places.plate(seat) for seat in range(len(self.seats))]
        seats = [
            Piece(token("seat", seat), "", *plate.center, *plate.size, BOARD)
            for seat, plate in enumerate(plates)
        ]
        sign = SIGN.inflate(0, -24)
        signs = [Piece(token("partida", 0), "", *sign.center, *sign.size, BOARD)] if self.has_sign else []
        return [*seats, *signs]

    def draw(self, canvas: Canvas, *, has_sign: bool) -> None:
        """Draw the plates and the sign."""
        plates = [self._plate(seat) for seat in range(len(self.seats))]
        for seat, (plate, size) in enumerate(zip(plates, _lettered(canvas, plates), strict=True)):
            area = plate.area.inflate(36, 36)
            canvas.layer(
                f"toruro/plate {seat}", (plate, size, language()), area, partial(plate.draw, canvas, *size)
            )
        if has_sign:
            key = (self.occasion(), self.task(), language())
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
            is_active=seat == self.turn and not self.is_dark,
            deals=seat == self.dealer,
            won=self._won(seat),
            is_brief=self.places.large,
            leads=self.net[seat] > max((net for other, net in enumerate(self.net) if other != seat)),
        )

    def _won(self, seat: int) -> int | None:
        """Return how many pots a seat that goes has, once one is won and as long as one is left."""
        takers, is_owed = self.view.takers, not self.view.last
        return takers.count(seat) if is_owed and 0 < len(takers) < POTS and self.view.goes[seat] else None

    def describe_seat(self, seat: int) -> str:
        """In words, what a plate shows besides chips and lulos."""
        goes, leads = self.view.goes[seat], self._plate(seat).leads
        spoken = tr("Has passed") if goes is False else said(goes, self._won(seat))[0]
        ahead = tr("Has most chips") if leads else ""
        caught = tr("Was caught with a wrong card") if _is_caught(self.view, seat) else ""
        colour = tr("Colour: {colour}", colour=colour_names()[self.seats[seat].colour])
        return "\n".join(part for part in (spoken, caught, ahead, colour) if part)

    # --- the sign ---

    def _draw_sign(self, canvas: Canvas) -> None:
        canvas.nine("ui/seat_plate", SIGN)
        x, task, round_ = SIGN.centerx, self.sign(canvas.lettering.factor), self.occasion()
        with canvas.lettering.fitting(ASIDE_SIZES, lambda: _is_as_wide(canvas, round_, "key")):
            high = canvas.measure(round_, "key")[1]
            y = SIGN.top + 4 + high / 2 if task else SIGN.centery
            canvas.text(round_, x, y, "key", QUIET_ON_WOOD, anchor="center middle")
        middle, room = (SIGN.top + 3 + high + SIGN.bottom - 6) / 2, SIGN.h - high

        def has_room() -> bool:
            return _is_as_wide(canvas, task, "strong") and canvas.measure(task, "strong")[1] <= room

        with canvas.lettering.fitting(SIZES, has_room):
            canvas.text(task, x, middle, "strong", PAPER_HI, anchor="center middle")

    def sign(self, size: float) -> str:
        """Return what the sign says is decided, in letters of that size: in large ones only what counts."""
        pot = len(self.view.takers)
        if not self.is_playing or size <= LARGE_SIGN:
            return self.task()
        says = tr("Trick 1: head +{n}"), tr("Trick 2: belly +{n}"), tr("Trick 3: tail +{n}")
        return says[pot].format(n=self.pots[pot])

    def occasion(self) -> str:
        """Return the number of the round, and how many there may be, in words."""
        view = self.view
        if view.last:
            return tr("Round {round}: La Última", round=view.round)
        least, is_free = view.house.least_rounds, not view.debts
        if is_free and ((view.committed and view.round >= least) or 0 < view.cap <= view.round + 1):
            return tr("Round {round}: it may be the last", round=view.round)
        if view.cap and view.round < least < view.cap:
            words = tr("Round {round} of {least} to {cap}, partida {partida}")
            return words.format(round=view.round, least=least, cap=view.cap, partida=view.partida)
        if view.cap:
            words = tr("Round {round} of {cap} at most, partida {partida}")
            return words.format(round=view.round, cap=view.cap, partida=view.partida)
        return tr("Round {round}, partida {partida}", round=view.round, partida=view.partida)

    @property
    def is_playing(self) -> bool:
        """True while one of the tricks is played."""
        return len(self.view.takers) < POTS and bool(self.view.tricks or self.phase == "play")

    @property
    def is_open(self) -> bool:
        """True until it is shown who takes the trick that is played."""
        return self.is_playing and self.taker is None

    def task(self) -> str:
        """Return what is decided now, or what the present trick is for, in words."""
        trick = len(self.view.takers)
        if not self.is_playing:
            return _phases().get(self.phase, "")
        if self.taker is not None:
            return tr("{name} takes trick {n} of 3", name=self.seats[self.taker].name, n=trick + 1)
        chips = self.pots[trick]
        if trick == 0:
            return trn("Trick 1 of 3: 1 chip on the head", "Trick 1 of 3: {n} chips on the head", chips)
        if trick == 1:
            return trn("Trick 2 of 3: 1 chip on the belly", "Trick 2 of 3: {n} chips on the belly", chips)
        return trn("Trick 3 of 3: 1 chip on the tail", "Trick 3 of 3: {n} chips on the tail", chips)


def _is_as_wide(canvas: Canvas, words: str, style: str) -> bool:
    """Return whether words have room beside each other on the sign."""
    return canvas.measure(words, style)[0] <= SIGN.w - 24


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
