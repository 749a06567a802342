"""Horned marks say what the rules would do, also with what is thought of, and nothing that is hidden."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import chain, islice

import pytest

from game.bulls import GAME
from game.bulls.events import Ran, Rerolled, Turned
from game.bulls.forecast import places_for, risks
from game.bulls.state import Bulls
from game.bulls.step import DayStep, advance_runners, bulls_charge
from game.bulls.tokens import CARD, NOWHERE, RUNNER, owner
from game.bulls.view import BullsView
from game.core.action import Token, token
from game.core.event import Played
from game.core.script import advance, pending
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls.drawing.dangers import Dangers, offered
from scenes.skins.bulls.drawing.horned_marks import Mark, in_words
from scenes.skins.bulls.screenshots import is_first_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.table.buttons import Knob
from scenes.ui.input import Act, Key, Pointer
from tests.bulls.table import card, position, sign, space
from tests.bulls.walk import Same, positions
from tests.narrow import as_a, there
from tests.stage.conftest import Begin

EACH, STRIDE = 8, 12
"""How many positions of a game are looked at, out of how many each is one.

`python -m tests.soak.marks` looks at more, and at the picture itself.
"""


def charged(state: Bulls) -> dict[int, int]:
    """How often each Runner is trampled at the next charge, by its id, if the dice show each face once."""
    times: Counter[int] = Counter()
    for face in range(1, 7):
        then = GAME.clone(state)
        then.rng, then.events = Same(face), None
        lying = [place for place, here in enumerate(then.spaces) if here != NOWHERE]
        then.runners, then.spaces, then.faces = (
            [column[place] for place in lying] for column in (then.runners, then.spaces, then.faces)
        )
        advance_runners(then, DayStep(), None)
        bulls_charge(then, DayStep(), None)
        times.update({*then.trampled} - {*state.trampled})
    return dict(times)


def test_the_marks_are_the_rules_own_chances_and_everybodys_where_a_rival_can_be_picked() -> None:
    worn, at_rivals = 0, 0
    games = (islice(positions(seats, 40 + seats), 0, EACH * STRIDE, STRIDE) for seats in (2, 6, 4, 3, 5))
    for state, ask in chain.from_iterable(games):
        said = {RUNNER[die]: Mark(in_words(Fraction(times, 6))) for die, times in charged(state).items()}
        dangers = Dangers(GAME.view(state, ask.seat), ask)
        rivals = {name for name in offered(ask) if name.kind == "runner" and owner(name) != ask.seat}
        at_rivals += bool(rivals)
        assert dangers.marks() == {
            die: mark for die, mark in said.items() if rivals or owner(die) == ask.seat
        }
        dangers.everybody = True
        assert dangers.marks() == said
        worn += len(said)
    assert worn > 100 and at_rivals


def test_a_card_that_is_looked_at_lights_its_places_and_no_other_thing_does(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), is_first_card)
    dangers = as_a(BullsSkin, scene.skin)._dangers
    lit = set[Token]()
    for name in scene.skin.slots():
        scene.skin.point(name)
        lit |= dangers.places()
        assert dangers.places() == places_for(there(dangers.view), there(dangers.ask).seat, name.id)
    assert lit
    scene.skin.point(token("seat", 1))
    assert not dangers.places()


def test_the_sum_of_a_seat_is_how_many_the_rules_can_trample() -> None:
    worn = 0
    for state, ask in islice(positions(4, 47), 0, 30 * STRIDE, STRIDE):
        times = charged(state)
        dangers = Dangers(GAME.view(state, ask.seat), ask, everybody=True)
        said = {}
        for seat in range(4):
            mine = [n for die, n in times.items() if owner(RUNNER[die]) == seat]
            if any(mine):
                said[seat] = Mark(str(sum(n > 0 for n in mine)))
        assert dangers.sums() == said
        worn += len(said)
    assert worn > 20


def test_the_own_sum_is_always_told_and_that_of_others_when_a_harmful_card_is_looked_at() -> None:
    state = position(["0 S2 2", "1 S2 2", "1 S2 2"], ["S2 2"], [["jostle", "quick_feet"]])
    ask = there(pending(state))
    harmful, harmless = (option.picks[0] for option in ask.options if option.picks)
    dangers = Dangers(GAME.view(state, 0), None)
    assert dangers.sums() == {0: Mark("1")}, "also while others are asked"
    dangers.consider(ask, ())
    for pointed, seats in ((None, {0}), (harmless, {0}), (harmful, {0, 1}), (token("seat", 1), {0, 1})):
        dangers.pointed = pointed
        assert set(dangers.sums()) == seats
        assert dangers.sums()[0].words == "1", "which Runners it is used on is open yet"
    dangers.numbers = False
    assert not dangers.sums()


def test_a_sum_falls_with_the_danger_of_what_would_be_rolled_again() -> None:
    state = position(["0 C1 4", "0 C1 2"], ["C1 4"], [["quick_feet"]], row=3)
    advance(state, there(pending(state)).options[0])
    dangers = Dangers(GAME.view(state, 0), there(pending(state)))
    assert dangers.sums() == {0: Mark("1")}
    dangers.pointed = RUNNER[0]
    assert dangers.sums() == {0: Mark("1", -1, "1")}, "1 of 36, not none"


def test_before_and_after_are_told_of_a_rival_as_of_oneself_on_the_die_and_on_the_plate() -> None:
    state = position(["0 C1 1", "1 C1 4"], ["C1 4"], [["spilled_sangria"]], row=3)
    advance(state, there(pending(state)).options[0])
    dangers = Dangers(GAME.view(state, 0), there(pending(state)), pointed=RUNNER[16])
    assert dangers.marks() == {RUNNER[16]: Mark("3%", -1, "17%")}
    assert dangers.sums() == {1: Mark("1", -1, "1")}


@pytest.mark.parametrize(("seats", "words", "icon"), [(6, "3", "bulls/die_yellow_5"), (2, "2 in danger", "")])
def test_the_sum_of_a_seat_says_what_it_counts_in_words_or_by_the_picture_of_its_runners(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, seats: int, words: str, icon: str
) -> None:
    scene = play_until(begin(1, seats, humans=1), is_first_card)
    marks: list[Mark] = []
    monkeypatch.setattr(
        "scenes.skins.bulls.drawing.plate_tags.draw_mark", lambda canvas, x, y, mark: marks.append(mark)
    )
    scene.draw(scene.services.canvas)
    (mark,) = marks
    assert (mark.words, mark.icon) == (words, icon)


def test_chances_before_and_after_an_answer_are_told_by_the_same_measure() -> None:
    assert in_words(Fraction(3, 6)) == "50%" and in_words(Fraction(3, 36)) == "8%"
    assert in_words(Fraction(1, 216)) == "1%", "what may happen is not told as what cannot"
    assert Mark("8%", -1, "50%").in_full.words == "50 › 8%"
    assert Mark("1", -1, "1").in_full.words == "1", "nothing that reads the same is told twice"


def thought_of(state: Bulls, *names: str) -> dict[str, str]:
    """The marks of seat 0 with these things chosen, by the number of the Runner."""
    ask = there(pending(state))
    things = [token(kind, int(id)) for kind, id in (name.split(":") for name in names)]
    dangers = Dangers(GAME.view(state, ask.seat), ask)
    dangers.consider(ask, things)
    return {f"{die.id}": mark.words for die, mark in dangers.marks().items()}


def test_a_die_that_would_be_rolled_again_wears_the_mean_of_its_faces() -> None:
    state = position(["0 C1 4"], ["C1 4"], [["quick_feet"]], row=3)
    assert thought_of(state) == {"0": "17%"}
    quick = card("quick_feet")
    assert thought_of(state, f"card:{state.hands[0][0]}") == {"0": "3%"}
    assert state.hands[0][0] == quick
    advance(state, there(pending(state)).options[0])
    assert thought_of(state, "runner:0") == {"0": "3%"}


def test_a_card_shows_the_least_that_it_can_make_of_a_danger() -> None:
    state = position(["0 C1 4", "1 C1 2"], ["C1 4", "C1 2"], [["red_cape"]], row=3)
    assert thought_of(state) == {"0": "33%"}
    assert thought_of(state, f"card:{state.hands[0][0]}") == {"0": "0%"}


def test_a_flag_that_is_thought_of_turns_all_runners_of_its_colour() -> None:
    state = position(["0 S2 2", "0 S2 4"], ["S2 2"], [["follow_the_flag"]])
    assert thought_of(state) == {"0": "17%"}
    advance(state, there(pending(state)).options[0])
    assert thought_of(state, f"sign:{sign('S2', 'odd')}") == {"0": "0%"}
    dangers = Dangers(GAME.view(state, 0), there(pending(state)))
    dangers.pointed = token("sign", sign("S2", "odd"))
    ways = dangers.ways()
    assert (ways.old, ways.new) == ((sign("S2", "even"),), (sign("S2", "odd"),))


def test_nothing_is_marked_while_dice_move_and_where_nobody_is_asked() -> None:
    state = position(["0 C1 4"], ["C1 4"], row=3)
    view = GAME.view(state, 0)
    assert Dangers(view, None).marks() == {}
    assert Dangers(None, pending(state), everybody=True).marks() == {}
    assert Dangers(view, None, everybody=True).marks() == {RUNNER[0]: Mark("17%")}
    assert space("C1") == view.runners[0].space


def test_who_points_at_a_rival_sees_what_threatens_them() -> None:
    state = position(["0 C1 2", "1 C1 4"], ["C1 4"], row=3)
    dangers = Dangers(GAME.view(state, 0), pending(state))
    assert dangers.marks() == {}
    dangers.pointed = token("seat", 1)
    assert dangers.marks() == {RUNNER[16]: Mark("17%")}


def test_a_card_that_lies_face_down_foretells_nothing(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=2, privacy="peek"), is_first_card)
    dangers = as_a(BullsSkin, scene.skin)._dangers
    plain = dangers.marks()
    for place in range(5):
        scene.skin.point(scene.skin.slots()[place])
        assert dangers.pointed is None and dangers.marks() == plain and not dangers.ways().new
    scene.session.peek(True)
    scene.skin.point(scene.skin.slots()[0])
    assert dangers.pointed in CARD


def test_the_key_marks_the_dangers_of_all_seats_until_it_is_pressed_again(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), is_first_card)
    dangers = as_a(BullsSkin, scene.skin)._dangers

    def seats() -> set[int]:
        scene.draw(scene.services.canvas)
        return {die.id // 16 for die in dangers.marks()}

    assert seats() == {0}
    scene.handle(Key(Act.DANGERS))
    assert len(seats()) > 1
    assert as_a(Knob, scene.page.find("dangers")).lit
    scene.handle(Key(Act.DANGERS))
    assert seats() == {0}


def test_pointing_at_a_card_of_the_hand_changes_the_marks_at_once(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), is_first_card)
    dangers = as_a(BullsSkin, scene.skin)._dangers
    before = dangers.marks()
    changed = 0
    for name in scene.skin.slots():
        piece = there(scene.stage.piece(name))
        scene.handle(Pointer("move", (piece.x, 700)))
        changed += dangers.marks() != before
    assert changed
    scene.handle(Pointer("move", (700, 320)))
    assert dangers.marks() == before


def test_whoever_wants_no_chances_is_only_warned(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1, numbers="story"), is_first_card)
    scene.draw(scene.services.canvas)
    marks = as_a(BullsSkin, scene.skin)._dangers.marks()
    assert {mark.words for mark in marks.values()} == {"!"}


def test_whoever_is_in_another_danger_by_a_card_is_marked_until_the_next_card(begin: Begin) -> None:
    """Also where nobody is asked, and of all seats: so one sees what came of each card."""
    scene, met = begin(1, 3), Counter[int]()
    dangers, before = as_a(BullsSkin, scene.skin)._dangers, there(scene.table.view(None))
    while (ask := scene.table.ask) is not None and met.total() < 30:
        scene.session.think(ask)
        while scene.director.busy:
            event, after = scene.director.event, as_a(BullsView, scene.director.view)
            scene.director.skip()
            if isinstance(event, (Played, Ran)):
                assert not dangers.told
                before = after
            elif isinstance(event, (Rerolled, Turned)) and after.card is not None:
                was, now = risks(before), risks(after)
                told = {die.id: mark for die, mark in dangers.told.items()}
                assert {die for die, chance in now.items() if chance != was.get(die, 0)} <= told.keys()
                assert all(mark.words == in_words(Fraction(now[die], 6)) for die, mark in told.items())
                met.update(mark.trend for mark in told.values())
    assert met[1] and met[-1]
