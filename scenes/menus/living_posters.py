"""Posters that come alive: after a minute without any touch bots play on them, until the next touch.

Each poster shows still after still of its game, one poster at a time, and the old still fades into the new.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.errors import UserError
from game.storage.logs import log
from scenes.menus.posters import HungPoster, Still, framed, window_of
from scenes.services import Services
from scenes.ui.scene import SmallTable

REST = 60.0
"""Seconds without any touch after which the posters come alive."""
CALM, LATER = 6, 4
"""So many looks of the title pass from one still to the next, and until the next table is made ready."""
FADE = (0.35, 0.7, 1.0)
"""How much is seen of a still in the looks that follow each other when it is new."""


class LivingPosters:
    """The games on the posters of the title, as long as nobody touches anything."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rested = 0.0
        self._looks = 0
        self._tables: dict[str, SmallTable] = {}
        self._stills: dict[str, Still] = {}
        self._is_broken = False

    @property
    def alive(self) -> bool:
        """True while bots play on the posters."""
        return self._looks > 0

    @property
    def _is_allowed(self) -> bool:
        """True where nobody is disturbed: sound and motion are wanted, and nothing is read or offered."""
        settings, voice = self._services.settings, self._services.voice
        is_quiet = settings.mute or settings.reduced_motion or self._is_broken
        is_told = settings.voice_captions or settings.voice_speech or settings.switch != "off"
        return not (is_quiet or is_told or (voice is not None and voice.gives_way))

    def rest(self, seconds: float) -> None:
        """Let that time pass without a touch."""
        self._rested += seconds

    def wake(self) -> None:
        """Take note of a touch, which ends what is alive."""
        self._rested, self._looks = 0.0, 0
        self._tables.clear()
        self._stills.clear()

    def still(self, game: str) -> Still | None:
        """Return what the poster of a game shows instead of its print, if it does."""
        return self._stills.get(game)

    def look(self, posters: Mapping[str, HungPoster]) -> Iterator[str]:
        """Go on to the next look of the title; return the games whose posters look otherwise from now on."""
        games = [game for game in posters if self._services.skins[game].glimpse is not None]
        if self._rested < REST or not (games and self._is_allowed):
            return
        step, turn = self._looks % CALM, self._looks // CALM
        game, later = games[turn % len(games)], games[(turn + 1) % len(games)]
        self._looks += 1
        try:
            if step == LATER and later not in self._tables:
                size = window_of(posters[later].rect.w * self._services.canvas.k)
                self._tables[later] = self._services.small_table(later, size)
            elif step == 0 and game in self._tables:
                self._renew(game, posters[game].angle)
        except UserError as fault:  # an ornament is not worth a dialog
            log.warning("%s", fault)
            self.wake()
            self._is_broken = True
        if step < len(FADE) and game in self._stills:
            self._stills[game] = self._stills[game]._replace(share=FADE[step])
            yield game

    def _renew(self, game: str, angle: float) -> None:
        """Have something happen in a game, and lay a new still of it on its poster."""
        table, before = self._tables[game], self._stills.get(game)
        table.play()
        self._stills[game] = Still(framed(table.picture(), angle), before and before.picture, 0.0)
