"""What is said at the table: questions, answers on buttons, reasons, and the lines of the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.bulls.events import (
    Arrived,
    Charged,
    DayBegan,
    DayEnded,
    DestinationsDealt,
    EffectNoted,
    Entered,
    FirstPlayerPassed,
    GameEnded,
    Passed,
    Ran,
    Reshuffled,
    Trampled,
    Waived,
)  # fmt: skip
from game.bulls.rows import CARDS, DESTINATIONS
from game.bulls.tokens import CROWD, FLAGS, NOWHERE
from game.bulls.town import Town
from game.bulls.view import BullsView
from game.core.action import Action, Token, token
from game.core.event import (
    Discarded,
    Drew,
    Event,
    Moved,
    Paid,
    Placed,
    Played,
    Removed,
    Rolled,
    Turned,
)  # fmt: skip
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.skins.bulls.drawing.card_faces import effect_words
from scenes.stage.skin import Line

Said = tuple[int, str] | tuple[int, str, str]
"""What a line weighs and says, and perhaps what is said meanwhile; see `Line`."""


class Words:
    """Sentences about one table: it knows the names of its seats and of its places."""

    def __init__(self, town: Town, seats: Sequence[Seat]) -> None:
        self._town = town
        self._seats = seats
        self.view: BullsView | None = None
        """What the last view showed."""
        self.slots: Sequence[int] = ()
        """The destination cards of the day, from left to right."""

    # --- names ---

    def name(self, seat: int) -> str:
        """A seat's name, in bold."""
        return f"**{self._seats[seat].name}**"

    def names(self, seats: Sequence[int]) -> str:
        """Several names in a row."""
        return ", ".join(self.name(seat) for seat in seats)

    def place(self, space: Token) -> str:
        """The name of a roundabout, a corral or a destination."""
        here = self._town.spaces[space.id]
        if here.slot is None:
            return tr(here.name)
        return tr(DESTINATIONS[self.slots[here.slot]].name) if self.slots else tr("the beach")

    def day(self, steps: int) -> str:
        """The day on which so many steps of all days have been played."""
        return tr("Day {day}", day=1 + steps // (len(self._town.rows) - 1))

    def card(self, card: Token) -> str:
        """The name of an action card or of a destination."""
        rows = CARDS if card.kind == "card" else DESTINATIONS
        return tr(rows[card.id].name)

    def die(self, die: Token, face: int) -> str:
        """One die as a small picture in the text."""
        if die.kind == "bull":
            return f"[bulls/bull_{face}:2.2]"  # horns and all: the die in it is as large as a Runner's
        return f"[bulls/die_{self._seats[die.id // CROWD].colour}_{face}:1.7]"

    def dice(self, dice: Sequence[Token], faces: Sequence[int]) -> str:
        """Dice as small pictures in a row."""
        return "".join(self.die(die, face) for die, face in zip(dice, faces, strict=True))

    # --- questions and answers ---

    def prompt(self, ask: Ask) -> str:
        """The question, in one sentence."""
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
        """What an answer says on its button."""
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
        """A thing on the table, in words."""
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
        """A sign by its parity and its fork."""
        here = self._town.streets[street]
        parity, fork = tr("ODD") if here.parity else tr("EVEN"), tr(self._town.spaces[here.start].name)
        return tr("{parity} at {fork}", parity=parity, fork=fork)

    def _lying(self, die: Token) -> str:
        """A die where it lies."""
        assert self.view is not None
        dice = self.view.bulls if die.kind == "bull" else self.view.runners
        face, space = next((other.face, other.space) for other in dice if other.id == die.id)
        picture = self.die(die, face)
        if space == NOWHERE:
            return picture
        return tr("{die} at {place}", die=picture, place=self.place(token("space", space)))

    def _take(self, prompt: str, chosen: int) -> str:
        if prompt.startswith("bulls.reroll"):
            return trn("Reroll 1 die", "Reroll {n} dice", chosen)
        if prompt.startswith("bulls.flip"):
            return trn("Flip 1 die", "Flip {n} dice", chosen)
        if prompt.startswith("bulls.move"):
            return trn("Move 1 die", "Move {n} dice", chosen)
        return trn("Turn 1 die", "Turn {n} dice", chosen)

    # --- the chronicle ---

    def line(self, event: Event) -> Line | None:
        """An event as a line of the chronicle; None for what needs no words."""
        tell = _LINES.get(type(event))
        said = tell(self, event) if tell is not None else None
        if said is None:
            return None
        weight, text, *meanwhile = said
        return Line(text, event.rule, weight, "".join(meanwhile), event)

    def _day_began(self, event: DayBegan) -> Said:
        return 2, tr("**Day {day}** dawns over El Toro.", day=event.day)

    def _destinations(self, event: DestinationsDealt) -> Said:
        self.slots = [card.id for card in event.slots]
        return 0, tr("The destinations: {names}.", names=", ".join(self.card(card) for card in event.slots))

    def _drew(self, event: Drew) -> Said:
        name = self.name(event.seat)
        drawing = trn("{name} draws 1 card.", "{name} draws {n} cards.", event.count, name=name)
        if not event.cards:
            return 0, drawing
        cards = ", ".join(self.card(card) for card in event.cards)
        return 0, tr("{name} draws {cards}.", name=name, cards=cards), drawing

    def _discarded(self, event: Discarded) -> Said | None:
        if event.rule != "bulls.6.1":
            return None
        cards = ", ".join(self.card(card) for card in event.cards)
        return 1, tr("{name} discards {cards}.", name=self.name(event.seat), cards=cards)

    def _played(self, event: Played) -> Said:
        return 1, tr("{name} plays **{card}**.", name=self.name(event.seat), card=self.card(event.card))

    def _passed(self, event: Passed) -> Said:
        return 1, tr("{name} has no card and passes.", name=self.name(event.seat))

    def _waived(self, event: Waived) -> Said:
        return 0, tr("Nothing comes of {card}.", card=self.card(event.card))

    def _rolled(self, event: Rolled) -> Said:
        dice = self.dice(event.dice, event.faces)
        if event.rule == "bulls.7.3":
            return 1, tr("The charged reroll: {dice}", dice=dice), tr("The charged reroll…")
        if event.seat is None:
            return 0, tr("The Bulls roll {dice}", dice=dice), tr("The Bulls are rolled…")
        name, weight = self.name(event.seat), 0 if event.rule.startswith("bulls.6") else 1
        return weight, tr("{name} rolls {dice}", name=name, dice=dice), tr("{name} rolls…", name=name)

    def _entered(self, event: Entered) -> Said | None:
        if event.rule not in ("bulls.6.7", "bulls.6.8", "bulls.9.8"):
            return None  # everybody's dice stand in the corral of their number
        place, die = self.place(event.places[0]), self.dice(event.dice, event.faces)
        if event.rule == "bulls.9.8":
            return 1, tr("{die} breaks loose at {place}.", die=die, place=place)
        return 0, tr("{die} starts in {place}.", die=die, place=place)

    def _ran(self, event: Ran) -> Said:
        if event.pieces[0].kind == "runner":
            return 0, tr("All Runners run down their streets.")
        return 0, tr("The Bulls charge after them.")

    def _turned(self, event: Turned) -> Said:
        dice = self.dice(event.dice, event.faces)
        assert event.seat is not None
        return 1, tr("{name} turns {dice}", name=self.name(event.seat), dice=dice)

    def _moved(self, event: Moved) -> Said:
        where = self.place(event.targets[0])
        return 1, trn(
            "One die moves to {place}.", "{n} dice move to {place}.", len(event.pieces), place=where
        )

    def _placed(self, event: Placed) -> Said:
        street = self._town.streets[event.place.id]
        parity = tr("ODD") if street.parity else tr("EVEN")
        fork = tr(self._town.spaces[street.start].name)
        assert event.seat is not None
        return 1, tr(
            "{name} lays a Direction token on {parity} at {fork}.",
            name=self.name(event.seat), parity=parity, fork=fork,
        )  # fmt: skip

    def _removed(self, event: Removed) -> Said | None:
        if event.pieces[0].kind != "marker":
            return None
        owner = event.pieces[0].id // FLAGS
        return 1, tr("A Direction token goes back to {name}.", name=self.name(owner))

    def _charged(self, event: Charged) -> Said:
        bulls = self.dice(event.bulls, event.faces)
        return 1, trn(
            "Charge at {place}: {bulls} against 1 Runner.",
            "Charge at {place}: {bulls} against {n} Runners.",
            len(event.runners), bulls=bulls, place=self.place(event.place),
        )  # fmt: skip

    def _trampled(self, event: Trampled) -> Said:
        dice = self.dice(event.runners, event.faces)
        return 2, tr("Trampled at {place}: {dice}", place=self.place(event.place), dice=dice)

    def _first(self, event: FirstPlayerPassed) -> Said:
        return 0, tr("{name} is now first player.", name=self.name(event.seat))

    def _arrived(self, event: Arrived) -> Said:
        return 1, trn(
            "{name} scores {points} at {card} with 1 Runner.",
            "{name} scores {points} at {card} with {n} Runners.",
            len(event.runners),
            name=self.name(event.seat), points=event.points, card=self.card(event.destination),
        )  # fmt: skip

    def _noted(self, event: EffectNoted) -> Said:
        effect = effect_words(DESTINATIONS[event.destination.id])
        return 0, tr("{name}: {effect}.", name=self.name(event.seat), effect=effect)

    def _paid(self, event: Paid) -> Said:
        source = self.card(event.source[0])
        return 1, trn(
            "{name} gains 1 point: {card}.", "{name} gains {n} points: {card}.", event.points,
            name=self.name(event.seat), card=source,
        )  # fmt: skip

    def _day_ended(self, event: DayEnded) -> Said:
        scores = ", ".join(f"{self.name(seat)} {points}" for seat, points in enumerate(event.points))
        return 2, tr("Day {day} is over: {scores}.", day=event.day, scores=scores)

    def _reshuffled(self, event: Reshuffled) -> Said:
        return 0, tr("The discard pile becomes the new deck.")

    def _ended(self, event: GameEnded) -> Said:
        return 2, trn(
            "{names} wins the fiesta!", "{names} share the victory!", len(event.winners),
            names=self.names(event.winners),
        )  # fmt: skip


_LINES: dict[type[Event], Callable[[Words, Any], Said | None]] = {
    DayBegan: Words._day_began,
    DestinationsDealt: Words._destinations,
    Drew: Words._drew,
    Discarded: Words._discarded,
    Played: Words._played,
    Passed: Words._passed,
    Waived: Words._waived,
    Rolled: Words._rolled,
    Entered: Words._entered,
    Ran: Words._ran,
    Turned: Words._turned,
    Moved: Words._moved,
    Placed: Words._placed,
    Removed: Words._removed,
    Charged: Words._charged,
    Trampled: Words._trampled,
    FirstPlayerPassed: Words._first,
    Arrived: Words._arrived,
    EffectNoted: Words._noted,
    Paid: Words._paid,
    DayEnded: Words._day_ended,
    Reshuffled: Words._reshuffled,
    GameEnded: Words._ended,
}
