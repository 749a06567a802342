"""Shots of Toruro."""

from __future__ import annotations

from functools import partial
from typing import Any

from game import find
from game.core.game import AnyGame, Options
from game.core.script import Ask
from game.core.table import Table
from scenes.menus.lobby import LobbyScene
from scenes.menus.rulebook import RulebookScene
from scenes.screenshots.arrange import (
    Reached,
    Reel,
    Screenshots,
    Shot,
    has_shown,
    hinted,
    play_until,
    results_of,
    review_of,
    showing,
    table_asking,
    talking,
    zoomed,
)
from scenes.table.peek import PeekOverlay
from scenes.table.play import PlayScene
from scenes.ui.input import Act, Key
from scenes.ui.scene import Scene
from scenes.window.app import App

MOST = 30
"""Evenings that are tried at most."""
SETTLED = 90
"""Frames after which a dial rests."""
MANY = 8
"""So many lulos nearly fill the slate."""

HONOUR = {"misplay": "honour"}
ACCUSING = {"misplay": "honour", "detection": "accuse"}
SHORT, LONG = {"min_rounds": 8, "cap": 8}, {"min_rounds": 24}


def game() -> AnyGame:
    """Its rules, loaded only for one of its shots."""
    return find("toruro")


def is_asked(table: Table[Any, Any], ask: Ask, prompt: str, debts: int = 0) -> bool:
    """That is asked, with at least so many lulos on the slate."""
    return ask.prompt == f"toruro.{prompt}" and len(table.view(None).debts) >= debts


def has_to_follow(table: Table[Any, Any], ask: Ask, cards: int = 2) -> bool:
    """A card is to be played onto a trick in which so many lie, and not every card of the hand will do."""
    view = table.view(ask.seat)
    lying = len(view.tricks[-1]) if len(view.tricks) > len(view.takers) else 0
    return is_asked(table, ask, "play", 1) and lying >= cards and 1 < len(view.hand) > len(ask.options)


def has_choice(table: Table[Any, Any], ask: Ask) -> bool:
    """Two cards at least may be played onto a trick in which one lies."""
    return is_asked(table, ask, "play") and len(ask.options) > 1 and len(table.view(ask.seat).trick) == 1


def evening(
    app: App, seed: int, reached: Reached, count: int = 5, humans: int = 1, options: Options | None = None
) -> PlayScene:
    """Return the first evening, from that seed on, on which a question like that is reached."""
    for later in range(seed, seed + MOST):
        scene = table_asking(app, game(), later, count, reached, humans, options)
        if scene.table.ask is not None:
            return scene
    raise LookupError(f"no such question on {MOST} evenings")


def at(app: App, seed: int, prompt: str, debts: int = 0, options: Options | None = None) -> PlayScene:
    """Return a table at which that is asked."""
    return evening(app, seed, partial(is_asked, prompt=prompt, debts=debts), options=options)


def following(app: App, seed: int, count: int, cards: int = 2, humans: int = 1) -> PlayScene:
    """Return a table at which somebody has to follow."""
    return evening(app, seed, partial(has_to_follow, cards=cards), count, humans)


def indebted(app: App, seed: int) -> PlayScene:
    """Return an evening on which there are more lulos than the slate has lines."""
    scene = table_asking(app, game(), seed, 8, lambda table, ask: len(table.view(None).debts) >= MANY)
    return settled(play_until(scene, lambda scene, ask: bool(scene.skin.extras())))


def audited(app: App, seed: int) -> PlayScene:
    """Return a table at which a person has played wrong, and it comes to light."""
    for later in range(seed, seed + MOST):
        scene = at(app, later, "play", options=HONOUR)
        assert scene.table.ask is not None
        scene.session.play((scene.table.ask.options[-1],))
        scene.director.finish()
        while scene.table.ask is not None:
            if has_shown(scene, "Misplayed", 2.6):
                return scene
            scene.session.think(scene.table.ask)
    raise LookupError(f"nobody plays wrong on {MOST} evenings")


def last_trick(app: App, seed: int) -> Scene:
    """Return a glance at the trick that was taken last."""
    sheet = at(app, seed, "go", debts=1).skin.last()
    assert sheet is not None
    return PeekOverlay(sheet, Act.LAST)


def read(app: App, seed: int) -> Scene:
    """Return the slate of such an evening, line by line."""
    return indebted(app, seed).skin.extras()[0].scene()


def ordered(scene: PlayScene) -> PlayScene:
    """Show the order of the cards, and lift one of the hand."""
    scene.handle(Key(Act.CHANCES))
    return zoomed(scene)


def settled(scene: PlayScene) -> PlayScene:
    """Wait until the dial has counted, and its needle rests."""
    scene.enter()
    for _ in range(SETTLED):
        scene.update(0.01)
    return scene


def counted(app: App, seed: int) -> PlayScene:
    """Somebody who likes numbers is asked whether they go."""
    app.services.settings.numbers = "lab"
    return settled(at(app, seed, "go", debts=2))


SHOTS: dict[str, Shot] = {
    "toruro": lambda app, seed: following(app, seed, 5),
    "toruro-3": lambda app, seed: following(app, seed, 3, cards=1),
    "toruro-5": lambda app, seed: at(app, seed, "play"),
    "toruro-8": lambda app, seed: following(app, seed, 8, cards=3),
    "toruro-6": lambda app, seed: following(app, seed, 6, cards=5),
    "toruro-8-full": lambda app, seed: following(app, seed, 8, cards=6),
    "toruro-peek": lambda app, seed: following(app, seed, 4, cards=1, humans=2),
    "toruro-card": lambda app, seed: zoomed(at(app, seed, "exchange")),
    "toruro-pay": lambda app, seed: at(app, seed, "pay"),
    "toruro-split": lambda app, seed: at(app, seed, "split", debts=2),
    "toruro-go": lambda app, seed: settled(at(app, seed, "go", debts=2)),
    "toruro-dial": counted,
    "toruro-hint": lambda app, seed: hinted(evening(app, seed, has_choice)),
    "toruro-exchange": lambda app, seed: at(app, seed, "exchange"),
    "toruro-give-back": lambda app, seed: at(app, seed, "give_back"),
    "toruro-debts": indebted,
    "toruro-slate": read,
    "toruro-accuse": lambda app, seed: at(app, seed, "accuse", options=ACCUSING),
    "toruro-audit": audited,
    "toruro-last-trick": last_trick,
    "toruro-taken": lambda app, seed: showing(at(app, seed, "play"), "TrickTaken", 0.5),
    "toruro-lulo": lambda app, seed: showing(at(app, seed, "play"), "LuloCommitted", 0.8),
    "toruro-partida": lambda app, seed: showing(at(app, seed, "play", options=LONG), "PartidaEnded", 2.2),
    "toruro-order": lambda app, seed: ordered(at(app, seed, "exchange")),
    "toruro-talk": lambda app, seed: talking(at(app, seed, "play", debts=1)),
    "toruro-talk-8": lambda app, seed: talking(evening(app, seed, has_to_follow, 8)),
    "toruro-results": lambda app, seed: results_of(app, game(), seed, 5, SHORT),
    "toruro-review": lambda app, seed: review_of(results_of(app, game(), seed, 5, SHORT)),
    "toruro-rules": lambda app, seed: RulebookScene(app.services, "toruro"),
    "toruro-lobby": lambda app, seed: LobbyScene(app.services, game()),
}
SCREENSHOTS = Screenshots(
    SHOTS, {"toruro-slate": "toruro-debts", "toruro-last-trick": "toruro-go"}, Reel(5, 4, 14, 5.0)
)
