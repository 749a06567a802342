"""The sheet of what is staked on dice, for bail or for a pot: faces, the cost, and the exact chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.alatriste.odds import chance_of_face, chance_of_pot
from game.alatriste.rows import prison_of
from game.alatriste.view import AlatristeView
from game.core.action import Action
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import language, tr, trn
from scenes.skins.alatriste.drawing import large_sheet
from scenes.skins.alatriste.drawing.cast import Cast
from scenes.skins.alatriste.drawing.fight_odds import Chance, draw_line, draw_tiles
from scenes.skins.alatriste.drawing.option_forms import Answers, Listed
from scenes.skins.alatriste.layout import FRAMED_PLACE, PORT
from scenes.skins.alatriste.layout import SCENE_PLACE as PLACE
from scenes.stage.faces import Mood
from scenes.stage.forms import Send
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed
from scenes.ui.widgets import Widget

BAIL, JOIN, BET = "alatriste.bail", "alatriste.join", "alatriste.bet"
PROMPTS = (BAIL, JOIN, BET)
FACE, NARROW, BESIDE = 84.0, 118.0, 12.0
"""The width of a face, of what it stands on, and the room from one to the next."""
RAISED, BETWEEN, CELL = 92.0, 0.63, (-40.0, 2.0, 74.0)
"""How much higher than in its scene the jail lies, so that prisoners are seen above what is told; how far to
the right a face is beside the door; and where, from the middle, and how wide a pawn stands in the light."""
TILES, WIDEST, LINE = 60.0, 240.0, 22.0
"""The height of the chances, how wide one of them is at most, and the height of a line below them."""
GROWN = 1.35
"""How much higher they are where less is told."""
HIGH, LOW_FACE, LOWEST_FACE = 242.0, 64.0, 44.0
"""How much is seen of a sheet above a list, and how wide a face is on it, or where less is told."""


class Stakes:
    """What a sheet says: who is concerned, what an answer costs and what it may bring.

    `joined` are the seats that have staked on the dice; `numbers` says whether odds are told.
    """

    def __init__(
        self,
        ask: Ask,
        view: AlatristeView,
        seats: Sequence[Seat],
        cast: Cast,
        numbers: bool,
        joined: Sequence[int],
    ) -> None:
        self.ask, self._view, self._seats, self._cast, self._numbers = ask, view, seats, cast, numbers
        self._counts = [name.id for name in ask.about if name.kind == "count"]
        known = [name.id for name in ask.about if name.kind == "seat"]
        self._known = [*dict.fromkeys((*known, *joined))] if ask.prompt == JOIN else []
        least = self._counts[0] if ask.prompt == JOIN else self._least()
        self._may_join = [
            player.seat
            for player in view.players
            if player.seat not in (ask.seat, *self._known) and player.present and player.ducats >= least
        ]

    def _least(self) -> int:
        return min((pick.id for option in self.ask.options for pick in option.picks), default=0)

    @property
    def people(self) -> list[int]:
        """Return the seats that are concerned, the one that is asked first."""
        if self.ask.prompt == BAIL:
            return [self.ask.seat]
        return [self.ask.seat, *(self._known or self._may_join)]

    def chances(self) -> list[Chance]:
        """Return what may come of the answers, each with its exact chance."""
        seat = self.ask.seat
        if self.ask.prompt == BAIL:
            die = chance_of_face(self._counts[1])
            opens = tr("The die opens: {n} or more", n=self._counts[1])
            return [
                Chance(tr("Bail opens the door"), float(self._can_pay()), theme.OLIVE_LT, "ducats"),
                Chance(opens, die, theme.OCHRE_LT, "dice"),
            ]
        sure = chance_of_pot(self._view, seat, self._known)
        words = tr("You win the pot") if self._known else tr("Against the bank alone")
        told = [Chance(words, sure, theme.OLIVE_LT, "ducats")]
        if self._may_join:
            all_in = chance_of_pot(self._view, seat, (*self._known, *self._may_join))
            told.append(Chance(tr("If all join who can"), all_in, theme.OCHRE_LT, "dice"))
        return told

    def _can_pay(self) -> bool:
        return self._view.players[self.ask.seat].ducats >= self._counts[0]

    def lines(self) -> list[str]:
        """Return what the answers cost, and what is won."""
        own = self._view.players[self.ask.seat]
        if self.ask.prompt == BAIL:
            left = prison_of(own.prison).turns - own.served
            return [
                tr("Bail costs {n} of your {all} Ducats.", n=self._counts[0], all=own.ducats),
                trn(
                    "If the die fails you lose this turn; the door opens after 1 more.",
                    "If the die fails you lose this turn; the door opens after {n} more.",
                    left,
                )
                if left > 0
                else tr("If the die fails you lose this turn; then the door opens."),
            ]
        if self.ask.prompt == BET:
            return [tr("The bank and all who join stake as much; the winner takes all of it.")]
        bet = self._counts[0]
        pot = bet * (len(self._known) + 2)
        return [
            tr("The stake is {n} of your {all} Ducats.", n=bet, all=own.ducats),
            tr("With you {n} Ducats lie in the pot.", n=pot),
        ]

    def spoken(self) -> list[str]:
        """Return all of it in sentences."""
        chances = self.chances() if self._numbers else []
        told = ", ".join(f"{found.words} {round(100 * found.share)} %" for found in chances)
        return [*([told] if told else []), *self.lines()]

    def draw(self, canvas: Canvas, place: pygame.FRect, foot: float) -> None:
        """Draw the sheet, of which whatever lies below `foot` is hidden by a list."""
        frame = place.inflate(FRAMED_PLACE.w - PLACE.w, FRAMED_PLACE.h - PLACE.h)
        area = large_sheet.grown(frame, large_sheet.growth(canvas))
        players = tuple(self._view.players[seat] for seat in (*self.people, *self._may_join))
        faces = tuple(self._cast.portrait(seat) for seat in self.people)
        key = self.ask, players, faces, self._numbers, place.top, language()
        canvas.layer("alatriste/stakes", key, area, partial(self._draw, canvas, place, foot))

    def _draw(self, canvas: Canvas, place: pygame.FRect, foot: float) -> None:
        is_sparse = large_sheet.is_sparse(canvas)
        with large_sheet.larger(canvas, is_sparse):
            self._paint(canvas, place, foot, is_sparse)

    def _paint(self, canvas: Canvas, place: pygame.FRect, foot: float, is_sparse: bool) -> None:
        frame = place.inflate(FRAMED_PLACE.w - PLACE.w, FRAMED_PLACE.h - PLACE.h)
        if self.ask.prompt == BAIL:
            canvas.picture("alatriste/theatre", *frame.center, frame.w, height=frame.h, anchor="center")
            x, y = place.centerx, place.centery - RAISED
            with canvas.clip(place):
                canvas.picture("alatriste/scene_jail", x, y, place.w, height=place.h, anchor="center")
                pawn = f"alatriste/pawn_{self._seats[self.ask.seat].colour}"
                canvas.picture(pawn, x + CELL[0], place.centery + CELL[1], CELL[2], anchor="center")
        else:
            canvas.picture("alatriste/table_garito", *frame.center, frame.w, height=frame.h, anchor="center")
        lines, line = self.lines(), LINE * (GROWN if is_sparse else 1.0)
        tiles = TILES * (GROWN if is_sparse else 1.0) if self._numbers else 0.0
        strip = pygame.FRect(0, 0, place.w, 12 + line * len(lines) + tiles)
        strip.bottomleft = place.left, foot
        canvas.fill(strip, theme.WALNUT_DK)
        canvas.line(strip.topleft, strip.topright, theme.OCHRE, 1.4)
        low = LOWEST_FACE if is_sparse else LOW_FACE
        self._people(canvas, place, low if self.ask.prompt == BET else FACE)
        if self._numbers:
            draw_tiles(canvas, self.chances(), strip, tiles, WIDEST)
        for number, words in enumerate(lines):
            at = strip.centerx, strip.bottom - 6 - line * (len(lines) - number - 0.5)
            style, colour = ("body", theme.QUIET_ON_WOOD) if number else ("strong", theme.OCHRE_LT)
            draw_line(canvas, words, at, style, colour, strip.w - 28, "center middle")

    def _people(self, canvas: Canvas, place: pygame.FRect, high: float) -> None:
        """Draw the faces of those concerned with their names, and their Ducats or what they add."""
        left = place.left + (place.w * BETWEEN if self.ask.prompt == BAIL else 12)
        step = min(NARROW + BESIDE, (place.w - 24) / len(self.people))
        for number, seat in enumerate(self.people):
            pill = pygame.FRect(left + step * number, place.top + 10, step - BESIDE, high + 66)
            canvas.fill(pill, theme.WALNUT_DK, 232, 12)
            mood = Mood.SORE if self.ask.prompt == BAIL else None
            face, at = self._cast.portrait(seat, mood), (pill.centerx, pill.top + 6 + high / 2)
            canvas.picture(face, *at, min(high, pill.w - 6), anchor="center")
            name = self._seats[seat].name
            at = pill.centerx, pill.top + high + 20
            draw_line(canvas, name, at, "strong", theme.PAPER_HI, pill.w - 8, "center middle")
            player = self._view.players[seat]
            added = player.sum_of("dice") if self.ask.prompt != BAIL else 0
            icon, words = ("dice", signed(added)) if added else ("ducats", str(player.ducats))
            canvas.picture(f"alatriste/icon_{icon}", pill.centerx - 15, pill.bottom - 16, 20, anchor="center")
            canvas.text(words, pill.centerx, pill.bottom - 16, "key", theme.OCHRE_LT, anchor="left middle")


class StakesAnswers(Answers):
    """A form (see `scenes.stage.skin`) for bail, and for joining a game of dice."""

    def __init__(self, stakes: Stakes, label: Callable[[Action], str]) -> None:
        super().__init__(stakes.ask, label)
        self._stakes = stakes

    def spoken_text(self) -> Sequence[str]:
        """What stands on the sheet."""
        return self._stakes.spoken()

    def area(self, canvas: Canvas) -> pygame.FRect | None:
        """Return where the sheet lies."""
        return large_sheet.grown(FRAMED_PLACE, large_sheet.growth(canvas))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        self._stakes.draw(canvas, PLACE, PLACE.bottom)


class Bet(Listed):
    """A form for the bet of whoever begins a game of dice: the sheet, and below it all stakes on a list."""

    def __init__(self, stakes: Stakes, label: Callable[[Action], str]) -> None:
        super().__init__(stakes.ask, label)
        self._stakes = stakes
        self._place, self._sheet = PLACE, FRAMED_PLACE

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return a button for each stake, below the sheet."""
        scale = large_sheet.growth(canvas)
        self._place = PLACE.move(0, large_sheet.highest(scale) - FRAMED_PLACE.top)
        sheet = pygame.FRect(FRAMED_PLACE.left, self._place.top, FRAMED_PLACE.w, HIGH)
        self._sheet = large_sheet.grown(sheet, scale)
        self.paper = self._sheet.move(0, self._sheet.h)
        self.paper.h = PORT.bottom - self.paper.top
        self._paper = self.paper.copy()
        return super().widgets(canvas, changed, send)

    def spoken_text(self) -> Sequence[str]:
        """What stands on the sheet, and what is chosen."""
        return [*self._stakes.spoken(), *super().spoken_text()]

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the sheet lies, and its list."""
        return self._sheet.union(self.paper)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, and the paper of the list."""
        self._stakes.draw(canvas, self._place, self._place.top + HIGH)
        super().draw(canvas)


def form(stakes: Stakes, label: Callable[[Action], str]) -> StakesAnswers | Bet:
    """Return the form of a question about what is staked."""
    return Bet(stakes, label) if stakes.ask.prompt == BET else StakesAnswers(stakes, label)
