"""The paper before a turn: what it tells once, and where it lies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.alatriste.events import (
    Changed,
    ContestHeld,
    ContestWon,
    DiceThrown,
    DiceWon,
    DucatsPaid,
    MustMiss,
    TurnBegan,
)
from game.alatriste.events_combat import Attacked, AttackWaits, Challenged, Clashed, CombatBegun
from game.alatriste.rows import BOXES
from game.alatriste.tokens import CARD
from game.core.event import Event
from game.core.seat import Seat
from scenes.skins.alatriste.drawing.recap import HIGHEST, LARGEST, WIDE, Recap, paged, room
from scenes.skins.alatriste.drawing.recap_rows import Row, lost_turn
from scenes.skins.alatriste.layout import PORT
from scenes.stage.skin import Line
from scenes.ui.anim import Pause, advance_cue, start_cue
from tests.skins.alatriste.conftest import Begin, skin_of

BEGAN = TurnBegan("alatriste.4", 0, 3, False)


def recap() -> Recap:
    """A recap for seat 0, which the last of these other things befalls."""
    seats = [Seat(0, "Amaya", "yellow", None), Seat(1, "Bruno", "blue", "bot")]
    return Recap(
        seats,
        lambda event: Line(type(event).__name__, event.rule, 1, "", event),
        lambda event, seat: isinstance(event, MustMiss) and event.seat == seat,
        lambda seat: f"face {seat}",
    )


def told(*past: Event) -> list[str]:
    """What such a recap tells of events in the turn of seat 1."""
    paper = recap()
    for event in (TurnBegan("alatriste.4", 1, 3, False), *past, BEGAN):
        paper.hear(event)
    return [row.text for row in paper.rows(BEGAN)]


def test_a_contest_that_one_lost_is_told_and_one_without_oneself_is_not() -> None:
    lost = ContestWon("alatriste.9.3", "bullfight", 1)
    assert told(ContestHeld("alatriste.9.3", "bullfight", (0, 1)), lost) == ["ContestWon"]
    assert told(ContestHeld("alatriste.9.3", "bullfight", (1, 2)), lost) == []
    assert told(DiceThrown("alatriste.9.2", (0, -1), (4, 9)), DiceWon("alatriste.9.2", -1, 12)) == ["DiceWon"]


def test_turns_that_must_be_missed_are_counted_once() -> None:
    assert told(MustMiss("alatriste.6", 0, 1), MustMiss("alatriste.6", 0, 2)) == ["MustMiss"]


def test_what_ones_own_answers_brought_is_not_told_and_what_was_lost_is() -> None:
    paper = recap()
    paper._touches = lambda event, seat: isinstance(event, Changed) and event.seat == seat
    past = Changed("alatriste.8.1", 0, "fame", 1, 9), Changed("alatriste.8.2", 0, "vigour", -4, 5)
    for event in (TurnBegan("alatriste.4", 1, 3, False), *past, BEGAN):
        paper.hear(event)
    assert paper._gathered[0] == [] and paper._due[id(BEGAN)] == [past[1]]


def test_ones_own_deeds_are_not_told_and_what_others_began_or_won_is() -> None:
    paper = recap()
    paper._touches = lambda event, seat: True
    for mine in (
        Challenged("alatriste.8.1", 0, 1),
        Challenged("alatriste.8.1", 1, 0, True),
        CombatBegun("alatriste.8.4", 0, 0),
        Clashed("alatriste.8.2", (0, 1), ((4, 1), (3, 1)), (10, 9), 0, True),
    ):
        assert not paper._is_done_to(mine, 0)
    for others in (
        Challenged("alatriste.8.1", 1, 0),
        CombatBegun("alatriste.8.4", 1, 0),
        Clashed("alatriste.8.2", (0, 1), ((4, 1), (3, 1)), (9, 10), 1, True),
    ):
        assert paper._is_done_to(others, 0)


def test_whoever_may_be_received_is_not_named_again_as_the_nearest(begin: Begin) -> None:
    view, paper = begin(1, 2).table.view(0), recap()
    first, second = view.players
    near = replace(view, seat=0, players=(first, replace(second, fame=second.fame + 20)))
    paper.read(near, lambda box: 1)
    for event in (TurnBegan("alatriste.4", 1, 3, False), MustMiss("alatriste.6", 0, 1), BEGAN):
        paper.hear(event)
    paper._perils = lambda whose, has_paper: iter([Row(("face 1",), "near", True)])  # type: ignore[method-assign]
    assert [row.text for row in paper.rows(BEGAN)] == ["MustMiss", "near"], "what befell one comes first"


def test_what_still_leaps_out_ends_before_a_paper_opens_over_which_nobody_speaks(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    props, paper = skin_of(scene)._props, skin_of(scene)._recap
    start_cue(props.asides.beside([props.banner("Round 2", 0.5)], 0.0))
    paper.rows = lambda event: (Row((), "Bruno"),)  # type: ignore[method-assign]
    cue, passed = paper.cue(BEGAN, props.asides.hurried()), 0.0
    start_cue(cue)
    while not paper.shown and passed < 3.0:
        assert not skin_of(scene).attention.is_hushed
        paper._paint(scene.services.canvas, paper._rows)
        props.asides.update(0.05)
        advance_cue(cue, 0.05)
        passed += 0.05
    assert paper.shown and not props.stage.effects and passed < 0.5
    assert skin_of(scene).attention.is_hushed


def test_a_paper_that_tells_something_says_who_leads(begin: Begin) -> None:
    view, paper = begin(1, 2).table.view(0), recap()
    first, second = view.players
    richer = replace(view, players=(first, replace(second, fame=first.fame + 20)))
    paper.read(richer, lambda box: 1)
    for event in (TurnBegan("alatriste.4", 1, 3, False), MustMiss("alatriste.6", 0, 1), BEGAN):
        paper.hear(event)
    assert any(row.text.startswith("**Bruno** is nearest to the Favourite") for row in paper.rows(BEGAN))
    paper.read(replace(view, players=(replace(first, fame=50), second)), lambda box: 1)
    assert any(row.text.startswith("You are nearest to the Favourite: Fame 50") for row in paper.rows(BEGAN))
    late = replace(view, round=60, cap=60, players=(replace(first, ducats=90), second))
    paper.read(late, lambda box: 1)
    assert any(row.text.startswith("You lead now, with a score of") for row in paper.rows(BEGAN))
    tied = replace(view, players=(first, replace(first, seat=1)))
    paper.read(tied, lambda box: 1)
    assert not any("now" in row.text or "nearest" in row.text for row in paper.rows(BEGAN))


def test_an_attack_and_what_it_costs_at_once_are_told_in_one_line_with_who_played_it() -> None:
    paper = recap()
    paper._touches = lambda event, seat: True
    libel = Attacked("alatriste.7.2", 1, CARD[64], 0)
    lost = Changed("alatriste.7.2", 0, "fame", -3, 5, (CARD[63],))  # the other Libel
    other = Changed("alatriste.9.4", 0, "ducats", -1, 5)
    for event in (TurnBegan("alatriste.4", 1, 3, False), libel, lost, replace(libel), other, BEGAN):
        paper.hear(event)
    rows = paper.rows(BEGAN)[-4:]
    assert [row.text for row in rows if "Began" not in row.text] == [
        "**Bruno**: Changed",
        "Attacked",
        "Changed",
    ]
    assert rows[-3].pictures[0] == "face 1"


def test_an_attack_that_waits_is_told_in_one_line_with_who_played_it() -> None:
    paper = recap()
    paper._touches = lambda event, seat: True
    informer = Attacked("alatriste.7.2", 1, CARD[64], 0)
    waits = AttackWaits("alatriste.7.2", 0, CARD[64])
    other = AttackWaits("alatriste.7.2", 0, CARD[65])
    for event in (TurnBegan("alatriste.4", 1, 3, False), informer, waits, other, BEGAN):
        paper.hear(event)
    texts = [row.text for row in paper.rows(BEGAN) if "Began" not in row.text]
    assert texts == ["**Bruno**: AttackWaits", "AttackWaits"]


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ({"skip": 2}, "You miss 2 turns, with this one."),
        ({"away": 1}, "You are away: this turn is lost."),
        ({"wounded": 1}, "You lie wounded: this turn is lost."),
        ({"prison": "town"}, "You sit in jail: bail opens the door, or luck with the die."),
    ],
)
def test_a_turn_that_is_lost_is_said_to_be_with_a_sign_and_what_is_left(
    begin: Begin, state: dict[str, object], words: str
) -> None:
    player = begin(1, 2).table.view(0).players[0]
    assert lost_turn(player) is None
    row = lost_turn(replace(player, **state))
    assert isinstance(row, Row) and row.is_verdict and row.pictures
    assert row.text.startswith(words)


def test_a_paper_leaves_the_half_of_madrid_free_where_one_stands(begin: Begin) -> None:
    guide = skin_of(begin(1, 2))._guide
    for box in range(len(BOXES)):
        side = guide.sheet_side(box)
        x, y = guide._madrid.camera.to_screen(guide._madrid.point(box), guide._madrid.camera.whole)
        paper = room(side).inflate(-40, -40)
        assert PORT.contains(paper) and paper.size == (WIDE, HIGHEST)
        assert not paper.collidepoint(x, y), BOXES[box].id


def test_a_row_ends_with_how_much_of_what_has_changed() -> None:
    paper = recap()
    paper._touches = lambda event, seat: isinstance(event, Changed | DucatsPaid)
    past = Changed("alatriste.8.2", 0, "fame", -3, 5), DucatsPaid("alatriste.9.6", 1, 0, 4)
    for event in (TurnBegan("alatriste.4", 1, 3, False), *past, BEGAN):
        paper.hear(event)
    told = [row.told.replace("\u2009", "") for row in paper.rows(BEGAN)]
    assert told == ["[alatriste/icon_fame]−3", "[alatriste/icon_ducats]+4"]


def test_of_many_things_that_befell_somebody_six_rows_tell_those_that_matter_most() -> None:
    paper = recap()
    paper._touches = lambda event, seat: isinstance(event, Changed | MustMiss)
    past = [Changed("alatriste.8.2", 0, "vigour", -n, 5) for n in (1, 1, 4, 1, 2, 3, 1, 1)]
    for event in (
        TurnBegan("alatriste.4", 1, 3, False),
        past[0],
        MustMiss("alatriste.6", 0, 1),
        *past[1:],
        BEGAN,
    ):
        paper.hear(event)
    rows = paper.rows(BEGAN)
    assert [row.change for row in rows] == [-1, 0, -4, -2, -3, 0]
    assert rows[1].text == "MustMiss" and rows[-1].text.startswith("4 smaller things more")


def test_all_that_is_told_stands_on_papers_which_are_turned_one_by_one(begin: Begin) -> None:
    canvas, paper = begin(1, 2).services.canvas, recap()
    canvas.lettering.factor = 2.0
    past = [Changed("alatriste.8.2", 0, "vigour", -1, 5) for _ in range(6)]
    paper._touches = lambda event, seat: isinstance(event, Changed)
    long = "Bruno steals 3 Ducats from you in a dark lane behind the church of San Ginés, unseen."
    paper._line = lambda event: Line(long, "", 1, "", event)
    for event in (TurnBegan("alatriste.4", 1, 3, False), *past, BEGAN):
        paper.hear(event)
    with canvas.lettering.at_most(LARGEST):
        pages = paged(canvas, paper.rows(BEGAN), HIGHEST)
    assert sum(map(len, pages)) == 6 and len(pages) > 1
    cue, turned = paper.cue(BEGAN), list[int]()
    pause = start_cue(cue)
    while pause is not Pause.OVER:
        paper._paint(canvas, paper.rows(BEGAN))
        pause = advance_cue(cue, 0.05)
        if pause is Pause.READ:
            assert paper.shown
            turned.append(paper._page)
    assert turned == [*range(len(pages))] and not paper.shown
