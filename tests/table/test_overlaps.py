"""Tables in motion with tips, raised cards, hints and every seat taken: nothing hides what should be free."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import pygame
import pytest

from game import GAMES
from game.lessons.course import course
from game.storage.settings import Settings
from game.translation import use
from scenes.screenshots.arrange import table
from scenes.screenshots.catalogue import answer, open_lesson
from scenes.skins.alatriste.drawing.box_labels import BoxLabels
from scenes.skins.bulls.drawing.board_art import TownPicture
from scenes.stage.board_picture import BoardPicture, ZoomedPicture
from scenes.stage.prompt_panel import PromptPanel
from scenes.stage.spots import CardZoom
from scenes.stage.stage import Stage
from scenes.table.play import PlayScene
from scenes.tutorial.lesson import GuidedScene
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Device, Key, Pointer
from scenes.window.app import App
from tests.needs import long, mostly_long
from tests.watch import SIZE, Seen, Watch, faults

BARE = True
SEATS = {"bulls": 6, "toruro": 8, "alatriste": 6}
STEP = 0.2
FRAMES, BEATS = 60, 300
"""How many steps of a table are looked at, and of a lesson at most."""
KEYS = (Act.NEXT, Act.RIGHT, Act.HINT, Act.HINT, Act.WHY, Act.CHANCES, Act.CHANCES, Act.WHY)
LARGE, LOOKED_AT = (1920, 1080), 2
"""A large window, and how many questions are looked at in it."""
Make = Callable[..., "Watched"]
LOOKS = pytest.mark.parametrize(("speech", "percent"), [long("en", 100), long("es", 100), ("es", 200)])


class Watched:
    """A program whose scenes are looked at; `found` tells what was wrong, and when it was seen first."""

    def __init__(self, art: Art, speech: str, percent: int, size: tuple[int, int]) -> None:
        settings = Settings(language=speech, text_size=percent)
        self.app = App(pygame.Surface(size), settings, keep=False, art=art)
        self.watch = self.app.services.canvas = Watch(art, percent / 100, size)
        self.found: dict[str, str] = {}
        self._chance = random.Random(1)

    def look(self, scene: PlayScene, when: str) -> None:
        self.watch.seen.clear()
        scene.draw(self.watch)
        for fault in faults(self.watch.seen):
            self.found.setdefault(fault, when)

    def point(self, scene: PlayScene, when: str, most: int) -> None:
        """Rest the mouse on some of what can be pointed at, until its card has grown and its tip is shown."""
        self.app.services.device = Device.MOUSE
        places = [widget.rect.center for widget in scene.page.all()]
        for place in self._chance.sample(places, min(most, len(places))):
            scene.handle(Pointer("move", place))
            for seconds in (0.1, 0.9):
                scene.update(seconds)
                self.look(scene, f"{when}, pointing at {place}")

    def press(self, scene: PlayScene, when: str) -> None:
        """Go on by keys, and ask for all that is told on request."""
        self.app.services.device = Device.KEYBOARD
        for act in KEYS:
            scene.handle(Key(act))
            scene.update(0.5)
            self.look(scene, f"{when}, after {act.name}")


@pytest.fixture
def watched(art: Art, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Makes programs in a language with a text size; what is drawn by whom is noted."""

    def named(cls: Any, method: str, part: str) -> None:
        draw = getattr(cls, method)

        def draws(self: object, canvas: Canvas, *more: object) -> Any:
            with canvas.part(part) if isinstance(canvas, Watch) else nullcontext():
                return draw(self, canvas, *more)

        monkeypatch.setattr(cls, method, draws)

    painted: dict[BoardPicture, list[Seen]] = {}

    def paint(board: BoardPicture, canvas: Canvas) -> None:
        """What is printed on a board is seen in every picture, not only in the first."""
        if isinstance(canvas, Watch):
            if board not in painted:
                with canvas.part("board"):
                    board.paint(canvas)
                painted[board] = [*canvas.seen]
            canvas.seen[:] = painted[board]

    printed: dict[BoardPicture, list[Seen]] = {}

    def paint_zoomed(board: ZoomedPicture, canvas: Canvas) -> None:
        """What is printed on a board that a camera shows is seen where the camera shows it."""
        paint(board, canvas)
        if isinstance(canvas, Watch):
            if board not in printed:
                sheet = Watch(art)
                with sheet.part("board"):
                    board.paint_details(sheet, board.camera.closest)
                printed[board] = [thing for thing in sheet.seen if thing.kind == "words"]
            zoom, port = board.camera.sight.zoom, board.camera.port
            for thing in printed[board]:
                corner = board.camera.to_screen(thing.area.topleft)
                area = pygame.FRect(*corner, thing.area.w * zoom, thing.area.h * zoom)
                if port.contains(area):
                    canvas.seen.append(thing._replace(area=area))

    hang = PromptPanel.draw

    def hangs(panel: PromptPanel, canvas: Canvas, card: pygame.FRect | None) -> pygame.FRect:
        """A card that is looked at lifts the panel wherever it is not in the way of that card."""
        moved = panel.area(canvas, card) != panel.area(canvas, None)
        with canvas.part("raised" if moved else "") if isinstance(canvas, Watch) else nullcontext():
            return hang(panel, canvas, card)

    monkeypatch.setattr(PromptPanel, "draw", hangs)
    named(CardZoom, "draw", "zoom")
    named(Stage, "draw", "stage")
    named(GuidedScene, "draw_pointers", "coach")
    named(BoxLabels, "write", "board")  # they are printed anew where the town fades
    named(TownPicture, "draw", "board")  # the names of roundabouts, which are printed when the light changes
    monkeypatch.setattr(BoardPicture, "draw", paint)
    monkeypatch.setattr(ZoomedPicture, "draw", paint_zoomed)
    monkeypatch.setattr(ZoomedPicture, "draw_part", lambda board, canvas, area: None)
    monkeypatch.setattr("scenes.window.app.Art", lambda: art)

    def make(speech: str, percent: int, size: tuple[int, int] = SIZE) -> Watched:
        use(speech)
        return Watched(art, speech, percent, size)

    yield make
    use("en")


