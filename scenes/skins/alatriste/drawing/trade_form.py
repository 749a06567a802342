"""The sheet on which an offer is put together, whatever the rules ask for piece by piece, and sent whole.

Cards of the hand are touched; partner, Ducats, what is wanted, and promises are gone through with arrows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pygame

from game.alatriste import tokens
from game.alatriste.rows import RULES
from game.alatriste.view import AlatristeView
from game.core.action import Action, action
from game.core.script import Ask
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.words import explain
from scenes.skins.alatriste.words.questions import Words
from scenes.stage.skin import Reply, Send
from scenes.ui.canvas import Canvas
from scenes.ui.controls import Choice
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import ALMAGRE_DK, INK, LIFTED, OCHRE_LT, RESTING
from scenes.ui.widgets import Widget, draw_focus_ring

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


PAPER = pygame.FRect(176, 40, 672, 504)
LEFT, WIDE, HIGH, STEP = 212.0, 600.0, 48.0, 54.0
CARDS_Y, CARD = 168.0, (66.0, 66.0 * 933 / 600)
LARGEST = 1.15
"""The text size beyond which the rows would not fit on the sheet."""


class Trade:
    """A form (see `scenes.stage.skin`) for an offer. `face_up` says whether cards may be seen just now."""

    def __init__(self, ask: Ask, view: AlatristeView, words: Words, face_up: Callable[[], bool]) -> None:
        self._ask, self._view, self._words, self._face_up = ask, view, words, face_up
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
        self._changed()
        return STAY

    def toggle(self, number: int) -> Transition:
        """Give a card, or keep it."""
        given = set(self.draft.given) ^ {number}
        return self.change(given=tuple(sorted(given)))

    def take_back(self) -> bool:
        """Undo the last change; return whether there was one."""
        if not self._before:
            return False
        self.draft = self._before.pop()
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
        """Return partner, cards, Ducats, wishes and promises, from the top."""
        self._changed = changed
        draft, y = self.draft, PAPER.top + 62
        found: list[Widget] = []
        if len(self._partners) > 1:
            names = [(partner, self._words.plain(partner)) for partner in self._partners]
            found.append(self._row(y, tr("An offer to"), names, "target"))
        found += self._hand()
        y = CARDS_Y + CARD[1] + 18
        found.append(self._row(y, tr("Ducats"), self._sums(), "ducats"))
        y += STEP
        wishes = self._wishes()
        if draft.want[0] == "kind":
            numbers = [(n, str(n)) for n in range(1, min(RULES.wanted_cards, self._other.cards) + 1)]
            found.append(self._row(y, tr("I want"), wishes, "want", 450))
            found.append(self._beside(y, numbers, draft.number, partial(self._put, "number"), "number"))
        else:
            found.append(self._row(y, tr("I want"), wishes, "want"))
        for place in range(RULES.promises):
            y += STEP
            found += self._promise_row(place, y)
        return found

    @property
    def _other(self) -> Any:
        return self._view.players[self.draft.target]

    def _put(self, name: str, value: Any) -> Transition:
        return self.change(**{name: value})

    def _row(self, y: float, text: str, choices: Choices, name: str, wide: float = WIDE) -> Widget:
        value, put = getattr(self.draft, name), partial(self._put, name)
        return Row((LEFT, y, wide, HIGH), text, choices, value, put, key=name, split=150 / wide)

    def _beside(
        self, y: float, choices: Choices, value: Any, put: Callable[[Any], Transition], key: str
    ) -> Widget:
        area = (LEFT + 458, y, WIDE - 458, HIGH)
        return Row(area, "", choices, value, put, key=key, split=0.0, name=tr("How many"))

    def _hand(self) -> list[Widget]:
        held = self._view.players[self._ask.seat].hand
        gap = min(CARD[0] + 10, (WIDE - 150 - CARD[0]) / max(1, len(held) - 1))
        return [
            Given(self, number, (LEFT + 156 + gap * place, CARDS_Y), self._face_up())
            for place, number in enumerate(held)
        ]

    def _sums(self) -> list[tuple[int, str]]:
        own = self._view.players[self._ask.seat].ducats
        wanted = [(-n, trn("I want 1", "I want {n}", n)) for n in range(self._other.ducats, 0, -1)]
        paid = [(n, trn("I pay 1", "I pay {n}", n)) for n in range(1, own + 1)]
        return [*wanted, (0, tr("none")), *paid]

    def _wishes(self) -> list[tuple[tuple[str, int], str]]:
        found = [(("", 0), tr("no cards"))]
        if self._other.cards:
            found += [(("kind", which), name) for which, name in enumerate(_kinds())]
        open_hand = self._face_up()
        for number in self._other.hand:
            found.append((("card", number), card_faces.name(number) if open_hand else tr("a card I know of")))
        return found

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
        return [row, self._beside(y, turns, draft.turns[place], late, f"turns {place}")]

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

    def spoken_text(self) -> Sequence[str]:
        """To whom the offer is made."""
        return [tr("An offer to {name}", name=self._words.plain(self.draft.target))]

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the sheet lies."""
        return PAPER

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and what is said on it."""
        canvas.nine("ui/panel_paper", PAPER, shadow=LIFTED)
        with canvas.lettering.at_most(LARGEST):
            words = tr("A bargain")
            if len(self._partners) == 1:
                words = tr("An offer to {name}", name=self._words.plain(self.draft.target))
            canvas.text(words, PAPER.centerx, PAPER.top + 38, "heading", ALMAGRE_DK, anchor="center middle")
            y = CARDS_Y + CARD[1] / 2
            own = self._view.players[self._ask.seat].cards
            words = tr("I give") if own else tr("I hold no cards")
            canvas.text(words, LEFT + 6, y, "strong", INK, anchor="left middle")


class Row(Choice[Any]):
    """A choice on the sheet, whose letters stay small enough for it."""

    def draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(LARGEST):
            super().draw(canvas)


class Given(Widget):
    """A card of the hand that may be given."""

    radius = 5.0

    def __init__(self, trade: Trade, number: int, at: tuple[float, float], open_hand: bool) -> None:
        tip = card_faces.title(number) if open_hand else ""
        super().__init__((*at, *CARD), key=f"given {number}", tip=tip, focusable=True)
        self._trade, self._number, self._open = trade, number, open_hand

    @property
    def spoken_text(self) -> str:
        card = explain.card(self._number) if self._open else tr("A card that lies face down")
        given = self._number in self._trade.draft.given
        return "\n".join([card, tr("It is given.") if given else tr("It is kept.")])

    def draw(self, canvas: Canvas) -> None:
        chosen = self._number in self._trade.draft.given
        area = self.rect.move(0, -10 if chosen else 0)
        picture = card_faces.card(self._number) if self._open else card_faces.BACK
        canvas.picture(picture, *area.center, area.w, height=area.h, anchor="center", shadow=RESTING)
        if chosen:
            canvas.frame(area.inflate(8, 8), INK, 6, self.radius + 4)
            canvas.frame(area.inflate(6, 6), OCHRE_LT, 4, self.radius + 3)
        elif self.hovered:
            canvas.frame(area.inflate(6, 6), OCHRE_LT, 3, self.radius + 2)

    def draw_focus(self, canvas: Canvas) -> None:
        draw_focus_ring(canvas, self.rect, self.radius)

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "down" and item.button == 1:
            return self._trade.toggle(self._number)
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self._trade.toggle(self._number)
        return None


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
