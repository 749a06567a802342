"""The house keeps its shape: which room may look into which, who opens files, how long a file may be."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

import pytest

from game import GAMES as LISTED

ROOT = Path(__file__).parents[1]
LONGEST = 400
GAMES = tuple(LISTED.data.values())
OURS = ("game", "maps", "scenes", "main", *sys.stdlib_module_names)
CORE = {"game.core", "game.storage", "game.translation"}
SERVED = {"game.bots", "game.daily", "game.review", "scenes.ui", "scenes.voice"}
COMPANY = {"game.bots", "game.evening", "scenes.ui", "scenes.services", "scenes.stage", "scenes.menus"}
MEASURED = {"game.core", "game.bots", "game.estimate", "game.lessons", "game.puzzles"}
SKINS = {game.replace("game.", "scenes.skins.") for game in GAMES}
BOTS = {f"{game}.bots": ({game, "game.core", "game.estimate"}, {"msgspec"}) for game in GAMES}

# room: (the rooms it may look into besides itself, the packages of others that it may use)
HOUSE: dict[str, tuple[set[str], set[str]]] = {
    "main": (
        {"game", "game.core", "game.lab", "game.storage", "game.translation", "maps"}
        | {"scenes.window", "scenes.screenshots"},
        set(),
    ),
    "game": ({"game.core"}, set()),
    "game.core": (set(), {"msgspec"}),
    "game.estimate": ({"game.core"}, {"msgspec"}),
    "game.review": ({"game.core", "game.bots", "game.estimate"}, set()),
    **{game: ({"game.core", f"{game}.bots"}, {"msgspec"}) for game in GAMES},
    **BOTS,
    "game.bots": ({"game.core", "game.estimate"}, {"msgspec"}),
    "game.daily": ({"game.core", "game.bots"}, {"msgspec"}),
    "game.evening": ({"game.core", "game.storage"}, {"msgspec"}),
    "game.storage": ({"game.core"}, {"msgspec", "platformdirs"}),
    "game.translation": ({"game.core", "game.storage"}, set()),
    "game.lessons": ({"game.core"}, {"msgspec"}),
    "game.puzzles": ({"game.core"}, {"msgspec"}),
    "game.lab": (MEASURED, {"msgspec", "tqdm"}),
    "maps": ({"game.core", *GAMES}, {"pytmx"}),
    # The rooms of the screen, from the lowest to the highest.
    "scenes": (set(), set()),
    "scenes.ui": (CORE, {"pygame", "msgspec"}),
    "scenes.voice": (CORE | {"scenes.ui"}, {"pygame"}),
    "scenes.reader": (CORE | {"scenes.ui", "scenes.voice"}, {"pygame", "accesskit"}),
    "scenes.services": (CORE | SERVED, set()),
    "scenes.stage": (CORE | {"game.review", "maps", "scenes.ui"}, {"pygame", "msgspec"}),
    "scenes.menus": (
        CORE
        | {"game.daily", "game.lessons", "game.puzzles", "game.review", "maps"}
        | {"scenes.ui", "scenes.voice", "scenes.services", "scenes.stage"},
        {"pygame", "segno"},
    ),
    "scenes.table": (
        CORE
        | {"game.bots", "game.daily", "game.puzzles", "game.review"}
        | {"scenes.ui", "scenes.voice", "scenes.services", "scenes.stage", "scenes.menus"},
        {"pygame", "msgspec"},
    ),
    "scenes.tutorial": (
        CORE | {"game.lessons", "scenes.ui", "scenes.services", "scenes.stage", "scenes.table"},
        {"pygame"},
    ),
    "scenes.film": (
        CORE
        | {"game.bots"}
        | {"scenes.ui", "scenes.voice", "scenes.services", "scenes.stage", "scenes.menus", "scenes.table"},
        {"pygame", "msgspec"},
    ),
    "scenes.evening": (CORE | COMPANY, {"pygame"}),
    **{
        game.replace("game.", "scenes.skins."): (
            {game, f"{game}.bots", "game.core", "game.translation", "maps"}
            | {"scenes.ui", "scenes.voice", "scenes.services", "scenes.stage", "scenes.menus"},
            {"pygame"},
        )
        for game in GAMES
    },
    "scenes.skins": ({"game.core", "scenes.services", "scenes.stage"}, set()),
    "scenes.window": (
        CORE
        | {"game", "game.bots", "game.daily", "game.lessons", "game.puzzles", "game.review", "maps"}
        | {"scenes.ui", "scenes.voice", "scenes.reader", "scenes.services", "scenes.stage", "scenes.menus"}
        | {"scenes.table", "scenes.film", "scenes.tutorial", "scenes.skins", "scenes.evening"},
        {"pygame"},
    ),
    "scenes.screenshots": (
        CORE
        | {"game", "game.bots", "game.lessons", "game.puzzles", "game.review", "maps"}
        | {"scenes.ui", "scenes.services", "scenes.stage", "scenes.menus"}
        | {"scenes.table", "scenes.tutorial", "scenes.skins", "scenes.window", "scenes.evening"},
        {"pygame"},
    ),
    **{
        f"{skin}.screenshots": (
            CORE
            | {"game", "game.bots", "game.lessons", "maps", skin}
            | {"scenes.ui", "scenes.services", "scenes.stage", "scenes.menus"}
            | {"scenes.table", "scenes.window", "scenes.screenshots"},
            set(),
        )
        for skin in SKINS
    },
}

# game: the modules of its rules that its skin may use
SHOWN: dict[str, set[str]] = {
    "game.bulls": {"view", "events", "tokens", "rows", "odds", "forecast", "threats", "worth", "town"},
    "game.toruro": {"view", "events", "tokens", "deck", "odds"},  # the deck is the rows of its forty cards
    "game.alatriste": {"view", "events", "events_combat", "tokens", "rows", "odds", "bargains", "signs"}
    | {"prospects"},
}


def sources() -> list[Path]:
    """Every file of the program, without tests and without what draws the pictures."""
    return [
        ROOT / "main.py",
        *(path for top in ("game", "maps", "scenes") for path in (ROOT / top).rglob("*.py")),
    ]


def module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def room(name: str) -> str | None:
    """The innermost room of the house that a module lies in."""
    while name not in HOUSE:
        if "." not in name:
            return None
        name = name.rpartition(".")[0]
    return name


def imports(source: str) -> Iterator[tuple[str, str]]:
    """Every (module, name) that a source imports anywhere; the name of a whole module is ""."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "relative imports hide where an arrow leads"
            yield from ((str(node.module), alias.name) for alias in node.names)


