"""The title: three posters on a tiled wall, and a row of buttons under them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.game import AnyGame
from game.storage.saves import Saved
from game.words import LANGUAGES, language, tr, use
from scenes.lobby import LobbyScene
from scenes.menu import MenuScene, foot
from scenes.preparation import PreparationScene
from scenes.rulebook import RulebookScene
from scenes.scene import Push, Quit, Transition
from scenes.services import Services
from scenes.settings import TEXT_SIZES, SettingsScene
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.focus import ring
from scenes.ui.hints import Hint
from scenes.ui.input import Act
from scenes.ui.widgets import Button, Label, Picture, Press, Widget


@dataclass(frozen=True, slots=True)
class PosterRow:
    """A poster on the wall: the game's id, where it hangs and how it leans."""

    game: str
    middle: float
    top: float
    width: float
    angle: float


POSTERS = (
    PosterRow("bulls", 640, 152, 320, 0),
    PosterRow("toruro", 267, 168, 296, 1),
    PosterRow("alatriste", 1019, 168, 296, -1),
)


class Poster(Button):
    """A poster that can be pressed. `band` is written across it where the game cannot be played yet."""

    radius = 9.0

    def __init__(self, rect: Area, picture: str, angle: float, band: str, press: Press, key: str) -> None:
        super().__init__(rect, "", press, key=key)
        self.picture, self.angle, self.band = picture, angle, band

    def draw(self, canvas: Canvas) -> None:
        lift = 4 if (self.hovered or self.focused) and not self._held else 0
        canvas.picture(
            self.picture, self.rect.centerx, self.rect.centery - lift, self.rect.w,
            anchor="center", angle=self.angle, shadow=theme.POSTER,
        )  # fmt: skip
        if self.band:
            room = self.rect.w - 64
            width, height = canvas.measure(self.band, "heading", room)
            strip = pygame.FRect(0, 0, width + 36, height + 18)
            strip.center = (self.rect.centerx, self.rect.top + self.rect.h * 0.44 - lift)
            canvas.nine("ui/tip", strip, shadow=theme.RESTING)
            canvas.text(
                self.band,
                *strip.center,
                "heading",
                theme.ALMAGRE_DK,
                anchor="center middle",
                width=room,
                box=strip,
            )

    def draw_focus(self, canvas: Canvas) -> None:
        ring(canvas, self.rect.move(0, -4), self.radius)


