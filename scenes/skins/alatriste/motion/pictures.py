"""The pictures that scenes and sheets are made of, which are composed and not read."""

from __future__ import annotations

from scenes.skins.alatriste.drawing import cells
from scenes.skins.alatriste.motion import audience_motion, fight_strip, jail_motion, short_sheets, theatre
from scenes.ui.art import Art


def register(art: Art) -> None:
    """Tell the art how to make all of them."""
    for module in (theatre, cells, audience_motion, fight_strip, short_sheets, jail_motion):
        module.register(art)
