"""Where things lie on the table of Running with the Bulls, in design pixels; a cell for every die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

import pygame

from game.bulls.tokens import BULL, MARKER, NOWHERE, RUNNER, owner
from game.bulls.view import BullsView
from game.core.action import Token, token
from scenes.skins.bulls.crowd import Cell, Group, Point, Room, gather, size_of
from scenes.stage.pieces import DICE, Piece
from scenes.stage.prompt_panel import Hook
from scenes.ui.theme import HEIGHT, WIDTH

PLAZA = (150.0, 92.0)
PAVED, PAVED_FROM, PAVED_UP, PAVED_TO = (184.0, 104.0), 4.0, 4.0, 79.0
"""The size of a roundabout while dice stand there, as it reaches back over the streets by which they came;
where it begins at least, how far its middle lies higher then, and how far right of the usual one it ends."""
SIGN = (56.0, 30.0)
TOKEN, BESIDE_SIGN = (30.0, 30.0), 33.0
"""The size of a Direction token, and how far to the right of the middle of a sign the first one lies."""
SPARE = 5.0
"""How much of the edge of a sign may be hidden: no word stands there."""
DESTINATION = (117.0, 97.0)
CARD = (116.0, 163.0)
READY = 6
"""A hand of up to so many cards is had ready to be looked at, and to be played."""
PIER, PIER_SIZE = 1200.0, (152.0, 98.0)
"""x of the middle of the piers, where dice stand beside the card that they reached, and their size."""
PIERS = pygame.FRect(PIER - PIER_SIZE[0] / 2, 84.0, PIER_SIZE[0], 518.0)
"""All piers, with what is written on them."""
TRAY: Point = (592.0, 334.0)
TRAY_DIE = 30.0
"""Where dice are rolled at dawn, and where those that show a 1 wait, and their size there."""
DECK: Point = (976.0, 666.0)
DECK_PILE = token("deck", 0)
DISCARD: Point = (1042.0, 666.0)
PILE = (60.0, 84.0)
IN_PLAY, SHOWN = (70.0, 98.0), (176.0, 248.0)
"""The sizes of a card that is being resolved, and of one that is shown first."""
OWN_IN_PLAY: Point = (328.0, 682.0)
"""Where a person's card lies while it is resolved: over no sign that may be chosen for it."""
HAND: Point = (638.0, 705.0)
SUNK = 100.0
"""How far a hand sinks while something else lies in its place."""
RIBBONED = 1.5
"""The text size from which on the names of one's cards are printed once more, across them."""
STRIP = 69.5
"""How far below the top of a card of the hand the strip lies that says in signs what it does: at the foot of
what is seen of it, so that its picture is seen above."""
LARGE_GIST, NARROW_LARGE_GIST = 33.0, 31.0
"""Where the words begin that are there instead, below a name in large letters; and the same where many cards
leave little of each other to be seen."""
RISE = 8.0
"""How far a card of the hand rises while it is looked at."""
HAND_REACH, MANY, HAND_ROOM = 211.0, 6, (294.0, 908.0)
"""From the middle of the hand to that of its first card: beyond lies the card in play, and with less the
names of five cards lie under one another. A hand of so many takes that room where no card is in play."""
READ_FOOT, COLUMNS, BOUND = 556.0, ((0.0, 426.0), (230.0, 676.0), (466.0, 916.0), (729.0, 1276.0)), 8.0
"""The foot of a card that is read; by the row of the dice, from where to where they stand and run to with the
names there; and the edge of the window that the card keeps off."""
PAPER = pygame.FRect(12, 592, 280, 124)
"""The chronicle."""
BESIDE_QUESTION = 932.0
"""Where a card begins that is read right of the question."""
COUNSEL = ((996.0, 556.0), (730.0, 556.0), (488.0, 556.0))
"""The lower right corners that a hint may have: left of the destinations, or of the last roundabouts."""
HOOK = Hook(628.0, 621.0, 600.0, largest=1.35, highest=62.0)
"""So high that the lowest roundabouts can be seen and pressed above it."""
BELOW_ARENA = 208.0
"""From the middle of a roundabout that is seen close by to what is told of it: right below its name tags."""
BEFORE_CARDS = 998.0
"""The left edge of the destinations, with some air."""
BEFORE_PIERS = 1124.0
"""How far to the right a card may lie below its player's plate."""
TOOLS = pygame.FRect(1102, -4, 176, 88)
"""The knobs, in two rows at the end of the bar, which reaches deeper there."""
EYE = pygame.FRect(910, 672, 35, 35)
"""The knob that turns the hand up, between the hand and the deck: a ninth one has no room in the bar."""
SLIP = pygame.FRect(1084, 604, 184, 108)
"""The keys of the moment."""
SHOUT: Point = (592.0, 330.0)
BAR = 62.0
PLATES, WIDER, FEW = (380.0, 1094.0), 262.0, 4
"""From where to where the plates of few seats lie in the bar; those of more begin further left."""

