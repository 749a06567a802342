"""Toruro on the screen: cloth, cards, pots and slate, and what is said about them."""

from scenes.services import Glimpse, Living, Prop, SkinInfo

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
    lobby="toruro/table",
    props=(
        Prop("toruro/card_back", 58, 66, 92, 14),
        Prop("toruro/card_oros_1", 132, 58, 92, -4),
        Prop("toruro/card_espadas_12", 208, 70, 92, -20),
        Prop("toruro/plate", 1030, 52, 128),
        Prop("toruro/chip_1", 1012, 46, 38),
        Prop("toruro/chip_10", 1046, 50, 38),
        Prop("toruro/chip_5", 1030, 36, 38),
        Prop("toruro/dealer", 1148, 46, 52),
        Prop("toruro/chip_50", 1206, 62, 38),
        Prop("toruro/card_back", 86, 694, 92, 78),
        Prop("toruro/chip_5", 190, 690, 38),
        Prop("toruro/chip_1", 226, 696, 38),
    ),
)
