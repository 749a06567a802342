"""Running with the Bulls on the screen: the town, its dice and cards, and what is said about them."""

from game.translation import tr
from scenes.services import Glimpse, Living, SkinInfo

STEPS = 4
"""The steps of a day in the town that comes with the game, which is not read for this."""


def by_day(steps: int) -> str:
    """Return the day on which so many steps of all days have been played."""
    return tr("Day {day}", day=1 + steps // STEPS)


INFO = SkinInfo(
    name="Running with the Bulls",
    credit=(
        "**Running with the Bulls** is a game by Paul Peterson. This is an independent program "
        "with its own town, cards and pictures."
    ),
    emblem="bulls/charge_1",
    poster="title/poster_bulls",
    lettering="title/poster_bulls_title_{language}",
    living=(
        Living("title/poster_bulls_bunting", (12, 12, 273, 80), (0, 0, *(1, 1, 2, 2, 3, 3) * 3)),
        Living("title/poster_bulls_breath", (52, 266, 64, 42), (*(0,) * 14, *(1, 2, 3, 3) * 2, 1)),
    ),
    players=(2, 6),
    minutes=(15, 40),
    ends=("ui/results", "ui/results"),  # the same lanterns whoever wins
    music=("jota", "rumba", "sevillanas"),
    finale="encierro",
    when=by_day,
    glimpse=Glimpse((0, 56, 1010, 560), 500),
)
