"""One test for each of the 19 kinds of action cards: it does what its text says."""

from __future__ import annotations

from game.bulls.events import Entered, Rerolled, Shifted, Turned, Waived
from game.bulls.rows import CARDS, KINDS
from game.bulls.tokens import BULL, MARKER, NOWHERE, RUNNER
from game.core.action import token
from game.core.event import Discarded, Drew, Paid, Placed, Played, Removed, Rolled
from game.core.rng import Rng
from game.core.script import pending
from tests.bulls.table import (
    Dice,
    bulls_of,
    card,
    dice_of,
    do,
    marker,
    picks,
    play,
    position,
    runner,
    sign,
    space,
)


def test_the_deck_has_52_cards_of_19_kinds_and_most_of_them_reroll_runners() -> None:
    assert (len(CARDS), len(KINDS)) == (52, 19)
    rerolling = [row for row in CARDS if any(getattr(e, "die", "") == "runner" for e in row.effects)]
    assert len(rerolling) > 52 / 2


def test_quick_feet_rerolls_up_to_3_of_your_runners() -> None:
    state = position(["0 S2 2", "0 S3 3", "0 S4 4", "0 S6 6", "1 S2 2"], dice=Dice(1, 5, 6))
    ask = do(state, "play quick_feet")
    assert (
        ask is not None
        and ask.prompt == "bulls.reroll.own"
        and ask.subset is not None
        and ask.subset.most == 3
    )
    assert picks(ask) == ["pick runner:0", "pick runner:1", "pick runner:2", "pick runner:3", "done"]
    assert picks(do(state, "pick runner:0", "pick runner:2", "pick runner:3")) == ["done"]
    do(state, "done")
    assert dice_of(state) == ["0 S2 1", "0 S3 3", "0 S4 5", "0 S6 6", "1 S2 2"]


def test_huddle_up_rerolls_any_of_your_runners_in_one_roundabout_then_draws_a_card() -> None:
    dice = Dice(4, 4, 4, 4, draws=[card("red_cape")])
    state = position(["0 S2 2"] * 4 + ["0 S3 3"], hands=[["huddle_up"]], dice=dice)
    do(state, "play huddle_up", "pick runner:0")
    assert "pick runner:4" not in picks(pending(state))
    news = play(state, *(f"pick runner:{number}" for number in (1, 2, 3)), "done")
    assert dice_of(state) == ["0 S2 4"] * 4 + ["0 S3 3"]
    assert state.hands[0] == [card("red_cape")]
    assert [type(event) for event in news[:2]] == [Rerolled, Drew]


def test_change_of_plans_rerolls_up_to_5_of_your_runners() -> None:
    state = position(["0 S2 2"] * 6, hands=[["change_of_plans"]], dice=Dice(1, 3, 4, 5, 6))
    do(state, "play change_of_plans", *(f"pick runner:{number}" for number in range(5)))
    assert picks(pending(state)) == ["done"]
    do(state, "done")
    assert [words[-1] for words in dice_of(state)] == ["1", "3", "4", "5", "6", "2"]


def test_second_wind_rerolls_up_to_2_of_your_runners_then_draws_a_card() -> None:
    dice = Dice(5, 5, draws=[card("cowbell")])
    state = position(["0 S2 2"] * 3, hands=[["second_wind"]], dice=dice)
    assert picks(do(state, "play second_wind", "pick runner:0", "pick runner:1")) == ["done"]
    do(state, "done")
    assert dice_of(state) == ["0 S2 5", "0 S2 5", "0 S2 2"]
    assert state.hands[0] == [card("cowbell")] and not dice.unused


def test_postcard_home_rerolls_1_of_your_runners_and_gains_a_point() -> None:
    state = position(["0 S2 2"], hands=[["postcard_home"]], dice=Dice(3))
    news = play(state, "play postcard_home", "pick runner:0", "done")
    assert dice_of(state) == ["0 S2 3"]
    assert state.points[0] == [1, 0, 0]
    assert [event.points for event in news if isinstance(event, Paid)] == [1]


def test_spilled_sangria_rerolls_up_to_3_rival_runners_in_one_roundabout() -> None:
    runners = ["0 S2 2", "1 S2 2", "1 S2 4", "1 S3 3", "2 S2 2", "2 S2 2"]
    state = position(runners, hands=[["spilled_sangria"]], dice=Dice(6, 6, 6), seats=3)
    ask = do(state, "play spilled_sangria")
    assert "pick runner:0" not in picks(ask)
    assert "pick runner:18" not in picks(do(state, "pick runner:16"))
    do(state, "pick runner:32", "pick runner:33", "done")
    assert dice_of(state) == ["0 S2 2", "1 S2 6", "1 S2 4", "1 S3 3", "2 S2 6", "2 S2 6"]


