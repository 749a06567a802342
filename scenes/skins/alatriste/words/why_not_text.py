"""Why something cannot be picked, and why an offer is refused, in words, by the codes of the rules."""

from __future__ import annotations

from game.translation import tr


def refusal(code: str) -> str:
    """Return the sentence for a code of `game.alatriste.why_not`."""
    sentences = {
        "not_your_turn": tr("It is not you who is asked."),
        "choose_box": tr("Choose one of the boxes that are lit."),
        "choose_card": tr("Choose a card."),
        "choose_seat": tr("Choose a player."),
        "choose_count": tr("Choose an amount."),
        "choose_option": tr("Choose one of the options below on the right."),
        "choose_kind": tr("Choose one of the things on the list."),
        "choose_answer": tr("Choose one of the answers below on the right."),
        "out_of_reach": tr("No walk of that length ends there."),
        "too_little_fame": tr("You have too little Fame for that zone."),
        "no_transport": tr("That zone is only for those who own a transport."),
        "on_a_task": tr("An attack binds you: you must take a shortest way to its box."),
        "must_leave": tr("You may not be in this zone any more: first take the shortest way out."),
        "not_in_hand": tr("This card is not in your hand."),
        "on_the_board": tr("This card lies on your board already."),
        "equal_card": tr("An equal card lies on your board."),
        "enemy": tr("An enemy of his lies on your board: discard that card first."),
        "nobody_to_attack": tr("There is nobody whom this attack could be played on."),
        "only_as_an_answer": tr("This card only answers an attack."),
        "only_in_a_fight": tr("This card is for fights only."),
        "only_in_your_turn": tr("This card can be played in your own turn only."),
        "of_no_use": tr("This card would be of no use now."),
        "does_not_fit": tr("This card is of no avail for what is asked."),
        "already_picked": tr("This is picked already."),
        "in_order": tr("You decided to keep this card."),
        "dead": tr("This player is not in the game now."),
        "yourself": tr("You cannot choose yourself."),
        "not_here": tr("This player cannot be chosen now."),
    }
    return sentences[code.rpartition(".")[2]]


def reason(code: str) -> str:
    """Return a reason of `tokens.REASONS` as whoever refuses says it."""
    words = {
        "few": tr("Too few Ducats for it."),
        "dear": tr("It is too dear for me."),
        "need": tr("I need it myself."),
        "useless": tr("It is of no use to me."),
        "word": tr("You do not keep your word."),
        "winning": tr("You are about to win."),
    }
    return words[code]


def outcry(code: str) -> str:
    """Return a reason, or "" for none, in a word or two."""
    words = {
        "": tr("No!"),
        "few": tr("Too little!"),
        "dear": tr("Too dear!"),
        "need": tr("I need it!"),
        "useless": tr("What for?"),
        "word": tr("Your word?"),
        "winning": tr("Not to you!"),
    }
    return words[code]
