"""Why an offer is refused, in words."""

from __future__ import annotations

from game.translation import tr


def reason(code: str) -> str:
    """A reason of the rules (see `game.alatriste.bots.refusal_reasons`) as whoever refuses says it."""
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
    """The same in a word or two; of no reason, too."""
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
