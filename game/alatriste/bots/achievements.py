"""What may happen to a person in Madrid that is worth remembering. The words stand in achievements.toml."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from game.alatriste.events import CameBack, Changed, ContestWon, DiceWon, GameEnded, PromiseSettled
from game.alatriste.events_combat import Challenged, Clashed, Countered, Died, FellWounded, RefugeTaken
from game.alatriste.rows import BOXES, CARDS
from game.core.achievement import Memory, load_achievements
from game.core.event import Event

E = TypeVar("E", bound=Event)
KNOWN = 15
"""The Fame that opens the second zone to all who have it."""
POETS = ("quevedo", "lope", "gongora", "calderon", "tirso", "alarcon", "villamediana")


def kings_service(memory: Memory) -> bool:
    """Received by El Valido, and taken into the King's service."""
    return any(event.why == "audience" and memory.has_won for event in _all(memory, GameEnded))


def satisfaction(memory: Memory) -> bool:
    """A duel won that another has asked for."""
    asked = (event for event in _all(memory, Challenged) if event.target == memory.seat)
    accepted = {event.seat for event in asked if event.accepted}
    return any(event.winner == memory.seat and event.seats[0] in accepted for event in _duels(memory))


def dear_lesson(memory: Memory) -> bool:
    """A duel lost with a 6, which teaches all the same."""
    return any(
        event.winner not in (memory.seat, None) and 6 in event.faces[event.seats.index(memory.seat)]
        for event in _duels(memory)
    )


def and_to_you(memory: Memory) -> bool:
    """An attack sent back to its author."""
    return any(event.reflected for event in _own(memory, Countered))


def sanctuary(memory: Memory) -> bool:
    """Refuge in a church while justice seeks one."""
    return any(event.taken for event in _own(memory, RefugeTaken))


def applause(memory: Memory) -> bool:
    """A Bullfight or an Act of Faith won on the Main Square."""
    return any(_own(memory, ContestWon))


def bank_pays(memory: Memory) -> bool:
    """The pot of the Gaming Den."""
    return any(_own(memory, DiceWon))


def on_your_feet(memory: Memory) -> bool:
    """Wounded, saved by friends and goods, and up again."""
    return any(event.up for event in _own(memory, FellWounded))


def home_from_flanders(memory: Memory) -> bool:
    """Back in Madrid from the war in Flanders."""
    return any(BOXES[event.box.id].id == "flandes" for event in _own(memory, CameBack))


def born_twice(memory: Memory) -> bool:
    """Dead, and then known in all Madrid in another life."""
    died = False
    for event in memory.events:
        match event:
            case Died(seat=seat) if seat == memory.seat:
                died = True
            case Changed(seat=seat, stat="fame", now=fame) if died and seat == memory.seat and fame >= KNOWN:
                return True
    return False


def good_as_your_word(memory: Memory) -> bool:
    """A promise kept, and none broken."""
    settled = [event.kept for event in _own(memory, PromiseSettled)]
    return any(settled) and all(settled)


def table_of_poets(memory: Memory) -> bool:
    """Two who write for their bread on the board when the game ends."""
    board = memory.view.players[memory.seat].board
    return sum(CARDS[card].key in POETS for card in board) >= 2


def _all(memory: Memory, kind: type[E]) -> Iterator[E]:
    return (event for event in memory.events if isinstance(event, kind))


def _own(memory: Memory, kind: type[E]) -> Iterator[E]:
    """Events of that kind that are about the seat itself."""
    return (event for event in _all(memory, kind) if getattr(event, "seat", None) == memory.seat)


def _duels(memory: Memory) -> Iterator[Clashed]:
    """The rolls of the seat's duels; the first of the two seats has challenged."""
    return (event for event in _all(memory, Clashed) if event.duel and memory.seat in event.seats)


ACHIEVEMENTS = load_achievements(
    Path(__file__).with_name("achievements.toml"),
    (
        kings_service, satisfaction, dear_lesson, and_to_you, sanctuary, applause, bank_pays,
        on_your_feet, home_from_flanders, born_twice, good_as_your_word, table_of_poets,
    ),
)  # fmt: skip
