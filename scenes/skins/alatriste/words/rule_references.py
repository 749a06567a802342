"""Which part of the rulebook of Alatriste explains each thing on the table."""

from __future__ import annotations

from game.alatriste.rows import BOXES, CARDS
from game.alatriste.tokens import BOX, CARD
from scenes.skins.alatriste.layout import STATS
from scenes.stage.rule_index import Index

_BOXES = {
    "palace": "alatriste.9.1",
    "dice": "alatriste.9.2",
    "main_square": "alatriste.9.3",
    "church": "alatriste.9.4",
    "jail": "alatriste.9.5",
    "duel_ground": "alatriste.8.1",
}
"""The kinds of boxes that have rules of their own."""
_CARDS = {
    "character": "alatriste.7.1",
    "possession": "alatriste.7.1",
    "attack": "alatriste.7.2",
    "help": "alatriste.7.3",
}
_STATS = {
    "vigour": "alatriste.3.1",
    "fame": "alatriste.3.2",
    "fencing": "alatriste.3.3",
    "ducats": "alatriste.3.4",
}
_QUESTIONS = {
    "2.1": "split",
    "8.6": "restart",
    "7": "play window",
    "7.1": "discard",
    "7.4": "counter",
    "5.2": "option",
    "5.1": "loss hurt",
    "9.6": "purse",
    "8.5": "save rescue",
    "7.3": "thrust",
    "4.1": "bail",
    "8.4": "stay",
    "4.T5": "patrol",
    "6.1": "move",
    "9.2": "bet join",
    "8.1": "challenge accept combat",
    "8.2": "prize prize_keep",
    "4.T11": "hand",
    "10": "offer offer_cards offer_ducats offer_promises offer_send want_cards name_cards reply",
    "11.2": "end_vote",
}
_REFUSALS = {
    "6.1": "out_of_reach",
    "6.2": "too_little_fame no_transport",
    "6.5": "on_a_task",
    "6.6": "must_leave",
    "7.1": "equal_card enemy",
    "7.2": "nobody_to_attack",
    "7.4": "only_as_an_answer",
    "7.3": "only_in_a_fight only_in_your_turn",
    "8.6": "dead",
}
"""The questions that each paragraph answers, and the codes of what it forbids."""


def _by_code(rows: dict[str, str], prefix: str) -> dict[str, str]:
    """Return the paragraph of each code that stands in the rows."""
    return {f"{prefix}.{code}": f"alatriste.{rule}" for rule, codes in rows.items() for code in codes.split()}


INDEX = Index(
    things={
        "box": "alatriste.5.1",
        "way": "alatriste.5.1",
        "card": "alatriste.7",
        "pawn": "alatriste.6.1",
        "patrol": "alatriste.8.3",
        "seat": "alatriste.3",
        "die": "alatriste.4.T5",
        "fame": "alatriste.3.2",
        "phase": "alatriste.4",
        "signs": "alatriste.5.1",
        "boards": "alatriste.2.1",
        "deck": "alatriste.7.5",
        "pile": "alatriste.7.5",
        **{f"stat:{place}": _STATS[name] for place, name in enumerate(STATS)},
        **{str(name): _BOXES[box.kind] for name, box in zip(BOX, BOXES, strict=True) if box.kind in _BOXES},
        **{str(name): _CARDS[CARDS[number].kind] for number, name in CARD.items()},
    },
    questions=_by_code(_QUESTIONS, "alatriste"),
    refusals=_by_code(_REFUSALS, "alatriste.why"),
)
