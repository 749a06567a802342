"""Shots of El Capitán Alatriste, some of moments that come seldom: each is played from just before it."""

from __future__ import annotations

import json
from functools import partial
from typing import Any, NamedTuple

from game import find
from game.core.action import Token, parse_action, token
from game.core.game import AnyGame, Options
from game.core.script import Ask
from game.core.table import Table
from game.lessons.course import merge
from maps.reader import graph_of
from scenes.menus.lobby import LobbyScene
from scenes.menus.rulebook import RulebookScene
from scenes.screenshots.arrange import (
    Reel,
    Screenshots,
    Shot,
    explained,
    has_shown,
    hinted,
    results_of,
    review_of,
    seats,
    showing,
    table_asking,
    table_showing,
    talking,
)
from scenes.skins.alatriste.drawing import ways_list
from scenes.skins.alatriste.drawing.trade_form import Trade
from scenes.skins.alatriste.layout import STATS
from scenes.stage.pieces import HAND
from scenes.table.play import PlayScene
from scenes.ui.input import Pointer
from scenes.window.app import App

GROWN = 10
"""The round from which on boards are full."""
EARLY = {"fight": 18, "contest": 3, "challenge": 3, "option": 10, "play-6": 5}
"""So many seeds on, that comes early in a game."""


def game() -> AnyGame:
    """Its rules, loaded only for one of its shots."""
    return find("alatriste")


def is_asked(table: Table[Any, Any], ask: Ask, prompt: str, rounds: int) -> bool:
    """That is asked, with something to choose, not before a round."""
    view = table.view(ask.seat)
    ready = view.round >= rounds and (prompt != "play" or view.players[ask.seat].cards > 1)
    return ask.prompt == f"alatriste.{prompt}" and len(ask.options) > 1 and ready


def at(
    app: App, seed: int, prompt: str, rounds: int = GROWN, count: int = 4, humans: int = 1,
    options: Options | None = None,
) -> PlayScene:  # fmt: skip
    """The first game, from that seed on, in which that is asked."""
    while True:
        reached = partial(is_asked, prompt=prompt, rounds=rounds)
        scene = table_asking(app, game(), seed, count, reached, humans, options)
        if scene.table.ask is not None:
            return scene
        seed += 1


def pointed(scene: PlayScene, name: Token) -> PlayScene:
    """The mouse rests on a thing."""
    piece = scene.stage.piece(name)
    assert piece is not None
    scene.handle(Pointer("move", (piece.x, piece.y)))
    for _ in range(3):  # the board comes to rest first
        scene.update(1.0)
    return scene


def box(app: App, seed: int) -> PlayScene:
    """The mouse rests on a box where one may go."""
    scene = at(app, seed, "move")
    assert scene.table.ask is not None
    return pointed(scene, scene.table.ask.options[0].picks[0])


def row(app: App, seed: int) -> PlayScene:
    """The mouse rests on a row of the list of ways."""
    scene = at(app, seed, "move")
    return pointed(scene, next(name for name in scene.stage.pieces if name.kind == "way"))


def watch(app: App, seed: int) -> PlayScene:
    """The Patrol may walk to where somebody stands."""
    while True:
        scene = at(app, seed, "patrol", 4)
        ask = scene.table.ask
        assert ask is not None
        view = scene.table.view(ask.seat)
        ends = ways_list.ends(ask, view)
        if any(player.present and player.box in ends for player in view.players):
            return scene
        seed += 1


def card(app: App, seed: int) -> PlayScene:
    """The mouse rests on a card of the hand."""
    scene = at(app, seed, "play", 2)
    return pointed(scene, next(piece.token for piece in scene.stage.pieces.values() if piece.layer == HAND))


def shown(app: App, seed: int, kind: str, seconds: float, count: int) -> PlayScene:
    """So many seconds after the first event of that kind began to be shown."""
    return table_showing(app, game(), seed, count, kind, seconds)


# --- moments ---

Fields = dict[str, Any]
"""Fields of the game's own state. A box is its place in its rows, a card its printed number."""

GARDEN, SUN_GATE, SAN_GINES, MAIN_SQUARE, TOWN_JAIL, VEGA, BRIDGE, FLANDERS = 1, 2, 4, 5, 7, 9, 10, 12
HOSPITAL = 14
TOLEDO_STREET, RASTRO, LAVAPIES, GAMING_DEN, GILDED_HALL, FAVOURITE = 16, 18, 19, 20, 39, 40
CARDS = range(1, 97)

