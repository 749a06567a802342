"""The session of a table without any scene, and the way of a click to its table."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import random
import sys
from collections.abc import Iterator, Sequence, Set
from importlib import import_module
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest

import scenes.tutorial
from game import find
from game.core.action import Action, Token
from game.core.event import Event
from game.core.game import View
from game.core.script import Ask
from game.core.table import Table, replay
from maps.reader import graph_of
from scenes.stage.sprites import Mark
from scenes.table import bot_jobs, driver, session
from scenes.table.driver import Driver, Listener
from scenes.table.play import PlayScene
from scenes.table.session import TableSession
from scenes.ui.input import Act, Key, Pointer
from scenes.window.app import App
from tests.table.conftest import Sit
from tests.table.hands import Mouse
from tests.table.player import Player
from tests.table.tables import regulars

ROOT = Path(__file__).parents[2]
WAY = 8
"""The files that a click may pass between the event and the table."""
SEATS = {"bulls": 2, "toruro": 3, "alatriste": 2}


class Told(Listener):
    """Writes down what a session tells."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def asked(self, ask: Ask) -> None:
        self.calls.append("asked")

    def answered(self, played: Set[Token]) -> None:
        self.calls.append("answered")

    def refused(self) -> None:
        self.calls.append("refused")

    def ended(self) -> None:
        self.calls.append("ended")


def laid(app: App, name: str, seed: int) -> tuple[TableSession, Told]:
    """A session of that game, and who listens to it: one person, bots, and nobody who looks."""
    app.services.settings.speed = "instant"
    game = find(name)
    table = Table(game, regulars(game, SEATS[name], 1), seed, board=graph_of(game))
    made, told = app.session(table), Told()
    made.listeners.append(told)
    made.adjust()
    return made, told


def anything(ask: Ask, chance: random.Random) -> list[Action]:
    """Any answer; of a subset, one thing or none."""
    if ask.subset is None:
        return [chance.choice(ask.options)]
    return [*chance.choice([ask.options[:1], ()]), ask.options[-1]][-len(ask.options) :]


def until_asked(played: TableSession) -> Ask | None:
    """Let time go by until the person has to answer; None at the end of the game."""
    while not played.over:
        played.update(0.5)
        if played.turn is not None and not played.director.busy:
            return played.turn.ask
    return None


@pytest.mark.parametrize("name", SEATS)
def test_a_session_alone_plays_a_whole_game_with_the_answers_of_a_person(app: App, name: str) -> None:
    played, told = laid(app, name, 5)
    played.begin()
    answers, chance = 0, random.Random(4)
    while (ask := until_asked(played)) is not None:
        played.play(anything(ask, chance))
        answers += 1
    table = played.table
    assert answers > 10
    assert replay(table.game, table.record, graph_of(table.game)).standings() == table.standings()
    assert told.calls.count("asked") >= told.calls.count("answered") >= answers
    assert told.calls[-1] == "ended" and told.calls.count("ended") == 1
    assert len(played.chronicle.lines) > answers


def test_a_session_takes_back_what_is_fair_and_says_no_to_the_rest(app: App) -> None:
    played, told = laid(app, "bulls", 3)
    played.begin()
    chance, taken_back, refused = random.Random(2), 0, 0
    while (ask := until_asked(played)) is not None and not (taken_back and refused):
        fair, decisions = played.table.can_undo, len(played.table.record.actions)
        lines = len(played.chronicle.lines)
        before = told.calls.count("refused")
        played.take_back()
        assert (told.calls.count("refused") > before) is not fair
        assert (len(played.table.record.actions) < decisions) is fair
        assert fair or (lines == len(played.chronicle.lines) and played.prompt_panel.notice)
        taken_back, refused = taken_back + fair, refused + (not fair)
        ask = until_asked(played)
        assert ask is not None
        played.play(anything(ask, chance))
    assert taken_back and refused


def test_a_session_shows_the_last_move_again_and_then_asks_the_same(app: App) -> None:
    played, told = laid(app, "bulls", 3)
    played.begin()
    ask = until_asked(played)
    lines, asked = [*played.chronicle.lines], told.calls.count("asked")
    played.replay()
    assert played.turn is None and played.director.busy
    assert until_asked(played) is ask
    assert played.chronicle.lines == lines
    assert told.calls.count("asked") == asked + 1