def wrong_arrows(name: str, source: str) -> list[str]:
    """What a module imports that its room may not look into."""
    here = room(name)
    assert here is not None, f"no room of the house holds {name}"
    rooms, packages = HOUSE[here]
    wrong = []
    for target, item in imports(source):
        there = room(f"{target}.{item}") if item else room(target)
        stranger = target.partition(".")[0] not in OURS
        state = name.startswith("scenes") and (item.endswith("State") or target.endswith(".state"))
        if stranger and target.partition(".")[0] not in packages:
            wrong.append(f"{name} uses {target}")
        elif there is not None and there != here and there not in rooms:
            wrong.append(f"{name} looks into {target}")
        elif state:
            wrong.append(f"{name} sees the state: {target}.{item}")
    return wrong


def wrong_files(name: str, source: str) -> list[str]:
    """Where a module opens a file by a path that depends on where it was started, or writes one."""
    if name.startswith("game.storage"):
        return []
    wrong = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        if isinstance(called, ast.Name):
            relative = called.id == "Path" and any(isinstance(part, ast.Constant) for part in node.args)
            if called.id == "open" or relative:
                wrong.append(f"{name}:{node.lineno} {called.id}")
        elif isinstance(called, ast.Attribute):
            writes = called.attr in ("write_text", "write_bytes", "mkdir", "unlink", "cwd", "getcwd", "chdir")
            if writes:
                wrong.append(f"{name}:{node.lineno} {called.attr}")
    return wrong


