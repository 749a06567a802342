"""The recap: as a person's turn begins, a paper shows what has touched that person since the last one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest

import pygame

from game.alatriste import events, events_combat
from game.alatriste.rows import CARDS
from game.alatriste.tokens import NOBODY
from game.alatriste.view import AlatristeView
from game.core.event import Event
from game.core.seat import Seat
from game.translation import language, tr
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.drawing.recap_rows import ICON, ICONS, Row, change, lost_turn, weightiest
from scenes.skins.alatriste.layout import PORT
from scenes.skins.alatriste.words import menace, victory
from scenes.stage.results import amount
from scenes.stage.skin import Line
from scenes.ui.anim import Cue, until_read, wait, wait_for
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, LIFTED, OLIVE_DK, SEPIA

WIDE, HIGHEST = 452.0, 496.0
"""How wide the paper is, so that whoever reads it sees the own pawn beside it, and how high at most."""
LARGEST = 1.4
"""The text size beyond which too few lines would fit."""
PICTURE, GAP = 34.0, 6.0
"""How large pictures are before a line, and how far one lies from the next."""
INDENT = 2 * (PICTURE + GAP) + 6
"""How far the words of a line begin from where its pictures may."""
MOST, PERILS = 6, 2
"""So many rows are told at most, and of so many rivals who may be received."""
CHANGE, BESIDE = "small button", 10.0
"""The letters in which a change stands at the end of a row, and how far from its words."""
PATIENCE = 1.2
"""Seconds that the paper waits at most until it has been painted ahead; they pass faster where all does."""


class Recap:
    """What has touched the people at this table since their last turns.

    `line` has the chronicle's line for an event, `touches` tells whether it befalls a seat, and `portrait`
    names the picture of a seat's face.
    """

    def __init__(
        self,
        seats: Sequence[Seat],
        line: Callable[[Event], Line | None],
        touches: Callable[[Event, int], bool],
        portrait: Callable[[int], str],
    ) -> None:
        self._line, self._touches, self._portrait = line, touches, portrait
        self._seats, self._names = tuple(seats), [seat.name for seat in seats]
        self._warned = dict[int, set[int]]()  # each person, and whose audience they have been told of
        self._gathered: dict[int, list[Event]] = {seat.index: [] for seat in seats if seat.human}
        self._due: dict[int, list[Event]] = {}
        self._known: dict[int, Event] = {}
        self._has_numbers = self._is_open = True
        self._active = NOBODY
        self._throwing: tuple[int, ...] = ()  # who takes part in a contest, or in a game of dice
        self._view: AlatristeView | None = None  # the table after the event that is shown now
        self._side = 1  # at which side of Madrid the paper lies
        self.shown: tuple[str, ...] = ()
        """What stands on the paper; nothing where none is shown."""
        self._rows: tuple[Row, ...] = ()
        self._painted: tuple[Row, ...] = ()
        self._page, self._pages = 0, 1

    def hear(self, event: Event) -> None:
        """Keep an event that has happened; one that is shown again has been kept before."""
        if id(event) in self._known:
            return
        self._known[id(event)] = event
        if isinstance(event, events.TurnBegan):
            self._active = event.seat
            if event.seat in self._gathered:
                self._due[id(event)], self._gathered[event.seat] = self._gathered[event.seat], []
        if isinstance(event, events.ContestHeld | events.DiceThrown):
            self._throwing = event.seats
        for seat, gathered in self._gathered.items():
            if seat != self._active and (self._is_done_to(event, seat) or self._has_thrown(event, seat)):
                gathered.append(event)

    def _is_done_to(self, event: Event, seat: int) -> bool:
        """Return whether an event befalls a seat by others: what it does and gains itself does not."""
        match event:
            case events.Changed(seat=whose, n=n) if whose == seat and n > 0:
                return False
            case events_combat.Challenged(seat=whose, accepted=accepted):
                return self._touches(event, seat) and whose != seat and accepted is None
            case events_combat.CombatBegun(seat=whose) if whose == seat:
                return False
            case events_combat.Clashed(winner=winner) if winner in (seat, None):
                return False
        return self._touches(event, seat)

    def _has_thrown(self, event: Event, seat: int) -> bool:
        """Return whether an event ends what that seat has thrown for, won or lost."""
        return isinstance(event, events.ContestWon | events.DiceWon) and seat in self._throwing

    def read(
        self,
        view: AlatristeView,
        side_of: Callable[[int], int],
        has_numbers: bool = True,
        is_open: bool = True,
    ) -> None:
        """Take over the table after an event, and at which side of Madrid a box hides under no paper.

        Whoever looks at it may want no chances, and may see the hand of the view only if it `is_open`.
        """
        self._view, self._side = view, side_of(view.players[view.active].box)
        self._has_numbers, self._is_open = has_numbers, is_open

    def rows(self, event: Event) -> tuple[Row, ...]:
        """Return what is told when a turn begins by that event, a row for each that it tells of.

        First comes what others have done, then who is near to winning, each of these rivals once.
        """
        if not isinstance(event, events.TurnBegan) or event.seat not in self._gathered:
            return ()
        past = self._due.get(id(event), ())
        lost = None if self._view is None else lost_turn(self._view.players[event.seat])
        missed = [told for told in past if isinstance(told, events.MustMiss)]
        said_again = missed if lost is not None else missed[:-1]  # the last one counts all
        told = [*self._told([told for told in past if told not in said_again], event.seat)]
        perils = [*self._perils(event.seat, bool(told or lost))]
        leads = self._leader(event.seat) if told else None
        is_new = leads is not None and leads.pictures[0] not in (row.pictures[0] for row in perils)
        besides = [*perils, *([leads] if leads is not None and is_new else []), *([lost] if lost else [])]
        return (*weightiest(told, MOST - len(besides)), *besides)

    def _perils(self, whose: int, has_paper: bool) -> Iterator[Row]:
        """Yield the rivals who may be received; one told of before brings no paper of its own."""
        view = self._view
        if view is None or view.seat != whose:
            return
        found = menace.menaces(view)
        if has_paper or any(one.seat not in self._warned.get(whose, ()) for one in found):
            for one in found[:PERILS]:
                words = menace.told(one, view, self._seats, self._has_numbers, self._is_open)
                yield Row((self._portrait(one.seat), f"{ICON}valido"), words, True)

    def _told(self, past: Sequence[Event], whose: int) -> Iterator[Row]:
        """Yield what has befallen that seat; an attack and what comes of it at once are told together."""
        before: Event | None = None
        told = [(event, line.text) for event in past if (line := self._line(event)) is not None]
        for (event, words), (after, _) in zip_longest(told, told[1:], fillvalue=(None, "")):
            assert event is not None
            if isinstance(before, events_combat.Attacked) and self._is_from(event, before):
                name = f"**{self._names[before.seat]}**"
                yield Row(self._pictures(before, whose), f"{name}: {words}", False, *change(event, whose))
            elif not self._is_from(after, event):
                yield Row(self._pictures(event, whose), words, False, *change(event, whose))
            before = event

    def _is_from(self, event: Event | None, attack: Event) -> bool:
        """Return whether an event is what an attack, told just before, costs, or that it waits now."""
        if event is None or not isinstance(attack, events_combat.Attacked):
            return False
        match event:
            case events.Changed(source=source):
                kind = CARDS[attack.card.id].key  # a source is named by the first card of its kind
                return any(name.kind == "card" and CARDS[name.id].key == kind for name in source)
            case events_combat.AttackWaits(card=card):
                return card == attack.card
        return False

    def _leader(self, whose: int) -> Row | None:
        """Return who is nearest to winning, by Fame or by score; None where that is more than one."""
        if self._view is None:
            return None
        seats = [*victory.leaders(self._view)]
        if len(seats) > 1:
            return None
        leader, is_own = self._view.players[seats[0]], seats == [whose]
        score, name = amount(leader.score), f"**{self._names[seats[0]]}**"
        if victory.has_score_to_count(self._view):
            words = (
                tr("You lead now, with a score of {n}.", n=score)
                if is_own
                else tr("{name} leads now, with a score of {n}.", name=name, n=score)
            )
        elif is_own:
            words = tr("You are nearest to the Favourite: Fame {n} of {goal}.", n=leader.fame_total,
                       goal=leader.audience_fame)  # fmt: skip
        else:
            words = tr("{name} is nearest to the Favourite: Fame {n} of {goal}.", name=name,
                       n=leader.fame_total, goal=leader.audience_fame)  # fmt: skip
        return Row((self._portrait(seats[0]), f"{ICON}fame"), words)

    def _pictures(self, event: Event, whose: int) -> tuple[str, ...]:
        """Return the face of whoever did it to that seat, if anybody did, and a sign of what it was."""
        seat = getattr(event, "seat", None)
        pair = [other for other in getattr(event, "seats", ()) if other != whose]
        others = [seat] if seat is not None and seat not in (whose, NOBODY) else pair[:1]
        card = getattr(event, "card", None)
        sign = ICONS.get(type(event), getattr(event, "stat", ""))
        signs = [card_faces.tile(card.id)] if card is not None else [f"{ICON}{sign}"] if sign else []
        return (*map(self._portrait, others), *signs)

    def cue(self, event: Event, before: Cue | None = None) -> Cue:
        """Show the papers of the turn that begins by that event, if any, each until the player goes on.

        What would lie over them ends `before`.
        """
        self._rows, self._page = self.rows(event), 0
        view = self._view
        if isinstance(event, events.TurnBegan) and view is not None and view.seat == event.seat:
            self._warned[event.seat] = {one.seat for one in menace.menaces(view)}
        if self._rows:
            if before is not None:
                yield from before
            yield from wait(0.1)
            yield from wait_for(lambda: self._painted == self._rows, PATIENCE)
            self.shown = tuple(row.text for row in self._rows)
            yield from until_read()
            while self._page + 1 < self._pages:
                self._page += 1
                yield from until_read()
        self.shown = ()

    def pictures(self, event: Event) -> list[str]:
        """Return the pictures on the paper of a turn, if such an event begins one."""
        return [picture for row in self.rows(event) for picture in row.pictures]

    def expect(self, canvas: Canvas, event: Event) -> None:
        """Have these pictures made ready."""
        canvas.expect(self.pictures(event), (PICTURE, PICTURE))

    def ahead(self, canvas: Canvas, event: Event) -> list[Callable[[], object]]:
        """Return what can be done before the paper of a turn is shown: to paint it."""
        rows = self.rows(event)
        return [partial(self._paint, canvas, rows)] if rows else []

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper, if it is shown."""
        if self.shown:
            painted = self._paint(canvas, self._rows)
            canvas.blit_at_pixel(painted, canvas.to_pixels(room(self._side)).topleft)

    def _paint(self, canvas: Canvas, rows: tuple[Row, ...]) -> pygame.Surface:
        """Return the picture of the paper, in device pixels."""
        with canvas.lettering.at_most(LARGEST):
            area = room(self._side)
            pages = paged(canvas, rows, area.h - 40)
            self._pages, page = len(pages), min(self._page, len(pages) - 1)
            paint = partial(_draw, canvas, pages[page], (page, len(pages)), area.inflate(-40, -40))
            painted = canvas.prepare_layer("alatriste/recap", (rows, page, language()), area, paint)
        self._painted = rows
        return painted


