"""The player's settings: one small JSON file that may be damaged, old or edited by hand."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields

from game.core.errors import UserError
from game.storage.paths import read_json, reason_of, settings_file, write_whole

TEXT_SIZES = (100, 125, 150, 175, 200)
SPEEDS = ("slow", "normal", "fast", "faster", "instant")
PRIVACY = ("peek", "curtain", "open")
CONFIRM = ("off", "risky", "always")
LINGER = ("short", "medium", "long", "seen")
NUMBERS = ("story", "table", "lab")
DICE = ("none", "first", "every")
CONTRAST = ("usual", "high")


@dataclass(slots=True)
class Settings:
    """What the player may change. Numbers are percent, but for the window's size in pixels."""

    language: str = ""  # of the texts; empty for the system's
    text_size: int = 100
    speed: str = "normal"
    reduced_motion: bool = False
    contrast: str = "usual"
    volume_music: int = 60
    volume_effects: int = 80
    volume_voices: int = 80
    volume_interface: int = 60
    mute: bool = False
    mute_unfocused: bool = True
    captions: bool = False  # what sounds tell, also in words
    voice_captions: bool = False  # whatever the window shows, in sentences at its foot
    voice_speech: bool = False  # the same, spoken by the system
    fullscreen: bool = False
    privacy: str = "peek"
    confirm: str = "risky"
    linger: str = "medium"  # how long a finished trick stays
    table_talk: bool = True  # characters say a word at what happens
    numbers: str = "table"  # how many chances are told: none, on request, all
    dice: str = "first"  # which of their dice people throw themselves, of each game
    window_width: int = 0  # 0 until the player chooses a size
    window_height: int = 0
    keys: dict[str, list[str]] = field(default_factory=dict)  # of each act whose keys are not the usual ones
    pad: dict[str, list[str]] = field(default_factory=dict)  # the same for the buttons of a gamepad
    tables: dict[str, object] = field(default_factory=dict)  # the last one of each game, the newest last


PERCENT = (0, 100)
BOUNDS: dict[str, tuple[int, int]] = {
    "text_size": (TEXT_SIZES[0], TEXT_SIZES[-1]),
    "volume_music": PERCENT,
    "volume_effects": PERCENT,
    "volume_voices": PERCENT,
    "volume_interface": PERCENT,
    "window_width": (0, 16384),
    "window_height": (0, 16384),
}
"""The least and the greatest value of each number; beyond them it becomes the nearer one."""
CHOICES: dict[str, tuple[str, ...]] = {
    "speed": SPEEDS,
    "privacy": PRIVACY,
    "confirm": CONFIRM,
    "linger": LINGER,
    "numbers": NUMBERS,
    "dice": DICE,
    "contrast": CONTRAST,
}
KEYMAPS = ("keys", "pad")


def load_settings(complain: Callable[[UserError], None]) -> Settings:
    """Return the settings as they were saved, the defaults in place of whatever cannot be used.

    A file that is not JSON at all is set aside, of which `complain` hears, as of unfit keys.
    """
    unread = UserError("The settings cannot be read ({reason}); the usual ones are used.")
    broken = UserError("The settings were damaged; the usual ones are used, the old file is now {name}.")
    stuck = UserError("The settings are damaged and cannot be set aside: {reason}.")
    rows = read_json(settings_file(), dict, complain, unread, broken, stuck) or {}
    settings = mended(rows)
    if any(rows.get(name, {}) != getattr(settings, name) for name in KEYMAPS):
        complain(damaged_keys())
    return settings


def save_settings(settings: Settings) -> None:
    """Write the settings. Raises UserError: the disk will not take them."""
    usual = asdict(Settings())
    changed = {name: value for name, value in asdict(settings).items() if value != usual[name]}
    try:
        write_whole(settings_file(), json.dumps(changed, indent=2) + "\n")
    except OSError as error:
        raise UserError("The settings cannot be saved: {reason}.", reason=reason_of(error)) from None


def mended(rows: Mapping[str, object]) -> Settings:
    """Return settings from any rows: numbers are brought within bounds, what is unfit gets its default."""
    settings = Settings()
    for name in (row.name for row in fields(Settings)):
        value = rows.get(name)
        if type(value) is not type(getattr(settings, name)):
            continue
        if (bounds := BOUNDS.get(name)) and isinstance(value, int):
            value = max(bounds[0], min(bounds[1], value))
        if value in CHOICES.get(name, (value,)) and not (name in KEYMAPS and _is_unfit(value)):
            setattr(settings, name, value)
    return settings


def damaged_keys() -> UserError:
    """Return what is said of keys that cannot be as the settings want them."""
    return UserError("The keys in the settings cannot be used; the usual ones are.")


def _is_unfit(rows: object) -> bool:
    """Return whether these are no lists of names by the names of acts."""
    return not isinstance(rows, dict) or any(
        not isinstance(names, list) or not all(isinstance(name, str) for name in names)
        for names in rows.values()
    )
