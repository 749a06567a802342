"""What can be left to standing orders: counters, surgeons, purses, thrusts, and the phases of others."""

from __future__ import annotations

from typing import Final

from game.alatriste.events_combat import Awaited
from game.alatriste.rows import CARDS
from game.alatriste.tokens import STOP
from game.alatriste.view import AlatristeView
from game.core.action import Action
from game.core.event import Event
from game.core.script import Ask
from game.translation import tr
from scenes.stage.standing_orders import Duties, Wish

PLAY: Final = "alatriste.play"
WINDOW: Final = "alatriste.window"
REACTIONS: Final = ("alatriste.counter", "alatriste.save", "alatriste.purse", "alatriste.thrust")
WINDOWS: Final = "windows"
"""The order about the card phases of others."""


def _is_answer(card: int) -> bool:
    """Return whether a card can be played in answer to something that happens."""
    row = CARDS[card]
    helps = row.timing == "any" and (row.can_give("vigour") or row.can_give("ducats"))
    return row.timing in ("counter", "fight") or helps or row.sell > 0


CARDS_OF: Final = {row.key: row for card, row in sorted(CARDS.items()) if _is_answer(card)}
"""The kinds of card that one can give an order about."""


class AlatristeDuties(Duties):
    """The duties of Alatriste."""

    def is_out_of_turn(self, ask: Ask) -> bool:
        """Return whether a question is a reaction, or about the card phase of another."""
        return ask.prompt in REACTIONS or ask.prompt == WINDOW

    def is_open(self, ask: Ask) -> bool:
        """Return whether the board alone says what can be answered: where one walks, or the Patrol does."""
        return ask.prompt in ("alatriste.move", "alatriste.patrol")

    def is_revealing(self, ask: Ask) -> bool:
        """Return whether being asked tells that the hand holds an answer.

        Whoever may offer something, or sell what lies on the board, is asked whatever the hand holds.
        """
        free = any(option.verb in ("offer", "sell") for option in ask.options)
        return self.is_out_of_turn(ask) and not free

    def is_about_hand(self, ask: Ask) -> bool:
        """Return whether cards of the hand are played in answer to a question."""
        return ask.prompt == PLAY

    @property
    def claim_words(self) -> str:
        """What whoever claims to be asked is told."""
        return tr("When cards are played next, you are asked: to trade, or to go on.")

    def is_claimable(self, ask: Ask) -> bool:
        """Return whether a question is one in which cards are played, and trade is offered."""
        return ask.prompt in (PLAY, WINDOW)

    def idle(self, ask: Ask, view: AlatristeView, secret: bool) -> Action | None:
        """Return the answer that ends a card phase with nothing to play; None where there is a choice.

        Whoever is away or in jail as the turn closes was asked when it began. Where hands are secret, a hand
        of any cards is asked about: that a turn goes on by itself would tell that none can be played.
        """
        if ask.prompt != PLAY:
            return None
        player, closing = view.players[ask.seat], view.phase == "end"
        if closing and not player.present:
            return STOP
        if secret and player.cards:
            return None
        plays = [option for option in ask.options if option.picks]
        sold = closing and all(option.verb == "sell" for option in plays)
        return STOP if sold or not plays else None

    def order(self, ask: Ask, option: Action) -> tuple[str, Wish]:
        """Return the order about an option: one for each kind of card, one for card phases of others."""
        return (WINDOWS, "never") if ask.prompt == WINDOW else (CARDS[option.picks[0].id].key, "ask")

    def awaited(self, event: Event) -> int | None:
        """Return the seat that an event waits for; None in the card phases of others."""
        return event.seat if isinstance(event, Awaited) and event.prompt in REACTIONS else None
