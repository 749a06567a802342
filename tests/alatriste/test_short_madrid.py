"""Short Madrid is the game in small, and no card takes choices away for long (rulings 51 and 52)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.alatriste import GAME
from game.alatriste.effect_schema import Away, Jail, Skip
from game.alatriste.rows import BOX, BOXES, CARD_KINDS, RULES, Card
from game.alatriste.setup import META
from game.alatriste.state import Alatriste
from game.bots.characters import find_character
from game.core.game import resolve_options
from game.core.rng import Rng
from game.core.script import advance, pending
from game.lab.simulate import play_out
from tests.alatriste.table import asked, box_of, do, madrid, options, playing, position, seat, turn

MOST = 3
"""Turns without a choice of one's own that a card may cost in Short Madrid."""
ATTACKS = [card for card in CARD_KINDS if card.kind == "attack"]


def begun(cap: int) -> Alatriste:
    """A game of two in which both have shared their points."""
    state = GAME.setup(2, resolve_options(META, {"cap": cap}), Rng(1), madrid())
    ask = advance(state)
    while ask is not None and ask.prompt == "alatriste.split":
        ask = advance(state, ask.options[2])
    return state


def test_short_madrid_is_suggested_to_whoever_plays_alone_among_bots() -> None:
    assert META.suggest(1) == {"cap": RULES.short.rounds}
    assert all(not META.suggest(humans) for humans in (0, 2, 3, 6))


def test_a_life_in_short_madrid_begins_with_fame_and_in_the_full_game_without() -> None:
    assert [player.fame for player in begun(RULES.short.rounds).players] == [RULES.short.fame] * 2
    assert [player.fame for player in begun(60).players] == [0, 0]


def test_whoever_begins_again_in_short_madrid_has_its_fame_once_more() -> None:
    fresh = seat("", dead=True, short=True, first=True)
    state = position(fresh, seat("rastro"), frames=turn(), draws=["horse"] * 3, faces=[2])
    do(state, "again", "split 4")
    assert state.players[0].short and state.players[0].fame == RULES.short.fame


@pytest.mark.parametrize(("fame", "level"), [(12, 1), (13, 2), (18, 2), (19, 3)])
def test_zones_open_early_in_short_madrid_and_the_nag_is_transport_enough(fame: int, level: int) -> None:
    state = position(seat("prado", fame=fame, short=True), seat("rastro", fame=fame), frames=playing())
    short, full = state.players
    assert short.level == level and full.level == 1
    assert short.is_received == (fame >= RULES.short.zones[2]) and not full.is_received


def test_the_favourite_has_heard_of_everybody_in_short_madrid() -> None:
    state = position(seat("prado", short=True), seat("rastro"), frames=playing())
    assert [player.friends_at_court for player in state.players] == [RULES.short.friends, 0]


def test_the_first_walk_in_short_madrid_goes_either_way() -> None:
    first = position(seat("", short=True, first=True), seat("rastro"), frames=turn(), faces=[2])
    assert asked(first) == "0 move" and len(options(pending(first))) > 1


def test_52_a_walk_in_short_madrid_may_stop_where_somebody_can_be_met() -> None:
    away, guarded = seat("lavapies", away=2, then="lavapies"), seat("embarcado")
    rivals = [seat("hospital_latina"), seat("rastro"), away, guarded]
    full, short = (
        position(seat("calle_toledo", short=short), *rivals, frames=turn("outing"), faces=[5])
        for short in (False, True)
    )
    assert set(options(pending(full))) == {"move manzanares", "move carcel_corte"}
    met = {"move hospital_latina", "move rastro"}
    assert set(options(pending(short))) == {"move manzanares", "move carcel_corte"} | met
    do(short, "move hospital_latina")
    assert box_of(short) == "hospital_latina" and asked(short) == "1 challenge"


def test_52_a_walk_in_short_madrid_goes_one_step_farther_where_somebody_can_be_met() -> None:
    away = madrid().steps[BOX["calle_toledo"]][BOX["rastro"]]
    for die, is_met in ((away - 1, True), (away - 2, False)):
        state = position(seat("calle_toledo", short=True), seat("rastro"), frames=turn("outing"), faces=[die])
        assert ("move rastro" in options(pending(state))) == is_met


def test_52_honour_counts_double_in_short_madrid() -> None:
    rivals = [seat(box, fame=10, short=True) for box in ("calle_toledo", "hospital_latina")]
    state = position(*rivals, frames=turn("outing"), faces=[5, 1, 6, 6, 3, 4], patrol="puerta_alcala")
    do(state, "move hospital_latina", "challenge", "accept")
    assert [player.challenge_fame for player in state.players] == [2, 2]
    assert sorted(player.fame for player in state.players) == [10, 14], "the prize is taken from a bare loser"


def test_52_a_task_in_short_madrid_passes_whoever_could_be_met() -> None:
    sent = seat("puerta_alcala", waits=[("galleys", 1)], short=True)
    state = position(sent, seat("prado"), frames=turn("waiting_attacks"), faces=[1])
    assert options(pending(state)) == ["move embarcado"]


def test_51_with_the_second_walk_a_task_is_reached_whatever_the_die_says() -> None:
    state = position(
        seat("recoletos", waits=[("galleys", 1)], fame=20, cards="horse"),
        seat("prado"),
        frames=turn("waiting_attacks"),
        faces=[1],
    )
    do(state, *options(pending(state)))
    assert box_of(state) != "embarcado" and state.players[0].bound == 1
    again = position(
        seat("recoletos", waits=[("galleys", 1)], fame=20, cards="horse", bound=1),
        seat("prado"),
        frames=turn("waiting_attacks"),
        faces=[1],
    )
    do(again, *options(pending(again)))
    assert box_of(again) == "embarcado" and again.players[0].bound == 0 and again.players[0].away == 2


def test_52_in_short_madrid_the_first_walk_leads_to_the_box_of_a_task() -> None:
    state = position(
        seat("puerta_alcala", waits=[("galleys", 1)], short=True),
        seat("prado"),
        frames=turn("waiting_attacks"),
        faces=[1],
    )
    do(state, *options(pending(state)))
    assert box_of(state) == "embarcado"


def lost(card: Card) -> Iterator[int]:
    """The turns that an attack takes at most in Short Madrid: its walk, and all that it or its box takes."""
    if card.box is not None:
        yield RULES.short.task_walks
    at = BOXES[BOX[card.box]].do if card.box is not None else ()
    for effect in (*card.do, *at):
        match effect:
            case Away(turns=turns):
                yield turns
            case Skip(n=n):
                yield n
            case Jail(which=which):
                yield (RULES.court if which == "court" else RULES.town).turns


@pytest.mark.parametrize("card", ATTACKS, ids=lambda card: card.key)
def test_no_card_takes_more_than_three_turns_in_short_madrid(card: Card) -> None:
    assert sum(lost(card)) <= MOST


def test_in_short_madrid_all_zones_are_entered_and_most_turns_choose_their_walk() -> None:
    chosen = turns = 0.0
    zones: set[int] = set()
    ends = set()

    def watch(state: Alatriste) -> None:
        zones.update(state.board.zones[player.box] for player in state.players if player.box >= 0)

    regulars = [find_character("regular", "alatriste")] * 4
    for seed in range(5, 8):
        played = play_out(GAME, regulars, seed, resolve_options(META, {"cap": 12}), madrid(), watch)
        chosen, turns = chosen + played.metrics["walks chosen"], turns + played.metrics["turns"]
        ends.add(played.metrics["ended by audience"])
    assert zones == {1, 2, 3} and chosen / turns > 2 / 3 and 1.0 in ends
