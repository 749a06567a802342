"""A table for tests: positions in a few words, answers as text, and dice that are written down beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

from game.alatriste import GAME
from game.alatriste.card_phase import CardPhase
from game.alatriste.fight import Encounter, Fight
from game.alatriste.madrid import Madrid
from game.alatriste.move_phase import Outing
from game.alatriste.rows import BOX, BOXES, CARDS
from game.alatriste.setup import Campaign
from game.alatriste.state import Alatriste, Player
from game.alatriste.tokens import CARD, DISCARD_OWN
from game.alatriste.turn_steps import Turn
from game.core.action import Action, Token
from game.core.event import Event
from game.core.rng import Rng
from game.core.script import Ask, Frame, advance, pending
from maps.reader import board


class Dice(Rng):
    """Chance as the test wrote it down: faces for dice, kinds of card for draws and thefts, in their order.

    Where nothing is written a die or draw is a fault, and what is written must be used up when the test ends.
    """

    made: ClassVar[list[Dice]] = []

    def __init__(self, *faces: int, draws: Sequence[str] = ()) -> None:
        super().__init__(0)
        self.faces = list(faces)
        self.draws = list(draws)
        self.made.append(self)

    @property
    def unused(self) -> list[int | str]:
        """What was written down and not needed."""
        return [*self.faces, *self.draws]

    def die(self) -> int:
        return self.faces.pop(0)

    def dice(self, count: int) -> list[int]:
        return [self.die() for _ in range(count)]

    def pick(self, items: Sequence[Any]) -> Any:
        key = self.draws.pop(0)
        return next(card for card in items if CARDS[card].key == key)

    def draw(self, pool: list[Any]) -> Any:
        item = self.pick(sorted(pool))
        pool.remove(item)
        return item


@cache
def madrid() -> Madrid:
    """The board that the program ships."""
    graph = board("madrid").graph
    assert isinstance(graph, Madrid)
    return graph


def seat(box: str = "", hand: str = "", cards: str = "", **chips: Any) -> dict[str, Any]:
    """A player: where the pawn stands, the kinds of card in the hand and on the board, chips and statuses.

    Whatever is not said is 12 Vigour, no Fame, 5 Fencing and 10 Ducats.
    """
    return {"at": box, "hold": hand, "laid": cards, **chips}


def position(
    *seats: dict[str, Any],
    faces: Sequence[int] = (),
    draws: Sequence[str] = (),
    frames: Sequence[Frame] = (),
    patrol: str = "carcel_villa",
    discard: str = "",
    pack: str | None = None,
    trading: bool = False,
    active: int = 0,
    cap: int = 0,
    round: int = 3,
) -> Alatriste:
    """A position in a turn of seat `active`, run with `frames` on top of it to the first question.

    The pack holds all other cards, or only those of `pack`; the rest of them is then with nobody at all.
    """
    state = GAME.setup(len(seats), {"cap": cap, "trading": trading}, Dice(*faces, draws=draws), madrid())
    state.players = [player_of(state, row) for row in seats]
    for number, player in enumerate(state.players):
        for held in player.hand:
            state.seen[held] = 1 << number
    state.patrol = BOX[patrol]
    state.discard = [_out_of_pack(state, key) for key in discard.split()]
    if pack is not None:
        state.pack = [_out_of_pack(state, key) for key in pack.split()]
    state.round, state.starter, state.active = round, 0, active
    after = (1 - active) % len(seats)
    state.stack = [Campaign(3, after), *(frames or [Turn(0, active)])]
    state.events = []
    advance(state)
    return state


def player_of(state: Alatriste, row: dict[str, Any]) -> Player:
    """The player that `seat` describes; his cards leave the pack."""
    chips: dict[str, Any] = {"vigour": 12, "fencing": 5, "ducats": 10, "first": False}
    chips |= {key: value for key, value in row.items() if key not in ("at", "hold", "laid", "waits")}
    player = Player(**chips)
    player.box = BOX[row["at"]] if row["at"] else -1
    player.hand = [_out_of_pack(state, key) for key in row["hold"].split()]
    player.board = [_out_of_pack(state, key) for key in row["laid"].split()]
    for key, author in row.get("waits", ()):
        player.attacks.append((_out_of_pack(state, key), author))
    return player


def _out_of_pack(state: Alatriste, key: str) -> int:
    found = next(card for card in sorted(state.pack) if CARDS[card].key == key)
    state.pack.remove(found)
    return found


def turn(at: str = "restart", active: int = 0, **values: int) -> list[Frame]:
    """A turn that is about to take that step."""
    steps = [step.__name__ for step in Turn.steps]
    return [Turn(steps.index(at), active, **values)]


def landing(box: str, active: int = 0) -> list[Frame]:
    """The active seat has ended its move on a box, whose deeds come next."""
    steps = [step.__name__ for step in Outing.steps]
    rest = turn("closing_cards", active)
    return [*rest, Outing(steps.index("box_deeds"), active, box=BOX[box])]


def playing(active: int = 0) -> list[Frame]:
    """The active seat may play cards, at the end of its turn."""
    steps = [step.__name__ for step in CardPhase.steps]
    return [*turn("trim_hand", active), CardPhase(steps.index("own_plays"), active)]


def meeting(active: int = 0) -> list[Frame]:
    """The active seat has met whoever stands on its box."""
    return [*turn("closing_cards", active), Encounter(0, active)]


def fight(a: int, b: int, duel: bool, box: str) -> list[Frame]:
    """`a` has brought a fight to `b`; the Patrol comes next."""
    return [*turn("closing_cards"), Fight(a=a, b=b, duel=int(duel), box=BOX[box])]


def do(state: Alatriste, *answers: str) -> Ask | None:
    """Give answers one after another, each of which must be possible; the question after the last.

    `attack libel 1` plays a libel on seat 1, `move prado` goes there, `choose 0` takes the first option.
    """
    ask = pending(state)
    for text in answers:
        assert ask is not None, f"the game is over before '{text}'"
        answer = next((option for option in ask.options if said(option) == text), None)
        assert answer is not None, f"'{text}' is not possible: {ask.prompt} {options(ask)}"
        ask = advance(state, answer)
    return ask


def said(option: Action) -> str:
    """An answer as tests write it."""
    return " ".join((option.verb, *map(_name, option.picks)))


def _name(token: Token) -> str:
    if token.kind == "card":
        return CARDS[token.id].key
    return BOXES[token.id].id if token.kind == "box" else str(token.id)


def options(ask: Ask | None) -> list[str]:
    """The options of a question as text, each once; of discarding one's own only where cards are played."""
    assert ask is not None
    aside = () if ask.prompt == "alatriste.play" else (DISCARD_OWN,)
    return list(dict.fromkeys(said(option) for option in ask.options if option not in aside))


def asked(state: Alatriste) -> str:
    """Who is asked what: "0 play"."""
    ask = pending(state)
    return f"{ask.seat} {ask.prompt.removeprefix('alatriste.')}" if ask else "over"


def box_of(state: Alatriste, who: int = 0) -> str:
    """Where a pawn stands."""
    place = state.players[who].box
    return BOXES[place].id if place >= 0 else "nowhere"


def keys(cards: Sequence[int]) -> list[str]:
    """The kinds of cards, sorted."""
    return sorted(CARDS[card].key for card in cards)


def card(key: str) -> Token:
    """The first card of a kind."""
    return CARD[next(number for number, row in CARDS.items() if row.key == key)]


def told(state: Alatriste, kind: type[Event]) -> list[Any]:
    """The events of a kind, so far."""
    assert state.events is not None
    return [event for event in state.events if isinstance(event, kind)]
