"""Questions in words, and the names of things and people in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from game.alatriste.rows import BOXES, RULES
from game.alatriste.tokens import NOBODY
from game.alatriste.view import AlatristeView, OfferView
from game.core.action import Token
from game.core.event import Event
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import card_faces
from scenes.ui.text import signed

Said: TypeAlias = tuple[int, str]
"""What a line of the chronicle weighs, and what it says; see `Line`."""
AWAY = "embarcado", "de_viaje"
"""The boxes by which somebody leaves Madrid, whose names say what one does there."""


class Words:
    """Sentences about one table, which know the names of its seats and what the last view showed."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._seats = seats
        self.view: AlatristeView | None = None
        self.face_up = True
        """The hand in that view is open to whoever looks at the screen."""
        self.verdict = ""
        """Who has won the last fight, and what that brings."""
        self.wound = NOBODY, 0
        """Whose die of a wound was the last, and what it showed."""

    def name(self, seat: int) -> str:
        """Return a seat's name in bold, or the bank's for no seat."""
        return f"**{self._seats[seat].name}**" if seat >= 0 else tr("The bank")

    def plain(self, seat: int) -> str:
        """Return a seat's name, for buttons."""
        return self._seats[seat].name

    def seat(self, seat: int) -> Seat:
        """Return who sits there."""
        return self._seats[seat]

    def names(self, seats: Iterable[int]) -> str:
        """Return several names in a row."""
        return ", ".join(self.name(seat) for seat in seats)

    def thing(self, name: Token) -> str:
        """Return the name of a card or a box within a sentence; that of a cry has no marks there."""
        if name.kind == "card":
            return card_faces.name(name.id).strip("¡!")
        return tr(BOXES[name.id].name)

    def way(self, box: Token) -> str:
        """Return where somebody walks, as the end of a sentence."""
        return tr(BOXES[box.id].way)

    def watch(self, box: Token) -> str:
        """Return where the Patrol walks, which never leaves Madrid."""
        row = BOXES[box.id]
        return tr("to “{box}”", box=tr(row.name)) if row.id in AWAY else tr(row.way)

    def bold(self, name: Token) -> str:
        """Return the name of a card or a box in bold."""
        return f"**{self.thing(name)}**"

    def things(self, names: Iterable[Token]) -> str:
        """Return the names of several cards or boxes in a row."""
        return ", ".join(self.thing(name) for name in names)

    def choice(self, number: int) -> tuple[str, int]:
        """Return the name of that option of the open choice, and what it costs in Ducats."""
        assert self.view is not None
        return self.view.choices[number]

    @property
    def is_closing(self) -> bool:
        """True if the present turn comes to its end."""
        return self.view is not None and self.view.phase == "end"

    def places(self, event: Event) -> dict[str, Any]:
        """Return every field of an event as it stands in a sentence; that of its seat is `name`."""
        found: dict[str, Any] = {}
        fields: tuple[str, ...] = event.__match_args__
        for field in fields:
            value = getattr(event, field)
            if field in ("seat", "target", "to", "origin") and value is not None:
                value = self.name(value)
            elif isinstance(value, Token):
                value = self.thing(value)
            elif isinstance(value, tuple) and value and isinstance(value[0], Token):
                value = self.things(value)
            found["name" if field == "seat" else field] = value
        return found

    # --- questions ---

    def prompt(self, ask: Ask) -> str:
        """Return the question, in a sentence or two."""
        return _QUESTIONS[ask.prompt.partition(".")[2]](self, ask)

    def offer(self, offer: OfferView) -> str:
        """Return what is given and wanted, as far as whoever looks may know."""
        given = [card_faces.name(card) for card in offer.cards] if self.face_up else []
        if offer.count and not given:
            given = [trn("1 card", "{n} cards", offer.count)]
        wanted = []
        if offer.want_card and self.face_up:
            wanted.append(card_faces.name(offer.want_card))
        elif offer.wants_one or offer.want_card:
            wanted.append(tr("a certain card"))
        nothing = tr("nothing")
        return tr("gives {given}; wants {wanted}", given=", ".join(given + self.given(offer)) or nothing,
                  wanted=", ".join(self.wanted(offer) + wanted) or nothing)  # fmt: skip

    def given(self, offer: OfferView) -> list[str]:
        """Return what is given besides cards: Ducats and promises."""
        ducats = [trn("1 Ducat", "{n} Ducats", offer.ducats)] if offer.ducats else []
        return [*ducats, *(self.promise(*promise) for promise in offer.promises)]

    def wanted(self, offer: OfferView) -> list[str]:
        """Return what is wanted besides a certain card: Ducats, and cards of a kind."""
        ducats = [trn("1 Ducat", "{n} Ducats", offer.want_ducats)] if offer.want_ducats else []
        return [*ducats, *([of_kind(offer.want_kind, offer.want_count)] if offer.want_count else [])]

    def promise(self, kind: int, about: int, turns: int) -> str:
        """Return a promise in words."""
        words = (
            trn("no attack for 1 turn", "no attack for {n} turns", turns),
            trn("no fight for 1 turn", "no fight for {n} turns", turns),
            trn("to attack {name} within 1 turn", "to attack {name} within {n} turns", turns,
                name=self.name(about)),
            trn("a vote to end within 1 turn", "a vote to end within {n} turns", turns),
        )  # fmt: skip
        return words[kind]


