"""Where every die of a view stands: in a cell of its place, alike ones beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from game.bulls.tokens import BULL, MARKER, NOWHERE, RUNNER, owner
from game.bulls.view import BullsView
from game.core.action import Token
from scenes.skins.bulls.layout import (
    BEACH,
    CROWDED,
    Cell,
    Point,
    bull_cells,
    group,
    put,
    runner_cells,
    tray_cells,
)  # fmt: skip
from scenes.stage.pieces import DICE, Piece


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

    def read(self, view: BullsView) -> None:
        """Let everything stand where a view has it."""
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
        """Return (Bulls, Runners) of a place, alike Runners beside each other."""
        here = [die for die, place in self.places.items() if place == space]
        bulls = [die for die in here if die.kind == "bull"]
        runners = sorted(
            (die for die in here if die.kind == "runner"), key=lambda die: (self._like(die), die.id)
        )
        return bulls, runners

    def piece(self, die: Token, cell: Cell) -> Piece:
        """Return a sprite for one die in a cell; Bulls stand behind Runners."""
        layer = DICE if die.kind == "runner" else DICE - 2
        return put(Piece(die, self.picture(die), 0, 0, 0, 0, layer, inked=True), cell)

    def cells(self) -> dict[Token, Cell]:
        """Return where every die belongs; alike dice of a crowded place share a cell."""
        return {die: cell for stack, cell in self._stacks() for die in stack}

    def pieces(self) -> Iterable[Piece]:
        """Yield sprites for all dice; in a crowded place one for each colour and face, with their number."""
        for stack, cell in self._stacks():
            piece = self.piece(stack[0], cell)
            if len(stack) > 1:
                piece.stack, piece.badge = tuple(stack), str(len(stack))
            yield piece

    def _stacks(self) -> Iterator[tuple[list[Token], Cell]]:
        for space in sorted({*self.places.values()}):
            bulls, runners = self.at(space)
            stacks = [[die] for die in (*bulls, *runners)]
            if len(runners) > CROWDED and space != NOWHERE:
                alike = group([self._like(runner) for runner in runners])
                stacks[len(bulls) :] = [[runners[place] for place in places] for _, places in alike]
            yield from zip(stacks, self._room(space, len(bulls), len(stacks) - len(bulls)), strict=True)

    def middle(self, space: int) -> Point:
        """Return where the dice of a place gather: on the plaza, or on the beach behind its card."""
        x, y = self.middles[space]
        return (BEACH, y) if space in self.last_row else (x, y)

    def _like(self, runner: Token) -> tuple[int, int]:
        return owner(runner), self.faces[runner]

    def _room(self, space: int, bulls: int, runners: int) -> list[Cell]:
        if space == NOWHERE:
            return tray_cells(bulls + runners)
        middle, beach = self.middle(space), space in self.last_row
        return bull_cells(middle, bulls, beach) + runner_cells(middle, runners, bulls > 0, beach)
