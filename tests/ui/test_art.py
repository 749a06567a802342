"""Art: pictures scaled once for each size, within a bound, and never silently missing."""

from __future__ import annotations

from concurrent.futures import wait
from functools import partial

import pygame
import pytest

from game.core.errors import UserError
from scenes.ui.art import Art
from scenes.ui.shadows import shade
from scenes.ui.surface_cache import LARGE_BYTES, SMALL, LruCache, MasterCache, bytes_of
from scenes.ui.time_limit import is_done_within
from tests.pictures import become_ready

pytestmark = pytest.mark.usefixtures("art")  # pictures need a display, also those of another Art


def test_a_name_without_a_picture_is_a_fault(art: Art) -> None:
    with pytest.raises(UserError, match="bulls/unicorn"):
        art.picture("bulls/unicorn", 40)


def test_a_picture_that_is_fetched_ahead_is_the_same_picture(art: Art) -> None:
    ahead = Art()
    ahead.fetch(["ui/gear", "title/wall"])
    for name in ("ui/gear", "title/wall"):
        pictures = [each.picture(name, 60) for each in (ahead, art)]
        assert pygame.image.tobytes(pictures[0], "RGBA") == pygame.image.tobytes(pictures[1], "RGBA")


def test_fetching_a_name_without_a_picture_is_a_fault_for_who_asks_for_it(art: Art) -> None:
    art.fetch(["bulls/unicorn"])
    with pytest.raises(UserError, match="bulls/unicorn"):
        art.picture("bulls/unicorn", 40)


def test_what_a_picture_is_printed_on_is_fetched_for_it_and_then_it_is_made_before_it_is_drawn() -> None:
    art = Art()
    art.compose("printed", lambda: art.load_uncached("ui/gear"), ("ui/gear",))
    art.expect(["printed"])
    while not art.is_loaded("printed"):
        art.prepare_next()
    expected = pygame.image.tobytes(art.load_uncached("ui/gear"), "RGBA")
    assert pygame.image.tobytes(art.picture("printed", art.size("printed")[0]), "RGBA") == expected


def test_what_is_cut_from_a_composed_picture_is_not_made_before_all_that_this_is_made_of_is_read() -> None:
    art = Art()
    art.compose("sheet", lambda: art.load_uncached("ui/gear"), ("ui/gear",))
    art.compose("part", lambda: art.copy_of("sheet", pygame.Rect(0, 0, 8, 8)), ("sheet",))
    art.expect(["part"])
    assert list(art._coming) == ["ui/gear"] and art.is_awaited(["part"])
    wait(art._coming.values())
    art.prepare_next()
    assert art.is_loaded("part") and not art.is_awaited(["part"]) and art.is_prepared


@pytest.mark.parametrize("size", [(1280, 720), (960, 720), (1281, 720), (1920, 1080), (800, 1000)])
def test_a_cover_fills_the_window_from_a_master_that_is_large_enough(size: tuple[int, int]) -> None:
    ahead, late = Art(), Art()
    ahead.fetch_cover("title/wall", size)
    covers = [each.cover("title/wall", size) for each in (ahead, late)]
    assert [cover.get_size() for cover in covers] == [size, size]
    assert pygame.image.tobytes(covers[0], "RGB") == pygame.image.tobytes(covers[1], "RGB")
    name = "title/wall_small" if size in ((1280, 720), (960, 720)) else "title/wall"
    master = late.load_uncached(name)
    if size == master.get_size():
        assert pygame.image.tobytes(covers[0], "RGB") == pygame.image.tobytes(master, "RGB")


def test_a_backdrop_stays_whatever_is_drawn_over_it_until_a_table_is_laid() -> None:
    art, size = Art(), (1600, 1000)
    first = art.backdrop("title/wall", size)
    for wide in range(1000, 1400, 100):
        art.nine("ui/panel_paper", wide, 1000, 36)  # 19 million bytes in all
    assert art.backdrop("title/wall", size) is first
    art.pin(())
    assert art.backdrop("title/wall", size) is not first


def test_a_picture_that_may_come_a_frame_later_is_read_beside_the_frames() -> None:
    art = Art()
    art.compose("printed", lambda: art.load_uncached("ui/gear"), ("ui/gear",))
    for name in ("ui/lobby", "printed"):
        assert not is_done_within(1.0, partial(art.picture, name, 40)) and not art.is_loaded(name)
        wait(art._coming.values())
        assert is_done_within(1.0, partial(art.picture, name, 40))
    assert Art().picture("ui/lobby", 40).get_width() == 40, "where it must not, it is read at once"


