"""What bots are told about the game: what each answer is worth in points of Fame."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.alatriste import worth
from game.alatriste.attack import Attack
from game.alatriste.bargain import EDGE, about_to_win, best_bargain
from game.alatriste.bonus import boons
from game.alatriste.choices import Choosing
from game.alatriste.daring import accepting, challenging, falling_upon
from game.alatriste.effects import Choose
from game.alatriste.ending import willing
from game.alatriste.outlook import prospects
from game.alatriste.rows import BOXES, CARDS, DEEDS, PALACE, RULES
from game.alatriste.state import Alatriste
from game.alatriste.tokens import ACCEPT, AGREE, BAIL, CHALLENGE, DECLINE, HAND, PASS, REFUSE, ROLL, STOP
from game.core.action import Action
from game.core.script import Ask

LEADING = 8  # Fame from which attacks on the leader are worth while

Worth = Callable[[Alatriste, Ask, Action], float]


def instinct(state: Alatriste, ask: Ask) -> list[float]:
    """The worth of each option in points of Fame, against doing nothing."""
    weigh = WEIGHED[ask.prompt]
    return [weigh(state, ask, option) for option in ask.options]


def _split(state: Alatriste, ask: Ask, option: Action) -> float:
    return -abs(option.picks[0].id - 4)


def _play(state: Alatriste, ask: Ask, option: Action) -> float:
    """Friends and goods are placed where they are worth it; attacks go to the leader."""
    player = state.players[ask.seat]
    number = option.picks[0].id if option.picks else 0
    crowded = 0.3 if len(player.hand) > RULES.hand else 0.0
    match option.verb:
        case "place":
            return worth.card(player, number)
        case "attack":
            return _attack(state, ask.seat, number, option.picks[1].id) + crowded
        case "help":
            gain = worth.deeds(player, CARDS[number].do)
            return gain - 1.8 + crowded if CARDS[number].timing == "any" else gain
        case "sell":
            return -0.5
        case "offer":
            bargain = best_bargain(state, ask.seat) if _may_think_of_trade(state, ask.seat) else None
            return bargain.gain if bargain else -1.0
    return 0.0 if option in (STOP, PASS) else -1.0


def _may_think_of_trade(state: Alatriste, seat: int) -> bool:
    """In one's own turn, once in a window: whoever said no is not asked again at once."""
    return seat == state.active and not state.offers[seat]


def _offer(state: Alatriste, ask: Ask, option: Action) -> float:
    """Piece by piece the bargain that one has thought of; without one, the way out."""
    bargain = best_bargain(state, ask.seat)
    if bargain is None:
        return -1.0 if option.picks else 0.0
    match ask.prompt, option.verb:
        case "alatriste.offer", "to":
            return float(option.picks[0].id == bargain.buyer)
        case "alatriste.offer_cards", "give":
            return 1.0 if option.picks[0].id == bargain.card else -1.0
        case "alatriste.offer_ducats", "want":
            return float(option.picks[0].id == bargain.price)
        case "alatriste.offer_send", "send":
            return 1.0
    return -1.0 if option.picks else 0.0


def _attack(state: Alatriste, seat: int, number: int, target: int) -> float:
    others = [state.players[other] for other in state.after(seat)]
    victim, row = state.players[target], CARDS[number]
    leads = victim.fame_total >= max(LEADING, *(other.fame_total for other in others))
    if victim.immune(row.tag) or not leads:
        return -0.2
    harm = worth.TASK if row.timing == "task" else -worth.deeds(victim, row.do)
    return 0.1 + 0.2 * max(harm, 0.0)


def _option(state: Alatriste, ask: Ask, option: Action) -> float:
    frame = state.stack[-1]
    assert isinstance(frame, Choosing)
    effect = DEEDS[frame.name][frame.at]
    assert isinstance(effect, Choose)
    if option == DECLINE:
        return 0.0
    player, choice = state.players[ask.seat], effect.options[option.picks[0].id]
    free = frame.box >= 0 and player.waives(BOXES[frame.box].id)
    paid = 0.0 if free else worth.stat_worth(player, "ducats", -choice.cost)
    return worth.deeds(player, choice.do, frame.box) + paid


