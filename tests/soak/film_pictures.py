"""A place that a film jumps to looks as stepped to, and tells nothing that its person cannot see.

    python -m tests.soak.film_pictures --times 300

Each run is one game between random players. Somewhere in it a decision is stepped over, then jumped to: same
pixels. Another time it is a game under way, seen by its one person: whatever they cannot see is dealt anew at
each place of the film, and the window stays as it was, pixel for pixel, and so do all words about it.
"""

from __future__ import annotations

import sys
from functools import cache
from random import Random

from game import GAMES, find
from game.core.record import Record, parse_record
from game.core.rng import Rng
from game.core.script import pending
from scenes.film.film_scene import FilmScene
from scenes.services import Screening
from scenes.window.app import App, windowless
from tests.soak.replay import played
from tests.soak.run import one_of, soak
from tests.table.films import film, picture

PLACES = 12
"""So many places of a film are looked at in a run."""


@cache
def program() -> App:
    """The program, without a window."""
    return windowless((960, 540), "en")


def some_game(chance: Random) -> Record:
    """A game between random players, whose first seat is a person."""
    name = chance.choice(list(GAMES))
    record = parse_record(played(name, chance))
    first, *others = record.seats
    record.seats = (type(first)(first.index, first.name, first.colour, None), *others)
    record.seats = record.seats[:1] + tuple(
        type(seat)(seat.index, seat.name, seat.colour, "teo") for seat in others
    )
    record.position = ""
    return record


def jumped_is_stepped(chance: Random) -> None:
    """Step to a place, and jump there."""
    scene = film(program(), Screening(some_game(chance)))
    session = scene.session
    session.look(chance.choice((None, *range(len(session.seats)))))
    scene.layout(program().services.canvas)
    start = chance.randrange(len(session.stops) - 1)
    session.go(session.stops[start])
    for _ in range(2):
        session.show_next()
        session.director.finish()
    _rest(scene)
    place, stepped = session.place, picture(scene)
    session.go(chance.randrange(session.film.last))
    session.go(place)
    _rest(scene)
    assert picture(scene) == stepped, f"decision {place} looks otherwise when it is jumped to"


def _rest(scene: FilmScene) -> None:
    """Let whatever fades once a table has been laid be gone: the scene of a fight, after its last step."""
    for _ in range(2):  # what has ended begins to fade in the first of them
        scene.update(1.0)
    assert not scene.busy


def hidden_things_are_neither_seen_nor_said(chance: Random) -> None:
    """Deal anew what the person cannot see, at each of some places."""
    record = some_game(chance)
    record.actions = record.actions[: chance.randint(1, min(150, len(record.actions) - 1))]
    scene = film(program(), Screening(record, len(record.actions), 0))
    stops = scene.session.stops
    for place in chance.sample(stops, min(PLACES, len(stops))):
        _deal_anew(scene, place, chance)


def _deal_anew(scene: FilmScene, place: int, chance: Random) -> None:
    """Compare the picture of a place with that of another one that looks the same to the person."""
    session, made, game = scene.session, scene.film, find(scene.film.game.meta.id)
    session.go(place)
    scene.update(0.0)
    before, told = window(scene), aloud(scene)
    table, still = made.at(session.place), made.stills[session.place]
    state = table._state
    other = game.determinize(game.view(state, 0), Rng(chance.getrandbits(63)))
    assert game.view(other, 0) == game.view(state, 0)
    try:
        table._state = other
        made.stills[session.place] = still._replace(ask=pending(other))
        session.go(session.place)
        scene.update(0.0)
        scene._lay()
        assert window(scene) == before, f"{game.meta.id}: decision {place} shows hidden things"
        assert aloud(scene) == told, f"{game.meta.id}: at decision {place} hidden things are said"
    finally:
        table._state, made.stills[session.place] = state, still


def window(scene: FilmScene) -> bytes:
    """All pixels of the window, its bar included."""
    picture(scene)
    canvas = scene.services.canvas
    canvas.blit_at_pixel(scene.canvas.surface, (0, 0))
    return canvas.surface.get_view("2").raw


def aloud(scene: FilmScene) -> list[tuple[str, str]]:
    """All that the voice can be led to say: of the scene, of what lies on the table, and of the bar."""
    things = [*scene.board_page.widgets, *scene.page.widgets]
    return [
        *((remark.text, "") for remark in scene.remarks()),
        *((thing.spoken_text, thing.tip) for thing in things),
    ]


def once(chance: Random) -> str:
    """One of both."""
    return one_of((jumped_is_stepped, hidden_things_are_neither_seen_nor_said), chance)


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 300))
