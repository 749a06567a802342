"""Speech: sentences spoken by a program of the system, in a thread beside the window.

The program needs nothing to be installed for it: where no such program is found, it does not speak.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from typing import NamedTuple

from game.storage.logs import log

Command = list[str]

_POWERSHELL = ("-NoProfile", "-NonInteractive", "-Command")
_WINDOWS = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, '{language}') }} catch {{ }}; "
    "{manner}"
    "$voice.Speak([Console]::In.ReadToEnd())"
)
_LIST = (
    "Add-Type -AssemblyName System.Speech; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).GetInstalledVoices() | "
    "ForEach-Object { $_.VoiceInfo.Culture.Name + ' ' + $_.VoiceInfo.Name }"
)
_ESPEAK_LIST = r"^ *\d+ +\S+ +\S+ +(\S+)"
_MAC_VOICES = {"en": "Samantha", "es": "Mónica"}
PATIENCE, SLOWEST = 5.0, 0.25
"""Seconds that a sentence may take at most: a fixed number, and more for each letter."""
_NO_WINDOW = 0x08000000
"""The flag for Windows that keeps a console from flashing up with each sentence."""


class Manner(NamedTuple):
    """How somebody wants to be spoken to: rate, pitch and volume in percent of the usual, and the voice."""

    rate: int = 100
    pitch: int = 100
    volume: int = 100
    voice: str = ""


USUAL = Manner()


@dataclass(frozen=True, slots=True)
class Program:
    """A program that speaks the text on its standard input, or (`text_as_argument`) its last argument.

    `command` gives its other arguments for a language and a manner. `hush` are the arguments that silence its
    server, `voices` those with which it lists its voices, and `listed` finds their names in that list.
    """

    name: str
    command: Callable[[str, Manner], Command]
    text_as_argument: bool = False
    hush: tuple[str, ...] = ()
    voices: Callable[[str], Command] = lambda language: []
    listed: str = r"^(.+)$"


def _espeak(language: str, manner: Manner) -> Command:
    return [
        "-v", manner.voice or language, "--stdin",
        *_given("-s", manner.rate, round(1.75 * manner.rate)),
        *_given("-p", manner.pitch, min(99, manner.pitch // 2)),
        *_given("-a", manner.volume, manner.volume),
    ]  # fmt: skip


def _dispatcher(language: str, manner: Manner) -> Command:
    return [
        "--wait", "--language", language, *(["-y", manner.voice] if manner.voice else []),
        *_given("-r", manner.rate, _from_middle(manner.rate)),
        *_given("-p", manner.pitch, _from_middle(manner.pitch)),
        *_given("-i", manner.volume, manner.volume - 100),
        "--",
    ]  # fmt: skip


def _say(language: str, manner: Manner) -> Command:
    voice = manner.voice or _MAC_VOICES[language]
    return ["-v", voice, *_given("-r", manner.rate, round(1.75 * manner.rate)), "-f", "-"]


def _windows(language: str, manner: Manner) -> Command:
    name = manner.voice.replace("'", "''")
    rows = [
        (name, f"try {{ $voice.SelectVoice('{name}') }} catch {{ }}; "),
        (manner.rate != USUAL.rate, f"$voice.Rate = {round(_from_middle(manner.rate) / 10)}; "),
        (manner.volume != USUAL.volume, f"$voice.Volume = {manner.volume}; "),
    ]
    script = _WINDOWS.format(language=language, manner="".join(words for wanted, words in rows if wanted))
    return [*_POWERSHELL, script]


def _given(option: str, percent: int, value: int) -> Command:
    """An option with its value, unless it is as usual."""
    return [] if percent == 100 else [option, str(value)]


def _from_middle(percent: int) -> int:
    """A percentage on a scale from -100 to 100 with the usual in the middle."""
    return percent - 100 if percent < 100 else min(100, (percent - 100) // 2)


PROGRAMS: dict[str, tuple[Program, ...]] = {
    "darwin": (
        Program("say", _say, voices=lambda language: ["-v", "?"], listed=r"^(.+?) +{language}[_-]"),
        Program("say", lambda language, manner: ["-f", "-"]),
    ),
    "win32": (
        Program(
            "powershell",
            _windows,
            voices=lambda language: [*_POWERSHELL, _LIST],
            listed=r"^{language}-\S* (.+?)\r?$",
        ),
    ),
    "linux": (
        Program(
            "spd-say", _dispatcher, True, ("--cancel",), lambda language: ["-L"], r"^ *(\S.*?) +{language}\b"
        ),
        Program("espeak-ng", _espeak, voices=lambda language: [f"--voices={language}"], listed=_ESPEAK_LIST),
        Program("espeak", _espeak, voices=lambda language: [f"--voices={language}"], listed=_ESPEAK_LIST),
    ),
}
"""The programs of each system in the order of trying. A Mac may lack the voice of a language, but has one."""


def programs() -> Sequence[Program]:
    """The programs of this system that are installed."""
    return [program for program in PROGRAMS.get(sys.platform, ()) if shutil.which(program.name)]


def voices(found: Sequence[Program], language: str) -> list[str]:
    """The names of the voices for a language that the first of these programs has; it takes its time."""
    for program in found[:1]:
        if arguments := program.voices(language):
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                listing = _start(program, *arguments, heard=True)
                out, _ = listing.communicate(timeout=PATIENCE)
                pattern = program.listed.replace("{language}", language)
                return [*dict.fromkeys(re.findall(pattern, out.decode(errors="replace"), re.M))]
    return []


class Speech:
    """Speaks through the first of the programs `found` that works, in a thread of its own."""

    def __init__(
        self,
        found: Sequence[Program],
        language: Callable[[], str],
        manner: Callable[[], Manner] = lambda: USUAL,
    ) -> None:
        self._programs, self._language, self._manner = list(found), language, manner
        self._waiting: SimpleQueue[tuple[int, str, str] | None] = SimpleQueue()
        self._lock = Lock()
        self._turn = 0  # counts calls of hush: sentences from before the last one are stale
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = Thread(target=self._work, name="speech", daemon=True)
        self._thread.start()

    @property
    def busy(self) -> bool:
        """True while sentences wait, or one is spoken."""
        process = self._process
        return not self._waiting.empty() or (process is not None and process.poll() is None)

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
                self._process = _start(program, *program.command(language, self._manner()), *last)
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


def _start(program: Program, *arguments: str, heard: bool = False) -> subprocess.Popen[bytes]:
    """A started program of the system, without a window, with the system's own libraries.

    What it writes can be read if it is `heard`.
    """
    environment = {**os.environ}
    if getattr(sys, "frozen", False):  # the packaged program has put its own in front of them
        kept = environment.pop("LD_LIBRARY_PATH_ORIG", "")
        environment.pop("LD_LIBRARY_PATH", None)
        environment.update({"LD_LIBRARY_PATH": kept} if kept else {})
    return subprocess.Popen(
        [shutil.which(program.name) or program.name, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE if heard else subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment,
        creationflags=_NO_WINDOW if sys.platform == "win32" else 0,
    )
