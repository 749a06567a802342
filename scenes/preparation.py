"""The page of a game that is not finished yet: what it is about, and that it cannot be played."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.words import tr
from scenes.menu import MenuScene, foot
from scenes.posters import draw_poster
from scenes.scene import Pop
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.scroll import Scroll
from scenes.ui.widgets import Button, Label, Panel, Widget


def about(game: str) -> tuple[str, str]:
    """The name of a game in preparation, and what it is about."""
    return {
        "toruro": (
            "Toruro",
            tr(
                "A trick-taking game with forty Spanish cards for five to eight players. Three pots lie"
                " on the bull: the head, the belly and the tail. Before every round each player decides"
                " whether to go or to stay at home. Who goes and takes no trick is left with a debt on the"
                " slate, and has to pay it off before the evening can end."
            ),
        ),
        "alatriste": (
            "El Capitán Alatriste",
            tr(
                "Madrid, 1623. Two to six players walk the streets of the city as swordsmen of small means,"
                " earn coins and fame, hide from the patrol and meet one another in duels. Fame opens the"
                " doors of the better quarters, and at last that of the minister himself."
            ),
        ),
    }[game]


class HungPoster(Widget):
    """The game's poster, leaning a little."""

    def __init__(self, rect: Area, game: str) -> None:
        super().__init__(rect)
        self.game = game

    def draw(self, canvas: Canvas) -> None:
        draw_poster(canvas, self.game, self.rect.center, self.rect.w, 2)


class PreparationScene(MenuScene):
    """Says honestly that a game is in preparation."""

    first = "back"

    def __init__(self, services: Services, game: str) -> None:
        super().__init__(services)
        self.game = game

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        name, words = about(self.game)
        promise = tr("This game is in preparation. It cannot be played yet.")
        paper = pygame.FRect(460, 60, 740, foot(canvas) - 100)
        inner = paper.inflate(-80, -60)
        back = Button.size(canvas, tr("Back"))
        title_height = canvas.measure(name, "poster", inner.w)[1]
        lead_height = canvas.measure(promise, "lead", inner.w)[1]
        text = pygame.FRect(inner.left, inner.top + title_height + lead_height + 30, inner.w, 0)
        text.h = inner.bottom - back[1] - 16 - text.top
        body = Label(
            (*text.topleft, inner.w - 20, canvas.measure(words, "lead", inner.w - 20)[1]), words, "lead"
        )
        return [
            HungPoster((90, 110, 320, 452), self.game),
            Panel(paper, "paper", theme.LIFTED),
            Label((*inner.topleft, inner.w, title_height), name, "poster", theme.ALMAGRE_DK),
            Label(
                (inner.left, inner.top + title_height + 8, inner.w, lead_height),
                f"**{promise}**", "lead", theme.INK,
            ),
            Scroll(text, [body]),
            Button((inner.right - back[0], inner.bottom - back[1], *back), tr("Back"), Pop, key="back"),
        ]  # fmt: skip
