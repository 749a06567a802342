"""The stream: plain sentences, said again and copied on a key; captions that hide nothing."""

from __future__ import annotations

import pygame
import pytest

from game.translation import use
from scenes.menus.settings import SettingsScene
from scenes.screenshots.catalogue import SHOTS
from scenes.table.play import PlayScene
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act
from scenes.ui.text import Lettering
from scenes.voice.stream import COPY_COUNT, Stream, plain
from scenes.voice.voice import LINES, CaptionStrip
from tests.menus.conftest import SMALL_AND_LARGE, Stand
from tests.narrow import as_a, there
from tests.ui.pages import page_on
from tests.voice.conftest import Listen

AGAIN, COPY, VOICE, STANDING = pygame.K_a, pygame.K_x, pygame.K_F2, pygame.K_w
LONG = "A sentence that is longer than the strip has room for, and goes on. " * 12


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("**Amaya** plays **Jostle**.", "Amaya plays Jostle."),
        ("Amaya rolls [bulls/die_yellow_3:1.7][bulls/die_yellow_5:1.7]", "Amaya rolls yellow 3, yellow 5."),
        ("Charge: [bulls/bull_4:2.2] [bulls/bull_2:2.2]", "Charge: Bull 4, Bull 2."),
        ("Head\n3 chips\nWho goes?", "Head. 3 chips. Who goes?"),
        ("", ""),
        ("\n  \n", ""),
    ],
)
def test_marks_are_left_out_pictures_are_words_and_lines_are_sentences(text: str, said: str) -> None:
    assert plain(text) == said


def test_what_is_private_is_forgotten_and_nothing_else() -> None:
    stream = Stream()
    for text, private in (("One.", False), ("Two.", True), ("Three.", False)):
        stream.tell(text, private)
    stream.forget_private()
    assert stream.last(9) == ["One.", "Three."]


def test_a_key_says_the_last_sentence_again_and_another_one_copies_the_last(listen: Listen) -> None:
    listener = listen()
    before = listener.press(pygame.K_TAB)
    assert listener.press(AGAIN) == before
    assert listener.everything.count(before) == 2
    listener.press(COPY)
    copied = pygame.scrap.get_text().splitlines()
    assert copied[-1] == before
    for _ in range(COPY_COUNT):
        listener.press(pygame.K_TAB)
    listener.press(COPY)
    assert len(pygame.scrap.get_text().splitlines()) == COPY_COUNT
    assert listener.last == f"Copied: the last {COPY_COUNT} sentences."


def test_keys_of_the_voice_can_be_others_and_are_letters_while_somebody_writes(listen: Listen) -> None:
    listener = listen()
    bindings = listener.sitting.app.services.bindings
    assert bindings.keys.bind(Act.AGAIN, 0, pygame.K_j) is None
    before = listener.press(pygame.K_TAB)
    assert listener.press(pygame.K_j) == before
    listener.choose("Running with the Bulls: button")
    listener.tab_to("Name: Amaya, can be written")
    listener.press(pygame.K_RETURN)
    listener.sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_j, mod=0))
    listener.sitting.frame(pygame.event.Event(pygame.TEXTINPUT, text="j"))
    assert listener.last == "Name: Amayaj, being written."


def test_one_key_says_who_stands_where(listen: Listen) -> None:
    for shot, words in (("play", "points"), ("toruro-3", "chips"), ("alatriste-split", "Fame")):
        listener = listen()
        scene = as_a(PlayScene, SHOTS[shot](listener.sitting.app, 1))
        listener.sitting.manager.begin(scene)
        listener.wait(0.3)
        listener.press(pygame.K_TAB)
        listener.press(STANDING)
        told = listener.heard  # and what else may be said just then
        for seat in scene.table.seats:
            assert any(said.startswith(seat.name) and words in said for said in told)


