"""Films: what moves on the screen, laid out as a contact sheet, to be looked at picture by picture.

    python -m tests.film bulls-charge charge.png
    python -m tests.film bulls-dusk dusk.png --size 1920x1080 --lang es --every 200 --seconds 8
    python -m tests.film bulls-run run.png --page 12                        run-1.png, run-2.png, ...

A film begins where its moment does. Somebody goes on by a click where the table has waited for a second, and
bots answer for whoever is asked. A name without a film tells all that there are.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import find
from game.bulls import events as bulls_events
from game.core import event as core_events
from game.core.event import Event
from game.core.game import Value
from game.toruro.events import LuloCommitted, TrickTaken
from scenes.menus.living_posters import REST
from scenes.menus.title import TitleScene
from scenes.screenshots.arrange import Shot, ended, results_of, review_of, table
from scenes.skins.alatriste.screenshots import MOMENTS as MADRID
from scenes.skins.alatriste.screenshots import arranged
from scenes.skins.toruro.screenshots import ACCUSING, SHORT, at
from scenes.table.play import PlayScene
from scenes.ui.scene import Push, Scene
from scenes.window.app import App, windowless

EVERY, SIZE, WIDE = 50, (1280, 720), 480
"""Milliseconds from one picture to the next, the size of the window, and the width of a picture."""
RATE = 60
"""Frames a second, as in the window: an event waits for its pictures for so many frames."""
PATIENCE = 1.0
"""Seconds after which somebody clicks where the table waits for that."""
GAMES = 40
"""Games that are looked through for a moment at most."""
LINE = 22
"""Height of the line that tells the time below a picture."""


class Film(NamedTuple):
    """A moment: how its scene is made, and for how many seconds it is filmed."""

    begin: Shot
    seconds: float


class RestedTitle(TitleScene):
    """The title a minute after the last touch; it goes on at every picture of the film."""

    def enter(self) -> None:
        super().enter()
        self.living.rest(REST)


Wanted = Callable[[PlayScene, Sequence[Event]], bool]
"""Tells whether the first of these events, which is about to be shown, begins the moment."""


def coming(scene: PlayScene) -> list[Event]:
    """Return the event that is being shown, and those that follow it."""
    director = scene.director
    now = [director.event] if director.event is not None else []
    return [*now, *(event for event, _ in director._queue)]


def shown(scene: PlayScene) -> Any:
    """Return the view of the table after all that has been shown."""
    return scene.director.view


def until(scene: PlayScene, wanted: Wanted) -> bool:
    """Play on until the moment begins; return False if the game ends without it."""
    for _ in range(2000):
        while scene.director.busy:
            if wanted(scene, coming(scene)):
                return True
            scene.director.skip()
        if scene.table.ask is None:
            return False
        scene.session.think(scene.table.ask)
    return False


def first(make: Callable[[App, int], PlayScene], wanted: Wanted, app: App, seed: int) -> Scene:
    """Return the first game, from that seed on, at the beginning of the moment."""
    for later in range(seed, seed + GAMES):
        scene = make(app, later)
        if until(scene, wanted):
            return scene
    raise LookupError("no game comes to that moment")


def told(*kinds: type[Event]) -> Wanted:
    """Want events of these kinds, one right after the other."""

    def wanted(scene: PlayScene, events: Sequence[Event]) -> bool:
        return len(events) >= len(kinds) and all(map(isinstance, events, kinds))

    return wanted


def escaped(scene: PlayScene, events: Sequence[Event]) -> bool:
    """Want a charge in which nobody is lost."""
    charge = told(bulls_events.Charged, core_events.Rolled)(scene, events)
    return charge and not isinstance(events[2], bulls_events.Trampled)


def dusk(scene: PlayScene, events: Sequence[Event]) -> bool:
    """Want the end of a day that is not the last."""
    return told(bulls_events.DayEnded)(scene, events) and shown(scene).day < 3


def last_trick(scene: PlayScene, events: Sequence[Event]) -> bool:
    """Want the card that completes the last trick of a round."""
    view = shown(scene)
    return type(events[0]).__name__ == "CardPlayed" and len(view.takers) == 2 and len(view.tricks) == 3


def breath(scene: PlayScene, events: Sequence[Event]) -> bool:
    """Want the card that decides about a lulo."""
    view = shown(scene)
    last = len(view.trick) == sum(map(bool, view.goes)) - 1
    return last_trick(scene, events) and last and not {*view.takers}.issuperset({view.best.seat})


def nth_lulo(ordinal: int, scene: PlayScene, events: Sequence[Event]) -> bool:
    """Want the lulo of a seat that is its `ordinal`-th."""
    event = events[0] if events else None
    return isinstance(event, LuloCommitted) and event.ordinal == ordinal


def rich_pot(chips: int, scene: PlayScene, events: Sequence[Event]) -> bool:
    """Want the taking of a pot with as many chips."""
    event = events[0] if events else None
    return isinstance(event, TrickTaken) and event.chips >= chips


def of_kind(name: str) -> Wanted:
    """Want an event of the kind of that name."""
    return lambda scene, events: bool(events) and type(events[0]).__name__ == name


def played(game: str, count: int, **options: Value) -> Callable[[App, int], PlayScene]:
    """Return what makes a table of a game for so many, one of them a person."""
    return lambda app, seed: table(app, find(game), seed, count, options=options)


def madrid(name: str, event: str, app: App, seed: int) -> Scene:
    """Return one of the arranged moments of Madrid, from the beginning of an event on."""
    return arranged(app, seed, MADRID[name]._replace(event=event, seconds=0.0))


def film(game: str, count: int, wanted: Wanted, seconds: float) -> Film:
    """Return the film of a moment of any game for so many players."""
    return Film(partial(first, played(game, count), wanted), seconds)


def results(game: str, count: int, **options: Value) -> Shot:
    """Return what makes the results of a game for so many bots."""
    return lambda app, seed: ended(app, find(game), seed, count, options)


CHARGE = told(bulls_events.Charged, core_events.Rolled, bulls_events.Trampled)
FILMS = {
    "title": Film(lambda app, seed: app.home(), 4.0),
    "title-alive": Film(lambda app, seed: RestedTitle(app.services), 12.0),
    "bulls-dawn": film("bulls", 4, told(bulls_events.DayBegan), 8.0),
    "bulls-run": film("bulls", 4, told(bulls_events.Ran), 4.0),
    "bulls-charge": film("bulls", 4, CHARGE, 6.0),
    "bulls-charge-6": film("bulls", 6, CHARGE, 6.0),
    "bulls-escape": film("bulls", 4, escaped, 5.0),
    "bulls-finish": film("bulls", 4, told(bulls_events.Arrived), 8.0),
    "bulls-dusk": film("bulls", 4, dusk, 8.0),
    "bulls-dusk-6": film("bulls", 6, dusk, 8.0),
    "bulls-results": Film(results("bulls", 4), 3.0),
    "bulls-review": Film(lambda app, seed: review_of(results_of(app, find("bulls"), seed, 4)), 1.0),
    "toruro-lulo": Film(partial(first, partial(at, prompt="play"), of_kind("LuloCommitted")), 5.0),
    "toruro-second-lulo": film("toruro", 5, partial(nth_lulo, 2), 4.0),
    "toruro-third-lulo": film("toruro", 5, partial(nth_lulo, 3), 7.0),
    "toruro-rich-pot": film("toruro", 5, partial(rich_pot, 20), 4.0),
    "toruro-third-lulo-8": film("toruro", 8, partial(nth_lulo, 3), 7.0),
    "toruro-accuse": Film(
        partial(first, partial(at, prompt="accuse", options=ACCUSING), of_kind("Accused")), 8.0
    ),
    "toruro-last-trick": film("toruro", 5, last_trick, 6.0),
    "toruro-alone": film("toruro", 5, of_kind("TookAll"), 4.0),
    "toruro-breath": film("toruro", 5, breath, 3.0),
    "toruro-partida": film("toruro", 3, of_kind("PartidaEnded"), 7.0),
    "toruro-results": Film(results("toruro", 5, **SHORT), 3.0),
    "alatriste-walk": Film(partial(madrid, "church", "Walked"), 5.0),
    "alatriste-duel": Film(partial(madrid, "duel", "Challenged"), 9.0),
    "alatriste-bargain": film("alatriste", 4, of_kind("OfferMade"), 6.0),
    "alatriste-audience": Film(partial(madrid, "audience", "AudienceHeld"), 6.0),
    "alatriste-dice": Film(partial(madrid, "dice", "DiceStaked"), 10.0),
    "alatriste-contest": Film(partial(madrid, "bullfight", "ContestHeld"), 10.0),
    "alatriste-bail": Film(partial(madrid, "freed", "Freed"), 6.0),
    "alatriste-jail-die": Film(partial(madrid, "shut", "Rolled"), 6.0),
    "alatriste-hospital": Film(partial(madrid, "hospital", "TurnLost"), 6.0),
    "alatriste-results": Film(results("alatriste", 5), 3.0),
}


def frames(app: App, scene: Scene, seconds: float, every: float) -> Iterator[pygame.Surface]:
    """Yield a scene, and what it leads to, as it looks every so many seconds."""
    canvas, waited, steps = app.services.canvas, 0.0, max(1, round(RATE * every))
    scene.layout(canvas)
    scene.enter()
    for _ in range(round(seconds / every) + 1):
        scene.glimmers()
        scene.draw(canvas)
        yield canvas.surface.copy()
        for _ in range(steps):
            canvas.art.prepare_next()
            outcome = scene.update(every / steps)
            if isinstance(outcome, Push):
                scene = outcome.scene
                scene.layout(canvas)
                scene.enter()
        if isinstance(scene, PlayScene):
            waited = waited + every if scene.director.waiting else 0.0
            if waited >= PATIENCE:
                scene.session.skip()
            elif scene.turn is not None and scene.table.ask is not None and not scene.director.busy:
                scene.session.think(scene.table.ask)


def sheet(pictures: Sequence[pygame.Surface], every: float, first: int = 0) -> pygame.Surface:
    """Return pictures in rows, each with the seconds since the film began; the first has that number."""
    width, height = pictures[0].get_size()
    small = min(WIDE, width), round(min(WIDE, width) * height / width)
    across = 3 if len(pictures) <= 15 else 6
    rows = -(-len(pictures) // across)
    made = pygame.Surface((across * small[0], rows * (small[1] + LINE)))
    font = pygame.font.Font(None, LINE)
    for place, picture in enumerate(pictures):
        left, top = place % across * small[0], place // across * (small[1] + LINE)
        made.blit(pygame.transform.smoothscale(picture, small), (left, top))
        words = font.render(f"{(first + place) * every:.2f} s", True, "white")
        made.blit(words, (left + 6, top + small[1] + 3))
    return made


def write(pictures: Sequence[pygame.Surface], every: float, file: Path, page: int) -> None:
    """Write a film into a file, or into several with at most `page` pictures each."""
    if not page:
        pygame.image.save(sheet(pictures, every), file)
    for number, start in enumerate(range(0, len(pictures) if page else 0, page or 1), 1):
        path = file.with_stem(f"{file.stem}-{number}")
        pygame.image.save(sheet(pictures[start : start + page], every, start), path)


def main(words: Sequence[str]) -> int:
    """Film a moment into a file, as the command line says."""
    parser = ArgumentParser(prog="python -m tests.film", epilog=", ".join(FILMS))
    parser.add_argument("name", choices=FILMS, metavar="NAME")
    parser.add_argument("file", type=Path)
    parser.add_argument("--size", default="{}x{}".format(*SIZE), help="of the window (%(default)s)")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=EVERY, help="milliseconds (%(default)s)")
    parser.add_argument("--seconds", type=float, help="how long, instead of as long as the moment lasts")
    parser.add_argument("--page", type=int, default=0, help="pictures on a sheet (all)")
    parser.add_argument("--reduced", action="store_true", help="with reduced motion")
    wanted = parser.parse_args(words)
    width, _, height = wanted.size.partition("x")
    app = windowless((int(width), int(height)), wanted.lang)
    app.services.settings.reduced_motion = wanted.reduced
    chosen, every = FILMS[wanted.name], wanted.every / 1000
    scene = chosen.begin(app, wanted.seed)
    pictures = [*frames(app, scene, wanted.seconds or chosen.seconds, every)]
    write(pictures, every, wanted.file, wanted.page)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
