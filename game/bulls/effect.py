"""What the scripts of all effects share: whose card is resolved, and the choice of dice for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.bulls.events import Waived
from game.bulls.rows import CARDS, Dice, Effect, Move, Reroll, Turn
from game.bulls.state import Bulls
from game.bulls.subset import alike
from game.bulls.tokens import BULL, CARD, CROWD, DONE, PICK_BULL, PICK_RUNNER, RUNNER, left
from game.core.action import Action, Token
from game.core.script import AGAIN, END, Ask, Flow, Frame, Many, Outcome


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
    state.tell(Waived("bulls.9", frame.seat, CARD[frame.card]))
    return END


def eligible(state: Bulls, effect: Dice, seat: int) -> list[tuple[int, int, int]]:
    """(id, space, face) of all dice that an effect of that seat's card may choose, in order of id."""
    if effect.die == "bull":
        return [*zip(range(len(state.bull_faces)), state.bull_spaces, state.bull_faces, strict=True)]
    dice = zip(state.runners, state.spaces, state.faces, strict=True)
    if effect.owner == "own":
        return [die for die in dice if die[0] // CROWD == seat]
    if effect.owner == "rival":
        return [die for die in dice if die[0] // CROWD != seat]
    return [*dice]


def choose_dice(state: Bulls, frame: Resolving, answer: Action | None) -> Outcome:
    """Pick up to n eligible dice one by one, all of one roundabout where the card says so, then say done."""
    chosen = state.chosen
    if answer is not None:
        if answer != DONE:
            chosen.append(answer.picks[0].id)
            return AGAIN
        return None if chosen else waive(state, frame)
    effect = frame.dice
    dice = eligible(state, effect, frame.seat)
    if not dice:
        return waive(state, frame)
    names, picks = (RUNNER, PICK_RUNNER) if effect.die == "runner" else (BULL, PICK_BULL)
    one = effect.where == "one"
    if one and chosen:
        here = next(space for id, space, _ in dice if id == chosen[0])
        dice = [die for die in dice if die[1] == here]
    assert effect.n != "all"
    most = effect.n - len(chosen)
    groups = alike([(id, (id // CROWD, space, face)) for id, space, face in dice], chosen) if most else {}
    clusters: dict[int, list[tuple[Token, ...]]] = {}
    for (_, space, _), group in groups.items():
        clusters.setdefault(space if one else 0, []).append(tuple([names[id] for id in group]))
    return Ask(
        frame.seat,
        f"bulls.{frame.deed}.{effect.owner or 'bull'}",
        (*[picks[group[0]] for group in groups.values()], DONE),
        (CARD[frame.card], left(most)),
        Many(most, tuple(map(tuple, clusters.values()))),
    )


def set_face(state: Bulls, effect: Dice, id: int, face: int) -> None:
    """Let a Runner or Bull, whichever the effect is about, show that face."""
    if effect.die == "bull":
        state.bull_faces[id] = face
    else:
        state.faces[state.runners.index(id)] = face
