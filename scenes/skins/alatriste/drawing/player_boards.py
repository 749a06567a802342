"""The boards of all players at once, with who has promised what, and the sheet of standing orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.alatriste.rows import CARDS
from game.alatriste.view import AlatristeView, PlayerView
from game.core.seat import Seat
from game.translation import tr
from scenes.menus.form_layout import Line, Note, Section, choice_row, lay_form
from scenes.menus.menu import MenuScene, close_button, foot
from scenes.services import Services
from scenes.skins.alatriste.drawing import boards_mark, card_faces
from scenes.skins.alatriste.drawing.seat_plate import states
from scenes.skins.alatriste.layout import SHEET, STATS
from scenes.skins.alatriste.words import explain
from scenes.skins.alatriste.words.characteristics import total
from scenes.skins.alatriste.words.questions import Words
from scenes.skins.alatriste.words.standing_orders import CARDS_OF, WINDOWS
from scenes.stage.results import amount
from scenes.stage.skin import Extra
from scenes.stage.standing_orders import Orders, Wish
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Act
from scenes.ui.marks import draw_face
from scenes.ui.scene import STAY, Pop, Push, Transition
from scenes.ui.text import signed
from scenes.ui.widgets import Button, Label, Panel, Press, Scroll, Widget

WIDTH, TOP = 760.0, 24.0


class OrdersScene(MenuScene):
    """The sheet over the boards; where hands are secret it is covered until its owner asks to see it."""

    overlay = True
    music = None
    first = "close"

    def __init__(self, services: Services, seat: Seat, orders: Orders) -> None:
        super().__init__(services)
        self._seat, self._orders = seat, orders
        self._covered = orders.secret

    @property
    def private(self) -> bool:
        return self._orders.secret and not self._covered

    def _uncover(self) -> Transition:
        self._covered = False
        self.relayout()
        return STAY

    def widgets(self, canvas: Canvas) -> list[Widget]:
        words = tr("Standing orders of {name}", name=self._seat.name)
        title = canvas.measure(words, "title", WIDTH - 80)[1]
        close, show = tr("Close"), tr("I am {name}: show them", name=self._seat.name)
        high = Button.size(canvas, close)[1]
        most = foot(canvas) - TOP - 6
        left, right = (theme.WIDTH - WIDTH) / 2 + 40, (theme.WIDTH + WIDTH) / 2 - 40
        body = pygame.FRect(left, TOP + title + 34, right - left, most - title - high - 72)
        hint = tr("The others look away: these orders are for one player's eyes.")
        form = lay_form(canvas, body, [[Section("", [Note(hint)] if self._covered else self._rows())]])
        under = min(body.bottom, max(row.rect.bottom for row in form.children)) + 12
        paper = pygame.FRect((theme.WIDTH - WIDTH) / 2, TOP, WIDTH, under + high + 26 - TOP)
        buttons = [self._button(canvas, right - Button.size(canvas, close)[0], under, close, Pop, "close")]
        if self._covered:
            buttons.insert(0, self._button(canvas, left, under, show, self._uncover, "uncover"))
        return [
            Panel(paper, "paper", theme.LIFTED),
            Label((left, TOP + 26, right - left, title), words, "title", theme.ALMAGRE_DK),
            form,
            *buttons,
        ]

    def _button(self, canvas: Canvas, x: float, y: float, words: str, press: Press, key: str) -> Button:
        return Button((x, y, *Button.size(canvas, words)), words, press, key=key)

    def _rows(self) -> list[Line]:
        hint = tr("What is to be done when these could answer somebody. Nobody else is told what you order.")
        if self._orders.secret:
            hint += " " + tr("You are asked only if you press the button that is there while all wait.")
        rows: list[Line] = [Note(hint)]
        wishes: list[tuple[Wish, str]] = [
            ("always", tr("Always")),
            ("ask", tr("Ask me")),
            ("never", tr("Never")),
        ]
        for order, card in CARDS_OF.items():
            now = self._orders.wish(self._seat.index, order, "ask")
            give = partial(self._give, order)
            rows.append(choice_row(order, tr(card.name), wishes, now, give, tr(card.text)))
        now = self._orders.wish(self._seat.index, WINDOWS, "never")
        tip = tr("Trades can be offered and some helps played in the card phases of others, too.")
        rows.append(choice_row(WINDOWS, tr("Card phases of others"), wishes[1:], now,
                              partial(self._give, WINDOWS), tip))  # fmt: skip
        return rows

    def _give(self, order: str, wish: Wish) -> None:
        self._orders.give(self._seat.index, order, wish)


PAPER = pygame.FRect(40, 24, 1200, 646)
ACROSS = 2
"""So many boards lie beside one another."""
LOWEST, LARGEST_CARD = 148.0, 226.0
"""The height of a board, unless there is more room, and that of a card at most."""
FACE, HEAD, GAP = 52.0, 62.0, 8.0
"""A player's face, the room for it and the numbers above the cards, and between two cards."""
CLOSE_UP, BESIDE, MARGIN = 400.0, 14.0, 12.0
"""The height of a card that is shown large, how far it lies from the small one, and from the edge."""
PICTURED, CHIP, CHIP_HIGH, CHIPS = 78.0, 48.0, 22.0, 2
"""How wide a picture alone is at most, and how wide and high the room for a thing that its card adds; so many
things a card adds at most."""
GUTTER, BAR = 26.0, 14.0
"""The room between two boards, and at the right for the bar that scrolls them."""
LOW, ASIDE = 200.0, 204.0
"""A board that is lower has its cards beside the face and the numbers, which need so much room."""


