"""Card phases, in which the others may act and then the seat in turn, and the attacks played in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from game.alatriste import tokens, trade
from game.alatriste.effect_list import Discarding, own_decision, play_help, run, sell, usable
from game.alatriste.effect_schema import Cancel
from game.alatriste.ending import EndVote
from game.alatriste.events import CardLaid
from game.alatriste.events_combat import Attacked, AttackStruck, AttackWaits, Awaited, Countered, Shielded
from game.alatriste.rows import CARDS, RULES
from game.alatriste.state import Alatriste
from game.alatriste.tokens import CARD, SEAT, each_card
from game.alatriste.trade import Offering
from game.alatriste.transfers import discard
from game.core.action import Action, action
from game.core.event import Discarded
from game.core.script import AGAIN, END, Ask, Frame, Outcome


@dataclass(slots=True)
class Attack(Frame):
    """An attack card that has left its author's hand and has not struck; a riposte turns it on its author."""

    card: int = 0
    author: int = 0
    target: int = 0


def attack_of(state: Alatriste) -> Attack | None:
    """Return the attack that is being played, or None."""
    attacks = (frame for frame in reversed(state.stack) if isinstance(frame, Attack))
    return next((frame for frame in attacks if frame.pc < len(frame.steps) - 1), None)


def can_attack(state: Alatriste, author: int, number: int, target: int) -> bool:
    """Return whether a seat can be the target of an attack card.

    The target must live, have what the card needs, and have room for it if it would have to wait.
    """
    player, row = state.players[target], CARDS[number]
    if target == author or not player.alive or not has_needs(state, number, target):
        return False
    strikes = row.timing == "now" and player.present
    return strikes or len(player.attacks) < RULES.zone_cards


def has_needs(state: Alatriste, number: int, target: int) -> bool:
    """Return whether a target has what an attack card needs: a transport, a card in the hand, or nothing."""
    player = state.players[target]
    match CARDS[number].needs:
        case "transport":
            return player.has_transport
        case "hand":
            return bool(player.hand)
        case None:
            return True
        case needs:
            assert_never(needs)


def play_attack(state: Alatriste, author: int, number: int, target: int) -> None:
    """Play an attack card from the hand; must be the last act of a step."""
    state.players[author].hand.remove(number)
    state.count("tasks" if CARDS[number].timing == "task" else "attacks")
    state.stack.append(Attack(card=number, author=author, target=target))
    state.emit(Attacked("alatriste.7.2", author, CARD[number], target))
    trade.attacked(state, author, target)


def shield(state: Alatriste, frame: Attack, answer: Action | None) -> Outcome:
    """Let a card on the target's board keep the attack away, if one does so by itself. Rule 7.4."""
    friend = state.players[frame.target].immune(CARDS[frame.card].tag)
    if friend:
        state.emit(Shielded("alatriste.7.4", frame.target, CARD[frame.card], CARD[friend]))
        return _undone(state, frame)
    state.emit(Awaited("alatriste.7.4", frame.target, "alatriste.counter"))
    return None


@own_decision
def counter(state: Alatriste, frame: Attack, answer: Action | None) -> Outcome:
    """Ask the target whether to answer with a counter; a riposte may be countered in its turn. Rule 7.4."""
    if answer is None:
        counters = state.players[frame.target].with_timing("counter")
        options = (*each_card("counter", counters), tokens.DECLINE)
        about = (CARD[frame.card], SEAT[frame.author])
        return Ask(frame.target, "alatriste.counter", options, about) if counters else None
    if answer == tokens.DECLINE:
        return None
    number = answer.picks[0].id
    effect = CARDS[number].do[0]
    reflected = isinstance(effect, Cancel) and effect.reflect
    state.emit(Countered("alatriste.7.4", frame.target, CARD[number], CARD[frame.card], reflected))
    discard(state, frame.target, [number], "alatriste.7.4")
    if not reflected or not can_attack(state, frame.target, frame.card, frame.author):
        return _undone(state, frame)
    state.stack.append(Attack(card=frame.card, author=frame.target, target=frame.author))
    return END


def strike(state: Alatriste, frame: Attack, answer: Action | None) -> Outcome:
    """Let the attack strike a present target now; a task, and any attack on the absent, waits. Rule 7.2."""
    target, row = state.players[frame.target], CARDS[frame.card]
    if row.timing == "now" and target.present:
        lay_aside(state, frame.card, frame.target)
        run(state, row.key, frame.target, frame.author)
    else:
        target.attacks.append((frame.card, frame.author))
        state.emit(AttackWaits("alatriste.7.2", frame.target, CARD[frame.card]))
    return None