def hidden_rules(name: str, source: str) -> list[str]:
    """What a module of a skin uses of its game besides what is shown to it."""
    game = next((game for game in SHOWN if name.startswith(game.replace("game.", "scenes.skins."))), None)
    if game is None:
        return []
    used = [f"{target}.{item}" if target == game else target for target, item in imports(source)]
    rules = [target for target in used if target.startswith(f"{game}.")]
    return [f"{name} uses {rule}" for rule in rules if rule.removeprefix(f"{game}.") not in SHOWN[game]]


def test_a_skin_sees_of_its_rules_what_is_shown_and_nothing_else() -> None:
    assert [rule for path in sources() for rule in hidden_rules(module(path), path.read_text())] == []


@pytest.mark.parametrize(
    ("game", "source"),
    [
        ("alatriste", "from game.alatriste.fight import Fight"),
        ("alatriste", "from game.alatriste import turn_steps as turn"),
        ("alatriste", "import game.alatriste.trade"),
        ("alatriste", "from game.alatriste.bots.values import card"),
        ("toruro", "from game.toruro.trick_rules import forbidden"),
        ("bulls", "from game.bulls.stampede import charged"),
        ("bulls", "from game.bulls.bots.expected_points import Outlook"),
    ],
)
def test_a_skin_that_works_rules_out_is_noticed(game: str, source: str) -> None:
    assert len(hidden_rules(f"scenes.skins.{game}.drawing.hud", source)) == 1


def test_no_arrow_leads_the_wrong_way() -> None:
    assert [arrow for path in sources() for arrow in wrong_arrows(module(path), path.read_text())] == []


def arrows() -> dict[str, set[str]]:
    """Which other modules of the house each module imports, those for type checkers alone included."""
    names = {module(path): path for path in sources()}
    found = {}
    for name, path in names.items():
        targets = {
            whole if item and (whole := f"{target}.{item}") in names else target
            for target, item in imports(path.read_text())
        }
        found[name] = targets & names.keys() - {name}
    return found


def circles(arrows: Mapping[str, Set[str]]) -> list[set[str]]:
    """Every largest set of modules each of which leads to all others of it (Tarjan 1972)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    trail: list[str] = []
    found: list[set[str]] = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        trail.append(name)
        for target in arrows[name]:
            if target not in order:
                visit(target)
                lowest[name] = min(lowest[name], lowest[target])
            elif target in trail:
                lowest[name] = min(lowest[name], order[target])
        if lowest[name] == order[name]:
            place = trail.index(name)
            circle = set(trail[place:])
            del trail[place:]
            if len(circle) > 1:
                found.append(circle)

    for name in arrows:
        if name not in order:
            visit(name)
    return found


def test_no_files_import_one_another_in_a_circle() -> None:
    assert circles(arrows()) == []


def test_a_circle_is_noticed() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}) == [{"b", "c"}]
    assert circles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("game.core.table", "import pygame"),
        ("game.core.table", "from game.bulls.state import BullsState"),
        ("game.core.table", "def later():\n    from game.lab import simulate"),
        ("game.bulls.day", "from game.bots.think import choose"),
        ("game.bulls.day", "from scenes.stage import stage"),
        ("game.bots.think", "from game.bulls import GAME"),
        ("game.bots.think", "from game import bulls"),
        ("maps.reader", "import pygame"),
        ("scenes.table.play", "from game.bulls.state import Bull"),
        ("scenes.table.play", "from game.core.script import State"),
        ("scenes.table.play", "import tqdm"),
        ("scenes.skins.bulls.drawing.hud", "from game.bulls.state import Bull"),
        ("scenes.menus.title", "from game.bulls.view import BullsView"),
        ("scenes.table.play", "from scenes.skins.bulls.skin import BullsSkin"),
        ("scenes.ui.page", "from scenes.voice.stream import Stream"),
        ("scenes.stage.skin", "from scenes.menus.menu import MenuScene"),
        ("scenes.menus.lobby", "def later():\n    from scenes.table.play import PlayScene"),
        ("scenes.skins.bulls.skin", "from scenes.table.play import PlayScene"),
        ("scenes.skins", "from scenes.skins.bulls.skin import BullsSkin"),
        ("game", "from game.bulls import GAME"),
    ],
)
def test_a_wrong_arrow_is_noticed(name: str, source: str) -> None:
    assert len(wrong_arrows(name, source)) == 1


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("game.core.table", "import msgspec, json, game.core.errors"),
        ("maps.reader", "import pytmx\nfrom game.bulls.town import Town"),
        ("scenes.skins.bulls.drawing.hud", "import pygame\nfrom game.bulls.view import BullsView"),
        ("scenes.window.app", "from scenes.skins import load_skin"),
        ("main", "from game import GAMES, find\nfrom scenes.window.app import play"),
    ],
)
def test_a_right_arrow_is_let_be(name: str, source: str) -> None:
    assert wrong_arrows(name, source) == []


NAMED = re.compile(r"\b(" + "|".join(game.removeprefix("game.") for game in GAMES) + r")\b")
NAMING = {
    "game": "the list of the games",
    "scenes.skins": "the list of the skins",
    "maps.reader": "the game that a map names says what is read from it",
    "maps.town_board": "a sheet becomes the graph of its game",
    "maps.madrid_board": "a sheet becomes the graph of its game",
}
"""The modules outside of the games' own folders that may name one, and why."""


