"""Where everything lies on Toruro's table, in design pixels (1280 x 720): the picture is drawn to fit it.

The bull of the cloth lies so that its head, belly and tail are under the plates of those three pots.
"""

from __future__ import annotations

WIDTH, HEIGHT = 1280, 720

CLOTH = (548, 322)
"""The middle of the baize."""
CLOTH_REACH = (440, 236)
"""How far it goes to each side and up or down, without its fringe."""

HEAD, BELLY, TAIL = (304, 345), (505, 353), (683, 233)
"""The middles of the three plates: cabeza, barriga, cola."""
STOCK, EXPOSED = (813, 324), (910, 327)
"""The middles of the stock and of the card that shows the trump, each 84 wide."""
SLATE = (1032, 92, 225, 248)
"""The slate of the lulos with its frame: left, top, width, height."""
CANDLE = (1016, 465)
"""The middle of the candle in its holder."""
FLAME = (1016, 420)
"""The middle of its flame and of the light round it."""