PLAYERS: tuple[Fields, ...] = (
    {"box": GARDEN, "vigour": 9, "fame": 13, "fencing": 6, "ducats": 9,
     "hand": [90, 89, 94], "board": [9, 25, 34]},
    {"box": GARDEN, "vigour": 11, "fame": 12, "fencing": 5, "ducats": 12,
     "hand": [63, 78], "board": [24, 36, 29]},
    {"box": TOLEDO_STREET, "vigour": 7, "fame": 11, "fencing": 7, "ducats": 6,
     "hand": [66, 92], "board": [8, 40]},
    {"box": MAIN_SQUARE, "vigour": 12, "fame": 9, "fencing": 4, "ducats": 15,
     "hand": [42, 64, 82], "board": [17, 44]},
)  # fmt: skip
"""Four players in the middle of a game: a person, and a rival who stands on the same box, and two more."""
DISCARDS = [70, 57, 68]
DUCATS = [*STATS].index("ducats")


class Moment(NamedTuple):
    """The scripts on top of the turn of `seat`, which goes on at the step `turn`; the answers that lead on.

    It is shown so many `seconds` after an event told as `event` says began; without one there is a question.
    `players` differ from PLAYERS; with that `luck` added to the seed 1 the dice bring it at once.
    """

    seat: int
    top: tuple[Fields, ...]
    answers: tuple[str, ...]
    event: str = ""
    seconds: float = 1.0
    players: dict[str, Fields] = {}
    patrol: int = LAVAPIES
    turn: str = "closing_cards"
    luck: int = 0

    def position(self, seed: int) -> Fields:
        """Where the game stands then, as far as it differs from one just begun."""
        players = [
            {"first": False, **row, **self.players.get(str(place), {})} for place, row in enumerate(PLAYERS)
        ]
        scripts: list[Fields] = [{"script": "Turn", "step": self.turn}, *self.top]
        held = [card for player in players for card in (*player["hand"], *player["board"])]
        return {
            "rng": seed + self.luck,
            "round": 14,
            "starter": 0,
            "active": self.seat,
            "patrol": self.patrol,
            "pack": [card for card in CARDS if card not in (*held, *DISCARDS)],
            "discard": DISCARDS,
            "seen": {
                str(card): 1 << place for place, player in enumerate(players) for card in player["hand"]
            },
            "players": {str(place): player for place, player in enumerate(players)},
            "stack": [
                {"script": "Campaign", "step": "rounds", "turn": 1},
                *({**script, "seat": self.seat} for script in scripts),
            ],
        }


def walk(die: int, to: int) -> tuple[int, tuple[Fields, ...], tuple[str, ...]]:
    """The person has rolled that, and goes to that box."""
    return 0, ({"script": "Outing", "step": "move", "die": die},), (f"move box:{to}",)


def meeting(seat: int, step: str, *answers: str) -> tuple[int, tuple[Fields, ...], tuple[str, ...]]:
    """Seat 0 or 1 has come to where the other one stands."""
    met = {"script": "Encounter", "step": step}
    return seat, ({"script": "Outing", "step": "end"}, met), answers


def cards(seat: int, *answers: str) -> tuple[int, tuple[Fields, ...], tuple[str, ...]]:
    """That seat plays the last cards of its turn."""
    return seat, ({"script": "CardPhase", "step": "own_plays", "turn": 3},), answers


def fork(box: int, die: int, fame: int) -> Moment:
    """The person has rolled that on that box, with so much Fame."""
    rolled = {"script": "Outing", "step": "move", "die": die}
    return Moment(0, (rolled,), (), players={"0": {"box": box, "fame": fame}})