def test_a_session_is_put_on_the_position_of_a_record_and_saves_nothing(app: App) -> None:
    played, _ = laid(app, "bulls", 3)
    played.begin()
    chance = random.Random(1)
    for _ in range(4):
        ask = until_asked(played)
        assert ask is not None
        played.play(anything(ask, chance))
    until_asked(played)
    game = played.table.game
    other = app.session(replay(game, played.table.record, graph_of(game)))
    other.begin()
    other.director.finish()
    assert other.turn is not None and other.turn.ask == played.table.ask
    assert {*other.stage.pieces} == {*played.stage.pieces}
    assert not other.saves.is_behind


class Prompting(Driver):
    """Answers for bots by the first option, and refuses every other one to people; holds on demand."""

    waits = False

    @property
    def is_held(self) -> bool:
        return self.waits

    def answer(self, ask: Ask) -> Action | None:
        return ask.options[0] if ask.seat else None

    def refusal(self, ask: Ask, actions: Sequence[Action]) -> str:
        return "" if actions[0] == ask.options[0] else "Not now."


def test_a_driver_holds_a_session_answers_in_it_and_refuses(app: App) -> None:
    played, told = laid(app, "bulls", 3)
    played.driver = prompting = Prompting()
    prompting.waits = True
    played.begin()
    for _ in range(50):
        played.update(0.5)
    assert told.calls == [] and played.turn is None and not played.table.record.actions
    prompting.waits = False
    played.proceed()
    firsts = 0
    while firsts < 6 and (ask := until_asked(played)) is not None:
        decisions = len(played.table.record.actions)
        if len(ask.options) > 1:
            played.play(ask.options[-1:])
            assert told.calls[-1] == "refused" and played.prompt_panel.notice == "Not now."
            assert len(played.table.record.actions) == decisions
        played.play(
            ask.options[:1] if ask.subset is None else [ask.options[0], ask.options[-1]][-len(ask.options) :]
        )
        assert played.table.record.actions[decisions] == ask.options[0]
        firsts += 1
    assert firsts == 6


# --- what they are made of ---


@pytest.mark.parametrize("module", [session, driver, bot_jobs])
def test_a_session_has_neither_widgets_nor_input(module: ModuleType) -> None:
    strange = {"pygame", "scenes.ui.page", "scenes.ui.widgets", "scenes.ui.input"}
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(str(node.module))
    assert not found & strange
    assert not any(name.startswith(("scenes.menus", "scenes.table.play")) for name in found)


def lesson_classes() -> Iterator[type]:
    """Every class of the tutorial."""
    for row in pkgutil.iter_modules(scenes.tutorial.__path__):
        module = import_module(f"scenes.tutorial.{row.name}")
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == module.__name__:
                yield kind


def test_no_class_of_the_tutorial_overrides_what_is_private_elsewhere() -> None:
    kinds = [*lesson_classes()]
    assert len(kinds) > 5
    overridden = [
        f"{kind.__name__}.{name}"
        for kind in kinds
        for base in kind.__mro__[1:]
        for name in vars(kind)
        if not base.__module__.startswith("scenes.tutorial")
        and name.startswith("_")
        and not name.startswith("__")
        and name in vars(base)
        and callable(vars(base)[name])
    ]
    assert overridden == []


def files_above(frame: FrameType | None) -> list[str]:
    """The files of the program from whatever is called there to whoever began it."""
    found = []
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in ("game", "scenes", "maps"):
            found.append(str(path.relative_to(ROOT)))
        frame = frame.f_back
    return list(dict.fromkeys(found))


def test_a_click_passes_few_files_on_its_way_to_the_table(sit: Sit) -> None:
    sitting = sit(confirm="off")
    sitting.sit_down(2, 1, seed=3)
    mouse, ways = Mouse(sitting), list[list[str]]()
    Player(sitting, mouse, 1).play(lambda ask: ask.prompt == "bulls.play_card")
    card = sitting.play.skin.slots()[0]

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is Table.play.__code__:
            ways.append(files_above(frame))

    sys.setprofile(watch)
    try:
        mouse.press(str(card))
    finally:
        sys.setprofile(None)
    assert ways, "the click has answered nothing"
    print(*ways[0])
    assert {"scenes/stage/spots.py", "scenes/table/play.py", "scenes/table/session.py"} <= {*ways[0]}
    assert len(ways[0]) <= WAY


