"""Why something cannot be picked, in words, by the code that the rules give."""

from __future__ import annotations

from game.translation import tr


def refusal(code: str) -> str:
    """Return the sentence for a code of `game.bulls.why_not`."""
    sentences = {
        "not_your_turn": tr("It is not your turn."),
        "choose_card": tr("Choose a card of your hand first."),
        "choose_runner": tr("This card is about Runners: choose one of those that glow."),
        "choose_bull": tr("This card is about Bulls: choose one of those that glow."),
        "choose_face": tr("Choose a face for the die."),
        "choose_space": tr("Choose one of the places that glow."),
        "choose_sign": tr("Choose one of the signs that glow."),
        "choose_marker": tr("Choose one of the Direction tokens that glow."),
        "not_in_hand": tr("This card is not in your hand."),
        "already_picked": tr("This is picked already."),
        "enough": tr("The card allows no more than that."),
        "in_order": tr("One just like it is passed over already."),
        "only_own": tr("This card is about your own Runners only."),
        "only_rivals": tr("This card is about the Runners of your rivals only."),
        "trampled": tr("This Runner was trampled and is out until tomorrow."),
        "not_in_play": tr("This die is not in play."),
        "one_roundabout": tr("All dice for this card must stand in one roundabout."),
        "nobody_there": tr("Nobody stands there who could be rerolled."),
        "not_a_start": tr("A Runner with a 1 starts in one of the five corrals."),
        "not_beside": tr("Dice move only to the roundabout beside theirs, in the same row."),
        "other_row": tr("A Bull breaks loose only in the row in which the dice stand now."),
        "no_sign": tr("Only one street leads on from here: there is no sign."),
        "own_token_there": tr("One of your Direction tokens lies on this sign already."),
        "not_your_token": tr("Only a Direction token of your own can be moved."),
        "token_in_supply": tr("This Direction token is not on the board."),
    }
    return sentences[code.rpartition(".")[2]]
