"""The large card: of what lies on top under the mouse, through no paper, over nothing that is asked about."""

from __future__ import annotations

import pygame
import pytest

from game import GAMES
from scenes.screenshots.arrange import seats
from scenes.screenshots.catalogue import SHOTS
from scenes.services import NewGame
from scenes.stage.pieces import HAND, Piece
from scenes.stage.spots import Spot
from scenes.table.play import PlayScene
from scenes.tutorial.coach import Slip
from scenes.tutorial.lesson import GuidedScene
from tests.needs import long, mostly_long
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Mouse, free_point, widget
from tests.table.player import Player

STEP = 37
"""How far points at which the mouse stops lie from one another."""
GROWN = 0.6
"""Seconds after which a card is as large as it gets."""


def shown(sit: Sit, name: str) -> tuple[Sitting, PlayScene, Mouse]:
    """A scene of the catalogue of screenshots, in the window."""
    sitting = sit(speed="normal")
    sitting.manager.begin(SHOTS[name](sitting.app, 1))
    return sitting, sitting.play, Mouse(sitting)


def seen_through(scene: PlayScene, mouse: Mouse, area: pygame.FRect) -> list[str]:
    """What the mouse looks at, or would press, of the table that lies under an area."""
    found = []
    for x in range(round(area.left) + 4, round(area.right) - 3, STEP):
        for y in range(round(area.top) + 4, round(area.bottom) - 3, STEP):
            mouse.move((float(x), float(y)))
            under = scene.page.at(mouse.pos)
            found += [str(scene.zoom.piece.token)] if scene.zoom.piece is not None else []
            found += [under.key] if isinstance(under, Spot) else []
    return found


@pytest.mark.parametrize(
    "name",
    [
        "alatriste-split", "alatriste-trade", "alatriste-offer", "alatriste-option",
        "toruro-accuse", "toruro-split",
    ],
)  # fmt: skip
def test_nothing_is_looked_at_or_pressed_through_the_paper_of_a_form(sit: Sit, name: str) -> None:
    sitting, scene, mouse = shown(sit, name)
    assert scene.turn is not None and scene.turn.form is not None
    area = scene.turn.form.area(sitting.app.services.canvas)
    assert area is not None
    assert not seen_through(scene, mouse, area)


@pytest.mark.parametrize(
    "name", ["lesson-alatriste-cards-2", "lesson-bulls-cards-2", "lesson-toruro-duties-2"]
)
def test_nothing_is_looked_at_or_pressed_through_the_slip_of_the_coach(sit: Sit, name: str) -> None:
    _, scene, mouse = shown(sit, name)
    assert scene.turn is not None
    slip = next(slip for slip in scene.page.widgets if isinstance(slip, Slip))
    assert not seen_through(scene, mouse, slip.rect)


@pytest.mark.parametrize("name", ["play-hint", "alatriste-hint", "toruro-hint"])
def test_nothing_is_looked_at_through_a_hint_or_the_question(sit: Sit, name: str) -> None:
    _, scene, mouse = shown(sit, name)
    mouse.move((640.0, 60.0))
    papers = [paper for paper in scene.zoom.papers if paper.w]
    assert len(papers) == 2, "the question and the hint are read"
    for paper in papers:
        for x in range(round(paper.left) + 4, round(paper.right) - 3, STEP):
            for y in range(round(paper.top) + 4, round(paper.bottom) - 3, STEP):
                mouse.move((float(x), float(y)))
                assert scene.zoom.piece is None


def at(scene: PlayScene, pos: tuple[float, float]) -> Piece | None:
    """The piece that somebody who points there means."""
    return scene.stage.at(pos) if isinstance(scene.page.at(pos), Spot) else None


def go_on(sitting: Sitting) -> None:
    """Wait for a question, going on wherever the table waits for that."""
    while not sitting.waits():
        sitting.until(lambda: sitting.waits() or sitting.play.director.waiting)
        if not sitting.waits():
            sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_s, mod=0))
            sitting.frame(pygame.event.Event(pygame.KEYUP, key=pygame.K_s, mod=0))


