"""Looks: every scene as the tests of accessibility see it, by a canvas that notes what cannot be read."""

from __future__ import annotations

import gettext
import re
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import pygame

from game import translation
from game.storage.settings import Settings
from scenes.menus.about import AboutScene
from scenes.menus.match_history import MatchHistoryScene
from scenes.menus.settings import PresetsScene
from scenes.screenshots.arrange import Shot
from scenes.screenshots.catalogue import SHOTS
from scenes.skins.bulls.drawing import card_faces
from scenes.skins.bulls.drawing.card_faces import DiscardsScene
from scenes.table.buttons import Knob
from scenes.table.play import PlayScene
from scenes.ui import theme
from scenes.ui.art import Art
from scenes.ui.canvas import Area, Canvas
from scenes.ui.controls import Control
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.page import Page
from scenes.ui.scene import Scene
from scenes.ui.text import Lettering
from scenes.ui.theme import BETWEEN, BLACK, Colour, is_dark_ground, lightened, luminance, ratio, sharpened
from scenes.ui.typefaces import STYLES
from scenes.ui.widgets import Button
from scenes.window.app import App

SMALL, LARGE, SHARP = 4.5, 3.0, 7.0
"""The contrast that words need, that large ones need and all that may look as if off, and the high one."""
LARGE_FROM, BOLD_FROM = 24.0, 18.66
"""Words of this many pixels are large, and bold ones of this many."""
SOLID = 200
"""What is filled with this opacity hides what was written there."""
MORE = 0.4
"""How much longer texts of another language may be."""

_KEPT = re.compile(r"(\{[^}]*\}|\[[^\]]*\]|\*\*)")
"""Marks and `{named}` places, which are the same in every language."""


# --- a longer language ---


@cache
def longer(text: str) -> str:
    """The text with two of five letters doubled."""
    told, owed = [], 0.99
    for place, part in enumerate(_KEPT.split(text)):
        for letter in part if place % 2 == 0 else ():
            owed += MORE
            twice = owed >= 1 and letter.isalpha()
            owed -= twice
            told.append(letter * (1 + twice))
        told.append(part if place % 2 else "")
    return "".join(told)


class Longer(gettext.NullTranslations):
    """A language that takes two fifths more letters for everything."""

    def gettext(self, message: str) -> str:
        return longer(message)

    def ngettext(self, one: str, many: str, n: int) -> str:
        return longer(one if n == 1 else many)


@contextmanager
def said_longer() -> Iterator[None]:
    """Meanwhile every text is longer."""
    before, translation._catalogue = translation._catalogue, Longer()
    try:
        yield
    finally:
        translation._catalogue = before


# --- a canvas that looks ---


SLICE = 0.34
"""The share of their height from which on letters that a part of a board cuts off say how they stand out."""


class Written(NamedTuple):
    """Words, and where they can be seen."""

    text: str
    area: pygame.FRect


class Probe(Canvas):
    """Compares all words with what they are written on, and with each other.

    `faint` are those that do not stand out, `crossed` those that are written over others.
    """

    def __init__(self, art: Art) -> None:
        super().__init__(pygame.Surface((theme.WIDTH, theme.HEIGHT)), art, Lettering(art))
        self.weighs = False
        self._below: tuple[pygame.Surface, tuple[float, float]] | None = None
        self.begin()

    def begin(self) -> None:
        """Nothing has been seen yet."""
        self.spills = []
        self.faint: list[str] = []
        self.crossed: list[str] = []
        self._written: list[Written] = []

    def aim(self, surface: pygame.Surface) -> None:
        """What is written on another surface lies elsewhere, if it is shown at all."""
        super().aim(surface)
        self._written = []

    def text(self, text: str, x: float, y: float, style: str, colour: Colour, **how: Any) -> pygame.FRect:
        ground = self.surface.copy() if self.weighs else self.surface
        area = super().text(text, x, y, style, colour, **how)
        rect = self.to_pixels(area).clip(ground.get_rect()).clip(ground.get_clip())
        if rect.w and rect.h and text and how.get("alpha", 255) == 255:
            self._compare(text, self._design(rect))
            if self.weighs and rect.h > SLICE * self.to_pixels(area).h:
                self._weigh(text, style, colour, how.get("shade"), self._ground(ground, rect))
        return area

    def layer(
        self, name: str, key: Hashable, area: Area, paint: Callable[[], object], *, opaque: bool = False
    ) -> None:
        before, self._below = self._below, (self.surface, self.origin)
        super().layer(name, key, area, paint, opaque=opaque)
        self._below = before

    def nine(self, name: str, area: Area, **how: Any) -> None:
        super().nine(name, area, **how)
        self._hide(pygame.FRect(area))

    def fill(self, area: Area, colour: Colour, alpha: int = 255, radius: float = 0) -> None:
        super().fill(area, colour, alpha, radius)
        if alpha >= SOLID:
            self._hide(pygame.FRect(area))

    def picture(self, name: str, x: float, y: float, width: float, **how: Any) -> pygame.FRect:
        area = super().picture(name, x, y, width, **how)
        self._hide(area)
        return area

    def _design(self, rect: pygame.Rect) -> pygame.FRect:
        """The place of letters: above and below them a line has air."""
        area = pygame.FRect(*self.to_design(rect.topleft), rect.w / self.k, rect.h / self.k)
        return area.inflate(-2, -min(0.5 * area.h, 10 * self.lettering.factor))

    def _hide(self, area: pygame.FRect) -> None:
        self._written = [written for written in self._written if not area.colliderect(written.area)]

    def _compare(self, text: str, area: pygame.FRect) -> None:
        for other in self._written:
            if other.area.colliderect(area):
                self.crossed.append(f"{text[:40]!r} over {other.text[:40]!r} at {tuple(map(round, area))}")
        self._written.append(Written(text, area))

    def _ground(self, surface: pygame.Surface, rect: pygame.Rect) -> pygame.Surface:
        """What words are written on: that part of a surface, over what lies below it if it is a layer."""
        part = surface.subsurface(rect)
        if self._below is None:
            return part
        window, origin = self._below
        left, top = (round(there - here) for there, here in zip(origin, self.origin, strict=True))
        whole = pygame.Surface(rect.size)
        whole.blit(window, (0, 0), rect.move(left, top))
        whole.blit(part, (0, 0))
        return whole

    def _weigh(
        self, text: str, style: str, colour: Colour, shade: Colour | None, under: pygame.Surface
    ) -> None:
        if shade is not None:
            paper = BLACK if self.sharp else shade
        else:
            has_gaps = bool(under.get_masks()[3])  # where nothing is painted yet
            paper = pygame.transform.average_color(under, consider_alpha=has_gaps)[:3]
        face, size = STYLES[style].face, STYLES[style].size * self.lettering.factor
        large = size >= (BOLD_FROM if face.endswith(("Bold", "Black")) else LARGE_FROM)
        asked = SHARP if self.sharp else LARGE if large or colour == theme.DISABLED else SMALL
        ink = sharpened(colour) if self.sharp else colour
        if self.dark and shade is None and luminance(colour) < BETWEEN and is_dark_ground(paper):
            ink = lightened(ink)
        found = ratio(ink, paper)
        if found < asked:
            self.faint.append(f"{text[:40]!r} in {style}: {found:.1f}")