class Who(Widget):
    """A player's face, name and numbers: in a row, or `narrow` in two below the face."""

    def __init__(self, rect: Area, seat: Seat, face: str, player: PlayerView, narrow: bool) -> None:
        super().__init__(rect)
        self._seat, self._face, self._player, self._narrow = seat, face, player, narrow

    @property
    def spoken_text(self) -> str:
        return explain.numbers(self._seat, self._player)

    def draw(self, canvas: Canvas) -> None:
        player, left, top = self._player, self.rect.left, self.rect.top
        canvas.line(self.rect.topleft, self.rect.topright, theme.PAPER_DK, 1)
        draw_face(canvas, self._face, self._seat.colour, (left + FACE / 2, top + HEAD / 2), FACE)
        with canvas.lettering.at_most(1.3):
            x = left + FACE + 14
            name = canvas.lettering.shorten(self._seat.name, "strong", canvas.k, 130 * canvas.k)
            colour = theme.SEATS[self._seat.colour].on_paper
            end = canvas.text(name, x, top + 19, "strong", colour, anchor="left middle").right + 10
            x, y = (x, top + 44) if self._narrow else (end, top + 19)
            for icon, turns in states(player):
                canvas.picture(f"alatriste/icon_{icon}", x + 10, y, 22, anchor="center")
                x += 24
                if turns:
                    x = canvas.text(str(turns), x, y, "key", theme.ALMAGRE_DK,
                                    anchor="left middle").right + 4  # fmt: skip
            numbers = (
                *((f"alatriste/icon_{stat}", total(player, stat)) for stat in STATS),
                ("ui/card", player.cards),
                ("ui/laurel", player.score),
            )
            for place, (icon, number) in enumerate(numbers):
                at = left + FACE + 24 + place * 56, top + 44
                if self._narrow:
                    at = left + 14 + place % 3 * 58, top + HEAD + 18 + place // 3 * 30
                canvas.picture(icon, *at, 13 if icon == "ui/card" else 20, anchor="center")
                canvas.text(
                    amount(number), at[0] + 13, at[1], "small number", theme.INK, anchor="left middle"
                )


