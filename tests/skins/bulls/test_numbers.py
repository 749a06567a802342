"""Few presses answer: digits choose on the board, Enter takes what is proposed, a roundabout all its dice."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.script import Ask
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls.numbers import NOTHING, NUMBERED
from scenes.skins.bulls.skin import BullsSkin
from scenes.stage.pieces import HAND
from scenes.stage.spots import Spot
from scenes.table.buttons import Answer
from scenes.table.play import PlayScene
from scenes.ui.input import Act, Device, Key
from tests.narrow import as_a, there
from tests.needs import long
from tests.stage.conftest import Begin

SEEDS = range(1, 9)


def asked(begin: Begin, prompt: str, least: int = 1, seats: int = 3) -> PlayScene:
    """A table at that question, where at least so many dice can be chosen."""

    def reached(_: PlayScene, ask: Ask) -> bool:
        return ask.prompt == prompt and (ask.subset is None or dice_of(ask) >= least)

    for seed in SEEDS:
        scene = play_until(begin(seed, seats, humans=1), reached)
        if scene.table.ask is not None:
            scene.services.device = Device.KEYBOARD
            return scene
    raise AssertionError(f"{prompt} is never asked")


def dice_of(ask: Ask) -> int:
    assert ask.subset is not None
    return min(ask.subset.most, max(sum(map(len, cluster)) for cluster in ask.subset.clusters))


def press(scene: PlayScene, digit: int) -> None:
    scene.handle(Key(Act.SLOT, slot=digit))


def enter(scene: PlayScene) -> None:
    for down in (True, False):
        scene.handle(Key(Act.OK, down=down))


def made(scene: PlayScene, before: int) -> int:
    """How many decisions there have been since."""
    return len(scene.table.record.actions) - before


def test_every_number_on_the_board_chooses_what_bears_it(begin: Begin) -> None:
    met: Counter[str] = Counter()
    for seed in (1, 2):
        scene = begin(seed, 4, humans=1)
        while (ask := scene.table.ask) is not None:
            scene.director.finish()
            slots = scene.skin.slots()[:9]
            if scene.turn is not None and slots and slots[0].kind in {*NUMBERED, NOTHING.kind}:
                numbers = [digit for digit, name in enumerate(slots, 1) if name != NOTHING]
                assert all(scene.turn.can_touch(there(scene.stage.piece(slots[n - 1]))) for n in numbers)
                before, name = len(scene.table.record.actions), slots[numbers[-1] - 1]
                press(scene, numbers[-1])
                assert made(scene, before) or scene.turn.chosen, ask.prompt
                met[name.kind] += 1
                if made(scene, before):
                    continue
            scene.session.think(ask)
    assert met["runner"] and met["space"] and met["sign"] and met["bull"]


def test_a_corral_is_chosen_by_the_number_that_it_bears(begin: Begin) -> None:
    scene = asked(begin, "bulls.place_one")
    town = scene.table.view(0).town
    for digit, name in enumerate(scene.skin.slots(), 1):
        assert name == NOTHING or town.spaces[name.id].number == digit
    place, before = scene.skin.slots()[2], len(scene.table.record.actions)
    press(scene, 3)
    assert scene.table.record.actions[before].picks == (place,)


@pytest.mark.parametrize("prompt", ["bulls.turn.own", long("bulls.flip.own"), "bulls.flip.rival"])
def test_what_can_be_taken_back_needs_no_button_once_no_more_dice_can_be_chosen(
    begin: Begin, prompt: str
) -> None:
    scene = asked(begin, prompt, least=2)
    before = len(scene.table.record.actions)
    press(scene, 1)
    assert made(scene, before) == 0
    press(scene, 2)
    assert made(scene, before) == 3


def test_dice_are_rolled_by_a_button_alone(begin: Begin) -> None:
    scene = asked(begin, "bulls.reroll.own", least=2)
    before = len(scene.table.record.actions)
    while there(scene.turn).picker.lit():
        laid = [scene.stage.piece(name) for name in scene.skin.slots()]
        free = [piece is not None and there(scene.turn).can_add(piece) for piece in laid]
        press(scene, 1 + free.index(True))
    assert made(scene, before) == 0
    press(scene, 0)
    assert made(scene, before) > 1


def test_enter_alone_turns_two_runners_in_four_presses(begin: Begin) -> None:
    scene = asked(begin, "bulls.turn.own", least=2)
    before = len(scene.table.record.actions)
    for _ in range(2):
        if isinstance(scene.page.ring.current, Spot):
            enter(scene)
    if made(scene, before) == 0:
        assert isinstance(scene.page.ring.current, Answer), "only what is in danger is proposed"
        enter(scene)
    scene.director.finish()
    while there(scene.table.ask).prompt == "bulls.choose_face" and scene.turn is not None:
        assert there(scene.page.ring.current).key.startswith("face"), "a face is proposed"
        faces = made(scene, before)
        enter(scene)
        assert made(scene, before) == faces + 1
        scene.director.finish()


def test_after_a_die_keys_go_on_to_the_next_in_danger_or_else_to_the_answer(begin: Begin) -> None:
    scene = asked(begin, "bulls.reroll.own", least=3)
    for _ in range(9):
        first = scene.page.ring.current
        if not isinstance(first, Spot):
            break
        enter(scene)
        assert scene.page.ring.current is not first
    assert isinstance(scene.page.ring.current, Answer) and there(scene.turn).chosen
    remarks = [remark.text for remark in scene.remarks()]
    count = len(there(scene.turn).chosen)
    assert ("1 is chosen." if count == 1 else f"{count} are chosen.") in remarks


def test_a_roundabout_chooses_all_dice_in_it_that_can_be_and_gives_them_back(begin: Begin) -> None:
    scene = None
    for seed in SEEDS:
        found = play_until(begin(seed, 3, humans=1), lambda play, ask: bool(there(play.turn)._together))
        if found.table.ask is not None:
            scene = found
            break
    assert scene is not None
    turn = there(scene.turn)
    for place, dice in turn._together.items():
        spot = there(scene.stage.piece(place))
        assert turn.can_touch(spot) and not turn.touch(spot)
        assert set(turn.chosen) == set(dice)
        scene.lay()
        assert {name.kind for name in scene.skin.slots()} <= {"runner", "bull"}, (
            "now single dice are numbered"
        )
        turn.touch(spot)
        assert not turn.chosen


def test_the_hand_is_chosen_from_by_its_places_and_bears_no_number(begin: Begin) -> None:
    scene = asked(begin, "bulls.play_card")
    assert all(there(scene.stage.piece(name)).layer == HAND for name in scene.skin.slots())


def test_no_number_hides_the_face_of_a_die(begin: Begin) -> None:
    scene = asked(begin, "bulls.turn.own")
    dice = [there(scene.stage.piece(name)) for name in scene.skin.slots()]
    assert dice and all(die.token.kind == "runner" for die in dice)
    canvas = scene.services.canvas
    for die in dice:
        x, y = scene.skin.number_place(die)
        foot = y + (canvas.measure("A", "key")[1] + 2) / 2
        assert x == die.rect.centerx and foot < die.rect.top + die.height / 4


def test_the_number_of_a_corral_lies_on_the_one_that_is_painted_there(begin: Begin) -> None:
    scene = asked(begin, "bulls.place_one")
    corrals = [name for name in scene.skin.slots() if name != NOTHING]
    assert len(corrals) == 5
    for name in corrals:
        piece = there(scene.stage.piece(name))
        x, y = scene.skin.number_place(piece)
        middle = as_a(BullsSkin, scene.skin)._board.points[name]
        assert (x - middle[0], y - middle[1]) == pytest.approx((-69, -32), abs=3)


def test_keys_ring_a_roundabout_without_covering_what_stands_there(begin: Begin) -> None:
    scene = asked(begin, "bulls.place_one")
    piece = there(scene.stage.piece(next(name for name in scene.skin.slots() if name != NOTHING)))
    ring = scene.services.canvas.art.picture(piece.ring, 150, 92)
    seen = [ring.get_at((75 + round(share * 75), 46)).a for share in (-0.97, -0.8, -0.4, 0.0, 0.4, 0.8)]
    assert seen[0] > 200 and seen[1:] == [0] * 5


def test_numbers_are_drawn_for_whoever_plays_by_the_keyboard(begin: Begin) -> None:
    scene = asked(begin, "bulls.choose_sign")
    canvas = scene.services.canvas
    pictures = []
    for device in (Device.KEYBOARD, Device.MOUSE):
        scene.services.device = device
        scene.layout(canvas)
        scene.redraw()
        scene.draw(canvas)
        pictures.append(canvas.surface.copy())
    sign = there(scene.stage.piece(scene.skin.slots()[0]))
    at = canvas.to_pixel(sign.rect[0] - 5, sign.rect.centery - 5)
    assert pictures[0].get_at(at) != pictures[1].get_at(at), "beside what it brings, which stands above it"
