"""How each operation is carried out; choices, cards to give up and payments are scripts that ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from game.alatriste import effect_schema as op
from game.alatriste.contests import Dicing, audience, hold_contest
from game.alatriste.effect_list import Deeds, own_decision, play_help, run, sell, source
from game.alatriste.effect_schema import Choice, Choose, Discard, Fetch
from game.alatriste.events import Boosted, CardFetched, Chosen, DucatsPaid, MustMiss, RowRolled, WentAway
from game.alatriste.events_combat import Awaited
from game.alatriste.rows import BOXES, CARDS, EFFECT_LISTS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import CARD, DECLINE, EVERYBODY, NOBODY, NOWHERE, SEAT, count, each_card
from game.alatriste.transfers import (
    capture,
    cards_of,
    discard,
    draw,
    end_chase,
    free,
    gain,
    jail,
    lose,
    roll,
    spend,
    take,
    take_refuge,
)
from game.alatriste.wounds import Dying
from game.core.action import Action, action, token
from game.core.script import AGAIN, Ask, Frame, Outcome


@dataclass(slots=True)
class Choosing(Frame):
    """`seat` takes one of the options of operation `at` in the list `name`."""

    seat: int = 0
    name: str = ""
    at: int = 0
    author: int = NOBODY
    box: int = NOWHERE


@dataclass(slots=True)
class Parting(Frame):
    """`seat` gives up `left` more cards of its "hand", its "board" or "any" of them.

    `author` picks them, or their owner if it is NOBODY. `only` is as in the row, "" for all kinds.
    """

    seat: int = 0
    left: int = 0
    place: str = "any"
    only: str = ""
    author: int = NOBODY
    rule: str = ""


@own_decision
def choose(state: Alatriste, frame: Choosing, answer: Action | None) -> Outcome:
    """Ask which option is taken; those that cannot be paid for are not offered. Rule 5.2."""
    effect = chosen_from(frame)
    if answer is None:
        open_options = [
            action("choose", token("option", number))
            for number, choice in enumerate(effect.options)
            if price(state, frame, choice) <= state.players[frame.seat].ducats
            and is_possible(state, frame.seat, choice)
        ]
        if not open_options:
            return None
        options = (*open_options, *(() if effect.must else (DECLINE,)))
        return Ask(frame.seat, "alatriste.option", options, source(frame.name))
    if answer == DECLINE:
        state.emit(Chosen("alatriste.5", frame.seat, None, source(frame.name)))
        return None
    number = answer.picks[0].id
    choice = effect.options[number]
    state.emit(Chosen("alatriste.5", frame.seat, number, source(frame.name), choice.name))
    if not is_idle(state, choice):
        spend(state, frame.seat, price(state, frame, choice), "alatriste.5")
    run(state, f"{frame.name}/{frame.at}/{number}", frame.seat, frame.author, frame.box)
    return None


def open_choices(state: Alatriste) -> tuple[tuple[str, int], ...]:
    """Return the name and the price of every option of the open choice; nothing at other questions."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Choosing):
        return ()
    return tuple((choice.name, price(state, frame, choice)) for choice in chosen_from(frame).options)


def chosen_from(frame: Choosing) -> Choose:
    """Return the operation that a choice is made from."""
    effect = EFFECT_LISTS[frame.name][frame.at]
    assert isinstance(effect, Choose)
    return effect


def price(state: Alatriste, frame: Choosing, choice: Choice) -> int:
    """Return what an option costs, in Ducats; 0 where a card on the board pays for the box."""
    return 0 if state.players[frame.seat].waiver(frame.box) else choice.cost


def is_possible(state: Alatriste, seat: int, choice: Choice) -> bool:
    """Return whether an option can be carried out, as far as the seat may know.

    What it must give up is there, and what it fetches may be there.
    """
    for effect in choice.do:
        if isinstance(effect, Discard) and effect.strict:
            if not cards_of(state, seat, effect.place, effect.only):
                return False
        elif isinstance(effect, Fetch):
            known = {card for player in state.players for card in player.board} | {
                held for player in state.players for held in player.hand if state.seen[held] >> seat & 1
            }
            if all(card in known for card, row in CARDS.items() if row.key == effect.key):
                return False
    return True


def is_idle(state: Alatriste, choice: Choice) -> bool:
    """Return whether an option would fetch a card that is in other hands; it costs nothing then."""
    return any(isinstance(effect, Fetch) and not search(state, effect.key) for effect in choice.do)


def search(state: Alatriste, key: str) -> list[int]:
    """Return the first card of a kind in the discards, else all of them in the pack, else nothing."""
    first = next((card for card in state.discard if CARDS[card].key == key), 0)
    return [first] if first else sorted(card for card in state.pack if CARDS[card].key == key)


