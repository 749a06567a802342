"""Presets: rows that can be set, and that tell all that they set."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from game.core.errors import UserError
from game.storage.presets import KEPT, Preset, assign, presets, read_presets
from game.storage.settings import Settings

ROW = '[[preset]]\nid = "loud"\nname = "Loud"\ntext = "Louder."\nput = { volume_music = 90 }\n'
TOLD = {
    "text_size": "Text size 200 %", "contrast": "high contrast", "reduced_motion": "reduced motion",
    "linger": "a finished trick stays until you go on", "speed": "Slow", "confirm": "asked before every act",
    "volume_music": "Music at 40 %", "volume_effects": "effects", "volume_voices": "voices silent",
    "captions": "captions", "voice_captions": "Captions for all that is said", "voice_speech": "speech",
    "switch": "offered by itself", "switch_pace": "for two seconds",
}  # fmt: skip
"""How a sentence tells of each setting."""

each_preset = pytest.mark.parametrize("preset", presets(), ids=lambda preset: preset.id)


def test_there_are_presets_for_eyes_for_either_hand_for_ears_for_calm_and_for_the_start() -> None:
    assert {"low_vision", "left_hand", "right_hand", "read_aloud", "calm", "as_shipped"} <= {
        row.id for row in presets()
    }


@each_preset
def test_a_sentence_tells_all_that_a_preset_changes(preset: Preset) -> None:
    assert [name for name in preset.put if TOLD[name] not in preset.text] == []


@each_preset
def test_a_preset_changes_what_it_names_and_nothing_else(preset: Preset) -> None:
    before = Settings(language="es", volume_interface=13, pad={"hint": ["x"]})
    kept = asdict(before)
    after = asdict(preset.of(before))
    assert asdict(before) == kept
    changed = {name for name, value in after.items() if value != kept[name]}
    if preset.anew:
        assert after == asdict(Settings()) | {name: kept[name] for name in KEPT}
    else:
        assert changed == {*preset.put, *(["keys"] if preset.keys else [])}


@each_preset
def test_there_is_a_way_back_to_the_very_settings_of_before(preset: Preset) -> None:
    settings = Settings(text_size=125, keys={"hint": ["k"]})
    before = asdict(settings)
    kept, now = Settings(**before), preset.of(settings)
    assign(settings, now)
    now.keys["hint"] = ["j"]
    assert settings == preset.of(Settings(**before))
    assign(settings, kept)
    assert asdict(settings) == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (ROW.replace("90", "900"), "preset 'loud': volume_music cannot be 900"),
        (ROW.replace("volume_music", "volume"), "preset 'loud': volume cannot be 90"),
        (ROW.replace("90", "true"), "preset 'loud': volume_music cannot be True"),
        (ROW.replace("text", "words"), r"\$.preset\[0\]"),
        ("[[preset", "rows.toml"),
    ],
)
def test_a_wrong_row_is_refused_with_its_file_and_place(text: str, said: str) -> None:
    with pytest.raises(UserError, match=said) as caught:
        read_presets(text, "rows.toml")
    assert str(caught.value).startswith("rows.toml: ")