class Shown(Widget):
    """A card on a board, which is shown large beside it when pointed at; a waiting attack is framed.

    Where its words would be too small to be read it is a picture alone, `pictured` above what the card adds,
    or above an hourglass if it waits.
    """

    def __init__(self, rect: Area, card: int, waits: bool, pictured: bool = False) -> None:
        super().__init__(rect, key=f"card {card}", focusable=True)
        self._card, self._waits, self._pictured = card, waits, pictured

    @property
    def spoken_text(self) -> str:
        words = explain.card(self._card)
        return "\n".join([tr("It waits for its turn."), words]) if self._waits else words

    def draw(self, canvas: Canvas) -> None:
        if self._waits:
            canvas.fill(self.rect.inflate(6, 6), theme.ALMAGRE, radius=7)
        if self._pictured:
            self._draw_picture(canvas)
            return
        canvas.picture(card_faces.card(self._card), *self.rect.topleft, self.rect.w, height=self.rect.h)

    def _draw_picture(self, canvas: Canvas) -> None:
        """Draw the picture, and below it each thing that the card adds, with its sign."""
        side = self.rect.w
        canvas.fill(self.rect, theme.PAPER_HI, radius=6)
        canvas.frame(self.rect, theme.PAPER_DK, 1.2, 6)
        canvas.picture(card_faces.tile(self._card), *self.rect.topleft, side, height=side)
        x = self.rect.left + (side - CHIP) / 2
        if self._waits:
            middle = self.rect.top + side + CHIP_HIGH * CHIPS / 2 + 2
            canvas.picture("alatriste/icon_turn", self.rect.centerx, middle, 28, anchor="center")
            return
        with canvas.lettering.at_most(1.0):
            for place, (icon, n) in enumerate(card_faces.values(CARDS[self._card])):
                y = self.rect.top + side + CHIP_HIGH * (place + 0.6)
                canvas.picture(f"alatriste/icon_{icon}", x + 9, y, 18, anchor="center")
                canvas.text(signed(n), x + 21, y, "small number", theme.INK, anchor="left middle")

    def large(self, canvas: Canvas) -> pygame.FRect:
        """Return where it is shown large: beside it, and within the window."""
        high = min(CLOSE_UP * canvas.lettering.factor, canvas.window.h - 2 * MARGIN)
        area = pygame.FRect(0, 0, high * SHEET, high)
        at_right = self.rect.right + BESIDE + area.w <= canvas.window.right - MARGIN
        if at_right:
            area.left = self.rect.right + BESIDE
        else:
            area.right = self.rect.left - BESIDE
        area.centery = self.rect.centery
        return area.clamp(canvas.window.inflate(-2 * MARGIN, -2 * MARGIN))

    def draw_large(self, canvas: Canvas) -> None:
        """Draw it large enough to be read."""
        area = self.large(canvas)
        canvas.fill(area.inflate(8, 8), theme.INK, radius=18)
        canvas.picture(card_faces.card(self._card), *area.topleft, area.w, height=area.h)


