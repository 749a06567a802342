"""Whatever can be answered in any game has words: for buttons, for hints and for what bots thought."""

from __future__ import annotations

import pytest

from game import GAMES
from game.core.rng import Rng
from game.translation import use
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.window.app import App
from tests.menus.conftest import EVERY_LANGUAGE

DECISIONS, MOST = 250, 40


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", GAMES)
def test_every_answer_to_every_question_has_words(app: App, name: str, speech: str) -> None:
    use(speech)
    game, rng = GAMES[name], Rng(7)
    met = set()
    for seed in (1, 2, 3):
        scene = app.begin(NewGame(game, seats(game, game.meta.usual, 0), {}), seed)
        for _ in range(DECISIONS):
            ask = scene.table.ask
            if ask is None:
                break
            met.add(ask.prompt)
            scene.session.settle()
            for option in list(ask.options)[:MOST]:
                assert scene.skin.label(option, ask).strip(), f"{ask.prompt}: {option}"
            scene.table.play(ask.seat, rng.pick(ask.for_bots))
    assert len(met) >= 3