@pytest.mark.parametrize("name", SEATS)
def test_the_last_move_shown_again_is_all_that_a_seat_did_in_its_turn(
    app: App, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, _ = laid(app, name, 5)
    director, movers, moves, again = played.director, [-1], [(-1, list[Event]())], list[Event]()
    play, show, begin = played.play, director.show, director._tell.begin

    def answer(actions: Sequence[Action]) -> None:
        assert played.table.ask is not None
        movers.append(played.table.ask.seat)
        play(actions)

    def record(events: Sequence[tuple[Event, View]], *rest: Any) -> None:
        if events and movers[-1] != moves[-1][0]:
            moves.append((movers[-1], []))
        moves[-1][1].extend(event for event, _ in events)
        show(events, *rest)

    def tell(event: Event, once_more: bool) -> None:
        again.extend([event] * once_more)
        begin(event, once_more)

    monkeypatch.setattr(played, "play", answer)
    monkeypatch.setattr(director, "show", record)
    monkeypatch.setattr(director._tell, "begin", tell)
    played.begin()
    chance, compared = random.Random(4), 0
    while (ask := until_asked(played)) is not None:
        last = moves[-1][1]
        again.clear()
        played.replay()
        director.finish()
        assert again == last
        compared += len(last) > 2
        played.play(anything(ask, chance))
    assert compared > 5


def test_the_first_deal_is_told_once_in_a_game_continued_before_its_first_decision(app: App) -> None:
    game, board = find("bulls"), graph_of(find("bulls"))
    table = Table(game, regulars(game, 2, 1), 5, board=board)
    again = replay(game, table.record, board)
    app.services.settings.speed = "instant"
    made = app.session(again, history=again.events(None))
    made.begin()
    made.director.finish()
    texts = [line.text for line in made.chronicle.lines]
    assert len([text for text in texts if "dawns over" in text]) == 1


def at_a_single_answer(app: App, humans: int, privacy: str, trick: int) -> TableSession:
    """A table of Toruro where a person has one card to play, in that trick; the game rests there."""
    app.services.settings.privacy = privacy
    app.services.settings.speed = "instant"
    game = find("toruro")
    for seed in range(40):
        played = app.session(Table(game, regulars(game, 4, humans), seed, {"preset": "mesa"}))
        played.adjust()
        played.begin()
        chance = random.Random(seed)
        for _ in range(60):
            played.director.finish()
            ask = played.table.ask
            if ask is None:
                break
            bound = ask.prompt == "toruro.play" and len(ask.options) == 1 and ask.about[0].id == trick
            if bound and played.table.seats[ask.seat].human:
                return played
            played.play([chance.choice(ask.options)])
    raise LookupError("nobody is bound to a card")


def plays_itself(played: TableSession) -> bool:
    """The question is answered without anybody."""
    asked = len(played.table.record.actions)
    for _ in range(20):
        played.update(0.5)
    return len(played.table.record.actions) > asked


@pytest.mark.parametrize("privacy", ["peek", "curtain"])
def test_at_one_screen_a_hidden_hand_waits_for_its_player_even_if_it_is_bound(app: App, privacy: str) -> None:
    played = at_a_single_answer(app, 2, privacy, 0)
    assert played.covered == (privacy == "curtain")
    assert not plays_itself(played)


def test_what_everybody_can_tell_to_be_the_only_answer_is_given_at_once(app: App) -> None:
    assert plays_itself(at_a_single_answer(app, 2, "peek", 2))  # the last card of a hand
    assert plays_itself(at_a_single_answer(app, 2, "open", 0))
    assert plays_itself(at_a_single_answer(app, 1, "peek", 0))


def test_whoever_has_no_choice_sees_their_card_raised_before_it_is_played(app: App) -> None:
    played = at_a_single_answer(app, 1, "peek", 0)
    app.services.settings.speed = "normal"
    played.adjust()
    marks = PlayScene(app.services, played, app.home).presenter.marks
    ask = played.table.ask
    assert ask is not None
    card = ask.options[0].picks[0]
    played.update(0.7)
    assert marks()[card] is Mark.PICKED and card.id in played.table.view(0).hand
    played.update(0.7)
    assert card.id in played.table.view(0).plays


@pytest.mark.parametrize("item", [Key(Act.SKIP), Pointer("down", (1150, 505))])
def test_a_press_anywhere_gives_the_only_answer_at_once_and_never_one_of_several(
    app: App, item: Key | Pointer
) -> None:
    played = at_a_single_answer(app, 1, "peek", 0)
    app.services.settings.speed = "normal"
    played.adjust()
    scene = PlayScene(app.services, played, app.home)
    scene.layout(app.services.canvas)
    asked = len(played.table.record.actions)
    scene.update(0.01)
    assert len(played.table.record.actions) == asked
    scene.handle(item)
    scene.update(0.01)
    assert len(played.table.record.actions) == asked + 1
    while played.turn is None or len(played.turn.ask.options) < 2:
        played.director.finish()
        scene.update(1.5)
    asked = len(played.table.record.actions)
    scene.handle(item)
    scene.update(0.5)
    assert len(played.table.record.actions) == asked
