"""What is asked at the table, the answers on buttons, refusals, and the names of things in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from game.bulls.forecast import risks
from game.bulls.rows import CARDS, DESTINATIONS, RULES
from game.bulls.threats import greatest_threat
from game.bulls.tokens import NOWHERE, owner
from game.bulls.town import Town
from game.bulls.view import BullsView
from game.core.action import Action, Token, token
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.stage.standing_orders import Duties

THREAT = 4
"""The points that a rival is bound for at one destination, from which on a question names them."""


class BullsDuties(Duties):
    """What a hand may keep to itself: all but the cards that it holds lies on the table."""

    def is_open(self, ask: Ask) -> bool:
        """Return True if it is not about cards of a hand."""
        return ask.prompt not in ("bulls.play_card", "bulls.keep_cards")


class Words:
    """Sentences about one table: it knows the names of its seats and of its places."""

    def __init__(self, town: Town, seats: Sequence[Seat]) -> None:
        self.town = town
        self._seats = seats
        self.view: BullsView | None = None
        """What the last view showed."""
        self.slots: Sequence[int] = ()
        """The destination cards of the day, from left to right."""
        self.numbers = True
        """False for people who want to be told no chances."""
        self.horns: frozenset[int] = frozenset()
        """What the Bulls show that charged last."""

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

    def cards(self, cards: Sequence[Token]) -> str:
        """Return the names of several cards in a row."""
        return ", ".join(map(self.card, cards))

    def die(self, die: Token, face: int) -> str:
        """Return a die as a small picture in the text."""
        if die.kind == "bull":
            return f"[bulls/bull_{face}:2.2]"  # horns and all: the die in it is as large as a Runner's
        return f"[bulls/die_{self._seats[owner(die)].colour}_{face}:1.7]"

    def marker(self, marker: Token) -> str:
        """Return a Direction token as a small picture in the text."""
        return f"[bulls/marker_{self._seats[owner(marker)].colour}:1.5]"

    def dice(self, dice: Sequence[Token], faces: Sequence[int]) -> str:
        """Return dice as small pictures in a row."""
        return "".join(self.die(die, face) for die, face in zip(dice, faces, strict=True))

    # --- questions and answers ---

    def prompt(self, ask: Ask) -> str:
        """Return the question, in one sentence."""
        left = next((token.id for token in ask.about if token.kind == "left"), 0)
        if ask.subset is not None:  # a card may allow more dice than there are
            left = min(left, max((sum(map(len, cluster)) for cluster in ask.subset.clusters), default=0))
        is_one = left > 1 and ask.subset is not None and len(ask.subset.clusters) > 1
        card = next((self.card(token) for token in ask.about if token.kind == "card"), "")
        question = {
            "bulls.play_card": self._play_one(ask),
            "bulls.keep_cards": self._discard_some(ask.seat),
            "bulls.place_one": trn(
                "Your Runner rolled a 1: choose the corral where it starts.",
                "{n} of your Runners rolled a 1: choose the corral where this one starts.",
                left,
            ),
            "bulls.reroll.own": tr("choose a roundabout to reroll your Runners there, or some of them.")
            if is_one
            else trn("reroll one of your Runners, or none.", "reroll up to {n} of your Runners.", left),
            "bulls.reroll.rival": tr("choose a roundabout to reroll up to {n} rival Runners there.", n=left)
            if is_one
            else trn("reroll one rival Runner, or none.", "reroll up to {n} rival Runners.", left),
            "bulls.reroll.bull": trn("reroll one Bull, or none.", "reroll up to {n} Bulls.", left),
            "bulls.turn.own": trn(
                "choose one of your Runners to turn, or none.",
                "choose up to {n} of your Runners to turn.",
                left,
            ),
            "bulls.turn.bull": tr("choose a Bull to turn."),
            "bulls.flip.own": trn(
                "flip one of your Runners, or none.", "flip up to {n} of your Runners.", left
            ),
            "bulls.flip.rival": trn("flip one rival Runner, or none.", "flip up to {n} rival Runners.", left),
            "bulls.move.own": trn(
                "choose one of your Runners, or none.",
                "choose up to {n} of your Runners in one roundabout.",
                left,
            ),
            "bulls.move.bull": tr("choose a Bull to lead away."),
            "bulls.choose_roundabout": tr("choose a roundabout."),
            "bulls.choose_face": tr("choose the face that {die} will show.", die=self._chosen(ask)),
            "bulls.choose_beside": trn(
                "choose the roundabout that it moves to.",
                "choose the roundabout that they move to.",
                len(ask.about) - 1,
            ),
            "bulls.choose_marker": tr("all three tokens are laid; choose the one to move."),
            "bulls.choose_sign": tr("choose a sign for your Direction token."),
            "bulls.remove_marker": tr("choose a Direction token to remove."),
            "bulls.choose_release": tr("choose where the Bull breaks loose."),
        }[ask.prompt]
        return f"{card}: {question}" if card else question

    def _discard_some(self, seat: int) -> str:
        """Return what is asked each morning, and how many cards one has after it, at least."""
        noted = self.view.noted[seat] if self.view is not None else ()
        full = RULES.base_hand + sum(DESTINATIONS[card].next_day.cards for card in noted)
        return tr("A new day: pick cards to discard; then you draw up to {n}.", n=full)

    def _play_one(self, ask: Ask) -> str:
        """Return what is asked before each run, and how many of one's Runners the next charge can trample."""
        found = risks(self.view) if self.view is not None else {}
        own = self.view.runners_of(ask.seat) if self.view is not None else ()
        count = sum(found.get(die.id, 0) > 0 for die in own)
        if self.view is not None and (self.view.day, self.view.row) == (1, 0) and not count:
            return tr("Look at your cards, and play one of them.")  # who may not know any card yet
        if not own:
            return tr("Play one card.")
        if not count:
            return self._at_ease(ask.seat)
        return trn(
            "1 of your Runners is in danger: play a card.",
            "{n} of your Runners are in danger: play a card.",
            count,
        )

    def _at_ease(self, seat: int) -> str:
        """Return what is asked while no own Runner is in danger: it names what a rival is likeliest to score.

        That is what stands at the piers, and no more.
        """
        if self.view is None or not self.numbers:
            return tr("None of your Runners is in danger: play a card.")
        threat = greatest_threat(self.view, seat)
        if threat is None or threat.points < THREAT:
            return tr("None of your Runners is in danger: play a card.")
        return tr(
            "You are safe. {name} is bound for {n} points at {place}: play a card.",
            name=self.name(threat.seat),
            n=threat.points,
            place=self.destination(threat.slot),
        )

    def destination(self, slot: int) -> str:
        """Return the name of a destination, with where it lies if there are several that are called so."""
        name = self.place(token("space", self.town.destinations[slot]))
        kind = DESTINATIONS[self.slots[slot]].id
        alike = [other for other, card in enumerate(self.slots) if DESTINATIONS[card].id == kind]
        if len(alike) == 1:
            return name
        if slot in (alike[0], alike[-1]):
            is_upper = slot == alike[0]
            return tr("the upper {place}", place=name) if is_upper else tr("the lower {place}", place=name)
        return tr("the middle {place}", place=name)

    def _chosen(self, ask: Ask) -> str:
        """Return the die that a question is about, with its place; a Bull that is let loose has none yet."""
        die = next((token for token in ask.about if token.kind in ("runner", "bull")), None)
        known = die is not None and self.view is not None and self.view.die(die) is not None
        return self._lying(die) if die is not None and known else tr("the new Bull")

    def label(self, action: Action, ask: Ask, chosen: int) -> str:
        """Return what an answer says on its button."""
        if action.verb == "play":
            return tr("Play {card}", card=self.card(action.picks[0]))
        if action.verb == "pass":
            return tr("No card: pass")
        deed = ask.prompt.split(".")[1]
        if action.verb == "decline":
            return {
                "choose_roundabout": tr("Roll none of them"),
                "choose_marker": tr("Move no token"),
                "choose_sign": tr("Lay no token"),
                "remove_marker": tr("Remove no token"),
                "choose_release": tr("Release no Bull"),
            }[deed]
        if action.verb == "done":
            if ask.prompt == "bulls.keep_cards":
                return trn("Discard 1 card", "Discard {n} cards", chosen) if chosen else tr("Keep all cards")
            return self._take(deed, chosen)
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
            laid = sign != NOWHERE
            return tr("The token on {sign}", sign=self.sign(sign)) if laid else tr("A token that is not laid")
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

    def _take(self, deed: str, chosen: int) -> str:
        """Return what is done to so many dice, on its button."""
        return {
            "reroll": trn("Reroll 1 die", "Reroll {n} dice", chosen) if chosen else tr("Reroll none"),
            "flip": trn("Flip 1 die", "Flip {n} dice", chosen) if chosen else tr("Flip none"),
            "move": trn("Move 1 die", "Move {n} dice", chosen) if chosen else tr("Move none"),
            "turn": trn("Turn 1 die", "Turn {n} dice", chosen) if chosen else tr("Turn none"),
        }[deed]


