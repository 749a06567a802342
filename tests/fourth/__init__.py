"""Suns and Moons, a fourth game: twelve cards, three tricks, and all that the menus need to know of it."""

from pathlib import Path

from scenes.services import SkinInfo

INFO = SkinInfo(name="Suns and Moons", rules=Path(__file__).with_name("rules"))
