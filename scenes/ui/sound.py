"""Sound: effects in several takes, music with fades and silences, and captions.

Without a sound card, or with a damaged file, the program is silent and says so once in the log.
"""

from __future__ import annotations

import logging
import math
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

import pygame

from game.storage.paths import resource
from game.storage.settings import Settings
from game.translation import tr
from scenes.ui.canvas import Canvas
from scenes.ui.theme import BLACK, INK, OCHRE, PAPER_HI, WALNUT_DK, WHITE

RATE, BUFFER, CHANNELS = 44100, 1024, 24
FADE = 0.6  # seconds in which a piece comes and goes
DUCK = 0.63  # music under a loud effect: 4 dB less
DUCK_SPEED = 3.0  # of full volume a second
KEPT = 15.0  # seconds of effects that are kept ready: 2.6 MB; all of them are nine times as long
PASSES = 2  # how often a piece is played before it rests
REST = (20.0, 40.0)  # seconds of silence before the next one

log = logging.getLogger("sobremesa")


class Effect(NamedTuple):
    """A sound in `takes` recordings, on one of the player's sliders. A `loud` one lowers the music.

    `meaning` is what it tells in words: an English text, translated where it is shown. A `plain` one goes
    with what is seen at that moment and needs no caption.
    """

    slider: str
    takes: int
    meaning: str
    loud: bool = False
    plain: bool = False

    @property
    def caption(self) -> str:
        """The words that are shown while it is heard; "" if it needs none."""
        return "" if self.plain else self.meaning


EFFECTS = {
    "dice": Effect("effects", 3, "Dice roll."),
    "die": Effect("effects", 3, "A die comes to rest.", plain=True),
    "deal": Effect("effects", 3, "Cards are dealt.", plain=True),
    "card": Effect("effects", 3, "A card is laid down or turned.", plain=True),
    "stamp": Effect("effects", 2, "Something is decided, or marked.", plain=True),
    "count": Effect("effects", 3, "Points are counted.", plain=True),
    "stampede": Effect("effects", 3, "Hooves thunder past.", loud=True),
    "snort": Effect("effects", 3, "A bull snorts."),
    "trampled": Effect("effects", 3, "A runner is trampled."),
    "dawn": Effect("effects", 2, "A church bell: a new day.", loud=True),
    "dusk": Effect("effects", 2, "A fanfare: the day is over.", loud=True),
    "fall": Effect("effects", 2, "Somebody falls.", plain=True),
    "escape": Effect("effects", 2, "Somebody gets away.", plain=True),
    "win": Effect("effects", 2, "A fanfare and applause.", loud=True),
    "ole": Effect("voices", 3, "The crowd cheers: ¡Olé!", loud=True),
    "gasp": Effect("voices", 2, "The crowd gasps."),
    "chip": Effect("effects", 3, "A chip is laid down.", plain=True),
    "chips": Effect("effects", 3, "Chips slide over the cloth."),
    "chalk": Effect("effects", 2, "Chalk on the slate."),
    "strike": Effect("effects", 2, "A debt is struck out."),
    "trick": Effect("effects", 3, "A trick is gathered.", plain=True),
    "sorrow": Effect("voices", 2, "A guitar sighs."),
    "relief": Effect("voices", 2, "A guitar smiles."),
    "clash": Effect("effects", 3, "Swords clash.", loud=True),
    "wound": Effect("effects", 2, "Somebody is hurt."),
    "steps": Effect("effects", 3, "Footsteps on the cobbles."),
    "bell": Effect("effects", 2, "A church bell tolls.", loud=True),
    "coins": Effect("effects", 2, "Ducats ring."),
    "lulo": Effect("effects", 2, "A guitar falls silent: a lulo.", loud=True),
    "clean": Effect("effects", 2, "A cloth over the slate: no debts are left.", loud=True),
    "duel": Effect("effects", 2, "A trumpet: a duel is won.", loud=True),
    "jail": Effect("effects", 2, "A jail door falls shut.", loud=True),
    "audience": Effect("effects", 2, "Slow trumpets: an audience at the palace.", loud=True),
    "press": Effect("interface", 2, "A button is pressed.", plain=True),
    "hover": Effect("interface", 2, "Something else is chosen.", plain=True),
    "refuse": Effect("interface", 2, "A knock: this cannot be done."),
    "tiles": Effect("interface", 2, "The tiles turn: another page.", plain=True),
    "turn": Effect("interface", 2, "A chime: your turn."),
}
PIECES = {
    "title": 51.43,
    "rumba": 73.85,
    "sevillanas": 77.14,
    "jota": 76.8,
    "pasillo": 90.0,
    "bambuco": 74.48,
    "guabina": 75.0,
    "folia": 75.79,
    "canarios": 77.84,
    "pavana": 70.59,
    "encierro": 31.30,
    "envite": 32.31,
    "acero": 32.36,
}
"""The pieces of music, with their lengths in seconds."""
RESTLESS = frozenset({"encierro", "envite", "acero"})
"""Pieces after which there is no silence: the end of a game is near."""


