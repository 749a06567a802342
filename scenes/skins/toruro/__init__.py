"""Toruro on the screen: cloth, cards, pots and slate, and what is said about them."""

from scenes.services import SkinInfo

INFO = SkinInfo(
    name="Toruro",
    credit="**Toruro** is a traditional game; its rules are known from what Andrés Pabón wrote down.",
    emblem="toruro/card_oros_1",
    poster="title/poster_toruro",
    lettering="title/poster_toruro_title",
    music=("pasillo", "bambuco", "guabina"),
    finale="envite",
)
