"""What the pages of an evening know of it, and what they do to it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from random import Random, SystemRandom
from zlib import crc32

from game.bots.table_talk import LAST_WORDS, choose_line
from game.core.seat import Seat
from game.evening.company import Fit, drawn, elected, fitting, minutes_left, planned, seats_for
from game.evening.slate import Line, games_of, slate
from game.storage.evenings import EVENING, Evening, Guest, changed
from game.storage.house_rules import HouseRules
from game.storage.match_history import Match, read_matches
from game.storage.saves import Saved
from game.translation import tr
from scenes.services import NewGame, Services
from scenes.ui.scene import Push, Transition


def of_minutes(minutes: int) -> str:
    """Return a length of time in words."""
    hours, rest = divmod(minutes, 60)
    if not hours:
        return tr("{n} min", n=rest)
    return tr("{n} h {m} min", n=hours, m=rest) if rest else tr("{n} h", n=hours)


def is_player(services: Services, bot: str, game: str) -> bool:
    """Return whether the character of an id plays a game."""
    return any(row.id == bot for row in services.characters(game))


class Desk:
    """An evening with its finished games, known once they are `read`; its changes are written at once."""

    def __init__(self, services: Services, evening: Evening) -> None:
        self.services, self.evening = services, evening
        self.games: list[Match] = []
        """The finished games of the evening, from the match history."""
        self.saved: Saved | None = None
        """The game under way, if there is one."""

    def read(self) -> None:
        """Read the finished games, and which one is under way."""
        services = self.services
        self.evening = services.evenings.find(self.evening.id) or self.evening
        self.games = games_of(self.evening, read_matches(services.complaints.append))
        under_way = (
            saved
            for saved in services.saved_games()
            if saved.record.notes.get(EVENING) == self.evening.id and saved.record.game in services.games
        )
        self.saved = next(under_way, None)

    def change(self, **changes: object) -> None:
        """Change the evening. Raises UserError: the disk will not take it."""
        self.evening = changed(self.evening, **changes)
        self.services.evenings.keep(self.evening)

    # --- what there is to see ---

    @property
    def lines(self) -> list[Line]:
        """The slate, the best first."""
        return slate(self.evening, self.games)

    @property
    def left(self) -> int | None:
        """For how many minutes they can still play; None: for as long as they like."""
        return minutes_left(self.evening, datetime.now())

    @property
    def fits(self) -> list[Fit]:
        """The games for which enough are there, and which of them fit the time."""
        metas = [self.services.games[id].meta for id in self.evening.games if id in self.services.games]
        return fitting(self.evening, metas, self.games, partial(is_player, self.services), self.left)

    @property
    def next(self) -> str:
        """The game that is played next; "" while it is to be chosen, or too few are there for it."""
        game = planned(self.evening, self.games)
        possible = [fit.game for fit in self.fits]
        if game in possible or self.evening.way != "order":
            return game if game in possible else ""
        return possible[0] if possible else ""

    def seats(self, game: str) -> tuple[Seat, ...]:
        """Who sits down for a game."""
        return seats_for(
            self.evening, self.services.games[game].meta, self.games, partial(is_player, self.services)
        )

    def house_rules(self, game: str) -> HouseRules | None:
        """The house rules by which a game is played; None: as usual, also where they were deleted."""
        name, sets = self.evening.house.get(game), self.services.house_book.of(self.services.games[game].meta)
        return next((one for one in sets if one.name == name), None)

    def word(self) -> tuple[Guest, str] | None:
        """What one of the characters says about the last game, in the player's language."""
        bots = [guest for guest in self.evening.company if guest.bot is not None]
        if not (bots and self.games and self.services.settings.table_talk):
            return None
        last = self.games[-1]
        played = [guest for guest in bots if any(player.name == guest.name for player in last.players)]
        chance = Random(crc32(last.slot.encode()))
        who = chance.choice(played or bots)
        has_won = any(player.name == who.name and player.place == 1 for player in last.players)
        said = choose_line(LAST_WORDS, who.bot or "", "won" if has_won else "lost", (), chance)
        return (who, tr(said)) if said is not None else None

    # --- what is done ---

    def play(self) -> Transition:
        """Begin the next game, or go on with the one under way.

        Raises UserError: it is open in another window.
        """
        if self.saved is not None:
            return Push(self.services.resume(self.saved))
        game = self.services.games[self.next]
        seats = self.seats(self.next)
        house = self.house_rules(self.next)
        options = {option.key: option.default for option in game.meta.options}
        options |= house.options if house else game.meta.suggest(sum(seat.human for seat in seats))
        self.change(chosen="")
        name = house.name if house else ""
        return Push(self.services.start(NewGame(game, seats, options, evening=self.evening.id, house=name)))

    def vote(self, votes: dict[str, str]) -> None:
        """Have the game be played next for which most have voted."""
        self.change(chosen=elected(votes, self.evening.games, SystemRandom()))

    def draw_lots(self) -> None:
        """Have chance say what is played next, among what fits the time."""
        self.change(chosen=drawn(self.fits, SystemRandom()))

    def has_time(self, minutes: int) -> None:
        """Note how long they have from now on; 0: as long as they like."""
        until = datetime.now() + timedelta(minutes=minutes)
        self.change(until=until.isoformat(timespec="minutes") if minutes else "")


def names_of(people: Sequence[str]) -> str:
    """Return names in a row."""
    if len(people) < 2:
        return "".join(people)
    return tr("{names} and {last}", names=", ".join(people[:-1]), last=people[-1])
