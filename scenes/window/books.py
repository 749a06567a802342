"""The books that the player's folder holds: diary, evenings, house rules.

Each is opened when it is first wanted: the title needs none, and what reads them takes long to load.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.core.errors import UserError
from game.storage.person import Person

if TYPE_CHECKING:
    from game.storage.diary import Diary
    from game.storage.evenings import Evenings
    from game.storage.house_rules import HouseBook


class Books(NamedTuple):
    """Opens the books; unless `keep`, they are blank and stay so.

    `complain` hears what is wrong with a diary, `complain_once` what is wrong with the others.
    """

    keep: bool
    complain: Callable[[UserError], None]
    complain_once: Callable[[UserError], None]

    def diary_of(self, person: Person) -> Diary:
        """Open the diary of a person."""
        from game.storage.diary import Diary, diary_file

        return Diary(diary_file(person.id) if self.keep else None, self.complain)

    def evenings(self) -> Evenings:
        """Open the evenings with several games."""
        from game.storage.evenings import Evenings, evenings_folder

        return Evenings(evenings_folder() if self.keep else None, self.complain_once)

    def house_book(self) -> HouseBook:
        """Open the house rules that have a name."""
        from game.storage.house_rules import HouseBook, house_rules_file

        return HouseBook(house_rules_file() if self.keep else None, self.complain_once)
