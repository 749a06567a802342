"""The heuristic of bots: what each answer is worth, in points of Fame, and how it strikes others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.alatriste import tokens
from game.alatriste.apply_effects import Choosing, chosen_from
from game.alatriste.bots import values
from game.alatriste.bots.offer_value import offering, proposing, replying
from game.alatriste.card_phase import Attack
from game.alatriste.effect_schema import Gain
from game.alatriste.ending import is_willing_to_end
from game.alatriste.madrid import is_caught
from game.alatriste.rows import BOXES, CARDS, EFFECT_LISTS, PALACE, RULES, EffectList
from game.alatriste.state import Alatriste
from game.alatriste.tokens import ATTACK, NO_ATTACK
from game.alatriste.trade import promised
from game.core.action import Action
from game.core.game import Trait
from game.core.script import Ask

WASTE = -99.0
"""Less than anything else: to throw away what lies before oneself."""
Worth = Callable[[Alatriste, Ask, Action], float]


def action_values(state: Alatriste, ask: Ask) -> list[float]:
    """Return the value of each option, in points of Fame, against doing nothing."""
    if ask.prompt in OFFERS:
        return offering(state, ask)
    weigh = WEIGHED[ask.prompt]
    return [WASTE if option == tokens.DISCARD_OWN else weigh(state, ask, option) for option in ask.options]


def _split(state: Alatriste, ask: Ask, option: Action) -> float:
    return -abs(option.picks[0].id - 4)


def _play(state: Alatriste, ask: Ask, option: Action) -> float:
    """Place friends and goods where they are worth it; attack the leader."""
    player = state.players[ask.seat]
    number = option.picks[0].id if option.picks else 0
    crowded = 0.3 if len(player.hand) > RULES.hand else 0.0
    match option.verb:
        case "place":
            return values.card(player, number)
        case "attack":
            return _attack(state, ask.seat, number, option.picks[1].id) + crowded
        case "help":
            gain = values.list_value(player, CARDS[number].do)
            return gain - 1.8 + crowded if CARDS[number].timing == "any" else gain
        case "sell":
            return -0.5
        case "offer":
            return proposing(state, ask.seat)
    return 0.0 if option in (tokens.STOP, tokens.PASS) else -1.0


def _attack(state: Alatriste, seat: int, number: int, target: int) -> float:
    """Attack the leader, and whom an attack was promised on; never whom peace was promised."""
    victim, row = state.players[target], CARDS[number]
    owed = values.BREACH * (promised(state, seat, ATTACK, target) - promised(state, seat, NO_ATTACK, target))
    if victim.immune(row.tag) or not values.is_leading(state, seat, target):
        return owed - 0.2
    harm = values.TASK if row.timing == "task" else -values.list_value(victim, row.do)
    return owed + 0.1 + 0.2 * max(harm, 0.0)


def _option(state: Alatriste, ask: Ask, option: Action) -> float:
    frame = state.stack[-1]
    assert isinstance(frame, Choosing)
    effect = chosen_from(frame)
    if option == tokens.DECLINE:
        return 0.0
    player, choice = state.players[ask.seat], effect.options[option.picks[0].id]
    paid = 0.0 if player.waiver(frame.box) else values.stat_value(player, "ducats", -choice.cost)
    return values.list_value(player, choice.do, frame.box) + paid


def _move(state: Alatriste, ask: Ask, option: Action) -> float:
    """Add what the box brings, where one can go on from it, the way to El Valido, and who lies in wait."""
    player, box = state.players[ask.seat], option.picks[0].id
    row, level = BOXES[box], player.level
    rivals = sum(other.present for other in state.players) - 1
    gain = values.list_value(player, row.do, box, rivals) + values.CARD * row.card
    gain += sum(values.list_value(player, EFFECT_LISTS[name]) for _, name in player.bonuses(box))
    gain += values.later_turns(state.board, level)[box]
    if level == 3:
        gain -= 0.8 * state.board.steps[box][PALACE]
    here = [other for other in state.after(ask.seat) if state.players[other].is_at(box)]
    if row.fight:
        gain += sum(values.meeting(state, ask.seat, other, box) for other in here)
    if player.wanted and is_caught(box, state.patrol, bool(here)):
        gain -= values.JAIL
    return gain


def _patrol(state: Alatriste, ask: Ask, option: Action) -> float:
    """Send the Patrol onto the wanted, and away from oneself if one is."""
    box, own = option.picks[0].id, state.players[ask.seat]
    rivals = [state.players[other] for other in state.after(ask.seat)]
    caught = sum(rival.wanted > 0 and rival.is_at(box) for rival in rivals)
    return caught - 3.0 * (own.wanted > 0 and own.box == box)


def _loss(state: Alatriste, ask: Ask, option: Action) -> float:
    """Give up the least of one's own cards, and choose the best of a rival's."""
    owner = state.players[ask.about[0].id]
    value = values.card(owner, option.picks[0].id)
    return value if ask.prompt == "alatriste.hurt" else -value


def _give(state: Alatriste, ask: Ask, option: Action) -> float:
    """Prefer the card that is worth least."""
    return -values.card(state.players[ask.seat], option.picks[0].id) if option.picks else 0.0


def _bail(state: Alatriste, ask: Ask, option: Action) -> float:
    player = state.players[ask.seat]
    if option == tokens.BAIL:
        return values.stat_value(player, "ducats", -ask.about[0].id)
    if option == tokens.ROLL:
        return -values.LOST_TURN * (ask.about[1].id - 1) / 6
    return -1.0


def _stay(state: Alatriste, ask: Ask, option: Action) -> float:
    return values.SAFE - values.LOST_TURN if option.verb == "stay" else 0.0


def _challenge(state: Alatriste, ask: Ask, option: Action) -> float:
    if option != tokens.CHALLENGE:
        return 0.0
    box = state.players[ask.seat].box
    return values.challenging(state, ask.seat, ask.about[0].id, box) - values.WORTH_A_DUEL


def _accept(state: Alatriste, ask: Ask, option: Action) -> float:
    if option == tokens.REFUSE:
        return values.stat_value(state.players[ask.seat], "fame", -RULES.refusal_fame)
    return values.accepting(state, ask.seat, ask.about[0].id, state.players[ask.seat].box)


def _combat(state: Alatriste, ask: Ask, option: Action) -> float:
    if option == tokens.PASS:
        return 0.0
    return values.falling_upon(state, ask.seat, option.picks[0].id, state.players[ask.seat].box)


def _prize(state: Alatriste, ask: Ask, option: Action) -> float:
    if not option.picks:
        return values.CARD if option == tokens.HAND else 0.0
    own, beaten = state.players[ask.seat], state.players[ask.about[0].id]
    number = option.picks[0].id
    return values.card(own, number) + 0.5 * values.card(beaten, number)


def _keep(state: Alatriste, ask: Ask, option: Action) -> float:
    return values.card(state.players[ask.seat], ask.about[0].id) if option.verb == "keep" else 0.0


def _use(state: Alatriste, ask: Ask, option: Action) -> float:
    """Play a card that helps now."""
    return 1.0 if option.picks else 0.0


def _counter(state: Alatriste, ask: Ask, option: Action) -> float:
    """Undo an attack that costs more than the card is worth."""
    frame = state.stack[-1]
    assert isinstance(frame, Attack)
    if option == tokens.DECLINE:
        return 0.0
    row, player = CARDS[frame.card], state.players[ask.seat]
    return values.TASK * (row.timing == "task") - values.list_value(player, row.do) - 1.2


def _bet(state: Alatriste, ask: Ask, option: Action) -> float:
    edge = state.players[ask.seat].sum_of("dice") / 6
    return (0.2 * edge - 0.05) * option.picks[0].id


def _join(state: Alatriste, ask: Ask, option: Action) -> float:
    return 0.0 if option == tokens.PASS else state.players[ask.seat].sum_of("dice") - 0.2


def _rescue(state: Alatriste, ask: Ask, option: Action) -> float:
    box = option.picks[0].id
    return values.list_value(state.players[ask.seat], BOXES[box].do, box)


def _end_vote(state: Alatriste, ask: Ask, option: Action) -> float:
    """Agree to the end if there is reason to."""
    return 1.0 if (option == tokens.AGREE) == is_willing_to_end(state, ask.seat) else 0.0


def _nothing(state: Alatriste, ask: Ask, option: Action) -> float:
    """Prefer the way out that gives nothing away: it has no pick."""
    return -1.0 if option.picks else 0.0


def _again(state: Alatriste, ask: Ask, option: Action) -> float:
    return float(option.verb == "again")


OFFERS = (
    "alatriste.offer",
    "alatriste.offer_cards",
    "alatriste.offer_ducats",
    "alatriste.want_cards",
    "alatriste.offer_promises",
    "alatriste.offer_send",
)
"""The questions by which an offer is made: they are weighed together."""
SOBER = frozenset((*OFFERS, "alatriste.reply", "alatriste.name_cards"))
"""What belongs to a trade; nobody gives anything away on a whim."""
WEIGHED: Mapping[str, Worth] = {
    "alatriste.split": _split,
    "alatriste.restart": _again,
    "alatriste.play": _play,
    "alatriste.window": _play,
    "alatriste.discard": _nothing,
    "alatriste.reply": replying,
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
"""How each other question of the game is weighed."""


FIGHTS = ("alatriste.challenge", "alatriste.accept", "alatriste.combat")
"""The questions that are answered with the sword."""


def style(state: Alatriste, ask: Ask) -> list[tuple[Trait, ...]]:
    """Return the traits of each option; discarding one's own has none."""
    return [
        () if option == tokens.DISCARD_OWN else tuple(_traits(state, ask, option)) for option in ask.options
    ]


