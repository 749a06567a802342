"""Red traces show which Bulls, from which roundabout and by which street, put Runners in danger."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, islice

import pytest

from game.bulls import GAME
from game.bulls.forecast import clashes, risks, ways
from game.bulls.state import Bulls
from game.bulls.step import DayStep, advance_runners, bulls_charge
from game.bulls.tokens import BULL, CARD, RUNNER
from game.core.action import token
from game.core.script import Ask, advance, pending
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls import layout
from scenes.skins.bulls.crowd import SIZES
from scenes.skins.bulls.drawing.clashes import BAND, BULL_SHADE, RUNNER_SHADE, THIN, draw_clashes, piers_of
from scenes.skins.bulls.drawing.dangers import Dangers
from scenes.skins.bulls.screenshots import is_first_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.table.play import PlayScene
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE
from tests.bulls.table import card, position
from tests.bulls.walk import positions
from tests.narrow import as_a, there
from tests.stage.conftest import Begin

EACH, STRIDE = 10, 12


def looked_at(*seats: int) -> list[tuple[Bulls, Ask]]:
    games = (islice(positions(count, 70 + count), 0, EACH * STRIDE, STRIDE) for count in seats)
    return [*chain.from_iterable(games)]


def test_a_runner_is_met_where_the_rules_let_its_bulls_arrive_and_by_as_many_faces_as_its_chance_has() -> (
    None
):
    met = 0
    for state, ask in looked_at(2, 3, 4, 6):
        view = GAME.view(state, ask.seat)
        found, taken = clashes(view), ways(view)
        assert {die.id: len(clash.faces) for clash in found for die, _ in clash.runners} == {
            die: chance for die, chance in risks(view).items() if chance
        }
        then = GAME.clone(state)
        then.events = None
        advance_runners(then, DayStep(), None)
        bulls_charge(then, DayStep(), None)
        for clash in found:
            here = {bull for bull, space in enumerate(then.bull_spaces) if space == clash.space}
            assert {bull.id for bull, _ in clash.bulls} == here, "all that come there, and no other one"
            assert all(taken[BULL[bull.id]] == street for bull, street in clash.bulls)
            assert all(taken[RUNNER[die.id]] == street for die, street in clash.runners)
        met += len(found)
    assert met > 20


def test_the_own_clashes_are_shown_unasked_and_those_of_a_seat_whose_plate_is_looked_at() -> None:
    state = position(["0 S2 2", "1 S3 3"], ["S2 2", "S3 3"], [["quick_feet"]])
    ask = there(pending(state))
    dangers = Dangers(GAME.view(state, 0), ask)

    def seats() -> list[int]:
        return sorted(die.seat for clash in dangers.clashes() for die, _ in clash.runners)

    assert seats() == [0]
    dangers.pointed = token("seat", 1)
    assert seats() == [0, 1]
    dangers.pointed, dangers.everybody = None, True
    assert seats() == [0, 1]
    dangers.everybody = False
    dangers.consider(None, ())
    assert seats() == []
    dangers.read(None)
    assert dangers.clashes() == ()


def test_the_clashes_are_those_of_the_table_after_an_answer_that_leaves_only_one() -> None:
    state = position(["0 C1 4"], ["C1 4", "C1 3"], [["red_cape"]], row=3)
    ask, view = there(pending(state)), GAME.view(state, 0)
    assert Dangers(view, ask, ask.options[0].picks).clashes() == clashes(view), "which Bull is open yet"
    for picks in ((CARD[card("red_cape")],), (BULL[0],), ()):
        advance(state, next(one for one in there(pending(state)).options if one.picks == picks))
    ask, view = there(pending(state)), GAME.view(state, 0)
    assert ask.prompt == "bulls.choose_face"
    faces = {face: Dangers(view, ask, [token("face", face)]).clashes() for face in (2, 4)}
    assert faces == {2: (), 4: clashes(view)} and clashes(view)


def drawn_red(scene: PlayScene, canvas: Canvas) -> set[tuple[float, float]]:
    """Where red ways of Bulls end."""
    ends: set[tuple[float, float]] = set()
    plain = canvas.path

    def path(points: object, colour: object, width: float) -> None:
        if colour == ALMAGRE and width in (BAND[1], THIN[1]):
            ends.add(points[-1])  # type: ignore[index]
        plain(points, colour, width)  # type: ignore[arg-type]

    canvas.path = path  # type: ignore[method-assign]
    try:
        scene.draw(canvas)
    finally:
        del canvas.path
    return ends


def test_the_ways_of_the_bulls_that_threaten_are_drawn_unasked(begin: Begin) -> None:
    scene = play_until(begin(1, 6, humans=1), is_first_card)
    skin, canvas = as_a(BullsSkin, scene.skin), scene.services.canvas
    found = skin._dangers.clashes()
    assert found
    ends = drawn_red(scene, canvas)
    assert len(ends) == len({street for clash in found for _, street in clash.bulls})
    for clash in found:
        x, y = skin._board.points[token("space", clash.space)]
        assert any(abs(x - left) < 80 and abs(y - top) < 60 for left, top in ends)


def test_dice_are_foretold_as_pale_shades_smaller_than_those_that_stand_anywhere(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = play_until(begin(1, 6, humans=1), is_first_card)
    skin, canvas = as_a(BullsSkin, scene.skin), scene.services.canvas
    drawn: dict[str, list[tuple[float, int]]] = {"solid": [], "pale": []}
    plain = canvas.picture

    def picture(name: str, x: float, y: float, width: float, **how: object) -> object:
        alpha = as_a(int, how.get("alpha", 255))
        if name.startswith(("bulls/bull_", "bulls/die_")):
            drawn["solid" if alpha == 255 else "pale"].append((width, alpha))
        return plain(name, x, y, width, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(canvas, "picture", picture)
    draw_clashes(canvas, skin._town, skin._dice, skin._dangers.clashes())
    assert drawn["pale"] and not drawn["solid"], "what will be there is no die that is there"
    assert {width for width, _ in drawn["pale"]} == {BULL_SHADE, RUNNER_SHADE}
    assert SIZES[0].bull > BULL_SHADE and SIZES[0].runner > RUNNER_SHADE


def test_who_will_be_met_at_a_destination_is_seen_on_its_pier_in_place_of_those_who_come(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    skin = as_a(BullsSkin, begin(1, 2).skin)
    state = position(["0 C1 6"], ["C1 6"], [["red_cape"]], row=3)
    view, canvas = GAME.view(state, 0), skin._services.canvas
    found = clashes(view)
    (slot,) = piers_of(skin._town, found)
    drawn: list[tuple[str, float, float]] = []
    monkeypatch.setattr(canvas, "picture", lambda name, x, y, *_, **__: drawn.append((name, x, y)))
    ends: list[tuple[float, float]] = []
    monkeypatch.setattr(canvas, "path", lambda points, *_: ends.append(points[-1]))
    draw_clashes(canvas, skin._town, skin._dice, found)
    x, y = skin._dice.middle(found[0].space)
    shades = {name: high for name, across, high in drawn if across == x == layout.PIER}
    assert shades["bulls/bull_6"] < y < shades["bulls/die_yellow_6"], "the Bull above, the Runner below"
    card = skin._board.points[token("space", found[0].space)][0] - layout.DESTINATION[0] / 2
    sign = max(skin._board.points[token("sign", street)][0] for _, street in found[0].bulls)
    assert all(sign + layout.SIGN[0] / 2 < end < card for end, _ in ends), "beyond the sign, to the card"
    skin._bound_for.read(view)
    for full, coming in (([slot], []), ([], ["bulls/die_yellow_5"])):
        drawn.clear()
        skin._bound_for.draw(canvas, full)
        assert [name for name, *_ in drawn if "die" in name] == coming, "unless others are shown there"


def test_what_is_shown_is_worked_out_when_something_changes_and_not_in_each_frame(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = play_until(begin(1, 6, humans=1), is_first_card)
    scene.skin.point(scene.skin.slots()[1])
    scene.draw(scene.services.canvas)
    worked = list[str]()

    def note(name: str) -> Callable[..., object]:
        def noted(*_: object) -> object:
            worked.append(name)
            raise AssertionError(name)

        return noted

    for name in ("risks", "ways", "clashes", "places_for", "forecast", "offered"):
        monkeypatch.setattr(f"scenes.skins.bulls.drawing.dangers.{name}", note(name))
    monkeypatch.setattr("scenes.skins.bulls.drawing.bound_for.BoundFor._bound", note("bound for"))
    scene.draw(scene.services.canvas)
    assert worked == []
    scene.skin.point(None)
    with pytest.raises(AssertionError):
        scene.draw(scene.services.canvas)
    assert worked, "then it is looked at anew"
