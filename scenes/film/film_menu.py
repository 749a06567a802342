"""The menu of a film: what can be kept of it, or shown to others."""

from __future__ import annotations

from game.storage.pictures import pictures_folder
from game.translation import tr
from scenes.ui.dialog import Answer, Dialog, Then


def film_menu(picture: Then, turn: Then, line: Then | None, lesson: Then) -> Dialog:
    """Make the menu: a `picture` of what is seen, its `turn` as a moving one, and the game in one `line`.

    While the game is not over there is no line. A short `lesson` shows how all of it works.
    """
    words = tr(
        "A picture, and a turn as a moving picture (WebP), go into the folder {folder}.",
        folder=pictures_folder(),
    )
    answers = [Answer(tr("A picture"), "gold", picture), Answer(tr("This turn, moving"), then=turn)]
    if line is not None:
        answers.append(Answer(tr("Share the game"), then=line))
        words += "\n" + tr("In one line, or as a QR code, you send the whole game.")
    answers += [Answer(tr("Show me how"), then=lesson), Answer(tr("Back"))]
    return Dialog(tr("To keep, and to show"), words, answers)
