"""What may come of a fight, as the pieces of one bar: exact, and each with what it pays."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from game.alatriste.odds import Odds, odds
from game.alatriste.rows import CARDS
from game.alatriste.view import AlatristeView
from scenes.skins.alatriste.drawing.fight_outcomes import (
    Chance,
    Terms,
    if_fought,
    in_percent,
    justice,
    outcomes,
    percents,
)
from scenes.skins.alatriste.screenshots import moment
from scenes.table.play import PlayScene
from scenes.window.app import App
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, anything


def whole_fight(view: AlatristeView, seat: int, rival: int, duel: bool) -> dict[str, float]:
    """Every way the dice of a fight may fall, Patrol and wounds included, by what becomes of the seat."""
    own, other, found = view.players[seat], view.players[rival], odds(view, seat, rival, duel, True)
    shares = {"jail": found.jail, "free": found.patrol - found.jail}
    rolls = [(min(roll), sum(roll)) for roll in product(range(1, 7), repeat=2)]
    ends, lead = Counter[str](), own.skill(duel) - other.skill(duel)
    for (low, total), (_, against) in product(rolls, rolls):
        if total + lead == against:
            continue
        is_won, is_hurt = total + lead > against, low <= other.wounding_face(duel)
        for wound in range(1, 7):
            is_dead = is_hurt and wound >= own.vigour and not own.vigour_bonus
            ends["die" if is_dead else "lose" if not is_won else "hurt" if is_hurt else "win"] += 1
    fought = (1 - found.patrol) / sum(ends.values())
    return shares | {end: n * fought for end, n in ends.items()}


NAMES = {
    "Win unhurt": "win",
    "Win, but hurt": "hurt",
    "You lose": "lose",
    "You die": "die",
    "Patrol: jail": "jail",
    "The Patrol stops it": "free",
}


def test_the_pieces_of_the_bar_of_a_fight_are_all_ways_its_dice_may_fall_and_add_up_to_one(
    begin: Begin,
) -> None:
    scene, chance, seen = begin(3, 5, 0), random.Random(3), set[str]()
    for _ in range(300):
        scene.session.play(anything(there(scene.table.ask), chance))
        scene.director.finish()
        view = scene.table.view(None)
        able = [player.seat for player in view.players if player.present]
        if len(able) < 2:
            continue
        seat, rival = chance.sample(able, 2)
        frail = replace(view.players[seat], vigour=chance.randrange(1, 8))
        players = [frail if player.seat == seat else player for player in view.players]
        view, duel = replace(view, players=tuple(players)), chance.random() < 0.5
        if view.players[rival].weak:
            continue
        bar = outcomes(odds(view, seat, rival, duel, True), Terms(frail, view.players[rival], duel))
        shares = {NAMES[piece.words]: piece.share for piece in bar}
        expected = whole_fight(view, seat, rival, duel)
        assert shares == pytest.approx({end: share for end, share in expected.items() if share > 1e-9})
        assert sum(shares.values()) == pytest.approx(1) and sum(percents(bar)) == 100
        assert all(abs(n - 100 * one.share) < 1 for n, one in zip(percents(bar), bar, strict=True))
        seen |= {*shares}
    assert seen >= {*NAMES.values()} - {"free"}


def pair(scene: PlayScene, duel: bool, **changes: Any) -> Terms:
    """The terms of a fight of the first two seats, the first of whom differs by those fields."""
    own, rival, *_ = scene.table.view(0).players
    return Terms(replace(own, **changes), rival, duel)


def test_jail_and_a_patrol_that_lets_one_go_are_pieces_of_their_own_and_death_is_the_last(app: App) -> None:
    found = Odds(0, 1, patrol=0.5, jail=0.5, win=0.8, wound=0.6, fall=0.1, win_hurt=0.4)
    terms = pair(moment(app, 1, "peril"), False)
    told = [piece.words for piece in outcomes(found, terms)]
    assert told == ["Win unhurt", "Win, but hurt", "You lose", "Patrol: jail", "You die"]
    assert [piece.share for piece in justice(replace(found, jail=0.2))] == pytest.approx([0.3, 0.2])
    assert [piece.words for piece in justice(replace(found, jail=0.0))] == ["The Patrol stops it"]
    assert justice(replace(found, patrol=0.0, jail=0.0)) == []


def paid(chances: Sequence[Chance]) -> dict[str, tuple[tuple[str, str], ...]]:
    """What each piece pays."""
    return {chance.words: chance.pays for chance in chances}


def test_below_each_piece_stands_what_it_pays_and_costs_with_as_much_vigour_as_is_left(app: App) -> None:
    scene = moment(app, 1, "peril")
    found = Odds(0, 1, patrol=0.0, jail=0.0, win=0.8, wound=0.6, fall=0.1, win_hurt=0.4)
    combat = paid(if_fought(found, pair(scene, False, vigour=5)))
    assert combat["Win, but hurt"] == (("draws", "theirs −2"), ("vigour", "−1…−4"))
    assert combat["You lose"] == (("draws", "−2"), ("vigour", "0…−4"))
    duel = paid(if_fought(found, pair(scene, True, vigour=9)))
    assert duel["Win unhurt"] == (("fame", "+1"), ("draws", "+1"))
    assert duel["You lose"] == (("draws", "−1"), ("vigour", "0…−6"))
    poor = paid(if_fought(found, pair(scene, True, cards=0, board=())))
    assert poor["You lose"][0] == ("fame", "−1")


def test_whoever_is_saved_by_a_card_has_no_piece_of_death(app: App) -> None:
    found = Odds(0, 1, patrol=0.0, jail=0.0, win=0.8, wound=0.6, fall=0.1, win_hurt=0.4)
    card = next(number for number, row in CARDS.items() if row.vigour == 1)
    scene = moment(app, 1, "peril")
    assert "You die" in paid(if_fought(found, pair(scene, False, board=())))
    assert "You die" not in paid(if_fought(found, pair(scene, False, board=(card,))))


def test_what_may_just_happen_is_never_said_to_have_no_chance() -> None:
    assert [in_percent(n) for n in (0, 1, 20)] == ["< 1 %", "1 %", "20 %"]
