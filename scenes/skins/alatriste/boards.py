"""The boards of all players at once: chips, allies, goods, waiting attacks, and who has promised what."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.alatriste.rows import CARDS
from game.alatriste.view import AlatristeView, PlayerView
from game.core.seat import Seat
from game.words import tr
from scenes.faces import draw_face
from scenes.menu import MenuScene
from scenes.scene import Pop, Push
from scenes.services import Services
from scenes.skins.alatriste import cards
from scenes.skins.alatriste.hud import states
from scenes.skins.alatriste.orders import OrdersScene
from scenes.skins.alatriste.places import SHEET
from scenes.skins.alatriste.words import Words
from scenes.stage.orders import Orders
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.printing import signed
from scenes.ui.scroll import Scroll
from scenes.ui.widgets import Button, Label, Panel, Widget

PAPER = pygame.FRect(40, 24, 1200, 646)
LOWEST, HIGHEST = 84.0, 156.0
"""The height of a player's row: what is left for each, but neither less nor more than that."""
FACE, HEAD, GAP = 64.0, 336.0, 8.0
"""The face in a row, the room before the cards, and between them."""


class Who(Widget):
    """A player's face, name and numbers."""

    def __init__(self, rect: Area, seat: Seat, face: str, player: PlayerView) -> None:
        super().__init__(rect)
        self._seat, self._face, self._player = seat, face, player

    def draw(self, canvas: Canvas) -> None:
        player, left, top = self._player, self.rect.left, self.rect.top
        draw_face(canvas, self._face, self._seat.colour, (left + FACE / 2, top + FACE / 2 + 4), FACE)
        with canvas.lettering.at_most(1.3):
            x = left + FACE + 14
            name = canvas.lettering.shorten(self._seat.name, "strong", canvas.k, 130 * canvas.k)
            colour = theme.SEATS[self._seat.colour].on_paper
            x = canvas.text(name, x, top + 20, "strong", colour, anchor="left middle").right + 10
            for icon, number in states(player):
                canvas.picture(f"alatriste/icon_{icon}", x + 10, top + 20, 22, anchor="center")
                x += 24
                if number:
                    x = canvas.text(str(number), x, top + 20, "key", theme.ALMAGRE_DK,
                                    anchor="left middle").right + 4  # fmt: skip
            numbers = (
                ("alatriste/icon_fame", player.fame_total),
                ("alatriste/icon_vigour", player.vigour),
                ("alatriste/icon_fencing", player.fencing),
                ("alatriste/icon_ducats", player.ducats),
                ("ui/card", player.cards),
            )
            for place, (icon, number) in enumerate(numbers):
                at = left + FACE + 24 + place * 52, top + 54
                canvas.picture(icon, *at, 13 if icon == "ui/card" else 20, anchor="center")
                canvas.text(str(number), at[0] + 13, at[1], "small number", theme.INK, anchor="left middle")
        canvas.line((left, self.rect.bottom - 4), (left + PAPER.w - 130, self.rect.bottom - 4),
                    theme.PAPER_DK, 1)  # fmt: skip


class Shown(Widget):
    """A card on a board; pointing at it shows what it says. A waiting attack is framed."""

    def __init__(self, rect: Area, card: int, waits: bool) -> None:
        row = CARDS[card]
        values = "  ".join(f"[alatriste/icon_{icon}] {signed(n)}" for icon, n in cards.values(row))
        words = f"{cards.title(card)}\n{tr(row.text)}"
        super().__init__(rect, key=f"card {card}", tip=f"{words}\n{values}" if values else words,
                         focusable=True)  # fmt: skip
        self._card, self._waits = card, waits

    def draw(self, canvas: Canvas) -> None:
        if self._waits:
            canvas.fill(self.rect.inflate(6, 6), theme.ALMAGRE, radius=7)
        canvas.picture(cards.card(self._card), *self.rect.topleft, self.rect.w, height=self.rect.h)


class BoardsScene(MenuScene):
    """Lies over the table until it is closed."""

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
        wide, high = Button.size(canvas, tr("Close"))
        close = Button((inner.right - wide, inner.bottom - high, wide, high), tr("Close"), Pop, key="close")
        top = inner.top + title + 8
        under = [close] if self._view.seat is None else [self._order(canvas, inner), close]
        body = pygame.FRect(inner.left, top, inner.w, close.rect.top - top - 8)
        step = min(HIGHEST, max(LOWEST, body.h / len(self._seats)))
        rows: list[Widget] = []
        for seat, player in enumerate(self._view.players):
            area = pygame.FRect(body.left, body.top + seat * step, body.w - 26, step)
            rows.append(Who((*area.topleft, HEAD, step), self._seats[seat], self._faces[seat], player))
            rows += self._cards(player, area)
        y = body.top + len(self._seats) * step
        promises = "\n".join(self._promises())
        if promises:
            tall = canvas.measure(promises, "body", body.w - 30)[1]
            rows.append(Label((body.left, y + 4, body.w - 30, tall), promises))
        heading = Label((*inner.topleft, inner.w, title), words, "title", theme.ALMAGRE_DK)
        return [Panel(PAPER, "paper", theme.LIFTED), heading, Scroll(body, rows), *under]

    def _order(self, canvas: Canvas, inner: pygame.FRect) -> Widget:
        """The way to the orders of whoever's hand lies at the edge of the table."""
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
        """Waiting attacks first, then allies, then goods."""
        shown = [(card, True) for card, _ in player.attacks]
        shown += [(card, False) for card in sorted(player.board)]
        high = area.h - 14
        wide, left = high * SHEET, area.left + HEAD + GAP
        step = min(wide + GAP, (area.right - left - wide) / max(1, len(shown) - 1))
        return [
            Shown((left + step * place, area.top + 5, wide, high), card, waits)
            for place, (card, waits) in enumerate(shown)
        ]

    def _promises(self) -> list[str]:
        """The ledger, line by line."""
        name = self._words.name
        said = [
            tr("{name} promises {to}: {promise}.", name=name(by), to=name(to),
               promise=self._words.promise(kind, about, turns))
            for by, to, kind, about, turns in self._view.promises
        ]  # fmt: skip
        for seat in range(len(self._seats)):
            kept, broken = self._view.kept[seat], self._view.broken[seat]
            if kept or broken:
                said.append(tr("{name} has kept {kept} promises and broken {broken}.", name=name(seat),
                               kept=kept, broken=broken))  # fmt: skip
        return said
