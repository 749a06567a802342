"""Heuristic values and traits of answers, and the policy of rollouts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.action import Action
from game.core.game import Trait
from game.core.script import Ask
from game.toruro.bots.determinization import determinize
from game.toruro.bots.policy import REFERENCE, WORTHS, hand_value, keepers, sound
from game.toruro.bots.rollout import play_tricks
from game.toruro.go_or_pass import LAST
from game.toruro.play_out import misplays
from game.toruro.state import Toruro
from game.toruro.tokens import AGREE, GO, PASS, PAY, PLAY, POTS, SILENT, Amounts
from game.toruro.trick_rules import playable
from game.toruro.view import view

DEALS = 8
"""How often the unseen cards are dealt to judge a card that could be played."""
LATE = 20
"""From that round on the regulars agree to La Última."""
LONG = 6
"""Debts on a slate that is long."""
NEVER = -1e6
"""What no regular does."""


def action_values(state: Toruro, ask: Ask) -> list[float]:
    """Return the value of each option, in chips, compared with doing nothing."""
    return _BY_PROMPT[ask.prompt.removeprefix("toruro.")](state, ask)


def rollout_policy(state: Toruro, ask: Ask) -> Action | None:
    """Return the policy's card; None for all other questions, whose values are cheap."""
    if ask.prompt != "toruro.play":
        return None
    allowed = [option.picks[0].id for option in ask.for_bots]
    return PLAY[sound(allowed, state.table, state.exposed, state.goes.count(True))]


def _pay(state: Toruro, ask: Ask) -> list[float]:
    """Paying now is better than deferring: the lulo has to be paid some time."""
    return [float(option == PAY) for option in ask.options]


def _split(state: Toruro, ask: Ask) -> list[float]:
    """Prefer an even split, as nobody knows yet who will win which trick."""
    assert isinstance(ask.options, Amounts)
    even = ask.options.most / (POTS - ask.options.pot)
    return [-abs(chips - even) for chips in range(len(ask.options))]


def _go(state: Toruro, ask: Ask) -> list[float]:
    """Going is worth how far the hand exceeds the bar of reference.toml; proposals are never made."""
    gone = sum([went is True for went in state.goes])
    waiting = state.goes.count(None) - 1
    over = hand_value(state.hands[ask.seat], state.exposed) - REFERENCE.bar(gone, waiting)
    gain = (over + 0.5) * state.stake / 100
    worths = {GO: gain, PASS: 0.0}
    return [worths.get(option, NEVER) for option in ask.options]


def _exchange(state: Toruro, ask: Ask) -> list[float]:
    """Exchange all but `keepers`; as cards are picked in order, each counts those that may still follow."""
    hand = state.hands[ask.seat]
    kept = keepers(hand, state.exposed)
    gains = []
    later = 0.0
    for option in reversed(ask.options[:-1]):
        card = option.picks[0].id
        gain = (-1.0 if card in kept else 1.0) * state.stake / 10
        gains.append(gain + later)
        later += max(gain, 0.0)
    return [*reversed(gains), 0.0]


def _give_back(state: Toruro, ask: Ask) -> list[float]:
    """Giving back the least valuable of the four cards is best."""
    worths = WORTHS[state.exposed]
    return [-worths[option.picks[0].id] * state.stake / 100 for option in ask.options]


def _play(state: Toruro, ask: Ask) -> list[float]:
    """Return what each card wins on average over deals of the unseen cards, if all play on by the policy."""
    goers, exposed, overtrump = state.goers(), state.exposed, state.house.overtrump
    me, leader = goers.index(ask.seat), goers.index(state.leader)
    takers = [goers.index(taker) for taker in state.takers]
    allowed = playable(state.hands[ask.seat], state.table, len(takers) + 1, exposed, overtrump)
    totals = dict.fromkeys(allowed, 0.0)
    seen, rng = view(state, ask.seat), state.rng.clone()
    for _ in range(DEALS):
        dealt = determinize(seen, rng).hands
        for card in totals:
            hands = [list(dealt[goer]) for goer in goers]
            hands[me].remove(card)
            won = play_tricks(hands, [*state.plays, card], leader, takers[:], exposed, overtrump)
            totals[card] += _outcome(state, me, won)
    cards = [option.picks[0].id for option in ask.options]
    return [totals[card] / DEALS if card in totals else NEVER for card in cards]


def _outcome(state: Toruro, me: int, takers: list[int]) -> float:
    """Return the chips that `me` wins in the tricks still to come, or the negative price of its lulo."""
    if me not in takers:
        return -float(state.lulo)
    return float(sum([chips for chips, taker in zip(state.pots, takers, strict=True) if taker == me]))


def _accuse(state: Toruro, ask: Ask) -> list[float]:
    """True accusations are worth a share of the lulo, false ones nothing: all cards lie open."""
    true = {(misplay.seat, misplay.trick) for misplay in misplays(state)}
    share = state.stake / (state.seats - 1)
    return [
        0.0 if option == SILENT else share if (option.picks[0].id, option.picks[1].id) in true else -0.5
        for option in ask.options
    ]


def _vote(state: Toruro, ask: Ask) -> list[float]:
    """Agree to La Última when it is late, and to more lulos at once when the slate is long."""
    motion = state.motion
    assert motion is not None
    if motion.at_once == LAST:
        agrees = state.round >= LATE
    else:
        agrees = motion.at_once > state.at_once and len(state.debts) >= LONG
    return [float((option == AGREE) == agrees) for option in ask.options]


_BY_PROMPT: Mapping[str, Callable[[Toruro, Ask], list[float]]] = {
    "pay": _pay,
    "split": _split,
    "go": _go,
    "exchange": _exchange,
    "give_back": _give_back,
    "play": _play,
    "accuse": _accuse,
    "vote": _vote,
}


def style(state: Toruro, ask: Ask) -> list[tuple[Trait, ...]]:
    """Return the traits of each option."""
    if ask.prompt == "toruro.play":
        worths = WORTHS[state.exposed]
        most = max(worths[option.picks[0].id] for option in ask.options)
        return [("greedy",) if worths[option.picks[0].id] == most else () for option in ask.options]
    return [
        ("bold",) if option == GO else ("harsh",) if option.verb == "accuse" else () for option in ask.options
    ]
