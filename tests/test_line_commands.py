"""Games in one line on the command line: printed, stepped, told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import main
from game import GAMES
from game.core.game import AnyGame
from tests.needs import mostly_long
from tests.test_commands import EVERY_GAME, finished_game, is_refused, run


def test_line_prints_a_game_that_verify_steps(tmp_path: Path) -> None:
    path = finished_game(tmp_path)
    done = run("line", str(path), folder=tmp_path)
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 1)
    line = done.stdout.strip()
    told, saved = run("verify", line, folder=tmp_path), run("verify", str(path), folder=tmp_path)
    assert told.stdout.splitlines()[0] == saved.stdout.splitlines()[0]
    is_refused(run("verify", line[:-1]))
    is_refused(run("line", line))


def test_tell_prints_the_chronicle_as_one_seat_saw_it_or_with_everything_open(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["simulate", "toruro", "--bots", "novice", "--seats", "3", "--option", "cap=8", "--games", "1"]
    assert main.main([*words, "--lines"]) == 0
    line, told = capsys.readouterr().out.strip(), []
    for seat in ([], ["--seat", "1"], ["--seat", "2", "--lang", "es"]):
        assert main.main(["tell", line, *seat]) == 0
        told.append(capsys.readouterr().out.splitlines())
    everything, first, second = told
    dealt = [row for row in everything if " is dealt " in row]
    assert {row.partition(" is dealt")[0] for row in dealt} == {"Lola", "Lola II", "Lola III"}
    assert [row for row in first if row in dealt] == [row for row in dealt if row.startswith("Lola is")]
    assert not any("Lola III recibe" in row or "Lola recibe" in row for row in second)
    assert any(row.startswith("Lola II recibe") for row in second)
    assert all(re.search(r"\([A-Z0-9.]+\)$", row) for row in everything)
    assert main.main(["tell", line, "--seat", "4"]) == 1
    assert "3 seats" in capsys.readouterr().err


def test_a_line_may_be_longer_than_any_name_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["line", str(finished_game(tmp_path))]) == 0
    line = capsys.readouterr().out.strip()
    assert main.main(["verify", " " * 300 + line]) == 0
    assert capsys.readouterr().out.startswith("ok")


def test_line_and_verify_take_many_games_and_stop_at_the_first_that_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(finished_game(tmp_path))
    assert main.main(["line", path, path]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == lines[1]
    assert main.main(["verify", lines[0], path]) == 0
    assert capsys.readouterr().out.count("the game is over") == 2
    assert main.main(["verify", path, lines[0][:-1], path]) == 1
    out, err = capsys.readouterr()
    assert (out.count("the game is over"), err.count("\n")) == (1, 1)


@EVERY_GAME
def test_simulate_prints_one_line_a_game_and_nothing_else(
    game: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["simulate", game.meta.id, "--games", "2", "--lines"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert len(out.splitlines()) == 2
    for line in out.splitlines():
        assert main.main(["verify", line]) == 0
        assert "the game is over" in capsys.readouterr().out


def test_shot_draws_a_game_in_a_line_after_the_decision_that_it_points_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["line", str(finished_game(tmp_path))]) == 0
    line = capsys.readouterr().out.strip()
    pictures = []
    for decision in ("#0", "#0", "#5"):
        path = tmp_path / "shot.png"
        assert main.main(["shot", "play", str(path), "--line", line + decision]) == 0
        pictures.append(path.read_bytes())
    assert pictures[0] == pictures[1] != pictures[2]
    for words in (
        ["play", "--line", line[:-1]],
        ["title", "--line", line],
        ["play", "--line", f"{line}#9999"],
    ):
        assert main.main(["shot", words[0], str(tmp_path / "shot.png"), *words[1:]]) == 1
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "game", mostly_long(GAMES.values(), [GAMES["bulls"], GAMES["toruro"]]), ids=lambda game: game.meta.id
)
def test_a_line_of_simulate_is_drawn_and_a_file_of_them_is_verified(
    game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["simulate", game.meta.id, "--games", "2", "--lines"]) == 0
    file = tmp_path / "lines.txt"
    file.write_text(capsys.readouterr().out)
    first, second = file.read_text().splitlines()
    assert main.main(["shot", "play", str(tmp_path / "end.png"), "--line", first]) == 0
    assert main.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.count("the game is over") == 2
    assert main.main(["tell", str(file)]) == 1
    assert "lines.txt holds 2 games in lines" in capsys.readouterr().err
    file.write_text(f"{first}\n{second[:-1]}\n")
    assert main.main(["verify", str(file)]) == 1
    out, err = capsys.readouterr()
    assert (out.count("the game is over"), err.count("\n")) == (1, 1)
    assert "lines.txt, line 2: " in err
    file.write_text(f"{first}\n")
    assert main.main(["tell", str(file)]) == 0


def test_a_game_without_a_name_is_refused_by_the_folder_that_it_names(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for command in ("tell", "line", "verify"):
        assert main.main([command, ""]) == 1
        assert ". cannot be read" in capsys.readouterr().err
