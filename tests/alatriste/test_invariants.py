"""What holds after every decision of every game, whatever happens in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.alatriste import GAME
from game.alatriste.rows import BOX, BOXES, CARDS, RULES
from game.alatriste.state import Alatriste
from game.alatriste.turn_steps import Turn
from game.core.codec import decode, encode
from game.core.rng import Rng
from game.core.script import pending
from tests.alatriste.walk import walk
from tests.needs import mostly_long

GAMES = pytest.mark.parametrize(
    ("seats", "seed"), [(seats, seed) for seats in (2, 3, 4, 6) for seed in (1, 2)]
)


def the_96_cards_are_all_there_exactly_once(state: Alatriste) -> bool:
    cards = [thing.id for thing in GAME.pieces(state) if thing.kind == "card"]
    return sorted(cards) == sorted(CARDS)


def chips_are_never_negative_and_vigour_never_more_than_twelve(state: Alatriste) -> bool:
    chips = [(player.vigour, player.fame, player.fencing, player.ducats) for player in state.players]
    return min(map(min, chips)) >= 0 and max(vigour for vigour, *_ in chips) <= RULES.vigour


def only_the_wounded_and_the_dead_have_no_vigour(state: Alatriste) -> bool:
    if not state.round or any(type(frame).__name__ in ("Dying", "Fight") for frame in state.stack):
        return True  # nobody is born yet, or somebody is being cared for or fights his last
    return all(
        player.vigour or player.wounded or player.dead or player.left or player.first
        for player in state.players
    )


def no_board_holds_equal_cards_or_enemies(state: Alatriste) -> bool:
    for player in state.players:
        keys = [row.key for row in player.rows]
        apart = all(set(row.enemies).isdisjoint(keys) for row in player.rows)
        if not (apart and len(set(keys)) == len(keys) and all(row.is_laid for row in player.rows)):
            return False
    return True


def no_attack_zone_holds_more_than_three(state: Alatriste) -> bool:
    return all(len(player.attacks) <= RULES.zone_cards for player in state.players)


def pawns_stand_where_their_owners_are_kept(state: Alatriste) -> bool:
    for player in state.players:
        if player.prison and (BOXES[player.box].kind != "jail" or player.away or player.refuge):
            return False
        if player.refuge and not (BOXES[player.box].kind == "church" and player.wanted):
            return False
        if player.box < 0 and not (player.dead or player.left or player.first):
            return False
    return 0 <= state.patrol < len(BOX)


def nobody_wanted_stands_beside_another_or_the_patrol(state: Alatriste) -> bool:
    if any(type(frame).__name__ == "Fight" for frame in state.stack):
        return True  # justice waits until it is over
    return not any(
        player.wanted
        and player.present
        and not BOXES[player.box].is_church
        and (state.others_at(seat) or player.box == state.patrol)
        for seat, player in enumerate(state.players)
    )


def promises_are_owed_by_the_living_for_some_turns(state: Alatriste) -> bool:
    return all(by != to and turns > 0 for by, to, _, _, turns in state.promises)


INVARIANTS: tuple[Callable[[Alatriste], bool], ...] = (
    the_96_cards_are_all_there_exactly_once,
    chips_are_never_negative_and_vigour_never_more_than_twelve,
    only_the_wounded_and_the_dead_have_no_vigour,
    no_board_holds_equal_cards_or_enemies,
    no_attack_zone_holds_more_than_three,
    pawns_stand_where_their_owners_are_kept,
    nobody_wanted_stands_beside_another_or_the_patrol,
    promises_are_owed_by_the_living_for_some_turns,
)
"""What holds at every question, each told by its name."""


@pytest.mark.parametrize("ten", mostly_long(range(10), range(4)))
def test_a_hundred_random_games_keep_every_invariant_at_every_step(ten: int) -> None:
    for game in range(10):
        seed = 1000 + 10 * ten + game
        for state, ask in walk(2 + seed % 5, seed, trading=bool(game % 2), cap=8 + ten):
            for holds in INVARIANTS:
                assert holds(state), f"{holds.__name__}: game {seed}, {ask.prompt}"


@GAMES
def test_nobody_ends_his_own_turn_with_more_than_three_cards(seats: int, seed: int) -> None:
    last = None
    for state, _ in walk(seats, seed):
        turn = next((frame for frame in state.stack if isinstance(frame, Turn)), None)
        if turn is None:
            continue
        if last is not None and turn is not last and not state.players[last.seat].dead:
            assert len(state.players[last.seat].hand) <= RULES.hand
        last = turn


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_knows_its_own_hand_and_of_others_only_what_it_has_seen(seed: int) -> None:
    for number, (state, _) in enumerate(walk(3, seed)):
        if number % 7 == 0:
            for seat in range(3):
                rows = GAME.view(state, seat).players
                assert rows[seat].hand == tuple(state.players[seat].hand)
                for row, player in zip(rows, state.players, strict=True):
                    assert set(row.hand) <= set(player.hand) and row.cards == len(player.hand)
                    assert all(state.seen[card] >> seat & 1 for card in row.hand)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_hidden_may_be_otherwise(seed: int) -> None:
    rng = Rng(seed)
    for number, (state, ask) in enumerate(walk(4, 50 + seed)):
        if number % 5 == 0:
            for seat in (ask.seat, None):
                view = GAME.view(state, seat)
                other = GAME.determinize(view, rng)
                assert GAME.view(other, seat) == view
                if seat is not None:
                    assert pending(other) == ask


@pytest.mark.parametrize("trading", [False, True])
def test_a_game_between_random_players_ends(trading: bool) -> None:
    rounds = 0
    for state, _ in walk(3, 9, trading, cap=45):
        rounds = state.round
    assert 1 <= rounds <= 45 and state.ended in ("audience", "cap", "last")


@pytest.mark.parametrize("seed", range(3))
def test_every_position_can_be_copied_written_down_and_read_again(seed: int) -> None:
    for number, (state, ask) in enumerate(walk(4, 80 + seed)):
        if number % 3 == 0:
            line = encode(state)
            again = decode(GAME, line, state.board)
            assert encode(again) == encode(GAME.clone(state)) == line and pending(again) == ask
