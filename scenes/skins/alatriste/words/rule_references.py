"""Where the rulebook of Alatriste tells of what."""

from __future__ import annotations

from game.alatriste.rows import BOXES, CARDS
from game.alatriste.tokens import BOX, CARD
from scenes.skins.alatriste.layout import STATS
from scenes.stage.skin import Index

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

INDEX = Index(
    things={
        "box": "alatriste.5.1",
        "card": "alatriste.7",
        "pawn": "alatriste.6.1",
        "patrol": "alatriste.8.3",
        "seat": "alatriste.3",
        "die": "alatriste.4.T5",
        "phase": "alatriste.4",
        "deck": "alatriste.7.5",
        "pile": "alatriste.7.5",
        **{f"stat:{place}": _STATS[name] for place, name in enumerate(STATS)},
        **{str(name): _BOXES[box.kind] for name, box in zip(BOX, BOXES, strict=True) if box.kind in _BOXES},
        **{str(name): _CARDS[CARDS[number].kind] for number, name in CARD.items()},
    },
    questions={
        "alatriste.split": "alatriste.2.1",
        "alatriste.restart": "alatriste.8.6",
        "alatriste.play": "alatriste.7",
        "alatriste.window": "alatriste.7",
        "alatriste.discard": "alatriste.7.1",
        "alatriste.counter": "alatriste.7.4",
        "alatriste.option": "alatriste.5.2",
        "alatriste.loss": "alatriste.5.1",
        "alatriste.hurt": "alatriste.5.1",
        "alatriste.purse": "alatriste.9.6",
        "alatriste.save": "alatriste.8.5",
        "alatriste.rescue": "alatriste.8.5",
        "alatriste.thrust": "alatriste.7.3",
        "alatriste.bail": "alatriste.4.1",
        "alatriste.stay": "alatriste.8.4",
        "alatriste.patrol": "alatriste.4.T5",
        "alatriste.move": "alatriste.6.1",
        "alatriste.bet": "alatriste.9.2",
        "alatriste.join": "alatriste.9.2",
        "alatriste.challenge": "alatriste.8.1",
        "alatriste.accept": "alatriste.8.1",
        "alatriste.combat": "alatriste.8.1",
        "alatriste.prize": "alatriste.8.2",
        "alatriste.prize_keep": "alatriste.8.2",
        "alatriste.hand": "alatriste.4.T11",
        "alatriste.offer": "alatriste.10",
        "alatriste.offer_cards": "alatriste.10",
        "alatriste.offer_ducats": "alatriste.10",
        "alatriste.offer_promises": "alatriste.10",
        "alatriste.offer_send": "alatriste.10",
        "alatriste.want_cards": "alatriste.10",
        "alatriste.name_cards": "alatriste.10",
        "alatriste.reply": "alatriste.10",
        "alatriste.end_vote": "alatriste.11.2",
    },
    refusals={
        "alatriste.why.out_of_reach": "alatriste.6.1",
        "alatriste.why.too_little_fame": "alatriste.6.2",
        "alatriste.why.no_transport": "alatriste.6.2",
        "alatriste.why.on_a_task": "alatriste.6.5",
        "alatriste.why.must_leave": "alatriste.6.6",
        "alatriste.why.equal_card": "alatriste.7.1",
        "alatriste.why.enemy": "alatriste.7.1",
        "alatriste.why.nobody_to_attack": "alatriste.7.2",
        "alatriste.why.only_as_an_answer": "alatriste.7.4",
        "alatriste.why.only_in_a_fight": "alatriste.7.3",
        "alatriste.why.only_in_your_turn": "alatriste.7.3",
        "alatriste.why.dead": "alatriste.8.6",
    },
)
