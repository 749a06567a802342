"""What is built on a system that the tests do not run on, read out of the recipe itself."""

from __future__ import annotations

import ast
import sys
import types
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import scenes.reader.adapter

SPEC = Path(__file__).parents[2] / "build.spec"
SYSTEMS = ("linux", "darwin", "win32")


@dataclass
class Build:
    """What the recipe does: its programs, each with whether it has a console, and what goes with them."""

    programs: list[tuple[str, bool]] = field(default_factory=list)
    collected: list[object] = field(default_factory=list)
    datas: list[tuple[str, str]] = field(default_factory=list)
    excluded: list[str] = field(default_factory=list)


def built(system: str, monkeypatch: pytest.MonkeyPatch) -> Build:
    """What is built on that system."""
    pytest.importorskip("PyInstaller.utils.hooks")  # imported on the system that we are really on
    build = Build()

    def program(*parts: object, name: str, console: bool, **facts: object) -> str:
        build.programs.append((name, console))
        return name

    def analysis(*scripts: object, datas: Any, excludes: Any, **facts: object) -> types.SimpleNamespace:
        build.datas, build.excluded = datas, excludes
        return types.SimpleNamespace(binaries=[], datas=[], pure=[], scripts=[])

    windows: Any = types.ModuleType("versioninfo")
    for kind in ("StringTable", "StringStruct", "StringFileInfo", "VarFileInfo", "VarStruct"):
        setattr(windows, kind, lambda *parts: parts)
    windows.FixedFileInfo = windows.VSVersionInfo = dict
    package: Any = types.ModuleType("PyInstaller.utils.win32")
    package.versioninfo = windows
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.win32", package)
    monkeypatch.setattr(sys, "platform", system)
    names = {
        "SPECPATH": str(SPEC.parent),
        "Analysis": analysis,
        "PYZ": lambda pure: "modules",
        "EXE": program,
        "COLLECT": lambda *parts, **facts: build.collected.extend(parts),
        "BUNDLE": lambda *parts, **facts: None,
    }
    exec(compile(SPEC.read_text(), str(SPEC), "exec"), names)
    return build


def test_on_windows_commands_have_a_program_that_prints(monkeypatch: pytest.MonkeyPatch) -> None:
    build = built("win32", monkeypatch)
    assert build.programs == [("sobremesa", False), ("sobremesa-console", True)]
    assert build.collected[:2] == ["sobremesa", "sobremesa-console"]


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_elsewhere_one_program_does_both(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert built(system, monkeypatch).programs == [("sobremesa", False)]


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_library_for_readers_is_packed_with_its_licence(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = ast.parse(Path(scenes.reader.adapter.__file__).read_text(encoding="utf-8"))
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.Import))
    assert "accesskit" in [name.name for node in imports for name in node.names]  # it is packed for that
    build = built(system, monkeypatch)
    assert not [name for name in build.excluded if name.startswith("accesskit")]
    assert "licences/accesskit" in [place for _, place in build.datas]
