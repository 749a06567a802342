"""Tournaments: everybody meets on equal terms, and nothing that was played is played again."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from multiprocessing import active_children

import pytest

from game import find
from game.bots.characters import INSTINCT, RANDOM, find_character
from game.core.errors import UserError
from game.lab.cli_args import parse_bots, parse_options
from game.lab.simulate import map_parallel
from game.lab.tournament import LEAST, Tally, Tournament, Winners, hold
from maps.reader import graph_of
from tests.pile import PILE

LOLA, TEO = find_character("lola", "pile"), find_character("teo", "pile")
PAIR = Tournament(PILE, (TEO, LOLA), 2, 60, 1, {}, None)


def test_the_same_deal_is_played_from_every_seat() -> None:
    assert PAIR.lineups == ((0, 1), (1, 0))
    assert [[bot.id for bot in PAIR.lineup(number)] for number in (0, 1, 2)] == [
        ["teo", "lola"], ["lola", "teo"], ["teo", "lola"],
    ]  # fmt: skip
    twins = replace(PAIR, bots=(TEO, TEO))
    assert [twins.play(number) for number in (0, 2, 4)] == [twins.play(number) for number in (1, 3, 5)]


def test_the_first_sits_once_and_the_others_by_turns_each_in_every_seat() -> None:
    table = replace(PAIR, bots=(RANDOM, TEO, LOLA), seats=4).lineups
    assert table[0] == (0, 1, 2, 1)
    for seat in range(4):
        assert Counter(lineup[seat] for lineup in table) == {0: 1, 1: 2, 2: 1}


def test_of_more_bots_than_seats_every_choice_meets_in_every_seat() -> None:
    pairs = replace(PAIR, bots=(RANDOM, TEO, LOLA)).lineups
    assert sorted(pairs) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


def test_a_bot_against_itself_wins_its_fair_share() -> None:
    for seats in (2, 3, 4):
        scores = hold(replace(PAIR, bots=(TEO, TEO), seats=seats, games=30 * seats))
        assert not scores.decided
        for score in scores.results:
            assert score.low <= scores.fair == pytest.approx(score.rate) == 1 / seats <= score.high


def test_the_better_bot_is_found_out_and_then_no_more_is_played() -> None:
    played: list[Winners] = []
    scores = hold(replace(PAIR, bots=(INSTINCT, LOLA), games=4000), keep=played.append)
    assert scores.decided
    assert LEAST * 2 <= len(played) == scores.games < 4000
    first, second = scores.results
    assert (first.bot, second.bot) == ("instinct", "lola")
    assert second.high < 0.5 < first.low <= first.rate <= first.high
    assert first.rate + second.rate == pytest.approx(1)


def test_nothing_is_decided_before_so_many_deals() -> None:
    tally = Tally(PAIR)
    for _ in range(LEAST - 1):
        tally.add((0,))
        tally.add((1,))
    assert (tally.scores().results[0].low > 0.5, tally.decided) == (True, False)
    tally.add((0,))
    assert not tally.decided
    tally.add((1,))
    assert tally.decided


def test_a_whole_tournament_is_played_to_its_end_in_whole_deals() -> None:
    scores = hold(replace(PAIR, bots=(INSTINCT, RANDOM), games=699), whole=True)
    assert (scores.games, scores.decided) == (700, True)
    assert [score.games for score in scores.results] == [700, 700]


def test_a_shared_win_counts_its_part_and_a_game_without_end_is_won_by_nobody() -> None:
    tally = Tally(PAIR)
    tally.add((0, 1))
    tally.add(())
    scores = tally.scores()
    assert [score.rate for score in scores.results] == [0.25, 0.25]
    assert scores.unfinished == 1


def test_one_of_several_seats_counts_as_one() -> None:
    tally = Tally(replace(PAIR, seats=3))
    for winner in (0, 2, 2):  # the first bot sits in seats 0, 2 and 1
        tally.add((winner,))
    scores = tally.scores().results
    assert [score.games for score in scores] == [3, 3]
    assert [score.rate for score in scores] == pytest.approx([2 / 3, 1 / 6])


def test_what_was_stopped_and_gone_on_with_comes_out_as_if_it_had_not_been() -> None:
    every: list[Winners] = []
    whole = hold(PAIR, keep=every.append)
    assert len(every) == whole.games
    for stop in (1, 7, len(every) - 1, len(every)):
        later: list[Winners] = []
        assert hold(PAIR, known=every[:stop], keep=later.append) == whole
        assert later == every[stop:]


@pytest.mark.parametrize("winners", [(2,), (0, -1)])
def test_wins_of_seats_that_are_not_there_are_refused(winners: Winners) -> None:
    with pytest.raises(UserError, match="not the results of games with 2 seats"):
        hold(PAIR, known=[(0,), winners])


def test_several_processes_play_the_same_games_and_none_is_left_over() -> None:
    bulls = find("bulls")
    tournament = Tournament(bulls, (TEO, LOLA), 2, 12, 1, {"days": 1}, graph_of(bulls))
    assert hold(tournament, jobs=2, whole=True) == hold(tournament, whole=True)
    with pytest.raises(KeyboardInterrupt), map_parallel(tournament.play, range(12), 2) as played:
        next(iter(played))
        raise KeyboardInterrupt
    assert not active_children()


def test_the_table_comes_as_json_as_csv_and_for_people() -> None:
    scores = hold(replace(PAIR, games=10))
    told = json.loads(scores.json())
    assert list(told) == ["game", "seats", "seed", "games", "unfinished", "fair", "decided", "results"]
    assert [list(row) for row in told["results"]] == [
        ["bot", "character", "games", "rate", "low", "high"]
    ] * 2
    head, *rows = scores.csv().splitlines()
    assert head == "bot,character,games,rate,low,high"
    assert [row.split(",")[0] for row in rows] == ["teo", "lola"]
    assert scores.text().splitlines()[-1] == "not decided"


def test_habits_go_with_their_bot_from_seat_to_seat() -> None:
    toruro = find("toruro")
    andres, teo = find_character("andres", "toruro"), find_character("teo", "toruro")
    tournament = Tournament(toruro, (andres, teo), 3, 3, 1, {}, None)
    assert [tournament.terms(number)["hr5"] for number in range(3)] == [0b001, 0b100, 0b010]


@pytest.mark.parametrize(
    ("names", "seats", "options", "reason"),
    [
        ("teo", None, [], "two bots or more"),
        ("teo,deep blue", None, [], "Nobody called 'deep blue'"),
        ("teo,lola", 9, [], "The Pile seats 2 to 5, not 9"),
        ("teo,lola", 1, [], "The Pile seats 2 to 5, not 1"),
        ("teo,lola", None, ["luck=1"], "no option 'luck'"),
    ],
)
def test_what_cannot_be_played_is_refused(
    names: str, seats: int | None, options: list[str], reason: str
) -> None:
    with pytest.raises(UserError, match=reason):
        words = names.split(",")
        bots, resolved = parse_bots(PILE.meta, words, len(words)), parse_options(PILE.meta, options)
        Tournament(PILE, bots, seats or 2, 10, 1, resolved, None).check()


def test_other_bots_rules_or_deals_are_another_task() -> None:
    others = [
        replace(PAIR, bots=(LOLA, TEO)),
        replace(PAIR, seats=3),
        replace(PAIR, seed=2),
        replace(PAIR, options={"blind": True}),
    ]
    assert len({tournament.task for tournament in (PAIR, *others)}) == 5
    assert replace(PAIR, games=2000).task == PAIR.task
    assert "\n" not in PAIR.task
