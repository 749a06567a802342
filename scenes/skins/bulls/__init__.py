"""Running with the Bulls on the screen: the town, its dice and cards, and what is said about them."""

from scenes.services import SkinInfo

INFO = SkinInfo(
    name="Running with the Bulls",
    credit=(
        "**Running with the Bulls** is a game by Paul Peterson. This is an independent program "
        "with its own town, cards and pictures."
    ),
    emblem="bulls/charge_1",
    poster="title/poster_bulls",
    lettering="title/poster_bulls_title_{language}",
    music=("rumba", "sevillanas", "jota"),
)
