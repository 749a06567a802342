"""The sheet of what is staked on dice, for bail or for a pot: faces, the cost, and the exact chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.alatriste.odds import chance_of_face, chance_of_pot
from game.alatriste.rows import prison_of
from game.alatriste.tokens import JOIN as JOINS
from game.alatriste.tokens import PASS
from game.alatriste.view import AlatristeView
from game.core.action import Action
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import language, tr, trn
from scenes.skins.alatriste.drawing import cells, large_sheet
from scenes.skins.alatriste.drawing.cast import FIGURE, SOLES, UNIT, Cast
from scenes.skins.alatriste.drawing.contest_grounds import GROUNDS, picture
from scenes.skins.alatriste.drawing.fight_odds import draw_line, draw_tiles
from scenes.skins.alatriste.drawing.fight_outcomes import Chance
from scenes.skins.alatriste.drawing.large_sheet import MOST
from scenes.skins.alatriste.drawing.notched_rail import MARGIN, NotchedRail
from scenes.skins.alatriste.drawing.option_forms import Answers, beside
from scenes.skins.alatriste.drawing.scene_frames import FRAME
from scenes.skins.alatriste.layout import FRAMED_PLACE
from scenes.skins.alatriste.layout import SCENE_PLACE as PLACE
from scenes.stage.faces import Mood
from scenes.stage.forms import Reply, Send
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.scene import STAY, Transition
from scenes.ui.text import signed
from scenes.ui.widgets import Widget

BAIL, JOIN, BET = "alatriste.bail", "alatriste.join", "alatriste.bet"
PROMPTS = (BAIL, JOIN, BET)
FACE, NARROW, BESIDE = 84.0, 118.0, 12.0
"""The width of a face, of what it stands on, and the room from one to the next."""
RAISED, BETWEEN, CELL = 92.0, 0.63, (-40.0, 51.0)
"""How much higher than in its scene a place lies, above what is told; how far to the right a face is
beside the door; and where, from the middle, somebody stands in the light."""
TILES, WIDEST, LINE = 60.0, 240.0, 22.0
"""The height of the chances, how wide one of them is at most, and the height of a line below them."""
GROWN = 1.35
"""How much higher they are where less is told."""
RAIL = pygame.FRect(PLACE.left + 96, PLACE.bottom - 54, PLACE.w - 240, 44)
"""Where a stake is chosen: its number stands at the left, what lies in the pot at the right."""
EVEN = 0.99
"""From this share on of what a pot is worth it is worth as much as it costs."""
BARRED = 150
"""How dark those are who cannot pay as much."""


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
        self.stake = self._counts[0] if ask.prompt == JOIN else self.least
        """What each of them puts into the pot, or would."""

    @property
    def least(self) -> int:
        """The least that may be staked."""
        return min((pick.id for option in self.ask.options for pick in option.picks), default=0)

    def _may_join(self, stake: int) -> list[int]:
        """Return who else is there to stake as much."""
        known = self.ask.seat, *self._known
        rivals = (player for player in self._view.players if player.seat not in known)
        return [player.seat for player in rivals if player.present and player.ducats >= stake]

    @property
    def people(self) -> list[int]:
        """Return the seats that are concerned, the one that is asked first."""
        if self.ask.prompt == BAIL:
            return [self.ask.seat]
        return [self.ask.seat, *(self._known or self._may_join(self.least))]

    @property
    def pot(self) -> str:
        """What lies in the pot with that stake, without the rivals who may join, and with them."""
        least, most = 2 * self.stake, (2 + len(self._may_join(self.stake))) * self.stake
        if least == most:
            return tr("Pot: {n}", n=most)
        return tr("Pot: {least} to {most}", least=least, most=most)

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
        if joining := self._may_join(self.stake):
            all_in = chance_of_pot(self._view, seat, (*self._known, *joining))
            told.append(Chance(tr("If all join who can"), all_in, theme.OCHRE_LT, "dice"))
        return told

    @property
    def is_fair(self) -> bool:
        """True if whoever joins wins as often, at least, as the pot is worth."""
        return chance_of_pot(self._view, self.ask.seat, self._known) * (len(self._known) + 2) >= EVEN

    @property
    def has_odds(self) -> bool:
        """True if it is told how likely it is to win the pot that others have begun."""
        return self._numbers and self.ask.prompt == JOIN

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

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        seats = *self.people, *self._may_join(self.stake)
        players = tuple(self._view.players[seat] for seat in seats)
        faces = tuple(self._cast.portrait(seat) for seat in self.people)
        key = self.ask, players, faces, self._numbers, self.stake, language()
        canvas.layer("alatriste/stakes", key, self.area(canvas), partial(self._draw, canvas))

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the sheet lies."""
        return large_sheet.grown(FRAMED_PLACE)

    def _draw(self, canvas: Canvas) -> None:
        is_sparse = large_sheet.is_sparse(canvas)
        with large_sheet.larger(canvas, is_sparse):
            self._paint(canvas, GROWN if is_sparse else 1.0)

    def _paint(self, canvas: Canvas, grown: float) -> None:
        frame = FRAMED_PLACE
        canvas.picture(FRAME, *frame.center, frame.w, height=frame.h, anchor="center")
        x, y = PLACE.centerx, PLACE.centery - RAISED
        with canvas.clip(PLACE):
            if self.ask.prompt == BAIL:
                jail = cells.SCENE + cells.cell(self._view.players[self.ask.seat].prison)
                canvas.picture(jail, x, y, PLACE.w, height=PLACE.h, anchor="center")
                figure = self._cast.figure(self.ask.seat, "bowed")
                left, top = x + CELL[0] - SOLES[0] * UNIT, PLACE.centery + CELL[1] - SOLES[1] * UNIT
                canvas.picture(figure, left, top, FIGURE[0] * UNIT)
            else:
                canvas.picture(picture(GROUNDS["garito"]), x, y, PLACE.w, height=PLACE.h, anchor="center")
        lines, line = self.lines(), LINE * grown
        tiles = TILES * grown if self._numbers else 0.0
        low = PLACE.bottom - RAIL.top if self.ask.prompt == BET else 6.0
        strip = pygame.FRect(0, 0, PLACE.w, 6 + line * len(lines) + tiles + low)
        strip.bottomleft = PLACE.bottomleft
        canvas.fill(strip, theme.WALNUT_DK)
        canvas.line(strip.topleft, strip.topright, theme.OCHRE, 1.4)
        self._people(canvas)
        if self._numbers:
            draw_tiles(canvas, self.chances(), strip, tiles, WIDEST)
        for number, words in enumerate(lines):
            at = strip.centerx, strip.bottom - low - line * (len(lines) - number - 0.5)
            style, colour = ("body", theme.QUIET_ON_WOOD) if number else ("strong", theme.OCHRE_LT)
            draw_line(canvas, words, at, style, colour, strip.w - 28, "center middle")
        if self.ask.prompt == BET:
            self._sums(canvas)

    def _sums(self, canvas: Canvas) -> None:
        """Draw beside the rail what is staked, and what may lie in the pot."""
        x, y = PLACE.left + 34, RAIL.centery
        canvas.picture("alatriste/icon_ducats", x, y, 34, anchor="center")
        canvas.text(str(self.stake), x + 22, y, "score", theme.OCHRE_LT, anchor="left middle")
        at, room = (RAIL.right + 8, y), PLACE.right - RAIL.right - 14
        draw_line(canvas, self.pot, at, "strong", theme.PAPER_HI, room, "left middle")
        ends = max(pick.id for option in self.ask.options for pick in option.picks), self.least
        for number, x in zip(ends, (RAIL.right - MARGIN / MOST, RAIL.left + MARGIN / MOST), strict=True):
            below = RAIL.bottom - 4
            canvas.text(str(number), x, below, "key", theme.PAPER_HI, anchor="center middle")

    def _people(self, canvas: Canvas) -> None:
        """Draw the faces of those concerned with their names, and their Ducats or what they add."""
        left = PLACE.left + (PLACE.w * BETWEEN if self.ask.prompt == BAIL else 12)
        step = min(NARROW + BESIDE, (PLACE.w - 24) / len(self.people))
        for number, seat in enumerate(self.people):
            pill = pygame.FRect(left + step * number, PLACE.top + 10, step - BESIDE, FACE + 66)
            canvas.fill(pill, theme.WALNUT_DK, 232, 12)
            mood = Mood.SORE if self.ask.prompt == BAIL else None
            face, at = self._cast.portrait(seat, mood), (pill.centerx, pill.top + 6 + FACE / 2)
            canvas.picture(face, *at, min(FACE, pill.w - 6), anchor="center")
            name = self._seats[seat].name
            at = pill.centerx, pill.top + FACE + 20
            draw_line(canvas, name, at, "strong", theme.PAPER_HI, pill.w - 8, "center middle")
            player = self._view.players[seat]
            added = player.sum_of("dice") if self.ask.prompt != BAIL else 0
            icon, words = ("dice", signed(added)) if added else ("ducats", str(player.ducats))
            canvas.picture(f"alatriste/icon_{icon}", pill.centerx - 15, pill.bottom - 16, 20, anchor="center")
            canvas.text(words, pill.centerx, pill.bottom - 16, "key", theme.OCHRE_LT, anchor="left middle")
            if self.ask.prompt == BET and player.ducats < self.stake:
                canvas.fill(pill, theme.WALNUT_DK, BARRED, 12)


