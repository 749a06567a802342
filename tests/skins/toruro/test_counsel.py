"""Why a hint advises what it does: half a line that the rules bear out, from what the seat may know."""

from __future__ import annotations

import pygame
import pytest

from game.bots.reasons import foresee
from game.core.rng import Rng
from game.core.script import pending
from game.toruro import GAME
from game.toruro.state import Toruro
from game.toruro.view import view
from game.translation import use
from scenes.skins.toruro import layout
from scenes.skins.toruro.words.counsel import in_chips, reasons
from scenes.stage.odds_gauge import HintPanel
from scenes.ui.art import Art
from tests.toruro.table import contest, dealt, do, paying, spoken
from tests.watch import Watch


def because(state: Toruro, *answers: str) -> str:
    """What speaks for these answers of whoever is asked."""
    use("en")
    ask = pending(state)
    assert ask is not None
    first, *later = (spoken(ask, answer) for answer in answers)
    seen = view(state, ask.seat)
    told = foresee(GAME, seen, ask, Rng(1), (first, *later))
    hidden = GAME.view(GAME.determinize(seen, Rng(5)), ask.seat)
    assert reasons(seen, told) == reasons(hidden, told), "from nothing hidden"
    return reasons(seen, told)


@pytest.mark.parametrize(
    ("hands", "before", "card", "said"),
    [
        (("3c 4o 5o", "2o 2e 2b", ""), "", "3c", "1 may beat it, and 15 your next best."),
        (("12c 3c 4o", "2o 2e 2b", ""), "", "3c", "1 card may still beat it."),
        (
            ("2o 2e 2b", "4o 6o 3e", ""),
            "2o",
            "4o",
            "The 4 of coins is enough: the 6 of coins is kept for a later trick.",
        ),
        (("2o 2e 2b", "4o 3e 6b", ""), "2o", "4o", "Nobody plays after you: the 4 of coins takes it."),
        (
            ("1o 2e 2b", "4e 3e 6b", ""),
            "1o",
            "4e",
            "This trick is lost: the 3 of swords is kept for a later one.",
        ),
        (("1o 2e 2b", "4e 6c 3b", ""), "1o", "6c", "Nobody plays after you: the 6 of cups takes it."),
    ],
)
def test_a_hint_says_in_half_a_line_why_a_card_is_the_one_to_play(
    hands: tuple[str, ...], before: str, card: str, said: str
) -> None:
    state = contest(hands, "5c")
    if before:
        do(state, f"play {before}")
    assert because(state, f"play {card}") == said


def test_a_higher_card_that_is_gone_is_named() -> None:
    state = contest(("1c 3c 4o", "2c 4c 2b", ""), "5c")
    do(state, "play 1c", "play 2c")
    assert because(state, "play 3c") == "The ace of cups is gone: the 3 of cups beats all that is left."


def test_a_hint_says_how_often_such_a_hand_wins_a_pot_and_what_the_kept_card_is_worth() -> None:
    good, bad = dealt(("1c 3c 4o", "", ""), "5c"), dealt(("2o 2e 2b", "", ""), "5c")
    assert because(good, "go") == "Such a hand wins a pot 9 times in 10; a lulo costs 3."
    assert because(bad, "pass").startswith("Such a hand wins nothing ")
    do(good, "go", "go", "go")
    assert because(good, "discard 4o", "done") == "The ace of cups stays (trump: nothing beats it)."
    assert because(good, "done") == "Each of the three may take a trick."
    assert in_chips(-2.0).endswith("chips")


def test_a_hint_says_why_a_lulo_is_paid_or_left() -> None:
    state = paying((0, 3), (1, 3), (2, 6))
    assert because(state, "pay").startswith("It has to be paid")
    assert because(state, "defer").startswith("Whoever is asked last")


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_a_hint_covers_neither_trumps_nor_their_order_nor_the_slate(art: Art, factor: float) -> None:
    rows = ("Play the king of clubs", "Next best: Play the ace of coins", "This trick is lost: " * 4)
    area = HintPanel("A hint: the move, and why", rows).draw(
        Watch(art, factor), [layout.HINT], (), layout.HINT_ROOMS
    )
    trumps = pygame.FRect(0, 0, *layout.SMALL)
    trumps.center = layout.EXPOSED
    assert not area.colliderect(trumps)
    assert not area.colliderect(layout.SLATE)
