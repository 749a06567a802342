"""What a card, a charge and a day have come to is told at one's plate, for a moment."""

from __future__ import annotations

from game.bulls import GAME
from game.bulls.events import Charged, DayBegan, DayEnded, FirstPlayerPassed, Rerolled, Trampled
from game.bulls.tokens import BULL, CARD, RUNNER, RUNNERS_PER_SEAT
from game.bulls.view import BullsView
from game.core.action import token
from game.core.event import Discarded, Played
from game.core.seat import Seat
from scenes.skins.bulls.words.verdicts import Verdicts
from scenes.stage.verdict import LASTS, Verdict
from scenes.ui.input import Pointer
from tests.bulls.table import card, position, runner
from tests.narrow import there
from tests.stage.conftest import Begin

SEATS = (Seat(0, "Amaya", "yellow"), Seat(1, "Bruno", "blue"))
PLACE = token("space", 0)


def table(*runners: str) -> BullsView:
    """The view of Amaya of a table on which these Runners stand, a Bull with a 5 behind them."""
    return GAME.view(position(runners, ["S2 5"]), 0)


def told(seat: int, kind: str, before: BullsView, after: BullsView, verdicts: Verdicts) -> Verdict | None:
    """What is said of a card with which a seat has brought one table about from another."""
    played = CARD[card(kind)]
    for event, then in (
        (Played("bulls.7.1", seat, played), before),
        (Rerolled("bulls.9.1", (RUNNER[runner(1)],), (1,), seat=seat), after),
        (Discarded("bulls.7.1", seat, (played,)), after),
    ):
        verdicts.note(before, event, then, 0)
    return verdicts.take()


def test_of_an_own_card_is_told_what_it_changed_for_rivals_and_oneself() -> None:
    verdicts = Verdicts(SEATS)
    safe, charged = table("0 S3 4", "1 S3 4"), table("0 S3 4", "1 S3 5")
    found = told(0, "spilled_sangria", safe, charged, verdicts)
    assert found == Verdict(0, "Spilled Sangria: Bruno \u2212½, you +0", 0)
    assert verdicts.take() is None, "it is told once"


def test_of_a_card_of_a_rival_is_told_what_it_costs_oneself_and_nothing_where_it_costs_nothing() -> None:
    verdicts = Verdicts(SEATS)
    safe, charged = table("0 S3 4", "1 S3 4"), table("0 S3 5", "1 S3 4")
    found = told(1, "jostle", safe, charged, verdicts)
    assert found == Verdict(0, "Bruno, Jostle: you \u2212½", 1), "in the colour of the rival"
    assert told(1, "jostle", charged, safe, verdicts) is None
    assert told(1, "jostle", safe, safe, verdicts) is None


def test_after_a_step_is_told_who_got_away_and_who_did_not() -> None:
    view, verdicts = table("0 S2 5", "1 S2 5"), Verdicts(SEATS)
    own, rival = RUNNER[:3], RUNNER[RUNNERS_PER_SEAT]
    verdicts.note(view, Charged("bulls.7.3", PLACE, BULL[:1], (5,), (*own, rival)), view, 0)
    verdicts.note(view, Trampled("bulls.7.3", PLACE, (own[0], rival), (5, 5)), view, 0)
    verdicts.note(view, FirstPlayerPassed("bulls.7.4", 1), view, 0)
    assert verdicts.take() == Verdict(0, "2 safe by a hair, 1 lost", 0)
    verdicts.note(view, FirstPlayerPassed("bulls.7.4", 0), view, 0)
    assert verdicts.take() is None


def test_at_dusk_the_best_of_ones_own_cards_is_named_and_forgotten_in_the_morning() -> None:
    verdicts = Verdicts(SEATS)
    safe, charged = table("0 S3 4", "1 S3 4"), table("0 S3 4", "1 S3 5")
    told(0, "spilled_sangria", safe, charged, verdicts)
    told(0, "jostle", charged, safe, verdicts)
    ended = DayEnded("bulls.8", 1, (0, 0), (0, 0))
    verdicts.note(safe, ended, safe, 0)
    best = "Your best card today: Spilled Sangria (Bruno \u2212½, you +0)"
    assert verdicts.take() == Verdict(0, best, 0)
    verdicts.note(safe, DayBegan("bulls.6", 2), safe, 0)
    verdicts.note(safe, ended, safe, 0)
    assert verdicts.take() is None


def test_nobody_whose_hand_is_hidden_is_told_anything() -> None:
    view, verdicts = table("0 S2 5"), Verdicts(SEATS)
    verdicts.note(view, Charged("bulls.7.3", PLACE, BULL[:1], (5,), RUNNER[:1]), view, None)
    verdicts.note(view, FirstPlayerPassed("bulls.7.4", 1), view, None)
    assert verdicts.take() is None


def test_a_verdict_hangs_below_ones_plate_until_its_time_is_over_or_somebody_clicks(begin: Begin) -> None:
    scene = begin(1, 6, humans=1)
    scene.director.finish()
    talk, canvas, told = scene.session.talk, scene.services.canvas, Verdict(0, "Jostle: you +0", 0)
    talk._tell(told)
    talk._tell(told._replace(words="2 safe by a hair"))
    talk._tell(told._replace(words="1 lost"))
    ribbon = talk.bubble
    assert ribbon is not None and ribbon.words == "Jostle: you +0", "never two at once"
    plates = [there(scene.stage.piece(token("seat", seat))).rect for seat in range(6)]
    for seat, large in ((0, 2.0), (5, 1.0)):
        canvas.lettering.factor = large
        area = ribbon.area(canvas, plates[seat])
        assert canvas.window.contains(area) and area.top >= plates[seat].bottom
    canvas.lettering.factor = 1.0
    scene.draw(canvas)
    talk.update(LASTS)
    assert talk.bubble is not None and talk.bubble.words == "1 lost", "the last of those that waited"
    scene.handle(Pointer("down", (640.0, 330.0), 1))
    assert talk.bubble is None
