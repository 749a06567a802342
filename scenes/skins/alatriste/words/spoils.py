"""What the end of a fight brings, in one line, and what a wound took."""

from __future__ import annotations

from game.alatriste.events import Changed
from game.alatriste.events_combat import Clashed
from game.alatriste.rows import RULES
from game.alatriste.view import AlatristeView
from game.translation import tr, trn
from scenes.skins.alatriste.words.questions import Words
from scenes.ui.text import signed


def spoils(view: AlatristeView, event: Clashed, loser: str) -> str:
    """Return by how much a fight was won, and what the one who is called `loser` gives up. Rule 8.2."""
    beaten = next(view.players[seat] for seat in event.seats if seat != event.winner)
    margin, cards = abs(event.scores[0] - event.scores[1]), beaten.cards + len(beaten.board)
    if event.duel:
        fame = signed(beaten.duel_prize)
        if cards:
            return tr("Won by {margin}: {fame} Fame and a card", margin=margin, fame=fame)
        return tr("Won by {margin}: {fame} Fame, taken from {name}", margin=margin, fame=fame, name=loser)
    if not cards:
        return tr("Won by {margin}", margin=margin)
    return trn("Won by {margin}: {name} discards 1 card", "Won by {margin}: {name} discards {n} cards",
               min(RULES.combat_cards, cards), margin=margin, name=loser)  # fmt: skip


def verdict(words: Words, view: AlatristeView, event: Clashed) -> str:
    """Return who has won a fight that is decided, by how much, and what that brings."""
    assert event.winner is not None
    (loser,) = (seat for seat in event.seats if seat != event.winner)
    return f"{words.name(event.winner)}: {spoils(view, event, words.plain(loser))}."


def by_the_wound_die(words: Words, event: Changed) -> str:
    """Return what the die of a wound has shown: nobody loses more than they have."""
    seat, face = words.wound
    if event.now:
        return tr(" (wound die: {n})", n=-event.n)
    if seat != event.seat or face < -event.n:
        return tr(" (by the wound die)")
    if face == -event.n:
        return tr(" (wound die: {n})", n=face)
    return tr(" (wound die: {n}, but no more was left)", n=face)
