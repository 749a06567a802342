"""Where the pictures come from: drawn as SVG, rasterised, printed like wood blocks (`python -m assets.make`).

`palette` holds every colour, `ink` the drawing vocabulary, `lettering` words as outlines, `press` the print.
Each module that `__main__` lists draws one family of sprites and names them in its table `SPRITES`.
The boards have commands of their own, `python -m assets.make.board` and `python -m assets.make.madrid_board`,
and so have the sounds.
Needs the dependency group `art`; the program itself needs none of this.
"""
