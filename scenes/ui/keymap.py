"""Keymaps: which keys and which buttons of a gamepad mean what, as usual or as the player likes it.

Some controls are firm: Escape leads back, Enter on the keypad chooses and the digits take cards, whatever the
player does, so that nobody is ever locked in. The sticks of a gamepad always walk.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import Generic, TypeVar

import pygame

from game.core.errors import UserError
from game.storage.settings import Settings, damaged_keys
from scenes.ui.input import KEYS, PAD, Act

C = TypeVar("C", int, str)

ACTS = tuple(act for act in Act if act is not Act.SLOT)
"""Whatever a player may give other keys and buttons to."""
KEYS_EACH, BUTTONS_EACH = 2, 1
FIRM_KEYS = {pygame.K_ESCAPE: Act.BACK, **{key: act for key, act in KEYS.items() if act is Act.SLOT}}
FIRM_KEYS[pygame.K_KP_ENTER] = Act.OK
MODIFIERS = frozenset({
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
    pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR,
})  # fmt: skip
"""Keys that change what others mean."""
NEEDED_KEYS = frozenset({Act.UP, Act.DOWN, Act.LEFT, Act.RIGHT, Act.OK})
NEEDED_BUTTONS = frozenset({Act.OK, Act.BACK})
"""Acts that must not be left without a control: without them no way leads to the settings."""


class Refusal(Enum):
    """Why a control cannot be given to an act, or taken from it."""

    FIRM = auto()
    """The control, or the one that it would replace, always means the same."""
    UNFIT = auto()
    """It is no key of its own: it changes what other keys mean, or has no name."""
    NEEDED = auto()
    """It is all that an act has that nobody can do without."""


class Keymap(Generic[C]):
    """The controls of every act, `room` at most for each, and never one for two acts.

    `firm` controls keep their act, `needed` acts keep a control, and `fit` tells what may be used at all.
    """

    def __init__(
        self,
        usual: Mapping[C, Act],
        room: int,
        firm: Mapping[C, Act],
        needed: frozenset[Act],
        fit: Callable[[C], bool],
    ) -> None:
        self.room = room
        self._needed = needed
        self._firm: Mapping[C, Act] = firm
        self._fit: Callable[[C], bool] = fit
        self._usual: dict[Act, list[C]] = {
            act: [control for control, its in usual.items() if its is act][:room] for act in ACTS
        }
        self._of: dict[Act, list[C]] = {}
        self._acts: dict[C, Act] = {}
        self.reset()

    def act(self, control: C) -> Act | None:
        """What a control means."""
        return self._acts.get(control)

    def of(self, act: Act) -> Sequence[C]:
        """The controls of an act, the first one first."""
        return self._of.get(act, ())

    def is_firm(self, control: C) -> bool:
        """It always means what it does."""
        return control in self._firm

    def reset(self) -> None:
        """Let everything be as usual."""
        self._put({act: list(controls) for act, controls in self._usual.items()})

    def bind(self, act: Act, place: int, control: C) -> Act | Refusal | None:
        """Put a control in that place of an act. The act that had it gets what stood there, and is returned.

        Nothing changes where the act has the control already.
        """
        mine = self._of[act]
        before = mine[place] if place < len(mine) else None
        other = self._acts.get(control)
        if other is act:
            return None
        if control in self._firm or before in self._firm:
            return Refusal.FIRM
        if not self._fit(control):
            return Refusal.UNFIT
        if other is not None:
            theirs = self._of[other]
            if before is None and other in self._needed and len(theirs) == 1:
                return Refusal.NEEDED
            spot = theirs.index(control)
            theirs[spot : spot + 1] = [] if before is None else [before]
        mine[place : place + 1] = [control]
        self._put(self._of)
        return other

    def clear(self, act: Act, place: int) -> Refusal | None:
        """Take a control from an act; from then on it means nothing."""
        mine = self._of[act]
        if place >= len(mine):
            return None
        if mine[place] in self._firm:
            return Refusal.FIRM
        if act in self._needed and len(mine) == 1:
            return Refusal.NEEDED
        del mine[place]
        self._put(self._of)
        return None

    def changes(self) -> dict[Act, list[C]]:
        """The acts whose controls are not the usual ones, with those they have."""
        return {act: list(mine) for act, mine in self._of.items() if mine != self._usual[act]}

    def take(self, changes: Mapping[Act, Sequence[C]]) -> bool:
        """Let these acts have these controls, and all others the usual ones; False, and no change, if unfit.

        An act that is as usual, but whose controls now belong to another, goes without them.
        """
        given = [control for controls in changes.values() for control in controls]
        of = {
            act: list(changes.get(act, [control for control in usual if control not in given]))
            for act, usual in self._usual.items()
        }
        fair = len(set(given)) == len(given) and all(
            len(of[act]) <= self.room and (of[act] or act not in self._needed) for act in of
        )
        kept = all(
            self._firm.get(control, act) is act and (control in self._firm or self._fit(control))
            for act, controls in changes.items()
            for control in controls
        )
        firm = all(self._usual[act][:1] == of[act][:1] for act in of if self._starts_firm(act))
        if not (fair and kept and firm):
            return False
        self._put(of)
        return True

    def _starts_firm(self, act: Act) -> bool:
        return any(control in self._firm for control in self._usual[act])

    def _put(self, of: dict[Act, list[C]]) -> None:
        self._of = of
        self._acts = {**{control: act for act, mine in of.items() for control in mine}, **self._firm}


def key_name(key: int) -> str:
    """The name of a key, by which it is kept; empty if it has none that leads back to it."""
    name = pygame.key.name(key)
    try:
        return name if name and pygame.key.key_code(name) == key else ""
    except ValueError:
        return ""


class Bindings:
    """The keys and the buttons of the player."""

    def __init__(self) -> None:
        self.keys: Keymap[int] = Keymap(
            KEYS, KEYS_EACH, FIRM_KEYS, NEEDED_KEYS, lambda key: key not in MODIFIERS and bool(key_name(key))
        )
        self.pad: Keymap[str] = Keymap(PAD, BUTTONS_EACH, {}, NEEDED_BUTTONS, PAD.__contains__)

    def key_act(self, key: int, modifiers: int = 0) -> Act | None:
        """The act of a key: Shift goes back instead of on, Ctrl Z takes back, Alt Enter fills the screen."""
        if modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return Act.UNDO if key == pygame.K_z else None
        if key == pygame.K_RETURN and modifiers & pygame.KMOD_ALT:
            return Act.FULLSCREEN
        act = self.keys.act(key)
        return Act.PREVIOUS if act is Act.NEXT and modifiers & pygame.KMOD_SHIFT else act

    def load(self, settings: Settings, complain: Callable[[UserError], object]) -> None:
        """Take over what the settings hold. What cannot be so is as usual, and `complain` is told once."""
        try:
            rows = _by_act(settings.keys)
            keys = {act: [pygame.key.key_code(name) for name in names] for act, names in rows.items()}
            pad = _by_act(settings.pad)
        except (KeyError, ValueError):
            fits = False
        else:
            fits = self.keys.take(keys) and self.pad.take(pad)
        if not fits:
            self.reset()
            self.store(settings)
            complain(damaged_keys())

    def store(self, settings: Settings) -> None:
        """Note in the settings what is not as usual."""
        settings.keys = {
            act.name.lower(): [key_name(key) for key in keys] for act, keys in self.keys.changes().items()
        }
        settings.pad = {act.name.lower(): names for act, names in self.pad.changes().items()}

    def reset(self) -> None:
        """Let all keys and buttons be the usual ones."""
        self.keys.reset()
        self.pad.reset()


def _by_act(rows: Mapping[str, list[str]]) -> dict[Act, list[str]]:
    """Rows by their acts. KeyError: there is no such act, or nobody may change it."""
    acts = {act.name.lower(): act for act in ACTS}
    return {acts[name]: controls for name, controls in rows.items()}