def test_of_what_was_fetched_in_vain_only_the_latest_is_kept() -> None:
    art = Art()
    for name in ("title/wall", "ui/lobby", "ui/gear"):
        art.fetch([name])
        art._coming[name].result()
    assert list(art._coming) == ["ui/lobby", "ui/gear"]


def test_a_size_that_is_not_kept_is_made_anew(art: Art) -> None:
    assert art.picture("ui/gear", 35, keep=False) is not art.picture("ui/gear", 35, keep=False)


def test_a_picture_keeps_its_proportion(art: Art) -> None:
    width, height = art.size("ui/panel_paper")
    assert art.picture("ui/panel_paper", width // 4).get_size() == (width // 4, round(height / 4))


def test_a_size_is_scaled_once(art: Art) -> None:
    assert art.picture("ui/gear", 33) is art.picture("ui/gear", 33)
    assert art.picture("ui/gear", 33, angle=10.2) is art.picture("ui/gear", 33, angle=9.8)


@pytest.mark.parametrize("size", [(60, 50), (160, 50), (900, 50), (300, 400), (70, 48)])
def test_a_nine_slice_has_the_size_asked_for_and_no_holes(art: Art, size: tuple[int, int]) -> None:
    sliced = art.nine("ui/panel_paper", *size, 24)
    assert sliced.get_size() == size
    middle = pygame.Rect(0, 0, size[0] // 3, size[1] // 3)
    middle.center = (size[0] // 2, size[1] // 2)
    holes = pygame.mask.from_surface(sliced.subsurface(middle), 250)
    assert holes.count() == middle.w * middle.h


@pytest.mark.parametrize("corner", [14, 18, 24, 36])
@pytest.mark.parametrize("height", range(40, 80, 3))
def test_a_field_is_one_plain_area_within_its_edge(art: Art, corner: int, height: int) -> None:
    sliced = art.nine("ui/field", 300, height, corner)
    column = [sum(sliced.get_at((150, y))[:3]) for y in range(height * 2 // 5, height * 3 // 5)]
    assert min(column) > 600


def test_a_nine_slice_leaves_its_corners_unstretched(art: Art) -> None:
    small, large = art.nine("ui/panel_paper", 200, 200, 24), art.nine("ui/panel_paper", 900, 200, 24)
    corner = pygame.Rect(0, 0, 24, 24)
    assert pygame.image.tobytes(small.subsurface(corner), "RGBA") == pygame.image.tobytes(
        large.subsurface(corner), "RGBA"
    )


def test_a_shelf_lets_go_of_what_lay_untouched_longest() -> None:
    shelf = LruCache(3 * 100 * 100 * 4)
    made = []

    def surface(name: str) -> pygame.Surface:
        made.append(name)
        return pygame.Surface((100, 100), pygame.SRCALPHA)

    for name in "abc":
        shelf.get(name, partial(surface, name))
    shelf.get("a", lambda: surface("a"))
    shelf.get("d", lambda: surface("d"))
    assert len(shelf) == 3
    shelf.get("a", lambda: surface("a"))
    shelf.get("b", lambda: surface("b"))
    assert made == ["a", "b", "c", "d", "b"]


def test_what_is_there_when_it_is_fetched_stays_longer_than_what_nobody_wants() -> None:
    shelf = LruCache(2 * 4 * 100)
    for name in "ab":
        shelf.get(name, lambda: pygame.Surface((10, 10), depth=32))
    assert shelf.touch("a") and not shelf.touch("c")
    shelf.get("c", lambda: pygame.Surface((10, 10), depth=32))
    assert "a" in shelf and "b" not in shelf


def square(bytes_: int) -> pygame.Surface:
    side = round((bytes_ / 4) ** 0.5)
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_large_masters_drive_no_small_ones_out_and_none_that_is_pinned() -> None:
    masters, large = MasterCache(), LARGE_BYTES // 3
    masters.get("back", lambda: square(large))
    masters.pin(["back", "seal"])
    for name in ("back", "seal"):
        masters.get(name, lambda: square(large))
    masters.get("icon", lambda: square(SMALL // 2))
    for number in range(9):
        masters.get(f"scene {number}", lambda: square(large))
    assert "scene 0" not in masters and "scene 8" in masters
    assert "icon" in masters and "back" in masters and "seal" in masters
    assert masters.touch("back") and not masters.touch("scene 0")
    masters.pin(["seal"])
    assert "seal" in masters and "back" not in masters


def test_a_picture_that_is_scaled_ahead_is_the_same_picture(art: Art) -> None:
    ahead = Art()
    ahead.fetch_scaled("title/wall", (640, 360))
    ahead.fetch_scaled("title/wall", (320, 180))  # of those that nobody draws only the latest is kept
    assert len(ahead._sized) == 1
    pictures = [each.picture("title/wall", 320, 180) for each in (ahead, art)]
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")
    assert not ahead._sized and not ahead.is_loaded("title/wall")
    ahead.fetch_scaled("title/wall", (320, 180))
    assert not ahead._sized


def test_a_picture_that_is_composed_here_can_be_scaled_ahead_too() -> None:
    art = Art()
    art.compose("seat", lambda: pygame.Surface((40, 20)))
    art.fetch_scaled("seat", (20, 10))
    assert not art._sized, "there is no such file"
    assert become_ready(art, ["seat"])
    assert art.picture("seat", 20, 10).get_size() == (20, 10)


def test_of_what_is_expected_one_picture_is_made_ready_at_a_time() -> None:
    art = Art()
    names = ["ui/gear", "ui/hint", "bulls/unicorn"]
    art.expect(names)
    wait(art._coming.values())
    found = []
    for _ in names:
        art.prepare_next()
        found.append([name for name in names if art.is_loaded(name)])
    assert found == [names[:1], names[:2], names[:2]]


def test_what_is_expected_is_read_once_more_if_nobody_drew_it_for_so_long_that_it_was_dropped() -> None:
    art = Art()
    art.expect(["ui/gear"])
    art._coming.clear()
    art.prepare_next()
    assert not art.is_loaded("ui/gear")
    wait(art._coming.values())
    art.prepare_next()
    assert art.is_loaded("ui/gear")


def test_what_is_expected_at_a_size_is_scaled_to_it_and_then_needs_no_master() -> None:
    art = Art()
    art.expect(["ui/gear"], [(40, 40), (60, 60)])
    wait(art._coming.values())
    for _ in range(3):
        art.prepare_next()
    art._masters.drop("ui/gear")
    sizes = [art.picture("ui/gear", side, side).get_size() for side in (40, 60)]
    assert sizes == [(40, 40), (60, 60)] and not art.is_loaded("ui/gear")
    art.expect(["ui/gear"], [(40, 40)])
    assert not art._coming


def test_large_pictures_drive_no_small_one_out_that_needs_its_master() -> None:
    art = Art()
    art.picture("ui/gear", 40)
    art._masters.drop("ui/gear")
    for number in range(3):
        art.cached(("sheet", number), lambda: square(12 << 20))
    art.picture("ui/gear", 40)
    assert not art.is_loaded("ui/gear")


def test_only_a_name_that_was_known_before_has_everything_drawn_anew() -> None:
    art, paint = Art(), lambda: square(400)
    art.compose("a", paint)
    art.compose_once("a", paint)
    assert art.edition == 0
    art.compose("a", paint)
    assert art.edition == 1


def test_work_is_done_later_piece_by_piece_after_what_is_expected() -> None:
    art, done = Art(), list[int]()
    art.do_later(partial(done.append, number) for number in range(2))
    art.expect(["ui/gear"])
    wait(art._coming.values())
    found = []
    for _ in range(4):
        art.prepare_next()
        found.append((art.is_loaded("ui/gear"), len(done)))
    assert found == [(True, 0), (True, 1), (True, 2), (True, 2)]


def test_a_picture_that_is_stretched_is_the_same_if_it_was_fetched_ahead(art: Art) -> None:
    ahead = Art()
    ahead.fetch_nine("ui/panel_wood", 24)
    pictures = [each.nine("ui/panel_wood", 300, 200, 24) for each in (ahead, art)]
    assert pygame.image.tobytes(pictures[0], "RGBA") == pygame.image.tobytes(pictures[1], "RGBA")
    assert not ahead._sheets_coming
    ahead.fetch_nine("ui/panel_wood", 24)
    assert not ahead._sheets_coming


def test_a_large_picture_is_stretched_beside_the_frames_to_the_same(art: Art) -> None:
    ahead = Art()
    ahead.fetch_stretched("ui/panel_paper", 900, 500, 36)
    (stretching,) = ahead._stretching.values()
    ahead.fetch_stretched("ui/panel_paper", 900, 500, 36)
    assert [*ahead._stretching.values()] == [stretching]
    made = [each.nine("ui/panel_paper", 900, 500, 36) for each in (ahead, art)]
    assert made[0] is stretching.result()
    assert pygame.image.tobytes(made[0], "RGBA") == pygame.image.tobytes(made[1], "RGBA")
    ahead.fetch_stretched("ui/panel_paper", 900, 500, 36)
    assert not ahead._stretching, "what is there is not made again"


def test_what_is_large_makes_room_for_a_picture_that_covers_the_window() -> None:
    art = Art()
    large, small = "alatriste/card_back", "ui/gear"
    assert bytes_of(art.copy_of(large)) > SMALL > bytes_of(art.copy_of(small))
    art.fetch_cover("title/wall", (1920, 1080))
    assert art.is_loaded(small) and not art.is_loaded(large)


def test_what_is_still_shown_is_found_again_though_it_had_to_go() -> None:
    cache = LruCache(4 * 100)
    shown = cache.get("a", lambda: pygame.Surface((10, 10), depth=32))
    cache.get("b", lambda: pygame.Surface((10, 10), depth=32))
    assert "a" not in cache
    assert cache.get("a", lambda: pygame.Surface((10, 10), depth=32)) is shown
    cache.drop("a")
    assert cache.get("a", lambda: pygame.Surface((10, 10), depth=32)) is not shown


def test_a_turned_picture_is_the_same_whether_its_master_is_read_for_it_or_for_another_angle() -> None:
    turning, fresh = Art(), Art()
    turning.picture("ui/gear", 60, angle=7)
    turning._masters.drop("ui/gear")
    pictures = [each.picture("ui/gear", 60, angle=8) for each in (turning, fresh)]
    assert pygame.image.tobytes(pictures[0], "RGBA") == pygame.image.tobytes(pictures[1], "RGBA")
    assert fresh.is_loaded("ui/gear") and not turning.is_loaded("ui/gear")


def test_pictures_of_one_shape_share_an_outline_at_every_angle(art: Art) -> None:
    def outline(name: str, degrees: int) -> pygame.Surface:
        make = partial(art.picture, name, 99, 154)
        return art.rim(make, (name, 99), 4, (240, 190, 80), degrees)

    for degrees in (0, 12):
        assert outline("toruro/card_oros_3", degrees) is outline("toruro/card_copas_3", degrees)
    assert outline("toruro/card_oros_3", 0) is not outline("bulls/bull_1", 0)


def test_an_outline_that_is_turned_keeps_its_width_and_its_smooth_edge(art: Art) -> None:
    plain = pygame.Surface((40, 40), pygame.SRCALPHA)
    plain.fill((0, 0, 0))
    upright, turned = (art.rim(lambda: plain, "plain", 5, (240, 190, 80), degrees) for degrees in (0, 90))
    for made in (upright, turned):
        row = [made.get_at((x, made.get_height() // 2)).a for x in range(made.get_width())]
        assert (row[0], row[-1]) == (0, 0)
        assert sum(row) / 255 == pytest.approx(50, abs=1)


def test_what_is_darkened_turns_towards_grey_so_that_no_colour_becomes_another_one() -> None:
    for bright in ("#F5C814", "#5AC8FA", "#FF7EB6"):
        lit = pygame.Surface((1, 1), pygame.SRCALPHA)
        lit.fill(bright)
        was, now = pygame.Color(bright), shade(lit).get_at((0, 0))
        assert now.hsva[2] < was.hsva[2] and now.hsva[1] < 0.8 * was.hsva[1]
        assert abs(now.hsva[0] - was.hsva[0]) < 20, "it is still known by its hue"
        assert now.a == 255


def test_a_picture_that_turns_needs_its_master_no_more_to_stand_upright() -> None:
    art = Art()
    art.picture("ui/gear", 40, 40, 7)
    art._masters.drop("ui/gear")
    assert art.picture("ui/gear", 40, 40).get_size() == (40, 40)
    assert not art.is_loaded("ui/gear")
