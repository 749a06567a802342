"""The pictures of Toruro: the deck of the rules, a table that fits the places of the pots, and their size."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from tests.needs import of_the_art_group

of_the_art_group("skia")

import numpy as np
from PIL import Image

from assets.make.__main__ import PICTURES, file
from assets.make.drawing.palette import SEATS
from assets.make.drawing.rasterize import raster
from assets.make.toruro.deck import NUMBERS, PIPS, card
from assets.make.toruro.deck_back import back
from assets.make.toruro.deck_sheet import HEIGHT, WIDTH
from assets.make.toruro.deck_suits import SUITS
from assets.make.toruro.table import table
from game.toruro.deck import SUITS as IN_ORDER
from game.toruro.deck import number, suit
from scenes.skins.toruro import layout
from scenes.ui import theme

DECK = [(of, figure) for of in SUITS for figure in NUMBERS]


def pixels(name: str, width: int | None = None) -> np.ndarray:
    """A shipped picture, as float RGBA rows."""
    picture = Image.open(file(name if "/" in name else f"toruro/{name}")).convert("RGBA")
    if width:
        picture = picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.BOX)
    return np.asarray(picture).astype(float)


def test_every_card_of_the_rules_has_a_picture_of_its_own() -> None:
    names = {f"card_{IN_ORDER[suit(n)]}_{number(n)}" for n in range(40)}
    assert names == {f"card_{of}_{figure}" for of, figure in DECK}
    assert all(file(f"toruro/{name}").is_file() for name in names)


def test_no_two_cards_look_alike_even_where_they_are_small() -> None:
    seen = {name: pixels(f"card_{name[0]}_{name[1]}", 84)[..., :3] for name in DECK}
    nearest = min(np.abs(seen[a] - seen[b]).mean() for a, b in combinations(DECK, 2))
    assert nearest > 4


@pytest.mark.parametrize("of", SUITS)
def test_the_gaps_in_a_card_s_frame_tell_its_suit(of: str) -> None:
    # None for oros, one for copas, two for espadas, three for bastos: looked for along the upper rule.
    drawn = np.asarray(raster(card(of, 5), WIDTH * 2).convert("L")).astype(float)
    rule = drawn[2 * 17, 2 * 66 : 2 * (WIDTH - 34)]
    paper = rule > 225
    gaps = np.flatnonzero(np.diff(paper.astype(int)) == 1)
    assert len(gaps) == SUITS[of].pintas


@pytest.mark.parametrize("figure", PIPS)
def test_a_card_has_as_many_pips_as_its_number_within_its_frame(figure: int) -> None:
    size, spots = PIPS[figure]
    assert len(spots) == figure
    assert all(20 + 27 * size < x < WIDTH - 20 - 27 * size and 60 < y < HEIGHT - 60 for x, y in spots)
    assert min(np.hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(spots, 2)) > 60 * size


def test_pips_stand_on_both_sides_of_the_middle_alike() -> None:
    for _, spots in PIPS.values():
        assert sorted((WIDTH - x, y) for x, y in spots) == sorted(spots)


def test_the_back_does_not_tell_which_way_up_a_card_is() -> None:
    drawn = np.asarray(raster(back(), WIDTH).convert("RGB")).astype(float)
    assert np.abs(drawn - drawn[::-1, ::-1]).mean() < 3.5


def test_all_cards_have_one_edge() -> None:
    edges = [pixels(f"card_{of}_{figure}")[..., 3] for of, figure in DECK[::7]]
    edges.append(pixels("card_back")[..., 3])
    assert {edge.shape for edge in edges} == {(840, 540)}
    assert all(np.abs(edge - edges[0]).max() <= 3 for edge in edges)


def test_horns_and_tail_show_above_their_pots_and_the_belly_runs_out_from_under_its_own() -> None:
    # Gold cord above the plates of head and tail, and on either side of the plate of the belly.
    drawn = np.asarray(raster(table(), 1280).convert("RGB")).astype(float)
    gold = (drawn[..., 0] > 190) & (drawn[..., 1] > 130) & (drawn[..., 2] < 120)
    (hx, hy), (bx, by), (tx, ty) = ((int(x), int(y)) for x, y in layout.POTS)
    assert gold[hy - 160 : hy - 60, hx - 110 : hx + 40].sum() > 150
    assert gold[ty - 100 : ty - 40, tx - 80 : tx + 60].sum() > 150
    assert gold[by - 10 : by + 60, bx + 60 : bx + 160].sum() > 60
    assert gold[by - 10 : by + 60, bx - 120 : bx - 55].sum() > 60


def test_flames_lean_and_the_glow_fades_to_nothing() -> None:
    flames = [pixels(f"ui/flame_{frame}")[..., 3] for frame in range(1, 5)]
    assert all(np.abs(a - b).mean() > 2 for a, b in combinations(flames, 2))
    glow = pixels("ui/glow")[..., 3]
    assert glow[200, 200] > 200
    assert max(glow[0].max(), glow[:, 0].max(), glow[-1].max(), glow[:, -1].max()) < 4


def test_the_seats_of_the_pictures_are_those_of_the_program() -> None:
    assert list(SEATS) == list(theme.SEATS) and len(SEATS) == 8
    for colour, seat in SEATS.items():
        shown = theme.SEATS[colour]
        codes = (seat.main, seat.edge, seat.pip, seat.name)
        assert [theme.rgb(code) for code in codes] == [shown.main, shown.edge, shown.pip, shown.on_paper]
        assert seat.mark == shown.mark
    assert len({seat.mark for seat in SEATS.values()}) == 8


def test_all_of_it_stays_below_six_megabytes() -> None:
    assert sum(path.stat().st_size for path in (PICTURES / "toruro").iterdir()) < 6_000_000
    assert all(re.fullmatch(r"[a-z_0-9]+\.webp", path.name) for path in (PICTURES / "toruro").iterdir())
