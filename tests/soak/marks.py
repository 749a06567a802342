"""What a still picture of a table answers is what the rules would do, in positions of random games.

    python -m tests.soak.marks --times 300

Who dies if I do nothing? What is at stake in this trick? Where can I go, and what happens there? Each run
takes positions of a random game, and compares what is drawn of each with what the rules do with it: dice that
show every face, cards that are played out, moves that are made.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import islice, takewhile
from random import Random
from re import findall
from typing import Any

import pygame

from game import find
from game.alatriste.events_combat import Jailed
from game.alatriste.rows import BOXES
from game.alatriste.state import Alatriste
from game.bulls.tokens import NOWHERE, RUNNER, owner
from game.core.event import Rolled
from game.core.game import resolve_options
from game.core.rng import Rng
from game.core.script import Ask, advance
from game.storage.settings import Settings
from game.toruro.deck import suit
from game.toruro.events import LuloCommitted
from game.toruro.state import Toruro
from game.toruro.tokens import CARD
from game.toruro.trick_rules import winner
from maps.reader import graph_of
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.skins.alatriste.drawing.open_ways import reach
from scenes.skins.alatriste.drawing.rings import DANGER, RING
from scenes.skins.alatriste.drawing.way_tags import CORNER, EDGED, END, PASSED
from scenes.skins.alatriste.skin import AlatristeSkin
from scenes.skins.bulls.drawing.dangers import offered
from scenes.skins.bulls.drawing.horned_marks import in_words
from scenes.skins.bulls.drawing.odds_plates import (
    BELOW_LOWEST,
    BESIDE,
    BESIDE_LOWEST,
    FARTHEST,
    UNDER,
    solid,
)
from scenes.skins.bulls.layout import LOWEST, paved
from scenes.skins.bulls.skin import BullsSkin
from scenes.skins.toruro.card_layout import GLOW, picture
from scenes.skins.toruro.drawing.cloth import FRONT, PLAQUE, face_above, names
from scenes.skins.toruro.layout import POTS
from scenes.table.play import PlayScene
from scenes.ui.theme import OCHRE_LT
from scenes.window.app import App
from tests.easel import Drawn, Easel
from tests.narrow import as_a, there
from tests.pictures import BareArt
from tests.skins.alatriste.test_where_to_go import check_reach
from tests.skins.bulls.test_dangers import charged
from tests.skins.toruro.test_at_stake import Position, check_facts
from tests.soak.run import soak

WIDE = 70.0
"""How far from dice the nearest chance of a plate stands at most that lies beside them."""
EACH = 10
"""Positions of a game that are looked at."""
BETWEEN = 12
"""Questions that are looked for, of which one is looked at."""
ASIDE = ("offer", "discard", "propose_end", "propose_pay", "propose_last")
"""What random players seldom think of, or they would do nothing else."""
Check = Callable[[PlayScene, Easel], None]


@cache
def program() -> App:
    """The program without a window, and without anything on its pictures."""
    pygame.font.init()
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    settings = Settings(language="en", speed="instant", privacy="open", mute=True)
    return App(pygame.Surface((1280, 720)), settings, keep=False, art=BareArt())


@cache
def table(game: str, count: int) -> PlayScene:
    """A table of so many people, whose hands lie open."""
    rules, app = find(game), program()
    scene = app.begin(NewGame(rules, seats(rules, count, count), {}), count)
    scene.layout(app.services.canvas)
    scene.enter()
    scene.director.finish()
    return scene


def positions(game: str, prompt: str, chance: Random) -> Iterator[PlayScene]:
    """Play at random; some of the questions that are meant, each at a table at rest."""
    rules = find(game)
    count = chance.choice(rules.meta.offered)
    options = resolve_options(rules.meta, {})
    state = rules.setup(count, options, Rng(chance.getrandbits(63)), graph_of(rules))
    ask = advance(state)
    while ask is not None:
        if ask.prompt.startswith(prompt) and chance.random() < 1 / BETWEEN:
            scene = table(game, count)
            scene.table._state, scene.table.ask = rules.clone(state), ask
            scene.session.proceed()
            yield scene
        able = [one for one in ask.for_bots if one.verb not in ASIDE or chance.random() < 0.1]
        ask = advance(state, chance.choice(able or ask.for_bots))


def drawn(scene: PlayScene, easel: Easel) -> Easel:
    """All that is drawn of a table at rest."""
    scene.lay()
    scene.draw(easel)  # a board is painted first of all
    easel.clear()
    scene.draw(easel)
    return easel


def at(found: list[Drawn], x: float, y: float) -> list[str]:
    """What is drawn at a point, give or take a pixel."""
    return [one.what for one in found if abs(one.x - x) <= 1 and abs(one.y - y) <= 1]


# --- who dies if I do nothing? ---


def check_dangers(scene: PlayScene, easel: Easel) -> None:
    """At each place it says how often six faces of the next charge trample the Runners of whoever is asked.

    Where Runners of others can be picked, theirs, too. Of many kinds it says the least and the most.
    """
    state, ask = scene.table._state, there(scene.table.ask)
    is_running = bool(state.runners) and state.row < len(state.board.rows) - 1
    shown, times = drawn(scene, easel), charged(state) if is_running else {}
    rivals = any(name.kind == "runner" and owner(name) != ask.seat for name in offered(ask))
    chances: dict[int, set[str]] = {}
    for die, here in zip(state.runners, state.spaces, strict=True):
        if here != NOWHERE and die in times and (rivals or owner(RUNNER[die]) == ask.seat):
            chances.setdefault(here, set()).add(in_words(Fraction(times[die], 6)).removesuffix("%"))
    dice = as_a(BullsSkin, scene.skin)._dice
    for space in {*dice.middles} - dice.last_row:
        x, y = dice.middle(space)
        if y > LOWEST:
            starts = BESIDE_LOWEST, BELOW_LOWEST
            plates = [pygame.FRect(x + right, y + low - 12, 60, 24) for right, low in starts]
            plates += beside_dice(scene, x, y)
        else:
            plates = [pygame.FRect(x - UNDER, y + BESIDE[1] - 12, UNDER + FARTHEST, 24)]
        told = [one for one in shown.words if "%" in one.what and not is_of_an_answer(scene, easel, one)]
        first = [one for one in told if any(plate.collidepoint(one.x, one.y) for plate in plates)]
        said = [one.what for one in told if any(is_of_one_plate(start, one) for start in first)]
        found, wanted = {*findall(r"\d+", " ".join(said))}, chances.get(space, set())
        ends = {min(wanted, key=int), max(wanted, key=int)} if wanted else wanted
        assert found in (wanted, ends), f"at {space} it says {said}, not {wanted}"


def is_of_an_answer(scene: PlayScene, easel: Easel, word: Drawn) -> bool:
    """True if a word stands by the faces of which one is chosen, or beside what else is an answer."""
    skin = as_a(BullsSkin, scene.skin)
    areas = skin._plates.areas(easel)
    if skin._picker is not None:
        areas.append(skin._picker.area)
    return any(area.collidepoint(word.x, word.y) for area in areas)


def is_of_one_plate(first: Drawn, word: Drawn) -> bool:
    """True if a word stands beside another one on a plate, or is the same."""
    return word.y == first.y and abs(word.x - first.x) <= 60


def beside_dice(scene: PlayScene, x: float, y: float) -> Iterator[pygame.FRect]:
    """Yield where a plate may lie at the row of the Runners of a place whose middle is there."""
    for piece in scene.stage.pieces.values():
        if piece.token.kind == "runner" and paved((x, y)).collidepoint(piece.x, piece.y):
            die = solid(piece)
            yield from (pygame.FRect(left, piece.y - 12, WIDE, 24) for left in (die.left - WIDE, die.right))


# --- what is at stake in this trick? ---


def check_stakes(scene: PlayScene, easel: Easel) -> None:
    """The pot that is lit, its chips, the card that takes it, trumps, and the price of a lulo."""
    state: Toruro = scene.table._state
    ask, place = there(scene.table.ask), len(state.takers)
    shown, trick = drawn(scene, easel), [play.card for play in scene.table.view(ask.seat).trick]
    lit = [pot for pot, (x, y) in enumerate(POTS) if GLOW in at(shown.pictures, x, y)]
    assert lit == [place], f"pots {lit} are lit, not {place}"
    x, y = POTS[place]
    board = [one.what for one in shown.words if abs(one.x - x) < PLAQUE / 2 and one.y == y + FRONT]
    wanted = [names()[place], str(state.pots[place])]
    assert board == wanted, f"below the pot it says {board}, not {wanted}"
    best = trick[winner(trick, state.exposed)] if trick else None
    for card in trick:
        sprite = there(scene.stage.piece(CARD[card]))
        shines = GLOW in at(shown.pictures, sprite.x, sprite.y - sprite.lift)
        crowned = "ui/laurel" in at(shown.pictures, *face_above(sprite))
        assert (shines, crowned) == (card == best, False), f"{picture(card)}: {shines}, {crowned}"
    trumps = {*state.hands[ask.seat], state.exposed}
    gilt = {name for name, colour in shown.rims if colour == OCHRE_LT and name.startswith("toruro/card_")}
    taking = {picture(best)} if best is not None else set()
    assert gilt == taking | {picture(card) for card in trumps if suit(card) == suit(state.exposed)}
    check_price(state, shown.words)
    check_facts(Position(state, scene.table.view(ask.seat)))


def check_price(state: Toruro, words: list[Drawn]) -> None:
    """Play the round to its end: a lulo that is committed in it costs what the slate says."""
    names = [place for place, one in enumerate(words) if one.what in ("a new lulo", "with no pot")]
    then, rng = find("toruro").clone(state), Rng(len(words))
    then.events = []
    ask, now = advance(then), then.round
    while ask is not None and then.round == now:
        ask = advance(then, rng.pick(ask.for_bots))
    for event in then.events:
        if isinstance(event, LuloCommitted) and not event.free and names:
            told = words[names[0] - 1].what
            assert told == str(event.amount), f"a lulo costs {event.amount}, not {told}"


# --- where can I go, and what happens there? ---


def check_ways(scene: PlayScene, easel: Easel) -> None:
    """Boxes are lit and numbered as the rules allow, and ringed in red where one would be jailed."""
    state, ask = scene.table._state, there(scene.table.ask)
    view, shown = scene.table.view(ask.seat), drawn(scene, easel)
    madrid = as_a(AlatristeSkin, scene.skin)._madrid
    check_reach(state, ask)
    found = there(reach(view, ask))
    port = madrid.camera.port
    for box, steps in (*found.passed.items(), *found.ends.items()):
        x, y = madrid.point(box)
        place = madrid.camera.to_screen((x + CORNER[0], y + CORNER[1]))
        far = madrid.camera.sight.zoom * (END if box in found.ends else PASSED) + EDGED
        within = [  # whole at the edge of the map
            min(max(along, low + far), high - far)
            for along, low, high in zip(place, port.topleft, port.bottomright, strict=True)
        ]
        assert at(shown.words, *within) == [str(steps)] * port.collidepoint(madrid.at(box)), box
    jails = {option.picks[0].id for option in ask.options if option.picks and is_jailed(state, ask, option)}
    for box in range(len(BOXES)):
        rings = {*at(shown.pictures, *madrid.at(box))} & {RING, DANGER}
        wanted = {DANGER} if box in jails else {RING} if box in found.ends else set()
        assert rings == wanted, f"{BOXES[box].id} has {rings}, not {wanted}"


def is_jailed(state: Alatriste, ask: Ask, option: Any) -> bool:
    """Make the move; return whether it leads to jail, for debt or as somebody wanted, before any dice."""
    then = find("alatriste").clone(state)
    then.events = []
    asked = advance(then, option)
    while asked is not None and asked.prompt == "alatriste.purse":
        asked = advance(then, asked.for_bots[-1])
    return any(
        isinstance(event, Jailed) and event.seat == ask.seat and event.why in ("debt", "wanted")
        for event in takewhile(lambda event: not isinstance(event, Rolled), then.events)
    )


# --- one run ---


GAMES: dict[str, tuple[str, Check]] = {
    "bulls": ("bulls.", check_dangers),
    "toruro": ("toruro.play", check_stakes),
    "alatriste": ("alatriste.move", check_ways),
}
"""What is compared, and at which questions."""


def look(game: str, chance: Random, most: int = EACH) -> int:
    """Compare some positions of a game; how many there were."""
    prompt, check = GAMES[game]
    easel, count = Easel(program().services.canvas), 0
    for scene in islice(positions(game, prompt, chance), most):
        check(scene, easel)
        count += 1
    return count


def once(chance: Random) -> str:
    """Some positions of one game."""
    game = chance.choice([*GAMES])
    try:
        count = look(game, chance)
    except AssertionError as failure:
        raise AssertionError(f"{game}: {failure}") from failure
    return f"games of {game}, {count} positions each"


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 300))