OFFER = ("offer", "to seat:0", "give card:78", "done", "want count:5", "nothing", "done", "send")
"""A card for five Ducats."""
IN_JAIL: Fields = {"box": TOWN_JAIL, "prison": "town"}
DEAD: Fields = dict.fromkeys(("vigour", "fame", "fencing", "ducats"), 0)
DEAD |= {"box": -1, "hand": [], "board": [], "dead": True, "first": True}
COMBAT = meeting(0, "combat", "combat seat:1")
MOMENTS: dict[str, Moment] = {
    "odds": Moment(*meeting(1, "duels")),
    "accept": Moment(*meeting(0, "duels", "challenge"), players={"0": {"board": [11, 25, 34]}}),
    "rivals": Moment(*meeting(0, "combat"), players={"2": {"box": GARDEN}, "3": {"box": GARDEN}}),
    "peril": Moment(*meeting(0, "combat"), players={"0": {"vigour": 5}}, patrol=MAIN_SQUARE),
    "duel": Moment(*meeting(1, "duels", "challenge", "accept"), "Clashed", 2.4),
    "wound": Moment(*meeting(1, "duels", "challenge", "accept", "pass"), "Changed 0 vigour", 0.3, luck=13),
    "glove": Moment(*meeting(1, "duels", "challenge", "accept"), "Rolled die:2 ", 1.5),
    "prize": Moment(*meeting(1, "duels", "challenge", "accept", "pass")),
    "combat": Moment(*COMBAT, "Clashed", 2.4),
    "patrol": Moment(*COMBAT, "PatrolWatched", 2.0, patrol=SUN_GATE),
    "death": Moment(*COMBAT, "Died", 1.6, {"1": {"vigour": 2}}),
    "restart": Moment(0, (), (), players={"0": DEAD}, turn="restart"),
    "surgeon": Moment(*meeting(1, "combat", "combat seat:0"), players={"0": {"vigour": 3}}),
    "riposte": Moment(*cards(1, "attack card:63 seat:0")),
    "trade": Moment(*cards(0, "offer")),
    "offer": Moment(*cards(1, *OFFER)),
    "targets": Moment(
        *cards(0), players={"0": {"hand": [74, 65, 94]}, "1": {"board": [20, 36, 29]}, "2": {"board": [8]}}
    ),
    "hand": Moment(*cards(0), players={"0": {"hand": [26, 51, 95, 80]}}),
    "full-hand": Moment(*cards(0), players={"0": {"hand": [26, 51, 95, 80, 33, 90]}}),
    "recap": Moment(
        *cards(3, "attack card:64 seat:0", "attack card:82 seat:0", "stop"),
        "TurnBegan 0",
        2.5,
        players={"0": {"hand": [90, 94]}},
    ),
    "church": Moment(*walk(3, SAN_GINES), "Changed 0 fame", 0.3),
    "refuge": Moment(*walk(3, SAN_GINES), "RefugeTaken", players={"0": {"wanted": 2}}),
    "flanders": Moment(*walk(3, FLANDERS), "WentAway", players={"0": {"box": VEGA}}),
    "bridge": Moment(*walk(2, BRIDGE), players={"0": {"box": VEGA - 1}}),
    "ways": fork(HOSPITAL, 4, 31),
    "court": fork(GILDED_HALL, 4, 31),
    "weak": Moment(*cards(0), players={"0": {"vigour": 5}, "1": {"vigour": 3}, "2": {"vigour": 2}}),
    "bail": Moment(0, (), (), players={"0": IN_JAIL}, turn="bail"),
    "freed": Moment(0, (), ("bail",), "Freed", 1.2, {"0": IN_JAIL}, turn="bail"),
    "shut": Moment(0, (), ("roll",), "TurnLost", 0.8, {"0": IN_JAIL}, turn="bail", luck=1),
    "hospital": Moment(
        0,
        (),
        (f"go box:{HOSPITAL}",),
        "Changed 0 vigour",
        0.8,
        {"0": {"wounded": 1, "vigour": 0, "box": SUN_GATE}},
        turn="rescue",
    ),
    "town-jail": Moment(*cards(1, "attack card:78 seat:0"), "Jailed", players={"0": {"hand": [90, 94]}}),
    "court-jail": Moment(*walk(4, MAIN_SQUARE), "Jailed", players={"0": {"wanted": 2}}),
    "dice": Moment(*walk(2, GAMING_DEN), "DiceThrown", 1.4, {"0": {"box": RASTRO}}, luck=8),
    "bet": Moment(*walk(2, GAMING_DEN), players={"0": {"box": RASTRO}}),
    "join": Moment(1, ({"script": "Dicing", "step": "stake", "seat": 1, "least": 5},), ("bet count:5",)),
    "bullfight": Moment(*walk(4, MAIN_SQUARE), "ContestRolled bullfight", 1.4, luck=23),
    "faith": Moment(*walk(4, MAIN_SQUARE), "ContestRolled act_of_faith", 1.4, luck=22),
    "audience": Moment(*walk(3, FAVOURITE), "AudienceHeld", 2.2, {"0": {"box": GILDED_HALL, "fame": 31}}),
    "turned-away": Moment(*walk(3, FAVOURITE), "TurnedAway", players={"0": {"box": GILDED_HALL, "zone": 1}}),
}