def refusal(code: str) -> str:
    """Return the sentence for a code of `game.bulls.why_not`."""
    sentences = {
        "not_your_turn": tr("It is not your turn."),
        "choose_card": tr("Choose a card of your hand first."),
        "choose_runner": tr("This card is about Runners: choose one of those that glow."),
        "choose_bull": tr("This card is about Bulls: choose one of those that glow."),
        "choose_face": tr("Choose a face for the die."),
        "choose_space": tr("Choose one of the places that glow."),
        "choose_sign": tr("Choose one of the signs that glow."),
        "choose_marker": tr("Choose one of the Direction tokens that glow."),
        "not_in_hand": tr("This card is not in your hand."),
        "already_picked": tr("This is picked already."),
        "enough": tr("The card allows no more than that."),
        "in_order": tr("One just like it is passed over already."),
        "only_own": tr("This card is about your own Runners only."),
        "only_rivals": tr("This card is about the Runners of your rivals only."),
        "trampled": tr("This Runner was trampled and is out until tomorrow."),
        "not_in_play": tr("This die is not in play."),
        "one_roundabout": tr("All dice for this card must stand in one roundabout."),
        "nobody_there": tr("Nobody stands there who could be rerolled."),
        "not_a_start": tr("A Runner with a 1 starts in one of the five corrals."),
        "not_beside": tr("Dice move only to the roundabout beside theirs, in the same row."),
        "other_row": tr("A Bull breaks loose only in the row in which the dice stand now."),
        "no_sign": tr("Only one street leads on from here: there is no sign."),
        "own_token_there": tr("One of your Direction tokens lies on this sign already."),
        "not_your_token": tr("Only a Direction token of your own can be moved."),
        "token_in_supply": tr("This Direction token is not on the board."),
    }
    return sentences[code.rpartition(".")[2]]
