"""Cards of the hand that answer what befalls somebody: raised, gilt, each with a button before the rest."""

from __future__ import annotations

from dataclasses import replace

from game.alatriste.rows import CARDS
from game.alatriste.tokens import CARD, KEEP
from game.alatriste.view import AlatristeView
from game.core.action import Action
from game.core.script import Ask
from game.translation import tr
from scenes.skins.alatriste.drawing import laid_cards
from scenes.skins.alatriste.drawing.option_forms import beside
from scenes.skins.alatriste.words import answers
from scenes.skins.alatriste.words.questions import Words
from scenes.stage.forms import Reply
from scenes.stage.pieces import Piece

SAVE, COUNTER, PURSE, THRUST = (f"alatriste.{name}" for name in ("save", "counter", "purse", "thrust"))
PROMPTS = (SAVE, COUNTER, PURSE)
"""The questions at which such a card is worth more than any other answer."""
KEPT = "alatriste.prize_keep"
"""The question whether a card that was won is kept: mostly it is."""
RAISED = 20.0
"""How far such a card is raised out of its row."""
SHORT = 34
"""As many letters of an attack have room on the button that lets it happen."""


def raised(ask: Ask, view: AlatristeView, is_face_up: bool) -> list[Piece]:
    """Return the cards of an open hand that answer, where they lie for as long as that is asked."""
    if ask.prompt not in (*PROMPTS, THRUST) or not is_face_up:
        return []
    able = {name for option in ask.options for name in option.picks}
    hand = laid_cards.hand(view, True)
    return [replace(piece, lift=RAISED, gilt=True) for piece in hand if piece.token in able]


def replies(words: Words, view: AlatristeView, ask: Ask) -> list[Reply]:
    """Return the buttons: the cards that answer, none of them twice, then what it means to play none.

    There are none while the hand lies face down, for they would tell of it.
    """
    if ask.prompt == KEPT:
        kinds = ("gold" if option == KEEP else "paper" for option in beside(ask))
        return [
            Reply(answers.label(words, option, ask), (option,), kind=kind)
            for option, kind in zip(beside(ask), kinds, strict=True)
        ]
    if ask.prompt not in PROMPTS or not words.face_up:
        return []
    played: dict[str, Reply] = {}
    for option in beside(ask):
        if option.picks:
            name, said = words.thing(option.picks[0]), _played(words, ask, option)
            played.setdefault(name, Reply(said, (option,), kind="paper" if played else "gold"))
    declined = [_declined(words, view, ask, option) for option in beside(ask) if not option.picks]
    return [*played.values(), *declined]


def _played(words: Words, ask: Ask, option: Action) -> str:
    if ask.prompt == SAVE:
        return tr("Call the surgeon (card {n})", n=option.picks[0].id)
    return answers.label(words, option, ask)


def _declined(words: Words, view: AlatristeView, ask: Ask, option: Action) -> Reply:
    """Return the button for playing none of them, red and asked twice where that is ruinous."""
    own = view.players[ask.seat]
    if ask.prompt == SAVE and not own.vigour_bonus:
        return Reply(tr("Die"), (option,), kind="red", sure=tr("Really die?"))
    if ask.prompt == PURSE and own.is_jailed_for(ask.about[-1].id):
        go = tr("Pay what I have, and go to jail")
        return Reply(go, (option,), kind="red", sure=tr("Really go to jail?"))
    if ask.prompt == COUNTER:
        text = tr(CARDS[ask.about[0].id].text)
        if ask.about[0] in CARD.values() and len(text) <= SHORT:
            return Reply(tr("Let it happen: {what}", what=text), (option,), kind="paper")
    return Reply(answers.label(words, option, ask), (option,), kind="paper")
