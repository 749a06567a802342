"""The theatre: what is more than a move is played before a painted scene that opens over the board.

A fight's scene stays open from its first die to its last wound; every other one shows a single moment. All of
it are passing pieces: whatever else happens closes the scene first.
"""

from __future__ import annotations

from collections.abc import Sequence

from scenes.skins.alatriste.drawing import scene_frames
from scenes.skins.alatriste.drawing.cast import BARE_HEAD, FIGURE, SOLES, UNIT
from scenes.skins.alatriste.drawing.fencer_body import FALLEN, GUARD, SALUTE, Pose
from scenes.skins.alatriste.drawing.large_sheet import LENS, on_screen, sized
from scenes.skins.alatriste.drawing.scene_frames import FRAME
from scenes.skins.alatriste.layout import FRAMED_PLACE, SCENE, Point
from scenes.skins.alatriste.motion import fencing
from scenes.skins.alatriste.motion.act import Act
from scenes.skins.alatriste.motion.fencing import Fencer
from scenes.skins.alatriste.motion.props import MIDDLE, Props
from scenes.stage.effect_sprites import Spray
from scenes.stage.faces import Mood
from scenes.stage.own_dice import CALL, from_the_cup
from scenes.stage.pieces import EFFECT, Piece, change, pop, tumble
from scenes.ui.anim import (
    Cue,
    ease_in_quad,
    ease_out_cubic,
    together,
    until_read,
    until_seen,
    wait,
)

DIE, THROW = 54.0, 0.55
"""How large dice are, and in how many seconds each of them rolls."""
TALL, FACE = (FIGURE[0] * UNIT, FIGURE[1] * UNIT), 104.0
BARE = 0.9 * UNIT * BARE_HEAD[0], 0.9 * UNIT * BARE_HEAD[1]
APART, SOIL = 66.0, 15.0
"""How far whoever stands in a scene is from the next, and how far below their place the feet are."""
UNKNOWN = 3
"""So many times a scene waits for the people in it: then they know it."""
SIDES = (-140.0, 140.0)
"""How far left and right of the middle two fighters have their dice."""
STANDS = {
    "jail": (-40.0, 128.0),
    "jail_court": (-40.0, 128.0),
    "church": (-20.0, 128.0),
    "flanders": (-40.0, 128.0),
    "audience": (-112.0, 140.0),
    "turned_away": (152.0, 146.0),
    "results": (0.0, 116.0),
}
"""Where in a scene, from its middle, whom it is about comes in; others stand beside them."""
MOODS = dict.fromkeys(("hospital", "jail", "jail_court", "turned_away"), Mood.SORE)
"""How whoever comes into a scene takes it."""
POSES = dict.fromkeys(("jail", "jail_court", "turned_away"), "bowed") | {"results": "cheering"}
"""How they stand there, if not at ease."""
LEAPS, LEAPT = (20.0, 11.0), 0.13
"""How high whoever is glad leaps each time, and seconds of a leap up, and down again."""
BIER: Point = (200.0, -30.0)
"""How far inside and below where a fencer stands somebody lies who has died."""
TOP, FOOT = -SCENE[1] / 2, SCENE[1] / 2
"""The upper and lower edge of a scene, from its middle."""
ABOVE, BELOW = TOP + 22, FOOT - 22
"""Where words hang at its head and at its foot."""
BESIDE_TRAY = -10.0, 64.0, 100.0
"""Where the call to throw stands at a cup beside the tray, clear of the key of the signs, and how wide."""
CHANGE, PARTED = 0.22, 0.3
"""Seconds in which a scene comes, and in which it dissolves."""
UNDER, INNER, OVER = 0.1, 0.11, 0.2
"""How far above the layer of effects a scene lies, its picture, and what is played in it."""

SPARKS = Spray(("alatriste/spark",), (24.0, 16.0, 30.0), 0.5, 84.0, fall=30.0, along=True, over=OVER)
"""What flies off blades that meet."""
SMOKE = Spray(("alatriste/smoke",), (14.0, 20.0, 26.0), 1.1, 70.0, spread=24.0, over=OVER)
"""What rises from a candle."""
CANDLES = {
    "audience": ((70.0, 26.0),),
    "church": ((-56.0, 46.0), (-29.0, 46.0), (29.0, 46.0), (56.0, 46.0)),
    "death": ((193.0, 108.0),),
    "turned_away": ((70.0, 26.0),),
}
"""The tips of the flames in it."""