def _move(state: Alatriste, ask: Ask, option: Action) -> float:
    """What the box brings, where one can go on from it, the way to El Valido, and who lies in wait."""
    player, box = state.players[ask.seat], option.picks[0].id
    row, level = BOXES[box], player.level
    rivals = sum(other.present for other in state.players) - 1
    gain = worth.deeds(player, row.do, box, rivals) + worth.CARD * row.card
    gain += sum(worth.deeds(player, DEEDS[name]) for name in boons(player, box))
    gain += prospects(state.board, level)[box]
    if level == 3:
        gain -= 0.8 * state.board.steps[box][PALACE]
    here = [other for other in state.after(ask.seat) if state.players[other].present
            and state.players[other].box == box]  # fmt: skip
    if row.fight:
        gain -= sum(max(0.0, challenging(state, other, ask.seat, box)) for other in here) / 2
    if player.wanted and (here or state.patrol == box):
        gain -= worth.JAIL
    return gain


def _patrol(state: Alatriste, ask: Ask, option: Action) -> float:
    """Onto whoever is wanted; away from oneself if one is."""
    box, own = option.picks[0].id, state.players[ask.seat]
    caught = sum(
        state.players[other].wanted > 0 and state.players[other].present and state.players[other].box == box
        for other in state.after(ask.seat)
    )
    return caught - 3.0 * (own.wanted > 0 and own.box == box)


def _loss(state: Alatriste, ask: Ask, option: Action) -> float:
    """Of one's own cards the least is given up, of a rival's the best."""
    owner = state.players[ask.about[0].id]
    value = worth.card(owner, option.picks[0].id)
    return value if ask.prompt == "alatriste.hurt" else -value


def _give(state: Alatriste, ask: Ask, option: Action) -> float:
    """The card that one likes least."""
    return -worth.card(state.players[ask.seat], option.picks[0].id) if option.picks else 0.0


def _bail(state: Alatriste, ask: Ask, option: Action) -> float:
    player = state.players[ask.seat]
    if option == BAIL:
        return worth.stat_worth(player, "ducats", -ask.about[0].id)
    if option == ROLL:
        return -worth.LOST_TURN * (ask.about[1].id - 1) / 6
    return -1.0


def _stay(state: Alatriste, ask: Ask, option: Action) -> float:
    return worth.SAFE - worth.LOST_TURN if option.verb == "stay" else 0.0


def _challenge(state: Alatriste, ask: Ask, option: Action) -> float:
    if option != CHALLENGE:
        return 0.0
    return challenging(state, ask.seat, ask.about[0].id, state.players[ask.seat].box) - 0.3


def _accept(state: Alatriste, ask: Ask, option: Action) -> float:
    if option == REFUSE:
        return worth.stat_worth(state.players[ask.seat], "fame", -RULES.refusal_fame)
    return accepting(state, ask.seat, ask.about[0].id, state.players[ask.seat].box)


def _combat(state: Alatriste, ask: Ask, option: Action) -> float:
    return 0.0 if option == PASS else falling_upon(state, ask.seat, option.picks[0].id)


def _prize(state: Alatriste, ask: Ask, option: Action) -> float:
    if not option.picks:
        return worth.CARD if option == HAND else 0.0
    own, beaten = state.players[ask.seat], state.players[ask.about[0].id]
    number = option.picks[0].id
    return worth.card(own, number) + 0.5 * worth.card(beaten, number)


def _keep(state: Alatriste, ask: Ask, option: Action) -> float:
    return worth.card(state.players[ask.seat], ask.about[0].id) if option.verb == "keep" else 0.0


