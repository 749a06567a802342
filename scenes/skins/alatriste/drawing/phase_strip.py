"""The strip under the round with the phases of a turn, of which one stands out."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.alatriste.tokens import Phase
from game.core.action import token
from game.translation import language, tr
from scenes.skins.alatriste.layout import STRIP
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, NIGHT, OCHRE_LT

ICONS: dict[Phase, str] = {
    "income": "alatriste/icon_income",
    "cards": "ui/card",
    "attacks": "alatriste/icon_task",
    "delays": "alatriste/icon_turn",
    "walk": "alatriste/icon_dice",
    "box": "alatriste/icon_away",
    "encounter": "alatriste/icon_duel",
    "end": "ui/card",
}
"""The phases in their order, and the sign of each."""
PHASE = token("phase", 0)
ICON = 15.0


class Words(NamedTuple):
    """What a phase is called, and what happens in it."""

    name: str
    sentence: str


def words(phase: Phase) -> Words:
    """Return a phase in words."""
    sentences = {
        "income": Words(tr("Income"), tr("Ducats by Fame.")),
        "cards": Words(tr("Cards"), tr("The others may trade; then play as many as you like.")),
        "attacks": Words(tr("Attacks"), tr("Those that wait for you happen.")),
        "delays": Words(tr("Delays"), tr("Wounds, jail, journeys and lost turns.")),
        "walk": Words(tr("Walk"), tr("The die, the Patrol on a 6, and your way.")),
        "box": Words(tr("Box"), tr("What the box holds, and its card.")),
        "encounter": Words(tr("Encounter"), tr("A duel or a combat with whoever is there.")),
        "end": Words(tr("Closing"), tr("Cards once more; then discard down to three.")),
    }
    return sentences[phase]


def piece() -> Piece:
    """Return the strip as something to be pointed at."""
    return Piece(PHASE, "", *STRIP.center, *STRIP.size, BOARD)


def explain(phase: Phase) -> list[str]:
    """Return all phases, one a line; the present one stands out."""
    lines = []
    for name in ICONS:
        title, sentence = words(name)
        lines.append(f"**{title}: {sentence}**" if name == phase else f"{title}: {sentence}")
    return lines


def draw(canvas: Canvas, phase: Phase) -> None:
    """Draw the strip: what is over is faint, what goes on has its name beside it."""
    canvas.layer("alatriste/phases", (phase, language()), STRIP, partial(_draw, canvas, phase))


def _draw(canvas: Canvas, phase: Phase) -> None:
    canvas.fill(STRIP, NIGHT, 150, 10)
    with canvas.lettering.at_most(1.0):
        name = words(phase).name if phase else ""
        wide = ICON + canvas.measure(name, "key")[0] + 15 if phase else 0.0
        others = len(ICONS) - bool(phase)
        step = (STRIP.w - wide - 6) / others
        x, over = STRIP.left + 3, bool(phase)
        for place, icon in ICONS.items():
            if place != phase:
                size = ICON - 4 if icon == "ui/card" else ICON
                canvas.picture(
                    icon, x + step / 2, STRIP.centery, size, anchor="center", alpha=95 if over else 255
                )
                x += step
                continue
            over = False
            canvas.fill((x, STRIP.top + 2, wide, STRIP.h - 4), OCHRE_LT, radius=8)
            size = ICON - 4 if icon == "ui/card" else ICON
            canvas.picture(icon, x + 5 + ICON / 2, STRIP.centery, size, anchor="center")
            canvas.text(name, x + ICON + 9, STRIP.centery, "key", INK, anchor="left middle")
            x += wide
