"""Tricks laid out to be looked at: a row for each trick, a column for each seat that played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.toruro.deck import Card
from game.toruro.view import Play
from scenes.skins.toruro.layout import Point

MIDDLE: Point = (548.0, 322.0)
CARD = (60.0, 93.0)
ACROSS, DOWN, HEAD = 74.0, 104.0, 34.0
"""From column to column, from row to row, and the room for the marks of the seats."""


class LaidCard(NamedTuple):
    """A card that lies in the layout: in which trick, from 0, who played it, and its middle."""

    trick: int
    seat: int
    card: Card
    at: Point


class Layout:
    """Where the tricks of a round lie: `board` is the slate under them, `marks` are the seats' columns.

    `rows` are the numbers of the tricks, from 1, and where they stand.
    """

    def __init__(self, tricks: Sequence[Sequence[Play]]) -> None:
        self.seats = sorted({play.seat for trick in tricks for play in trick})
        self.board = pygame.FRect(0, 0, ACROSS * len(self.seats) + 70, DOWN * len(tricks) + HEAD + 76)
        self.board.center = MIDDLE
        left, top = MIDDLE[0] - ACROSS * (len(self.seats) - 1) / 2, self.board.top + 40
        columns = {seat: left + ACROSS * place for place, seat in enumerate(self.seats)}
        self.marks = [(seat, (x, top + 6)) for seat, x in columns.items()]
        self.rows = [
            (row + 1, (self.board.left + 27, top + HEAD + DOWN * (row + 0.5))) for row in range(len(tricks))
        ]
        self.cards = [
            LaidCard(row, play.seat, play.card, (columns[play.seat], top + HEAD + DOWN * (row + 0.5)))
            for row, trick in enumerate(tricks)
            for play in sorted(trick, key=_seat)
        ]


def _seat(play: Play) -> int:
    return play.seat
