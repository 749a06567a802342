"""The operations that ask somebody: a choice of options, cards to give up, and compulsory payments."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.effect_list import play_help, run, sell, source
from game.alatriste.effect_schema import Choice, Choose, Discard, Fetch
from game.alatriste.events import Chosen, DucatsPaid
from game.alatriste.events_combat import Awaited
from game.alatriste.justice import jail
from game.alatriste.rows import CARDS, EFFECT_LISTS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import DECLINE, NOBODY, NOWHERE, SEAT, card, count, option
from game.alatriste.transfers import cards_of, discard, lose, spend
from game.core.action import Action
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


def choose(state: Alatriste, frame: Choosing, answer: Action | None) -> Outcome:
    """Ask which option is taken; those that cannot be paid for are not offered. Rule 5.2."""
    effect = chosen_from(frame)
    if answer is None:
        open_options = [
            option(number)
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
    state.emit(Chosen("alatriste.5", frame.seat, number, source(frame.name)))
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


def part(state: Alatriste, frame: Parting, answer: Action | None) -> Outcome:
    """Ask for one card after the other until enough are given up or none are left."""
    cards = cards_of(state, frame.seat, frame.place, frame.only or None)
    if not frame.left or not cards:
        return None
    if answer is None:
        by_author = frame.author != NOBODY and state.players[frame.author].alive
        chooser, prompt = (frame.author, "alatriste.hurt") if by_author else (frame.seat, "alatriste.loss")
        return Ask(chooser, prompt, tuple(card("lose", number) for number in cards), (SEAT[frame.seat],))
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
        options = (*(card("help", held) for held in helps), *(card("sell", laid) for laid in goods), DECLINE)
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
    state.emit(DucatsPaid("alatriste.9.6", frame.seat, to, paid, frame.n - paid))
    if jailed:
        jail(state, frame.seat, "town", "debt", "alatriste.9.6")
    elif shame:
        lose(state, frame.seat, "fame", shame, "alatriste.9.6")
    return None


Payment.steps = (shortage, purse, settle)