CROWDED = 12
"""More dice than this on one place are shown as one for each colour and face, with their number."""
DECK_ROOM = Room(72.0, -47.0, 41.0, is_round=False)
"""Where dice stand on a pier."""
EDGE, FOOT, BULLS_FEET = 2.0, 41.0, 61.5
"""How far dice stay off the ends of a paved roundabout, how far they reach below its usual middle, and so far
below it those of the next one begin: between them lies what is said of the dice."""
LOWEST = 530.0
"""Below that height the lowest roundabouts lie, under which there is no room for words."""
HIGHEST, UNDER_BAR, COLUMN = 58.0, 66.0, 60.0
"""How far above the middle of a roundabout Bulls stand at most, below which height on the table, and by how
much the middles of one column differ."""


def sign_area(at: Point, has_token: bool) -> pygame.FRect:
    """Return where the word of a sign stands, with what lies beside it."""
    area = pygame.FRect(0, 0, SIGN[0], SIGN[1] - 2 * SPARE)
    area.center = at
    area.w += TOKEN[0] * has_token
    return area


def paved(at: Point) -> pygame.FRect:
    """Return where the roundabout with that middle lies while dice stand there."""
    x, y = at
    left = max(PAVED_FROM, x + PAVED_TO - PAVED[0])
    return pygame.FRect(left, y - PAVED_UP - PAVED[1] / 2, x + PAVED_TO - left, PAVED[1])


def leaving(path: Sequence[Point]) -> int:
    """Return from where on the way of a street is outside of the paving in which it begins."""
    edge = paved(path[0]).right - 6
    return next(place for place, (x, _) in enumerate(path) if x > edge)


def pier(y: float) -> float:
    """Return the middle of the pier beside a destination at that height: the first lies below the knobs."""
    return max(y, TOOLS.bottom - 4 + PIER_SIZE[1] / 2)


def talk_end(is_below: bool) -> float:
    """Return where bubbles end: before the destinations.

    Only while dice stand at the last roundabout right below the plates is there no room that hides none.
    """
    return WIDTH if is_below else BEFORE_CARDS


def plates(seats: int) -> list[tuple[float, float]]:
    """Return left edge and width of each seat's plate in the top bar."""
    left, right = PLATES if seats <= FEW else (WIDER, PLATES[1])
    width = min(230.0, (right - left) / seats - 6)
    start = right - seats * (width + 6)
    return [(start + seat * (width + 6), width) for seat in range(seats)]


def plate(seat: int, seats: int) -> Point:
    """Return the middle of a seat's plate."""
    left, width = plates(seats)[seat]
    return left + width / 2, 30.0


def ribbon(card: Token) -> Token:
    """Return the name of the sprite with the name of a card of the hand in large letters."""
    return token("name", card.id)


def strip(card: Token) -> Token:
    """Return the name of the sprite that says in signs what a card of the hand does."""
    return token("deeds", card.id)


def gist(card: Token) -> Token:
    """Return the name of the sprite that says in words what a card of the hand does."""
    return token("gist", card.id)


def gist_top(is_narrow: bool) -> float:
    """Return how far below the top of a card of the hand that begins."""
    return NARROW_LARGE_GIST if is_narrow else LARGE_GIST


def dock(row: int, x: float, width: float, height: float) -> pygame.FRect:
    """Return where a card of the hand at that x is read: above it, or else as near as no die is hidden.

    While the dice stand in a row, that row and the next one are seen: they are what the card is about.
    """
    left, right = COLUMNS[min(row, len(COLUMNS) - 1)]
    area = pygame.FRect(x - width / 2, READ_FOOT - height, width, height)
    if area.left < right and left < area.right:
        places = [place for place in (left - width, right) if BOUND <= place <= WIDTH - BOUND - width]
        area.left = min(places, key=lambda place: abs(place - area.left), default=area.left)
    return area


