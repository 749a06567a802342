"""What is asked at the table, the answers on buttons, and the names of things in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bulls.rows import CARDS, DESTINATIONS
from game.bulls.tokens import NOWHERE, owner
from game.bulls.town import Town
from game.bulls.view import BullsView
from game.core.action import Action, Token, token
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import tr, trn


class Words:
    """Sentences about one table: it knows the names of its seats and of its places."""

    def __init__(self, town: Town, seats: Sequence[Seat]) -> None:
        self.town = town
        self._seats = seats
        self.view: BullsView | None = None
        """What the last view showed."""
        self.slots: Sequence[int] = ()
        """The destination cards of the day, from left to right."""

    # --- names ---

    def name(self, seat: int) -> str:
        """Return a seat's name, in bold."""
        return f"**{self._seats[seat].name}**"

    def names(self, seats: Sequence[int]) -> str:
        """Return several names in a row."""
        return ", ".join(self.name(seat) for seat in seats)

    def place(self, space: Token) -> str:
        """Return the name of a roundabout, a corral or a destination."""
        here = self.town.spaces[space.id]
        if here.slot is None:
            return tr(here.name)
        return tr(DESTINATIONS[self.slots[here.slot]].name) if self.slots else tr("the beach")

    def day(self, steps: int) -> str:
        """Return the day on which so many steps of all days have been played."""
        return tr("Day {day}", day=1 + steps // (len(self.town.rows) - 1))

    def card(self, card: Token) -> str:
        """Return the name of an action card or of a destination."""
        rows = CARDS if card.kind == "card" else DESTINATIONS
        return tr(rows[card.id].name)

    def die(self, die: Token, face: int) -> str:
        """Return a die as a small picture in the text."""
        if die.kind == "bull":
            return f"[bulls/bull_{face}:2.2]"  # horns and all: the die in it is as large as a Runner's
        return f"[bulls/die_{self._seats[owner(die)].colour}_{face}:1.7]"

    def dice(self, dice: Sequence[Token], faces: Sequence[int]) -> str:
        """Return dice as small pictures in a row."""
        return "".join(self.die(die, face) for die, face in zip(dice, faces, strict=True))

    # --- questions and answers ---

    def prompt(self, ask: Ask) -> str:
        """Return the question, in one sentence."""
        left = next((token.id for token in ask.about if token.kind == "left"), 0)
        card = next((self.card(token) for token in ask.about if token.kind == "card"), "")
        questions: dict[str, Callable[[], str]] = {
            "bulls.play_card": lambda: tr("Play one card."),
            "bulls.keep_cards": lambda: tr("A new day: choose the cards that you do not want to keep."),
            "bulls.place_one": lambda: trn(
                "Your Runner rolled a 1: choose the corral where it starts.",
                "{n} of your Runners rolled a 1: choose the corral where this one starts.",
                left,
            ),
            "bulls.reroll.own": lambda: trn(
                "{card}: reroll up to 1 of your Runners.",
                "{card}: reroll up to {n} of your Runners.",
                left,
                card=card,
            ),
            "bulls.reroll.rival": lambda: trn(
                "{card}: reroll up to 1 rival Runner.",
                "{card}: reroll up to {n} rival Runners.",
                left,
                card=card,
            ),
            "bulls.reroll.bull": lambda: trn(
                "{card}: reroll up to 1 Bull.", "{card}: reroll up to {n} Bulls.", left, card=card
            ),
            "bulls.turn.own": lambda: trn(
                "{card}: choose up to 1 of your Runners to turn.",
                "{card}: choose up to {n} of your Runners to turn.",
                left,
                card=card,
            ),
            "bulls.turn.bull": lambda: tr("{card}: choose a Bull to turn.", card=card),
            "bulls.flip.own": lambda: trn(
                "{card}: flip up to 1 of your Runners.",
                "{card}: flip up to {n} of your Runners.",
                left,
                card=card,
            ),
            "bulls.flip.rival": lambda: trn(
                "{card}: flip up to 1 rival Runner.",
                "{card}: flip up to {n} rival Runners.",
                left,
                card=card,
            ),
            "bulls.move.own": lambda: trn(
                "{card}: choose up to 1 of your Runners in one roundabout.",
                "{card}: choose up to {n} of your Runners in one roundabout.",
                left,
                card=card,
            ),
            "bulls.move.bull": lambda: tr("{card}: choose a Bull to lead away.", card=card),
            "bulls.choose_roundabout": lambda: tr("{card}: choose a roundabout.", card=card),
            "bulls.choose_face": lambda: tr("{card}: choose the face that it will show.", card=card),
            "bulls.choose_beside": lambda: tr("{card}: choose the roundabout beside it.", card=card),
            "bulls.choose_marker": lambda: tr(
                "{card}: all three tokens are laid; choose the one to move.", card=card
            ),
            "bulls.choose_sign": lambda: tr("{card}: choose a sign for your Direction token.", card=card),
            "bulls.remove_marker": lambda: tr("{card}: choose a Direction token to remove.", card=card),
            "bulls.choose_release": lambda: tr("{card}: choose where the Bull breaks loose.", card=card),
        }
        return questions[ask.prompt]()

    def label(self, action: Action, ask: Ask, chosen: int) -> str:
        """Return what an answer says on its button."""
        if action.verb == "play":
            return tr("Play {card}", card=self.card(action.picks[0]))
        if action.verb == "pass":
            return tr("No card: pass")
        if action.verb == "decline":
            return tr("None of them")
        if action.verb == "done":
            if ask.prompt == "bulls.keep_cards":
                return trn("Discard 1 card", "Discard {n} cards", chosen) if chosen else tr("Keep all cards")
            return self._take(ask.prompt, chosen) if chosen else tr("None of them")
        return self._picked(action.picks[0], ask)

    def _picked(self, name: Token, ask: Ask) -> str:
        """Return what picking a thing says on its button."""
        if name.kind == "card":
            return tr("Discard {card}", card=self.card(name))
        if name.kind == "face":
            die = next(other for other in ask.about if other.kind in ("runner", "bull"))
            return tr("Turn to {die}", die=self.die(die, name.id))
        if name.kind == "space":
            return self.place(name)
        if name.kind == "sign":
            return self.sign(name.id)
        if name.kind == "marker":
            sign = self.view.flags[name.id] if self.view is not None else NOWHERE
            return tr("A token that is not laid") if sign == NOWHERE else tr(
                "The token on {sign}", sign=self.sign(sign)
            )  # fmt: skip
        return self._lying(name)

    def sign(self, street: int) -> str:
        """Return a sign by its parity and its fork."""
        here = self.town.streets[street]
        parity, fork = tr("ODD") if here.parity else tr("EVEN"), tr(self.town.spaces[here.start].name)
        return tr("{parity} at {fork}", parity=parity, fork=fork)

    def _lying(self, die: Token) -> str:
        """Return a die with the place where it lies."""
        lying = self.view.die(die) if self.view is not None else None
        assert lying is not None
        picture = self.die(die, lying.face)
        if lying.space == NOWHERE:
            return picture
        return tr("{die} at {place}", die=picture, place=self.place(token("space", lying.space)))

    def _take(self, prompt: str, chosen: int) -> str:
        if prompt.startswith("bulls.reroll"):
            return trn("Reroll 1 die", "Reroll {n} dice", chosen)
        if prompt.startswith("bulls.flip"):
            return trn("Flip 1 die", "Flip {n} dice", chosen)
        if prompt.startswith("bulls.move"):
            return trn("Move 1 die", "Move {n} dice", chosen)
        return trn("Turn 1 die", "Turn {n} dice", chosen)
