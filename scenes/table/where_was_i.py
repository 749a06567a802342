"""Where was I: three sentences for whoever comes back to a game, made of what the screen may show."""

from __future__ import annotations

from datetime import datetime, timedelta

from game.storage.saves import Saved
from game.translation import tr
from scenes.table.presenter import Presenter, TableSpeech
from scenes.table.session import TableSession
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.scene import Push
from scenes.voice.stream import plain

LONG_AGO = timedelta(hours=20)
"""After so long somebody who goes on with a game is told where it stands: yesterday evening counts."""


def was_long_ago(saved: Saved, now: datetime) -> bool:
    """Return True if the game was left so long ago that nobody remembers all of it."""
    return now - saved.when >= LONG_AGO


def where_was_i(session: TableSession, speech: TableSpeech, presenter: Presenter) -> list[str]:
    """Return who stands where, what happened last, and what is asked, in a sentence each."""
    occasion, *seats = speech.standing()
    stands = "; ".join(_beginning(words) for words in seats)
    told = [line.text for line in session.chronicle.lines if line.weight]
    sentences = [f"{_beginning(occasion)}: {stands}."]
    if told:
        sentences.append(tr("What happened last: {line}", line=plain(told[-1])))
    if session.turn is not None:
        return [*sentences, tr("You are asked: {question}", question=plain(presenter.prompt()))]
    return [*sentences, plain(presenter.prompt())]


def recall(session: TableSession, speech: TableSpeech, presenter: Presenter) -> Push:
    """Lead to the dialog that says it."""
    words = "\n".join(where_was_i(session, speech, presenter))
    return Push(Dialog(tr("Where was I?"), words, [Answer(tr("Go on"), "primary")]))


def _beginning(words: str) -> str:
    """Return the first sentence of a text, without its full stop."""
    return plain(words).partition(". ")[0].rstrip(".")
