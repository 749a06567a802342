"""The play scene: the screen of one session. It owns the page, the zoom, the toolbar and the input.

input -> spot -> turn -> session. The skin says where things lie, the rules say what may be done; this scene
knows neither.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import partial

from game.bots.think import Thought
from game.core.action import Token
from game.core.script import Ask
from game.storage.evenings import EVENING
from game.storage.house_rules import HOUSE
from game.storage.practice import is_practice
from game.translation import tr
from scenes.menus.menu import WALL
from scenes.menus.results import ResultsScene
from scenes.menus.review_job import ReviewJob
from scenes.menus.side_by_side import earlier_in
from scenes.services import NewGame, Services
from scenes.stage.results import with_house_rules
from scenes.stage.spots import CardZoom, Cover
from scenes.stage.sprites import Mark
from scenes.stage.table_picture import draw_table
from scenes.stage.turn import Turn
from scenes.table.badge import badge_on
from scenes.table.buttons import FOOT, Answer
from scenes.table.copy_line import copy_line
from scenes.table.counsel import draw_panel
from scenes.table.devices import awaited, can_use
from scenes.table.driver import Listener
from scenes.table.film_so_far import film_so_far
from scenes.table.finale import Finale, music_of
from scenes.table.handover import HandoverScene
from scenes.table.hints import Hints
from scenes.table.key_slip import KeySlip
from scenes.table.lens import Lens
from scenes.table.plates import Plates
from scenes.table.pools import pools_of
from scenes.table.practice import PracticeDriver
from scenes.table.presenter import Presenter, TableSpeech
from scenes.table.recaller import Recaller
from scenes.table.seat_choices import ask_whose_pads
from scenes.table.session import TableSession
from scenes.table.table_input import TableInput
from scenes.table.toolbar import Toolbar
from scenes.table.unsaved import leave_saved, unsaved_mark
from scenes.table.where_was_i import recall
from scenes.ui.canvas import Canvas
from scenes.ui.clipboard import is_copy
from scenes.ui.dialog import Pool, WidgetScene
from scenes.ui.hands import Hands, kind_of
from scenes.ui.input import Act, Cursor, Focus, Input, Key, Pointer
from scenes.ui.keymap import with_key
from scenes.ui.marks import faces_of
from scenes.ui.page import Page
from scenes.ui.scene import STAY, Glimmer, Push, Quit, Remark, Scene, Transition, source_of
from scenes.ui.widgets import Widget


class PlayScene(WidgetScene, Listener):
    """Shows `session` on the screen and lets people play at it; `home` makes the scene of the title."""

    def __init__(self, services: Services, session: TableSession, home: Callable[[], Scene]) -> None:
        super().__init__(Page(click=services.sound.play))
        self.services, self.session, self.home = services, session, home
        self.table, self.skin = session.table, session.skin
        self.stage, self.director = session.stage, session.director
        self.music = music_of(services, session)
        self.captions_foot = self.skin.captions_foot
        self.zoom = CardZoom(self.skin, self.stage, self.page)
        self.lens = Lens(session, self.page)
        self.presenter = Presenter(session, self.page, self.zoom)
        self.hints = Hints(session, self.lay, self.redraw)
        self.speech = TableSpeech(services, session, self.presenter, self.hints, self.page)
        self.toolbar = Toolbar(
            services,
            session,
            self.presenter,
            self.hints,
            self.speech,
            results=self.last_scene,
            home=home,
            adjust=self.enter,
        )
        self.key_slip = KeySlip(services, session, self.hints)
        self.input = TableInput(services, session, self.page, self.zoom, self.toolbar)
        self.plates = Plates(services, session, self.input.choose)
        if session.viewer.shared:
            services.recognize(seat.name for seat in self.table.seats if seat.human)
        self.devices = services.hands.seated(self.table.seats) if session.viewer.shared else {}
        """The devices of the people at this table, each with its seat."""
        self._goto: Transition | None = None
        self._review_job: ReviewJob | None = None
        self._unsaved = self._stirs = self._waits = False
        self._calling: int | None = None
        self.recalls = False
        """Whoever is asked next is told first where the game stands."""
        if is_practice(self.table.record):
            session.driver = PracticeDriver(services, session, self._lead)
        canvas = services.canvas
        canvas.fetch_nine("ui/panel_paper", "ui/panel_wood", "ui/button_red_normal")
        canvas.art.expect(session.talk.faces.other_moods())
        self.is_patient = sum(seat.human for seat in self.table.seats) <= 1
        session.listeners += [self, Recaller(session), Finale(self, services, session)]

    def begin(self) -> None:
        """Begin the session: show how the table came to be as it is."""
        self.session.begin()
        ask_whose_pads(self.services, self.session)

    @property
    def turn(self) -> Turn | None:
        """Return what the person who is asked has chosen so far, None while nobody is asked."""
        return self.session.turn

    # --- what the session tells ---

    def coming(self, ask: Ask) -> None:
        before = self.services.people.turn
        self.services.follow(self.table.seats[ask.seat])
        if self.services.people.turn is not before:
            self.session.adjust()

    def asked(self, ask: Ask) -> None:
        self.hints.forget()
        if self.session.covered:
            seat, face = self.table.seats[ask.seat], faces_of(self.table.seats)[ask.seat]
            curtain = HandoverScene(self.services, seat, self.session.uncover, self.toolbar.pause, face)
            self._goto = Push(curtain)
        elif self.turn is not None:
            self._call(ask)
            self.page.ring.current, self.is_between = None, True  # where keys begin depends on what is asked
            # A board that has come near has put other things under a mouse that nobody moved.
            self.page.resting = self.skin.camera is not None and not self.page.ring.shown
            if ask.seat != self.session.prompt_panel.seat:
                self.services.sound.play("turn")
            self.hints.nudge(ask)

    def _call(self, ask: Ask) -> None:
        """Shake the pad of whoever is asked now, and show its keys wherever keys are named."""
        source = self.services.hands.device_of(ask.seat)
        if source is None:
            return
        self.services.device = kind_of(source)
        if ask.seat != self.session.prompt_panel.seat and self.services.settings.rumble:
            self.services.hands.rumble(source)

    def thought(self, ask: Ask, thought: Thought) -> None:
        self.hints.watch(ask, thought)

    def answered(self, played: Set[Token]) -> None:
        ask, piece = self.table.ask, self.zoom.piece
        self.services.canvas.art.expect(self.session.talk.faces.other_moods())
        if ask is None:
            self.fetch_last_scene()
        others = ask is None or not self.table.seats[ask.seat].human
        if piece is not None and (others or not played.isdisjoint(piece.tokens)):
            self.page.resting = True
            self.zoom.follow()

    def refused(self) -> None:
        self.services.sound.play("refuse")
        self.redraw()

    def changed(self) -> None:
        self.lay()

    def ended(self) -> None:
        self.hints.forget()
        self._goto = Push(self.last_scene())

    def last_scene(self) -> Scene:
        """Make the scene that ends a game: its results."""
        return self.results()

    def results(self) -> ResultsScene:
        """Make the scene that shows who won, and how."""
        session, record = self.session, self.table.record
        practice, house = is_practice(record), record.notes.get(HOUSE, "")
        again = NewGame(
            self.table.game, self.table.seats, dict(record.options), practice=practice, house=house
        )
        lines = session.chronicle.lines
        results = with_house_rules(self.skin.results(self.table.view(None), lines), house)
        texts = {line.event: line.text for line in lines if line.event is not None}
        if self._review_job is None:
            audience, pool = session.viewer.audience, self.services.worker_pool
            self._review_job = ReviewJob(self.table.game, record, audience, texts, results.when, pool)
            self._review_job.slot = session.saves.slot
        won, words = session.saves.achievements, session.talk.last_words(results.winners)
        earlier = earlier_in(record.notes, len(record.seats))
        job, evening, home = self._review_job, record.notes.get(EVENING, ""), self.home
        if evening:
            self.services.evenings.remember(evening, session.saves.slot, results.moment)
            home = partial(self.services.evening, evening)
        return ResultsScene(self.services, results, job, again, home, won, words, earlier, bool(evening))

    def fetch_last_scene(self) -> None:
        """Start reading what lies behind the results, while the end is still being shown."""
        canvas = self.services.canvas
        results = self.skin.results(self.table.view(None), self.session.chronicle.lines)
        canvas.art.fetch_cover(results.picture or WALL, canvas.size)

    # --- what lies where ---

    def lay(self) -> None:
        """Lay spots and buttons for what can be done now."""
        session, turn, canvas = self.session, self.turn, self.services.canvas
        self.skin.consider(*((turn.ask, turn.chosen) if turn is not None else (None, ())))
        spots = self.presenter.spots(self.input.touch, self.speech.spot)
        if not self.director.busy:
            asked = self.table.ask.seat if self.table.ask is not None else None
            session.prompt_panel.set(self.presenter.prompt(), asked, self.table.seats)
        self.skin.choosing(turn.chosen if turn is not None else ())
        form = turn.form if turn is not None else None
        laid = form.widgets(canvas, self.lay, session.play) if form is not None else []
        paper = form.area(canvas) if form is not None else None
        covers = [Cover(paper)] if paper is not None else []
        buttons = self.toolbar.widgets(turn)
        answers = [*laid, *buttons[:1]] if turn is not None else []
        begins = [widget for widget in (*spots, *answers) if widget.focusable and widget.walkable]
        marks = unsaved_mark(self.services, session, self.toolbar.low)
        self._unsaved = bool(marks)
        shown = [*spots, *covers, *laid, *buttons, *marks, *self.badges()]
        self.page.set_widgets(shown, first=self.presenter.lead(begins))
        self.zoom.keep()
        self.redraw()

    def badges(self) -> Sequence[Widget]:
        """Return what says that nothing of this game counts, where that is so: in one for practice."""
        if not self.session.driver.is_practice:
            return []
        words = tr("Nothing of this counts, and you may go back. The film")
        tip = with_key(words, Act.FILM, self.services.bindings)
        press = partial(film_so_far, self.services, self.session)
        return [badge_on(self.services.canvas, self.session.chronicle, tr("Practice"), press, tip)]

    def _lead(self, where: Transition) -> None:
        """Go there as soon as the present frame is over."""
        self._goto = where

    def redraw(self) -> None:
        """Have one more frame drawn."""
        self.dirty = True

    def marks(self) -> dict[Token, Mark]:
        """Return how each piece is marked now."""
        if self.turn is None or self.director.busy:
            return {piece.token: Mark.PICKED for piece in self.session.answered_pieces}
        advised = {piece.token: Mark.ADVISED for piece in self.presenter.pieces(self.hints.advised())}
        return self.presenter.marks() | advised

    # --- frames ---

    def opener(self, item: Input) -> int | None:
        source, seats, asked = source_of(item), self.services.hands.seats, awaited(self.session)
        if source in seats or asked is None or self.services.hands.can_act(source, asked):
            return seats.get(source, asked)
        return None  # a device of nobody who sits here now

    def can_use(self, item: Input, hands: Hands) -> bool:
        return can_use(item, hands, self.session, self.plates.open.keys(), self.speech.private)

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Key) and self.plates.take(item):
            self.redraw()
            return STAY
        if isinstance(item, Focus) or (
            isinstance(item, Key) and item.down and item.act in (Act.BACK, Act.MENU)
        ):
            self.plates.close()
        if is_copy(item):
            return copy_line(self.services, self.session)
        outcome = STAY if self.lens.take(item) else self.input.handle(item)
        self.lens.reveal()
        pressed = isinstance(item, Key) or (isinstance(item, Pointer) and item.kind == "down")
        self.dirty = self.dirty or self.page.dirty or (pressed and outcome is not None)
        return outcome

    @property
    def busy(self) -> bool:
        return (self.director.busy and not self.director.waiting) or self.zoom.moving or self._stirs

    @property
    def cursor(self) -> Cursor:
        over = super().cursor
        return Cursor.WAIT if over is Cursor.ARROW and self.session.prompt_panel.is_musing else over

    @property
    def private(self) -> bool:
        return self.speech.private or bool(self.plates.open)

    def remarks(self) -> Sequence[Remark]:
        return self.speech.remarks()

    def pools(self) -> Sequence[Pool]:
        return [] if self.director.busy else pools_of(self.page)

    def offer(self, key: str) -> None:
        super().offer(key)
        self.zoom.follow()
        self.lens.reveal()

    def cover(self) -> None:
        self.input.let_go()
        self.plates.close()

    def enter(self) -> None:
        self.cover()
        self.services.sit_down(() if self.session.driver.is_lesson else self.table.seats)
        self.services.hands.seats = self.devices
        self.session.viewer.apart = frozenset(self.devices.values())
        self.session.adjust()
        self.lay()

    def leave(self) -> None:
        self.services.hands.seats = {}
        self.session.close()
        self.services.sit_down(())

    def closing(self) -> Push | None:
        question = leave_saved(self.services, self.session, Quit)
        return question if isinstance(question, Push) else None

    def layout(self, canvas: Canvas) -> None:
        self.skin.layout(canvas)
        if not self.director.busy:
            self.session.settle()
        self.lens.rest()
        self.lay()

    def update(self, dt: float) -> Transition | None:
        session, waited, event = self.session, self._waits, self.session.director.event
        moved = self.lens.update(dt)  # what it is set in motion for now is much work already
        session.update(dt)
        self._waits = session.director.waiting
        self.page.update(dt)
        grown, stirred = self.zoom.update(dt), self.skin.update(dt)
        goes_on = moved and self.lens.moving
        self._stirs = stirred or goes_on
        self.is_between |= (moved and not goes_on) or session.director.event is not event
        self.input.update(dt)
        unsaved = session.saves.failure is not None
        if self._calling != self.skin.orders.calling or self._unsaved is not unsaved:
            self._calling = self.skin.orders.calling
            self.lay()
        told = session.prompt_panel.update(dt) | session.talk.update(dt)
        told |= session.odds_gauge.update(any(map(self.page.is_pointed_at, self.answers())))
        self.dirty |= self.page.dirty or told or grown or stirred or moved or self._waits is not waited
        goto, self._goto = self._goto, None
        if self.recalls and goto is None and self.turn is not None and not session.director.busy:
            self.recalls, goto = False, recall(session, self.speech, self.presenter)
        return goto

    def draw(self, canvas: Canvas) -> None:
        with canvas.dirty_redraw():
            self._draw(canvas)

    def _draw(self, canvas: Canvas) -> None:
        session, marks, panel = self.session, self.marks(), self.hints.panel
        self.skin.is_hinted = panel is not None
        draw_table(canvas, self.skin, self.stage, session.chronicle, marks)
        self.plates.draw_signs(canvas)
        session.talk.draw(canvas, self.stage)
        self.zoom.papers = [session.prompt_panel.draw(canvas, self.zoom.area(canvas.lettering.factor))]
        if not self.is_covered:
            self.key_slip.draw(canvas, self.toolbar.low, self.answers_top)
        if self.turn is not None and self.turn.form is not None:
            self.turn.form.draw(canvas)
        session.odds_gauge.draw(canvas)
        self.draw_pointers(canvas)
        self.page.draw(canvas)
        self.input.answer_keys.draw(canvas)
        if panel is not None:
            self.zoom.papers = [*self.zoom.papers, draw_panel(canvas, panel, session, marks)]
        self.plates.draw(canvas)
        self.zoom.dim = [name for name in marks if marks[name] is Mark.DIM]
        self.zoom.draw(canvas, self.page.ring.shown)

    def draw_pointers(self, canvas: Canvas) -> None:
        """Draw what points at things on the table, below tips and large cards; here nothing does."""

    def glimmers(self) -> Sequence[Glimmer]:
        return self.skin.glimmers()

    @property
    def answers_top(self) -> float:
        """Return the upper edge of the answers; of what the game adds, if that stands with them."""
        apart = self.skin.asides is not None
        tops = (answer.rect.top for answer in self.answers() if not (apart and answer.aside))
        return min(tops, default=FOOT)

    def answers(self) -> list[Answer]:
        """Return the buttons beside the deck: the answers, and what the game adds to them."""
        return [widget for widget in self.page.widgets if isinstance(widget, Answer)]
