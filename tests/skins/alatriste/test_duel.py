"""A duel on its scene: die against die, sums that climb, then wounds, and at last who has won."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from game.alatriste.events_combat import Clashed
from scenes.skins.alatriste.drawing.fencer_body import ARMS, SALUTE, STANDING, placed
from scenes.skins.alatriste.motion.props import MIDDLE
from scenes.skins.alatriste.screenshots import MOMENTS, arranged
from scenes.stage.effect_sprites import BURST, HIGH, NARROWER, ROOM, Callouts
from scenes.stage.faces import Mood
from scenes.table.play import PlayScene
from scenes.window.app import App
from tests.narrow import there
from tests.skins.alatriste.conftest import skin_of

STEP = 1 / 60
UNHURT, HURT = 7, 13
"""Luck that lets nobody be wounded, and lets the winner lose 6 Vigour."""


class Frame(NamedTuple):
    """What a frame of a duel shows: its dice, its sums, and what is cried."""

    dice: tuple[str, ...]
    sums: tuple[str, ...]
    cries: tuple[str, ...]


def frame(scene: PlayScene) -> Frame:
    """What is seen now."""
    seen = [piece.picture for piece in scene.stage.effects if piece.alpha > 0.5]
    return Frame(
        tuple(name for name in seen if "/die_" in name),
        tuple(name for name in seen if " = " in name),
        tuple(name for name in seen if name.startswith("shouts/")),
    )


def duel(app: App, luck: int) -> list[Frame]:
    """Every frame of a duel, from its first die until it waits for whoever has fought."""
    app.services.settings.dice = "none"
    row = MOMENTS["prize"]._replace(event="Rolled die:2 ", seconds=0.0, luck=luck)
    scene, frames = arranged(app, 1, row), list[Frame]()
    while not scene.director.waiting:
        scene.director.update(STEP)
        frames.append(frame(scene))
        assert len(frames) < 900
    return [found for found in frames if found.dice or frames.index(found)]


def test_the_second_dice_of_a_duel_fall_only_when_the_sums_with_the_first_have_been_seen(app: App) -> None:
    frames = duel(app, UNHURT)
    first = next(place for place, found in enumerate(frames) if len(found.dice) > 2)
    before = [found for found in frames[:first] if len(found.sums) == 2]
    assert len(before) * STEP > 0.4, "time enough to read them"
    assert all(len(found.dice) == 2 for found in before)
    halves, wholes = set(before[-1].sums), set(frames[-1].sums)
    assert len(wholes) == 2 and not halves & wholes


def test_a_duel_without_wounds_takes_four_seconds_at_most(app: App) -> None:
    frames = duel(app, UNHURT)
    begun = next(place for place, found in enumerate(frames) if found.dice)
    assert (len(frames) - begun) * STEP <= 4.0


def test_victory_is_cried_after_the_wounds_of_a_duel(app: App) -> None:
    frames = duel(app, HURT)
    cries = [found.cries for found in frames]
    lost = next(place for place, found in enumerate(cries) if "shouts/-6" in found)
    won = next(place for place, found in enumerate(cries) if "shouts/Victory!" in found)
    assert lost < won
    assert not any("shouts/Victory!" in found for found in cries[:lost])


def test_what_a_duel_has_cost_stands_behind_the_sum_in_one_row_and_nothing_covers_it(app: App) -> None:
    app.services.settings.dice = "none"
    scene = arranged(app, 1, MOMENTS["prize"]._replace(event="Clashed", seconds=0.0, luck=HURT))
    while not scene.director.waiting:
        scene.director.update(STEP)
    props = skin_of(scene)._props
    act = there(props.act)
    wounds = sorted((piece for piece in act.pieces if piece.picture.endswith(" red")), key=lambda one: one.x)
    assert len(wounds) == 2
    for wound, counted in zip(wounds, act.counted.values(), strict=True):
        assert wound.y == counted.y and counted.rect.right <= wound.rect.left
        assert not wound.rect.colliderect(there(act.stake).rect)
    assert there(props.view).players[0].weak
    assert act.faces[0].picture == props.cast.portrait(0, Mood.SORE), "whoever is near death does not smile"


def test_what_a_wound_takes_flies_to_the_plate_of_whoever_is_hurt(app: App) -> None:
    app.services.settings.dice = "none"
    scene = arranged(app, 1, MOMENTS["prize"]._replace(event="Changed 0 vigour", seconds=0.0, luck=HURT))
    goal, least = skin_of(scene)._props.plate(0), 9999.0
    for _ in range(90):
        scene.director.update(STEP)
        for piece in scene.stage.effects:
            if piece.picture == "shouts/-6":
                least = min(least, abs(piece.x - goal[0]) + abs(piece.y - goal[1]))
    assert least < 20


def test_a_sum_is_told_as_dice_fencing_and_each_card_and_whoever_leads_has_it_larger_and_gold(
    app: App,
) -> None:
    wholes = duel(app, UNHURT)[-1].sums
    first = next(words for words in wholes if words.endswith(" leads"))
    (second,) = (words for words in wholes if words != first)
    found = [[*map(int, re.findall(r"[+ ](\d+)", words))] for words in (first, second)]
    for *parts, total in found:
        assert len(parts) > 2 and sum(parts) == total
    assert found[0][-1] > found[1][-1]


def test_what_a_duel_is_for_lies_between_both_from_the_first_pass_on_and_goes_to_its_winner(app: App) -> None:
    app.services.settings.dice = "none"
    scene = arranged(app, 1, MOMENTS["prize"]._replace(event="Clashed", seconds=0.0))
    act, lay = there(skin_of(scene)._props.act), list[float]()
    while not scene.director.waiting:
        scene.director.update(STEP)
        if act.stake is not None:
            lay.append(act.stake.x)
    assert "fame +1 draws +1" in there(act.stake).picture
    winner = act.fencers[0] if act.fencers[0].pose == SALUTE else act.fencers[1]
    assert lay[0] == MIDDLE[0] and abs(lay[-1] - winner.x) < abs(lay[-1] - MIDDLE[0])


def test_what_the_dice_of_a_duel_teach_is_told_small_after_its_verdict_which_the_prompt_says(
    app: App,
) -> None:
    app.services.settings.dice = "none"
    scene = arranged(app, 1, MOMENTS["duel"]._replace(seconds=0.0))
    seen = list[tuple[str, ...]]()
    while not scene.director.waiting:
        scene.director.update(STEP)
        seen.append(tuple(piece.picture for piece in scene.stage.effects if piece.alpha > 0.5))
    cried = next(place for place, names in enumerate(seen) if "shouts/Victory!" in names)
    lesson = [any("note fencing +1 0.8" in name for name in names) for names in seen]
    assert not any(lesson[: cried + 1]) and lesson[-1]
    line = there(scene.skin.line(there(scene.director.event)))
    assert line.meanwhile == "**Amaya**: Won by 5: +1 Fame and a card."
    assert "Fencing" in line.text


@pytest.mark.parametrize("pose", STANDING)
def test_whoever_comes_into_a_scene_stands_on_both_feet_in_the_own_colour(app: App, pose: str) -> None:
    scene = arranged(app, 1, MOMENTS["flanders"])
    cast = skin_of(scene)._cast
    name = cast.figure(0, pose)
    assert scene.table.seats[0].colour in name and cast.figure(1, pose) != name
    assert any(piece.picture == cast.figure(0, "at ease") for piece in scene.stage.effects)
    feet = [piece for piece in placed(STANDING[pose], "man") if piece.part == "foot"]
    assert {round(foot.y) for foot in feet} == {-5}
    assert {piece.part for piece in placed(STANDING[pose], "man")} >= {*ARMS}  # left out by the painter
    assert there(cast.art.picture(name, *cast.art.size(name))).get_bounding_rect().h > 200


CRIES = (
    "In the King's service!", "¡Al servicio del Rey!", "Not today: 1 too few", "¡Hoy no: falta 1 punto!",
    "Bartolomé gana Madrid!", "Victory!", "Accepted!", "¡Te tengo!", "-6",
)  # fmt: skip


@pytest.mark.parametrize("words", CRIES)
def test_what_is_cried_stays_within_its_burst_on_two_lines_at_most(app: App, words: str) -> None:
    art = app.services.canvas.art
    wide, high = art.size(BURST)
    _, block = Callouts(art).fitted(words, (wide, high))
    room = ROOM if len(block.lines) == 1 else NARROWER
    assert block.width <= room * wide
    assert len(block.lines) == 1 or (len(block.lines) == 2 and block.height <= HIGH * high)


def test_a_table_whose_history_has_a_fight_opens_with_it_in_the_chronicle(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["prize"])
    scene.director.finish()
    events = [line.event for line in scene.session.chronicle.lines if line.event is not None]
    assert any(isinstance(event, Clashed) for event in events)
    opened = app.show(scene.table, history=events)
    assert any("wins the fight" in line.text for line in opened.session.chronicle.lines)