class StakesAnswers(Answers):
    """A form (see `scenes.stage.skin`) for bail, and for joining a game of dice."""

    def __init__(self, stakes: Stakes, label: Callable[[Action], str]) -> None:
        super().__init__(stakes.ask, label)
        self._stakes = stakes

    def replies(self) -> Sequence[Reply]:
        """Return all answers; of joining and staying out the better one is golden, if the odds are told."""
        found = [*super().replies()]
        if self._stakes.has_odds:
            better = JOINS if self._stakes.is_fair else PASS
            found = [
                reply._replace(kind="gold" if reply.actions == (better,) else "paper") for reply in found
            ]
        return found

    def spoken_text(self) -> Sequence[str]:
        """What stands on the sheet."""
        return self._stakes.spoken()

    def area(self, canvas: Canvas) -> pygame.FRect | None:
        """Return where the sheet lies."""
        return self._stakes.area(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        self._stakes.draw(canvas)


class Bet(StakesAnswers):
    """A form for the bet of whoever begins a game of dice: the stake is chosen on a rail below the sheet."""

    def __init__(self, stakes: Stakes, label: Callable[[Action], str]) -> None:
        super().__init__(stakes, label)
        self._bets = {option.picks[0].id: option for option in beside(stakes.ask) if option.picks}
        self._changed: Callable[[], object] = lambda: None

    @property
    def stakes(self) -> range:
        """The stakes that may be chosen."""
        return range(min(self._bets), max(self._bets) + 1)

    def stake(self, ducats: int) -> Transition:
        """Choose how much is staked."""
        if ducats != self._stakes.stake:
            self._stakes.stake = ducats
            self._changed()
        return STAY

    def take_back(self) -> bool:
        """Go back to the least stake; return whether another one was chosen."""
        chosen = self._stakes.stake
        self._stakes.stake = self._stakes.least
        return chosen != self._stakes.stake

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return the rail with a notch for every stake."""
        self._changed = changed
        area = large_sheet.grown(RAIL)
        stake = self._stakes.stake
        said = f"{self._label(self._bets[stake])}: {self._stakes.pot}"
        return [
            NotchedRail(area, self.stakes, stake, self.stake, key="stake", said=said, notch=theme.OCHRE_LT)
        ]

    def replies(self) -> Sequence[Reply]:
        """Return the chosen stake, and whatever else may be answered."""
        bet = self._bets[self._stakes.stake]
        rest = (reply for reply in super().replies() if reply.actions[0] not in self._bets.values())
        return [Reply(self._label(bet), (bet,)), *rest]


def form(stakes: Stakes, label: Callable[[Action], str]) -> StakesAnswers:
    """Return the form of a question about what is staked."""
    return Bet(stakes, label) if stakes.ask.prompt == BET else StakesAnswers(stakes, label)
