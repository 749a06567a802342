"""The skin of Alatriste: it puts Madrid, pawns, cards, boards and words of one table together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from game.alatriste.events_combat import Clashed
from game.alatriste.rows import BOXES, ZONES
from game.alatriste.tokens import CARD
from game.alatriste.view import AlatristeView
from game.core.action import Action, Token
from game.core.event import Event
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import tr
from maps.board import Board
from scenes.services import Services
from scenes.skins.alatriste import event_table, layout
from scenes.skins.alatriste.drawing import (
    attack_warnings,
    boards_mark,
    card_faces,
    laid_cards,
    option_forms,
    own_tiles,
    peril,
    reading,
    rescue,
    rings,
    signs_key,
    spread_panel,
    way_row,
    ways_list,
)
from scenes.skins.alatriste.drawing.board_art import MadridPicture, Pawns
from scenes.skins.alatriste.drawing.cast import Cast
from scenes.skins.alatriste.drawing.edge_tabs import EdgeTabs
from scenes.skins.alatriste.drawing.fame_track import FameTrack
from scenes.skins.alatriste.drawing.fight_odds import gauge
from scenes.skins.alatriste.drawing.first_page import as_born
from scenes.skins.alatriste.drawing.hud import Hud, phase_words
from scenes.skins.alatriste.drawing.labels import Labels
from scenes.skins.alatriste.drawing.open_ways import jails
from scenes.skins.alatriste.drawing.own_board import Person, bringers_of
from scenes.skins.alatriste.drawing.player_boards import opener
from scenes.skins.alatriste.drawing.reach import Guide
from scenes.skins.alatriste.drawing.recap import Recap
from scenes.skins.alatriste.drawing.sum_labels import SumLabels
from scenes.skins.alatriste.motion import attention, foresight, gates, pictures
from scenes.skins.alatriste.motion.attention import TownAttention
from scenes.skins.alatriste.motion.props import Props
from scenes.skins.alatriste.sheets import Sheets
from scenes.skins.alatriste.words import answers, ways
from scenes.skins.alatriste.words.chronicle_contests import results
from scenes.skins.alatriste.words.explain import Explain, aloud, reasons
from scenes.skins.alatriste.words.motives import motive
from scenes.skins.alatriste.words.questions import Words
from scenes.skins.alatriste.words.rule_references import INDEX
from scenes.skins.alatriste.words.spoils import verdict
from scenes.skins.alatriste.words.standing_orders import AlatristeDuties
from scenes.skins.alatriste.words.table_talk import moments
from scenes.skins.alatriste.words.victory import has_score_to_count
from scenes.stage.camera import Camera
from scenes.stage.effect_sprites import Callouts
from scenes.stage.faces import Moment
from scenes.stage.forms import Form
from scenes.stage.odds_gauge import Gauge
from scenes.stage.pieces import HAND, HeldCard, Piece
from scenes.stage.prompt_panel import Hook
from scenes.stage.results import Results
from scenes.stage.skin import Extra, Line, Skin
from scenes.stage.stage import Stage
from scenes.stage.turn import Aside, Turn
from scenes.ui.anim import Cue, in_turn
from scenes.ui.canvas import Canvas
from scenes.ui.keymap import with_key


class AlatristeSkin(Skin):
    """The skin of Alatriste, part for part a `scenes.stage.skin.Skin`; `faces` are those of the seats."""

    hook, paper, knobs, points = layout.HOOK, layout.PAPER, layout.KNOBS, staticmethod(answers.fame)
    captions_foot, taught, has_signs_beside = layout.CAPTIONS, (layout.NUMBERS,), True
    spared, corners, index = layout.SPARED, layout.COUNSEL, INDEX
    answers, pace, framed_late = layout.ANSWERS, 0.15, frozenset({"seat"})
    legible = frozenset({"box", "seat", "stat", "card", "pile", "phase", "fame", "signs", "boards"})
    camera: Camera
    attention: TownAttention

    def __init__(
        self, services: Services, board: Board, seats: Sequence[Seat], faces: Sequence[str], stage: Stage
    ) -> None:
        super().__init__(AlatristeDuties())
        self._services, self._board, self._seats, self._faces = services, board, tuple(seats), faces
        self.camera = Camera(layout.MAP, layout.PORT, layout.CLOSEST)
        self._madrid = MadridPicture(board, self.camera)
        self._guide = Guide(self._madrid, services.settings, services.canvas)
        self._track, self._hud = FameTrack(self._seats), Hud(self._seats, self._faces)
        self._person = Person(self._seats, self._faces)
        self._pawns = Pawns(self._seats, self._madrid)
        self._tabs = EdgeTabs(self._pawns, self._faces)
        self._words = Words(self._seats)
        art = services.canvas.art
        card_faces.make_ready(art)
        self._cast = Cast(art, self._seats, faces)
        tell = partial(event_table.line, self._words)
        self._recap = Recap(self._seats, tell, event_table.touches, self._cast.portrait)
        self._props = Props(
            stage, self._madrid, self._seats, services.sound.play, Callouts(art), Labels(art), SumLabels(art),
            self._lay, art.expect, services.canvas, self.orders, self.own_dice,
            self._cast, self._guide.is_hasty, self._guide.has_numbers, lambda: self.has_coach,
        )  # fmt: skip
        self._sheets = Sheets(self._words, self._seats, faces, self._cast, self._guide, self._props)
        self.attention = TownAttention(self._seats, self._props, lambda: bool(self._recap.shown))
        self._ways = ways_list.WaysList(len(self._seats))
        self._view: AlatristeView | None = None
        self._looking: int | None = None
        self._explain: Explain | None = None
        self._ask: Ask | None = None
        self._pointed: Token | None = None
        self._chosen: Sequence[Token] = ()
        self._rolled, self._face_up, self._has_wide_hand = 0, True, False

    # --- where things lie ---

    def settle(self, view: AlatristeView, face_up: bool) -> list[Piece]:
        """Return every piece where it lies in a view."""
        view = as_born(view)
        self._view, self._face_up, self._ask = view, face_up, None
        self._guide.rest(attention.box_of_interest(view, self._seats))
        self._ways.close()
        self.attention.read(view)
        self._words.view, self._words.face_up = view, face_up
        self._explain = Explain(view, self._words)
        self._props.settle(view)
        self._looking, self._recap.shown = view.seat, ()
        self._hud.phase, self._hud.turn = view.phase, view.turn
        return self._lay(view)

    def _lay(self, view: AlatristeView) -> list[Piece]:
        """Let plates, board and figures show a view; return where every piece lies then."""
        view = as_born(view)
        self._has_wide_hand = laid_cards.has_wide_hand(view)
        self.slip = layout.SLIP_ABOVE if self._has_wide_hand else layout.SLIP
        self._hud.read(view, self._guide.has_numbers())
        self._person.read(view, view.active if self._looking is None else self._looking)
        self._pawns.read(view)
        self._track.read(view)
        return [
            *self._on_the_map(),
            *self._hud.pieces(),
            *self._person.pieces(),
            *laid_cards.piles(view),
            *self._track.pieces(),
            *laid_cards.hand(view, self._face_up),
            *laid_cards.in_the_air(view),
        ]

    def _on_the_map(self) -> list[Piece]:
        """Return the boxes and the figures, where the camera sees them."""
        boxes = (self._madrid.box_piece(box, rings.RING) for box in range(len(BOXES)))
        return [*boxes, *self._pawns.pieces()]

    def choices(self, ask: Ask) -> list[Piece]:
        """Return the die of a move, the boxes that lead to jail, and cards of other boards to choose from."""
        self._ask = ask
        if ask.prompt != "alatriste.discard":  # which comes in the middle of another question
            self._rolled = ask.about[0].id if ask.prompt == "alatriste.move" else 0
        view = self._view
        assert view is not None
        self._guide.ask(ask, view)
        found = self._on_the_map()  # once more: the camera has come nearer
        found += laid_cards.die(self._rolled) + [
            self._madrid.box_piece(box, rings.DANGER) for box in jails(view, ask)
        ]
        tell = ways.telling(self._words, view, ask, self._guide.has_numbers())
        self._ways.lay(self._services.canvas, ways_list.ends(ask, view), tell)
        raised = rescue.raised(ask, view, self._face_up)
        return [*found, *self._ways.pieces(), *spread_panel.spread(self._cast, ask, view), *raised]

    def other_hook(self) -> Hook | None:
        """Return where the question hangs while a large hand lies in its place."""
        return laid_cards.hook(self._ask) if self._has_wide_hand else None

    def slots(self) -> Sequence[Token]:
        """Return the cards of the hand, from the left."""
        return [CARD[card] for card in laid_cards.own(self._view)] if self._view is not None else []

    def together(self, ask: Ask, view: AlatristeView) -> Mapping[Token, Sequence[Token]]:
        """Return the box that is chosen by touching its row beside the map."""
        return ways_list.together(ask, view)

    def held(self, view: AlatristeView) -> Sequence[HeldCard]:
        """Return the hand of the seat of a view with its cards unfolded."""
        return laid_cards.unfolded(laid_cards.own(view))

    # --- questions ---

    def prompt(self, ask: Ask) -> str:
        """Return the question in words."""
        return self._words.prompt(ask)

    def idle_prompt(self, ask: Ask) -> str:
        """Return what is said while a card phase with nothing to play goes by."""
        return tr("Nothing to play: your turn ends.") if self._words.is_closing else tr("Nothing to play.")

    def besides(self, ask: Ask, piece: Piece) -> Sequence[Action]:
        """Return the beginning of an offer for the plate of somebody with whom one may trade."""
        return option_forms.besides(ask, piece, self._view)

    def label(self, action: Action, ask: Ask, chosen: int = 0) -> str:
        """Return an answer in words."""
        return answers.label(self._words, action, ask, chosen)

    def is_costly(self, ask: Ask) -> bool:
        """Return whether the answer gives a card up for good."""
        return ask.prompt in ("alatriste.discard", "alatriste.loss", "alatriste.hurt", "alatriste.hand")

    def form(self, ask: Ask, view: AlatristeView) -> Form | None:
        """Return the form of a question whose answers do not lie on the table; None for all others."""
        self._words.view = view
        return self._sheets.form(ask, view)

    def turn(self, ask: Ask, view: AlatristeView, careful: bool) -> Turn:
        """Return a turn of whoever is asked; cards that save have buttons in it."""
        return self._sheets.answered(super().turn(ask, view, careful), view)

    def aside(self, ask: Ask) -> Aside | None:
        """Return the answers that are no plays: trading, discarding one's own, ending the game."""
        return option_forms.aside(ask)

    def gauge(self, ask: Ask, view: AlatristeView) -> Gauge | None:
        """Return the chances of a fight before it; other chances are told beside what they are about."""
        return gauge(ask, view, self._seats)

    def refusal(self, code: str) -> str:
        """Return why something cannot be picked."""
        return answers.refusal(code)

    # --- motion and words ---

    def cue(self, event: Event, view: AlatristeView) -> Cue:
        """Return the motion of an event."""
        self._ask = None
        if isinstance(event, Clashed) and event.winner is not None:
            self._words.verdict = verdict(self._words, self._props.view, event)
        self._guide.answered()
        self._ways.close(self._props.stage)
        self._hud.phase, self._hud.turn = view.phase, view.turn
        self._recap.read(view, self._guide.sheet_side, self._guide.has_numbers(), self._face_up)
        self._services.canvas.art.do_later(self._recap.ahead(self._services.canvas, event))
        motion = gates.told(self._props, self._guide, event_table.cue(self._props, event, view))
        paper = self._recap.cue(event, self._props.asides.hurried())
        return in_turn([attention.go_near(self._props, self._guide, event), motion, paper])

    def foresee(self, event: Event, view: AlatristeView) -> None:
        """Have ready what lies open after an event."""
        self._hud.expect(self._services.canvas)  # first: what is expected last is made ready first
        foresight.expect(self._props, self._services.canvas, event, view)
        self._recap.expect(self._services.canvas, event)

    def at_once(self, event: Event, view: AlatristeView) -> Sequence[str]:
        """Return the cards that an event shows, the hand beside them, who clashes, and signs of a recap."""
        hand = [piece.picture for piece in laid_cards.hand(view, True)]
        hand += foresight.fencers(self._props, event)
        return [*laid_cards.shown(event), *hand, *self._recap.pictures(event)]

    def update(self, seconds: float) -> bool:
        """Let a scene fade that had ended when the table was laid."""
        return self._props.part(seconds, self._guide.is_still())

    def rewind(self, view: AlatristeView) -> None:
        """Go on from a table that was shown before; the pieces lie there already, and the sight is kept."""
        self._guide.keep_sight()
        self._props.settle(view)
        self._props.lay_map()

    def line(self, event: Event) -> Line | None:
        """Return the chronicle's line for an event."""
        self._recap.hear(event)
        return event_table.line(self._words, event)

    def is_closing(self, view: AlatristeView) -> bool:
        """Return whether few rounds are left, or somebody may go wherever the Favourite is."""
        return has_score_to_count(view) or any(player.level == len(ZONES) for player in view.players)

    def moments(self, event: Event) -> Sequence[Moment]:
        """Return whom an event moves."""
        return moments(event)

    def whereabouts(self, piece: Piece) -> str:
        """Return the zone of a box, or the name of whoever can be chosen."""
        name = ways_list.box_of(piece.token)
        if name.kind == "box" and self._view is not None:
            return tr("zone {zone}", zone="I" * self._view.madrid.zones[name.id])
        return f"**{self._seats[name.id].name}**" if name.kind == "seat" else ""

    def reasons(self, before: AlatristeView, told: Sequence[tuple[Event, AlatristeView]]) -> str:
        """Return what an answer brings before chance has its say."""
        return reasons(before, told, self._guide.has_numbers())

    def motive(self, ask: Ask, action: Action, view: AlatristeView) -> str | None:
        """Return what all can see that speaks for an answer."""
        return motive(self._words, ask, action, view, self._guide.has_numbers())

    def explain(self, piece: Piece) -> str:
        """Return what a piece is, and what it means now."""
        if self._explain is None or (piece.layer == HAND and not self._face_up):
            return ""
        if piece.token == boards_mark.BOARDS:
            return with_key(tr("All boards"), self.extras()[0].act, self._services.bindings)
        self._explain.numbers = self._guide.has_numbers()
        return self._explain(piece)

    def aloud(self, piece: Piece) -> str:
        """Return what a piece is, with what is printed on it."""
        if self._view is None:
            return ""
        return aloud(piece, self.explain(piece), self._view, self._seats)

    def occasion(self) -> str:
        """Return the round, whose turn it is, and how far it has come."""
        phase = phase_words(self._hud.phase)[0] if self._hud.phase else ""
        return "\n".join(part for part in (self._hud.occasion(), self._hud.whose(), phase) if part)

    def zoom(self, name: Token) -> str | None:
        """Return the picture of a box's sheet, or of a card that whoever looks may know."""
        factor = self._services.canvas.lettering.factor
        return reading.picture(ways_list.box_of(name), self._view, self._face_up, factor)

    def reading(self, piece: Piece) -> tuple[float, float]:
        """Return the size in which a piece is read."""
        return reading.size(piece, self._services.canvas.lettering.factor)

    def kept_in_sight(self, piece: Piece) -> Sequence[pygame.FRect]:
        """Return, for the sheet of a box, the way there, and where whoever looks stands."""
        name = ways_list.box_of(piece.token)
        if name.kind != "box" or self._view is None:
            return ()
        return self._guide.about(name.id, self._view)

    def point(self, name: Token | None) -> None:
        """Show the way to the box, or all boxes that bring more of the characteristic, pointed at."""
        self._pointed = ways_list.box_of(name) if name is not None else None
        self._guide.sought, self._guide.is_read = bringers_of(name), name is not None

    def choosing(self, tokens: Sequence[Token]) -> None:
        """Warn of what an attack would be wasted on, once its card is chosen."""
        self._chosen = tokens
        if self._explain is not None:
            self._explain.attack = attack_warnings.chosen_attack(self._ask, tokens)

    # --- beside the table ---

    def extras(self) -> Sequence[Extra]:
        """Return the way to the boards of all players: it is pressed where their mark lies."""
        them = self._seats, self._faces, self._words, self.orders
        return [opener(self._services, self._view, *them)] if self._view is not None else []

    def results(self, view: AlatristeView, told: Sequence[Line]) -> Results:
        """Return what the last screen shows."""
        return results(view, self._seats, [line.event for line in told if line.event is not None])

    # --- drawing ---

    def ledge(self) -> float:
        """Return what the chronicle ends above: the list of ways, or the question of a large hand."""
        return min(self._ways.top - way_row.GAP, laid_cards.ledge(self._has_wide_hand))

    def layout(self, canvas: Canvas) -> None:
        """Print cards and sheets in the language that is used now."""
        card_faces.register(canvas.art, self._board.graph.zones, canvas.lettering.factor)
        for module in (boards_mark, own_tiles, peril, rings, signs_key, pictures):
            module.register(canvas.art)

    def draw_board(self, canvas: Canvas) -> None:
        """Draw Madrid, the own board, and the column at the right."""
        self._madrid.draw(canvas)
        if self._props.shown_view is not None:
            self._guide.draw(canvas, self._props.view, [seat.colour for seat in self._seats])
        self._person.draw(canvas)
        self._hud.draw(canvas)

    def draw_hud(self, canvas: Canvas) -> None:
        """Draw the steps to each open box and the way to the one pointed at, warnings, and the recap."""
        box = self._pointed.id if self._pointed is not None and self._pointed.kind == "box" else None
        self._guide.draw_steps(canvas, box)
        self._tabs.draw(canvas)
        self._ways.draw(canvas, box)
        if self._ask is not None and self._view is not None:
            attack_warnings.draw(canvas, self._view, self._ask, self._chosen)
        self._track.draw(canvas)
        self._sheets.draw_over(canvas, self._ask)
        self._recap.draw(canvas)


SKIN = AlatristeSkin
