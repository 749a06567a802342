"""What is said at the table: questions, answers on buttons, and names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.action import Action
from game.core.script import Ask
from game.core.seat import Seat
from game.toruro.deck import suit
from game.toruro.view import ToruroView
from game.translation import tr, trn
from scenes.skins.toruro.drawing.card_faces import card_name, suits
from scenes.skins.toruro.words.why_not_text import duty_text
from scenes.stage.skin import Aside


class Words:
    """Sentences about one table, of which it knows the names of the seats and the last view."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._seats = seats
        self.view: ToruroView | None = None
        self.face_up = True
        """The hand in that view is open to whoever looks at the screen."""

    def name(self, seat: int) -> str:
        """Return a seat's name, in bold."""
        return f"**{self._seats[seat].name}**"

    def names(self, seats: Sequence[int]) -> str:
        """Return several names in a row."""
        return ", ".join(self.name(seat) for seat in seats)

    # --- questions and answers ---

    def prompt(self, ask: Ask) -> str:
        """Return the question, in a sentence or two."""
        assert self.view is not None
        questions: dict[str, Callable[[ToruroView, int], str]] = {
            "toruro.pay": self._pay,
            "toruro.split": self._split,
            "toruro.go": self._go,
            "toruro.exchange": self._exchange,
            "toruro.give_back": self._give_back,
            "toruro.play": self._play,
            "toruro.accuse": self._accuse,
            "toruro.vote": self._vote,
        }
        return questions[ask.prompt](self.view, ask.seat)

    def _pay(self, view: ToruroView, seat: int) -> str:
        least = min(debt.amount for debt in view.debts)
        return tr("The least lulo is {n}, and you owe one of that size. Do you pay it now?", n=least)

    def _split(self, view: ToruroView, seat: int) -> str:
        return tr("You pay: spread the chips over head, belly and tail as you like.")

    def _go(self, view: ToruroView, seat: int) -> str:
        trumps = suits()[suit(view.exposed)]
        return trn(
            "Trumps are **{suit}**, and 1 chip lies on the pots. Do you go?",
            "Trumps are **{suit}**, and {n} chips lie on the pots. Do you go?",
            view.stake,
            suit=trumps,
        )

    def _exchange(self, view: ToruroView, seat: int) -> str:
        return tr("Choose the cards that you want to change. For all three you draw four and give one back.")

    def _give_back(self, view: ToruroView, seat: int) -> str:
        return tr("You drew four cards: choose the one that you give back.")

    def _play(self, view: ToruroView, seat: int) -> str:
        if not self.face_up:
            return tr("Play a card of your hand.")  # a duty would tell everybody what is in the hand
        return (duty_text(view) if view.strict else "") or tr("Play any card of your hand.")

    def _accuse(self, view: ToruroView, seat: int) -> str:
        return tr("Did somebody play wrong? You can accuse one player of one trick.")

    def _vote(self, view: ToruroView, seat: int) -> str:
        assert view.motion is not None
        name, count = self.name(view.motion.seat), view.motion.at_once
        if not count:
            return tr("{name} proposes La Última for the next round. Do you agree?", name=name)
        return trn(
            "{name} proposes to pay 1 lulo each round. Do you agree?",
            "{name} proposes to pay {n} lulos each round. Do you agree?",
            count,
            name=name,
        )

    def aside(self, ask: Ask) -> Aside | None:
        """Return the answers that propose something to the table; None if there are none."""
        proposals = tuple(option for option in ask.options if option.verb in ("propose_last", "propose_pay"))
        if ask.prompt != "toruro.go" or not proposals:
            return None
        sentence = tr(
            "When this round is over, all the others are asked. It is done only if everybody agrees."
        )
        return Aside(tr("Propose…"), sentence, proposals)

    def label(self, action: Action, ask: Ask, chosen: int) -> str:
        """Return what an answer says on its button."""
        fixed = {
            "pay": tr("Pay now"),
            "defer": tr("Leave it to another"),
            "go": tr("Voy: I go"),
            "pass": tr("Paso: I pass"),
            "propose_last": tr("La Última next"),
            "silent": tr("Keep silent"),
            "agree": tr("Agree"),
            "refuse": tr("Refuse"),
        }
        if action.verb in fixed:
            return fixed[action.verb]
        if action.verb == "done":
            before = len(self.view.chosen) if self.view is not None else 0
            count = chosen + before
            return trn("Change 1 card", "Change {n} cards", count) if count else tr("Keep all cards")
        first, last = action.picks[0].id, action.picks[-1].id
        if action.verb == "propose_pay":
            return trn("1 lulo each round", "{n} lulos each round", first)
        if action.verb == "accuse":
            return tr("Accuse {name}, trick {trick}", name=self._seats[first].name, trick=last + 1)
        if action.verb == "put":
            pots = tr("{n} on the head"), tr("{n} on the belly"), tr("{n} on the tail")
            return pots[first].format(n=last)
        says = {"play": tr("Play {card}"), "give": tr("Give {card} back"), "discard": tr("Change {card}")}
        return says[action.verb].format(card=card_name(first))
