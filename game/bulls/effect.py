"""What the scripts of all effects share: whose card is resolved, and how dice are chosen for it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, assert_never

from game.bulls.events import Waived
from game.bulls.rows import CARDS, Dice, Draw, Effect, Move, Release, Reroll, Score, Sign, Turn
from game.bulls.state import Bulls
from game.bulls.tokens import BULL, CARD, DONE, PICK_BULL, PICK_RUNNER, RUNNER, RUNNERS_PER_SEAT, left
from game.core.action import Action, Token
from game.core.script import END, Ask, Flow, Frame, Outcome, Subset, alike

Likeness: TypeAlias = tuple[int, int, int]
"""(seat, space, face): two dice that have it in common are alike. Bulls have the seat NOBODY."""
NOBODY = -1
Group: TypeAlias = tuple[Token, ...]
Clusters: TypeAlias = tuple[tuple[Group, ...], ...]


class Choice(NamedTuple):
    """What is asked where dice are chosen for `effect`: up to `most`, where it says so of `one` roundabout.

    `names` are those of all dice by id, `picks` the answers that pick them.
    """

    prompt: str
    effect: Dice
    most: int
    one: bool
    names: tuple[Token, ...]
    picks: tuple[Action, ...]


@dataclass(slots=True)
class Resolving(Frame):
    """Resolves effect number `part` of a card that `seat` has played."""

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
    """Say that nothing comes of this effect, and leave its script. Rule 9."""
    state.chosen.clear()
    if state.events is not None:
        state.emit(Waived("bulls.9", frame.seat, CARD[frame.card]))
    return END


def eligible_dice(state: Bulls, effect: Dice, seat: int) -> Iterator[tuple[int, Likeness]]:
    """Return the dice that an effect of a seat's card may choose, in order of id, each with its likeness."""
    if isinstance(effect, Move) and len(state.board.rows[state.row]) == 1:
        return iter(())  # there is no roundabout beside
    if effect.die == "bull":
        nobody = [NOBODY] * len(state.bull_faces)
        return enumerate(zip(nobody, state.bull_spaces, state.bull_faces, strict=True))
    ids, spaces, faces = state.runners, state.spaces, state.faces
    first = bisect_left(ids, RUNNERS_PER_SEAT * seat)
    last = bisect_left(ids, RUNNERS_PER_SEAT * seat + RUNNERS_PER_SEAT)
    if effect.owner == "own":
        ids, spaces, faces = ids[first:last], spaces[first:last], faces[first:last]
    elif effect.owner == "rival":
        ids = ids[:first] + ids[last:]
        spaces, faces = spaces[:first] + spaces[last:], faces[:first] + faces[last:]
    seats = [seat] * len(ids) if effect.owner == "own" else [id // RUNNERS_PER_SEAT for id in ids]
    return zip(ids, zip(seats, spaces, faces))  # noqa: B905 (to compare the lengths costs, and it is hot)


def choose_dice(state: Bulls, frame: Resolving, answer: Action | None) -> Outcome:
    """Let the player pick up to n eligible dice, in one roundabout where the card says so. Rule 9."""
    chosen = state.chosen
    if answer == DONE:
        return None if chosen else waive(state, frame)
    if answer is not None:
        chosen.append(answer.picks[0].id)
    choice = _CHOICES[frame.card][frame.part]
    assert choice is not None
    most = choice.most - len(chosen)
    options, clusters = _offer(state, choice, frame.seat) if most else ((DONE,), ())
    if not clusters and not chosen:
        return waive(state, frame)
    return Ask(frame.seat, choice.prompt, options, (CARD[frame.card], left(most)), Subset(most, clusters))


def _offer(state: Bulls, choice: Choice, seat: int) -> tuple[tuple[Action, ...], Clusters]:
    """Return the picks that are possible next, and, in their clusters, all dice that may still be picked."""
    chosen = state.chosen
    _, effect, _, one, names, picks = choice
    dice: Iterable[tuple[int, Likeness]] = eligible_dice(state, effect, seat)
    if one and chosen:
        spaces, _, places = columns(state, effect)
        here = spaces[places[0]]
        dice = [die for die in dice if die[1][1] == here]
    groups = alike(dice, chosen)
    options, tokens = [], []
    for group in groups.values():
        options.append(picks[group[0]])
        tokens.append(tuple([names[id] for id in group]) if len(group) > 1 else (names[group[0]],))
    options.append(DONE)
    if one and not chosen:
        return tuple(options), _by_space(groups, tokens)
    return tuple(options), (tuple(tokens),) if tokens else ()


def _by_space(likes: Iterable[Likeness], groups: Iterable[Group]) -> Clusters:
    """Return the groups of like dice, those together that stand in one space."""
    clusters: dict[int, list[Group]] = {}
    for (_, space, _), group in zip(likes, groups, strict=True):
        clusters.setdefault(space, []).append(group)
    return tuple(map(tuple, clusters.values()))


def columns(state: Bulls, effect: Dice) -> tuple[list[int], list[int], list[int]]:
    """Return the spaces and the faces of Runners, or Bulls, and the places of the chosen in both lists."""
    if effect.die == "bull":
        return state.bull_spaces, state.bull_faces, state.chosen
    return state.spaces, state.faces, [bisect_left(state.runners, id) for id in state.chosen]


def _choice(effect: Effect) -> Choice | None:
    """Return what is asked for an effect of dice that are picked one by one, None for any other."""
    match effect:
        case Reroll(n=int(most)):
            deed = "reroll"
        case Turn(n=most, to="any"):
            deed = "turn"
        case Turn(n=most):
            deed = "flip"
        case Move(n=most):
            deed = "move"
        case Reroll() | Sign() | Draw() | Score() | Release():
            return None
        case _:
            assert_never(effect)
    names, picks = (RUNNER, PICK_RUNNER) if effect.die == "runner" else (BULL, PICK_BULL)
    prompt = f"bulls.{deed}.{effect.owner or 'bull'}"
    return Choice(prompt, effect, most, effect.where == "one", names, picks)


_CHOICES = tuple(tuple(map(_choice, card.effects)) for card in CARDS)
