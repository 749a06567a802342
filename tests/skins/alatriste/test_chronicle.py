"""The lines of the chronicle say who, whose, which and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.alatriste import GAME
from game.alatriste import effect_schema as op
from game.alatriste.events import Changed, Walked
from game.alatriste.events_combat import PatrolWatched
from game.alatriste.rows import BOX, BOXES, CARD_KINDS, EFFECT_LISTS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import NOBODY, PATROL, PAWN, SEAT, count
from game.core.action import action, token
from game.core.event import Discarded, Rolled
from game.core.script import Ask
from game.translation import LANGUAGES, use
from scenes.screenshots.arrange import seats
from scenes.skins.alatriste import event_table
from scenes.skins.alatriste.words.answers import label
from scenes.skins.alatriste.words.chronicle import rows_of, watching
from scenes.skins.alatriste.words.questions import Words
from tests.alatriste.table import do, fight, landing, meeting, playing, position, seat, turn

WORDS = Words(seats(GAME, 2, 0))
TEXTS = {**{box.id: box.text for box in BOXES}, **{card.key: card.text for card in CARD_KINDS}}


def told(state: Alatriste) -> list[tuple[str, str]]:
    """What the chronicle says of a position so far, each with the paragraph that it cites, to everybody."""
    assert state.events is not None
    seen = [event.seen_by(None) for event in state.events]
    lines = [event_table.line(WORDS, event) for event in seen if event is not None]
    return [(line.text.replace("**", ""), line.rule) for line in lines if line is not None]


def texts(state: Alatriste) -> list[str]:
    return [text for text, _ in told(state)]


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    use("en")
    yield
    use("en")


def on_a_box(box: str, faces: tuple[int, ...] = (), draws: tuple[str, ...] = (), **own: int) -> Alatriste:
    """Seat 0 has ended its move there."""
    chips: dict[str, Any] = dict(own)
    return position(seat(box, **chips), seat("prado"), frames=landing(box), faces=faces, draws=draws)


def test_a_card_that_is_taken_is_told_with_whose_it_was_and_where_it_lay() -> None:
    rivals = seat("rastro"), seat("rastro", cards="jusepa")
    duel = fight(0, 1, True, "rastro")
    state = position(*rivals, frames=duel, patrol="el_valido", faces=(1, 6, 5, 3, 3))
    do(state, "take jusepa")
    assert "Amaya takes a card off the board of Bruno: Jusepa Vaca, actress." in texts(state)


def test_a_choice_is_told_with_what_was_chosen() -> None:
    state = on_a_box("puente_segovia", draws=("levy",))
    do(state, "choose 1")
    assert "Amaya chooses: Listen to the carters (Segovia Bridge)." in texts(state)


def test_a_die_for_a_box_is_told_with_the_row_that_it_reaches() -> None:
    assert "The Steps of San Felipe: 1-2 lose 2 Fame." in texts(
        on_a_box("san_felipe", (2,), ("levy",), fame=5)
    )


def test_where_there_is_nothing_to_lose_that_is_told() -> None:
    assert "Amaya has no Fame to lose (The Steps of San Felipe)." in texts(
        on_a_box("san_felipe", (2,), ("levy",))
    )


def test_a_duel_refused_without_any_fame_is_told_with_what_it_costs() -> None:
    state = position(seat("rastro"), seat("rastro"), frames=meeting())
    do(state, "challenge", "refuse")
    assert "Amaya has no Fame to lose." in texts(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_every_table_has_its_words(language: str) -> None:
    use(language)
    for name, effects in EFFECT_LISTS.items():
        for effect in effects:
            if isinstance(effect, op.Roll):
                rows = rows_of(TEXTS[name.partition("/")[0]])
                assert len(rows) == len(effect.table), name
                assert all(
                    words.startswith(str(row.at)) and not words[-1].isdigit()  # it says of what, too
                    for words, row in zip(rows, effect.table, strict=True)
                )


PAID: tuple[tuple[Callable[[], Alatriste], str], ...] = (
    (lambda: on_a_box("casa_campo", (5,), ducats=9), "alatriste.5.2"),
    (lambda: on_a_box("casa_campo", ducats=1), "alatriste.9.6"),
)


@pytest.mark.parametrize(("state", "rule"), PAID)
def test_a_toll_that_is_paid_cites_no_debt(state: Callable[[], Alatriste], rule: str) -> None:
    assert rule in [cited for text, cited in told(state()) if text.startswith("Amaya pays ")]


def test_what_a_player_throws_away_is_told_in_the_middle_of_a_walk() -> None:
    state = position(seat("rastro", cards="dagger"), seat("prado"), frames=turn("outing"), faces=(2,))
    do(state, "discard", "discard dagger")
    assert any(isinstance(event, Discarded) for event in state.events or ())
    assert any(text.startswith("Amaya discards ") for text in texts(state))


@pytest.mark.parametrize(
    ("box", "language", "line", "answer"),
    [
        ("rastro", "en", "Amaya walks to the Rastro.", "To the Rastro"),
        ("rastro", "es", "Amaya va al Rastro.", "Al Rastro"),
        ("embarcado", "en", "Amaya walks off to sea.", "Off to sea"),
        ("embarcado", "es", "Amaya va a la mar.", "A la mar"),
        ("de_viaje", "es", "Amaya va de viaje.", "De viaje"),
    ],
)
def test_whoever_goes_to_sea_or_travels_is_told_of_in_plain_words(
    box: str, language: str, line: str, answer: str
) -> None:
    use(language)
    end = token("box", BOX[box])
    walked = Walked("alatriste.4.T5", (PAWN[0],), (end,), (end,), (end,))
    shown = event_table.line(WORDS, walked)
    assert shown is not None and shown.text.replace("**", "") == line
    ask = Ask(0, "alatriste.move", ())
    assert label(WORDS, action("move", end), ask, 0) == answer


def test_the_patrol_walks_to_boxes_by_which_others_leave_madrid() -> None:
    end = token("box", BOX["de_viaje"])
    shown = event_table.line(WORDS, Walked("alatriste.8.3", (PATROL,), (end,), (end,), (end,)))
    assert shown is not None and shown.text == "The **Patrol** walks to “Travelling”."
    ask = Ask(0, "alatriste.patrol", ())
    assert label(WORDS, action("move", end), ask, 0) == "To “Travelling”"


def test_what_the_dice_of_a_fight_teach_and_take_is_told_with_them() -> None:
    learns = event_table.line(WORDS, Changed("alatriste.8.2", 0, "fencing", 1, 6))
    hurt = event_table.line(WORDS, Changed("alatriste.8.2", 0, "vigour", -2, 10))
    assert learns is not None and learns.text == "**Amaya** gains 1 Fencing (a 6 in a duel)."
    assert hurt is not None and hurt.text == "**Amaya** loses 2 Vigour (wound die: 2)."
    dies = event_table.line(WORDS, Changed("alatriste.8.2", 0, "vigour", -2, 0))
    assert dies is not None and dies.text == "**Amaya** loses 2 Vigour (by the wound die)."
    for face, why in ((4, "wound die: 4, but no more was left"), (2, "wound die: 2")):
        event_table.line(WORDS, Rolled("alatriste.8.2", (token("die", 2),), (face,), 0))
        dies = event_table.line(WORDS, Changed("alatriste.8.2", 0, "vigour", -2, 0))
        assert dies is not None and dies.text == f"**Amaya** loses 2 Vigour ({why})."
    WORDS.wound = NOBODY, 0


def test_answers_in_jail_and_at_dice_say_what_they_cost() -> None:
    jail = Ask(0, "alatriste.bail", (), (count(3), count(5)))
    assert label(WORDS, action("bail"), jail, 0) == "Pay bail: 3 Ducats"
    assert label(WORDS, action("roll"), jail, 0) == "Trust the die: 5 or more"
    dice = Ask(0, "alatriste.join", (), (SEAT[1], count(8)))
    assert label(WORDS, action("join"), dice, 0) == "Join: 8 Ducats"


def test_what_is_promised_in_an_offer_is_told_to_everybody_with_it() -> None:
    state = position(seat("prado"), seat("rastro"), frames=playing(), trading=True)
    do(state, "offer", "to 1", "give 1", "promise 0 2", "done", "send")
    offer = "gives 1 Ducat, no attack for 2 turns; wants nothing"
    assert f"Amaya makes an offer to Bruno: {offer}." in texts(state)


def test_a_patrol_that_stands_beside_is_not_asked_whether_it_hears_of_a_fight() -> None:
    said = [watching(WORDS, PatrolWatched("alatriste.8.3", 2, distance, True)) for distance in (0, 1, 2)]
    assert ["?" in one for one in said] == [False, False, True]
