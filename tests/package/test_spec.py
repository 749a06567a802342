"""What is built on a system that the tests do not run on, read out of the recipe itself."""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Any

import pytest

SPEC = Path(__file__).parents[2] / "build.spec"


def built(system: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[tuple[str, bool]], list[object]]:
    """The programs that are built on that system, whether each has a console, and what is collected."""
    pytest.importorskip("PyInstaller")
    programs: list[tuple[str, bool]] = []
    collected: list[object] = []

    def program(*parts: object, name: str, console: bool, **facts: object) -> str:
        programs.append((name, console))
        return name

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
        "Analysis": lambda *parts, **facts: types.SimpleNamespace(binaries=[], datas=[], pure=[], scripts=[]),
        "PYZ": lambda pure: "modules",
        "EXE": program,
        "COLLECT": lambda *parts, **facts: collected.extend(parts),
        "BUNDLE": lambda *parts, **facts: None,
    }
    exec(compile(SPEC.read_text(), str(SPEC), "exec"), names)
    return programs, collected


def test_on_windows_commands_have_a_program_that_prints(monkeypatch: pytest.MonkeyPatch) -> None:
    programs, collected = built("win32", monkeypatch)
    assert programs == [("sobremesa", False), ("sobremesa-console", True)]
    assert collected[:2] == ["sobremesa", "sobremesa-console"]


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_elsewhere_one_program_does_both(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert built(system, monkeypatch)[0] == [("sobremesa", False)]