@pytest.mark.parametrize("game", mostly_long(GAMES, ("toruro",)))
def test_a_card_that_has_been_played_is_looked_at_no_longer(sit: Sit, game: str) -> None:
    sitting = sit(speed="normal")
    rules = GAMES[game]
    sitting.manager.begin(sitting.app.begin(NewGame(rules, seats(rules, 3, 1), {}), 5))
    mouse, played = Mouse(sitting), 0
    player = Player(sitting, mouse, 1)
    while played < 3:
        go_on(sitting)
        ask = player.wait()
        assert ask is not None, "the game was over too soon"
        scene = sitting.play
        assert scene.turn is not None
        hand = [piece for piece in scene.stage.pieces.values() if piece.layer == HAND]
        alone = [
            piece
            for piece in hand
            if any(option.picks == (piece.token,) for option in ask.options) and ask.subset is None
        ]
        if not alone:
            player.answer(ask)
            continue
        card = alone[0].token
        mouse.move(free_point(scene.page, widget(sitting, str(card))))
        sitting.rest(GROWN)
        assert scene.zoom.piece is not None and scene.zoom.piece.token == card
        for _ in range(2):
            if scene.turn is not None and scene.turn.ask is ask:
                mouse.down()
                mouse.up()
        assert scene.table.ask is not ask
        for _ in range(90):
            looked, under = scene.zoom.piece, scene.stage.at(mouse.pos)
            assert looked is None or (under is not None and looked.token == under.token)
            sitting.frame()
        go_on(sitting)
        looked = scene.zoom.piece
        under = at(scene, mouse.pos)
        assert looked is None or (under is not None and looked.token == under.token)
        played += 1


@pytest.mark.parametrize("name", ["lesson-alatriste-cards-2", "lesson-bulls-cards-2"])
def test_a_large_card_lies_over_the_rings_and_arrows_of_the_coach(
    sit: Sit, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, scene, mouse = shown(sit, name)
    assert isinstance(scene, GuidedScene)
    named = next(piece for piece in scene.driver.shown() if scene.skin.zoom(piece.token) is not None)
    mouse.move(free_point(scene.page, widget(sitting, str(named.token))))
    sitting.rest(GROWN)
    area = scene.zoom.area(sitting.app.services.canvas.lettering.factor)
    assert area is not None
    beside = scene.skin.dock(area.w, area.h) is not None  # it is read aside of what the coach names
    assert area.colliderect(named.rect.inflate(18, 18)) is not beside
    inner = sitting.app.services.canvas.to_pixels(area.inflate(-30, -30))
    pictures = []
    for pieces in (scene.driver.shown(), []):
        monkeypatch.setattr(scene.driver, "shown", lambda pieces=pieces: pieces)
        scene.dirty = True
        sitting.frame()
        whole = sitting.window.surface
        pictures.append((pygame.image.tobytes(whole.subsurface(inner), "RGB"), sitting.picture()))
    assert pictures[0][0] == pictures[1][0]
    assert pictures[0][1] != pictures[1][1]


@pytest.mark.parametrize(
    "name", ["alatriste", long("lesson-alatriste-cards-6"), long("lesson-alatriste-walk-3"), "play-dice"]
)
def test_a_large_card_hides_nothing_that_can_be_chosen(sit: Sit, name: str) -> None:
    sitting, scene, mouse = shown(sit, name)
    assert scene.turn is not None
    asked = [spot for spot in scene.page.widgets if isinstance(spot, Spot) and spot.walkable]
    looked = 0
    for spot in [spot for spot in scene.page.widgets if isinstance(spot, Spot) and spot.piece.layer != HAND]:
        mouse.move(spot.rect.center)
        sitting.rest(GROWN)
        area = scene.zoom.area(1.0)
        if area is None:
            continue
        looked += 1
        hidden = [
            other.key
            for other in asked
            if scene.zoom.piece is not other.piece and area.colliderect(other.rect)
        ]
        assert not hidden, spot.key
    assert looked
