"""Who misses a trick by one rank feels it, and what all look at breathes meanwhile."""

from __future__ import annotations

import itertools

import pytest

from game.core.action import token
from game.toruro.deck import NO_CARD
from game.toruro.deck import card as coded
from game.toruro.view import Debt, Play
from scenes.skins.toruro.drawing.account import Account
from scenes.skins.toruro.layout import SMALL
from scenes.skins.toruro.motion.breath import LONGEST, RISE, Breath
from scenes.skins.toruro.motion.evening_motion import moved_by
from scenes.skins.toruro.motion.taker_motion import moved
from scenes.skins.toruro.skin import ToruroSkin
from scenes.skins.toruro.words.facts import missed
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece
from tests.narrow import as_a
from tests.skins.toruro.conftest import Begin


def trick(cards: str) -> list[Play]:
    """These cards, played by seat 0 and those after it."""
    return [Play(seat, coded(card)) for seat, card in enumerate(cards.split())]


@pytest.mark.parametrize(
    ("cards", "exposed", "best", "near"),
    [
        ("12o 3o 5c", "2e", "3o", "12o"),  # the king is next to the 3
        ("11o 3o 5c", "2e", "3o", ""),  # between them is the king
        ("12o 3e 5c", "2e", "3e", ""),  # trumped: it was not close
        ("4e 5e 1o", "6e", "5e", "4e"),
        ("6e 7e 1o", "12e", "7e", ""),  # the 7 stands in for the king
        ("11e 7e 1o", "12e", "7e", "11e"),
    ],
)
def test_a_card_is_close_if_the_next_rank_of_its_suit_beats_it(
    cards: str, exposed: str, best: str, near: str
) -> None:
    played = trick(cards)
    found = missed(played, coded(exposed), coded(best))
    assert found == (coded(near) if near else NO_CARD)
    moods = dict(moved(played, coded(exposed), coded(best)))
    assert [*moods.values()].count(Mood.GLAD) == 1
    sore = [seat for seat, mood in moods.items() if mood is Mood.SORE]
    assert sore == [play.seat for play in played if near and play.card == coded(near)]


def test_the_account_of_a_partida_moves_who_paid_most_and_who_paid_least() -> None:
    debts = Debt(0, 2, 3), Debt(1, 0, 12), Debt(2, 2, 6), Debt(3, 1, 3)
    assert moved_by(Account(1, debts, (60, 60, 60, 60))) == [(0, Mood.SORE), (1, Mood.GLAD)]
    assert moved_by(Account(1, debts[:1], (60, 60, 60, 60))) == []


def resting(lift: float) -> Piece:
    """A card that stands out so far."""
    return Piece(token("card", 0), "", 0, 0, *SMALL, lift=lift)


def test_what_breathes_stays_near_its_place_is_held_in_the_end_and_lies_as_it_lay() -> None:
    breath, card = Breath(), resting(26.0)
    breath.begin([card])
    seen = set[float]()
    for _ in range(round(LONGEST / 0.05)):
        breath.update(0.05)
        seen.add(card.lift)
    assert 26 - RISE <= min(seen) < 26 < max(seen) <= 26 + RISE
    breath.update(1.0)
    assert not breath.update(1.0) and card.lift == 26, "a table that waits is at rest"
    breath.begin([card])
    breath.update(0.3)
    breath.end()
    assert card.lift == 26 and not breath.update(0.1)


def test_what_breathes_together_does_so_one_after_the_other_and_never_stands_still() -> None:
    breath, cards = Breath(), [resting(0.0), resting(0.0)]
    breath.begin(cards)
    seen = list[tuple[float, ...]]()
    for _ in range(20):
        breath.update(0.15)
        seen.append(tuple(card.lift for card in cards))
    assert all(before != after for before, after in itertools.pairwise(seen))
    assert any(one != other for one, other in seen)


@pytest.mark.parametrize("is_calm", [False, True])
def test_a_trick_that_is_looked_at_breathes_unless_motion_is_reduced(begin: Begin, is_calm: bool) -> None:
    scene = begin(3, 4, 1)
    scene.services.settings.reduced_motion = is_calm
    skin = as_a(ToruroSkin, scene.skin)
    skin._props.breath.begin([resting(0.0)])
    assert skin.update(0.1) is not is_calm
