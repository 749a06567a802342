"""Things on the table for whoever does not see them: printed words, and the numbers on plates."""

from __future__ import annotations

from game.alatriste.rows import BOXES, CARDS, RULES
from game.alatriste.tokens import NOWHERE
from game.alatriste.view import AlatristeView, PlayerView
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.stage.pieces import Piece
from scenes.ui.card_text import signed
from scenes.voice.plain import colour_names


def aloud(piece: Piece, explained: str, view: AlatristeView, seats: tuple[Seat, ...]) -> str:
    """Return a piece in sentences; `explained` is what whoever points at it is parts."""
    name = piece.token
    lines = [explained]
    if name.kind == "box":
        lines.insert(0, box(name.id))
    elif name.kind == "card":
        lines.insert(0, card(name.id))
    elif name.kind == "pile":
        lines.append(tr("On top: {card}", card=card(view.discard[-1])))
    elif name.kind == "seat":
        player = view.players[name.id]
        place = tr(BOXES[player.box].name) if player.box != NOWHERE else ""
        lines = [numbers(seats[name.id], player), place, *explained.split("\n")[1:]]  # but for the name
    return "\n".join(line for line in lines if line)


def box(number: int) -> str:
    """Return a box as its sheet has it."""
    row = BOXES[number]
    return f"{tr(row.name)}\n{tr(row.text)}"


def card(number: int) -> str:
    """Return a card as it is printed; what its other signs mean stands in its text."""
    row = CARDS[number]
    kinds = {
        "character": tr("Character"),
        "possession": tr("Possession"),
        "attack": tr("Attack"),
        "help": tr("Help"),
    }
    named = ((tr("Fame"), row.fame), (tr("Vigour"), row.vigour), (tr("Fencing"), row.fencing))
    values = ", ".join(f"{words} {signed(value)}" for words, value in named if value)
    return "\n".join(part for part in (f"{tr(row.name)}, {kinds[row.kind]}", tr(row.text), values) if part)


def numbers(seat: Seat, player: PlayerView) -> str:
    """Return what the plate of a player shows."""
    bonus = player.vigour_bonus
    parts = [
        tr("Fame {n}", n=player.fame_total),
        tr("Vigour {n} of {most}", n=player.vigour + bonus, most=RULES.vigour + bonus),
        tr("Fencing {n}", n=player.fencing),
        trn("1 Ducat", "{n} Ducats", player.ducats),
        trn("1 card", "{n} cards", player.cards),
        tr("may enter zone {zone}", zone="I" * player.level),
    ]
    if player.attacks:
        parts.append(trn("1 attack waits", "{n} attacks wait", len(player.attacks)))
    name = tr("{name} ({colour})", name=seat.name, colour=colour_names()[seat.colour])
    return f"{name}: {', '.join(parts)}"