def strike_first(state: Alatriste, seat: int) -> None:
    """Let the first waiting attack of a seat strike, or find it void; must be the last act of a step."""
    number, author = state.players[seat].attacks.pop(0)
    state.players[seat].bound = 0
    void = not has_needs(state, number, seat)
    lay_aside(state, number, seat, void)
    if not void:
        run(state, CARDS[number].key, seat, author)


def lay_aside(state: Alatriste, number: int, seat: int, void: bool = False) -> None:
    """Put an attack that strikes a seat onto the discards."""
    state.discard.append(number)
    state.emit(AttackStruck("alatriste.7.2", seat, CARD[number], void))


def _undone(state: Alatriste, frame: Attack) -> Outcome:
    state.discard.append(frame.card)
    frame.pc = len(frame.steps)  # it is between a hand and its fate no longer
    state.emit(Discarded("alatriste.7.4", frame.author, (CARD[frame.card],)))
    return END


Attack.steps = (shield, counter, strike)


@dataclass(slots=True)
class CardPhase(Frame):
    """`seat` plays cards; `turn` counts the others that have passed.

    `parting` was 1 while the seat discarded, in version 1 of the rules; nothing reads it any more.
    """

    seat: int = 0
    turn: int = 0
    parting: int = 0


def open_window(state: Alatriste, frame: CardPhase, answer: Action | None) -> Outcome:
    """Open the trading window: every seat may make its offers anew."""
    state.offers = [0] * state.seats
    state.emit(Awaited("alatriste.4", frame.seat, "alatriste.window"))
    return None


@own_decision
def others_act(state: Alatriste, frame: CardPhase, answer: Action | None) -> Outcome:
    """Ask the others, in the order of play, for offers, helps for any time, and sales off the board."""
    others = state.after(frame.seat)
    if frame.turn == len(others) or state.ended:
        return None
    other = others[frame.turn]
    if answer is None:
        options = _acts(state, other) if state.players[other].alive else ()
        if options:
            return Ask(other, "alatriste.window", (*options, tokens.PASS), (SEAT[frame.seat],))
    if answer is None or answer == tokens.PASS:
        frame.turn += 1
    else:
        _act(state, other, answer)
    return AGAIN


def own_plays(state: Alatriste, frame: CardPhase, answer: Action | None) -> Outcome:
    """Ask the seat in turn for any number of plays until it stops.

    Discarding from one's own board and proposing the end are offered to people alone.
    """
    seat = frame.seat
    player = state.players[seat]
    if not player.alive or state.ended or answer == tokens.STOP:
        return None
    if answer is None:
        grave = (
            *((tokens.DISCARD_OWN,) if player.board else ()),
            *(() if state.proposed else (tokens.PROPOSE_END,)),
        )
        options = (*_plays(state, seat), tokens.STOP, *grave)
        return Ask(seat, "alatriste.play", options, human_only=len(grave))
    if answer == tokens.DISCARD_OWN:
        state.stack.append(Discarding(seat=seat))
    elif answer == tokens.PROPOSE_END:
        state.stack.append(EndVote(seat=seat))
    elif answer.verb == "place":
        place(state, seat, answer.picks[0].id)
    elif answer.verb == "attack":
        play_attack(state, seat, answer.picks[0].id, answer.picks[1].id)
    else:
        _act(state, seat, answer)
    return AGAIN


def place(state: Alatriste, seat: int, number: int) -> None:
    """Move a character or possession from the hand onto the board."""
    player = state.players[seat]
    player.hand.remove(number)
    player.board.append(number)
    state.emit(CardLaid("alatriste.7.1", seat, CARD[number]))


def _plays(state: Alatriste, seat: int) -> list[Action]:
    player = state.players[seat]
    plays = []
    for held in player.hand:
        row = CARDS[held]
        if row.is_laid:
            if player.can_place(held):
                plays.append(action("place", CARD[held]))
        elif row.kind == "attack":
            targets = [other for other in state.after(seat) if can_attack(state, seat, held, other)]
            plays += [action("attack", CARD[held], SEAT[target]) for target in targets]
    return plays + _acts(state, seat)


def _acts(state: Alatriste, seat: int) -> list[Action]:
    """Return what a seat may do in anybody's card phase."""
    player = state.players[seat]
    goods = (own for own in player.board if CARDS[own].sell)
    acts = [*each_card("help", usable(state, seat)), *each_card("sell", goods)]
    partner = any(state.players[other].alive for other in state.after(seat))
    if state.trading and state.offers[seat] < RULES.offers and partner:
        acts.append(tokens.OFFER)
    return acts


def _act(state: Alatriste, seat: int, answer: Action) -> None:
    if answer == tokens.OFFER:
        state.offers[seat] += 1
        state.stack.append(Offering(seat=seat))
    elif answer.verb == "sell":
        sell(state, seat, answer.picks[0].id)
    else:
        play_help(state, seat, answer.picks[0].id)


CardPhase.steps = (open_window, others_act, own_plays)