def low_dock(row: int, width: float, height: float) -> pygame.FRect:
    """Return where a card of the hand is read while something on the board is chosen.

    It stands at the foot of the window beside the question, where the dice have been or have yet to come.
    """
    left = PAPER.left if row >= len(COLUMNS) // 2 else BESIDE_QUESTION
    return pygame.FRect(left, HEIGHT - BOUND - height, width, height)


def below_plate(seat: int, seats: int, column: float, size: Point) -> Point:
    """Return the middle of a card of that size below the plate of a seat, aside of the dice.

    `column` is the x of those roundabouts in which the dice stand.
    """
    width, height = size
    taken = paved((column, 0.0)).inflate(width + 20, 0)
    x = min(max(plate(seat, seats)[0], width / 2 + 10), BEFORE_PIERS - width / 2)
    if taken.left < x < taken.right:
        sides = [side for side in (taken.left, taken.right) if width / 2 < side]
        x = min(sides, key=lambda side: abs(side - x))
    return x, BAR + 12 + height / 2


def fan(count: int, is_playing: bool = True) -> list[float]:
    """Return the x of each card of a hand, beside the card in play if its owner `is_playing` one."""
    middle, reach = HAND[0], HAND_REACH
    if count >= MANY and not is_playing:
        middle, reach = sum(HAND_ROOM) / 2, (HAND_ROOM[1] - HAND_ROOM[0] - CARD[0]) / 2
    gap = min(118.0, 2 * reach / max(1, count - 1))
    return [middle + (place - (count - 1) / 2) * gap for place in range(count)]


def full_rows(count: int, across: int) -> Iterator[range]:
    """Yield rows of so many each, the last of what is left."""
    for start in range(0, count, across):
        yield range(start, min(start + across, count))


def tray_cells(count: int) -> list[Cell]:
    """Return a cell for each die on the tray, in rows of six."""
    rows = list(full_rows(count, 6))
    return [
        Cell(
            TRAY[0] + (place - (len(row) - 1) / 2) * 34,
            TRAY[1] + (number - (len(rows) - 1) / 2) * 34,
            TRAY_DIE,
        )
        for number, row in enumerate(rows)
        for place in range(len(row))
    ]


