"""How cards move: dealt, drawn, played, laid aside."""

from __future__ import annotations

from functools import partial

from game.bulls.events import DestinationsDealt, Reshuffled
from game.bulls.rows import CARDS, DESTINATIONS
from game.core.action import Token, token
from game.core.event import Discarded, Drew, Played
from scenes.skins.bulls import layout, lying
from scenes.skins.bulls.drawing.card_faces import action_card, destination_card
from scenes.skins.bulls.motion.props import Props
from scenes.stage.pieces import BOARD, FLYING, Piece, change, flip, slide
from scenes.ui.anim import Cue, call, ease_in_out, ease_out_back, in_turn, together, wait

OWN, HIDDEN = (0.3, 0.07), (0.22, 0.04)
"""Seconds that a card flies from the deck, and from one to the next: less where there is nothing to read."""


def destinations_dealt(props: Props, event: DestinationsDealt) -> Cue:
    """Deal the destination cards from the pile and turn them over."""
    for piece in [piece for piece in props.stage.pieces.values() if piece.token.kind == "destination"]:
        props.stage.remove(piece.token)
    cues = []
    for slot, card in enumerate(event.slots):
        space = token("space", props.board.graph.destinations[slot])
        width, height = layout.DESTINATION
        piece = props.stage.add(Piece(card, "bulls/card_back", *layout.DECK, 60, 84, FLYING))
        face = destination_card(DESTINATIONS[card.id].id)
        x, y = props.board.points[space]
        fly = change(piece, 0.4, x=x, y=y, height=height)
        turn = in_turn([wait(0.15), flip(piece, face, 0.2, width)])
        lie = call(partial(setattr, piece, "layer", BOARD + 2))
        cues.append(in_turn([props.sound("deal"), together([fly, turn]), lie]))
    return together(cues, 0.12)


def drew(props: Props, event: Drew) -> Cue:
    """Let cards fly to a hand, or to the plate of a seat whose hand is hidden."""
    own = event.seat == props.open_hand
    goal = (layout.HAND[0], layout.HAND[1] - 30) if own else props.plate(event.seat)
    seconds, apart = OWN if own else HIDDEN
    faces = [action_card(CARDS[card.id].id) for card in event.cards] if own else []
    props.expect(faces)  # by the time they are turned over they are there

    deck = props.stage.piece(layout.DECK_PILE)
    if deck is not None:
        deck.badge = str(props.view.deck)

    def turn_over(piece: Piece, face: str) -> Cue:
        yield from flip(piece, face, 0.16)  # as wide as it is by then

    def draw(number: int) -> Cue:
        piece = props.effect("bulls/card_back", layout.DECK, *layout.PILE)
        width, height = (116.0, 163.0) if own else (16.0, 22.0)
        face = faces[number] if faces else piece.picture
        x, y = (goal[0] + (number - event.count / 2) * 90, goal[1]) if own else goal
        fly = change(piece, seconds, x=x, y=y, width=width, height=height)
        turn = [turn_over(piece, face), wait(0.15)] if own else []
        return in_turn([props.sound("card"), fly, *turn, call(partial(props.gone, piece))])

    return together((draw(number) for number in range(event.count)), apart)


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
            slide(piece, props.in_play(event.seat), 0.28, ease_in_out),
            change(piece, 0.28, width=width, height=height, lift=0.0),
        ]
    )
    if is_known:
        return in_turn([props.sound("card"), leave, wait(0.1)])
    width, height = layout.SHOWN
    fly = slide(piece, props.below_plate(event.seat, layout.SHOWN), 0.32, ease_out_back)
    shown = together([fly, change(piece, 0.32, height=height, lift=0.0), flip(piece, picture, 0.32, width)])
    return in_turn([props.sound("card"), shown, wait(0.75), leave])


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

    return in_turn([props.sound("card"), together(cues, 0.08), call(lie)])


def reshuffled(props: Props, event: Reshuffled) -> Cue:
    """Move the discard pile over to the deck."""
    props.stage.remove(lying.PILE)
    pile = props.effect("bulls/card_back", layout.DISCARD, *layout.PILE)
    return in_turn([props.sound("deal"), slide(pile, layout.DECK, 0.4), call(lambda: props.gone(pile))])
