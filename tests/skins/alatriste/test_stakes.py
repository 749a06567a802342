"""What is staked on dice: contests, the gaming den, bail; who is kept in jail or in a hospital."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from game.alatriste.events import ContestWon, DiceStaked, DiceThrown, DiceWon, TurnLost
from game.alatriste.events_combat import Freed
from game.alatriste.odds import chance_of_face, chance_of_most, chance_of_pot, chance_to_win
from game.alatriste.rows import PRIZES, RULES
from game.alatriste.tokens import NOBODY
from game.core.action import action, token
from game.core.event import Event, Rolled
from scenes.skins.alatriste.drawing import contest_grounds
from scenes.skins.alatriste.drawing.contest_grounds import GROUNDS
from scenes.skins.alatriste.drawing.notched_rail import NotchedRail
from scenes.skins.alatriste.drawing.stakes_sheet import Bet, StakesAnswers
from scenes.skins.alatriste.layout import SCENE
from scenes.skins.alatriste.motion import bull_motion, jail_motion, table_motion, theatre
from scenes.skins.alatriste.motion.act import Act
from scenes.skins.alatriste.motion.props import MIDDLE
from scenes.skins.alatriste.screenshots import MOMENTS, Moment, arranged, cards, moment
from scenes.table.play import PlayScene
from scenes.ui.input import Act as KeyAct
from scenes.ui.input import Key, Pointer
from scenes.window.app import App
from tests.easel import Easel
from tests.narrow import as_a, there
from tests.skins.alatriste.conftest import Begin, skin_of

HELD = {"box": 7, "prison": "town"}


def until(scene: PlayScene, reached: Callable[[Act], bool]) -> Act:
    """Go on until a scene is as wanted; whatever waits for somebody is skipped before that."""
    for _ in range(2400):
        act = skin_of(scene)._props.act
        if act is not None and reached(act):
            return act
        if scene.director.waiting or scene.director.is_throw_awaited:
            scene.director.skip()
        scene.director.update(1 / 60)
    raise AssertionError("no scene is so")


def shown(scene: PlayScene, kind: type[Event]) -> Act:
    """Go on until the end of an event of that kind waits, or has been shown."""
    director, last = scene.director, None
    for _ in range(2400):
        act = skin_of(scene)._props.act
        last = act if act is not None and isinstance(director.event, kind) else last
        if isinstance(director.event, kind) and director.waiting:
            return there(act)
        if director.waiting or director.is_throw_awaited:
            director.skip()
        director.update(1 / 60)
    raise AssertionError(f"no {kind.__name__} waits")


# --- chances ---


@pytest.mark.parametrize("adds", [(0, 0), (1, 0, 0), (2, 1, 0, 0), (0, 3, 1, 0, 2)])
def test_somebody_has_most_in_the_end_and_whoever_adds_more_has_it_more_often(adds: tuple[int, ...]) -> None:
    chances = [chance_of_most((adds[place], *adds[:place], *adds[place + 1 :])) for place in range(len(adds))]
    assert sum(chances) == pytest.approx(1.0)
    order = sorted(range(len(adds)), key=adds.__getitem__)
    assert [chances[place] for place in order] == pytest.approx(sorted(chances))


def test_the_chance_against_one_is_that_of_a_duel_and_no_order_of_the_others_matters() -> None:
    assert chance_of_most((2, 0)) == pytest.approx(chance_to_win(2))
    others = {chance_of_most((1, *rest)) for rest in permutations((0, 2, 3))}
    assert max(others) == pytest.approx(min(others))
    assert [chance_of_face(lowest) for lowest in (1, 5, 6)] == pytest.approx([1, 1 / 3, 1 / 6])


# --- sheets ---


def test_the_sheet_of_bail_tells_its_cost_and_the_exact_chance_of_the_die(app: App) -> None:
    sheet = as_a(StakesAnswers, there(moment(app, 1, "bail").turn).form)
    told = "\n".join(sheet.spoken_text())
    assert f"Bail costs {RULES.town.bail} of your 9 Ducats." in told
    assert "33 %" in told and f"after {RULES.town.turns} more" in told


def test_whoever_cannot_pay_bail_is_told_so(app: App) -> None:
    poor = MOMENTS["bail"]._replace(players={"0": {**HELD, "ducats": 0}})
    sheet = as_a(StakesAnswers, there(arranged(app, 1, poor).turn).form)
    assert [chance.share for chance in sheet._stakes.chances()] == pytest.approx([0.0, 1 / 3])


def test_in_a_story_no_chance_is_told_of_dice(app: App) -> None:
    app.services.settings.numbers = "story"
    for name in ("bail", "join", "bet"):
        form = there(there(moment(app, 1, name).turn).form)
        assert "%" not in "\n".join(form.spoken_text()) and form.spoken_text()


def test_whoever_may_join_a_game_of_dice_sees_who_plays_and_the_chance_of_the_rules(app: App) -> None:
    scene = moment(app, 1, "join")
    stakes = as_a(StakesAnswers, there(scene.turn).form)._stakes
    view = scene.table.view(0)
    assert stakes.people[:2] == [0, 1]
    assert stakes.chances()[0].share == chance_of_pot(view, 0, stakes.people[1:])
    assert stakes.chances()[-1].share < stakes.chances()[0].share
    assert "With you 15 Ducats lie in the pot." in stakes.lines()


def bet_of(scene: PlayScene) -> tuple[Bet, NotchedRail]:
    """The form of a bet, and its rail as it lies."""
    form = as_a(Bet, there(scene.turn).form)
    return form, next(widget for widget in scene.page.all() if isinstance(widget, NotchedRail))


def test_a_stake_is_chosen_on_the_rail_by_mouse_and_keys_and_the_least_one_is_offered_first(app: App) -> None:
    scene = moment(app, 1, "bet")
    form, rail = bet_of(scene)
    assert form.replies()[0].actions == (action("bet", token("count", 5)),)
    rail.pointer(Pointer("down", (rail.at(9), rail.rect.centery), 1))
    assert form.replies()[0].actions == (action("bet", token("count", 9)),)
    bet_of(scene)[1].typed(Key(KeyAct.LEFT))
    assert form.replies()[0].words == "Stake 8"
    assert form.take_back() and not form.take_back() and form.replies()[0].words == "Stake 5"


def test_whoever_cannot_pay_a_stake_is_left_out_of_the_pot_and_of_its_chance(app: App) -> None:
    scene = moment(app, 1, "bet")
    form, _ = bet_of(scene)
    stakes, view = form._stakes, scene.table.view(0)
    assert stakes.pot == "Pot: 10 to 25" and [view.players[seat].ducats for seat in (1, 2, 3)] == [12, 6, 15]
    assert stakes.chances()[1].share == chance_of_pot(view, 0, (1, 2, 3))
    form.stake(7)
    assert stakes.pot == "Pot: 14 to 28"
    assert stakes.chances()[1].share == chance_of_pot(view, 0, (1, 3))


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_rail_of_a_bet_lies_on_its_sheet(app: App, text: float) -> None:
    app.services.canvas.lettering.factor = text
    scene = moment(app, 1, "bet")
    scene.layout(app.services.canvas)
    form, rail = bet_of(scene)
    assert there(form.area(app.services.canvas)).contains(rail.rect)


# --- tables ---


def test_all_who_throw_stand_at_the_table_before_the_first_die_and_the_prize_below(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["bullfight"]._replace(event="ContestHeld", seconds=0.0))
    act = until(scene, lambda act: act.is_open)
    assert act.rows == [0, 1, 2, 3] == [*act.figures] and len(act.thrown) < 2
    assert any(f"Most wins {PRIZES['bullfight']} Fame" in piece.picture for piece in act.pieces)


def test_the_table_of_the_den_opens_with_the_first_stake_and_tells_who_has_staked_and_the_pot(
    app: App,
) -> None:
    scene = arranged(app, 1, MOMENTS["dice"]._replace(event="DiceStaked", seconds=0.0))
    canvas, pots = Easel(app.services.canvas), list[str]()
    assert isinstance(scene.director.event, DiceStaked)
    scene.director.finish()
    for _ in range(270):
        scene.update(1 / 9)
        if isinstance(scene.director.event, DiceThrown):
            break
        canvas.clear()
        scene.draw(canvas)
        act = skin_of(scene)._props.act
        seen = {one.what for one in canvas.pictures}
        assert contest_grounds.picture(GROUNDS["garito"]) in seen or (act is not None and act.pieces)
        pots += [one.what for one in canvas.words if "in the pot" in one.what and one.what not in pots]
    assert pots == [f"{n} Ducats in the pot" for n in (10, 15, 20, 25)]


@pytest.mark.parametrize("count", range(2, 8))
def test_a_ground_is_full_for_however_many_throw(begin: Begin, count: int) -> None:
    props = skin_of(begin(1, 6, 1))._props
    props.throwing = [*range(count - 1), NOBODY]
    half = contest_grounds.room(count) / 2
    for ground in GROUNDS.values():
        act = props.act = Act(ground=ground)
        middles = [table_motion.column(props, seat)[0] for seat in props.throwing]
        assert middles[0] - MIDDLE[0] == pytest.approx(MIDDLE[0] - middles[-1])
        assert MIDDLE[0] - SCENE[0] / 2 < middles[0] - half and middles[-1] + half < MIDDLE[0] + SCENE[0] / 2
        assert 2 * table_motion.die(props) < middles[1] - middles[0]
        for name, figure in zip(act.names.values(), act.figures.values(), strict=True):
            assert name.width < 2 * half and figure.x == name.x
        if count > 4:
            assert middles[-1] - middles[0] > 0.7 * SCENE[0]


def test_the_bull_runs_to_whoever_throws_and_charges_at_whoever_has_least(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["bullfight"]._replace(event="ContestHeld", seconds=0.0))
    act = until(scene, lambda act: len(act.thrown) == 3 and bool(act.bull))
    bull, seen = there(act.bull), set[str]()
    start = bull.x
    while isinstance(scene.director.event, Rolled):
        scene.director.update(1 / 60)
        seen.add(bull.picture)
    assert bull.x > start and len(seen) > 2, "in more than one pose"
    until(scene, lambda act: bool(act.sums))
    lowest = act.figures[0]
    stands, deepest = lowest.y, lowest.y
    for _ in range(60):
        scene.director.update(1 / 60)
        deepest = max(deepest, lowest.y)
    assert deepest > stands + 20, "who ducks"


def test_a_sum_tells_what_is_added_to_the_dice_and_the_highest_is_gold(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["bullfight"]._replace(seconds=0.0))
    act = until(scene, lambda act: len(act.sums) == 4)
    told = [label.picture.partition("tally ")[2] for label in act.sums]
    assert told == [
        "dice 5 fencing +6 = 11", "dice 10 fencing +5 = 15", "dice 10 fencing +7 = 17 leads",
        "dice 9 fencing +4 = 13",
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "kind"), [("bullfight", ContestWon), ("dice", DiceWon)])
def test_the_winner_of_a_contest_cheers_larger_than_all_others_who_bow(
    app: App, name: str, kind: type[Event]
) -> None:
    scene = arranged(app, 1, MOMENTS[name]._replace(seconds=0.0))
    act = shown(scene, kind)
    winner = as_a(kind, scene.director.event).seat  # type: ignore[attr-defined]
    cast = skin_of(scene)._cast
    for seat, figure in act.figures.items():
        pose = "cheering" if seat == winner else "bowed"
        assert figure.picture == contest_grounds.thrower(cast, seat, pose)
        assert seat == winner or figure.height < act.figures[winner].height
    assert (bull_motion.CAPE in {piece.picture for piece in act.pieces}) == (name == "bullfight")


@pytest.mark.parametrize(("name", "answer"), [("bail", "roll"), ("bail", "bail"), ("bet", "bet count:5")])
def test_the_sheet_of_a_question_stays_until_the_scene_of_its_throw_is_open(
    app: App, name: str, answer: str
) -> None:
    scene = arranged(app, 1, MOMENTS[name])
    skin, asked = skin_of(scene), there(scene.table.ask)
    sheets = skin._sheets
    scene.session.play([next(option for option in asked.options if str(option) == answer)])

    def is_open() -> bool:
        act = skin._props.act
        return (act is not None and act.is_open) or sheets.is_den_open(skin._ask)

    for _ in range(240):
        if is_open():
            break
        assert sheets.staked(skin._ask) is not None
        scene.update(1 / 60)
    assert is_open()
    while scene.director.busy:
        scene.director.skip()
    assert sheets.staked(None) is None, "and never comes back"


# --- jail and hospital ---


def test_whoever_pays_bail_goes_out_through_the_open_door_and_nobody_waits_before_an_empty_cell(
    app: App,
) -> None:
    scene = arranged(app, 1, MOMENTS["freed"]._replace(seconds=0.0))
    props, out, empty = skin_of(scene)._props, False, 0
    while isinstance(scene.director.event, Freed):
        scene.director.update(1 / 60)
        assert not scene.director.waiting
        figure = props.act.figures.get(0) if props.act is not None else None
        if props.act is None or figure is None:
            continue
        is_lit = any(piece.picture == jail_motion.LIGHT and piece.alpha == 1.0 for piece in props.act.pieces)
        out |= is_lit and (figure.x, figure.y) == theatre.standing(jail_motion.DOOR)
        empty += is_lit and figure.alpha == 0.0
    assert out and 0 < empty / 60 <= 0.6


def test_the_die_that_may_open_the_door_is_thrown_in_the_jail_and_decides_there(
    app: App,
) -> None:
    scene = arranged(app, 1, MOMENTS["shut"]._replace(event="Rolled", seconds=0.0))
    assert isinstance(scene.director.event, Rolled)
    act = shown(scene, TurnLost)
    assert act.place == jail_motion.JAIL and any("stays shut" in piece.picture for piece in act.pieces)


def test_a_turn_in_a_hospital_shows_who_lies_there_and_what_good_it_does(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["hospital"]._replace(seconds=0.0))
    act = there(skin_of(scene)._props.act)
    assert act.place == jail_motion.HOSPITAL and set(act.figures) == {0}
    assert act.figures[0].picture == skin_of(scene)._cast.bare_head(0), "and does not stand there"
    scene.director.update(1.0)
    assert any("note vigour 0 → 3" in piece.picture for piece in act.pieces)


@pytest.mark.parametrize(
    ("name", "ways", "picture"),
    [
        ("court-jail", "Way out: 6 Ducats, 6 on a die, or 4 turns", "jail_court"),
        ("town-jail", "Way out: 3 Ducats, 5+ on a die, or 3 turns", "jail"),
    ],
)
def test_whoever_is_jailed_sees_which_jail_it_is_and_what_opens_its_door(
    app: App, name: str, ways: str, picture: str
) -> None:
    scene = arranged(app, 1, MOMENTS[name])
    pictures = [piece.picture for piece in there(skin_of(scene)._props.act).pieces]
    assert theatre.scene(picture) in pictures and any(ways in shown for shown in pictures)


def test_nobody_waits_for_a_bot_that_leaves_jail(app: App) -> None:
    row = Moment(*cards(1), event="Freed", seconds=0.0, players={"1": HELD}, turn="bail")
    scene = arranged(app, 1, row._replace(top=(), answers=("bail",)))
    assert isinstance(scene.director.event, Freed)
    assert skin_of(scene)._props.act is None
