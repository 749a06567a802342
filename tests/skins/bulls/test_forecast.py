"""What is foretold of an answer is what the rules let happen after it."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from game.bulls import GAME
from game.bulls.forecast import forecast, places_for, risks, ways
from game.bulls.odds import bound_for
from game.bulls.rows import CARDS
from game.bulls.state import Bulls
from game.core.action import Action, Token, token
from game.core.script import advance, pending
from scenes.skins.bulls.drawing.dangers import offered
from tests.bulls.table import position
from tests.bulls.walk import Same, positions
from tests.narrow import there


def test_what_is_foretold_of_an_answer_is_what_the_table_says_after_it() -> None:
    exact = {"place_one", "choose_face", "choose_beside", "choose_sign"}
    tried: Counter[str] = Counter()
    for state, ask in chain(*(positions(seats, 60 + seats) for seats in (2, 3, 4, 6))):
        deed = ask.prompt.split(".")[1]
        for option in ask.options if deed in exact else ():
            if not option.picks or tried[deed] > 120:
                continue
            before = GAME.view(state, ask.seat)
            then = GAME.clone(state)
            advance(then, option)
            after = GAME.view(then, ask.seat)
            sixth_bull = deed == "place_one" and len(after.bulls) != len(before.bulls)
            if after.row != before.row or sixth_bull:
                continue  # dice came in between
            ahead = forecast(before, ask, option.picks)
            now = {die: 6 * chance for die, chance in ahead.risks.items()}
            assert risks(before) | now == risks(after), option
            assert ways(before) | {die: taken[0] for die, taken in ahead.ways.items()} == ways(after)
            coming = {slot: dict(+Counter(seats)) for slot, seats in there(ahead.coming).items()}
            assert coming == {slot: dict(seats) for slot, seats in bound_for(after).items()}
            tried[deed] += 1
    assert set(tried) == exact and tried.total() > 200, tried


def test_who_would_come_where_after_a_roll_is_the_mean_of_what_the_rules_let_happen() -> None:
    tried = 0
    for state, ask in chain(*(positions(seats, 80 + seats) for seats in (2, 4, 6))):
        if ask.subset is None or not ask.prompt.startswith("bulls.reroll.") or tried > 40:
            continue
        if not ask.options[0].picks or ask.options[0].picks[0].kind != "runner" or state.chosen:
            continue
        ahead = forecast(GAME.view(state, ask.seat), ask, ask.options[0].picks)
        sums: Counter[tuple[int, int]] = Counter()
        for face in range(1, 7):
            then = GAME.clone(state)
            then.rng, then.events = Same(face), None
            more = there(advance(then, ask.options[0]))
            if more.prompt == ask.prompt:
                advance(then, next(option for option in more.options if not option.picks))
            for slot, seats in bound_for(GAME.view(then, ask.seat)).items():
                sums.update({(slot, seat): count for seat, count in seats.items()})
        if then.row != state.row:
            continue  # it was the last card before a run
        found = there(ahead.coming)
        assert {(slot, seat): 6 * n for slot, seats in found.items() for seat, n in seats.items()} == sums
        tried += 1
    assert tried > 20


def test_nobody_is_said_to_come_anywhere_where_that_depends_on_another_choice() -> None:
    state = position(["0 C1 4", "1 C1 2"], ["C1 4", "C1 2"], [["red_cape"]], row=3)
    view, ask = GAME.view(state, 0), there(pending(state))
    assert forecast(view, ask, ask.options[0].picks).coming is None


def test_the_places_of_a_card_are_those_that_the_rules_offer_for_it() -> None:
    met: Counter[str] = Counter()
    for state, ask in chain(*(positions(seats, 20 + seats) for seats in (2, 3, 5, 6))):
        for option in ask.options if ask.prompt == "bulls.play_card" else ():
            if not option.picks:
                continue
            row, view = CARDS[option.picks[0].id], GAME.view(state, ask.seat)
            if met[row.id] < 6:
                assert places_for(view, ask.seat, option.picks[0].id) == offered_places(state, option), row.id
                met[row.id] += 1
    assert len(met) > 10


def offered_places(state: Bulls, option: Action) -> set[Token]:
    """The roundabouts and signs offered for a card that is played, effect by effect; all are declined."""
    then, found, seen = GAME.clone(state), set[Token](), 0
    then.events = None
    ask = advance(then, option)
    while ask is not None and ask.about and ask.about[0] == option.picks[0] and seen < 9:
        view, seen = GAME.view(then, ask.seat), seen + 1
        for thing in offered(ask):
            die = view.die(thing) if thing.kind in ("runner", "bull") else None
            if die is not None:
                found.add(token("space", die.space))
            elif thing.kind in ("space", "sign"):
                found.add(thing)
            elif thing.kind == "marker" and ask.prompt == "bulls.remove_marker":
                found.add(token("sign", view.flags[thing.id]))
        if ask.prompt == "bulls.choose_marker":
            ask = advance(then, ask.options[0])
        else:
            ask = advance(then, next(answer for answer in ask.options if not answer.picks))
    return found
