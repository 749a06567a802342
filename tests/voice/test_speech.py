"""Speech: sentences go to a program of the system, one after another, and a key ends them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from game.translation import use
from scenes.menus.ease import EaseScene
from scenes.menus.settings import SettingsScene
from scenes.ui.controls import Choice
from scenes.voice import speech
from scenes.voice.speech import PROGRAMS, USUAL, Manner, Program, Speech, programs, voices
from tests.menus.conftest import Stand
from tests.narrow import as_a

SPEAKER = """#!{python} -S
import sys, time
with open({notes!r}, "a") as notes:
    notes.write(" ".join(sys.argv[1:]) + "|" + (sys.stdin.read() if "--stdin" in sys.argv else "") + "\\n")
time.sleep({seconds})
sys.exit({code})
"""

Install = Callable[..., Path]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a script is no program there")


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Puts programs that note down what they are to say where programs are looked for, and nothing else."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(sys, "platform", "linux")

    def make(name: str, seconds: float = 0.0, code: int = 0) -> Path:
        notes, program = tmp_path / f"{name}.txt", folder / name
        program.write_text(
            SPEAKER.format(python=sys.executable, notes=str(notes), seconds=seconds, code=code)
        )
        program.chmod(0o755)
        notes.touch()
        return notes

    return make


def until(reached: Callable[[], bool]) -> None:
    """Wait for another process."""
    end = time.monotonic() + 20
    while not reached():
        assert time.monotonic() < end
        time.sleep(0.01)


def said(notes: Path) -> list[str]:
    """What a program was asked to say, call by call."""
    return notes.read_text().splitlines()


def speaker(found: Sequence[Program], language: str = "en") -> Speech:
    return Speech(found, lambda: language)


def test_sentences_are_spoken_in_their_order_and_language(install: Install) -> None:
    notes = install("espeak-ng")
    voice = speaker(programs(), "es")
    for text in ("Juega una carta.", "−3 fichas; ¿vas?"):
        voice.tell(text)
    until(lambda: len(said(notes)) == 2)
    voice.close()
    assert said(notes) == ["-v es --stdin|Juega una carta.", "-v es --stdin|−3 fichas; ¿vas?"]


def test_the_speech_dispatcher_comes_first_and_is_told_to_cancel(install: Install) -> None:
    notes, _ = install("spd-say", seconds=20.0), install("espeak-ng")
    voice = speaker(programs())
    voice.tell("- a long sentence")
    until(lambda: len(said(notes)) == 1)
    began = time.monotonic()
    voice.hush()
    assert time.monotonic() - began < 0.5
    install("spd-say")
    until(lambda: "--cancel|" in said(notes))
    voice.close()
    assert said(notes)[0] == "--wait --language en -- - a long sentence|"


def test_a_key_ends_what_is_spoken_and_what_waits_but_not_what_follows(install: Install) -> None:
    notes = install("espeak-ng", seconds=20.0)
    voice = speaker(programs())
    for text in ("One.", "Two.", "Three."):
        voice.tell(text)
    until(lambda: len(said(notes)) == 1)
    install("espeak-ng")
    notes.write_text("")
    voice.hush()
    voice.tell("Four.")
    until(lambda: bool(said(notes)))
    voice.close()
    assert said(notes) == ["-v en --stdin|Four."]


def test_where_one_program_cannot_speak_the_next_one_does(install: Install) -> None:
    broken, good = install("spd-say", code=1), install("espeak-ng")
    voice = speaker(programs())
    voice.tell("Hello.")
    voice.tell("Again.")
    until(lambda: len(said(good)) == 2)
    voice.close()
    assert len(said(broken)) == 1


def test_a_program_that_never_ends_is_given_up(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "PATIENCE", 0.3)
    monkeypatch.setattr(speech, "SLOWEST", 0.0)
    install("spd-say", seconds=20.0)
    notes = install("espeak-ng")
    voice = speaker(programs())
    voice.tell("Hello.")
    until(lambda: said(notes) == ["-v en --stdin|Hello."])
    voice.close()


def test_a_program_that_cannot_be_hushed_any_more_is_asked_for_the_next_sentence_all_the_same(
    install: Install,
) -> None:
    notes = install("spd-say", seconds=20.0)
    voice = speaker(programs())
    voice.tell("One.")
    until(lambda: len(said(notes)) == 1)
    program = next(notes.parent.glob("bin/spd-say"))
    program.unlink()
    voice.hush()
    time.sleep(0.5)  # it looks for the program in vain
    install("spd-say")
    voice.tell("Two.")
    until(lambda: said(notes)[-1] == "--wait --language en -- Two.|")
    voice.close()


@pytest.mark.parametrize("name", ["spd-say", "espeak-ng"])
def test_what_cannot_be_spoken_is_left_out_of_a_sentence(install: Install, name: str) -> None:
    notes = install(name)
    voice = speaker(programs())
    voice.tell("A\0na\ud800 rolls.")
    voice.tell("Go.")
    until(lambda: len(said(notes)) == 2)
    voice.close()
    assert "Ana rolls." in said(notes)[0]


def test_telling_never_waits(install: Install) -> None:
    install("espeak-ng", seconds=5.0)
    voice = speaker(programs())
    began = time.monotonic()
    for number in range(100):
        voice.tell(f"Sentence {number}.")
    assert time.monotonic() - began < 0.2
    voice.close()


def test_without_a_program_the_settings_say_so(install: Install, stand: Stand) -> None:
    assert programs() == []
    stand.services.settings.voice_speech = True
    stand.manager.begin(SettingsScene(stand.services))
    stand.frames()
    assert "No program that speaks was found" in " ".join(stand.services.stream.last(30))
    stand.manager.voice.close()


def test_with_a_program_the_settings_say_nothing_about_it(install: Install, stand: Stand) -> None:
    install("espeak-ng")
    stand.manager.begin(SettingsScene(stand.services))
    stand.frames()
    assert "No program" not in " ".join(stand.services.stream.last(30))


def test_the_window_speaks_what_it_says_once_that_is_wanted(install: Install, stand: Stand) -> None:
    notes = install("espeak-ng")
    use("es")
    stand.services.settings.voice_speech = True
    stand.manager.begin(SettingsScene(stand.services))
    stand.frames(0.1)
    until(lambda: "-v es --stdin|Ajustes." in said(notes))
    stand.services.settings.voice_speech = False
    stand.frames(0.1)
    assert stand.services.stream.listeners == [stand.manager.voice.strip]


@pytest.mark.parametrize("system", PROGRAMS)
def test_every_system_has_a_program_that_takes_the_language(system: str) -> None:
    for program in PROGRAMS[system]:
        assert all(program.command(language, USUAL) for language in ("en", "es"))
    assert PROGRAMS[system][0].command("es", USUAL) != PROGRAMS[system][0].command("en", USUAL)


@pytest.mark.parametrize("system", PROGRAMS)
def test_every_system_is_told_how_fast_to_speak_and_with_which_voice(system: str) -> None:
    first = PROGRAMS[system][0]
    usual, hurried = (" ".join(first.command("en", manner)) for manner in (USUAL, Manner(200, voice="Alba")))
    assert "Alba" in hurried and "Alba" not in usual
    assert hurried != " ".join(first.command("en", Manner(voice="Alba")))


def test_rate_pitch_volume_and_voice_reach_the_program_that_speaks(install: Install, stand: Stand) -> None:
    notes, settings = install("espeak-ng"), stand.services.settings
    settings.voice_rate, settings.voice_pitch, settings.voice_volume = 200, 150, 50
    settings.voice_name, settings.voice_speech = "en-scottish", True
    stand.manager.begin(SettingsScene(stand.services))
    stand.frames(0.1)
    until(lambda: "-v en-scottish --stdin -s 350 -p 75 -a 50|Settings." in said(notes))
    settings.voice_speech = False
    stand.frames(0.1)


LISTED = """#!/bin/sh
echo "Pty Language       Age/Gender VoiceName          File                 Other Languages"
echo " 2  en-gb           --/M      English_(Great_Britain) gmw/en"
echo " 5  en-gb-scotland  --/M      English_(Scotland) gmw/en-GB-scotland"
"""


def test_the_page_of_the_voice_offers_the_voices_of_the_system(
    tmp_path: Path, install: Install, stand: Stand
) -> None:
    install("espeak-ng")
    (tmp_path / "bin" / "espeak-ng").write_text(LISTED)
    assert voices(programs(), "en") == ["English_(Great_Britain)", "English_(Scotland)"]
    scene = EaseScene(stand.services)
    stand.manager.begin(scene)
    for _ in range(600):
        stand.frames(0.1)
        if "English_(Scotland)" in names_of(scene):
            break
        time.sleep(0.01)
    assert names_of(scene)[1:] == ["English_(Great_Britain)", "English_(Scotland)"]


def names_of(scene: EaseScene) -> list[str]:
    """The voices that can be chosen."""
    return [name for _, name in as_a(Choice, scene.page.find("voice_name")).choices]
