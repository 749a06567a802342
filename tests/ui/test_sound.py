"""The mixer: silent without a sound card, sliders, captions, music that comes, goes, rests and gives way."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import wait
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.storage.paths import resource
from game.storage.settings import Settings
from scenes.skins import skin_infos
from scenes.ui import sound as module
from scenes.ui.sound import DUCK, EFFECTS, PIECES, RESTLESS, Sound

ROOT = Path(__file__).parents[2]
TITLE: tuple[str, ...] = ("title",)
FIESTA: tuple[str, ...] = ("rumba", "sevillanas", "jota")


@pytest.fixture
def sound() -> Iterator[Sound]:
    """A mixer with its sound card open, as after the first frame, whatever another test left sounding."""
    pygame.mixer.quit()
    mixer = Sound(Settings())
    mixer.tick(0.0)
    assert mixer.open
    yield mixer
    mixer.close()


def until(sound: Sound, goal: Callable[[], bool], seconds: float = 5.0) -> bool:
    """Let frames pass until `goal`; False when it takes too long."""
    end = time.monotonic() + seconds
    while not goal() and time.monotonic() < end:
        time.sleep(0.01)
        sound.tick(0.01)
    return goal()


def hear(sound: Sound, name: str) -> None:
    """Play an effect, and let the frame pass in which it has been read."""
    sound.play(name)
    wait([coming for coming, _ in sound._due])
    sound._sound()


def channels() -> list[pygame.mixer.Channel]:
    """The channels that sound now."""
    return [c for c in map(pygame.mixer.Channel, range(pygame.mixer.get_num_channels())) if c.get_busy()]


def volume() -> float:
    return pygame.mixer.music.get_volume()


def playing() -> bool:
    """The music has been going for a while; after it stopped, its position means nothing."""
    return pygame.mixer.music.get_busy() and pygame.mixer.music.get_pos() > 50


def test_every_take_of_every_effect_is_shipped_and_no_other() -> None:
    takes = {f"{name}_{number}.ogg" for name, e in EFFECTS.items() for number in range(1, e.takes + 1)}
    assert {path.name for path in resource("assets/sound").glob("*_*.ogg")} == takes
    assert all(effect.takes >= 2 for effect in EFFECTS.values())


def test_every_piece_is_as_long_as_its_row_says(sound: Sound) -> None:
    assert {path.stem for path in resource("assets/sound").glob("*.ogg") if "_" not in path.stem} == set(
        PIECES
    )
    for name, seconds in PIECES.items():
        decoded = pygame.mixer.Sound(resource(f"assets/sound/{name}.ogg"))
        assert decoded.get_length() == pytest.approx(seconds, abs=0.02)


def test_every_game_has_three_pieces_of_music_and_no_other_plays_them() -> None:
    programmes = [info.music for info in skin_infos().values()]
    assert all(len(pieces) >= 3 for pieces in programmes)
    finales = [info.finale for info in skin_infos().values()]
    assert {*finales} == RESTLESS and len(finales) == len(RESTLESS)
    pieces = ["title", *finales, *(piece for pieces in programmes for piece in pieces)]
    assert sorted(pieces) == sorted(PIECES)


def test_every_sound_that_a_scene_asks_for_exists() -> None:
    asked = {
        name
        for path in (ROOT / "scenes").rglob("*.py")
        for name in re.findall(r"(?:sound\.play|_click)\(\"(\w+)\"\)", path.read_text("utf-8"))
    }
    assert asked and asked <= set(EFFECTS)


def test_the_sound_card_is_opened_by_the_first_tick_and_not_before() -> None:
    pygame.mixer.quit()
    mixer = Sound(Settings())
    mixer.music(TITLE)
    mixer.play("dice")
    assert pygame.mixer.get_init() is None
    mixer.tick(0.0)
    assert pygame.mixer.get_init() is not None
    mixer.close()
    assert pygame.mixer.get_init() is None


def test_every_effect_can_be_played(sound: Sound) -> None:
    for name in EFFECTS:
        hear(sound, name)
        assert channels(), name
        pygame.mixer.stop()


def test_no_frame_waits_for_an_effect_that_has_to_be_read(sound: Sound) -> None:
    sound._reader.submit(time.sleep, 0.05)
    sound.play("stampede")
    assert not channels()
    assert until(sound, lambda: len(channels()) == 1)
    sound.tick(0.01)
    sound.play("stampede")
    sound.focus(False)
    assert not until(sound, lambda: bool(channels()), 0.05)


def test_no_take_comes_twice_running(sound: Sound) -> None:
    heard = []
    for _ in range(40):
        sound.play("dice")
        heard.append(sound._latest["dice"])
        sound.tick(0.0)
    assert set(heard) == {1, 2, 3}
    assert all(one != other for one, other in pairwise(heard))


def test_an_effect_asked_for_twice_in_one_frame_sounds_once(sound: Sound) -> None:
    told: list[str] = []
    sound.captions = told.append
    hear(sound, "snort")
    hear(sound, "snort")
    assert len(channels()) == len(told) == 1
    sound.tick(0.01)
    hear(sound, "snort")
    assert len(channels()) == len(told) == 2


def test_each_slider_moves_its_own_sounds(sound: Sound) -> None:
    sound.adjust(Settings(volume_effects=50, volume_voices=0))
    hear(sound, "dice")
    assert [0.85 * 0.25 - 0.01 <= channel.get_volume() <= 0.25 for channel in channels()] == [True]
    hear(sound, "ole")
    assert len(channels()) == 1
    hear(sound, "press")
    assert len(channels()) == 2


def test_nothing_is_told_by_sound_alone(sound: Sound) -> None:
    told: list[str] = []
    sound.captions = told.append
    sound.adjust(Settings(mute=True))
    for name in EFFECTS:
        sound.play(name)
    assert told == [effect.caption for effect in EFFECTS.values() if effect.caption]
    assert {"turn", "refuse", "stampede", "trampled", "ole", "gasp"} <= {
        n for n, e in EFFECTS.items() if e.caption
    }
    assert not channels()


def test_away_from_the_window_nothing_sounds_and_the_music_waits(
    sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound.music(TITLE)
    assert until(sound, playing)
    hear(sound, "stampede")
    sound.focus(False)
    assert not channels()
    sound.play("dice")
    assert not channels()
    sound.tick(0.15)
    assert not pygame.mixer.music.get_busy()
    begun: list[float] = []
    play = pygame.mixer.music.play

    def noted(loops: int, start: float) -> None:
        begun.append(start)
        play(loops, start)

    monkeypatch.setattr(pygame.mixer.music, "play", noted)
    sound.focus(True)
    assert until(sound, playing)
    assert len(begun) == 1
    assert 0.05 < begun[0] < 2


def test_who_wants_to_hear_it_in_the_background_does(sound: Sound) -> None:
    sound.adjust(Settings(mute_unfocused=False))
    sound.focus(False)
    hear(sound, "dice")
    assert channels()


def test_music_fades_in_and_a_new_piece_follows_the_faded_one(sound: Sound) -> None:
    full = (Settings().volume_music / 100) ** 2
    sound.music(TITLE)
    sound.tick(0.3)
    sound.tick(0.3)
    assert volume() == pytest.approx(full / 2, abs=0.02)
    sound.tick(0.3)
    assert volume() == pytest.approx(full, abs=0.02)
    sound.music(FIESTA)
    sound.tick(0.3)
    assert volume() == pytest.approx(full / 2, abs=0.02) and sound._playing == TITLE
    sound.tick(0.3)
    sound.tick(0.0)
    assert sound._playing == FIESTA
    sound.music(None)
    sound.tick(0.6)
    assert sound._playing is None and not pygame.mixer.music.get_busy()


def test_music_is_four_decibels_lower_under_a_loud_effect(sound: Sound) -> None:
    sound.music(TITLE)
    for _ in range(10):
        sound.tick(0.1)
    full = volume()
    hear(sound, "ole")
    for _ in range(5):
        sound.tick(0.1)
    assert volume() == pytest.approx(DUCK * full, abs=0.02)
    for _ in range(30):
        sound.tick(0.1)
    assert volume() == pytest.approx(full, abs=0.01)


def test_a_piece_rests_after_its_passes_and_comes_back(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FADE", 0.05)
    monkeypatch.setattr(module, "REST", (0.2, 0.3))
    monkeypatch.setitem(PIECES, "title", 0.2)
    sound.music(TITLE)
    assert until(sound, lambda: sound._playing == TITLE)
    assert until(sound, lambda: sound._playing is None)
    assert sound._rest >= 0.2
    assert until(sound, lambda: sound._playing == TITLE)


def test_after_its_rest_another_piece_of_the_game_follows(
    sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FADE", 0.05)
    monkeypatch.setattr(module, "REST", (0.0, 0.0))
    for name in PIECES:
        monkeypatch.setitem(PIECES, name, 0.1)
    sound.music(FIESTA)
    heard: list[str] = []
    for _ in range(3):
        assert until(sound, lambda: sound._playing == FIESTA and sound._piece != (heard or [""])[-1])
        heard.append(sound._piece)
    assert heard[0] == "rumba" and heard[1] != "rumba" and set(heard) <= set(FIESTA)


def test_a_damaged_file_is_silent_and_logged_once(
    sound: Sound, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken.ogg"
    broken.write_bytes(b"OggS but not really")
    monkeypatch.setattr(module, "resource", lambda relative: broken)
    lines: list[str] = []
    monkeypatch.setattr(module.log, "warning", lambda line, *values: lines.append(line % values))
    for _ in range(20):
        hear(sound, "gasp")
        sound.music(TITLE)
        sound.tick(0.1)
    assert len(lines) == 3 and sum("gasp_1" in line for line in lines) == 1
    assert not channels()


def test_no_sound_card_is_opened_for_who_wants_to_hear_nothing() -> None:
    pygame.mixer.quit()
    mixer = Sound(Settings(mute=True))
    mixer.music(TITLE)
    mixer.tick(0.1)
    assert not mixer.open and pygame.mixer.get_init() is None
    mixer.adjust(Settings())
    assert until(mixer, lambda: mixer.open and playing())
    mixer.close()


PLAYS_EVERYTHING = """
import logging
logging.basicConfig(format="%(message)s")
from game import GAMES
from game.storage.settings import Settings
from scenes.ui.sound import EFFECTS, Sound
told = []
sound = Sound(Settings(), told.append)
for step in range(3):
    sound.music(("rumba", "jota"))
    for name in EFFECTS:
        sound.play(name)
    sound.tick(0.1)
    sound.focus(step == 1)
    sound.adjust(Settings(mute=step == 0))
print(sound.open, len(told))
sound.close()
"""


@pytest.mark.parametrize("driver", ["dummy", "nosuchdriver"])
def test_without_a_sound_card_everything_works_in_silence(driver: str) -> None:
    environment = {**os.environ, "SDL_AUDIODRIVER": driver, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-c", PLAYS_EVERYTHING]
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)
    told = 3 * sum(bool(effect.caption) for effect in EFFECTS.values())
    assert ran.stdout.split() == [str(driver == "dummy"), str(told)], ran.stderr
    assert ran.stderr.count("There is no sound") == (driver != "dummy")


def test_both_ears_hear_the_same_if_that_is_wanted(sound: Sound) -> None:
    for mono, ears in ((True, 1), (False, 2)):
        sound.adjust(Settings(mono=mono))
        sound.tick(0.0)
        assert sound.open
        opened = pygame.mixer.get_init()
        assert opened is not None and opened[2] == ears
        hear(sound, "dice")