def scene(name: str) -> str:
    """Return the name of the painted picture of a scene."""
    return f"alatriste/scene_{name}"


def open_scene(
    props: Props,
    picture: str,
    fighters: Sequence[int] = (),
    dead: Sequence[int] = (),
    awaited: Sequence[str] = (),
) -> Cue:
    """Open a painted scene over the board, with those who fight in it, the first at the left, and the dead.

    They salute before a duel, and are on guard before any other fight. Pictures that are `awaited` come into
    it later.
    """
    scene_frames.expect(props.canvas)
    yield from props.come(scene(picture), sized(SCENE), [FRAME, *awaited])
    act = change_act(props, FRAME, scene(picture))
    for side, seat in zip((-1, 1), fighters, strict=False):
        act.fencers[seat] = _fencer(props, act, seat, side, SALUTE if picture == "duel" else GUARD)
    for seat in dead:
        lay_dead(props, act, seat)
    yield from unveil(props, act)


def lay_dead(props: Props, act: Act, seat: int) -> None:
    """Let a seat lie where it has died, as it was in life: the same body, in its colour, and its face."""
    body = Fencer(props.cast, seat, 1, FALLEN, "hurt")
    body.step = BIER[0]
    over = UNDER + 0.02
    for n, (name, (x, y), size) in enumerate(body.parts()):
        part = add_piece(props, act, name, (x, y + BIER[1]), *size, over + n * fencing.OVER)
        part.angle = body.angles()[n]
    corner = MIDDLE[0] - SCENE[0] / 2 + 62, MIDDLE[1] + TOP + 62
    act.faces[seat] = portrait(props, act, seat, corner, FACE, Mood.SORE)


def change_act(props: Props, picture: str, inner: str = "") -> Act:
    """Begin another scene, over the one before it, if that is still open: a frame, and a picture in it."""
    before, props.act = props.act, Act()
    props.act.before = before.pieces if before is not None else []
    props.clear_dice()
    add_piece(props, props.act, picture, MIDDLE, *FRAMED_PLACE.size, UNDER)
    if inner:
        add_piece(props, props.act, inner, MIDDLE, *SCENE, INNER)
    return props.act


def unveil(props: Props, act: Act) -> Cue:
    """Let a scene come, over the one before it, so that nothing of the board shows between the two."""
    for piece in act.pieces:
        piece.alpha = 0.0
    upon = [piece for piece in act.before if piece.layer > EFFECT + INNER]
    coming = [change(piece, CHANGE, alpha=1.0) for piece in act.pieces]
    yield from together([*coming, *(change(piece, CHANGE, alpha=0.0) for piece in upon)])
    for piece in act.before:
        props.gone(piece)
    act.before.clear()
    act.is_open = True


def close_scene(props: Props) -> Cue:
    """Close the scene."""
    act, props.act = props.act, None
    if act is None:
        return
    props.clear_dice()
    yield from together([props.fade(piece, PARTED) for piece in act.pieces])


def end_scene(props: Props) -> None:
    """Let the scene stay until what comes next closes it, or opens another one over it."""
    if props.act is not None:
        props.act.is_over = True


def moment(
    props: Props,
    picture: str,
    words: str,
    seats: tuple[int, ...],
    sound: str,
    also: Sequence[Cue] = (),
    awaited: Sequence[str] = (),
) -> Cue:
    """Show one thing in a scene: what befalls these seats, in a few words, and what else moves.

    Pictures that are `awaited` come into it, too.
    """
    props.play_sound(sound)
    people = expect_people(props, seats, POSES.get(picture, "at ease"))
    yield from open_scene(props, picture, awaited=[*people, *awaited])
    start = STANDS.get(picture, (0.0, 128.0))
    pose = POSES.get(picture, "at ease")
    come = (enter(props, seat, start, place, MOODS.get(picture), pose) for place, seat in enumerate(seats))
    yield from together([caption(props, words), *come, *_smoke(props, picture), *also])
    yield from wait(0.25)
    yield from rest(props, picture, seats)
    yield from close_scene(props)


def wake(props: Props, seat: int, words: str) -> Cue:
    """Show who has died, under the lantern."""
    props.play_sound("bell")
    yield from open_scene(props, "death", dead=[seat])
    yield from together([caption(props, words), *_smoke(props, "death")])
    yield from wait(0.25)
    yield from until_seen()
    yield from close_scene(props)


