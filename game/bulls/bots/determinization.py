"""Determinization: a possible state behind a view, in which the unseen cards are dealt anew."""

from __future__ import annotations

from game.bulls.dawn import Dawn, keep_cards
from game.bulls.day import SCRIPTS
from game.bulls.rows import CARDS
from game.bulls.state import Bulls
from game.bulls.view import BullsView
from game.core.rng import Rng

_SCRIPTS = {script.__name__: script for script in SCRIPTS}


def determinize(view: BullsView, rng: Rng) -> Bulls:
    """Return a state with all that the view tells; hands of the others, deck and dice to come are random.

    Who has already decided which cards to discard has discarded any of them; what was counted over the days
    for `figures` starts at nothing.
    """
    seen = {*view.hand, *view.discard, view.card}
    pool = [card for card in range(len(CARDS)) if card not in seen]
    hands = [
        list(view.hand) if seat == view.seat else rng.deal(pool, count)
        for seat, count in enumerate(view.hands)
    ]
    stack = [_SCRIPTS[name](*numbers) for name, numbers in view.bookmarks]
    state = Bulls(
        stack=stack,
        rng=rng.split(),
        events=None,
        board=view.town,
        seats=view.seats,
        days=view.days,
        day=view.day,
        row=view.row,
        first=view.first,
        runners=[runner.id for runner in view.runners],
        spaces=[runner.space for runner in view.runners],
        faces=[runner.face for runner in view.runners],
        trampled=list(view.trampled),
        bull_spaces=[bull.space for bull in view.bulls],
        bull_faces=[bull.face for bull in view.bulls],
        flags=list(view.flags),
        hands=hands,
        deck=pool,
        discard=list(view.discard),
        chosen=list(view.chosen),
        sealed=list(view.sealed),
        slots=list(view.slots),
        aside=list(view.aside),
        noted=list(view.noted),
        points=[list(days) for days in view.points],
        ran=[0] * view.days,
        lost=[0] * view.days,
        arrived=[0] * len(view.slots),
        reshuffles=0,
    )
    if stack and isinstance(top := stack[-1], Dawn):
        for seat in state.order()[: top.turn]:
            if seat != view.seat and top.steps[top.pc] is keep_cards:
                state.sealed += [card for card in hands[seat] if rng.below(2)]
    return state
