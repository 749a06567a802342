"""What a thing on the table is, with its odds, for whoever points at it and for whoever does not see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bulls.forecast import clashes, risks, table_after, ways
from game.bulls.odds import Odds, bound_for, bull_route, odds
from game.bulls.rows import CARDS, DESTINATIONS, RULES
from game.bulls.tokens import BULL, NOWHERE, RUNNER, owner
from game.bulls.view import BullsView
from game.bulls.worth import targets, weight
from game.core.action import Token, token
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import decimal, tr, trn
from scenes.skins.bulls.words.averages import gain_in_halves
from scenes.skins.bulls.words.questions import Words
from scenes.stage.pieces import Piece
from scenes.ui.text import signed
from scenes.voice.stream import colour_names

DICE = ("runner", "bull")
"""The kinds of things that have faces."""


LEAST = 0.05
"""What is worth saying at least of points: a tenth."""


def points_in_words(gain: float) -> str:
    """Return how many points more or fewer there are, to a tenth; "" if none."""
    gain = round(gain, 1)
    return decimal(gain, signed=True) if gain % 1 else signed(int(gain)) if gain else ""


class Explain:
    """Explains the things of one view; odds hold if nobody plays another card.

    Where `numbers` is False they are left out.
    """

    def __init__(self, view: BullsView, words: Words) -> None:
        self.numbers = True
        self.ask: Ask | None = None
        """The question to a person, if there is one."""
        self._view = view
        self._words = words
        self._odds: dict[int, Odds] | None = None

    def odds(self, runner: int) -> Odds | None:
        """Return the odds of a Runner on the board; all are worked out when the first is asked for."""
        if self._odds is None:
            self._odds = odds(self._view)
        return self._odds.get(runner)

    def route(self, thing: Token) -> tuple[int, ...]:
        """Return the ids of the streets that a die will take, as far as they are certain."""
        if thing.kind == "runner":
            found = self.odds(thing.id)
            return (found.street,) if found is not None and found.street is not None else ()
        if thing.kind == "bull" and self._view.die(thing) is not None:
            return bull_route(self._view, thing.id)
        return ()

    def __call__(self, piece: Piece) -> str:
        """Return the words for a piece."""
        explanations: dict[str, Callable[[Piece], str]] = {
            "runner": self._runner,
            "bull": self._bull,
            "space": self._space,
            "sign": self._sign,
            "marker": self._marker,
            "seat": self._seat,
            "destination": self._destination,
            "deck": self._deck,
            "face": self._face,
        }
        explanation = explanations.get(piece.token.kind)
        told = explanation(piece) if explanation is not None else ""
        return "\n".join(filter(None, [told, self._worth(piece)]))

    def _worth(self, piece: Piece) -> str:
        """Return what the card that is being used brings at best where a piece lies, of all seats."""
        if self.ask is None or not self.numbers or piece.token.kind not in ("space", "runner", "bull"):
            return ""
        die = self._view.die(piece.token) if piece.token.kind != "space" else None
        space = die.space if die is not None else piece.token.id
        found = next((each for each in targets(self._view, self.ask) if each.space == space), None)
        told = [
            f"{self._words.name(seat)} {points_in_words(gain)}"
            for seat, gain in enumerate(found.gains if found is not None else ())
            if abs(gain) >= LEAST
        ]
        if found is None or not told:
            return ""
        n = gain_in_halves(weight(found.gains, self.ask.seat))
        return tr("Here your card is worth {n} to you at best: {gains}.", n=n, gains=", ".join(told))

    def _runner(self, piece: Piece) -> str:
        runner = self._view.die(piece.token)
        if runner is None:
            return ""
        whose = self._words.name(owner(piece.token))
        lines = [
            trn(
                "A Runner of {name} showing {face}.",
                "{n} Runners of {name} showing {face}.",
                len(piece.tokens),
                name=whose,
                face=runner.face,
            )
        ]
        found = self.odds(runner.id) if self.numbers else None
        if runner.space == NOWHERE:
            lines.append(tr("It waits for its corral."))
        elif found is not None and found.street is not None:
            lines += [*self._prospects(found), *self._cause(runner.id)]
        return "\n".join(lines)

    def _cause(self, runner: int) -> list[str]:
        """Return which Bulls a Runner meets next, and where they come from, if one of them matches it."""
        for clash in clashes(self._view):
            if any(die.id == runner for die, _ in clash.runners):
                goal = self._words.place(token("space", clash.space))
                bulls = ", ".join(
                    tr(
                        "{die} at {place}",
                        die=self._words.die(BULL[bull.id], bull.face),
                        place=self._words.place(token("space", bull.space)),
                    )
                    for bull, _ in clash.bulls
                )
                return [tr("At {place} it meets {bulls}.", place=goal, bulls=bulls)]
        return []

    def _prospects(self, found: Odds) -> list[str]:
        """Return what awaits a Runner, in sentences."""
        chance = f"{round(100 * found.risk)} % ({round(6 * found.risk)}/6)"
        lines = [tr("Trampled at the next charge: **{odds}**.", odds=chance)]
        lines.append(tr("Trampled today: **{share} %**.", share=round(100 * found.trampled)))
        best = found.likeliest
        if found.arrivals[best] > 0:
            place, share = DESTINATIONS[self._view.slots[best]].name, round(100 * found.arrivals[best])
            lines.append(tr("Most likely: {place}, {share} %.", place=tr(place), share=share))
        return lines

    def _face(self, piece: Piece) -> str:
        """Say what comes of a die that shows this face."""
        after = table_after(self._view, self.ask, piece.token) if self.ask is not None else None
        die = next((name for name in self.ask.about if name.kind in DICE), None) if self.ask else None
        street = ways(after).get(die) if after is not None and die is not None else None
        if after is None or die is None or street is None:
            return ""
        goal = self._words.place(token("space", after.town.streets[street].end))
        lines = [tr("With {face} it runs to {place}.", face=self._words.die(die, piece.token.id), place=goal)]
        if die.kind == "runner" and self.numbers:
            lines += self._prospects(odds(after)[die.id])
        return "\n".join(lines)

    def _bull(self, piece: Piece) -> str:
        bull = self._view.die(piece.token)
        if bull is None:
            return ""
        lines = [tr("A Bull showing {face}.", face=bull.face)]
        if bull_route(self._view, bull.id):
            lines.append(tr("It charges every Runner with a {face} where it stops.", face=bull.face))
            lines.append(tr("Its way for today is marked. Direction tokens mean nothing to it."))
        return "\n".join(lines)

    def _space(self, piece: Piece) -> str:
        space = self._view.town.spaces[piece.token.id]
        runners = sum(runner.space == space.id for runner in self._view.runners)
        bulls = [str(bull.face) for bull in self._view.bulls if bull.space == space.id]
        if space.slot is not None and self._view.slots and not runners + len(bulls):
            return self._pier(space.slot)
        lines = [f"**{tr(space.name)}**" if space.name else ""]
        if space.slot is not None:
            lines = [f"**{tr(DESTINATIONS[self._view.slots[space.slot]].name)}**"] if self._view.slots else []
        lines.append(trn("1 Runner", "{n} Runners", runners))
        lines.append(_dice(self._view, self._words, space.id))
        if bulls:
            lines.append(
                trn("1 Bull showing {faces}", "{n} Bulls showing {faces}", len(bulls), faces=", ".join(bulls))
            )
        return "\n".join(line for line in lines if line)

    def _pier(self, slot: int) -> str:
        """Say what the numbers on an empty pier are."""
        card = DESTINATIONS[self._view.slots[slot]]
        lines = [f"**{tr(card.name)}**", _scored(card.points)]
        coming = self._likely(slot)
        if coming:
            lines += [
                coming,
                tr("Green or red: more or less than a moment ago. On gold: with the answer you think of."),
            ]
        return "\n".join(lines)

    def _sign(self, piece: Piece) -> str:
        street = self._view.town.streets[piece.token.id]
        where = self._words.place(token("space", street.end))
        if street.parity:
            return tr("ODD: dice showing 1, 3 or 5 run to {place}.", place=where)
        return tr("EVEN: dice showing 2, 4 or 6 run to {place}.", place=where)

    def _marker(self, piece: Piece) -> str:
        name = self._words.name(owner(piece.token))
        return tr("A Direction token: all Runners of {name} take this street. Bulls do not.", name=name)

    def _destination(self, piece: Piece) -> str:
        card = DESTINATIONS[piece.token.id]
        slots = self._view.slots
        lies = piece.token.id in slots  # a card that is being dealt, or aside, is on no pier of the view
        coming = self._likely(slots.index(piece.token.id)) if lies else ""
        return "\n".join(filter(None, [_scored(card.points), tr(card.text), coming]))

    def _likely(self, slot: int) -> str:
        """Say whose Runners will likely come to a destination; "" where nobody's will, or without numbers."""
        counts = bound_for(self._view)[slot] if self.numbers else {}
        coming = ", ".join(f"{self._words.name(seat)} {n}" for seat, n in sorted(counts.items()))
        return tr("Likely to come: {runners}.", runners=coming) if coming else ""

    def _deck(self, piece: Piece) -> str:
        return trn("The deck: 1 card is left.", "The deck: {n} cards are left.", self._view.deck)

    def _seat(self, piece: Piece) -> str:
        seat, view = piece.token.id, self._view
        days = ", ".join(str(points) for points in view.points[seat][: view.day])
        runners, trampled = len(view.runners_of(seat)), view.trampled_of(seat)
        left, every = len(view.supply(seat)), RULES.tokens_per_player
        lines = [
            self._words.name(seat),
            tr("{points} points (by day: {days})", points=view.totals[seat], days=days),
            tr("{runners} Runners in play, {trampled} trampled today", runners=runners, trampled=trampled),
            tr("{cards} cards in hand", cards=view.hands[seat]),
            tr("{left} of {all} Direction tokens to lay", left=left, all=every),
        ]
        if self.numbers and (
            chances := [n for die, n in risks(view).items() if n and owner(RUNNER[die]) == seat]
        ):
            lost = decimal(sum(chances) / 6)
            lines.append(
                trn(
                    "1 Runner in danger: the next charge tramples {lost} on average.",
                    "{n} Runners in danger: the next charge tramples {lost} on average.",
                    len(chances),
                    lost=lost,
                )
            )
        coming = self._coming(seat) if self.numbers else 0
        if coming:
            lines.append(trn("1 point is on its way.", "{n} points are on their way.", coming))
        if seat == view.first:
            lines.append(tr("First player"))
        return "\n".join(lines)

    def _coming(self, seat: int) -> int:
        """Return how many points the Runners of a seat bring today that will likely arrive."""
        counts, view = bound_for(self._view), self._view
        return sum(DESTINATIONS[card].points * counts[slot][seat] for slot, card in enumerate(view.slots))


