"""The title: posters on a tiled wall, and a row of buttons under them.

What is behind a button is loaded when it is pressed, so that the title itself is there at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.errors import UserError
from game.storage.paths import crashes_folder
from game.storage.saves import Saved, forget_break_off
from game.storage.settings import TEXT_SIZES
from game.translation import LANGUAGES, language, tr, use
from scenes.menus.living_posters import LivingPosters
from scenes.menus.menu import (
    MenuChoice,
    MenuScene,
    button_lines,
    game_name,
    time_and_turn,
)
from scenes.menus.people_tiles import HereButton
from scenes.menus.posters import SHAPE, HungPoster, pictures, places
from scenes.menus.wall_notes import day_leaf, evening_slate, puzzle_slip
from scenes.services import Living, Services
from scenes.ui import theme
from scenes.ui.anim import Timeline, call, ease_out_cubic, tween
from scenes.ui.canvas import Canvas
from scenes.ui.clipboard import is_paste
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.input import Act, Input, Key
from scenes.ui.keymap import Hint
from scenes.ui.scene import STAY, Glimmer, Push, Quit, Transition
from scenes.ui.widgets import Button, Label, Picture, Press, Widget

NOTE, NOTES, BESIDE = (104.0, 158.0), 214.0, 9.0
"""Size of a note on the wall, its upper edge, and the least room at both sides of it."""
BELOW = 26.0
"""How far the slate of the evening hangs below the leaf of the calendar."""
ROOMY = 1.5
"""From this text size on there is no room below the words of a button; a tooltip says the rest."""
HANG, HANG_STAGGER = 0.30, 0.10
"""For how many seconds a poster is hung up, and how long after the last."""


class TitleScene(MenuScene):
    """The first scene. A saved game is offered before anything else."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.saved: Saved | None = None
        found = zip(services.skins, places(len(services.skins)), strict=True)
        self._places = dict(sorted(found, key=lambda item: item[1].middle))
        """The place of each game's poster, from left to right."""
        self._hung = dict.fromkeys(self._places, 1.0)
        self._looks: dict[Living, int] = {}
        """How each living part of the posters looks, if not as it was printed."""
        self._steps = 0
        self.living = LivingPosters(services)
        """What bots play on the posters after a minute without a touch."""
        self._motion = Timeline()
        self._seen = self._offered = False
        self.under_way: dict[str, str] = {}
        """How far the game has come that was played last, by its name; read when all posters hang."""
        self._read = False

    @property
    def busy(self) -> bool:
        return self._motion.busy

    @property
    def listens(self) -> bool:
        """True while the posters are alive: whatever is pressed ends that and does nothing else."""
        return self.living.alive or super().listens

    def handle(self, item: Input) -> Transition | None:
        alive = self.living.alive
        self.living.wake()
        if alive:
            self.dirty = True
            return STAY
        return super().handle(item)

    def cover(self) -> None:
        self.living.wake()

    def update(self, dt: float) -> Transition | None:
        self.living.rest(dt)
        self.dirty = self.dirty or self._motion.busy  # its end has to be drawn, too
        self._motion.update(dt)
        if not self._seen and not all(map(self.services.canvas.art.is_loaded, self._pictures[:1])):
            self.hang()
        self._seen = True
        if not (self._read or self._motion.busy):
            self._read = True
            self._look_what_is_under_way()
        if self.saved is not None and self.saved.broken_off and not (self._offered or self._motion.busy):
            self._offered = True
            return Push(self._offer(self.saved))
        return super().update(dt)

    def _look_what_is_under_way(self) -> None:
        found = {}
        for saved in reversed(self.services.saved_games() if self.saved is not None else ()):
            words = time_and_turn(self.services, saved) or tr("A game is under way")
            found[saved.record.game] = words
        if found != self.under_way:
            self.under_way = found
            self.relayout()

    def hang(self) -> None:
        """Hang the posters up one after the other; they are loaded only then, after the wall is shown."""
        fetch = partial(self.services.canvas.art.fetch, self._pictures)
        self._motion.add(call(fetch), after=HANG_STAGGER / 2)
        for place, game in enumerate(self._hung, 1):
            self._hung[game] = 0.0
            self._motion.add(
                tween(HANG, partial(self._hung.__setitem__, game), ease_out_cubic),
                after=place * HANG_STAGGER,
            )

    def glimmers(self) -> Sequence[Glimmer]:
        self._steps += 1
        found = []
        posters = {widget.game: widget for widget in self.page.all() if isinstance(widget, HungPoster)}
        renewed = [*self.living.look(posters)]
        if self.living.alive and not self.page.resting:
            self.page.resting = self.dirty = True  # no tooltip lies over the posters
        for game, poster in posters.items():
            if game in renewed:
                found.append(Glimmer(poster.window_area, paint=poster.draw_still))
            for part in poster.info.living if self.living.still(game) is None else ():
                look = part.course[self._steps % len(part.course)]
                if look != self._looks.get(part, 0):
                    self._looks[part] = look
                    found.append(Glimmer(poster.area_of(part), f"{part.picture} {look}"))
        return found

    @property
    def _pictures(self) -> list[str]:
        """The pictures that the posters are made of, from left to right."""
        return [name for game in self._places for name in pictures(self.services.skins[game])]

    def _offer(self, saved: Saved) -> Dialog:
        """The dialog that offers a game in whose middle the program ended."""
        words = tr(
            "Last time the program ended in the middle of a game ({game}). At most the last decision is "
            "lost. If anything was reported, it lies in {place}.",
            game=f"{game_name(self.services, saved)}, {saved.when:%d.%m.%Y %H:%M}", place=crashes_folder(),
        )  # fmt: skip
        title = tr("Go on where you were?")
        not_now = Answer(tr("Not now"), then=lambda: forget_break_off(saved.slot))
        return Dialog(title, words, [Answer(tr("Continue"), "gold", self.go_on), not_now])

    @property
    def _first(self) -> str:
        """The game that was played last, or the first of all."""
        games, played = self.services.games, [*self.services.settings.tables]
        return played[-1] if played and played[-1] in games else next(iter(games))

    def enter(self) -> None:
        self.living.wake()
        self.saved = self.services.latest()
        self.first = "continue" if self.saved else "teach" if self.services.progress.fresh else "play"
        self.page.ring.current = None
        self._read = False

    def hints(self) -> Sequence[Hint]:
        return [(Act.OK, tr("Choose")), (Act.FULLSCREEN, tr("Full screen")), (Act.BACK, tr("Quit"))]

    def back(self) -> Transition | None:
        words = tr("Every game under way is saved; it can be gone on with next time.")
        return Push(
            Dialog(tr("Quit Sobremesa?"), words, [Answer(tr("Quit"), "gold", Quit), Answer(tr("Stay"))])
        )

    def key(self, item: Key) -> Transition | None:
        return self.paste() if is_paste(item) else super().key(item)

    # --- what the buttons do ---

    def go_on(self) -> Transition:
        """Go on with the saved game that was played last.

        Raises UserError: another window has opened it meanwhile.
        """
        if self.saved is None:
            raise UserError("This game is open in another window.")
        return Push(self.services.resume(self.saved))

    def play(self, game: str) -> Transition:
        """Open the lobby of a game."""
        from scenes.menus.lobby import LobbyScene

        return Push(LobbyScene(self.services, self.services.games[game]))

    def open(self, page: str) -> Transition:
        """Open a page of the menus by its name."""
        from scenes.menus.about import AboutScene
        from scenes.menus.daily import DailyScene
        from scenes.menus.lesson_list import LessonsScene
        from scenes.menus.match_history import MatchHistoryScene
        from scenes.menus.people import PeopleScene
        from scenes.menus.puzzles import PuzzlesScene
        from scenes.menus.rulebook import RulebookScene
        from scenes.menus.saved_games import SavedGamesScene
        from scenes.menus.settings import SettingsScene

        pages: dict[str, Callable[[], MenuScene]] = {
            "teach": lambda: LessonsScene(self.services, self.services.games),
            "rules": lambda: RulebookScene(self.services, self._first, tabs=True),
            "settings": lambda: SettingsScene(self.services),
            "saves": lambda: SavedGamesScene(self.services),
            "annals": lambda: MatchHistoryScene(self.services),
            "about": lambda: AboutScene(self.services),
            "people": lambda: PeopleScene(self.services),
            "day": lambda: DailyScene(self.services),
            "puzzles": lambda: PuzzlesScene(self.services),
        }
        return Push(pages[page]())

    def evening(self) -> Transition:
        """Open the room of the evening under way, or begin one."""
        return Push(self.services.evening(""))

    def paste(self) -> Transition:
        """Open the game whose line was copied last, or ask for a line."""
        from scenes.menus.pasted import paste

        return paste(self.services)

    def next_language(self) -> None:
        """Change to the next language."""
        self.services.settings.language = _next_language()
        use(self.services.settings.language)
        self.services.apply_settings()
        self.services.relayout = True

    def toggle_sound(self) -> None:
        """Turn the sound off or on."""
        self.services.settings.mute = not self.services.settings.mute
        self.services.apply_settings()
        self.relayout()

    def next_text_size(self) -> None:
        """Change to the next text size; the smallest follows the largest."""
        settings = self.services.settings
        settings.text_size = next((size for size in TEXT_SIZES if size > settings.text_size), TEXT_SIZES[0])
        self.services.apply_settings()
        self.services.relayout = True

    # --- where everything lies ---

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        buttons = self._buttons(canvas)
        top = min(button.rect.top for button in buttons)
        posters = self._posters(canvas, top)
        notes = self._notes(min(poster.rect.left for poster in posters))
        return [*self._signboard(canvas), *posters, *notes, *buttons, *self._corners(canvas)]

    def _signboard(self, canvas: Canvas) -> list[Widget]:
        tagline = tr("Three table games for an unhurried evening")
        height = canvas.measure(tagline, "aside")[1]
        return [
            Picture((390, 4, 500, 122), "title/logo", words="Sobremesa"),
            Picture((312, 46, 84, 56), "title/olive_left"),
            Picture((884, 46, 84, 56), "title/olive_right"),
            Label(
                (140, 130 - height / 2, 1000, height), tagline, "aside", theme.PAPER_HI,
                anchor="center middle", wrap=False, shade=theme.NIGHT,
            ),
        ]  # fmt: skip

    def _posters(self, canvas: Canvas, bottom: float) -> list[Widget]:
        hanging = self._places.items()
        share = min(1.0, *((bottom - 8 - place.top) / (place.width * SHAPE) for _, place in hanging))
        made: list[Widget] = []
        for game, place in hanging:
            width = place.width * share
            rect = pygame.FRect(place.middle - width / 2, place.top, width, width * SHAPE)
            hung, info = partial(self._hung.__getitem__, game), self.services.skins[game]
            press, about = partial(self.play, game), self.under_way.get(game, "")
            looks = hung, self._look, self._facts(game), about, partial(self.living.still, game)
            made.append(HungPoster(rect, game, info, place.angle, press, *looks))
        return made

    def _notes(self, room: float) -> list[Widget]:
        """The notes on the wall beside the posters, which leave so much `room` free at either side."""
        wide = min(NOTE[0], room - 2 * BESIDE)
        left, right = (
            (middle - wide / 2, NOTES, wide, NOTE[1]) for middle in (room / 2, theme.WIDTH - room / 2)
        )
        return [
            puzzle_slip(left, partial(self.open, "puzzles")),
            day_leaf(right, self.services.today(), partial(self.open, "day")),
            evening_slate((right[0], right[1] + NOTE[1] + BELOW, *right[2:]), self.evening),
        ]

    def _look(self, part: Living) -> int:
        return self._looks.get(part, 0)

    def _facts(self, game: str) -> str:
        """How many play a game, and for how long, as far as its skin says that: no rules are loaded yet."""
        info = self.services.skins[game]
        (few, many), (least, most) = info.players, info.minutes
        if not most:
            return tr("{few}–{many} players", few=few, many=many) if many else ""
        return tr("{few}–{many} players · {least}–{most} min", few=few, many=many, least=least, most=most)

    def _buttons(self, canvas: Canvas) -> Sequence[Widget]:
        every, none = tr("All games"), tr("No game is under way.")
        saved, game = self.saved, self.services.skins[self._first]
        rows: list[tuple[str, str, Press, str]] = [
            ("continue", tr("Continue"), self.go_on, game_name(self.services, saved) if saved else none),
            ("saves", tr("Saved games"), partial(self.open, "saves"), ""),
            ("play", tr("Play now"), lambda: self.play(self._first), tr(game.name)),
            ("teach", tr("Teach me"), partial(self.open, "teach"), every),
            ("rules", tr("How to play"), partial(self.open, "rules"), every),
            ("settings", tr("Settings"), partial(self.open, "settings"), ""),
            ("quit", tr("Quit"), Quit, ""),
        ]
        plain = canvas.lettering.factor < ROOMY
        names = [none, *(tr(info.name) for info in self.services.skins.values())]
        choices = [
            MenuChoice(key, words, press, "gold" if key == self.first else "paper",
                       off=none if key == "continue" and saved is None else "",
                       tip="" if plain else about, about=about if plain else "",
                       room=names if plain and key in ("continue", "play") else ())
            for key, words, press, about in rows
        ]  # fmt: skip
        return button_lines(canvas, choices, 24, 18, 12, 6)

    def _corners(self, canvas: Canvas) -> list[Widget]:
        settings, left, top = self.services.settings, canvas.window.left + 16, canvas.window.top + 12
        other = _next_language()
        width, height = Button.size(canvas, LANGUAGES[other], "small button", icon=True)
        larger = Button.size(canvas, "A+", "small button")[0]
        version = canvas.measure(self.services.version, "caption")
        return [
            Button(
                (left, top, 64, height), "", self.toggle_sound, key="sound",
                icon="ui/speaker_off" if settings.mute else "ui/speaker",
                tip=tr("Sound is off") if settings.mute else tr("Sound is on"),
            ),
            Button(
                (left + 72, top, larger, height), "A+", self.next_text_size, style="small button", key="text",
                tip=tr("Text size: {percent} %", percent=settings.text_size),
            ),
            Button(
                (left + 80 + larger, top, 64, height), "", partial(self.open, "annals"), key="annals",
                icon="ui/trophy", tip=tr("Finished games and feats"),
            ),
            HereButton(
                (left + 152 + larger, top, height, height), self.services.people.here,
                partial(self.open, "people"),
            ),
            Button(
                (canvas.window.right - width - 160, top, 64, height), "", self.paste, key="paste",
                icon="ui/letter", tip=tr("Paste a game (Ctrl V)"),
            ),
            Button(
                (canvas.window.right - width - 88, top, 64, height), "", partial(self.open, "about"),
                key="about", icon="ui/question", tip=tr("About this program"),
            ),
            Button(
                (canvas.window.right - width - 16, top, width, height), LANGUAGES[other], self.next_language,
                style="small button", icon=f"ui/flag_{other}", key="language",
            ),
            Label(
                (canvas.window.left + 20, canvas.window.bottom - 10 - version[1], *version),
                self.services.version, "caption", theme.OCHRE_LT, wrap=False, shade=theme.NIGHT,
            ),
        ]  # fmt: skip


def _next_language() -> str:
    """The language after the current one; the first follows the last."""
    names = list(LANGUAGES)
    return names[(names.index(language()) + 1) % len(names)]
