"""El Capitán Alatriste on the table: the Madrid of 1623, pawns, cards, boards, and what is said of them."""

from collections.abc import Sequence

from scenes.services import SkinInfo


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
    music=("folia", "canarios", "pavana"),
    finale="acero",
    board=board,
)
