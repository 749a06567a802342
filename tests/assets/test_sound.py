"""The shipped sounds: the same when made again, none clips, each as loud as its kind, loops without seam."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.needs import of_the_art_group

np = of_the_art_group("numpy")
soundfile = of_the_art_group("soundfile")

from assets.make.sound.__main__ import SHIPPED, write
from assets.make.sound.catalogue import EFFECTS, INDOORS, PIECES, STREET, makers
from assets.make.sound.guitar import Guitar, pluck
from assets.make.sound.loudness import average, loudness, peak
from assets.make.sound.score import eighths, melody, pitch
from assets.make.sound.synth import RATE, Samples, Tape, modes
from assets.make.sound.tavern import SIGHS, SMILES
from scenes.skins import skin_infos

FINALES = [info.finale for info in skin_infos().values()]
TAKES = [f"{name}_{number}" for name in EFFECTS for number in range(1, len(EFFECTS[name].takes) + 1)]
REMADE = ["dice", "card", "snort", "trampled", "dawn", "press", "turn", "chip", "strike", "sorrow", "clash"]


def shipped(file: str) -> Samples:
    """The samples of a shipped sound, two columns."""
    sound: Samples
    sound, rate = soundfile.read(SHIPPED / f"{file}.ogg")
    assert rate == RATE and sound.ndim == 2 and sound.shape[1] == 2
    return sound


def share(sound: Samples, low: float, high: float) -> float:
    """The part of the energy that lies between two frequencies."""
    energy = np.abs(np.fft.rfft(sound.mean(axis=1))) ** 2
    hertz = np.fft.rfftfreq(len(sound), 1 / RATE)
    return float(energy[(hertz >= low) & (hertz < high)].sum() / energy.sum())


def test_exactly_the_takes_of_the_catalogue_and_the_pieces_are_shipped() -> None:
    assert sorted(path.name for path in SHIPPED.iterdir()) == sorted(f"{f}.ogg" for f in [*TAKES, *PIECES])
    assert sum(path.stat().st_size for path in SHIPPED.iterdir()) < 12_000_000


@pytest.mark.parametrize("name", REMADE)
def test_an_effect_made_again_decodes_to_the_same_samples(name: str, tmp_path: Path) -> None:
    for file, make in makers([name]):
        write(tmp_path / f"{file}.ogg", make())
        again, _ = soundfile.read(tmp_path / f"{file}.ogg")
        before = shipped(file)
        assert again.shape == before.shape
        assert np.abs(again - before).mean() < 1e-4


def test_the_takes_of_an_effect_differ() -> None:
    for name, recipe in EFFECTS.items():
        sounds = [shipped(f"{name}_{number}") for number in range(1, len(recipe.takes) + 1)]
        assert len(sounds) >= 2
        for one, other in pairwise(sounds):
            common = min(len(one), len(other))
            assert np.abs(one[:common] - other[:common]).mean() > 0.1 * np.abs(one[:common]).mean()


@pytest.mark.parametrize("file", [*TAKES, *PIECES])
def test_no_sound_comes_nearer_to_full_scale_than_three_decibels(file: str) -> None:
    assert -25 < peak(shipped(file)) <= -3


@pytest.mark.parametrize("file", TAKES)
def test_an_effect_is_as_loud_as_its_kind_and_begins_and_ends_in_silence(file: str) -> None:
    sound = shipped(file)
    assert loudness(sound) == pytest.approx(EFFECTS[file.rpartition("_")[0]].loudness, abs=2)
    assert np.abs(sound[-1]).max() < 0.005
    assert np.abs(sound.mean(axis=0)).max() < 0.002


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_as_loud_as_music_shall_be_and_loops_without_a_step(name: str) -> None:
    sound = shipped(name)
    assert average(sound) == pytest.approx(PIECES[name].level, abs=0.7)
    around = np.abs(np.diff(np.vstack([sound[-3000:], sound[:3000]]), axis=0)).max(axis=1)
    assert around[2999] < max(0.01, 2 * around.mean())


def test_the_music_of_a_game_lasts_a_minute_or_more_and_the_title_less() -> None:
    short = {"title", *FINALES}
    assert all(60 <= len(shipped(name)) / RATE <= 90 for name in PIECES if name not in short)
    assert 40 <= len(shipped("title")) / RATE <= 60


def test_a_finale_is_half_a_minute_and_faster_than_the_music_before_it() -> None:
    from assets.make.sound.andes import BAMBUCO
    from assets.make.sound.court import CANARIOS
    from assets.make.sound.fiesta import JOTA
    from assets.make.sound.haste import ACERO, ENCIERRO, ENVITE

    assert all(30 <= len(shipped(name)) / RATE <= 45 for name in FINALES)
    for fast, slow in ((ENCIERRO, JOTA), (ENVITE, BAMBUCO), (ACERO, CANARIOS)):
        assert fast.eighth < 0.85 * slow.eighth
        assert fast.drum and not slow.drum


def test_the_tavern_and_madrid_are_quieter_than_the_fiesta() -> None:
    fiesta = [average(shipped(name)) for name, piece in PIECES.items() if piece.level == STREET]
    indoors = [average(shipped(name)) for name, piece in PIECES.items() if piece.level == INDOORS]
    assert len(fiesta) == 4 and len(indoors) == 9
    assert max(indoors) < min(fiesta) - 1


@pytest.mark.parametrize("number", [1, 2])
def test_a_lulo_is_sighed_downward_and_a_debt_gone_smiled_upward(number: int) -> None:
    assert list(SIGHS[number - 1]) == sorted(SIGHS[number - 1], reverse=True)
    assert list(SMILES[number - 1]) == sorted(SMILES[number - 1])
    for name, tune, gap in (("sorrow", SIGHS, 0.24), ("relief", SMILES, 0.11)):
        sound = shipped(f"{name}_{number}").mean(axis=1)
        first = sound[int(0.05 * RATE) : int((0.03 + gap) * RATE)]
        spectrum = np.abs(np.fft.rfft(first, 8 * RATE))
        hertz = np.fft.rfftfreq(8 * RATE, 1 / RATE)
        heard = hertz[spectrum[: 8 * 1500].argmax()]
        written = 440 * 2 ** ((tune[number - 1][0] - 69) / 12)
        assert min(abs(heard / written - times) for times in (1, 2)) < 0.03


@pytest.mark.parametrize("number", [1, 2, 3])
def test_chips_are_of_clay_and_cards_of_paper(number: int) -> None:
    # A chip rings between 1.5 and 8 kHz; cards swept together hiss without a tone of their own.
    assert share(shipped(f"chip_{number}"), 1500, 8000) > 0.5
    assert share(shipped(f"trick_{number}"), 1000, 8000) > 0.4


def test_swords_and_ducats_are_of_metal_and_boots_strike_stone() -> None:
    assert all(share(shipped(f"clash_{number}"), 2500, 12000) > 0.5 for number in (1, 2, 3))
    assert all(share(shipped(f"coins_{number}"), 2500, 12000) > 0.8 for number in (1, 2))
    assert all(share(shipped(f"steps_{number}"), 150, 1000) > 0.6 for number in (1, 2, 3))


@pytest.mark.parametrize(("number", "hertz"), [(1, 262), (2, 294)])
def test_a_church_bell_still_hums_at_its_own_partials_after_two_seconds(number: int, hertz: int) -> None:
    late = shipped(f"bell_{number}")[2 * RATE :].mean(axis=1)
    spectrum = np.abs(np.fft.rfft(late))
    heard = np.fft.rfftfreq(len(late), 1 / RATE)[spectrum.argmax()]
    assert min(abs(heard / hertz - ratio) for ratio in (0.5, 1, 1.19, 2)) < 0.02


@pytest.mark.parametrize("number", [1, 2, 3])
def test_small_loudspeakers_carry_the_stampede(number: int) -> None:
    sound = shipped(f"stampede_{number}")
    assert share(sound, 400, 900) > 0.3
    assert share(sound, 20, 200) < 0.4


def test_one_hears_that_the_crowd_says_ole() -> None:
    # The o has little between its formants and the third; the e has its second formant there.
    sound = shipped("ole_1")
    first, second = sound[: int(0.3 * RATE)], sound[int(0.55 * RATE) : int(1.0 * RATE)]
    assert share(second, 1600, 2400) > 3 * share(first, 1600, 2400)


def test_a_string_sounds_at_its_pitch_and_dies_away() -> None:
    sound = pluck(np.random.default_rng(1), pitch("A3"), 0.7, 2.0)
    spectrum = np.abs(np.fft.rfft(sound))
    hertz = np.fft.rfftfreq(len(sound), 1 / RATE)
    near = (hertz > 200) & (hertz < 240)
    assert hertz[near][spectrum[near].argmax()] == pytest.approx(220, abs=1)
    assert np.abs(sound[RATE:]).max() < 0.3 * np.abs(sound[:RATE]).max()


def test_four_fingers_of_a_rasgueado_are_18_milliseconds_apart() -> None:
    guitar = Guitar(np.random.default_rng(1))
    guitar.rasgueado(1.0, "022100", 0.9)
    low = sorted(note.at for note in guitar.plucks if note.string == 0)
    assert len(low) == 4
    assert np.diff(low) == pytest.approx([0.018] * 3, abs=0.012)


def test_modes_are_decaying_sines() -> None:
    time = np.arange(RATE) / RATE
    wanted = np.sin(2 * np.pi * 440 * time) * np.exp(-time / 0.3)
    assert np.abs(modes(1.0, [440], [0.3], [1.0]) - wanted).max() < 1e-9


def test_what_runs_over_the_end_of_a_loop_goes_on_at_its_beginning() -> None:
    tape = Tape(loop=1.0)
    tape.add(np.ones(RATE // 2), at=0.75, pan=-1)
    assert tape.samples[: RATE // 4, 0].min() == pytest.approx(1)
    assert tape.samples[RATE // 4 : 3 * RATE // 4].max() == 0


def test_a_written_melody_is_read_as_notes() -> None:
    notes = list(melody("A4:2 ^B4:.5 -:1 G#3:4"))
    assert [(n.at, n.eighths, n.pitch, n.slurred) for n in notes] == [
        (0, 2, 69, False),
        (2, 0.5, 71, True),
        (3.5, 4, 56, False),
    ]


def test_every_bar_of_the_pieces_is_full() -> None:
    from assets.make.sound.andes import BAMBUCO, GUABINA
    from assets.make.sound.court import CANARIOS, PAVANA
    from assets.make.sound.fiesta import JOTA, SEVILLANAS
    from assets.make.sound.folia import FOLIA
    from assets.make.sound.haste import ACERO, ENCIERRO, ENVITE
    from assets.make.sound.music import RUMBA, TITLE
    from assets.make.sound.pasillo import PASILLO

    assert all(len(strokes) == 8 and (not line or eighths(line) == 8) for _, strokes, line in RUMBA)
    assert all(eighths(line) == 6 for _, line in (*TITLE, *PASILLO, *FOLIA))
    for song in (ENCIERRO, ENVITE, ACERO):
        assert all(len(pattern) == song.beats for pattern in song.drum)
    for song in (SEVILLANAS, JOTA, BAMBUCO, GUABINA, CANARIOS, PAVANA, ENCIERRO, ENVITE, ACERO):
        assert all(eighths(line) == song.beats for _, line in song.rows)
        assert all(len(way) == song.beats for way in (*song.ways, *(song.palmas or ())))
