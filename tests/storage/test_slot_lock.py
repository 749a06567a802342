"""Claims: two copies of the program never write into one slot, and one that broke off can be told."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from game.core.errors import UserError
from game.storage.autosave import Autosave
from game.storage.paths import finished_folder, saves_folder
from game.storage.saves import (
    SlotLock,
    break_off,
    break_off_latest,
    finish,
    forget_break_off,
    is_broken_off,
    is_held,
    latest,
    load,
    new_slot,
    open_slot,
    read_record,
    running,
)
from tests.storage.test_saves import never, played, saved

ROOT = Path(__file__).parents[2]
HOLDER = """
import sys
from pathlib import Path
from game.storage.saves import SlotLock
claim = SlotLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.readline()
claim.release()
"""


@contextmanager
def another_window(slot: Path) -> Iterator[subprocess.Popen[str]]:
    """Another copy of the program, which has that slot open."""
    command = [sys.executable, "-c", HOLDER, str(slot)]
    with subprocess.Popen(
        command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        yield other
        other.kill()


def test_a_game_that_is_open_in_another_window_is_refused_in_one_sentence_and_stays_as_it_is() -> None:
    slot = new_slot("pile")
    saved(slot, 3)
    with another_window(slot):
        with pytest.raises(UserError, match=r"^This game is open in another window\.$"):
            Autosave(SlotLock(slot), never)
        assert load(slot, never) == played(3)


def test_a_game_that_is_open_in_another_window_is_not_offered_and_the_next_one_is() -> None:
    older, newer = new_slot("pile"), new_slot("other")
    saved(older, 1)
    saved(newer, 2)
    with another_window(newer):
        assert [game.slot for game in running(never)] == [older]
    assert [game.slot for game in running(never)] == [newer, older]


def test_a_game_that_is_begun_in_the_same_second_as_one_in_another_window_has_its_own_slot() -> None:
    slots = {new_slot("pile") for _ in range(3)}
    assert len(slots) <= 2, "only the clock tells them apart so far"
    with another_window(slot := new_slot("pile")):
        assert new_slot("pile") != slot


def test_a_game_never_takes_the_name_of_a_finished_one() -> None:
    slot = new_slot("pile")
    finished_folder().mkdir(parents=True)
    (finished_folder() / slot.name).write_text("an evening that is over")
    assert new_slot("pile") != slot


def test_within_one_program_too_a_slot_is_open_only_once() -> None:
    slot = new_slot("pile")
    with closing(Autosave(SlotLock(slot), never)), pytest.raises(UserError):
        Autosave(SlotLock(slot), never)
    with closing(Autosave(SlotLock(slot), never)):
        assert is_held(slot)
    assert not is_held(slot)


def test_a_game_that_was_closed_in_order_is_not_broken_off_and_leaves_no_mark() -> None:
    slot = new_slot("pile")
    with closing(Autosave(SlotLock(slot), never)) as writer:
        writer.save(played(2))
    assert [path.name for path in saves_folder().iterdir()] == [slot.name]
    game = latest(never)
    assert game is not None and not game.broken_off


def test_a_game_whose_program_was_killed_is_broken_off_until_it_is_mended() -> None:
    slot = new_slot("pile")
    saved(slot, 2)
    with another_window(slot) as other:
        assert not is_broken_off(slot), "it still runs"
        other.kill()
        other.wait()
        game = latest(never)
        assert game is not None and game.broken_off
    forget_break_off(slot)
    game = latest(never)
    assert game is not None and not game.broken_off


def test_a_game_that_was_broken_off_can_be_opened_again() -> None:
    slot = new_slot("pile")
    saved(slot, 2)
    break_off(slot)
    with closing(Autosave(SlotLock(slot), never)) as writer:
        writer.save(played(3))
    assert not is_broken_off(slot)


def test_a_program_that_ends_unforeseen_marks_the_game_played_last() -> None:
    break_off_latest()
    older, newer = new_slot("pile"), new_slot("other")
    saved(older, 1)
    saved(newer, 2)
    break_off_latest()
    assert [game.broken_off for game in running(never)] == [True, False]


def test_a_disk_that_takes_no_files_takes_no_claim_and_refuses_nobody(home: Path) -> None:
    home.write_text("a file where the folder should be")
    claim = SlotLock(saves_folder() / "pile.sobremesa")
    claim.release()
    break_off(saves_folder() / "pile.sobremesa")
    forget_break_off(saves_folder() / "pile.sobremesa")


PLAYER = """
import sys
from contextlib import closing
from pathlib import Path
from game.core.table import Table
from game.storage.autosave import Autosave
from game.storage.saves import open_slot
from tests.pile import PILE
slot = Path(sys.argv[1])
lock, record = open_slot(slot, print)
with closing(Autosave(lock, print)) as writer:
    table = Table(PILE, record.seats, record.seed)
    for action in record.actions:
        table.play(table.ask.seat, action)
    for _ in range(int(sys.argv[2])):
        table.play(table.ask.seat, table.ask.options[0])
        writer.save(table.snapshot())
        writer.settle()
"""


def play_in_another_window(slot: Path, decisions: int) -> None:
    """Another copy of the program goes on with that game, takes so many decisions, and is closed."""
    subprocess.run([sys.executable, "-c", PLAYER, str(slot), str(decisions)], cwd=ROOT, check=True)


def test_a_game_that_was_played_on_in_another_window_is_gone_on_with_from_there() -> None:
    slot = new_slot("pile")
    saved(slot, 2)
    seen = latest(never)
    assert seen is not None and len(seen.record.actions) == 2
    play_in_another_window(slot, 5)
    lock, record = open_slot(seen.slot, never)
    with closing(Autosave(lock, never)) as writer:
        writer.save(record)
    assert len(load(slot, never).actions) == 7


def test_a_game_that_was_finished_in_another_window_cannot_be_gone_on_with() -> None:
    slot = new_slot("pile")
    saved(slot, 11)
    finished = finish(slot, played(12))
    with pytest.raises(UserError, match="finished or given up in another window"):
        open_slot(slot, never)
    assert not is_held(slot)
    assert len(read_record(finished).actions) == 12


def test_a_second_finished_game_of_the_same_name_does_not_replace_the_first() -> None:
    slot = new_slot("pile")
    first = finish(slot, played(12))
    saved(slot, 5)
    second = finish(slot, played(12, seed=8))
    assert first != second
    assert read_record(first).seed == 7


GRABBER = """
import sys, time
from pathlib import Path
from game.core.errors import UserError
from game.storage.saves import SlotLock
slot, inside = Path(sys.argv[1]), Path(sys.argv[2])
print("ready", flush=True)
sys.stdin.readline()
taken = 0
end = time.monotonic() + 2
while time.monotonic() < end:
    try:
        lock = SlotLock(slot)
    except UserError:
        continue
    inside.touch(exist_ok=False)
    taken += 1
    inside.unlink()
    lock.release()
print(taken)
"""


def test_windows_that_grab_and_let_go_of_a_slot_never_hold_it_together(tmp_path: Path) -> None:
    slot = new_slot("pile")
    command = [sys.executable, "-c", GRABBER, str(slot), str(tmp_path / "inside")]
    others = [
        subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for _ in range(3)
    ]
    assert all(other.stdout is not None and other.stdout.readline() == "ready\n" for other in others)
    ends = [other.communicate("go\n", timeout=60)[0] for other in others]
    assert [other.returncode for other in others] == [0, 0, 0]
    assert sum(map(int, ends)) > 10
    assert not is_held(slot)
