"""The table at which an offer is put together, whatever the rules ask for piece by piece, and sent whole.

Two faces look at what lies in the middle. Cards are dragged or clicked there and back, Ducats click by click;
promises are gone through with arrows. A bot says at once what it thinks of the offer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pygame

from game.alatriste import bargains, tokens
from game.alatriste.rows import RULES
from game.alatriste.view import AlatristeView, OfferView
from game.core.action import Action, action
from game.core.script import Ask
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import laid_cards
from scenes.skins.alatriste.drawing.bargain_pieces import (
    COINS,
    GIVEN,
    HIGH,
    KIND,
    LARGEST,
    LEFT,
    OTHER_FACE,
    OWN_FACE,
    PAPER,
    PROMISES,
    STEP,
    TAKEN,
    THEIRS,
    TITLE,
    WIDE,
    WORTH,
    Given,
    Partner,
    Purse,
    Row,
    Wanted,
    draw_ducats,
    draw_gap,
    draw_middle,
    draw_promises,
    draw_side,
    draw_their_hand,
    draw_word,
    places,
    purse_area,
)
from scenes.skins.alatriste.words.answers import answer_words, worth_words
from scenes.skins.alatriste.words.questions import Words
from scenes.stage.forms import Reply, Send
from scenes.ui.canvas import Canvas
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import ALMAGRE_DK, INK, LIFTED
from scenes.ui.widgets import Widget

STAGES = ("offer", "offer_cards", "offer_ducats", "want_cards", "offer_promises")
"""What the rules ask for one after the other; an answer to an offer begins with the second."""

Promise = tuple[int, int]
Choices = Sequence[tuple[Any, str]]
NO_PROMISE: Promise = (-1, tokens.NOBODY)


@dataclass(frozen=True, slots=True)
class Draft:
    """An offer so far. `ducats` are paid, or if negative wanted; `want` is a kind, a card, or nothing.

    A wanted kind is ("kind", n) with its `number`, a wanted card ("card", id). Promises are (kind, about).
    """

    target: int
    given: tuple[int, ...] = ()
    ducats: int = 0
    want: tuple[str, int] = ("", 0)
    number: int = 1
    promises: tuple[Promise, ...] = (NO_PROMISE,) * RULES.promises
    turns: tuple[int, ...] = (2,) * RULES.promises

    @property
    def empty(self) -> bool:
        """True if there is nothing in it."""
        kept = [promise for promise in self.promises if promise != NO_PROMISE]
        return not (self.given or self.ducats or self.want[0] or kept)


def answers(draft: Draft, view: AlatristeView, own: int, first: int) -> tuple[Action, ...]:
    """Return what seat `own` answers from that stage on.

    The rules pass over what cannot be given or wanted.
    """
    giver, other = view.players[own], view.players[draft.target]
    found: list[Action] = []
    if first == 0:
        found.append(action("to", tokens.SEAT[draft.target]))
    if giver.cards:
        found += [*(action("give", tokens.CARD[number]) for number in draft.given), tokens.DONE]
    if giver.ducats or other.ducats:
        paid = action("give" if draft.ducats > 0 else "want", tokens.count(abs(draft.ducats)))
        found.append(paid if draft.ducats else tokens.NOTHING)
    if other.cards:
        found.append(_wanted(draft))
    promises = [
        _promise(promise, turns)
        for promise, turns in zip(draft.promises, draft.turns, strict=True)
        if promise != NO_PROMISE
    ]
    return (*found, *promises, *([tokens.DONE] if len(promises) < RULES.promises else []))


def _wanted(draft: Draft) -> Action:
    what, which = draft.want
    if what == "card":
        return action("want", tokens.CARD[which])
    return (
        action("want", tokens.kind(which), tokens.count(draft.number)) if what == "kind" else tokens.NOTHING
    )


def _promise(promise: Promise, turns: int) -> Action:
    what, about = promise
    if about == tokens.NOBODY:
        return action("promise", tokens.kind(what), tokens.count(turns))
    return action("promise", tokens.kind(what), tokens.SEAT[about], tokens.count(turns))


class Trade:
    """A form (see `scenes.stage.skin`) for an offer. `face_up` says whether cards may be seen just now."""

    def __init__(
        self, ask: Ask, view: AlatristeView, words: Words, faces: Sequence[str], face_up: Callable[[], bool]
    ) -> None:
        self._ask, self._view, self._words, self._face_up = ask, view, words, face_up
        self._faces = faces
        self._first = STAGES.index(ask.prompt.partition(".")[2])
        offer = view.offer
        countered = offer.receiver if self._first and offer is not None else None
        self._partners = (
            [countered]
            if countered is not None
            else [option.picks[0].id for option in ask.options if option.picks]
        )
        self.draft = Draft(self._partners[0])
        self._before: list[Draft] = []
        self._changed: Callable[[], object] = lambda: None
        self._word: bargains.Word | None = None
        self._worth: float | None = None

    # --- what can be done ---

    def change(self, **values: Any) -> Transition:
        """Change something about the offer."""
        self._before.append(self.draft)
        self.draft = replace(self.draft, **values)
        if "target" in values:  # they have something else
            self.draft = replace(
                self.draft, ducats=max(self.draft.ducats, 0), want=("", 0), number=1,
                promises=Draft(0).promises,
            )  # fmt: skip
        self._word = self._worth = None
        self._changed()
        return STAY

    def toggle(self, number: int) -> Transition:
        """Give a card, or keep it."""
        given = set(self.draft.given) ^ {number}
        return self.change(given=tuple(sorted(given)))

    def pay(self, by: int) -> Transition:
        """Put so many Ducats more onto one's own side of the table, or (below 0) onto the other's."""
        own, other = self._view.players[self._ask.seat].ducats, self._other.ducats
        ducats = min(own, max(-other, self.draft.ducats + by))
        return STAY if ducats == self.draft.ducats else self.change(ducats=ducats)

    def wish(self, number: int) -> Transition:
        """Want a card of the other's hand that one has seen, or let it be."""
        named = ("card", number)
        return self.change(want=("", 0) if self.draft.want == named else named, number=1)

    def wish_more(self, by: int) -> Transition:
        """Want one card more that one has not seen, or one less."""
        number = (self.draft.number if self.draft.want[0] == "kind" else 0) + by
        most = min(RULES.wanted_cards, self._other.cards)
        if number > most:
            return STAY
        kind = self.draft.want[1] if self.draft.want[0] == "kind" else 0
        return (
            self.change(want=("kind", kind), number=number) if number else self.change(want=("", 0), number=1)
        )

    def take_back(self) -> bool:
        """Undo the last change; return whether there was one."""
        if not self._before:
            return False
        self.draft = self._before.pop()
        self._word = self._worth = None
        return True

    def replies(self) -> Sequence[Reply]:
        """Return the two answers: to send it, or to let it be."""
        never = Reply(tr("Never mind"), self._never())
        if self.draft.empty:
            return [Reply(tr("Send the offer"), off=tr("There is nothing in it yet.")), never]
        return [Reply(tr("Send the offer"), (*self._answers(self.draft), tokens.SEND)), never]

    def _answers(self, draft: Draft) -> tuple[Action, ...]:
        return answers(draft, self._view, self._ask.seat, self._first)

    def _never(self) -> tuple[Action, ...]:
        if self._first == 0:
            return (tokens.CANCEL,)
        return (*self._answers(Draft(self.draft.target)), tokens.CANCEL)

    # --- what is seen ---

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return partners, cards and purses of both sides, and the promises."""
        self._changed = changed
        found: list[Widget] = []
        if len(self._partners) > 1:
            found += [
                Partner(self, self._faces[partner], self._words.seat(partner), place)
                for place, partner in enumerate(self._partners)
            ]
        own, other = self._view.players[self._ask.seat].ducats, self._other.ducats
        found += [*self._own_cards(), Purse(self, 1, own, purse_area(OWN_FACE))]
        found += [*self._other_cards(), Purse(self, -1, other, purse_area(OTHER_FACE))]
        if self.draft.want[0] == "kind":
            kinds = [(("kind", which), name) for which, name in enumerate(_kinds())]
            put = partial(self._put, "want")
            found.append(
                Row(KIND, "", kinds, self.draft.want, put, key="want", split=0.0, name=tr("of these"))
            )
        y = PROMISES
        for place in range(RULES.promises):
            if place == 0 or self.draft.promises[place - 1] != NO_PROMISE:
                found += self._promise_row(place, y)
            y += STEP
        return found

    def _own_cards(self) -> list[Widget]:
        given, held = self.draft.given, self._in_hand()
        areas, shown = held | dict(zip(given, places(GIVEN, len(given)), strict=True)), self._face_up()
        return [Given(self, number, at, shown, len(held)) for number, at in areas.items()]

    def _in_hand(self) -> dict[int, pygame.FRect]:
        """Return where each card of the hand lies at the edge of the table."""
        held = self._view.players[self._ask.seat].hand
        pieces = laid_cards.hand(held, self._face_up())
        return {number: piece.rect for number, piece in zip(held, pieces, strict=True)}

    def _other_cards(self) -> list[Widget]:
        """Return the cards of the other's hand that one has seen, then the backs of all others."""
        draft, known = self.draft, self._other.hand
        wanted = [number for number in known if draft.want == ("card", number)]
        hidden = self._other.cards - len(known)
        backs = min(draft.number, self._other.cards) if draft.want[0] == "kind" else 0
        left = [*(number for number in known if number not in wanted), *[0] * max(0, hidden - backs)]
        taken = [*wanted, *[0] * backs]
        rows = [
            *zip(taken, places(TAKEN, len(taken)), strict=True),
            *zip(left, places(THEIRS, len(left), at_left=True), strict=True),
        ]
        return [
            Wanted(self, number, area, place < len(taken), self._face_up(), place)
            for place, (number, area) in enumerate(rows)
        ]

    @property
    def _other(self) -> Any:
        return self._view.players[self.draft.target]

    def _put(self, name: str, value: Any) -> Transition:
        return self.change(**{name: value})

    def _promise_row(self, place: int, y: float) -> list[Widget]:
        draft = self.draft
        others = [promise for at, promise in enumerate(draft.promises) if at != place]
        choices = [row for row in self._promises() if row[0] not in others or row[0] == NO_PROMISE]
        words, promise = tr("I promise") if place == 0 else tr("and"), draft.promises[place]
        put = partial(self._put_at, "promises", place)
        wide = 450 if promise != NO_PROMISE else WIDE
        area = (LEFT, y, wide, HIGH)
        row = Row(area, words, choices, promise, put, key=f"promise {place}", split=150 / wide)
        if promise == NO_PROMISE:
            return [row]
        turns = [(n, trn("1 turn", "{n} turns", n)) for n in range(1, RULES.ledger + 1)]
        late = partial(self._put_at, "turns", place)
        beside = (LEFT + 458, y, WIDE - 458, HIGH)
        key, name = f"turns {place}", tr("How many")
        return [row, Row(beside, "", turns, draft.turns[place], late, key=key, split=0.0, name=name)]

    def _put_at(self, name: str, place: int, value: Any) -> Transition:
        row = list(getattr(self.draft, name))
        row[place] = value
        return self.change(**{name: tuple(row)})

    def _promises(self) -> list[tuple[Promise, str]]:
        view, own = self._view, self._ask.seat
        victims = [
            player.seat for player in view.players
            if player.seat not in (own, self.draft.target) and not (player.dead or player.left)
        ]  # fmt: skip
        return [
            (NO_PROMISE, tr("nothing")),
            ((tokens.NO_ATTACK, tokens.NOBODY), tr("no attack on you")),
            ((tokens.NO_FIGHT, tokens.NOBODY), tr("no fight with you")),
            ((tokens.VOTE, tokens.NOBODY), tr("to vote for an end")),
            *(
                ((tokens.ATTACK, victim), tr("to attack {name}", name=self._words.plain(victim)))
                for victim in victims
            ),
        ]

    # --- what both think of it ---

    @property
    def offer(self) -> OfferView:
        """The offer as it lies in the middle."""
        draft = self.draft
        kind, card = draft.want if draft.want[0] == "kind" else ("", 0), draft.want
        promises = zip(draft.promises, draft.turns, strict=True)
        return OfferView(
            self._ask.seat, draft.target, True, draft.given, len(draft.given),
            max(draft.ducats, 0), max(-draft.ducats, 0), kind[1], draft.number if kind[0] else 0,
            card[0] == "card", card[1] if card[0] == "card" else 0,
            tuple((*promise, turns) for promise, turns in promises if promise != NO_PROMISE),
        )  # fmt: skip

    @property
    def word(self) -> str:
        """What the other says to the offer at once; "" for a person, who is asked when it is sent."""
        if self._words.seat(self.draft.target).human:
            return ""
        if self._word is None:
            self._word = bargains.word_of(self._view, self.offer)
        return answer_words(*self._word)

    @property
    def worth(self) -> str:
        """What the offer is worth to oneself."""
        if self.draft.empty:
            return tr("Click cards and purses, or drag cards into the middle.")
        if self._worth is None:
            self._worth = bargains.worth_of(self._view, self.offer)
        return worth_words(self._worth)

    def spoken_text(self) -> Sequence[str]:
        """To whom the offer is made, what they say to it, and what it is worth."""
        title = tr("An offer to {name}", name=self._words.plain(self.draft.target))
        return [text for text in (title, self.word, self.worth) if text]

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the sheet lies."""
        return PAPER

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, both faces, the middle of the table, and what both think."""
        canvas.nine("ui/panel_paper", PAPER, shadow=LIFTED)
        with canvas.lettering.at_most(LARGEST):
            own, other = self._words.seat(self._ask.seat), self._words.seat(self.draft.target)
            draw_side(canvas, OWN_FACE, self._faces[own.index], own)
            draw_side(canvas, OTHER_FACE, self._faces[other.index], other)
            draw_middle(canvas, tr("You give"), tr("You get"))
            draw_their_hand(canvas, other.name)
            ducats = self.draft.ducats
            draw_ducats(canvas, abs(ducats), COINS[0][0 if ducats > 0 else 1])
            promises = [self._words.promise(*promise) for promise in self.offer.promises]
            draw_promises(canvas, promises, GIVEN.left)
            words = tr("A bargain with {name}", name=other.name)
            canvas.text(words, *TITLE, "heading", ALMAGRE_DK, anchor="left middle")
            if self.word:
                draw_word(canvas, self.word)
            canvas.text(self.worth, *WORTH, "strong", INK, anchor="center middle")
        for number, area in self._in_hand().items():
            if number in self.draft.given:
                draw_gap(canvas, area)


def is_trade(ask: Ask) -> bool:
    """Return whether this question begins an offer."""
    return ask.prompt.partition(".")[2] in STAGES


def _kinds() -> tuple[str, ...]:
    """Return what cards of each of the rules' kinds are called."""
    names = {
        "any": tr("any cards"),
        "character": tr("Characters"),
        "possession": tr("Possessions"),
        "attack": tr("Attacks"),
        "help": tr("Helps"),
    }
    return tuple(names[name] for name in tokens.WISHES)
