"""El Capitán Alatriste on the table: the Madrid of 1623, pawns, cards, boards, and what is said of them."""

from collections.abc import Sequence

from scenes.services import Glimpse, Living, SkinInfo


def board() -> Sequence[str]:
    """The pictures of Madrid, of which there are many."""
    from scenes.skins.alatriste.drawing.board_art import PICTURES

    return PICTURES


INFO = SkinInfo(
    name="El Capitán Alatriste",
    credit=(
        "**El Capitán Alatriste** is a game by Antonio Catalán after the novels of Arturo "
        "Pérez-Reverte; this one has its own Madrid, words and pictures."
    ),
    emblem="alatriste/pawn_maroon",
    poster="title/poster_alatriste",
    lettering="title/poster_alatriste_title",
    living=(
        Living(
            "title/poster_alatriste_swallows",
            (132, 26, 120, 46),
            tuple(look for look in range(6) for _ in (0, 1)),
        ),
    ),
    players=(2, 6),
    minutes=(20, 60),
    ends=("alatriste/scene_results", "alatriste/scene_parting"),
    music=("folia", "canarios", "pavana"),
    finale="acero",
    board=board,
    glimpse=Glimpse((0, 50, 950, 500), 400),
)
