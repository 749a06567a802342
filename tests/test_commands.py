"""The command line: what each command prints, and one sentence for whatever is wrong with it."""

from __future__ import annotations

import json
import os
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import main
from game import GAMES, VERSION, find
from game.core.errors import UserError
from game.core.game import AnyGame
from game.core.seat import Seat
from game.core.table import Table
from game.storage import saves
from maps.reader import graph_of
from tests.damage import VARIANTS, damaged
from tests.needs import long
from tests.processes import of_group

ROOT = Path(__file__).parents[1]
TOWN = ROOT / "maps" / "town.tmx"
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)


def run(*words: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """A command as it is typed, in a process of its own."""
    command = [sys.executable, str(ROOT / "main.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=120)


def finished_game(folder: Path) -> Path:
    """A whole game of Running with the Bulls, each decision the first that is offered, in a file."""
    game = find("bulls")
    table = Table(
        game, (Seat(0, "Amaya", "yellow"), Seat(1, "Lola", "blue", "lola")), 5, board=graph_of(game)
    )
    while table.ask is not None:
        table.play(table.ask.seat, table.ask.options[0])
    path = folder / "game.sobremesa"
    path.write_text(table.snapshot().text())
    return path


def is_refused(done: subprocess.CompletedProcess[str]) -> None:
    """It failed, and said why in one sentence."""
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("sobremesa: ")
    assert done.stderr.count("\n") == 1


def test_help_names_every_command() -> None:
    done = run("--help")
    assert done.returncode == 0
    for command in ("play", "simulate", "tournament", "learn", "selftest", "check-map", "verify", "shot"):
        assert f"\n    {command}" in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["simulate"],
        ["simulate", "bulls", "--games", "0"],
        ["simulate", "bulls", "--games", "many"],
        ["simulate", "bulls", "--seed", "-1"],
        ["simulate", "bulls", "--fast"],
        ["simulate", "bulls", "--game", "3"],
        ["tournament", "bulls"],
        ["tournament", "bulls", "--bots", "teo,lola", "--json", "--csv"],
        ["shot", "title", "x.png", "--size", "big"],
        ["shot", "title", "x.png", "--lang", "la"],
        ["shot", "title", "x.png", "--text", "110"],
    ],
)
def test_a_command_line_that_makes_no_sense_is_told_so(words: list[str]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert "error: " in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "opened"),
    [(["play"], (None, None)), (["play", "--size", "800x600", "--lang", "es"], ((800, 600), "es"))],
)
def test_a_command_opens_the_window_as_it_says(
    words: list[str], opened: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[object, ...]] = []

    def open_window(*given: object) -> int:
        asked.append(given)
        return 0

    monkeypatch.setattr(main, "open_window", open_window)
    assert main.command_of(words)() == 0
    assert asked == [opened]


def test_simulate_of_an_unknown_game_is_refused() -> None:
    is_refused(run("simulate", "chess"))


@EVERY_GAME
def test_simulate_prints_one_json_object(tmp_path: Path, game: AnyGame) -> None:
    bots = ["novice"] + ["teo"] * (game.meta.seats[0] - 1)
    words = ("simulate", game.meta.id, "--games", "4", "--bots", ",".join(bots), "--seed", "3", "--json")
    done = run(*words, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    results = json.loads(done.stdout)
    assert results["games"] == 4
    assert len(results["wins"]) == len(bots)
    again = json.loads(run(*words).stdout)
    assert {**results, "seconds": 0} == {**again, "seconds": 0}


@EVERY_GAME
@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "99"],
        ["--bots", "deep blue"],
        ["--bots", "lola,teo", "--seats", "4"],
        ["--bots", ","],
        ["--option", "luck"],
        ["--option", "luck=more"],
    ],
)
def test_simulate_with_impossible_wishes_is_refused(
    game: AnyGame, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["simulate", game.meta.id, "--games", "1", *words]) == 1
    said = capsys.readouterr()
    assert said.err.startswith("sobremesa: ")
    assert (said.err.count("\n"), said.out) == (1, "")


