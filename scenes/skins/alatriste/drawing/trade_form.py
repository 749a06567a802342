"""The table at which an offer is put together, whatever the rules ask for piece by piece, and sent whole.

Everybody with whom one may bargain sits across the table. Cards are dragged or clicked into the middle and
back, Ducats and promises are laid there. A bot says at once what it thinks of the offer, and leans to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.alatriste import bargains, tokens
from game.alatriste.rows import RULES
from game.alatriste.view import AlatristeView, OfferView
from game.core.action import Action
from game.core.script import Ask
from game.translation import tr
from scenes.skins.alatriste.drawing import bargain_ideas, laid_cards
from scenes.skins.alatriste.drawing.bargain_ideas import Idea
from scenes.skins.alatriste.drawing.bargain_pieces import (
    COINS,
    GIVEN,
    KIND,
    PAPER,
    PURSES,
    SEALS,
    TAKEN,
    THEIRS,
    WORTH,
    draw_ducats,
    draw_gap,
    draw_middle,
    draw_promises,
    draw_their_hand,
    draw_word,
    face_places,
    places,
    write,
    write_line,
)
from scenes.skins.alatriste.drawing.bargain_widgets import (
    KNOB,
    Given,
    Knob,
    Leaning,
    Needle,
    Partner,
    Purse,
    Row,
    Seal,
    Wanted,
    seal_areas,
    turns_knobs,
)
from scenes.skins.alatriste.drawing.offer_draft import (
    NO_PROMISE,
    STAGES,
    Draft,
    Promise,
    answers,
    draft_of,
    open_promises,
)
from scenes.skins.alatriste.words.answers import answer_words, worth_words
from scenes.skins.alatriste.words.questions import Words
from scenes.stage.faces import Mood, portrait
from scenes.stage.forms import Reply, Send
from scenes.stage.pieces import Piece
from scenes.ui.canvas import Canvas
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import ALMAGRE_DK, LIFTED, PAPER_HI, TARGET
from scenes.ui.widgets import Widget


class Trade:
    """A form (see `scenes.stage.skin`) for an offer. `face_up` says whether cards may be seen just now.

    Nothing glides where all `is_still`.
    """

    def __init__(
        self,
        ask: Ask,
        view: AlatristeView,
        words: Words,
        faces: Sequence[str],
        face_up: Callable[[], bool],
        is_still: Callable[[], bool],
    ) -> None:
        self._ask, self._view, self._words, self._face_up = ask, view, words, face_up
        self._faces = faces
        self._first = STAGES.index(ask.prompt.partition(".")[2])
        offer = view.offer
        countered = offer.receiver if self._first and offer is not None else None
        self._partners = (
            [countered]
            if countered is not None
            else sorted(option.picks[0].id for option in ask.options if option.picks)
        )
        self.draft = Draft(self._partners[0])
        self._before: list[Draft] = []
        self._changed: Callable[[], object] = lambda: None
        self._word: bargains.Word | None = None
        self._worth: float | None = None
        self._needle = Needle(is_still)
        self._ideas: list[OfferView] | None = None

    # --- what can be done ---

    def change(self, **values: Any) -> Transition:
        """Change something about the offer."""
        draft = replace(self.draft, **values)
        if "target" in values:  # they have something else
            draft = Draft(draft.target, draft.given, max(draft.ducats, 0))
        return self._lay(draft)

    def _lay(self, draft: Draft) -> Transition:
        self._before.append(self.draft)
        self.draft = draft
        self._word = self._worth = None
        self._changed()
        return STAY

    def begin_with(self, offer: OfferView) -> Transition:
        """Lay down a whole bargain, from which one goes on."""
        return self._lay(draft_of(offer))

    def seal(self, promise: Promise) -> Transition:
        """Promise that, or no more; where as much is promised as may be, the last one gives way."""
        kept = [
            row for row in zip(self.draft.promises, self.draft.turns, strict=True) if row[0] != NO_PROMISE
        ]
        left = [row for row in kept if row[0] != promise]
        if left == kept:
            left = [*kept[: RULES.promises - 1], (promise, 2)]
        left += [(NO_PROMISE, 2)] * (RULES.promises - len(left))
        return self.change(
            promises=tuple(promise for promise, _ in left), turns=tuple(turns for _, turns in left)
        )

    def last(self, place: int, by: int) -> Transition:
        """Let a promise last so many turns more."""
        turns = list(self.draft.turns)
        turns[place] = max(1, min(RULES.ledger, turns[place] + by))
        return STAY if tuple(turns) == self.draft.turns else self.change(turns=tuple(turns))

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
        kind = "paper" if self._points < 0 else "gold"
        return [Reply(tr("Send the offer"), (*self._answers(self.draft), tokens.SEND), kind=kind), never]

    def _answers(self, draft: Draft) -> tuple[Action, ...]:
        return answers(draft, self._view, self._ask.seat, self._first)

    def _never(self) -> tuple[Action, ...]:
        if self._first == 0:
            return (tokens.CANCEL,)
        return (*self._answers(Draft(self.draft.target)), tokens.CANCEL)

    # --- what is seen ---

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return partners, cards and purses of both sides, promises, and bargains to begin with."""
        self._changed = changed
        found: list[Widget] = [
            Partner(self, self._face(partner), self._words.seat(partner), place, self._partners)
            for place, partner in enumerate(self._partners)
        ]
        own, other = self._view.players[self._ask.seat].ducats, self._other.ducats
        found += [*self._own_cards(), Purse(self, 1, own, PURSES[0])]
        found += [*self._other_cards(), Purse(self, -1, other, PURSES[1])]
        if self.draft.want[0] == "kind":
            kinds = [(("kind", which), name) for which, name in enumerate(_kinds())]

            def put(want: tuple[str, int]) -> Transition:
                return self.change(want=want)

            found.append(
                Row(KIND, "", kinds, self.draft.want, put, key="want", split=0.0, name=tr("of these"))
            )
        return [*found, *self._seals(), *self._begin(), *self._leaning()]

    def _face(self, partner: int) -> str:
        """Return a face across the table, which shows what its owner thinks of the offer."""
        if partner != self.draft.target or not self.word:
            return self._faces[partner]
        moods = {"accept": Mood.GLAD, "refuse": Mood.SORE}
        assert self._word is not None
        return portrait(self._faces[partner], moods.get(self._word[0], Mood.CALM))

    def _seals(self) -> list[Widget]:
        """Return the promises that can be made, and how many turns each lasts that is."""
        draft, promises = (
            self.draft,
            open_promises(self._view, self._ask.seat, self.draft.target, self._words),
        )
        found: list[Widget] = [
            Seal(words, area, what in draft.promises, partial(self.seal, what), f"seal {what}")
            for (what, words), area in zip(promises, seal_areas(len(promises)), strict=True)
        ]
        for place, promise in enumerate(draft.promises):
            if promise != NO_PROMISE:
                fewer, more = turns_knobs(place)
                for sign, at, by, name in (
                    ("-", fewer, -1, tr("A turn less")),
                    ("+", more, 1, tr("A turn more")),
                ):
                    found.append(Knob(at, sign, name, partial(self.last, place, by), f"turns {place} {by}"))
        return found

    def _begin(self) -> list[Widget]:
        """Return bargains that both sides would agree to, to begin with."""
        if not self._face_up():
            return []
        if self._ideas is None:
            self._ideas = bargains.ideas(self._view, self._partners)
        return [
            Idea(
                offer,
                self._words.plain(offer.receiver),
                self._faces[offer.receiver],
                area,
                partial(self.begin_with, offer),
            )
            for offer, area in zip(self._ideas, bargain_ideas.areas(len(self._ideas)), strict=True)
        ]

    def _leaning(self) -> list[Widget]:
        """Return the bar on which a bot leans to the offer or away, where it tells."""
        if not self.word:
            return []
        assert self._word is not None
        goal = bargains.leaning_of(self._view, self.offer, self._word)
        if goal is None:
            return []
        seat, names = self._words.seat(self.draft.target), (tr("No"), tr("Nearly"), tr("Yes"))
        return [Leaning(self._needle, goal, names, self._face(seat.index), seat.colour, self.word)]

    def _own_cards(self) -> list[Widget]:
        given, held, shown = self.draft.given, self._in_hand(), self._face_up()
        laid = zip(given, places(GIVEN, len(given)), strict=True)
        return [
            *(
                Given(self, number, piece.rect, piece.picture, shown)
                for number, piece in held.items()
                if number not in given
            ),
            *(Given(self, number, area, "", shown) for number, area in laid),
        ]

    def _in_hand(self) -> dict[int, Piece]:
        """Return how each card of the hand lies at the edge of the table."""
        return {piece.token.id: piece for piece in laid_cards.hand(self._view, self._face_up())}

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
    def _points(self) -> float:
        """What the offer is worth to oneself, in points of Fame."""
        if self._worth is None:
            self._worth = 0.0 if self.draft.empty else bargains.worth_of(self._view, self.offer)
        return self._worth

    @property
    def worth(self) -> str:
        """What the offer is worth to oneself, in words."""
        if self.draft.empty:
            return tr("Click cards and purses, or drag cards into the middle.")
        return worth_words(self._points)

    def spoken_text(self) -> Sequence[str]:
        """To whom the offer is made, what they say to it, and what it is worth."""
        title = tr("An offer to {name}", name=self._words.plain(self.draft.target))
        return [text for text in (title, self.word, self.worth) if text]

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the sheet lies."""
        return PAPER

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the middle of the table, and what both think."""
        canvas.nine("ui/panel_paper", PAPER, shadow=LIFTED)
        draw_middle(canvas, tr("You give"), tr("You get"))
        draw_their_hand(canvas, self._words.seat(self.draft.target).name)
        ducats = self.draft.ducats
        side, beside = (0, self.draft.given) if ducats > 0 else (1, self.draft.want[0])
        pile = COINS[0][side] if beside else (GIVEN, TAKEN)[side].centerx
        draw_ducats(canvas, abs(ducats), pile)
        promises = [self._words.promise(*promise) for promise in self.offer.promises]
        draw_promises(canvas, promises, GIVEN.left, TARGET + KNOB + 8)
        if self.word:
            chosen = self._partners.index(self.draft.target)
            draw_word(canvas, self.word, face_places(len(self._partners), chosen)[chosen][0])
        if self.draft.empty:
            write(canvas, self.worth, "body", GIVEN.union(TAKEN), PAPER_HI)
        else:
            write(canvas, self.worth, "strong", WORTH)
        bargain_ideas.draw_head(canvas, self._ideas == [])
        promise = pygame.FRect(*SEALS.topleft, SEALS.w, bargain_ideas.HEAD)
        write_line(canvas, tr("I promise"), "strong", promise, ALMAGRE_DK)
        for number, piece in self._in_hand().items():
            if number in self.draft.given:
                draw_gap(canvas, piece.rect)


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
