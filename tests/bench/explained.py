"""Ten explained moves out of a game of the master against others, in the words of the screen.

    python -m tests.bench.explained toruro --lang es --seed 3

The same seed gives the same game. game/bots/EXPLAINED.md holds what it printed.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from game import GAMES
from game.bots.characters import find_character
from game.bots.reasons import Reason, consider, reason
from game.core.game import AnyGame, Options
from game.core.rng import Rng
from game.core.seat import Seat
from game.storage.settings import Settings
from game.translation import LANGUAGES
from scenes.services import NewGame
from scenes.table.hints import SHOWN
from scenes.table.play import PlayScene
from scenes.table.reason_words import Scale, sentences
from scenes.voice.stream import plain, strip_marks
from scenes.window.app import App

TOLD = 10
PLAYERS = ("urraca", "gaspar", "baltasar", "ines")
SEATS = {"bulls": 3, "toruro": 4, "alatriste": 2}
SHORT: dict[str, Options] = {"bulls": {}, "toruro": {"preset": "mesa"}, "alatriste": {"cap": 30}}
"""Games that are over in a few minutes."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision between several options: when it was, what was asked, of whom, and what is said of it."""

    prompt: str
    heading: str
    why: Reason
    lines: tuple[str, ...]

    @property
    def clear(self) -> bool:
        """One thing decided, and by more than a hair."""
        return bool(self.why.because) and not self.why.is_close and not self.why.is_outdone


def play(scene: PlayScene) -> list[Moment]:
    """Play that game to its end, with as many iterations as everybody has; all that was to be decided."""
    table, found = scene.table, list[Moment]()
    while (ask := table.ask) is not None:
        scene.director.finish()
        seat = table.seats[ask.seat]
        rng = Rng(table.record.seed + len(table.record.actions))
        who = find_character(seat.bot or "master", table.game.meta.id)
        thought = consider(table.game, table.view(ask.seat), ask, rng, who)
        labels = {option: strip_marks(scene.skin.label(option, ask)) for option in ask.options}
        why = reason(thought).folded(labels, SHOWN)
        if why.is_contested:
            heading = f"{plain(scene.skin.occasion())} {seat.name}: {strip_marks(scene.skin.prompt(ask))}"
            scale = Scale("table", scene.skin.points)
            told = tuple(map(str, sentences(table.game, why, labels, scale, own=True)))
            found.append(Moment(ask.prompt, heading, why, told))
        scene.session.play([thought.action])
    return found


def choose(moments: Sequence[Moment]) -> list[Moment]:
    """As many of them as are told, spread over the game, of as many kinds of questions as there are."""
    told: list[Moment] = []
    for part in range(TOLD):
        stretch = moments[part * len(moments) // TOLD : (part + 1) * len(moments) // TOLD]
        asked = [moment.prompt for moment in told]
        if stretch:
            told.append(min(stretch, key=lambda moment: (asked.count(moment.prompt), not moment.clear)))
    return told


def begin(game: AnyGame, language: str, seed: int) -> PlayScene:
    """A table of bots, the master among them."""
    pygame.init()
    app = App(pygame.display.set_mode((1280, 720)), Settings(language=language, speed="instant"), keep=False)
    id = game.meta.id
    seats = tuple(
        Seat(place, find_character(bot, id).name, game.meta.colours[place], bot)
        for place, bot in enumerate(PLAYERS[: SEATS[id]])
    )
    scene = app.begin(NewGame(game, seats, SHORT[id]), seed)
    scene.layout(app.services.canvas)
    scene.enter()
    return scene


def main() -> None:
    """Play the game that is named, and tell of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for number, moment in enumerate(choose(play(begin(GAMES[given.game], given.lang, given.seed))), 1):
        print(f"{number}. {moment.heading}")
        for line in moment.lines:
            print(f"   - {line}")


if __name__ == "__main__":
    main()
