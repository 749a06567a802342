"""The table is played by what lies on it: every answer can be reached, and whole games come to their end."""

from __future__ import annotations

import pytest

from game.alatriste import GAME
from game.alatriste.rows import RULES
from game.alatriste.tokens import PASS, REFUSE
from game.core.action import Action
from game.core.game import Value
from game.core.rng import Rng
from game.core.script import Ask
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.skins.alatriste.drawing.first_page import FirstPage
from scenes.skins.alatriste.drawing.offer_draft import is_trade
from scenes.skins.alatriste.drawing.offer_sheet import Deal
from scenes.skins.alatriste.drawing.prize_sheet import Prize
from scenes.skins.alatriste.drawing.stakes_sheet import Bet
from scenes.skins.alatriste.words.standing_orders import WINDOWS
from scenes.stage.turn import Turn
from scenes.table.play import PlayScene
from scenes.ui.input import Pointer
from scenes.ui.widgets import Button
from scenes.window.app import App, windowless
from tests.needs import long

SELDOM = 8
"""Random players trade one time in so many."""


@pytest.fixture(scope="module")
def app() -> App:
    """A program without a window."""
    return windowless((1280, 720), "en")


def sit_down(app: App, count: int, humans: int, seed: int, **options: Value) -> PlayScene:
    app.services.settings.privacy = "open"
    scene = app.begin(NewGame(GAME, seats(GAME, count, humans), dict(options)), seed)
    scene.layout(app.services.canvas)
    scene.enter()
    scene.director.finish()
    return scene


def unreachable(scene: PlayScene, turn: Turn) -> list[Action]:
    """The answers that nothing on the screen leads to."""
    ask = turn.ask
    aside = scene.skin.aside(ask)
    menu = aside.actions if aside is not None and aside.text in words_of(scene) else ()
    options = [option for option in ask.options if option not in menu]
    if is_trade(ask):
        return []  # an offer is put together piece by piece, and sent as a whole
    if isinstance(turn.form, Bet):
        return sorted({*options} - {*staked_by(turn.form)})
    if isinstance(turn.form, FirstPage):
        return sorted({*options} - {*shared_by(turn.form)})
    if isinstance(turn.form, Prize):
        return sorted({*options} - {*taken_by(scene, turn.form)})
    if isinstance(turn.form, Deal):
        return sorted({*options} - {*sent_by(turn.form)})
    if turn.form is not None:
        replies = {action for reply in turn.form.replies() for action in reply.actions}
        return [option for option in options if option not in replies]
    return [option for option in options if not all(lies(scene, turn, option))]


def taken_by(scene: PlayScene, form: Prize) -> list[Action]:
    """What clicks on the things of a prize, and its button, send."""
    sent = [action for reply in form.replies() for action in reply.actions]
    for widget in form.widgets(scene.services.canvas, lambda: None, sent.extend):
        widget.pointer(Pointer("up", widget.rect.center, 1))
    return sent


def words_of(scene: PlayScene) -> set[str]:
    """What stands on the buttons of the scene."""
    return {widget.text for widget in scene.page.all() if isinstance(widget, Button)}


def shared_by(page: FirstPage) -> list[Action]:
    """Every way to share the points that the slider leads to."""
    found = []
    for fencing in range(RULES.split + 1):
        page.share(fencing)
        found += [action for reply in page.replies() for action in reply.actions]
    return found


def staked_by(bet: Bet) -> list[Action]:
    """Every answer that the rail of a bet leads to."""
    found = []
    for ducats in bet.stakes:
        bet.stake(ducats)
        found += [action for reply in bet.replies() for action in reply.actions]
    return found


def sent_by(deal: Deal) -> list[Action]:
    """Every answer to an offer, with every reason."""
    found = []
    for refusal in deal.refusals:
        deal.refusal = refusal
        found += [action for reply in deal.replies() for action in reply.actions]
    return found


def lies(scene: PlayScene, turn: Turn, option: Action) -> list[bool]:
    """For each thing that an answer names, whether it lies on the table and can be touched."""
    pieces = [scene.stage.piece(name) for name in option.picks]
    return [piece is not None and turn.can_touch(piece) and piece.target for piece in pieces]


def give(scene: PlayScene, turn: Turn, option: Action) -> None:
    """Give that answer by touching what it names."""
    if turn.form is None and turn.ask.subset is None:
        actions: tuple[Action, ...] = () if option.picks else (option,)
        for name in option.picks:
            piece = scene.stage.piece(name)
            assert piece is not None
            actions = tuple(turn.touch(piece)) or (tuple(turn.touch(piece)) if turn.armed else ())
        assert actions == (option,)
    scene.session.play((option,))


def play_on(scene: PlayScene, chance: Rng, most: int) -> set[str]:
    """Play on at random, people and bots alike; what people were asked."""
    asked: set[str] = set()
    for _ in range(most):
        scene.director.finish()
        ask = scene.table.ask
        if ask is None:
            break
        if scene.turn is None:
            scene.session.think(ask)
            continue
        asked.add(ask.prompt)
        assert not unreachable(scene, scene.turn), (ask.prompt, unreachable(scene, scene.turn))
        give(scene, scene.turn, pick(ask, chance))
    scene.director.finish()
    return asked


def pick(ask: Ask, chance: Rng) -> Action:
    """Any answer; nobody ends the game, and few trade."""
    if ask.prompt == "alatriste.end_vote":
        return REFUSE
    calm = [option for option in ask.options if option.verb not in ("propose_end", "leave")] or ask.options
    busy = [option for option in calm if option.verb not in ("offer", "discard")] or calm
    return chance.pick(busy if chance.below(SELDOM) else calm)


@pytest.mark.parametrize(("count", "seed"), [(2, 1), long(4, 2), long(6, 3)])
def test_every_answer_of_every_question_can_be_reached_on_the_table(app: App, count: int, seed: int) -> None:
    scene = sit_down(app, count, count, seed, cap=30)
    for seat in range(count):
        scene.skin.orders.give(seat, WINDOWS, "ask")
    assert len(play_on(scene, Rng(seed), 700)) > 15


def test_nobody_is_stopped_before_others_play_who_has_not_asked_for_it(app: App) -> None:
    scene = sit_down(app, 3, 3, 6)
    asked = play_on(scene, Rng(6), 200)
    assert "alatriste.play" in asked and "alatriste.window" not in asked
    assert any(action == PASS for action in scene.table.record.actions)


@pytest.mark.parametrize("count", [3, long(5)])
def test_a_game_of_one_person_against_bots_comes_to_its_end(app: App, count: int) -> None:
    scene = sit_down(app, count, 1, count, cap=30)
    play_on(scene, Rng(count), 20_000)
    assert scene.table.ask is None
    results = scene.skin.results(scene.table.view(None), scene.session.chronicle.lines)
    assert results.winners