def room(side: int) -> pygame.FRect:
    """Return the room for the paper and its shadow, at the left (-1) or right side of Madrid."""
    area = pygame.FRect(0, 0, WIDE, HIGHEST)
    area.center = PORT.centerx + side * (PORT.w - WIDE - 8) / 2, PORT.centery
    return area.inflate(40, 40)


def paged(canvas: Canvas, rows: Sequence[Row], height: float) -> list[list[tuple[Row, float]]]:
    """Return all rows, each with its height, on as many papers as they need that are so high at most."""
    high = [
        max(PICTURE, canvas.measure(row.text, row.style, _across(canvas, row))[1])
        + 5
        + (14 if row.is_verdict else 0)
        for row in rows
    ]
    room = height - 64 - _title(canvas)
    if sum(high) > room:
        room -= _foot(canvas)
    pages, left = list[list[tuple[Row, float]]]([[]]), room
    for row, needed in zip(rows, high, strict=True):
        if needed > left and pages[-1]:
            pages.append([])
            left = room
        pages[-1].append((row, needed))
        left -= needed
    return pages


def _across(canvas: Canvas, row: Row) -> float:
    """Return how wide the words of a row may be, beside what has changed."""
    return WIDE - 72 - INDENT - (canvas.measure(row.told, CHANGE)[0] + BESIDE if row.told else 0.0)