class TitleScene(MenuScene):
    """The first thing one sees. A game that is not over is offered before anything else."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.saved: Saved | None = None

    def enter(self) -> None:
        self.saved = self.services.latest()
        self.first = "continue" if self.saved else "play"
        self.page.ring.current = None

    def hints(self) -> Sequence[Hint]:
        return [(Act.OK, tr("Choose")), (Act.FULLSCREEN, tr("Full screen")), (Act.BACK, tr("Quit"))]

    def back(self) -> Transition | None:
        return Quit()

    # --- what the buttons do ---

    def go_on(self) -> Transition:
        """Go on with the game that was played last."""
        assert self.saved is not None
        return Push(self.services.resume(self.saved))

    def play(self, game: AnyGame) -> Transition:
        """Choose who plays."""
        return Push(LobbyScene(self.services, game))

    def turn_language(self) -> None:
        """Speak the other language."""
        names = list(LANGUAGES)
        self.services.settings.language = names[(names.index(language()) + 1) % len(names)]
        use(self.services.settings.language)
        self.services.changed()
        self.services.relayout = True

    def turn_sound(self) -> None:
        """Be silent, or be heard again."""
        self.services.settings.mute = not self.services.settings.mute
        self.services.changed()
        self.again()

    def turn_text_size(self) -> None:
        """Take the next text size; after the largest comes the smallest."""
        settings = self.services.settings
        settings.text_size = next((size for size in TEXT_SIZES if size > settings.text_size), TEXT_SIZES[0])
        self.services.changed()
        self.services.relayout = True

    # --- where everything lies ---

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        buttons = self._buttons(canvas)
        top = min(button.rect.top for button in buttons)
        return [*self._signboard(canvas), *self._posters(canvas, top), *buttons, *self._corners(canvas)]

    def _signboard(self, canvas: Canvas) -> list[Widget]:
        tagline = tr("Three table games for an unhurried evening")
        height = canvas.measure(tagline, "aside")[1]
        return [
            Picture((390, 14, 500, 96), "ui/logo"),
            Label(
                (240, 130 - height / 2, 800, height), tagline, "aside", theme.PAPER_HI,
                anchor="center middle", wrap=False, shade=theme.NIGHT,
            ),
        ]  # fmt: skip

    def _posters(self, canvas: Canvas, bottom: float) -> list[Widget]:
        games = {game.meta.id: game for game in self.services.games}
        shelf = min(1.0, (bottom - 8 - POSTERS[0].top) / (POSTERS[0].width * 1.4))
        made: list[Widget] = []
        for row in sorted(POSTERS, key=lambda row: row.middle):
            width = row.width * shelf
            game = games.get(row.game)
            press = (lambda game=game: self.play(game)) if game else (lambda id=row.game: self._tell(id))
            rect = pygame.FRect(row.middle - width / 2, row.top, width, width * 1.4)
            band = "" if game else tr("In preparation")
            made.append(
                Poster(
                    rect, f"ui/poster_{row.game}_{language()}", row.angle, band, press, f"poster {row.game}"
                )
            )
        return made

    def _tell(self, game: str) -> Transition:
        return Push(PreparationScene(self.services, game))

    def _buttons(self, canvas: Canvas) -> list[Widget]:
        games = {game.meta.id: game for game in self.services.games}
        first = next(iter(games.values()))
        rows: list[tuple[str, str, str, Press]] = [
            ("play", tr("Play now"), "paper" if self.saved else "gold", lambda: self.play(first)),
            ("rules", tr("How to play"), "paper", lambda: Push(RulebookScene(self.services, first.meta.id))),
            ("settings", tr("Settings"), "paper", lambda: Push(SettingsScene(self.services))),
            ("quit", tr("Quit"), "paper", Quit),
        ]
        if self.saved is not None:
            rows.insert(0, ("continue", tr("Continue"), "gold", self.go_on))
        sizes = [Button.size(canvas, text) for _, text, _, _ in rows]
        gap = 24.0
        while sum(width for width, _ in sizes) + gap * (len(rows) - 1) > 1240 and gap > 6:
            gap -= 6
        wide = sum(width for width, _ in sizes) + gap * (len(rows) - 1)
        height = max(height for _, height in sizes)
        x, y = theme.WIDTH / 2 - wide / 2, foot(canvas) - height - 4
        made: list[Widget] = []
        for (key, text, kind, press), (width, _) in zip(rows, sizes, strict=True):
            tip = self._saved_words() if key == "continue" else ""
            made.append(Button((x, y, width, height), text, press, kind=kind, key=key, tip=tip))
            x += width + gap
        return made

    def _saved_words(self) -> str:
        assert self.saved is not None
        games = {game.meta.id: game.meta.name for game in self.services.games}
        name = tr(games.get(self.saved.record.game, self.saved.record.game))
        return f"{name}, {self.saved.when:%d.%m.%Y %H:%M}"

    def _corners(self, canvas: Canvas) -> list[Widget]:
        settings, left, top = self.services.settings, canvas.window.left + 16, canvas.window.top + 12
        other = next(code for code in LANGUAGES if code != language())
        width, height = Button.size(canvas, LANGUAGES[other], "small button", icon=True)
        larger = Button.size(canvas, "A+", "small button")[0]
        version = canvas.measure(self.services.version, "caption")
        return [
            Button(
                (left, top, 64, height), "", self.turn_sound, key="sound",
                icon="ui/speaker_off" if settings.mute else "ui/speaker",
                tip=tr("Sound is off") if settings.mute else tr("Sound is on"),
            ),
            Button(
                (left + 72, top, larger, height), "A+", self.turn_text_size, style="small button", key="text",
                tip=tr("Text size: {percent} %", percent=settings.text_size),
            ),
            Button(
                (canvas.window.right - width - 16, top, width, height), LANGUAGES[other], self.turn_language,
                style="small button", icon=f"ui/flag_{other}", key="language",
            ),
            Label(
                (canvas.window.left + 20, canvas.window.bottom - 10 - version[1], *version),
                self.services.version, "caption", theme.OCHRE_LT, wrap=False, shade=theme.NIGHT,
            ),
        ]  # fmt: skip
