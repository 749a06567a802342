"""Settings survive being damaged, old, edited by hand, or nowhere to be written."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.errors import UserError
from game.storage.paths import settings_file
from game.storage.settings import BOUNDS, CHOICES, Settings, load_settings, mended, save_settings
from tests.damage import ODD_VALUES, VARIANTS, damaged

SAVED = b'{"language":"es","text_size":150,"speed":"fast","mute":true,"volume_music":10,"privacy":"curtain"}'


def mended_all(rows: dict[str, object]) -> Settings:
    """Settings from those rows."""
    return mended(rows, Settings())


def never(fault: UserError) -> None:
    raise AssertionError(fault)


def test_without_a_file_everything_is_as_usual() -> None:
    assert load_settings(never) == Settings()


def test_what_is_saved_is_loaded_again() -> None:
    wanted = Settings(
        language="es", text_size=140, speed="instant", mute=True, captions=True, volume_voices=0
    )
    save_settings(wanted)
    assert load_settings(never) == wanted


def test_numbers_beyond_their_bounds_are_brought_within() -> None:
    found = mended_all({"text_size": 500, "volume_music": -3, "window_width": 10**9})
    assert (found.text_size, found.volume_music, found.window_width) == (200, 0, 16384)


def test_what_does_not_fit_is_as_usual_and_the_rest_is_kept() -> None:
    found = mended_all(
        {"speed": "ludicrous", "mute": "yes", "volume_music": True, "privacy": "open", "colour": "red"}
    )
    assert found == Settings(privacy="open")


@pytest.mark.parametrize("broken", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'"text"', b"null"])
def test_a_broken_file_is_set_aside_with_one_sentence(broken: bytes) -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_bytes(broken)
    said: list[UserError] = []
    assert load_settings(said.append) == Settings()
    aside = [path for path in settings_file().parent.iterdir() if ".broken-" in path.name]
    assert [path.read_bytes() for path in aside] == [broken]
    assert [str(fault) for fault in said] == [
        f"The settings were damaged; the usual ones are used, the old file is now {aside[0].name}."
    ]
    assert load_settings(never) == Settings()


def test_a_place_that_cannot_be_written_to_is_said_in_one_sentence(home: Path) -> None:
    home.write_text("a file where the folder should be")
    with pytest.raises(UserError, match=r"^The settings cannot be saved: .+\.$"):
        save_settings(Settings())


def test_a_folder_in_place_of_the_file_is_said_in_one_sentence() -> None:
    settings_file().mkdir(parents=True)
    said: list[UserError] = []
    assert load_settings(said.append) == Settings()
    assert len(said) == 1


def any_damage_leaves_usable_settings(text: bytes) -> None:
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_bytes(text)
    said: list[UserError] = []
    found = load_settings(said.append)
    assert len(said) <= 1
    assert all("\n" not in str(fault) for fault in said)
    assert all(least <= getattr(found, name) <= most for name, (least, most) in BOUNDS.items())
    assert all(getattr(found, name) in choices for name, choices in CHOICES.items())
    save_settings(found)
    assert load_settings(never) == found


@given(damaged(SAVED))
@settings(max_examples=VARIANTS)
def test_a_damaged_file_leaves_usable_settings(text: bytes) -> None:
    any_damage_leaves_usable_settings(text)


@given(st.dictionaries(st.sampled_from([*asdict(Settings())]), st.sampled_from(ODD_VALUES)))
def test_odd_values_leave_usable_settings(rows: dict[str, object]) -> None:
    found = mended_all(rows)
    assert all(least <= getattr(found, name) <= most for name, (least, most) in BOUNDS.items())
