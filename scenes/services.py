"""Services: what every scene of the program may use, made once when the window opens."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn, TypeAlias

from game.core.errors import UserError
from game.storage.lesson_progress import Progress
from game.storage.paths import resource
from game.storage.people import People
from game.storage.person import Person
from game.storage.practice import PRACTICE
from game.storage.saves import Saved
from game.storage.settings import Settings, own_of
from game.translation import tr, use
from scenes.ui.marks import choose_faces
from scenes.ui.scene import Context
from scenes.voice.stream import Stream

RULES = resource("assets/texts/rules")
"""The folder of the rulebooks that are shipped."""

if TYPE_CHECKING:
    from game.bots import characters
    from game.bots.worker_pool import WorkerPool
    from game.core.game import AnyGame, Options
    from game.core.record import Record
    from game.core.script import Ask
    from game.core.seat import Seat
    from game.daily.job import MasterJob
    from game.review.audit import Verdict
    from game.storage.diary import Diary
    from game.storage.evenings import Evenings
    from game.storage.house_rules import HouseBook
    from scenes.ui.scene import Scene, SmallTable, Transition
    from scenes.voice.voice import Voice

    Character: TypeAlias = characters.Character
    Pool: TypeAlias = WorkerPool


def by_round(rounds: int) -> str:
    """Return the name of the time at which `rounds` rounds are over, for games that count them from 1."""
    return tr("Round {round}", round=max(1, rounds))


class Living(NamedTuple):
    """What lives on a poster: a `picture` with its looks one below the other, and where they lie.

    The `area` is left, top, width and height on a poster of 297 x 420. The `course` goes round and round, one
    step at a time; 0 is how the poster was printed, 1 the first look of the picture.
    """

    picture: str
    area: tuple[int, int, int, int]
    course: tuple[int, ...]


class Glimpse(NamedTuple):
    """What may be seen of a table on a poster: an area in design pixels (left, top, width, height).

    So much of its width is seen at once.
    """

    area: tuple[float, float, float, float]
    width: float


class Prop(NamedTuple):
    """A picture that lies on the table of a lobby: its middle, its width, and how far it is turned."""

    picture: str
    x: float
    y: float
    width: float
    angle: float = 0.0


class SkinInfo(NamedTuple):
    """How the menus show a game whose rules and skin are not loaded yet.

    `name` is that of its `Meta`, `credit` the sentence that says whose game it is, beside the picture
    `emblem`; both are translated where they are shown. Over its `poster` lies the picture `lettering`, in
    which {language} stands for the player's; without a poster the name hangs there on a sheet of paper.
    On the poster some things are `living`; `players` take part and a game takes `minutes`, at least and at
    most. Its `ends` are pictures of the evening when people have won and when they have lost.
    `music` are the pieces that play at its table: the first opens, then each follows another one, until the
    last quarter of a game, when only the `finale` plays, if there is one. `rules` is the folder of its
    rulebook, `board` names the pictures that are worth fetching before a game begins, and `when` names the
    time at which a number of rounds is over. Where a poster comes alive, a `glimpse` of its table is seen.
    Its `lobby` is the picture of the table at which people sit down to it, with `props` that lie there.
    """

    name: str
    credit: str = ""
    emblem: str = ""
    poster: str = ""
    lettering: str = ""
    living: tuple[Living, ...] = ()
    players: tuple[int, int] = (0, 0)
    minutes: tuple[int, int] = (0, 0)
    ends: tuple[str, ...] = ()
    music: tuple[str, ...] = ()
    finale: str = ""
    rules: Path = RULES
    board: Callable[[], Sequence[str]] = tuple
    when: Callable[[int], str] = by_round
    glimpse: Glimpse | None = None
    lobby: str = "ui/lobby"
    props: tuple[Prop, ...] = ()


NUDGED = "nudged"
"""The key of the note in a record that says that people are given hints unasked."""


class NewGame(NamedTuple):
    """What the lobby hands over; if `nudged`, people get hints unasked, until they put one away.

    In `practice` one may go back as one likes, and nothing counts. `evening` names the evening that it is
    played at, if any, and `house` the house rules.
    """

    game: AnyGame
    seats: tuple[Seat, ...]
    options: Options
    nudged: bool = False
    practice: bool = False
    evening: str = ""
    house: str = ""

    @property
    def notes(self) -> dict[str, str]:
        """What is noted in its record from the beginning."""
        from game.storage.evenings import EVENING
        from game.storage.house_rules import HOUSE

        notes = {
            NUDGED: "yes" if self.nudged else "",
            PRACTICE: "yes" if self.practice else "",
            EVENING: self.evening,
            HOUSE: self.house,
        }
        return {key: words for key, words in notes.items() if words}


class Rewind(NamedTuple):
    """A practice game that goes back to where it stood after the decisions of its `record` up to `place`.

    None is the last decision of the person's own: one of the questions for which `is_own` is true. `let_go`
    closes the slot in which it is saved, and returns it.
    """

    record: Record
    place: int | None
    is_own: Callable[[Ask], bool]
    let_go: Callable[[], Path | None]


class Screening(NamedTuple):
    """A game that is to be shown as a film: its record, and after how many decisions it begins.

    While the game is not over, `seat` is the one person who sees it, and only with their own eyes. Branches
    of a game are kept beside the finished one of that `slot`; "" if there is none. In a practice game `go_on`
    leads on from a place in it. `moments` are the places of decisions that are spoken of in the review of the
    game, each with whether it is praised.
    """

    record: Record
    at: int = 0
    seat: int | None = None
    slot: str = ""
    go_on: Callable[[int], Transition] | None = None
    moments: tuple[tuple[int, bool], ...] = ()


def no_film(what: Screening) -> Scene:
    """Show a film where there is nothing to show it on. Raises UserError: always."""
    raise UserError("This game cannot be shown here.")


def not_kept(slot: str) -> Scene:
    """Look back at a finished game where none is kept. Raises UserError: always."""
    raise UserError("The game {name} was not kept.", name=slot)


def no_line(record: Record, named: bool) -> str:
    """Write a game in one line where nothing does. Raises UserError: always."""
    raise UserError("This game cannot be written in one line.")


def no_game(given: object) -> Scene:
    """Open a game where nothing does. Raises UserError: always."""
    raise UserError("This game cannot be opened.")


def not_seated(record: Record, let_go: Callable[[], Path | None]) -> Scene:
    """Lay a table for others where there is none. Raises UserError: always."""
    raise UserError("This game cannot be opened.")


def not_again(record: Record, verdict: Verdict) -> Scene:
    """Try a decision again where there is no table for it. Raises UserError: always."""
    raise UserError("This position cannot be shown here.")


def no_puzzle(puzzle: object, play_on: bool = False) -> Scene:
    """Lay a puzzle where nothing does. Raises UserError: always."""
    raise UserError("This position cannot be shown here.")


def no_small_table(game: str, size: tuple[int, int]) -> NoReturn:
    """Have bots play where nothing does. Raises UserError: always."""
    raise UserError("This game cannot be shown here.")


def not_dealt(day: date) -> NoReturn:
    """Deal the hand of a day where nothing does. Raises UserError: always."""
    raise UserError("This hand cannot be dealt here.")


def no_diary(person: Person) -> Diary:
    """Open the diary of a person where nothing is kept."""
    from game.storage.diary import Diary

    return Diary()


def no_evenings() -> Evenings:
    """Open the evenings where none are kept."""
    from game.storage.evenings import Evenings

    return Evenings()


def no_house_book() -> HouseBook:
    """Open the house rules where none are kept."""
    from game.storage.house_rules import HouseBook

    return HouseBook()


@dataclass(eq=False, repr=False, kw_only=True)
class Services(Context):
    """Shared by all scenes. The callables lead to what lies outside of the menus: tables, disk, bots."""

    people: People
    games: Mapping[str, AnyGame]
    skins: Mapping[str, SkinInfo]
    characters: Callable[[str], Sequence[Character]]
    start: Callable[[NewGame], Scene]
    resume: Callable[[Saved], Scene]
    latest: Callable[[], Saved | None]
    teach: Callable[[str, str], Scene]
    save_progress: Callable[[], object]
    report: Callable[[BaseException], Path | None]
    saved_games: Callable[[], Sequence[Saved]] = tuple
    look_back: Callable[[str], Scene] = not_kept
    film_of: Callable[[str], Scene] = not_kept
    film: Callable[[Screening], Scene] = no_film
    write_line: Callable[[Record, bool], str] = no_line
    open_line: Callable[[str], Scene] = no_game
    lay: Callable[[Record], Scene] = no_game
    go_back: Callable[[Rewind], Scene | None] = no_game
    sit_again: Callable[[Record, Callable[[], Path | None]], Scene] = not_seated
    """Lays the table of a game for those who sit there from now on; the second function closes its slot."""
    try_again: Callable[[Record, Verdict], Scene] = not_again
    today: Callable[[], date] = date.today
    daily: Callable[[date], Scene] = not_dealt
    daily_record: Callable[[date], Record] = not_dealt
    master_job: Callable[[date], MasterJob] = not_dealt
    puzzle: Callable[..., Scene] = no_puzzle
    small_table: Callable[[str, tuple[int, int]], SmallTable] = no_small_table
    """Begins a game between bots, of which that many pixels are seen at once."""
    worker_pool: Callable[[], WorkerPool | None] = lambda: None
    fetch: Callable[[str], object] = lambda game: None
    version: str = ""
    progress: Progress = field(default_factory=Progress)
    """How far the player has come in the lessons."""
    diary_of: Callable[[Person], Diary] = no_diary
    open_evenings: Callable[[], Evenings] = no_evenings
    open_house_book: Callable[[], HouseBook] = no_house_book
    evening: Callable[[str], Scene] = no_game
    """Opens the room of the evening of that name; of "" the one under way, or the page that begins one."""
    evenings_of: Callable[[Person | None], Scene] = no_game
    """Opens the list of the evenings of a person; of None that of all."""
    complaints: list[UserError] = field(default_factory=list)
    """Errors that occurred out of sight; each is shown once, as soon as a scene can show it."""
    stream: Stream = field(default_factory=Stream)
    """Everything that is said."""
    voice: Voice | None = None
    """The voice that says it, once there is a window."""
    before: list[Settings] = field(default_factory=list)
    """The settings as they were before each preset that was pressed."""

    def __post_init__(self) -> None:
        self.show_faces()

    @cached_property
    def diary(self) -> Diary:
        """What became of the days' hands, and which puzzles were solved, of whoever sits at the screen."""
        return self.diary_of(self.people.here)

    @cached_property
    def evenings(self) -> Evenings:
        """The evenings with several games."""
        return self.open_evenings()

    @cached_property
    def house_book(self) -> HouseBook:
        """The house rules that have a name."""
        return self.open_house_book()

    def welcome(self, person: Person) -> None:
        """Have somebody sit at the screen: all their settings take effect, and their diary is open."""
        self.people.welcome(person)
        self.diary = self.diary_of(person)
        self.before.clear()
        self.show_faces()
        self.renew_settings()

    def renew_settings(self) -> None:
        """Let settings take effect, all of which may have changed, and save them."""
        self._renew()
        self.save_settings(self.settings)

    def sit_down(self, seats: Sequence[Seat]) -> None:
        """Let the settings of the people in these seats take effect; without any, of whoever is here."""
        self._handing_over(lambda: self.people.sit_down(seats))

    def recognize(self, names: Iterable[str]) -> None:
        """Give people back the kind of pad that they had last, where nobody can be mistaken about it."""
        self.hands.recognize(self._kinds_of(names))

    def in_doubt(self, names: Iterable[str], taken: Container[str] = ()) -> dict[str, str]:
        """Return who must press a button on their pad, since there are several like it, and its kind."""
        wanted = self._kinds_of(names)
        return {name: wanted[name] for name in self.hands.in_doubt(wanted, taken)}

    def _kinds_of(self, names: Iterable[str]) -> dict[str, str]:
        """Return the kind of pad that each of these people had last, of those who had one."""
        wanted = {name: self.people.named(name).device for name in names}
        return {name: kind for name, kind in wanted.items() if kind}

    def hand_out(self, seats: Sequence[Seat], given: Mapping[str, int]) -> None:
        """Note which devices the people at a table have, for this one and the next, and the next start."""
        self.hands.remember(seats, given)
        for source, place in given.items():
            if kind := self.hands.kind(source):
                self.people.have(next(self.people.at(seat) for seat in seats if seat.index == place), kind)
        self.save_settings(self.settings)

    def follow(self, seat: Seat) -> None:
        """Let those settings take effect that change with the turn, which is that seat's."""
        self._handing_over(lambda: self.people.follow(seat))

    def _handing_over(self, act: Callable[[], object]) -> None:
        before = own_of(self.settings)
        act()
        if own_of(self.settings) != before:
            self._renew()

    def _renew(self) -> None:
        """Let settings take effect; every scene is laid out again."""
        use(self.settings.language)
        self.bindings.load(self.settings, self.complaints.append)
        self.adjust()
        self.relayout = True

    def show_faces(self) -> None:
        """Let everybody have the face that they have chosen, wherever they are shown."""
        choose_faces({name: one.face for one in self.people.everybody for name in one.names})