def test_firecrackers_rerolls_every_runner_of_one_roundabout_also_your_own() -> None:
    state = position(["0 S2 2", "0 S4 4", "1 S2 3"], ["S2 2"], [["firecrackers"]], Dice(5, 6))
    ask = do(state, "play firecrackers")
    assert ask is not None and ask.prompt == "bulls.choose_roundabout"
    assert picks(ask) == [f"pick space:{space('S2')}", f"pick space:{space('S4')}", "decline"]
    do(state, "pick S2")
    assert dice_of(state) == ["0 S2 5", "0 S4 4", "1 S2 6"] and bulls_of(state) == ["S2 2"]


def test_jostle_rerolls_up_to_2_of_yours_then_up_to_2_rivals() -> None:
    state = position(["0 S2 2", "0 S3 3", "1 S2 2", "1 S6 6"], hands=[["jostle"]], dice=Dice(4, 1, 1))
    ask = do(state, "play jostle", "pick runner:0", "done")
    assert ask is not None and ask.prompt == "bulls.reroll.rival"
    assert dice_of(state)[0] == "0 S2 4", "the first part is rolled before the second is chosen"
    do(state, "pick runner:16", "pick runner:17", "done")
    assert dice_of(state) == ["0 S2 4", "0 S3 3", "1 S2 1", "1 S6 1"]


def test_street_sweeper_removes_any_token_then_rerolls_up_to_2_of_yours() -> None:
    state = position(["0 S2 2"], hands=[["street_sweeper"]], dice=Dice(3))
    state.flags[marker(1, 1)] = sign("A2", "odd")
    ask = do(state, "play street_sweeper")
    assert picks(ask) == [f"pick marker:{marker(1, 1)}", "decline"]
    news = play(state, f"pick marker:{marker(1, 1)}", "pick runner:0", "done")
    assert state.flags == [NOWHERE] * 6 and dice_of(state) == ["0 S2 3"]
    assert news[0] == Removed("bulls.9.5", (MARKER[4],), (token("sign", sign("A2", "odd")),), 0)


def test_show_off_rerolls_3_gains_a_point_and_releases_a_bull_that_is_rolled_there() -> None:
    state = position(["0 A1 2"], ["A2 2"], [["show_off"]], Dice(6, 1), row=1)
    ask = do(state, "play show_off", "pick runner:0", "done")
    assert ask is not None and ask.prompt == "bulls.choose_release"
    assert picks(ask) == [*(f"pick space:{space(key)}" for key in ("A1", "A2", "A3", "A4")), "decline"]
    news = play(state, "pick A3")
    assert state.points[0] == [1, 0, 0] and dice_of(state) == ["0 A1 6"]
    assert bulls_of(state) == ["A2 2", "A3 1"]
    assert [type(event) for event in news] == [Rolled, Entered, Discarded]


def test_local_knowledge_turns_up_to_2_of_yours_to_any_face() -> None:
    state = position(["0 S2 2", "0 S3 3", "0 S4 4"], hands=[["local_knowledge"]])
    ask = do(state, "play local_knowledge", "pick runner:0", "pick runner:2", "done")
    assert ask is not None and ask.prompt == "bulls.choose_face" and ask.about[1] == RUNNER[0]
    assert picks(ask) == [f"pick face:{face}" for face in range(1, 7)]
    news = play(state, "pick face:5", "pick face:4")
    assert dice_of(state) == ["0 S2 5", "0 S3 3", "0 S4 4"], "the present face is allowed"
    assert news[0] == Turned("bulls.9.2", (RUNNER[0],), (5,), 0, (2,), (token("space", space("S2")),))


def test_about_face_flips_up_to_2_of_yours() -> None:
    state = position(["0 S2 1", "0 S2 2", "0 S2 3"], hands=[["about_face"]])
    ask = do(state, "play about_face", "pick runner:0", "pick runner:2")
    assert picks(ask) == ["done"]
    do(state, "done")
    assert dice_of(state) == ["0 S2 6", "0 S2 2", "0 S2 4"]


