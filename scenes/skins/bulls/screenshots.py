"""The screenshots of Running with the Bulls."""

from __future__ import annotations

from typing import Any

from game import find
from game.core.script import Ask
from game.core.table import Table
from scenes.menus.lobby import LobbyScene
from scenes.menus.rulebook import RulebookScene
from scenes.screenshots.arrange import (
    Reel,
    Screenshots,
    Shot,
    explained,
    hinted,
    play_until,
    results_of,
    review_of,
    showing,
    table_asking,
    talking,
    zoomed,
)
from scenes.screenshots.arrange import table as any_table
from scenes.skins.bulls.drawing.dangers import offered
from scenes.skins.bulls.drawing.exits import exits
from scenes.table.log import LogScene
from scenes.table.pause import PauseScene, SpeechMenu
from scenes.table.play import PlayScene
from scenes.ui.input import Act, Pointer
from scenes.ui.scene import Scene
from scenes.ui.widgets import Press
from scenes.window.app import App

BULLS = find("bulls")


def table(app: App, seed: int, count: int, humans: int = 1) -> PlayScene:
    """Return a game just begun, shown up to its first question."""
    return any_table(app, BULLS, seed, count, humans)


def is_first_card(scene: PlayScene, ask: Ask) -> bool:
    """True if the first card of a game is to be played."""
    return ask.prompt == "bulls.play_card"


def is_last_card_of_day_two(scene: PlayScene, ask: Ask) -> bool:
    """True if the last card of the second day is to be played."""
    view = scene.table.view(None)
    return ask.prompt == "bulls.play_card" and view.day == 2 and view.row == 3


def is_last_card(scene: PlayScene, ask: Ask) -> bool:
    """True if the last card of a day is to be played."""
    return ask.prompt == "bulls.play_card" and scene.table.view(None).row == 3


def has_dice_to_choose(scene: PlayScene, ask: Ask) -> bool:
    """True if dice are to be chosen, one of several."""
    return ask.subset is not None and ask.prompt.startswith("bulls.reroll")


def has_own_dice_to_reroll(scene: PlayScene, ask: Ask) -> bool:
    """True if own Runners can be rolled again, on the last day."""
    return ask.prompt == "bulls.reroll.own" and scene.table.view(None).day == 3


def aimed(scene: PlayScene) -> PlayScene:
    """Point at the die for which a card is best used."""
    ask = scene.table.ask
    best = scene.skin.begin(ask, sorted(offered(ask))) if ask is not None else None
    piece = scene.stage.piece(best) if best is not None else None
    if piece is not None:
        scene.handle(Pointer("move", (piece.x, piece.y)))
        scene.update(1.0)
    return scene


def is_discarding(scene: PlayScene, ask: Ask) -> bool:
    """True if cards may be thrown away in the morning of a later day."""
    return ask.prompt == "bulls.keep_cards" and scene.table.view(None).day > 1


def has_a_corral_to_choose(scene: PlayScene, ask: Ask) -> bool:
    """True if a Runner that rolled a 1 starts in a corral, some of which are more dangerous than others."""
    if ask.prompt != "bulls.place_one":
        return False
    return len({one.chance for one in exits(scene.table.view(ask.seat), ask)}) > 1


def has_a_full_hand(table: Table[Any, Any], ask: Ask) -> bool:
    """True if a card is to be played out of seven."""
    return ask.prompt == "bulls.play_card" and len(table.view(ask.seat).kept) >= FULL


def is_choosing_a_face(table: Table[Any, Any], ask: Ask) -> bool:
    """True if one of the own Runners is turned to any face."""
    return ask.prompt == "bulls.choose_face" and any(thing.kind == "runner" for thing in ask.about)


def is_letting_a_bull_in(table: Table[Any, Any], ask: Ask) -> bool:
    """True if somebody chooses where one more Bull comes in."""
    return ask.prompt == "bulls.choose_release"


def discarding(scene: PlayScene) -> PlayScene:
    """Pick the first card of the hand to be discarded."""
    card = scene.stage.pieces[scene.skin.slots()[0]]
    scene.lay()
    scene.handle(Pointer("down", (card.x, card.y), 1))
    scene.handle(Pointer("up", (card.x, card.y), 1))
    scene.handle(Pointer("move", (640.0, 600.0)))
    return scene


