"""Our rulings 1 to 20, where the rulebook is silent or needs reading closely: the dawn, cards, tokens."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.bulls import GAME
from game.bulls.events import (
    Charged,
    FirstPlayerPassed,
    Passed,
    Reshuffled,
    Sealed,
    StepBegan,
    Waived,
)
from game.bulls.state import Bulls
from game.bulls.tokens import NOWHERE
from game.core.errors import UserError
from game.core.event import Discarded, Drew
from game.core.rng import Rng
from game.core.script import advance, pending
from tests.bulls.table import (
    OPTIONS,
    Dice,
    bulls_of,
    card,
    dawn,
    destination,
    dice_of,
    do,
    give,
    marker,
    picks,
    play,
    position,
    run,
    runner,
    sign,
    space,
    town,
)


def finish(state: Bulls) -> None:
    """Everybody plays whatever comes, at random, to the end of the game."""
    rng, ask = Rng(5), pending(state)
    while ask is not None:
        ask = advance(state, rng.pick(ask.options))


def test_1_a_day_has_four_steps_and_no_card_is_played_at_the_destinations() -> None:
    state = GAME.setup(3, OPTIONS, Rng(1), town())
    state.events = []
    advance(state)
    finish(state)
    steps = [(event.day, event.step) for event in state.events if isinstance(event, StepBegan)]
    assert steps == [(day, step) for day in (1, 2, 3) for step in range(4)]
    first = [event.seat for event in state.events if isinstance(event, FirstPlayerPassed)]
    assert [first.count(seat) for seat in range(3)] == [4, 4, 4], (
        "the token falls on every seat equally often"
    )
    assert GAME.rounds(state) == 12


def test_2_the_first_player_is_random_or_chosen_before_the_game() -> None:
    assert {GAME.setup(4, {**OPTIONS, "start": "random"}, Rng(seed), town()).first for seed in range(60)} == {
        0,
        1,
        2,
        3,
    }
    assert GAME.setup(4, {**OPTIONS, "start": "seat3"}, Rng(1), town()).first == 2


def test_2_whoever_plays_alone_among_bots_begins_unless_something_else_is_chosen() -> None:
    assert GAME.meta.suggest(1) == {"start": "seat1"}
    assert all(not GAME.meta.suggest(humans) for humans in (0, 2, 3, 6))
    with pytest.raises(UserError, match="Seat 5 cannot begin: only 4 are taken"):
        GAME.setup(4, {**OPTIONS, "start": "seat5"}, Rng(1), town())


ONES = [3] * 5 + [1, 2, 1, *[4] * 6] + [*[5] * 8, 1]


def test_3_ones_are_placed_when_all_runners_are_rolled_clockwise_each_players_together() -> None:
    dice = Dice(*ONES, 2, draws=[*range(10), *range(5)])
    state = dawn(dice)
    state.first = 1
    asked = []
    ask = advance(state)
    while ask is not None and ask.prompt == "bulls.place_one":
        assert ask.about[0].kind == "runner" and len(state.bull_faces) == 5, "the sixth Bull is still to come"
        asked.append(ask.about[0].id)
        assert picks(ask) == [f"pick space:{space(key)}" for key in ("S2", "S3", "S4", "S5", "S6")]
        ask = do(state, "pick S6")
    assert asked == [runner(1, 0), runner(1, 2), runner(0, 8)]
    assert not dice.unused


def test_4_a_one_stays_a_one_and_so_is_odd_wherever_it_starts() -> None:
    state = position(["0 S4 1"], dice=Dice())
    run(state)
    assert dice_of(state) == ["0 A3 1"]


def test_5_one_of_the_first_five_bulls_may_show_a_one() -> None:
    state = dawn(Dice(1, 1, 1, 1, 1, *[2] * 18, 6, draws=[*range(10), *range(5)]))
    advance(state)
    assert bulls_of(state) == ["S2 1", "S3 1", "S4 1", "S5 1", "S6 1", "S6 6"]


def test_6_nobody_is_charged_on_the_starts_at_dawn() -> None:
    dice = Dice(2, 3, 4, 5, 6, *[2] * 18, 2, draws=[*range(10), *range(5)])
    state = dawn(dice)
    advance(state)
    assert dice_of(state) == ["0 S2 2"] * 9 + ["1 S2 2"] * 9 and not dice.unused
    assert not any(isinstance(event, Charged) for event in state.events or [])


@pytest.mark.parametrize("kind", ["quick_feet", "firecrackers", "follow_the_flag", "loose_bull", "cowbell"])
def test_7_a_card_must_be_played_but_all_its_choices_may_be_empty(kind: str) -> None:
    state = position(["0 S2 2"], ["S3 3"], [[kind]])
    assert picks(pending(state)) == [f"play card:{card(kind)}"]
    before = (dice_of(state), bulls_of(state), state.flags[:])
    ask = do(state, f"play {kind}")
    assert ask is not None and str(ask.options[-1]) in ("done", "decline")
    news = play(state, str(ask.options[-1]))
    assert (dice_of(state), bulls_of(state), state.flags) == before
    assert isinstance(news[0], Waived)


def test_8_an_empty_hand_passes() -> None:
    state = position(hands=[[]])
    assert picks(pending(state)) == ["pass"]
    do(state, "pass")
    assert state.events is not None and isinstance(state.events[-1], Passed)
    ask = pending(state)
    assert ask is not None and ask.seat == 1


def test_9_an_empty_deck_is_made_of_the_discard_pile_without_the_card_in_play() -> None:
    state = position(["0 S2 2"], hands=[["second_wind"]], dice=Dice(draws=[card("stampede")]))
    state.deck, state.discard = [], [card("stampede"), card("cowbell")]
    news = play(state, "play second_wind", "done")
    assert [event.count for event in news if isinstance(event, Reshuffled)] == [2]
    assert state.hands[0] == [card("stampede")]
    assert (state.deck, state.discard) == ([card("cowbell")], [card("second_wind")])


def test_9_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    state = position(["0 S2 2"], hands=[["second_wind"]])
    state.deck = []
    news = play(state, "play second_wind", "done")
    assert state.hands[0] == [] and not any(isinstance(event, Drew | Reshuffled) for event in news)


def night(
    kinds: Sequence[str], rival: Sequence[str] = (), *, draws: Sequence[int], slots: Sequence[int] = range(5)
) -> Bulls:
    """The dawn of the second day; seat 0 holds these cards, seat 1 those. `slots` will be dealt."""
    state = dawn(Dice(*[3] * 5, *[2] * 18, 6, draws=[*draws, *slots]), day=2)
    for seat, hand in enumerate((kinds, rival)):
        for kind in hand:
            give(state, seat, kind)
    advance(state)
    return state


def test_10_any_number_of_cards_may_be_kept_overnight() -> None:
    state = night(["red_cape", "cowbell", "stampede"], draws=[1, 2, *range(3, 8)])
    ask = pending(state)
    assert ask is not None and (ask.seat, ask.prompt) == (0, "bulls.keep_cards")
    do(state, "done")
    assert len(state.hands[0]) == 5 and state.hands[0][:3] == [
        card("red_cape"),
        card("cowbell"),
        card("stampede"),
    ]


def test_10_on_the_first_day_there_is_nothing_to_discard() -> None:
    state = GAME.setup(3, OPTIONS, Rng(2), town())
    state.events = []
    advance(state)
    assert not any(isinstance(event, Sealed | Discarded) for event in state.events)


def test_10_unwanted_cards_are_discarded_and_replaced() -> None:
    state = night(["red_cape", "cowbell", "stampede"], draws=[*range(4), *range(4, 9)])
    do(state, f"pick card:{card('stampede')}", f"pick card:{card('cowbell')}", "done")
    assert state.hands[0] == [card("red_cape"), 0, 1, 2, 3]
    assert sorted(state.discard) == sorted([card("cowbell"), card("stampede")])


def test_11_everybody_draws_up_to_five_plus_bonus_and_never_discards_down() -> None:
    state = dawn(Dice(*[3] * 5, *[2] * 18, 6, draws=[1, 2, 3, 4, 5, *range(5)]), day=2)
    state.noted[0] = (destination("casino"),)
    for kind in ("red_cape", "cowbell", "stampede", "loose_bull", "jostle", "firecrackers"):
        give(state, 0, kind)
    advance(state)
    do(state, "done")
    assert [len(hand) for hand in state.hands] == [6, 5]


def test_12_cards_are_discarded_before_the_new_destinations_are_seen() -> None:
    state = night(["red_cape"], draws=range(9), slots=[9, 8, 7, 6, 5])
    assert state.slots == [0, 1, 2, 3, 4], "yesterday's still lie there"
    do(state, "done")
    assert state.slots == [9, 8, 7, 6, 5]
    news = [type(event).__name__ for event in state.events or []]
    assert news.index("Sealed") < news.index("Drew") < news.index("DestinationsDealt")


def test_12_what_is_discarded_stays_secret_until_everybody_has_decided() -> None:
    state = night(["red_cape"], ["cowbell"], draws=range(9))
    do(state, f"pick card:{card('red_cape')}", "done")
    assert not any(isinstance(event, Discarded) for event in state.events or [])
    assert isinstance((state.events or [])[-1], Sealed)
    assert (state.hands[0], state.discard) == ([card("red_cape")], [])
    do(state, "done")
    assert [event.cards for event in state.events or [] if isinstance(event, Discarded)]


def test_13_no_token_lies_where_only_one_street_leaves() -> None:
    single = {street.id for street in town().streets if street.parity is None}
    ask = do(position(hands=[["follow_the_flag"]]), "play follow_the_flag")
    assert ask is not None
    assert single and not single & {option.picks[0].id for option in ask.options[:-1]}


def test_14_a_token_may_lie_in_a_row_already_passed() -> None:
    state = position(hands=[["follow_the_flag"]], row=3)
    do(state, "play follow_the_flag", f"pick sign:{sign('S2', 'even')}")
    assert state.flags[0] == sign("S2", "even")


def test_15_a_token_on_an_occupied_sign_sends_the_old_one_back_to_its_owner() -> None:
    state = position(hands=[["follow_the_flag"]])
    state.flags[marker(1, 2)] = sign("A2", "odd")
    do(state, "play follow_the_flag", f"pick sign:{sign('A2', 'odd')}")
    assert state.flags == [sign("A2", "odd"), NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE]


def test_16_own_tokens_on_both_signs_of_a_fork_cancel_each_other() -> None:
    state = position(["0 A2 2", "0 A2 5"], row=1)
    state.flags[:3] = [sign("A2", "odd"), NOWHERE, sign("A2", "even")]
    run(state)
    assert dice_of(state) == ["0 B3 2", "0 B2 5"]


def test_17_tokens_of_two_players_on_one_fork_each_steer_their_own_colour() -> None:
    state = position(["0 A2 2", "1 A2 5"], row=1)
    state.flags[marker(0)], state.flags[marker(1)] = sign("A2", "odd"), sign("A2", "even")
    run(state)
    assert dice_of(state) == ["0 B2 2", "1 B3 5"]


def test_18_with_an_empty_supply_an_own_token_may_be_lifted_and_laid_elsewhere_or_not() -> None:
    for answer, then in (("decline", "A1"), (f"pick marker:{marker(0, 1)}", "C4")):
        state = position(hands=[["follow_the_flag"]])
        state.flags[:3] = [sign("S2", "odd"), sign("A1", "odd"), sign("B2", "odd")]
        ask = do(state, "play follow_the_flag")
        assert ask is not None and ask.prompt == "bulls.choose_marker"
        assert picks(ask) == ["pick marker:0", "pick marker:1", "pick marker:2", "decline"]
        ask = do(state, answer)
        if answer != "decline":
            assert ask is not None and len(ask.options) == 26 - 3 + 1
            do(state, f"pick sign:{sign('C4', 'odd')}")
        assert state.flags[:3] == [sign("S2", "odd"), sign(then, "odd"), sign("B2", "odd")]


def test_18_a_token_that_is_lifted_but_not_laid_stays_where_it_was() -> None:
    state = position(hands=[["follow_the_flag"]])
    state.flags[:3] = [sign("S2", "odd"), sign("A1", "odd"), sign("B2", "odd")]
    do(state, "play follow_the_flag", "pick marker:1", "decline")
    assert state.flags[:3] == [sign("S2", "odd"), sign("A1", "odd"), sign("B2", "odd")]


def test_19_tokens_survive_the_night() -> None:
    state = position(row=3, dice=Rng(1))
    state.flags[0] = sign("A2", "odd")
    run(state)
    assert state.day == 2 and state.flags[0] == sign("A2", "odd")


def test_20_bulls_ignore_tokens() -> None:
    state = position((), ["A2 2", "A2 5"], row=1)
    state.flags[0] = sign("A2", "odd")
    run(state)
    assert bulls_of(state) == ["B3 2", "B2 5"]
