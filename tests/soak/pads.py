"""Four pads, pressed at random: none ever moves, shows or speaks what belongs to another seat.

    python -m tests.soak.pads --times 100

Each run sends a thousand events to a table of four people, whatever scenes they lead to. A seat is answered
for, a hand is turned up and its cards are named by its own pad alone; what a seat has opened is used by it
alone; words are said of a hidden hand only to whoever holds it.
"""

from __future__ import annotations

import sys
from functools import cache
from random import Random

import pygame

from game import GAMES, find
from scenes.menus.hands import HandsScene
from scenes.menus.lost_pad import LostPadScene
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.table.devices import awaited
from scenes.table.play import PlayScene
from scenes.ui.dialog import WidgetScene
from tests.soak.monkey import art, window
from tests.soak.run import soak
from tests.table.conftest import Sitting, seated
from tests.table.pads import BUTTONS, VirtualPad, virtual_pads

EVENTS, PADS, FRAME = 1000, 4, 0.05
TRIGGERS = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
STICKS = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
BACK_TO_TABLE = 0.02
"""How likely each event is to be followed by a new table, where the pads have left the old one."""


@cache
def sitting() -> Sitting:
    """One program for all runs."""
    return seated(window(), art())


def table(chance: Random, pads: list[VirtualPad]) -> PlayScene:
    """A new game of four people, each with a pad."""
    made = sitting()
    game = find(chance.choice(list(GAMES)))
    people = seats(game, PADS, PADS)
    made.app.services.settings.privacy = chance.choice(("peek", "peek", "curtain"))
    made.app.services.hands.remember(people, {pad.source: seat for seat, pad in enumerate(pads)})
    scene = made.app.begin(NewGame(game, people, {}), chance.getrandbits(63))
    made.manager.begin(scene)
    made.rest(0.3)
    return scene


def send(pad: VirtualPad, chance: Random) -> None:
    """One thing that hands do to a pad."""
    kind = chance.random()
    if kind < 0.3:
        pad.peek(chance.random() < 0.6)
    elif kind < 0.4:
        pad.push(chance.choice(STICKS), chance.choice((-32768, 0, 32767)))
    else:
        often = (pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
        button = chance.choice((*often, *often, *range(BUTTONS)))
        pad.button(button, chance.random() < 0.6)


def one(scene: PlayScene, pad: VirtualPad, chance: Random) -> None:
    """Send one thing, and see that nothing of another seat has changed by it."""
    made = sitting()
    top, seat = made.top, scene.devices[pad.source]
    asked, looked = awaited(scene.session), dict(scene.plates.open)
    others = dict(made.app.services.hands.seats)
    decisions, turn = len(scene.table.record.actions), scene.turn
    chosen = list(turn.chosen) if turn is not None else []
    focus = top.page.ring.current if isinstance(top, WidgetScene) else None
    made.app.services.stream._sentences.clear()
    depth = len(made.manager.stack.scenes)
    hands = [{card.words for card in scene.skin.held(scene.table.view(other))} for other in range(PADS)]
    send(pad, chance)
    what = f"{type(top).__name__}, {scene.table.game.meta.id}, seat {seat}, asked {asked}"
    now = {other: place for other, place in scene.plates.open.items() if other != seat}
    assert now.items() <= looked.items(), f"{what}: another hand was turned up, or pointed at"
    assert not scene.session.viewer.peeking, f"{what}: a hand was turned up for all"
    assert made.app.services.hands.seats.items() <= others.items(), f"{what}: the seats of pads have changed"
    if scene in made.manager.stack.scenes and seat != asked:
        assert len(scene.table.record.actions) == decisions, f"{what}: another seat was answered for"
        assert turn is None or list(turn.chosen) == chosen, f"{what}: a card of another seat was chosen"
    for sentence in made.app.services.stream._sentences:
        secret = {words for other in range(PADS) if other != seat for words in hands[other]} - hands[seat]
        told = sentence.text.rstrip(".")
        assert not (sentence.private and told in secret), f"{what}: another hand was spoken: {told}"
    blocked = asked is not None and seat != asked if top is scene else top.seat not in (None, seat)
    if blocked and not isinstance(top, HandsScene | LostPadScene) and not scene.session.over:
        same = focus is None or not isinstance(top, WidgetScene) or top.page.ring.current is focus
        assert same or made.top is not top, f"{what}: the focus of another seat was moved"
        assert top is scene or len(made.manager.stack.scenes) == depth, f"{what}: another's page was left"


def once(chance: Random) -> str:
    """One run of a thousand events."""
    made = sitting()
    with virtual_pads(made, PADS) as pads:
        scene, tables, seen = table(chance, pads), 1, set[str]()
        for _ in range(EVENTS):
            stuck = made.top is not scene and chance.random() < BACK_TO_TABLE
            if scene not in made.manager.stack.scenes or scene.session.over or stuck:
                scene, tables = table(chance, pads), tables + 1
            one(scene, chance.choice(pads), chance)
            if not made.manager.stack.running:
                made.manager.begin(made.manager.stack.home())
            seen.add(type(made.top).__name__)
            if chance.random() < 0.25 and made.manager.stack.active:
                made.frame(dt=FRAME)
            if not made.manager.stack.running:
                made.manager.begin(made.manager.stack.home())
        made.manager.begin(made.app.home())
    return f"{EVENTS} events at {tables} tables, on {len(seen)} scenes"


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 100))
