"""What the pages for readers and contributors name is there: paths, modules, commands, tests, names."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Set
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from game import GAMES
from main import command_line
from tests.test_architecture import HOUSE
from tests.test_promises import functions

ROOT = Path(__file__).parents[1]
PAGES = [
    *(
        "README.md",
        "CONTRIBUTING.md",
        "ACCESSIBILITY.md",
        "SECURITY.md",
        "docs/decisions.md",
        "docs/lines.md",
    ),
    *("game/bots/EXPLAINED.md", "game/bots/LADDER.md", "game/bots/MEASURED.md"),
    ".github/pull_request_template.md",
]
EVERY_PAGE = pytest.mark.parametrize("page", PAGES)
TOPS = ("game", "scenes", "maps", "assets", "tests", "docs", "licences", ".github", ".ci")
TO_BE_MADE = re.compile(r"suns|\bca\b|_ca\b|atocha|hot_chocolate|halve|town_of_mine")
"""What is not there until a reader has carried out what the page tells them."""
DRAWN = re.compile(r"```mermaid\n(.*?)```", re.DOTALL)


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def code(page: str) -> list[str]:
    """All that a page prints as code: spans in its lines, and the lines of its blocks."""
    fences = re.split(r"^ *```.*$", text(page), flags=re.MULTILINE)
    spans = [span for prose in fences[::2] for span in re.findall(r"`([^`]+)`", prose)]
    return spans + [line.strip() for block in fences[1::2] for line in block.splitlines()]


def is_there(name: str) -> bool:
    """Return whether a path leads to a file or folder; GAME stands for each game with tests of its own."""
    games = [game for game in GAMES if (ROOT / "tests" / game).exists()] if "GAME" in name else [""]
    found = (name.replace("GAME", game) for game in games)
    return all(any(ROOT.glob(path)) or (ROOT / f"{path}.py").exists() for path in found)


def paths(page: str) -> list[str]:
    """Every path of the repository that a page names."""
    words = [word.strip("\"',;:()") for line in code(page) for word in line.split()]
    named = [word.partition("::")[0] for word in words if word.startswith(tuple(f"{top}/" for top in TOPS))]
    return [name.rstrip("/.") for name in named if not TO_BE_MADE.search(name)]


def modules(page: str) -> list[str]:
    """Every module of ours that a page runs or names."""
    ours = re.compile(r"(?<![\w./])(?:assets|game|maps|scenes|tests)(?:\.\w+)+(?!\w*/)")
    found = [name for line in code(page) for name in ours.findall(line)]
    return [name for name in found if not TO_BE_MADE.search(name) and not name.endswith((".py", ".NAME"))]


def subcommands() -> Mapping[str, argparse.ArgumentParser]:
    """The parser of each command of the program."""
    (found,) = (act for act in command_line()._actions if isinstance(act, argparse._SubParsersAction))
    choices: Mapping[str, argparse.ArgumentParser] = found.choices
    return choices


@EVERY_PAGE
def test_every_path_is_there(page: str) -> None:
    assert [name for name in paths(page) if not is_there(name)] == []


@EVERY_PAGE
def test_every_link_leads_somewhere(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text(page))
    assert [link for link in links if not ((ROOT / page).parent / link).exists()] == []


@EVERY_PAGE
def test_every_module_can_be_found(page: str) -> None:
    missing = []
    for name in modules(page):
        try:
            found = find_spec(name) is not None
        except ModuleNotFoundError:
            found = False
        if not found:
            missing.append(name)
    assert missing == []


@EVERY_PAGE
def test_every_test_that_is_named_is_there(page: str) -> None:
    named = re.findall(r"([\w/]+\.py)::(\w+)", text(page))
    assert [f"{path}::{name}" for path, name in named if name not in functions(path)] == []


@EVERY_PAGE
def test_every_command_is_known_with_all_its_options(page: str) -> None:
    known, wrong = subcommands(), []
    for line in code(page):
        for command, rest in re.findall(r"main\.py ([a-z][\w-]*)(.*)", line):
            options = {flag for act in known[command]._actions for flag in act.option_strings}
            wrong += [f"{command} {flag}" for flag in re.findall(r"(--\w+)", rest) if flag not in options]
    assert wrong == []


@cache
def words() -> frozenset[str]:
    """Every word of the program's own sources, its rows and its maps."""
    folders = ("game", "scenes", "maps", "assets/make", "tests")
    files = [path for top in folders for path in (ROOT / top).rglob("*") if path.suffix in (".py", ".toml")]
    sources = [*files, ROOT / "main.py", ROOT / "pyproject.toml"]
    found = (
        re.findall(r"\w+", path.read_text(encoding="utf-8"))
        for path in sources
        if path.name != "test_docs.py"
    )
    return frozenset(word for each in found for word in each)


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/decisions.md"])
def test_every_name_of_code_is_one_of_the_code(page: str) -> None:
    names = [span for span in code(page) if re.fullmatch(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)?", span)]
    told = [name for name in names if not name.endswith("_") and ("_" in name or name != name.lower())]
    missing = [name for name in told if not {*name.split(".")} <= words() | {"md", "toml"}]
    assert [name for name in missing if not TO_BE_MADE.search(name)] == []


def section(page: str, heading: str) -> str:
    return text(page).partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_every_soak_and_every_bench_is_told_of() -> None:
    for heading, folder, apart in (
        ("Soaks", "soak", {"run", "test_soaks"}),
        ("Benches", "bench", set[str]()),
    ):
        here = section("CONTRIBUTING.md", heading)
        files = {path.stem for path in (ROOT / "tests" / folder).glob("[!_]*.py")} - apart
        runs = {name for name in files if "__main__" in (ROOT / "tests" / folder / f"{name}.py").read_text()}
        assert {name for name in re.findall(r"`(\w+)`", here) if name != "pytest"} >= runs


def arrows(drawing: str) -> dict[str, set[str]]:
    """Which rooms each room of a drawing looks into, by their labels."""
    labels = dict(re.findall(r'(\w+)\["(.+?)"\]', drawing))
    found: dict[str, set[str]] = {label: set() for label in labels.values()}
    for line in re.sub(r'\["[^"]+"\]', "", drawing).splitlines():
        source, _, targets = line.strip().partition(" --> ")
        if targets:
            found[labels[source]] |= {labels[target] for target in targets.split(" & ")}
    return found


def folded() -> dict[str, set[str]]:
    """The rooms of the house as they are drawn: GAME for every game, its bots and its shots beside it."""

    def drawn(room: str) -> str:
        for game in GAMES:
            room = re.sub(rf"^scenes\.skins\.{game}\.screenshots$", "scenes.screenshots", room)
            room = re.sub(rf"^((?:game|scenes\.skins)\.){game}(\.bots)?$", r"\1GAME", room)
        return room.replace(".", "/")

    found: dict[str, set[str]] = {}
    for room, (looks_into, _) in HOUSE.items():
        if room != "scenes":
            found.setdefault(drawn(room), set()).update(map(drawn, looks_into))
    return {room: targets - {room} for room, targets in found.items()}


def reached(house: Mapping[str, Set[str]]) -> dict[str, set[str]]:
    """All rooms that lie below each room."""

    def below(room: str) -> Iterator[str]:
        for target in house[room]:
            yield target
            yield from below(target)

    return {room: set(below(room)) for room in house}


def test_one_drawing_stands_in_both_pages() -> None:
    assert DRAWN.findall(text("README.md")) == DRAWN.findall(text("CONTRIBUTING.md"))


def test_the_drawing_has_the_rooms_and_the_arrows_of_the_house_and_no_arrow_too_many() -> None:
    (drawing,) = DRAWN.findall(text("README.md"))
    house, drawn = folded(), arrows(drawing)
    assert reached(drawn) == reached(house)
    below = reached(drawn)
    needless = [
        (room, target)
        for room, targets in drawn.items()
        for target in targets
        if any(target in below[other] for other in targets - {target})
    ]
    assert needless == []
