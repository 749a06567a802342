"""What stands beside the hand of those for whom nothing is decided any more."""

from __future__ import annotations

from dataclasses import replace

from game.toruro.view import view
from scenes.skins.toruro.drawing.stake import stake
from tests.skins.toruro.test_at_stake import Position, positions

__all__ = ["positions"]
BARE = True


def test_who_has_passed_is_told_what_a_lulo_brings_as_long_as_somebody_has_no_pot(
    positions: list[Position],
) -> None:
    counts = set[int]()
    for found in positions:
        away = found.seen.goes.index(False) if False in found.seen.goes else None
        if away is None:
            continue
        seen, state = view(found.state, away), found.state
        bare = [seat for seat, goes in enumerate(state.goes) if goes and seat not in state.takers]
        counts.add(len(bare))
        if state.last or not bare:
            assert not stake(seen, True)
            continue
        hope, still = (words for words, _ in stake(seen, True))
        assert hope == f"Hope for a lulo: +{state.lulo} on the pots" and still.startswith(f"{len(bare)} ha")
    assert len(counts) > 1


def test_nothing_is_at_stake_in_a_trick_that_is_lost_already(positions: list[Position]) -> None:
    found = next(found for found in positions if len(found.table) > 1 and not found.state.last)
    played = {play.seat for play in found.seen.trick}
    loser = next(play.seat for play in found.seen.trick if found.seen.best != play)
    seen = view(found.state, loser)
    assert stake(seen, True)[-1][0].startswith("Lose")
    assert not stake(replace(seen, goes=tuple(seat in played for seat in range(seen.seats))), True)
