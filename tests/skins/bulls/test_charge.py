"""A charge is seen close by, over a dark town, and nothing of it is left when something else happens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame

from game.bulls import events
from game.bulls.tokens import BULL, NOWHERE, RUNNER, owner
from game.bulls.view import BullsView
from game.core.action import Token, token
from game.core.event import Event, Rolled
from scenes.skins.bulls.crowd import SIZES
from scenes.skins.bulls.drawing.ledge import LEDGE
from scenes.skins.bulls.event_table import CHARGE, cue
from scenes.skins.bulls.motion.arena import DIM, GLOOM, STANDS
from scenes.skins.bulls.motion.doing import triumph
from scenes.skins.bulls.motion.trample_motion import AY, LARGE
from scenes.skins.bulls.words.chronicle import rolling
from scenes.skins.bulls.words.questions import Words
from scenes.table.play import PlayScene
from scenes.ui.sound import EFFECTS
from scenes.ui.theme import WIDTH
from tests.bulls.table import town
from tests.narrow import as_a, there
from tests.skins.bulls.test_motion import lasting, props_of, shown
from tests.skins.bulls.test_words import SEATS
from tests.stage.conftest import Begin

KERB = 331.0, 184.0
"""Half the width and the height of the roundabout, up to the outer edge of its kerb."""
MOST = 400
"""Events that are looked at, at most."""


def happening(scene: PlayScene, seconds: float = 1 / 30) -> Iterator[Event]:
    """Play on, and yield what is being shown every so many seconds."""
    for _ in range(MOST):
        if scene.table.ask is None:
            return
        scene.session.think(scene.table.ask)
        while scene.director.busy:
            event = scene.director.event
            if event is None:  # its pictures are waited for
                scene.director.update(seconds)
            elif event.rule == CHARGE:
                yield event
                scene.director.update(seconds)
            else:
                scene.director.skip()


def test_bulls_and_whom_they_charge_are_seen_large_over_a_dark_town(begin: Begin) -> None:
    scene = begin(1, 4)
    props = props_of(scene)
    for event in happening(scene):
        if isinstance(event, events.Charged) and props.arena is not None and len(event.runners) <= 5:
            dice = props.arena.dice
            if {*event.bulls, *event.runners} <= dice.keys():
                assert props.darkness == GLOOM
                assert 0.5 < GLOOM < 0.75, "darker than before, and still to be seen"
                assert all(dice[die].width > 70 for die in event.runners)
                assert 0.55 < props.arena.pieces[0].width / WIDTH < 0.6
                assert props.arena.middle[0] == WIDTH / 2, "in the middle of the window"
                assert all(dice[bull].width > 2 * SIZES[0].bull for bull in event.bulls)
                return
    raise AssertionError("nobody was charged")


def test_whoever_is_charged_stands_there_before_the_bulls_come_down(begin: Begin) -> None:
    scene = begin(1, 4)
    props, alone = props_of(scene), False
    for event in happening(scene):
        if isinstance(event, events.Charged) and props.arena is not None and props.arena.place == event.place:
            dice = props.arena.dice.keys()
            alone = alone or dice == {*event.runners}
            if not dice.isdisjoint(event.bulls):
                assert alone and dice >= {*event.runners}
                return
    raise AssertionError("nobody was charged")


def test_what_is_told_of_a_charge_hangs_right_below_its_roundabout(begin: Begin) -> None:
    scene, looked = begin(1, 6), 0
    props, panel = props_of(scene), scene.session.prompt_panel
    for event in happening(scene):
        if isinstance(event, Rolled) and props.arena is not None:
            hung = panel.area(scene.services.canvas, None)
            tags = [piece.rect for piece in props.arena.tags.values()]
            assert hung.collidelist(tags) < 0 and scene.services.canvas.window.contains(hung)
            assert (
                abs(hung.centerx - props.arena.middle[0]) < 60
                and hung.top - max(tag.bottom for tag in tags) < 20
            )
            looked += 1
            scene.director.skip()
        if looked > 3:
            return
    raise AssertionError("nobody was charged often enough")


def test_everybody_who_is_charged_stands_over_a_tag_of_their_own(begin: Begin) -> None:
    scene = begin(1, 6)
    props, looked = props_of(scene), 0
    for event in happening(scene):
        if (
            isinstance(event, Rolled)
            and props.arena is not None
            and set(event.dice) <= props.arena.dice.keys()
        ):
            owners = {die.id // 16 for die in event.dice}
            assert owners == props.arena.tags.keys()
            tags = [piece.rect for piece in props.arena.tags.values()]
            assert all(not one.colliderect(other) for one in tags for other in tags if one is not other)
            assert all(scene.services.canvas.window.contains(tag) for tag in tags)
            looked += 1
            scene.director.skip()
        if looked > 3:
            return
    raise AssertionError("hardly anybody was charged")


def test_however_many_are_charged_they_are_large_and_no_bull_stands_on_them(begin: Begin) -> None:
    scene = begin(1, 6)
    props = props_of(scene)
    for event in happening(scene):
        arena = props.arena
        if not isinstance(event, Rolled) or arena is None or not set(event.dice) <= arena.dice.keys():
            continue
        runners = [piece.rect for die, piece in arena.dice.items() if die.kind == "runner"]
        bulls = [piece.rect for die, piece in arena.dice.items() if die.kind == "bull"]
        assert min(die.width for die in runners) >= 40
        assert all(not one.inflate(-1, -1).colliderect(other) for one, other in combinations(runners, 2))
        ledge = there(next((piece for piece in arena.pieces if piece.picture == LEDGE), None))
        assert (
            max(bull.bottom for bull in bulls)
            < ledge.rect.centery
            < ledge.rect.bottom
            < min(die.top for die in runners)
        ), "nobody stands across the ledge"
        if len(runners) > STANDS[-3].most:
            return
        scene.director.skip()
    raise AssertionError("so many were never charged")


def test_no_die_that_rolls_hides_a_bull_and_ones_own_last_one_decides(begin: Begin) -> None:
    scene, decided = begin(1, 4, humans=1), 0
    props = props_of(scene)
    for event in happening(scene):
        arena = props.arena
        if not isinstance(event, Rolled) or arena is None or not set(event.dice) <= arena.dice.keys():
            continue
        own = [die for die in event.dice if owner(die) == props.open_hand]
        over = max(arena.dice[die].layer for die in event.dice)
        assert all(piece.layer > over for die, piece in arena.dice.items() if die.kind == "bull")
        if own and arena.dice[own[-1]].scale > 1:
            lying = [arena.dice[die] for die in event.dice if die not in own]
            assert all(die.angle == 0 and die.alpha < 1 for die in lying), "all others lie, and are hushed"
            decided += bool(lying)
            scene.director.skip()
        if decided > 1:
            return
    raise AssertionError("nothing was decided")


def test_all_dice_of_the_arena_stand_within_its_kerb_and_above_the_faces(begin: Begin) -> None:
    scene, looked = begin(1, 6), 0
    props = props_of(scene)
    for event in happening(scene):
        arena = props.arena
        if not isinstance(event, Rolled) or arena is None or not set(event.dice) <= arena.dice.keys():
            continue
        faces = min(tag.rect.top for tag in arena.tags.values())
        for die in [arena.dice[name] for name in event.dice]:
            x, y = die.x - arena.middle[0], die.y - arena.middle[1]
            assert (x / KERB[0]) ** 2 + (y / KERB[1]) ** 2 < 1
            assert die.y + die.height / 2 < faces
        looked += 1
        scene.director.skip()
        if looked > 8:
            return
    raise AssertionError("hardly anybody was charged")


def test_who_will_be_trampled_stands_out_with_the_bull_that_it_matches_before_the_blow(begin: Begin) -> None:
    scene, apart = begin(1, 4), 0
    props, lit, dim = props_of(scene), set[Token](), set[Token]()
    for event in happening(scene):
        arena = props.arena
        if isinstance(event, Rolled) and arena is not None:
            lit = {name for name, ring in arena.rings.items() if ring.alpha > 0}
            dim = {name for name, die in arena.dice.items() if die.alpha == DIM}
        elif isinstance(event, events.Trampled) and arena is not None and lit:
            bulls = {name for name in arena.dice if name.kind == "bull"}
            assert lit == {*event.runners, *(bull for bull in bulls if props.dice.faces[bull] in event.faces)}
            assert dim == bulls - lit, "whoever has escaped stays in the light"
            apart += 1
            scene.director.skip()
            lit = set()
        if apart > 3:
            return
    raise AssertionError("nobody was trampled")


def test_a_charge_in_which_no_person_has_anything_at_stake_is_over_in_half_the_time(begin: Begin) -> None:
    scene = begin(1, 4, humans=1)
    scene.director.finish()
    props, view = props_of(scene), as_a(BullsView, scene.director.view)

    first = {die.seat: RUNNER[die.id] for die in view.runners if die.space != NOWHERE}
    place = token("space", view.town.rows[0][0])

    def seconds(seat: int) -> float:
        props.arena = None
        charge = events.Charged(CHARGE, place, BULL[:1], (3,), (first[seat],))
        return lasting(cue(props, charge, view))

    own, others = seconds(0), seconds(1)
    assert own > 0.8 and others < 0.6 * own
    props.doing[first[1]] = 0
    assert seconds(1) > 0.9 * own, "whoever brought it about sees all of it"


def test_a_charge_says_before_the_throw_which_faces_are_the_end_and_how_many_they_are() -> None:
    words = Words(town(), SEATS)
    words.horns = frozenset({2, 4})
    told = rolling(words, Rolled(CHARGE, (RUNNER[0],), (3,)))
    assert (
        told
        == "Whoever was charged rolls again: with [bulls/bull_2:2.2][bulls/bull_4:2.2] they fall, 2 in 6."
    )


def test_the_dice_of_the_arena_come_to_show_what_was_rolled(begin: Begin) -> None:
    scene = begin(2, 4)
    props, looked = props_of(scene), 0
    for event in happening(scene):
        if isinstance(event, Rolled) and props.arena is not None and shown(scene, "shouts/"):
            found = {die: props.arena.dice[die].picture for die in event.dice}
            assert found == {
                die: props.dice.picture(die, face) for die, face in zip(event.dice, event.faces, strict=True)
            }
            looked += 1
            scene.director.skip()
        if looked > 2:
            return
    raise AssertionError("hardly anybody escaped")


def test_the_head_of_the_bull_comes_down_on_whom_it_tramples_and_the_cry_of_the_town_covers_none_of_them(
    begin: Begin,
) -> None:
    scene, largest, cried = begin(1, 4), 1.0, set[str]()
    stood: list[pygame.FRect] = []
    props = props_of(scene)
    for event in happening(scene):
        arena = props.arena
        if isinstance(event, events.Trampled) and arena is not None:
            largest = max(largest, arena.head.scale)
            if arena.head.scale == LARGE[-1]:
                hit = [arena.dice[die] for die in event.runners]
                stood = stood or [die.rect for die in hit]
                assert min(die.x for die in hit) <= arena.head.x <= max(die.x for die in hit)
                assert all(arena.head.layer > die.layer for die in arena.dice.values())
            cries = shown(scene, "shouts/")
            assert not any(cry.rect.collidelistall(stood) for cry in cries)
            assert all(cry.rect.colliderect(arena.pieces[0].rect) for cry in cries)
            cried |= {cry.picture for cry in cries}
        elif largest > 1 and cried:
            assert cried <= {f"shouts/{AY}", f"shouts/{triumph()}"}
            return
    raise AssertionError("nobody was trampled")


def test_whoever_is_lost_limps_to_the_portrait_of_their_owner_and_to_no_other(begin: Begin) -> None:
    scene, looked = begin(1, 4), 0
    props = props_of(scene)
    for event in happening(scene):
        if isinstance(event, events.Trampled) and props.arena is not None:
            for figure in shown(scene, "bulls/limp"):
                tags = props.arena.tags
                near = min(tags, key=lambda seat: abs(tags[seat].x - tags[seat].width / 2 - figure.x))
                if figure.alpha < 1:  # about to be gone
                    owners = {owner(die) for die in event.runners}
                    assert near in owners and props.dice.colours[near] in figure.picture
                    looked += 1
        if looked > 4:
            return
    raise AssertionError("nobody limped")


def test_no_die_of_the_town_looks_over_the_edge_of_the_ring(begin: Begin) -> None:
    scene = begin(1, 4)
    props = props_of(scene)
    for event in happening(scene):
        if isinstance(event, Rolled) and (arena := props.arena) is not None:
            dice = [piece for die in event.dice if (piece := scene.stage.piece(die)) is not None]
            assert dice and all(piece.alpha == 0 for piece in dice)
            scene.director.finish()
            assert all(piece.alpha == 1 for piece in scene.stage.pieces.values()) and arena is not props.arena
            return
    raise AssertionError("nobody was charged")


def test_whoever_is_lost_flies_in_their_colour_and_limps_off(begin: Begin) -> None:
    scene = begin(1, 4)
    props, seen = props_of(scene), set[str]()
    for event in happening(scene):
        if isinstance(event, events.Trampled):
            colours = {props.dice.colours[die.id // 16] for die in event.runners}
            seen |= {piece.picture for piece in scene.stage.effects}
            if any(f"bulls/limp_{colour}_1" in seen for colour in colours):
                assert any(f"bulls/runner_{colour}_2" in seen for colour in colours)
                return
    raise AssertionError("nobody was trampled")


def test_the_light_is_back_and_nothing_is_left_before_anything_else_happens(begin: Begin) -> None:
    scene = begin(1, 4)
    props, closed = props_of(scene), 0
    scene.director.finish()
    for _ in range(MOST):
        if scene.table.ask is None or closed > 3:
            break
        scene.session.think(scene.table.ask)
        was_open = False
        while scene.director.busy:
            event = scene.director.event
            if isinstance(event, events.FirstPlayerPassed) and was_open:
                scene.director.update(0.5)
                assert props.arena is None and props.darkness == 0
                assert not shown(scene, "bulls/arena") and not shown(scene, "bulls/crowd")
                closed += 1
                was_open = False
            was_open = was_open or props.arena is not None
            scene.director.skip()
    assert closed > 3


def test_a_trampling_and_an_escape_each_have_a_sting_of_their_own(begin: Begin) -> None:
    scene = begin(1, 4)
    heard: dict[str, set[str]] = {}
    props_of(scene).heard = lambda name: heard.setdefault(type(scene.director.event).__name__, set()).add(
        name
    )
    for _ in happening(scene, 0.2):
        if {"ole", "escape"} <= heard.get("Rolled", set()) and "Trampled" in heard:
            break
    assert "fall" in heard["Trampled"] and "fall" not in heard["Rolled"]
    assert "escape" in heard["Rolled"] and "escape" not in heard["Trampled"]
    assert {"fall", "escape"} <= EFFECTS.keys()


def test_how_many_somebody_has_lost_stands_over_their_own_face(begin: Begin) -> None:
    scene, stamped = begin(1, 6), 0
    props = props_of(scene)
    for event in happening(scene):
        if not isinstance(event, events.Trampled):
            continue
        for stamp in shown(scene, "bulls/lost"):
            tags = there(props.arena).tags
            faces = {seat: tag.x - (tag.width - tag.height) / 2 for seat, tag in tags.items()}
            seat = min(faces, key=lambda seat: abs(faces[seat] - stamp.x))
            lost = sum(owner(die) == seat for die in event.runners)
            assert stamp.picture == f"bulls/lost -{lost}"
            stamped += 1
        if stamped > 100:
            return
    raise AssertionError("nobody was lost")