def test_check_map_says_ok_or_one_line_a_problem(tmp_path: Path) -> None:
    good = run("check-map", str(TOWN), folder=tmp_path)
    assert (good.returncode, good.stdout.count("\n")) == (0, 1)
    assert good.stdout.startswith("ok")
    broken = tmp_path / "broken.tmx"
    broken.write_text("<map")
    for path in (broken, tmp_path / "none.tmx", tmp_path):
        bad = run("check-map", str(path))
        assert (bad.returncode, bad.stderr) == (1, "")
        assert len(bad.stdout.splitlines()) == 1


def test_verify_steps_a_finished_game(tmp_path: Path) -> None:
    done = run("verify", str(finished_game(tmp_path)), folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    first, *rows = done.stdout.splitlines()
    assert first.startswith("ok: ")
    assert first.endswith("the game is over")
    assert len(rows) == 2


def test_verify_says_where_a_changed_game_differs(tmp_path: Path) -> None:
    path = finished_game(tmp_path)
    lines = path.read_text().splitlines()
    path.write_text("\n".join(line for line in lines[:-1] if not line.startswith("seed")) + "\n")
    is_refused(run("verify", str(path)))
    is_refused(run("verify", str(tmp_path / "none")))
    is_refused(run("verify", str(tmp_path)))


def test_shot_draws_a_scene_into_a_png_file_whatever_its_name(tmp_path: Path) -> None:
    picture = tmp_path / "rules.of.the.house"
    done = run("shot", "rules", str(picture), "--size", "640x360", "--lang", "es", folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    drawn = picture.read_bytes()
    assert drawn.startswith(b"\x89PNG") and struct.unpack(">2I", drawn[16:24]) == (640, 360)


def test_a_picture_shows_letters_as_large_as_asked(tmp_path: Path) -> None:
    usual, double = tmp_path / "usual.png", tmp_path / "double.png"
    assert main.main(["shot", "settings", str(usual)]) == 0
    assert main.main(["shot", "settings", str(double), "--text", "200"]) == 0
    assert usual.read_bytes() != double.read_bytes()


def test_shot_refuses_a_scene_that_is_not_there_and_a_place_that_takes_no_picture(tmp_path: Path) -> None:
    for scene, place in (("kitchen", tmp_path / "x.png"), ("settings", tmp_path / "none" / "x.png")):
        is_refused(run("shot", scene, str(place)))
        assert not place.exists()


@pytest.mark.long  # the packaged program does the same in a run of its own
def test_selftest_ends_with_ok(tmp_path: Path) -> None:
    done = run("selftest", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[-1] == "ok"
    assert [line for line in lines if line.startswith("game: ")] != []


def any_damage_is_told_in_a_sentence(path: Path, text: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_bytes(text)
    code = main.main(["verify", str(path)])
    said = capsys.readouterr()
    if code:
        assert (code, said.out, said.err.count("\n")) == (1, "", 1)
    else:
        assert said.out.startswith("ok: ")


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A finished game without its checksum, so that damage reaches the rules."""
    lines = finished_game(tmp_path_factory.mktemp("whole")).read_text().splitlines()
    return "\n".join(lines[:-1]).encode()


def test_a_damaged_game_is_told_in_one_sentence(
    whole: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    @given(damaged(whole))
    @settings(max_examples=VARIANTS)
    def check(text: bytes) -> None:
        any_damage_is_told_in_a_sentence(tmp_path / "damaged", text, capsys)

    check()


WORDS = st.sampled_from((
    "simulate", "verify", "check-map", "bulls", "pile", "--seats", "--games", "1", "2", "--bots", "teo",
    "lola,teo", "--seed", "--option", "a=b", "=", "--json", "--", "-h", "--lang", "", "\x00",
    "ñ", "-1", "1e9", "/", "@x",
))  # fmt: skip


def test_any_command_line_is_carried_out_or_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    @given(
        st.sampled_from(["simulate", "verify", "check-map", "dance"]), st.lists(WORDS | st.text(), max_size=6)
    )
    @settings(max_examples=VARIANTS)
    def check(command: str, words: list[str]) -> None:
        try:
            code = main.main([command, *words, *(["--games", "1"] if command == "simulate" else [])])
        except SystemExit as done:
            code = int(done.code or 0)
        said = capsys.readouterr()
        assert code in (0, 1, 2)
        assert "Traceback" not in said.err
        if code == 1 and command != "check-map":
            assert said.err.count("\n") == 1

    check()


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(path: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(saves, "read_record", interrupted)
    assert main.main(["verify", "x"]) == 130


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    command = [sys.executable, str(ROOT / "main.py"), "check-map", str(TOWN)]
    done = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert done.stdout is not None and done.stderr is not None
    with done.stdout, done.stderr:
        done.stdout.close()
        assert (done.wait(60), done.stderr.read()) == (1, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_the_window_closes_in_order_when_the_system_asks(home: Path) -> None:
    window = subprocess.Popen(
        [sys.executable, str(ROOT / "main.py")], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    time.sleep(3)
    window.terminate()
    said, _ = window.communicate(timeout=20)
    assert (window.returncode, said) == (0, b"")
    assert not (home / "crashes").exists()


def test_without_a_home_to_write_to_commands_still_work(home: Path) -> None:
    home.write_text("a file where the folder should be")
    assert run("check-map", str(TOWN)).returncode == 0


def test_the_window_is_not_needed_to_simulate() -> None:
    program = (
        "import sys, main; main.main(['simulate', 'bulls', '--games', '1']); print('scenes' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.endswith("False\n")


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(UserError) as refusal:
        find("chess")
    assert all(game in str(refusal.value) for game in GAMES)


TOURNAMENT = ("tournament", "bulls", "--bots", "regular,novice", "--option", "days=1")


def test_the_program_says_which_version_it_is() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Sobremesa {VERSION}\n", "")


def test_a_tournament_prints_what_each_bot_won(tmp_path: Path) -> None:
    keep = tmp_path / "kept"
    done = run(*TOURNAMENT, "--games", "8", "--jobs", "2", "--json", "--keep", str(keep), folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert [list(row) for row in told["results"]] == [
        ["bot", "character", "games", "rate", "low", "high"]
    ] * 2
    assert [(row["bot"], row["character"]) for row in told["results"]] == [
        ("regular", "teo"), ("novice", "lola"),
    ]  # fmt: skip
    assert [row["games"] for row in told["results"]] == [8, 8]
    assert keep.read_text().count("\n") == 9
    again = run(*TOURNAMENT, "--games", "8", "--csv", "--keep", str(keep))
    assert again.stdout.splitlines()[0] == "bot,character,games,rate,low,high"
    assert [row.split(",")[:2] for row in again.stdout.splitlines()[1:]] == [
        ["regular", "teo"], ["novice", "lola"],
    ]  # fmt: skip
    is_refused(run(*TOURNAMENT, "--seed", "2", "--keep", str(keep)))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("blow", ["SIGINT", long("SIGKILL")])
def test_a_tournament_that_was_stopped_goes_on_where_it_was(tmp_path: Path, blow: str) -> None:
    environment = {**os.environ, "SOBREMESA_HOME": str(tmp_path)}
    words = [sys.executable, str(ROOT / "main.py"), *TOURNAMENT, "--whole", "--jobs", "2", "--json"]
    process = subprocess.Popen(
        [*words, "--games", "100000"],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    kept: list[Path] = []
    while not (kept and kept[0].read_text().count("\n") > 20):
        assert process.poll() is None
        time.sleep(0.05)
        kept = list(tmp_path.glob("tournaments/*"))
    if blow == "SIGINT":
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.kill()
    assert process.communicate(timeout=20)[1] == ""
    for _ in range(100):
        if not of_group(process.pid):
            break
        time.sleep(0.1)
    assert of_group(process.pid) == []
    rows = kept[0].read_text().count("\n") - 1
    done = subprocess.run([*words, "--games", str(rows)], env=environment, capture_output=True, text=True)
    told, other = json.loads(done.stdout), run(*words[2:], "--games", str(rows))
    assert told == json.loads(other.stdout)
    assert list(tmp_path.glob("tournaments/*")) == []


def heed_interrupts() -> None:
    """What a shell has started in the background ignores them, and so would all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(
    "words",
    [
        ["--bots", "teo"],
        ["--bots", "teo,deep blue"],
        ["--bots", "teo,lola", "--seats", "99"],
        ["--bots", "teo,lola", "--option", "luck=more"],
        ["--bots", "teo,lola", "--keep", "."],
    ],
)
def test_an_impossible_tournament_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["tournament", "bulls", *words]) == 1
    said = capsys.readouterr()
    assert said.err.startswith("sobremesa: ")
    assert (said.err.count("\n"), said.out) == (1, "")
