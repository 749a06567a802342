"""The board at the table's edge: how the cards of each suit follow one another, and which are gone."""

from __future__ import annotations

from game.toruro.deck import LOW_TO_HIGH, SUITS, Card, number, stand_in, suit
from game.toruro.view import ToruroView
from game.translation import language
from scenes.skins.toruro.card_layout import card_name, suits
from scenes.skins.toruro.drawing.hud import GOOD
from scenes.skins.toruro.layout import PAPER, SIGN
from scenes.skins.toruro.words.facts import ranking
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_LT, INK, OCHRE_LT, PAPER_HI, QUIET_ON_WOOD, RESTING

AREA = PAPER.inflate(4, 4)
TALL = AREA.union(SIGN.inflate(4, 4))
"""Where it lies in large letters: over the sign, too."""
LEFT, COLUMN, ROW, TOP = 80.0, 20.5, 25.0, 22.0
"""Where numbers begin on the board, and how far they and the rows are apart."""
RADIUS = 10.0
LARGEST = 1.0
"""Letters are never larger where the suits stand before their cards: all forty have to fit."""
INTO, WIDER, DOWN, HIGHER, BELOW, LARGEST_TALL = 24.0, 27.8, 20.0, 41.5, 20.0, 1.5
"""In large letters they stand above them: where numbers begin, how far apart they are, where the first suit
stands and how far apart the next ones are, how far below their suit numbers stand, and their text size."""
LARGE = 1.2
"""Letters that are larger than that have the large board."""


class OrderBoard:
    """A gauge (see `scenes.stage.odds_gauge`) for whoever chooses cards; trumps stand on top.

    If it `remembers`, the cards that the seat has seen leave are struck out.
    """

    has_numbers = False

    def __init__(self, view: ToruroView, remembers: bool, factor: float = 1.0) -> None:
        self._view, self._remembers, self._is_tall = view, remembers, factor > LARGE
        self.area = TALL if self._is_tall else AREA
        self.aside = (self.area.right, self.area.top - 8)

    @property
    def rows(self) -> list[list[Card]]:
        """The cards of each suit, trumps first, the highest first; the exposed card is in no hand."""
        trumps = suit(self._view.exposed)
        order = sorted(range(len(SUITS)), key=lambda of: (of != trumps, of))
        return [ranking(of, self._view.exposed) for of in order]

    def column(self, card: Card) -> int:
        """Return in which column a card stands: cards of one rank stand below one another.

        The one that stands in for the exposed card has its column, and leaves its own one empty.
        """
        exposed = self._view.exposed
        ranked = exposed if card == stand_in(exposed) else card
        return len(LOW_TO_HIGH) - 1 - LOW_TO_HIGH.index(number(ranked))

    @property
    def gone(self) -> set[Card]:
        """The cards that the seat knows to be in no other hand: played, laid aside, or in its own."""
        return {card for row in self.rows for card in row}.difference(self._view.unseen)

    def step(self) -> bool:
        """Return False: everything is known at once."""
        return False

    @property
    def spoken_text(self) -> str:
        """The suits one after another, without what is gone."""
        gone = self.gone.difference(self._view.hand) if self._remembers else set()
        return "\n".join(", ".join(card_name(card) for card in row if card not in gone) for row in self.rows)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board."""
        key = self._view.exposed, self._view.hand, self._view.plays, self._view.discards, language()
        canvas.layer(
            "toruro/order", (*key, self._is_tall), self.area.inflate(24, 24), lambda: self._draw(canvas)
        )

    def _draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel_wood", self.area, shadow=RESTING)
        gone = self.gone if self._remembers else set()
        for place, row in enumerate(self.rows):
            colour, words = QUIET_ON_WOOD if place else OCHRE_LT, suits()[suit(row[0])]
            left, y = self.area.left, self.area.top + TOP + ROW * place
            if self._is_tall:
                y = self.area.top + DOWN + HIGHER * place
                with canvas.lettering.at_most(LARGEST):
                    canvas.text(words, left + INTO - 8, y, "caption", colour, anchor="left middle")
                start, step, y = left + INTO, WIDER, y + BELOW
            else:
                with canvas.lettering.at_most(LARGEST):
                    words = canvas.lettering.shorten(words, "caption", canvas.k, 55 * canvas.k)
                    canvas.text(words, left + 14, y, "caption", colour, anchor="left middle")
                start, step = left + LEFT, COLUMN
            with canvas.lettering.at_most(LARGEST_TALL if self._is_tall else LARGEST):
                for card in row:
                    self._cell(canvas, (start + step * self.column(card), y), card, gone, place == 0)

    def _cell(
        self, canvas: Canvas, at: tuple[float, float], card: Card, gone: set[Card], is_trump: bool
    ) -> None:
        own, larger = card in self._view.hand, 1.3 if self._is_tall else 1.0
        stands_in = card == stand_in(self._view.exposed)
        colour = GOOD if stands_in else OCHRE_LT if is_trump else PAPER_HI
        if own:
            canvas.disc(at, RADIUS * larger + 1, INK)
            canvas.disc(at, RADIUS * larger, OCHRE_LT)
            colour = INK
        elif card in gone:
            colour = QUIET_ON_WOOD
        words = str(number(card)) + ("*" if stands_in else "")
        canvas.text(words, *at, "key", colour, anchor="center middle")
        if card in gone and not own:
            across, down = 8 * larger, 5 * larger
            canvas.line(
                (at[0] - across, at[1] + down), (at[0] + across, at[1] - down), ALMAGRE_LT, 2.0 * larger
            )
