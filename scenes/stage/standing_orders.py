"""Who looks at the screen, and what each player has decided beforehand about questions out of turn.

Such a question is put only to whoever holds something to answer with. So that no pause gives that away, bots
answer it at once; so do people by their orders. Where several people look at the screen and hands are secret,
it is asked only of whoever called out while everybody was waiting.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping, Sequence
from contextlib import contextmanager
from typing import Any, Literal, get_args

from game.core.action import Action
from game.core.event import Event
from game.core.script import Ask
from game.core.seat import Seat


class Viewer:
    """Says who may see what, for the seats of one table.

    Several humans share the screen at one of three levels: `open` shows the hand of the seat in turn, `peek`
    only while a key or button is held, `curtain` after that player has opened the curtain.
    """

    def __init__(self, seats: Sequence[Seat], privacy: str) -> None:
        self.humans = [seat.index for seat in seats if seat.human]
        self.privacy = privacy
        self.peeking = False
        self.apart: frozenset[int] = frozenset()
        """The seats whose hand is looked at by a device of their own, and never at the edge of the table."""
        self.veiled = False
        """The hand of the one person lies face down until they have opened the curtain once: others left."""
        self._aside: int | None = None

    @property
    def shared(self) -> bool:
        """True if several humans look at this screen."""
        return len(self.humans) > 1

    @property
    def secret(self) -> bool:
        """True if those who look at this screen must not learn from it what another one holds."""
        return self.shared and self.privacy != "open"

    @property
    def audience(self) -> int | None:
        """Return the seat as which events are seen: the one human, or None for the public."""
        return self.humans[0] if len(self.humans) == 1 else None

    def owner(self, ask: Ask | None) -> int | None:
        """Return whose hand lies at the edge of the table now, None if nobody's does."""
        if not self.shared:
            return self.audience
        return ask.seat if ask is not None and ask.seat in self.humans else None

    def is_face_up(self, ask: Ask | None) -> bool:
        """Return True if that hand is turned up."""
        if not self.shared or self.privacy == "open" or self.peeking:
            return not self.veiled
        return self.privacy == "curtain" and ask is not None and self._aside == ask.seat

    def is_curtained(self, ask: Ask | None) -> bool:
        """Return True if the curtain must fall before this question is shown."""
        if ask is None or not (self.veiled or (self.shared and self.privacy == "curtain")):
            return False
        return ask.seat in self.humans and ask.seat != self._aside

    def draw_aside(self, seat: int | None) -> None:
        """Note that this seat looks at the screen now (None: everybody)."""
        self._aside = seat
        self.veiled = self.veiled and seat is None

    def can_peek(self, ask: Ask | None) -> bool:
        """Return True if holding the peek key would turn a hand up."""
        held = self.owner(ask) is not None and not self.is_apart(ask)
        return self.shared and self.privacy == "peek" and held

    def is_apart(self, ask: Ask | None) -> bool:
        """Return True if whoever is asked looks at their hidden hand by a device of their own."""
        return self.secret and self.owner(ask) in self.apart


Wish = Literal["always", "ask", "never"]
"""To answer at once, to be asked, or to let it pass."""
WISHES: tuple[Wish, ...] = get_args(Wish)
DECLINED = -1
"""The option that lets it pass is the last one of those that bots may take."""


class Duties:
    """Says which questions of a game fall under standing orders: none unless a method is overridden."""

    def is_out_of_turn(self, ask: Ask) -> bool:
        """Return True if `ask` is a reaction, asked outside the turn of the seat."""
        return False

    def is_revealing(self, ask: Ask) -> bool:
        """Return True if being asked shows that the seat holds some hidden card."""
        return False

    def is_open(self, ask: Ask) -> bool:
        """Return True if everybody at the table can tell how many answers there are."""
        return False

    @property
    def claim_words(self) -> str:
        """What whoever claims to be asked is told; "" where nobody is ever passed over."""
        return ""

    def is_claimable(self, ask: Ask) -> bool:
        """Return True if somebody may want to be asked this though they would be passed over."""
        return False

    def idle(self, ask: Ask, view: Any, secret: bool) -> Action | None:
        """Return the answer of a person who could do nothing else worth a question; None: they are asked.

        Where hands are `secret` it goes by what everybody can see alone.
        """
        return None

    def is_about_hand(self, ask: Ask) -> bool:
        """Return True if a question is about the cards of the hand, whichever of them it could be."""
        return False

    def order(self, ask: Ask, option: Action) -> tuple[str, Wish]:
        """Return which order an answer falls under, and what counts until the player has said something."""
        return "", "ask"

    def awaited(self, event: Event) -> int | None:
        """Return the seat that may have an answer to this event, for which everybody waits; None: nobody."""
        return None


