"""An audience: how the Favourite takes what the dice have said, and how long that is seen."""

from __future__ import annotations

from dataclasses import replace

from game.alatriste.events import AudienceHeld, GameEnded
from scenes.skins.alatriste.motion.audience_motion import WHERE, audience_held
from scenes.skins.alatriste.motion.contest_motion import CHEERS, game_ended
from scenes.skins.alatriste.screenshots import MOMENTS, arranged
from scenes.stage.pieces import Piece
from scenes.table.play import PlayScene
from scenes.ui.anim import Timeline
from scenes.window.app import App
from tests.narrow import there
from tests.skins.alatriste.conftest import skin_of

BARE = True
STEP = 1 / 60


def begun(app: App) -> PlayScene:
    app.services.settings.dice = "none"
    return arranged(app, 1, MOMENTS["audience"]._replace(seconds=0.0))


def is_head(piece: Piece) -> bool:
    return piece.picture.endswith(f"{[*WHERE]}")


def labels(scene: PlayScene) -> set[str]:
    return {piece.picture for piece in scene.stage.effects if "/note " in piece.picture and piece.alpha > 0.9}


def test_whoever_is_received_leaps_as_the_favourite_bows_and_reads_what_was_thrown(app: App) -> None:
    scene, heights, told, places = begun(app), list[float](), set[str](), list[float]()
    while isinstance(scene.director.event, AudienceHeld) and not scene.director.waiting:
        scene.director.update(STEP)
        heights += [piece.height for piece in scene.stage.effects if is_head(piece)]
        places.append(there(skin_of(scene)._props.act).figures[0].y)
        told = labels(scene) or told
    assert min(heights) < 0.9 * heights[0] and heights[-1] == heights[0], "down, and up again"
    assert any("9: received!" in name for name in told)
    assert sum("9" in name for name in told) == 1, "what was thrown is told once"
    assert min(places) < places[0] - 15 and places[-1] == places[0], "whoever is received leaps"
    assert not any("9 or more on" in name for name in told), "which is over"


def test_what_an_audience_takes_is_read_for_a_second_before_the_dice_fall(app: App) -> None:
    app.services.settings.dice = "none"
    scene = arranged(app, 1, MOMENTS["audience"]._replace(event="Rolled die:2 ", seconds=0.0))
    read = 0
    while not skin_of(scene)._props.dice:
        scene.director.update(STEP)
        read += any("9 or more on two dice: 28 %" in name for name in labels(scene))
    assert read * STEP >= 1.0


def test_an_audience_is_answered_within_three_seconds_and_then_stays(app: App) -> None:
    scene, frames = begun(app), 0
    while not scene.director.waiting:
        scene.director.update(STEP)
        frames += 1
    assert 1.0 < frames * STEP <= 3.0
    scene.director.update(60.0)
    assert scene.director.waiting and isinstance(scene.director.event, AudienceHeld)


def test_no_petal_falls_where_motion_is_reduced(app: App) -> None:
    scene, petals = begun(app), 0
    scene.director.reduced = True
    while not scene.director.waiting:
        scene.update(STEP)
        petals += sum(piece.picture == "alatriste/petal" for piece in scene.stage.effects)
    assert petals == 0


def test_whoever_is_refused_stands_bowed_before_a_head_that_is_shaken(app: App) -> None:
    scene = begun(app)
    event, skin = scene.director.event, skin_of(scene)
    assert isinstance(event, AudienceHeld)
    timeline, places = Timeline(), set[float]()
    timeline.add(audience_held(skin._props, replace(event, faces=(4, 3), total=event.target - 2)))
    act = there(skin._props.act)
    for _ in range(120):
        timeline.update(STEP)
        places |= {round(piece.x) for piece in act.pieces if is_head(piece)}
    assert len(places) > 2
    assert act.figures[0].picture == skin._cast.figure(0, "bowed")
    assert any("7: 2 short" in name for name in labels(scene))


def tops(places: list[float]) -> list[float]:
    """The highest points of somebody who leaps."""
    return [y for before, y, after in zip(places, places[1:], places[2:], strict=False) if before > y < after]


def test_whoever_wins_madrid_cheers_three_times_while_petals_still_fall(app: App) -> None:
    scene = begun(app)
    props, timeline, places = skin_of(scene)._props, Timeline(), list[float]()
    scene.director.finish()
    timeline.add(game_ended(props, GameEnded("alatriste.9.1", "audience", (0,), (49.5, 13.0, 10.0, 9.0))))
    while len(tops(places)) < 2 * len(CHEERS) and len(places) < 300:
        timeline.update(STEP)
        figures = props.act.figures if props.act is not None else {}
        places += [figure.y for figure in figures.values()]
    assert len(tops(places)) == 2 * len(CHEERS), "two leaps a cheer"
    assert any(piece.picture == "alatriste/petal" for piece in scene.stage.effects), "nobody waits for that"