class Sound:
    """The mixer. The first `tick` at which anything may be heard opens the sound card.

    That is after the first frame. An open card wakes up forty times a second, even in silence.
    `captions` is called with the caption of every effect that has one, heard or not.
    """

    def __init__(self, settings: Settings, captions: Callable[[str], object] = lambda text: None) -> None:
        self.captions = captions
        self.open = False
        self._tried = False
        self._focused = True
        self._chance = random.Random()  # never the game's: a sound must not change what the dice show
        self._reader = ThreadPoolExecutor(1)  # to decode an effect takes longer than half a frame
        self._takes: dict[str, Future[pygame.mixer.Sound | None]] = {}
        self._due: list[tuple[Future[pygame.mixer.Sound | None], Effect]] = []
        self._latest: dict[str, int] = {}
        self._now: set[str] = set()
        self._loud = 0.0
        self._duck = 1.0
        self._wanted: tuple[str, ...] | None = None
        self._playing: tuple[str, ...] | None = None
        self._piece = ""  # of the programme that is playing
        self._fade = 0.0
        self._mono = settings.mono
        self._heard = 0.0  # seconds of the piece, before it was last begun
        self._rest = 0.0
        self.adjust(settings)

    def adjust(self, settings: Settings) -> None:
        """Take over the player's volumes. The ear hears ratios: half a slider is a quarter of the level."""
        sliders = {effect.slider for effect in EFFECTS.values()} | {"music"}
        self._level = {slider: (getattr(settings, f"volume_{slider}") / 100) ** 2 for slider in sliders}
        self._mute, self._mute_unfocused = settings.mute, settings.mute_unfocused
        if settings.mono is not self._mono:
            self._mono = settings.mono
            self._open_anew()
        self._hush()

    def focus(self, gained: bool) -> None:
        """Note that the window has gained or lost the keyboard."""
        self._focused = gained
        self._hush()

    def play(self, name: str) -> None:
        """Play one of EFFECTS, in another take than the last time, and at most once in a frame.

        What is not kept ready is read first, beside all else, and sounds some frames later.
        """
        effect = EFFECTS[name]
        if name in self._now:
            return
        self._now.add(name)
        if effect.caption:
            self.captions(effect.caption)
        if not self.open or self.silent or not self._level[effect.slider]:
            return
        file = self._take(name, effect.takes)
        coming = self._takes.pop(file, None) or self._reader.submit(_read, file)
        self._takes[file] = coming  # the last one now
        self._due.append((coming, effect))
        self._forget()
        self._sound()

    def _forget(self) -> None:
        """Drop what was not played for longest, but for so much as is kept ready."""
        kept = 0.0
        for file, coming in reversed(tuple(self._takes.items())):
            sound = coming.result() if coming.done() else None
            kept += sound.get_length() if sound is not None else 0.0
            if kept > KEPT:
                del self._takes[file]

    def _sound(self) -> None:
        """Let those effects sound that have been read by now."""
        due, self._due = self._due, []
        for coming, effect in due:
            if not coming.done():
                self._due.append((coming, effect))
                continue
            sound = coming.result()
            if sound is not None and (channel := sound.play()) is not None:
                channel.set_volume(self._level[effect.slider] * self._chance.uniform(0.85, 1.0))
                if effect.loud:
                    self._loud = max(self._loud, sound.get_length())

    @property
    def programme(self) -> tuple[str, ...] | None:
        """The pieces that play by turns now; None if there is no music."""
        return self._wanted

    def music(self, programme: tuple[str, ...] | None) -> None:
        """Let some of PIECES play from now on, with silences between; none or None fade out to nothing.

        The first one opens; then each follows another one.
        """
        if programme != self._wanted:
            self._wanted, self._rest = programme, 0.0

    def tick(self, dt: float) -> None:
        """Let `dt` seconds pass; called once for each frame, after it is drawn."""
        if not (self._tried or self.silent):
            self._open()
        self._now.clear()
        if self.open and not self.silent:
            self._sound()
            self._loud = max(0.0, self._loud - dt)
            self._duck = _toward(self._duck, DUCK if self._loud else 1.0, DUCK_SPEED * dt)
            self._turn_over(dt)
            pygame.mixer.music.set_volume(self._level["music"] * self._fade * self._duck)

    def close(self) -> None:
        """Close the sound card."""
        self._due.clear()
        self._reader.shutdown(cancel_futures=True)
        if self.open:
            pygame.mixer.quit()
        self.open, self._tried = False, True

    @property
    def silent(self) -> bool:
        """True if the player wants to hear nothing now."""
        return self._mute or (self._mute_unfocused and not self._focused)

    def _open_anew(self) -> None:
        """Close the sound card; the next tick opens it as it shall be from now on."""
        if self.open:
            pygame.mixer.quit()
            self._takes.clear()
            self._due.clear()
            self._playing, self.open, self._tried = None, False, False

    def _open(self) -> None:
        self._tried = True
        try:
            pygame.mixer.init(RATE, -16, 1 if self._mono else 2, BUFFER)
        except pygame.error as error:
            log.warning("There is no sound: %s", error)
            return
        pygame.mixer.set_num_channels(CHANNELS)
        self.open = True
        self._hush()

    def _hush(self) -> None:
        """Stop all sound while nothing may be heard; afterwards let the music go on from where it was.

        It is stopped and started again, since pygame's own pause can hang when an effect ends at that moment.
        """
        if not self.open:
            return
        busy = pygame.mixer.music.get_busy()
        if self.silent:
            if busy:
                self._heard += pygame.mixer.music.get_pos() / 1000
            self._due.clear()
            pygame.mixer.stop()
            pygame.mixer.music.stop()
        elif self._playing is not None and not busy:
            self._begin(self._piece, self._heard)

    def _take(self, name: str, takes: int) -> str:
        others = [number for number in range(1, takes + 1) if number != self._latest.get(name)]
        self._latest[name] = self._chance.choice(others)
        return f"{name}_{self._latest[name]}"

    def _turn_over(self, dt: float) -> None:
        """Fade the wanted piece in, and the playing one out once it is unwanted or was long enough."""
        if self._playing is None:
            self._rest -= dt
            if self._wanted and self._rest <= 0:
                self._playing = self._wanted
                self._begin(self._next(self._wanted))
            return
        ends = PASSES * PIECES[self._piece] - FADE
        heard = self._heard + pygame.mixer.music.get_pos() / 1000
        leaving = self._playing != self._wanted or heard >= ends
        self._fade = _toward(self._fade, 0.0 if leaving else 1.0, dt / FADE)
        if leaving and self._fade == 0.0:
            pygame.mixer.music.stop()
            rests = self._playing == self._wanted and self._piece not in RESTLESS
            self._rest = self._chance.uniform(*REST) if rests else 0.0
            self._playing = None

    def _next(self, pieces: Sequence[str]) -> str:
        """The first piece of a programme that begins, else any but the last one."""
        others = [piece for piece in pieces if piece != self._piece]
        if not others or self._piece not in pieces:
            return pieces[0]
        return self._chance.choice(others)

    def _begin(self, piece: str, heard: float = 0.0) -> None:
        try:
            pygame.mixer.music.load(resource(f"assets/sound/{piece}.ogg"))
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(loops=-1, start=heard % PIECES[piece])
        except (pygame.error, OSError) as error:
            log.warning("The piece %s cannot be played: %s", piece, error)
            self._playing, self._rest = None, math.inf
        else:
            self._piece, self._fade, self._heard = piece, 0.0, heard


