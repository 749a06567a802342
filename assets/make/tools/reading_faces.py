"""The faces of letters that people may choose for what they read, cut down to the letters of Europe.

`python -m assets.make.tools.reading_faces` fetches them with `npm pack` and writes assets/fonts, and
their licences into licences/fonts. Of both, the licence reserves no name.
"""

from __future__ import annotations

from pathlib import Path

import uharfbuzz as hb

from assets.make.tools.fonts import fetched

TOP = Path(__file__).parents[3]
FONTS, LICENCES = TOP / "assets" / "fonts", TOP / "licences" / "fonts"
PACKAGES = {
    "AtkinsonHyperlegible": "@expo-google-fonts/atkinson-hyperlegible@0.4.1",
    "FiraSans": "@expo-google-fonts/fira-sans@0.4.1",
}
FACES = {"Regular": "400Regular", "Bold": "700Bold", "Italic": "400Regular_Italic"}
KEPT = (*range(0x20, 0x180), *range(0x2010, 0x2027), 0x2039, 0x203A, 0x20AC, 0x2212)
"""Latin letters and the punctuation of both languages; arrows are those of the usual letters."""
FEATURES = {"kern", "mark", "ccmp", "locl"}
LICENCE = "LICENSE_FONT"


def main() -> None:
    """Write all files anew."""
    FONTS.mkdir(exist_ok=True)
    LICENCES.mkdir(exist_ok=True)
    for family, package in PACKAGES.items():
        for face, name in FACES.items():
            whole = fetched(package, f"{family}_{name}.ttf")
            (FONTS / f"{family}-{face}.ttf").write_bytes(cut_down(whole))
        (LICENCES / f"{family}.txt").write_bytes(fetched(package, LICENCE))


def cut_down(whole: bytes) -> bytes:
    """A font file with the letters that are kept, without hints, which are made as letters are drawn."""
    wanted = hb.SubsetInput()
    wanted.flags = hb.SubsetFlags.NO_HINTING
    wanted.unicode_set.update(KEPT)
    wanted.layout_feature_tag_set.clear()
    wanted.layout_feature_tag_set.update(int.from_bytes(tag.encode()) for tag in FEATURES)
    return bytes(hb.subset(hb.Face(whole), wanted).blob.data)


if __name__ == "__main__":
    main()
