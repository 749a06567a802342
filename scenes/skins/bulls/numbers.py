"""What the digits choose on the board, and what is picked at one touch, so that few presses answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bulls.rows import CARDS, Move, Reroll, Turn
from game.bulls.view import BullsView
from game.core.action import Token, token
from game.core.script import Ask
from scenes.skins.bulls.drawing.dangers import offered
from scenes.skins.bulls.first_choice import weights
from scenes.stage.pieces import Piece
from scenes.stage.stage import Stage

MOST = 9
NOTHING = token("nothing", 0)
"""What a digit stands for that chooses nothing: a corral is chosen by the number that it bears."""
ABOVE_DIE, ASIDE, BELOW_TOP, PLAQUE = 6.0, 6.0, 14.0, (147.0, 24.0)
"""How far above a die the middle of its number lies, how far within a roundabout, at its top, and how far
from the right end and the top of a corral that which is painted there."""
BESIDE_WORD = 3.0
"""How far left of a sign the middle of its number lies: above and below it stands what it would bring."""
NUMBERED = frozenset({"runner", "bull", "sign", "space", "marker"})
SETTLED = frozenset({"turn", "flip", "move"})
"""What is done to dice without rolling any, so that it can be taken back."""


def place(piece: Piece, view: BullsView) -> tuple[float, float]:
    """Return the middle of the number of something on the board: where it hides no face and no name.

    On a corral that is where its own number is painted, which is the same.
    """
    area = piece.rect
    if piece.token.kind in ("runner", "bull"):
        return area.centerx, area.top - ABOVE_DIE
    if piece.token.kind != "space":
        return area.left - BESIDE_WORD, area.centery
    is_corral = view.town.spaces[piece.token.id].number is not None
    if is_corral:
        return area.right - PLAQUE[0], area.top + PLAQUE[1]
    return area.right - ASIDE, area.top + BELOW_TOP


class Numbers:
    """Numbers what can be chosen on the board; where it is more than there are digits, what matters most."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._of: tuple[object, object, object] = None, None, None
        self._found: Sequence[Token] = ()

    def read(self, view: BullsView, ask: Ask | None, chosen: Sequence[Token] = ()) -> Sequence[Token]:
        """Return the things that the digits choose, from 1 on; none where the hand is asked about.

        Of roundabouts these are the dice in it as soon as some of them are chosen.
        """
        place = _cluster(ask, chosen) if ask is not None else ()
        if self._of[0] is not view or self._of[1] is not ask or self._of[2] != place:
            self._of = view, ask, place
            self._found = self._numbered(view, ask, place) if ask is not None else ()
        return self._found

    def _numbered(self, view: BullsView, ask: Ask, place: Sequence[Token]) -> Sequence[Token]:
        places = together(view, ask)
        things = list(place) if places else []
        things = things or [*places] or [thing for thing in offered(ask) if thing.kind in NUMBERED]
        pieces = {piece.token: piece for piece in self._stage.find(sorted(things))}
        weight = weights(view, ask, [*pieces])
        best = sorted(pieces, key=lambda thing: (-weight(thing), thing))[:MOST]
        found = sorted(best, key=lambda thing: _in_reading_order(view, pieces[thing]))
        numbers = {
            number: thing
            for thing in found
            if thing.kind == "space" and (number := view.town.spaces[thing.id].number) is not None
        }
        return [numbers.get(digit, NOTHING) for digit in range(1, MOST + 1)] if numbers else found


def _cluster(ask: Ask, chosen: Sequence[Token]) -> Sequence[Token]:
    """Return all dice that can be chosen together with those that are, where that is not all there are."""
    clusters = ask.subset.clusters if ask.subset is not None and chosen else ()
    found = [tuple(die for group in cluster for die in group) for cluster in clusters]
    return next((dice for dice in found if chosen[0] in dice), ())


def _in_reading_order(view: BullsView, piece: Piece) -> tuple[float, ...]:
    """Return what sorts by roundabouts from the start to the beach, and in each as one reads."""
    thing, town = piece.token, view.town
    die = view.die(thing) if thing.kind in ("runner", "bull") else None
    if die is not None:
        return die.space, piece.y, piece.x
    if thing.kind == "marker":
        return piece.x, piece.y
    space = town.streets[thing.id].start if thing.kind == "sign" else thing.id
    return town.spaces[space].row, piece.y, piece.x


def together(view: BullsView, ask: Ask) -> Mapping[Token, Sequence[Token]]:
    """Return by roundabout the dice that a card for dice of one roundabout can choose there, best first."""
    effect = CARDS[view.card].effects[view.part] if view.card is not None and view.part is not None else None
    if ask.subset is None or ask.subset.most == 1 or not isinstance(effect, (Reroll, Turn, Move)):
        return {}
    if effect.where != "one":
        return {}
    found: dict[Token, Sequence[Token]] = {}
    for cluster in ask.subset.clusters:
        dice = [die for group in cluster for die in group]
        lying, weight = view.die(dice[0]), weights(view, ask, dice)
        assert lying is not None
        dice.sort(key=lambda die: (-weight(die), die))
        found[token("space", lying.space)] = dice[: ask.subset.most]
    return found
