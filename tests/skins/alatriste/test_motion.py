"""The staging of Madrid: every event is seen, and whatever a player does meanwhile, it ends the same."""

from __future__ import annotations

import random
from contextlib import suppress
from math import inf

import pytest

from game.alatriste import events, events_combat
from game.alatriste.events import Walked
from game.alatriste.events_combat import Clashed, Jailed
from game.core.action import Token
from game.core.event import Discarded, Drew, Event, Moved, Placed, Rolled
from scenes.skins.alatriste.drawing.seat_plate import states
from scenes.skins.alatriste.event_table import SHOWN
from scenes.skins.alatriste.motion.props import MIDDLE
from scenes.stage.pieces import BOARD, CHOICE, HAND, Piece
from scenes.table.play import PlayScene
from tests.needs import long, mostly_long
from tests.skins.alatriste.conftest import Begin, anything, asked, play_on, skin_of
from tests.stage.shows import SHOWS, at_speed, finishing, skipping
from tests.table.tables import course

BARE = True
TABLES = {
    "four, one of them a person": (1, 4, 1),
    "six bots": (2, 6, 0),
    "two": (3, 2, 1),
    "five": (4, 5, 0),
}
SHARED = {"three at one screen": (5, 4, 3, {"privacy": "open"})}


def lying(scene: PlayScene) -> dict[Token, tuple[object, ...]]:
    """Everything on the table, and where it lies there or on the board, but for the die of a move."""
    return {
        piece.token: (*place(scene, piece), piece.picture, piece.badge,
                      piece.layer, round(piece.alpha, 2))
        for piece in scene.stage.pieces.values()
        if piece.picture
    }  # fmt: skip


def place(scene: PlayScene, piece: Piece) -> tuple[int, int, int]:
    """Where a piece lies and how wide it is: in units of the board, if it lies there."""
    camera = skin_of(scene).camera
    if piece.window is None:
        return round(piece.x), round(piece.y), round(piece.width)
    x, y = camera.to_board((piece.x, piece.y))
    return round(x), round(y), round(piece.width / camera.sight.zoom)


def plates(scene: PlayScene) -> list[str]:
    """What the plates and the own board say, but for how long somebody is still wanted."""
    skin = skin_of(scene)
    lines = [
        (player.fame_total, player.fencing, player.ducats, player.vigour, player.vigour_bonus, player.cards,
         len(player.attacks), player.level, [state for state, _ in states(player)])
        for player in skin._hud.players
    ]  # fmt: skip
    return [*map(repr, lines), str(skin._hud.round), str(skin._hud.active)]


def test_every_event_of_the_game_has_a_motion() -> None:
    rooms = [vars(room).values() for room in (events, events_combat)]
    kinds = {kind for room in rooms for kind in room if isinstance(kind, type) and issubclass(kind, Event)}
    assert set(SHOWN) == {*kinds - {Event, events.SeatEvent}, Drew, Discarded, Moved, Placed, Rolled}


