"""The bench of the lobby: every character has a face, a line and a strength there, and nobody sits twice."""

from __future__ import annotations

import pygame
import pytest

from game import GAMES
from game.translation import LANGUAGES, tr, use
from scenes.menus.lobby import LobbyScene
from scenes.menus.lobby_bench import AWAY, LEVELS, Away, BenchTile, EmptyChair, chair_rows, draw_strength
from scenes.menus.lobby_seats import EMPTY, HUMAN
from scenes.menus.title import TitleScene
from scenes.ui.canvas import Canvas
from scenes.ui.controls import Fold
from scenes.ui.input import Act, Device, Key
from scenes.ui.theme import PAPER, TARGET
from scenes.ui.widgets import Scroll
from tests.easel import Easel
from tests.menus.clicks import click
from tests.menus.conftest import Stand
from tests.narrow import as_a, there

each_game = pytest.mark.parametrize("game", GAMES)


def lobby_of(stand: Stand, game: str) -> LobbyScene:
    """The lobby of a game, reached from the title."""
    stand.manager.begin(TitleScene(stand.services))
    click(stand, f"poster {game}")
    return as_a(LobbyScene, stand.manager.stack.top)


def tiles(lobby: LobbyScene) -> list[BenchTile]:
    return [widget for widget in lobby.page.all() if isinstance(widget, BenchTile)]


def at_the_table(lobby: LobbyScene) -> list[str]:
    return [row.who for row in lobby.seats.rows if row.who not in (EMPTY, HUMAN)]


@each_game
def test_the_bench_shows_everybody_who_plays_the_game_once(stand: Stand, game: str) -> None:
    lobby = lobby_of(stand, game)
    able = [row.id for row in stand.services.characters(game)]
    assert [tile.character.id for tile in tiles(lobby)] == able
    for tile in tiles(lobby):
        assert tile.character.level in LEVELS
        for words in (tile.character.name, tr(tile.character.level), tr(tile.character.sentence)):
            assert words in tile.spoken_text


def test_the_lobby_of_toruro_is_its_own_table_with_its_own_cards_and_chips(stand: Stand) -> None:
    info = stand.services.skins["toruro"]
    assert lobby_of(stand, "bulls").backdrop != info.lobby
    lobby = lobby_of(stand, "toruro")
    assert lobby.backdrop == info.lobby == "toruro/table"
    assert all(prop.picture.startswith("toruro/") for prop in info.props) and len(info.props) > 5
    seen = []
    for props in (info.props, ()):
        stand.services.skins = {**stand.services.skins, "toruro": info._replace(props=props)}
        lobby.draw(stand.services.canvas)
        seen.append(pygame.image.tobytes(stand.services.canvas.surface, "RGB"))
    assert seen[0] != seen[1]


@pytest.mark.parametrize("game", ["bulls", "toruro"])
def test_guests_and_rules_are_seen_whole_without_scrolling(stand: Stand, game: str) -> None:
    for language in LANGUAGES:
        use(language)
        lobby = lobby_of(stand, game)
        assert [widget.reach for widget in lobby.page.widgets if isinstance(widget, Scroll)] == [0.0, 0.0]
    use("en")


def test_the_disc_that_sends_somebody_away_is_small_but_easy_to_hit(stand: Stand) -> None:
    lobby = lobby_of(stand, "bulls")
    away = [widget for widget in lobby.page.all() if isinstance(widget, Away)]
    assert len(away) == len(lobby.seats.taken)
    assert all(min(widget.rect.size) >= TARGET > 2 * AWAY for widget in away)


@each_game
def test_a_press_on_a_face_has_them_sit_down_and_another_get_up(stand: Stand, game: str) -> None:
    lobby = lobby_of(stand, game)
    before = at_the_table(lobby)
    who = next(tile.character.id for tile in tiles(lobby) if tile.character.id not in before)
    click(stand, f"bench {who}")
    assert at_the_table(lobby) == [*before, who]
    tile = as_a(BenchTile, lobby.page.find(f"bench {who}"))
    assert tile.seat_colour == next(row.colour for row in lobby.seats.rows if row.who == who)
    assert tr("At the table.") in tile.spoken_text
    click(stand, f"bench {who}")
    assert at_the_table(lobby) == before
    assert tr("On the bench.") in there(lobby.page.find(f"bench {who}")).spoken_text