def _use(state: Alatriste, ask: Ask, option: Action) -> float:
    """A card that helps now is played now."""
    return 1.0 if option.picks else 0.0


def _counter(state: Alatriste, ask: Ask, option: Action) -> float:
    """An attack that costs more than the card is worth is undone."""
    frame = state.stack[-1]
    assert isinstance(frame, Attack)
    if option == DECLINE:
        return 0.0
    row, player = CARDS[frame.card], state.players[ask.seat]
    return worth.TASK * (row.timing == "task") - worth.deeds(player, row.do) - 1.2


def _bet(state: Alatriste, ask: Ask, option: Action) -> float:
    edge = state.players[ask.seat].sum_of("dice") / 6
    return (0.2 * edge - 0.05) * option.picks[0].id


def _join(state: Alatriste, ask: Ask, option: Action) -> float:
    return 0.0 if option == PASS else state.players[ask.seat].sum_of("dice") - 0.2


def _rescue(state: Alatriste, ask: Ask, option: Action) -> float:
    box = option.picks[0].id
    return worth.deeds(state.players[ask.seat], BOXES[box].do, box)


def _end_vote(state: Alatriste, ask: Ask, option: Action) -> float:
    """Whoever has reason to agree does."""
    return 1.0 if (option == AGREE) == willing(state, ask.seat) else 0.0


def _reply(state: Alatriste, ask: Ask, option: Action) -> float:
    """A trade must be worth half a point, and not help whoever is about to win."""
    if option != ACCEPT:
        return 0.0 if option == REFUSE else -1.0
    offer, player = state.offer, state.players[ask.seat]
    assert offer is not None
    if about_to_win(state.players[offer.sender]):
        return -1.0
    gain = sum(worth.card(player, held) for held in offer.cards)
    gain += worth.stat_worth(player, "ducats", offer.ducats - offer.want_ducats)
    if offer.want_card:
        gain -= worth.card(player, offer.want_card)
    prices = sorted(worth.card(player, held) for held in player.hand)
    gain -= sum(prices[: offer.want_count])
    kept = (1 + state.kept[offer.sender]) / (1 + state.kept[offer.sender] + state.broken[offer.sender])
    return gain + 2 * kept * len(offer.promises) - EDGE + 0.01


def _nothing(state: Alatriste, ask: Ask, option: Action) -> float:
    """The way out that gives nothing away comes with no pick."""
    return -1.0 if option.picks else 0.0


def _again(state: Alatriste, ask: Ask, option: Action) -> float:
    return float(option.verb == "again")


WEIGHED: Mapping[str, Worth] = {
    "alatriste.split": _split,
    "alatriste.restart": _again,
    "alatriste.play": _play,
    "alatriste.window": _play,
    "alatriste.discard": _nothing,
    "alatriste.offer": _offer,
    "alatriste.offer_cards": _offer,
    "alatriste.offer_ducats": _offer,
    "alatriste.want_cards": _offer,
    "alatriste.offer_promises": _offer,
    "alatriste.offer_send": _offer,
    "alatriste.reply": _reply,
    "alatriste.name_cards": _give,
    "alatriste.end_vote": _end_vote,
    "alatriste.counter": _counter,
    "alatriste.option": _option,
    "alatriste.loss": _loss,
    "alatriste.hurt": _loss,
    "alatriste.purse": _use,
    "alatriste.save": _use,
    "alatriste.thrust": _use,
    "alatriste.rescue": _rescue,
    "alatriste.bail": _bail,
    "alatriste.stay": _stay,
    "alatriste.patrol": _patrol,
    "alatriste.move": _move,
    "alatriste.bet": _bet,
    "alatriste.join": _join,
    "alatriste.challenge": _challenge,
    "alatriste.accept": _accept,
    "alatriste.combat": _combat,
    "alatriste.prize": _prize,
    "alatriste.prize_keep": _keep,
    "alatriste.hand": _give,
}
"""How each question of the game is weighed."""