def arranged(app: App, seed: int, row: Moment) -> PlayScene:
    """A table at which that moment is seen."""
    game = find("alatriste")
    graph = graph_of(game)
    table = Table(game, seats(game, len(PLAYERS)), seed, {}, graph)
    table.record.position = json.dumps(merge(json.loads(table.snapshot().position), row.position(seed)))
    table.go_on(table.record, graph)
    scene = app.show(table)
    scene.layout(app.services.canvas)
    scene.enter()
    for answer in row.answers:
        scene.director.finish()
        scene.session.play((parse_action(answer),))
    if not row.event:
        scene.director.finish()
        scene.session.odds_gauge.toggle()  # whoever is asked wants to know how it would end
    elif not has_shown(scene, row.event, row.seconds):
        showing(scene, row.event, row.seconds)
    return scene


def moment(app: App, seed: int, name: str) -> PlayScene:
    """A table at which the moment of that name is seen."""
    return arranged(app, seed, MOMENTS[name])


def warning(app: App, seed: int) -> PlayScene:
    """An attack is chosen, and the plates say on whom it would be wasted."""
    scene = moment(app, seed, "targets")
    piece = scene.stage.piece(Token("card", 74))
    assert piece is not None
    scene.input.touch(piece, 1)
    return scene


def bargain(app: App, seed: int) -> PlayScene:
    """A card and a promise lie on the table, for some Ducats."""
    scene = moment(app, seed, "trade")
    form = scene.turn.form if scene.turn is not None else None
    assert isinstance(form, Trade)
    form.change(target=1)
    form.toggle(89)
    form.seal((0, -1))
    form.pay(-4)
    scene.lay()
    return scene


MOMENT_SHOTS: dict[str, Shot] = {f"alatriste-{name}": partial(moment, name=name) for name in MOMENTS}
SHOTS: dict[str, Shot] = {
    "alatriste": lambda app, seed: at(app, seed, "move"),
    "alatriste-2": lambda app, seed: at(app, seed, "move", 1, 2),
    "alatriste-6": lambda app, seed: at(app, seed + EARLY["play-6"], "play", GROWN, 6),
    "alatriste-peek": lambda app, seed: at(app, seed, "play", humans=3),
    "alatriste-split": lambda app, seed: at(app, seed, "split", 0),
    "alatriste-throw": lambda app, seed: shown(app, seed, "Rolled die:2 ", 1.0, 4),
    "alatriste-box": box,
    "alatriste-row": row,
    "alatriste-ducats": lambda app, seed: pointed(at(app, seed, "move"), token("stat", DUCATS)),
    "alatriste-card": card,
    "alatriste-option": lambda app, seed: at(app, seed + EARLY["option"], "option", 2),
    "alatriste-watch": watch,
    "alatriste-challenge": lambda app, seed: at(app, seed + EARLY["challenge"], "challenge", 2),
    "alatriste-hint": lambda app, seed: hinted(at(app, seed, "move")),
    "alatriste-why": lambda app, seed: explained(at(app, seed, "move")),
    "alatriste-fight": lambda app, seed: shown(app, seed + EARLY["fight"], "Clashed", 1.4, 5),
    "alatriste-contest": lambda app, seed: shown(app, seed + EARLY["contest"], "ContestRolled", 0.9, 6),
    "alatriste-boards": lambda app, seed: (
        at(app, seed + EARLY["play-6"], "play", GROWN, 6).skin.extras()[0].scene()
    ),
    "alatriste-talk": lambda app, seed: talking(at(app, seed, "move")),
    "alatriste-results": lambda app, seed: results_of(app, game(), seed, 5),
    "alatriste-review": lambda app, seed: review_of(results_of(app, game(), seed, 6)),
    "alatriste-rules": lambda app, seed: RulebookScene(app.services, "alatriste"),
    "alatriste-bargain": bargain,
    "alatriste-warning": warning,
    "alatriste-lobby": lambda app, seed: LobbyScene(app.services, game()),
}
SCREENSHOTS = Screenshots(SHOTS | MOMENT_SHOTS, {"alatriste-boards": "alatriste-6"}, Reel(4, 7, 90, 4.5))
