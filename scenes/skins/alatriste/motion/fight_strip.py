"""The strip: a fight that nobody at this screen fights, small but whole, before a band of its scene.

It has the grammar of one's own: dice above, sums below, what is fought for on the ground between both, and
the last blow, which tells who has won. Who has all shown fast does not see it.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.alatriste.events_combat import Clashed
from game.translation import tr
from scenes.skins.alatriste.drawing.fencer_body import GUARD, SALUTE
from scenes.skins.alatriste.drawing.large_sheet import sized
from scenes.skins.alatriste.drawing.sum_labels import parts_of
from scenes.skins.alatriste.layout import AIR, SCENE, Point
from scenes.skins.alatriste.motion import fencing, fight_sums, short_sheets, theatre
from scenes.skins.alatriste.motion.act import Act
from scenes.skins.alatriste.motion.fencing import Fencer
from scenes.skins.alatriste.motion.props import Props
from scenes.stage.effect_sprites import PROPORTION
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import Cue, ease_in_out, together, wait
from scenes.ui.art import Art
from scenes.ui.theme import INK, OCHRE, WALNUT_DK

SIZE = (640.0, 188.0)
MIDDLE: Point = (AIR[0], 140.0)
SCALE, RIM, BAND = 2, 8, 166
"""Pixels of the strip for each design pixel; its frame; and at which row of the scene the band begins."""
DIM, CLEAR = 235, 150.0
"""How dark the band is at its ends, and how far from each it is clear."""
SMALL, RAISED = 0.6, -27.0
"""How large both are beside those of a scene, and how far below the middle theirs lies."""
FACE, FACE_AT, NAME_Y = 92.0, (262.0, -20.0), 46.0
DIE, DICE_AT, DICE_APART = 36.0, (166.0, -62.0), 40.0
SUM_AT, LABEL, STAKE_Y, PAID, PAID_Y = (152.0, SIZE[1] / 2 - 2), 0.82, 58.0, 1.2, 48.0
"""Where a sum lies beside and below the middle, how large labels are, how far below it what is fought for
lies, how much larger that is once it is paid, and where it lies then."""
CHEER_Y, CHEER = -58.0, (180.0, 180.0 / PROPORTION)
IN, COUNTED, READ, OUT = 0.16, 0.12, 0.5, 0.14
"""Seconds in which the strip comes, for which both sums and then the end are read, and in which it goes."""


def register(art: Art) -> None:
    """Tell the art how to make the strip of a duel, and that of a combat."""
    for name in ("duel", "combat"):
        art.compose(strip(name), partial(_paint, art, theatre.scene(name)), (theatre.scene(name),))


def strip(name: str) -> str:
    """Return the name of the picture of the strip of a "duel" or a "combat"."""
    return f"alatriste/strip_{name}"


def _paint(art: Art, scene: str) -> pygame.Surface:
    """Paint a band of a scene in a frame, dark at both ends, where faces are to lie."""
    made = pygame.Surface([round(SCALE * side) for side in SIZE], pygame.SRCALPHA)
    area = made.get_rect()
    for grow, colour, edge in ((0, INK, 26), (-6, OCHRE, 23), (-12, WALNUT_DK, 20)):
        pygame.draw.rect(made, colour, area.inflate(grow, grow), border_radius=edge)
    inner = area.inflate(-2 * SCALE * RIM, -2 * SCALE * RIM)
    wide, high = (round(SCALE * side) for side in SCENE)
    picture = art.picture(scene, wide, high, keep=False)
    band = pygame.Rect(SCALE * RIM, SCALE * BAND, *inner.size)
    made.blit(picture, inner, band)
    veil = pygame.Surface((inner.w, 1), pygame.SRCALPHA)
    for x in range(inner.w):
        near = max(0.0, 1 - min(x, inner.w - 1 - x) / (SCALE * CLEAR))
        veil.set_at((x, 0), (*WALNUT_DK, round(DIM * min(1.0, 1.7 * near))))
    made.blit(pygame.transform.scale(veil, inner.size), inner)
    return made


def fought(props: Props, event: Clashed) -> Cue:
    """Show how a fight between others falls: blades meet, both sums stand there, and one strikes."""
    if props.is_hasty():
        return
    props.play_sound("clash")
    act, kind = Act(), "duel" if event.duel else "combat"
    yield from props.come(strip(kind), sized(SIZE))
    yield from _open(props, act, event, strip(kind))
    one, other = (act.fencers[seat] for seat in event.seats)
    bout = fencing.bout(
        one, other, 1, lambda at: props.particles.spray(theatre.SPARKS, at, 6, short_sheets.LENS)
    )
    yield from together([bout, *_counted(props, act, event)])
    yield from wait(COUNTED)
    if event.winner is None:
        yield from short_sheets.told(props, act, tr("A tie: once more"), (MIDDLE[0], MIDDLE[1] + CHEER_Y))
    else:
        yield from _won(props, act, event, event.winner)
    yield from wait(READ)
    yield from together([props.fade(piece, OUT) for piece in act.pieces])


def _open(props: Props, act: Act, event: Clashed, picture: str) -> Cue:
    """Bring the strip with both who fight, their faces and names, and what they fight for."""
    short_sheets.piece(props, act, picture, MIDDLE, *SIZE).layer -= 0.05
    around = MIDDLE[0], MIDDLE[1] + RAISED
    for side, seat in zip((-1, 1), event.seats, strict=True):
        fencer = Fencer(props.cast, seat, side, SALUTE if event.duel else GUARD, around=around, scale=SMALL)
        parts = [short_sheets.piece(props, act, name, at, *size) for name, at, size in fencer.parts()]
        for place, part in enumerate(parts):
            part.layer += place * fencing.OVER + (side > 0) * 0.02
        fencer.hold(parts)
        act.fencers[seat] = fencer
        x = MIDDLE[0] + side * FACE_AT[0]
        at = x, MIDDLE[1] + FACE_AT[1]
        act.faces[seat] = short_sheets.piece(props, act, props.cast.portrait(seat), at, FACE, over=0.06)
        short_sheets.note(props, act, props.seats[seat].name, "", (x, MIDDLE[1] + NAME_Y), over=0.07)
    act.stake = _label(props, act, fight_sums.stake_of(props, event, None), (MIDDLE[0], MIDDLE[1] + STAKE_Y))
    for shown in act.pieces:
        shown.alpha = 0.0
    coming = [change(shown, IN, alpha=1.0) for shown in act.pieces]
    yield from together([*coming, *(fencer.guard(IN) for fencer in act.fencers.values())])


def _label(props: Props, act: Act, pays: list[tuple[str, str]], at: Point) -> Piece:
    label = props.tally(fight_sums.pictures(pays))
    made = short_sheets.piece(props, act, label.picture, at, LABEL * label.width, LABEL * label.height)
    made.layer += 0.06
    return made


def _counted(props: Props, act: Act, event: Clashed) -> list[Cue]:
    """Lay the dice of both, and below them what they and all that is added come to."""
    shown = []
    for side, seat, faces, score in zip((-1, 1), event.seats, event.faces, event.scores, strict=True):
        x = MIDDLE[0] + side * DICE_AT[0]
        for place, face in enumerate(faces):
            at = x + (place - (len(faces) - 1) / 2) * DICE_APART, MIDDLE[1] + DICE_AT[1]
            die = short_sheets.piece(props, act, f"alatriste/die_{face}", at, DIE, over=0.06)
            die.shadow = True
            shown.append(pop(die, 0.2, 1.5))
        parts = parts_of(props.view.players[seat], event.duel, sum(faces))
        label = props.tally(parts, score, leads=score == max(event.scores) and event.winner is not None)
        size = LABEL * label.width, LABEL * label.height
        at = MIDDLE[0] + side * SUM_AT[0], MIDDLE[1] + SUM_AT[1]
        shown.append(pop(short_sheets.piece(props, act, label.picture, at, *size, over=0.07), 0.2, 0.7))
    return shown


def _won(props: Props, act: Act, event: Clashed, winner: int) -> Cue:
    """Let the winner strike, be cheered, and be paid, or the loser of a combat pay."""
    props.play_sound("duel")
    for seat, face in act.faces.items():
        face.picture = props.cast.portrait(seat, Mood.GLAD if seat == winner else Mood.SORE)
    (loser,) = (seat for seat in event.seats if seat != winner)
    cry = props.shout(tr("{name} wins!", name=props.seats[winner].name))
    star = short_sheets.piece(props, act, cry, (MIDDLE[0], MIDDLE[1] + CHEER_Y), *CHEER, over=0.09)
    moves = [fencing.decide(act.fencers[winner], act.fencers[loser]), pop(star, 0.22, 0.4)]
    paid = fight_sums.stake_of(props, event, winner)
    if act.stake is not None and paid:
        label = props.tally(fight_sums.pictures(paid))
        act.stake.picture = label.picture
        at = act.fencers[winner if event.duel else loser].x
        size = {"width": PAID * LABEL * label.width, "height": PAID * LABEL * label.height}
        moves.append(change(act.stake, 0.24, ease_in_out, x=at, y=MIDDLE[1] + PAID_Y, **size))
    yield from together(moves)
