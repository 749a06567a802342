"""A table at which several seats throw dice for a prize: a row for each of them, and who wins.

It lies before the picture of the box where they throw, and is as full for two as for seven.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.translation import tr
from scenes.skins.alatriste.drawing.scene_frames import TABLE
from scenes.skins.alatriste.layout import SCENE, Point
from scenes.skins.alatriste.motion import theatre
from scenes.skins.alatriste.motion.act import Act
from scenes.skins.alatriste.motion.props import MIDDLE, Props
from scenes.skins.alatriste.motion.theatre import FOOT, OVER, TOP
from scenes.stage.effect_sprites import Spray
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import Cue, together, wait
from scenes.ui.text import signed

HEADED, FOOTED, HIGHEST = 50.0, 24.0, 64.0
"""The room above and below all rows, and how high a row is at most."""
ROOM = SCENE[1] - HEADED - FOOTED
LEFT, DICE_X, SUM_X = -300.0, -60.0, 62.0
"""Where in a row its face begins, and the middles of its dice and of its sum, from that of the scene."""
FACE, LARGEST_DIE, SMALLER = 56.0, 42.0, 6.0
"""How wide a face and a die of a row are at most, and how much lower than it."""
THRONE, CROWNED = (214.0, -24.0), 128.0
"""Where, from the middle of the scene, the face of the winner comes, and how wide it is there."""
EARLIER, FARTHER, PAIR = 0.85, 72.0, 2
"""How much smaller a sum is after a tie, how far to the side it stands; so many names are said."""
DIM = 0.55
"""How much is still seen of those who have lost."""
ASIDE = SCENE[0] / 4 + 30
"""How far right of the middle it is said who wins, or that it is a tie."""
CHEERS = Spray(("alatriste/petal", "alatriste/spark"), (17.0, 22.0), 0.4, 130.0, fall=30.0, over=OVER)
"""What flies round the winner."""


def open_table(props: Props, words: str, stake: str, icon: str, box: str) -> Cue:
    """Open the box where several seats throw, with what they throw for at its foot."""
    printed = [_name(props, seat) for seat in props.throwing]
    props.expect([props.note(*label)[0] for label in ((words, "dice", 1.3), (stake, icon, 1.2), *printed)])
    yield from props.come(TABLE + box)
    act = theatre.change_act(props, TABLE + box)
    theatre.note(props, act, words, "dice", (MIDDLE[0], MIDDLE[1] + TOP + 24), 1.3)
    if stake:
        at = MIDDLE[0] - ASIDE, MIDDLE[1] + FOOT
        act.stake = theatre.note(props, act, stake, icon, at, 1.2)
    for seat in props.throwing:
        row(props, seat)
    yield from theatre.unveil(props, act)


def row(props: Props, seat: int) -> Point:
    """Return where the dice of a seat lie on the table; its row shows its face and its name."""
    act = props.act
    assert act is not None
    if seat not in act.rows:
        act.rows.append(seat)
        _fill(props, act, seat)
    return MIDDLE[0] + DICE_X, _height(props, seat)


def die(props: Props) -> float:
    """Return how wide a die is on the table."""
    return min(LARGEST_DIE, _step(props) - SMALLER)


def _step(props: Props) -> float:
    """Return how high a row is."""
    return min(HIGHEST, ROOM / _count(props))


def _count(props: Props) -> int:
    """Return for how many rows there has to be room."""
    return len(props.throwing) or len(props.seats) + 1


def _height(props: Props, seat: int) -> float:
    """Return where the middle of a row is: all of them stand in the middle of the table."""
    assert props.act is not None
    step = _step(props)
    above = (ROOM - step * _count(props)) / 2
    return MIDDLE[1] + TOP + HEADED + above + step * (props.act.rows.index(seat) + 0.5)


def _fill(props: Props, act: Act, seat: int) -> None:
    """Let the face and the name of a seat, or of the bank, stand in its row."""
    step = _step(props)
    y, wide, start = _height(props, seat), min(FACE, step - 4), MIDDLE[0] + LEFT
    if seat >= 0:
        act.faces[seat] = theatre.portrait(props, act, seat, (start + wide / 2, y), wide)
    words, icon, size = _name(props, seat)
    label = theatre.note(props, act, words, icon, size=size)
    label.x, label.y = start + (wide + 8 if seat >= 0 else 0) + label.width / 2, y
    act.names[seat] = label


def _name(props: Props, seat: int) -> tuple[str, str, float]:
    """Return the words, the icon and the size of the label of a seat, or of the bank."""
    size = min(1.15, _step(props) / 40)
    return (props.seats[seat].name, "", size) if seat >= 0 else (tr("The bank"), "ducats", size)


def scored(props: Props, seats: Sequence[int], scores: Sequence[int]) -> Cue:
    """Show beside the dice of each seat what they and what is added come to; the highest come out."""
    act = props.act
    assert act is not None
    best, step, pops = max(scores), _step(props), []
    for seat, score in zip(seats, scores, strict=True):
        x, y = row(props, seat)
        thrown = act.thrown.get(seat, score)
        words = f"{thrown} {signed(score - thrown)} = {score}" if score != thrown else str(score)
        size = min(1.15 if score == best else 1.0, step / 36)
        icon, at = "fame" if score == best else "", (x - DICE_X + SUM_X, y)
        label = theatre.note(props, act, words, icon, at, size)
        act.sums.append(label)
        pops.append(pop(label, 0.18, 0.7))
    for seat in act.rows:
        leads = seat in seats and scores[list(seats).index(seat)] == best
        _dim(act, seat, 1.0 if leads else DIM)
    props.play_sound("count")
    yield from together(pops, 0.1)


def tied(props: Props, seats: Sequence[int], scores: Sequence[int]) -> Cue:
    """Say who has most and throws again, take up the dice, and leave all sums there."""
    act = props.act
    assert act is not None
    again = [seat for seat, score in zip(seats, scores, strict=True) if score == max(scores)]
    names = ", ".join(_name(props, seat)[0] for seat in again)
    words = tr("{names}: once more", names=names) if len(again) == PAIR else tr("A tie: once more")
    told = theatre.hung(props, act, words, x=ASIDE)
    yield from pop(told, 0.2, 0.7)
    yield from wait(0.3)
    props.clear_dice()
    for label in act.sums:
        label.alpha = DIM
    yield from together([_put_aside(act, seat, act.sums[seats.index(seat)]) for seat in again])
    told.alpha = 0.0
    act.sums.clear()


def _put_aside(act: Act, seat: int, label: Piece) -> Cue:
    """Make room for what a seat throws next: its sum goes to the side, in place of the one before it."""
    if seat in act.earlier:
        act.earlier[seat].alpha = 0.0
    act.earlier[seat] = label
    wide, high = EARLIER * label.width, EARLIER * label.height
    yield from change(label, 0.2, x=MIDDLE[0] + SUM_X + FARTHER, width=wide, height=high)


def won(props: Props, seat: int, words: str, is_paid: bool) -> Cue:
    """Let the winner's face come before the picture, glad and cheered, and all others be sore.

    What they threw for lies there no more if it `is_paid` meanwhile.
    """
    act = props.act
    assert act is not None
    moves = [theatre.caption(props, words, x=ASIDE)]
    for other, face in act.faces.items():
        face.picture = props.cast.portrait(other, Mood.GLAD if other == seat else Mood.SORE)
        _dim(act, other, 1.0 if other == seat else DIM)
    if seat in act.faces:
        moves += [_enthroned(props, act, seat), props.particles.spray(CHEERS, _throne(), 18)]
    if is_paid and act.stake is not None:
        moves.append(change(act.stake, 0.3, alpha=0.0))
    yield from together(moves)


def _enthroned(props: Props, act: Act, seat: int) -> Cue:
    row, (x, y) = act.faces[seat], _throne()
    face = theatre.portrait(props, act, seat, (row.x, row.y), row.width, Mood.GLAD)
    face.layer += 0.03
    return change(face, 0.34, x=x, y=y, width=CROWNED, height=CROWNED)


def _throne() -> Point:
    return MIDDLE[0] + THRONE[0], MIDDLE[1] + THRONE[1]


def _dim(act: Act, seat: int, alpha: float) -> None:
    for piece in (act.names.get(seat), act.faces.get(seat)):
        if piece is not None:
            piece.alpha = alpha
