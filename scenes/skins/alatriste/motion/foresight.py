"""Foresight: what may be shown after an event is read and made ready while that is still being shown."""

from __future__ import annotations

from collections.abc import Sequence

from game.alatriste.events import ContestHeld, DiceStaked, Traded, TurnBegan, Walked
from game.alatriste.events_combat import Challenged, Clashed, CombatBegun
from game.alatriste.view import AlatristeView, PlayerView
from game.core.event import Event, Rolled
from scenes.skins.alatriste.drawing import card_faces, laid_cards, prize_sheet, scene_frames, sum_labels
from scenes.skins.alatriste.drawing.cast import FENCER
from scenes.skins.alatriste.drawing.cells import cell
from scenes.skins.alatriste.drawing.contest_grounds import GROUNDS
from scenes.skins.alatriste.drawing.encounter import FACE, LARGEST_BODY
from scenes.skins.alatriste.drawing.large_sheet import sized
from scenes.skins.alatriste.layout import BOX_READING, SCENE
from scenes.skins.alatriste.motion import (
    contest_motion,
    fight_strip,
    gates,
    short_sheets,
    street_motion,
    table_motion,
    theatre,
)
from scenes.skins.alatriste.motion.props import BANNER, Props
from scenes.stage.effect_sprites import PROPORTION
from scenes.stage.faces import Mood
from scenes.ui.canvas import Canvas


def expect(props: Props, canvas: Canvas, event: Event, view: AlatristeView) -> None:
    """Have ready what lies open after an event, the scene of a fight that may come of it, and its prize."""
    laid_cards.expect(canvas, event, view)
    canvas.art.expect(gates.label(props, gate)[0] for gate in gates.opened(props.view, view))
    if isinstance(event, TurnBegan) and event.round != props.view.round:
        canvas.expect([props.shout(street_motion.called_out(event.round))], (BANNER, BANNER / PROPORTION))
    match event:
        case Walked(pieces=(piece,)) if piece.kind == "pawn":
            here = view.players[piece.id].box
            there = [player.seat for player in view.players if player.box == here]
            if piece.id == view.seat:
                canvas.expect([card_faces.sheet(here)], BOX_READING)
            if here == contest_motion.DEN:
                _table(props, canvas, "dice", there)
            _fight(props, canvas, "duel", there)
        case Challenged() | CombatBegun():
            pair, is_duel = (event.seat, event.target), isinstance(event, Challenged)
            for seat in pair:
                canvas.art.expect(sum_labels.signs_of(view.players[seat], is_duel), [sum_labels.SIGN])
            _fight(props, canvas, "duel" if is_duel else "combat", pair)
            canvas.art.expect(props.cast.pair(pair))
        case TurnBegan(seat=seat) if view.players[seat].prison and props.has_scene([seat]):
            scene_frames.expect(canvas)
            props.canvas.fetch_scaled(theatre.scene(cell(view.players[seat].prison)), *sized(SCENE))
        case ContestHeld(name=game, seats=seats):
            _table(props, canvas, game, seats)
        case DiceStaked(seat=seat):
            _table(props, canvas, "dice", [seat])
        case Rolled(rule=contest_motion.DICE):
            _table(props, canvas, "dice", [])
        case Traded(seat=seat, target=other):
            glad = [props.cast.portrait(one, Mood.GLAD) for one in (seat, other)]
            canvas.expect(glad, sized((short_sheets.FACE, short_sheets.FACE)))
        case Clashed(winner=winner, seats=seats):
            canvas.art.expect(props.cast.pair(seats))  # those of before the answer may be gone
            if winner is not None and winner == view.seat:
                loser = seats[1] if seats[0] == winner else seats[0]
                _prize(canvas, view.players[loser])
        case _:
            pass


def fencers(props: Props, event: Event) -> list[str]:
    """Return the pictures of the bodies of both who clash, unless that is not shown."""
    if not isinstance(event, Clashed) or (props.is_hasty() and not props.has_scene(event.seats)):
        return []
    return props.cast.pair(event.seats)


def _prize(canvas: Canvas, loser: PlayerView) -> None:
    """Have what a winner may take made ready."""
    spoils = len(loser.board) + bool(loser.cards)
    if spoils:
        wide, high = prize_sheet.size(spoils)
        canvas.expect(map(card_faces.held, loser.board), sized((wide, high)))


def _strip(props: Props, canvas: Canvas, picture: str, seats: Sequence[int]) -> None:
    """Have the strip of a fight made ready on which nobody at this screen fights."""
    canvas.expect([fight_strip.strip(picture)], sized(fight_strip.SIZE))
    canvas.expect(props.cast.sheets(seats))
    moods = (Mood.CALM, Mood.GLAD, Mood.SORE)
    faces = (props.cast.portrait(seat, mood) for seat in seats for mood in moods)
    canvas.expect(faces, sized((fight_strip.FACE, fight_strip.FACE)))


def _table(props: Props, canvas: Canvas, game: str, seats: Sequence[int]) -> None:
    """Have the ground made ready on which several seats throw, and these as they stand there."""
    table_motion.expect(props, GROUNDS[contest_motion.PLACES[game]], seats)


def _fight(props: Props, canvas: Canvas, picture: str, seats: Sequence[int]) -> None:
    """Have the scene of a fight read, and whoever may fight in it; or the strip of one of others."""
    if len(seats) < 2:
        return
    if not props.has_scene(seats):
        _strip(props, canvas, picture, seats)
        return
    props.canvas.fetch_scaled(theatre.scene(picture), *sized(SCENE))
    scene_frames.expect(canvas)
    canvas.expect(props.cast.sheets(seats))
    size = sized((LARGEST_BODY * FENCER[0], LARGEST_BODY * FENCER[1]))
    canvas.expect((props.cast.fencer(seat, side) for seat in seats for side in (-1, 1)), size)
    moods = (Mood.CALM, Mood.GLAD, Mood.SORE)
    canvas.expect((props.cast.portrait(seat, mood) for seat in seats for mood in moods), sized((FACE, FACE)))
