"""The skin of Running with the Bulls: town, dice, cards and words of one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.bulls.events import Charged, DayBegan, Ran
from game.bulls.tokens import CARD, owner
from game.bulls.view import BullsView
from game.core.action import Action, Token, token
from game.core.event import Event
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import tr
from maps.board import Board
from scenes.services import Services
from scenes.skins.bulls import event_table, layout, lying
from scenes.skins.bulls.drawing import board_art, card_faces
from scenes.skins.bulls.drawing.answer_plates import answer_plates
from scenes.skins.bulls.drawing.board_art import TownPicture
from scenes.skins.bulls.drawing.bound_for import BoundFor
from scenes.skins.bulls.drawing.card_faces import DiscardsScene
from scenes.skins.bulls.drawing.clashes import draw_clashes, piers_of
from scenes.skins.bulls.drawing.dangers import Dangers, Ways
from scenes.skins.bulls.drawing.deed_strips import DeedStrips
from scenes.skins.bulls.drawing.dusk_sheet import DuskSheets
from scenes.skins.bulls.drawing.face_picker import FacePicker, picker_of
from scenes.skins.bulls.drawing.hud import Hud
from scenes.skins.bulls.drawing.morning import is_morning
from scenes.skins.bulls.drawing.name_tags import NameTags
from scenes.skins.bulls.drawing.streets import draw_ways
from scenes.skins.bulls.fiesta import kind_of, pieces_of
from scenes.skins.bulls.first_choice import first_choice
from scenes.skins.bulls.hand import Hand, dock
from scenes.skins.bulls.layout import DiceLayout
from scenes.skins.bulls.motion import foresight, stampede_motion
from scenes.skins.bulls.motion.dice_motion import token_pieces
from scenes.skins.bulls.motion.props import Props
from scenes.skins.bulls.numbers import SETTLED, Numbers, place, together
from scenes.skins.bulls.words.explain import Explain, aloud, whereabouts
from scenes.skins.bulls.words.outcome import results
from scenes.skins.bulls.words.questions import BullsDuties, Words, refusal
from scenes.skins.bulls.words.reasons import motive, reasons
from scenes.skins.bulls.words.recap import recap
from scenes.skins.bulls.words.rule_references import INDEX
from scenes.skins.bulls.words.table_talk import Moments
from scenes.stage.effect_sprites import Callouts
from scenes.stage.faces import Moment
from scenes.stage.pieces import HeldCard, Piece
from scenes.stage.prompt_panel import Hook
from scenes.stage.results import Results
from scenes.stage.skin import Extra, Line, Skin
from scenes.stage.stage import Stage
from scenes.stage.verdict import Verdict
from scenes.ui.anim import Cue
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act
from scenes.ui.keymap import with_key
from scenes.ui.scene import Glimmer

PACE, AT_ONCE = 0.2, 0.02
"""Seconds before a bot plays a card, and before all that is one gesture with it, or done in secret."""


class BullsSkin(Skin):
    """See `scenes.stage.skin.Skin` for what each part is for. `faces` are the portraits of the seats."""

    legible = frozenset({"space", "destination", "seat"})
    hook = layout.HOOK
    paper = layout.PAPER
    tools = layout.TOOLS
    eye = layout.EYE
    slip, corners, taught = layout.SLIP, layout.COUNSEL, (layout.PIERS,)
    pace, attention, leads_on, has_tips_aside = PACE, event_table.RunAttention(), True, True
    index = INDEX

    def __init__(
        self, services: Services, board: Board, seats: Sequence[Seat], faces: Sequence[str], stage: Stage
    ) -> None:
        super().__init__(BullsDuties())
        self._services, self._board, self._seats = services, board, tuple(seats)
        self._town = TownPicture(board, services.canvas.lettering)
        self._hud = Hud(self._seats, faces)
        self._dice = DiceLayout(
            {space.id: board.points[token("space", space.id)] for space in board.graph.spaces},
            frozenset(board.graph.destinations),
            tuple(seat.colour for seat in seats),
        )
        self._words = Words(board.graph, self._seats)
        art = services.canvas.art
        strips = DeedStrips(art, self._dice.colours)
        self._hand = Hand(strips, lambda: services.canvas.lettering.factor)
        tags = NameTags(art, self._seats, faces)
        self._moments = Moments()
        self._sheets = DuskSheets(services.canvas, self._seats, faces)
        self._props = Props(
            board, stage, self._dice, self._hud, services.sound.play, Callouts(art), art.expect, tags,
            self._sheets, self.own_dice, lambda view: self._hand.pieces(view, True, None, is_low=True),
        )  # fmt: skip
        art.fetch((*self._dice.pictures(), *stampede_motion.pictures(self._dice.colours)))
        board_art.register(art)
        card_faces.make_ready(art)
        self._view: BullsView | None = None
        self._latest: BullsView | None = None
        """How the table is after what is shown now."""
        self._explain: Explain | None = None
        self._dangers = Dangers()
        self._bound_for = BoundFor(board, self._dice.colours)
        self._plates = answer_plates(board, self._town, self._dice, stage)
        self.dangers = False
        self._pointed: Token | None = None
        self._face_up = True
        self._picker: FacePicker | None = None
        """What a face is chosen on, while a die is turned."""
        self._numbers = Numbers(stage)
        self._asked: Ask | None = None

    # --- where things lie ---

    def settle(self, view: BullsView, face_up: bool) -> list[Piece]:
        """Return every piece where it lies in a view."""
        self._view, self._latest, self._face_up = view, view, face_up
        self._explain, is_quick = Explain(view, self._words), is_morning(view) or view.card is not None
        self.pace = AT_ONCE if is_quick else PACE
        self.talk_end = layout.talk_end(lying.is_below_plates(view, self._board))
        self._dangers.read(view, anew=not self.has_knobs)
        self._bound_for.read(view, anew=not self.has_knobs)  # a film comes to a place from anywhere
        self._words.view, self._words.slots = view, view.slots
        self._props.rest(view)
        self._hud.read(view)
        self._props.open_hand = view.seat if face_up else None
        return [
            *lying.places(self._board, self._town.sign, self._props.row),
            *self._hud.pieces(),
            *lying.destinations(view, self._board),
            *token_pieces(self._props),
            *lying.piles(view, self._props.in_play),
            *self._dice.pieces(),
            *self._hand.pieces(view, face_up, self._pointed),
        ]

    def held(self, view: BullsView) -> Sequence[HeldCard]:
        """Return the hand of the seat of a view."""
        return lying.held(view)

    def choices(self, ask: Ask) -> list[Piece]:
        """Return the faces to choose from on their panel, and the hand aside of it."""
        assert self._view is not None
        self._picker = picker_of(self._view, ask, self._dice, self._has_numbers)
        held = self._hand.pieces(self._view, self._face_up, None)
        return self._picker.pieces(self._dice, held) if self._picker is not None else []

    def slots(self) -> Sequence[Token]:
        """Return the faces to choose from, or what is numbered on the board, else the cards of the hand."""
        if self._view is None or self._picker is not None:
            return self._picker.faces if self._picker is not None else ()
        found = self._numbers.read(self._view, self._asked, self._dangers.chosen)
        return found or [CARD[card] for card in self._view.kept]

    def number_place(self, piece: Piece) -> tuple[float, float]:
        """Return where the number of a piece hides neither its face nor a name."""
        return place(piece, self._view) if self._view is not None else super().number_place(piece)

    def begin(self, ask: Ask, things: Sequence[Token], chosen: Sequence[Token] = ()) -> Token | None:
        """Return the Runner in most danger, or what else matters most to whoever is asked."""
        return first_choice(self._view, ask, things, chosen) if self._view is not None else None

    def is_settled(self, ask: Ask) -> bool:
        """Return True unless dice are rolled, or cards thrown away, once the last thing is picked."""
        return ask.prompt.split(".")[1] in SETTLED

    def together(self, ask: Ask, view: BullsView) -> Mapping[Token, Sequence[Token]]:
        """Return the dice that are picked by touching their roundabout."""
        return together(view, ask)

    # --- what is said and shown about them ---

    def cue(self, event: Event, view: BullsView) -> Cue | None:
        """Return the motion of an event."""
        self._words.slots, before = view.slots, self._latest
        self._dangers.read(None)
        if isinstance(event, Charged):  # by its end several faces may change at once
            self._hud.expect_moods(self._services.canvas, {owner(die) for die in event.runners})
        self._latest = view
        self._bound_for.read(view if isinstance(event, Ran | DayBegan) else before)  # no charge's end
        caused = before if event_table.is_of_cards(event) else None
        return self._dangers.following(event_table.cue(self._props, event, view), caused, view)

    def foresee(self, event: Event, view: BullsView) -> None:
        """Have ready what an event turns up and calls out; at dusk the sheet shows all destinations."""
        foresight.foresee(self._services.canvas, self._props, event, view)

    def at_once(self, event: Event, view: BullsView) -> Sequence[str]:
        """Return the cards that an event shows, what it opens, and what it calls out."""
        return foresight.shown_by(self._props, event, view)

    def update(self, seconds: float) -> bool:
        """Let another hour come over the town, within some frames, and changes be seen for a while."""
        self._tell_the_hour()
        is_lit = self._town.is_shown and self._town.update(self._services.canvas)
        return self._bound_for.update(seconds) or is_lit

    def _tell_the_hour(self) -> None:
        self._town.kind, self._town.hour = kind_of(self._hud.day, self._hud.days), self._props.hour
        self._town.row = self._props.row

    def rewind(self, view: BullsView) -> None:
        """Let bar and destinations be as they were then."""
        self._hud.read(view)
        self._words.slots = view.slots

    def line(self, event: Event) -> Line | None:
        """Return the chronicle's line for an event."""
        return event_table.line(self._words, event)

    def is_closing(self, view: BullsView) -> bool:
        """Return whether the Bulls of the last day have run once."""
        return view.day == view.days and view.row > 0

    def programme(self, view: BullsView, pieces: Sequence[str]) -> Sequence[str]:
        """Return the pieces of a day: each day opens with one of its own, and has the next one, too."""
        return pieces_of(kind_of(view.day, view.days), pieces)

    def moments(self, event: Event) -> Sequence[Moment]:
        """Return whom an event moves."""
        return self._moments(event)

    def verdict(self, event: Event) -> Verdict | None:
        """Return what a card or a charge has come to, and which card of a day was best."""
        return self._props.verdicts.take()

    def prompt(self, ask: Ask) -> str:
        """Return the question in words."""
        self._words.numbers = self._has_numbers
        return self._words.prompt(ask)

    def label(self, action: Action, ask: Ask, chosen: int = 0) -> str:
        """Return an answer in words."""
        return self._words.label(action, ask, chosen)

    def is_costly(self, ask: Ask) -> bool:
        """True where cards are thrown away, or one is played that lies face down."""
        return ask.prompt == "bulls.keep_cards" or (ask.prompt == "bulls.play_card" and not self._face_up)

    def explain(self, piece: Piece) -> str:
        """Return what a piece is, with its odds unless people want none; nothing once that has changed."""
        if self._explain is None or self._view is not self._latest:
            return ""
        if piece.token == lying.PILE:
            return with_key(tr("View discards"), Act.LAST, self._services.bindings)
        self._explain.numbers = self._has_numbers
        return self._explain(piece)

    def whereabouts(self, piece: Piece) -> str:
        """Return the name of the roundabout or destination where a piece lies."""
        return whereabouts(piece, self._view, self._words) if self._view is not None else ""

    def reasons(self, before: BullsView, told: Sequence[tuple[Event, BullsView]]) -> str:
        """Return what an answer changes before the next run."""
        return reasons(self._words, before, told)

    def motive(self, ask: Ask, action: Action, view: BullsView) -> str | None:
        """Return what all can see that speaks for using a card on a Runner."""
        return motive(self._words, ask, action, view)

    def aloud(self, piece: Piece) -> str:
        """Return what a piece is, with what is printed on it and where it lies."""
        if self._view is None or self._explain is None:
            return ""
        return aloud(piece, self.explain(piece), self._view, self._words, self._seats)

    def occasion(self) -> str:
        """Return the day, and what is done in its step."""
        return self._hud.occasion()

    def recap(self, lines: Sequence[Line], seat: int) -> Sequence[Line]:
        """Return what others and Bulls did to Runners and Direction tokens of a seat, as rows of pictures."""
        return recap(self._words, self._hud.faces, lines, seat)

    def refusal(self, code: str) -> str:
        """Return why something cannot be picked."""
        return refusal(code)

    def is_veiled(self, piece: Piece) -> bool:
        """Return whether something is shown over a piece of the board."""
        return self._props.is_over_board and piece.token.kind not in ("card", "seat")

    def zoom(self, name: Token) -> str | None:
        """Return the picture of a card to be read; one that lies face down has none."""
        return lying.readable(name, self._view, self._face_up)

    @property
    def _has_numbers(self) -> bool:
        """True unless people want to be told no chances."""
        return self._services.settings.numbers != "story"

    def dock(self, width: float, height: float) -> pygame.FRect | None:
        """Return where a card of the hand is read: over nothing that it may be played on."""
        card = self._props.stage.piece(self._pointed) if self._pointed is not None else None
        return dock(self._view, self._asked, card, width, height) if self._view is not None else None

    def point(self, name: Token | None) -> None:
        """Show the way of the piece that somebody looks at; a card of the hand rises."""
        self._pointed = name
        held = self._hand.pieces(self._view, self._face_up, name) if self._view is not None else ()
        for resting in held:
            card = self._props.stage.piece(resting.token)
            if card is not None and card.layer == resting.layer:
                card.lift = resting.lift
        self._dangers.pointed = name if self._is_open(name) else None

    def consider(self, ask: Ask | None, chosen: Sequence[Token]) -> None:
        """Show what comes of what is chosen."""
        self._asked = ask
        self._dangers.consider(ask, [name for name in chosen if self._is_open(name)])
        if self._explain is not None:
            self._explain.ask = ask
        if ask is None:
            self._picker = None
        elif self._view is not None and self._face_up and len(self._view.kept) <= layout.READY:
            self._services.canvas.art.do_later(self._dangers.thoughts())
            foresight.expect_answers(self._services.canvas, self._props, self._view)

    def _is_open(self, name: Token | None) -> bool:
        """Return True if whoever looks at the screen may know what that is: no card that lies face down."""
        return name is not None and (name.kind != "card" or self._face_up)

    def extras(self) -> Sequence[Extra]:
        """Return what opens the discard pile, if there is one: it is pressed where it lies."""
        discard = self._view.discard if self._view is not None else ()
        show = Extra(tr("View discards"), lambda: DiscardsScene(self._services, discard), on=lying.PILE)
        return [show] if discard else []

    def results(self, view: BullsView, told: Sequence[Line]) -> Results:
        """Return what the last screen shows."""
        return results(view, self._seats, self._words, [line.event for line in told if line.event])

    # --- drawing ---

    def other_hook(self) -> Hook | None:
        """Return the place below the roundabout that is seen close by: what is told is about it."""
        arena = self._props.arena
        if arena is None:
            return None
        x, y = arena.middle
        return layout.HOOK._replace(x=x, y=y + layout.BELOW_ARENA, anchor="midtop")

    def layout(self, canvas: Canvas) -> None:
        """Have cards printed in the language spoken now."""
        card_faces.register(canvas.art)

    def draw_board(self, canvas: Canvas) -> None:
        """Draw the town, and the way of the die that is pointed at."""
        self._tell_the_hour()
        self._town.draw(canvas)
        self._plates.read(self._dangers.view if self._has_numbers else None, self._asked)
        self._plates.draw_below(canvas)
        self._dangers.light(canvas, self._props.stage.piece)
        self._dangers.everybody, self._dangers.numbers = self.dangers is True, self._has_numbers
        ways = self._dangers.ways()
        if not ways.new and self._pointed is not None and self._explain is not None:
            ways = Ways(old=self._explain.route(self._pointed))
        draw_ways(canvas, self._town, ways)
        draw_clashes(canvas, self._town, self._dice, self._dangers.clashes())
        if self._picker is not None:
            self._picker.draw_light(canvas)
        told = self.other_hook()
        if self._has_numbers and (told is None or told.x + told.widest / 2 < layout.PIERS.left):
            self._bound_for.look(self._pointed, self._dangers.ahead().coming)
            self._bound_for.draw(canvas, piers_of(self._town, self._dangers.clashes()))

    def draw_hud(self, canvas: Canvas) -> None:
        """Draw the darkness over the town, and the bar on top."""
        self.spared = [self._picker.area] if self._picker is not None else []
        self.spared += self._plates.areas(canvas)
        self._dangers.draw(canvas, self._props.stage, self._dice, self._town, self.spared)
        self._plates.draw(canvas)
        self._props.draw_veil(canvas)
        self._hand.draw(canvas, self._view if self._face_up else None, self._asked, self._dangers.chosen)
        if self._picker is not None:
            self._picker.draw(canvas)
        if self._props.aim is not None:
            self._props.aim.draw(canvas)
        self._hud.has_corner, self._hud.dangers = self.has_knobs, self._dangers.sums()
        self._hud.expected = self._bound_for.totals if self._has_numbers else {}
        self._hud.draw(canvas)

    def glimmers(self) -> Sequence[Glimmer]:
        """Return what moves in the town while everybody thinks."""
        found = self._services.canvas, self._town.kind, self._props.stage, self._dangers.clashes()
        return self._town.life.glimmers(*found)

    def draw_front(self, canvas: Canvas) -> None:
        """Draw what lies on the cards of the hand."""
        self._plates.draw_front(canvas)


SKIN = BullsSkin
