"""The table on which an offer lies that somebody makes: both faces, and what each gives between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.alatriste import bargains
from game.alatriste.tokens import ACCEPT, REFUSE
from game.alatriste.view import AlatristeView
from game.core.action import Action
from game.core.script import Ask
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.drawing.bargain_pieces import (
    CHOSEN,
    COINS,
    FACES,
    GIVEN,
    IDEAS,
    KIND,
    LINE,
    MIDDLE,
    PAPER,
    PURSES,
    SEALS,
    TAKEN,
    WORTH,
    draw_ducats,
    draw_middle,
    draw_promises,
    draw_purse,
    draw_seated,
    places,
    write,
    write_line,
)
from scenes.skins.alatriste.drawing.bargain_widgets import Leaning, Needle, Seal, rows
from scenes.skins.alatriste.drawing.option_forms import beside
from scenes.skins.alatriste.words.answers import worth_words
from scenes.skins.alatriste.words.questions import Words, of_kind
from scenes.stage.forms import Reply, Send
from scenes.ui.canvas import Canvas
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import ALMAGRE_DK, LIFTED, OCHRE_LT, PAPER_HI, RESTING
from scenes.ui.widgets import Widget

TITLE, ROOM = pygame.FRect(352, 76, 560, 44), 220.0
"""Where the title lies, and the room for words on each half of the cloth."""
OWN, OWN_FACE = (SEALS.centerx, 380.0), 130.0
"""Where one's own face looks at the cloth, and how large."""
FULL = 3.0
"""The points of Fame by which an offer is as good, or as bad, as it matters."""


