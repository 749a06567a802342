"""Sheets: on which form each question of Madrid is put to a person whose answers do not lie on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.alatriste import events, events_combat
from game.alatriste.view import AlatristeView
from game.core.event import Event, Rolled
from game.core.script import Ask
from game.core.seat import Seat
from scenes.skins.alatriste.drawing import (
    den_sheet,
    meeting,
    option_forms,
    rebirth_sheet,
    rescue,
    scene_frames,
    stakes_sheet,
)
from scenes.skins.alatriste.drawing.cast import Cast
from scenes.skins.alatriste.drawing.encounter import Encounter
from scenes.skins.alatriste.drawing.first_page import FirstPage
from scenes.skins.alatriste.drawing.offer_draft import is_trade
from scenes.skins.alatriste.drawing.offer_sheet import Deal
from scenes.skins.alatriste.drawing.prize_sheet import PRIZE, Prize
from scenes.skins.alatriste.drawing.reach import Guide
from scenes.skins.alatriste.drawing.stakes_sheet import Stakes, StakesAnswers
from scenes.skins.alatriste.drawing.trade_form import Trade
from scenes.skins.alatriste.motion import jail_motion
from scenes.skins.alatriste.motion.props import Props
from scenes.skins.alatriste.words import answers
from scenes.skins.alatriste.words.questions import Words
from scenes.stage.forms import Form
from scenes.stage.turn import Turn
from scenes.ui.canvas import Canvas

STAGED = (*meeting.PROMPTS, *stakes_sheet.PROMPTS, PRIZE, rebirth_sheet.PROMPT)
"""The questions that are put before a painted scene."""


class Sheets:
    """The sheets of one table. `words` says what their answers are called, and whether cards lie face up."""

    def __init__(
        self,
        words: Words,
        seats: Sequence[Seat],
        faces: Sequence[str],
        cast: Cast,
        guide: Guide,
        props: Props,
    ) -> None:
        self._words, self._seats, self._faces = words, seats, faces
        self._cast, self._guide, self._props = cast, guide, props
        self._staked: StakesAnswers | None = None
        """The sheet of what is staked, until the scene of the throw has come."""

    def form(self, ask: Ask, view: AlatristeView) -> Form | None:
        """Return the form of a question whose answers do not lie on the table; None for all others."""
        words, label, self._staked = self._words, partial(answers.label, self._words, ask=ask), None
        if ask.prompt == "alatriste.split":
            return FirstPage(ask, view, self._seats, self._faces)
        if is_trade(ask):
            return Trade(ask, view, words, self._faces, lambda: words.face_up, self._guide.is_still)
        if ask.prompt == "alatriste.reply":
            return Deal(ask, view, words, label, self._faces, lambda: words.face_up, self._guide.is_still)
        if ask.prompt in meeting.PROMPTS:
            return self.encounter(ask, view)
        if ask.prompt == PRIZE:
            return Prize(ask, view, label, self._seats, self._cast)
        if ask.prompt == rebirth_sheet.PROMPT:
            return rebirth_sheet.Rebirth(ask, view, label, self._seats, self._cast)
        if ask.prompt in stakes_sheet.PROMPTS:
            told, staked = self._guide.has_numbers(), [*self._props.staked]
            stakes = Stakes(ask, view, self._seats, self._cast, told, staked)
            self._staked = stakes_sheet.form(stakes, label)
            return self._staked
        return option_forms.form(ask, label, view, self._guide.sheet_side(view.players[ask.seat].box))

    def answered(self, turn: Turn, view: AlatristeView) -> Turn:
        """Return a turn in which the cards that answer what befalls somebody have buttons, too."""
        turn.replies = partial(rescue.replies, self._words, view, turn.ask)
        return turn

    def draw_over(self, canvas: Canvas, ask: Ask | None) -> None:
        """Draw the sheets that stay over the board between two questions, or before a scene.

        Madrid is dim behind these, and behind the sheets of questions and scenes.
        """
        met, is_den_open = self.standoff(ask), self.is_den_open(ask)
        staked = self.staked(ask) if not is_den_open else None
        has_sheet = met is not None or is_den_open or staked is not None
        has_sheet = has_sheet or (ask is not None and ask.prompt in STAGED)
        scene_frames.dim(canvas, 1.0 if has_sheet else scene_frames.come(self._props.stage.effects))
        if met is not None:
            met.draw(canvas)
        if staked is not None:
            staked.draw(canvas)
        if is_den_open:
            den_sheet.draw(canvas, self._props.staked, self._seats, self._cast)

    def staked(self, ask: Ask | None) -> StakesAnswers | None:
        """Return the sheet of what somebody at this screen stakes, until the scene of the throw is open."""
        props = self._props
        if ask is None and not _is_of_stakes(props.event):
            self._staked = None  # what comes of it has begun, or is over
        return self._staked if props.act is None or not props.act.is_open else None

    def standoff(self, ask: Ask | None) -> Encounter | None:
        """Return the sheet of an encounter of somebody at this screen until its dice are thrown."""
        view, props = self._props.next_view, self._props
        is_open = ask is not None and ask.prompt in meeting.PROMPTS
        if view is None or is_open or props.fought or (props.act is not None and props.act.is_open):
            return None
        met = meeting.standoff(view, self._seats)
        return self.encounter(met, view) if met is not None else None

    def is_den_open(self, ask: Ask | None) -> bool:
        """Return whether the table of a game of dice is shown: from its first stake until dice are thrown."""
        props = self._props
        view, is_asked = props.next_view, ask is not None and ask.prompt in stakes_sheet.PROMPTS
        if view is None or is_asked or (props.act is not None and props.act.is_open):
            return False
        return den_sheet.is_open(view, props.staked)

    def encounter(self, ask: Ask, view: AlatristeView) -> Encounter:
        """Return the sheet of an encounter that this is asked about."""
        label = partial(answers.label, self._words, ask=ask)
        return Encounter(ask, view, label, self._seats, self._cast, self._guide.has_numbers())


def _is_of_stakes(event: Event | None) -> bool:
    """Return whether an event comes of what is staked before the scene of the throw: bail, a die, a stake."""
    match event:
        case Rolled(rule=jail_motion.LOST) | events_combat.Freed() | events.DiceStaked():
            return True
        case events.DucatsPaid(rule=jail_motion.LOST):
            return True
    return False
