"""What lies on the bar of a film: the scrubber, where it stands, and the buttons that go to and fro."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from game.translation import tr
from scenes.film.bar import (
    EDGE,
    HIGH,
    KNOB,
    LEFT,
    REACH,
    ROW,
    STEP,
    TRACK,
    Pin,
    Scrubber,
    StepButton,
    Where,
    WordButton,
    great_pins,
    word_buttons,
)
from scenes.film.film_session import FilmSession
from scenes.menus.review_job import ReviewJob
from scenes.services import Services
from scenes.ui.input import Act
from scenes.ui.keymap import with_key
from scenes.ui.widgets import Press, Widget


class FilmBar:
    """Lays the bar of `session`; `review_job` finds what was lucky and what was dear, None if none does.

    The places of `moments` are marked, too, each as praised or not.
    """

    def __init__(
        self,
        services: Services,
        session: FilmSession,
        review_job: ReviewJob | None,
        moments: Sequence[tuple[int, bool]] = (),
    ) -> None:
        self._services, self._session, self._review_job = services, session, review_job
        self._moments = moments

    @property
    def strip(self) -> pygame.FRect:
        """Where the bar lies."""
        window = self._services.canvas.window
        return pygame.FRect(window.left, window.bottom - HIGH, window.w, HIGH)

    @property
    def middle(self) -> float:
        """The middle of the buttons that go to and fro."""
        return self.strip.centerx - LEFT

    def widgets(self, deeds: Mapping[Act, Press]) -> list[Widget]:
        """Return all that lies on it: a button does what its key does; without a deed there is none."""
        strip = self.strip
        track = pygame.FRect(strip.left + EDGE, strip.top + TRACK - REACH, strip.w - 2 * EDGE, 2 * REACH)
        left = strip.left + EDGE - 6
        where = (left, strip.top + ROW - KNOB / 2, self.middle - 4.1 * STEP - left, KNOB)
        return [
            Scrubber(track, self._session, self.pins(), self.when),
            Where(where, *self.where()),
            *self._steps(deeds),
            *self._words(deeds),
        ]

    def _steps(self, deeds: Mapping[Act, Press]) -> list[Widget]:
        """Return the buttons that go to and fro, in the middle."""
        back, on = -1, 1
        rows = (
            ("round back", Act.REPLAY, 2, back, True, tr("A round back")),
            ("turn back", Act.DOWN, 2, back, False, tr("A turn back")),
            ("back", Act.LEFT, 1, back, True, tr("A decision back")),
            ("backwards", Act.UNDO, 1, back, False, tr("Run backwards")),
            ("play", Act.HOLD, 1, on, False, tr("Run, or rest")),
            ("on", Act.RIGHT, 1, on, True, tr("A decision on")),
            ("turn on", Act.UP, 2, on, False, tr("A turn on")),
            ("round on", Act.SKIP, 2, on, True, tr("A round on")),
        )
        made: list[Widget] = []
        y, x = self.strip.top + ROW - KNOB / 2, self.middle - 3.5 * STEP - KNOB / 2
        for key, act, count, way, bar, words in rows:
            rests = (key, self._session.running) in (("play", 1), ("backwards", -1))
            tip = with_key(words, act, self._services.bindings)
            area = x, y, KNOB, KNOB
            button = StepButton(area, 0 if rests else count, way, deeds[act], key, tip, bar=bar)
            button.lit = key == "play" or rests
            made.append(button)
            x += STEP
        return made

    def _words(self, deeds: Mapping[Act, Press]) -> list[Widget]:
        """Return the buttons with words, at the right."""
        tip = partial(with_key, bindings=self._services.bindings)
        rate = tr("×{rate}", rate=f"{self._session.rate:g}")
        rows = (
            ("menu", Act.MENU, tr("Menu"), tr("Keep a picture or a moving one, and more")),
            ("rate", Act.SPEED, rate, tr("How fast it runs")),
            ("eyes", Act.PEEK, self.eyes_name(), tr("Whose eyes see it")),
            ("what if", Act.WHY, tr("What if?"), tr("Go another way from here")),
            ("go on", Act.AGAIN, tr("Play on from here"), tr("What came later is forgotten")),
            ("leave", Act.FILM, tr("Back"), tr("Leave the film")),
        )
        there = (row for row in rows if row[1] in deeds)
        shown = [WordButton(key, words, deeds[act], tip(told, act)) for key, act, words, told in there]
        strip = self.strip
        left = self.middle + 4 * STEP + 4
        canvas = self._services.canvas
        return word_buttons(canvas, shown, left, strip.right - 14, strip.top + ROW - KNOB / 2 - 1)

    def pins(self) -> list[Pin]:
        """Return what is marked on the scrubber."""
        pins = great_pins(self._session.great)
        found = self._review_job.found if self._review_job is not None else None
        if found is not None and found.luck is not None:
            pins.append(Pin(found.luck.after.decisions, tr("The luckiest moment"), up=True))
        if found is not None and found.fall is not None:
            pins.append(Pin(found.fall.before.decisions, tr("The greatest fall, luck aside"), up=False))
        words = tr("A moment to look at again")
        return [*pins, *(Pin(place, words, up=is_good) for place, is_good in self._moments)]

    def when(self, place: int) -> str:
        """Return the name of the time at a place."""
        film = self._session.film
        return self._services.skins[film.game.meta.id].when(film.stills[place].rounds)

    def where(self) -> tuple[str, str]:
        """Return when and where in the game it stands; while it is not over, no decisions are counted."""
        session = self._session
        ask = session.ask
        name = session.seats[ask.seat].name if ask is not None else tr("End")
        first = f"{self.when(session.place)} · {name}"
        if session.fixed:
            return first, tr("What you have seen so far")
        return first, tr("decision {n} of {all}", n=session.place, all=session.film.last)

    def eyes_name(self) -> str:
        """Return whose eyes see it, for a button."""
        eyes = self._session.eyes
        return tr("All open") if eyes is None else self._session.seats[eyes].name