def _title(canvas: Canvas) -> float:
    return canvas.measure(tr("Since your last turn"), "heading")[1] + 12


def _foot(canvas: Canvas) -> float:
    return canvas.measure("A", "strong")[1] + 6


def _draw(
    canvas: Canvas, lines: Sequence[tuple[Row, float]], page: tuple[int, int], area: pygame.FRect
) -> None:
    """Draw the rows of a page on a paper as high as they need; of several each says which it is."""
    number, count = page
    title = _title(canvas)
    high = 64 + title + sum(high for _, high in lines) + (_foot(canvas) if count > 1 else 0.0)
    paper = pygame.FRect(area.left, area.centery - high / 2, area.w, high)
    canvas.nine("ui/panel_paper", paper, shadow=LIFTED)
    y = paper.top + 30
    canvas.text(tr("Since your last turn"), paper.centerx, y, "heading", ALMAGRE_DK, anchor="center top")
    y += title
    for row, high in lines:
        if row.is_verdict:
            canvas.fill((paper.left + 24, y + 4, paper.w - 48, high - 4), ALMAGRE_DK, 34, 10)
        middle, x = y + (high - 5) / 2, paper.left + 36 + INDENT - 6 - (PICTURE + GAP) * len(row.pictures)
        for picture in row.pictures:
            canvas.picture(picture, x + PICTURE / 2, middle, PICTURE, anchor="center")
            x += PICTURE + GAP
        left = paper.left + 36 + INDENT
        wide = _across(canvas, row)
        canvas.text(row.text, left, middle, row.style, INK, anchor="left middle", width=wide, box=paper)
        if row.told:
            colour = ALMAGRE_DK if row.change < 0 else OLIVE_DK
            canvas.text(row.told, paper.right - 36, middle, CHANGE, colour, anchor="right middle", box=paper)
        y += high
    if count > 1:
        told = {"n": number + 1, "all": count}
        words = tr("Paper {n} of {all}: go on to read more", **told)
        if number + 1 == count:
            words = tr("Paper {n} of {all}", **told)
        canvas.text(words, paper.centerx, y + 2, "strong", SEPIA, anchor="center top", box=paper)
