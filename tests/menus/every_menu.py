"""Every scene of the menus, each as full as it gets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from functools import partial
from pathlib import Path

from game import GAMES
from game.core.action import action
from game.core.game import Value
from game.core.record import TITLE, Record
from game.core.seat import Seat
from game.daily.hand import hand_of
from game.daily.job import MasterJob
from game.storage.diary import Played
from game.storage.house_rules import HouseRules
from game.storage.match_history import Match, Player, add_match
from game.storage.people import MOST
from game.storage.person import COLOURS
from game.storage.saves import ROUNDS, TURN, Saved
from game.translation import tr
from scenes.menus.daily import DailyScene
from scenes.menus.daily_result import DailyResultScene
from scenes.menus.ease import EaseScene
from scenes.menus.game_line import LineScene
from scenes.menus.house_rules import HouseRulesScene
from scenes.menus.key_bindings import KeyBindingsScene
from scenes.menus.lobby import LobbyScene
from scenes.menus.lobby_seats import HUMAN
from scenes.menus.match_history import MatchHistoryScene
from scenes.menus.menu import MenuChoice
from scenes.menus.pasted import PastedGame, PastedScene, PasteScene
from scenes.menus.people import PeopleScene
from scenes.menus.results import ResultsScene
from scenes.menus.review import ReviewScene
from scenes.menus.rulebook import RulebookScene, rule_pages
from scenes.menus.saved_games import NameScene, SavedGamesScene
from scenes.menus.seats import SeatsScene
from scenes.menus.settings import SettingsScene
from scenes.menus.side_by_side import Earlier
from scenes.menus.sounds import SoundsScene
from scenes.menus.title import TitleScene
from scenes.services import NewGame, Services, by_round
from scenes.stage.results import Results
from scenes.table.pause import PauseScene
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.input import Act
from scenes.ui.scene import STAY, Pop, Scene
from scenes.ui.widgets import Press
from scenes.window.lines import line_of
from tests.golden.lines import finished
from tests.menus.looking_back import judged, old, review_job, seen

BULLS = GAMES["bulls"]
SEATS = tuple(
    Seat(index, name, colour)
    for index, (name, colour) in enumerate(
        zip(("Amaya", "Maximilianooo", "Teo", "Lola II", "Iker", "Carmen"), BULLS.meta.colours, strict=True)
    )
)
RESULTS = Results(
    "Maximilianooo and Amaya win!",
    SEATS,
    ("Day 1", "Day 2", "Day 3", "Points"),
    ((10, 12, 14, 36), (9, 18, 9, 36), (4, 20, 3, 27), (1, 2, 3, 6), (10, 11, 4, 25), (3, 3, 3, 9)),
    (0, 1),
    by_round,
    "Equal at 36 points, and on the last day too: the victory is shared.",
    ("31 Runners were trampled.", "Most of them at Plaza Vieja."),
)


def crowded(services: Services) -> LobbyScene:
    """The lobby with six people at the table."""
    scene = LobbyScene(services, BULLS)
    for place in range(6):
        scene.seats.seat(place, HUMAN)
    return scene


def with_annals(services: Services) -> MatchHistoryScene:
    """Three finished games, and enough dice to judge them."""
    players = (
        Player("Maximilianooo", None, 1, 40),
        Player("Teo", "teo", 2, 31),
        Player("Lola", "lola", 3, 8),
    )
    for number in (1, 2, 3):
        add_match(
            Match(f"bulls-{number}", "2026-01-31T22:10:00", "bulls", 105, players, (30, 41, 35, 0, 38, 33))
        )
    return MatchHistoryScene(services)


def with_saved(services: Services) -> TitleScene:
    """The title with a game to go on with."""
    scene = TitleScene(services)
    record = Record("bulls", 1, "", {}, SEATS, 1)
    services.latest = lambda: Saved(Path("bulls.sobremesa"), datetime(2026, 7, 7, 8, 0), record)
    return scene


def with_saves(services: Services) -> SavedGamesScene:
    """Saved games: one with a name of its own, one whose turn is known, one of long ago."""
    when = datetime(2026, 7, 7, 8, 0)
    notes: list[dict[str, str]] = [
        {TITLE: "New Year with the cousins from the village"},
        {TURN: "1", ROUNDS: "5"},
        {},
    ]
    records = [Record(game, 1, "", {}, SEATS, 1, notes=kept) for game, kept in zip(GAMES, notes, strict=True)]
    found = [Saved(Path(f"{record.game}.sobremesa"), when, record) for record in records]
    services.saved_games = lambda: found
    return SavedGamesScene(services)


def naming(services: Services) -> NameScene:
    """The question for a name of a saved game."""
    return NameScene(
        services, Saved(Path("x"), datetime(2026, 7, 7), Record("bulls", 1, "", {}, SEATS, 1)), print
    )


def results(services: Services) -> ResultsScene:
    """The results of a game for six."""
    game = NewGame(BULLS, SEATS, {"days": 1})
    return ResultsScene(services, RESULTS, review_job("bulls_4_seats"), game, lambda: TitleScene(services))


def beaten(services: Services) -> ResultsScene:
    """The results of a game beside those of an earlier one of its deal."""
    scene = results(services)
    scene.earlier = Earlier((30, 40, 27, 6, 20.5, 12), (1,))
    return scene


def in_a_line(services: Services) -> LineScene:
    """A game of six in one line, which was copied."""
    services.write_line = line_of
    return LineScene(services, finished("alatriste_6_seats_cap_30"), 12, asked_to_copy=True)


def pasted(services: Services) -> PastedScene:
    """A game of six that was pasted."""
    record = Record("bulls", 1, "", {}, SEATS, 1, [action("done")] * 60)
    return PastedScene(services, PastedGame(BULLS, record, 40, RESULTS))


def pasting(services: Services) -> PasteScene:
    """The question for a line, after a wrong one."""
    scene = PasteScene(services, "This line is damaged: a letter is wrong or missing.")
    scene.text = "BULLS-12TTKPM40C8A1X7QMQPTQK309BHF7K5RBF8MX6Q0GCCA"
    return scene


def full_pause(services: Services) -> PauseScene:
    """The pause of a game that may be read out, and shown in one line."""
    spoken: dict[Act, Press] = {Act.TABLE: lambda: None}
    more = [MenuChoice("seats", tr("Who sits where"), Pop)]
    return PauseScene(services, "bulls", lambda: TitleScene(services), spoken, film=Pop, line=Pop, more=more)


def passing(services: Services) -> SeatsScene:
    """The page on which seats change hands: one has to go, one is back."""
    left, bots = replace(SEATS[4], name="Wwwwwwwwwwwwww"), [replace(seat, bot="teo") for seat in SEATS[4:]]
    seats = [*SEATS[:4], *bots]
    scene = SeatsScene(services, "bulls", seats, [left], lambda seat, opener: True, lambda seats: STAY)
    scene.now[1], scene.now[4] = replace(SEATS[1], name="Doña Urraca", bot="urraca"), left
    return scene


def rulebook_at(services: Services, place: int) -> RulebookScene:
    """A page of the rulebook."""
    return RulebookScene(services, "bulls", place)


def days(services: Services) -> DailyScene:
    """The hands of the latest days, one of which was played."""
    services.diary.keep(services.today(), Played(1, ("done",), (-100,) * 6, (1000,) * 6))
    return DailyScene(services)


def day_played(services: Services) -> DailyResultScene:
    """Both results of a hand for six that was played before with another one."""
    day, points = date(2026, 7, 6), (30, 40, 27, 6, 20, 12)
    services.write_line = line_of
    services.diary.keep(day, Played(1, ("done",), (1, 2, 3, 4, 5, 6), (20, 60, 27, 6, 2, 12)))
    record, job = (
        Record("bulls", 1, "", {}, SEATS, 1, [action("done")]),
        MasterJob(BULLS, hand_of(day), Record("bulls", 1, "", {}, SEATS, 1), None, print),
    )
    return DailyResultScene(services, day, record, points, leave=Pop, job=job)


def full_house(services: Services) -> PeopleScene:
    """As many people as fit in, one of whom sits at the screen."""
    names = ["Maximilianooo", "Guadalupe Inés", *(f"Number {number}" for number in range(3, MOST + 1))]
    people = [
        services.people.add(name, number, COLOURS[number % len(COLOURS)])
        for number, name in enumerate(names, 1)
    ]
    services.welcome(people[0])
    return PeopleScene(services)


def lobby_of_people(services: Services) -> LobbyScene:
    """The lobby with a bench full of people, three of whom sit at the table."""
    full_house(services)
    scene = LobbyScene(services, BULLS)
    for person in services.people.everybody[1:3]:
        scene.seats.toggle(person)
    return scene


def house_rules(services: Services) -> HouseRulesScene:
    """House rules of every length, one of which is to be deleted."""
    meta = GAMES["toruro"].meta
    given: dict[str, Value] = {option.key: option.choices[-1][0] for option in meta.options if option.choices}
    sets = [
        HouseRules("as at Grandma's", "toruro", {}),
        HouseRules("as with the neighbours here", "toruro", given),
    ]
    for one in sets:
        services.house_book.put(one)
    lobby = LobbyScene(services, GAMES["toruro"])
    lobby.house.choose(sets[1])
    scene = HouseRulesScene(services, lobby.house, print)
    scene.delete(sets[0])
    scene.message = "Line 12 is no rule of this game: 'option something that nobody knows here'."
    return scene


SCENES: dict[str, Callable[[Services], Scene]] = {
    "title": TitleScene,
    "title with a saved game": with_saved,
    "saved games": with_saves,
    "no saved game": SavedGamesScene,
    "the name of a saved game": naming,
    "a game in a line": in_a_line,
    "a pasted game": pasted,
    "the question for a line": pasting,
    "results beside earlier ones": beaten,
    "hands of the day": days,
    "a hand of the day": day_played,
    "house rules": house_rules,
    "lobby": lambda services: LobbyScene(services, BULLS),
    "crowded lobby": crowded,
    "lobby of Toruro": lambda services: LobbyScene(services, GAMES["toruro"]),
    "lobby of Madrid": lambda services: LobbyScene(services, GAMES["alatriste"]),
    "lobby of people": lobby_of_people,
    "people": full_house,
    "guests": PeopleScene,
    "settings": SettingsScene,
    "switch and voice": EaseScene,
    "sounds": SoundsScene,
    "keys": KeyBindingsScene,
    "annals": with_annals,
    "annals without a game": MatchHistoryScene,
    "pause": lambda services: PauseScene(services, "bulls", lambda: TitleScene(services)),
    "pause with all that it can have": full_pause,
    "who sits where": passing,
    "results": results,
    "review": lambda services: ReviewScene(services, seen(review_job("bulls_4_seats")), "ui/results"),
    "review of eight": lambda services: ReviewScene(
        services, seen(review_job("toruro_8_seats_honour")), "toruro/results"
    ),
    "review with mistakes": lambda services: ReviewScene(services, judged("bulls_4_seats", 3), "ui/results"),
    "review with praise": lambda services: ReviewScene(
        services, judged("toruro_3_seats", 0), "toruro/results"
    ),
    "review without an end": lambda services: ReviewScene(services, seen(old("bulls_2_seats")), None),
    "dialog": lambda services: Dialog(
        "Leave the game?", "It is saved. " * 8, [Answer("Save and go to the title"), Answer("Keep playing")]
    ),
    **{
        f"rules {place}": partial(rulebook_at, place=place) for place in range(len(rule_pages("bulls", "en")))
    },
}
