"""Cards: gathered, dealt, turned up, exchanged, played, and taken together with a pot."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Token
from game.core.event import Drew, Played
from game.toruro.deck import NO_CARD
from game.toruro.events import Exposed, GaveBack, LaidAside, Passed, Recycled, RoundBegan, TrickTaken
from game.toruro.tokens import CARD
from game.translation import tr
from scenes.skins.toruro.card_layout import BACKSIDE, DISCARD_PILE, GLOW, picture, short
from scenes.skins.toruro.drawing.cloth import heap
from scenes.skins.toruro.layout import (
    BACK,
    CHIP,
    DISCARD,
    EXPOSED,
    PILE,
    POTS,
    SMALL,
    STOCK,
    TRICK,
    Point,
    back,
)
from scenes.skins.toruro.motion import huge_pot_motion, rim
from scenes.skins.toruro.motion.audit_motion import is_awaited, opened
from scenes.skins.toruro.motion.chip_motion import RICH, won
from scenes.skins.toruro.motion.chip_motion import SMALL as CHIPS_THAT_MOVE
from scenes.skins.toruro.motion.lulo_motion import hangs, is_decisive, lands
from scenes.skins.toruro.motion.props import Props
from scenes.skins.toruro.motion.taker_motion import leader, moved, relished, triumphant
from scenes.skins.toruro.motion.triumph_motion import CHEER, triumph
from scenes.skins.toruro.words.facts import missed, reason
from scenes.stage.effect_sprites import PROPORTION
from scenes.stage.pieces import FLYING, Piece, change, flip, pop, slide
from scenes.ui.anim import Cue, ease_in_out, ease_out_back, in_turn, together, until_seen, wait

PASSES = "Paso"
"""What a seat says that does not go."""
DEALT = "toruro.4.3"
"""The paragraph by which cards are dealt, three to each seat."""
TALLER, LIFT = 1.06, 10.0
"""How the card that takes a trick stands out: no more than leaves its neighbour's number to be seen."""
HELD_UP = 1.3
"""How large it is held over the others, all in the middle of the table, when they are taken together."""
STEPS_IN, STEPS_IN_AGAIN = 0.9, 0.4
"""Seconds for which it is read what the 7 stands in for, the first time in an evening, and later."""
OWN, OTHERS = (0.24, 0.09), (0.2, 0.06)
"""Seconds that a card flies to a hand, and from one to the next: less where there is nothing to read."""


def gathered(props: Props, event: RoundBegan) -> Cue:
    """All cards go back to the stock."""
    kinds = ("card", "back", "discard")
    cards = [piece for piece in props.stage.pieces.values() if piece.token.kind in kinds]
    for piece in cards:
        piece.picture, piece.layer, piece.badge, piece.gilt = BACKSIDE, FLYING, "", False
    yield from props.sound("deal" if cards else "card")
    yield from together((props.leave(piece.token, STOCK, SMALL[0], 0.25) for piece in cards), 0.015)
    props.piles()


def drew(props: Props, event: Drew) -> Cue:
    """Cards fly from the stock to a hand, card by card."""
    cards, seat = props.cards, event.seat
    dealt = event.rule == DEALT
    open_hand = seat == cards.own and bool(event.cards)
    seconds, apart = OWN if open_hand else OTHERS
    fresh = set(event.cards)
    goals = [
        goal
        for place, goal in enumerate(cards.held(seat))
        if (goal.token in fresh if open_hand else place >= cards.view.hands[seat] - event.count)
    ]
    props.piles()
    if seat == cards.own and not open_hand:  # several people look: only that cards were drawn is shown
        goals = []
        hand = props.hud.places.played(seat)
        yield from together((_unseen(props, STOCK, hand) for _ in range(event.count)), 0.09)

    def fly(goal: Piece) -> Cue:
        face, goal.picture = goal.picture, BACKSIDE
        yield from props.sound("card")
        yield from props.arrive(goal, STOCK, seconds, SMALL[0])
        if face != BACKSIDE:
            yield from flip(goal, face, 0.16)

    close = props.rearrange([seat]) if not dealt else wait(0.0)
    yield from together([together((fly(goal) for goal in goals), apart), close])


def _unseen(props: Props, start: Point, end: Point) -> Cue:
    """A card flies from or to a hand at which nobody looks now."""
    card = props.effect(BACKSIDE, start, *SMALL)
    yield from props.sound("card")
    yield from slide(card, end, 0.24)
    props.gone(card)


