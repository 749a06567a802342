"""What bots are told: sensible worths, and good enough to finish games and to beat chance."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import game.alatriste
from game.alatriste import GAME
from game.alatriste.bots import values
from game.alatriste.bots.heuristic import OFFERS, WEIGHED
from game.alatriste.bots.offer_value import EDGE, best_bargain, edge
from game.alatriste.bots.values import later_turns
from game.alatriste.odds import chance_of_audience, chance_to_win
from game.alatriste.rows import BOX, BOXES, EFFECT_LISTS
from game.alatriste.state import Alatriste, Player
from game.alatriste.tokens import ATTACK as PROMISED_ATTACK
from game.alatriste.tokens import NO_ATTACK, NO_FIGHT, REASONS
from game.bots.characters import find_character
from game.core.rng import Rng
from game.core.script import Ask, advance, pending
from game.lab.simulate import simulate
from tests.alatriste.table import do, fight, landing, madrid, meeting, playing, position, said, seat, turn
from tests.narrow import there


def favourite(state: Alatriste) -> str:
    """The answer that promises most."""
    ask = pending(state)
    assert ask is not None
    return said(GAME.favourite(state, ask))


def played(seats: int, seed: int, skilled: set[int], cap: int = 60) -> Alatriste:
    """A whole game; the skilled follow their instinct in states that they imagine, the others do anything."""
    rng = Rng(seed)
    state = GAME.setup(seats, {"cap": cap, "trading": False}, rng.split(), madrid())
    ask: Ask | None = advance(state)
    while ask is not None:
        calm = [option for option in ask.options if option.verb != "propose_end"]
        answer = rng.pick(calm or ask.options)
        if ask.seat in skilled and len(ask.options) > 1:
            worths = GAME.action_values(GAME.determinize(GAME.view(state, ask.seat), rng), ask)
            answer = ask.options[worths.index(max(worths))]
        ask = advance(state, answer)
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_players_of_good_sense_finish_their_games(seats: int) -> None:
    for seed in range(3):
        state = played(seats, seed, set(range(seats)), cap=0)
        assert state.ended == "audience" and 15 <= state.round <= 80


def test_good_sense_beats_chance() -> None:
    won = [GAME.standings(played(3, seed, {seed % 3}))[seed % 3].place == 1 for seed in range(8)]
    assert sum(won) >= 7


def test_the_first_points_of_vigour_and_the_first_ducats_are_the_dearest() -> None:
    for value in (values.vigour, values.ducats):
        gains = [round(value(n + 1) - value(n), 6) for n in range(12)]
        assert gains == sorted(gains, reverse=True) and gains[-1] > 0


def test_the_chance_to_win_grows_with_the_lead_in_fencing() -> None:
    chances = [round(100 * chance_to_win(lead)) for lead in range(7)]
    assert chances == [50, 62, 74, 83, 90, 94, 97]


@pytest.mark.parametrize(("modifier", "percent"), list(enumerate([17, 28, 42, 58, 72, 83, 92])))
def test_the_chance_at_el_valido_grows_with_friends(modifier: int, percent: int) -> None:
    player = Player(fame=30, audience=modifier)
    assert round(100 * chance_of_audience(player, 10)) == percent


def test_boxes_that_heal_are_worth_more_to_the_hurt() -> None:
    row = EFFECT_LISTS["hospital_latina"]
    assert values.list_value(Player(vigour=3), row) > values.list_value(Player(vigour=9), row) > 0
    assert values.list_value(Player(vigour=12), row) == 0


def test_a_box_one_cannot_pay_is_worth_a_prison() -> None:
    row = EFFECT_LISTS["encarnacion"]
    rich, poor = Player(vigour=9, ducats=8), Player(vigour=9, ducats=1)
    assert (
        values.list_value(rich, row, BOX["encarnacion"])
        > 2
        > values.list_value(poor, row, BOX["encarnacion"])
    )


def test_higher_levels_have_better_later_turns() -> None:
    means = [sum(later_turns(madrid(), level)) / len(BOXES) for level in (1, 2, 3)]
    assert means[0] < means[1] < means[2]


CASES: list[tuple[str, dict[str, Any]]] = [
    ("place horse", {"hand": "horse loaded_dice"}),
    ("help surgeon", {"hand": "surgeon", "vigour": 2}),
    ("help recommendation", {"hand": "recommendation"}),
    ("stop", {"hand": "parry saddle_pistols"}),
]


@pytest.mark.parametrize(("answer", "own"), CASES)
def test_cards_are_played_where_they_help(answer: str, own: dict[str, Any]) -> None:
    assert favourite(position(seat("prado", **own), seat("rastro"), frames=playing())) == answer


def test_attacks_go_to_the_leader() -> None:
    state = position(
        seat("prado", hand="libel"), seat("rastro", fame=5), seat("cebada", fame=12), frames=playing()
    )
    assert favourite(state) == "attack libel 2"


def test_a_libel_is_parried_and_a_rumour_about_nothing_is_not() -> None:
    state = position(seat("prado", hand="libel"), seat("rastro", fame=9, hand="parry"), frames=playing())
    do(state, "attack libel 1")
    assert favourite(state) == "counter parry"
    state = position(seat("prado", hand="rumour"), seat("rastro", fame=9, hand="parry"), frames=playing())
    do(state, "attack rumour 1")
    assert favourite(state) == "decline"


def test_the_hurt_go_to_the_hospital() -> None:
    state = position(seat("san_sebastian", vigour=2), seat("rastro"), frames=turn("outing"), faces=(1,))
    assert favourite(state) == "move hospital_general"


def test_whoever_is_weak_refuses_a_duel() -> None:
    state = position(seat("prado", vigour=2, fame=9), seat("prado", fencing=9), frames=meeting())
    advance(state, there(pending(state)).options[0])
    assert favourite(state) == "refuse"


def test_a_strong_resident_challenges_and_a_weak_one_does_not() -> None:
    strong = position(seat("rastro"), seat("rastro", fencing=9), frames=meeting(), patrol="el_valido")
    assert favourite(strong) == "challenge"
    weak = position(seat("rastro", fencing=9), seat("rastro", vigour=2), frames=meeting(), patrol="el_valido")
    assert favourite(weak) == "pass"


def test_a_surgeon_is_sent_for_and_a_thrust_is_dealt() -> None:
    state = position(
        seat("rastro", hand="secret_thrust"),
        seat("rastro"),
        frames=fight(0, 1, True, "rastro"),
        patrol="el_valido",
        faces=(1,),
    )
    assert favourite(state) == "help secret_thrust"
    state = position(
        seat("cuesta_vega", vigour=1, hand="surgeon"),
        seat("rastro"),
        frames=landing("cuesta_vega"),
        faces=(1,),
    )
    assert favourite(state) == "help surgeon"


def test_a_trade_is_accepted_if_it_is_worth_it() -> None:
    state = position(seat("prado", hand="horse"), seat("rastro"), frames=playing(), trading=True)
    do(state, "offer", "to 1", "give horse", "done", "want 2", "done", "send")
    assert favourite(state) == "accept"
    state = position(seat("prado", hand="levy"), seat("rastro"), frames=playing(), trading=True)
    do(state, "offer", "to 1", "give levy", "done", "want 10", "done", "send")
    assert reason(favourite(state)) == "dear"


def reason(answer: str) -> str:
    """Why an offer is refused."""
    verb, which = answer.split()
    assert verb == "refuse"
    return REASONS[int(which)]


REFUSED = [
    ("need", "give 1", "want horse", {}),
    ("few", "give 1", "want 3 1", {}),
    ("useless", "want 1", "nothing", {"hold": "saddle_pistols"}),
    ("winning", "want 1", "nothing", {"hold": "horse", "laid": "carriage", "fame": 29}),
]


@pytest.mark.parametrize(("why", "ducats", "wants", "own"), REFUSED)
def test_whoever_refuses_says_what_weighs_most(
    why: str, ducats: str, wants: str, own: dict[str, Any]
) -> None:
    sender = {**seat("prado", ducats=4), **own}
    state = position(sender, seat("rastro", hand="horse libel", ducats=3), frames=playing(), trading=True)
    state.seen[state.players[1].hand[0]] |= 1
    gifts = [f"give {own['hold']}"] if own.get("hold") else []
    do(state, "offer", "to 1", *gifts, *(["done"] if gifts else []), ducats, wants, "done", "send")
    assert reason(favourite(state)) == why


def offered_sword(broken: int, ducats: int) -> Alatriste:
    """A sword is offered for Ducats by somebody who has broken so many promises."""
    state = position(
        seat("prado", hand="toledo_sword"), seat("rastro", ducats=12), frames=playing(), trading=True
    )
    state.broken[0] = broken
    do(state, "offer", "to 1", "give toledo_sword", "done", f"want {ducats}", "done", "send")
    return state


def test_who_has_broken_promises_gets_worse_deals() -> None:
    assert favourite(offered_sword(0, 3)) == "accept"
    assert reason(favourite(offered_sword(4, 3))) == "word"
    edges = [edge(offered_sword(broken, 3), 0) for broken in (0, 1, 4)]
    assert edges[0] == EDGE < edges[1] < edges[2]


def test_peace_that_was_promised_is_kept_and_war_too() -> None:
    state = position(seat("prado", hand="libel"), seat("rastro", fame=12), frames=playing())
    assert favourite(state) == "attack libel 1"
    state.promises.append((0, 1, NO_ATTACK, -1, 2))
    assert favourite(state) == "stop"
    state = position(seat("prado", hand="libel"), seat("rastro"), seat("cebada", fame=12), frames=playing())
    state.promises.append((0, 2, PROMISED_ATTACK, 1, 2))
    assert favourite(state) == "attack libel 1"
    state = position(seat("rastro"), seat("rastro", fencing=9), frames=meeting(), patrol="el_valido")
    state.promises.append((1, 0, NO_FIGHT, -1, 1))
    assert favourite(state) == "pass"


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_bots_break_few_promises(level: str) -> None:
    bots = [find_character(level, "alatriste")] * 4
    told = simulate(GAME, bots, 4, 1, {"cap": 30}, madrid()).metrics
    assert told["promises broken"] <= 1.0


def test_a_second_transport_is_sold_to_whoever_has_none() -> None:
    seller = seat("prado", hand="sedan", cards="horse", ducats=2)
    state = position(seller, seat("rastro", fame=11), frames=playing(), trading=True)
    bargain = best_bargain(state, 0)
    assert bargain is not None and bargain.partner == 1 and bargain.gain >= 0.5
    do(state, "offer")
    said_of_it = []
    while there(pending(state)).seat == 0:
        said_of_it.append(favourite(state))
        do(state, said_of_it[-1])
    assert said_of_it == ["to 1", "give sedan", "done", f"want {bargain.price}", "done", "send"]
    assert favourite(state) == "accept"


@pytest.mark.parametrize(("ducats", "promised"), [(9, []), (2, ["promise 0 1"])])
def test_a_transport_that_was_seen_is_bought_and_peace_promised_where_ducats_are_few(
    ducats: int, promised: list[str]
) -> None:
    owner = seat("rastro", hand="sedan horse", cards="carriage", ducats=2)
    state = position(seat("prado", ducats=ducats, fame=11), owner, frames=playing(), trading=True)
    assert best_bargain(state, 0) is None, "nothing was seen of that hand"
    state.seen[state.players[1].hand[1]] |= 1
    bargain = best_bargain(state, 0)
    assert bargain is not None and bargain.buys and bargain.peace == bool(promised)
    do(state, "offer")
    said_of_it = []
    while there(pending(state)).seat == 0:
        said_of_it.append(favourite(state))
        do(state, said_of_it[-1])
    assert said_of_it == ["to 1", f"give {bargain.price}", "want horse", *promised, "done", "send"]
    assert favourite(state) == "accept"


def test_nobody_sells_to_whoever_is_about_to_win() -> None:
    buyer = seat("rastro", fame=28, cards="carriage")
    state = position(seat("prado", hand="habit sedan", cards="horse"), buyer, frames=playing(), trading=True)
    assert best_bargain(state, 0) is None


def test_every_question_of_the_game_can_be_weighed() -> None:
    folder = Path(game.alatriste.__file__).parent
    sources = [file.read_text(encoding="utf-8") for file in folder.glob("*.py")]
    prompts = {prompt for source in sources for prompt in re.findall(r'Ask\([^"]*"(alatriste\.\w+)"', source)}
    prompts |= {"alatriste.hurt", "alatriste.loss"}
    assert prompts == {*WEIGHED, *OFFERS}