def test_what_the_mouse_rests_on_is_said_too(stand: Stand) -> None:
    stand.manager.begin(SettingsScene(stand.services))
    stand.frames(1.0)
    done = there(page_on(stand.manager.stack.top).find("done"))
    pos = stand.services.canvas.to_pixel(*done.rect.center)
    motion = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(3, 3), buttons=(0, 0, 0))
    stand.manager.frame(0.02, [motion])
    assert stand.services.stream.last(1) != ["Done: button."]
    stand.frames(1.0)
    assert stand.services.stream.last(1) == ["Done: button."]


def test_one_key_begins_and_ends_it_all(listen: Listen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    listener = listen()
    settings = listener.sitting.app.services.settings
    listener.press(VOICE)
    assert settings.voice_captions
    assert listener.hears(
        "Everything is said now. F2: no longer. A: once more. X: copy it. At a table, W: who"
    )
    assert listener.hears("Three table games")
    listener.press(VOICE)
    assert not settings.voice_captions


def test_what_is_said_in_spanish_is_spanish(listen: Listen) -> None:
    listener = listen(language="es")
    use("es")
    listener.sitting.manager.services.relayout = True
    listener.everything.clear()
    for shot in ("play", "toruro-3", "alatriste-split", "settings"):
        listener.sitting.manager.begin(SHOTS[shot](listener.sitting.app, 1))
        listener.wait(0.3)
        for key in (pygame.K_TAB, pygame.K_TAB, STANDING):
            listener.press(key)
    said = " ".join(listener.everything)
    for english in (" the ", " of ", " can ", "button", "answer", "tool"):
        assert english not in said
    assert "Se puede elegir" in said


# --- captions ---


@SMALL_AND_LARGE
def test_captions_take_room_of_their_own_below_everything_else(
    stand: Stand, size: tuple[int, int], percent: int
) -> None:
    services, window = stand.services, stand.window
    window.size = size
    services.settings.text_size = percent
    services.settings.voice_captions = True
    services.apply_settings()
    services.canvas.spills = []
    stand.manager.begin(SettingsScene(services))
    stand.frames(1.0)
    width, height = window.surface.get_size()
    board = services.canvas.surface.get_size()
    assert board[0] == width
    assert 0.75 * height < board[1] < height
    assert stand.manager.voice.strip.shown
    assert stand.manager.voice.strip.shown not in [spill.text for spill in services.canvas.spills]
    services.settings.voice_captions = False
    stand.frames(0.2)
    assert services.canvas.surface.get_size() == (width, height)


def test_a_click_means_the_same_with_captions(stand: Stand) -> None:
    stand.services.settings.voice_captions = True
    stand.manager.begin(SettingsScene(stand.services))
    stand.frames(1.0)
    done = there(page_on(stand.manager.stack.top).find("done"))
    pos = stand.services.canvas.to_pixel(*done.rect.center)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        stand.manager.frame(0.02, [pygame.event.Event(kind, pos=pos, button=1)])
    assert not isinstance(stand.manager.stack.top, SettingsScene)


@pytest.mark.parametrize("percent", [100, 200])
def test_a_long_sentence_is_shown_page_by_page_and_whole(art: Art, stand: Stand, percent: int) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art, percent / 100))
    stand.services.settings.voice_captions = True
    strip = CaptionStrip(stand.services.settings, canvas)
    strip.tell(LONG)
    pages: list[str] = []
    for _ in range(4000):
        strip.update(0.05)
        if strip.shown not in pages[-1:]:
            pages.append(strip.shown)
    assert " ".join(pages) == LONG.strip()
    line = canvas.measure("A", "body")[1]
    assert all(canvas.measure(page, "body", 1232)[1] <= LINES * line + 1 for page in pages)


def test_a_key_ends_what_waits_and_the_next_sentence_comes_at_once(stand: Stand) -> None:
    stand.services.settings.voice_captions = True
    strip = stand.manager.voice.strip
    for text in ("One.", "Two.", "Three."):
        strip.tell(text)
    strip.update(0.02)
    strip.hush()
    strip.tell("Four.")
    strip.update(0.02)
    assert strip.shown == "Four."
