"""The board at the table's edge: how the cards of each suit follow one another, and which are gone."""

from __future__ import annotations

from game.toruro.deck import SUITS, Card, number, stand_in, suit
from game.toruro.view import ToruroView
from game.translation import language
from scenes.skins.toruro.card_layout import card_name, suits
from scenes.skins.toruro.drawing.hud import GOOD
from scenes.skins.toruro.layout import PAPER
from scenes.skins.toruro.words.facts import ranking
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_LT, INK, OCHRE_LT, PAPER_HI, QUIET_ON_WOOD, RESTING

AREA = PAPER.inflate(4, 4)
LEFT, COLUMN, ROW, TOP = 80.0, 20.5, 25.0, 22.0
"""Where numbers begin on the board, and how far they and the rows are apart."""
RADIUS = 10.0
LARGEST = 1.0
"""Letters are never larger: all forty cards have to fit."""


class OrderBoard:
    """A gauge (see `scenes.stage.odds_gauge`) for whoever chooses cards; trumps stand on top.

    If it `remembers`, the cards that the seat has seen leave are struck out.
    """

    aside = (AREA.right, AREA.top - 8)
    area = AREA
    has_numbers = False

    def __init__(self, view: ToruroView, remembers: bool) -> None:
        self._view, self._remembers = view, remembers

    @property
    def rows(self) -> list[list[Card]]:
        """The cards of each suit, trumps first, the highest first; the exposed card is in no hand."""
        trumps = suit(self._view.exposed)
        order = sorted(range(len(SUITS)), key=lambda of: (of != trumps, of))
        return [ranking(of, self._view.exposed) for of in order]

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
        canvas.layer("toruro/order", key, AREA.inflate(24, 24), lambda: self._draw(canvas))

    def _draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel_wood", AREA, shadow=RESTING)
        gone = self.gone if self._remembers else set()
        with canvas.lettering.at_most(LARGEST):
            for place, row in enumerate(self.rows):
                y = AREA.top + TOP + ROW * place
                colour = QUIET_ON_WOOD if place else OCHRE_LT
                words = canvas.lettering.shorten(suits()[suit(row[0])], "caption", canvas.k, 55 * canvas.k)
                canvas.text(words, AREA.left + 14, y, "caption", colour, anchor="left middle")
                for column, card in enumerate(row):
                    self._cell(canvas, (AREA.left + LEFT + COLUMN * column, y), card, gone, place == 0)

    def _cell(
        self, canvas: Canvas, at: tuple[float, float], card: Card, gone: set[Card], is_trump: bool
    ) -> None:
        own = card in self._view.hand
        stands_in = card == stand_in(self._view.exposed)
        colour = GOOD if stands_in else OCHRE_LT if is_trump else PAPER_HI
        if own:
            canvas.disc(at, RADIUS + 1, INK)
            canvas.disc(at, RADIUS, OCHRE_LT)
            colour = INK
        elif card in gone:
            colour = QUIET_ON_WOOD
        words = str(number(card)) + ("*" if stands_in else "")
        canvas.text(words, *at, "key", colour, anchor="center middle")
        if card in gone and not own:
            canvas.line((at[0] - 8, at[1] + 5), (at[0] + 8, at[1] - 5), ALMAGRE_LT, 2.0)