class BoardsScene(MenuScene):
    """The boards of all players, over the table until it is closed."""

    overlay = True
    music = None
    first = "close"

    def __init__(
        self,
        services: Services,
        view: AlatristeView,
        seats: Sequence[Seat],
        faces: Sequence[str],
        words: Words,
        orders: Orders,
    ) -> None:
        super().__init__(services)
        self._view, self._seats, self._faces, self._words = view, tuple(seats), tuple(faces), words
        self._orders = orders

    def widgets(self, canvas: Canvas) -> list[Widget]:
        inner = PAPER.inflate(-84, -52)
        words = tr("All boards")
        title = canvas.measure(words, "title", inner.w)[1]
        close = close_button(canvas, *inner.bottomright)
        top = inner.top + title + 8
        under = [close] if self._view.seat is None else [self._order(canvas, inner), close]
        body = pygame.FRect(inner.left, top, inner.w, close.rect.top - top - 8)
        wide, down = (body.w - BAR + GUTTER) / ACROSS, -(-len(self._seats) // ACROSS)
        high = min(HEAD + LARGEST_CARD + 14, max(LOWEST, body.h / down))
        rows: list[Widget] = []
        for seat, player in enumerate(self._view.players):
            row, column = divmod(seat, ACROSS)
            area = pygame.FRect(body.left + column * wide, body.top + row * high, wide - GUTTER, high)
            who = self._seats[seat], self._faces[seat], player
            rows.append(Who((*area.topleft, area.w, HEAD), *who, narrow=high < LOW))
            rows += self._cards(player, area)
        y = body.top + down * high
        promises = "\n".join(self._promises())
        if promises:
            tall = canvas.measure(promises, "body", body.w - 30)[1]
            rows.append(Label((body.left, y + 4, body.w - 30, tall), promises))
        heading = Label((*inner.topleft, inner.w, title), words, "title", theme.ALMAGRE_DK)
        return [Panel(PAPER, "paper", theme.LIFTED), heading, Scroll(body, rows), *under]

    def parts(self, canvas: Canvas) -> Sequence[Callable[[], object]]:
        return [*super().parts(canvas), partial(self._draw_large, canvas)]

    def _draw_large(self, canvas: Canvas) -> None:
        """Draw the card large that the mouse rests on, or to which keys have led."""
        shown = [widget for widget in self.page.all() if isinstance(widget, Shown)]
        near = next((card for card in shown if card.hovered or card.focused), None)
        if near is not None:
            near.draw_large(canvas)

    def _order(self, canvas: Canvas, inner: pygame.FRect) -> Widget:
        """Return the button to the orders of whoever's hand lies at the edge of the table."""
        assert self._view.seat is not None
        own, words = self._seats[self._view.seat], tr("My standing orders")
        wide, high = Button.size(canvas, words)
        return Button(
            (inner.left, inner.bottom - high, wide, high),
            words,
            lambda: Push(OrdersScene(self.services, own, self._orders)),
            key="orders",
            tip=tr("What is to be done when you could answer others out of turn."),
        )

    def _cards(self, player: PlayerView, area: pygame.FRect) -> list[Widget]:
        """Return the cards of a board: waiting attacks first, then allies, then goods."""
        shown = [(card, True) for card, _ in player.attacks]
        shown += [(card, False) for card in sorted(player.board)]
        left, head = (ASIDE, 8.0) if area.h < LOW else (0.0, HEAD)
        room, gaps = area.w - left - 8, GAP * (len(shown) - 1)
        wide = (area.h - head - 14) * SHEET
        if left:
            return self._pictures(shown, area, min(PICTURED, (room - gaps) / max(1, len(shown))))
        step = min(wide + GAP, (room - wide) / max(1, len(shown) - 1))
        return [
            Shown((area.left + left + 4 + step * place, area.top + head, wide, wide / SHEET), card, waits)
            for place, (card, waits) in enumerate(shown)
        ]

    def _pictures(self, shown: Sequence[tuple[int, bool]], area: pygame.FRect, side: float) -> list[Widget]:
        """Return the pictures of cards alone, beside one another, as large as all of them can be."""
        high = side + CHIP_HIGH * CHIPS + 4
        step, x, y = side + GAP, area.left + ASIDE + 4, area.top + 8.0
        return [
            Shown((x + step * place, y, side, high), card, waits, pictured=True)
            for place, (card, waits) in enumerate(shown)
        ]

    def _promises(self) -> list[str]:
        """Return the ledger of promises, line by line."""
        name = self._words.name
        lines = [
            tr("{name} promises {to}: {promise}.", name=name(by), to=name(to),
               promise=self._words.promise(kind, about, turns))
            for by, to, kind, about, turns in self._view.promises
        ]  # fmt: skip
        for seat in range(len(self._seats)):
            kept, broken = self._view.kept[seat], self._view.broken[seat]
            if kept or broken:
                lines.append(tr("{name} has kept {kept} promises and broken {broken}.", name=name(seat),
                               kept=kept, broken=broken))  # fmt: skip
        return lines


def opener(
    services: Services, view: AlatristeView, seats: Sequence[Seat], faces: Sequence[str], words: Words,
    orders: Orders,
) -> Extra:  # fmt: skip
    """Return what opens the boards of all players in a view: it is pressed where their mark lies."""
    show = partial(BoardsScene, services, view, seats, faces, words, orders)
    return Extra(tr("All boards"), show, on=boards_mark.BOARDS, act=Act.DANGERS)
