"""What whoever comes here reads and types first: the lines of the README, and one version of everything."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pygame

from game import VERSION

ROOT = Path(__file__).parents[1]
PLAY = "python3 -m pip install uv==0.13.8 && python3 -m uv run main.py"
TEST = "python3 -m pip install uv==0.13.8 && python3 -m uv run --group dev pytest"


def test_the_readme_leads_with_two_lines_that_install_and_run_everything() -> None:
    lines = (ROOT / "README.md").read_text().splitlines()
    assert lines.count(PLAY) == lines.count(TEST) == 1
    assert lines.index(PLAY) < lines.index(TEST)


def test_the_readme_shows_and_names_only_what_is_there() -> None:
    text = (ROOT / "README.md").read_text()
    targets = [target for target in re.findall(r"\]\(([^)]+)\)", text) if "://" not in target]
    assert [target for target in targets if not (ROOT / target).exists()] == []
    layout = re.findall(r"^([a-z/.]+) {2,}", text.split("## How it is laid out")[1], re.MULTILINE)
    assert len(layout) > 5
    assert [name for name in layout if not (ROOT / name).exists()] == []


def test_every_version_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    named = [*project["project"]["dependencies"], *chain(*project["dependency-groups"].values())]
    assert [name for name in named if not re.fullmatch(r"[a-z0-9-]+==[0-9.]+", name)] == []


def test_nothing_is_imported_that_the_package_leaves_out() -> None:
    spec = (ROOT / "build.spec").read_text()
    unused = {
        name for words in re.findall(r'UNUSED = """(.*?)"""', spec, re.DOTALL) for name in words.split()
    }
    imported = {
        name
        for top in ("game", "scenes", "maps", "main.py")
        for path in ([ROOT / top] if top.endswith(".py") else (ROOT / top).rglob("*.py"))
        for name in names_imported(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert {"tkinter", "statistics"} <= unused and "pygame" in imported
    assert imported & unused == set()


def names_imported(tree: ast.Module) -> Iterator[str]:
    """The modules that are imported anywhere in a file, but for what only types need."""
    types = [
        part
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for line in node.body
        for part in ast.walk(line)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and node not in types:
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node not in types:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_the_program_says_the_version_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == VERSION


def test_pygame_is_the_community_edition() -> None:
    assert pygame.IS_CE
