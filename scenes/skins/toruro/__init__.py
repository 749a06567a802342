"""Toruro on the screen: cloth, cards, pots and slate, and what is said about them."""

from scenes.services import Glimpse, Living, SkinInfo

INFO = SkinInfo(
    name="Toruro",
    credit="**Toruro** is a traditional game; its rules are known from what Andrés Pabón wrote down.",
    emblem="toruro/card_oros_1",
    poster="title/poster_toruro",
    lettering="title/poster_toruro_title",
    living=(
        Living("title/poster_toruro_flame", (128, 56, 44, 66), (0, 2, 1, 3, 0, 1, 3, 2, 1, 0, 2, 3)),
        Living("title/poster_toruro_glance", (44, 116, 44, 26), (*(0,) * 22, *(1,) * 7)),
    ),
    players=(3, 8),
    minutes=(15, 45),
    ends=("toruro/results", "toruro/farewell"),
    music=("pasillo", "bambuco", "guabina"),
    finale="envite",
    glimpse=Glimpse((100, 50, 890, 620), 490),
)
