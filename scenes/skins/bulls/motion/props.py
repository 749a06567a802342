"""What every cue of this table needs, and the motions that several of them share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import inf

from game.bulls.tokens import NOWHERE, owner
from game.bulls.view import BullsView
from game.core.action import Token, token
from maps.board import Board
from scenes.skins.bulls import layout
from scenes.skins.bulls.crowd import Cell, Point
from scenes.skins.bulls.drawing.aim import Aim
from scenes.skins.bulls.drawing.dusk_count import DuskCounts
from scenes.skins.bulls.drawing.dusk_sheet import DuskSheets
from scenes.skins.bulls.drawing.hud import Hud
from scenes.skins.bulls.drawing.morning import draw_paper
from scenes.skins.bulls.drawing.name_tags import NameTags
from scenes.skins.bulls.layout import DiceLayout
from scenes.skins.bulls.words.verdicts import Verdicts
from scenes.stage.effect_sprites import EffectSprites
from scenes.stage.own_dice import OwnDice
from scenes.stage.pieces import Piece, change, follow
from scenes.stage.stage import Stage
from scenes.ui.anim import Cue, Timeline, ease_in_quad, in_turn, mix, together, tween
from scenes.ui.canvas import Canvas
from scenes.ui.theme import rgb

BANNER = 460.0
"""Width of words across the table."""
GLAZES = ("cobalt", "olive", "terracotta", "ochre", "violet")
"""The colours that a roundabout may have."""
DARK = rgb("#4A4464")
"""By which the town is multiplied while something is seen close by."""
BULL_GATE: Point = (-60.0, 334.0)
"""Where Bulls come from, and where they go at dusk: out of sight."""


@dataclass
class Arena:
    """A roundabout that is seen close by: its dice by name, with their rings, and the tags by seat.

    They and all else that it shows are among its `pieces`; `middle` is that of the roundabout there.
    """

    place: Token
    middle: Point
    crowd: Piece
    head: Piece
    pieces: list[Piece] = field(default_factory=list)
    dice: dict[Token, Piece] = field(default_factory=dict)
    rings: dict[Token, Piece] = field(default_factory=dict)
    tags: dict[int, Piece] = field(default_factory=dict)


@dataclass
class Props(EffectSprites):
    """One table on the stage.

    `heard` plays a sound by name, `shout` prints words and names their picture, and `expect` begins to read
    pictures that will soon be seen; `tag` prints the name tag of a seat, `dusk_sheet`
    the sheet of a day. `own_dice` know which throws wait for people, `held` lays an open hand out at the
    edge of the table.

    `view` is the table as it is to be when the present motion is over; `open_hand` the seat whose hand lies
    open on the screen.
    """

    board: Board
    stage: Stage
    dice: DiceLayout
    hud: Hud
    heard: Callable[[str], object]
    shout: Callable[[str], str]
    expect: Callable[[Iterable[str]], object]
    tag: NameTags
    dusk_sheet: DuskSheets
    own_dice: OwnDice
    held: Callable[[BullsView], Iterable[Piece]]
    view: BullsView = field(init=False)
    open_hand: int | None = None
    aim: Aim | None = None
    """At what the card that is being resolved is used now."""
    arena: Arena | None = None
    """The roundabout that is seen close by while Bulls charge in it."""
    hour: float = 0.0
    """By how many steps of the day the sun has moved."""
    row: int = 0
    """That of the town in which the Runners stand, or to which they run."""
    doing: dict[Token, int] = field(default_factory=dict)
    """Whose card changed, or brought, a die of which the next charge may make something."""
    read_cards: set[str] = field(default_factory=set)
    """The cards of rivals that have been shown before, by their pictures."""
    pier: Token | None = None
    """At which destination points are being counted, the `owners` of some of them having had theirs."""
    owners: int = 0
    dealt: tuple[int, ...] = ()
    """The destinations of a new day, while they lie on their paper."""
    turned: int = 0
    """How many of them have been turned over."""
    finale: list[Cue] = field(default_factory=list)
    """The largest payment of a day, which waits for all others to set off."""
    flights: Timeline = field(default_factory=Timeline)
    """Points that are on their way to their owners, while other points set off."""

    def rest(self, view: BullsView) -> None:
        """Let everything stand where a view has it, in the light."""
        self.read(view)
        self.arena, self.darkness, self.aim = None, 0.0, None
        self.hour = float(view.row)
        self.flights.clear()
        self.pier, self.finale, self.dealt = None, [], ()
        self.hud.due.clear()

    @property
    def is_over_board(self) -> bool:
        """True while the night, the paper of the dawn or a roundabout seen close by lies over the town."""
        return self.darkness > 0 or bool(self.dealt) or self.arena is not None

    @cached_property
    def verdicts(self) -> Verdicts:
        """Return what weighs the deeds of everybody for whoever looks."""
        return Verdicts(self.hud.seats)

    @cached_property
    def dusk_count(self) -> DuskCounts:
        """Return what cuts the sheet of a day into what comes onto it one after another."""
        return DuskCounts(self.dusk_sheet)

    @cached_property
    def _glazes(self) -> dict[Point, str]:
        return {thing.at: str(thing.values.get("colour")) for thing in self.board.objects}

    def glaze(self, place: Token) -> str:
        """Return the colour of a roundabout's kerb."""
        found = self._glazes.get(self.board.points[place], "")
        return found if found in GLAZES else GLAZES[0]

    def read(self, view: BullsView) -> None:
        """Let everything that moves go where it is in a view."""
        self.view = view
        self.dice.read(view)
        space = next((runner.space for runner in view.runners if runner.space != NOWHERE), None)
        self.row = view.row if space is None else view.town.spaces[space].row

    def pass_time(self, hour: float, seconds: float) -> Cue:
        """Let the sun move on to that hour."""
        start = self.hour

        def apply(share: float) -> None:
            self.hour = mix(start, hour, share)

        return tween(seconds, apply)

    def draw_veil(self, canvas: Canvas) -> None:
        """Draw the paper of the dawn, and the darkness, over the town."""
        if self.dealt:
            draw_paper(canvas, self.hud.day, self.dealt, self.turned, self.hud.day == self.hud.days)
        if self.darkness > 0:
            canvas.dim(canvas.window, DARK, self.darkness)

    def fly_on(self, seconds: float) -> Cue:
        """Let so many seconds pass for what is on its way."""
        while seconds > 0:
            passed = yield None
            seconds -= passed
            self._let_fly(passed)

    def landed(self) -> Cue:
        """Wait until nothing is on its way any more."""
        while self.flights.busy:
            self._let_fly((yield None))

    def _let_fly(self, seconds: float) -> None:
        if seconds == inf:
            self.flights.finish()
        else:
            self.flights.update(seconds)

    def plate(self, seat: int) -> Point:
        """Return the middle of a seat's plate."""
        return layout.plate(seat, len(self.hud.seats))

    def in_play(self, seat: int) -> Point:
        """Return where the card that a seat has played lies until it is finished."""
        if self.hud.seats[seat].human:
            return layout.OWN_IN_PLAY
        return self.below_plate(seat, layout.IN_PLAY)

    def below_plate(self, seat: int, size: Point) -> Point:
        """Return the middle of a card of that size below the plate of a seat, aside of the dice."""
        town = self.view.town
        row = town.rows[min(self.view.row, len(town.rows) - 2)]
        columns = [self.board.points[token("space", space)][0] for space in row]
        return layout.below_plate(seat, len(self.hud.seats), sum(columns) / len(columns), size)

    def home(self, die: Token) -> Point:
        """Return where a die comes from and goes to."""
        return self.plate(owner(die)) if die.kind == "runner" else BULL_GATE

    def banner(self, words: str, rest: float) -> Cue:
        """Show words across the table for `rest` seconds."""
        return self.burst(words, layout.SHOUT, BANNER, rest)

    def singles(self, things: Iterable[Token]) -> list[Piece]:
        """Return the sprites of those things that have one, each taken out of its stack."""
        return [piece for thing in things if (piece := self.stage.single(thing)) is not None]

    def sprites(self, dice: Iterable[Token]) -> None:
        """Give a sprite of its own to every die that has come into play, or was in a stack."""
        cells = self.dice.cells()
        for die in dice:
            piece = self.stage.single(die)
            if piece is None:
                self.stage.add(self.dice.piece(die, cells[die]))
            else:
                piece.picture = self.dice.picture(die)

    def rearrange(self, seconds: float, hops: Sequence[Token] = ()) -> Cue:
        """Move all dice to the cells that are theirs now; those in `hops` hop there."""
        cues = []
        for die, cell in self.dice.cells().items():
            for piece in self.singles([die]):
                cues += _to_cell(piece, cell, seconds, die in hops)
        yield from together(cues)


def hop(piece: Piece) -> Cue:
    """Let a piece jump for joy."""
    return in_turn([change(piece, 0.12, lift=12.0), change(piece, 0.14, ease_in_quad, lift=0.0)])


def hops(props: Props, dice: Iterable[Token]) -> list[Cue]:
    """Let all of them jump for joy."""
    return [hop(piece) for die in dice if (piece := props.stage.piece(die)) is not None]


def _to_cell(piece: Piece, cell: Cell, seconds: float, hopping: bool) -> list[Cue]:
    grow = change(piece, seconds, width=cell.size, height=cell.size)
    if hopping:
        return [follow(piece, [(piece.x, piece.y), (cell.x, cell.y)], seconds, hops=3), grow]
    if abs(piece.x - cell.x) + abs(piece.y - cell.y) + abs(piece.width - cell.size) > 0.5:
        return [change(piece, seconds, x=cell.x, y=cell.y), grow]
    return []