@own_decision
def part(state: Alatriste, frame: Parting, answer: Action | None) -> Outcome:
    """Ask for one card after the other until enough are given up or none are left."""
    cards = cards_of(state, frame.seat, frame.place, frame.only or None)
    if not frame.left or not cards:
        return None
    if answer is None:
        by_author = frame.author != NOBODY and state.players[frame.author].alive
        chooser, prompt = (frame.author, "alatriste.hurt") if by_author else (frame.seat, "alatriste.loss")
        return Ask(chooser, prompt, each_card("lose", cards), (SEAT[frame.seat], count(frame.left)))
    discard(state, frame.seat, [answer.picks[0].id], frame.rule)
    frame.left -= 1
    return AGAIN


Choosing.steps = (choose,)
Parting.steps = (part,)


@dataclass(slots=True)
class Payment(Frame):
    """`seat` must pay `n` Ducats to a seat or (NOBODY) to the bank; the list `name` asks for it."""

    seat: int = 0
    n: int = 0
    to: int = NOBODY
    name: str = ""


def shortage(state: Alatriste, frame: Payment, answer: Action | None) -> Outcome:
    """Give whoever is short a moment to find more."""
    if state.players[frame.seat].ducats < frame.n:
        state.emit(Awaited("alatriste.9.6", frame.seat, "alatriste.purse"))
    return None


@own_decision
def purse(state: Alatriste, frame: Payment, answer: Action | None) -> Outcome:
    """Ask whoever is short for helps that give Ducats, and for goods to sell. Rule 9.6."""
    seat = frame.seat
    player = state.players[seat]
    if player.ducats >= frame.n:
        return None
    if answer is None:
        helps = [held for held in player.with_timing("any") if CARDS[held].can_give("ducats")]
        goods = [laid for laid in player.board if CARDS[laid].sell]
        if not helps and not goods:
            return None
        options = (*each_card("help", helps), *each_card("sell", goods), DECLINE)
        return Ask(seat, "alatriste.purse", options, (*source(frame.name), count(frame.n)))
    if answer == DECLINE:
        return None
    if answer.verb == "sell":
        sell(state, seat, answer.picks[0].id)
    else:
        play_help(state, seat, answer.picks[0].id)
    return AGAIN


def settle(state: Alatriste, frame: Payment, answer: Action | None) -> Outcome:
    """Take what there is; the rest is forgiven, but costs freedom, or a gentleman some Fame."""
    player = state.players[frame.seat]
    jailed, shame = player.is_jailed_for(frame.n), player.fame_lost_for(frame.n)
    paid = min(player.ducats, frame.n)
    player.ducats -= paid
    to = frame.to if frame.to != NOBODY and state.players[frame.to].alive else None
    if to is not None:
        state.players[to].ducats += paid
    rule = "alatriste.9.6" if paid < frame.n else "alatriste.5.2"
    state.emit(DucatsPaid(rule, frame.seat, to, paid, frame.n - paid))
    if jailed:
        jail(state, frame.seat, "town", "debt", "alatriste.9.6")
    elif shame:
        lose(state, frame.seat, "fame", shame, "alatriste.9.6")
    return None


Payment.steps = (shortage, purse, settle)


RULE = "alatriste.5"


@dataclass(slots=True)
class Others(Frame):
    """Runs the list `name` on every other present seat; `turn` counts those that have had it."""

    name: str = ""
    seat: int = 0
    turn: int = 0


def perform(state: Alatriste, frame: Deeds, answer: Action | None) -> Outcome:
    """Carry out one operation after the other.

    The list stops when its seat dies, is wounded or jailed, or when the game ends.
    """
    effects = EFFECT_LISTS[frame.name]
    if frame.at == len(effects) or state.ended or state.players[frame.seat].falls != frame.falls:
        return None
    effect = effects[frame.at]
    frame.at += 1
    _do(state, frame, effect)
    return AGAIN


def one_by_one(state: Alatriste, frame: Others, answer: Action | None) -> Outcome:
    """Run the list on the next seat in the order of play; those who are not present are passed over."""
    others = state.after(frame.seat)
    if frame.turn == len(others):
        return None
    other = others[frame.turn]
    frame.turn += 1
    if state.players[other].present:
        run(state, frame.name, other)
    return AGAIN


