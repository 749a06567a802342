"""What is said at the table: questions, answers, names, refusals, and where the rulebook tells of them."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action
from game.core.script import Ask
from game.core.seat import Seat
from game.toruro.deck import Card, rank, stand_in, suit
from game.toruro.tokens import TRICK
from game.toruro.view import ToruroView
from game.translation import tr, trn
from scenes.skins.toruro.card_layout import card_name, short, suits
from scenes.stage.rule_index import Index
from scenes.stage.standing_orders import Duties
from scenes.stage.turn import Aside

INDEX = Index(
    things={
        "card": "toruro.2.1",
        "back": "toruro.4.3",
        "stock": "toruro.4.6",
        "discard": "toruro.4.6",
        "pot": "toruro.4.7",
        "seat": "toruro.8",
        "lulo": "toruro.4.9",
        "slate": "toruro.4.2",
        "partida": "toruro.9.1",
    },
    questions={
        "toruro.pay": "toruro.4.2",
        "toruro.split": "toruro.4.2",
        "toruro.go": "toruro.4.4",
        "toruro.exchange": "toruro.4.6",
        "toruro.give_back": "toruro.4.6",
        "toruro.play": "toruro.4.7",
        "toruro.accuse": "toruro.7.4",
        "toruro.vote": "toruro.6.4",
    },
    refusals={
        "toruro.why.exposed": "toruro.2.2",
        "toruro.why.lead_ace": "toruro.5.1",
        "toruro.why.lead_3_king": "toruro.5.2",
        "toruro.why.lead_highest_trump": "toruro.5.3",
        "toruro.why.follow_suit": "toruro.5.4",
        "toruro.why.must_trump": "toruro.5.5",
        "toruro.why.beat_trump": "toruro.5.6",
        "toruro.why.not_so_many": "toruro.4.2",
        "toruro.why.yourself": "toruro.7.4",
        "toruro.why.not_playing": "toruro.7.4",
        "toruro.why.found_out": "toruro.7.4",
        "toruro.why.last_trick": "toruro.7",
    },
)


def refusal(code: str, view: ToruroView, face_up: bool) -> str:
    """The sentence for a code of `game.toruro.why_not`; a duty is told with its cards if the hand is open."""
    sentences = {
        "not_your_turn": tr("It is not your turn."),
        "choose_card": tr("Choose a card of your hand."),
        "choose_amount": tr("Spread your chips over the pots."),
        "choose_seat": tr("Choose the player whom you accuse, and a trick."),
        "choose_words": tr("Choose one of the answers below on the right."),
        "not_in_hand": tr("This card is not in your hand."),
        "exposed": tr("The card that was turned up belongs to nobody."),
        "already_picked": tr("This is picked already."),
        "in_order": tr("You decided to keep this card."),
        "one_after_another": tr("The pots are filled one after another."),
        "not_so_many": tr("You do not have so many chips to spread."),
        "yourself": tr("You cannot accuse yourself."),
        "not_playing": tr("Only who played a card of choice in that trick can be accused."),
        "found_out": tr("This player has been found out already."),
        "last_trick": tr("In the third trick nobody has a choice, so nobody can play wrong."),
    }
    duty = duty_text(view) if face_up else tr("You are bound to play another card.")
    return sentences.get(code.rpartition(".")[2]) or duty


def duty_text(view: ToruroView) -> str:
    """A sentence on the duty that binds the view's seat, which plays now; "" where any card will do."""
    table = [play.card for play in view.trick]
    broken = set(view.forbidden_cards.values())
    free = sorted(set(view.hand).difference(view.forbidden_cards), key=lambda card: -rank(card, view.exposed))
    if "beat_trump" in broken:
        return _beat(view, table, free)
    if not broken:
        return ""
    led = suits()[suit(table[0])] if table else ""
    sentences = {
        "lead_ace": tr("You must lead the ace of trumps in the first trick: {cards}."),
        "lead_3_king": tr("With the 3 and the king of trumps you must lead one of them: {cards}."),
        "lead_highest_trump": tr("You must lead your highest trump in the second trick: {cards}."),
        "follow_suit": tr("You must follow suit, and {suit} were led: {cards}."),
        "must_trump": tr("You have no {suit}, so you must play a trump: {cards}."),
    }
    return sentences[broken.pop()].format(suit=led, cards=either(view, free))


