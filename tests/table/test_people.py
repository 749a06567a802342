"""People at one table: settings follow the turn, the board stays where it is, and all ends with the table."""

from __future__ import annotations

from random import Random

import pytest

from game import GAMES
from game.core.seat import Seat
from game.storage.people import People
from game.storage.person import Person
from game.storage.settings import Settings
from game.translation import language
from scenes.menus.title import TitleScene
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.stage.pieces import HAND
from scenes.table.play import PlayScene
from scenes.ui.scene import Reset
from tests.table.conftest import Sit, Sitting

BARE = True


def known(sitting: Sitting, seat: Seat, **own: object) -> Person:
    """The person in a seat, who has a name here and settings of their own."""
    person = sitting.app.services.people.add(seat.name, seat.index + 5, seat.colour)
    for name, value in own.items():
        setattr(person.own, name, value)
    return person


def laid(sitting: Sitting, game: str, humans: int) -> PlayScene:
    """A table of that game for people, and bots beside them."""
    rules = GAMES[game]
    count = max(humans, rules.meta.offered[0])
    scene = sitting.app.begin(NewGame(rules, seats(rules, count, humans), {}), 3)
    sitting.manager.begin(scene)
    return scene


def asked(sitting: Sitting, scene: PlayScene, seat: int) -> None:
    """Answer anything until that seat is asked something."""
    chance = Random(3)
    for _ in range(400):
        scene.director.finish()
        sitting.frame()
        ask = scene.table.ask
        assert ask is not None
        if scene.turn is not None and ask.seat == seat and not scene.director.busy:
            sitting.rest(0.2)
            return
        if not scene.director.busy:
            scene.session.play([chance.choice(ask.options)] if ask.subset is None else [ask.options[-1]])
    raise AssertionError(f"seat {seat} is never asked")


def test_text_numbers_keys_and_speech_are_those_of_whose_turn_it_is(sit: Sit) -> None:
    sitting = sit(privacy="open", numbers="story")
    first, second = seats(GAMES["bulls"], 2, 2)
    known(sitting, first, text_size=200, numbers="lab", speed="slow", keys={"undo": ["k"]}, language="es")
    scene, services = laid(sitting, "bulls", 2), sitting.app.services
    for seat in (0, 1, 0):
        asked(sitting, scene, seat)
        settings, mine = services.settings, seat == 0
        assert (settings.text_size, settings.numbers, settings.speed) == (
            (200, "lab", "slow") if mine else (100, "story", "instant")
        )
        assert services.canvas.lettering.factor == (2.0 if mine else 1.0)
        assert scene.session.odds_gauge.numbers == settings.numbers
        assert bool(services.bindings.keys.changes()) == mine
        assert language() == "en"  # two people read one table
    assert second.name not in {person.name for person in services.people.everybody}


ON_CARDS = "name", "gist", "deeds"
"""What is printed on cards of the hand once more: in large text there are words alone."""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_the_board_moves_when_the_turn_brings_another_text_size(sit: Sit, game: str) -> None:
    sitting = sit(privacy="open")
    known(sitting, seats(GAMES[game], 3, 3)[0], text_size=200)
    scene = laid(sitting, game, 3)
    asked(sitting, scene, 0)
    found = []
    for seat, factor in ((0, 2.0), (1, 1.0)):
        sitting.app.services.follow(scene.table.seats[seat])
        sitting.rest(0.2)
        assert sitting.app.services.canvas.lettering.factor == factor
        found.append({
            piece.token: (piece.x, piece.y, piece.width, piece.height)
            for piece in scene.stage.pieces.values()
            if piece.layer != HAND and piece.token.kind not in ON_CARDS
        })  # fmt: skip
    assert found[0] == found[1]
    assert len(found[0]) > 10


def test_what_one_of_them_needs_holds_for_the_whole_table(sit: Sit) -> None:
    sitting = sit(privacy="open")
    both = seats(GAMES["bulls"], 2, 2)
    known(sitting, both[1], reduced_motion=True, contrast="high", voice_captions=True, captions=True)
    scene, services = laid(sitting, "bulls", 2), sitting.app.services
    area = services.canvas.size
    for seat in (0, 1):
        asked(sitting, scene, seat)
        now = services.settings
        assert (now.reduced_motion, now.contrast, now.voice_captions, now.captions) == (
            True,
            "high",
            True,
            True,
        )
        assert services.canvas.size == area or seat == 0
        area = services.canvas.size
    sitting.manager.stack.go(Reset(sitting.app.home()))
    assert not (services.settings.reduced_motion or services.settings.voice_captions)
    assert services.people.guest.own.contrast == "usual"


def test_a_table_with_one_person_is_theirs_with_all_they_want_until_it_is_left(sit: Sit) -> None:
    sitting = sit()
    known(sitting, seats(GAMES["bulls"], 2, 1)[0], language="es", privacy="open", text_size=150)
    scene, services = laid(sitting, "bulls", 1), sitting.app.services
    asked(sitting, scene, 0)
    assert (language(), services.settings.privacy, services.canvas.lettering.factor) == ("es", "open", 1.5)
    sitting.manager.stack.go(Reset(sitting.app.home()))
    sitting.frame()
    assert isinstance(sitting.top, TitleScene)
    assert (language(), services.settings.privacy, services.canvas.lettering.factor) == ("en", "peek", 1.0)


def test_what_is_changed_at_the_table_stays_with_whose_turn_it_was(sit: Sit) -> None:
    sitting = sit(privacy="open")
    ana = known(sitting, seats(GAMES["bulls"], 2, 2)[0])
    scene, services = laid(sitting, "bulls", 2), sitting.app.services
    asked(sitting, scene, 0)
    services.settings.text_size = 175
    services.apply_settings()
    asked(sitting, scene, 1)
    assert (ana.own.text_size, services.settings.text_size, services.people.guest.own.text_size) == (
        175,
        100,
        100,
    )


def test_guests_alone_change_nothing_and_the_table_belongs_to_whoever_is_here() -> None:
    settings = Settings(speed="fast")
    people = People(settings)
    ana = people.add("Ana", 1, "blue")
    ana.own.speed = "slow"
    people.welcome(ana)
    seats_of = [Seat(0, "Bruno", "blue"), Seat(1, "Carmen", "green"), Seat(2, "Ana", "pink", "lola")]
    people.sit_down(seats_of)
    for seat in seats_of:
        people.follow(seat)
        assert settings.speed == "slow"
    people.sit_down([Seat(0, "Ana", "blue"), seats_of[1], seats_of[2]])
    people.follow(seats_of[1])
    assert settings.speed == "fast"
    people.follow(seats_of[2])  # a bot changes nothing
    assert settings.speed == "fast"