def _scored(points: int) -> str:
    return trn("1 point for each surviving Runner.", "{n} points for each surviving Runner.", points)


def whereabouts(piece: Piece, view: BullsView, words: Words) -> str:
    """Return the name of the place where a piece lies; "" for what lies nowhere in town."""
    name = piece.token
    if name.kind == "space":
        return words.place(name)
    if name.kind == "sign":
        return words.place(token("space", view.town.streets[name.id].start))
    if name.kind == "marker" and view.flags[name.id] != NOWHERE:
        return words.place(token("space", view.town.streets[view.flags[name.id]].start))
    die = view.die(name) if name.kind in ("runner", "bull") else None
    return words.place(token("space", die.space)) if die is not None and die.space != NOWHERE else ""


def aloud(piece: Piece, explained: str, view: BullsView, words: Words, seats: Sequence[Seat]) -> str:
    """Return a piece in sentences; `explained` is what whoever points at it is told."""
    name = piece.token
    if name.kind == "card":
        return card(name.id)
    if name.kind == "face":
        return tr("Face {n}", n=name.id)
    if name.kind == "pile":
        count = trn("The discards: 1 card.", "The discards: {n} cards.", len(view.discard))
        return "\n".join([count, tr("On top: {card}", card=card(view.discard[-1]))])
    sentences = [explained]
    if name.kind == "destination":
        sentences.insert(0, words.card(name))
    elif name.kind == "sign":
        sentences.insert(0, words.sign(name.id))
    elif name.kind in ("runner", "bull"):
        die = view.die(name)
        if die is not None and die.space != NOWHERE:
            sentences.append(tr("It lies at {place}.", place=words.place(token("space", die.space))))
    elif name.kind == "marker" and view.flags[name.id] != NOWHERE:
        sentences.append(words.sign(view.flags[name.id]))
    elif name.kind == "seat":
        sentences.append(tr("Colour: {colour}", colour=colour_names()[seats[name.id].colour]))
    return "\n".join(sentences)


def card(number: int) -> str:
    """Return an action card as it is printed."""
    row = CARDS[number]
    return f"{tr(row.name)}\n{tr(row.text)}"


def _dice(view: BullsView, words: Words, space: int) -> str:
    """Return the Runners that lie there, as pictures: those of each seat together, by their faces."""
    found = []
    for seat in range(view.seats):
        faces = {runner.id: runner.face for runner in view.runners_of(seat) if runner.space == space}
        here = sorted(faces, key=faces.__getitem__)
        found.append(words.dice([token("runner", id) for id in here], [faces[id] for id in here]))
    return " ".join(filter(None, found))