@dataclass
class DiceLayout:
    """Where the dice and Direction tokens of a view belong on the screen.

    `places[die]` is a space id, or NOWHERE for the tray; `faces[die]` is 1 to 6; `signs[marker]` is the id of
    the sign on which a Direction token lies.
    """

    middles: Mapping[int, Point]
    last_row: frozenset[int]
    colours: tuple[str, ...]
    places: dict[Token, int] = field(default_factory=dict)
    faces: dict[Token, int] = field(default_factory=dict)
    signs: dict[Token, int] = field(default_factory=dict)
    own: int | None = None
    """The seat of whoever looks, whose Runners stand first."""

    def read(self, view: BullsView) -> None:
        """Let everything stand where a view has it."""
        self.own = view.seat
        self.places = {RUNNER[runner.id]: runner.space for runner in view.runners}
        self.faces = {RUNNER[runner.id]: runner.face for runner in view.runners}
        self.places.update({BULL[bull.id]: bull.space for bull in view.bulls})
        self.faces.update({BULL[bull.id]: bull.face for bull in view.bulls})
        self.signs = {MARKER[flag]: sign for flag, sign in enumerate(view.flags) if sign != NOWHERE}

    def picture(self, die: Token, face: int | None = None) -> str:
        """Return the picture of a die as it lies, or showing `face`."""
        shown = self.faces[die] if face is None else face
        if die.kind == "bull":
            return f"bulls/bull_{shown}"
        return f"bulls/die_{self.colours[owner(die)]}_{shown}"

    def pictures(self) -> list[str]:
        """Return the pictures of all faces that dice may show."""
        stems = ("bulls/bull", *(f"bulls/die_{colour}" for colour in self.colours))
        return [f"{stem}_{face}" for stem in stems for face in range(1, 7)]

    def tumbling(self, die: Token) -> list[str]:
        """Return the pictures that flash by while a die rolls."""
        return [self.picture(die, face) for face in (3, 6, 2, 5, 1, 4)]

    def at(self, space: int) -> tuple[list[Token], list[Token]]:
        """Return (Bulls, Runners) of a place, one's own first and alike ones beside each other."""
        here = [die for die, place in self.places.items() if place == space]
        bulls = [die for die in here if die.kind == "bull"]
        runners = sorted(
            (die for die in here if die.kind == "runner"), key=lambda die: (self._like(die), die.id)
        )
        return bulls, runners

    def piece(self, die: Token, cell: Cell) -> Piece:
        """Return a sprite for one die in a cell; Bulls stand behind Runners."""
        layer = DICE if die.kind == "runner" else DICE - 2
        at = cell.x, cell.y, cell.size, cell.size
        return Piece(die, self.picture(die), *at, layer, inked=True, is_rimmed=True, is_paling=True)

    def cells(self) -> dict[Token, Cell]:
        """Return where every die belongs; alike dice of a crowded place share a cell."""
        return {die: cell for stack, cell in self._stacks() for die in stack}

    def pieces(self) -> Iterable[Piece]:
        """Yield sprites for all dice; in a crowded place one for each colour and face, with their number."""
        for stack, cell in self._stacks():
            piece = self.piece(stack[0], cell)
            if len(stack) > 1:
                piece.stack, piece.badge, piece.is_badge_beside = tuple(stack), str(len(stack)), True
            yield piece

    def _stacks(self) -> Iterator[tuple[list[Token], Cell]]:
        found, groups = dict[int, list[list[Token]]](), dict[int, Group]()
        for space in sorted({*self.places.values()}):
            bulls, runners = self.at(space)
            if space == NOWHERE:
                yield from zip(
                    [[die] for die in (*bulls, *runners)], tray_cells(len(bulls) + len(runners)), strict=True
                )
                continue
            alike = [[die] for die in runners]
            if len(runners) > CROWDED:
                alike = [list(dice) for _, dice in groupby(runners, self._like)]
            seats = Counter(owner(dice[0]) for dice in alike)
            groups[space] = Group(
                self.room(space), len(bulls), tuple(len(dice) > 1 for dice in alike), tuple(seats.values())
            )
            found[space] = [*([bull] for bull in bulls), *alike]
        size = size_of(group for space, group in groups.items() if space not in self.last_row)
        for space, group in groups.items():
            largest = 0 if space in self.last_row else size
            yield from zip(found[space], gather(self.gathering(space), group, largest), strict=True)

    def sign_areas(self, points: Mapping[Token, Point]) -> dict[Token, pygame.FRect]:
        """Return where each sign among some points stands, with the Direction tokens on it."""
        signed = {*self.signs.values()}
        return {name: sign_area(at, name.id in signed) for name, at in points.items() if name.kind == "sign"}

    def middle(self, space: int) -> Point:
        """Return where the dice of a place gather: on a plaza, on a pier beside its card, or on the tray."""
        if space == NOWHERE:
            return TRAY
        x, y = self.middles[space]
        return (PIER, pier(y) - 2) if space in self.last_row else (x, y)

    def gathering(self, space: int) -> Point:
        """Return the middle of the dice of a place: that of its paving while they stand there."""
        if space == NOWHERE or space in self.last_row:
            return self.middle(space)
        return self.paving(space).centerx, self.middles[space][1]

    def paving(self, space: int) -> pygame.FRect:
        """Return where a roundabout lies while dice stand in it."""
        return paved(self.middles[space])

    def _like(self, runner: Token) -> tuple[bool, int, int]:
        seat = owner(runner)
        return seat != self.own, seat, self.faces[runner]

    def room(self, space: int) -> Room:
        """Return where dice of a place may stand: off those above it, and off what is said of these."""
        if space in self.last_row:
            return DECK_ROOM
        x, y = self.middles[space]
        above = [high for left, high in self.middles.values() if abs(left - x) < COLUMN and high < y]
        reach = y - max(above) - BULLS_FEET if above else y - UNDER_BAR
        return Room(paved((x, y)).w / 2 - EDGE, -min(HIGHEST, reach), FOOT)
