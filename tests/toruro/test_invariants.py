"""What holds at every step of every session, whatever the house has settled on."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.event import Event
from game.core.game import Value, resolve_options
from game.core.rng import Rng
from game.core.script import Ask, advance
from game.toruro import GAME
from game.toruro.events import Anted, Forfeited, LuloPaid, TookAll, TrickTaken
from game.toruro.play_out import Exchange
from game.toruro.state import Toruro

LONGEST = 16
"""Rounds of a session here; a few of them have no last round of their own."""


@st.composite
def sessions(draw: st.DrawFn) -> tuple[int, int, dict[str, Value]]:
    """Seats, a seed, and any options."""
    seats = draw(st.integers(3, 10))
    chosen: dict[str, Value] = {
        option.key: draw(st.integers(0, 2**seats - 1))
        if option.per_seat
        else draw(st.sampled_from([value for value, _ in option.choices]))
        for option in GAME.meta.options
    }
    return seats, draw(st.integers(0, 2**32)), chosen


def walk(drawn: tuple[int, int, dict[str, Value]]) -> Iterator[tuple[Toruro, Ask | None]]:
    """Every position between random players, up to the end or to the last round that we look at."""
    seats, seed, options = drawn
    state = GAME.setup(seats, resolve_options(GAME.meta, options), Rng(seed), None)
    state.events = []
    rng = Rng(seed + 1)
    ask = advance(state)
    while ask is not None and state.round <= LONGEST:
        yield state, ask
        ask = advance(state, rng.pick(ask.options))
    yield state, ask


@given(sessions())
@settings(max_examples=40)
def test_chips_are_never_made_or_lost(drawn: tuple[int, int, dict[str, Value]]) -> None:
    for state, _ in walk(drawn):
        assert sum(state.net) + sum(state.pots) == 0
        assert min(state.pots) >= 0


@given(sessions())
@settings(max_examples=25)
def test_nor_within_what_is_told(drawn: tuple[int, int, dict[str, Value]]) -> None:
    net, pots = [0] * drawn[0], [0, 0, 0]
    heard = 0
    for state, _ in walk(drawn):
        assert state.events is not None
        for event in state.events[heard:]:
            _move(event, net, pots)
            assert sum(net) + sum(pots) == 0
        heard = len(state.events)
        assert (net, tuple(pots)) == (state.net, state.pots), "whoever hears the news knows all chips"


def _move(event: Event, net: list[int], pots: list[int]) -> None:
    """Move the chips that an event tells of."""
    match event:
        case Anted(seat=seat, pots=laid) | LuloPaid(seat=seat, pots=laid) | Forfeited(seat=seat, pots=laid):
            net[seat] -= sum(laid)
            pots[:] = [chips + more for chips, more in zip(pots, laid, strict=True)]
        case TrickTaken(seat=seat, pot=pot, chips=chips):
            assert pots[pot.id] == chips
            net[seat] += chips
            pots[pot.id] = 0
        case TookAll(seat=seat, pots=taken):
            assert tuple(pots) == taken
            net[seat] += sum(taken)
            pots[:] = [0, 0, 0]


@given(sessions())
@settings(max_examples=25)
def test_what_is_owed_can_be_paid_in_order_and_the_stake_is_never_below_the_ante(
    drawn: tuple[int, int, dict[str, Value]],
) -> None:
    for state, _ in walk(drawn):
        assert [debt.serial for debt in state.debts] == sorted({debt.serial for debt in state.debts})
        assert all(debt.amount >= 3 for debt in state.debts)
        assert state.serials == len(state.debts) + _struck_in_all(state)
        if any(state.goes):
            assert state.stake >= 3
        if state.house.misplay == "strict" and state.house.ceiling:
            assert all(debt.amount <= state.house.ceiling for debt in state.debts)


def _struck_in_all(state: Toruro) -> int:
    assert state.events is not None
    return sum(len(event.lulos) for event in state.events if isinstance(event, LuloPaid))


@given(sessions())
@settings(max_examples=25)
def test_who_goes_holds_three_cards_after_the_exchange_and_plays_all_of_them(
    drawn: tuple[int, int, dict[str, Value]],
) -> None:
    for state, ask in walk(drawn):
        if ask is None or ask.prompt not in ("toruro.play", "toruro.accuse"):
            continue
        for seat, goes in enumerate(state.goes):
            held = len(state.hands[seat]) + state.players.count(seat)
            assert held == (3 if goes else 0)
        assert not isinstance(state.stack[-1], Exchange) and not state.aside


@given(sessions())
@settings(max_examples=25)
def test_at_the_end_nobody_owes_anything_and_all_chips_are_with_the_players(
    drawn: tuple[int, int, dict[str, Value]],
) -> None:
    *_, (state, ask) = walk(drawn)
    if ask is None:
        assert not state.debts and state.pots == (0, 0, 0) and sum(state.net) == 0
