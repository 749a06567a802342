"""What the scripts of all effects share: whose card is resolved, and the choice of dice for it."""

from __future__ import annotations

from dataclasses import dataclass

from game.bulls.events import Waived
from game.bulls.rows import CARDS, Dice, Effect, Move, Reroll, Turn
from game.bulls.state import Bulls
from game.bulls.subset import alike
from game.bulls.tokens import BULL, CARD, CROWD, DONE, PICK, RUNNER, left
from game.core.action import Action, Token
from game.core.script import AGAIN, END, Ask, Flow, Frame, Many, Outcome


@dataclass(slots=True)
class Resolving(Frame):
    """Effect number `part` of a card that `seat` has played."""

    seat: int = 0
    card: int = 0
    part: int = 0

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
    assert effect.n != "all"
    most = effect.n - len(chosen)
    here = None
    if effect.where == "one" and chosen:
        here = next(space for id, space, _ in dice if id == chosen[0])
    groups = (
        alike(
            [(id, (id // CROWD, space, face)) for id, space, face in dice if here is None or space == here],
            chosen,
        )
        if most
        else {}
    )
    names = RUNNER if effect.die == "runner" else BULL
    options = [PICK[names[group[0]]] for group in groups.values()]
    options.append(DONE)
    clusters: dict[int, list[tuple[Token, ...]]] = {}
    for (_, space, _), group in groups.items():
        cluster = clusters.setdefault(space if effect.where == "one" else -1, [])
        cluster.append(tuple([names[id] for id in group]))
    many = Many(most, tuple([tuple(cluster) for cluster in clusters.values()]))
    return Ask(frame.seat, prompt(effect), options, (CARD[frame.card], left(most)), many)


def prompt(effect: Dice) -> str:
    """The code of the question which dice to choose: what is done to them, and whose they are."""
    match effect:
        case Reroll():
            deed = "reroll"
        case Move():
            deed = "move"
        case Turn(to=to):
            deed = "flip" if to == "flip" else "turn"
    return f"bulls.{deed}.{effect.owner or 'bull'}"


def set_face(state: Bulls, effect: Dice, id: int, face: int) -> None:
    """Let a Runner or Bull, whichever the effect is about, show that face."""
    if effect.die == "bull":
        state.bull_faces[id] = face
    else:
        state.faces[state.runners.index(id)] = face
