"""Numbers on plates change in the beat in which it is told: none contradicts what the chronicle has said."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.alatriste.events import Changed, DiceWon, Traded
from game.alatriste.events_combat import Challenged, Clashed
from game.alatriste.view import AlatristeView
from game.core.event import Event
from scenes.skins.alatriste.motion import theatre
from scenes.skins.alatriste.motion.fight_strip import strip
from scenes.skins.alatriste.motion.props import MIDDLE
from scenes.skins.alatriste.screenshots import MOMENTS, Moment, arranged
from scenes.stage.faces import Mood
from scenes.stage.speech_bubble import SpeechBubble
from scenes.table.play import PlayScene
from scenes.window.app import App
from tests.narrow import there
from tests.needs import long
from tests.skins.alatriste.conftest import Begin, asked, play_on, skin_of
from tests.skins.alatriste.test_staging import BARGAIN, FIGHT

STEP, BEAT = 1 / 60, 0.2
"""Seconds of a frame, and of a beat: what is shown in it seems to come at once."""
WOUND = MOMENTS["wound"]._replace(event="Rolled die:0 ", seconds=0.0)
DICE = MOMENTS["dice"]._replace(event="DiceThrown", seconds=0.0)
DUEL = MOMENTS["prize"]._replace(event="Challenged", seconds=0.0, luck=13)


def chips(view: AlatristeView) -> list[tuple[int, ...]]:
    """Of chips alone: what a card adds counts when it lies there."""
    return [(row.vigour, row.fame, row.fencing, row.ducats) for row in view.players]


def is_told(scene: PlayScene, event: Event) -> bool:
    """The chronicle has said what came of an event that is shown."""
    line = scene.skin.line(event)
    return line is not None and not line.meanwhile


def shown(scene: PlayScene) -> Iterator[Event]:
    """Each frame of what is being shown, until something is asked: the event of it."""
    while scene.director.busy:
        scene.director.update(STEP)
        event = scene.director.event
        if event is not None:
            yield event
        if scene.director.waiting:
            scene.director.skip()


def lags(scene: PlayScene) -> dict[str, float]:
    """For how many seconds plates were behind what the chronicle had said, by the kind of the event."""
    found, running = dict[str, float](), (0, 0.0)
    for event in shown(scene):
        props, view = skin_of(scene)._props, scene.director.view
        behind = isinstance(view, AlatristeView) and props.next_view is view and is_told(scene, event)
        is_late = behind and chips(props.view) != chips(there(props.next_view))
        running = (id(event), running[1] + STEP if running[0] == id(event) else STEP) if is_late else (0, 0.0)
        if is_late:
            name = type(event).__name__
            found[name] = max(found.get(name, 0.0), running[1])
    return found


@pytest.mark.parametrize("row", [WOUND, DICE, BARGAIN, FIGHT, long(DUEL)])
def test_no_plate_contradicts_for_a_beat_what_the_chronicle_has_said(app: App, row: Moment) -> None:
    app.services.settings.dice = "none"
    scene = arranged(app, 1, row)
    for _ in range(6):
        late = {name: lag for name, lag in lags(scene).items() if lag > BEAT}
        assert not late
        scene.session.think(there(scene.table.ask))


def test_no_plate_does_in_the_first_rounds_of_a_game_either(begin: Begin) -> None:
    scene, chance = begin(4, 4, 1), Random(4)
    for _ in range(3):
        play_on(scene, chance, asked("move"))
        scene.session.play([there(scene.table.ask).options[0]])
        assert {name: lag for name, lag in lags(scene).items() if lag > BEAT} == {}


def test_whoever_is_wounded_looks_it_and_it_is_said_of_which_die(app: App) -> None:
    app.services.settings.dice = "none"
    scene = arranged(app, 1, MOMENTS["wound"]._replace(seconds=0.0))
    act, props = there(skin_of(scene)._props.act), skin_of(scene)._props
    scene.director.update(STEP)
    assert act.faces[0].picture == skin_of(scene)._cast.portrait(0, Mood.SORE)
    assert any("Wound die: 6" in piece.picture and piece.alpha == 1 for piece in scene.stage.effects)
    assert props.view.players[0].vigour == 3, "and the plate has it in the same frame"


def test_the_pot_flies_to_whoever_wins_it_before_the_table_closes(app: App) -> None:
    app.services.settings.dice = "none"
    scene, plate, nearest = arranged(app, 1, DICE), (0.0, 0.0), 9999.0
    for event in shown(scene):
        if isinstance(event, DiceWon):
            act, props = skin_of(scene)._props.act, skin_of(scene)._props
            plate = props.plate(event.seat)
            coins = [piece for piece in scene.stage.effects if piece.picture == "alatriste/icon_ducats"]
            for coin in coins if act is not None else []:
                nearest = min(nearest, abs(coin.x - plate[0]) + abs(coin.y - plate[1]))
    assert plate != (0.0, 0.0) and nearest < 40


def test_what_lies_in_the_pot_is_no_longer_told_once_it_is_won(app: App) -> None:
    app.services.settings.dice = "none"
    scene, pot = arranged(app, 1, DICE), set[float]()
    for event in shown(scene):
        if isinstance(event, DiceWon):
            act = skin_of(scene)._props.act
            pot |= {act.stake.alpha} if act is not None and act.stake is not None else set()
    assert max(pot) > 0.9 and min(pot) == 0.0


def test_a_card_that_others_may_not_know_crosses_face_down_to_whoever_pays_for_it(app: App) -> None:
    scene, cards, coins = arranged(app, 1, BARGAIN), list[float](), list[float]()
    for event in shown(scene):
        if isinstance(event, Traded) and skin_of(scene)._props.act is None:
            seen = [piece for piece in scene.stage.effects if piece.alpha > 0.9]
            cards += [piece.x for piece in seen if piece.picture == "alatriste/card_back"]
            coins += [piece.x for piece in seen if piece.picture == "alatriste/icon_ducats"]
    assert cards[0] < MIDDLE[0] < cards[-1]
    assert coins[-1] < MIDDLE[0] < coins[0]


def test_what_was_said_to_others_ends_where_an_encounter_begins(app: App) -> None:
    scene = arranged(app, 1, DUEL)
    talk = scene.session.talk
    talk._bubbles.append(SpeechBubble(2, "Take that, Carmen!", "green"))
    for event in shown(scene):
        if isinstance(event, Changed):  # of whoever has challenged
            break
    assert not isinstance(scene.director.event, Challenged)
    assert all(bubble.words != "Take that, Carmen!" for bubble in talk._bubbles)


def test_a_fight_of_others_shows_both_bodies_both_sums_and_what_it_is_for(app: App) -> None:
    scene, seen = arranged(app, 1, FIGHT), set[str]()
    for event in shown(scene):
        if isinstance(event, Clashed):
            seen |= {piece.picture for piece in scene.stage.effects if piece.alpha > 0.9}
    cast = skin_of(scene)._cast
    assert {strip("combat"), cast.part(1, -1, "cloak"), cast.part(2, 1, "cloak")} <= seen
    sums = [name for name in seen if " = " in name]
    assert len(sums) == 2 and sum(name.endswith(" leads") for name in sums) == 1
    assert any(name.startswith("alatriste/tally ") for name in seen.difference(sums)), "what it is for"
    moods = [(Mood.GLAD, Mood.SORE), (Mood.SORE, Mood.GLAD)]
    assert any({cast.portrait(1, one), cast.portrait(2, other)} <= seen for one, other in moods)
    assert theatre.scene("combat") not in seen


def test_a_fight_of_others_takes_two_seconds_and_a_half_at_most(app: App) -> None:
    scene = arranged(app, 1, FIGHT)
    seen = 0
    for _ in shown(scene):
        seen += any(piece.picture == strip("combat") for piece in scene.stage.effects)
    assert 60 < seen < 2.5 / STEP