# --- scenes ---


class Look(NamedTuple):
    """What is to be seen of a scene.

    Its widgets, and whether it is a table; words too faint as usual, with high contrast and on dark paper;
    what leaves its place or lies over something else when a longer language is spoken, with usual and with
    the largest text.
    """

    page: Page
    table: bool
    faint: list[str]
    faint_sharp: list[str]
    faint_dark: list[str]
    cramped: list[str]


def _dialog(app: App, seed: int) -> Scene:
    answers = [Answer(translation.tr("Leave")), Answer(translation.tr("Stay"), "primary")]
    return Dialog(translation.tr("Leave the table?"), translation.tr("The game is saved."), answers)


def _achievements(app: App, seed: int) -> Scene:
    annals = MatchHistoryScene(app.services)
    annals.achievements_open = True
    return annals


def _discards(app: App, seed: int) -> Scene:
    card_faces.register(app.services.canvas.art)  # as the table does that it lies over
    return DiscardsScene(app.services, range(20))


MORE_SCENES: dict[str, Shot] = {
    "annals": lambda app, seed: MatchHistoryScene(app.services),
    "feats": _achievements,
    "presets": lambda app, seed: PresetsScene(app.services),
    "about": lambda app, seed: AboutScene(app.services),
    "discards": _discards,
    "dialog": _dialog,
}

ALIKE = {
    *("play-2", "play-6", "play-2-last", "play-why", "play-peek"),
    *("toruro-5", "toruro-peek", "toruro-hint", "toruro-audit"),
    *("alatriste-challenge", "alatriste-results", "alatriste-review", "alatriste-why", "alatriste-hint"),
    *("alatriste-peek", "alatriste-box", "alatriste-contest", "alatriste-faith", "alatriste-bullfight"),
    "alatriste-ducats",
    *("results", "results-review", "daily-table", "puzzle-table", "moments-again", "paste"),
}
"""Shots in which nothing is laid out that others do not have, too, and which take long to reach."""
SCENES = [
    *(name for name in SHOTS if not name.startswith("lesson-") and name not in ALIKE),
    *("lesson-bulls-cards-1", "lesson-toruro-swap-1", "lesson-alatriste-walk-1"),
    *MORE_SCENES,
]


def look(art: Art, name: str) -> Look:
    """Look at a scene."""
    app = App(pygame.Surface((theme.WIDTH, theme.HEIGHT)), Settings(language="en"), keep=False, art=art)
    probe = app.services.canvas = Probe(art)
    with said_longer():
        scene = (SHOTS | MORE_SCENES)[name](app, 1)
        scene.enter()
        cramped = [fault for percent in (200, 100) for fault in _cramped(probe, scene, percent)]
    probe.weighs = True
    faint = []
    for probe.sharp, probe.dark in ((False, True), (True, False), (False, False)):
        probe.begin()
        scene.layout(probe)
        scene.draw(probe)
        faint.append(probe.faint)
    dark, sharp, usual = faint
    page: Page = getattr(scene, "page", Page())
    return Look(page, isinstance(scene, PlayScene), usual, sharp, dark, cramped)


def _cramped(probe: Probe, scene: Scene, percent: int) -> list[str]:
    probe.lettering.factor = percent / 100
    probe.begin()
    scene.layout(probe)
    scene.draw(probe)
    spills = [f"{spill.text[:40]!r} at {tuple(map(round, spill.rect))}" for spill in probe.spills or ()]
    return [f"{percent} %: {fault}" for fault in (*spills, *probe.crossed, *_misplaced(probe, scene))]


def _misplaced(probe: Probe, scene: Scene) -> list[str]:
    """Buttons that leave the window or lie over each other; what scrolls, may."""
    page: Page = getattr(scene, "page", Page())
    buttons = [w for w in page.all() if isinstance(w, Button | Control | Knob) and w.clip is None]
    return [
        *(f"{widget.key} leaves the window" for widget in buttons if not probe.window.contains(widget.rect)),
        *(
            f"{one.key} lies over {other.key}"
            for one, other in combinations(buttons, 2)
            if one.rect.inflate(-2, -2).colliderect(other.rect)
        ),
    ]