def _beat(view: ToruroView, table: Sequence[Card], higher: Sequence[Card]) -> str:
    trumps = [card for card in table if suit(card) == suit(view.exposed)]
    best = max(trumps, key=lambda card: rank(card, view.exposed))
    what = card_name(best)
    if best == stand_in(view.exposed):
        what = tr("{card}, which stands in for {other}", card=what, other=card_name(view.exposed))
    return trn(
        "You must beat {card}: **only {cards} is higher.**",
        "You must beat {card}: **{cards} are higher.**",
        len(higher),
        card=what,
        cards=yours(view, higher),
    )


def yours(view: ToruroView, cards: Sequence[Card]) -> str:
    """Cards of the own hand by their numbers: "your 3 and your king"."""
    *first, last = (_one(view, card) for card in cards)
    return tr("{several} and {last}", several=", ".join(first), last=last) if first else last


def either(view: ToruroView, cards: Sequence[Card]) -> str:
    """Cards to choose from: "your 3 or your king"."""
    *first, last = (_one(view, card) for card in cards)
    return tr("{several} or {last}", several=", ".join(first), last=last) if first else last


def _one(view: ToruroView, card: Card) -> str:
    if card == stand_in(view.exposed):
        return tr("your 7 (as {card})", card=short(view.exposed))
    return tr("your {card}", card=short(card))


class ToruroDuties(Duties):
    """What a hand may keep to itself: which of its cards the duties allow."""

    def is_open(self, ask: Ask) -> bool:
        """Return True in the third trick, for which everybody has a single card."""
        return ask.prompt == "toruro.play" and ask.about == TRICK[-1:]


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
        view = self.view
        match ask.prompt.removeprefix("toruro."):
            case "pay":
                least = min(debt.amount for debt in view.debts)
                return tr(
                    "Lulos are paid from the least up, and yours of {n} is among the least. "
                    "Do you pay it now?",
                    n=least,
                )
            case "split":
                return tr("You pay: spread the chips over head, belly and tail as you like.")
            case "go":
                return trn(
                    "Trumps are **{suit}**, and 1 chip lies on the pots. Do you go? "
                    "You owe a lulo if you win none.",
                    "Trumps are **{suit}**, and {n} chips lie on the pots. Do you go? "
                    "You owe a lulo if you win none.",
                    view.stake,
                    suit=suits()[suit(view.exposed)],
                )
            case "exchange" if view.round == 1 and view.house.first_all_go:
                return tr(
                    "All go in the first round: whoever wins none of the three tricks owes a lulo. "
                    "Choose the cards that you want to change."
                )
            case "exchange":
                return tr(
                    "Choose the cards that you want to change. For all three you draw four and give one back."
                )
            case "give_back":
                return tr("You drew four cards: choose the one that you give back.")
            case "play" if view.hands[ask.seat] == 1 and ask.seat not in view.takers and not view.last:
                return tr("Your last card: if it does not take the tail, you owe a lulo of {n}.", n=view.lulo)
            case "play" if view.hands[ask.seat] == 1:
                return tr("Play your last card.")
            case "play" if not self.face_up:  # a duty would tell everybody what is in the hand
                return tr("Play a card of your hand.")
            case "play":
                return (duty_text(view) if view.strict else "") or self._any_card(view)
            case "accuse":
                return tr("Did somebody play wrong? Point at the card.")
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

    def _any_card(self, view: ToruroView) -> str:
        """Say what wins the trick, to a seat that may play any card of its hand."""
        best, chips = view.best, view.pots[len(view.takers)]
        if best is None:
            return trn(
                "You lead for 1 chip: the highest trump wins, or else the highest of your suit.",
                "You lead for {n} chips: the highest trump wins, or else the highest of your suit.",
                chips,
            )
        name, card = self.name(best.seat), card_name(best.card)
        if any(view.can_take(own) for own in view.hand):
            return tr("Play any card: the trick is for {name} so far, by {card}.", name=name, card=card)
        return tr("Play any card: none of yours beats {card} of {name}.", name=name, card=card)

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
            return tr("Trick {trick}: accuse {name}", name=self._seats[first].name, trick=last + 1)
        if action.verb == "put":
            pots = tr("{n} on the head"), tr("{n} on the belly"), tr("{n} on the tail")
            return pots[first].format(n=last)
        says = {"play": tr("Play {card}"), "give": tr("Give {card} back"), "discard": tr("Change {card}")}
        return says[action.verb].format(card=card_name(first))
