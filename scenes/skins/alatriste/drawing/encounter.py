"""The sheet of an encounter: both faces, Fencing and its sources, the odds, and what answers bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.alatriste.odds import Odds, odds
from game.alatriste.rows import CARDS, RULES
from game.alatriste.tokens import ACCEPT, CHALLENGE, NOBODY, SEAT
from game.alatriste.view import AlatristeView, PlayerView
from game.core.action import Action, action
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import language, tr
from scenes.skins.alatriste.drawing import card_faces, large_sheet
from scenes.skins.alatriste.drawing.cast import FENCER, GUARD, Cast
from scenes.skins.alatriste.drawing.fight_odds import (
    Chance,
    Scales,
    draw_bar,
    draw_line,
    percent,
    rivals_of,
    rows,
)
from scenes.skins.alatriste.drawing.option_forms import beside
from scenes.skins.alatriste.drawing.outcome_bar import HIGH, draw_outcomes, justice, outcomes, percents
from scenes.skins.alatriste.layout import FRAMED_PLACE, SCENE, Point
from scenes.skins.alatriste.layout import SCENE_PLACE as PLACE
from scenes.stage.faces import Mood
from scenes.stage.forms import Reply, Send
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed
from scenes.ui.widgets import Widget

PROMPTS = ("alatriste.challenge", "alatriste.accept", "alatriste.combat")
ATTACKED = "alatriste.attacked"
GROWN = 1.35
"""How much higher the bar of chances is where less is told."""
CROWDED, FEW, FEWER = 50.0, 3, 2
"""How high a row is in which letters have their usual size, if several can be fallen upon; and for how many
there is room where less is told, and how many lines are read there below the chances."""
FACE, ASIDE, DOWN = 104.0, 258.0, 68.0
"""The width of a face, and how far its middle lies from that of the picture, and below its upper edge."""
SIDE, LINE, SOURCES = 152.0, 18.0, 4
"""The width and height of a source below a name, and how many of them have room."""
LOW_FACE = 52.0
LINES = 2
"""How many chances have room beside each of several rivals."""
SIZES = (large_sheet.FULL, 1.0, 0.9, 0.82)
"""The text sizes that are tried for a source."""


class Told(NamedTuple):
    """A line at the foot of the sheet: words, how they are written, and the ground of what is dangerous."""

    words: str
    style: str
    colour: theme.Colour
    ground: theme.Colour | None = None


def sources(player: PlayerView, duel: bool) -> list[tuple[str, int]]:
    """Return what makes up the number that a player adds to the dice, each with its name."""
    found = [(tr("Fencing"), player.fencing)]
    for card in player.board:
        row = CARDS[card]
        if row.fencing and (not duel or (row.kind == "possession" and not row.pistol)):
            found.append((card_faces.name(card), row.fencing))
    if player.fight:
        found.append((tr("Secret thrust"), player.fight))
    return found


def _short(canvas: Canvas, name: str, room: float) -> str:
    """Return a name, or as much of its beginning or end as there is room for: Pedro Calderón."""
    words = name.split()
    parts = [
        words,
        *(words[:end] for end in range(2, len(words))),
        *(words[at:] for at in range(1, len(words))),
    ]
    whole = [part for part in parts if not (part[0].islower() or part[-1].islower())]
    with canvas.lettering.at_most(SIZES[-1]):
        fitting = [" ".join(part) for part in whole if canvas.fits(" ".join(part), "caption", room)]
    return max(fitting, key=len, default=words[-1])


def _source(canvas: Canvas, name: str, at: Point) -> None:
    with canvas.lettering.fitting(SIZES, lambda: canvas.fits(name, "caption", SIDE - 33)):
        canvas.text(name, *at, "caption", theme.PAPER_HI, anchor="left middle")


def _has_cards(player: PlayerView) -> bool:
    """Return whether the winner of a duel finds a card to take from them."""
    return bool(player.cards or player.board)


def standoff(view: AlatristeView, seats: Sequence[Seat]) -> Ask | None:
    """Return what a person has answered, or will, who is about to fight; None if nobody here is."""
    pair, duel = _met(view)
    people = [seat for seat in pair if seats[seat].human]
    if not people:
        return None
    brings = people[0] == pair[0]
    rival = SEAT[pair[1] if brings else pair[0]]
    if brings and not duel:
        return Ask(people[0], "alatriste.combat", (action("combat", rival),))
    return Ask(people[0], _KINDS[brings, duel], (), (rival,))


_KINDS = {(True, True): "alatriste.challenge", (False, True): "alatriste.accept", (False, False): ATTACKED}
"""By whether a seat has begun, and whether it is a duel, what it is asked; a victim is asked nothing."""


def _met(view: AlatristeView) -> tuple[tuple[int, ...], bool]:
    """Return who has begun with whom, nobody if nobody has, and whether it is a duel."""
    if view.fight is not None:
        return (view.fight.a, view.fight.b), view.fight.duel
    met = next((fields for name, fields in view.bookmarks if name == "Encounter"), ())
    seats = [field for field in met[1:] if isinstance(field, int)]
    if not seats or seats[-1] == NOBODY:
        return (), False
    return (seats[-1], seats[0]), True


class Encounter:
    """A form (see `scenes.stage.skin`) for a challenge, its answer, and a combat.

    `cast` knows how each seat looks; `numbers` says whether odds are told.
    """

    def __init__(
        self,
        ask: Ask,
        view: AlatristeView,
        label: Callable[[Action], str],
        seats: Sequence[Seat],
        cast: Cast,
        numbers: bool,
    ) -> None:
        self._ask, self._label, self._seats, self._cast = ask, label, seats, cast
        self._players, self._numbers = view.players, numbers
        self.duel = ask.prompt in ("alatriste.challenge", "alatriste.accept")
        brings = ask.prompt in ("alatriste.challenge", "alatriste.combat")
        self.odds = [odds(view, ask.seat, rival, self.duel, brings) for rival in rivals_of(ask)]

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return nothing: only the answers can be pressed."""
        return []

    def replies(self) -> Sequence[Reply]:
        """Return all answers but those that stand aside; swords are drawn with the red ones."""
        return [
            Reply(self._label(option), (option,), kind="red" if self._is_fight(option) else "paper")
            for option in beside(self._ask)
        ]

    def _is_fight(self, option: Action) -> bool:
        return option in (CHALLENGE, ACCEPT) or bool(option.picks)

    def take_back(self) -> bool:
        """Return False: there is nothing to undo."""
        return False

    def spoken_text(self) -> Sequence[str]:
        """Where everybody's Fencing comes from, the odds, and what the answers bring."""
        said = [self._said(seat) for seat in (self._ask.seat, *(found.rival for found in self.odds))]
        if self._numbers:
            bar = self.bar()
            told = ", ".join(f"{chance.words} {n} %" for chance, n in zip(bar, percents(bar), strict=True))
            said += filter(None, [Scales(self.odds, self._seats).spoken_text, told])
        return [*said, *filter(None, [self.danger()]), *self.stakes()]

    def bar(self) -> list[Chance]:
        """Return what may come of it, as pieces of one bar: against one rival, or against whomever it is."""
        if len(self.odds) == 1:
            return outcomes(self.odds[0])
        found = self.odds[0]
        free = Chance(tr("Nobody stops the fight"), 1.0 - found.patrol, theme.OLIVE_LT, "fencing")
        return [free, *justice(found)] if free.share else justice(found)

    def danger(self) -> str:
        """Return how likely the fight is to cost the life of whoever is asked, and why; "" if it cannot."""
        own, fall = self._players[self._ask.seat], max(found.fall for found in self.odds)
        if self.odds[0].doomed or not fall:
            return ""
        if own.vigour_bonus:
            return tr(
                "Your Vigour is {vigour}: a wound may take all of it, but your cards save you from death.",
                vigour=own.vigour,
            )
        why = tr("Your Vigour is {vigour}, and a wound takes up to 6.", vigour=own.vigour)
        if self._numbers and len(self.odds) == 1:
            return tr("You may die: {n}.", n=percent(fall)) + f" {why}"
        return tr("You may die.") + f" {why}"

    def _said(self, seat: int) -> str:
        player = self._players[seat]
        listed = ", ".join(f"{words} {n}" for words, n in sources(player, self.duel))
        return f"{self._seats[seat].name}: {player.skill(self.duel)} ({listed})"

    def stakes(self) -> list[str]:
        """Return what each answer brings, and what is fought for."""
        rival = self._seats[self.odds[0].rival].name
        if self._ask.prompt == "alatriste.challenge":
            offer = tr(
                "A challenge: {gain} Fame for you. {name}: {gain} for accepting, {loss} for refusing.",
                name=rival,
                gain=signed(RULES.challenge_fame),
                loss=signed(-RULES.refusal_fame),
            )
            return [offer, self._prize(), self._wound]
        if self._ask.prompt == "alatriste.accept":
            answer = tr("Accepting: {gain} Fame. Refusing: {loss} Fame.", gain=signed(RULES.challenge_fame),
                        loss=signed(-RULES.refusal_fame))  # fmt: skip
            return [answer, self._prize(), self._wound]
        if self.odds[0].doomed:
            return [
                tr("Whoever is fallen upon with {n} Vigour or less dies without any dice.", n=RULES.weak),
                tr("Only a surgeon lets you fight for your life."),
            ]
        return [
            tr("Falling upon somebody: {loss} Fame. It cannot be refused.", loss=signed(-RULES.combat_fame)),
            tr("The loser discards {n} cards.", n=RULES.combat_cards),
            self._wound,
        ]

    @property
    def _wound(self) -> str:
        """What it costs to be hurt, and how likely that is."""
        if self._numbers and len(self.odds) == 1:
            return tr(
                "If you fight you are hurt: {n}. It costs a die of Vigour, 1 to 6, the winner, too.",
                n=percent(self.odds[0].wound),
            )
        return tr("Whoever is hurt loses a die of Vigour, 1 to 6: the winner, too.")

    def _prize(self) -> str:
        """What one wins in a duel, and what one loses in it, as both are now. Rule 8.2."""
        rival, n = self._players[self.odds[0].rival], signed(RULES.duel_prize)
        won = (
            tr("You win: {n} Fame and a card of theirs.", n=n)
            if _has_cards(rival)
            else tr("You win: {n} Fame, taken from them.", n=n)
        )
        lost = (
            tr("You lose: they take a card of yours.")
            if _has_cards(self._players[self._ask.seat])
            else tr("You lose: {n} Fame.", n=signed(-RULES.duel_prize))
        )
        return f"{won} {lost}"

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the sheet lies."""
        return large_sheet.grown(FRAMED_PLACE, large_sheet.growth(canvas))

    def draw(self, canvas: Canvas) -> None:
        """Draw the scene, and what is told on it."""
        told = tuple(self._players[found.rival] for found in self.odds)
        faces = tuple(self._cast.portrait(found.rival) for found in self.odds)
        key = self._ask, self._players[self._ask.seat], told, faces, self._numbers, language()
        canvas.layer("alatriste/encounter", key, self.area(canvas), partial(self._draw, canvas))

    def _draw(self, canvas: Canvas) -> None:
        is_sparse = large_sheet.is_sparse(canvas) and len(self.odds) <= FEW
        with large_sheet.larger(canvas, is_sparse):
            self._paint(canvas, is_sparse)

    def _paint(self, canvas: Canvas, is_sparse: bool) -> None:
        frame, middle = FRAMED_PLACE, PLACE.center
        canvas.picture("alatriste/theatre", *middle, frame.w, height=frame.h, anchor="center")
        scene = "alatriste/scene_duel" if self.duel else "alatriste/scene_combat"
        canvas.picture(scene, *middle, PLACE.w, height=PLACE.h, anchor="center")
        if self._ask.prompt == "alatriste.challenge":
            canvas.fetch_scaled("alatriste/scene_combat", *SCENE)  # what may be asked next
        self._fencer(canvas, self._ask.seat, -1)
        if len(self.odds) == 1:
            self._fencer(canvas, self.odds[0].rival, 1)
        lines, line = self._lines(is_sparse), 31.0 if is_sparse else 22.0
        bar = self.bar() if self._numbers else []
        has_bar = len(bar) > 1 or (bool(bar) and (self.odds[0].patrol > 0 or self.odds[0].caught))
        high = HIGH * (GROWN if is_sparse else 1.0) if has_bar else 0.0
        strip = pygame.FRect(PLACE.left, 0, PLACE.w, 12 + line * len(lines) + high)
        strip.bottom = PLACE.bottom
        canvas.fill(strip, theme.WALNUT_DK)
        canvas.line(strip.topleft, strip.topright, theme.OCHRE, 1.4)
        if has_bar:
            draw_outcomes(canvas, bar, strip, high)
        self._person(canvas, self._ask.seat, -1, is_sparse)
        if len(self.odds) == 1:
            (found,) = self.odds
            self._person(canvas, found.rival, 1, is_sparse)
            if self._numbers:
                self._win(canvas, found, is_sparse)
        else:
            self._crowd(canvas, PLACE.h - strip.h - 20)
        for place, told in enumerate(reversed(lines)):
            at = strip.centerx, strip.bottom - 6 - line * (place + 0.5)
            if told.ground is not None:
                canvas.fill((strip.left + 6, at[1] - line / 2, strip.w - 12, line), told.ground, radius=6)
            draw_line(canvas, told.words, at, told.style, told.colour, strip.w - 28, "center middle")

    def _lines(self, is_sparse: bool) -> list[Told]:
        """Return what is written below the chances; what a wound costs is among it in all text sizes."""
        *stakes, last = self.stakes()
        lines = [Told(words, "strong", theme.OCHRE_LT) for words in stakes]
        lines.append(Told(last, "body", theme.PAPER_HI))
        if danger := self.danger():
            lines.append(Told(danger, "strong", theme.PAPER_HI, theme.ALMAGRE_DK))
        return lines if not is_sparse else lines[-FEWER:] if danger else [lines[0], lines[-1]]

    def _fencer(self, canvas: Canvas, seat: int, side: int) -> None:
        """Draw a fighter on guard at its side, as in the fight that may follow."""
        x, y = PLACE.centerx + side * GUARD[0], PLACE.centery + GUARD[1]
        canvas.picture(self._cast.fencer(seat, side), x, y, FENCER[0], height=FENCER[1], anchor="center")

    def _person(self, canvas: Canvas, seat: int, side: int, is_sparse: bool) -> None:
        """Draw the face of a fighter at its side, the name, and what it adds to the dice."""
        x, y = PLACE.centerx + side * ASIDE, PLACE.top + DOWN
        found = [] if is_sparse else self._listed(seat)
        pill = pygame.FRect(0, PLACE.top + 10, SIDE, (96 if is_sparse else 84) + LINE * len(found))
        pill.centerx = PLACE.centerx + side * 136
        canvas.fill(pill, theme.WALNUT_DK, 232, 12)
        mood = Mood.SORE if seat == self._ask.seat and self.odds[0].doomed and len(self.odds) == 1 else None
        canvas.picture(self._cast.portrait(seat, mood), x, y, FACE, anchor="center")
        at = pill.centerx, pill.top + (24 if is_sparse else 20)
        draw_line(canvas, self._seats[seat].name, at, "strong", theme.PAPER_HI, SIDE - 14, "center middle")
        skill, y = str(self._players[seat].skill(self.duel)), pill.top + (64 if is_sparse else 54)
        canvas.picture("alatriste/icon_fencing", pill.centerx - 20, y, 30, anchor="center")
        canvas.text(skill, pill.centerx + 2, y, "score", theme.OCHRE_LT, anchor="left middle")
        for place, (words, n) in enumerate(found):
            y = pill.top + 76 + LINE * (place + 0.5)
            _source(canvas, _short(canvas, words, SIDE - 33), (pill.left + 7, y))
            number = signed(n) if place else str(n)
            canvas.text(number, pill.right - 8, y, "key", theme.OCHRE_LT, anchor="right middle")

    def _listed(self, seat: int) -> list[tuple[str, int]]:
        """Return where the number of a fighter comes from; nothing if all of it is Fencing."""
        found = sources(self._players[seat], self.duel)
        if len(found) > SOURCES:
            rest = sum(n for _, n in found[SOURCES - 1 :])
            found = [*found[: SOURCES - 1], (tr("others"), rest)]
        return found if len(found) > 1 else []

    def _win(self, canvas: Canvas, found: Odds, is_sparse: bool) -> None:
        """Draw the chance to win if it is fought, large between the two."""
        middle, told = PLACE.centerx, rows(found)[0]
        win = 0.0 if found.doomed else told.share
        pill = pygame.FRect(middle - 55, PLACE.top + 16, 110, 84 if is_sparse else 64)
        canvas.fill(pill.inflate(6, 6), theme.INK, radius=14)
        canvas.fill(pill, theme.OLIVE_LT if win >= 0.5 else theme.ALMAGRE_DK, radius=12)
        ink, percent = theme.INK if win >= 0.5 else theme.PAPER_HI, tr("{n} %", n=round(100 * win))
        if found.doomed:  # a number would be read as the chance to die
            canvas.picture(f"alatriste/icon_{told.icon}", middle, pill.centery - 9, 38, anchor="center")
        else:
            at = middle, pill.top + (30 if is_sparse else 25)
            draw_line(canvas, percent, at, "score", ink, pill.w - 6, "center middle")
        at = middle, pill.bottom - (20 if is_sparse else 14)
        words = told.words if found.doomed or found.dooms else tr("to win the fight")
        draw_line(canvas, words, at, "key", ink, pill.w - 10, "center middle")

    def _crowd(self, canvas: Canvas, room: float) -> None:
        """Draw several rivals below one another: face, name and Fencing, and the odds against each."""
        step = min(66.0, room / len(self.odds))
        with canvas.lettering.at_most(step / CROWDED):
            self._rows(canvas, step)

    def _rows(self, canvas: Canvas, step: float) -> None:
        ground = pygame.FRect(PLACE.centerx - 61, PLACE.top + 10, PLACE.w / 2 + 51, step * len(self.odds) + 6)
        canvas.fill(ground, theme.WALNUT_DK, 236, 12)
        for place, found in enumerate(self.odds):
            y, seat = ground.top + 3 + step * (place + 0.5), found.rival
            canvas.picture(
                self._cast.portrait(seat), ground.left + 32, y, min(LOW_FACE, step - 4), anchor="center"
            )
            name, at = self._seats[seat].name, (ground.left + 64, y - 10)
            draw_line(canvas, name, at, "strong", theme.PAPER_HI, 96, "left middle")
            canvas.picture("alatriste/icon_fencing", ground.left + 73, y + 12, 19, anchor="center")
            skill = str(self._players[seat].skill(self.duel))
            canvas.text(skill, ground.left + 86, y + 12, "small button", theme.OCHRE_LT, anchor="left middle")
            told = rows(found) if self._numbers else []
            if len(told) > LINES:  # to die is to be hurt
                told = [told[0], told[-1]]
            for line, chance in enumerate(told):
                row = pygame.FRect(ground.left + 166, y - 22 + 21 * line, ground.w - 178, 22)
                draw_bar(canvas, row, chance, 84.0)
