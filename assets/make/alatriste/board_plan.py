"""The ground plan of Madrid: where the 43 boxes lie, which streets join them, and what lies between them.

All in design units. The board fills the window's left side down to the player's own board: `BOARD` is what of
it stays in sight. A box is a plate of `BOX` with its picture in the upper part, `PICTURE`, its name below.
"""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 1280, 720
BOARD = (0.0, 0.0, 1020.0, 556.0)
"""Left, top, right and bottom of the part that no panel covers."""
BOX = (98.0, 76.0)
PICTURE = (90.0, 44.0)
"""The picture of a box; it hangs `LIFT` above the middle of the box."""
LIFT = 12.0
DRAWN = (2 * PICTURE[0], 2 * PICTURE[1])
"""The size in which the pictures of the boxes are drawn."""
NAME, DROP = (86.0, 20.0), 22.5
"""The room for its name, and how far below the middle of the box that lies."""


class Place(NamedTuple):
    """A box: its id, the middle of its plate, and its zone."""

    id: str
    x: float
    y: float
    zone: str


_ROWS = """
puerta_alcala       964 228 light
huerta_regidor      858 240 light
puerta_sol          752 228 light
san_felipe          646 240 light
san_gines           540 228 light
plaza_mayor         414 238 light
puerta_guadalajara  290 228 light
carcel_villa        168 238 light
losas_palacio        56 232 light
cuesta_vega          56 325 light
puente_segovia       56 416 light
manzanares           56 508 light
flandes             166 512 light
cebada              164 420 light
hospital_latina     168 330 light
meson_cava          276 320 light
calle_toledo        280 411 light
embarcado           276 508 light
rastro              384 512 light
lavapies            492 504 light
garito              472 414 light
carcel_corte        438 325 light
escuela_esgrima     552 330 light
corral_cruz         662 322 light
representantes      774 332 light
san_sebastian       752 422 light
hospital_general    832 510 light
prado               934 422 light
recoletos           862 143 cream
siete_chimeneas     842  50 cream
red_san_luis        730  44 cream
descalzas           618  50 cream
banca_genovesa      506  44 cream
academia            394  50 cream
santo_oficio        282  44 cream
de_viaje            169  50 cream
leganitos            56  46 cream
casa_campo           56 140 cream
caballerizas        164 146 brown
salon_comedias      270 136 brown
el_valido           376 142 brown
jardin_priora       482 136 brown
encarnacion         588 144 brown
"""

_FIELDS = (row.split() for row in _ROWS.strip().split("\n"))
PLACES = tuple(Place(id, float(x), float(y), zone) for id, x, y, zone in _FIELDS)
AT = {place.id: (place.x, place.y) for place in PLACES}

CIRCUITS = (
    "puerta_alcala huerta_regidor puerta_sol san_felipe san_gines plaza_mayor puerta_guadalajara "
    "carcel_villa losas_palacio cuesta_vega puente_segovia manzanares flandes cebada hospital_latina "
    "meson_cava calle_toledo embarcado rastro lavapies garito carcel_corte escuela_esgrima corral_cruz "
    "representantes san_sebastian hospital_general prado puerta_alcala",
    "huerta_regidor recoletos siete_chimeneas red_san_luis descalzas banca_genovesa academia santo_oficio "
    "de_viaje leganitos casa_campo losas_palacio",
    "san_gines encarnacion jardin_priora el_valido salon_comedias caballerizas carcel_villa",
)
"""The three circuits, box by box: the common people's, the rich quarters' and the nobility's."""

STREETS = tuple(
    (one, other)
    for circuit in CIRCUITS
    for one, other in zip(circuit.split(), circuit.split()[1:], strict=False)
)
"""Each pair of neighbours once."""
