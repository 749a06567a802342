"""What threatens Runners: horned marks with the chance to be trampled, and the ways an answer changes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from math import dist
from typing import NamedTuple

import pygame

from game.bulls.forecast import PLAY, Clash, Forecast, clashes, forecast, places_for, risks, ways
from game.bulls.rows import CARDS, Dice, Release
from game.bulls.tokens import RUNNER, owner
from game.bulls.view import BullsView
from game.core.action import Token
from game.core.script import Ask
from game.translation import tr
from scenes.skins.bulls.drawing import odds_plates
from scenes.skins.bulls.drawing.board_art import TownPicture
from scenes.skins.bulls.drawing.horned_marks import Mark, in_words
from scenes.skins.bulls.drawing.odds_plates import Worn
from scenes.skins.bulls.layout import PAPER, DiceLayout
from scenes.stage import sprites
from scenes.stage.pieces import Piece
from scenes.stage.stage import Stage
from scenes.ui.anim import Cue, call, in_turn
from scenes.ui.canvas import Canvas
from scenes.ui.theme import Colour

NOTHING = Forecast({}, {})


class Ways(NamedTuple):
    """Streets by id: those that dice take now and would leave, and those that they would take."""

    old: tuple[int, ...] = ()
    new: tuple[int, ...] = ()


class Found(NamedTuple):
    """All that a table at rest shows, and `of` what it has been worked out."""

    of: object = ()
    marks: Mapping[Token, Mark] = {}
    sums: Mapping[int, Mark] = {}
    rivals: Mapping[int, Mark] = {}
    clashes: Sequence[Clash] = ()
    ways: Ways = Ways()
    places: frozenset[Token] = frozenset()
    ahead: Forecast = NOTHING


NOT_FOUND = Found()


@dataclass
class Dangers:
    """Decides what is marked at a table at rest, out of what its `view` has.

    `ask` is the question to a person, with what is `chosen` for it, and `pointed` what they look at;
    `everybody` shows the marks of all seats, whoever is asked, as a question about Runners of others does.
    Without `numbers` they only warn.
    """

    view: BullsView | None = None
    ask: Ask | None = None
    chosen: Sequence[Token] = ()
    pointed: Token | None = None
    everybody: bool = False
    numbers: bool = True
    told: dict[Token, Mark] = field(default_factory=dict)
    """What came of the card that was used last: the marks of Runners for which it has changed something."""
    _known: dict[tuple[Token, ...], Forecast] = field(default_factory=dict)
    _found: Found = NOT_FOUND

    def read(self, view: BullsView | None, anew: bool = False) -> None:
        """Take another view; None while dice move. `anew`: nobody has seen how it came to that."""
        self.view, self._found = view, NOT_FOUND
        if anew:
            self.told.clear()
        self._known.clear()

    def consider(self, ask: Ask | None, chosen: Sequence[Token]) -> None:
        """Take note of the question to a person and of what is chosen for it."""
        if ask is not self.ask:
            self._known.clear()
        self.ask, self.chosen = ask, tuple(chosen)

    def marks(self) -> Mapping[Token, Mark]:
        """Return the mark of every Runner that wears one."""
        marks = self._worked_out().marks
        return marks if self.ask is not None and self.view is not None else {**self.told, **marks}

    def sums(self) -> Mapping[int, Mark]:
        """Return by seat how many of its Runners the next charge can trample, and could before.

        That of whoever looks at the screen is always among them, that of others as their Runners' marks.
        """
        return self._worked_out().sums if self.numbers else {}

    def _worked_out(self) -> Found:
        """Return what is shown, which is worked out when something has changed, not in each drawn frame."""
        now = self.view, self.ask, tuple(self.chosen), self.pointed, self.everybody, self.numbers
        if self._found.of != now and self.view is not None:
            view = self.view
            marks, sums, rivals = self._marks(view), self._sums(view), self._rivals(view)
            places, ahead = self._places(), self._ahead()
            self._found = Found(now, marks, sums, rivals, self._clashes(view), self._ways(), places, ahead)
        return self._found

    def following(self, motion: Cue | None, before: BullsView | None, after: BullsView) -> Cue | None:
        """Return a motion that leads from one view to another, with marks at its end if a card causes it.

        Runners that are in another danger now are marked until something happens that no card causes.
        """
        if before is None or before.card is None:
            self.told.clear()
            return motion
        return in_turn([motion, call(partial(self._tell, before, after))]) if motion is not None else None

    def _tell(self, before: BullsView, after: BullsView) -> None:
        was, now = risks(before), risks(after)
        for die, sixths in now.items():
            if sixths != was.get(die, 0):
                trend = 1 if sixths > was.get(die, 0) else -1
                self.told[RUNNER[die]] = Mark(in_words(Fraction(sixths, 6), self.numbers), trend)

    def rivals(self) -> Mapping[int, Mark]:
        """Return by roundabout what a card that is looked at makes of the dangers of all rivals there."""
        return self._worked_out().rivals

    def _marks(self, view: BullsView) -> dict[Token, Mark]:
        ahead, before = self._ahead(), risks(view)
        seats = [self.ask.seat] if self.ask is not None and self._has_sums_of_rivals() else self._seats(view)
        after = {die: chance for die, chance in ahead.risks.items() if self._can_wear(die, seats)}
        after |= ahead.exposed
        found = {
            RUNNER[die]: Mark(in_words(Fraction(sixths, 6), self.numbers))
            for die, sixths in before.items()
            if sixths and owner(RUNNER[die]) in seats
        }
        for die, chance in after.items():
            sixths = before.get(die, 0)
            trend = 1 if chance * 6 > sixths else -1
            was = in_words(Fraction(sixths, 6)) if self.numbers else ""
            found[RUNNER[die]] = Mark(in_words(chance, self.numbers), trend, was)
        return found

    def _can_wear(self, die: int, seats: Collection[int]) -> bool:
        """Return whether a Runner can wear a mark of its own: those of rivals wait until dice are chosen."""
        is_open = self.ask is not None and self.ask.prompt != PLAY
        return owner(RUNNER[die]) in seats or is_open

    def _rivals(self, view: BullsView) -> dict[int, Mark]:
        """Return the marks of roundabouts: the chance of all rivals there, or the highest of several."""
        if self.ask is None or not self._has_sums_of_rivals():
            return {}
        before = {die: Fraction(sixths, 6) for die, sixths in risks(view).items()}
        after, found = before | self._ahead().risks, dict[int, list[int]]()
        for die in view.runners:
            if die.seat != self.ask.seat and (before.get(die.id) or after.get(die.id)):
                found.setdefault(die.space, []).append(die.id)
        return {space: self._of_rivals(dice, before, after) for space, dice in found.items()}

    def _of_rivals(
        self, dice: Sequence[int], before: Mapping[int, Fraction], after: Mapping[int, Fraction]
    ) -> Mark:
        chances = [after.get(die, Fraction(0)) for die in dice]
        old, new = sum(before.get(die, Fraction(0)) for die in dice), sum(chances)
        most = "≤" if self.numbers and len({*chances}) > 1 else ""
        words = tr("rivals {chance}", chance=most + in_words(max(chances), self.numbers))
        return Mark(words, (new > old) - (new < old))

    def _has_sums_of_rivals(self) -> bool:
        """Return whether rivals wear no marks of their own, but one for each roundabout.

        What a card that is looked at may do to them is only a sum beside what it does to oneself.
        """
        card, plays = self.pointed, self.ask is not None and self.ask.prompt == PLAY
        is_harmful = card is not None and card.kind == "card" and _can_harm(card)
        return plays and is_harmful and not self.everybody

    def _sums(self, view: BullsView) -> dict[int, Mark]:
        """Return the sums; with the answer that is thought of where it leaves no other choice."""
        ahead, before = self._ahead(), {die: Fraction(n, 6) for die, n in risks(view).items()}
        after = before | ahead.risks if ahead.coming is not None else before
        found = {}
        for seat in sorted({*self._seats(view), *([] if view.seat is None else [view.seat])}):
            was, now = (
                [chance for die, chance in chances.items() if chance and owner(RUNNER[die]) == seat]
                for chances in (before, after)
            )
            if was or now:
                trend = (sum(now) > sum(was)) - (sum(now) < sum(was))
                found[seat] = Mark(str(len(now)), trend, str(len(was)) if trend else "")
        return found

    def clashes(self) -> Sequence[Clash]:
        """Return which Bulls will meet which Runners that wear marks: those of whoever is asked or looked at.

        If the answer that is thought of leads to one table only, those of that.
        """
        return self._worked_out().clashes

    def _clashes(self, view: BullsView) -> Sequence[Clash]:
        looked = self._looked_at()
        asked = [] if self.ask is None else [self.ask.seat]
        seats = range(view.seats) if self.everybody else [*asked, *looked]
        then = self._ahead().clashes
        parts = (
            clash._replace(runners=tuple(one for one in clash.runners if one[0].seat in seats))
            for clash in (clashes(view) if then is None else then)
        )
        return tuple(clash for clash in parts if clash.runners)

    def ways(self) -> Ways:
        """Return the streets that dice would take if somebody answered so, and those that they take now."""
        return self._worked_out().ways

    def _ways(self) -> Ways:
        if self.view is None or self.ask is None:
            return Ways()
        now, ahead = ways(self.view), self._ahead()
        dice = [*ahead.ways]
        if self.ask.prompt == PLAY:
            dice = [die for die in dice if die.kind == "runner" and owner(die) == self.ask.seat]
        old = {now[die] for die in dice if die in now}
        new = {street for die in dice for street in ahead.ways[die] if street != now.get(die)}
        return Ways(tuple(sorted(old)), tuple(sorted(new)))

    def places(self) -> frozenset[Token]:
        """Return where the card that is thought of could be used."""
        return self._worked_out().places

    def _places(self) -> frozenset[Token]:
        picks, view, ask = self._picks(), self.view, self.ask
        if view is None or ask is None or ask.prompt != PLAY or not picks:
            return frozenset()
        return places_for(view, ask.seat, picks[-1].id)

    def ahead(self) -> Forecast:
        """Return what the answer that is thought of would change."""
        return self._worked_out().ahead

    def _ahead(self) -> Forecast:
        picks = self._picks()
        if self.view is None or self.ask is None or not picks:
            return NOTHING
        self._think(self.ask, picks)
        return self._known[picks]

    def thoughts(self) -> Iterator[Callable[[], object]]:
        """Yield the work of knowing what each card would change that can be played, until it is looked at."""
        if self.ask is not None and self.ask.prompt == PLAY and not self.chosen:
            for option in self.ask.options:
                if option.picks:
                    yield partial(self._think, self.ask, option.picks)

    def _think(self, ask: Ask, picks: tuple[Token, ...]) -> None:
        if self.view is not None and self.ask is ask and picks not in self._known:
            self._known[picks] = forecast(self.view, ask, picks)

    def _picks(self) -> tuple[Token, ...]:
        """Return what would be picked by touching what is pointed at, or else what is chosen."""
        ask, chosen, pointed = self.ask, tuple(self.chosen), self.pointed
        if ask is None or self.view is None:
            return ()
        if pointed in offered(ask) and pointed not in chosen:
            assert pointed is not None
            chosen = (*chosen, pointed) if ask.subset is not None else (pointed,)
        return chosen

    def _seats(self, view: BullsView) -> Collection[int]:
        """Return whose Runners wear marks, where each has its own, and whose sums are told."""
        if self.everybody or (self.ask is not None and _is_about_rivals(self.ask)):
            return range(view.seats)
        if self.pointed is not None and self.pointed.kind == "card" and _can_harm(self.pointed):
            return range(view.seats)
        looked = self._looked_at()
        return looked if self.ask is None else [self.ask.seat, *looked]

    def _looked_at(self) -> list[int]:
        """Return the seat whose plate is pointed at, if any."""
        return [self.pointed.id] if self.pointed is not None and self.pointed.kind == "seat" else []

    def light(self, canvas: Canvas, piece: Callable[[Token], Piece | None]) -> None:
        """Light, below the dice, all places at which the card that is thought of could be used."""
        for name in sorted(self.places()):
            place = piece(name)
            if place is not None:
                sprites.draw_piece(canvas, place, sprites.Mark.LIT)

    def draw(
        self,
        canvas: Canvas,
        stage: Stage,
        dice: DiceLayout,
        town: TownPicture,
        others: Sequence[pygame.FRect] = (),
    ) -> None:
        """Draw at each place what threatens those who stand there, and rivals if one plate tells of them.

        Nothing is drawn over `others`, which are to be read, too.
        """
        if self.ask is not None:  # rings may lie around places
            town.draw_names(canvas)
        worn = [*_worn(self.marks(), stage.piece, dice)]
        rivals = {dice.middle(space): mark for space, mark in self.rivals().items()}
        if not worn and not rivals:
            return
        standing = [piece for piece in stage.pieces.values() if piece.token.kind in ("runner", "bull")]
        picked = (*self.chosen, *(self.ask.about if self.ask is not None else ()))
        key = (
            *((odds_plates.solid(one.die).topleft, one.mark) for one in worn),
            *rivals.items(),
            *(tuple(odds_plates.solid(piece)) for piece in standing),
            *map(tuple, others),
            *dice.signs.values(),
            picked,
        )

        def paint() -> None:
            names = (area for _, area in town.names(canvas))
            signs = dice.sign_areas(town.board.points).values()
            areas = [*map(odds_plates.solid, standing), *names, *signs, *town.plaques(), PAPER, *others]
            odds_plates.draw(canvas, worn, odds_plates.lay(canvas, worn, rivals, areas), picked)

        canvas.draw_cached("bulls/dangers", key, paint)


def _is_about_rivals(ask: Ask) -> bool:
    """Return whether Runners of others can be picked: whoever harms them sees whom it would harm most."""
    return any(thing.kind == "runner" and owner(thing) != ask.seat for thing in offered(ask))


def _can_harm(card: Token) -> bool:
    """Return whether a card may hurt rivals: by their Runners, or by Bulls, which charge anybody."""
    effects = CARDS[card.id].effects
    return any(isinstance(one, Release | Dice) and getattr(one, "owner", None) != "own" for one in effects)


def offered(ask: Ask) -> set[Token]:
    """Return everything that can be picked for a question, now or together with other things."""
    found = {thing for option in ask.options for thing in option.picks}
    for cluster in ask.subset.clusters if ask.subset is not None else ():
        found.update(thing for group in cluster for thing in group)
    return found


def draw_point(
    canvas: Canvas, before: tuple[float, float], end: tuple[float, float], wide: float, colour: Colour
) -> None:
    """Draw the point of an arrow that comes from `before` and ends a little beyond `end`."""
    far = dist(before, end) or 1.0
    along = (end[0] - before[0]) / far * wide, (end[1] - before[1]) / far * wide
    tip = end[0] + 1.6 * along[0], end[1] + 1.6 * along[1]
    wings = [(end[0] - side * 1.1 * along[1], end[1] + side * 1.1 * along[0]) for side in (-1, 1)]
    canvas.polygon([tip, *wings], colour)


def _worn(
    marks: Mapping[Token, Mark], piece: Callable[[Token], Piece | None], dice: DiceLayout
) -> Iterator[Worn]:
    """Yield what wears each mark; dice that share a sprite are alike, and share a mark."""
    seen = set()
    for die, mark in marks.items():
        sprite = piece(die)
        if sprite is not None and sprite.token not in seen:
            seen.add(sprite.token)
            yield Worn(sprite, dice.middle(dice.places[die]), mark)
