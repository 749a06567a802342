"""The table: the sole owner of the true state. Every decision, whoever takes it, goes through `play`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from typing import Generic

from game.core.action import Action, Token
from game.core.codec import decode, encode
from game.core.errors import NotHereError, UserError
from game.core.event import Event, seen
from game.core.game import Game, Graph, Options, S, V, new_state, resolve_options
from game.core.record import Record
from game.core.rng import Rng
from game.core.script import Ask, Running, advance
from game.core.seat import Seat, Standing

TRIED = 60
"""Decisions after which a position of other rules has shown that it can be played on from."""


class Table(Generic[S, V]):
    """A game being played: asks, takes answers, shows views, keeps the record.

    `ask` is the question on the table (None: the game is over); `record` holds all decisions so far. Nothing
    that it returns can be used to change the state.

    >>> from game import find
    >>> seats = [Seat(place, name, "red") for place, name in enumerate(("Ana", "Bea", "Carmen"))]
    >>> table = Table(find("toruro"), seats, seed=1)
    >>> table.play(table.ask.seat, table.ask.options[0])
    >>> [str(action) for action in table.record.actions]
    ['discard card:1']
    >>> table.play(0, table.ask.options[0])
    Traceback (most recent call last):
    game.core.errors.UserError: It is not the turn of seat 1.
    """

    def __init__(
        self,
        game: Game[S, V],
        seats: Sequence[Seat],
        seed: int,
        options: Options | None = None,
        board: Graph | None = None,
    ) -> None:
        """Set the game up and run it to its first question.

        Raises UserError: the game has no such options, or not that many seats.
        """
        meta, resolved = game.meta, resolve_options(game.meta, options or {})
        where = f"{board.name} {board.digest}" if board is not None else ""
        self.game = game
        self.seats = tuple(seats)
        self.record = Record(meta.id, meta.version, where, resolved, self.seats, seed)
        self._events: list[Event] = []
        self._state = new_state(game, len(seats), seed, resolved, board)
        self._before: tuple[S, Action | None] | None = game.clone(self._state), None
        self._state.events = self._events
        self.is_bound = False
        """True if the last decision led to a binding event."""
        self._undo: list[S] = []  # before each decision that the seat in turn may take back
        self.ask: Ask | None = advance(self._state)

    def play(self, seat: int, action: Action) -> None:
        """Take the answer of a seat, and run the game to the next question.

        Raises UserError: it is not their turn, or the answer is not among the options.
        """
        ask = self.ask
        if ask is None:
            raise UserError("The game is over.")
        if ask.seat != seat:
            raise UserError("It is not the turn of seat {seat}.", seat=seat + 1)
        if action not in ask.options:
            raise UserError("'{action}' is not allowed here.", action=str(action))
        before, word = self.game.clone(self._state), self._state.rng.word
        self.record.actions.append(action)
        self._before = before, action
        self._events.clear()
        self.ask = advance(self._state, action)
        self.is_bound = any(event.binding for event in self._events)
        if self.is_bound or self._state.rng.word != word or self.ask is None or self.ask.seat != seat:
            self._undo.clear()
        else:
            self._undo.append(before)

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """Return what happened in the last play (or at the start), as that seat or the public saw it."""
        return seen(self._events, seat)

    def open_events(self) -> tuple[Event, ...]:
        """Return what happened in the last play (or at the start) with all that was hidden from anybody."""
        return tuple(self._events)

    def events_with_views(self, seat: int | None) -> tuple[tuple[Event, V], ...]:
        """Return the same events, each with that seat's view of the table right after it.

        The play is carried out once more to look at it, so that plays at which nobody looks cost nothing.
        """
        if self._before is None:
            return ()
        before, action = self._before
        return tell(self.game, self.game.clone(before), action, seat)[0]

    def view_before(self, seat: int | None) -> V:
        """Return that seat's view of the table before the last play, or before the start; nobody is asked.

        Where nothing has been played since the table was set to a position, it is the present view.
        """
        return (
            _view_within(self.game, self.game.clone(self._before[0]), seat)
            if self._before
            else self.view(seat)
        )

    def view(self, seat: int | None) -> V:
        """Return what that seat, or for None the public, may know now.

        >>> from game import find
        >>> seats = [Seat(place, name, "red") for place, name in enumerate(("Ana", "Bea", "Carmen"))]
        >>> table = Table(find("toruro"), seats, seed=1)
        >>> len(table.view(0).hand), len(table.view(None).hand)
        (3, 0)
        """
        return self.game.view(self._state, seat)

    def standings(self) -> tuple[Standing, ...]:
        """Return how the seats stand now; final when `ask` is None."""
        return self.game.standings(self._state)

    @property
    def context(self) -> int:
        """What the answer may depend on, as lines have it: the game's bearing, and a person or a bot."""
        ask = self.ask
        return 2 * self.game.bearing(self._state, ask) + self.seats[ask.seat].human if ask else 0

    @property
    def rounds(self) -> int:
        """The number of rounds that were played, as the game counts them."""
        return self.game.rounds(self._state)

    @property
    def can_undo(self) -> bool:
        """True if the seat in turn may take its last decision back.

        No die, draw, other seat or event that binds came after it.
        """
        return bool(self._undo)

    def undo(self) -> bool:
        """Take back the last decision of the seat in turn, where `can_undo`; return whether it was."""
        if not self.can_undo:
            return False
        self.record.actions.pop()
        self._rest_on(self._undo.pop())
        return True

    def go_on(self, record: Record, board: Graph | None = None) -> None:
        """Go to the last position of a record, whatever led there, and go on with that record.

        Raises UserError: this game cannot be in that position.
        """
        state = decode(self.game, record.position.encode(), board)
        pieces = sorted(self.game.pieces(self._state))
        self.record = record
        self._undo.clear()
        try:
            self._try_out(self.game.clone(state), pieces)
            self._rest_on(state)
        except Exception as error:  # the values fit one by one, but not together
            raise UserError("The position cannot be gone on with: {reason}.", reason=repr(error)) from None

    def _try_out(self, state: S, pieces: Sequence[Token]) -> None:
        """Play on from a position at random for a while, and see whether it keeps what a game promises.

        Raises ValueError: it does not, or whatever the rules stumble over.
        """
        rng, game = Rng(TRIED), self.game
        state.events = []
        ask = advance(state)
        for _ in range(TRIED):
            seats = [row.seat for row in game.standings(state)]
            if seats != list(range(len(self.seats))) or sorted(game.pieces(state)) != pieces:
                raise ValueError("something is missing on the table, or there twice")
            views = [game.view(state, seat) for seat in (None, *seats)]
            if ask is None:
                return
            if game.view(game.determinize(views[1 + ask.seat], rng), ask.seat) != views[1 + ask.seat]:
                raise ValueError("what a seat sees cannot be")
            ask = advance(state, rng.pick(ask.options))

    def sit_down(self, seat: Seat) -> None:
        """Let somebody sit in a seat from now on; nothing can be taken back that was decided before."""
        self.record.sit_down(seat)
        self.seats = self.record.seats
        self._undo.clear()

    def _rest_on(self, state: S) -> None:
        """Make that the state, in which nothing has happened yet."""
        self._events.clear()
        self.is_bound = False
        self._before = None
        self._state = state
        self._state.events = self._events
        self.ask = advance(self._state)

    def branch(self, chance: int | None = None) -> Table[S, V]:
        """Return another table that stands where this one does, and goes its own way from here.

        Chance brings to it what it would have brought here, or, given `chance`, what follows from that seed.
        Nothing can be taken back on it that was decided on this one.
        """
        made, record = copy(self), self.record
        made.record = replace(
            record, options=dict(record.options), actions=[*record.actions], notes=dict(record.notes)
        )
        made._events, made._undo = [*self._events], []
        made._state = self.game.clone(self._state)
        made._state.events = made._events
        if chance is not None:
            made._state.rng = Rng(chance).split()
        return made

    def snapshot(self) -> Record:
        """Return the record with the present position in it, ready to be written."""
        self.record.position = encode(self._state).decode()
        return self.record


