"""Simulating: the same seed gives the same games, and the counts are right."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from game import find
from game.bots.characters import RANDOM, find_character
from game.core.errors import UserError
from game.core.game import AnyGame, Options
from game.core.seat import Seat
from game.core.table import Table
from game.lab import simulate as lab
from game.lab.cli_args import parse_bots, parse_options
from game.lab.simulate import Outcome, play_out, simulate, spread, summarise
from tests.pile import PILE

LOLA, TEO = find_character("lola", "pile"), find_character("teo", "pile")


def test_the_same_seed_gives_the_same_games() -> None:
    once, again, other = (simulate(PILE, [LOLA, TEO], 50, seed) for seed in (1, 1, 2))
    assert (once.wins, once.metrics) == (again.wins, again.metrics)
    assert once.wins != other.wins or once.metrics != other.metrics


def test_every_game_is_won_once_and_a_shared_win_counts_its_part() -> None:
    results = simulate(PILE, [RANDOM] * 3, 400, 1)
    assert sum(results.wins) == pytest.approx(400)
    shared = summarise([Outcome(4, (0, 2), 1, {}), Outcome(5, (2,), 2, {})], 3, 1.0)
    assert shared.wins == (0.5, 0.0, 1.5)
    assert shared.decisions == 9


def test_only_a_choice_between_two_or_more_counts_as_a_decision() -> None:
    # Two cards are laid by choice and the third because it is the last; a die may be rolled three times.
    assert simulate(PILE, [RANDOM, RANDOM], 10, 1).decisions == 10 * 2 * (2 + 3)
    assert simulate(PILE, [RANDOM, RANDOM], 10, 1, {"blind": True}).decisions == 10 * 2 * 2


def test_a_game_is_dealt_and_rolled_as_at_a_table_with_that_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "epsilon_choice", lambda game, ask, rng, character: ask.options[0])
    for seed in range(20):
        table = Table(PILE, (Seat(0, "A", "yellow"), Seat(1, "B", "blue")), seed)
        while table.ask is not None:
            table.play(table.ask.seat, table.ask.options[0])
        winners = tuple(row.seat for row in table.standings() if row.place == 1)
        outcome = play_out(PILE, [RANDOM, RANDOM], seed, {"blind": False}, None)
        assert (outcome.winners, outcome.metrics["pile"]) == (winners, sum(table.view(None).pile))


def test_a_game_without_end_counts_as_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MAX_DECISIONS", 3)
    results = simulate(PILE, [RANDOM, RANDOM], 5, 1)
    assert (results.unfinished, results.wins) == (5, (0.0, 0.0))
    assert results.text()


def test_json_has_exactly_its_keys() -> None:
    results = json.loads(simulate(PILE, [TEO, TEO], 5, 1).json())
    assert list(results) == ["games", "seconds", "decisions", "wins", "rounds", "unfinished", "metrics"]
    assert list(results["rounds"]) == ["mean", "p10", "p90"]
    assert results["metrics"].keys() == {"pile"}


def test_tenth_and_ninetieth_percentile_leave_a_tenth_outside() -> None:
    row = spread(range(1, 101))
    assert (row.mean, row.p10, row.p90) == (50.5, 10, 91)
    assert spread([]).mean == 0


def test_the_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(UserError, match="The Pile seats 2 to 5, not 6"):
        simulate(PILE, [TEO] * 6, 1, 1)


def test_one_name_fills_all_seats_and_several_sit_in_order() -> None:
    assert parse_bots(PILE.meta, ["teo"], 4) == (TEO,) * 4
    assert parse_bots(PILE.meta, ["teo"], None) == (TEO,) * 2
    assert parse_bots(PILE.meta, ["novice", "teo", "random"], None) == (LOLA, TEO, RANDOM)
    with pytest.raises(UserError, match="2 bots cannot sit on 3 seats"):
        parse_bots(PILE.meta, ["teo", "lola"], 3)


def test_options_are_read_as_the_game_means_them() -> None:
    assert parse_options(PILE.meta, ["blind=true"]) == {"blind": True}
    assert parse_options(PILE.meta, ["deaf=true"]) == {"deaf": "true"}
    toruro = find("toruro").meta
    assert parse_options(toruro, ["hr5=6", "cap=16", "cap=late"]) == {"hr5": 6, "cap": "late"}
    assert parse_options(toruro, ["cap=16", "hr5=many"]) == {"cap": 16, "hr5": "many"}
    with pytest.raises(UserError, match="KEY=VALUE, not 'blind'"):
        parse_options(PILE.meta, ["blind"])
    with pytest.raises(UserError, match="Option 'blind' cannot be 'maybe'"):
        simulate(PILE, [TEO, TEO], 1, 1, parse_options(PILE.meta, ["blind=maybe"]))


def test_what_a_character_always_does_is_on_for_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Options] = []

    def play(game: AnyGame, bots: object, seed: int, options: Options, board: object) -> Outcome:
        played.append(options)
        return Outcome(1, (0,), 1, {})

    monkeypatch.setattr(lab, "play_out", play)
    andres = find_character("andres", "toruro")
    simulate(find("toruro"), [TEO, andres, LOLA, andres], 1, 1, {"hr5": 1})
    assert [options["hr5"] for options in played] == [0b1011]


def test_a_bar_of_progress_takes_no_semaphore_of_the_systems() -> None:
    program = (
        "import multiprocessing\n"
        "multiprocessing.set_start_method('spawn')\n"
        "import game.lab.simulate\n"
        "from multiprocessing import resource_tracker\n"
        "from tqdm import tqdm\n"
        "list(tqdm(range(2), disable=False))\n"
        "print(resource_tracker._resource_tracker._pid)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert done.stdout == "None\n"
