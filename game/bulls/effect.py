"""What the scripts of all effects share: whose card is resolved, and the choice of dice for it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from game.bulls.events import Waived
from game.bulls.rows import CARDS, Dice, Effect, Move, Reroll, Turn
from game.bulls.state import Bulls
from game.bulls.tokens import BULL, CARD, CROWD, DONE, PICK_BULL, PICK_RUNNER, RUNNER, left
from game.core.action import Action, Token
from game.core.script import END, Ask, Flow, Frame, Many, Outcome
from game.core.subset import alike

Likeness: TypeAlias = tuple[int, int, int]
"""(seat, space, face): two dice that have it in common are alike. Bulls have the seat NOBODY."""
NOBODY = -1
Group: TypeAlias = tuple[Token, ...]


@dataclass(slots=True)
class Resolving(Frame):
    """Effect number `part` of a card that `seat` has played; `deed` is what is done to the chosen dice."""

    seat: int = 0
    card: int = 0
    part: int = 0
    deed: ClassVar[str] = ""

    @property
    def effect(self) -> Effect:
        """The row that is being resolved."""
        return CARDS[self.card].effects[self.part]

    @property
    def dice(self) -> Dice:
        """The row that is being resolved, one that chooses dice."""
        effect = CARDS[self.card].effects[self.part]
        assert isinstance(effect, (Reroll, Turn, Move))
        return effect


def waive(state: Bulls, frame: Resolving) -> Flow:
    """Nothing comes of this effect; leave its script."""
    state.chosen.clear()
    if state.news is not None:
        state.tell(Waived("bulls.9", frame.seat, CARD[frame.card]))
    return END


def eligible(state: Bulls, effect: Dice, seat: int) -> list[tuple[int, Likeness]]:
    """All dice that an effect of that seat's card may choose, in order of id, each with what it is like."""
    if isinstance(effect, Move) and len(state.board.rows[state.row]) == 1:
        return []  # there is no roundabout beside
    if effect.die == "bull":
        bulls = zip(state.bull_spaces, state.bull_faces, strict=True)
        return [(id, (NOBODY, space, face)) for id, (space, face) in enumerate(bulls)]
    runners, spaces, faces = state.runners, state.spaces, state.faces
    if effect.owner == "own":
        first, last = bisect_left(runners, CROWD * seat), bisect_left(runners, CROWD * seat + CROWD)
        dice = zip(runners[first:last], spaces[first:last], faces[first:last], strict=True)
        return [(id, (seat, space, face)) for id, space, face in dice]
    dice = zip(runners, spaces, faces, strict=True)
    if effect.owner == "rival":
        return [(id, (id // CROWD, space, face)) for id, space, face in dice if id // CROWD != seat]
    return [(id, (id // CROWD, space, face)) for id, space, face in dice]


def choose_dice(state: Bulls, frame: Resolving, answer: Action | None) -> Outcome:
    """Pick up to n eligible dice one by one, all of one roundabout where the card says so, then say done."""
    chosen = state.chosen
    if answer == DONE:
        return None if chosen else waive(state, frame)
    if answer is not None:
        chosen.append(answer.picks[0].id)
    effect = frame.dice
    assert effect.n != "all"
    most = effect.n - len(chosen)
    dice = eligible(state, effect, frame.seat) if most else []
    if not dice and not chosen:
        return waive(state, frame)
    one = effect.where == "one"
    if one and chosen and dice:
        here = next(space for id, (_, space, _) in dice if id == chosen[0])
        dice = [die for die in dice if die[1][1] == here]
    groups = alike(dice, chosen)
    names, picks = (RUNNER, PICK_RUNNER) if effect.die == "runner" else (BULL, PICK_BULL)
    options, tokens = [], []
    for group in groups.values():
        options.append(picks[group[0]])
        tokens.append(tuple([names[id] for id in group]) if len(group) > 1 else (names[group[0]],))
    options.append(DONE)
    clusters = _by_space(groups, tokens) if one or not groups else (tuple(tokens),)
    return Ask(
        frame.seat,
        f"bulls.{frame.deed}.{effect.owner or 'bull'}",
        tuple(options),
        (CARD[frame.card], left(most)),
        Many(most, clusters),
    )


def _by_space(likes: Iterable[Likeness], groups: Iterable[Group]) -> tuple[tuple[Group, ...], ...]:
    """The groups of like dice, those together that stand in one space."""
    clusters: dict[int, list[Group]] = {}
    for (_, space, _), group in zip(likes, groups, strict=True):
        clusters.setdefault(space, []).append(group)
    return tuple(map(tuple, clusters.values()))


def set_face(state: Bulls, effect: Dice, id: int, face: int) -> None:
    """Let a Runner or Bull, whichever the effect is about, show that face."""
    if effect.die == "bull":
        state.bull_faces[id] = face
    else:
        state.faces[state.runners.index(id)] = face
