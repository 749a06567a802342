"""Explanations: what a thing on the table is, and what it is worth now, for whoever points at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.seat import Seat
from game.toruro.deck import DECK, NO_CARD, Card, rank, stand_in, suit
from game.toruro.view import ToruroView
from game.translation import tr, trn
from scenes.skins.toruro.card_layout import card_name, title
from scenes.skins.toruro.drawing.cloth import names
from scenes.skins.toruro.drawing.hud import PURSE
from scenes.skins.toruro.layout import holder
from scenes.stage.pieces import Piece


class Explain:
    """Explains the things in one view."""

    def __init__(self, view: ToruroView, seats: Sequence[Seat]) -> None:
        self._view, self._seats = view, seats

    def __call__(self, piece: Piece) -> str:
        """Return the words for a piece."""
        tell: dict[str, Callable[[Piece], list[str]]] = {
            "card": self._card,
            "back": self._back,
            "stock": self._stock,
            "discard": self._discard,
            "pot": self._pot,
            "seat": self._seat,
            "lulo": self._lulo,
            "slate": self._slate,
            "partida": self._partida,
        }
        made = tell.get(piece.token.kind)
        return "\n".join(made(piece)) if made is not None else ""

    def _name(self, seat: int) -> str:
        return f"**{self._seats[seat].name}**"

    def _partida(self, piece: Piece) -> list[str]:
        """Return what a partida is, and how the evening goes on after it."""
        said = [
            tr("**Partida {partida}**", partida=self._view.partida),
            tr("A partida lasts from its first lulo until the slate is empty again."),
        ]
        if self._view.last:
            return [*said, tr("This is the last round of the evening.")]
        return [
            *said,
            tr("Then the next one begins, with everybody's chips as they are, or the evening ends."),
        ]

    # --- cards ---

    def _card(self, piece: Piece) -> list[str]:
        card, exposed = piece.token.id, self._view.exposed
        if exposed == NO_CARD:
            return [title(card)]
        if card == exposed:
            return [title(card), *self._exposed(card)]
        said = [title(card)]
        if card == stand_in(exposed):
            said.append(tr("It stands in for {card} and counts as that card.", card=card_name(exposed)))
        return [*said, self._worth(card, exposed), *self._player(card)]

    def _exposed(self, card: Card) -> list[str]:
        said = [tr("It was turned up, so its suit is **trumps**. Nobody can hold it.")]
        if stand_in(card) != NO_CARD:
            said.append(tr("In this round **{card} stands in for it**.", card=card_name(stand_in(card))))
        return said

    def _worth(self, card: Card, exposed: Card) -> str:
        """Return a sentence on how many cards beat it, and whether it is a trump."""
        above = sum(
            rank(other, exposed) > rank(card, exposed)
            for other in DECK
            if suit(other) == suit(card) and other not in (card, exposed)
        )
        if suit(card) == suit(exposed):
            if not above:
                return tr("The highest trump: nothing beats it.")
            return trn("A trump: 1 card beats it.", "A trump: {n} cards beat it.", above)
        if not above:
            return tr("The highest of its suit: only trumps beat it.")
        return trn(
            "No trump: 1 card of its suit beats it, and every trump.",
            "No trump: {n} cards of its suit beat it, and every trump.",
            above,
        )

    def _player(self, card: Card) -> list[str]:
        """Who played it, where it lies in a trick."""
        plays = [play for trick in self._view.tricks for play in trick if play.card == card]
        return [tr("Played by {name}.", name=self._name(play.seat)) for play in plays]

    def _back(self, piece: Piece) -> list[str]:
        seat = holder(piece.token)
        count = self._view.hands[seat]
        return [trn("1 card of {name}.", "{n} cards of {name}.", count, name=self._name(seat))]

    def _stock(self, piece: Piece) -> list[str]:
        count = self._view.stock
        return [trn("The stock: 1 card is left to draw.", "The stock: {n} cards are left to draw.", count)]

    def _discard(self, piece: Piece) -> list[str]:
        count = sum(self._view.discarded) + self._view.waiting
        return [
            trn(
                "Laid aside, face down: 1 card. Who passed or changed it knows it.",
                "Laid aside, face down: {n} cards. Each is known to whoever laid it there.",
                count,
            )
        ]

    # --- chips and debts ---

    def _pot(self, piece: Piece) -> list[str]:
        pot, view = piece.token.id, self._view
        tricks = tr("the first trick"), tr("the second trick"), tr("the third trick")
        said = [
            f"**{names()[pot]}**",
            trn("1 chip, for {trick}.", "{n} chips, for {trick}.", view.pots[pot], trick=tricks[pot]),
        ]
        if pot < len(view.takers):
            said[1:] = [
                trn(
                    "Won by {name}: 1 chip.", "Won by {name}: {n} chips.", view.taken[pot],
                    name=self._name(view.takers[pot]),
                )
            ]  # fmt: skip
        if view.phase != "over" and view.lulo:
            said.append(
                trn(
                    "A lulo of this round costs 1 chip.",
                    "A lulo of this round costs {n} chips.",
                    view.lulo,
                )
            )
        return said

    def _seat(self, piece: Piece) -> list[str]:
        seat, view = piece.token.id, self._view
        said = [
            self._name(seat),
            tr(
                "{chips} chips, {net} since the beginning",
                chips=PURSE + view.net[seat],
                net=signed(view.net[seat]),
            ),
            trn("1 lulo so far", "{n} lulos so far", view.lulos[seat]),
        ]
        owed = sorted(debt.amount for debt in view.debts if debt.seat == seat)
        if owed:
            said.append(tr("On the slate: {amounts}", amounts=", ".join(map(str, owed))))
        if seat == view.dealer:
            said.append(tr("Deals this round"))
        if view.exchanged[seat] is not None:
            said.append(trn("Changed 1 card", "Changed {n} cards", view.exchanged[seat] or 0))
        if view.house.has_promised(seat):
            said.append(tr("Has promised to go whenever cups are trumps"))
        return said

    def _lulo(self, piece: Piece) -> list[str]:
        named = {name.id for name in piece.tokens}
        debts = [debt for debt in self._view.debts if debt.serial in named]
        said = [
            tr("A lulo of {name}: {amount}", name=self._name(debt.seat), amount=debt.amount) for debt in debts
        ]
        before = sum(debt.amount < debts[0].amount for debt in self._view.debts) if debts else 0
        if before:
            said.append(trn("1 is paid before it.", "{n} are paid before it.", before))
        else:
            said.append(tr("The least: it is paid next."))
        return said

    def _slate(self, piece: Piece) -> list[str]:
        view = self._view
        total = sum(debt.amount for debt in view.debts)
        said = [
            trn("1 lulo is open.", "{n} lulos are open, {total} chips.", len(view.debts), total=total),
            trn(
                "1 is paid each round, the least first.",
                "{n} are paid each round, the least first.",
                view.at_once,
            ),
        ]
        if view.house.ceiling:
            said.append(tr("No lulo is larger than {n}.", n=view.house.ceiling))
        if view.cap:
            said.append(tr("La Última is round {round}.", round=view.cap))
        return said


def signed(number: int) -> str:
    """Return a number with its sign, as it is printed."""
    return f"{number:+d}".replace("-", "−")