def exposed(props: Props, event: Exposed) -> Cue:
    """The next card is turned up; where it is a sota or higher, the 7 of its suit steps in for it."""
    shown = [event.card] if event.stand_in is None else [event.card, event.stand_in]
    props.canvas.art.fetch(picture(card.id) for card in shown)  # by the time they are seen they are there
    props.piles()
    goal = next(piece for piece in props.cards.pieces() if piece.token == event.card)
    face, goal.picture, goal.gilt = goal.picture, BACKSIDE, False
    yield from props.sound("card")
    yield from together([props.arrive(goal, STOCK, 0.3), in_turn([wait(0.08), flip(goal, face, 0.22)])])
    goal.gilt = True
    yield from wait(0.25)
    if event.stand_in is not None:
        yield from _steps_in(props, goal, event.stand_in)
    yield from props.rearrange([] if props.cards.own is None else [props.cards.own])


def _steps_in(props: Props, lying: Piece, seven: Token) -> Cue:
    """The 7 comes up from below, changes places with the exposed card, and goes: somebody may hold it."""
    x, y = EXPOSED
    ghost = props.effect(picture(seven.id), (x, y + 175), *SMALL)
    ghost.alpha = 0.0
    words = tr("7 = {card}", card=short(lying.token.id))
    yield from change(ghost, 0.25, alpha=1.0, y=y + 140.0)
    aside = change(lying, 0.35, ease_in_out, x=x + 70.0, angle=-9.0)
    yield from together([slide(ghost, (x, y), 0.35, ease_out_back), aside, props.sound("card")])
    shout = props.effect(props.shout(words), (x, y - 92), 176, 176 / PROPORTION)
    yield from wait(STEPS_IN_AGAIN if props.is_known("seven") else STEPS_IN)
    props.gone(shout)
    back_again = change(lying, 0.3, ease_in_out, x=x, angle=0.0)
    yield from together([change(ghost, 0.3, alpha=0.0, y=y + 120.0), back_again])
    props.gone(ghost)


def passed(props: Props, event: Passed) -> Cue:
    """Paso: the cards are laid down, face down."""
    words = props.call_out(event.seat, PASSES, 0.25)
    return together([words, in_turn([wait(0.15), _laid_down(props, event.seat, event.count, event.cards)])])


def laid_aside(props: Props, event: LaidAside) -> Cue:
    """Cards to be exchanged are laid aside, face down."""
    if not event.count:
        return props.call_out(event.seat, tr("None"), 0.25)
    return _laid_down(props, event.seat, event.count, event.cards)


def gave_back(props: Props, event: GaveBack) -> Cue:
    """One of four cards is given back."""
    return _laid_down(props, event.seat, 1, event.cards)


def _laid_down(props: Props, seat: int, count: int, cards: Sequence[Token]) -> Cue:
    names = list(cards)
    if seat != props.cards.own:
        left = props.cards.view.hands[seat]
        names = [back(seat, place) for place in range(left, left + count)]
    for card in names:
        piece = props.stage.pieces.get(card)
        if piece is not None:
            piece.picture, piece.gilt = BACKSIDE, False
    yield from props.sound("card")
    flights = [props.leave(card, DISCARD, PILE[0]) for card in names]
    hand = props.hud.places.played(seat)
    flights += [_unseen(props, hand, DISCARD) for _ in range(count - len(names))]
    yield from together(flights, 0.07)
    props.piles()
    yield from props.rearrange([seat])


def recycled(props: Props, event: Recycled) -> Cue:
    """What lay aside is shuffled and is the stock now."""
    props.stage.remove(DISCARD_PILE)
    heap = props.effect(BACKSIDE, DISCARD, *PILE)
    yield from props.sound("deal")
    yield from change(heap, 0.4, ease_in_out, x=STOCK[0], y=STOCK[1], width=SMALL[0], height=SMALL[1])
    yield from together([change(heap, 0.12, angle=8.0), props.sound("deal")])
    yield from change(heap, 0.12, angle=-8.0)
    props.gone(heap)
    props.piles()