@pytest.mark.parametrize("name", mostly_long(TABLES, ("four, one of them a person", "two")))
def test_motions_end_where_the_rules_have_everything(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    seed, count, humans = TABLES[name]
    scene = begin(seed, count, humans)
    finishing(scene)
    settle, settled = scene.session.settle, list[str]()

    def watched() -> None:
        before, told = lying(scene), plates(scene)
        settle()
        after = lying(scene)
        for_the_question = {
            token for token in after if after[token][5] in (BOARD + 5, CHOICE)
        } - before.keys()
        names = {*before, *after} - for_the_question
        moved = {token for token in names if before.get(token) != after.get(token)}
        settled.extend(f"{token} jumps: {before.get(token)} {after.get(token)}" for token in moved)
        settled.extend(f"{was} was told, it is {now}"
                       for was, now in zip(told, plates(scene), strict=True) if was != now)  # fmt: skip

    monkeypatch.setattr(scene.session, "settle", watched)
    for number, _ in enumerate(course(scene, at_speed("normal"), 220, anything)):
        assert not settled, f"after {number + 1} decisions"
    assert number > 150


@pytest.fixture(scope="module")
def usual() -> dict[str, list[list[Piece]]]:
    """The course of each game as `finish` shows it."""
    return {}


@pytest.mark.parametrize("show", mostly_long(SHOWS, ("normal", "reduced motion", "meddling")))
@pytest.mark.parametrize("name", [long("four, one of them a person"), "three at one screen"])
def test_however_a_game_is_shown_every_decision_ends_in_the_same_stage(
    begin: Begin, usual: dict[str, list[list[Piece]]], name: str, show: str
) -> None:
    seed, count, humans = TABLES.get(name, (5, 4, 3))
    options = {} if name in TABLES else {"privacy": "open"}
    if name not in usual:
        usual[name] = list(course(begin(seed, count, humans, **options), finishing, 60, anything))
    shown = course(begin(seed, count, humans, **options), SHOWS[show], 60, anything)
    for number, (seen, expected) in enumerate(zip(shown, usual[name], strict=True)):
        assert seen == expected, f"decision {number}"


# --- what is seen ---


def shown(scene: PlayScene, kind: type[Event], seconds: float) -> Event:
    """Play on until an event of that kind has been shown for so long."""
    chance = random.Random(2)
    while scene.table.ask is not None:
        scene.session.play(anything(scene.table.ask, chance))
        while scene.director.busy:
            event = scene.director.event
            if isinstance(event, kind):
                for _ in range(round(seconds * 30)):
                    scene.director.update(1 / 30)
                return event
            scene.director.skip()
    raise AssertionError(f"no {kind.__name__} was told")


def test_a_pawn_walks_through_every_box_of_its_way(begin: Begin) -> None:
    scene = begin(1, 4, 0)
    event = shown(scene, Walked, 0.0)
    assert isinstance(event, Walked)
    pawn, madrid = scene.stage.pieces[event.pieces[0]], skin_of(scene)._madrid
    passed = set[Token]()
    while scene.director.event is event:
        scene.director.update(1 / 60)
        for box in event.path:
            x, y = madrid.at(box.id)
            if abs(pawn.x - x) < 26 and abs(pawn.y - y) < 40:
                passed.add(box)
    assert passed >= set(event.path[1:])


def backdrop(scene: PlayScene) -> str:
    """The painted scene that stands open over the board."""
    found = [piece for piece in scene.stage.effects if piece.picture.startswith("alatriste/scene_")]
    return found[0].picture.rpartition("_")[2] if found and (found[0].x, found[0].y) == MIDDLE else ""


@pytest.mark.parametrize("duel", [True, long(False)])
def test_a_fight_is_fought_before_its_scene_with_all_four_dice_and_both_sums(
    begin: Begin, duel: bool
) -> None:
    scene = begin(3, 5, 0)
    event = shown(scene, Clashed, 2.1)
    while isinstance(event, Clashed) and event.duel is not duel:
        scene.director.finish()
        event = shown(scene, Clashed, 2.1)
    assert isinstance(event, Clashed)
    assert backdrop(scene) == ("duel" if duel else "combat")
    dice = [piece.picture for piece in scene.stage.effects if "/die_" in piece.picture]
    assert sorted(dice) == sorted(f"alatriste/die_{face}" for faces in event.faces for face in faces)
    sums = [piece.picture for piece in scene.stage.effects if " = " in piece.picture and piece.alpha]
    assert [int(words.rpartition("= ")[2].split()[0]) for words in sums] == [*event.scores]


def test_whoever_goes_to_jail_is_seen_there(begin: Begin) -> None:
    scene = begin(3, 5, 0)
    event = shown(scene, Jailed, 0.7)
    assert isinstance(event, Jailed)
    assert backdrop(scene) == "jail"
    colour = scene.table.seats[event.seat].colour
    assert any(
        piece.picture.startswith("alatriste/figure_") and colour in piece.picture
        for piece in scene.stage.effects
    )
    scene.director.finish()
    assert not scene.stage.effects


@pytest.mark.parametrize(("seconds", "read"), [(0.01, ["alatriste/card_7"]), (inf, [])])
def test_a_picture_is_read_while_time_passes_and_not_when_it_is_skipped(
    begin: Begin, seconds: float, read: list[str]
) -> None:
    props = skin_of(begin(1, 4, 1))._props
    asked_for: list[str] = []
    props.expect = asked_for.extend
    reading = props.come("alatriste/card_7")
    next(reading)
    with suppress(StopIteration):
        reading.send(seconds)
    assert asked_for == read


def test_no_scene_stays_open_when_players_are_asked(begin: Begin) -> None:
    scene = begin(3, 5, 0)
    for _ in course(scene, skipping, 150, anything):
        assert not scene.stage.effects


def test_while_several_people_look_nobody_sees_which_cards_are_drawn(begin: Begin) -> None:
    scene = begin(5, 4, 3, privacy="open")
    chance, drawn = random.Random(7), 0
    for _ in range(80):
        ask = scene.table.ask
        if ask is None:
            break
        scene.session.play(anything(ask, chance))
        while scene.director.busy:
            drawn += isinstance(scene.director.event, Drew)
            faces = [p for p in scene.stage.pieces.values() if p.layer == HAND and "back" not in p.picture]
            assert len(faces) <= 1
            scene.director.update(1 / 10)
            if scene.director.waiting:
                scene.director.skip()
    assert drawn > 5


def test_an_attack_lies_open_over_the_board_until_its_target_has_answered(begin: Begin) -> None:
    scene = begin(3, 5, 5, privacy="open")
    ask = play_on(scene, random.Random(2), asked("counter"))
    attack = scene.stage.pieces[ask.about[0]]
    assert (attack.x, attack.y) == MIDDLE
    scene.session.play([ask.options[-1]])
    scene.director.finish()
    after = scene.stage.pieces.get(ask.about[0])
    assert after is None or (after.x, after.y) != MIDDLE