def can_discard_several(table: Table[Any, Any], ask: Ask) -> bool:
    """True if one of several cards may be discarded in the morning."""
    return ask.prompt == "bulls.keep_cards" and len(table.view(ask.seat).kept) > 1


def is_after_the_run(scene: PlayScene, ask: Ask) -> bool:
    """True if the third card of a day is to be played."""
    view = scene.table.view(None)
    return ask.prompt == "bulls.play_card" and view.row == 2


def logged(app: App, seed: int) -> Scene:
    """Return the chronicle of two days."""
    scene = play_until(table(app, seed, 2), is_last_card_of_day_two)
    return LogScene(app.services, scene.session.chronicle.lines)


SPOKEN: dict[Act, Press] = dict.fromkeys(
    (Act.STANDING, Act.TABLE, Act.AGAIN, Act.COPY, Act.VOICE), lambda: None
)
"""What a table says on request; here nobody asks."""

FULL, FILLED = 7, 14
"""Cards of a hand that leave each other little room, and so much later a game in which somebody has them."""
TURNED = 21
"""So much later a game in which somebody turns a Runner on the first day."""
FEASTED = 6
"""So much later a game is won by the person at the table, and two others are equal."""

SHOTS: dict[str, Shot] = {
    "lobby": lambda app, seed: LobbyScene(app.services, BULLS),
    "rules": lambda app, seed: RulebookScene(app.services, BULLS.meta.id),
    "pause": lambda app, seed: PauseScene(app.services, BULLS.meta.id, app.home, SPOKEN),
    "aloud": lambda app, seed: SpeechMenu(app.services, SPOKEN),
    "log": logged,
    "play": lambda app, seed: play_until(table(app, seed, 4), is_after_the_run),
    "play-2": lambda app, seed: play_until(table(app, seed, 2), is_first_card),
    "play-6": lambda app, seed: play_until(table(app, seed, 6), is_first_card),
    "play-2-last": lambda app, seed: play_until(table(app, seed, 2), is_last_card_of_day_two),
    "play-6-last": lambda app, seed: play_until(table(app, seed, 6), is_last_card_of_day_two),
    "play-full": lambda app, seed: table_asking(app, BULLS, seed + FILLED, 4, has_a_full_hand),
    "play-morning": lambda app, seed: play_until(table(app, seed, 4), is_discarding),
    "play-face": lambda app, seed: table_asking(app, BULLS, seed + TURNED, 4, is_choosing_a_face),
    "play-bull": lambda app, seed: table_asking(app, BULLS, seed, 4, is_letting_a_bull_in),
    "play-discard": lambda app, seed: discarding(table_asking(app, BULLS, seed, 4, can_discard_several)),
    "play-card": lambda app, seed: zoomed(play_until(table(app, seed, 4), is_after_the_run)),
    "play-corral": lambda app, seed: play_until(table(app, seed, 4), has_a_corral_to_choose),
    "play-dice": lambda app, seed: play_until(table(app, seed, 4), has_dice_to_choose),
    "play-target": lambda app, seed: aimed(play_until(table(app, seed, 4), has_own_dice_to_reroll)),
    "play-hint": lambda app, seed: hinted(play_until(table(app, seed, 4), has_dice_to_choose)),
    "play-why": lambda app, seed: explained(play_until(table(app, seed, 4), is_after_the_run)),
    "play-peek": lambda app, seed: play_until(table(app, seed, 4, humans=2), is_first_card),
    "play-run": lambda app, seed: showing(play_until(table(app, seed, 4), is_after_the_run), "Ran", 0.6),
    "play-charge": lambda app, seed: showing(play_until(table(app, seed, 4), is_first_card), "Charged", 1.3),
    "play-dusk": lambda app, seed: showing(play_until(table(app, seed, 4), is_last_card), "DayEnded", 2.5),
    "play-dusk-6": lambda app, seed: showing(play_until(table(app, seed, 6), is_last_card), "DayEnded", 2.5),
    "play-talk": lambda app, seed: talking(play_until(table(app, seed, 4), is_after_the_run)),
    "results": lambda app, seed: results_of(app, BULLS, seed + FEASTED, 4, humans=1),
    "results-review": lambda app, seed: review_of(results_of(app, BULLS, seed + FEASTED, 4, humans=1)),
}
SCREENSHOTS = Screenshots(
    SHOTS, {"pause": "play", "aloud": "play", "log": "play-2-last"}, Reel(4, 3, 27, 6.5)
)
