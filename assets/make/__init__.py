"""Where the pictures come from: drawn as SVG, rasterised, printed like wood blocks (`python -m assets.make`).

`drawing` is the library of all pictures: `palette` holds every colour, `svg` the drawing vocabulary,
`lettering` words as outlines, `rasterize` the print. `bulls`, `toruro`, `alatriste` and `ui` draw: each
module holds one family of sprites and names them in its table `SPRITES`; `__main__` lists all modules. The
two boards have commands of their own, `python -m assets.make.bulls.board` and `assets.make.alatriste.board`,
and so have the sounds. `tools` collects texts, draws contact sheets, and packs what people download.
Needs the dependency group `art`; the program itself needs none of this.
"""