def test_wrong_turn_flips_up_to_2_rival_runners() -> None:
    state = position(["0 S2 1", "1 S2 2", "1 S5 5"], hands=[["wrong_turn"]])
    ask = do(state, "play wrong_turn")
    assert picks(ask) == ["pick runner:16", "pick runner:17", "done"]
    do(state, "pick runner:16", "pick runner:17", "done")
    assert dice_of(state) == ["0 S2 1", "1 S2 5", "1 S5 2"]


def test_side_alley_moves_up_to_3_of_yours_to_the_roundabout_beside() -> None:
    state = position(["0 A2 2", "0 A2 5", "0 A3 4", "1 A2 2"], hands=[["side_alley"]], row=1)
    ask = do(state, "play side_alley", "pick runner:0", "pick runner:1", "done")
    assert ask is not None and ask.prompt == "bulls.choose_beside"
    assert picks(ask) == [f"pick space:{space('A1')}", f"pick space:{space('A3')}"]
    news = play(state, "pick A3")
    assert dice_of(state) == ["0 A3 2", "0 A3 5", "0 A3 4", "1 A2 2"]
    here, there = token("space", space("A2")), token("space", space("A3"))
    assert news[0] == Shifted("bulls.9.3", (RUNNER[0], RUNNER[1]), (here, here), (there, there), (2, 5), 0)


def test_follow_the_flag_lays_a_direction_token_on_any_sign() -> None:
    state = position(hands=[["follow_the_flag"]])
    ask = do(state, "play follow_the_flag")
    assert ask is not None and ask.prompt == "bulls.choose_sign" and len(ask.options) == 26 + 1
    news = play(state, f"pick sign:{sign('A2', 'odd')}")
    assert state.flags[marker(0)] == sign("A2", "odd")
    assert news[0] == Placed("bulls.9.4", MARKER[0], token("sign", sign("A2", "odd")), 0)


def test_red_cape_turns_one_bull_to_any_face() -> None:
    state = position(["0 S2 2"], ["S2 2", "S3 5"], [["red_cape"]])
    ask = do(state, "play red_cape")
    assert picks(ask) == ["pick bull:0", "pick bull:1", "done"]
    assert picks(do(state, "pick bull:1")) == ["done"]
    do(state, "done", "pick face:4")
    assert bulls_of(state) == ["S2 2", "S3 4"]


def test_stampede_rerolls_up_to_3_bulls() -> None:
    state = position((), ["S2 2", "S3 3", "S4 4", "S5 5"], [["stampede"]], Dice(6, 5, 1))
    do(state, "play stampede", "pick bull:0", "pick bull:1", "pick bull:3", "done")
    assert bulls_of(state) == ["S2 6", "S3 5", "S4 4", "S5 1"]


def test_cowbell_moves_one_bull_to_the_roundabout_beside() -> None:
    state = position((), ["B2 2", "B3 3"], [["cowbell"]], row=2)
    do(state, "play cowbell", "pick bull:1", "done", "pick B4")
    assert bulls_of(state) == ["B2 2", "B4 3"]


def test_loose_bull_releases_a_bull_in_the_current_row_with_any_face() -> None:
    state = position((), ["C1 2"], [["loose_bull"]], row=3)
    ask = do(state, "play loose_bull", "pick C4")
    assert ask is not None and ask.prompt == "bulls.choose_face"
    assert ask.about[1:] == (BULL[1], token("space", space("C4")))
    news = play(state, "pick face:3")
    assert bulls_of(state) == ["C1 2", "C4 3"]
    assert news[0] == Entered("bulls.9.8", (BULL[1],), (token("space", space("C4")),), (3,), 0)


def test_every_card_is_played_face_up_and_ends_on_the_discard_pile() -> None:
    for kind in KINDS:
        state = position(hands=[[kind.id]], dice=Rng(1))
        ask = do(state, f"play {kind.id}")
        while ask is not None and ask.seat == 0:
            ask = do(state, str(ask.options[-1]))
        assert state.discard == [card(kind.id)]
        news = state.events or []
        assert any(isinstance(event, Played) and event.card.id == card(kind.id) for event in news)
        assert isinstance(news[-1], Discarded), kind.id


def test_an_effect_with_nothing_to_choose_from_is_passed_over_and_told() -> None:
    state = position(hands=[["quick_feet"]])
    news = play(state, "play quick_feet")
    assert [type(event) for event in news] == [Played, Waived, Discarded]
    assert runner(0) not in state.runners