def says(weight: int, text: Callable[[Any, dict[str, Any]], str]) -> Callable[[Words, Any], Said]:
    """Return how to tell an event of that weight: `text` takes it and what `Words.places` has of it."""
    return lambda words, event: (weight, text(event, words.places(event)))


def of_kind(kind: int, count: int) -> str:
    """Return so many cards of a kind, numbered as in `tokens.WISHES`."""
    words = (
        trn("any card", "any {n} cards", count),
        trn("1 Character", "{n} Characters", count),
        trn("1 Possession", "{n} Possessions", count),
        trn("1 Attack", "{n} Attacks", count),
        trn("1 Help", "{n} Helps", count),
    )
    return words[kind]


def _bail(words: Words, ask: Ask) -> str:
    bail, die = (name.id for name in ask.about)
    return trn(
        "You are in jail. Bail costs 1 Ducat; the die opens the door with {die} or more.",
        "You are in jail. Bail costs {n} Ducats; the die opens the door with {die} or more.",
        bail,
        die=die,
    )


def _move(words: Words, ask: Ask) -> str:
    die, task = ask.about[0].id, ask.about[1:]
    if task:
        card = words.bold(task[0])
        return tr("You rolled {die}, and {card} binds you. Where do you go?", die=die, card=card)
    if words.view is not None and words.view.players[ask.seat].has("step"):
        return tr("You rolled {die} (on your horse: or {more}). Where do you go?", die=die, more=die + 1)
    return tr("You rolled {die}. Where do you go?", die=die)


def _patrol(words: Words, ask: Ask) -> str:
    said = trn(
        "You rolled a 6: the Patrol walks 1 box. Where to?",
        "You rolled a 6: the Patrol walks {n} boxes. Where to?",
        ask.about[1].id,
    )
    ends = {name.id for option in ask.options for name in option.picks}
    if words.view is None or any(player.present and player.box in ends for player in words.view.players):
        return said + " " + tr("It stops fights where it stands, and takes whoever is wanted.")
    return said + " " + tr("It meets nobody there; the nearer a fight, the likelier it stops it.")


def _offer_send(words: Words, ask: Ask) -> str:
    assert words.view is not None and words.view.offer is not None
    offer = words.offer(words.view.offer)
    return tr("Your offer to {name}: {offer}.", name=words.name(ask.about[0].id), offer=offer)


def _naming(text: Callable[[], str]) -> Callable[[Words, Ask], str]:
    """Return a question that names the seat that it is about."""
    return lambda words, ask: text().format(name=words.name(ask.about[0].id))


def _challenge(words: Words, ask: Ask) -> str:
    assert words.view is not None
    fame = words.view.players[ask.seat].challenge_fame
    return tr("Do you challenge {name} to a duel? It brings you {n} Fame.", name=words.name(ask.about[0].id),
              n=fame)  # fmt: skip


def _accept(words: Words, ask: Ask) -> str:
    assert words.view is not None
    return tr(
        "{name} challenges you: accept for {gain} Fame, or refuse for {loss}.",
        name=words.name(ask.about[0].id),
        gain=signed(words.view.players[ask.seat].challenge_fame),
        loss=signed(-RULES.refusal_fame),
    )


