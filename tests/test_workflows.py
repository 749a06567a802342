"""The workflows: their form, what they pin, and that each system's files are released by themselves."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
GONE = ("ubuntu-20.04", "ubuntu-22.04", "windows-2019", "macos-13", "macos-14")
"""Systems that are run no longer, or soon will not be."""


def release() -> str:
    return (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")


@pytest.mark.skipif(find_spec("check_jsonschema") is None, reason="check-jsonschema is not installed")
def test_the_workflows_have_the_form_that_is_asked_for() -> None:
    words = ["--builtin-schema", "vendor.github-workflows", *map(str, WORKFLOWS)]
    done = subprocess.run([sys.executable, "-m", "check_jsonschema", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_named_by_its_commit_and_runs_on_a_system_that_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    used = re.findall(r"uses: (.+)", text)
    assert used
    assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", name) for name in used), used
    assert not [system for system in GONE if system in text]


def test_the_files_of_one_system_are_released_even_if_another_cannot_be_built() -> None:
    assert "fail-fast: false" in release()
    assert "!cancelled() && github.ref_type == 'tag'" in release()


def test_the_checksums_of_which_the_readme_speaks_are_released() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "sha256sum --check FILE.sha256" in readme
    assert "dist/*.sha256" in release()
    assert not re.search(r"rm .*sha256", release())


def test_a_release_that_was_drafted_before_is_filled_again() -> None:
    assert "gh release view" in release() and "gh release upload" in release() and "--clobber" in release()


INSTALLS = r"(?:pip install|pipx run)\b[^&;`\n]*?\buv\b(?:==)?([0-9.]*)"
"""What fetches the installer, and the version that it asks for."""


def test_what_installs_the_installer_names_its_version() -> None:
    told = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", ".ci/run")]
    texts = [path.read_text(encoding="utf-8") for path in (*WORKFLOWS, *told)]
    installs = [found for text in texts for found in re.findall(INSTALLS, text)]
    assert len(installs) > len(texts)
    assert len({*installs}) == 1 and installs[0], installs