class Orders:
    """The orders of all seats of one table, written into the `notes` that are saved with the game."""

    def __init__(self, duties: Duties) -> None:
        self._duties = duties
        self._notes: MutableMapping[str, str] = {}
        self._viewer = Viewer((), "open")
        self.calling: int | None = None
        """The seat that may call out now."""
        self.called: int | None = None
        """The seat that has called out, and wants to be asked."""
        self.claims: set[int] = set()
        """The seats that want to be asked next time, even if they could do little."""
        self._idle: tuple[Ask, Action | None] | None = None

    def sit(self, notes: MutableMapping[str, str], viewer: Viewer) -> None:
        """Take the notes of a table, and who looks at it."""
        self._notes, self._viewer = notes, viewer

    @property
    def secret(self) -> bool:
        """True if nobody may learn from the screen what another player holds, or has ordered."""
        return self._viewer.secret

    def wish(self, seat: int, order: str, otherwise: Wish) -> Wish:
        """Return what a seat has ordered, `otherwise` if it has not."""
        found = self._notes.get(_note(seat, order))
        return next((wish for wish in WISHES if wish == found), otherwise)

    def give(self, seat: int, order: str, wish: Wish) -> None:
        """Order something for a seat, from now on."""
        self._notes[_note(seat, order)] = wish

    def forget(self, seat: int) -> None:
        """Forget all that a seat has ordered: somebody else sits there."""
        for key in [key for key in self._notes if key.startswith(_note(seat, ""))]:
            del self._notes[key]

    def is_out_of_turn(self, ask: Ask) -> bool:
        """Return True if whoever is asked must not be seen to think."""
        return self._duties.is_out_of_turn(ask)

    def is_open(self, ask: Ask) -> bool:
        """Return True if everybody at the table can tell how many answers there are."""
        return self._duties.is_open(ask)

    def is_about_hand(self, ask: Ask) -> bool:
        """Return True if nobody may tell whether a card of the hand is of any use for the question."""
        return self.secret and self._duties.is_about_hand(ask)

    def is_telling(self, ask: Ask) -> bool:
        """Return True if an answer that is given at once, being the only one, would tell of a hidden hand."""
        return self.secret and not self.is_open(ask)

    def answer(self, ask: Ask) -> Action | None:
        """Return the answer of a person by their orders; None where these say nothing, or to ask."""
        if not self.is_out_of_turn(ask) or self._is_claimed(ask):
            return None
        options = ask.for_bots[:DECLINED]
        wishes = [self.wish(ask.seat, *self._duties.order(ask, option)) for option in options]
        if "always" in wishes:
            return options[wishes.index("always")]
        return None if "ask" in wishes else ask.for_bots[DECLINED]

    def put(self, ask: Ask, view: Any) -> None:
        """Note what goes by itself if a person who is asked this does nothing."""
        self._idle = ask, self._duties.idle(ask, view, self.secret)

    def forced(self, ask: Ask) -> Action | None:
        """Return the answer that is given by itself: the only one, which all may know, or an idle one."""
        if ask.seat in self.claims:
            return None
        if len(ask.options) > 1:
            return self._idle[1] if self._idle is not None and self._idle[0] is ask else None
        return None if self.is_telling(ask) else ask.options[0]

    def claim(self, seat: int) -> str:
        """Note that a seat wants to be asked next time; return what it is told, "" if that means nothing."""
        if self._duties.claim_words:
            self.claims.add(seat)
        return self._duties.claim_words

    def answered(self, ask: Ask) -> None:
        """Note that a question has been answered: whoever wanted to be asked has been."""
        if self._duties.is_claimable(ask):
            self.claims.discard(ask.seat)

    def _is_claimed(self, ask: Ask) -> bool:
        return ask.seat in self.claims and self._duties.is_claimable(ask)

    def passes(self, ask: Ask) -> Action | None:
        """Return the declining answer of a person who had to call out to be asked, and has not; else None."""
        if self.called == ask.seat or not self.secret or not self._duties.is_revealing(ask):
            return None
        return ask.for_bots[DECLINED]

    def is_awaiting(self, event: Event) -> bool:
        """Return True if what follows this event waits until it is known whether somebody calls out."""
        return self.secret and self._duties.awaited(event) in self._viewer.humans

    @contextmanager
    def open(self, seat: int) -> Iterator[None]:
        """Let a seat call out for as long as the context lasts."""
        self.calling, self.called = seat, None
        try:
            yield
        finally:
            self.calling = None

    def call(self) -> None:
        """Note that the seat that may call out does."""
        self.called = self.calling


def _note(seat: int, order: str) -> str:
    return f"orders:{seat}:{order}"
