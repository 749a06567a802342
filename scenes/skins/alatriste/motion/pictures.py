"""The pictures that scenes and sheets are made of, which are composed and not read."""

from __future__ import annotations

from scenes.skins.alatriste.drawing import cells, scene_frames
from scenes.skins.alatriste.motion import bull_motion, fight_strip, jail_motion, short_sheets
from scenes.ui.art import Art


def register(art: Art) -> None:
    """Tell the art how to make all of them."""
    for module in (scene_frames, cells, bull_motion, fight_strip, short_sheets, jail_motion):
        module.register(art)
