"""Settings of a computer and of its people, as JSON that may be damaged, old or edited by hand."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import asdict, dataclass, field, fields
from typing import TypeVar

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
PAPER = ("bright", "dark")
MAGNIFIER = ("off", "double", "triple")
LETTERS = ("usual", "hyperlegible", "plain")
LINE_SPACING = {"usual": 1.0, "wide": 1.25, "widest": 1.5}
"""How many times farther apart than usual lines lie."""
SWITCH = ("off", "key", "mouse")
DETAIL = ("brief", "usual", "full")
CAPTION_SIZES, CAPTION_GROUNDS = ("usual", "large", "largest"), ("wood", "black", "paper")


@dataclass(slots=True, repr=False)
class OwnSettings:
    """What belongs to a person: how they read, hear, play and press.

    A new setting that two people at one computer may want differently goes here, one of the computer into
    `Settings`; its bounds or choices stand below. `FOLLOWING` names those that change with the turn.
    """

    language: str = ""  # of the texts; empty for the system's
    text_size: int = 100  # in percent
    letters: str = "usual"  # in which they read; headings and numbers keep theirs
    line_spacing: str = "usual"
    speed: str = "normal"
    reduced_motion: bool = False
    contrast: str = "usual"
    paper: str = "bright"  # that of pages, notes and buttons; dark has light letters
    captions: bool = False  # what sounds tell, also in words
    caption_size: str = "usual"
    caption_ground: str = "wood"
    mono: bool = False  # both ears hear the same
    pointer_size: int = 100  # in percent
    magnifier: str = "off"  # how many times larger things are under the pointer
    voice_captions: bool = False  # whatever the window shows, in sentences at its foot
    voice_speech: bool = False  # the same, spoken by the system
    voice_name: str = ""  # of the system's voices; empty for its usual one
    voice_rate: int = 100  # this, pitch and volume are percent of the usual ones
    voice_pitch: int = 100
    voice_volume: int = 100
    voice_detail: str = "usual"
    voice_sounds: bool = False  # sounds in the place of words that come again and again
    privacy: str = "peek"
    confirm: str = "risky"
    linger: str = "medium"  # how long a finished trick stays
    table_talk: bool = True  # characters say a word at what happens
    numbers: str = "table"  # how many chances are told: none, on request, all
    dice: str = "first"  # which of their dice people throw themselves, of each game
    switch: str = (
        "off"  # what plays alone: the key that chooses, a button of the mouse, too, or none of these
    )
    switch_pace: int = 1500  # milliseconds for which each thing is offered to a switch
    keys: dict[str, list[str]] = field(default_factory=dict)  # of each act whose keys are not the usual ones
    rumble: bool = True  # a pad shakes when it is the turn of whoever has it
    pad: dict[str, list[str]] = field(default_factory=dict)  # the same for the buttons of a gamepad


@dataclass(slots=True, repr=False)
class Settings(OwnSettings):
    """All that is in force at this screen: what belongs to the computer, and what its people want now.

    In the file of the settings it is a guest who wants that; people who have a name here have a file of their
    own. Volumes are percent, the size of the window is in pixels.
    """

    person: str = ""  # the id of whoever sits at the screen; empty for a guest
    volume_music: int = 60
    volume_effects: int = 80
    volume_voices: int = 80
    volume_interface: int = 60
    mute: bool = False
    mute_unfocused: bool = True
    fullscreen: bool = False
    window_width: int = 0  # 0 until the player chooses a size
    window_height: int = 0
    tables: dict[str, object] = field(default_factory=dict)  # the last one of each game, the newest last


AnySettings = TypeVar("AnySettings", bound=OwnSettings)
OWN = tuple(row.name for row in fields(OwnSettings))
"""The names of what belongs to a person."""
SHARED = frozenset({"reduced_motion", "contrast", "paper", "captions", "voice_captions"})
"""Those that hold for a whole table as soon as one person there needs them: all see what moves, and captions
would move the board if they came and went."""
FOLLOWING = frozenset(OWN) - SHARED - {"language", "privacy", "mono", "caption_size", "caption_ground"}
"""Those that change with the turn: they move nothing on the board, and concern whoever is asked."""
PERCENT = (0, 100)
BOUNDS: dict[str, tuple[int, int]] = {
    "text_size": (TEXT_SIZES[0], TEXT_SIZES[-1]),
    "volume_music": PERCENT,
    "volume_effects": PERCENT,
    "volume_voices": PERCENT,
    "volume_interface": PERCENT,
    "switch_pace": (300, 6000),
    "pointer_size": (100, 300),
    "voice_rate": (50, 300),
    "voice_pitch": (50, 150),
    "voice_volume": (10, 100),
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
    "paper": PAPER,
    "magnifier": MAGNIFIER,
    "letters": LETTERS,
    "line_spacing": tuple(LINE_SPACING),
    "switch": SWITCH,
    "voice_detail": DETAIL,
    "caption_size": CAPTION_SIZES,
    "caption_ground": CAPTION_GROUNDS,
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
    settings = mended(rows, Settings())
    if any(rows.get(name, {}) != getattr(settings, name) for name in KEYMAPS):
        complain(damaged_keys())
    return settings


def save_settings(settings: Settings) -> None:
    """Write the settings. Raises UserError: the disk will not take them."""
    try:
        write_whole(settings_file(), json.dumps(changes_of(settings), indent=2) + "\n")
    except OSError as error:
        raise UserError("The settings cannot be saved: {reason}.", reason=reason_of(error)) from None


def changes_of(settings: AnySettings) -> dict[str, object]:
    """Return what is not as usual in settings, by its name."""
    usual = asdict(type(settings)())
    return {name: value for name, value in asdict(settings).items() if value != usual[name]}


def own_of(settings: OwnSettings) -> OwnSettings:
    """Return a copy of what belongs to a person in settings."""
    return OwnSettings(**{name: deepcopy(getattr(settings, name)) for name in OWN})


def mended(rows: Mapping[str, object], settings: AnySettings) -> AnySettings:
    """Fill usual settings from any rows, and return them.

    Numbers are brought within bounds; what is unfit stays as usual.
    """
    for name in (row.name for row in fields(settings)):
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
