"""Why something cannot be picked, in words, by the code that the rules give."""

from __future__ import annotations

from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.words.duties import bound


def refusal(code: str, view: ToruroView, face_up: bool) -> str:
    """The sentence for a code of `game.toruro.why_not`; a duty is told with its cards if the hand is open."""
    sentences = {
        "not_your_turn": tr("It is not your turn."),
        "choose_card": tr("Choose a card of your hand."),
        "choose_amount": tr("Spread your chips over the pots."),
        "choose_seat": tr("Choose the player whom you accuse, and a trick."),
        "choose_words": tr("Choose one of the answers below on the right."),
        "not_in_hand": tr("This card is not in your hand."),
        "exposed": tr("The card that was turned up belongs to nobody."),
        "already_picked": tr("This is picked already."),
        "in_order": tr("You decided to keep this card."),
        "one_after_another": tr("The pots are filled one after another."),
        "not_so_many": tr("You do not have so many chips to spread."),
        "yourself": tr("You cannot accuse yourself."),
        "not_playing": tr("Only who played a card of choice in that trick can be accused."),
        "found_out": tr("This player has been found out already."),
        "last_trick": tr("In the third trick nobody has a choice, so nobody can play wrong."),
    }
    duty = bound(view) if face_up else tr("You are bound to play another card.")
    return sentences.get(code.rpartition(".")[2]) or duty
