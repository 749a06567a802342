"""Motion of cards: drawn, placed, played, attacked with, discarded."""

from __future__ import annotations

from game.alatriste import events, events_combat
from game.core.action import Token
from game.core.event import Discarded, Drew
from game.translation import tr
from scenes.skins.alatriste.drawing.card_faces import BACK, card
from scenes.skins.alatriste.layout import DISCARDS, PACK, PILE, Point
from scenes.skins.alatriste.motion.props import MIDDLE, Props
from scenes.skins.alatriste.words.standing_orders import REACTIONS
from scenes.stage.pieces import change, pop, slide
from scenes.ui.anim import Cue, ease_in_out, in_turn, together, until_asked, wait

AIMED = 0.6
"""Seconds that the seal is seen which falls on people."""
ASIDE = 168.0
"""How far beside an attack its answer is shown."""
REST, GLIMPSE = 0.55, 0.1
"""Seconds that a card is shown, and one that people have played themselves, or that does nothing to them."""
MOMENT = 0.4
"""Seconds that everybody waits for an answer, whether or not there is one."""


def drew(props: Props, event: Drew) -> Cue:
    """Let cards fly from the pack: open into the hand of whoever looks, else face down to the plate."""
    starts = dict.fromkeys(event.cards, PACK)
    unseen = event.count - len(event.cards)
    flights = [_unseen(props, PACK, props.plate(event.seat)) for _ in range(unseen)]
    props.play_sound("card")
    drawn = props.become(0.3 if starts else 0.1, starts=starts)
    yield from together([props.asides.beside(flights, 0.12), drawn])


def _unseen(props: Props, start: Point, end: Point) -> Cue:
    """Let a card pass that whoever looks does not know."""
    back = props.effect(BACK, start, *PILE)
    back.shadow = True
    yield from together(
        [slide(back, end, 0.36, ease_in_out), change(back, 0.36, width=26.0, height=40.0, angle=8.0)]
    )
    props.gone(back)


def discarded(props: Props, event: Discarded) -> Cue:
    """Let cards go to the discards, each face up."""
    props.play_sound("card")
    lowered = [props.lower(name) for name in event.cards if name in props.in_the_air]
    hidden = [name for name in event.cards if name not in props.stage.pieces and name not in props.in_the_air]
    flights = [_open(props, name, props.plate(event.seat), DISCARDS) for name in hidden]
    ends = dict.fromkeys(event.cards, DISCARDS)
    yield from together([*lowered, *flights], 0.08)
    yield from props.become(0.3, ends=ends)


def _open(props: Props, name: Token, start: Point, end: Point) -> Cue:
    """Let a card pass face up."""
    yield from props.come(card(name.id))
    face = props.effect(card(name.id), start, 30.0, 46.0)
    face.shadow = True
    size = {"width": PILE[0], "height": PILE[1]}
    yield from change(face, 0.4, ease_in_out, x=end[0], y=end[1], **size)
    props.gone(face)


def laid(props: Props, event: events.CardLaid) -> Cue:
    """Show a character or possession, then lay it on its owner's board."""
    yield from _show(props, event.card, event.seat)
    props.play_sound("stamp")
    yield from _to_goal(props, event.card, event.seat)


def _to_goal(props: Props, card: Token, seat: int) -> Cue:
    """Let a card that is shown go to where it lies after the event, or else to the plate of that seat."""
    goals = props.lay_next()
    to = (goals[card].x, goals[card].y) if card in goals else props.plate(seat)
    yield from props.lower(card, 0.25, to)
    yield from props.go(goals, 0.12, {card: to})


def helped(props: Props, event: events.Helped) -> Cue:
    """Show a help before it goes to the discards."""
    return _show(props, event.card, event.seat)


def _show(props: Props, name: Token, seat: int, aim: int | None = None) -> Cue:
    props.play_sound("card")
    is_known = _has_people(props) and not props.is_person(aim) and not _has_new_leader(props)
    yield from props.present(name, card(name.id), props.plate(seat), GLIMPSE if is_known else REST)


def _has_people(props: Props) -> bool:
    """Return whether somebody at this screen waits for a turn: whoever only looks on has time to read."""
    return any(seat.human for seat in props.seats)


def _has_new_leader(props: Props) -> bool:
    """Return whether another leads after what is shown now."""
    return props.next_view is not None and not props.next_view.leaders <= props.view.leaders


def sold(props: Props, event: events.Sold) -> Cue:
    """Show what is sold, and let coins come for it."""
    yield from _show(props, event.card, event.seat)
    yield from props.asides.beside([props.coins(event.ducats, MIDDLE, props.plate(event.seat))], 0.15)


def taken(props: Props, event: events.CardTaken) -> Cue:
    """Let a card pass from one seat to another, open only to those who may know it."""
    origin, goal = props.plate(event.origin), props.plate(event.seat)
    props.play_sound("card")
    if event.card is None:
        yield from together([_unseen(props, origin, goal), props.become(0.3)])
        return
    name = event.card
    start, goals = props.place(name, event.origin), props.lay_next()
    if name in goals:
        yield from props.go(goals, 0.45, {name: start})
    elif name in props.stage.pieces:
        yield from props.go(goals, 0.45, ends={name: goal})
    else:
        yield from together([_open(props, name, start, goal), props.go(goals, 0.3)])


