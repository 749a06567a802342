"""Films of games that are kept, or that bots and people are in the middle of."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game import find
from game.core.record import Record
from game.core.table import Table
from game.storage.saves import read_record
from maps.reader import graph_of
from scenes.film.film_scene import FilmScene
from scenes.screenshots.arrange import seats
from scenes.services import Screening
from scenes.skins.toruro.drawing.light import WICK
from scenes.ui.theme import NIGHT
from scenes.window.app import App

KEPT = Path(__file__).parents[1] / "golden"
GAMES = {"bulls": "bulls_3_seats", "toruro": "toruro_3_seats", "alatriste": "alatriste_2_seats"}


def finished(name: str, humans: int = 1) -> Record:
    """A game that was played to its end, the first seats of it by people."""
    record = read_record(KEPT / f"{GAMES[name]}.sobremesa")
    chairs = (replace(seat, bot=None if seat.index < humans else "teo") for seat in record.seats)
    record.seats = tuple(chairs)
    return record


def film(app: App, what: Screening) -> FilmScene:
    """The film of a game, laid out."""
    scene = app.services.film(what)
    assert isinstance(scene, FilmScene)
    scene.enter()
    scene.layout(app.services.canvas)
    return scene


def under_way(name: str, decisions: int, seed: int = 3) -> Record:
    """A game of one person and bots after so many decisions."""
    game = find(name)
    table = Table(game, seats(game, 3), seed, board=graph_of(game))
    for _ in range(decisions):
        assert table.ask is not None
        table.play(table.ask.seat, table.ask.options[len(table.ask.options) // 2])
    return table.record


def picture(scene: FilmScene) -> bytes:
    """All pixels of the table, at rest; but for the flame of its candle, which is no part of the game."""
    scene.session.director.finish()
    scene.draw(scene.services.canvas)
    if scene.film.game.meta.id == "toruro":
        scene.canvas.fill(WICK, NIGHT)
    return scene.canvas.surface.get_view("2").raw