class Deal:
    """A form (see `scenes.stage.skin`) for "alatriste.reply". `face_up` says whether cards are open now.

    It looks as the table does at which a counter-offer is put together (see `trade_form`).
    """

    def __init__(
        self,
        ask: Ask,
        view: AlatristeView,
        words: Words,
        label: Callable[[Action], str],
        faces: Sequence[str],
        face_up: Callable[[], bool],
        is_still: Callable[[], bool],
    ) -> None:
        assert view.offer is not None
        self._ask, self._words, self._label, self._face_up = ask, words, label, face_up
        self.offer = view.offer
        self._faces = faces
        self._purses = [view.players[seat].ducats for seat in (ask.seat, view.offer.sender)]
        self._points = bargains.worth_of(view, view.offer)
        self.worth = worth_words(self._points)
        """What accepting it is worth to whoever is asked."""
        self._needle = Needle(is_still)
        self.refusal = REFUSE
        """How the offer is refused, if it is: with or without a reason."""

    @property
    def refusals(self) -> list[Action]:
        """All ways to refuse."""
        return [option for option in self._ask.options if option.verb == REFUSE.verb]

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return the reasons for a refusal, where there is a choice, and how good the offer is."""
        own = self._words.seat(self._ask.seat)
        goal = max(-1.0, min(1.0, self._points / FULL))
        names = tr("Against me"), tr("Even"), tr("For me")
        leaning = Leaning(self._needle, goal, names, self._faces[own.index], own.colour, self.worth)
        if len(self.refusals) == 1:
            return [leaning]
        room = pygame.FRect(IDEAS.left, IDEAS.top + 28, IDEAS.w, IDEAS.h - 28)
        reasons: list[Widget] = [
            Reason(
                words, area, option == self.refusal, partial(self._say, changed, option), f"reason {place}"
            )
            for place, (option, words, area) in enumerate(
                zip(self.refusals, self._reasons(), rows(room, len(self.refusals), LINE + 10), strict=True)
            )
        ]
        return [*reasons, leaning]

    def _reasons(self) -> list[str]:
        return [self._label(option) if option.picks else tr("No!") for option in self.refusals]

    def _say(self, changed: Callable[[], object], refusal: Action) -> Transition:
        self.refusal = refusal
        changed()
        return STAY

    def replies(self) -> Sequence[Reply]:
        """Return all answers, of the refusals the one that is chosen; gold is what is worth more."""
        others = [option for option in beside(self._ask) if option not in self.refusals]
        options = [REFUSE, *others]
        better = ACCEPT if self._points > 0 and ACCEPT in others else REFUSE
        return [
            Reply(
                self._label(option),
                (self.refusal if option == REFUSE else option,),
                kind="gold" if option == better else "paper",
            )
            for option in options
        ]

    def take_back(self) -> bool:
        """Withdraw the reason; return whether there was one."""
        undone, self.refusal = self.refusal != REFUSE, REFUSE
        return undone

    def _halves(self) -> tuple[Half, Half]:
        """Return what whoever is asked gives, and what they get."""
        offer = self.offer
        wanted = (offer.want_card,) if offer.want_card else ()
        kind = of_kind(offer.want_kind, offer.want_count) if offer.want_count else ""
        lacks = "" if ACCEPT in self._ask.options else tr("You do not have that.")
        promises = [self._words.promise(*promise) for promise in offer.promises]
        many = len(wanted) or int(offer.wants_one) or offer.want_count
        return (
            Half(tr("You give"), many, wanted, offer.want_ducats, [], kind, lacks),
            Half(tr("You get"), offer.count, offer.cards, offer.ducats, promises),
        )

    @property
    def _title(self) -> str:
        return tr("An offer from {name}", name=self._words.name(self.offer.sender))

    def spoken_text(self) -> Sequence[str]:
        """Who offers it, what it is worth, and both halves."""
        return [self._title, self.worth, *(half.spoken_text(self._face_up()) for half in self._halves())]

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the sheet lies."""
        return PAPER

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, both faces, what lies between them, and what it is worth."""
        canvas.nine("ui/panel_paper", PAPER, shadow=LIFTED)
        own, sender = self._ask.seat, self.offer.sender
        at = MIDDLE.left + CHOSEN / 2 + 12, FACES.top + CHOSEN / 2 + 8
        draw_seated(canvas, at, CHOSEN, self._faces[sender], self._words.seat(sender), 124.0)
        draw_seated(canvas, OWN, OWN_FACE, self._faces[own], self._words.seat(own), SEALS.w)
        write_line(canvas, self._title, "heading", TITLE, ALMAGRE_DK)
        halves = self._halves()
        draw_middle(canvas, *(half.title for half in halves))
        for half, area, coins in zip(halves, (GIVEN, TAKEN), COINS[0], strict=True):
            half.draw(canvas, area, coins, self._face_up())
        for half, area, ducats in zip(halves, PURSES, self._purses, strict=True):
            draw_purse(canvas, area, half.ducats, ducats)
        write(canvas, self.worth, "strong", WORTH)
        if len(self.refusals) > 1:
            head = pygame.FRect(*IDEAS.topleft, IDEAS.w, 26)
            write_line(canvas, tr("If I refuse, I say"), "strong", head, ALMAGRE_DK)


class Reason(Seal):
    """What is said with a refusal."""

    seal = ""

    @property
    def spoken_text(self) -> str:
        return self._words


class Half(NamedTuple):
    """One side of an offer: so `many` cards, those of them that are `known`, and what there is besides.

    `kind` tells which cards are wanted where none of them is named, `lacks` that they are not there.
    """

    title: str
    many: int
    known: Sequence[int]
    ducats: int
    promises: Sequence[str]
    kind: str = ""
    lacks: str = ""

    def spoken_text(self, face_up: bool) -> str:
        """Return it in words."""
        if self.known and face_up:
            said = [card_faces.name(card) for card in self.known]
        elif self.kind:
            said = [self.kind]
        else:
            said = [trn("1 card", "{n} cards", self.many)] if self.many else []
        said += [trn("1 Ducat", "{n} Ducats", self.ducats)] if self.ducats else []
        said += [*self.promises] or ([] if said else [tr("nothing")])
        return f"{self.title}: {', '.join([*said, self.lacks] if self.lacks else said)}"

    def draw(self, canvas: Canvas, area: pygame.FRect, coins: float, face_up: bool) -> None:
        """Draw it on the cloth: cards in that area, Ducats beside it or in their place, words below."""
        for place, card in enumerate(places(area, self.many)):
            face = card_faces.card(self.known[place]) if self.known and face_up else card_faces.BACK
            canvas.picture(face, *card.center, card.w, height=card.h, anchor="center", shadow=RESTING)
        middle = area.left + ROOM / 2
        draw_ducats(canvas, self.ducats, coins if self.many else middle)
        draw_promises(canvas, self.promises, area.left)
        if not (self.many or self.ducats or self.promises):
            write(canvas, tr("nothing"), "body", pygame.FRect(area.left, area.top, ROOM, area.h), PAPER_HI)
        below = [(self.lacks, OCHRE_LT), (self.kind, PAPER_HI)]
        for place, (words, colour) in enumerate((words, colour) for words, colour in below if words):
            write(
                canvas, words, "strong", pygame.FRect(area.left, KIND[1] + LINE * place, ROOM, LINE), colour
            )
