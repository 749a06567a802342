"""Results logs: files that grow by a line for each result, so that what was done once is not done again."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from game.core.errors import UserError
from game.core.reading import read_bounded
from game.storage.paths import reason_of, tournaments_folder

MOST = 100_000_000  # bytes of results that are gone on with

Row = tuple[int, ...]


def results_log_of(task: str) -> Path:
    """Return the player's own file for that task."""
    return tournaments_folder() / f"{sha256(task.encode()).hexdigest()[:16]}.jsonl"


class ResultsLog:
    """The results of one long task, until it is closed.

    The first line of its file says which task; each other one is a result. A line that was cut off when the
    program was killed is dropped; a file that begins otherwise is somebody else's, and left alone.
    """

    def __init__(self, path: Path, task: str) -> None:
        """Open or begin the file. Raises UserError: it cannot be used, or is another one."""
        self.path = path
        self.rows: list[Row] = []
        """What was there when the ledger was opened."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            text = read_bounded(path, MOST).decode() if path.exists() else ""
            ours = f"{task}\n"
            if not (text.startswith(ours) or ours.startswith(text)):
                raise UserError("{file} holds the results of something else.", file=path)
            whole = text[: text.rfind("\n") + 1]
            self._read(whole)
            self._file = path.open("r+b" if path.exists() else "w+b")
            self._file.truncate(len(whole.encode()))
            self._file.seek(0, 2)
            if not whole:
                self._write(task)
        except (OSError, UnicodeDecodeError) as error:
            raise UserError("{file} cannot be used: {reason}.", file=path, reason=reason_of(error)) from None

    def _read(self, whole: str) -> None:
        for number, line in enumerate(whole.splitlines()[1:], 2):
            try:
                row = json.loads(line)
            except (ValueError, RecursionError):
                row = None
            if not (isinstance(row, list) and all(type(value) is int for value in row)):
                raise UserError("{file}, line {number}: this is no result.", file=self.path, number=number)
            self.rows.append(tuple(row))

    def add(self, row: Row) -> None:
        """Write down a result. Raises UserError: it cannot be written."""
        try:
            self._write(json.dumps(row))
        except OSError as error:
            raise UserError(
                "{file} cannot be used: {reason}.", file=self.path, reason=reason_of(error)
            ) from None

    def _write(self, line: str) -> None:
        self._file.write(f"{line}\n".encode())
        self._file.flush()

    def drop(self) -> None:
        """Delete the file: the task is done, and nobody wants to keep its results."""
        self._file.close()
        self.path.unlink(missing_ok=True)

    def close(self) -> None:
        """Close the file; its results stay."""
        self._file.close()
