"""The skin of Toruro: it puts cloth, cards, pots, slate and words of one table together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import inf

from game.core.action import Action, Token
from game.core.event import Event
from game.core.script import Ask
from game.core.seat import Seat
from game.toruro.events import CardPlayedOnHonour
from game.toruro.tokens import CARD
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.services import Services
from scenes.skins.toruro import event_table, layout
from scenes.skins.toruro.card_layout import Cards, card_name, picture
from scenes.skins.toruro.drawing import cloth, deck
from scenes.skins.toruro.drawing.accusation import Accusation
from scenes.skins.toruro.drawing.cloth import draw_beaten, draw_missed, draw_trick
from scenes.skins.toruro.drawing.gauges import Gauges, gauge_name
from scenes.skins.toruro.drawing.group import BETWEEN_HANDS, Group
from scenes.skins.toruro.drawing.hud import Hud
from scenes.skins.toruro.drawing.last_trick import last_trick
from scenes.skins.toruro.drawing.ledger import LedgerScene
from scenes.skins.toruro.drawing.light import Room
from scenes.skins.toruro.drawing.looking_on import LookingOn
from scenes.skins.toruro.drawing.outlook import Outlook
from scenes.skins.toruro.drawing.picked import Picked
from scenes.skins.toruro.drawing.piles import draw_piles
from scenes.skins.toruro.drawing.slate import Slate
from scenes.skins.toruro.drawing.spread import Spread
from scenes.skins.toruro.drawing.stake import draw_hopes, draw_stake, stake
from scenes.skins.toruro.layout import CARD as LARGE
from scenes.skins.toruro.layout import Places
from scenes.skins.toruro.motion import audit_motion, foresight
from scenes.skins.toruro.motion.attention import RoundAttention
from scenes.skins.toruro.motion.props import Props
from scenes.skins.toruro.words.chronicle import results
from scenes.skins.toruro.words.counsel import in_chips, reasons
from scenes.skins.toruro.words.explain import Explain
from scenes.skins.toruro.words.facts import fact, promoted, trumps
from scenes.skins.toruro.words.questions import INDEX, ToruroDuties, Words, refusal
from scenes.skins.toruro.words.table_talk import Listening
from scenes.stage.effect_sprites import Callouts
from scenes.stage.faces import Moment
from scenes.stage.forms import Form
from scenes.stage.odds_gauge import Gauge
from scenes.stage.pieces import HAND, HeldCard, Piece
from scenes.stage.portraits import Portraits
from scenes.stage.prompt_panel import Hook
from scenes.stage.results import Results
from scenes.stage.skin import Extra, Line, Sheet, Skin
from scenes.stage.stage import Stage
from scenes.stage.turn import Aside
from scenes.ui.anim import Cue, call, in_turn
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Glimmer
from scenes.ui.theme import INK

LARGE_LETTERS = 1.2
"""Letters that are larger than that have larger plates, where there is room."""


class ToruroSkin(Skin):
    """See `scenes.stage.skin.Skin` for what each part is for. `faces` are the portraits of the seats."""

    hook = layout.HOOK
    paper = layout.PAPER
    knobs = layout.KNOBS
    slip, captions_foot = layout.SLIP, layout.CAPTIONS
    answers, answers_end = layout.ANSWERS
    asides, talk_end = layout.ASIDES, layout.SLATE.left - 4
    corners, off_board, hint_rooms = (layout.HINT,), layout.HINT, layout.HINT_ROOMS
    lifts, has_open_reasons = True, False
    taught, coach_rooms = layout.TAUGHT, layout.COACH_ROOMS
    pace = 0.3
    attention: RoundAttention
    index = INDEX
    points = staticmethod(in_chips)

    def __init__(
        self, services: Services, board: None, seats: Sequence[Seat], faces: Sequence[str], stage: Stage
    ) -> None:
        super().__init__(ToruroDuties())
        self._services, self._seats, self._stage = services, tuple(seats), stage
        people = [seat.index for seat in seats if seat.human]
        foot = people[0] if people else 0
        slate = Slate(self._seats, faces, own=foot if len(people) == 1 else None)
        self._hud = Hud(self._seats, faces, Places(len(seats), foot), slate)
        self._watched = len(people) > 1
        self._words = Words(self._seats)
        self._listening = Listening()
        canvas, heard = services.canvas, services.sound.play
        canvas.fetch_nine("ui/slate")
        deck.prepare(canvas.art)
        portraits = Portraits(canvas.art, self._seats, faces)
        self._props = Props(stage, self._hud, canvas, heard, Callouts(canvas.art), portraits)
        self._props.is_patient = self._is_patient
        self.attention = RoundAttention(self._seats, self._props)
        self._room, self._gauges = Room(), Gauges(services, self._seats)
        self._picked, self._outlook, self._looking_on = Picked(stage), Outlook(), LookingOn()
        self._question = Group()
        self._faces, self._colours = tuple(faces), tuple(seat.colour for seat in seats)
        self._view: ToruroView | None = None
        self._ask: Ask | None = None
        self._face_up = True

    def _is_patient(self) -> bool:
        settings = self._services.settings
        return settings.linger == "seen" or settings.reduced_motion

    # --- where things lie ---

    def settle(self, view: ToruroView, face_up: bool) -> list[Piece]:
        """Return every piece where it lies in a view."""
        self._view, self._face_up = view, face_up
        self._words.view, self._words.face_up = view, face_up
        return self._lay(view)

    def _lay(self, view: ToruroView) -> list[Piece]:
        """Let cards and HUD show a view; return every piece as it lies then.

        Where several people share the screen, the table is turned to whoever is asked.
        """
        hud = self._hud
        foot, is_large = hud.places.foot, self._has_large_plates
        if self._watched and view.seat is not None:
            foot = hud.slate.own = view.seat
        hud.places, hud.has_sign = Places(len(self._seats), foot, is_large), not self.has_coach
        seen = view, view.seat, self._face_up, view.hand, self._colours, self._has_large_letters
        cards = Cards(hud.places, self._watched, *seen)
        self._props.settle(cards)
        self._look_on(view, self._looking_on.leap)
        fixed = [*hud.pieces(), *cloth.pieces(), *hud.slate.pieces(self._services.canvas)]
        return [*fixed, *cards.pieces()]

    @property
    def _has_large_plates(self) -> bool:
        """True in large letters, unless those of several people take turns: then nothing there moves."""
        return not self._watched and self._has_large_letters

    @property
    def _has_large_letters(self) -> bool:
        return self._services.canvas.lettering.factor > LARGE_LETTERS

    def _look_on(self, view: ToruroView, see: Callable[..., None]) -> None:
        """Have something to tell somebody who has passed, where nobody else's hand lies in that place."""
        if not (self._watched or self.has_coach or self.is_puzzle):
            see(view, is_told=self._gauges.has_numbers)

    def form(self, ask: Ask, view: ToruroView) -> Form | None:
        """Return a form to spread a lulo over the pots, or to point at a card that was played wrong."""
        if ask.prompt == "toruro.split":
            return Spread(ask, self._services.sound.play)
        if ask.prompt == "toruro.accuse":
            return Accusation(ask, view, self._seats, partial(self.label, ask=ask))
        return None

    def aside(self, ask: Ask) -> Aside | None:
        """Changing how the evening goes on is no part of a round."""
        return self._words.aside(ask)

    def gauge(self, ask: Ask, view: ToruroView) -> Gauge | None:
        """What it means to pay, how likely a hand is to win a pot, or how the cards follow one another."""
        return self._gauges.gauge(ask, view)

    def gauge_name(self, ask: Ask) -> str:
        """Return what the gauge of a question is called."""
        return gauge_name(ask)

    def has_open_gauge(self, ask: Ask) -> bool:
        """The chances belong to the question whether somebody goes, and figures to whether they pay."""
        return ask.prompt in ("toruro.go", "toruro.pay")

    def last(self) -> Sheet | None:
        """Return the trick that was finished last."""
        return last_trick(self._props.last, self._seats)

    def consider(self, ask: Ask | None, chosen: Sequence[Token]) -> None:
        """Let what is chosen leave the fan, and say of each card that may be played what would come of it."""
        self._ask = ask
        group, is_told = self._question, self._gauges.has_numbers and not self.is_puzzle
        group.put(self._services.canvas, ask, self._gauges.dial(ask, self._view) if is_told else None)
        (self.answers, self.answers_end), self.answers_foot = group.answers, group.foot
        if self._view is not None:
            cards, calm = self._props.cards, self._services.settings.reduced_motion
            self._picked.choose(cards, ask, chosen, is_calm=calm)
            is_told = self._face_up and ask is not None and ask.prompt == "toruro.play" and not self.has_coach
            told, has_chances = ask if is_told else None, self._gauges.has_numbers and not self.is_puzzle
            self._outlook.consider(told, self._view, cards.arranged(), has_chances=has_chances)
            if ask is not None and self._face_up:  # any of them may be looked at, or played
                self._services.canvas.art.expect(picture(card) for card in cards.hand)

    def answered_from(self, top: float) -> None:
        """Let the board of the question begin above the topmost answer."""
        self._question.top = top

    def slots(self) -> Sequence[Token]:
        """Return the cards of the hand, from left to right."""
        return [CARD[card] for card in self._props.cards.arranged()]

    def held(self, view: ToruroView) -> Sequence[HeldCard]:
        """Return the hand of the seat of a view as it was dealt."""
        return [
            HeldCard(CARD[card], picture(card), LARGE[1] / LARGE[0], card_name(card)) for card in view.hand
        ]

    # --- what is said and shown about them ---

    def cue(self, event: Event, view: ToruroView) -> Cue:
        """The motion of an event, by a candle that flickers."""
        self.attention.read(view)
        shown = self._room.lit(event_table.cue(self._props, event, view))
        return in_turn([shown, call(partial(self._look_on, view, self._looking_on.consider))])

    def foresee(self, event: Event, view: ToruroView) -> None:
        """Have ready what an event will show."""
        foresight.expect(self._props, self._services.canvas, event, view)
        self._gauges.expect(view)

    def at_once(self, event: Event, view: ToruroView) -> Sequence[str]:
        """Return the cards that an event turns up."""
        return foresight.cards(event, self._has_large_letters)

    def update(self, seconds: float) -> bool:
        """Let cards that are chosen move to where they lie then, and breathe what all look at."""
        calm = self._services.settings.reduced_motion
        breathes = not calm and self._props.breath.update(seconds)
        counts = self._outlook.step() | self._looking_on.update(seconds)
        self._gauges.count()
        return self._picked.update(seconds) or breathes or counts

    def rewind(self, view: ToruroView) -> None:
        """Show the table as it was in that view."""
        self._lay(view)

    def line(self, event: Event) -> Line | None:
        """Return the chronicle's line for an event; who learns finds on the table what it speaks of."""
        is_seen = self._view is not None and not self.has_coach
        line = event_table.line(self._words, event, self._hud.view if is_seen else None)
        return replace(line, is_late=True) if line is not None and self.has_coach else line

    def is_closing(self, view: ToruroView) -> bool:
        """Return whether La Última is near, or has begun."""
        return view.last or (view.cap > 0 and 4 * view.round > 3 * view.cap)

    def moments(self, event: Event) -> Sequence[Moment]:
        """Return whom an event moves."""
        return self._listening.hear(event)

    def winks(self, event: Event) -> int | None:
        """Return the person at the screen, where nobody else sees that they play a wrong card."""
        view = self._view
        if self._watched or view is None or not isinstance(event, CardPlayedOnHonour):
            return None
        wrong = event.seat == view.seat and event.card.id in view.forbidden_cards
        return event.seat if wrong else None

    def prompt(self, ask: Ask) -> str:
        """Return the question in words."""
        return self._words.prompt(ask)

    def label(self, action: Action, ask: Ask, chosen: int = 0) -> str:
        """Return an answer in words."""
        return self._words.label(action, ask, chosen)

    def is_costly(self, ask: Ask) -> bool:
        """A card may be wrong where players are on their honour, and an accusation is spent."""
        on_honour = ask.prompt == "toruro.play" and self._view is not None and not self._view.strict
        return on_honour or ask.prompt == "toruro.accuse"

    def whereabouts(self, piece: Piece) -> str:
        """Return the name of whoever can be chosen."""
        return f"**{self._seats[piece.token.id].name}**" if piece.token.kind == "seat" else ""

    def explain(self, piece: Piece) -> str:
        """Return what a piece is, and what it is worth, in words."""
        if self._view is None or (piece.layer == HAND and not self._face_up):
            return ""
        return Explain(self._view, self._seats)(piece)

    def reasons(self, before: ToruroView, told: Sequence[tuple[Event, ToruroView]]) -> str:
        """Return in half a line why a hint advises what it does."""
        return reasons(before, told)

    def fact(self, piece: Piece) -> str:
        """Return how many cards may beat one of the hand, or what comes of it in the trick."""
        if self._view is None or piece.token.kind != "card" or not self._face_up:
            return ""
        seen = self._hud.view if self._hud.view.seat == self._view.seat else self._view
        told = fact(seen, piece.token.id, self._gauges.has_numbers)
        percent = self._outlook.percent(piece.token.id) if piece.token.id in self._outlook.cards else None
        return told if percent is None else tr("{n} % to win: {fact}", n=percent, fact=told)

    def aloud(self, piece: Piece) -> str:
        """Return the explanation, with what stands above a card, and what a plate shows where it is one."""
        said = self.explain(piece)
        if piece.token.kind == "card" and piece.token.id in self._outlook.cards:
            return f"{said}\n{self._outlook.aloud(piece.token.id)}"
        return f"{said}\n{self._hud.describe_seat(piece.token.id)}" if piece.token.kind == "seat" else said

    def occasion(self) -> str:
        """Return the round, what is decided in it, and trumps."""
        told = self._hud.occasion(), self._hud.task(), trumps(self._hud.view.exposed)
        return "\n".join(filter(None, told))

    def refusal(self, code: str) -> str:
        """Return why something cannot be picked."""
        return refusal(code, self._view, self._face_up) if self._view is not None else ""

    def zoom(self, name: Token) -> str | None:
        """Return the picture of a card to be read; one that lies face down has none."""
        view = self._view
        if view is None or name.kind != "card":
            return None
        played = (play.card for trick in view.tricks for play in trick)
        known = {view.exposed, *played, *(view.hand if self._face_up else ())}
        return picture(name.id) if name.id in known else None

    def extras(self) -> Sequence[Extra]:
        """Return a button to read the slate line by line, where it has grown too long for its place."""
        slate = self._hud.slate
        if slate.has_all_lines(self._services.canvas):
            return []
        read = partial(LedgerScene, self._services, self._hud.view, self._seats, self._faces, slate.own)
        return [Extra(tr("Read the slate"), read)]

    def results(self, view: ToruroView, told: Sequence[Line]) -> Results:
        """Return what the last screen shows."""
        return results(view, self._seats, [line.event for line in told if line.event is not None])

    # --- drawing ---

    def other_hook(self) -> Hook | None:
        """Return where the plaque hangs with a question put on the cloth, and in large letters."""
        return self._question.hook(is_large=self._has_large_letters)

    def ledge(self) -> float:
        """Return where the chronicle ends: it makes way for a coach and for a hint, and so does the sign."""
        return layout.PAPER.top if self.has_coach or self.is_hinted else inf

    def draw_board(self, canvas: Canvas) -> None:
        """The table, its cloth and the pots."""
        self._room.draw(canvas)
        hud, view = self._hud, self._hud.view
        cloth.draw_pots(canvas, cloth.pots(view, hud.pots, hud.is_playing), self._seats, self._faces)
        if hud.is_open:
            sides = () if self.has_coach else stake(view, self._face_up)
            draw_stake(canvas, view, hud.places, sides)

    def glimmers(self) -> Sequence[Glimmer]:
        """Return the flame of the candle."""
        return [self._room.glimmer()]

    def draw_hud(self, canvas: Canvas) -> None:
        """The light of the candle on all that lies there, then what floats above the table."""
        view = self._hud.view
        draw_beaten(canvas, view, self._stage)
        self._room.shine(canvas)
        if not audit_motion.is_open(self._props):  # else tricks lie there
            has_words = not (self._question.is_put and self._has_large_letters)  # the question tells trumps
            draw_piles(canvas, self._stage, self._hud.piles, view, has_words=has_words)
        if self._hud.is_playing and not self.has_coach:
            draw_hopes(canvas, view)
        is_free = self._ask is None or self._ask.prompt in BETWEEN_HANDS
        if is_free and self._props.toll is None and self._props.account is None:
            self._looking_on.draw(canvas, self._seats, self._faces)
        draw_trick(canvas, view, self._stage, self._seats, self._faces, self._props.why, promoted(view))
        draw_missed(canvas, self._stage, self._props.missed)
        audit_motion.draw_open(self._props, canvas)
        if self._props.darkness > 0:
            canvas.dim(canvas.window, self._props.shade, self._props.darkness)
        self._hud.is_dark = self._props.darkness > 0
        self._hud.slate.draw(canvas)
        self._hud.draw(canvas, has_sign=self._hud.has_sign and not self.is_hinted)
        if self._props.toll is not None:
            self._props.toll.draw(canvas, self._seats)

    def draw_front(self, canvas: Canvas) -> None:
        """Draw the tags of the hand, what is written on an audit, and the slate between two partidas."""
        if self._props.darkness > 0:  # its paper would be the brightest there
            canvas.fill(layout.PAPER.inflate(-5, -5), INK, round(layout.VEIL * self._props.darkness), 9)
        self._question.draw(canvas)
        self._picked.draw(canvas)
        self._outlook.draw(canvas, self._stage)
        audit_motion.draw(self._props, canvas)
        if self._props.account is not None:
            self._props.account.draw(canvas, self._seats, self._faces, self._hud.slate.own, self._props.grown)


SKIN = ToruroSkin