def _do(state: Alatriste, frame: Deeds, effect: op.Effect) -> None:
    seat, player = frame.seat, state.players[frame.seat]
    inner = f"{frame.name}/{frame.at - 1}"
    match effect:
        case op.Gain():
            more = player.sum_of("heal") if effect.stat == "vigour" and frame.box != NOWHERE else 0
            gain(state, seat, effect.stat, effect.n + more, RULE, source(frame.name))
        case op.Lose():
            lose(state, seat, effect.stat, effect.n, RULE, source(frame.name))
            if effect.stat == "vigour" and not player.vigour:
                state.stack.append(Dying(seat=seat))
        case op.Pay():
            if not player.waiver(frame.box):
                to = frame.author if effect.to == "attacker" else NOBODY
                state.stack.append(Payment(seat=seat, n=effect.n, to=to, name=frame.name))
        case op.Draw():
            draw(state, seat, effect.n, RULE)
        case op.Fetch():
            _fetch(state, seat, effect.key)
        case op.Discard():
            author = frame.author if effect.pick == "attacker" else NOBODY
            parting = Parting(seat=seat, left=effect.n, place=effect.place, author=author, rule=RULE)
            parting.only = effect.only or ""
            state.stack.append(parting)
        case op.Steal():
            _steal(state, frame, effect)
        case op.Roll():
            line = _roll(state, seat, effect)
            state.emit(RowRolled(RULE, seat, line, source(frame.name)))
            run(state, f"{inner}/{line}", seat, frame.author, frame.box)
        case op.If():
            holds = player.has_transport if effect.own else player.fame_total >= (effect.fame or 0)
            run(state, f"{inner}/{0 if holds else 1}", seat, frame.author, frame.box)
        case op.Choose():
            state.stack.append(
                Choosing(seat=seat, name=frame.name, at=frame.at - 1, author=frame.author, box=frame.box)
            )
        case op.Away():
            player.away, player.then = effect.turns, f"{inner}/0"
            state.emit(WentAway("alatriste.4.1", seat, effect.turns))
            if frame.box != NOWHERE and BOXES[frame.box].kind == "away":
                end_chase(state, seat)
        case op.Skip():
            player.skip += effect.n
            state.emit(MustMiss(RULE, seat, player.skip))
        case op.Jail():
            jail(state, seat, effect.which, "order", RULE)
        case op.Release():
            if player.prison:
                free(state, seat, "writ")
                capture(state)
            else:
                end_chase(state, seat)
        case op.Others():
            state.stack.append(Others(name=f"{inner}/0", seat=seat))
        case op.Alms():
            if player.hurt and player.ducats:
                spend(state, seat, 1, "alatriste.9.4")
                gain(state, seat, "vigour", effect.n, "alatriste.9.4", source(frame.name))
        case op.Sanctuary():
            take_refuge(state, seat)
        case op.Contest():
            hold_contest(state, effect)
        case op.DiceGame():
            state.stack.append(Dicing(seat=seat, least=effect.min))
        case op.Audience():
            audience(state, seat, effect.target)
        case op.Boost():
            setattr(player, effect.what, getattr(player, effect.what) + effect.n)
            state.emit(Boosted(RULE, seat, effect.what, effect.n, source(frame.name)))
        case op.Cancel():
            pass  # it is played as the answer to an attack, and its work is done there
        case _:
            assert_never(effect)


def _fetch(state: Alatriste, seat: int, key: str) -> None:
    """Take a card of that kind from the discards, else from the pack; everybody sees which it is."""
    found, card = search(state, key), 0
    if found:
        card = found[0] if found[0] in state.discard else state.rng.pick(found)
        (state.discard if card in state.discard else state.pack).remove(card)
        state.seen[card] = EVERYBODY
        state.players[seat].hand.append(card)
    state.emit(CardFetched("alatriste.5", seat, CARD[card] if card else None))


def _steal(state: Alatriste, frame: Deeds, effect: op.Steal) -> None:
    """Give the author Ducats of the victim, or cards drawn at random from the hand; the dead take nothing."""
    author, victim = frame.author, state.players[frame.seat]
    if author == NOBODY or not state.players[author].alive:
        return
    if effect.what == "ducats":
        stolen = lose(state, frame.seat, "ducats", effect.n, RULE, source(frame.name))
        gain(state, author, "ducats", stolen, RULE, source(frame.name))
    else:
        for _ in range(min(effect.n, len(victim.hand))):
            take(state, author, frame.seat, state.rng.pick(victim.hand), RULE)


def _roll(state: Alatriste, seat: int, effect: op.Roll) -> int:
    """Roll a die; return the number of the line of the table that it reaches."""
    (face,) = roll(state, seat, RULE)
    player = state.players[seat]
    if effect.bonus == "weapon":
        face += player.has("weapon")
    elif effect.bonus == "horse":
        face += player.has("step")
    return max(number for number, line in enumerate(effect.table) if line.at <= face)


Deeds.steps = (perform,)
Others.steps = (one_by_one,)
