"""A ground on which several seats throw dice for a prize: all stand there side by side, and one wins.

It is as full for two as for seven: each of them has a column, with the sum over the head.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.translation import tr
from scenes.skins.alatriste.drawing import contest_grounds, den_sheet, scene_frames
from scenes.skins.alatriste.drawing.contest_grounds import GROUNDS, Ground
from scenes.skins.alatriste.drawing.large_sheet import LENS, on_screen, sized
from scenes.skins.alatriste.drawing.scene_frames import FRAME
from scenes.skins.alatriste.drawing.sum_labels import Label
from scenes.skins.alatriste.layout import SCENE, Point
from scenes.skins.alatriste.motion import bull_motion, theatre
from scenes.skins.alatriste.motion.act import Act
from scenes.skins.alatriste.motion.props import MIDDLE, Props
from scenes.skins.alatriste.motion.theatre import ABOVE, BELOW, OVER, TOP, UNDER
from scenes.stage.effect_sprites import Spray
from scenes.stage.own_dice import from_the_cup
from scenes.stage.pieces import EFFECT, Piece, change, pop
from scenes.ui.anim import Cue, in_turn, together, wait
from scenes.ui.text import signed

LARGEST_DIE, APART = 42.0, 8.0
"""How wide a die is at most, and how far dice are from each other and from those of the next column."""
EARLIER, BREAST, PAIR = 0.7, 18.0, 2
"""How much smaller a sum is after a tie, and how far above the rail it stands; so many names are said."""
SMALLEST = 0.86
"""How small a sum gets before its dice are left out."""
DIM = 0.55
"""How much is still seen of the sums of those who have lost."""
HOP, HOPPED = 9.0, 0.14
"""How high whoever throws hops, and in how many seconds."""
WINNER = 1.14
"""How much larger the winner is."""
STEPPED, ARENA = (-90.0, 170.0, 344.0), 1.34
"""How far left and right of the middle the winner of a bullfight stands at most, how far below the upper edge
the feet are, and the unit there."""
ASIDE, INDENT = SCENE[0] / 4 + 30, 6.0
"""How far right of the middle it is said who wins, or that it is a tie; and how far inside the left edge what
they throw for begins at least."""
CHEERS = Spray(("alatriste/petal", "alatriste/spark"), (17.0, 22.0), 0.4, 130.0, fall=30.0, over=OVER)
"""What flies round the winner."""
ADDED = {"bullfight": "fencing", "tribunal": "fame", "den": "draws"}
"""The icon of what is added to the dice on each ground."""


def expect(props: Props, ground: Ground, seats: Sequence[int], pose: str = "at ease") -> list[str]:
    """Have a ground, and those seats on it, made ready to be shown; return the pictures of the seats."""
    scene_frames.expect(props.canvas)
    props.expect([contest_grounds.BANKER])
    props.expect(props.cast.sheets([seat for seat in seats if seat >= 0]))
    for seat in seats:
        if seat >= 0:
            props.canvas.fetch_scaled(
                props.cast.figure(seat, pose), *sized(contest_grounds.size(ground.unit))
            )
    if has_bull(ground):
        props.expect([bull_motion.CAPE])
        for picture in bull_motion.pictures():
            props.canvas.fetch_scaled(picture, *sized(bull_motion.SIZE))
    props.canvas.fetch_scaled(contest_grounds.picture(ground), *sized(SCENE))
    return [contest_grounds.thrower(props.cast, seat, pose) for seat in seats]


def has_bull(ground: Ground) -> bool:
    """Return whether a bull runs there."""
    return ground is GROUNDS["plaza_mayor"]


def open_table(props: Props, words: str, stake: str, icon: str, box: str) -> Cue:
    """Open the box where several seats throw, with what they throw for at its foot."""
    ground = GROUNDS[box]
    printed = [_name(props, seat) for seat in props.throwing]
    props.expect([props.note(*label)[0] for label in ((words, "dice", 1.3), (stake, icon, 1.2), *printed)])
    people = expect(props, ground, props.throwing)
    front, picture = contest_grounds.front(props.canvas, ground), contest_grounds.picture(ground)
    yield from props.come(picture, sized(SCENE), [FRAME, front, *people])
    act = theatre.change_act(props, FRAME, picture)
    act.ground = ground
    place = contest_grounds.front_place(ground).move(MIDDLE[0] - SCENE[0] / 2, MIDDLE[1] + TOP)
    theatre.add_piece(props, act, front, place.center, *place.size, UNDER + 0.03)
    theatre.note(props, act, words, "dice", (MIDDLE[0], MIDDLE[1] + ABOVE), 1.3)
    if stake:
        at = MIDDLE[0] - ASIDE, MIDDLE[1] + BELOW
        act.stake = theatre.note(props, act, stake, icon, at, 1.2)
        act.stake.x = max(act.stake.x, MIDDLE[0] + (act.stake.width - SCENE[0]) / 2 + INDENT)
    if has_bull(ground):
        bull_motion.bring(props, act)
    elif props.staked:
        _lay_pot(props, act)
    for seat in props.throwing:
        column(props, seat)
    yield from theatre.unveil(props, act)
    for pose in ("bowed", "cheering"):
        expect(props, ground, props.throwing, pose)


def _lay_pot(props: Props, act: Act) -> None:
    """Lay the coins of the pot on the cloth."""
    size = den_sheet.COIN, den_sheet.COIN
    places = den_sheet.heap(den_sheet.pot(props.staked), den_sheet.pot_place(_count(props)))
    for place, at in enumerate(places):
        over = UNDER + 0.035 + 0.0001 * place
        act.coins.append(theatre.add_piece(props, act, "alatriste/icon_ducats", at, *size, over))


def column(props: Props, seat: int) -> Point:
    """Return where the dice of a seat lie; it stands in its column, with its name on the rail."""
    act = props.act
    assert act is not None and act.ground is not None
    if seat not in act.rows:
        act.rows.append(seat)
        _fill(props, act, act.ground, seat)
    return _across(props, seat), MIDDLE[1] + TOP + act.ground.dice


def die(props: Props) -> float:
    """Return how wide a die is."""
    return min(LARGEST_DIE, (_room(props) - 2 * APART) / 2)


def _room(props: Props) -> float:
    """Return how much room each column has."""
    return contest_grounds.room(_count(props))


def _count(props: Props) -> int:
    """Return for how many columns there has to be room."""
    return len(props.throwing) or len(props.seats) + 1


def _across(props: Props, seat: int) -> float:
    """Return where the middle of a column is."""
    assert props.act is not None
    return MIDDLE[0] + contest_grounds.column(props.act.rows.index(seat), _count(props))


def _fill(props: Props, act: Act, ground: Ground, seat: int) -> None:
    """Let a seat, or the banker, stand in its column."""
    x = _across(props, seat)
    at = contest_grounds.standing(x, MIDDLE[1] + TOP + ground.feet, ground.unit)
    picture = contest_grounds.thrower(props.cast, seat, "at ease")
    size = contest_grounds.size(ground.unit)
    act.figures[seat] = theatre.add_piece(props, act, picture, at, *size, UNDER + 0.02)
    name = theatre.note(props, act, *_name(props, seat)[:2], (x, MIDDLE[1] + TOP + ground.names))
    act.names[seat] = _fitted(props, name)


def _name(props: Props, seat: int) -> tuple[str, str, float]:
    """Return the words, the icon and the size of the label of a seat, or of the bank."""
    return (props.seats[seat].name, "", 1.0) if seat >= 0 else (tr("The bank"), "ducats", 1.0)


def _fitted(props: Props, label: Piece) -> Piece:
    """Make a label no wider than its column."""
    share = min(1.0, (_room(props) - 4) / label.width)
    label.width, label.height = share * label.width, share * label.height
    return label


def thrown(props: Props, seat: int, faces: Sequence[int]) -> Cue:
    """Throw the dice of a seat in its column, as it hops, and a bull runs there."""
    at, size = column(props, seat), die(props)
    act = props.act
    assert act is not None
    is_first = seat not in act.thrown
    act.thrown[seat] = sum(faces)
    if is_first and props.own_dice.is_awaited(seat):
        yield from from_the_cup(props, on_screen(at))
    moves = [theatre.roll(props, faces, at, size=size), _hop(act.figures[seat])]
    if act.bull is not None:
        moves.append(bull_motion.run_to(act.bull, at[0] - MIDDLE[0] - bull_motion.BEHIND, theatre.THROW))
    yield from together(moves)


def _hop(figure: Piece) -> Cue:
    y = figure.y
    return in_turn([change(figure, HOPPED, y=y - HOP), change(figure, HOPPED, y=y)])


def scored(props: Props, seats: Sequence[int], scores: Sequence[int]) -> Cue:
    """Show over each what its dice and what is added come to; the highest in gold, while the others bow."""
    act = props.act
    assert act is not None and act.ground is not None
    best, moves = max(scores), []
    dice = [act.thrown.get(seat, score) for seat, score in zip(seats, scores, strict=True)]
    for seat, label in zip(seats, _sums(props, act.ground, dice, scores), strict=True):
        at = _across(props, seat), MIDDLE[1] + TOP + act.ground.sums
        lying = _fitted(props, theatre.lay(props, label.picture, at, (label.width, label.height)))
        act.sums.append(lying)
        moves.append(pop(lying, 0.18, 0.7))
    for seat, figure in act.figures.items():
        leads = seat in seats and scores[list(seats).index(seat)] == best
        if not leads:
            figure.picture = contest_grounds.thrower(props.cast, seat, "bowed")
    props.play_sound("count")
    counted = [together(moves, 0.1)]
    if act.bull is not None and min(scores) < best:
        lowest = act.figures[seats[list(scores).index(min(scores))]]
        counted.append(bull_motion.charge_at(props, act.bull, lowest))
    yield from together(counted)


def _sums(props: Props, ground: Ground, dice: Sequence[int], scores: Sequence[int]) -> list[Label]:
    """Return the labels of all sums, the best in gold: with what the dice show where there is room."""
    best, added = max(scores), f"alatriste/icon_{ADDED[ground.scene]}"
    for has_dice in (True, False):
        labels = []
        for shown, score in zip(dice, scores, strict=True):
            parts = [("alatriste/icon_dice", str(shown))] if has_dice else []
            parts = [*parts, (added, signed(score - shown))] if score != shown else []
            labels.append(props.tally(parts, score, leads=score == best))
        if max(label.width for label in labels) * SMALLEST <= _room(props):
            break
    return labels


def tied(props: Props, seats: Sequence[int], scores: Sequence[int]) -> Cue:
    """Say who has most and throws again, take up the dice, and leave all sums there."""
    act = props.act
    assert act is not None and act.ground is not None
    again = [seat for seat, score in zip(seats, scores, strict=True) if score == max(scores)]
    names = ", ".join(_name(props, seat)[0] for seat in again)
    words = tr("{names}: once more", names=names) if len(again) == PAIR else tr("A tie: once more")
    told = theatre.hung(props, act, words, x=ASIDE)
    yield from pop(told, 0.2, 0.7)
    yield from wait(0.3)
    props.clear_dice()
    moves = []
    for seat, label in zip(seats, act.sums, strict=True):
        moves.append(_put_aside(act, act.ground, seat, label))
        if seat not in again:
            label.alpha = DIM
    yield from together(moves)
    told.alpha = 0.0
    act.sums.clear()


def _put_aside(act: Act, ground: Ground, seat: int, label: Piece) -> Cue:
    """Make room for what is thrown next: a sum goes to the breast, in place of the one before it."""
    if seat in act.earlier:
        act.earlier[seat].alpha = 0.0
    act.earlier[seat] = label
    wide, high = EARLIER * label.width, EARLIER * label.height
    yield from change(label, 0.2, y=MIDDLE[1] + TOP + ground.rail - BREAST, width=wide, height=high)


def won(props: Props, seat: int, words: str, is_paid: bool) -> Cue:
    """Let the winner cheer and be cheered, before a bull if there is one, and all others bow.

    What they threw for lies there no more if it `is_paid` meanwhile.
    """
    act = props.act
    assert act is not None and act.ground is not None
    moves = [theatre.caption(props, words, x=ASIDE)]
    for other, figure in act.figures.items():
        pose = "cheering" if other == seat else "bowed"
        figure.picture = contest_grounds.thrower(props.cast, other, pose)
    for label in act.earlier.values():
        label.alpha = 0.0
    if act.bull is not None:
        moves += [_step_out(props, act, seat), props.asides.beside([bull_motion.pass_by(act.bull)], 0.0)]
    else:
        moves.append(_grow(act.figures[seat], act.ground.unit * WINNER))
    if seat >= 0:
        moves.append(props.particles.spray(CHEERS, (act.figures[seat].x, MIDDLE[1] + TOP + 110), 18, LENS))
    if is_paid and act.stake is not None:
        moves.append(change(act.stake, 0.3, alpha=0.0))
    yield from together(moves)


def _grow(figure: Piece, unit: float) -> Cue:
    """Let somebody be so large, on the same feet."""
    width, height = contest_grounds.size(unit)
    y = figure.y - contest_grounds.grown(figure.height, unit)
    return change(figure, 0.34, width=width, height=height, y=y)


def _step_out(props: Props, act: Act, seat: int) -> Cue:
    """Let the winner come out before the barrier, with a cape."""
    left, right, below = STEPPED
    figure, across = act.figures[seat], _across(props, seat) - MIDDLE[0]
    feet = MIDDLE[0] + min(max(across, left), right), MIDDLE[1] + TOP + below
    x, y = contest_grounds.standing(*feet, ARENA)
    width, height = contest_grounds.size(ARENA)
    figure.layer = EFFECT + UNDER + 0.06
    come = change(figure, 0.34, x=x, y=y, width=width, height=height)
    yield from together([come, change(act.names[seat], 0.2, alpha=0.0)])
    yield from bull_motion.show_cape(props, act, feet)