def tell(
    game: Game[S, V], state: S, answer: Action | None, seat: int | None
) -> tuple[tuple[tuple[Event, V], ...], Ask | None]:
    """Carry out an answer, and return what comes of it and the question that follows.

    It is told as that seat (None: the public) sees it: each event with its view of the table right after it.
    """
    watched = _Watched(lambda: _view_within(game, state, seat))
    state.events = watched
    following = advance(state, answer)
    pairs = zip(watched, watched.views, strict=True)
    return tuple(
        (face, view) for event, view in pairs if (face := event.seen_by(seat)) is not None
    ), following


def _view_within(game: Game[S, V], state: S, seat: int | None) -> V:
    """Return the view of that seat in the middle of a step, in which nobody is asked anything."""
    state.stack.append(Running())
    view = game.view(state, seat)
    state.stack.pop()
    return view


class _Watched(list[Event], Generic[V]):
    """The events of one play; `look` is called after each of them, and `views` are what it returned."""

    def __init__(self, look: Callable[[], V]) -> None:
        super().__init__()
        self.views: list[V] = []
        self._look = look

    def append(self, event: Event) -> None:
        """Add an event, and look."""
        super().append(event)
        self.views.append(self._look())


def replay(
    game: Game[S, V],
    record: Record,
    board: Graph | None = None,
    watch: Callable[[Table[S, V]], object] = lambda _: None,
) -> Table[S, V]:
    """Play a record from its first decision to its last, and return the table.

    `watch` sees the table at the start and after each decision.

    Raises UserError: the place where the record differs from the rules, or what it lacks.

    >>> from game import find
    >>> seats = [Seat(place, name, "red") for place, name in enumerate(("Ana", "Bea", "Carmen"))]
    >>> table = Table(find("toruro"), seats, seed=1)
    >>> table.play(table.ask.seat, table.ask.options[0])
    >>> replay(table.game, table.snapshot()).ask == table.ask
    True
    """
    meta = game.meta
    if record.game == meta.id and record.version != meta.version:
        raise UserError(
            "This game was played by rules version {old} of {game}; this program plays version {new}.",
            old=record.version, new=meta.version, game=meta.name,
        )  # fmt: skip
    table = _laid(game, record, record.options, board)
    watch(table)
    for number, action in enumerate(record.actions, 1):
        told = str(action)[:80]
        if table.ask is None:
            raise UserError(
                "The game is over before decision {number}, '{action}'.", number=number, action=told
            )
        try:
            table.play(table.ask.seat, action)
            watch(table)
        except UserError:
            raise UserError(
                "Decision {number}, '{action}', is not possible where it stands.",
                number=number,
                action=told,
            ) from None
    if record.position and table.snapshot().position != record.position:
        raise UserError(
            "All {count} decisions can be played, but they lead to another position.",
            count=len(record.actions),
        )
    return table


def resume(
    game: Game[S, V],
    record: Record,
    board: Graph | None = None,
    watch: Callable[[Table[S, V]], object] = lambda _: None,
) -> Table[S, V]:
    """Return the table of a saved game to go on with.

    It is replayed, or, where other rules led there, begins at its last position. Raises UserError: as
    `replay`, or what is wrong with the position.
    """
    if record.version == game.meta.version:
        return replay(game, record, board, watch)
    table = _laid(game, record, {}, board)
    table.go_on(record, board)
    return table


def _laid(game: Game[S, V], record: Record, options: Options, board: Graph | None) -> Table[S, V]:
    """Return a table for that record, at its start. Raises UserError: it is of another game or board."""
    if record.game != game.meta.id:
        raise UserError("This is a game of '{other}', not of {game}.", other=record.game, game=game.meta.name)
    table = Table(game, record.seats, record.seed, options, board)
    if table.record.board != record.board:
        raise NotHereError("This game was played on another board ({board}).", board=record.board or "-")
    table.record.notes |= record.notes
    table.record.former = record.former
    return table
