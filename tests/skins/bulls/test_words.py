"""What is said in El Toro: every line of the chronicle has a subject, and every button says what it does."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.bots.reasons import foresee
from game.bulls import GAME
from game.bulls.events import Charged, DayEnded, Turned
from game.bulls.forecast import risks
from game.bulls.rows import DESTINATIONS
from game.bulls.state import Bulls
from game.bulls.tokens import RUNNER
from game.bulls.view import BullsView
from game.core.action import parse_action, token
from game.core.event import Event, Rolled
from game.core.rng import Rng
from game.core.script import advance, pending
from game.core.seat import Seat
from game.translation import use
from scenes.skins.bulls.event_table import line
from scenes.skins.bulls.words.explain import Explain
from scenes.skins.bulls.words.questions import Words
from scenes.skins.bulls.words.reasons import motive, reasons
from scenes.stage.pieces import Piece
from tests.bulls.table import Dice, destination, do, play, position, sign, space, town
from tests.bulls.walk import walk
from tests.narrow import as_a, there
from tests.stage.conftest import Begin

SEATS = (Seat(0, "Amaya", "yellow"), Seat(1, "Bruno", "blue"))
YELLOW = "[bulls/die_yellow_{}:1.7]"
BLUE = "[bulls/die_blue_{}:1.7]"
BULL = "[bulls/bull_{}:2.2]"


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """English again, whatever a test spoke."""
    yield
    use("en")


def words_of(state: Bulls, language: str = "en") -> Words:
    """What is said of that table."""
    use(language)
    words = Words(town(), SEATS)
    words.view, words.slots = GAME.view(state, 0), state.slots
    return words


def told(state: Bulls, events: list[Event]) -> list[str]:
    """The lines of these events, but those that say that a card is played or laid aside."""
    lines = [line(words_of(state), event) for event in events]
    return [entry.text for entry in lines if entry is not None and " plays " not in entry.text]


def test_whoever_points_at_a_roundabout_is_told_every_runner_there_by_seat_and_face() -> None:
    dice = ["1 S2 2", "0 S2 5", "0 S3 6", "0 S2 1", "1 S2 2"]
    state = position(dice, ["S2 4"])
    explain = Explain(GAME.view(state, 0), words_of(state))
    told = explain(Piece(token("space", space("S2")), "", 0, 0, 1, 1, 0)).splitlines()
    mine, theirs = YELLOW.format(1) + YELLOW.format(5), 2 * BLUE.format(2)
    assert told[-3:] == ["4 Runners", f"{mine} {theirs}", "1 Bull showing 4"]


def test_a_plate_says_how_many_are_in_danger_and_lost_on_average() -> None:
    state = position(["0 S2 2", "0 S2 5", "1 S3 1"], ["S2 2", "S2 5"])
    explain = Explain(GAME.view(state, 0), words_of(state))
    told = [explain(Piece(token("seat", seat), "", 0, 0, 1, 1, 0)) for seat in (0, 1)]
    assert risks(GAME.view(state, 0)) == {0: 1, 1: 1, 16: 0}
    assert "2 Runners in danger: the next charge tramples 0.3 on average." in told[0].splitlines()
    assert "in danger" not in told[1]
    explain.numbers = False
    assert "in danger" not in explain(Piece(token("seat", 0), "", 0, 0, 1, 1, 0))


def question(state: Bulls) -> str:
    """The present question in words."""
    return words_of(state).prompt(there(pending(state)))


def test_a_reroll_says_whose_card_rolled_which_dice_where_and_from_what() -> None:
    state = position(["0 S2 2", "0 S2 4", "0 S3 3"], hands=[["show_off"]], dice=Dice(5, 6, 1))
    do(state, "play show_off", "pick runner:0", "pick runner:1", "pick runner:2", "done")
    y = YELLOW.format
    assert told(state, state.events or [])[0] == (
        f"**Amaya** rerolls {y(2)}{y(4)} at Corral 2: {y(5)}{y(6)}; {y(3)} at Corral 3: {y(1)}"
    )


def test_a_turn_says_from_what_to_what() -> None:
    state = position(["0 S2 2"], hands=[["local_knowledge"]])
    do(state, "play local_knowledge", "pick runner:0", "done")
    y = YELLOW.format
    assert told(state, play(state, "pick face:5")) == [f"**Amaya** turns {y(2)} at Corral 2 to {y(5)}"]


def test_who_turns_a_runner_to_the_face_it_shows_leaves_it() -> None:
    state = position(["0 S2 2", "0 S3 4"], hands=[["local_knowledge"]])
    do(state, "play local_knowledge", "pick runner:0", "done")
    y = YELLOW.format
    assert told(state, play(state, "pick face:2")) == [f"**Amaya** leaves {y(2)} at Corral 2 as before"]
    places = token("space", space("S2")), token("space", space("S3"))
    two = Turned("bulls.9.2", (RUNNER[0], RUNNER[1]), (2, 4), 0, (2, 3), places)
    said = f"**Amaya** turns {y(3)} at Corral 3 to {y(4)}; leaves {y(2)} at Corral 2 as before"
    assert told(state, [two]) == [said]


def test_a_move_says_whose_dice_go_from_where_to_where() -> None:
    state = position(["0 A2 2", "0 A2 5"], hands=[["side_alley"]], row=1)
    do(state, "play side_alley", "pick runner:0", "pick runner:1", "done")
    here, beside = (town().spaces[town().rows[1][place]].name for place in (1, 2))
    y = YELLOW.format
    assert told(state, play(state, "pick A3")) == [f"**Amaya** moves {y(2)}{y(5)} from {here} to {beside}."]


def test_a_removed_token_says_whose_it_was_where_it_lay_and_who_took_it() -> None:
    state = position(hands=[["follow_the_flag"]])
    state.flags[4] = sign("A2", "odd")
    lines = told(state, play(state, "play follow_the_flag", f"pick sign:{sign('A2', 'odd')}"))
    fork = next(space.name for space in town().spaces if space.key == "A2")
    assert lines == [
        f"A Direction token of **Bruno** leaves ODD at {fork}.",
        f"**Amaya** lays a Direction token on ODD at {fork}.",
    ]


def test_a_bull_that_breaks_loose_was_let_loose_by_somebody() -> None:
    state = position(["0 A1 2"], ["A2 2"], [["show_off"]], Dice(1), row=1)
    do(state, "play show_off", "done")
    lines = told(state, play(state, "pick A3"))
    assert lines[0] == f"**Amaya** rolls {BULL.format(1)}"
    assert lines[1].startswith(f"**Amaya** lets {BULL.format(1)} loose at ")


def test_a_part_of_a_card_that_is_left_out_is_passed_over_in_silence() -> None:
    state = position(["0 A1 2"], ["A2 2"], [["show_off"]], Dice(), row=1)
    lines = told(state, play(state, "play show_off", "done", "decline"))
    assert lines == ["**Amaya** gains 1 point: Show-Off."]


def test_a_charge_that_tramples_nobody_is_told_to_its_end() -> None:
    words, place = Words(town(), SEATS), token("space", 5)
    bulls, dice = (token("bull", 0), token("bull", 1)), (RUNNER[0], RUNNER[16])

    def again(*faces: int) -> str:
        return there(line(words, Rolled("bulls.7.3", dice[: len(faces)], faces, None))).text

    assert "escape" not in again(1, 3), "nobody knows of a charge"
    assert line(words, Charged("bulls.7.3", place, bulls, (2, 5), dice)) is not None
    assert again(1, 3).endswith(" All escape!")
    assert again(4).endswith(" It escapes!")
    assert "escape" not in again(1, 5)


@pytest.mark.parametrize(
    ("card", "answer", "words"),
    [
        ("quick_feet", "done", "rerolls nothing"),
        ("about_face", "done", "turns nothing"),
        ("red_cape", "done", "turns nothing"),
        ("follow_the_flag", "decline", "lays no Direction token"),
        ("loose_bull", "decline", "lets no Bull loose"),
    ],
)
def test_whoever_does_nothing_with_a_card_is_said_to_do_just_that(card: str, answer: str, words: str) -> None:
    state = position(["0 A1 2"], ["A2 2"], [[card]], Dice(), row=1)
    assert told(state, play(state, f"play {card}", answer)) == [f"**Amaya** {words}."]


def test_no_question_speaks_of_more_dice_than_there_are() -> None:
    state = position(["0 S2 2", "0 S2 4", "0 S3 3"], hands=[["huddle_up"]])
    do(state, "play huddle_up")
    assert question(state) == "Huddle Up: choose a roundabout to reroll your Runners there, or some of them."
    state = position(["0 S2 2", "0 S2 4"], hands=[["huddle_up"]])
    do(state, "play huddle_up")
    assert question(state) == "Huddle Up: reroll up to 2 of your Runners."


def test_a_face_is_chosen_for_a_die_that_is_named_with_its_place() -> None:
    state = position(["0 S2 2"], hands=[["local_knowledge"]])
    do(state, "play local_knowledge", "pick runner:0", "done")
    assert f"{YELLOW.format(2)} at Corral 2" in question(state)


def test_whoever_declines_is_told_what_is_not_done() -> None:
    said = set()
    for state, ask in walk(2, seed=31):
        refusals = [option for option in ask.options if option.verb in ("decline", "done")]
        for language in ("en", "es"):
            said |= {words_of(state, language).label(option, ask, 0) for option in refusals}
    assert {"Reroll none", "Lay no token"} <= said
    assert not said & {"None of them", "Ninguno"}


def test_the_points_of_a_day_cite_the_paragraph_that_gives_them() -> None:
    *_, (state, _) = walk(2, seed=9)
    ends = [event for event in state.events or [] if isinstance(event, DayEnded)]
    assert ends and {event.rule for event in ends} == {"bulls.8.1"}


def because(state: Bulls, *answers: str) -> str:
    """What speaks for these answers of the first seat, in words."""
    view, ask = GAME.view(state, 0), there(pending(state))
    words = words_of(state)
    told = foresee(GAME, view, ask, Rng(1), [parse_action(answer) for answer in answers])
    return reasons(words, view, told)


def test_a_reason_says_which_way_a_die_goes_and_for_how_many_points() -> None:
    state = position(["0 C2 3"], hands=[["local_knowledge"]], row=3)
    state.slots = [destination(kind) for kind in ("mozos_pier", "restaurant", "china_shop", "bank", "casino")]
    card = state.hands[0][0]
    assert because(state, f"play card:{card}", "pick runner:0", "done", "pick face:4") == (
        f"Because: {YELLOW.format(4)} goes EVEN to China Shop, 5 instead of 3."
    )


def test_a_reason_says_that_a_die_gets_away_from_a_bull() -> None:
    state = position(["0 C1 4"], ["C1 4"], hands=[["local_knowledge"]], row=3)
    card = state.hands[0][0]
    told = because(state, f"play card:{card}", "pick runner:0", "done", "pick face:2")
    assert told == f"Because: {YELLOW.format(2)} at {name('C1')} leaves the Bull's 4."


def test_what_all_can_see_of_a_bots_choice_is_said_of_the_runner_that_it_picks() -> None:
    def said(state: Bulls, number: int) -> str:
        ask = there(pending(state))
        answer = next(option for option in ask.options if option.picks == (RUNNER[number],))
        return motive(words_of(state), ask, answer, GAME.view(state, None))

    quick = position(["0 C1 4", "0 C1 2"], ["C1 4"], [["quick_feet"]], row=3)
    advance(quick, there(pending(quick)).options[0])
    assert said(quick, 0) == f"Because: {YELLOW.format(4)} at Faro leaves the Bull's 4."
    assert re.fullmatch(
        rf"Because: {re.escape(YELLOW.format(2))} would bring only \d points? at .+\.", said(quick, 1)
    )
    sangria = position(["0 C1 4", "1 C1 2"], ["C1 4"], [["spilled_sangria"]], row=3)
    advance(sangria, there(pending(sangria)).options[0])
    assert "of **Bruno** is on its way to" in said(sangria, 16)


def test_of_a_card_whose_use_is_open_all_can_see_nothing() -> None:
    state = position(["0 C1 4"], ["C1 4"], [["quick_feet"]], row=3)
    ask = there(pending(state))
    assert motive(words_of(state), ask, ask.options[0], GAME.view(state, None)) == ""


def test_a_reason_to_reroll_a_rival_says_where_it_is_going() -> None:
    state = position(["1 C2 4"], hands=[["spilled_sangria"]], row=3)
    state.slots = [destination(kind) for kind in ("mozos_pier", "restaurant", "china_shop", "bank", "casino")]
    told = because(state, f"play card:{state.hands[0][0]}", "pick runner:16", "done")
    assert told == f"Because: {BLUE.format(4)} of **Bruno** is on its way to China Shop, 5 points."


def test_nothing_that_is_rolled_anew_is_given_as_a_reason_before_it_is_known() -> None:
    state = position(["0 C1 4"], hands=[["show_off"]], row=3)
    card = state.hands[0][0]
    told = because(state, f"play card:{card}", "pick runner:0", "done", "decline")
    assert told == "Because: 1 point at once."


def name(key: str) -> str:
    """The name of a place by its key."""
    return next(space.name for space in town().spaces if space.key == key)


def test_of_destinations_that_are_called_alike_it_is_said_which_is_meant() -> None:
    kinds = [card.id for card in DESTINATIONS]
    words = Words(town(), [])
    one, other = (kinds.index(kind) for kind in ("restaurant", "casino"))
    words.slots = (one, other, one, kinds.index("bank"), one)
    found = [words.destination(slot) for slot in range(5)]
    assert found == [
        "the upper Restaurant",
        "Casino",
        "the middle Restaurant",
        "Bank",
        "the lower Restaurant",
    ]


def test_who_plays_a_card_is_told_how_many_of_their_runners_are_in_danger(begin: Begin) -> None:
    said = set[str]()
    scene = begin(1, 3)
    while (ask := scene.table.ask) is not None and len(said) < 3:
        scene.director.finish()
        view = as_a(BullsView, scene.table.view(ask.seat))
        if ask.prompt == "bulls.play_card" and (view.day, view.row) != (1, 0):
            words = Words(view.town, scene.table.seats)
            assert words.prompt(ask) == "Play one card."
            words.view, words.numbers = view, False
            count = sum(risks(view).get(die.id, 0) > 0 for die in view.runners_of(ask.seat))
            told, has_runners = words.prompt(ask), bool(view.runners_of(ask.seat))
            safe = "None of your Runners is in danger: play a card." if has_runners else "Play one card."
            assert told.startswith(f"{count} of your Runner") if count else told == safe
            said.add(told[:1])
        scene.session.think(ask)
    assert len(said) == 3
