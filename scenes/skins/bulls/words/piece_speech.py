"""What a thing on the table is to whoever does not see it: printed words, and where it lies."""

from __future__ import annotations

from collections.abc import Sequence

from game.bulls.rows import CARDS
from game.bulls.tokens import NOWHERE
from game.bulls.view import BullsView
from game.core.action import token
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.skins.bulls.words.questions import Words
from scenes.stage.pieces import Piece
from scenes.voice.plain import colours


def aloud(piece: Piece, explained: str, view: BullsView, words: Words, seats: Sequence[Seat]) -> str:
    """A piece in sentences; `explained` is what whoever points at it is told."""
    name = piece.token
    if name.kind == "card":
        return card(name.id)
    if name.kind == "face":
        return tr("Face {n}", n=name.id)
    if name.kind == "pile":
        count = trn("The discards: 1 card.", "The discards: {n} cards.", len(view.discard))
        return "\n".join([count, tr("On top: {card}", card=card(view.discard[-1]))])
    said = [explained]
    if name.kind == "destination":
        said.insert(0, words.card(name))
    elif name.kind == "space" and (dice := _dice(view, words, name.id)):
        said.append(tr("The Runners: {dice}", dice=dice))
    elif name.kind == "sign":
        said.insert(0, words.sign(name.id))
    elif name.kind in ("runner", "bull"):
        dice_here = view.bulls if name.kind == "bull" else view.runners
        space = next((die.space for die in dice_here if die.id == name.id), NOWHERE)
        if space != NOWHERE:
            said.append(tr("It lies at {place}.", place=words.place(token("space", space))))
    elif name.kind == "marker" and view.flags[name.id] != NOWHERE:
        said.append(words.sign(view.flags[name.id]))
    elif name.kind == "seat":
        said.append(tr("Colour: {colour}", colour=colours()[seats[name.id].colour]))
    return "\n".join(said)


def card(number: int) -> str:
    """An action card as it is printed."""
    row = CARDS[number]
    return f"{tr(row.name)}\n{tr(row.text)}"


def _dice(view: BullsView, words: Words, space: int) -> str:
    """The Runners that lie there."""
    here = [runner for runner in view.runners if runner.space == space]
    return words.dice([token("runner", runner.id) for runner in here], [runner.face for runner in here])