def _traits(state: Alatriste, ask: Ask, option: Action) -> Iterator[Trait]:
    if not state.players[ask.seat].weak and _is_after_a_fight(state, ask, option):
        yield "bold"
    if option.verb == "attack" or (option.verb == "combat" and state.players[option.picks[0].id].weak):
        yield "harsh"
    if option.verb == "sell" or _is_paid(state, ask, option):
        yield "greedy"


def _is_after_a_fight(state: Alatriste, ask: Ask, option: Action) -> bool:
    """Return whether an answer challenges, accepts, falls upon somebody, or goes where somebody is."""
    if ask.prompt != "alatriste.move":
        return ask.prompt in FIGHTS and option not in (tokens.PASS, tokens.REFUSE)
    box = option.picks[0].id
    return BOXES[box].fight and any(state.players[seat].is_at(box) for seat in state.after(ask.seat))


def _is_paid(state: Alatriste, ask: Ask, option: Action) -> bool:
    """Return whether an answer goes where one is given Ducats, or chooses them."""
    if ask.prompt == "alatriste.move":
        return _is_paying(BOXES[option.picks[0].id].do)
    frame = state.stack[-1]
    if not isinstance(frame, Choosing) or option.verb != "choose":
        return False
    effect = chosen_from(frame)
    return _is_paying(effect.options[option.picks[0].id].do)


def _is_paying(row: EffectList) -> bool:
    return any(isinstance(effect, Gain) and effect.stat == "ducats" for effect in row)
