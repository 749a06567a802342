"""What a game asks of a newcomer: presses for each decision, and the seconds in which nothing can be done.

    python -m tests.bench.newcomer alatriste --by keys
    python -m tests.bench.newcomer toruro --by mouse --unseen
    python -m tests.bench.newcomer bulls --unseen --look /tmp/bulls --lang es

A whole game from the very first start, at normal speed, against whoever the lobby has sit down: in a real
window (needs Xvfb and xdotool), or `--unseen`, by the program's own clock alone, which no load slows down.
With `--look` every new kind of question is kept as a picture, and all that was asked and told as text.
"""

from __future__ import annotations

import argparse
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, sleep

os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from game import GAMES
from game.core.script import Ask
from game.storage.settings import SPEEDS, Settings
from game.translation import LANGUAGES
from scenes.table.play import PlayScene
from scenes.voice.stream import plain
from scenes.window.app import App
from scenes.window.window import Window
from tests.bench.report import at_most, heading, middle, note, percentile
from tests.table.conftest import FRAME, Sitting
from tests.table.hands import Hands, Mouse
from tests.table.newcomer import Diary, DirectKeyboard, Newcomer, Unpainted
from tests.table.own_window import OwnWindow, WindowKeyboard, WindowMouse
from tests.table.screen import SIZE, screen

BUTTONS = {"bulls": "play", "toruro": "poster toruro", "alatriste": "poster alatriste"}
"""What starts a game at the title."""
FIRST, BETWEEN = 12.0, 30.0
"""Seconds to the first free choice, and between two turns or decisions, at most."""


class Looking(Newcomer):
    """Keeps a picture of every kind of question in a folder, and every sentence in a file."""

    def __init__(self, sitting: Sitting, hands: Hands, seed: int, folder: Path) -> None:
        super().__init__(sitting, hands, seed)
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._seen, self._told = folder, set[str](), 0
        self._words = (folder / "words.txt").open("w", encoding="utf-8")

    def answer(self, ask: Ask) -> None:
        self._look(ask.prompt)
        play = self.sitting.play
        lines = play.session.chronicle.lines
        for line in lines[self._told :]:
            print(f"      {line.text}", file=self._words)
        self._told = len(lines)
        labels = dict.fromkeys(plain(play.skin.label(option, ask)) for option in ask.options)
        print(f"{ask.prompt}: {plain(play.presenter.prompt())} [{' | '.join(labels)}]", file=self._words)
        self._words.flush()
        super().answer(ask)

    def go_on(self) -> None:
        self._look(f"waits for {type(self.sitting.play.director.event).__name__}")
        super().go_on()

    def _look(self, what: str) -> None:
        if what not in self._seen:
            self._seen.add(what)
            name, manager = re.sub(r"\W+", "_", what), self.sitting.manager
            if isinstance(manager, Unpainted):
                manager.paint()
            pygame.image.save(self.sitting.window.surface, self._folder / f"{len(self._seen):02}_{name}.png")


class Read(Sitting):
    """A run with frames as short as in the window; what is being read has as much time in each as there."""

    def frame(self, *events: pygame.event.Event, dt: float = FRAME) -> None:
        """One turn of the loop, as two frames."""
        for sent in (events, ()):
            super().frame(*sent, dt=dt / 2)
            art, end = self.app.services.canvas.art, perf_counter() + dt / 2
            while perf_counter() < end and not all(read.done() for read in art._coming.values()):
                sleep(0.001)


@contextmanager
def unseen(settings: Settings) -> Iterator[Sitting]:
    """The program without a screen."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.font.init()
    window = Window("Sobremesa", SIZE)
    window.size = SIZE
    app = App(window.surface, settings)
    sitting = Read(window, app, Unpainted(window, app.services, app.home))
    app.services.report = sitting.reports.append
    try:
        yield sitting
    finally:
        sitting.close()


@contextmanager
def seen(settings: Settings) -> Iterator[OwnWindow]:
    """The program on a screen of its own."""
    with screen() as display:
        sitting = OwnWindow(display, SIZE, settings)
        try:
            sitting.frame()
            sitting.devices.focus()
            yield sitting
        finally:
            sitting.close()


def play(given: argparse.Namespace) -> Diary:
    """Play the game that was asked for; what it took."""
    settings = Settings(language=given.lang, mute=True, speed=given.speed)
    with unseen(settings) if given.unseen else seen(settings) as sitting:
        hands: Hands
        if isinstance(sitting, OwnWindow):
            hands = WindowMouse(sitting) if given.by == "mouse" else WindowKeyboard(sitting)
        else:
            hands = Mouse(sitting) if given.by == "mouse" else DirectKeyboard(sitting)
        player = Newcomer(sitting, hands, given.seed)
        if given.look:
            player = Looking(sitting, hands, given.seed, given.look)
        player.begin(BUTTONS[given.game])
        assert isinstance(sitting.top, PlayScene)
        player.play_to_the_end()
        return player.diary


def tell(diary: Diary, presses: str, with_wall: bool) -> None:
    """Print what a game took."""
    made = diary.decisions
    at_most("Play now to the first free choice", diary.first, FIRST, "s")
    note(f"{presses} from the title to it", diary.begun)
    note("decisions", len(made))
    note(f"{presses} a decision", sum(one.pressed for one in made) / len(made))
    note(f"{presses} a decision, at most", max(one.pressed for one in made))
    note(f"{presses} to have the table go on, a decision", sum(one.called for one in made) / len(made))
    waits = [one.waited for one in made[1:]]
    note("seconds between two decisions, median", middle(waits), "s")
    note("  nine in ten at most", percentile(waits, 0.9), "s")
    note("  the longest", max(waits), "s")
    at_most("  the longest without a press", max(one.stretch for one in made[1:]), BETWEEN, "s")
    turns = diary.between_turns()
    note("seconds of waiting between two turns of one's own, median", middle(turns), "s")
    at_most("  the longest", max(turns), BETWEEN, "s")
    rounds = diary.rounds()
    note("seconds of waiting a round, median", middle(rounds), "s")
    note("  the longest", max(rounds), "s")
    note("seconds of waiting in the whole game", sum(waits), "s")
    if with_wall:
        walls = [one.by_the_wall for one in made[1:]]
        note("by the wall: between two decisions, longest", max(walls), "s")
        note("  in the whole game", sum(walls), "s")
    for prompt in dict.fromkeys(one.prompt for one in made):
        these = [one for one in made if one.prompt == prompt]
        mean = sum(one.pressed for one in these) / len(these)
        note(f"  {prompt} ({len(these)})", mean, presses)


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--by", choices=("mouse", "keys"), default="mouse")
    parser.add_argument("--unseen", action="store_true", help="without a window, by the program's clock")
    parser.add_argument("--look", type=Path, metavar="FOLDER", help="where pictures and words go")
    parser.add_argument("--speed", choices=SPEEDS, default="normal", help="(%(default)s)")
    parser.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["SOBREMESA_HOME"] = str(Path(home) / "home")
        diary = play(given)
    where = "unseen" if given.unseen else "in a window"
    heading(f"{given.game} by {given.by}, {where}, {given.speed} speed, seed {given.seed}")
    tell(diary, "clicks" if given.by == "mouse" else "keys", not given.unseen)


if __name__ == "__main__":
    main()