def _read(file: str) -> pygame.mixer.Sound | None:
    """An effect, ready to be played; None if it is damaged."""
    try:
        return pygame.mixer.Sound(resource(f"assets/sound/{file}.ogg"))
    except (pygame.error, OSError) as error:
        log.warning("The sound %s cannot be played: %s", file, error)
        return None


def _toward(value: float, goal: float, step: float) -> float:
    """`value` moved toward `goal` by at most `step`."""
    return max(value - step, min(value + step, goal))


LEFT, RIGHT, EDGE = 12.0, 306.0, 12.0
SECONDS = 2.5
CAPTION_STYLES = {"usual": ("caption", 1.0), "large": ("lead", 1.4), "largest": ("score", 2.0)}
"""The letters of captions, and how many times wider they may be."""
CAPTION_LOOKS = {
    "wood": (WALNUT_DK, 235, PAPER_HI),
    "black": (BLACK, 255, WHITE),
    "paper": (PAPER_HI, 255, INK),
}
"""Their ground with its opacity, and their ink."""


class Captions:
    """The latest captions, if the player wants them. `dirty` asks for one more frame."""

    def __init__(self, settings: Settings) -> None:
        self.dirty = False
        self._settings = settings
        self._left: dict[str, float] = {}  # seconds for which each is still shown

    def tell(self, text: str) -> None:
        """Show the caption of an effect that starts now."""
        if self._settings.captions:
            self._left.pop(text, None)  # so that it becomes the newest
            self._left[text] = SECONDS
            self.dirty = True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        before = len(self._left)
        self._left = {text: left - dt for text, left in self._left.items() if left > dt}
        self.dirty = self.dirty or len(self._left) < before

    def slips(self, canvas: Canvas, foot: float) -> list[tuple[str, pygame.FRect]]:
        """The words to draw above `foot`, each with its area: the newest, and as many others as have room."""
        laid: list[tuple[str, pygame.FRect]] = []
        left, (style, wider) = LEFT, CAPTION_STYLES[self._settings.caption_size]
        right = LEFT + (RIGHT - LEFT) * wider
        for text in reversed(self._left):
            words = tr(text)
            width, height = canvas.measure(words, style, right - LEFT - 2 * EDGE)
            slip = pygame.FRect(left, foot - height - 6, width + 2 * EDGE, height + 6)
            if laid and slip.right > right:
                break
            laid.append((words, slip))
            left = slip.right + 6
        return laid

    def draw(self, canvas: Canvas, foot: float) -> None:
        """Draw them above `foot` in the letters and on the ground that the player wants."""
        style, wider = CAPTION_STYLES[self._settings.caption_size]
        ground, opacity, ink = CAPTION_LOOKS[self._settings.caption_ground]
        for words, slip in self.slips(canvas, foot):
            canvas.fill(slip, ground, opacity, 9)
            canvas.frame(slip, OCHRE, 1.2, 9)
            canvas.text(
                words, *slip.center, style, ink,
                anchor="center middle", width=(RIGHT - LEFT) * wider - 2 * EDGE, box=slip,
            )  # fmt: skip
