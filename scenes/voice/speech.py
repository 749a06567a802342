"""Speech: sentences spoken by a program of the system, in a thread beside the window.

The program needs nothing to be installed for it: where no such program is found, it does not speak.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread

from game.storage.logs import log

Command = list[str]

_POWERSHELL = ("-NoProfile", "-NonInteractive", "-Command")
_WINDOWS = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, '{language}') }} catch {{ }}; "
    "$voice.Speak([Console]::In.ReadToEnd())"
)
_MAC_VOICES = {"en": "Samantha", "es": "Mónica"}
PATIENCE, SLOWEST = 5.0, 0.25
"""Seconds that a sentence may take at most: a fixed number, and more for each letter."""
_NO_WINDOW = 0x08000000
"""The flag for Windows that keeps a console from flashing up with each sentence."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program that speaks the text on its standard input, or (`text_as_argument`) its last argument.

    `command` gives its other arguments for a language. `hush` are the arguments that silence its server.
    """

    name: str
    command: Callable[[str], Command]
    text_as_argument: bool = False
    hush: tuple[str, ...] = ()


PROGRAMS: dict[str, tuple[Program, ...]] = {
    "darwin": (
        Program("say", lambda language: ["-v", _MAC_VOICES[language], "-f", "-"]),
        Program("say", lambda language: ["-f", "-"]),
    ),
    "win32": (Program("powershell", lambda language: [*_POWERSHELL, _WINDOWS.format(language=language)]),),
    "linux": (
        Program("spd-say", lambda language: ["--wait", "--language", language, "--"], True, ("--cancel",)),
        Program("espeak-ng", lambda language: ["-v", language, "--stdin"]),
        Program("espeak", lambda language: ["-v", language, "--stdin"]),
    ),
}
"""The programs of each system in the order of trying. A Mac may lack the voice of a language, but has one."""


def programs() -> Sequence[Program]:
    """The programs of this system that are installed."""
    return [program for program in PROGRAMS.get(sys.platform, ()) if shutil.which(program.name)]


class Speech:
    """Speaks through the first of the programs `found` that works, in a thread of its own."""

    def __init__(self, found: Sequence[Program], language: Callable[[], str]) -> None:
        self._programs, self._language = list(found), language
        self._waiting: SimpleQueue[tuple[int, str, str] | None] = SimpleQueue()
        self._lock = Lock()
        self._turn = 0  # counts calls of hush: sentences from before the last one are stale
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = Thread(target=self._work, name="speech", daemon=True)
        self._thread.start()

    def tell(self, text: str) -> None:
        """Speak a sentence after those that wait."""
        printable = "".join(filter(str.isprintable, text))  # programs take nothing else
        self._waiting.put((self._turn, self._language(), printable))

    def hush(self) -> None:
        """Fall silent, and drop the sentences that wait."""
        with self._lock:
            self._turn += 1
            if self._process is not None and self._process.poll() is None:
                self._process.terminate()

    def forget(self) -> None:
        """Fall silent: the current sentence was meant for somebody else."""
        self.hush()

    def close(self) -> None:
        """Fall silent and end the thread."""
        self.hush()
        self._waiting.put(None)
        self._thread.join(timeout=2.0)

    def _work(self) -> None:
        while (item := self._waiting.get()) is not None:
            self._speak(*item)

    def _speak(self, turn: int, language: str, text: str) -> None:
        while self._programs:
            program = self._programs[0]
            process = self._start(program, turn, language, text)
            if process is not None:
                given = b"" if program.text_as_argument else text.encode()
                _wait(process, given, PATIENCE + SLOWEST * len(text))
            if turn != self._turn:
                if process is not None and program.hush:
                    with contextlib.suppress(OSError):
                        _wait(_start(program, *program.hush), b"", PATIENCE)
                return
            if process is not None and process.returncode == 0:
                return
            log.warning("%s cannot speak", program.name)
            self._programs.pop(0)

    def _start(self, program: Program, turn: int, language: str, text: str) -> subprocess.Popen[bytes] | None:
        """The started program; None if it cannot be started, or the sentence is stale."""
        last = [text] if program.text_as_argument else []
        with self._lock:
            if turn != self._turn:
                return None
            try:
                self._process = _start(program, *program.command(language), *last)
            except OSError:
                return None
            return self._process


def _wait(process: subprocess.Popen[bytes], text: bytes, seconds: float) -> None:
    """Give a program its text and wait for its end; kill it after so many seconds."""
    try:
        process.communicate(text, timeout=seconds)
    except (OSError, subprocess.TimeoutExpired):
        process.kill()
        process.wait()


def _start(program: Program, *arguments: str) -> subprocess.Popen[bytes]:
    """A started program of the system, without a window or output, with the system's own libraries."""
    environment = {**os.environ}
    if getattr(sys, "frozen", False):  # the packaged program has put its own in front of them
        kept = environment.pop("LD_LIBRARY_PATH_ORIG", "")
        environment.pop("LD_LIBRARY_PATH", None)
        environment.update({"LD_LIBRARY_PATH": kept} if kept else {})
    return subprocess.Popen(
        [shutil.which(program.name) or program.name, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment,
        creationflags=_NO_WINDOW if sys.platform == "win32" else 0,
    )
