"""The room between two games: the slate on the wall, the candle on the table, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.evening.slate import won
from game.translation import tr, trn
from scenes.evening.desk import Desk, names_of, of_minutes
from scenes.evening.evenings import EveningsScene
from scenes.evening.night import NightScene
from scenes.evening.parts import CHALK, LARGEST, Candle, ChalkSlate, Company, Slip, TableEdge
from scenes.evening.start import EveningStart
from scenes.menus.menu import MenuChoice, MenuScene, button_lines
from scenes.menus.posters import SHAPE, HungPoster, as_printed
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act
from scenes.ui.keymap import Hint
from scenes.ui.scene import Glimmer, Pop, Push, Transition
from scenes.ui.widgets import Label, Panel, Scroll, Widget

FLICKER = (1, 3, 2, 4, 1, 2, 4, 3)
"""The shapes of the flame, one after the other."""
SLATE = pygame.FRect(44, 26, 620, 420)
WALL_RIGHT = pygame.FRect(704, 30, 540, 416)
"""Where the slate hangs, and where posters and the word of what comes next do."""
FACES, TABLE = 478.0, 560.0
"""The upper edges of faces and of the table."""
POSTER, LEAST = 164.0, 190.0
"""Width of a poster, and the height that posters have at least."""
BELOW, ABOVE = 44.0, 8.0
"""The room for the slip below a poster, and above what somebody says."""
GAPS = 20.0, 12.0, 6.0


class EveningRoom(MenuScene):
    """The room of an evening; what is not chosen here is changed on the page that began it."""

    first = "play"
    shade = 105

    def __init__(self, services: Services, desk: Desk) -> None:
        super().__init__(services)
        self.desk = desk
        self.votes: dict[str, str] = {}
        """What people vote for, by their names, until all have."""
        self._step = 0
        self._candle: Candle | None = None
        played = [services.skins[match.game] for match in desk.games if match.game in services.skins]
        first = played[-1] if played else services.skins[desk.evening.games[0]]
        self.music = first.music or None

    def enter(self) -> None:
        self.desk.read()
        if self.page.widgets:  # somebody comes back to a room that may be another one now
            self.relayout()

    def hints(self) -> Sequence[Hint]:
        return [(Act.OK, tr("Choose")), (Act.BACK, tr("A break: to the title"))]

    def back(self) -> Transition | None:
        return Pop()

    def glimmers(self) -> Sequence[Glimmer]:
        if self._candle is None:
            return ()
        self._step += 1
        self._candle.look = FLICKER[self._step % len(FLICKER)]
        return [Glimmer(self._candle.flame, f"flame {self._candle.look}")]

    # --- where everything lies ---

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        desk = self.desk
        buttons = button_lines(canvas, self._choices(), *GAPS)
        if buttons[-1].rect.top > buttons[0].rect.top:
            buttons = button_lines(canvas, self._choices(), *GAPS, style="small button")
        top = min(button.rect.top for button in buttons)
        lift = max(0.0, TABLE + 50 - top)
        edge = TableEdge((0, TABLE - lift, theme.WIDTH, 0))
        self._candle = Candle((theme.WIDTH / 2 - 60, TABLE - lift - 130, 120, 156))
        lines = desk.lines
        leaders = [line.name for line in lines if line.leads]
        company = desk.evening.company
        faces = Company((30, FACES - lift, theme.WIDTH - 60, 110), company, leaders, desk.word())
        words = faces.area_of_words(canvas)
        foot = min(SLATE.bottom - lift, words.top - ABOVE if words is not None else theme.HEIGHT)
        wall = pygame.FRect(SLATE.left, SLATE.top, SLATE.w, foot - SLATE.top)
        skins = self.services.skins
        known = [match.game for match in desk.games if match.game in skins]
        slate = ChalkSlate(wall, lines, desk.evening.guests, [skins[game].poster for game in known],
                           [tr(skins[game].name) for game in known])  # fmt: skip
        return [edge, slate, *self._wall(canvas, foot), self._candle, faces, *buttons]

    def _wall(self, canvas: Canvas, foot: float) -> list[Widget]:
        """The posters of the games, and a board down to `foot` that says what comes next."""
        desk, skins = self.desk, self.services.skins
        area = pygame.FRect(WALL_RIGHT)
        area.h = foot - area.top
        fits = {fit.game: fit for fit in desk.fits}
        games = [game for game in desk.evening.games if game in skins]
        words = self._words(canvas, area.w - 56)
        high = min(words[-1].rect.bottom + 30, area.h - LEAST)
        board = pygame.FRect(area.left, area.bottom - high, area.w, high)
        times = 0.0 if canvas.lettering.factor > LARGEST else canvas.measure("A", "body")[1] + 6
        room = board.top - area.top - BELOW - times
        wide = min(POSTER, room / SHAPE, area.w / max(1, len(games)) - 16)
        step = area.w / max(1, len(games))
        made: list[Widget] = []
        for place, game in enumerate(games):
            rect = pygame.FRect(0, area.top + 6, wide, wide * SHAPE)
            rect.centerx = area.left + step * (place + 0.5)
            fit = fits.get(game)
            took = (
                "" if fit is None or fit.minutes is None else tr("about {time}", time=of_minutes(fit.minutes))
            )
            slip = self._slip(game)
            poster = HungPoster(rect, game, skins[game], 1.5 * (place - 1), partial(self._press, game),
                                lambda: 1.0, as_printed, "", "")  # fmt: skip
            poster.tip = took
            made.append(poster)
            if took and times:
                at = rect.centerx - step / 2, rect.bottom + 6
                made.append(Label.measured(canvas, at, step, took, "body", CHALK, anchor="center top"))
            if slip:
                made.append(Slip((rect.centerx, rect.bottom + times + 20), slip))
        for label in words:
            label.rect.move_ip(board.left + 28, board.top + 15)
        inner = pygame.FRect(board.left + 22, board.top + 13, board.w - 32, board.h - 26)
        return [*made, Panel(board, "wood", theme.LIFTED), Scroll(inner, words, key="board")]

    def _words(self, canvas: Canvas, wide: float) -> list[Widget]:
        """What the board says, laid from (0, 0) downward."""
        made: list[Widget] = []
        y = 0.0
        large = canvas.lettering.factor > LARGEST
        for words, said_as in self._said():
            colour = theme.OCHRE_LT if said_as == "heading" else CHALK
            style = "strong" if said_as == "heading" and large else said_as
            made.append(Label.measured(canvas, (0, y), wide, words, style, colour, anchor="center top"))
            y = made[-1].rect.bottom + 4
        return made

    def _slip(self, game: str) -> str:
        """What the slip of paper on a poster says."""
        desk = self.desk
        if self._votes_left():
            count = sum(vote == game for vote in self.votes.values())
            return trn("1 vote", "{n} votes", count) if count else ""
        if desk.saved is not None and desk.saved.record.game == game:
            return tr("Under way")
        return tr("Next") if desk.saved is None and desk.next == game else ""

    def _said(self) -> list[tuple[str, str]]:
        """What the board on the wall says, line by line, each with its style."""
        desk = self.desk
        made: list[tuple[str, str]] = []
        name = tr(self.services.skins[desk.next].name) if desk.next else ""
        if desk.saved is not None:
            game = tr(self.services.skins[desk.saved.record.game].name)
            made.append((tr("{game} is under way", game=game), "heading"))
        elif self._votes_left():
            made.append((tr("{name}, what do you want to play?", name=self._votes_left()[0]), "heading"))
            made.append((tr("Press a poster."), "body"))
        elif desk.next:
            made.append((tr("Next: {game}", game=name), "heading"))
            made.append((", ".join(seat.name for seat in desk.seats(desk.next)), "body"))
            if (house := desk.house_rules(desk.next)) is not None:
                made.append((tr("House rules: {name}", name=house.name), "body"))
        elif desk.fits:
            made.append((tr("What do we play?"), "heading"))
        else:
            made.append((tr("Too few are here for these games."), "heading"))
        if desk.games and not self._votes_left():
            last = won(desk.games[-1])
            who = names_of(last.names)
            words = tr("{name} won by {n}.", name=who, n=last.by) if last.by else tr("{name} won.", name=who)
            made.append((words, "body"))
        if (left := desk.left) is not None:
            until = desk.evening.until[11:16]
            words = tr("We have until {clock}: {time}.", clock=until, time=of_minutes(left))
            made.append((words if left else tr("The time is over."), "body"))
        return [*made, *([(self.message, "body")] if self.message else [])]

    def _choices(self) -> list[MenuChoice]:
        desk = self.desk
        game = desk.saved.record.game if desk.saved is not None else desk.next
        name = tr(self.services.skins[game].name) if game else ""
        about, tip = (name, "") if self.services.canvas.lettering.factor <= LARGEST else ("", name)
        off = "" if game else tr("It is not chosen yet what is played.")
        words = tr("Play") if desk.saved is None else tr("Go on")
        rows = [MenuChoice("play", words, desk.play, "gold", tip=tip, off=off, about=about)]
        if desk.evening.way == "lot" and desk.saved is None:
            rows.append(MenuChoice("lot", tr("Draw lots"), self._draw, off="" if desk.fits else off))
        busy = tr("A game is under way.") if desk.saved is not None else ""
        return [
            *rows,
            MenuChoice("company", tr("Who plays what"), self._change, off=busy),
            MenuChoice("night", tr("The picture"), self._night),
            MenuChoice("nights", tr("Evenings"), self._nights),
            MenuChoice("back", tr("A break"), Pop, tip=tr("To the title; the evening waits here.")),
        ]

    # --- what is done ---

    def _votes_left(self) -> list[str]:
        """The people who have not voted yet; nobody where it is not voted."""
        desk = self.desk
        if desk.evening.way != "vote" or desk.saved is not None or desk.next or not desk.fits:
            return []
        return [
            guest.name for guest in desk.evening.company if not guest.bot and guest.name not in self.votes
        ]

    def _press(self, game: str) -> Transition | None:
        """Vote for a game, or have it be played next."""
        desk = self.desk
        if desk.saved is not None:
            return desk.play() if desk.saved.record.game == game else None
        if game not in [fit.game for fit in desk.fits]:
            self.message = tr("Too few are here for this game, or too many.")
        elif self._votes_left():
            self.votes[self._votes_left()[0]] = game
            if not self._votes_left():
                self.attempt(partial(desk.vote, self.votes), "")
                self.votes = {}
        else:
            self.attempt(partial(desk.change, chosen=game), "")
        self.relayout()
        return None

    def _draw(self) -> None:
        self.attempt(self.desk.draw_lots, "")
        self.services.sound.play("deal")
        self.relayout()

    def _change(self) -> Transition:
        return Push(EveningStart(self.services, self.desk))

    def _night(self) -> Transition:
        return Push(NightScene(self.services, self.desk))

    def _nights(self) -> Transition:
        return Push(EveningsScene(self.services))