def played(props: Props, event: Played) -> Cue:
    """A card is laid to the trick, a little askew, and the hand closes ranks."""
    cards, seat, card = props.cards, event.seat, event.card
    piece = props.stage.pieces.get(card)
    if piece is None:
        piece = _from_hand(props, seat)
        props.stage.remove(back(seat, cards.view.hands[seat]))
    goal = cards.played()[-1]
    layer, face = goal.layer, goal.picture
    props.canvas.art.fetch([face])  # by the time it is turned over it is there
    piece.token, piece.layer, piece.shadow, piece.gilt = card, FLYING, False, False
    piece.edge = goal.edge
    props.stage.add(piece)
    hanging = is_decisive(cards.view, event)
    if hanging:
        yield from hangs(props, piece, seat)
    piece.whole = goal.width, goal.height
    goals = {name: getattr(goal, name) for name in ("x", "y", "height", "angle", "lift")}
    fly = change(piece, 0.26, **goals)
    turn = flip(piece, face, 0.26, goal.width)
    if piece.picture == face:
        turn = change(piece, 0.26, width=goal.width)
    yield from props.sound("card")
    falling = [fly, turn, props.yields(), in_turn([wait(0.1), props.rearrange([seat])])]
    yield from together([*falling, *([lands(props, piece, goal)] if hanging else [])])
    piece.layer, piece.shadow, piece.gilt, piece.halo, piece.whole = layer, True, goal.gilt, goal.halo, None


def _from_hand(props: Props, seat: int) -> Piece:
    """Return a card out of a hand that nobody sees."""
    x, y = props.hud.places.played(seat)
    return Piece(back(seat, 0), BACKSIDE, x, y, *BACK, FLYING)


def _hopping(props: Props, event: TrickTaken) -> list[Piece]:
    """Return the topmost chip of each stack of a rich pot, to hop there before it is paid."""
    if event.chips < RICH:
        return []
    return [props.effect(*stack[-1], CHIP) for stack in heap(*POTS[event.pot.id], event.chips)]


def cheered(props: Props, event: TrickTaken, words: Piece, chips: Sequence[Piece]) -> Cue:
    """Let a huge pot be cheered while its trick lies there; the chips that hopped are those that pour out."""
    props.breath.end()
    for chip in chips:
        props.gone(chip)
    yield from huge_pot_motion.poured_out(props, event, words)


def taken(props: Props, event: TrickTaken) -> Cue:
    """The best card glows; when all have seen it, cards and chips go to whoever played it.

    What comes next is not shown before these are there.
    """
    led, props.hud.taker = leader(props.hud.net), event.seat
    cards = [piece for play in props.cards.view.trick if (piece := props.stage.pieces.get(CARD[play.card]))]
    best = props.stage.pieces.get(event.card)
    trick, exposed = props.cards.view.trick, props.cards.view.exposed
    props.why, props.missed = reason(trick, exposed, event.card.id), missed(trick, exposed, event.card.id)
    looks = moved(trick, exposed, event.card.id) if event.chips >= CHIPS_THAT_MOVE else []
    faces = [rim.face(props, seat, mood) for seat, mood in looks]
    chips, cheer = _hopping(props, event), triumphant(event, props.after)
    called = [huge_pot_motion.called_out(props, event)] if cheer and cheer != CHEER else []
    if best is not None:
        best.halo, best.layer = GLOW, best.layer + 1
        rise = change(best, 0.22, ease_out_back, scale=TALLER, lift=LIFT, angle=0.0)
        yield from together([props.sound("count"), rise, *(pop(one, 0.24, 0.3) for one in (*faces, *called))])
        props.breath.begin([best, *faces], chips)
    yield from wait(0.2)
    if called:
        yield from cheered(props, event, called[0], chips)
    if not called or props.is_patient():
        yield from until_seen()
    props.breath.end()
    for one in (*faces, *chips):
        props.gone(one)
    props.why, props.missed = "", NO_CARD
    x, y = props.plate(event.seat)
    gather = []
    for piece in cards:
        piece.halo, piece.layer, piece.gilt, piece.edge = "", FLYING + (piece is best), False, None
        gather.append(change(piece, 0.22, ease_in_out, x=TRICK[0], y=TRICK[1], angle=0.0, lift=0.0))
    if best is not None:
        best.halo, grown = GLOW, change(best, 0.3, ease_out_back, scale=HELD_UP)
        gather.append(grown)
    yield from together([props.sound("trick"), *gather])
    for piece in cards:
        piece.whole = piece.width, piece.height
    away = [
        change(piece, 0.32, ease_in_out, x=x, y=y, width=30.0, height=46.0, scale=1.0, alpha=0.0)
        for piece in cards
    ]
    payment = wait(0.0) if called else won(props, event.seat, event.pot.id, event.chips)
    if cheer == CHEER:  # the pile lies there until it was cheered
        yield from together(away)
        yield from triumph(props, event.seat, cheer)
        yield from payment
    else:
        yield from together([*away, payment])
    for piece in cards:
        props.stage.remove(piece.token)
    props.show()
    yield from relished(props, event, led)
    if is_awaited(props.after):
        yield from opened(props)