def names_of_games(name: str, source: str) -> list[str]:
    """Where a module that is no game's own names a game, in its code: an import, a name or a string."""
    own = (*GAMES, *SKINS)
    if name in NAMING or name.startswith(tuple(f"{room}." for room in own)) or name in own:
        return []
    tree = ast.parse(source)
    holders = [
        node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
    ]
    prose = {
        id(line.value) for holder in holders for line in holder.body if isinstance(line, ast.Expr)
    }  # docstrings may have examples
    found = []
    for node in ast.walk(tree):
        words = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            words = node.value
        elif isinstance(node, ast.ImportFrom):
            words = " ".join((node.module or "", *(alias.name for alias in node.names)))
        elif isinstance(node, ast.Import):
            words = " ".join(alias.name for alias in node.names)
        elif isinstance(node, ast.Name):
            words = node.id
        if NAMED.search(words):
            found.append(f"{name}:{getattr(node, 'lineno', 0)} {words}")
    return found


def test_no_file_names_a_game_but_its_own_and_the_two_lists() -> None:
    tools = [ROOT / "build.spec", *(ROOT / "assets" / "make" / "tools").rglob("*.py")]
    named = [
        place for path in (*sources(), *tools) for place in names_of_games(module(path), path.read_text())
    ]
    assert named == []


def test_every_file_that_may_name_a_game_does() -> None:
    files = {module(path): path.read_text() for path in sources()}
    assert all(NAMED.search(files[name]) for name in NAMING)


@pytest.mark.parametrize(
    "source",
    ['if game == "toruro": pass', "from game import bulls", "import scenes.skins.bulls", "alatriste = 1"],
)
def test_a_name_of_a_game_is_noticed(source: str) -> None:
    assert len(names_of_games("scenes.menus.title", source)) == 1


def test_only_storage_writes_files_and_nobody_opens_them_by_a_relative_path() -> None:
    assert [place for path in sources() for place in wrong_files(module(path), path.read_text())] == []


@pytest.mark.parametrize(
    "source", ['open("x")', 'Path("assets/x.webp")', "path.write_text('x')", "Path.cwd()"]
)
def test_a_wrong_way_to_a_file_is_noticed(source: str) -> None:
    assert len(wrong_files("scenes.menus.title", source)) == 1


def test_no_file_is_longer_than_four_hundred_lines() -> None:
    everything = [*sources(), *(ROOT / "tests").rglob("*.py"), *(ROOT / "assets" / "make").rglob("*.py")]
    long = {
        module(path): count for path in everything if (count := len(path.read_text().splitlines())) > LONGEST
    }
    assert long == {}


def test_every_module_says_what_it_is_for() -> None:
    assert [module(path) for path in sources() if not ast.get_docstring(ast.parse(path.read_text()))] == []