def is_asked(scene: PlayScene) -> bool:
    """Somebody at the screen is to decide now."""
    return scene.turn is not None and not scene.director.busy


@LOOKS
@pytest.mark.parametrize("game", mostly_long(SEATS, ("toruro", "alatriste")))
def test_at_a_full_table_in_motion_nothing_lies_over_what_should_be_free(
    watched: Make, game: str, speech: str, percent: int
) -> None:
    eyes = watched(speech, percent)
    scene = table(eyes.app, GAMES[game], 1, SEATS[game])
    scene.layout(eyes.watch)
    for frame in range(FRAMES):
        if is_asked(scene):
            eyes.point(scene, f"frame {frame}", 4)
            eyes.press(scene, f"frame {frame}")
            if scene.turn is not None:
                scene.session.think(scene.turn.ask)
        scene.update(STEP)
        eyes.look(scene, f"frame {frame}")
    assert not eyes.found


@pytest.mark.parametrize(("speech", "percent"), [long("en", 100), ("es", 200)])
@pytest.mark.parametrize("game", mostly_long(SEATS, ("toruro",)))
def test_in_a_lesson_in_motion_nothing_lies_over_what_should_be_free(
    watched: Make, game: str, speech: str, percent: int
) -> None:
    eyes = watched(speech, percent)
    for chapter in course(game).chapter:
        scene = open_lesson(eyes.app, game, chapter.id)
        scene.layout(eyes.watch)
        for _ in range(BEATS):
            if scene.guide.is_last:
                break
            when = f"{chapter.id} {scene.guide.place}"
            if scene.guide.frozen or is_asked(scene):
                eyes.point(scene, when, 2)
            if scene.guide.frozen:
                scene.go_on()
            elif is_asked(scene) and scene.table.ask is not None:
                answer(scene, scene.table.ask)
            scene.update(STEP)
            eyes.look(scene, when)
    assert not eyes.found


@pytest.mark.parametrize("game", SEATS)
def test_in_a_large_window_nothing_lies_over_what_should_be_free(watched: Make, game: str) -> None:
    eyes = watched("es", 100, LARGE)
    scene = table(eyes.app, GAMES[game], 2, SEATS[game])
    scene.layout(eyes.watch)
    seen = 0
    for frame in range(FRAMES // 2):
        if is_asked(scene) and scene.turn is not None:
            seen += 1
            eyes.point(scene, f"frame {frame}", 2)
            eyes.press(scene, f"frame {frame}")
            scene.session.think(scene.turn.ask)
        if seen == LOOKED_AT:
            break
        scene.update(STEP * 3)
        eyes.look(scene, f"frame {frame}")
    assert seen and not eyes.found
