"""Which paragraph of the rulebook of Running with the Bulls is about what."""

from __future__ import annotations

from game.bulls.rows import CARDS, Draw, Effect, Move, Release, Reroll, Score, Sign, Turn
from game.bulls.tokens import CARD
from scenes.stage.rule_index import Index

_PARAGRAPHS: dict[type[Effect], str] = {
    Reroll: "bulls.9.1",
    Turn: "bulls.9.2",
    Move: "bulls.9.3",
    Draw: "bulls.9.6",
    Score: "bulls.9.7",
    Release: "bulls.9.8",
}


def _operation(effect: Effect) -> str:
    """Return the paragraph about what a card does."""
    if isinstance(effect, Sign):
        return "bulls.9.4" if effect.do == "place" else "bulls.9.5"
    return _PARAGRAPHS[type(effect)]


INDEX = Index(
    things={
        "runner": "bulls.1.1",
        "bull": "bulls.1.2",
        "seat": "bulls.1.3",
        "space": "bulls.2.1",
        "deck": "bulls.2.3",
        "pile": "bulls.2.3",
        "card": "bulls.9",
        "sign": "bulls.3.1",
        "marker": "bulls.4.1",
        "destination": "bulls.8.1",
        "face": "bulls.9.2",
        **{str(name): _operation(CARDS[name.id].effects[0]) for name in CARD},
    },
    questions={
        "bulls.keep_cards": "bulls.6.1",
        "bulls.place_one": "bulls.6.7",
        "bulls.play_card": "bulls.7.1",
        "bulls.reroll": "bulls.9.1",
        "bulls.choose_roundabout": "bulls.9.1",
        "bulls.turn": "bulls.9.2",
        "bulls.flip": "bulls.9.2",
        "bulls.choose_face": "bulls.9.2",
        "bulls.move": "bulls.9.3",
        "bulls.choose_beside": "bulls.9.3",
        "bulls.choose_sign": "bulls.9.4",
        "bulls.choose_marker": "bulls.9.4",
        "bulls.remove_marker": "bulls.9.5",
        "bulls.choose_release": "bulls.9.8",
    },
    refusals={
        "bulls.why.not_in_hand": "bulls.7.1",
        "bulls.why.enough": "bulls.9",
        "bulls.why.only_own": "bulls.9",
        "bulls.why.only_rivals": "bulls.9",
        "bulls.why.trampled": "bulls.5.2",
        "bulls.why.not_in_play": "bulls.5.2",
        "bulls.why.one_roundabout": "bulls.9",
        "bulls.why.nobody_there": "bulls.9.1",
        "bulls.why.not_a_start": "bulls.6.7",
        "bulls.why.not_beside": "bulls.9.3",
        "bulls.why.other_row": "bulls.9.8",
        "bulls.why.no_sign": "bulls.3.2",
        "bulls.why.own_token_there": "bulls.9.4",
        "bulls.why.not_your_token": "bulls.9.4",
        "bulls.why.token_in_supply": "bulls.9.5",
    },
)
