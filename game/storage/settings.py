"""The player's settings: one small JSON file that may be damaged, old or edited by hand."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from game.core.fault import Fault
from game.storage.files import set_aside, why, write_whole
from game.storage.places import settings_file

TEXT_SIZES = (100, 125, 150, 175, 200)
SPEEDS = ("slow", "normal", "fast", "faster", "instant")
PRIVACY = ("peek", "curtain", "open")
CONFIRM = ("off", "risky", "always")
LINGER = ("short", "medium", "long", "seen")
NUMBERS = ("story", "table", "lab")


@dataclass(slots=True)
class Settings:
    """What the player may change. Numbers are percent, but for the window's size in pixels."""

    language: str = ""  # of the texts; empty for the system's
    text_size: int = 100
    speed: str = "normal"
    reduced_motion: bool = False
    volume_music: int = 60
    volume_effects: int = 80
    volume_voices: int = 80
    volume_interface: int = 60
    mute: bool = False
    mute_unfocused: bool = True
    captions: bool = False  # what sounds tell, also in words
    fullscreen: bool = False
    privacy: str = "peek"
    confirm: str = "risky"
    linger: str = "medium"  # how long a finished trick lies
    numbers: str = "table"  # how many chances are told: none, on request, all
    window_width: int = 0  # 0 until the player chooses a size
    window_height: int = 0


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the greatest value of a number; beyond them it is the nearer one."""

    least: int
    most: int


PERCENT = Bounds(0, 100)
BOUNDS: dict[str, Bounds] = {
    "text_size": Bounds(TEXT_SIZES[0], TEXT_SIZES[-1]),
    "volume_music": PERCENT,
    "volume_effects": PERCENT,
    "volume_voices": PERCENT,
    "volume_interface": PERCENT,
    "window_width": Bounds(0, 16384),
    "window_height": Bounds(0, 16384),
}
CHOICES: dict[str, tuple[str, ...]] = {
    "speed": SPEEDS,
    "privacy": PRIVACY,
    "confirm": CONFIRM,
    "linger": LINGER,
    "numbers": NUMBERS,
}


def load_settings(complain: Callable[[Fault], None]) -> Settings:
    """The settings as they were saved, the defaults in place of whatever cannot be used.

    A file that is not JSON at all is set aside, and `complain` is told so.
    """
    path = settings_file()
    try:
        rows: object = json.loads(path.read_bytes())
        if not isinstance(rows, dict):
            raise ValueError("not a JSON object")
    except FileNotFoundError:
        return Settings()
    except OSError as error:
        complain(Fault("The settings cannot be read ({reason}); the usual ones are used.", reason=why(error)))
        return Settings()
    except (ValueError, RecursionError):
        complain(_broken(path))
        return Settings()
    return mended(rows)


def save_settings(settings: Settings) -> None:
    """Write the settings. Fault: the disk will not take them."""
    usual = asdict(Settings())
    changed = {name: value for name, value in asdict(settings).items() if value != usual[name]}
    try:
        write_whole(settings_file(), json.dumps(changed, indent=2) + "\n")
    except OSError as error:
        raise Fault("The settings cannot be saved: {reason}.", reason=why(error)) from None


def mended(rows: Mapping[str, object]) -> Settings:
    """Settings out of any rows: unknown ones dropped, numbers brought within bounds, unfit ones as usual."""
    settings = Settings()
    for field in fields(Settings):
        value = rows.get(field.name)
        if type(value) is not type(field.default):
            continue
        if (bounds := BOUNDS.get(field.name)) and isinstance(value, int):
            value = max(bounds.least, min(bounds.most, value))
        if value in CHOICES.get(field.name, (value,)):
            setattr(settings, field.name, value)
    return settings


def _broken(path: Path) -> Fault:
    try:
        kept = set_aside(path).name
    except OSError as error:
        return Fault("The settings are damaged and cannot be set aside: {reason}.", reason=why(error))
    return Fault("The settings were damaged; the usual ones are used, the old file is now {name}.", name=kept)
