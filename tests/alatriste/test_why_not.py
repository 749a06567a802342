"""Whatever cannot be picked has a reason."""

from __future__ import annotations

from game.alatriste import GAME
from game.alatriste.rows import CARDS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import BOX, CARD, PATROL, SEAT
from game.alatriste.view import REASONS, why_not
from game.core.action import Token, parse_token, token
from game.core.script import pending
from tests.alatriste.table import do, landing, playing, position, seat, turn
from tests.alatriste.walk import walk

THINGS: tuple[Token, ...] = (*CARD.values(), *BOX, *SEAT, PATROL, token("option", 9), token("count", 99))


def reason(state: Alatriste, thing: str, who: int | None = None) -> str | None:
    """Why the seat that is asked (or another) cannot pick `horse`, `prado` or `seat:1` now."""
    ask = pending(state)
    assert ask is not None
    if ":" in thing:
        name = parse_token(thing)
    else:
        ids = {row.key: token("card", number) for number, row in reversed(list(CARDS.items()))}
        name = ids.get(thing) or token("box", state.board.numbers[thing])
    code = why_not(GAME.view(state, ask.seat if who is None else who), ask, name)
    return code and code.removeprefix("alatriste.why.")


def test_whoever_is_not_asked_picks_nothing() -> None:
    state = position(seat("prado", hand="horse"), seat("rastro"), frames=playing())
    assert reason(state, "horse", who=1) == "not_your_turn"
    assert reason(state, "horse") is None


def test_cards_stay_in_the_hand_for_a_reason() -> None:
    hand = "pacheco dagger sumptuary parry secret_thrust surgeon"
    state = position(seat("prado", hand=hand, cards="quevedo"), seat("rastro"), frames=playing())
    assert reason(state, "pacheco") == "enemy"
    assert reason(state, "dagger") is None
    assert reason(state, "sumptuary") == "nobody_to_attack"
    assert reason(state, "parry") == "only_as_an_answer"
    assert reason(state, "secret_thrust") == "only_in_a_fight"
    assert reason(state, "surgeon") == "of_no_use"
    assert reason(state, "quevedo") == "on_the_board"
    assert reason(state, "horse") == "not_in_hand"
    assert reason(state, "prado") == "choose_card"


def test_an_equal_card_lies_there_already() -> None:
    state = position(seat("prado", cards="horse", hand="horse"), seat("rastro"), frames=playing())
    own = state.players[0].hand[0]
    assert reason(state, f"card:{own}") == "equal_card"


def test_in_other_turns_only_some_cards_are_played() -> None:
    state = position(seat("prado"), seat("rastro", hand="doubloons horse"), frames=turn("opening_cards"))
    assert reason(state, "doubloons") is None and reason(state, "horse") == "only_in_your_turn"


def test_boxes_are_out_of_reach_closed_or_not_on_the_way() -> None:
    state = position(seat("huerta_regidor"), seat("rastro"), frames=turn("outing"), faces=(1,))
    assert reason(state, "rastro") == "out_of_reach"
    assert reason(state, "recoletos") == "too_little_fame"
    state = position(seat("huerta_regidor", fame=20), seat("rastro"), frames=turn("outing"), faces=(1,))
    assert reason(state, "recoletos") == "no_transport"
    state = position(seat("academia", fame=20), seat("rastro"), frames=turn("outing"), faces=(1,))
    assert reason(state, "rastro") == "must_leave"
    state = position(
        seat("prado", waits=[("vow", 1)]), seat("rastro"), frames=turn("waiting_attacks"), faces=(1,)
    )
    assert reason(state, "puerta_alcala") == "on_a_task"


def test_what_is_asked_for_is_said() -> None:
    state = position(seat("garito"), seat("rastro"), frames=landing("garito"))
    assert reason(state, "horse") == "choose_count"
    state = position(seat("escuela_esgrima"), seat("rastro"), frames=landing("escuela_esgrima"))
    assert reason(state, "horse") == "choose_option"


def test_nobody_trades_with_himself_or_with_the_dead() -> None:
    state = position(seat("prado"), seat("rastro"), seat("", dead=True), frames=playing(), trading=True)
    do(state, "offer")
    assert reason(state, "seat:0") == "yourself" and reason(state, "seat:2") == "dead"
    assert reason(state, "seat:1") is None and reason(state, "horse") == "choose_seat"


def test_cards_for_an_offer_are_picked_once_and_in_order() -> None:
    state = position(seat("prado", hand="horse dagger cloak"), seat("rastro"), frames=playing(), trading=True)
    do(state, "offer", "to 1", "give dagger")
    assert reason(state, "dagger") == "already_picked" and reason(state, "horse") == "in_order"
    assert reason(state, "cloak") is None and reason(state, "jewels") == "does_not_fit"


def test_only_known_reasons_are_given_and_never_for_what_can_be_picked() -> None:
    given: set[str | None] = set()
    for number, (state, ask) in enumerate(walk(4, 7)):
        if number % 4 == 0:
            view = GAME.view(state, ask.seat)
            picks = {pick for option in ask.options for pick in option.picks}
            for thing in THINGS:
                code = why_not(view, ask, thing)
                assert (code is None) == (thing in picks)
                given.add(code)
    assert given - {None} <= set(REASONS) and len(given) > 15