def fetched(props: Props, event: events.CardFetched) -> Cue:
    """Look for a card; if it is found, everybody sees it."""
    if event.card is None:
        yield from props.call_out(event.seat, tr("Not there!"))
        return
    known = event.card.id in props.view.discard
    start = DISCARDS if known else PACK
    yield from props.present(event.card, card(event.card.id), start, REST)
    yield from _to_goal(props, event.card, event.seat)


def reshuffled(props: Props, event: events.Reshuffled) -> Cue:
    """Let the discards become the pack."""
    props.play_sound("deal")
    flights = [_unseen_pile(props) for _ in range(min(6, event.count))]
    yield from together(flights, 0.06)
    yield from props.become(0.1)


def _unseen_pile(props: Props) -> Cue:
    back = props.effect(BACK, DISCARDS, *PILE)
    yield from slide(back, PACK, 0.3, ease_in_out)
    props.gone(back)


# --- attacks ---


def awaited(props: Props, event: events_combat.Awaited) -> Cue:
    """Wait as long whatever anybody holds; where hands are secret somebody may call out meanwhile."""
    if event.prompt not in REACTIONS:
        return
    if not props.orders.is_awaiting(event):
        yield from wait(MOMENT)
        return
    with props.orders.open(event.seat):
        yield from until_asked()


def attacked(props: Props, event: events_combat.Attacked) -> Cue:
    """Show the attack to everybody, and let a seal fall on whom it is meant for."""
    props.blows.played(event.card.id, event.seat)
    yield from _show(props, event.card, event.seat, event.target)
    yield from props.become(0.1)
    after = AIMED if props.is_person(event.target) else GLIMPSE
    yield from props.asides.beside([_aimed(props, event.target)], after)
    props.put_down(event.card)


def _aimed(props: Props, target: int) -> Cue:
    """Let a seal come down on the plate of the one who is attacked."""
    x, y = props.plate(target)
    seal = props.effect("alatriste/seal", (x - 66, y), 46)
    seal.layer += 0.5
    props.play_sound("stamp")
    yield from pop(seal, 0.2, 2.2)
    yield from wait(0.3)
    yield from props.fade(seal)


def shielded(props: Props, event: events_combat.Shielded) -> Cue:
    """Let a friend step in front of the attack."""
    at = MIDDLE[0] + ASIDE, MIDDLE[1]
    start = props.place(event.shield, event.seat)
    yield from props.come(card(event.shield.id))
    friend = props.effect(card(event.shield.id), start, *PILE)
    friend.shadow = True
    size = {"width": 126.0, "height": 196.0}
    yield from change(friend, 0.3, ease_in_out, x=at[0], y=at[1], **size)
    yield from props.call_out(event.seat, tr("Immune!"), 0.6)
    yield from change(friend, 0.3, ease_in_out, x=start[0], y=start[1], alpha=0.0, width=30.0, height=46.0)
    props.gone(friend)


def countered(props: Props, event: events_combat.Countered) -> Cue:
    """Show the answer beside the attack, and turn the attack round if it is a riposte."""
    at = MIDDLE[0] + ASIDE, MIDDLE[1]
    start = props.plate(event.seat)
    yield from _again(props, event.attack)
    yield from props.present(event.card, card(event.card.id), start, 0.3, at)
    props.play_sound("strike")
    yield from props.call_out(event.seat, tr("Riposte!") if event.reflected else tr("Parried!"), 0.5)
    attack = props.in_the_air.get(event.attack)
    if event.reflected and attack is not None:
        yield from change(attack, 0.3, ease_in_out, angle=180.0)
        yield from change(attack, 0.3, ease_in_out, angle=360.0)
    yield from props.become(0.1)
    props.put_down(event.attack)


def _again(props: Props, attack: Token) -> Cue:
    """Lay the attack over the board, even if somebody was asked since it was played."""
    if attack not in props.in_the_air:
        yield from props.present(attack, card(attack.id), MIDDLE, 0.0)


def waits(props: Props, event: events_combat.AttackWaits) -> Cue:
    """Lay the attack into the attack zone, to be obeyed later."""
    yield from _again(props, event.card)
    goals = props.lay_next()
    to = (goals[event.card].x, goals[event.card].y) if event.card in goals else props.plate(event.seat)
    yield from props.lower(event.card, 0.3, to)
    props.play_sound("card")
    yield from props.go(goals, 0.15, {event.card: to})
    yield from props.say(event.seat, tr("It waits"), 0.6, 0.15)


def struck(props: Props, event: events_combat.AttackStruck) -> Cue:
    """Show what strikes now, or that it is void."""
    props.blows.struck(props.view, event.card.id, event.seat)
    name, known = event.card, event.card in props.in_the_air
    lying = props.stage.pieces.get(name)
    if not known:  # one that everybody has just been shown lies there still
        known = lying is not None and (lying.x, lying.y) == MIDDLE
        rest = REST if props.is_person(event.seat) else GLIMPSE
        yield from props.present(name, card(name.id), props.place(name, event.seat), 0.0 if known else rest)
    if event.void:
        yield from props.say(event.seat, tr("Void!"), 0.5, 0.3)
    else:
        props.play_sound("gasp")
        if not known:
            after = AIMED if props.is_person(event.seat) else GLIMPSE
            yield from props.asides.beside([_aimed(props, event.seat)], after)
    yield from props.lower(name)
    yield from in_turn([props.become(0.15)])