def rest(props: Props, picture: str, seats: Sequence[int]) -> Cue:
    """Pause before a scene: the first times that it befalls a person until they go on, else for a while."""
    if any(props.seats[seat].human for seat in seats) and props.scenes[picture] < UNKNOWN:
        props.scenes[picture] += 1
        return until_read()
    return until_seen()


def caption(props: Props, words: str, y: float = BELOW, x: float = 0.0) -> Cue:
    """Hang words at the foot of a scene, or elsewhere: so far from its middle."""
    if props.act is not None:
        yield from pop(hung(props, props.act, words, y, x), 0.2, 0.7)


def hung(props: Props, act: Act, words: str, y: float = BELOW, x: float = 0.0) -> Piece:
    """Return the label of a caption."""
    return note(props, act, words, "", (MIDDLE[0] + x, MIDDLE[1] + y), 1.35)


def _fencer(props: Props, act: Act, seat: int, side: int, pose: Pose) -> Fencer:
    """Return who fights in a scene, all parts of the body in their places."""
    made = Fencer(props.cast, seat, side, pose)
    over = UNDER + (0.02 if side < 0 else 0.03)
    parts = enumerate(made.parts())
    made.hold(
        [add_piece(props, act, name, at, *size, over + n * fencing.OVER) for n, (name, at, size) in parts]
    )
    return made


def clash(props: Props, first: int, attacks: int) -> Cue:
    """Let both fencers attack in turn, a seat first, so many times; their blades meet."""
    assert props.act is not None
    one = props.act.fencers[first]
    (other,) = (fencer for seat, fencer in props.act.fencers.items() if seat != first)

    def meet(at: Point) -> Cue:
        props.play_sound("clash")
        yield from props.particles.spray(SPARKS, at, 10, LENS)

    return fencing.bout(one, other, attacks, meet)


def give_way(props: Props, winner: int) -> Cue:
    """Let the winner of a fight strike and be glad, and the other one reel and be sore."""
    act = props.act
    assert act is not None
    for seat, face in act.faces.items():
        face.picture = props.cast.portrait(seat, Mood.GLAD if seat == winner else Mood.SORE)
    (loser,) = (fencer for seat, fencer in act.fencers.items() if seat != winner)
    return fencing.decide(act.fencers[winner], loser)


def _smoke(props: Props, picture: str) -> list[Cue]:
    """Return the smoke of every candle in that scene."""
    tips = [(MIDDLE[0] + x, MIDDLE[1] + y) for x, y in CANDLES.get(picture, ())]
    return [props.particles.spray(SMOKE, tip, 3, LENS) for tip in tips]


def expect_people(props: Props, seats: Sequence[int], pose: str = "at ease") -> list[str]:
    """Have whoever is to come into a scene painted before it opens; return their pictures."""
    people = [props.cast.figure(seat, pose) for seat in seats]
    for figure in people:
        props.canvas.fetch_scaled(figure, *sized(TALL))
    props.expect(props.cast.sheets(seats))
    return people


def standing(feet: Point) -> Point:
    """Return the middle of whoever stands there in a scene."""
    return feet[0] + TALL[0] / 2 - SOLES[0] * UNIT, feet[1] + TALL[1] / 2 - SOLES[1] * UNIT


def enter(
    props: Props, seat: int, start: Point, place: int = 0, mood: Mood | None = None, pose: str = "at ease"
) -> Cue:
    """Let a seat come into the scene from below, in a pose, and its face, in that mood, into the corner."""
    act = props.act
    if act is None:
        return
    feet = MIDDLE[0] + start[0] + APART * place, MIDDLE[1] + start[1] + SOIL
    x, y = standing(feet)
    figure = add_piece(props, act, props.cast.figure(seat, pose), (x, y + 40), *TALL, OVER)
    act.figures[seat], figure.alpha = figure, 0.0
    yield from together([change(figure, 0.3, y=y, alpha=1.0), show_face(props, act, seat, place, mood)])


def show_face(props: Props, act: Act, seat: int, place: int = 0, mood: Mood | None = None) -> Cue:
    """Let the face of a seat come into the corner, in that mood."""
    corner = MIDDLE[0] - 262 + 84 * place, MIDDLE[1] - SCENE[1] / 2 + 62
    face = act.faces[seat] = portrait(props, act, seat, corner, 84, mood)
    face.alpha = 0.0
    yield from change(face, 0.3, alpha=1.0)


def leaps(figure: Piece) -> Cue:
    """Leap for joy, twice, the second time not as high."""
    y = figure.y
    for high in LEAPS:
        yield from change(figure, LEAPT, ease_out_cubic, y=y - high)
        yield from change(figure, LEAPT, ease_in_quad, y=y)


