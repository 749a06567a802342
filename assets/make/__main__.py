"""Make the pictures: `python -m assets.make [NAME...]`; a name is a path under pictures, without ending."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from assets.make.drawing.rasterize import Sprite

PICTURES = Path(__file__).parents[1] / "pictures"
MODULES = {
    "bulls": (
        "dice_and_signs",
        "figures",
        "arena",
        "garlands",
        "pier",
        "effects",
        "action_cards",
        "destination_cards",
    ),
    "toruro": ("deck", "table", "pieces", "slate", "candle", "results"),
    "alatriste": (
        "boxes",
        "cards",
        "pieces",
        "icons",
        "panel",
        "backdrops",
        "contests",
        "fencers",
        "fencer_heads",
        "parting",
    ),
    "ui": (
        *(
            "buttons",
            "emblems",
            "icons",
            "panels",
            "wood",
            "lobby",
            "results",
            "cursors",
            "dice_cup",
            "curtain",
        ),
        *("feats", "letters", "stage", "particles", "title", "title_wall", "posters"),
        *("portraits", "portraits_men", "portraits_women", "portraits_ladies", "portraits_lords"),
    ),
}
QUALITY = 90


def sprites() -> dict[str, Sprite]:
    """Every sprite by its name, from the tables of all modules."""
    found: dict[str, Sprite] = {}
    for folder, modules in MODULES.items():
        for module in modules:
            found |= import_module(f"assets.make.{folder}.{module}").SPRITES
    return found


def file(name: str) -> Path:
    """Where a sprite is kept: as a WebP, or as what the ending of its name says."""
    return PICTURES / (name if "." in name else f"{name}.webp")


def write(name: str, sprite: Sprite) -> Path:
    """Make one sprite and keep it."""
    path = file(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    picture = sprite.make(name)
    if path.suffix == ".jpg":
        picture.convert("RGB").save(path, quality=QUALITY)
    else:
        picture.save(path, quality=QUALITY, method=6)
    return path


def main() -> None:
    """Make all pictures, or those that are named."""
    parser = argparse.ArgumentParser(prog="python -m assets.make", description="Make the pictures.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these, as bulls/die_yellow_3")
    wanted = parser.parse_args().names
    known = sprites()
    if unknown := set(wanted) - set(known):
        parser.error(f"there is no sprite called {', '.join(sorted(unknown))}")
    for name in wanted or known:
        print(f"{write(name, known[name]).stat().st_size / 1000:8.1f} kB  {name}")


if __name__ == "__main__":
    main()