@each_game
def test_nobody_sits_at_a_table_twice_whatever_is_pressed(stand: Stand, game: str) -> None:
    lobby = lobby_of(stand, game)
    for tile in (*tiles(lobby), *tiles(lobby)):
        click(stand, tile.key)
        table = at_the_table(lobby)
        assert len({*table}) == len(table)


def test_whoever_is_sent_away_leaves_their_place_and_sits_on_the_bench(stand: Stand) -> None:
    lobby = lobby_of(stand, "bulls")
    second = lobby.seats.rows[1].who
    click(stand, "away 1")
    assert lobby.seats.rows[1].who == EMPTY
    assert not as_a(BenchTile, lobby.page.find(f"bench {second}")).seat_colour
    click(stand, "person")
    assert lobby.seats.rows[1].who == HUMAN


def test_at_a_full_table_the_bench_says_that_there_is_no_place(stand: Stand) -> None:
    lobby = lobby_of(stand, "bulls")
    for _ in range(2):
        click(stand, "person")
    assert lobby.page.find("person") is None
    waiting = [tile for tile in tiles(lobby) if not tile.seat_colour]
    assert waiting and all(tile.off == "All places are taken." for tile in waiting)
    click(stand, waiting[0].key)
    assert waiting[0].character.id not in at_the_table(lobby)
    assert not any(tile.off for tile in tiles(lobby) if tile.seat_colour)


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_every_face_is_reached_and_pressed_by_keys_and_pad(stand: Stand, device: Device) -> None:
    lobby = lobby_of(stand, "alatriste")
    key = 1 if device is Device.KEYBOARD else 0
    wanted = {tile.key for tile in tiles(lobby)}
    for _ in range(80):
        stand.manager.send(Key(Act.NEXT, key=key))
        current = there(lobby.page.ring.current).key
        if current in wanted:
            before = at_the_table(lobby)
            stand.manager.send(Key(Act.OK, key=key))
            assert at_the_table(lobby) != before
            stand.manager.send(Key(Act.OK, key=key))
            assert sorted(at_the_table(lobby)) == sorted(before)
            wanted.remove(current)
    assert not wanted


def test_a_stronger_character_has_more_suns_lit(canvas: Canvas) -> None:
    lit = []
    for level in LEVELS:
        canvas.surface.fill((250, 244, 226))
        draw_strength(canvas, level, 100, 100)
        shown = canvas.surface.subsurface((95, 85, 90, 30))
        lit.append(pygame.transform.average_color(shown)[0])
    assert lit == sorted(lit) and len({*lit}) == len(LEVELS)


@pytest.mark.parametrize("count", [6, 8])
def test_chairs_stand_side_by_side_and_break_into_rows_where_they_must(count: int) -> None:
    area = pygame.FRect(0, 0, 1180, 120)
    assert len({chair.top for chair in chair_rows(count, area, 128)}) == 1
    narrow = chair_rows(count, pygame.FRect(0, 0, 600, 120), 256)
    assert len({chair.top for chair in narrow}) == count / 2
    for chairs in (chair_rows(count, area, 128), narrow):
        assert all(not one.colliderect(other) for one in chairs for other in chairs if one is not other)


@each_game
def test_every_chair_that_nobody_has_taken_says_that_it_is_free(stand: Stand, game: str) -> None:
    lobby = lobby_of(stand, game)
    easel = Easel(stand.manager.canvas)
    lobby.draw(easel)
    free = [chair for chair in lobby.page.all() if isinstance(chair, EmptyChair)]
    assert free
    assert [one.what for one in easel.words].count("free") == len(free)


def test_the_house_rules_are_unfolded_by_an_arrow_that_turns(stand: Stand) -> None:
    lobby, canvas = lobby_of(stand, "toruro"), stand.manager.canvas
    arrows = []
    for _ in range(2):
        fold = as_a(Fold, there(lobby.page.find("unfold")))
        canvas.fill((0, 0, 1280, 720), PAPER)
        fold.draw(canvas)
        arrows.append(pygame.image.tobytes(canvas.surface.subsurface(fold.value_area), "RGB"))
        click(stand, "unfold")
    assert arrows[0] != arrows[1]