def lie(props: Props, seat: int, at: Point, angle: float, mood: Mood) -> Cue:
    """Let a seat lie in a bed, its head there and turned so far, and its face in the corner."""
    act = props.act
    assert act is not None
    head = add_piece(props, act, props.cast.bare_head(seat), at, BARE[0], BARE[1], OVER)
    act.figures[seat], head.angle, head.alpha = head, angle, 0.0
    yield from together([change(head, 0.3, alpha=1.0), show_face(props, act, seat, mood=mood)])


def fighters(props: Props, pair: tuple[int, int]) -> Cue:
    """Let both fighters stand on guard, and show their faces and names, one at each side."""
    act = props.act
    if act is None:
        return
    moves = []
    for side, seat in zip(SIDES, pair, strict=True):
        outwards = 118 if side > 0 else -118
        at = MIDDLE[0] + side + outwards, MIDDLE[1] - SCENE[1] / 2 + 68
        face = portrait(props, act, seat, (at[0] + outwards, at[1]), FACE)
        face.alpha, act.faces[seat] = 0.0, face
        moves.append(change(face, 0.28, x=at[0], alpha=1.0))
        name = note(props, act, props.seats[seat].name, "", (MIDDLE[0] + side, at[1] - 40), 1.1)
        moves.append(pop(name, 0.2, 0.7))
    yield from together([*moves, *(fencer.guard(0.28) for fencer in act.fencers.values())])


def roll_own(
    props: Props,
    seat: int | None,
    faces: Sequence[int],
    at: Point,
    cup: Point | None = None,
    size: float = DIE,
    seconds: float = THROW,
) -> Cue:
    """Throw the dice of a seat as `roll` does; those of a person may wait for it, in a `cup` elsewhere."""
    if props.own_dice.is_awaited(seat):
        yield from from_the_cup(props, cup or on_screen(at), CALL if cup is None else BESIDE_TRAY)
    yield from roll(props, faces, at, size=size, seconds=seconds)


def roll(
    props: Props,
    faces: Sequence[int],
    at: Point,
    *,
    patrol: bool = False,
    size: float = DIE,
    seconds: float = THROW,
) -> Cue:
    """Throw dice one after the other beside one another, each for so many seconds; they lie there."""
    first = at[0] - (size + 8) * (len(faces) - 1) / 2
    throws = []
    for place, face in enumerate(faces):
        die = props.effect(_face(face, patrol), (first + (size + 8) * place, at[1]), size)
        die.layer = EFFECT + OVER + 0.01 * place
        die.shadow, die.magnified = True, LENS if props.act is not None and not patrol else None
        props.dice.append(die)
        throws.append(_throw(props, die, face, patrol, seconds))
    yield from together(throws, 0.16)


def _throw(props: Props, die: Piece, face: int, patrol: bool, seconds: float) -> Cue:
    props.play_sound("dice")
    faces = [_face(number, patrol) for number in (3, 6, 1, 4, 2, 5)]
    yield from tumble(die, faces, _face(face, patrol), seconds, 46)
    props.play_sound("die")


def _face(number: int, patrol: bool) -> str:
    return f"alatriste/{'patrol_' if patrol else ''}die_{number}"


def note(props: Props, act: Act, words: str, icon: str = "", at: Point = MIDDLE, size: float = 1.0) -> Piece:
    """Return a label in the scene."""
    picture, width, height = props.note(words, icon, size)
    return add_piece(props, act, picture, at, width, height, OVER + 0.05)


def lay(props: Props, picture: str, at: Point, size: Point) -> Piece:
    """Return a label in the scene that has been printed already."""
    assert props.act is not None
    return add_piece(props, props.act, picture, at, *size, OVER + 0.05)


def portrait(props: Props, act: Act, seat: int, at: Point, width: float, mood: Mood | None = None) -> Piece:
    """Return the face of a seat in the scene: in that mood, or in the one in which it is."""
    return add_piece(props, act, props.cast.portrait(seat, mood), at, width, width, OVER + 0.02)


def add_piece(
    props: Props, act: Act, name: str, at: Point, width: float, height: float, over: float
) -> Piece:
    """Return a picture in the scene, so far `over` the layer of effects."""
    piece = props.effect(name, at, width, height)
    piece.layer, piece.magnified = EFFECT + over, LENS
    act.pieces.append(piece)
    return piece
