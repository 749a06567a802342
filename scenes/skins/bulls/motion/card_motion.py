"""How cards move: dealt, drawn, played, laid aside."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.bulls.events import DestinationsDealt, Reshuffled
from game.bulls.rows import CARDS, DESTINATIONS
from game.bulls.tokens import CARD
from game.core.action import Token, token
from game.core.event import Discarded, Drew, Event, Played
from scenes.skins.bulls import layout, lying
from scenes.skins.bulls.crowd import Cell, Point
from scenes.skins.bulls.drawing import morning
from scenes.skins.bulls.drawing.card_faces import action_card, destination_card
from scenes.skins.bulls.motion.props import Props
from scenes.stage.pieces import BOARD, FLYING, HAND, Piece, change, flip, slide
from scenes.ui.anim import Cue, call, ease_in_out, ease_out_back, in_turn, together, until_read, wait

OWN, HIDDEN = (0.3, 0.07), (0.22, 0.04)
"""Seconds that a card flies from the deck, and from one to the next: less where there is nothing to read."""
TURN, STAND = 0.2, 1.4
"""Seconds from one destination that is turned over to the next, and in which all are read at least."""
COME, READ, KNOWN, LEAVE = 0.26, 0.6, 0.12, 0.16
"""Seconds in which a card of a rival comes, in which it is read the first time and any other time, and
in which it goes where it lies until it is finished."""
SOON = 0.05
"""Seconds after which the next seat throws cards away, or draws, while those of this one fly."""


def destinations_dealt(props: Props, event: DestinationsDealt) -> Cue:
    """Deal the destinations onto their paper, turn them over by turns, and send them to their places.

    They are read there until whoever plays goes on.
    """
    clear_destinations(props)
    props.dealt, props.turned = tuple(card.id for card in event.slots), 0
    lying = [
        (props.stage.add(Piece(card, "bulls/card_back", *layout.DECK, *layout.PILE, FLYING)), at)
        for card, at in zip(event.slots, morning.places(len(event.slots)), strict=True)
    ]
    yield from together([_lay_on_paper(props, piece, at) for piece, at in lying], TURN)
    yield from wait(STAND)
    if any(seat.human for seat in props.hud.seats):
        yield from until_read()
    props.dealt = ()
    points = (props.board.points[token("space", space)] for space in props.board.graph.destinations)
    width, height = layout.DESTINATION
    leaving = [
        change(piece, 0.4, ease_in_out, x=x, y=y, width=width, height=height)
        for (piece, _), (x, y) in zip(lying, points, strict=False)
    ]
    yield from together([props.sound("card"), *leaving], 0.05)
    for piece, _ in lying:
        piece.layer = BOARD + 2


def clear_destinations(props: Props) -> None:
    """Take the destinations of yesterday off the table."""
    for piece in [piece for piece in props.stage.pieces.values() if piece.token.kind == "destination"]:
        props.stage.remove(piece.token)


def _lay_on_paper(props: Props, piece: Piece, at: Point) -> Cue:
    """Let a destination fly from the pile to its place on the paper, and turn it over there."""
    width, height = morning.CARD
    face = destination_card(DESTINATIONS[piece.token.id].id)
    fly = change(piece, 0.3, x=at[0], y=at[1], height=height)

    def turn() -> None:
        props.turned += 1

    turned = in_turn([wait(0.1), flip(piece, face, TURN, width), call(turn)])
    return in_turn([props.sound("deal"), together([fly, turned])])


def hand_raised(props: Props, seconds: float) -> Cue:
    """Let the own hand rise to the middle of the town, where cards are thrown away from it."""
    yield from _move_hand(props, morning.hand_cells(len(props.view.kept)), seconds)


def is_hand_raised(props: Props) -> bool:
    """Return whether the own hand lies in the middle of the town, from which it has yet to return."""
    cards = (props.stage.piece(CARD[card]) for card in props.view.kept)
    return any(card is not None and card.layer == HAND and card.y < layout.HAND[1] for card in cards)


def hand_lowered(props: Props, seconds: float) -> Cue:
    """Let the own hand return to the edge of the table."""
    places = layout.fan(len(props.view.kept), is_playing=False)
    yield from _move_hand(props, [Cell(x, layout.HAND[1], layout.CARD[0]) for x in places], seconds)


def _move_hand(props: Props, cells: Sequence[Cell], seconds: float) -> Cue:
    tall = layout.CARD[1] / layout.CARD[0]
    cues = []
    for card, cell in zip(props.view.kept, cells, strict=True):
        piece = props.stage.piece(CARD[card])
        if piece is not None:
            _bare(props, piece.token)
            goals = {"x": cell.x, "y": cell.y, "width": cell.size, "height": cell.size * tall}
            cues.append(change(piece, seconds, ease_in_out, lift=0.0, **goals))
    yield from together(cues)


def drew(props: Props, event: Drew) -> Cue:
    """Let cards fly to their places in a hand, or to the plate of a seat whose hand is hidden."""
    own = event.seat == props.open_hand and bool(event.cards)  # of a hand that opened later nothing is known
    goal = props.plate(event.seat)
    places = {piece.token: (piece.x, piece.y) for piece in props.held(props.view)} if own else {}
    seconds, apart = OWN if own else HIDDEN
    faces = [action_card(CARDS[card.id].id) for card in event.cards] if own else []
    props.expect(faces)  # by the time they are turned over they are there

    deck = props.stage.piece(layout.DECK_PILE)
    if deck is not None:
        deck.badge = str(props.view.deck)

    def turn_over(piece: Piece, face: str) -> Cue:
        yield from flip(piece, face, 0.16)  # as wide as it is by then

    def lay(card: int) -> None:
        """Lay a card with those that lie there, which make room for it."""
        for piece in props.held(props.view):
            if piece.token.id == card or props.stage.piece(CARD[piece.token.id]) is not None:
                props.stage.add(piece)

    def draw(number: int) -> Cue:
        piece = props.effect("bulls/card_back", layout.DECK, *layout.PILE)
        width, height = (116.0, 163.0) if own else (16.0, 22.0)
        face = faces[number] if faces else piece.picture
        x, y = places.get(event.cards[number], goal) if own else goal
        fly = change(piece, seconds, x=x, y=y, width=width, height=height)
        turn = [turn_over(piece, face), call(partial(lay, event.cards[number].id))] if own else []
        return in_turn([props.sound("card"), fly, *turn, call(partial(props.gone, piece))])

    return _meanwhile(props, event, together((draw(number) for number in range(event.count)), apart))


def _meanwhile(props: Props, event: Drew | Discarded, motion: Cue) -> Cue:
    """Return what leaves cards on their way in the morning, when all seats do the same; else their motion."""
    if not is_of_all(event):
        return motion
    props.flights.add(motion)
    return props.fly_on(SOON)


def is_of_all(event: Event) -> bool:
    """Return whether all seats throw cards away, or draw, by turns in the morning. Rules 6.1, 6.3."""
    return isinstance(event, Drew | Discarded) and event.rule in ("bulls.6.1", "bulls.6.3")


def played(props: Props, event: Played) -> Cue:
    """Bring the card to where it lies until it is finished; one that was not seen yet is read first."""
    piece = props.stage.single(event.card)
    picture = action_card(CARDS[event.card.id].id)
    if piece is None:
        props.expect([picture])  # by the time it is turned over it is there
        start = props.plate(event.seat)
        piece = props.stage.add(Piece(event.card, "bulls/card_back", *start, 30, 42, FLYING))
    _bare(props, event.card)
    is_known = piece.picture == picture
    piece.layer, piece.angle, piece.shadow = FLYING, 0.0, False
    width, height = layout.IN_PLAY
    leave = together(
        [
            slide(piece, props.in_play(event.seat), LEAVE, ease_in_out),
            change(piece, LEAVE, width=width, height=height, lift=0.0),
        ]
    )
    if is_known:
        return in_turn([props.sound("card"), leave, wait(0.1)])
    width, height = layout.SHOWN
    fly = slide(piece, props.below_plate(event.seat, layout.SHOWN), COME, ease_out_back)
    shown = together([fly, change(piece, COME, height=height, lift=0.0), flip(piece, picture, COME, width)])
    read = KNOWN if picture in props.read_cards else READ
    props.read_cards.add(picture)
    return in_turn([props.sound("card"), shown, wait(read), leave])


def _bare(props: Props, card: Token) -> None:
    """Take off a card what lies on it in the hand."""
    for name in (layout.ribbon(card), layout.gist(card), layout.strip(card)):
        props.stage.remove(name)


def discarded(props: Props, event: Discarded) -> Cue:
    """Move cards to the discard pile, which lies there with its number when they have come."""
    cues = []
    x, y, width, height = *layout.DISCARD, *layout.PILE
    for card in event.cards:
        piece = props.stage.single(card)
        _bare(props, card)
        picture = action_card(CARDS[card.id].id)
        if piece is None:
            start = props.plate(event.seat)
            piece = props.stage.add(Piece(card, picture, *start, 20, 28, FLYING))
        piece.layer, piece.picture, piece.shadow = FLYING, picture, False
        cues.append(change(piece, 0.3, x=x, y=y, width=width, height=height, angle=0.0, lift=0.0))

    def lie() -> None:
        for card in event.cards:
            props.stage.remove(card)
        props.stage.remove(lying.PILE)
        for piece in lying.piles(props.view, props.in_play):
            if piece.token == lying.PILE:
                props.stage.add(piece)

    return _meanwhile(props, event, in_turn([props.sound("card"), together(cues, 0.08), call(lie)]))


def reshuffled(props: Props, event: Reshuffled) -> Cue:
    """Move the discard pile over to the deck."""
    props.stage.remove(lying.PILE)
    pile = props.effect("bulls/card_back", layout.DISCARD, *layout.PILE)
    return in_turn([props.sound("deal"), slide(pile, layout.DECK, 0.4), call(lambda: props.gone(pile))])