def _loss(words: Words, ask: Ask) -> str:
    """Say how many cards go, and for what; who lies without Vigour is told what may still save them."""
    assert words.view is not None
    left = min(ask.about[1].id, len(ask.options))
    if words.view.fight is None:
        return trn("Give up 1 of your cards: which?", "Give up {n} of your cards, one after the other.", left)
    said = trn(
        "You lost the combat: give up 1 more card.",
        "You lost the combat: give up {n} cards, one after the other.",
        left,
    )
    if words.view.players[ask.seat].vigour:
        return said
    return said + " " + tr("Keep what saves your life: a surgeon, or a card with Vigour.")


def _combat(words: Words, ask: Ask) -> str:
    """Name whom one may fall upon, unless it is one of several."""
    rivals = {option.picks[0].id for option in ask.options if option.verb == "combat"}
    names = words.name(*rivals) if len(rivals) == 1 else tr("somebody here")
    return tr("Do you fall upon {name}? It costs you {n} Fame.", name=names, n=RULES.combat_fame)


_QUESTIONS: dict[str, Callable[[Words, Ask], str]] = {
    "split": lambda words, ask: tr("Share {n} points between Fencing and Ducats, in secret.", n=RULES.split),
    "restart": lambda words, ask: (
        tr("You are dead. Do you begin again, with {fame} Fame and a nag?", fame=RULES.short.fame)
        if words.view is not None and words.view.players[ask.seat].short
        else tr("You are dead. Do you begin again from scratch?")
    ),
    "play": lambda words, ask: (
        tr("Play cards, or end your turn. To attack, choose a card, then a player.")
        if words.is_closing
        else tr("Play cards, or go on. To attack, choose a card, then a player.")
    ),
    "window": _naming(lambda: tr("{name} is about to play. Do you want to do something first?")),
    "discard": lambda words, ask: tr("Which card of your board do you discard?"),
    "counter": lambda words, ask: tr(
        "{name} plays {card} on you. Do you answer it?",
        name=words.name(ask.about[1].id),
        card=words.bold(ask.about[0]),
    ),
    "option": lambda words, ask: tr("{place}: what do you do?", place=words.bold(ask.about[0])),
    "loss": _loss,
    "hurt": _naming(lambda: tr("Choose the card that {name} loses.")),
    "challenge": _challenge,
    "combat": _combat,
    "accept": _accept,
    "end_vote": _naming(lambda: tr("{name} proposes to end the game; the score would decide. Do you agree?")),
    "prize": _naming(lambda: tr("You have beaten {name}. Which card do you take?")),
    "prize_keep": lambda words, ask: (
        tr("You took {card}. Do you keep it in your hand?", card=words.bold(ask.about[0]))
        if words.face_up
        else tr("Do you keep the card that you took?")
    ),
    "thrust": _naming(lambda: tr("You are about to fight {name}. Do you play a thrust?")),
    "bet": lambda words, ask: tr("How many Ducats do you stake on the dice?"),
    "join": lambda words, ask: trn(
        "{name} plays dice for 1 Ducat. Do you join with the same stake?",
        "{name} plays dice for {n} Ducats. Do you join with the same stake?",
        ask.about[1].id,
        name=words.name(ask.about[0].id),
    ),
    "rescue": lambda words, ask: tr("You lie wounded: choose where you are nursed, free of charge."),
    "bail": _bail,
    "stay": lambda words, ask: tr("Justice cannot take you here. Do you stay, or go out?"),
    "patrol": _patrol,
    "move": _move,
    "purse": lambda words, ask: trn(
        "You must pay 1 Ducat and are short. Do you fill your purse first?",
        "You must pay {n} Ducats and are short. Do you fill your purse first?",
        ask.about[-1].id,
    ),
    "offer": lambda words, ask: tr("What do you offer, and to whom?"),
    "offer_cards": _naming(lambda: tr("Choose the cards that you give to {name}, or none.")),
    "offer_ducats": _naming(lambda: tr("How many Ducats do you give to {name}, or want?")),
    "want_cards": _naming(lambda: tr("Which cards do you want of {name}?")),
    "offer_promises": _naming(lambda: tr("What do you promise to {name}? Nobody can force you to keep it.")),
    "offer_send": _offer_send,
    "reply": _naming(lambda: tr("{name} makes you an offer.")),
    "name_cards": _naming(lambda: tr("Choose a card that you give to {name}.")),
    "hand": lambda words, ask: trn(
        "Your hand holds {most} cards at most: discard 1 card.",
        "Your hand holds {most} cards at most: discard {n} cards, one after the other.",
        ask.about[0].id,
        most=RULES.hand,
    ),
    "save": lambda words, ask: tr("You are about to die. Do you call for a surgeon?"),
}
